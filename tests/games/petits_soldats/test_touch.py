"""Petits Soldats: touching the picture, what a touch means, and what an event shows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.events import (
    AIMED,
    BANDAGED,
    BEARER,
    CUBE,
    FLAG,
    FLICKED,
    HEALED,
    HELD,
    HURT,
    KINDS,
    LANDED,
    MISSED,
    MOVED,
    OVER,
    RECOVERED,
    RESTED,
    SPOON,
    STAR,
    TOSS,
    TURN,
)
from littlewars.games.petits_soldats.state import Battle
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, play, start

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
WALL = "table x3\ngreen infantryman 20,30; sniper hq\nyellow infantryman 60,30; grenadier 20,40\nphase order"
BOLTS = "shot green.{} yellow.infantryman LLLLL - 0\nnext Resolve; EndTurn(seat=green); EndRound"


def marked(battle: Battle, text: str) -> list[str]:
    return GAME.marks(battle, GAME.read(battle, text))


def why_not(battle: Battle, *names: str) -> list[str]:
    """Return the rule and the sentence that answer each meaning of a touch; empty where it is allowed."""
    answers = []
    for choice in GAME.meant(battle, list(names)):
        refusal = battle.refusal(choice)
        answers.append("" if refusal is None else f"{refusal.rule} {catalogue('en', GAME).say(refusal.reason)}")
    return answers


# -- the elements of a choice


def test_ps_117_a_squad_is_touched_by_its_offer_and_a_bearer_by_its_figure() -> None:
    battle = start(mission="bearer")
    assert marked(battle, "squad infantryman+sniper") == ["offer-infantryman+sniper"]
    assert marked(play(battle, "squad infantryman+sniper"), "bearer sniper") == ["figure-1"]


def test_ps_502_an_order_is_touched_on_the_card_then_on_whom_it_is_about() -> None:
    battle = lay_out(FACE + "phase order")
    assert marked(battle, "attack sniper grenadier") == ["order-1-attack", "figure-3"]
    assert marked(battle, "risky_shot sniper infantryman") == ["order-1-risky_shot", "figure-2"]
    assert marked(battle, "recon infantryman infantryman grenadier") == ["order-0-recon", "figure-2", "figure-3"]
    assert marked(battle, "move sniper") == ["order-1-move"]
    one = lay_out(FACE + "phase order", recon_up_to=True)
    assert marked(one, "recon infantryman grenadier") == ["order-0-recon", "figure-3"]
    medic = "table x0\ngreen infantryman 20,30 hearts 1; medic 20,40\nyellow infantryman 60,30; sniper hq\nphase order"
    assert marked(lay_out(medic, medic=True), "heal medic infantryman 1") == ["order-1-heal", "figure-0"]


def test_ps_611_712_dice_are_touched_one_by_one_the_sniper_die_too() -> None:
    battle = play(lay_out(FACE + "phase order"), "risky_shot sniper grenadier", "roll HHLLO backfire")
    assert marked(battle, "reroll LO scope") == ["die-2", "die-4", "scope"]
    assert marked(battle, "reroll HH") == ["die-0", "die-1"]
    assert marked(battle, "keep") == []


def test_ps_1004_1006_whom_a_capacity_is_for_is_touched() -> None:
    near = "table x0\ngreen infantryman 20,30 shields 1; {} 20,40\nyellow infantryman 60,30; sniper 60,36\n"
    given = {"special_capacities": True, "medic": True}
    splinter = lay_out(near.format("grenadier") + BOLTS.format("grenadier"), **given)
    assert marked(splinter, "splinter sniper") == ["figure-3"]
    bandage = lay_out(near.format("medic") + BOLTS.format("medic"), **given)
    assert marked(bandage, "unshield infantryman") == ["figure-0"]
    assert marked(bandage, "stop") == []


def test_points_and_chance_are_not_touched() -> None:
    assert marked(lay_out(FACE), "move sniper 20,40") == []
    assert marked(play(start(), "squad infantryman+sniper", "squad infantryman+sniper"), "first green") == []


# -- what a touch means


@pytest.mark.parametrize(
    ("names", "answers"),
    [
        (("order-0-attack", "figure-2"), ["PS-603 Yellow’s Infantryman cannot be seen from there"]),
        (("order-0-attack", "figure-3"), [""]),
        (("order-0-attack", "figure-1"), ["PS-601 the target must be an enemy"]),
        (("order-1-attack", "figure-3"), ["PS-647 Green’s Sniper is not on the table"]),
        (("order-1-risky_shot", "figure-3"), ["PS-647 Green’s Sniper is not on the table"]),
        (("order-0-grenade",), ["PS-502 that action is not on the card of Green’s Infantryman"]),
        (("order-0-move",), [""]),
        (("order-0-attack",), []),
        (("figure-2",), ["PS-603 Yellow’s Infantryman cannot be seen from there"]),
        (("figure-3",), [""]),
        (("figure-0",), []),
        (("figure-2", "figure-3"), []),
        (("order-2-attack", "figure-0"), []),
        (("order-0-dance",), []),
        ((), []),
    ],
)
def test_a_touch_is_answered(names: tuple[str, ...], answers: list[str]) -> None:
    assert why_not(lay_out(WALL), *names) == answers


def test_ps_601_touching_an_enemy_means_an_attack_by_anybody_in_play() -> None:
    battle = lay_out(FACE + "phase order")
    meant = [GAME.spell(battle, choice) for choice in GAME.meant(battle, ["figure-3"])]
    assert meant == ["attack infantryman grenadier", "attack sniper grenadier"]


def test_touches_mean_nothing_where_no_order_is_given() -> None:
    assert GAME.meant(lay_out(FACE), ["figure-2"]) == []
    assert GAME.meant(lay_out(FACE + "ending 5 nobody\nnext -"), ["figure-2"]) == []


PLACES = [lay_out(WALL), lay_out(FACE + "phase order"), lay_out(FACE), start()]
NAMES = r"(order|figure|die|offer|scope)(-([0-9]{1,2}|attack|recon|heal|move|)){0,3}"


@pytest.mark.parametrize("battle", PLACES, ids=["wall", "order", "move", "squad"])
@settings(max_examples=100, deadline=None, derandomize=True)
@given(names=st.lists(st.one_of(st.text(max_size=8), st.from_regex(NAMES, fullmatch=True)), max_size=4))
def test_strange_touches_mean_nothing_or_something_that_can_be_answered(battle: Battle, names: list[str]) -> None:
    for choice in GAME.meant(battle, names):
        assert (battle.refusal(choice) is None) == battle.allows(choice)


# -- threats, and what an event shows


def test_ps_603_threats_are_whom_each_soldier_sees() -> None:
    view = GAME.view(lay_out(WALL), 0)
    assert GAME.threats(view) == {"figure-0": ["figure-3"], "figure-3": ["figure-0"]}


def test_events_show_what_they_are_about() -> None:
    assert GAME.shown((MOVED, 2, 500, 0, 0, 0, 0)) == ["figure-2", "lace"]
    assert GAME.shown((FLICKED, 2, 0, 0, 0)) == ["grenade", "trail"]
    assert GAME.shown((RESTED, 2, 0, 0, 0, 0, 1)) == ["grenade"]
    assert GAME.shown((LANDED, 2, 0, 0, 0, 0, 1)) == ["mortar"]
    assert GAME.shown((SPOON, 2, 0, 0)) == ["spoon"]
    assert GAME.shown((FLAG, 1, 1)) == ["flag"]
    assert GAME.shown((TOSS, 1)) == GAME.shown((STAR, 0)) == ["star"]
    assert GAME.shown((CUBE, 1, 4)) == ["deploy-4"]
    assert GAME.shown((RECOVERED, 1, 1, 0, 0, 1)) == ["general-yellow"]
    assert GAME.shown((HURT, 3, 1)) == ["figure-3"]
    for kind in (AIMED, MISSED, HEALED, BANDAGED):
        assert GAME.shown((kind, 1, 3, 0, 0)) == ["figure-1", "figure-3"]
    for kind in (TURN, HELD, OVER, BEARER):
        assert GAME.shown((kind, 1, 1)) == []


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_whoever_an_event_is_about_is_shown(kind: int) -> None:
    fields = KINDS[kind].fields
    shown = GAME.shown((kind, *[1] * len(fields)))
    assert ("figure-1" in shown) == (fields[0] == "soldier" and kind not in (FLICKED, RESTED, LANDED, SPOON))


def test_ps_720_of_two_sides_as_near_one_is_touched_and_both_are_listed() -> None:
    corner = "table x0\ngreen infantryman 20,30; radioman 12,12\nyellow infantryman 60,30; grenadier 60,40\nphase order"
    battle = lay_out(corner)
    sides = [GAME.read(battle, f"mortar radioman {side}") for side in ("left", "bottom")]
    assert set(sides) <= set(battle.legal())
    assert [GAME.marks(battle, side) for side in sides] == [["order-1-mortar"], []]
    assert GAME.meant(battle, ["order-1-mortar"]) == [sides[0]]
