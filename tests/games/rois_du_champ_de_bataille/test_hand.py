"""Les Rois du Champ de Bataille: what lies before a player, and the small pictures of the form."""

from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    ARMY_KEYS,
    ORDERS,
    SCENARIOS,
    SCENERY,
    SCENERY_KEYS,
)
from littlewars.games.rois_du_champ_de_bataille.draw import army_portrait, draw_hand, scenario_portrait
from littlewars.games.rois_du_champ_de_bataille.draw.names import VERB_RULES
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.view import BattleView
from littlewars.kernel.content import LANGUAGES
from tests.games.drawings import classes, find, has, said, words
from tests.games.rois_du_champ_de_bataille.pictures import (
    BUILDING,
    CHOOSING,
    KEEPING,
    LAYING,
    MIDDLE,
    START,
    VIEWS,
    orders,
    reader,
)
from tests.games.rois_du_champ_de_bataille.test_draw import checked


def hand(view: BattleView, language: str = "en") -> ElementTree.Element:
    return checked(draw_hand(view, reader(language).say))


def ids(root: ElementTree.Element, prefix: str) -> list[str]:
    return [key for element in root.iter() if (key := element.get("id") or "").startswith(prefix)]


def left(root: ElementTree.Element, key: str) -> int:
    """Return where an element begins."""
    return int((find(root, key).get("transform") or "").split("(")[1].split(" ")[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, view in VIEWS.items() if view.viewer >= 0])
def test_every_hand_is_sound(name: str, language: str) -> None:
    hand(VIEWS[name], language)


# -- cards and what they can do


def test_nothing_lies_before_somebody_who_watches_or_has_nothing() -> None:
    assert draw_hand(replace(START, viewer=-1), reader("en").say) == ""
    bare = replace(START.sides[0], hand=(), orders=())
    assert draw_hand(replace(START, sides=(bare, START.sides[1]), verbs=()), reader("en").say) == ""


def test_rcb_211_the_cards_lie_by_suit_and_each_can_be_touched() -> None:
    root = hand(START)
    assert ids(root, "card-") == [f"card-{i}" for i in range(5)]
    rules = [find(root, f"card-{i}").get("data-rule") for i in range(5)]
    assert rules == ["RCB-203", "RCB-203", "RCB-204", "RCB-205", "RCB-941"]
    places = [left(root, f"card-{i}") for i in range(5)]
    assert all(after - before >= 34 for before, after in pairwise(places))
    assert "rois-g-back" not in classes(root)


def test_tabs_show_what_can_be_done_with_a_suit() -> None:
    root = hand(START)
    assert ids(root, "play-") == [
        "play-ruse-joker", "play-strike-hearts", "play-push-hearts", "play-shot-hearts", "play-strike-diamonds",
        "play-move-spades",
    ]  # fmt: skip
    assert words(find(root, "play-push-hearts")) == ["Push"]
    assert said(root, "play-shot-hearts") == "Shoot: hearts shoot along a row or a column."
    assert (
        left(root, "card-1")
        < left(root, "play-strike-hearts")
        < left(root, "card-2")
        < left(root, "play-strike-diamonds")
    )
    assert not ids(hand(replace(START, verbs=())), "play-")


def test_many_tabs_of_a_suit_stand_side_by_side() -> None:
    keys = ("move", "lead", "pair", "nest", "heal")
    root = hand(replace(START, verbs=tuple((key, 2) for key in keys)))
    for key in keys:
        assert find(root, f"play-{key}-spades").get("data-rule") == VERB_RULES[key]
    spots = [find(root, f"play-{key}-spades").get("transform") for key in keys]
    assert len(set(spots)) == 5
    assert left(root, "play-heal-spades") > left(root, "play-move-spades")
    assert left(root, "card-4") > left(root, "play-heal-spades") + 100


def test_rcb_302_kept_orders_lie_beside_the_cards() -> None:
    root = hand(START)
    assert ids(root, "kept-") == ["kept-1", "kept-3", "kept-5"]
    assert words(find(root, "kept-1")) == ["Bronze Wall", "in play, active"]
    assert words(find(root, "kept-3")) == ["Theban", "kept"]
    assert "rois-kept-active" in classes(find(root, "kept-1"))
    assert "rois-kept-active" not in classes(find(root, "kept-5"))
    assert find(root, "kept-5").get("data-rule") == "RCB-GRE-5"
    assert ROSTER[2].texts["en"] in said(root, "kept-3")
    assert words(find(hand(MIDDLE), "kept-3")) == ["March under the Whip", "in play, face down"]


def test_cards_without_orders_and_orders_without_cards() -> None:
    none = replace(START.sides[0], orders=orders("greece", *["removed"] * 6))
    assert not ids(hand(replace(START, sides=(none, START.sides[1]))), "kept-")
    empty = replace(START.sides[0], hand=())
    for view in (START, LAYING):
        root = hand(replace(view, sides=(empty, START.sides[1]), verbs=()))
        assert not ids(root, "card-")
        assert len(ids(root, "kept-")) == 3


# -- choosing


@pytest.mark.parametrize("language", LANGUAGES)
def test_rcb_302_orders_are_kept_and_laid_by_their_whole_text(language: str) -> None:
    for first in range(0, len(ROSTER), ORDERS):
        key = ARMIES[first // ORDERS].key
        side = replace(KEEPING.sides[0], army=key, orders=orders(key, *["kept"] * 6))
        root = hand(replace(KEEPING, sides=(side, KEEPING.sides[1])), language)
        for i in range(ORDERS):
            told = words(find(root, f"kept-{i + 1}"))
            assert told[1] == ROSTER[first + i].names[language]
            assert " ".join(told[2:]) == ROSTER[first + i].texts[language]
        assert ids(root, "card-") == [f"card-{i}" for i in range(5)]


def test_rcb_307_of_the_orders_to_lay_the_one_in_play_is_marked() -> None:
    root = hand(LAYING)
    assert ids(root, "kept-") == ["kept-1", "kept-3", "kept-5"]
    assert words(find(root, "kept-1"))[-1] == "in play, active"
    assert "kept" not in words(find(root, "kept-3"))


def test_rcb_1202_armies_on_offer_show_their_orders() -> None:
    root = hand(CHOOSING)
    assert ids(root, "offer-") == [f"offer-{key}" for key in ARMY_KEYS]
    for army in ARMIES:
        offer = find(root, f"offer-{army.key}")
        names = [order.names["en"] for order in ROSTER[ORDERS * army.number : ORDERS * army.number + ORDERS]]
        assert words(offer) == [*army.names["en"].split(), *names] or words(offer) == [army.names["en"], *names]
        assert said(root, f"offer-{army.key}") == f"{army.names['en']}: {', '.join(names)}."
    assert not has(root, "card-0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rcb_1001_scenery_on_offer_says_what_it_does(language: str) -> None:
    root = hand(BUILDING, language)
    assert ids(root, "scenery-") == [f"scenery-{key}" for key in SCENERY_KEYS]
    for kind in SCENERY:
        name, *lines = words(find(root, f"scenery-{kind.key}"))
        assert name == kind.names[language]
        assert said(root, f"scenery-{kind.key}").endswith(": " + " ".join(lines))


@pytest.mark.parametrize(("count", "rows"), [(1, [1]), (6, [6]), (10, [5, 5]), (11, [6, 5]), (14, [5, 5, 4])])
def test_cards_on_offer_lie_in_rows_of_like_length(count: int, rows: list[int]) -> None:
    root = hand(replace(BUILDING, grounds=BUILDING.grounds[:count]))
    spots = [(find(root, key).get("transform") or "").split(")")[0].split(" ")[1] for key in ids(root, "scenery-")]
    assert [spots.count(top) for top in dict.fromkeys(spots)] == rows


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("wood", "Protection\u00a01; it stops lines of fire."), ("hill", "It stops lines of fire."),
        ("chasm", "Nobody enters, but shots pass over it."), ("rock", "Nobody enters; it stops lines of fire."),
        ("wall", "One edge is closed, to lines of fire too."), ("ravine", "One edge is closed, but shots cross it."),
        ("swamp", "Attacks on it have +1."), ("scree", "Entered and left on the slant only, as with\u00a0♣."),
        ("rapids", "Each unit loses 1 HP at the end of its owner’s turn."),
    ],
)  # fmt: skip
def test_what_a_scenery_does(key: str, told: str) -> None:
    assert " ".join(words(find(hand(BUILDING), f"scenery-{key}"))[1:]) == told


# -- portraits


@pytest.mark.parametrize("language", LANGUAGES)
def test_portraits_of_armies_and_scenarios(language: str) -> None:
    say = reader(language).say
    for army in ARMIES:
        for seat, name in enumerate(("red", "black")):
            root = checked(army_portrait(army.key, seat, say))
            assert army.names[language] in (root[0].text or "")
            assert f"side-{name}" in classes(root)
    for key, sheet in SCENARIOS.items():
        root = checked(scenario_portrait(key, say))
        assert sheet.texts[language] in (root[0].text or "")
        assert sorted(words(root)[-2:]) == sorted([str(sheet.initial(0)), str(sheet.initial(1))])
        assert classes(root).count("rois-s-rampart") == sum(wall.bit_count() for wall in sheet.walls)


def test_a_scenario_is_shown_on_its_ground() -> None:
    root = checked(scenario_portrait("thermopyles_279", reader("en").say))
    assert ids(root, "rois-emblem-") == ["rois-emblem-greece", "rois-emblem-gauls"]
    shown = [element.get("href") for element in root.iter() if element.get("href")]
    assert shown.count("#rois-land-rock") == 3
    assert shown.count("#rois-land-water") == 3


def test_rcb_302_no_order_is_called_kept_before_three_are() -> None:
    """All six lie there while scenery is dealt: so small that their names alone fit."""
    battle = GAME.start(GAME.setup({"scenario": "escarmouche", "red_army": "rome", "black_army": "elves"}))
    assert isinstance(battle, Battle)
    told = words(checked(GAME.draw_hand(GAME.view(battle, 0), reader("en").say)))
    assert "kept" not in told
    assert all(ROSTER[number].key.split("_")[0] in " ".join(told).lower() for number in range(ORDERS, 2 * ORDERS))
    assert "kept" in words(hand(MIDDLE))
