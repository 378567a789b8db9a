"""The play mat: nine cells, two camps, four pegs, and the trace of the last moves."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import Final

from littlewars.games.small_wars.draw.places import CELL, LEFT, MAT, TOP, centre, corner, hatching
from littlewars.games.small_wars.events import MOVED
from littlewars.games.small_wars.ground import CELL_NAMES, CELLS, camp_name
from littlewars.games.small_wars.view import WarView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, place, tag, text, title

STARS: Final = {"1": (0,), "2": (-34, 34), "3": (-62, 0, 62)}
STAR: Final = "l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z"
ARROWS: Final = {"^": "m-44 12l44-40 44 40v26l-44-40-44 40z", "v": "m-44-12l44 40 44-40v-26l-44 40-44-40z"}
DOTS: Final = (25, 75, 125, 175, 225)
CAMP_LOOKS: Final = {"yellow": "camp side-yellow", "middle": "middle", "red": "camp side-red"}
BORDER: Final = CELL // 2 - 34  # how far from the middle of its last cell a move's arrowhead lies


def field(view: WarView, say: Say) -> str:
    """Draw the empty mat with the scenario's name printed on it."""
    x, y, width, height = MAT
    mat = box(x + 4, y + 7, width, height, 14, "shadow") + box(x, y, width, height, 14, "mat")
    cells = "".join([cell(number, view, say) for number in range(CELLS)])
    names = ""
    for i in range(3):
        names += text(LEFT + CELL * i + CELL // 2, TOP + 3 * CELL + 31, 30, "abc"[i], "word-mat")
        names += text(LEFT - 19, TOP + CELL * (2 - i) + CELL // 2 + 11, 30, "123"[i], "word-mat")
    return group(mat + cells + lines() + names + heading(view, say), "field")


def heading(view: WarView, say: Say) -> str:
    """Print the scenario's name above the cells."""
    hint = title(say(Message("picture-aim", scenario=view.scenario)))
    name = text(LEFT + CELL * 3 // 2, TOP - 14, 34, say(Message(f"scenario-{view.scenario}")), "word-mat")
    return group(hint + name, "heading", id="scenario", data_rule=view.rule)


def cell(number: int, view: WarView, say: Say) -> str:
    """Draw a cell with its printed mark, and what it is worth in words."""
    name, camp = CELL_NAMES[number], camp_name(number)
    hint = title(say(Message("cell-tooltip", cell=name, camp=camp, worth=view.hints[number])))
    inner = hint + ground(number) + mark(number, view.marks[number], 1000)
    return group(inner, CAMP_LOOKS[camp], id=f"cell-{name}", data_rule=view.counted)


def ground(number: int) -> str:
    """Draw the ground of a cell, with the pattern of its camp."""
    x, y = corner(number)
    plain, camp = box(x, y, CELL, CELL, 0, "mat-cell"), camp_name(number)
    if camp == "yellow":
        dots = "".join([f"M{x + across} {y + down}h0" for across in DOTS for down in DOTS])
        return plain + path(dots, "camp-pattern")
    return plain + path(hatching(x, y, CELL, 25), "camp-pattern") if camp == "red" else plain


def mark(number: int, print_: str, scale: int) -> str:
    """Print a cell's mark in its middle, in thousandths of its full size."""
    x, y = centre(number)
    if print_ in STARS:
        printed = path("".join([f"M{aside} -26{STAR}" for aside in STARS[print_]]), "mat-print")
    elif print_ in ARROWS:
        printed = path(f"M0 0{ARROWS[print_]}", "mat-print")
    else:
        return ""
    return group(printed, "print", transform=place(x, y, scale))


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
