"""Six-sided dice: chances of hits, and faces to show for them."""

from math import comb
from typing import Final

SIDES: Final = 6
HALF: Final = 4  # "4 or more": half the faces

COIN_WEIGHTS: Final = [[comb(dice, hits) for hits in range(dice + 1)] for dice in range(13)]


def coin_weights(dice: int) -> list[int]:
    """Weigh 0, 1, … hits of so many dice that each hit on half their faces. The list is shared: do not change it."""
    return COIN_WEIGHTS[dice]


def faces(dice: int, hits: int, salt: int) -> list[int]:
    """Invent faces that show so many hits (4 or more): the same for the same salt.

    Rules keep only the number of hits; a table shows real dice.
    """
    shown = []
    left = hits
    seed = salt * 2654435761 + dice * 40503 + hits
    for die in range(dice):
        seed = (seed * 1103515245 + 12345) % 2147483648
        hit = left > 0 and (left >= dice - die or (seed >> 8) % (dice - die) < left)
        left -= 1 if hit else 0
        shown.append((seed >> 16) % 3 + (HALF if hit else 1))
    return shown
