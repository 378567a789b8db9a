"""Terrain cards seen from above, as SVG symbols of 100 units: ground told by texture, and roads over it.

Roads leave a card at the middle of a side, so that they run on from card to card. The corners are busy and the middle,
where cities and figures stand, is quiet.
"""

from functools import cache
from typing import Final

from littlewars.games.battalia.ground import DIRECTIONS
from littlewars.pieces.svg import box, path, tag, use

MASKS: Final = 16  # sets of exits
ARMS: Final = ("V0", "H100", "V100", "H0")  # from the middle of a card north, east, south, west


def land(d: str, tone: str) -> str:
    """Print a shape."""
    return path(d, f"bat-t-{tone}")


def trees(*spots: int) -> str:
    """Plant trees: across, down and radius, one after the other."""
    shade = ""
    crowns = ""
    lights = ""
    for i in range(0, len(spots), 3):
        x, y, r = spots[i], spots[i + 1], spots[i + 2]
        shade += f"M{x + 2} {y + 3 - r}a{r} {r} 0 1 1-.1 0z"
        crowns += f"M{x} {y - r}a{r} {r} 0 1 1-.1 0z"
        lights += f"M{x - r // 3} {y - r * 4 // 5}a{r // 2} {r // 2} 0 1 1-.1 0z"
    return land(shade, "shade") + land(crowns, "leaf") + land(lights, "leaf-light")


def peaks(*spots: int) -> str:
    """Raise peaks: the foot's middle across and down, and the height, one after the other."""
    rock = ""
    dark = ""
    snow = ""
    for i in range(0, len(spots), 3):
        x, y, h = spots[i], spots[i + 1], spots[i + 2]
        half, cap = h * 3 // 5, h * 2 // 5
        rock += f"M{x - half} {y}L{x} {y - h}L{x + half} {y}z"
        dark += f"M{x} {y - h}L{x + half} {y}H{x + half // 4}L{x - 2} {y - h // 2}z"
        snow += f"M{x} {y - h}l{cap * 3 // 5} {cap}-{cap // 3}-{cap // 4}-{cap // 4} {cap // 3}-{cap // 3}-{cap // 3}z"
    return land(rock, "rock") + land(dark, "rock-dark") + land(snow, "snow")


def lines(tone: str, d: str, *spots: int) -> str:
    """Print the same little line in many places: across and down, one after the other."""
    return path("".join([f"M{spots[i]} {spots[i + 1]}{d}" for i in range(0, len(spots), 2)]), f"bat-t-{tone}")


# fmt: off
TILES: Final[dict[str, str]] = {
    "forest": (
        box(0, 0, 100, 100, 0, "bat-t-forest")
        + lines("tuft", "l-2-4m5 4v-5m3 5l2-4", 47, 13, 52, 91, 10, 52, 86, 50, 50, 50)
        + trees(9, 10, 10, 29, 8, 9, 10, 30, 9, 26, 26, 8, 91, 9, 10, 72, 9, 8, 90, 29, 8, 74, 26, 9, 10, 92, 10,
            28, 91, 9, 9, 72, 8, 26, 74, 9, 91, 91, 10, 72, 92, 9, 91, 72, 9, 75, 75, 7)
    ),
    "lake": (
        box(0, 0, 100, 100, 0, "bat-t-lake")
        + land("M6 14Q12 4 26 8q10 4 4 14-6 6-4 12-10 6-18-2-6-8-2-18z"
            "M94 88q-8 10-20 5-10-6-4-14 6-4 6-12 10-4 16 4 6 8 2 17z", "deep")
        + lines("ripple", "q4-4 8 0t8 0", 10, 26, 22, 12, 66, 24, 78, 12, 70, 36, 8, 74, 20, 88, 66, 76, 76, 90, 12, 38)
        + land("M86 26l5-4a6 6 0 1 0 1 4zM14 70l5-4a6 6 0 1 0 1 4zM24 66l4-3a4 4 0 1 0 1 3z", "pad")
    ),
    "desert": (
        box(0, 0, 100, 100, 0, "bat-t-desert")
        + land("M0 20q14-14 30-6 8 6 10 14-20-8-40 6zM100 74q-14-12-30-2-8 6-10 14 22-8 40 0z", "dune")
        + lines("sand-line", "q10-8 20 0t14 0", 64, 16, 66, 26, 4, 76, 6, 88)
        + lines("grain", "h0", 70, 36, 84, 38, 92, 8, 14, 66, 30, 70, 34, 94, 8, 42, 24, 38, 90, 92, 72, 94, 50, 12)
        + land("M84 92v-9q-7 0-7-7h3q0 4 4 4v-9h4v6q4 0 4-4h3q0 7-7 7v12z", "cactus")
    ),
    "mountain": (
        box(0, 0, 100, 100, 0, "bat-t-mountain")
        + lines("scree", "l3-3 3 3", 46, 14, 52, 92, 8, 52, 88, 52, 32, 40, 64, 62)
        + peaks(31, 28, 20, 14, 34, 30, 70, 24, 18, 87, 36, 32, 32, 92, 18, 14, 98, 30, 70, 94, 20, 86, 99, 32)
    ),
    "": (
        box(0, 0, 100, 100, 0, "bat-t-bare")
        + land("M6 6h18v14H6zM76 8h18v12H76zM8 78h14v14H8zM74 76h18v16H74z", "slab")
        + lines("crack", "l5 4 4-2 5 5", 28, 14, 64, 84, 12, 60, 80, 34)
    ),
}
# fmt: on


def road(exits: int) -> str:
    """Draw the roads from the middle of a card to these sides."""
    d = "".join([f"M50 50{ARMS[side]}" for side in range(DIRECTIONS) if exits >> side & 1])
    edges = land("M50 41.5a8.5 8.5 0 1 1-.1 0z", "edge") + path(d, "bat-t-road-edge")
    return edges + land("M50 43.7a6.3 6.3 0 1 1-.1 0z", "square") + path(d, "bat-t-road") + path(d, "bat-t-cobbles")


def tile_symbols(terrains: set[str]) -> str:
    """Write the symbols of these terrains, as they are and mirrored, and of all roads."""
    return tag("defs", "".join([ground_symbols(terrain) for terrain in sorted(terrains)]) + road_symbols())


@cache
def ground_symbols(terrain: str) -> str:
    """Wrap a terrain and its mirror image as symbols."""
    name = f"bat-tile-{terrain or 'bare'}"
    card = TILES[terrain] + box(1, 1, 98, 98, 3, "bat-t-rim")
    mirrored = tag("g", use(name, 0, 0, 100), transform="matrix(-1 0 0 1 100 0)")
    return tag("symbol", card, id=name, viewBox="0 0 100 100") + tag(
        "symbol", mirrored, id=f"{name}-mirrored", viewBox="0 0 100 100"
    )


@cache
def road_symbols() -> str:
    """Wrap the roads to every set of sides as symbols."""
    roads = [tag("symbol", road(exits), id=f"bat-road-{exits}", viewBox="0 0 100 100") for exits in range(1, MASKS)]
    return "".join(roads)


def tile(terrain: str, exits: int, x: int, y: int, size: int) -> str:
    """Show a terrain card in a square; exits is a set of 1 << direction, and neighbours are mirrored."""
    if terrain not in TILES:
        raise KeyError(terrain)
    mirrored = "-mirrored" if (x // size + y // size) % 2 else ""
    ground = use(f"bat-tile-{terrain or 'bare'}{mirrored}", x, y, size)
    return ground + use(f"bat-road-{exits}", x, y, size) if exits else ground
