"""How figures share a cell: red's above, yellow's below, wrecks along the bottom edge, all as large as fits."""

from typing import Final

from littlewars.games.small_wars.draw.figures import TILE, figure, wreck
from littlewars.games.small_wars.draw.places import CELL, corner
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.words import Say

LARGEST: Final = 1250  # thousandths: a lone figure grows no further
MARGIN: Final = 8
STRIP: Final = 44  # height kept for wrecks


def crowds(view: WarView, fallen: set[int], say: Say) -> str:
    """Draw every figure and wreck in its cell."""
    drawn = ""
    for cell in range(9):
        wrecks = [seen for seen in view.figures if seen.cell == cell and seen.life == 0]
        living = [seen for seen in view.figures if seen.cell == cell and seen.life > 0]
        drawn += heap(cell, wrecks, fallen, say) + crowd(cell, living, STRIP if wrecks else 0, view.actions_left, say)
    return drawn


def heap(cell: int, wrecks: list[FigureSeen], fallen: set[int], say: Say) -> str:
    """Draw the wrecks of a cell along its bottom edge, from the left."""
    x, y = corner(cell)
    step = min(48, (CELL - 2 * MARGIN) // max(1, len(wrecks)))
    bottom = y + CELL - MARGIN // 2
    return "".join([wreck(seen, x + MARGIN + step * i, bottom - step, step, seen.number in fallen, say) for i, seen in enumerate(wrecks)])


def crowd(cell: int, living: list[FigureSeen], strip: int, actions_left: int, say: Say) -> str:
    """Draw the living figures of a cell in rows, one side after the other."""
    sides = [[seen for seen in living if seen.seat == seat] for seat in (1, 0)]
    room_x, room_y = CELL - 2 * MARGIN, CELL - 2 * MARGIN - strip
    columns, scale = fit(len(sides[0]), len(sides[1]), room_x, room_y)
    rows = [side[i : i + columns] for side in sides for i in range(0, len(side), columns)]
    wide, high = TILE[0] * scale // 1000, TILE[1] * scale // 1000
    x, y = corner(cell)
    top = y + MARGIN + (room_y - high * len(rows)) // 2
    drawn = ""
    for i, row in enumerate(rows):
        left = x + MARGIN + (room_x - wide * len(row)) // 2
        for j, seen in enumerate(row):
            drawn += figure(seen, left + wide * j, top + high * i, scale, actions_left, say)
    return drawn


def fit(reds: int, yellows: int, room_x: int, room_y: int) -> tuple[int, int]:
    """Find how many columns let the figures be largest, and how large that is, in thousandths."""
    best = (1, 0)
    for columns in range(1, max(reds, yellows) + 1):
        rows = -(-reds // columns) - (-yellows // columns)
        scale = min(LARGEST, 1000 * room_x // (TILE[0] * columns), 1000 * room_y // (TILE[1] * rows))
        if scale > best[1]:
            best = (columns, scale)
    return best
