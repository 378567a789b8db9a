"""The grid of Connect Four as SVG."""

from typing import Final

from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, svg, title

SIZE: Final = 100  # of a hole and its frame
RADIUS: Final = 38


def draw(view: list[str], say: Say) -> str:
    """Draw the grid; the second player's discs have a ring, so that shape tells them apart too."""
    width, height = SIZE * len(view[0]), SIZE * len(view)
    columns = [_column(view, column, say) for column in range(len(view[0]))]
    inner = title(say(Message("drawing-title"))) + box(0, 0, width, height, 20, "table") + "".join(columns)
    return svg(width, height, inner, "drawing connect-four")


def _column(view: list[str], column: int, say: Say) -> str:
    marks = [row[column] for row in view]
    holes = "".join([_hole(mark, column, row) for row, mark in enumerate(marks)])
    words = title(say(Message("drawing-column", column=column + 1, free=marks.count("."))))
    zone = box(SIZE * column, 0, SIZE, SIZE * len(view), 0, "touch")
    return group(words + zone + holes, "column", id=f"column-{column + 1}", data_rule="C4-02")


def _hole(mark: str, column: int, row: int) -> str:
    x, y = SIZE * column + SIZE // 2, SIZE * row + SIZE // 2
    name = f"hole-{column + 1}-{row + 1}"
    if mark == ".":
        return group(disc(x, y, RADIUS, "tray"), "hole", id=name)
    if mark == "x":
        return group(disc(x, y, RADIUS, "base-rim"), "side-yellow", id=name)
    return group(disc(x, y, RADIUS, "base-rim") + disc(x, y, RADIUS // 2, "base"), "side-red", id=name)
