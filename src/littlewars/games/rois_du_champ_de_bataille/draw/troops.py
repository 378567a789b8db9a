"""The troops: each unit a figure on its base with its life, and how many they are with how much life together."""

from functools import cache
from typing import Final

from littlewars.games.rois_du_champ_de_bataille.draw.figures import figure
from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import special, suit, verb
from littlewars.games.rois_du_champ_de_bataille.draw.places import TILE, corner
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.names import army_name, seat_name, special_name, special_text
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, UnitSeen, ZoneSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import BASES
from littlewars.pieces.svg import box, disc, group, hatching, path, place, text, title

TOKEN: Final = 68  # side of the square a unit is drawn in
WIDE: Final = 86  # its width where there is room beside the base for its life
LARGEST: Final = 1470  # thousandths
ROOM: Final = (2, 2, 156, 118)  # for units: x, y, width, height in the tile
ASIDE: Final = 54  # width of the column for what is with the troop: flayer, captive's chain, specials
FLAYER: Final = 48
COIN: Final = 26  # width of a special; alone it is larger
ONE_COIN: Final = 40
STRIP: Final = 121  # top of the line with the numbers
STAR: Final = "M13-5l5.5 11 12 1.5-9 8 2.5 12-11-6-11 6 2.5-12-9-8 12-1.5z"


def troops(view: BattleView, say: Say) -> str:
    """Draw all troops; a finger goes through them to their zones, unless units or specials are chosen."""
    drawn = "".join([troop(view, seen, say) for seen in view.zones if seen.owner >= 0])
    return group(drawn, "rois-troops" if view.picks_pieces else "rois-troops-through")


def troop(view: BattleView, seen: ZoneSeen, say: Say) -> str:
    """Draw the troop of a zone with everything that goes with it."""
    left, top = corner(seen.zone)
    company = seen.flayer is not None or len(seen.specials) > 0 or seen.captive
    aside = breadth(seen) if company and not spare(seen) else 0
    drawn = strip(seen)
    for i, (x, y, size, shift) in enumerate(spots(len(seen.units), company, aside)):
        drawn += unit(seen.units[i], seen.owner, view, f"unit-{ZONE_NAMES[seen.zone]}-{i}", x, y, size, shift, say)
    if company:
        drawn += beside(view, seen, say)
    return group(drawn, "rois-troop", transform=place(left, top))


def spots(count: int, company: bool, aside: int) -> list[tuple[int, int, int, int]]:
    """Return where so many units stand in a tile: x, y, size in thousandths, and how far aside their life is.

    Company stands in the place the last row leaves free, or aside in a column so wide.
    """
    x, y, wide, high = ROOM
    wide -= aside
    columns = 1 if count == 1 else 2 if count <= 4 else 3
    rows = -(-count // columns)
    cell, line = wide // columns, high // rows
    size, shift = min(LARGEST, 1000 * cell // TOKEN, 1000 * line // TOKEN), 0
    if min(1000 * cell // WIDE, 1000 * line // TOKEN) >= size:
        shift = WIDE - TOKEN
    half, found = (TOKEN + shift) * size // 2000, []
    for i in range(count):
        row = i // columns
        among = columns if company else min(columns, count - columns * row)
        middle = x + wide * (2 * (i % columns) + 1) // (2 * among)
        found.append((middle - half, y + line * row + (line - TOKEN * size // 1000) // 2, size, shift))
    return found


def spare(seen: ZoneSeen) -> bool:
    """Tell whether the last row of units leaves enough room for their company."""
    coins = len(seen.specials) + seen.captive
    flayer = 1 if seen.flayer is not None else 0
    return (len(seen.units) == 3 and coins + 2 * flayer <= 4) or (len(seen.units) == 5 and coins + 2 * flayer <= 2)


def breadth(seen: ZoneSeen) -> int:
    """Return how wide the column for a troop's company is."""
    alone = seen.flayer is None and len(seen.specials) + seen.captive == 1
    return ONE_COIN + 2 if alone else ASIDE


def unit(
    seen: UnitSeen, seat: int, view: BattleView, name: str, x: int, y: int, size: int, shift: int, say: Say
) -> str:
    """Draw a unit; x and y are the upper left corner of its square."""
    army = view.sides[seat].army
    inner = title(say(unit_words(seen, seat, army))) + token(army, seat) + life(seen, shift)
    if seen.hero:
        inner += path(STAR, "rois-hero")
    return group(inner, f"unit side-{SEATS[seat]}", id=name, transform=place(x, y, size), data_rule="RCB-402")


@cache
def token(army: str, seat: int) -> str:
    """Draw a figure on its base of 64 units; black's figures look the other way."""
    toy = figure(army, 5, 2, 54) if army else ""
    if seat == 1 and toy:
        toy = group(toy, "toy", transform="translate(64 0) scale(-1 1)")
    return BASES[seat] + toy


@cache
def life(seen: UnitSeen, shift: int) -> str:
    """Draw the life of a unit as a number and a bar, so far to the right of their usual place."""
    hurt = seen.life < seen.full
    looks = "rois-bar" if not hurt else "rois-bar-hurt" if 2 * seen.life > seen.full else "rois-bar-low"
    x = 27 + shift
    drawn = box(x, 30, 40, 38, 7, "rois-life-hurt" if hurt else "rois-life")
    drawn += text(x + 20, 54, 27, str(seen.life), "word-number") + box(x + 4, 58, 32, 6, 2, "rois-bar-bed")
    return drawn + box(x + 4, 58, max(2, 32 * min(seen.life, seen.full) // seen.full), 6, 2, looks)


def unit_words(seen: UnitSeen, seat: int, army: str) -> Message:
    """Name a unit and tell its life."""
    return Message(
        "picture-unit",
        seat=seat_name(seat),
        army=army_name(army) if army else "",
        known="yes" if army else "no",
        life=seen.life,
        full=seen.full,
        hero="yes" if seen.hero else "no",
    )


def strip(seen: ZoneSeen) -> str:
    """Draw how many units a troop has and their life together."""
    seat, y = seen.owner, STRIP
    drawn = box(4, y, 108, 36, 17 - 14 * seat, "rois-strip") + box(4, y, 42, 36, 17 - 14 * seat, "rois-count")
    drawn += path(hatching(5, y + 1, 40, 34, 9), "rois-count-hatch") * seat
    drawn += text(25, y + 30, 34, str(len(seen.units)), "word-side word-number")
    drawn += suit(0, 49, y + 11, 15, "rois-heart")
    drawn += text(88, y + 30, 33, str(sum([one.life for one in seen.units])), "word-number")
    return group(drawn, f"side-{SEATS[seat]}")


def beside(view: BattleView, seen: ZoneSeen, say: Say) -> str:
    """Draw what is with a troop, from the top downwards: a flayer, the chain of a captive, specials."""
    count, high = len(seen.units), ROOM[3]
    left, wide, y = TILE - breadth(seen), breadth(seen), 3
    if spare(seen):
        wide = ROOM[2] // (2 if count == 3 else 3)
        left, y = TILE - wide, high // 2 + 4
    drawn = ""
    if seen.flayer is not None:
        name = f"flayer-{ZONE_NAMES[seen.zone]}"
        drawn += unit(seen.flayer, 1 - seen.owner, view, name, left + 2, y, 1000 * FLAYER // TOKEN, 0, say)
        left, wide, y = (left + FLAYER, wide - FLAYER, y) if wide > FLAYER + COIN else (left, wide, y + FLAYER)
    tokens = len(seen.specials) + seen.captive
    size = ONE_COIN if tokens == 1 and wide >= ONE_COIN else COIN
    columns = max(1, wide // (size + 1))
    for i in range(tokens):
        x, top = left + (size + 1) * (i % columns), y + (size + 1) * (i // columns)
        drawn += special_token(seen, i, x, top, size, say) if i < len(seen.specials) else chain(x, top, size)
    return drawn


def special_token(seen: ZoneSeen, i: int, x: int, y: int, size: int, say: Say) -> str:
    """Draw a special of a troop."""
    key, seat = seen.specials[i], seen.owner
    words = Message("picture-special", name=special_name(key), text=special_text(key), seat=seat_name(seat))
    inner = title(say(words)) + special(key, x, y, size)
    return group(inner, f"rois-special side-{SEATS[seat]}", id=f"special-{SEATS[seat]}-{key}", data_rule="RCB-404")


def chain(x: int, y: int, size: int) -> str:
    """Draw the chain of a captive troop."""
    half, inset = size // 2, size // 6
    glyph = verb("captive", x + inset, y + inset, size - 2 * inset, "rois-glyph-paper")
    return disc(x + half, y + half, half, "rois-chain") + glyph
