"""The sector tiles: a printed card each, with picture, name, worth, gauge and two deployment zones."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.gauges import GAUGES, pawn
from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.names import sector_name, sector_rule
from littlewars.games.my_little_battlefield.draw.places import (
    ROUNDS,
    TILE,
    ZONE,
    ZONE_TOPS,
    at,
    corner,
    dotting,
    pattern,
)
from littlewars.games.my_little_battlefield.draw.terrains import terrain
from littlewars.games.my_little_battlefield.ground import CELL_NAMES, CELLS, NO_PAWN, SEATS
from littlewars.games.my_little_battlefield.view import BattleView, SectorSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, hatching, path, text, title
from littlewars.pieces.words import BOLD, fitted, width, wrapped

PICTURE: Final = (8, 70, 168, 101)  # in the tile
NAME: Final = 24  # height of the strip with the name
SMALLEST: Final = 15  # letters of a name; a longer one takes two lines
NUMERALS: Final = ("", "I", "II", "III", "IV", "V")
FLAGS: Final = ("v-42q15-9 30 0v18q-15-9-30 0", "v-42h30v18h-30")  # blue's is rounded, red's is square


def field(view: BattleView, say: Say) -> str:
    """Draw the nine places of the battlefield, dealt or not."""
    dealt = {seen.cell: seen for seen in view.sectors}
    drawn = ""
    for cell in range(CELLS):
        drawn += tile(dealt[cell], say) if cell in dealt else back(cell, say)
    return drawn


def pawns(view: BattleView, say: Say) -> str:
    """Draw the pawns on the gauges."""
    return "".join([pawn(seen, *corner(seen.cell), say) for seen in view.sectors])


def back(cell: int, say: Say) -> str:
    """Draw the back of a sector not dealt yet."""
    wide, high = TILE
    inner = title(say(Message("picture-place", cell=CELL_NAMES[cell])))
    inner += box(3, 4, wide, high, 12, "shadow") + box(0, 0, wide, high, 12, "sector-back")
    inner += path(hatching(14, 14, wide - 28, high - 28, 20), "sector-back-print")
    inner += path(dotting(14, 14, wide - 28, high - 28, 20), "sector-back-print")
    inner += disc(wide // 2, high // 2, 44, "sector-back")
    inner += glyph("special", wide // 2 - 28, high // 2 - 28, 56, "glyph-paper")
    return group(inner, "sector", id=f"cell-{CELL_NAMES[cell]}", transform=at(*corner(cell)), data_rule="MLB-15")


def tile(seen: SectorSeen, say: Say) -> str:
    """Draw a sector; whoever controls it gives it a frame, a pattern and a flag."""
    inner = title(say(tooltip(seen))) + GROUNDS[seen.holder] + picture(seen, say) + GAUGES[seen.category]
    looks = f"sector side-{SEATS[seen.holder]}" if seen.holder >= 0 else "sector"
    spot = at(*corner(seen.cell))
    return group(inner, looks, id=f"cell-{CELL_NAMES[seen.cell]}", transform=spot, data_rule="MLB-70")


def ground(holder: int) -> str:
    """Draw the card of a sector without its print, as whoever controls it frames it."""
    wide, high = TILE
    rounding = ROUNDS[holder] if holder >= 0 else 12
    drawn = box(3, 4, wide, high, rounding, "shadow")
    if holder >= 0:
        drawn += box(3, 3, wide - 6, high - 6, rounding, "sector-held")
        drawn += path(pattern(holder, 4, 4, wide - 8, high - 8, 18), f"sector-pattern-{SEATS[holder]}")
    else:
        drawn += box(0, 0, wide, high, rounding, "sector-card")
    return group(drawn + zone(0) + zone(1), "ground")


def zone(seat: int) -> str:
    """Draw a side's deployment zone (MLB-72)."""
    left, wide, high = ZONE
    return group(box(left, ZONE_TOPS[seat], wide, high, 20 - 17 * seat, "sector-zone"), f"side-{SEATS[seat]}")


GROUNDS: Final = {holder: ground(holder) for holder in (-1, 0, 1)}


def land(seen: SectorSeen) -> str:
    """Name a sector's landscape: as its name, some have another one in the future."""
    return seen.name.removeprefix("sector-")


def picture(seen: SectorSeen, say: Say) -> str:
    """Draw a sector's landscape with its name, VP and category, and the marks that lie on it."""
    left, top, wide, high = PICTURE
    words = say(sector_name(seen))
    short = width(words) * SMALLEST <= 100 * (wide - 8)
    rows = [words] if short else wrapped(words, wide - 8, SMALLEST, 2, BOLD)
    strip = NAME if len(rows) == 1 else 2 * NAME - 10
    low = top + high - strip
    drawn = terrain(land(seen), left, top, wide) + box(left, top, wide, high, 0, "sector-frame")
    held = seen.holder >= 0
    drawn += box(left, low, wide, strip, 0, "sector-name-held" if held else "sector-name")
    ink = "word-side" if held else "word"
    for i, row in enumerate(rows):
        size = 20 if len(rows) == 1 else SMALLEST + 1
        drawn += fitted(left + wide // 2, low + 18 + 16 * i - len(rows) // 2, size, wide - 8, row, ink)
    drawn += disc(left + 22, top + 22, 20, "sector-vp") + text(left + 22, top + 33, 31, str(seen.vp), "word-number")
    drawn += box(left + wide - 44, top + 4, 40, 25, 5, "sector-tag")
    drawn += text(left + wide - 24, top + 24, 20, NUMERALS[seen.category], "word")
    if held:
        staff = f"M{left + 93} {low - 2}"
        drawn += path(staff + FLAGS[seen.holder], "sector-flag") + path(f"{staff}v-44", "sector-staff")
    if seen.relic or seen.goal:
        drawn += disc(left + 67, top + 22, 19, "sector-goal")
        drawn += glyph("relic" if seen.relic else "banner", left + 53, top + 8, 28, "glyph-ink")
    for seat in (0, 1):
        if seen.used[seat]:
            drawn += used_mark(seat, left + 124 + 28 * seat, low - 14)
    return drawn


def used_mark(seat: int, x: int, y: int) -> str:
    """Tick a special rule that a side has used this turn (MLB-161)."""
    shape = disc(x, y, 12, "sector-used") if seat == 0 else box(x - 11, y - 11, 22, 22, 3, "sector-used")
    return group(shape + path(f"M{x - 6} {y}l4 5 8-10", "sector-tick"), f"side-{SEATS[seat]}")


def tooltip(seen: SectorSeen) -> Message:
    """Tell all about a sector."""
    used = ("none", "blue", "red", "both")[seen.used[0] + 2 * seen.used[1]]
    state = "neutral" if seen.pawn == NO_PAWN else "nobody" if seen.holder < 0 else SEATS[seen.holder]
    return Message(
        "picture-sector",
        name=sector_name(seen),
        cell=CELL_NAMES[seen.cell],
        category=seen.category,
        vp=seen.vp,
        state=state,
        used=used,
        rule=sector_rule(seen),
    )
