"""The play mat: nine cells, two camps, four pegs, and the trace of the last moves."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import Final

from littlewars.games.small_wars.draw.places import CELL, LEFT, MAT, TOP, centre, corner, hatching
from littlewars.games.small_wars.events import MOVED
from littlewars.games.small_wars.ground import CELL_NAMES
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
DOTS: Final = (25, 75, 125, 175, 225)
BORDER: Final = CELL // 2 - 34  # how far from the middle of its last cell a move's arrowhead lies


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
        dots = "".join([f"M{x + across} {y + down}h0" for across in DOTS for down in DOTS])
        ground, classes = ground + path(dots, "camp-pattern"), "camp side-yellow"
    elif number < 6:
        classes = "middle"
    else:
        ground, classes = ground + path(hatching(x, y, CELL, 25), "camp-pattern"), "camp side-red"
    return group(ground + mark(number, print_), classes, id=f"cell-{CELL_NAMES[number]}")


def mark(number: int, print_: str) -> str:
    """Print a cell's mark in its middle."""
    x, y = centre(number)
    if print_ in STARS:
        return path("".join([f"M{x + aside} {y - 26}{STAR}" for aside in STARS[print_]]), "mat-print")
    return path(f"M{x} {y}{ARROWS[print_]}", "mat-print") if print_ in ARROWS else ""


def lines() -> str:
    """Draw the lines between the cells, and a peg on each inner corner (SW-06)."""
    far = 3 * CELL
    grid = ""
    pegs = ""
    for at in (CELL, 2 * CELL):
        grid += f"M{LEFT + at} {TOP}v{far}M{LEFT} {TOP + at}h{far}"
        for down in (CELL, 2 * CELL):
            pegs += disc(LEFT + at + 2, TOP + down + 4, 13, "shadow") + disc(LEFT + at, TOP + down, 12, "peg")
            pegs += disc(LEFT + at - 2, TOP + down - 2, 5, "peg-top")
    frame = tag("rect", x=LEFT, y=TOP, width=far, height=far, class_="mat-frame")
    return path(grid, "mat-line") + frame + pegs


def traces(events: Sequence[tuple[int, ...]]) -> str:
    """Draw a dotted line for each move, from cell to cell."""
    drawn = ""
    for event in events:
        if event[0] == MOVED:
            x, y = centre(event[2])
            to_x, to_y = centre(event[3])
            drawn += disc(x, y, 12, "trace-start") + path(f"M{x} {y}L{to_x} {to_y}", "trace")
    return drawn


def arrows(events: Sequence[tuple[int, ...]]) -> str:
    """Draw an arrowhead for each move, where it enters its last cell."""
    drawn = ""
    for event in events:
        if event[0] == MOVED:
            x, y = centre(event[2])
            to_x, to_y = centre(event[3])
            across, down = to_x - x, to_y - y
            far = max(abs(across), abs(down))
            turn = round(degrees(atan2(down, across)))
            spot = f"translate({to_x - across * BORDER // far} {to_y - down * BORDER // far}) rotate({turn})"
            drawn += group(path("M-13-14L15 0L-13 14L-6 0z", "trace-end"), "move", transform=spot)
    return drawn
