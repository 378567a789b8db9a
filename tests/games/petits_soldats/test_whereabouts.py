"""Petits Soldats: choices on the plane say which way they are, who is near and who would see."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.throw import Fire, Flick
from littlewars.games.petits_soldats.whereabouts import WAYS, nearest, way_name
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.measure import THROW
from littlewars.kernel.words import Message
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out
from tests.games.petits_soldats.test_spelling import PLACES

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
ALONE = "table {}\ngreen infantryman {}; sniper hq\nyellow infantryman {}; grenadier hq\n"


def told(battle: Battle, text: str, language: str = "en") -> str:
    """Say what a choice does."""
    return catalogue(language, GAME).say(GAME.describe(battle, GAME.read(battle, text)))


def test_every_eighth_of_the_circle_has_its_name() -> None:
    assert [way_name(turn).arguments["way"] for turn in range(0, 3600, 450)] == WAYS
    assert [way_name(turn).arguments["way"] for turn in (224, 225, 3374, 3375)] == [
        "right",
        "up-right",
        "down-right",
        "right",
    ]
    for language in LANGUAGES:
        assert len({catalogue(language, GAME).say(way_name(turn)) for turn in range(0, 3600, 450)}) == 8


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("move sniper 30,40", "Sniper: 10 cm right (30, 40), nearer to Yellow’s Grenadier (27.5 cm), seen by 2."),
        ("move sniper 20,45", "Sniper: 5 cm up (20, 45), farther from Yellow’s Grenadier (37.8 cm), seen by 2."),
        ("move sniper 20,40", "Sniper: stay here, 37.5 cm from Yellow’s Grenadier, seen by 2."),
    ],
)
def test_ps_911_a_move_says_which_way_it_goes_and_towards_whom(text: str, words: str) -> None:
    assert told(lay_out(FACE), text) == words


def test_ps_911_a_move_in_french() -> None:
    words = told(lay_out(FACE), "move sniper 30,40", "fr")
    assert words == "Sniper\u00a0: 10 cm à droite (30\u00a0; 40), plus près du Grenadier jaune (27,5 cm), vu par 2."


def test_ps_604_a_move_behind_the_mug_says_that_nobody_sees_him() -> None:
    battle = lay_out(ALONE.format("x1", "20,30", "60,30"))
    assert told(battle, "move infantryman 30,30").endswith(", nearer to Yellow’s Infantryman (27.5 cm), unseen.")
    open_ = lay_out(ALONE.format("x0", "20,30", "60,30"))
    assert told(open_, "move infantryman 30,30").endswith(", seen by 1.")


def test_ps_1105_at_night_who_is_far_does_not_see_him() -> None:
    night = lay_out(ALONE.format("x0", "20,30", "60,30"), mission="night")
    assert told(night, "move infantryman 22,30").endswith(", unseen.")
    assert told(night, "move infantryman 34,30").endswith(", seen by 1.")


def test_ps_304_a_place_to_deploy_says_where_from_its_token_it_is() -> None:
    assert told(PLACES["deploy"], "deploy sniper 13,49.25") == "Sniper: 0.3 cm up from token 2 (13, 49.3)."
    battle = lay_out(
        "table x0\ngreen infantryman hq; sniper hq\nyellow infantryman 60,49; grenadier hq\n"
        "next Deploy(number=1, seat=green); EndTurn(seat=green); EndRound"
    )
    words = "Sniper: 5 cm right from token 2 (18, 49), 39.5 cm from Yellow’s Infantryman, seen by 1."
    assert told(battle, "deploy sniper 18,49") == words


def test_with_no_enemy_in_play_only_the_way_is_told() -> None:
    battle = lay_out("table x0\ngreen infantryman 20,30; sniper hq\nyellow infantryman hq; grenadier hq\n")
    assert told(battle, "move infantryman 30,30") == "Infantryman: 10 cm right (30, 30)."
    assert nearest(battle, [], 0, 0) == -1


@pytest.mark.parametrize("place", ["flick", "fire"])
def test_ps_912_every_aim_suggested_says_whom_it_comes_down_next_to(place: str) -> None:
    battle = PLACES[place]
    step = battle.agenda[-1]
    assert isinstance(step, (Flick, Fire))
    for choice in battle.legal():
        where = GAME.describe(battle, choice).arguments["where"]
        assert isinstance(where, Message)
        measured = GAME.measure(battle, choice)
        assert measured is not None
        off = measured.words[0].key == "measure-off"
        assert (where.key == "aimed-off") == off
        if not off:
            (trail,) = [line.points for line in measured.lines if line.kind == THROW]
            closest = nearest(battle, [one for one in battle.everybody() if battle.plays(one)], *trail[-1])
            assert where.arguments["soldier"] == soldier_name(battle, closest)
    names = [told(battle, GAME.spell(battle, choice)) for choice in battle.legal()]
    assert len(set(names)) == len(names)


def test_ps_730_a_die_laid_down_says_towards_whom_if_towards_anybody() -> None:
    assert told(PLACES["place"], "place 187.1") == "At 187.1°, left, towards Green’s Infantryman."
    assert told(PLACES["place"], "place 0") == "At 0°, right."


def test_ps_912_an_aim_at_somebody_says_so() -> None:
    assert told(PLACES["fire"], "fire 39.8 62.4") == "At 39.8° (up-right), 62.4 cm: aimed right at Yellow’s Grenadier."
    assert told(PLACES["flick"], "flick 90 60") == "At 90° (up), 60 cm: aimed off the table."
