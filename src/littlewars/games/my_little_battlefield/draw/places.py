"""Where things lie on the picture: command boards and dice on the left, the battlefield on the right."""

from typing import Final

from littlewars.games.my_little_battlefield.ground import BLUE, FOE_RESERVE, RESERVE
from littlewars.pieces.svg import hatching

WIDTH: Final = 1264
HEIGHT: Final = 936
EDGE: Final = 10  # the free border of the table
COLUMN: Final = 500  # width of the command boards, the dice tray and the action panel
BOARD_HIGH: Final = 272
BOARD_TOPS: Final = (HEIGHT - EDGE - BOARD_HIGH, EDGE)  # blue's below, red's above
TRAY: Final = (EDGE, 290, COLUMN, 94)  # x, y, width, height
PANEL: Final = (EDGE, 392, COLUMN, 254)

MAT: Final = (520, 84, 734, 768)
TILE: Final = (230, 241)
STEP: Final = (234, 245)  # from tile to tile
LEFT: Final = 548  # of the first tile
TOP: Final = 90
STRIP: Final = 66  # height of what lies above and below the field
STRIP_TOPS: Final = (HEIGHT - EDGE - STRIP, EDGE)
RESERVE_LEFT: Final = 520
RESERVE_WIDE: Final = 270
BANNER: Final = (798, EDGE, 456, STRIP)
SCENARIO: Final = (798, HEIGHT - EDGE - STRIP, 456, STRIP)

UNIT: Final = 62  # side of a unit's base in a sector
ZONE: Final = (8, 168, 64)  # a deployment zone: its left in the tile, its width and height
ZONE_TOPS: Final = (172, 5)  # in the tile: blue's at the lower edge, red's at the upper one
ROUNDS: Final = (22, 4)  # blue is round, red is square


def corner(cell: int) -> tuple[int, int]:
    """Return the upper left corner of a cell's tile: row 1 lies at the bottom."""
    return LEFT + STEP[0] * (cell % 3), TOP + STEP[1] * (2 - cell // 3)


def at(x: int, y: int) -> str:
    """Write a transform that moves a group, so that what is in it is the same wherever it lies."""
    return f"translate({x} {y})"


def spot(place: int, seat: int) -> tuple[int, int]:
    """Return the middle of where a seat's units stand: their zone in a cell, or a Reserve."""
    if place in (RESERVE, FOE_RESERVE):
        home = seat if place == RESERVE else 1 - seat
        return RESERVE_LEFT + RESERVE_WIDE // 2, STRIP_TOPS[home] + STRIP * home  # at the edge towards the field
    x, y = corner(place)
    return x + ZONE[0] + ZONE[1] // 2, y + ZONE_TOPS[seat] + ZONE[2] // 2


def dotting(x: int, y: int, width: int, height: int, step: int) -> str:
    """Write the path of dots filling a rectangle: blue's pattern."""
    rows = range(y + step // 2, y + height, step)
    columns = range(x + step // 2, x + width, step)
    return "".join([f"M{across} {down}h0" for down in rows for across in columns])


def pattern(seat: int, x: int, y: int, width: int, height: int, step: int) -> str:
    """Write the path of a seat's pattern."""
    return (dotting if seat == BLUE else hatching)(x, y, width, height, step)
