"""Right of the field, one tray for each side: the dice just rolled, or the figures still to place."""

from collections.abc import Sequence
from typing import Final

from littlewars.games.small_wars.draw.figures import offer_tooltip, token
from littlewars.games.small_wars.draw.places import COLUMN, EDGE, HEIGHT, WIDTH, hatching
from littlewars.games.small_wars.events import ROLLED
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.touch import DICE_IDS
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
TILTS: Final = [f"rotate({degrees})" for degrees in (-7, 5, 9, -4, -10, 6)]  # thrown dice do not lie straight
ROLL_IDS: Final = ("roll-attack", "roll-reply")
EMBLEMS: Final = (
    disc(MIDDLE, HEIGHT - 68, 36, "emblem") + disc(MIDDLE, HEIGHT - 68, 22, "emblem"),
    box(MIDDLE - 32, 382, 64, 64, 3, "emblem") + path(hatching(MIDDLE - 32, 382, 64, 16), "emblem"),
)


def trays(view: WarView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw both trays with what lies in them."""
    drawn = tray(view, 0, say) + tray(view, 1, say)
    for event in last_exchange(events):
        drawn += roll(view.figures[event[1]], event[2], event[3], event[4], say)
    return drawn


def tray(view: WarView, seat: int, say: Say) -> str:
    """Draw a side's tray, with its figures still to place."""
    name, sheets = SEATS[seat], view.to_place[seat]
    hint = Message("picture-reserve" if sheets else "picture-tray", seat=Message(f"seat-{name}"), count=len(sheets))
    inner = title(say(hint)) + box(LEFT, TOPS[seat], COLUMN, HIGH, 24 - 20 * seat, "tray")
    inner += reserve(sheets, seat, say) or EMBLEMS[seat]
    return group(inner, f"side-{name}", id=f"tray-{name}", data_rule="SW-20" if sheets else "SW-66")


def reserve(sheets: tuple[str, ...], seat: int, say: Say) -> str:
    """Draw the sheets still to place, as small figures in two columns, more when they are many."""
    columns = 2
    while -(-len(sheets) // columns) * ((COLUMN - 12) // columns) > HIGH - 24:
        columns += 1
    side = (COLUMN - 12) // columns
    drawn = ""
    for i, sheet in enumerate(sheets):
        x, y = LEFT + 6 + side * (i % columns), TOPS[seat] + 12 + side * (i // columns)
        inner = title(say(offer_tooltip(sheet, sheets.count(sheet)))) + token(sheet, seat, x + 2, y + 2, side - 4)
        drawn += group(inner, "reserve", id=f"reserve-{SEATS[seat]}-{i}", data_rule="SW-07")
    return drawn


def last_exchange(events: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return the last attack's roll, and the reply to it."""
    rolls = [event for event in events if event[0] == ROLLED]
    attacks = [i for i, event in enumerate(rolls) if event[4] == 0]
    return rolls[attacks[-1] :] if attacks else rolls


def roll(seen: FigureSeen, dice: int, hits: int, side: int, say: Say) -> str:
    """Draw a figure's dice in its side's tray; those that hit lie on a burst. `side`: 0 attacks, 1 retaliates."""
    top = TOPS[seen.seat]
    sheet = Message(f"sheet-{seen.sheet}")
    drawn = title(say(Message("picture-rolled", name=seen.name, sheet=sheet, dice=dice, hits=hits)))
    drawn += token(seen.sheet, seen.seat, LEFT + 8, top + 10, 72)
    drawn += text(MIDDLE + 38, top + 58, 34, seen.name, "word-table")
    drawn += text(MIDDLE, top + 114, 26, say(Message("picture-hits", count=hits)), "word-table")
    for i, face in enumerate(faces(dice, hits, 7 * seen.number + seen.life)):
        x, y = MIDDLE - 36 + 72 * (i % 2), top + 172 + 80 * (i // 2)
        hit = face >= HALF
        lying = group(die(-23, -23, 46, face, "die-hit" if hit else "die-quiet"), "lying", transform=TILTS[i % 6])
        inner = title(say(Message("picture-die-hit" if hit else "picture-die-miss", face=face))) + BURST * hit + lying
        drawn += group(inner, "rolled", id=f"{DICE_IDS[side]}{i}", transform=place(x, y), data_rule="SW-66")
    looks = f"roll side-{SEATS[seen.seat]}"
    return group(drawn, looks, id=ROLL_IDS[side], data_rule=("SW-66", "SW-68")[side])
