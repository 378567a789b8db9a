"""Small Wars, chapter «Matériel nécessaire»: seats, field, camps, sheets."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import NEVER, SHEET
from littlewars.games.small_wars.ground import CAMPS, CELL_NAMES, MIDDLE, SPREAD
from tests.games.small_wars.board import activate, life, options, play, refused, start


def test_sw_01_two_players_yellow_and_red() -> None:
    assert GAME.seats(GAME.setup({})) == ["yellow", "red"]


def test_sw_02_nine_squares_in_three_columns_and_rows() -> None:
    assert CELL_NAMES == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    neighbours = [SPREAD[1 << cell].bit_count() for cell in range(9)]
    assert neighbours == [2, 3, 2, 3, 4, 3, 2, 3, 2]


def test_sw_03_17_a_camp_is_the_three_nearest_squares() -> None:
    assert [[CELL_NAMES[cell] for cell in cells] for cells in [*CAMPS, MIDDLE]] == [
        ["a1", "b1", "c1"],
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
    ]
    war = start()
    assert options(war, "draft jeep ") == {"a1", "b1", "c1"}
    assert options(play(war, "draft jeep a1"), "draft jeep ") == {"a3", "b3", "c3"}


def test_sw_04_16_nobody_stops_before_the_first_figure() -> None:
    war = start()
    assert refused(war, "stop") == "SW-16 no-figure-yet"
    play(war, "draft jeep a1")
    assert refused(war, "stop") == "SW-16 no-figure-yet"
    assert refused(play(war, "draft jeep a3"), "stop") == ""


@pytest.mark.parametrize("key", SHEET)
def test_sw_07_a_figure_has_the_numbers_of_its_sheet(key: str) -> None:
    sheet = SHEET[key]
    war = activate("J1", f"J1 {key} b1\nR1 bunker b1, R2 bunker b2, R3 bunker b3")
    facts = GAME.facts(war)
    assert (life(war, "J1"), facts["actions_left"]) == (sheet.life, sheet.actions)
    targets = 0 if NEVER in (sheet.dice, sheet.reach) else min(sheet.reach + 1, 3)
    assert facts["targets"] == ["R1", "R2", "R3"][:targets]
    if targets:
        play(war, "attack R1")
        assert len(war.legal()) == sheet.dice + 1


@pytest.mark.parametrize("key", SHEET)
def test_sw_07_41_a_figure_moves_as_far_as_its_sheet_says(key: str) -> None:
    move = max(SHEET[key].move, 0)
    within = {cell for i, cell in enumerate(CELL_NAMES) if 0 < i % 3 + i // 3 <= move}
    assert options(activate("J1", f"J1 {key} a1"), "move") == within


def test_sw_08_what_a_figure_depicts_changes_nothing() -> None:
    moves = [
        options(activate("J1", f"J1 {key} b1\nR1 jeep b2"), "move")
        for key in ("jeep", "sidecar", "patrol_boat", "paratroopers")
    ]
    assert moves == [{"a1", "c1", "a2", "c2", "b2"}] * 4


def test_sw_08_18_a_square_never_fills_up() -> None:
    crowd = ", ".join(f"J{i} drone b2" for i in range(2, 40))
    assert "b2" in options(activate("J1", f"J1 jeep b1, {crowd}"), "move")
