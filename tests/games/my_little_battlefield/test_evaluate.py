"""My Little Battlefield: how good a position looks."""

from itertools import pairwise

import pytest

from littlewars.games.my_little_battlefield import GAME, evaluate_solo
from littlewars.games.my_little_battlefield.content import SCENARIOS
from littlewars.games.my_little_battlefield.evaluate import (
    CONTROL,
    DIE,
    FIRST_MORALE,
    LATE,
    MORALE_POINT,
    NEAR,
    PAYABLE,
    POINT,
    POWER,
    UNDECIDED,
    USABLE,
    WAITING,
    WON,
)
from littlewars.kernel.setup import Value
from tests.games.my_little_battlefield.field import lay_out

FIELD = "field plain village hill market citadel farm relay marsh bridge\nnext Roll(dice=4); Main(seat=blue)\n"
EVEN = f"{FIELD}blue S b1\nred S b3\ngauge b1 B1, b3 R1\n"


def worth(position: str, **options: Value) -> int:
    """Return how good a position looks to blue; to red it must look exactly as bad."""
    battle = lay_out(position, **options)
    assert GAME.evaluate(battle, 1) == -GAME.evaluate(battle, 0)
    return GAME.evaluate(battle, 0)


@pytest.mark.parametrize("scenario", [key for key in SCENARIOS if key != "siege"])
def test_an_even_position_is_worth_what_the_other_seats_turn_will_bring_it(scenario: str) -> None:
    even = EVEN + "power 2-2\nmorale 3-3\ncommand 2-2"
    assert worth(even, scenario=scenario) == -WAITING
    assert worth(f"{even}\nactive red", scenario=scenario) == WAITING


def test_mlb_304_the_fortress_counts_more_than_any_other_sector() -> None:
    assert worth(EVEN + "power 2-2\nmorale 3-3\ncommand 2-2", scenario="siege") < -WAITING


@pytest.mark.parametrize(
    ("scenario", "worse", "better"),
    [
        ("pitched_battle", "gauge b1 B1", "gauge b1 B2"),
        ("pitched_battle", "gauge b2 B4", "gauge b2 B5"),
        ("pitched_battle", "gauge b2 0", "gauge b2 B1"),
        ("pitched_battle", "gauge b2 R1", "gauge b2 0"),
        ("pitched_battle", "gauge c2 B1", "gauge b1 B1, b2 B3"),
        ("pitched_battle", "power 1-1", "power 2-1"),
        ("pitched_battle", "morale 1-2", "morale 2-2"),
        ("pitched_battle", "command 1-3", "command 1-2"),
        ("pitched_battle", "blue S reserve", "blue S b1"),
        ("pitched_battle", "blue S b1", "blue S b2"),
        ("pitched_battle", "gauge a1 B2\nblue S a1", "gauge a1 B2\nblue S b1"),
        ("king_of_the_hill", "tally 1-1", "tally 2-1"),
        ("king_of_the_hill", "gauge a2 B1", "gauge b2 B3"),
        ("relics", "tally 0-1", "tally 0-0"),
        ("attrition", "tally 2-2", "tally 3-2"),
        ("breakthrough", "blue S a2", "blue S a3"),
    ],
)
def test_what_a_seat_strives_for_looks_better(scenario: str, worse: str, better: str) -> None:
    assert worth(FIELD + better, scenario=scenario) > worth(FIELD + worse, scenario=scenario)


def test_mlb_129_going_forward_is_worth_more_where_the_enemy_reserve_is_open() -> None:
    gains = []
    for scenario in ("pitched_battle", "breakthrough"):
        home, away = [worth(f"{FIELD}blue S {cell}", scenario=scenario) for cell in ("b1", "b3")]
        gains.append(away - home)
    assert gains[1] > gains[0]


def test_a_point_is_worth_a_point() -> None:
    assert worth(FIELD + "tally 1-0", scenario="attrition") - worth(FIELD, scenario="attrition") == POINT
    assert worth(FIELD + "tally 1-0") == worth(FIELD)  # banners mean nothing in a pitched battle


def test_a_point_near_the_goal_is_worth_more() -> None:
    far, near, nearer = [worth(f"{FIELD}tally {NEAR + more}-0", scenario="attrition") for more in (-1, 0, 1)]
    assert (near - far, nearer - near) == (POINT, POINT + LATE)


def test_dice_that_can_be_used_are_worth_something() -> None:
    assert worth("dice MOV") - worth("dice ATT") == USABLE
    assert worth("dice MOV MOV MOR") - worth("dice ATT ATT ATT") == 3 * USABLE
    assert worth("dice MOV") - worth("") == DIE + USABLE
    assert worth("active red\ndice MOV MOV") == WAITING - 2 * (DIE + USABLE)


def test_a_position_weighed_by_hand() -> None:
    none, all_ = worth(FIELD + "morale 0-0\ncommand 0-0"), worth(FIELD + "morale 3-0\ncommand 0-0")
    assert (none, all_ - none) == (-WAITING, 3 * MORALE_POINT + FIRST_MORALE + PAYABLE)
    assert worth(FIELD + "morale 0-0\ncommand 0-0\npower 6-5", power_vp="0 0 0 0 0 0") - none == POWER


def test_the_nearer_the_next_level_the_more_it_counts() -> None:
    """A point too many or too few is no cliff, for which dice would be thrown away."""
    found = [worth(f"{FIELD}power 2-2\nmorale {points}-0\ncommand 0-0") for points in range(1, 5)]
    steps = [after - before for before, after in pairwise(found)]
    assert steps[0] == pytest.approx(MORALE_POINT + PAYABLE / 3, abs=1)
    assert steps[1] == pytest.approx(steps[0], abs=2)
    assert steps[2] == MORALE_POINT  # it can be paid already


def test_a_sector_under_control_is_worth_more_than_what_there_was_to_win() -> None:
    one, two = "blue S b1", "blue S b1, S b1"
    undecided = worth(f"{FIELD}{two}") - worth(f"{FIELD}{one}")
    free = worth(f"{FIELD}{two}\ngauge b1 B1") - worth(f"{FIELD}{one}\ngauge b1 B1")
    assert undecided == free  # what there is to win counts once, whoever stands there
    assert CONTROL > UNDECIDED * 4
    assert worth(f"{FIELD}{two}\ngauge b1 B1") > worth(f"{FIELD}{two}") + CONTROL - UNDECIDED * 4


def test_the_result_outweighs_everything() -> None:
    assert worth("gauge a1 B3, b1 B3, c1 B3\nvictor red\nnext -", scenario="front_line") == -WON
    assert worth("gauge a1 B3\nnext -") == WON
    assert worth("next -") == 0


SOLO = "field plain village hill market citadel farm relay marsh bridge\nmorale 2-0\ncommand 2-0\n"
IA_TURN = "IaRoll(again=0); IaDice(left=2)"
OURS = f"{SOLO}next Main(seat=blue)\ndice MOV ATT\n"


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("gauge b1 B1", "gauge b1 B2"),
        ("gauge b2 R2", "gauge b2 R1"),
        ("power 1-1", "power 2-1"),
        ("power 1-2", "power 1-1"),
        ("blue S reserve", "blue S b1"),
        ("red S b3", "red S reserve"),
        ("blue S b1", "blue S b2"),
        ("red S b2", "red S b3"),
        ("blue S b3\ngauge b3 0", "blue S b3\ngauge b3 B1"),
        ("blue E b2\nred S b2\ngauge b2 B5", "blue E b2\ngauge b2 B5"),
        ("blue S b2\nred S b2\ngauge b2 B4", "blue S b2\ngauge b2 B4"),
    ],
)
def test_mlb_252_what_the_player_strives_for_against_the_ia_looks_better(worse: str, better: str) -> None:
    assert worth(OURS + better, mode="solo") > worth(OURS + worse, mode="solo")


def test_mlb_250_a_lead_is_worth_more_where_a_unit_is_near_the_way_out() -> None:
    gains = []
    for cell in ("a1", "a3"):
        behind, ahead = [worth(f"{OURS}blue S {cell}\ngauge {lead}", mode="solo") for lead in ("b2 R5", "b2 B5")]
        gains.append(ahead - behind)
    assert gains[1] > gains[0] > 0


def test_mlb_210_the_dice_to_come_count_in_solo() -> None:
    ready, rolled = worth(OURS, mode="solo"), worth(f"{OURS}flags rerolled", mode="solo")
    assert ready - rolled == evaluate_solo.REROLL
    assert ready == worth(f"{SOLO}next Roll(dice=2); Main(seat=blue)", mode="solo")
    theirs = [worth(f"{SOLO}active red\nnext {steps}", mode="solo") for steps in ("IaRoll(again=0)", IA_TURN)]
    assert theirs[1] - theirs[0] == 2 * evaluate_solo.IA_DIE


def test_mlb_44_a_special_rule_being_used_counts_as_its_die() -> None:
    using = f"{SOLO}next UseSpecial(following=0, seat=blue, source=power); Main(seat=blue)\ndice MOV"
    assert worth(using, mode="solo") == worth(f"{SOLO}next Main(seat=blue)\ndice MOV ATT", mode="solo")


def test_mlb_211_a_die_of_the_ia_counts_as_carried_out_or_rolled_again() -> None:
    base = f"{SOLO}active red\nred S b1\ngauge b1 R2\nnext IaWindow(again=0, face=%s); IaDice(left=1)"
    harmless, deadly = worth(base % "COM", mode="solo"), worth(base % "MOV", mode="solo")
    again = worth(f"{SOLO}active red\nred S b1\ngauge b1 R2\nnext IaRoll(again=0); IaDice(left=1)", mode="solo")
    assert deadly == again - evaluate_solo.MORALE_POINT[0] - evaluate_solo.COMMAND_POINT[0] < harmless
    assert worth(f"{base}\ngauge b2 B5" % "MOV", mode="solo") == evaluate_solo.OVER


def test_mlb_301_the_goal_of_a_scenario_counts_in_solo_as_among_two() -> None:
    position = f"{FIELD}morale 1-1\ncommand 1-1\nblue S a3"
    assert worth(position, scenario="breakthrough", mode="solo") == worth(position, scenario="breakthrough")
