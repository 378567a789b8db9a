"""The opening of a turn, and its clean-up (BAT-131 to BAT-133, BAT-139)."""

from typing import Final

from littlewars.games.battalia.actions import CARD, END, EXCHANGE, RALLY
from littlewars.games.battalia.cards import FACTIONS, GREAT, KINDS, PROVISION, banner_count, banner_of
from littlewars.games.battalia.content import FACTION_KEYS, HAND, RALLY_MOST, RALLY_OTHER, RALLY_OWN
from littlewars.games.battalia.events import EXCHANGED, RALLIED
from littlewars.games.battalia.names import faction_name
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.chance import Draw, Refill
from littlewars.games.battalia.steps.hand import kinds_left, picked, with_card
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def rallied(world: World, seat: Seat, faction: int) -> int:
    """Return how many cards showing a faction draws: 0 when it is not worth showing (BAT-133)."""
    shown = banner_count(world.hands[seat], faction)
    less = RALLY_OWN if faction == world.factions[seat] else RALLY_OTHER
    return min(RALLY_MOST, max(0, shown - less))


class Opening(SeatStep):
    """BAT-131: exchange, rally, or nothing."""

    def legal(self, world: World) -> list[Choice]:
        found = [END]
        if world.hands[self.seat]:
            found.append(EXCHANGE)
        found += [RALLY + faction for faction in range(FACTIONS) if rallied(world, self.seat, faction) > 0]
        return found

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if choice == EXCHANGE:
            world.then(Exchange(0, seat), self)
        elif choice != END:
            faction = choice - RALLY
            hand = world.hands[seat]
            shown = [card for card in hand if card >= GREAT or (card < PROVISION and banner_of(card) == faction)]
            count = rallied(world, seat, faction)
            world.tell(RALLIED, seat, faction, *shown)
            world.then(Draw(world.draw(seat, count), seat))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-opening"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if RALLY <= choice < RALLY + FACTIONS:
            faction = choice - RALLY
            shown = banner_count(world.hands[self.seat], faction)
            return Refusal(
                "BAT-133", Message("refused-rally", faction=faction_name(FACTION_KEYS[faction]), shown=shown)
            )
        return unasked(world, "BAT-131")


class Exchange(Pick):
    """BAT-132: one card or more are put aside, as many drawn, and only then those put aside discarded."""

    def __init__(self, mask: int, seat: Seat) -> None:
        super().__init__(seat)
        self.mask: Final = mask

    def legal(self, world: World) -> list[Choice]:
        found = [CARD + card for card in kinds_left(world.hands[self.seat], self.mask)]
        return [END, *found] if self.mask else found

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if choice != END:
            world.then(Exchange(with_card(world.hands[seat], self.mask, choice - CARD), seat))
            return
        world.cancel()  # the opening is over
        world.aside = picked(world.hands[seat], self.mask)
        world.spend(seat, world.aside)
        world.tell(EXCHANGED, seat, *world.aside)
        world.then(Draw(world.draw(seat, len(world.aside)), seat), DiscardAside(seat))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-exchange", count=self.mask.bit_count()))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if choice == END:
            return Refusal("BAT-132", Message("refused-exchange"))
        if CARD <= choice < CARD + KINDS:
            return Refusal("BAT-132", Message("refused-not-in-hand"))
        return unasked(world)


class DiscardAside(Step):
    """BAT-132: what was put aside is discarded."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, world: World, choice: Choice) -> None:
        world.discard(self.seat, world.aside)
        world.aside = []


class CleanUp(SeatStep):
    """BAT-139: played cards are discarded; too large a hand is cut down, too small a one filled up."""

    def actor(self, world: World) -> Seat:
        return self.seat if len(world.hands[self.seat]) > HAND else NOBODY

    def legal(self, world: World) -> list[Choice]:
        return [CARD + card for card in kinds_left(world.hands[self.seat], 0)]

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if world.played:
            world.discard(seat, world.played)
            world.played = []
        if len(world.hands[seat]) > HAND:
            world.throw_away(seat, [choice - CARD])
            world.then(self)
        else:
            world.then(Refill(seat))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-discard", count=len(world.hands[self.seat]) - HAND))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if CARD <= choice < CARD + KINDS:
            return Refusal("BAT-139", Message("refused-not-in-hand"))
        return Refusal("BAT-139", Message("refused-hand-size", most=HAND))
