"""Small Wars, chapter «Dégâts et destruction»; the bricks and wrecks of SW-81 and SW-84 are in test_draw.py too."""

from littlewars.games.small_wars import GAME
from tests.games.small_wars.board import activate, finish_turn, lay_out, life, options, play, refused, told


def test_sw_81_each_hit_point_lost_is_told() -> None:
    war = play(activate("J1", "J1 medium_tank b1\nR1 heavy_tank b3"), "attack R1", "hits 3")
    assert told(war, "damaged") == [(1, 3, 6)]


def test_sw_81_no_hit_takes_nothing_off() -> None:
    war = play(activate("J1", "J1 medium_tank b1\nR1 heavy_tank b3"), "attack R1", "hits 0")
    assert told(war, "damaged") == []


def test_sw_82_losses_last_into_the_next_turn() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2"), "attack R1", "hits 1", "end")
    assert (life(finish_turn(war), "R1"), war.turn) == (3, 2)


def test_sw_82_a_damaged_figure_keeps_its_other_values() -> None:
    whole = activate("J1", "J1 hovercraft b1\nR1 jeep b2")
    damaged = activate("J1", "J1 hovercraft b1 (1)\nR1 jeep b2")
    assert options(damaged) == options(whole)
    assert play(damaged, "attack R1").legal() == [0, 1, 2]


def test_sw_83_a_destroyed_figure_is_out_at_once() -> None:
    war = activate("J1", "J1 assault_boat b1\nR1 rifleman b2, R2 jeep c3")
    assert "b3" not in options(war, "move")
    play(war, "attack R1", "hits 1")
    assert told(war, "fell") == [(1,)]
    assert "b3" in options(war, "move")  # it blocks no more
    assert refused(war, "attack R1") == "SW-83 destroyed"


def test_sw_83_the_last_hit_point_keeps_a_figure_in_the_game() -> None:
    war = play(activate("J1", "J1 medium_tank b1\nR1 jeep b3"), "attack R1", "hits 3")
    assert (life(war, "R1"), told(war, "fell")) == (1, [])
    assert "R1" in options(war, "attack")


def test_sw_83_84_a_wreck_lies_where_it_fell_and_does_nothing() -> None:
    war = lay_out("turn 4\nJ1 jeep a1*, R1 jeep b2 (0)")
    assert GAME.facts(war)["R1.cell"] == "b2"
    assert (war.vp, war.actor) == ([1, 0], -2)


def test_sw_84_a_wreck_binds_nobody() -> None:
    war = activate("J1", "J1 jeep b2\nR1 jeep b2 (0), R2 jeep b3")
    assert "b3" in options(war, "move")
    assert options(war, "attack") == {"R2"}
