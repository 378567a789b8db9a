"""Seats, and the lengths of the game in tenths of a millimetre (PS-901, PS-1206)."""

from math import cos, radians, sin
from typing import Final

SEATS: Final = ["green", "yellow"]
GREEN_SEAT: Final = 0
YELLOW_SEAT: Final = 1
NONE: Final = -1
HQ: Final = -1  # the x of a figure that is not in play

CM: Final = 100
BASE: Final = 125  # the radius of a figure's base: moving, standing, range
BODY: Final = 75  # the radius of its body: seeing and hiding
GREEN: Final = 400
YELLOW: Final = 1500
RED: Final = 3000
CARRIER_LACE: Final = 1000  # PS-1103
DEPLOY: Final = 150  # radii of flat things
DIE: Final = 80
MORTAR: Final = 125
TOLERANCE: Final = 5  # PS-201: on every length, gap and overlap
CLEARANCE: Final = 124  # by which scenery is grown for a base: polylines lie a little outside their arcs (PS-903)

DIRECTIONS: Final = 3600  # PS-901: angles in tenths of a degree, anticlockwise from the right
UNIT: Final = 1_000_000  # the length of the directions below
ACROSS: Final = [round(UNIT * cos(radians(tenth / 10))) for tenth in range(DIRECTIONS)]
ALONG: Final = [round(UNIT * sin(radians(tenth / 10))) for tenth in range(DIRECTIONS)]


def stepped(x: int, y: int, direction: int, far: int) -> tuple[int, int]:
    """Return the point so far away in a direction."""
    half = UNIT // 2
    return x + (far * ACROSS[direction] + half) // UNIT, y + (far * ALONG[direction] + half) // UNIT


def in_range(x0: int, y0: int, x1: int, y1: int, far: int) -> bool:
    """Tell whether two middles are no farther apart than this, with the tolerance of PS-201."""
    dx, dy, most = x1 - x0, y1 - y0, far + TOLERANCE
    return dx * dx + dy * dy <= most * most


def direction_to(dx: int, dy: int) -> int:
    """Return the direction nearest to a vector, in tenths of a degree: by halves, in whole numbers."""
    if dy < 0 or (dy == 0 and dx < 0):
        return (direction_to(-dx, -dy) + DIRECTIONS // 2) % DIRECTIONS
    low, high = 0, DIRECTIONS // 2
    while high - low > 1:
        middle = (low + high) // 2
        if ACROSS[middle] * dy - ALONG[middle] * dx >= 0:
            low = middle
        else:
            high = middle
    over = ACROSS[low] * dy - ALONG[low] * dx
    under = ALONG[high] * dx - ACROSS[high] * dy
    return low if over <= under else high % DIRECTIONS
