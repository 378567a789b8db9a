"""Exact chances from a random generator, in whole numbers."""

from random import Random
from typing import Final

_BITS: Final = 30  # what fits in one digit of a Python number: the fastest
_SPAN: Final = 1 << _BITS
_MASK: Final = _SPAN - 1


def below(rng: Random, count: int) -> int:
    """Return a whole number from 0 to count - 1, all equally likely (Lemire's multiply and reject)."""
    if count > _MASK:
        return rng.randrange(count)
    product = rng.getrandbits(_BITS) * count
    if product & _MASK < count:
        least = _SPAN % count
        while product & _MASK < least:
            product = rng.getrandbits(_BITS) * count
    return product >> _BITS


def weighted(rng: Random, weights: list[int]) -> int:
    """Return an index, each as likely as its weight says."""
    mark = below(rng, sum(weights))
    index = 0
    while mark >= weights[index]:
        mark -= weights[index]
        index += 1
    return index


def spread(rng: Random, weights: list[int], count: int) -> list[int]:
    """Return so many indices, ascending, each as likely as its weight says; evenly spread, so that few tell of all.

    The whole is cut into as many parts of the same weight, and one index is drawn from each.
    """
    whole = sum(weights)
    found: list[int] = []
    index = 0
    passed = weights[0] * count  # the weight up to this index, as many times as there are parts
    for part in range(count):
        mark = part * whole + below(rng, whole)
        while mark >= passed:
            index += 1
            passed += weights[index] * count
        found.append(index)
    return found
