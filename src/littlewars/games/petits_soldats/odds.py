"""What dice and throws promise: exact chances of an attack, in whole numbers (ledger 4.4)."""

from math import comb
from typing import Final

from littlewars.games.petits_soldats.content import ATTACK_DICE, GRENADE_SIDES, GRENADE_VALUES

WHOLE: Final = 1000  # chances and expected hearts are told in thousandths


def _hearts(dice: int, hits: int, rolls: int, defense: int) -> list[int]:
    """Count, out of all ways, those that give 0, 1, 2 … hearts: every die that is no hit is rolled so often."""
    misses = 1  # of 2 ** rolls ways that a die can go
    ways = [0] * (ATTACK_DICE + 3)
    for more in range(dice + 1):
        count = comb(dice, more) * ((1 << rolls) - 1) ** more * misses ** (dice - more)
        ways[max(0, hits + more - defense)] += count
    return ways


def expected_hearts(dice: int, hits: int, rolls: int, defense: int) -> int:
    """Return how many hearts an attack gives on average, in thousandths, if every die that is no hit is rerolled."""
    ways = _hearts(dice, hits, rolls, defense)
    total = sum([hearts * ways[hearts] for hearts in range(len(ways))])
    return WHOLE * total >> rolls * dice


def chance_of(rolls: int, defense: int, hearts: int) -> int:
    """Return how likely an attack gives so many hearts or more, in thousandths."""
    ways = _hearts(ATTACK_DICE, 0, rolls, defense)
    return WHOLE * sum(ways[min(hearts, len(ways)) :]) >> rolls * ATTACK_DICE


def grenade_hearts(defense: int) -> int:
    """Return how many hearts a grenade gives on average to somebody near it, in thousandths."""
    total = sum([GRENADE_SIDES[face] * max(0, GRENADE_VALUES[face] - defense) for face in range(3)])
    return WHOLE * total // sum(GRENADE_SIDES)
