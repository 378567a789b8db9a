"""What a hand that throws adds of its own (PS-920, PS-931)."""

from random import Random
from typing import Final

CUT: Final = 2.5  # times the usual deviation: noise never goes farther


def noise(rng: Random, deviation: int) -> int:
    """Draw a whole number around zero: normal, with this deviation, and cut."""
    if deviation == 0:
        return 0
    drawn = rng.gauss(0.0, 1.0)
    while abs(drawn) > CUT:
        drawn = rng.gauss(0.0, 1.0)
    return round(deviation * drawn)
