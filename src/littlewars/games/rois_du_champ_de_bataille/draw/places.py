"""Where things lie on the picture: sides, cards and scenario on the left, the battlefield on the right."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.ground import SIZE

WIDTH: Final = 1270
HEIGHT: Final = 936
EDGE: Final = 10  # the free border of the table
COLUMN: Final = 400  # width of the plates and of what lies between them
PLATE_HIGH: Final = 346
PLATE_TOPS: Final = (HEIGHT - EDGE - PLATE_HIGH, EDGE)  # red's below, black's above
PILES: Final = (EDGE, 362, COLUMN, 128)  # x, y, width, height
SCENARIO: Final = (EDGE, 496, COLUMN, 78)

BANNER: Final = (418, EDGE, 842, 62)
MAT: Final = (418, 78, 842, 848)
TILE: Final = 160
STEP: Final = 162  # from tile to tile
LEFT: Final = 446  # of the first tile
TOP: Final = 84
ROUNDS: Final = (22, 4)  # red is round, black is square
FRAMES: Final = (16, 2)  # the same, for tiles


def corner(zone: int) -> tuple[int, int]:
    """Return the upper left corner of a zone's tile: row 1 lies at the bottom."""
    return LEFT + STEP * (zone % SIZE), TOP + STEP * (SIZE - 1 - zone // SIZE)


def centre(zone: int) -> tuple[int, int]:
    """Return the middle of a zone's tile."""
    x, y = corner(zone)
    return x + TILE // 2, y + TILE // 2
