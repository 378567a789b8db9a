"""The grounds: quiet surfaces under soldiers and laces, and what lies along the four sides of the play area."""

from typing import Final

from littlewars.pieces.svg import path, place, tag

# fmt: off
# a tile of each pattern, 100 units wide and so many high: shapes and their tones
GROUNDS: Final[dict[str, tuple[int, str]]] = {
    # a damask cloth
    "breakfast": (100, path("M0 0h50v50H0zM50 50h50v50H50z", "ps-t-shade")
        + path("M25 15l10 10-10 10-10-10zM75 65l10 10-10 10-10-10z", "ps-t-line")),
    # long boards side by side
    "desk": (100, path("M0 0h100v50H0z", "ps-t-shade") + path("M0 50h100M0 100h100", "ps-t-line")
        + path("M0 14q26-7 60 0M44 30q22-6 56 0M10 38h20M0 66q20 6 52 0M60 76q16-5 40 0M8 88q30-6 56 0", "ps-t-grain")),
    # one long board
    "shelf": (40, path("M0 20h100v20H0z", "ps-t-shade")
        + path("M0 8q25-6 50 0t50 0M0 26q25 5 50 0t50 0M0 34h100", "ps-t-grain")),
    # a woven carpet
    "carpet": (100, path("M50 4l46 46-46 46L4 50z", "ps-t-shade") + path("M50 20l30 30-30 30-30-30z", "ps-t-line")
        + path("M50 36l14 14-14 14-14-14zM0-14L14 0 0 14-14 0zM100-14l14 14-14 14-14-14zM0 86l14 14-14 14-14-14z"
            "M100 86l14 14-14 14-14-14z", "ps-t-shade")),
    # a checked blanket
    "picnic": (100, path("M0 0h50v100H0z", "ps-t-shade") + path("M0 0h100v50H0z", "ps-t-shade")
        + path("M75 0v100M0 75h100", "ps-t-line")),
    # parquet in a herring-bone
    "box": (100, path("M0 0l50 50V0zM50 100l50-50v50z", "ps-t-shade")
        + path("M0 0l50 50 50-50M0 50l50 50 50-50M0 25l50 50 50-50M50 0v100M0 0v100", "ps-t-line")),
    # a speckled worktop
    "counter": (100, path("M12 14h0M34 52h0M58 20h0M80 70h0M22 84h0M64 92h0M90 30h0M46 74h0", "ps-t-speck")
        + path("M70 46h0M8 48h0M40 30h0M92 90h0M30 6h0M76 10h0", "ps-t-fleck")),
    # a lacquered table
    "coffee_table": (100, path("M0 50h100v50H0z", "ps-t-shade")
        + path("M0 12q30-8 50 0t50 0M0 32q20 8 50 0t50 0M0 66q25-8 50 0t50 0M0 86q25 6 50 0t50 0", "ps-t-grain")),
    # a play mat of foam squares
    "bedroom": (100, path("M0 0h50v50H0zM50 50h50v50H50z", "ps-t-shade")
        + path("M50 0v18a7 7 0 1 1 0 14v36a7 7 0 1 0 0 14v18M0 50h18a7 7 0 1 0 14 0h36a7 7 0 1 1 14 0h18M0 0h100"
            "M0 0v100", "ps-t-line")),
    # a party cloth
    "birthday": (100, path("M20 20m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
            "M70 70m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0", "ps-t-shade")
        + path("M64 14q8 6 4 14M24 62q-8 6-4 14M92 44l8 4M44 90l6-6", "ps-t-line")),
    "plain": (100, path("M50 50h0", "ps-t-speck")),
}
# fmt: on
BOOKS: Final = (7, 5, 9, 6, 4, 8, 5, 10, 6, 7, 4, 9)  # how thick the books of a wall are, over and over
TURNS: Final[dict[str, int]] = {"top": 0, "right": 90, "bottom": 180, "left": 270}


def ground(key: str, x: int, y: int, width: int, height: int) -> str:
    """Lay a surface; its pattern repeats twelve times along the longer side."""
    tile_height, drawn = GROUNDS[key]
    name = f"ps-ground-{key}-{width}x{height}"
    attributes = {"patternUnits": "userSpaceOnUse", "patternTransform": place(x, y, max(width, height) * 1000 // 1200)}
    pattern = tag("pattern", drawn, id=name, class_=f"ps-t-{key}", width=100, height=tile_height, **attributes)
    size = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    floor = f'<rect {size} class="ps-t-floor"/><rect {size} class="ps-t-pattern" fill="url(#{name})"/>'
    return tag("g", tag("defs", pattern) + floor, class_=f"ps-t-ground ps-t-{key}")


def along(side: str, x: int, y: int, width: int, height: int) -> tuple[str, int]:
    """Give the transform of what lies along a side, drawn from 0, 0 to the right, the outside above; and its length."""
    turn = TURNS[side]
    start = {"top": (x, y), "right": (x + width, y), "bottom": (x + width, y + height), "left": (x, y + height)}[side]
    return f"translate({start[0]} {start[1]}) rotate({turn})", height if turn % 180 else width


def wall(side: str, x: int, y: int, width: int, height: int, thick: int) -> str:
    """Line books up along a side of the rectangle (left, right, top, bottom), outside it, so thick."""
    spot, length = along(side, x, y, width, height)
    row, at, number = "", 0, 0
    while at < length:
        step = min(BOOKS[number % len(BOOKS)] * thick // 10, length - at) or 1
        deep = thick - thick * (number % 3) // 12
        row += f'<rect x="{at}" y="{-deep}" width="{step}" height="{deep}" class="ps-t-book ps-t-book-{number % 5}"/>'
        at, number = at + step, number + 1
    return tag("g", row + path(f"M0 0H{length}", "ps-t-foot"), transform=spot)


def edge(side: str, x: int, y: int, width: int, height: int) -> str:
    """Mark an open side of the rectangle with a dashed line."""
    spot, length = along(side, x, y, width, height)
    return tag("path", d=f"M0 0H{length}", class_="ps-t-edge", transform=spot)
