"""The silhouettes of the 49 sheets, and of a wreck, as SVG symbols of 64 units."""

from typing import Final

from littlewars.games.small_wars.draw.crafts import AIR, WATER
from littlewars.games.small_wars.draw.parts import brick, put, slope, studded, wheel
from littlewars.games.small_wars.draw.soldiers import SOLDIERS
from littlewars.games.small_wars.draw.tanks import ARMOUR, ARTILLERY, WORKS
from littlewars.games.small_wars.draw.vehicles import LIGHT, TRUCKS
from littlewars.pieces.svg import path, tag

SILHOUETTES: Final[dict[str, str]] = {
    **SOLDIERS, **LIGHT, **TRUCKS, **ARMOUR, **ARTILLERY, **WORKS, **AIR, **WATER,
}  # fmt: skip
WRECK: Final = (
    path("M22 30q-9-5-2-12t-2-14M41 28q8-5 2-12t3-10", "toy-smoke")
    + put(studded(-12, -10, 24, 12, "dark"), 17, 53, 10, -10)
    + put(studded(-11, -10, 22, 13), 44, 51, 10, 14)
    + put(studded(-10, -11, 20, 11), 29, 38, 10, -28)
    + wheel(56, 51, 7)
    + slope("M25 58l6-11 8 11z", "metal")
    + brick(1, 52, 8, 6, "pale")
)


def symbol(name: str, inner: str) -> str:
    """Wrap a silhouette as a symbol."""
    return tag("symbol", inner, id=f"toy-{name}", viewBox="0 0 64 64")


def symbols(sheets: set[str]) -> str:
    """Write the symbols of these sheets, in alphabetical order, and the wreck's."""
    toys = "".join([symbol(sheet, SILHOUETTES[sheet]) for sheet in sorted(sheets)])
    return tag("defs", toys + symbol("wreck", WRECK))
