"""What lies before the viewer: his cards, the card he is laying, the cards he played, or factions to choose."""

from typing import Final

from littlewars.games.battalia.cards import (
    GREAT,
    GREAT_KEYS,
    PROVISION,
    RANK_LETTERS,
    TYPE_KEYS,
    is_unit,
    rank_of,
    type_of,
)
from littlewars.games.battalia.content import ARTEFACTS, GREAT_ARTEFACTS, TERRAIN_KEYS
from littlewars.games.battalia.draw.cities import city, city_symbols
from littlewars.games.battalia.draw.emblems import emblem, emblem_symbols
from littlewars.games.battalia.draw.faces import face, face_symbols
from littlewars.games.battalia.draw.glyphs import glyph_symbols, rank, sun, type_glyph
from littlewars.games.battalia.draw.names import (
    BARE,
    banner_key,
    card_rule,
    card_words,
    faction_of,
    seat_words,
    strength_of,
)
from littlewars.games.battalia.draw.offers import offers
from littlewars.games.battalia.draw.sheets import SMALL, lines, row
from littlewars.games.battalia.draw.tiles import tile, tile_symbols
from littlewars.games.battalia.ground import DIRECTIONS, turned
from littlewars.games.battalia.names import card_name, card_title, faction_name
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, place, svg, text, title
from littlewars.pieces.words import BOLD, fitted, wrapped

MARGIN: Final = 8
CARD: Final = (150, 222)
STEP: Final = 158
LIFT: Final = 14  # how far a picked card is raised
HIGH: Final = 2 * MARGIN + CARD[1] + LIFT
HEAD: Final = 48
FACE: Final = 98
TURN: Final = 110
ASIDE: Final = 300  # width of the play area
SMALLER: Final = 850  # thousandths: its cards
WAYS: Final = ("north", "east", "south", "west")
TICK: Final = "l8 9 15-18"  # 23 wide


def draw_hand(view: WorldView, say: Say) -> str:
    """Draw what lies before the viewer; nothing before somebody who only watches."""
    if view.viewer < 0:
        return ""
    side = view.sides[view.viewer]
    if view.offers and view.day <= 0:
        return offers(view, say)
    known = [card for card in side.hand if card >= 0]
    if not known and not view.turns and not view.offers and not view.played:
        return ""
    drawn, x = banners(view, MARGIN, say)
    if view.turns:
        laid, x = turns(view, x, say)
        drawn += laid
    for i, card in enumerate(side.hand if known else ()):
        drawn += hand_card(view, card, i, x, MARGIN + LIFT * (i not in view.picked), say)
        x += STEP
    mine = view.active == view.viewer
    lying = [*view.played, *view.aside] if mine else []
    if lying:
        drawn += play_area(view, lying, x, say)
        x += ASIDE
    shown = {*known, *[card for card in lying if card >= 0]}
    defs = emblem_symbols() + glyph_symbols() + face_symbols(shown)
    if view.turns:
        defs += tile_symbols(set(TERRAIN_KEYS)) + city_symbols()
    wide = x + MARGIN - (STEP - CARD[0])
    caption = title(say(Message("picture-hand", side=seat_words(view, view.viewer), count=len(side.hand))))
    inner = caption + defs + box(0, 0, wide, HIGH, 14, "table") + drawn
    return svg(wide, HIGH, inner, f"drawing battalia side-{faction_of(view, view.viewer)}")


# -- cards


def hand_card(view: WorldView, card: int, index: int, x: int, y: int, say: Say) -> str:
    """Draw a card of the hand: name, picture, strength or price, effect; a picked one bears a tick."""
    wide, high = CARD
    banner = banner_key(card)
    lit = not is_unit(card) and card < PROVISION and shines(view, TYPE_KEYS[type_of(card)])
    inner = title(say(card_words(card))) + box(3, 5, wide, high, 12, "shadow")
    inner += box(0, 0, wide, high, 12, "bat-sheet-lit" if lit else "bat-sheet")
    inner += heading(card, say)
    inner += face(card, (wide - FACE) // 2, HEAD + 3, FACE) + corner_signs(card, banner)
    inner += sun(wide - 36, HEAD - 2, 34) if lit else ""
    rows = wrapped(say(effect(card, lit)), wide - 14, 19, 3, BOLD)
    top = HEAD + FACE + 44 - 10 * (len(rows) - 1)
    for i, words in enumerate(rows):
        inner += fitted(wide // 2, top + 21 * i + 4, 19, wide - 10, words, "bat-effect")
    if index in view.picked:
        x_tick, y_tick = wide // 2, HEAD + FACE - 8
        inner += disc(x_tick, y_tick, 20, "bat-picked") + path(f"M{x_tick - 11} {y_tick}{TICK}", "bat-picked-sign")
    look = f"bat-card side-{banner or BARE}"
    return group(inner, look, id=f"card-{index}", transform=place(x, y), data_rule=card_rule(card))


def heading(card: int, say: Say) -> str:
    """Write the name of a card in its colours, in one line or two."""
    wide, great = CARD[0], card >= GREAT
    look = "bat-great-head" if great else "plate-head"
    drawn = path(f"M2 {HEAD}v-{HEAD - 13}q0-11 11-11h{wide - 26}q11 0 11 11v{HEAD - 13}z", look)
    rows, size = lines(say(card_title(card) if is_unit(card) else card_name(card)), wide - 26, 20, 15)
    for i, words in enumerate(rows):
        y = HEAD // 2 + 7 - 10 * (len(rows) - 1) + 20 * i
        drawn += text(wide // 2, y, size, words, "bat-great-word" if great else "word-side")
    return drawn


def shines(view: WorldView, key: str) -> bool:
    """Tell whether a type of artefact is illuminated for the viewer."""
    return key == view.lit or (key in view.also_lit and view.active == view.viewer)


def corner_signs(card: int, banner: str) -> str:
    """Draw what a card pays with, its banner and its strength on the picture's corners."""
    wide, y = CARD[0], HEAD + FACE - 22
    drawn = emblem(banner, 4, HEAD + 2, 36) if banner else ""
    strength = strength_of(card)
    if is_unit(card):
        drawn += rank(RANK_LETTERS[rank_of(card)], 5, y - 8, 32)
    elif card == PROVISION:
        drawn += rank("s", 5, y - 8, 32)
    elif card < GREAT:
        drawn += disc(21, y + 8, 18, "bat-medal") + type_glyph(TYPE_KEYS[type_of(card)], 7, y - 6, 28)
    if strength:
        drawn += disc(wide - 23, y + 8, 20, "bat-strength") + text(
            wide - 23, y + 18, 28, str(strength), "bat-strength-word"
        )
    return drawn


def effect(card: int, lit: bool) -> Message:
    """Say in a few words what a card does."""
    if is_unit(card):
        return card_name(card)
    if card == PROVISION:
        return Message("picture-effect-provision")
    if card < GREAT:
        number = ARTEFACTS[type_of(card)].value * (2 if lit else 1)
        return Message("picture-effect", type=TYPE_KEYS[type_of(card)], number=number, most=3 * number)
    return Message("picture-effect-great", great=GREAT_KEYS[card - GREAT], number=GREAT_ARTEFACTS[card - GREAT].value)


# -- beside them


def banners(view: WorldView, x: int, say: Say) -> tuple[str, int]:
    """Draw a flag for each banner the viewer may name; return how far they reach."""
    drawn = ""
    for i, key in enumerate(view.offers):
        inner = title(say(faction_name(key))) + box(3, 5, TURN, TURN, 10, "shadow")
        inner += box(0, 0, TURN, TURN, 10, "bat-sheet") + emblem(key, 23, 8, 64)
        inner += fitted(TURN // 2, TURN - 12, 20, TURN - 12, say(faction_name(key)), "word-number")
        at = place(x + (TURN + 10) * (i // 2), MARGIN + 3 + (TURN + 10) * (i % 2))
        drawn += group(inner, f"bat-offer side-{key}", id=f"offer-{key}", transform=at, data_rule="BAT-300")
    return drawn, x + (TURN + 10) * -(-len(view.offers) // 2) + 8 * (view.offers != ())


def turns(view: WorldView, x: int, say: Say) -> tuple[str, int]:
    """Draw the card that is being laid in each turn offered; return how far they reach."""
    pile = next(seen for seen in view.piles if seen.key == view.laying)
    terrain = TERRAIN_KEYS[pile.top] if 0 <= pile.top < len(TERRAIN_KEYS) else TERRAIN_KEYS[0]
    drawn = ""
    for i, quarters in enumerate(view.turns):
        exits = turned(pile.exits, quarters)
        inner = title(say(turn_words(quarters, exits))) + box(3, 5, TURN, TURN, 4, "shadow")
        inner += tile(terrain, exits, 0, 0, TURN) + box(0, 0, TURN, TURN, 4, "bat-frame")
        inner += city(1, TURN // 2 - 24, TURN // 2 - 28, 48) if pile.kind == "city" else ""
        at = place(x + (TURN + 10) * (i // 2), MARGIN + 3 + (TURN + 10) * (i % 2))
        drawn += group(inner, "bat-turn", id=f"turn-{quarters}", transform=at, data_rule="BAT-161")
    return drawn, x + (TURN + 10) * -(-len(view.turns) // 2) + 8


def turn_words(quarters: int, exits: int) -> Message:
    """Say in which directions roads leave the card when it is turned so."""
    ways = [Message("picture-way", way=WAYS[way]) for way in range(DIRECTIONS) if exits >> way & 1]
    told = ways[-1]
    for way in reversed(ways[:-1]):
        told = Message("picture-ways", first=way, rest=told)
    return Message("picture-turn", quarters=quarters, ways=told)


def play_area(view: WorldView, cards: list[int], x: int, say: Say) -> str:
    """Draw the cards the viewer has played this turn, small."""
    words = say(Message("picture-played", count=len(view.played)))
    inner = title(words) + box(0, 0, ASIDE - 8, CARD[1] + LIFT, 12, "tray")
    inner += fitted((ASIDE - 8) // 2, 26, 19, ASIDE - 30, words, "word-table")
    if view.tents:
        inner += disc(24, CARD[1] + LIFT - 20, 15, "bat-medal") + type_glyph("tent", 12, CARD[1] + LIFT - 32, 24)
        rows, size = lines(say(Message("picture-tents", count=view.tents)), ASIDE - 60, 17, 14)
        for i, words in enumerate(rows):
            inner += text((ASIDE + 30) // 2, CARD[1] + LIFT - 15 + 17 * (i - len(rows) + 1), size, words, "word-table")
    half = -(-len(cards) // 2) if len(cards) > 4 else len(cards)
    for line, part in enumerate((cards[:half], cards[half:])):
        if part:
            at = place(10, 36 + (SMALL[1] - 4) * line + (0 if cards[half:] else 36), SMALLER)
            inner += group(row(part, [], [], 0, 0, (ASIDE - 28) * 1000 // SMALLER, say), "bat-played", transform=at)
    return group(inner, "bat-area", id="played", transform=place(x, MARGIN), data_rule="BAT-137")
