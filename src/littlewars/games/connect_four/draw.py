"""The grid of Connect Four as SVG."""

from typing import Final

from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, tag, title

SIZE: Final = 100  # of a hole and its frame
RADIUS: Final = 38


def draw(view: list[str], say: Say) -> str:
    """Draw the grid; the second player's discs have a ring, so that shape tells them apart too."""
    width, height = SIZE * len(view[0]), SIZE * len(view)
    holes = [_hole(mark, column, row) for row, marks in enumerate(view) for column, mark in enumerate(marks)]
    inner = title(say(Message("drawing-title"))) + box(0, 0, width, height, 20, "table") + "".join(holes)
    attributes = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "role": "img"}
    return tag("svg", inner, class_="drawing connect-four", **attributes)


def _hole(mark: str, column: int, row: int) -> str:
    x, y = SIZE * column + SIZE // 2, SIZE * row + SIZE // 2
    name = f"hole-{column + 1}-{row + 1}"
    if mark == ".":
        return group(disc(x, y, RADIUS, "tray"), "hole", id=name)
    if mark == "x":
        return group(disc(x, y, RADIUS, "base-rim"), "side-yellow", id=name)
    return group(disc(x, y, RADIUS, "base-rim") + disc(x, y, RADIUS // 2, "base"), "side-red", id=name)
