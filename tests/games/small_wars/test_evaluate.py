"""Small Wars: how good a position looks."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import SCENARIOS
from littlewars.games.small_wars.evaluate import (
    ALIVE,
    CLAIM,
    FAR,
    FIGURE,
    LATER,
    NOW,
    READY,
    SCORED,
    THREAT,
    TURN,
    VP,
    WHOLE,
    WON,
)
from tests.games.small_wars.board import activate, lay_out, play

EVEN = "J1 jeep b1\nR1 jeep b3"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_even_position_is_worth_no_more_than_the_turn(scenario: str) -> None:
    war = lay_out(EVEN, scenario=scenario)
    assert [GAME.evaluate(war, seat) for seat in (war.actor, 1 - war.actor)] == [TURN, -TURN]


@pytest.mark.parametrize(
    ("scenario", "better"),
    [
        ("conquest", "vp 1-0\nJ1 jeep b1\nR1 jeep b3"),
        ("king_of_the_hill", "J1 jeep b2\nR1 jeep b3"),
        ("hot_spots", "J1 jeep b2\nR1 jeep b3"),
        ("frontal_assault", "J1 jeep b1, J2 drone b1\nR1 jeep b3"),
        ("breakthrough", "J1 jeep a3\nR1 jeep b3"),
        ("attrition", "J1 jeep b1\nR1 jeep b3, R2 drone b3 (0)"),
        ("conquest", "J1 jeep b1\nR1 jeep b3 (3)"),
        ("conquest", "J1 jeep b1, J2 jeep b1\nR1 jeep b3"),
    ],
)
def test_what_a_seat_strives_for_looks_better(scenario: str, better: str) -> None:
    even, war = lay_out(EVEN, scenario=scenario), lay_out(better, scenario=scenario)
    assert war.actor == even.actor
    assert GAME.evaluate(war, 0) > GAME.evaluate(even, 0)
    assert GAME.evaluate(war, 1) == -GAME.evaluate(war, 0)


def test_a_lead_weighs_more_as_the_end_comes_near() -> None:
    worths = [GAME.evaluate(lay_out(f"turn {turn}\nvp {vp}\n{EVEN}"), 0) for turn in (1, 4) for vp in ("1-1", "3-1")]
    assert 0 < worths[1] - worths[0] < worths[3] - worths[2]


@pytest.mark.parametrize(("count", "unit"), [("figures", FIGURE), ("points", SCORED)])
def test_what_is_counted_at_the_end_weighs_what_it_counts_for(count: str, unit: int) -> None:
    even, more = [
        lay_out(f"J1 jeep b1{drone}\nR1 jeep b3", scenario="frontal_assault", front_count=count)
        for drone in ("", ", J2 drone b1")
    ]
    lead = more.terms.scenario.score(more, 0) - even.terms.scenario.score(even, 0)
    assert lead > 0
    drone = more.sheets[1]
    strength = (ALIVE[1] + WHOLE[1] + READY[1]) * drone.points - FAR * (2 - max(drone.reach, 0))
    tempted = THREAT * (drone.points // 2 - even.sheets[1].points // (2 * even.sheets[1].life))  # by the weaker target
    assert GAME.evaluate(more, 0) - GAME.evaluate(even, 0) == unit * lead + strength - tempted


def test_what_the_turn_would_give_counts_besides_what_it_gave() -> None:
    hill, beside = [lay_out(f"turn 2\nJ1 jeep {cell}\nR1 jeep b3", scenario="hot_spots") for cell in ("b2", "a2")]
    gain = hill.terms.scenario.gain(hill, 0) - beside.terms.scenario.gain(beside, 0)
    assert gain > 0
    assert GAME.evaluate(hill, 0) - GAME.evaluate(beside, 0) == gain * LATER[2]


def test_what_the_turn_would_give_is_the_surer_the_fewer_are_left_to_act() -> None:
    two, one = [
        GAME.evaluate(lay_out(f"turn 2\nJ1 jeep a1{mark}, J2 jeep b1\nR1 jeep b3*"), 0) for mark in ("", "*")
    ]  # of three figures two can still act, or one
    jeep = lay_out(EVEN).sheets[0]
    menace = THREAT * ((jeep.actions - 1) * jeep.dice * jeep.points // (2 * jeep.life))  # after a move
    gain = [(NOW[2] * (1000 - open_still) + LATER[2] * open_still) // 1000 for open_still in (666, 333)]
    assert gain[0] < gain[1]
    assert two - one == READY[2] * jeep.points + menace + CLAIM[2] + gain[0] - gain[1]


def test_to_pick_a_figure_changes_nothing() -> None:
    laid = "J1 medium_tank b1, J2 jeep a1\nR1 jeep b2, R2 jeep c3"
    war = lay_out(laid)
    acting = war.actor
    before = GAME.evaluate(war, acting)
    for choice in war.legal():
        twin = war.clone()
        twin.apply(choice)
        assert GAME.evaluate(twin, acting) == before
    assert GAME.evaluate(play(activate("J1", laid), "end"), 0) < GAME.evaluate(activate("J1", laid), 0)


def test_while_dice_roll_it_is_nobodys_turn() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2"), "attack R1")
    before = GAME.evaluate(war, 0)
    assert before == -GAME.evaluate(war, 1)
    war.actor = 0
    assert GAME.evaluate(war, 0) == before + TURN


def test_a_figure_still_to_be_activated_is_worth_more() -> None:
    ready, spent = [GAME.evaluate(lay_out(f"J1 jeep b1{mark}, J2 jeep b1\nR1 jeep b3"), 0) for mark in ("", "*")]
    jeep = lay_out(EVEN).sheets[0]
    menace = THREAT * jeep.actions * jeep.dice * jeep.points // (2 * jeep.life)
    assert ready - spent > READY[1] * jeep.points + menace // 2


def test_far_from_the_enemy_looks_worse() -> None:
    near, far = [GAME.evaluate(lay_out(f"J1 jeep {cell}\nR1 heavy_howitzer c3"), 0) for cell in ("c2", "b2")]
    assert near > far


def test_a_position_weighed_by_hand() -> None:
    war = lay_out("turn 3\nvp 2-1\nJ1 jeep b1 (3)\nR1 heavy_tank c3")
    yellow = ALIVE[3] * 35 + (WHOLE[3] + READY[3]) * 26 - FAR * 2  # three steps from the enemy, and reaching one
    red = (ALIVE[3] + WHOLE[3] + READY[3]) * 140 - FAR * 1
    turn = TURN if war.actor == 0 else -TURN
    jeep, tank = war.sheets
    assert (jeep.move, jeep.reach, tank.move, tank.reach) == (2, 1, 1, 2)  # both strike after a move
    threats = (jeep.actions - 1) * jeep.dice * 140 // (2 * tank.life) - min(6, (tank.actions - 1) * tank.dice) * 35 // (
        2 * jeep.life
    )
    assert GAME.evaluate(war, 0) == VP[3] + yellow - red + THREAT * threats + turn


def test_the_result_outweighs_everything() -> None:
    won = lay_out("turn 4\nvp 5-0\nJ1 drone a1*\nR1 heavy_tank b1*, R2 heavy_tank a1*")
    assert [GAME.evaluate(won, seat) for seat in (0, 1)] == [WON, -WON]
    assert GAME.evaluate(lay_out("turn 4\nJ1 jeep a1*\nR1 jeep a3*"), 0) == 0
