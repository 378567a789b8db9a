"""What dice and throws promise: exact chances of an attack, in whole numbers (ledger 4.4)."""

from functools import lru_cache
from math import comb
from typing import Final

from littlewars.games.petits_soldats.content import (
    ATTACK_DICE,
    CARDS,
    GRENADE_SIDES,
    GRENADE_VALUES,
    MORTAR_HEARTS,
    REROLLS,
)

WHOLE: Final = 1000  # chances are told in thousandths
MOST_SOLID: Final = max([card.solidity for card in CARDS])
DEFENSES: Final = 1 + max([card.defense for card in CARDS]) + 1  # none, those of the cards, low cover behind the best
PATIENCE: Final = 600  # thousandths of what a broken soldier is worth, when one more attack will break it
GRENADE_NEAR: Final = 530  # thousandths of the grenades that come to rest near what they are aimed at
MORTAR_NEAR: Final = [110, 380]  # thousandths of the Mortar shots that show each face, and land near enough for it
DOUBLE: Final = 3  # a Sniper die that is rolled until it hits shows a double hit in all but one of so many cases


def _hearts(dice: int, hits: int, rolls: int, defense: int) -> list[int]:
    """Count, out of all ways, those that give 0, 1, 2 … hearts: every die that is no hit is rolled so often."""
    misses = 1  # of 2 ** rolls ways that a die can go
    ways = [0] * (ATTACK_DICE + 3)
    for more in range(dice + 1):
        count = comb(dice, more) * ((1 << rolls) - 1) ** more * misses ** (dice - more)
        ways[max(0, hits + more - defense)] += count
    return ways


def _nearness() -> list[list[int]]:
    """Tell how near to breaking a soldier is, by the hearts it can still take and its defense, in thousandths.

    It is 1000 for a broken one; every attack that it still takes leaves PATIENCE of that, averaged over the dice.
    """
    found = [[WHOLE] * DEFENSES]
    for left in range(1, MOST_SOLID + 1):
        row = []
        for defense in range(DEFENSES):
            far, close = [_hearts(ATTACK_DICE, 0, rolls, defense) for rolls in (1 + REROLLS, 2 + REROLLS)]
            ways = [(far[hearts] << ATTACK_DICE) + close[hearts] for hearts in range(len(far))]
            hit = sum([ways[hearts] * found[max(0, left - hearts)][defense] for hearts in range(1, len(ways))])
            row.append(PATIENCE * hit // (WHOLE * sum(ways) - PATIENCE * ways[0]))
        found.append(row)
    return found


NEARNESS: Final = _nearness()


@lru_cache(None)
def blow(dice: int, hits: int, rolls: int, defense: int, left: int) -> tuple[int, int]:
    """Return how likely an attack breaks a soldier, and how near to breaking it is on average if not, in thousandths.

    `left` are the hearts that break it. The chance that it does not break is counted in the second number.
    """
    ways = _hearts(dice, hits, rolls, defense)
    near = sum([ways[hearts] * NEARNESS[left - hearts][defense] for hearts in range(left)])
    return WHOLE * sum(ways[left:]) >> rolls * dice, near >> rolls * dice


@lru_cache(None)
def risky_blow(rolls: int, defense: int, left: int) -> tuple[int, int]:
    """Return the same of a Risky shot: the Sniper die is no hit, a hit or a double hit."""
    miss, hit, double = [blow(ATTACK_DICE, hits, rolls, defense, left) for hits in range(3)]
    ways = [DOUBLE, (1 << rolls) - 1, (DOUBLE - 1) * ((1 << rolls) - 1)]
    breaks, near = [(ways[0] * miss[i] + ways[1] * hit[i] + ways[2] * double[i]) // (DOUBLE << rolls) for i in range(2)]
    return breaks, near


def _struck(hearts: int, defense: int, left: int) -> tuple[int, int]:
    return (WHOLE, 0) if hearts >= left else (0, NEARNESS[left - hearts][defense])


@lru_cache(None)
def grenade_blow(defense: int, left: int) -> tuple[int, int]:
    """Return the same of a grenade aimed at somebody; it strays sometimes."""
    breaks, near = 0, (WHOLE - GRENADE_NEAR) * NEARNESS[left][defense]
    for face in range(len(GRENADE_VALUES)):
        struck = _struck(max(0, GRENADE_VALUES[face] - defense), defense, left)
        breaks += GRENADE_NEAR * GRENADE_SIDES[face] * struck[0] // sum(GRENADE_SIDES)
        near += GRENADE_NEAR * GRENADE_SIDES[face] * struck[1] // sum(GRENADE_SIDES)
    return breaks // WHOLE, near // WHOLE


@lru_cache(None)
def mortar_blow(defense: int, left: int) -> tuple[int, int]:
    """Return the same of a Mortar shot: an impact must be nearer than a blast."""
    breaks, near = 0, (WHOLE - sum(MORTAR_NEAR)) * NEARNESS[left][defense]
    for face in range(len(MORTAR_HEARTS)):
        struck = _struck(MORTAR_HEARTS[face], defense, left)
        breaks += MORTAR_NEAR[face] * struck[0]
        near += MORTAR_NEAR[face] * struck[1]
    return breaks // WHOLE, near // WHOLE


def chance_of(rolls: int, defense: int, hearts: int) -> int:
    """Return how likely an attack gives so many hearts or more, in thousandths."""
    ways = _hearts(ATTACK_DICE, 0, rolls, defense)
    return WHOLE * sum(ways[min(hearts, len(ways)) :]) >> rolls * ATTACK_DICE
