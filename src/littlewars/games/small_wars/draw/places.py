"""Where things lie on the picture, in its own units."""

from typing import Final

WIDTH: Final = 1160
HEIGHT: Final = 936
EDGE: Final = 12  # the free border of the table
COLUMN: Final = 152  # width of the columns left and right of the mat
CELL: Final = 250
LEFT: Final = 214  # of the field
TOP: Final = 134
MAT: Final = (176, 84, 808, 840)  # x, y, width, height
BANNER: Final = (176, 12, 808, 60)


def corner(cell: int) -> tuple[int, int]:
    """Return the upper left corner of a cell: row 1 lies at the bottom."""
    return LEFT + CELL * (cell % 3), TOP + CELL * (2 - cell // 3)


def centre(cell: int) -> tuple[int, int]:
    """Return the middle of a cell."""
    x, y = corner(cell)
    return x + CELL // 2, y + CELL // 2


def hatching(x: int, y: int, side: int, step: int) -> str:
    """Write the path of slanted lines filling a square."""
    lines = ""
    for at in range(step, 2 * side, step):
        low, high = max(0, at - side), min(at, side)
        lines += f"M{x + low} {y + high}L{x + high} {y + low}"
    return lines
