"""«Buff le Sans Bannière entre en jeu»: the secret auction, and his entry (BAT-2 to BAT-15, BAT-55 to BAT-57)."""

from typing import Final

from littlewars.games.battalia.actions import CARD, END, SQUARE
from littlewars.games.battalia.cards import KINDS
from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.events import (
    BID,
    BY_CHANCE,
    BY_POINTS,
    DISCARDED,
    ENTERED,
    HIGHEST,
    OUTRIGHT,
    SEALED,
)
from littlewars.games.battalia.ground import SQUARES
from littlewars.games.battalia.judging import faction_key
from littlewars.games.battalia.lines import printed
from littlewars.games.battalia.names import SEATS, side_name
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.chance import Chance, Refill
from littlewars.games.battalia.steps.hand import kinds_left, picked, with_card
from littlewars.games.battalia.steps.meeting import Reach
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Bid(Pick):
    """BAT-4: one or more cards with a strength, chosen in secret; asked of everybody, so that it betrays nothing."""

    def __init__(self, mask: int, seat: Seat) -> None:
        super().__init__(seat)
        self.mask: Final = mask

    def cards(self, world: World) -> list[int]:
        """Return the cards chosen so far."""
        return picked(world.hands[self.seat], self.mask)

    def legal(self, world: World) -> list[Choice]:
        hand = world.hands[self.seat]
        found = [CARD + card for card in kinds_left(hand, self.mask) if printed(card) > 0]
        if self.mask or not found or world.terms.zero_bids:
            found.insert(0, END)
        return found

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if choice != END:
            world.then(Bid(with_card(world.hands[seat], self.mask, choice - CARD), seat))
            return
        cards = self.cards(world)
        world.spend(seat, cards)
        world.bids[seat] = cards
        world.tell(SEALED, seat)

    def prompt(self, world: World) -> Prompt:
        total = sum([printed(card) for card in self.cards(world)])
        return Prompt(Message("prompt-bid", total=total))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if choice == END:
            return Refusal("BAT-4", Message("refused-no-bid"))
        if not CARD <= choice < CARD + KINDS:
            return unasked(world)
        if choice - CARD in kinds_left(world.hands[self.seat], self.mask):
            return Refusal("BAT-5", Message("refused-no-strength"))
        return Refusal("BAT-4", Message("refused-not-in-hand"))


class Reveal(Step):
    """BAT-7 to BAT-9: all bids are revealed at once; the highest wins, then most victory points."""

    def take(self, world: World, choice: Choice) -> None:
        totals = [sum([printed(card) for card in cards]) for cards in world.bids]
        for seat in world.turn_order():
            world.tell(BID, seat, totals[seat], *world.bids[seat])
        level = best(totals, list(range(len(totals))))
        tied = best([world.points(seat) for seat in range(len(totals))], level)
        if len(tied) > 1:
            world.then(DrawWinner(sum([1 << seat for seat in tied]), max(totals)))
        else:
            won(world, tied[0], max(totals), OUTRIGHT if len(level) == 1 else BY_POINTS)


def best(values: list[int], seats: list[Seat]) -> list[Seat]:
    """Return those of some seats with the highest value."""
    highest = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == highest]


def won(world: World, seat: Seat, total: int, how: int) -> None:
    """Let the winner of the auction choose where Buff enters."""
    world.tell(HIGHEST, seat, total, how)
    world.then(Enter(seat))


class DrawWinner(Chance):
    """BAT-10: one of those still tied, by chance."""

    def __init__(self, tied: int, total: int) -> None:
        self.tied: Final = tied  # a set of seats
        self.total: Final = total

    def legal(self, world: World) -> list[Choice]:
        return [seat for seat in range(world.terms.players) if self.tied >> seat & 1]

    def take(self, world: World, choice: Choice) -> None:
        won(world, choice, self.total, BY_CHANCE)

    def spelled(self, world: World, choice: Choice) -> str:
        return f"winner {SEATS[choice]}" if 0 <= choice < len(SEATS) else f"#{choice}"

    def told(self, world: World, choice: Choice) -> Message:
        return Message("choice-winner", seat=side_name(choice, faction_key(world, choice)))


class Enter(SeatStep):
    """BAT-11: the winner chooses one of the starting cities."""

    def legal(self, world: World) -> list[Choice]:
        return [SQUARE + square for square in sorted(world.corners)]

    def take(self, world: World, choice: Choice) -> None:
        square = choice - SQUARE
        world.places[BUFF] = square
        world.tell(ENTERED, self.seat, square, world.horde())
        refills: list[Step] = [Refill(seat) for seat in world.turn_order()]
        reach = Reach(self.seat, square)
        world.then(DiscardBids(), *([reach, *refills] if world.terms.early_attack else [*refills, reach]))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-enter"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if SQUARE <= choice < SQUARE + SQUARES:
            return Refusal("BAT-11", Message("refused-entry"))
        return unasked(world)


class DiscardBids(Step):
    """BAT-14: all cards bid are discarded, the winner's and the others'."""

    def take(self, world: World, choice: Choice) -> None:
        for seat in world.turn_order():
            if world.bids[seat]:
                world.discard(seat, world.bids[seat])
                world.tell(DISCARDED, seat, *world.bids[seat])
                world.bids[seat] = []
