"""The units, wherever they stand: a base in the shape of their side, a figure, and the stars of their rank."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.figures import figure
from littlewars.games.my_little_battlefield.draw.places import (
    RESERVE_LEFT,
    RESERVE_WIDE,
    ROUNDS,
    STRIP,
    STRIP_TOPS,
    UNIT,
    spot,
)
from littlewars.games.my_little_battlefield.ground import BOARD, CELLS, FOE_RESERVE, PLACE_NAMES, RESERVE, SEATS
from littlewars.games.my_little_battlefield.names import figure_name, seat_name
from littlewars.games.my_little_battlefield.view import BattleView, UnitSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import BASES
from littlewars.pieces.svg import box, group, path, place, title
from littlewars.pieces.words import fitted

RULES: Final = {"standard": "MLB-111", "elite": "MLB-112", "renown": "MLB-113"}
STARS: Final = {"standard": (), "elite": (53,), "renown": (43, 56)}
STAR: Final = "l2 5 5 0-4 4 1 5-4-3-4 3 1-5-4-4 5 0z"


def unit(seen: UnitSeen, x: int, y: int, side: int, view: BattleView, say: Say) -> str:
    """Draw a unit; x and y are the upper left corner of its base."""
    known = view.boards[seen.seat].board != ""
    inner = title(say(tooltip(seen, known)))
    inner += group(token(seen.figure if known else "", seen.kind, seen.seat), "token")
    looks = f"unit side-{SEATS[seen.seat]}"
    spot_ = place(x, y, 1000 * side // 64)
    return group(inner, looks, id=f"unit-{seen.number}", transform=spot_, data_rule=RULES[seen.kind])


def token(key: str, kind: str, seat: int) -> str:
    """Draw a unit on its base of 64 units; red's figures look left."""
    toy = figure(key, 5, 3, 54) if key else ""
    if seat == 1:
        toy = group(toy, "toy", transform="translate(64 0) scale(-1 1)") if toy else ""
    stars = "".join([f"M{x} 50{STAR}" for x in STARS[kind]])
    return BASES[seat] + toy + (path(stars, "board-rank") if stars else "")


def tooltip(seen: UnitSeen, known: bool) -> Message:
    """Name a unit, and tell what it can do and where it is."""
    where = "cell" if seen.place < CELLS else PLACE_NAMES[seen.place]
    cell = PLACE_NAMES[seen.place]
    name = figure_name(seen.figure) if known else Message("picture-kind", kind=seen.kind)
    return Message("picture-unit", unit=name, seat=seat_name(seen.seat), kind=seen.kind, where=where, cell=cell)


def row(seen: list[UnitSeen], x: int, y: int, step: int, side: int, view: BattleView, say: Say) -> str:
    """Draw units side by side around the middle x, y."""
    left = x - step * len(seen) // 2 + (step - side) // 2
    return "".join([unit(one, left + step * i, y - side // 2, side, view, say) for i, one in enumerate(seen)])


def armies(view: BattleView, say: Say) -> str:
    """Draw the units on the battlefield."""
    drawn = ""
    for seat in (0, 1):
        for cell in range(CELLS):
            x, y = spot(cell, seat)
            here = [seen for seen in view.units if seen.seat == seat and seen.place == cell]
            drawn += row(here, x, y, UNIT + 4, UNIT, view, say)
    return drawn


def reserve(view: BattleView, seat: int, say: Say) -> str:
    """Draw a side's Reserve behind its home row, with the units in it, an intruder's too (MLB-129)."""
    x, y = RESERVE_LEFT, STRIP_TOPS[seat]
    here = [
        seen
        for seen in view.units
        if (seen.place == RESERVE and seen.seat == seat) or (seen.place == FOE_RESERVE and seen.seat != seat)
    ]
    hint = Message("picture-reserve", seat=seat_name(seat), count=len(here))
    inner = title(say(hint)) + box(x, y, RESERVE_WIDE, STRIP, ROUNDS[seat], "tray board-reserve")
    if len(here) < 3:
        room = RESERVE_WIDE - 70 * len(here) - 24
        inner += fitted(
            x + RESERVE_WIDE - room // 2 - 12, y + 41, 24, room, say(Message("picture-reserve-word")), "word-table"
        )
    side = min(60, (RESERVE_WIDE - 12) // max(1, len(here)) - 2)
    for i, seen in enumerate(here):
        inner += unit(seen, x + 8 + (side + 4) * i, y + (STRIP - side) // 2, side, view, say)
    name = SEATS[seat]
    return group(inner, f"side-{name}", id=f"reserve-{name}", data_rule="MLB-11")


def waiting(view: BattleView, seat: int, kind: str) -> UnitSeen | None:
    """Find the unit of a kind that waits on a command board (MLB-11)."""
    for seen in view.units:
        if seen.seat == seat and seen.kind == kind and seen.place == BOARD:
            return seen
    return None
