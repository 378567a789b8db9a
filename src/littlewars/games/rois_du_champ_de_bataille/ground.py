"""The battlefield: twenty-five zones, eight directions, two sides facing each other. A set of zones is a bit mask."""

from typing import Final

SEATS: Final = ["red", "black"]
RED: Final = 0  # in the south
BLACK: Final = 1  # in the north
NONE: Final = -1  # nobody, nothing

SIZE: Final = 5
ZONES: Final = 25
ZONE_NAMES: Final = [column + row for row in "12345" for column in "abcde"]  # reading order, from the south
ALL_ZONES: Final = (1 << ZONES) - 1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NORTH_EAST: Final = 4
SOUTH_EAST: Final = 5
SOUTH_WEST: Final = 6
NORTH_WEST: Final = 7
DIRECTIONS: Final = 8  # the first four are orthogonal
DIRECTION_NAMES: Final = ["n", "e", "s", "w", "ne", "se", "sw", "nw"]
STRAIGHT: Final = [NORTH, EAST, SOUTH, WEST]
SLANTED: Final = [NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST]
OPPOSITE: Final = [SOUTH, WEST, NORTH, EAST, SOUTH_WEST, NORTH_WEST, NORTH_EAST, SOUTH_EAST]
_EASTWARD: Final = [0, 1, 0, -1, 1, 1, -1, -1]
_NORTHWARD: Final = [1, 0, -1, 0, 1, -1, -1, 1]


def _beyond(zone: int, direction: int) -> int:
    column = zone % SIZE + _EASTWARD[direction]
    row = zone // SIZE + _NORTHWARD[direction]
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else NONE


NEXT: Final = [[_beyond(zone, direction) for direction in range(DIRECTIONS)] for zone in range(ZONES)]


def _neighbours(zone: int, directions: list[int]) -> list[int]:
    return sorted([NEXT[zone][direction] for direction in directions if NEXT[zone][direction] != NONE])


ADJACENT: Final = [_neighbours(zone, STRAIGHT + SLANTED) for zone in range(ZONES)]  # by side or corner
BESIDE: Final = [_neighbours(zone, STRAIGHT) for zone in range(ZONES)]  # by side only


def _mask(zones: list[int]) -> int:
    return sum([1 << zone for zone in zones])


ADJACENT_MASK: Final = [_mask(zones) for zones in ADJACENT]
HOME_ROWS: Final = [[0, 1, 2, 3, 4], [20, 21, 22, 23, 24]]  # RCB-502
FORWARD: Final = [NORTH, SOUTH]  # RCB-319: the owner faces the enemy
LEFT: Final = [WEST, EAST]
RIGHT_EDGE: Final = [4, 0]  # columns
FORWARD_WAYS: Final = [[NORTH, NORTH_EAST, NORTH_WEST], [SOUTH, SOUTH_EAST, SOUTH_WEST]]


def distance(zone: int, other: int) -> int:
    """Count the steps from a zone to another."""
    return max(abs(zone % SIZE - other % SIZE), abs(zone // SIZE - other // SIZE))


def depth(seat: int, zone: int) -> int:
    """Tell how far a zone lies from the seat's home row, which is 1, to the enemy's, which is 5."""
    return zone // SIZE + 1 if seat == RED else SIZE - zone // SIZE


def rightness(seat: int, zone: int) -> int:
    """Tell how far to the right of its owner a zone lies, from 0 to 4."""
    return zone % SIZE if seat == RED else SIZE - 1 - zone % SIZE


def zones_of(mask: int) -> list[int]:
    """List a set of zones, in reading order."""
    found: list[int] = []
    zone = 0
    while mask:
        if mask & 1:
            found.append(zone)
        mask >>= 1
        zone += 1
    return found


def front_first(mask: int, direction: int) -> list[int]:
    """List a set of zones, those farthest in a direction first."""
    ranked = [
        (-_EASTWARD[direction] * (zone % SIZE) - _NORTHWARD[direction] * (zone // SIZE), zone)
        for zone in zones_of(mask)
    ]
    return [zone for _, zone in sorted(ranked)]


_TOWARDS: Final = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3, (1, 1): 4, (1, -1): 5, (-1, -1): 6, (-1, 1): 7}


def _direction(zone: int, target: int) -> int:
    east = target % SIZE - zone % SIZE
    north = target // SIZE - zone // SIZE
    if east != 0 and north != 0 and abs(east) != abs(north):
        return NONE
    steps = max(abs(east), abs(north))
    return _TOWARDS[(east // steps, north // steps)] if steps else NONE


_DIRECTION: Final = [[_direction(zone, target) for target in range(ZONES)] for zone in range(ZONES)]


def direction_to(zone: int, target: int) -> int:
    """Return the direction in which a zone lies from another; NONE where they are not in line."""
    return _DIRECTION[zone][target]
