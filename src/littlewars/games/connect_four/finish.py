"""A game of Connect Four played to its end at random, as quickly as a processor can: for searches that play games out.

The numbers are machine words that never overflow, so that compiled and interpreted it plays the same.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from littlewars.games.connect_four.state import COLUMNS, FULL, Grid
from littlewars.kernel.agenda import NOBODY

WORD: Final = 0xFFFFFFFF  # the random numbers are Marsaglia's xorshift of 32 bits


def finish(grid: Grid, rng: Random) -> None:
    """Drop discs into columns that are not full, all equally likely, until somebody has four or all is full (C4-04)."""
    if grid.actor == NOBODY:
        return
    seat: i64 = grid.actor
    mine: i64 = grid.discs[seat]
    other: i64 = grid.discs[1 - seat]
    full: i64 = FULL
    dice: i64 = rng.getrandbits(32) | 1
    while True:
        filled: i64 = mine | other
        column: i64 = COLUMNS
        while column == COLUMNS or filled >> (7 * column + 5) & 1:
            dice ^= dice << 13 & WORD
            dice ^= dice >> 17
            dice ^= dice << 5 & WORD
            column = dice >> 8 & 7
        bottom: i64 = 1
        bottom <<= 7 * column  # not `1 << …`: compiled, a plain 1 is too narrow to be shifted so far
        mine |= (filled + bottom) & ~filled & bottom * 63
        if four(mine) or mine | other == full:
            break
        mine, other = other, mine
        seat = 1 - seat
    grid.discs[seat] = mine
    grid.discs[1 - seat] = other
    grid.agenda = []
    grid.actor = NOBODY


def four(discs: i64) -> bool:
    """Tell whether there are four in a line (C4-03): up, and the three ways across."""
    pairs: i64 = discs & discs >> 1
    if pairs & pairs >> 2:
        return True
    pairs = discs & discs >> 6
    if pairs & pairs >> 12:
        return True
    pairs = discs & discs >> 7
    if pairs & pairs >> 14:
        return True
    pairs = discs & discs >> 8
    return pairs & pairs >> 16 != 0
