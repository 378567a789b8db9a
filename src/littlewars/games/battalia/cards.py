"""Cards as numbers: units by rank and banner, artefacts by type and banner, provisions, Great Artefacts.

In notation a card is `C-U`, `H-0`, `tool-I`, `s` or the key of a Great Artefact.
"""

from typing import Final

NONE: Final = -1
FACTION_LETTERS: Final = ["U", "I", "A", "N"]
FACTIONS: Final = 4
BANNERLESS: Final = 4
BANNERS: Final = 5  # the four factions', and none
BANNER_LETTERS: Final = [*FACTION_LETTERS, "0"]
RANKS: Final = 4
CITIZEN: Final = 0
CHIEF: Final = 1
PRIEST: Final = 2
LORD: Final = 3
RANK_LETTERS: Final = ["C", "H", "P", "L"]
RANK_KEYS: Final = ["citizen", "chief", "priest", "lord"]

TOOL: Final = 0
HORSE: Final = 1
TENT: Final = 2
AMULET: Final = 3
SCROLL: Final = 4
TITLE: Final = 5
AMBUSH: Final = 6
TYPES: Final = 7
TYPE_KEYS: Final = ["tool", "horse", "tent", "amulet", "scroll", "title", "ambush"]

CROWN: Final = 0
SWORD: Final = 1
SHIELD: Final = 2
BOOTS: Final = 3
TROWEL: Final = 4
HORN: Final = 5
HOURGLASS: Final = 6
MIRROR: Final = 7
SCEPTRE: Final = 8
GRIMOIRE: Final = 9
GREATS: Final = 10
GREAT_KEYS: Final = [
    "crown", "sword", "shield", "boots", "trowel", "horn", "hourglass", "mirror", "sceptre", "grimoire",
]  # fmt: skip

ARTEFACT: Final = RANKS * BANNERS  # units come first
PROVISION: Final = ARTEFACT + TYPES * FACTIONS
GREAT: Final = PROVISION + 1
KINDS: Final = GREAT + GREATS


def unit(rank: int, banner: int) -> int:
    """Return the card of a unit."""
    return BANNERS * rank + banner


def artefact(type_: int, faction: int) -> int:
    """Return the card of an artefact."""
    return ARTEFACT + FACTIONS * type_ + faction


def is_unit(card: int) -> bool:
    """Tell whether a card is a unit's."""
    return 0 <= card < ARTEFACT


def is_artefact(card: int) -> bool:
    """Tell whether a card is an artefact of one of the seven types."""
    return ARTEFACT <= card < PROVISION


def rank_of(card: int) -> int:
    """Return the rank of a unit, from 0 for a citizen."""
    return card // BANNERS


def type_of(card: int) -> int:
    """Return the type of an artefact."""
    return (card - ARTEFACT) // FACTIONS


def banner_of(card: int) -> int:
    """Return the banner of a unit or an artefact; NONE for other cards."""
    if card < ARTEFACT:
        return card % BANNERS
    return (card - ARTEFACT) % FACTIONS if card < PROVISION else NONE


def card_text(card: int) -> str:
    """Write a card."""
    if card < ARTEFACT:
        return f"{RANK_LETTERS[card // BANNERS]}-{BANNER_LETTERS[card % BANNERS]}"
    if card < PROVISION:
        return f"{TYPE_KEYS[type_of(card)]}-{FACTION_LETTERS[banner_of(card)]}"
    return "s" if card == PROVISION else GREAT_KEYS[card - GREAT]


CARD_TEXTS: Final = [card_text(card) for card in range(KINDS)]


def cards_text(cards: list[int]) -> str:
    """Write some cards: `C-U H-0 s s`."""
    return " ".join([CARD_TEXTS[card] for card in cards])


def banner_count(hand: list[int], faction: int) -> int:
    """Count the cards of a hand that show a faction's banner; a Great Artefact shows any (BAT-133)."""
    return len([card for card in hand if card >= GREAT or (card < PROVISION and banner_of(card) == faction)])


PLAYED_TYPES: Final = (TENT, SCROLL, AMBUSH)
PLAYED_GREATS: Final = (HOURGLASS, MIRROR, SCEPTRE, GRIMOIRE)


def is_played(card: int) -> bool:
    """Tell whether a card is played for itself in the action phase (BAT-201)."""
    if is_artefact(card):
        return type_of(card) in PLAYED_TYPES
    return card >= GREAT and card - GREAT in PLAYED_GREATS
