"""Small Wars, chapter «Combat»."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.actions import ATTACK
from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.ground import CELL_NAMES
from tests.games.small_wars.board import activate, life, options, play, refused, to_act, told


def test_sw_61_without_a_target_there_is_no_attack() -> None:
    war = activate("J1", "J1 jeep a1\nR1 jeep c3")
    assert options(war, "attack") == set()
    assert refused(war, f"#{ATTACK + 2 * 2}") == "SW-61 unknown-figure"


@pytest.mark.parametrize("reach", [0, 1, 2, 3, 4])
def test_sw_62_range_is_counted_in_orthogonal_steps(reach: int) -> None:
    sheet = next(sheet for sheet in SHEETS if sheet.reach == reach)
    enemies = ", ".join(f"R{i + 1} jeep {name}" for i, name in enumerate(CELL_NAMES))
    war = activate("J1", f"J1 {sheet.key} a1\n{enemies}")
    within = {f"R{i + 1}" for i in range(9) if i % 3 + i // 3 <= reach}
    assert options(war, "attack") == within


def test_sw_62_a_diagonal_neighbour_is_two_steps_away() -> None:
    war = activate("J1", "J1 jeep c3\nR1 jeep b2 (1)")
    assert refused(war, "attack R1") == "SW-62 out-of-range"
    assert repr(war.refusal(GAME.read(war, "attack R1"))) == (
        "SW-62: refused-out-of-range(figure=J1, target=R1, distance=2, reach=1)"
    )
    assert options(activate("J1", "J1 aa_tank a1\nR1 jeep b2"), "attack") == {"R1"}


def test_sw_63_own_square_only() -> None:
    war = activate("J1", "J1 sapper a2\nR1 jeep a3, R2 jeep a2")
    assert options(war, "attack") == {"R2"}
    assert refused(war, "attack R1") == "SW-63 own-cell-only"


def test_sw_64_nothing_blocks_a_shot() -> None:
    war = activate("J1", "J1 medium_tank b1\nR1 sapper b1, R2 jeep b2, R3 jeep b3")
    assert options(war, "attack") == {"R1", "R2", "R3"}
    play(war, "attack R3", "hits 2")
    assert (life(war, "R3"), life(war, "J1")) == (2, 6)


def test_sw_65_friends_are_never_targets() -> None:
    war = activate("J1", "J1 jeep a1, J2 jeep a1\nR1 jeep a2")
    assert options(war, "attack") == {"R1"}
    assert refused(war, "attack J2") == "SW-65 not-enemy"
    assert refused(war, "attack J1") == "SW-65 not-enemy"
    war = activate("R1", "J1 jeep a2, J2 jeep b3\nR1 jeep a3, R2 jeep a3\nto act red")
    assert options(war, "attack") == {"J1", "J2"}


@pytest.mark.parametrize(("faces", "hits"), [("1 2 3", 0), ("4 3 1", 1), ("4 5 6", 3), ("6 6 3", 2)])
def test_sw_66_each_four_five_or_six_is_a_hit(faces: str, hits: int) -> None:
    war = play(activate("J1", "J1 medium_tank b1\nR1 heavy_tank b3"), "attack R1", f"dice {faces}")
    assert told(war, "rolled") == [(0, 3, hits, 0)]
    assert life(war, "R1") == 9 - hits


def test_sw_66_the_dice_are_fair() -> None:
    war = play(activate("J1", "J1 tank_hunter b1\nR1 jeep b3"), "attack R1")
    assert (war.legal(), war.weights()) == ([0, 1, 2, 3, 4, 5], [1, 5, 10, 10, 5, 1])
    assert war.prompt().message.key == "prompt-roll"


def test_sw_05_66_a_figure_rolls_all_its_dice_however_many() -> None:
    war = play(activate("J1", "J1 missile_battery b1\nR1 heavy_tank b3"), "attack R1", "dice 4 4 4 4 4 4")
    assert life(war, "R1") == 3


def test_sw_66_no_more_hits_than_dice() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2"), "attack R1")
    assert refused(war, "hits 2") == " not-offered"


def test_sw_67_each_hit_takes_one_hit_point() -> None:
    war = play(activate("J1", "J1 tank_hunter b1\nR1 heavy_tank b3"), "attack R1", "dice 1 3 4 6 2")
    assert told(war, "damaged") == [(1, 2, 7)]


def test_sw_67_hits_beyond_the_last_point_are_lost() -> None:
    war = play(activate("J1", "J1 fighter a1\nR1 sniper a3, R2 jeep a3"), "attack R1", "hits 4")
    assert (life(war, "R1"), life(war, "R2")) == (0, 4)
    assert told(war, "damaged") == [(1, 1, 0)]


def test_sw_68_a_target_in_the_same_square_strikes_back() -> None:
    war = play(activate("J1", "J1 jeep b2\nR1 flame_tank b2"), "attack R1", "hits 1")
    assert (to_act(war), len(war.legal())) == ("nature", 6)  # the flame tank's five dice
    play(war, "hits 2")
    assert (life(war, "J1"), life(war, "R1")) == (2, 5)


def test_sw_69_the_exchange_is_simultaneous() -> None:
    war = play(activate("J1", "J1 sapper b2, J2 jeep a1\nR1 mg_team b2, R2 jeep a3"), "attack R1", "hits 3")
    assert (life(war, "R1"), to_act(war)) == (3, "nature")  # nothing is taken off before both have rolled
    play(war, "hits 2")
    assert (life(war, "J1"), life(war, "R1")) == (0, 0)
    assert [event[0] for event in told(war, "fell")] == [2, 0]


def test_sw_69_a_dying_target_rolls_all_its_dice() -> None:
    war = play(activate("J1", "J1 bomber b2\nR1 mg_team b2 (1), R2 jeep a3"), "attack R1", "hits 5")
    assert war.legal() == [0, 1, 2, 3]


def test_sw_70_retaliation_is_free_and_again_and_again() -> None:
    war = activate("J1", "J1 armoured_4x4 b2\nR1 rifleman b2*, R2 jeep a3")
    for hits in (0, 0, 1):
        play(war, "attack R1", f"hits {hits}", "hits 1")
    assert (life(war, "J1"), life(war, "R1")) == (2, 0)


def test_sw_70_a_target_not_yet_activated_keeps_its_activation() -> None:
    war = play(activate("J1", "J1 jeep b2\nR1 jeep b2"), "attack R1", "hits 0", "hits 0", "end")
    assert options(war) == {"activate R1"}


def test_sw_70_only_the_target_strikes_back() -> None:
    war = play(activate("J1", "J1 jeep b2\nR1 jeep b2, R2 flame_tank b2"), "attack R1", "hits 0", "hits 0")
    assert [event[0] for event in told(war, "rolled")] == [0, 1]


def test_sw_71_no_retaliation_from_another_square() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 medium_tank b2"), "attack R1", "hits 1")
    assert (to_act(war), life(war, "R1"), life(war, "J1")) == ("yellow", 5, 4)


def test_sw_72_crossed_out_dice_neither_attack_nor_strike_back() -> None:
    war = activate("J1", "J1 jeep a2\nR1 fuel_truck a2")
    play(war, "attack R1", "hits 1", "attack R1", "hits 1")
    assert (life(war, "R1"), life(war, "J1")) == (2, 4)
    play(war, "activate R1")
    assert options(war, "attack") == set()
    assert refused(war, "attack J1") == "SW-72 cannot-attack"


def test_sw_73_a_crossed_out_range_strikes_back_but_never_attacks() -> None:
    war = play(activate("J1", "J1 jeep a2\nR1 troop_truck a2"), "attack R1", "hits 0", "hits 2", "end", "activate R1")
    assert life(war, "J1") == 2
    assert options(war, "attack") == set()
    assert refused(war, "attack J1") == "SW-73 cannot-attack"


def test_sw_73_unless_it_is_read_as_own_square() -> None:
    war = activate("J1", "J1 troop_truck a2\nR1 jeep a2, R2 jeep a3", range_cross="own_square")
    assert options(war, "attack") == {"R1"}
    assert refused(war, "attack R2") == "SW-63 own-cell-only"
    unarmed = activate("J1", "J1 fuel_truck a2\nR1 jeep a2", range_cross="own_square")
    assert options(unarmed, "attack") == set()


def test_sw_74_each_attack_is_resolved_before_the_next() -> None:
    war = activate("J1", "J1 rifle_squad a2\nR1 rifleman a3, R2 jeep a1, R3 jeep c3")
    play(war, "attack R1", "hits 1")
    assert refused(war, "attack R1") == "SW-83 destroyed"
    play(war, "attack R2", "hits 1", "attack R2", "hits 1")
    assert GAME.facts(war)["R2.life"] == 2


def test_sw_75_a_retaliation_is_not_answered() -> None:
    war = play(activate("J1", "J1 jeep b2\nR1 jeep b2"), "attack R1", "hits 0", "hits 1")
    assert [event[3] for event in told(war, "rolled")] == [0, 1]
    assert to_act(war) == "yellow"


def test_sw_35_75_after_the_exchange_the_attacker_goes_on() -> None:
    war = play(activate("J1", "J1 jeep b2\nR1 jeep b2"), "attack R1", "hits 1", "hits 1")
    assert GAME.facts(war)["actions_left"] == 1
    assert war.hits == [0, 0]
