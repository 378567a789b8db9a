"""The play mat: nine cells, two camps, four pegs, and the trace of the last moves."""

from collections.abc import Sequence
from typing import Final

from littlewars.games.small_wars.draw.places import CELL, CELLS, LEFT, MAT, TOP, centre, corner, hatching
from littlewars.games.small_wars.events import MOVED
from littlewars.pieces.svg import box, disc, group, path, tag, text

# what is printed on the cells, a1 first: stars for the points they give, arrows where a breakthrough must arrive
PRINTS: Final = {
    "conquest": "111111111",
    "frontal_assault": ".........",
    "king_of_the_hill": "...111...",
    "hot_spots": "222232222",
    "breakthrough": "vvv...^^^",
    "attrition": ".........",
}
STARS: Final = {"1": (0,), "2": (-34, 34), "3": (-62, 0, 62)}
STAR: Final = "l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z"
ARROWS: Final = {"^": "m-44 12l44-40 44 40v26l-44-40-44 40z", "v": "m-44-12l44 40 44-40v-26l-44 40-44-40z"}
DOT_STEP: Final = 50


def field(scenario: str, name: str) -> str:
    """Draw the empty mat with the scenario's name printed on it."""
    x, y, width, height = MAT
    mat = box(x + 4, y + 7, width, height, 14, "shadow") + box(x, y, width, height, 14, "mat")
    cells = "".join([cell(number, PRINTS[scenario][number]) for number in range(9)])
    names = text(LEFT + CELL * 3 // 2, TOP - 14, 34, name, "word-mat")
    for i in range(3):
        names += text(LEFT + CELL * i + CELL // 2, TOP + 3 * CELL + 31, 30, "abc"[i], "word-mat")
        names += text(LEFT - 19, TOP + CELL * (2 - i) + CELL // 2 + 11, 30, "123"[i], "word-mat")
    return group(mat + cells + lines() + names, "field")


def cell(number: int, print_: str) -> str:
    """Draw a cell: its ground, the pattern of its camp, its printed mark."""
    x, y = corner(number)
    ground = box(x, y, CELL, CELL, 0, "mat-cell")
    if number < 3:
        dots = [f"M{x + across} {y + down}h0" for across in range(25, CELL, DOT_STEP) for down in range(25, CELL, DOT_STEP)]
        ground, classes = ground + path("".join(dots), "camp-pattern"), "camp side-yellow"
    elif number < 6:
        classes = "middle"
    else:
        ground, classes = ground + path(hatching(x, y, CELL, 25), "camp-pattern"), "camp side-red"
    return group(ground + mark(number, print_), classes, id=f"cell-{CELLS[number]}")


def mark(number: int, print_: str) -> str:
    """Print a cell's mark in its middle."""
    x, y = centre(number)
    if print_ in STARS:
        return path("".join([f"M{x + aside} {y - 26}{STAR}" for aside in STARS[print_]]), "mat-print")
    return path(f"M{x} {y}{ARROWS[print_]}", "mat-print") if print_ in ARROWS else ""


def lines() -> str:
    """Draw the lines between the cells, and a peg on each inner corner (SW-06)."""
    far, first, second = 3 * CELL, CELL, 2 * CELL
    grid = ""
    pegs = ""
    for at in (first, second):
        grid += f"M{LEFT + at} {TOP}v{far}M{LEFT} {TOP + at}h{far}"
        for down in (first, second):
            pegs += disc(LEFT + at + 2, TOP + down + 4, 13, "shadow") + disc(LEFT + at, TOP + down, 12, "peg")
            pegs += disc(LEFT + at - 2, TOP + down - 2, 5, "peg-top")
    frame = tag("rect", x=LEFT, y=TOP, width=far, height=far, class_="mat-frame")
    return path(grid, "mat-line") + frame + pegs


def traces(events: Sequence[tuple[int, ...]]) -> str:
    """Draw a dotted arrow for each move, from cell to cell."""
    return "".join([trace(event[2], event[3]) for event in events if event[0] == MOVED])


def trace(start: int, end: int) -> str:
    """Draw one arrow, ending short of the middle of the cell."""
    x, y = centre(start)
    to_x, to_y = centre(end)
    tip_x, tip_y = to_x - (to_x - x) // 6, to_y - (to_y - y) // 6
    across, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    back_x, back_y = tip_x - 18 * across, tip_y - 18 * down
    wing_x, wing_y = 18 * down, 18 * across
    tip = f"M{back_x + wing_x} {back_y - wing_y}L{tip_x} {tip_y}L{back_x - wing_x} {back_y + wing_y}"
    return group(disc(x, y, 10, "trace-start") + path(f"M{x} {y}L{tip_x} {tip_y}", "trace") + path(tip, "trace-end"), "move")
