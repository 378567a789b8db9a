"""What things of a battle are called, as keys of the catalogues."""

from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message


def seat_name(seat: Seat) -> Message:
    """Name a seat."""
    return Message(f"seat-{SEATS[seat]}")


def army_name(key: str) -> Message:
    """Name an army."""
    return Message(f"army-{key}")


def order_name(key: str) -> Message:
    """Name an order."""
    return Message(f"order-{key}")


def order_text(key: str) -> Message:
    """Say what an order does."""
    return Message(f"order-{key}-text")


def order_ask(key: str) -> Message:
    """Ask what an order wants to know."""
    return Message(f"order-{key}-ask")


def order_act(key: str, act: int) -> Message:
    """Say what can be done with an order between cards."""
    return Message(f"order-{key}-act-{act + 1}")


def scenery_name(key: str) -> Message:
    """Name a scenery."""
    return Message(f"scenery-{key}")


def special_name(key: str) -> Message:
    """Name a special."""
    return Message(f"special-{key}")


def special_text(key: str) -> Message:
    """Say what a special does."""
    return Message(f"special-{key}-text")


def scenario_name(key: str) -> Message:
    """Name a scenario."""
    return Message(f"scenario-{key}")


def scenario_text(key: str) -> Message:
    """Say what a scenario is about."""
    return Message(f"scenario-{key}-text")


def suited(suit: int, count: int) -> Message:
    """Name some cards of a suit: "2 ♥", "a joker"."""
    return Message("cards-of-suit", suit=SUIT_NAMES[suit], count=count)


def pile_name(pile: list[int]) -> Message:
    """Name a few cards: "2 ♥, a joker"; "no card" for none."""
    return listed([suited(suit, pile[suit]) for suit in range(SUITS) if pile[suit]], "cards-none")


def listed(named: list[Message], nothing: str) -> Message:
    """Join several things: "a, b, c"."""
    if not named:
        return Message(nothing)
    told = named[-1]
    for message in reversed(named[:-1]):
        told = Message("list", first=message, rest=told)
    return told
