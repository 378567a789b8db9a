"""Small Wars, chapter «Déplacement»."""

import pytest

from littlewars.games.small_wars.ground import CELL_NAMES, CELLS_OF, DISTANCE, walk
from tests.games.small_wars.board import activate, options, play, refused, to_act, told


def test_sw_41_42_up_to_the_full_move_in_orthogonal_steps() -> None:
    assert options(activate("J1", "J1 rifleman b2"), "move") == {"a2", "c2", "b1", "b3"}
    assert options(activate("J1", "J1 jeep a1"), "move") == {"a2", "a3", "b1", "b2", "c1"}
    for sheet, move in (("rifleman", 1), ("jeep", 2), ("buggy", 3), ("drone", 4)):
        for here in range(9):
            within = {CELL_NAMES[there] for there in range(9) if 0 < DISTANCE[9 * here + there] <= move}
            assert options(activate("J1", f"J1 {sheet} {CELL_NAMES[here]}"), "move") == within


def test_sw_41_a_move_arrives_elsewhere_and_not_too_far() -> None:
    war = activate("J1", "J1 jeep a1")
    assert refused(war, "move a1") == "SW-41 already-there"
    assert refused(war, "move c3") == "SW-41 too-far"
    assert refused(war, "move b3") == "SW-41 too-far"


def test_sw_42_the_field_has_edges() -> None:
    assert options(activate("J1", "J1 rifleman c1"), "move") == {"b1", "c2"}
    assert options(activate("J1", "J1 rifleman a3"), "move") == {"b3", "a2"}


def test_sw_43_friends_are_no_hindrance() -> None:
    alone = options(activate("J1", "J1 jeep a1"), "move")
    assert options(activate("J1", "J1 jeep a1, J2 jeep a2, J3 jeep b1, J4 jeep a3"), "move") == alone


def test_sw_44_45_an_enemy_held_square_ends_the_move() -> None:
    war = activate("J1", "J1 jeep a1\nR1 jeep a2")
    assert options(war, "move") == {"a2", "b1", "b2", "c1"}
    assert refused(war, "move a3") == "SW-45 behind-enemy"


def test_sw_45_46_red_is_hindered_by_yellow() -> None:
    war = activate("R1", "J1 jeep a2\nR1 jeep a3, R2 jeep b3\nto act red")
    assert refused(war, "move a1") == "SW-45 behind-enemy"
    war = activate("R1", "J1 jeep a3, J2 jeep a2\nR1 jeep a3\nto act red")
    assert refused(war, "move a2") == "SW-46 bound"


def test_sw_44_the_remaining_actions_are_not_lost() -> None:
    war = play(activate("J1", "J1 jeep a1\nR1 jeep a2"), "move a2")
    assert {"a3", "b2"} <= options(war, "move")


def test_sw_45_a_wall_of_enemies_cannot_be_passed() -> None:
    war = activate("J1", "J1 drone a1\nR1 jeep a2, R2 jeep b2, R3 jeep c2")
    assert options(war, "move") == {"a2", "b1", "b2", "c1", "c2"}


def test_sw_45_one_may_walk_around_an_enemy() -> None:
    war = activate("J1", "J1 drone a1\nR1 jeep a2, R2 jeep b1")
    assert options(war, "move") == {"a2", "b1"}
    war = activate("J1", "J1 drone a1\nR1 jeep a2")
    assert "a3" in options(war, "move")  # b1, b2, b3, a3


def test_sw_46_leaving_an_enemy_leads_to_a_square_without_one() -> None:
    war = activate("J1", "J1 rifle_squad b2\nR1 jeep b2, R2 jeep b3")
    assert options(war, "move") == {"a2", "b1", "c2"}
    assert refused(war, "move b3") == "SW-46 bound"


def test_sw_46_who_is_not_engaged_is_not_bound() -> None:
    assert "b3" in options(activate("J1", "J1 rifle_squad b2\nR1 jeep b3"), "move")


def test_sw_47_killing_the_enemy_beside_lifts_the_bond() -> None:
    war = activate("J1", "J1 jeep_mg b2\nR1 rifleman b2, R2 jeep b3")
    assert "b3" not in options(war, "move")
    play(war, "attack R1", "hits 1", "hits 0")
    assert "b3" in options(war, "move")


def test_sw_47_coming_back_restores_the_bond() -> None:
    war = activate("J1", "J1 rifle_squad b2\nR1 jeep b2, R2 jeep b3")
    play(war, "move b1", "move b2")
    assert refused(war, "move b3") == "SW-46 bound"


def test_sw_47_who_comes_back_to_a_free_square_is_not_bound() -> None:
    war = activate("J1", "J1 command_truck b2\nR1 rifleman b2, R2 jeep b3")
    play(war, "attack R1", "hits 1", "hits 0", "move b1", "move b2")
    assert "b3" in options(war, "move")


def test_sw_48_who_moved_into_contact_may_leave_in_any_direction() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2, R2 jeep b3"), "move b2")
    assert "b3" in options(war, "move")


def test_sw_48_unless_every_action_binds() -> None:
    position = "J1 jeep b1\nR1 jeep b2, R2 jeep b3"
    war = play(activate("J1", position, disengage="every_action"), "move b2")
    assert refused(war, "move b3") == "SW-48 bound"
    assert "a2" in options(war, "move")


def test_sw_49_only_the_first_square_entered_must_be_free() -> None:
    position = "J1 jeep b2\nR1 jeep b2, R2 jeep b3, R3 jeep a3"
    war = activate("J1", position)
    assert options(war, "move") == {"a1", "a2", "a3", "b1", "c1", "c2", "c3"}
    strict = activate("J1", position, disengage_scope="whole_action")
    assert options(strict, "move") == {"a1", "a2", "b1", "c1", "c2", "c3"}
    assert refused(strict, "move a3") == "SW-49 bound"
    assert refused(strict, "move b3") == "SW-46 bound"


def test_sw_49_the_scope_of_the_bond_concerns_the_bound_alone() -> None:
    position = "J1 jeep b1\nR1 jeep b2, R2 jeep b3"
    war = activate("J1", position, disengage_scope="whole_action")
    assert "b2" in options(war, "move")


def test_sw_50_surrounded_one_fights_or_ends() -> None:
    war = activate("J1", "J1 jeep a1\nR1 jeep a1, R2 jeep a2, R3 jeep b1")
    assert options(war) == {"attack R1", "attack R2", "attack R3", "end"}


def test_sw_51_a_crossed_out_move_never_moves() -> None:
    war = activate("J1", "J1 at_gun a1\nR1 jeep c3")
    assert options(war) == {"end"}
    assert refused(war, "move a2") == "SW-51 cannot-move"


def test_sw_52_moving_provokes_no_reaction() -> None:
    war = activate("J1", "J1 jeep b2\nR1 flame_tank b2, R2 bunker a3")
    play(war, "move a1", "move a2")
    assert (told(war, "rolled"), war.life[0]) == ([], 4)
    assert told(war, "moved") == [(0, 4, 0), (0, 0, 3)]
    assert to_act(war) == "red"


@pytest.mark.parametrize("here", range(9))
def test_sw_41_45_46_49_the_same_refusals_on_every_square(here: int) -> None:
    for there in range(9):
        start, end, distance = CELL_NAMES[here], CELL_NAMES[there], DISTANCE[9 * here + there]
        engaged = f"J1 jeep {start}\nR1 jeep {start}, R2 jeep {end}"
        between = CELL_NAMES[(here + there) // 2]
        if distance == 1:
            assert refused(activate("J1", engaged), f"move {end}") == "SW-46 bound"
        if distance == 2:
            war = activate("J1", engaged, disengage_scope="whole_action")
            assert refused(war, f"move {end}") == "SW-49 bound"
        if distance == 2 and (here % 3 == there % 3 or here // 3 == there // 3):
            war = activate("J1", f"J1 jeep {start}\nR1 jeep {between}")
            assert refused(war, f"move {end}") == "SW-45 behind-enemy"
        if distance > 2:
            assert refused(activate("J1", f"J1 jeep {start}"), f"move {end}") == "SW-41 too-far"


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_sw_42_44_45_walks_agree_with_a_plain_search(length: int) -> None:
    for start in range(9):
        for enemies in range(1 << 9):
            reached, edge = set[int](), {start}
            for _ in range(length):
                near = {cell for cell in range(9) for here in edge if DISTANCE[9 * here + cell] == 1} - {start}
                reached |= near
                edge = {cell for cell in near if not enemies >> cell & 1}
            assert CELLS_OF[walk(start, length, enemies, 0, 0)] == sorted(reached)
