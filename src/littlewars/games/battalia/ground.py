"""The squares of the map, columns A to G from west to east and rows 1 to 7 from north to south."""

from typing import Final

NONE: Final = -1
SIZE: Final = 7
SQUARES: Final = SIZE * SIZE
SQUARE_NAMES: Final = ["ABCDEFG"[square % SIZE] + str(square // SIZE + 1) for square in range(SQUARES)]
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = 4
DIRECTION_LETTERS: Final = ["N", "E", "S", "W"]


def opposite(direction: int) -> int:
    """Return the direction that faces this one."""
    return (direction + 2) % DIRECTIONS


def _beside(square: int, direction: int) -> int:
    row, column = square // SIZE, square % SIZE
    if direction == NORTH:
        return square - SIZE if row > 0 else NONE
    if direction == EAST:
        return square + 1 if column < SIZE - 1 else NONE
    if direction == SOUTH:
        return square + SIZE if row < SIZE - 1 else NONE
    return square - 1 if column > 0 else NONE


NEXT: Final = [[_beside(square, direction) for direction in range(DIRECTIONS)] for square in range(SQUARES)]


def turned(exits: int, quarters: int) -> int:
    """Turn a set of exits clockwise, by so many quarters."""
    return (exits << quarters | exits >> DIRECTIONS - quarters) & 15


def exits_of(letters: str) -> int:
    """Read a set of exits: `NE`."""
    return sum([1 << DIRECTION_LETTERS.index(letter) for letter in letters])


def exits_text(exits: int) -> str:
    """Write a set of exits: `NE`."""
    return "".join([DIRECTION_LETTERS[direction] for direction in range(DIRECTIONS) if exits >> direction & 1])
