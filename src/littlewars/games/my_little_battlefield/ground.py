"""The battlefield: nine cells in three rows, two Reserves, and the words for them. A set of cells is a bit mask."""

from typing import Final

SEATS: Final = ["blue", "red"]
BLUE: Final = 0
RED: Final = 1
NONE: Final = -1  # nobody, nothing

CELLS: Final = 9
CELL_NAMES: Final = [column + row for row in "123" for column in "abc"]  # board order
ALL_CELLS: Final = (1 << CELLS) - 1
MIDDLE_ROW: Final = 0b000111000
HOME_ROWS: Final = [0b000000111, 0b111000000]  # MLB-18: blue's, red's

RESERVE: Final = 9  # MLB-11: behind one's home row
FOE_RESERVE: Final = 10  # MLB-129: behind the enemy's
BOARD: Final = 11  # MLB-11: waiting on the command board
PLACE_NAMES: Final = [*CELL_NAMES, "reserve", "out", "board"]
PLACES: Final = 11  # where a move may start or end: the cells and both Reserves

NO_PAWN: Final = 99  # MLB-19: the gauge of a neutral sector


def _neighbours(cell: int) -> int:
    mask = 0
    for other in range(CELLS):
        if abs(cell % 3 - other % 3) + abs(cell // 3 - other // 3) == 1:  # MLB-123
            mask |= 1 << other
    return mask


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]
CELLS_OF: Final = [_cells(mask) for mask in range(1 << CELLS)]


def rows_home(seat: int, cell: int) -> int:
    """Return how many rows lie between a cell and the seat's home row."""
    return cell // 3 if seat == BLUE else 2 - cell // 3
