"""Before the viewer while factions are chosen: a plate for each."""

from typing import Final

from littlewars.games.battalia.cards import RANK_LETTERS, RANKS, unit
from littlewars.games.battalia.content import FACTION_KEYS, TERRAIN_KEYS
from littlewars.games.battalia.draw.emblems import emblem, emblem_symbols
from littlewars.games.battalia.draw.figures import figure, symbols
from littlewars.games.battalia.draw.glyphs import glyph_symbols, rank
from littlewars.games.battalia.draw.names import seat_words
from littlewars.games.battalia.draw.sheets import lines
from littlewars.games.battalia.draw.tiles import tile, tile_symbols
from littlewars.games.battalia.names import card_title, faction_name, terrain_name
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, path, place, svg, text, title
from littlewars.pieces.words import fitted

MARGIN: Final = 8
PLATE: Final = (310, 226)
HEAD: Final = 44
LAND: Final = 84


def offers(view: WorldView, say: Say) -> str:
    """Draw the factions on offer."""
    wide, high = 2 * MARGIN + (PLATE[0] + 10) * len(view.offers) - 10, PLATE[1] + 2 * MARGIN
    drawn = title(say(Message("picture-factions", side=seat_words(view, view.viewer))))
    drawn += emblem_symbols() + glyph_symbols() + tile_symbols(set(TERRAIN_KEYS))
    drawn += symbols({f"hero-{key}" for key in view.offers}) + box(0, 0, wide, high, 14, "table")
    for i, key in enumerate(view.offers):
        at = place(MARGIN + (PLATE[0] + 10) * i, MARGIN)
        words = Message("picture-offer", name=faction_name(key), terrain=terrain_name(homeland(key)))
        inner = title(say(words)) + plate(key, say)
        drawn += group(inner, f"bat-offer side-{key}", id=f"offer-{key}", transform=at, data_rule="BAT-300")
    return svg(wide, high, drawn, "drawing battalia")


def homeland(key: str) -> str:
    """Return the homeland of a faction."""
    return TERRAIN_KEYS[FACTION_KEYS.index(key)]


def plate(key: str, say: Say) -> str:
    """Draw a faction: emblem, name, homeland with its hero, and the names of its units."""
    wide, high = PLATE
    drawn = box(3, 5, wide, high, 12, "shadow") + box(0, 0, wide, high, 12, "bat-sheet")
    drawn += path(f"M2 {HEAD}v-{HEAD - 13}q0-11 11-11h{wide - 26}q11 0 11 11v{HEAD - 13}z", "plate-head")
    drawn += emblem(key, 6, 3, 40) + fitted(
        48 + (wide - 56) // 2, 31, 25, wide - 66, say(faction_name(key)), "word-side"
    )
    drawn += tile(homeland(key), 0, 10, HEAD + 10, LAND) + box(10, HEAD + 10, LAND, LAND, 4, "bat-frame")
    drawn += figure(f"hero-{key}", 10 + LAND // 2, HEAD + LAND, 84, 1)
    drawn += fitted(10 + LAND // 2, HEAD + LAND + 36, 20, LAND + 4, say(terrain_name(homeland(key))), "word-number")
    banner, left = FACTION_KEYS.index(key), LAND + 24
    for row in range(RANKS):
        y = HEAD + 12 + 42 * row
        drawn += rank(RANK_LETTERS[row], left, y, 32)
        rows, size = lines(say(card_title(unit(row, banner))), wide - left - 42, 20, 15)
        for i, words in enumerate(rows):
            drawn += text(left + 38, y + 23 - 9 * (len(rows) - 1) + 18 * i, size, words, "bat-unit")
    return drawn
