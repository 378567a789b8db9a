"""The pictures in the middle of the cards, as SVG symbols of 64 units in the colours of the card's banner."""

from functools import cache
from typing import Final

from littlewars.games.battalia.cards import (
    BANNERS,
    CARD_TEXTS,
    GREAT,
    GREAT_KEYS,
    NONE,
    PROVISION,
    TYPE_KEYS,
    banner_of,
    is_artefact,
    is_unit,
    rank_of,
    type_of,
)  # fmt: skip
from littlewars.games.battalia.draw.faces.ambrardents import AMBRARDENTS
from littlewars.games.battalia.draw.faces.artefacts import ARTEFACTS, PROVISIONS
from littlewars.games.battalia.draw.faces.bannerless import BANNERLESS
from littlewars.games.battalia.draw.faces.greats import GREATS, SHINE
from littlewars.games.battalia.draw.faces.insulaires import INSULAIRES
from littlewars.games.battalia.draw.faces.nebuleux import NEBULEUX
from littlewars.games.battalia.draw.faces.ursides import URSIDES
from littlewars.pieces.svg import box, group, tag, use

SIDES: Final = ("ursides", "insulaires", "ambrardents", "nebuleux", "bannerless")  # by banner
UNITS: Final = (URSIDES, INSULAIRES, AMBRARDENTS, NEBULEUX, BANNERLESS)  # by banner, then by rank


def art(card: int) -> str:
    """Return what a card shows."""
    if is_unit(card):
        return UNITS[card % BANNERS][rank_of(card)]
    if is_artefact(card):
        return ARTEFACTS[TYPE_KEYS[type_of(card)]]
    return PROVISIONS if card == PROVISION else GREATS[GREAT_KEYS[card - GREAT]]


def ground(card: int) -> str:
    """Return the look of the ground of a picture."""
    if is_unit(card) or is_artefact(card):
        return "bat-c-ground"
    return "bat-c-kitchen" if card == PROVISION else "bat-c-night"


def face_symbols(cards: set[int]) -> str:
    """Write the symbols of these cards' pictures, in the order of the cards."""
    return tag("defs", "".join([face_symbol(card) for card in sorted(cards)]))


@cache
def face_symbol(card: int) -> str:
    """Wrap a card's picture as a symbol."""
    banner = banner_of(card)
    shine = SHINE if card >= GREAT else ""
    drawn = box(0, 0, 64, 64, 5, ground(card)) + shine + art(card)
    worn = drawn if banner == NONE else group(drawn, f"side-{SIDES[banner]}")
    return tag("symbol", worn, id=f"bat-face-{CARD_TEXTS[card]}", viewBox="0 0 64 64")


def face(card: int, x: int, y: int, size: int) -> str:
    """Show a card's picture in a square whose upper left corner lies at x, y."""
    return use(f"bat-face-{CARD_TEXTS[card]}", x, y, size)
