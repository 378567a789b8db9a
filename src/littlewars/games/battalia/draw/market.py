"""The market: units, mercenaries, provisions, artefacts, cities and roads, each with its price and what is left."""

from typing import Final

from littlewars.games.battalia.cards import PROVISION, RANK_KEYS, RANK_LETTERS, TYPE_KEYS, rank_of, unit
from littlewars.games.battalia.content import (
    BANNER_KEYS,
    FORAGE_COST,
    FORAGED,
    MERCENARY_COSTS,
    TERRAIN_KEYS,
)
from littlewars.games.battalia.draw.cities import city
from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.faces import face
from littlewars.games.battalia.draw.glyphs import cost, shape, sun, type_glyph, width_of_cost
from littlewars.games.battalia.draw.glyphs import rank as chip
from littlewars.games.battalia.draw.names import BARE, FIRST_TYPE, card_words
from littlewars.games.battalia.draw.places import Places, Spot
from littlewars.games.battalia.draw.tiles import tile
from littlewars.games.battalia.names import card_name, cost_name, faction_name, pile_name, terrain_name, type_text
from littlewars.games.battalia.view import PileSeen, WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, title
from littlewars.pieces.words import fitted

FACE: Final = 46  # the picture of a pile
PRICE: Final = 21  # height of the chips
LEFT: Final = 24  # size of the number of cards
LINKED: Final = "a7 7 0 1 1 14 0a7 7 0 1 1-14 0m10 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0"  # two rings, from the left


def market(view: WorldView, places: Places, say: Say) -> str:
    """Draw all piles."""
    drawn = "".join([pile(seen, places.cells[seen.key], say) for seen in view.piles])
    for i, card in enumerate(view.mercenaries):
        drawn += mercenary(view, i, card, places.cells[f"mercenary-{i}"], say)
    return drawn + provisions(view, places.cells["provisions"], say)


def cell(spot: Spot, look: str, picture: str, mark: str, left: int, price: str) -> str:
    """Draw a pile: its picture, a mark and how many cards are left beside it, its price below."""
    x, y, width, high = spot
    drawn = box(x + 2, y + 4, width, high, 9, "shadow") + box(x, y, width, high, 9, look) + picture + mark
    if left >= 0:
        drawn += fitted(x + (width + FACE + 4) // 2, y + 49, LEFT, width - FACE - 8, str(left), "word-number")
    size = min(PRICE, PRICE * (width - 8) // max(1, width_of_cost(price, PRICE)))
    return drawn + cost(price, x + (width - width_of_cost(price, size)) // 2, y + high - size - 3, size)


def badge(banner: str, spot: Spot) -> str:
    """Draw the emblem of the top card."""
    x, y, width, _ = spot
    return emblem(banner, x + (width + FACE + 4) // 2 - 13, y + 3, 26)


def pile(seen: PileSeen, spot: Spot, say: Say) -> str:
    """Draw a pile with its top card."""
    x, y, _, _ = spot
    banner = BANNER_KEYS[seen.top] if seen.top >= 0 else ""
    look = "bat-pile-lit" if seen.lit else "bat-pile" if banner else "bat-pile-empty"
    mark = badge(banner, spot) if banner else ""
    if seen.aligned:
        mark += box(x - 2, y + 34, 32, 20, 10, "bat-linked-back") + path(f"M{x + 2} {y + 44}{LINKED}", "bat-linked")
    if seen.lit:
        mark += sun(x - 5, y - 7, 30)
    inner = title(say(pile_words(seen))) + cell(spot, look, picture(seen, x + 3, y + 4), mark, seen.left, seen.cost)
    looks = f"bat-stack side-{banner or BARE}"
    return group(inner, looks, id=f"pile-{seen.key}", data_rule=pile_rule(seen))


def picture(seen: PileSeen, x: int, y: int) -> str:
    """Draw what lies on top of a pile, or what kind it was."""
    if seen.kind == "unit":
        rank = RANK_KEYS.index(seen.key)
        return face(unit(rank, seen.top), x, y, FACE) if seen.top >= 0 else chip(RANK_LETTERS[rank], x + 5, y + 3, 38)
    if seen.kind == "artefact":
        return disc(x + FACE // 2, y + FACE // 2, FACE // 2, "bat-medal") + type_glyph(
            seen.key, x + 5, y + 5, FACE - 10
        )
    if seen.top < 0:
        return shape(seen.key[-1], x + 4, y + 3, 40)
    drawn = tile(TERRAIN_KEYS[seen.top], seen.exits, x, y, FACE) + box(x, y, FACE, FACE, 2, "bat-frame")
    return drawn + (city(1, x + 9, y + 7, 30) if seen.kind == "city" else "")


def pile_rule(seen: PileSeen) -> str:
    """Name the rule by which one takes a card of a pile."""
    if seen.kind == "unit":
        return "BAT-150"
    return "BAT-153" if seen.kind == "artefact" else "BAT-161"


def pile_words(seen: PileSeen) -> Message:
    """Say what a pile holds, what its top card costs, and what the day does to it."""
    name = pile_name(seen.key)
    if seen.top < 0:
        return Message("picture-pile-empty", name=name)
    banner = faction_name(BANNER_KEYS[seen.top])
    if seen.kind == "unit":
        return Message("picture-pile-unit", name=name, banner=banner, left=seen.left, cost=cost_name(seen.cost))
    if seen.kind == "artefact":
        return Message(
            "picture-pile-artefact",
            name=name,
            banner=banner,
            left=seen.left,
            cost=cost_name(seen.cost),
            text=type_text(seen.key),
            rule=f"BAT-{FIRST_TYPE + TYPE_KEYS.index(seen.key)}",
            today=Message("picture-today", sign=sign_of_the_day(seen)),
        )
    terrain = terrain_name(TERRAIN_KEYS[seen.top])
    return Message("picture-pile-land", name=name, terrain=terrain, left=seen.left, cost=cost_name(seen.cost))


def sign_of_the_day(seen: PileSeen) -> str:
    """Tell whether a type is illuminated or aligned today."""
    if seen.lit:
        return "both" if seen.aligned else "lit"
    return "aligned" if seen.aligned else "none"


def mercenary(view: WorldView, index: int, card: int, spot: Spot, say: Say) -> str:
    """Draw a mercenary of the row."""
    x, y, _, _ = spot
    words, drawn = Message("picture-mercenary-none"), box(*spot, 9, "bat-pile-empty")
    if card >= 0:
        price = MERCENARY_COSTS[rank_of(card)].text
        words = Message("picture-mercenary", card=card_words(card), cost=cost_name(price), left=view.mercenaries_left)
        drawn = cell(spot, "bat-pile", face(card, x + 3, y + 4, FACE), badge(BARE, spot), -1, price)
    return group(title(say(words)) + drawn, f"bat-stack side-{BARE}", id=f"mercenary-{index}", data_rule="BAT-151")


def provisions(view: WorldView, spot: Spot, say: Say) -> str:
    """Draw the provisions."""
    x, y, _, _ = spot
    words = Message("picture-provisions", name=card_name(PROVISION), left=view.provisions, brings=FORAGED)
    look = "bat-pile" if view.provisions else "bat-pile-empty"
    drawn = cell(spot, look, face(PROVISION, x + 3, y + 4, FACE), "", view.provisions, FORAGE_COST.text)
    return group(title(say(words)) + drawn, f"bat-stack side-{BARE}", id="provisions", data_rule="BAT-152")
