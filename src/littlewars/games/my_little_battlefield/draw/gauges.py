"""The control gauge of a sector: red's half above, the shared 0, blue's half below, and the pawn."""

from typing import Final

from littlewars.games.my_little_battlefield.content import CATEGORIES, FIRST_CATEGORY
from littlewars.games.my_little_battlefield.draw.names import sector_name
from littlewars.games.my_little_battlefield.draw.places import at
from littlewars.games.my_little_battlefield.ground import BLUE, CELL_NAMES, NO_PAWN, RED, SEATS
from littlewars.games.my_little_battlefield.names import seat_name
from littlewars.games.my_little_battlefield.view import SectorSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, text, title

WIDE: Final = 40
HIGH: Final = 226
MIDDLE: Final = 203  # of the gauge, in the tile
TOP: Final = 8
TOUCH: Final = 56


def space_top(category: int, value: int) -> int:
    """Return the upper edge of a space, in the tile: red's top space lies highest."""
    return TOP + HIGH * (category + value) // (2 * category + 1)


def gauge(category: int) -> str:
    """Draw the spaces of a gauge, in the tile."""
    halves = ""
    for seat in (RED, BLUE):
        sign = 1 - 2 * seat
        spaces = ""
        for value in range(1, category + 1):
            spaces += space(category, sign * value, "gauge-top" if value == category else "gauge-space")
        halves += group(spaces, f"side-{SEATS[seat]}")
    bed = box(MIDDLE - 23, TOP - 3, 46, HIGH + 5, 8, "gauge-bed")
    return group(bed + halves + space(category, 0, "gauge-zero"), "gauge")


def space(category: int, value: int, looks: str) -> str:
    """Draw one space with its number."""
    top, high = space_top(category, value), HIGH // (2 * category + 1) - 1
    ink = "word-side" if looks == "gauge-top" else "word"
    size = min(26, high - 4)
    number = text(MIDDLE, top + (high + size * 7 // 10) // 2, size, str(abs(value)), ink)
    return box(MIDDLE - WIDE // 2, top, WIDE, high, 7 if value > 0 else 1, looks) + number


GAUGES: Final = {category: gauge(category) for category in range(FIRST_CATEGORY, FIRST_CATEGORY + CATEGORIES)}


def pawn(seen: SectorSeen, x: int, y: int, say: Say) -> str:
    """Draw the pawn on its space; nothing while the sector is neutral (MLB-19)."""
    if seen.pawn == NO_PAWN:
        return ""
    high = HIGH // (2 * seen.category + 1)
    middle = y + space_top(seen.category, seen.pawn) + high // 2
    radius = min(21, max(17, high // 2 + 2))
    half = "zero" if seen.pawn == 0 else SEATS[seen.pawn < 0]
    hint = title(
        say(Message("picture-pawn", name=sector_name(seen), half=half, space=abs(seen.pawn), seat=owner(seen)))
    )
    touch = box(-TOUCH // 2, -TOUCH // 2, TOUCH, TOUCH, 0, "touch")
    shape = disc(2, 3, radius, "shadow") + disc(0, 0, radius, "gauge-pawn")
    number = text(0, 9, 27, str(abs(seen.pawn)), "word-number")
    inner, spot = hint + touch + shape + number, at(x + MIDDLE, middle)
    side = f"side-{half}" if seen.pawn else "gauge-middle"
    return group(inner, f"pawn {side}", id=f"pawn-{CELL_NAMES[seen.cell]}", transform=spot, data_rule="MLB-71")


def owner(seen: SectorSeen) -> Message:
    """Name whose half the pawn is in."""
    return seat_name(RED if seen.pawn < 0 else BLUE)
