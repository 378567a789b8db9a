"""The figures of all armies, as SVG symbols of 64 units: a standard, an elite and a renown unit for every board."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.figures.foes import CULT, MACHINE, NECRO, RAIDERS, TYRANT
from littlewars.games.my_little_battlefield.draw.figures.realms import KINGDOM, UNDEAD
from littlewars.games.my_little_battlefield.draw.figures.stars import LEGION, STAR_EMPIRE, SWARM
from littlewars.games.my_little_battlefield.draw.figures.woods import DWARVES, ELVES, ORCS
from littlewars.pieces.svg import tag, use

FIGURES: Final[dict[str, str]] = {
    **ELVES, **ORCS, **DWARVES, **UNDEAD, **KINGDOM, **STAR_EMPIRE, **LEGION, **SWARM,
    **RAIDERS, **CULT, **NECRO, **MACHINE, **TYRANT,
}  # fmt: skip


def symbols(keys: set[str]) -> str:
    """Write the symbols of these figures, in alphabetical order."""
    return tag("defs", "".join([symbol(key) for key in sorted(keys)]))


def symbol(key: str) -> str:
    """Wrap a figure as a symbol."""
    return tag("symbol", FIGURES[key], id=f"unit-art-{key}", viewBox="0 0 64 64")


def figure(key: str, x: int, y: int, size: int) -> str:
    """Show a figure, which looks right, in a square of the given side."""
    return use(f"unit-art-{key}", x, y, size)
