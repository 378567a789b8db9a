"""The plastic soldiers, as SVG symbols of 64 units.

The middle of a soldier's base lies at 32, 54 of his symbol: `figure` puts it at x, y. Soldiers look right; a mirror
around x makes one look left. Colours and the rim of the base come from the side that a group around him wears.
"""

from typing import Final

from littlewars.games.petits_soldats.draw.figures.soldiers import SOLDIERS
from littlewars.pieces.svg import place, tag, use

WAIST: Final = 36  # where a soldier breaks


def symbols(kinds: set[str]) -> str:
    """Write the symbols of these soldiers, in alphabetical order."""
    return tag("defs", "".join([symbol(kind) for kind in sorted(kinds)]))


def symbol(kind: str) -> str:
    """Wrap a soldier as a symbol, and the two pieces he breaks into."""
    whole = use(f"ps-figure-{kind}", 0, 0, 64)
    return (
        tag("symbol", SOLDIERS[kind], id=f"ps-figure-{kind}", viewBox="0 0 64 64")
        + tag("symbol", whole, id=f"ps-head-{kind}", viewBox=f"0 0 64 {WAIST}")
        + tag("symbol", whole, id=f"ps-foot-{kind}", viewBox=f"0 {WAIST} 64 {64 - WAIST}")
    )


def figure(kind: str, x: int, y: int, size: int) -> str:
    """Stand a soldier with the middle of his base at x, y; his symbol fills a square of the given side."""
    return use(f"ps-figure-{kind}", x - size // 2, y - size * 54 // 64, size)


def broken(kind: str, x: int, y: int, size: int) -> str:
    """Lay a soldier down in two pieces around x, y, which is where his base would stand."""
    head = f'<use href="#ps-head-{kind}" x="0" y="0" width="64" height="{WAIST}"/>'
    foot = f'<use href="#ps-foot-{kind}" x="0" y="{WAIST}" width="64" height="{64 - WAIST}"/>'
    pieces = tag("g", foot, transform="translate(21 -4) rotate(24 32 54)")
    pieces += tag("g", head, transform="translate(-16 66) rotate(-80)")
    smaller = size * 27 // 32  # lying takes more room than standing
    return tag("g", pieces, transform=place(x - smaller // 2, y - smaller * 54 // 64, 1000 * smaller // 64))
