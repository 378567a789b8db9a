"""Small Wars, chapter «Activation d'une figurine»."""

import pytest

from littlewars.games.small_wars import GAME
from tests.games.small_wars.board import activate, life, options, play, refused, to_act, told

APART = "J1 jeep a1 (1), J2 jeep b1\nR1 jeep a3, R2 jeep b3"


def test_sw_31_a_figure_is_activated_once_per_turn() -> None:
    war = play(activate("J1", APART), "end", "activate R1", "end")
    assert options(war) == {"activate J2"}
    assert refused(war, "activate J1") == "SW-31 already-activated"


@pytest.mark.parametrize(
    "actions",
    [
        ["move b2", "attack R1", "hits 0", "move b1"],
        ["move a2", "move b2", "move b1"],
        ["move b2", "attack R1", "hits 0", "attack R1", "hits 0"],
        ["move b2", "move a2", "move b2"],
    ],
)
def test_sw_32_38_moves_and_attacks_in_any_mix_until_the_last_action(actions: list[str]) -> None:
    war = activate("J1", "J1 assault_boat b1\nR1 heavy_tank b3, R2 jeep c3")
    assert to_act(play(war, *actions[:-1])) != "red"
    assert to_act(play(war, actions[-1])) == "red"
    assert told(war, "ended") == []  # by itself, nobody says so


def test_sw_32_each_move_or_attack_costs_one_action() -> None:
    war = activate("J1", "J1 command_truck b2\nR1 heavy_tank b3")
    left = [GAME.facts(war)["actions_left"]]
    for choices in (["attack R1", "hits 0"], ["move b1"], ["move b2"]):
        left.append(GAME.facts(play(war, *choices))["actions_left"])
    assert left == [4, 3, 2, 1]


def test_sw_33_the_rest_of_the_actions_may_be_given_up() -> None:
    war = play(activate("J1", "J1 jeep a1\nR1 drone c3"), "move a2", "end")
    assert told(war, "ended") == [(0, 1)]
    play(war, "activate R1", "end", "activate R1", "end", "activate J1")
    assert GAME.facts(war)["actions_left"] == 2  # nothing carries over


def test_sw_33_giving_up_is_told_of_the_last_hit_point_too() -> None:
    assert told(play(activate("J1", "J1 jeep a1 (1)\nR1 drone c3"), "end"), "ended") == [(0, 2)]


def test_sw_34_an_activation_may_pass_without_an_action() -> None:
    assert "end" in options(activate("J1", APART))
    assert to_act(play(activate("J1", APART), "end")) == "red"


def test_sw_34_with_must_act_the_first_action_is_due() -> None:
    war = activate("J1", APART, must_act=True)
    assert refused(war, "end") == "SW-34 must-act"
    assert "end" not in options(war)
    assert "end" in options(play(war, "move a2"))


def test_sw_34_with_must_act_who_can_do_nothing_may_end() -> None:
    assert options(activate("J1", "J1 bunker a1\nR1 jeep c3", must_act=True)) == {"end"}


def test_sw_35_nobody_else_acts_before_the_activation_is_over() -> None:
    war = activate("J1", APART)
    for choice in ("activate J2", "activate R1", "stop", "draft jeep a1"):
        assert refused(war, choice) == "SW-35 still-acting"
    play(war, "move a2")
    assert to_act(war) == "yellow"
    assert war.prompt().message.key == "prompt-act"


def test_sw_36_82_damage_never_costs_actions() -> None:
    war = activate("J1", "J1 hovercraft a1 (1)\nR1 jeep c3")
    assert GAME.facts(war)["actions_left"] == 3


def test_sw_37_a_destroyed_figure_acts_no_more() -> None:
    war = activate("J1", "J1 commandos b2, J2 jeep a1\nR1 flame_tank b2")
    play(war, "attack R1", "hits 1", "hits 3")
    assert (life(war, "J1"), to_act(war)) == (0, "red")
    assert told(war, "ended") == []


def test_sw_38_the_last_action_ends_the_activation() -> None:
    war = play(activate("J1", "J1 rifleman a1\nR1 jeep c3"), "move a2")
    assert options(war) == {"activate R1"}
