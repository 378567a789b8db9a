"""The action dice: six faces, handfuls of dice, and how likely each handful is.

A handful is how many dice show each face; as one number, three bits per face, so that it can be a choice.
"""

from math import factorial
from random import Random
from typing import Final

from littlewars.kernel.chance import below

ATTACK: Final = 0  # MLB-42: a one on the die
DEFENSE: Final = 1
MOVEMENT: Final = 2
MORALE: Final = 3
COMMAND: Final = 4
SPECIAL: Final = 5
FACES: Final = 6
NO_FACE: Final = -1
FACE_KEYS: Final = ["attack", "defense", "movement", "morale", "command", "special"]
FACE_NAMES: Final = ["ATT", "DEF", "MOV", "MOR", "COM", "SPE"]  # in notation

MOST_DICE: Final = 7  # MLB-05
_BITS: Final = 3
_MASK: Final = 7


def pack(counts: list[int]) -> int:
    """Write a handful as one number."""
    packed = 0
    for face in range(FACES):
        packed |= counts[face] << (_BITS * face)
    return packed


def unpack(packed: int) -> list[int]:
    """Read a handful: how many dice show each face."""
    return [packed >> (_BITS * face) & _MASK for face in range(FACES)]


def spread(counts: list[int]) -> list[int]:
    """List the faces of a handful, ascending."""
    faces: list[int] = []
    for face in range(FACES):
        faces += [face] * counts[face]
    return faces


def throw(rng: Random, dice: int) -> int:
    """Roll so many dice (MLB-31): a handful as one number."""
    packed = 0
    for _ in range(dice):
        packed += 1 << (_BITS * below(rng, FACES))
    return packed


def _handfuls(dice: int, faces: int) -> list[list[int]]:
    if faces == 1:
        return [[dice]]
    return [[count, *rest] for count in range(dice + 1) for rest in _handfuls(dice - count, faces - 1)]


def _ways(packed: int, dice: int) -> int:
    ways = factorial(dice)
    for count in unpack(packed):
        ways //= factorial(count)
    return ways


ROLLS: Final = [sorted([pack(counts) for counts in _handfuls(dice, FACES)]) for dice in range(MOST_DICE + 1)]
ROLL_WEIGHTS: Final = [[_ways(packed, dice) for packed in ROLLS[dice]] for dice in range(MOST_DICE + 1)]
