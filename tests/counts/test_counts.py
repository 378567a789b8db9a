"""R6: how many lines of play of each length start from named positions. A number changes only if a rule does."""

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.kernel.agenda import State
from tests.counts.count import lines_of_play
from tests.games.small_wars.board import activate, lay_out, play, start

ENGAGED = "turn 4\nJ1 jeep b2, J2 sniper a1\nR1 sidecar b2, R2 quad b3 (1)"


def counts(state: State, longest: int) -> list[int]:
    """Count the lines of play of length 1, 2, …"""
    return [lines_of_play(state, length) for length in range(1, longest + 1)]


def test_connect_four_from_the_empty_grid() -> None:
    state = CONNECT_FOUR.start(CONNECT_FOUR.setup({}))
    assert counts(state, 7) == [7, 49, 343, 2_401, 16_807, 117_649, 823_536]


def test_small_wars_from_the_start_of_a_draft_of_100_points() -> None:
    assert counts(start(budget=100), 3) == [144, 20_664, 2_056_626]


def test_small_wars_from_the_start_with_ready_made_armies() -> None:
    war = start(setup="armies", budget=220, yellow_army="patrol", red_army="armoured_fist")
    assert counts(war, 4) == [21, 252, 4_536, 40_824]


def test_small_wars_in_mid_battle_dice_included() -> None:
    assert counts(lay_out(ENGAGED), 6) == [2, 15, 63, 193, 1_115, 4_104]


def test_small_wars_while_dice_roll() -> None:
    assert counts(play(activate("J1", ENGAGED), "attack R1"), 5) == [2, 6, 60, 120, 858]


def test_small_wars_to_the_end_of_a_duel() -> None:
    assert counts(lay_out("turn 4\nJ1 rifleman b2\nR1 rifleman b2"), 10) == [1, 6, 7, 34, 12, 15, 2, 4, 0, 0]
