"""Cities of four levels and the ruins, as SVG symbols of 64 units.

Banners and roofs take the colours of the side that a group around a city wears, grey without one.
"""

from functools import cache
from typing import Final

from littlewars.pieces.svg import box, path, tag, text, use


def part(d: str, tone: str) -> str:
    """Print a shape."""
    return path(d, f"bat-t-{tone}")


def flag(x: int, y: int) -> str:
    """Hoist a banner, its pole's foot at x, y."""
    return path(f"M{x} {y}v-11", "bat-t-pole") + part(f"M{x} {y - 11}l11 3-11 4z", "banner")


def house(x: int, y: int, width: int) -> str:
    """Build a house, its lower left corner at x, y."""
    tall, half = width * 2 // 3, width // 2
    wall = part(f"M{x} {y}v-{tall}h{width}v{tall}z", "wall")
    roof = part(f"M{x - 2} {y - tall}l{half + 2}-{half} {half + 2} {half}z", "roof")
    return wall + roof + part(f"M{x + half - 2} {y}v-5h4v5z", "door")


def tower(x: int, y: int, width: int, height: int) -> str:
    """Build a tower with a pointed roof, its lower left corner at x, y."""
    half = width // 2
    wall = part(f"M{x} {y}v-{height}h{width}v{height}z", "wall")
    roof = part(f"M{x - 2} {y - height}l{half + 2}-{width} {half + 2} {width}z", "roof")
    return wall + roof + part(f"M{x + half - 1} {y - height + 4}h3v5h-3z", "door")


def rampart(x: int, y: int, width: int, height: int) -> str:
    """Build a wall with merlons, its lower left corner at x, y."""
    merlons = "".join(["v-3h4v3h3" for _ in range(width // 7)])
    rest = width - width // 7 * 7
    return part(f"M{x} {y}v-{height}{merlons}h{rest}v{height}z", "rampart")


def gate(x: int, y: int, width: int, height: int) -> str:
    """Open a gate, the middle of its foot at x, y."""
    half = width // 2
    return part(f"M{x - half} {y}v-{height - half}a{half} {half} 0 0 1 {2 * half} 0v{height - half}z", "door")


PLATE: Final = box(24, 48, 16, 15, 3, "bat-t-plate")  # for the number of the level


def ground(across: int, down: int) -> str:
    """Lay the shadow of a city around 32, 52."""
    return part(f"M{32 - across} 51a{across} {down} 0 1 1 {2 * across} 0a{across} {down} 0 1 1-{2 * across} 0z", "site")


def column(x: int, y: int, height: int) -> str:
    """Raise a broken column, its lower left corner at x, y."""
    shaft = part(f"M{x} {y}v-{height}l3 2 3-4 3 3v{height - 1}z", "column")
    return shaft + path(f"M{x + 3} {y - 3}v{7 - height}M{x + 6} {y - 3}v{7 - height}", "bat-t-flute")


# fmt: off
CITIES: Final = (
    ground(22, 8) + flag(33, 26) + house(24, 45, 18) + house(12, 50, 12) + house(42, 50, 11),
    ground(26, 10) + flag(32, 19) + house(12, 43, 13) + house(40, 43, 13) + tower(26, 48, 12, 18)
        + rampart(8, 53, 49, 9) + gate(17, 53, 8, 8) + gate(48, 53, 8, 8),
    ground(28, 11) + flag(32, 13) + tower(23, 48, 18, 19) + house(15, 44, 9) + house(42, 44, 9)
        + tower(6, 54, 12, 20) + tower(46, 54, 12, 20) + rampart(14, 56, 35, 12),
    ground(31, 12) + flag(32, 11) + flag(10, 25) + flag(54, 25) + tower(14, 46, 10, 22) + tower(40, 46, 10, 22)
        + tower(23, 50, 18, 27) + tower(3, 56, 13, 20) + tower(48, 56, 13, 20) + rampart(11, 58, 42, 15),
)
RUINS: Final = (
    part("M2 48a30 14 0 1 1 60 0a30 14 0 1 1-60 0z", "floor") + part("M12 47a20 8 0 1 1 40 0a20 8 0 1 1-40 0z", "step")
    + part("M15 46q2-28 17-42 15 14 17 42a17 7 0 0 1-34 0z", "glow-wide")
    + part("M22 47q1-16 10-27 9 11 10 27a10 4 0 0 1-20 0z", "glow")
    + column(13, 40, 25) + column(42, 40, 16) + part("M32 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z", "star")
    + column(3, 55, 13) + column(52, 55, 27) + part("M50 24h13v5H50z", "column")
    + part("M19 60v-7l4-2 15 3v7z", "column")
)
# fmt: on


@cache
def city_symbols() -> str:
    """Write the symbols of the cities of all levels and of the ruins."""
    drawn = ""
    for number, art in enumerate(CITIES):
        drawn += tag("symbol", art + PLATE, id=f"bat-city-{number + 1}", viewBox="0 0 64 64")
    return tag("defs", drawn + tag("symbol", RUINS, id="bat-ruins", viewBox="0 0 64 64"))


def city(level: int, x: int, y: int, size: int) -> str:
    """Show a city of level 1 to 4 in a square whose upper left corner lies at x, y."""
    if not 1 <= level <= len(CITIES):
        raise KeyError(level)
    number = text(x + size // 2, y + size * 60 // 64, size * 13 // 64, str(level), "bat-t-level")
    return use(f"bat-city-{level}", x, y, size) + number


def ruins(x: int, y: int, size: int) -> str:
    """Show the ruins in a square whose upper left corner lies at x, y."""
    return use("bat-ruins", x, y, size)
