"""What things of Battalia are called, as keys of the catalogues."""

from littlewars.games.battalia.cards import CARD_TEXTS
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message

SEATS = ["one", "two", "three", "four"]


def side_name(seat: Seat, faction: str) -> Message:
    """Name a side: by its faction once it has one."""
    return Message("side", faction=faction) if faction else Message("seat-" + SEATS[seat])


def faction_name(key: str) -> Message:
    """Name a faction, or those without banner."""
    return Message("faction-" + key)


def terrain_name(key: str) -> Message:
    """Name a terrain."""
    return Message("terrain", terrain=key)


def card_name(card: int) -> Message:
    """Name a card by its rank or type and its banner."""
    return Message("card-" + CARD_TEXTS[card])


def card_title(card: int) -> Message:
    """Say who a unit is: its people's own name."""
    return Message(f"card-{CARD_TEXTS[card]}-title")


def type_name(key: str) -> Message:
    """Name a type of artefact."""
    return Message("type-" + key)


def type_text(key: str) -> Message:
    """Say what artefacts of a type do."""
    return Message(f"type-{key}-text")


def great_text(key: str) -> Message:
    """Say what a Great Artefact does."""
    return Message(f"great-{key}-text")


def pile_name(key: str) -> Message:
    """Name a pile of the market."""
    return Message("pile", pile=key)


def cost_name(text: str) -> Message:
    """Write a cost out: `2C+s` is "2 citizens + 1 provision"."""
    parts = [Message("cost-part", what=part[-1], count=int(part[:-1] or 1)) for part in text.split("+")]
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = Message("cost", first=part, rest=told)
    return told


def cards_name(cards: list[int]) -> Message:
    """Name some cards, those alike together: "2 × Provisions, a Chief"."""
    named: list[Message] = []
    for card in sorted(set(cards)):
        named.append(Message("cards", count=cards.count(card), card=card_name(card)))
    return listed(named)


def listed(named: list[Message]) -> Message:
    """Join several things: "a, b, c"."""
    if not named:
        return Message("cards-none")
    told = named[-1]
    for message in reversed(named[:-1]):
        told = Message("list", first=message, rest=told)
    return told
