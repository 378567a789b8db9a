"""The silhouettes of the 49 sheets, and of a wreck, as SVG symbols of 64 units."""

from typing import Final

from littlewars.games.small_wars.draw.crafts import AIR, WATER
from littlewars.games.small_wars.draw.parts import brick, put, slope, studded, wheel
from littlewars.games.small_wars.draw.soldiers import SOLDIERS
from littlewars.games.small_wars.draw.tanks import ARMOUR, ARTILLERY, WORKS
from littlewars.games.small_wars.draw.vehicles import LIGHT, TRUCKS
from littlewars.pieces.svg import tag

SILHOUETTES: Final[dict[str, str]] = {
    **SOLDIERS, **LIGHT, **TRUCKS, **ARMOUR, **ARTILLERY, **WORKS, **AIR, **WATER,
}  # fmt: skip
WRECK: Final = (
    put(studded(-9, -7, 18, 8, "dark"), 17, 53, 10, -8)
    + put(studded(-8, -8, 16, 9), 42, 53, 10, 12)
    + put(studded(-8, -8, 16, 8), 29, 42, 10, 24)
    + wheel(53, 53, 5)
    + brick(4, 53, 6, 5, "pale")
    + slope("M33 58l4-7 5 7z", "metal")
)


def symbol(name: str, inner: str) -> str:
    """Wrap a silhouette as a symbol."""
    return tag("symbol", inner, id=f"toy-{name}", viewBox="0 0 64 64")


def symbols(sheets: set[str]) -> str:
    """Write the symbols of these sheets, in alphabetical order, and the wreck's."""
    toys = "".join([symbol(sheet, SILHOUETTES[sheet]) for sheet in sorted(sheets)])
    return tag("defs", toys + symbol("wreck", WRECK))
