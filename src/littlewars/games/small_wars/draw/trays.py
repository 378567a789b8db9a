"""Right of the field, one tray for each side: the dice just rolled, or the figures still to place."""

from collections.abc import Sequence
from typing import Final

from littlewars.games.small_wars.draw.figures import toy
from littlewars.games.small_wars.draw.places import COLUMN, EDGE, HEIGHT, WIDTH, hatching
from littlewars.games.small_wars.events import ROLLED
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.dice import HALF, faces
from littlewars.pieces.svg import box, die, disc, group, path, place, text, title

LEFT: Final = WIDTH - EDGE - COLUMN
MIDDLE: Final = LEFT + COLUMN // 2
HIGH: Final = HEIGHT // 2 - EDGE - 6  # a tray's height
TOPS: Final = (HEIGHT // 2 + 6, EDGE)
BURST: Final = path(
    "M0-36l8 11 11-7 1 13 13 1-6 11 10 7-10 7 6 11-13 1-1 13-11-7-8 11-8-11-11 7-1-13-13-1 6-11-10-7 10-7-6-11 13-1"
    " 1-13 11 7z",
    "die-burst",
)
ROUND: Final = disc(32, 32, 32, "base-rim") + disc(32, 32, 28, "base")
SQUARE: Final = box(1, 1, 62, 62, 5, "base-rim") + box(5, 5, 54, 54, 2, "base")
TURNS: Final = (-7, 5, 9, -4, -10, 6)  # degrees: thrown dice do not lie straight
EMBLEMS: Final = (
    disc(MIDDLE, HEIGHT - 68, 36, "emblem") + disc(MIDDLE, HEIGHT - 68, 22, "emblem"),
    box(MIDDLE - 32, 382, 64, 64, 3, "emblem") + path(hatching(MIDDLE - 32, 382, 64, 16), "emblem"),
)


def trays(view: WarView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw both trays with what lies in them."""
    drawn = ""
    for seat in (0, 1):
        tray = box(LEFT, TOPS[seat], COLUMN, HIGH, 24 - 20 * seat, "tray")
        content = reserve(view.to_place[seat], seat, say) or EMBLEMS[seat]
        drawn += group(tray + content, f"side-{SEATS[seat]}", id=f"tray-{SEATS[seat]}")
    first = 0
    for event in last_exchange(events):
        drawn += roll(view.figures[event[1]], event[2], event[3], first, say)
        first += event[2]
    return drawn


def reserve(sheets: tuple[str, ...], seat: int, say: Say) -> str:
    """Draw the sheets still to place, as small figures in two columns, more when they are many."""
    columns = 2
    while -(-len(sheets) // columns) * ((COLUMN - 12) // columns) > HIGH - 24:
        columns += 1
    side = (COLUMN - 12) // columns
    drawn = ""
    for i, sheet in enumerate(sheets):
        x, y = LEFT + 6 + side * (i % columns), TOPS[seat] + 12 + side * (i // columns)
        drawn += group(title(say(Message(f"sheet-{sheet}"))) + token(sheet, seat, x + 2, y + 2, side - 4), "reserve")
    return drawn


def token(sheet: str, seat: int, x: int, y: int, side: int) -> str:
    """Draw a small figure on its base."""
    base = ROUND if seat == 0 else SQUARE
    return group(base + toy(sheet, seat, 6, 6, 52), "token", transform=place(x, y, 1000 * side // 64))


def last_exchange(events: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return the last attack's roll, and the reply to it."""
    rolls = [event for event in events if event[0] == ROLLED]
    attacks = [i for i, event in enumerate(rolls) if event[4] == 0]
    return rolls[attacks[-1] :] if attacks else rolls


def roll(seen: FigureSeen, dice: int, hits: int, first: int, say: Say) -> str:
    """Draw a figure's dice in its side's tray; those that hit lie on a burst."""
    top = TOPS[seen.seat]
    sheet = Message(f"sheet-{seen.sheet}")
    drawn = title(say(Message("picture-rolled", name=seen.name, sheet=sheet, dice=dice, hits=hits)))
    drawn += token(seen.sheet, seen.seat, LEFT + 8, top + 10, 72)
    drawn += text(MIDDLE + 38, top + 58, 34, seen.name, "word-table")
    drawn += text(MIDDLE, top + 114, 26, say(Message("picture-hits", count=hits)), "word-table")
    for i, face in enumerate(faces(dice, hits, 7 * seen.number + seen.life)):
        x, y = MIDDLE - 36 + 72 * (i % 2), top + 172 + 80 * (i // 2)
        burst = BURST if face >= HALF else ""
        look = "die-hit" if burst else "die-quiet"
        lying = group(die(-23, -23, 46, face, look), "lying", transform=f"rotate({TURNS[i % 6]})")
        drawn += group(burst + lying, "rolled", id=f"die-{first + i}", transform=place(x, y))
    return group(drawn, f"roll side-{SEATS[seen.seat]}")
