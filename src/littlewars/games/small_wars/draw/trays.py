"""Right of the field, one tray for each side: the dice just rolled, or the figures still to place."""

from collections.abc import Sequence
from typing import Final

from littlewars.games.small_wars.draw.figures import toy
from littlewars.games.small_wars.draw.places import COLUMN, EDGE, HEIGHT, SIDES, WIDTH
from littlewars.games.small_wars.events import ROLLED
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.dice import HALF, faces
from littlewars.pieces.svg import box, die, disc, group, path, place, text, title

LEFT: Final = WIDTH - EDGE - COLUMN
MIDDLE: Final = LEFT + COLUMN // 2
HIGH: Final = HEIGHT // 2 - EDGE - 6  # a tray's height
TOPS: Final = (HEIGHT // 2 + 6, EDGE)
BURST: Final = "M0-42l9 13 13-8 1 15 15 1-7 13 12 8-12 8 7 13-15 1-1 15-13-8-9 13-9-13-13 8-1-15-15-1 7-13-12-8 12-8-7-13 15-1 1-15 13 8z"


def trays(view: WarView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw both trays with what lies in them."""
    drawn = ""
    for seat in (0, 1):
        tray = box(LEFT, TOPS[seat], COLUMN, HIGH, 24 - 20 * seat, "tray")
        drawn += group(tray + reserve(view.to_place[seat], seat, say), f"side-{SIDES[seat]}", id=f"tray-{SIDES[seat]}")
    first = 0
    for event in last_exchange(events):
        drawn += roll(view.figures[event[1]], event[2], event[3], first, say)
        first += event[2]
    return drawn


def reserve(sheets: tuple[str, ...], seat: int, say: Say) -> str:
    """Draw the sheets still to place, as small figures in two columns, more when they are many."""
    columns = 2 if len(sheets) <= 12 else 3
    side = (COLUMN - 12) // columns
    drawn = ""
    for i, sheet in enumerate(sheets):
        x, y = LEFT + 6 + side * (i % columns), TOPS[seat] + 10 + side * (i // columns)
        base = disc(32, 32, 31, "base") if seat == 0 else box(2, 2, 60, 60, 4, "base")
        inner = title(say(Message(f"sheet-{sheet}"))) + base + toy(sheet, seat, 6, 6, 52)
        drawn += group(inner, "reserve", transform=place(x + 2, y + 2, 1000 * (side - 4) // 64))
    return drawn


def last_exchange(events: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return the last attack's roll, and the reply to it."""
    rolls = [event for event in events if event[0] == ROLLED]
    attacks = [i for i, event in enumerate(rolls) if event[4] == 0]
    return rolls[attacks[-1] :] if attacks else rolls


def roll(seen: FigureSeen, dice: int, hits: int, first: int, say: Say) -> str:
    """Draw a figure's dice in its side's tray; those that hit lie on a burst."""
    top = TOPS[seen.seat]
    words = say(Message("hits", count=hits))
    drawn = title(say(Message("rolled", name=seen.name, sheet=Message(f"sheet-{seen.sheet}"), dice=dice, hits=hits)))
    drawn += toy(seen.sheet, seen.seat, MIDDLE - 62, top + 8, 60) + text(MIDDLE + 34, top + 54, 36, seen.name, "word-table")
    for i, face in enumerate(faces(dice, hits, 7 * seen.number + seen.life)):
        x, y = MIDDLE - 36 + 72 * (i % 2), top + 122 + 84 * (i // 2)
        burst = group(path(BURST, "die-burst"), "burst", transform=place(x, y, 950)) if face >= HALF else ""
        drawn += group(burst + die(x - 24, y - 24, 48, face, "" if burst else "die-quiet"), "rolled", id=f"die-{first + i}")
    return group(drawn + text(MIDDLE, top + HIGH - 24, 34, words, "word-table"), f"roll side-{SIDES[seen.seat]}")
