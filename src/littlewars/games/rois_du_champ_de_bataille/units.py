"""Units: ten points of life, sometimes a hero. A unit is one number, so that the most wounded is the greatest.

A troop, all units of a side in a zone, is a list of them, the most wounded first. Such lists are never changed in
place: positions share them.
"""

from typing import Final

_WOUNDS: Final = 8
_FULL: Final = 3
HERO: Final = 2  # carries the spirit of a great ancestor
MARCHED: Final = 1  # has made a free march this turn
NO_UNIT: Final = 0


def make(full: int, life: int, hero: bool = False, marched: bool = False) -> int:
    """Make a unit of so many points of life at full strength, and so many left."""
    return (full - life) << _WOUNDS | full << _FULL | (HERO if hero else 0) | (MARCHED if marched else 0)


def full(unit: int) -> int:
    """Return how much life the unit has at full strength."""
    return unit >> _FULL & 31


def wounds(unit: int) -> int:
    """Return how much life it has lost."""
    return unit >> _WOUNDS


def life(unit: int) -> int:
    """Return how much life it has left."""
    return (unit >> _FULL & 31) - (unit >> _WOUNDS)


def is_hero(unit: int) -> bool:
    """Tell whether the unit carries a hero."""
    return unit & HERO != 0


def hurt(unit: int, points: int) -> int:
    """Return the unit after losing some life, but not all of it."""
    return unit + (points << _WOUNDS)


def healed(unit: int, points: int) -> int:
    """Return the unit after regaining some life it had lost."""
    return unit - (points << _WOUNDS)


def alike(unit: int, other: int) -> bool:
    """Tell whether nobody would mind which of the two is taken (RCB-808)."""
    return unit | MARCHED == other | MARCHED


def sort(units: list[int]) -> list[int]:
    """Return a troop: the most wounded first."""
    return sorted(units, reverse=True)


def without(units: list[int], unit: int) -> list[int]:
    """Return a troop less one unit."""
    rest = units[:]
    rest.remove(unit)
    return rest


def less(units: list[int], leaving: list[int]) -> list[int]:
    """Return a troop less some of its units."""
    rest = units[:]
    for unit in leaving:
        rest.remove(unit)
    return rest


def joined(units: list[int], others: list[int]) -> list[int]:
    """Return the troop two make together."""
    return sort(units + others)


def total(units: list[int]) -> int:
    """Add up the life of a troop."""
    points = 0
    for unit in units:
        points += (unit >> _FULL & 31) - (unit >> _WOUNDS)
    return points


def kinds(units: list[int]) -> list[int]:
    """List the units that differ, each once, in the troop's order."""
    found: list[int] = []
    for unit in units:
        if not found or not alike(found[-1], unit):
            found.append(unit)
    return found


def masks(units: list[int]) -> list[int]:
    """List the sets of a troop's units, the empty one left out; of units alike the first stand for any."""
    found: list[int] = []
    for mask in range(1, 1 << len(units)):
        regular = True
        for i in range(1, len(units)):
            if units[i] == units[i - 1] and mask >> i & 1 and not mask >> (i - 1) & 1:
                regular = False
        if regular:
            found.append(mask)
    return found


def picked(units: list[int], mask: int) -> list[int]:
    """Return the units of a set."""
    return [unit for i, unit in enumerate(units) if mask >> i & 1]
