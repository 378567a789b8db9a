"""Small Wars, chapter «Fin du tour et conditions de victoire», the book's scenarios and ours."""

import pytest

from littlewars.games.small_wars.content import SCENARIOS
from tests.games.small_wars.board import activate, finish_turn, idle, lay_out, options, play, result, to_act, told

CELL_SCENARIOS = ["conquest", "king_of_the_hill", "hot_spots"]
FIELD = """
    J1 drone a2*, J2 jeep b2*, J3 jeep c2*, J4 jeep a3*
    R1 heavy_tank b2*, R2 jeep c2*, R3 jeep c2*, R4 jeep b3*
"""


def gains(position: str, **given: str) -> list[int]:
    """Return what both seats get for a turn that ends in this position."""
    return lay_out(position, **given).vp


def scored(position: str, **given: str) -> str:
    """Return how a game ends whose fourth turn ends in this position."""
    return result(lay_out("turn 4\n" + position, **given))


def test_sw_91_both_score_when_everybody_has_been_activated() -> None:
    war = lay_out("J1 jeep a1\nR1 jeep a3, R2 jeep b3")
    play(war, "activate J1", "end", "activate R1", "end")
    assert (war.vp, told(war, "scored")) == ([0, 0], [])
    play(war, "activate R2", "end")
    assert (war.vp, told(war, "scored"), war.turn) == ([1, 2], [(1, 1, 2)], 2)


def test_sw_92_conquest_counts_squares_held_alone() -> None:
    assert gains(FIELD) == [2, 1]
    everywhere = ", ".join(f"J{i + 1} drone {'abc'[i % 3]}{i // 3 + 1}*" for i in range(9))
    assert gains(everywhere) == [9, 0]


def test_sw_93_empty_and_shared_squares_give_nothing() -> None:
    assert gains("J1 heavy_tank b2*, J2 jeep b2*\nR1 drone b2*") == [0, 0]
    assert gains("J1 drone a3*") == [1, 0]
    assert gains("J1 fuel_truck b2*\nR1 jeep b2 (0)") == [1, 0]


@pytest.mark.parametrize("scenario", ["conquest", "king_of_the_hill"])
def test_sw_94_points_add_up_and_most_points_win(scenario: str) -> None:
    war = idle(lay_out("J1 jeep a2\nR1 jeep a3", scenario=scenario))
    assert war.vp == ([4, 4] if scenario == "conquest" else [4, 0])
    assert result(idle(lay_out("turn 4\nvp 1-3\nJ1 jeep a2*", scenario=scenario))) == "red won-by-vp SW-94"


@pytest.mark.parametrize("scenario", CELL_SCENARIOS)
def test_sw_95_equal_points_are_a_draw(scenario: str) -> None:
    assert scored("vp 10-10\nJ1 jeep a1*\nR1 drone a3*", scenario=scenario) == "nobody drawn SW-95"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sw_95_ties_may_be_broken_by_living_points(scenario: str) -> None:
    position = "J1 jeep a1*\nR1 quad a3*"
    assert scored(position, scenario=scenario, tie_break="points") == "yellow won-by-tie-break SW-95"
    assert scored("J1 jeep a1*\nR1 jeep a3*", scenario=scenario, tie_break="points").startswith("nobody drawn")


def test_sw_96_most_living_figures_win_a_frontal_assault() -> None:
    assert scored("J1 drone a1*, J2 drone a1*\nR1 jeep a3*", scenario="frontal_assault") == (
        "yellow won-by-figures SW-96"
    )
    assert scored("J1 drone a1*\nR1 jeep a3*", scenario="frontal_assault") == "nobody drawn SW-96"
    war = idle(lay_out("J1 jeep a1\nR1 jeep a3", scenario="frontal_assault"))
    assert told(war, "scored") == []


def test_sw_97_heads_are_counted_whatever_their_price() -> None:
    position = "J1 drone a1*, J2 rifleman b1*\nR1 heavy_tank b3 (1)*"
    assert scored(position, scenario="frontal_assault") == "yellow won-by-figures SW-96"
    assert scored(position, scenario="frontal_assault", front_count="points") == "red won-by-points SW-96"
    war = lay_out("turn 4\n" + position, scenario="frontal_assault", front_count="points")
    assert [war.terms.scenario.score(war, seat) for seat in (0, 1)] == [30, 140]


def test_sw_98_majorities_on_the_hill() -> None:
    assert gains(FIELD, scenario="king_of_the_hill") == [1, 1]
    assert gains("J1 jeep a1*, J2 jeep b3*\nR1 jeep a3*", scenario="king_of_the_hill") == [0, 0]
    assert gains("J1 drone b2*, J2 drone b2*\nR1 heavy_tank b2*", scenario="king_of_the_hill") == [1, 0]


def test_sw_99_the_hill_is_the_middle_row_or_its_centre() -> None:
    position = "J1 jeep a2*, J2 jeep b2*\nR1 jeep c2*"
    assert gains(position, scenario="king_of_the_hill") == [2, 1]
    assert gains(position, scenario="king_of_the_hill", hill="centre") == [1, 0]


@pytest.mark.parametrize("scenario", [*CELL_SCENARIOS, "breakthrough"])
def test_sw_100_a_destroyed_army_does_not_end_the_game(scenario: str) -> None:
    war = activate("J1", "turn 2\nvp 0-9\nJ1 jeep b2\nR1 jeep b3 (1)", scenario=scenario)
    play(war, "attack R1", "hits 1")
    assert to_act(war) == "yellow"
    finish_turn(play(war, "end"))
    assert options(war) == {"activate J1"}
    idle(war)
    assert war.turn == 4
    assert result(war).startswith("nobody" if scenario == "breakthrough" else "red" if war.vp[0] < 9 else "nobody")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sw_101_with_nobody_left_the_game_is_over_at_once(scenario: str) -> None:
    war = activate("J1", "turn 2\nvp 3-2\nJ1 jeep b2 (1)\nR1 jeep b2 (1)", scenario=scenario)
    play(war, "attack R1", "hits 1", "hits 1")
    assert (to_act(war), war.turn, war.vp) == ("nobody", 2, [3, 2])
    assert result(war).split()[0] == ("yellow" if scenario in CELL_SCENARIOS else "nobody")


@pytest.mark.parametrize("scenario", ["frontal_assault", "attrition"])
def test_sw_101_one_army_destroyed_settles_some_scenarios(scenario: str) -> None:
    war = activate("J1", "J1 jeep b2, J2 jeep a1\nR1 jeep b3 (1)", scenario=scenario)
    play(war, "attack R1", "hits 1")
    assert (to_act(war), war.turn) == ("nobody", 1)
    assert result(war).startswith("yellow")


def test_sw_101_a_fallen_figure_settles_nothing_while_others_live() -> None:
    war = activate("J1", "J1 jeep b2\nR1 jeep b3 (1), R2 jeep c3", scenario="attrition")
    assert to_act(play(war, "attack R1", "hits 1")) == "yellow"


def test_sw_111_hot_spots_are_worth_more_forward() -> None:
    assert gains(FIELD, scenario="hot_spots") == [4, 0]
    assert gains("J1 jeep a1*, J2 jeep b2*, J3 jeep c2*, J4 jeep c3*", scenario="hot_spots") == [7, 0]
    assert gains("R1 jeep a1*, R2 jeep b2*, R3 jeep c2*, R4 jeep c3*", scenario="hot_spots") == [0, 7]
    assert gains("J1 jeep b2*\nR1 jeep b2*", scenario="hot_spots") == [0, 0]
    assert scored("vp 1-0\nJ1 jeep a1*", scenario="hot_spots") == "yellow won-by-vp SW-111"


def test_sw_112_breakthrough_counts_points_in_the_enemy_camp() -> None:
    position = """
        J1 medium_tank a3 (2)*, J2 drone b3*, J3 jeep b2*
        R1 light_tank c1*, R2 jeep a3*, R3 jeep_mg b1*
    """
    war = lay_out("turn 4\n" + position, scenario="breakthrough")
    assert [war.terms.scenario.score(war, seat) for seat in (0, 1)] == [100, 105]
    assert result(war) == "red won-by-points SW-112"
    assert scored("J1 jeep a2*, J2 jeep c3 (0)\nR1 jeep a3*", scenario="breakthrough") == "nobody drawn SW-112"


def test_sw_113_attrition_counts_the_points_of_the_destroyed() -> None:
    position = """
        J1 jeep a1 (0), J2 drone a1 (0), J3 jeep b1 (1)*
        R1 medium_tank b3 (0), R2 jeep a3*, R3 jeep a3*
    """
    war = lay_out("turn 4\n" + position, scenario="attrition")
    assert [war.terms.scenario.score(war, seat) for seat in (0, 1)] == [85, 50]
    assert result(war) == "yellow won-by-points SW-113"
    assert scored("J1 jeep a1 (0), J2 jeep b1*\nR1 jeep a3 (0), R2 quad b3*", scenario="attrition") == (
        "nobody drawn SW-113"
    )


@pytest.mark.parametrize("scenario", ["frontal_assault", "breakthrough", "attrition"])
def test_sw_91_96_112_113_some_scenarios_give_nothing_before_the_end(scenario: str) -> None:
    war = lay_out(FIELD, scenario=scenario)
    assert (war.turn, war.vp, told(war, "scored")) == (2, [0, 0], [])
    assert [war.terms.scenario.gain(war, seat) for seat in (0, 1)] == [0, 0]


def test_no_outcome_before_the_end() -> None:
    assert lay_out("J1 jeep a1\nR1 jeep a3").outcome() is None
