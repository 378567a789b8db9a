"""Face-down orders, and cards that may be countered, replaced, countered again, as in Les Rois."""

from random import Random
from typing import Any, Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, Seat, SeatStep, State, Step
from littlewars.kernel.chance import below, weighted
from littlewars.kernel.events import FLIP, EventKind
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from tests.kernel.tiny.base import TinyGame, TinyState, ranked

CARDS = ["none", "counter", "charge", "volley"]  # a card is worth its number less one
DECK = [0, 6, 6, 4]  # copies of each card
NONE, COUNTER = 0, 1
HAND, ROUNDS = 3, 2
ORDERS = ["none", "march", "hold"]
MARCH = 1

KINDS = [
    EventKind("drew", ("seat", "card"), secret=("card",)),
    EventKind("ordered", ("seat", "order"), secret=("order",)),
    EventKind("revealed", ("red", "blue"), FLIP, reveals=True),
    EventKind("played", ("seat", "card"), FLIP),
]
DREW, ORDERED, REVEALED, PLAYED = range(4)


class Kings(TinyState):
    """The deck and the hands are counts of each card; an order is face down until `shown`."""

    def __init__(
        self, agenda: list[Step], actor: Seat, deck: list[int], hands: list[list[int]],
        orders: list[int], shown: list[int], points: list[int],
    ) -> None:  # fmt: skip
        super().__init__(agenda, actor)
        self.deck, self.hands, self.orders, self.shown, self.points = deck, hands, orders, shown, points

    def rows(self) -> dict[str, list[int]]:
        hands = {"red hand": self.hands[0], "blue hand": self.hands[1]}
        return {"deck": self.deck, **hands, "orders": self.orders, "shown": self.shown, "points": self.points}

    def clone(self) -> "Kings":
        red, blue = self.hands
        return Kings(
            self.agenda[:], self.actor, self.deck[:], [red[:], blue[:]], self.orders[:], self.shown[:], self.points[:]
        )

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        return Outcome(ranked(self.points), Message("won-by-points"), "RO-07")


class Draw(Step):
    """RO-01: a card is drawn: deck and hand are counts, nothing is ever shuffled."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def actor(self, kings: Kings) -> Seat:
        return NATURE

    def legal(self, kings: Kings) -> list[Choice]:
        return [card for card, copies in enumerate(kings.deck) if copies]

    def weights(self, kings: Kings) -> list[int]:
        return [copies for copies in kings.deck if copies]

    def take(self, kings: Kings, card: Choice) -> None:
        kings.deck[card] -= 1
        kings.hands[self.seat][card] += 1
        kings.tell(DREW, self.seat, card)


class Round(Step):
    """RO-02: both give an order, the orders are revealed, each plays a card."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def take(self, kings: Kings, choice: Choice) -> None:
        kings.orders[:] = [0, 0]
        kings.shown[0] = 0
        if self.left:
            kings.then(Order(0), Order(1), Reveal(), PlayCard(0), PlayCard(1), Round(self.left - 1))


class Order(SeatStep):
    """RO-03: a seat gives an order face down."""

    def legal(self, kings: Kings) -> list[Choice]:
        return [1, 2]

    def take(self, kings: Kings, order: Choice) -> None:
        kings.orders[self.seat] = order
        kings.tell(ORDERED, self.seat, order)


class Reveal(Step):
    """RO-04: both orders are turned up at once."""

    def take(self, kings: Kings, choice: Choice) -> None:
        kings.shown[0] = 1
        kings.tell(REVEALED, *kings.orders)


class PlayCard(SeatStep):
    """RO-05: a seat plays a card, or none; the other may counter it before it is carried out."""

    def legal(self, kings: Kings) -> list[Choice]:
        return [NONE, *[card for card in range(COUNTER + 1, len(CARDS)) if kings.hands[self.seat][card]]]

    def objection(self, kings: Kings, card: Choice) -> Refusal:
        return Refusal("RO-05", Message("refused-not-in-hand"))

    def take(self, kings: Kings, card: Choice) -> None:
        if card != NONE:
            kings.hands[self.seat][card] -= 1
            kings.tell(PLAYED, self.seat, card)
            kings.then(OfferCounter(1 - self.seat), CarryOut(self.seat, card))


class OfferCounter(SeatStep):
    """RO-06: a counter cancels the card, which may be replaced, and countered again.

    The question is asked even when "pass" is the only answer: skipping it would betray the hand.
    """

    def legal(self, kings: Kings) -> list[Choice]:
        return [NONE, COUNTER] if kings.hands[self.seat][COUNTER] else [NONE]

    def take(self, kings: Kings, card: Choice) -> None:
        if card == COUNTER:
            kings.hands[self.seat][COUNTER] -= 1
            kings.tell(PLAYED, self.seat, COUNTER)
            kings.cancel()
            kings.then(PlayCard(1 - self.seat))


class CarryOut(Step):
    """RO-07: a card scores its worth, one more for whoever marches."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def take(self, kings: Kings, choice: Choice) -> None:
        kings.points[self.seat] += self.card - 1 + (kings.orders[self.seat] == MARCH)


class CounterGame(TinyGame):
    """The card game."""

    def __init__(self) -> None:
        super().__init__("counter", [Draw, Round, Order, Reveal, PlayCard, OfferCounter, CarryOut], {"card": CARDS})

    def begin(self, setup: Setup) -> Kings:
        deal: list[Step] = [Draw(seat) for _ in range(HAND) for seat in (0, 1)]
        return Kings([Round(ROUNDS), *deal], NOBODY, DECK[:], [[0] * 4, [0] * 4], [0, 0], [0], [0, 0])

    def spell(self, kings: Kings, choice: Choice) -> str:
        names = ORDERS if isinstance(kings.agenda[-1], Order) else CARDS
        return names[choice] if 0 <= choice < len(names) else f"card {choice}"

    def view(self, kings: Kings, seat: Seat) -> dict[str, Any]:
        playing = seat in (0, 1)
        return {
            "hand": kings.hands[seat][:] if playing else [],
            "hands": [sum(hand) for hand in kings.hands],
            "unseen": _unseen(kings, seat),
            "order": kings.orders[seat] if playing else NONE,
            "ordered": [order != NONE for order in kings.orders],
            "orders": kings.orders[:] if kings.shown[0] else [],
            "points": kings.points[:],
            "actor": kings.actor,
            "next": type(kings.agenda[-1]).__name__ if kings.agenda else "",
        }

    def imagine(self, kings: Kings, seat: Seat, rng: Random) -> State:
        twin = kings.clone()
        twin.deck[:] = _unseen(kings, seat)
        for other in (0, 1):
            if other != seat:
                twin.hands[other][:] = [0] * len(CARDS)
                for _ in range(sum(kings.hands[other])):
                    card = weighted(rng, twin.deck)
                    twin.deck[card] -= 1
                    twin.hands[other][card] += 1
                if kings.orders[other] and not kings.shown[0]:
                    twin.orders[other] = 1 + below(rng, 2)
        return twin

    def kinds(self) -> list[EventKind]:
        return KINDS

    def sentence(self, kings: Kings, event: Event, seat: Seat) -> Message | None:
        kind = KINDS[event[0]]
        heard = dict(zip(kind.fields, kind.heard(event, seat)[1:], strict=True))
        return Message("event-" + kind.name, **heard)


def _unseen(kings: Kings, seat: Seat) -> list[int]:
    """Count the cards a seat cannot see: the deck, and the hands of others."""
    hidden = [kings.deck, *[hand for other, hand in enumerate(kings.hands) if other != seat]]
    return [sum(copies) for copies in zip(*hidden, strict=True)]
