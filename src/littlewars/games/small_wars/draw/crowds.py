"""How figures share a cell: red's first, then yellow's, wrecks along the bottom edge, all as large as fits."""

from typing import Final

from littlewars.games.small_wars.draw.figures import TILE, figure, wreck
from littlewars.games.small_wars.draw.places import CELL, corner
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.words import Say

LARGEST: Final = 1400  # thousandths: a lone figure grows no further
MARGIN: Final = 8
STRIP: Final = 50  # height kept for wrecks


def crowds(view: WarView, fallen: set[int], say: Say) -> str:
    """Draw every figure and wreck in its cell."""
    drawn = ""
    for cell in range(9):
        wrecks = [seen for seen in view.figures if seen.cell == cell and seen.life == 0]
        living = [seen for seen in view.figures if seen.cell == cell and seen.life > 0]
        drawn += heap(cell, wrecks, fallen, say) + crowd(cell, living, STRIP if wrecks else 0, view, say)
    return drawn


def heap(cell: int, wrecks: list[FigureSeen], fallen: set[int], say: Say) -> str:
    """Draw the wrecks of a cell along its bottom edge, from the left."""
    x, y = corner(cell)
    step = min(54, (CELL - 4 * MARGIN) // max(1, len(wrecks)))
    bottom = y + CELL - MARGIN // 2
    drawn = ""
    for i, seen in enumerate(wrecks):
        drawn += wreck(seen, x + 2 * MARGIN + step * i, bottom - step, step, seen.number in fallen, say)
    return drawn


def crowd(cell: int, living: list[FigureSeen], strip: int, view: WarView, say: Say) -> str:
    """Draw the living figures of a cell in rows, as large as fits."""
    reds, yellows = [seen for seen in living if seen.seat == 1], [seen for seen in living if seen.seat == 0]
    room_x, room_y = CELL - 2 * MARGIN, CELL - 2 * MARGIN - strip
    scale, columns = fit([len(reds), len(yellows)], room_x, room_y)
    joined, joined_columns = fit([len(living)], room_x, room_y)
    sides = [reds, yellows]
    if joined > scale:
        scale, columns, sides = joined, joined_columns, [reds + yellows]
    rows = [side[i : i + columns] for side in sides for i in range(0, len(side), columns)]
    wide, high = TILE[0] * scale // 1000, TILE[1] * scale // 1000
    x, y = corner(cell)
    top = y + MARGIN + (room_y - high * len(rows)) // 2
    drawn = ""
    for i, row in enumerate(rows):
        left = x + MARGIN + (room_x - wide * len(row)) // 2
        for j, seen in enumerate(row):
            drawn += figure(seen, left + wide * j, top + high * i, scale, view, say)
    return drawn


def fit(sides: list[int], room_x: int, room_y: int) -> tuple[int, int]:
    """Find how large the figures can be, in thousandths, and in how many columns; each side in rows of its own."""
    best = (0, 1)
    for columns in range(1, max(sides) + 1):
        rows = sum([-(-count // columns) for count in sides])
        scale = min(LARGEST, 1000 * room_x // (TILE[0] * columns), 1000 * room_y // (TILE[1] * rows))
        best = max(best, (scale, -columns))
    return best[0], abs(best[1])
