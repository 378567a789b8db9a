"""Battalia: what lies before a player."""

from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from littlewars.games.battalia.cards import GREAT, GREATS, KINDS, SCROLL, artefact
from littlewars.games.battalia.content import FACTION_KEYS
from littlewars.games.battalia.draw import draw_hand
from littlewars.games.battalia.draw.names import card_rule
from littlewars.games.battalia.view import UNKNOWN, WorldView
from littlewars.kernel.content import LANGUAGES
from tests.games.battalia.pictures import BATTLE, EARLY, LAYING, MIDDLE, SETUP, VIEWS, reader
from tests.games.battalia.test_draw import checked, shown
from tests.games.drawings import classes, find, has, said, words


def hand(view: WorldView, language: str = "en") -> ElementTree.Element:
    return checked(draw_hand(view, reader(language).say))


def ids(root: ElementTree.Element, prefix: str) -> list[str]:
    return [key for element in root.iter() if (key := element.get("id") or "").startswith(prefix)]


def spot(root: ElementTree.Element, key: str) -> tuple[int, int]:
    """Return where an element begins."""
    x, y = (find(root, key).get("transform") or "").split("(")[1].split(")")[0].split()
    return int(x), int(y)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, view in VIEWS.items() if view.viewer >= 0])
def test_every_hand_is_sound(name: str, language: str) -> None:
    hand(VIEWS[name], language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", range(KINDS))
def test_every_card_says_what_it_is_and_does(card: int, language: str) -> None:
    view = replace(EARLY, sides=(replace(EARLY.sides[0], hand=(card,)), EARLY.sides[1]))
    drawn = find(hand(view, language), "card-0")
    assert len(words(drawn)) >= 2
    assert not [line for line in words(drawn) if line.endswith("…")]
    assert drawn.get("data-rule") == card_rule(card)
    assert [one for one in shown(drawn) if one.startswith("face-")]


def test_nothing_lies_before_somebody_who_watches_or_has_nothing() -> None:
    assert draw_hand(replace(MIDDLE, viewer=-2), reader("en").say) == ""
    bare = replace(MIDDLE, viewer=0, sides=(replace(MIDDLE.sides[0], hand=()), *MIDDLE.sides[1:]), played=())
    assert draw_hand(bare, reader("en").say) == ""


def test_cards_lie_in_their_order_side_by_side() -> None:
    root = hand(MIDDLE)
    assert ids(root, "card-") == [f"card-{i}" for i in range(6)]
    spots = [spot(root, f"card-{i}") for i in range(6)]
    assert all(before[0] + 150 <= after[0] for before, after in pairwise(spots))
    assert said(root, "card-0") == "Islander Lord: The Tide. Strength 4."
    assert "4" in words(find(root, "card-0"))
    assert "rank-L" in shown(find(root, "card-0"))
    assert "emblem-insulaires" in shown(find(root, "card-0"))


def test_picked_cards_are_raised_and_ticked() -> None:
    root = hand(BATTLE)
    for i in range(4):
        picked = i in BATTLE.picked
        assert ("bat-picked" in classes(find(root, f"card-{i}"))) == picked
        assert (spot(root, f"card-{i}")[1] < spot(root, "card-3")[1]) == picked


def test_an_illuminated_card_tells_its_double_effect() -> None:
    assert "Draw 4" in " ".join(words(find(hand(MIDDLE), "card-2")))
    assert "bat-sheet-lit" in classes(find(hand(MIDDLE), "card-2"))
    later = hand(replace(MIDDLE, lit="title"))
    assert "Draw 2" in " ".join(words(find(later, "card-2")))
    assert "bat-sheet-lit" not in classes(find(later, "card-2"))
    assert MIDDLE.sides[1].hand[2] in [artefact(SCROLL, banner) for banner in range(4)]
    named = replace(MIDDLE, lit="title", also_lit=("scroll",))
    assert "Draw 4" in " ".join(words(find(hand(named), "card-2")))
    assert "Draw 2" in " ".join(words(find(hand(replace(named, active=0)), "card-2")))


def test_bat_161_the_card_being_laid_is_shown_in_its_turns() -> None:
    root = hand(LAYING)
    roads = {f"turn-{quarters}": [one for one in shown(find(root, f"turn-{quarters}")) if one.startswith("road-")]
             for quarters in range(4)}  # fmt: skip
    assert roads == {"turn-0": ["road-7"], "turn-1": ["road-14"], "turn-2": ["road-13"], "turn-3": ["road-11"]}
    assert said(root, "turn-1") == "Turned by a quarter: roads to the east, the south, the west."
    assert "city-1" in shown(find(root, "turn-0"))
    road = replace(LAYING, laying="road-I", turns=(0, 1))
    assert "city-1" not in shown(find(hand(road), "turn-0"))
    assert ids(hand(road), "turn-") == ["turn-0", "turn-1"]
    assert not ids(hand(MIDDLE), "turn-")


def test_played_cards_lie_beside_the_hand_in_one_s_own_turn() -> None:
    root = hand(MIDDLE)
    area = find(root, "played")
    assert len([one for one in shown(area) if one.startswith("face-")]) == len(MIDDLE.played)
    assert "Played this turn: 5" in words(area)
    assert "The next card gained goes to the hand" in " ".join(words(area))
    assert not has(hand(replace(MIDDLE, active=0)), "played")


def test_bat_300_factions_on_offer() -> None:
    root = hand(SETUP)
    assert ids(root, "offer-") == [f"offer-{key}" for key in FACTION_KEYS]
    plate = find(root, "offer-insulaires")
    told = " ".join(words(plate))
    assert all(name in told for name in ("Islanders", "Crystal Blades", "Hydra Riders", "Dream Wanderers", "The Tide"))
    assert {"emblem-insulaires", "tile-lake"} <= {one.removesuffix("-mirrored") for one in shown(plate)}
    fewer = replace(SETUP, offers=("ursides", "nebuleux"))
    assert ids(hand(fewer), "offer-") == ["offer-ursides", "offer-nebuleux"]


def test_great_artefacts_wear_no_banner() -> None:
    view = replace(EARLY, sides=(replace(EARLY.sides[0], hand=tuple(range(GREAT, GREAT + GREATS))), EARLY.sides[1]))
    root = hand(view)
    assert not [one for one in shown(find(root, "card-0")) if one.startswith("emblem")]
    assert "bat-great-head" in classes(find(root, "card-0"))


def test_a_hand_nobody_may_see_is_not_drawn() -> None:
    hidden = replace(MIDDLE, sides=(MIDDLE.sides[0], replace(MIDDLE.sides[1], hand=(UNKNOWN,) * 6), *MIDDLE.sides[2:]))
    assert draw_hand(replace(hidden, played=()), reader("en").say) == ""


def test_bat_123_banners_to_name_lie_beside_the_cards() -> None:
    root = hand(replace(MIDDLE, offers=("ursides", "nebuleux")))
    assert ids(root, "offer-") == ["offer-ursides", "offer-nebuleux"]
    assert ids(root, "card-") == [f"card-{i}" for i in range(6)]
    assert spot(root, "offer-nebuleux")[0] + 110 <= spot(root, "card-0")[0]
