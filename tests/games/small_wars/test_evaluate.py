"""Small Wars: how good a position looks."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import SCENARIOS
from littlewars.games.small_wars.evaluate import ALIVE, FAR, FIGURE, NOW, READY, SCORED, TURN, VP, WHOLE, WON
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
    strength = (ALIVE + WHOLE + READY) * drone.points - FAR * (2 - max(drone.reach, 0))
    assert GAME.evaluate(more, 0) - GAME.evaluate(even, 0) == unit * lead + strength


def test_what_the_turn_would_give_counts_besides_what_it_gave() -> None:
    hill, beside = [lay_out(f"turn 2\nJ1 jeep {cell}\nR1 jeep b3", scenario="hot_spots") for cell in ("b2", "a2")]
    gain = hill.terms.scenario.gain(hill, 0) - beside.terms.scenario.gain(beside, 0)
    assert gain > 0
    assert GAME.evaluate(hill, 0) - GAME.evaluate(beside, 0) == gain * NOW[2]


def test_while_dice_roll_it_is_nobodys_turn() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2"), "attack R1")
    before = GAME.evaluate(war, 0)
    assert before == -GAME.evaluate(war, 1)
    war.actor = 0
    assert GAME.evaluate(war, 0) == before + TURN


def test_a_figure_still_to_be_activated_is_worth_more() -> None:
    ready, spent = [GAME.evaluate(lay_out(f"J1 jeep b1{mark}, J2 jeep b1\nR1 jeep b3"), 0) for mark in ("", "*")]
    assert ready - spent == READY * lay_out(EVEN).sheets[0].points


def test_far_from_the_enemy_looks_worse() -> None:
    near, far = [GAME.evaluate(lay_out(f"J1 jeep {cell}\nR1 heavy_howitzer c3"), 0) for cell in ("c2", "b2")]
    assert near > far


def test_a_position_weighed_by_hand() -> None:
    war = lay_out("turn 3\nvp 2-1\nJ1 jeep b1 (3)\nR1 heavy_tank c3")
    yellow = ALIVE * 35 + (WHOLE + READY) * 26 - FAR * 2  # three steps from the enemy, and reaching one
    red = (ALIVE + WHOLE + READY) * 140 - FAR * 1
    turn = TURN if war.actor == 0 else -TURN
    assert GAME.evaluate(war, 0) == VP[3] + yellow - red + turn


def test_the_result_outweighs_everything() -> None:
    won = lay_out("turn 4\nvp 5-0\nJ1 drone a1*\nR1 heavy_tank b1*, R2 heavy_tank a1*")
    assert [GAME.evaluate(won, seat) for seat in (0, 1)] == [WON, -WON]
    assert GAME.evaluate(lay_out("turn 4\nJ1 jeep a1*\nR1 jeep a3*"), 0) == 0
