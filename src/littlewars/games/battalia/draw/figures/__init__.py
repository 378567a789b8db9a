"""The heroes of the factions and Buff, as SVG symbols of 64 units.

The middle of a figure's base lies at 32, 54 of its symbol: `figure` puts it at x, y. A hero wears the colours of his
faction, the base of Buff those of the side that a group around him wears, or grey.
"""

from functools import cache
from typing import Final

from littlewars.games.battalia.draw.figures.heroes import BUFF, HEROES, RIMS
from littlewars.pieces.svg import group, path, tag, use

KINDS: Final = [*[f"hero-{faction}" for faction in HEROES], "buff"]


def symbols(kinds: set[str]) -> str:
    """Write the symbols of these figures, in alphabetical order."""
    return tag("defs", "".join([symbol(kind) for kind in sorted(kinds)]))


@cache
def symbol(kind: str) -> str:
    """Wrap a figure on its base as a symbol."""
    faction = kind.removeprefix("hero-")
    drawn = base("") + BUFF if kind == "buff" else group(base(RIMS[faction]) + HEROES[faction], f"side-{faction}")
    return tag("symbol", drawn, id=f"bat-figure-{kind}", viewBox="0 0 64 64")


def base(rim: str) -> str:
    """Cut a round base with a pattern on its rim."""
    edge = path("M7 54v1.5a25 8 0 0 0 50 0V54z", "bat-f-base-edge")
    top = path("M7 54a25 7.5 0 0 1 50 0a25 7.5 0 0 1-50 0z", "bat-f-base")
    return edge + top + (path(rim, "bat-f-base-print") if rim else "")


def figure(kind: str, x: int, y: int, size: int, pips: int = 0) -> str:
    """Stand a figure with the middle of its base at x, y; pips tell the heroes of a side apart."""
    if kind not in KINDS:
        raise KeyError(kind)
    drawn = use(f"bat-figure-{kind}", x - size // 2, y - size * 54 // 64, size)
    for i in range(pips):
        drawn += pip(x + size * (9 * i - 4 * pips + 4) // 64, y + size * 4 // 64, max(2, size * 4 // 64))
    return drawn


def pip(x: int, y: int, half: int) -> str:
    """Paint a lozenge, its middle at x, y."""
    return path(f"M{x} {y - half}l{half} {half}-{half} {half}-{half}-{half}z", "bat-f-pip")
