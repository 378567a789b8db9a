"""The battlefield: nine cells, walks and distances. A set of cells is a bit mask."""

from typing import Final

CELLS: Final = 9
CELL_NAMES: Final = [column + row for row in "123" for column in "abc"]  # SW-02
CAMPS: Final = [[0, 1, 2], [6, 7, 8]]  # SW-03: yellow's, red's
MIDDLE: Final = [3, 4, 5]
CENTRE: Final = 4
NOWHERE: Final = 9  # no cell
BIT: Final = [1 << cell for cell in range(CELLS)]  # the set of one cell


def camp_name(cell: int) -> str:
    """Name whose camp a cell belongs to: yellow, red, or middle."""
    return ("yellow", "middle", "red")[cell // 3]


def _distance(one: int, other: int) -> int:
    return abs(one % 3 - other % 3) + abs(one // 3 - other // 3)


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def _spread(mask: int) -> int:
    reached = 0
    for cell in range(CELLS):
        if any(_distance(cell, other) == 1 for other in _cells(mask)):
            reached |= 1 << cell
    return reached


DISTANCE: Final = [_distance(one, other) for one in range(CELLS) for other in range(CELLS)]  # SW-62: [9 * one + other]
CELLS_OF: Final = [_cells(mask) for mask in range(1 << CELLS)]
SPREAD: Final = [_spread(mask) for mask in range(1 << CELLS)]  # SW-42: the orthogonal neighbours of a set


def walk(start: int, length: int, enemies: int, first: int, later: int) -> int:
    """Return where a move action may end: `enemies` stop it, `first` and `later` bar its first and later steps.

    SW-41 to SW-45: up to `length` orthogonal steps, none beyond a cell that holds an enemy.
    """
    here = 1 << start
    reached = SPREAD[here] & ~first
    edge = reached & ~enemies
    for _ in range(length - 1):
        edge = SPREAD[edge] & ~reached & ~later & ~here
        reached |= edge
        edge &= ~enemies
    return reached
