"""Small Wars: how good a position looks."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import SCENARIOS
from littlewars.games.small_wars.evaluate import LEAD, POINT, WON
from tests.games.small_wars.board import lay_out

EVEN = "J1 jeep b1\nR1 jeep b3"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_even_position_is_worth_nothing(scenario: str) -> None:
    assert GAME.evaluate(lay_out(EVEN, scenario=scenario), 0) == 0


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
    assert GAME.evaluate(lay_out(better, scenario=scenario), 0) > 0
    assert GAME.evaluate(lay_out(better, scenario=scenario), 1) < 0


def test_a_lead_weighs_more_as_the_end_comes_near() -> None:
    early, late = [GAME.evaluate(lay_out(f"turn {turn}\nvp 3-1\n{EVEN}"), 0) for turn in (1, 4)]
    assert 0 < early < late


def test_far_from_the_enemy_looks_worse() -> None:
    near, far = [GAME.evaluate(lay_out(f"J1 jeep {cell}\nR1 heavy_howitzer c3"), 0) for cell in ("c2", "b2")]
    assert near > far


def test_a_position_weighed_by_hand() -> None:
    war = lay_out("turn 3\nvp 2-1\nJ1 jeep b1 (3)\nR1 heavy_tank c3")
    yellow = POINT * (35 + 26) - 3 * 2  # three steps from the enemy, and reaching one
    red = POINT * (140 + 140) - 3 * 1
    assert GAME.evaluate(war, 0) == LEAD * 4 // 5 + yellow - red


def test_the_result_outweighs_everything() -> None:
    won = lay_out("turn 4\nvp 5-0\nJ1 drone a1*\nR1 heavy_tank b1*, R2 heavy_tank a1*")
    assert [GAME.evaluate(won, seat) for seat in (0, 1)] == [WON, -WON]
    assert GAME.evaluate(lay_out("turn 4\nJ1 jeep a1*\nR1 jeep a3*"), 0) == 0
