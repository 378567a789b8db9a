"""Small Wars, chapter «Déroulement d'un tour de jeu»."""

import pytest

from littlewars.games.small_wars.actions import ACTIVATE
from tests.games.small_wars.board import finish_turn, idle, lay_out, options, play, refused, result, to_act, told

TWO_EACH = "J1 jeep a1, J2 jeep b1\nR1 jeep a3, R2 jeep b3"


def order(position: str, turns: int = 1, **given: str) -> list[str]:
    """Let everybody be activated and do nothing; return the seats in the order of their activations."""
    war = lay_out(position, **given)
    last = war.turn + turns
    while war.turn < last and war.actor >= 0:
        play(war, min(options(war)), "end")
    return ["JR"[war.owner[event[0]]] for event in told(war, "activated")]


def test_sw_21_the_game_lasts_four_turns() -> None:
    war = idle(lay_out("J1 jeep a1\nR1 jeep a3"))
    assert told(war, "turn") == [(2,), (3,), (4,)]
    assert (war.turn, to_act(war)) == (4, "nobody")


def test_sw_22_the_players_activate_one_figure_each_in_turn() -> None:
    assert order(TWO_EACH) == ["J", "R", "J", "R"]
    assert order(TWO_EACH + "\nto act red") == ["R", "J", "R", "J"]


def test_sw_23_who_has_nobody_left_is_skipped() -> None:
    assert order("J1 jeep a1\nR1 jeep a3, R2 jeep b3, R3 jeep c3") == ["J", "R", "R", "R"]
    assert order("J1 jeep a1*\nR1 jeep a3, R2 jeep b3, R3 jeep c3") == ["R", "R", "R"]


def test_sw_24_nobody_may_pass() -> None:
    war = lay_out(TWO_EACH)
    assert options(war) == {"activate J1", "activate J2"}
    for choice in ("end", "stop", "move b2", "attack R1"):
        assert refused(war, choice) == "SW-24 must-activate"
    assert war.prompt().message.key == "prompt-activate"


def test_sw_22_only_ones_own_figures_are_activated() -> None:
    war = lay_out(TWO_EACH)
    assert refused(war, "activate R1") == "SW-22 not-yours"
    assert refused(war, f"#{ACTIVATE + 2 * 4}") == "SW-22 unknown-figure"


def test_sw_25_a_destroyed_figure_is_not_activated() -> None:
    war = lay_out("J1 medium_tank a2, J2 jeep b1\nR1 jeep a3 (1), R2 jeep c3, R3 jeep c3")
    play(war, "activate J1", "attack R1", "dice 1 2 6", "end")
    assert options(war) == {"activate R2", "activate R3"}
    assert refused(war, "activate R1") == "SW-25 destroyed"
    play(war, "activate R2", "end", "activate J2", "end", "activate R3", "end")
    assert war.turn == 2


@pytest.mark.parametrize(("first_player", "starters"), [("fixed", "RRRR"), ("alternate", "RJRJ")])
def test_sw_26_who_starts_the_turns(first_player: str, starters: str) -> None:
    told_order = order("starter red\nJ1 jeep a1\nR1 jeep a3\nto act red", turns=4, first_player=first_player)
    assert "".join(told_order[::2]) == starters


def test_sw_26_without_a_living_figure_the_starter_is_skipped() -> None:
    war = lay_out("turn 2\nstarter red\nJ1 jeep a1*\nR1 jeep a3 (0)")
    assert (war.turn, to_act(war)) == (3, "yellow")


def test_sw_27_after_an_activation_the_opponent_else_the_same_player_else_the_end() -> None:
    war = lay_out("J1 jeep a1, J2 jeep b1, J3 jeep c1\nR1 jeep a3")
    seats = []
    for figure in ("J1", "R1", "J2", "J3"):
        seats.append(to_act(war))
        play(war, f"activate {figure}", "end")
    assert seats == ["yellow", "red", "yellow", "yellow"]
    assert war.turn == 2


def test_sw_27_figures_destroyed_in_the_activation_count_no_more() -> None:
    war = lay_out("J1 fighter a1, J2 jeep b1\nR1 sniper a3")
    play(war, "activate J1", "attack R1", "hits 1")
    assert options(war) == {"activate J2"}


def test_sw_31_everybody_is_fresh_in_the_next_turn() -> None:
    war = finish_turn(lay_out(TWO_EACH))
    assert war.spent == [False] * 4
    assert result(idle(war)) == "nobody drawn SW-95"
