"""What the picture calls things, which rule explains them, and whose colours they wear."""

from typing import Final

from littlewars.games.battalia.cards import (
    BANNERLESS,
    GREAT,
    GREAT_KEYS,
    PROVISION,
    TYPE_KEYS,
    banner_of,
    is_unit,
    rank_of,
    type_of,
)
from littlewars.games.battalia.content import BANNER_KEYS, GREAT_ARTEFACTS, STRENGTH
from littlewars.games.battalia.names import card_name, card_title, faction_name, great_text, side_name, type_text
from littlewars.games.battalia.view import UNKNOWN, WorldView
from littlewars.kernel.words import Message

BUFF: Final = 8  # the figure
BARE: Final = "bannerless"
FIRST_TYPE: Final = 304  # BAT-304 to BAT-310
FIRST_GREAT: Final = 321  # BAT-321 to BAT-330


def card_rule(card: int) -> str:
    """Name the rule that explains a card."""
    if is_unit(card):
        return "BAT-301"
    if card < PROVISION:
        return f"BAT-{FIRST_TYPE + type_of(card)}"
    return "BAT-152" if card == PROVISION else f"BAT-{FIRST_GREAT + card - GREAT}"


def card_words(card: int) -> Message:
    """Say what a card is and what it does."""
    if is_unit(card):
        return Message("picture-unit", name=card_name(card), title=card_title(card), strength=STRENGTH[rank_of(card)])
    if card < PROVISION:
        return Message("picture-thing", name=card_name(card), text=type_text(TYPE_KEYS[type_of(card)]))
    if card == PROVISION:
        return Message("picture-provision", name=card_name(card))
    return Message("picture-thing", name=card_name(card), text=great_text(GREAT_KEYS[card - GREAT]))


def strength_of(card: int) -> int:
    """Return the printed strength of a card, 0 where there is none."""
    if is_unit(card):
        return STRENGTH[rank_of(card)]
    return GREAT_ARTEFACTS[card - GREAT].strength if card >= GREAT else 0


def banner_key(card: int) -> str:
    """Name the banner of a card; nothing for cards that are nobody's, or unknown."""
    banner = banner_of(card) if card != UNKNOWN else -1
    return BANNER_KEYS[banner] if 0 <= banner <= BANNERLESS else ""


def faction_of(view: WorldView, seat: int) -> str:
    """Return whose colours a seat wears; those of nobody before it chose."""
    return view.sides[seat].faction or BARE if 0 <= seat < len(view.sides) else BARE


def seat_words(view: WorldView, seat: int) -> Message:
    """Name a side in short: its faction, once it has one."""
    faction = view.sides[seat].faction
    return faction_name(faction) if faction else side_name(seat, faction)


def figure_seat(view: WorldView, figure: int) -> int:
    """Return the seat a figure belongs to; less than nothing for Buff when nobody employs him."""
    return view.employer if figure == BUFF else figure // 2


def figure_words(view: WorldView, figure: int) -> Message:
    """Name a figure in short."""
    if figure == BUFF:
        return Message("picture-buff-short")
    return Message("picture-hero-short", side=seat_words(view, figure // 2), number=figure % 2 + 1)
