"""The mat under the sectors with the names of rows and columns, and the trace of the last moves."""

from collections.abc import Sequence
from math import atan2, degrees, hypot

from littlewars.games.my_little_battlefield.draw.places import LEFT, MAT, STEP, TILE, TOP, spot
from littlewars.games.my_little_battlefield.events import MOVED, RETREATED
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.pieces.svg import box, disc, group, path, text


def mat() -> str:
    """Draw the mat and the names at its edges."""
    x, y, width, height = MAT
    drawn = box(x + 4, y + 7, width, height, 14, "shadow") + box(x, y, width, height, 14, "mat")
    for i in range(3):
        drawn += text(LEFT + STEP[0] * i + TILE[0] // 2, y + height - 6, 26, "abc"[i], "word-mat")
        drawn += text(x + 14, TOP + STEP[1] * (2 - i) + TILE[1] // 2 + 9, 26, "123"[i], "word-mat")
    return group(drawn, "battlefield")


def moves(view: BattleView, events: Sequence[tuple[int, ...]]) -> list[tuple[int, int, int, int]]:
    """Return where the last moves and retreats began and ended on the picture."""
    found = []
    for event in events:
        if event[0] in (MOVED, RETREATED):
            seat = view.units[event[1]].seat
            found.append((*spot(event[2], seat), *spot(event[3], seat)))
    return [(x, y, to_x, to_y) for x, y, to_x, to_y in found if (x, y) != (to_x, to_y)]


def traces(steps: list[tuple[int, int, int, int]]) -> str:
    """Draw a dotted line for each move."""
    drawn = ""
    for x, y, to_x, to_y in steps:
        line = f"M{x} {y}L{to_x} {to_y}"
        drawn += disc(x, y, 12, "sector-trace-start") + path(line, "sector-trace-back") + path(line, "sector-trace")
    return drawn


def arrows(steps: list[tuple[int, int, int, int]]) -> str:
    """Draw an arrowhead for each move, just before the unit that moved."""
    drawn = ""
    for x, y, to_x, to_y in steps:
        far = hypot(to_x - x, to_y - y)
        short = 1 - 52 / far
        turn = round(degrees(atan2(to_y - y, to_x - x)))
        place = f"translate({round(x + (to_x - x) * short)} {round(y + (to_y - y) * short)}) rotate({turn})"
        drawn += group(path("M-13-14L15 0L-13 14L-6 0z", "sector-trace-end"), "move", transform=place)
    return drawn
