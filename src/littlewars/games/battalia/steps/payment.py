"""Paying, card by card where there is a choice, and what is had for it (BAT-135 to BAT-138)."""

from typing import Final

from littlewars.games.battalia.actions import (
    ACQUIRING,
    CARD,
    CHEAPEST,
    FORAGE,
    HERO,
    LAYING,
    MERCENARY,
    MOVE,
    RECRUIT,
    UPGRADE,
    laid,
)
from littlewars.games.battalia.cards import BANNERLESS, BANNERS, FACTIONS, KINDS, PROVISION, artefact, unit
from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import (
    CITY_COSTS,
    FORAGE_COST,
    FORAGED,
    HERO_COST,
    MERCENARY_COSTS,
    SHAPES,
    Cost,
)
from littlewars.games.battalia.events import GAINED, HIRED, LAID, PAID, PROVISIONED, UPGRADED
from littlewars.games.battalia.events import MOVED as TOLD_MOVE
from littlewars.games.battalia.ground import DIRECTIONS, NONE, SQUARES, turned
from littlewars.games.battalia.names import card_name, cards_name, cost_name, listed
from littlewars.games.battalia.paying import Purse, cheapest, contains, fares, owed, payments
from littlewars.games.battalia.piles import ARTEFACT_PILE, COSTS, is_city_pile, shape_of
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.roads import walks
from littlewars.games.battalia.state import MOVED, Pick, World
from littlewars.games.battalia.steps.chance import Camp, TurnUp
from littlewars.games.battalia.steps.hand import kinds_left, picked, with_card
from littlewars.games.battalia.steps.meeting import meet
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def cost_of(world: World, deed: int) -> Cost:
    """Return what a deed other than a move costs."""
    if deed >= ACQUIRING:
        return COSTS[ARTEFACT_PILE + (deed - ACQUIRING) // FACTIONS]
    if deed >= LAYING:
        return COSTS[(deed - LAYING) // (SQUARES * DIRECTIONS)]
    if HERO <= deed < HERO + SQUARES:
        return HERO_COST
    if UPGRADE <= deed < HERO:
        return CITY_COSTS[world.levels[deed - UPGRADE]]
    if MERCENARY <= deed < MERCENARY + len(world.row):
        return MERCENARY_COSTS[world.row[deed - MERCENARY]]
    if deed == FORAGE:
        return FORAGE_COST
    return COSTS[deed - RECRUIT]


def fare_of(world: World, deed: int) -> int:
    """Return how many points a move costs."""
    figure, square = (deed - MOVE) // SQUARES, (deed - MOVE) % SQUARES
    return walks(world, figure, SQUARES)[square]


def ways_to_pay(world: World, seat: Seat, deed: int) -> list[list[int]]:
    """List the payments of a deed."""
    if MOVE <= deed < LAYING:
        return fares(world, seat, fare_of(world, deed))
    return payments(world, seat, cost_of(world, deed))


def settle_payment(world: World, seat: Seat, deed: int) -> None:
    """Pay at once where there is one way only; else ask (BAT-135)."""
    ways = ways_to_pay(world, seat, deed)
    if len(ways) == 1:
        carry_out(world, seat, deed, ways[0])
    else:
        world.then(Pay(deed, 0, seat))


class Pay(Pick):
    """BAT-135: which cards are paid: the cheapest sensible payment as offered, or card by card."""

    def __init__(self, deed: int, mask: int, seat: Seat) -> None:
        super().__init__(seat)
        self.deed: Final = deed
        self.mask: Final = mask

    def left(self, world: World) -> list[list[int]]:
        """List the payments that contain what is picked."""
        chosen = picked(world.hands[self.seat], self.mask)
        return [way for way in ways_to_pay(world, self.seat, self.deed) if contains(way, chosen)]

    def offered(self, world: World) -> list[int]:
        """Return the payment that is offered."""
        return cheapest(self.left(world), world.factions[self.seat])

    def legal(self, world: World) -> list[Choice]:
        ways = self.left(world)
        offered = cheapest(ways, world.factions[self.seat])
        found = [CHEAPEST]
        for card in kinds_left(world.hands[self.seat], self.mask):
            fit = self.with_card(world, card, ways)
            if fit and fit != [offered] and not self.says_nothing(card, ways):
                found.append(CARD + card)
        return found

    def with_card(self, world: World, card: int, ways: list[list[int]]) -> list[list[int]]:
        """List those of some payments that contain one more card besides those picked."""
        more = [*picked(world.hands[self.seat], self.mask), card]
        return [way for way in ways if contains(way, more)]

    def says_nothing(self, card: int, ways: list[list[int]]) -> bool:
        """Tell whether some payments all contain a card equally often: to pick it decides nothing."""
        often = ways[0].count(card)
        return all([way.count(card) == often for way in ways])

    def settling(self, world: World) -> list[int]:
        """List the cards that only the payment offered contains: to pick one is to pay so."""
        ways = self.left(world)
        offered = cheapest(ways, world.factions[self.seat])
        cards = kinds_left(world.hands[self.seat], self.mask)
        return [card for card in cards if self.with_card(world, card, ways) == [offered]]

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if choice == CHEAPEST:
            carry_out(world, seat, self.deed, self.offered(world))
            return
        more = Pay(self.deed, with_card(world.hands[seat], self.mask, choice - CARD), seat)
        ways = more.left(world)
        if len(ways) == 1:
            carry_out(world, seat, self.deed, ways[0])
        else:
            world.then(more)

    def told(self, world: World, card: int) -> Message:
        """Say what a card pays: the whole, with the cards it brings along, or a part, and what is then still owed."""
        hand = world.hands[self.seat]
        more = Pay(self.deed, with_card(hand, self.mask, card), self.seat)
        ways = more.left(world)
        if len(ways) > 1:
            return Message("choice-pay-part", card=card_name(card), owed=more.owed(world))
        rest = ways[0][:]
        rest.remove(card)
        return Message("choice-cheapest", cards=listed([card_name(card), *([cards_name(rest)] if rest else [])]))

    def owed(self, world: World) -> Message:
        """Say what the cards picked leave to be paid."""
        chosen = picked(world.hands[self.seat], self.mask)
        if MOVE <= self.deed < LAYING:
            return Message("points", points=fare_of(world, self.deed) - Purse(world, self.seat, chosen).points)
        return cost_name(owed(world, self.seat, cost_of(world, self.deed), chosen))

    def prompt(self, world: World) -> Prompt:
        whole, marches = Pay(self.deed, 0, self.seat).owed(world), MOVE <= self.deed < LAYING
        if self.mask == 0:
            return Prompt(Message("prompt-fare", cost=whole) if marches else Message("prompt-pay", cost=whole))
        left = self.owed(world)
        if marches:
            return Prompt(Message("prompt-fare-rest", cost=whole, owed=left))
        return Prompt(Message("prompt-pay-rest", cost=whole, owed=left))

    def objection(self, world: World, choice: Choice) -> Refusal:
        card = choice - CARD
        if not 0 <= card < KINDS:
            return unasked(world)
        if card not in kinds_left(world.hands[self.seat], self.mask):
            return Refusal("BAT-135", Message("refused-not-in-hand"))
        ways = self.left(world)
        fit = self.with_card(world, card, ways)
        if fit and self.says_nothing(card, ways):
            return Refusal("BAT-135", Message("refused-paid-anyway"))
        return Refusal("BAT-135", Message("refused-as-offered" if fit else "refused-payment"))


def carry_out(world: World, seat: Seat, deed: int, payment: list[int]) -> None:
    """Lay the payment in the play area, and do what it was for."""
    if payment:
        world.spend(seat, payment)
        world.played = world.played + payment
        world.tell(PAID, seat, *payment)
    if deed >= ACQUIRING:
        acquire(world, seat, (deed - ACQUIRING) // FACTIONS, (deed - ACQUIRING) % FACTIONS)
    elif deed >= LAYING:
        pile, square, quarters = laid(deed)
        lay(world, seat, pile, square, quarters)
    elif deed >= MOVE:
        go(world, seat, (deed - MOVE) // SQUARES, (deed - MOVE) % SQUARES)
    elif HERO <= deed < HERO + SQUARES:
        place_hero(world, seat, deed - HERO)
    elif UPGRADE <= deed < HERO:
        upgrade(world, seat, deed - UPGRADE)
    else:
        buy(world, seat, deed)


def buy(world: World, seat: Seat, deed: int) -> None:
    """Gain a unit, a mercenary or provisions (BAT-150 to BAT-152)."""
    if deed == FORAGE:
        count = min(FORAGED, world.provisions)
        kept = min(count, world.tents)
        world.provisions -= count
        world.tents -= kept
        world.hands[seat] = sorted(world.hands[seat] + [PROVISION] * kept)
        world.discard(seat, [PROVISION] * (count - kept))
        world.tell(PROVISIONED, seat, count, kept)
    elif deed >= MERCENARY:
        slot = deed - MERCENARY
        rank = world.row[slot]
        world.row[slot] = NONE
        gain(world, seat, unit(rank, BANNERLESS))
        world.then(Camp(slot))
    else:
        rank = deed - RECRUIT
        banner = world.tops[rank]
        world.tops[rank] = NONE
        gain(world, seat, unit(rank, banner))
        world.then(TurnUp(rank))


def gain(world: World, seat: Seat, card: int) -> None:
    """Gain a card: to the discard pile, or to the hand under a tent (BAT-138, BAT-306)."""
    if world.tents > 0:
        world.tents -= 1
        world.hands[seat] = sorted([*world.hands[seat], card])
        world.tell(GAINED, seat, card, 1)
    else:
        world.discard(seat, [card])
        world.tell(GAINED, seat, card, 0)


def acquire(world: World, seat: Seat, type_: int, faction: int) -> None:
    """Gain an artefact: the top card, or the topmost of a faction (BAT-123, BAT-153)."""
    pile = ARTEFACT_PILE + type_
    gain(world, seat, artefact(type_, faction))
    if world.tops[pile] == faction:
        world.tops[pile] = NONE
        world.then(TurnUp(pile))
    else:
        world.rest[BANNERS * pile + faction] -= 1


def lay(world: World, seat: Seat, pile: int, square: int, quarters: int) -> None:
    """Lay the top card of a pile (BAT-161); it may close the grid."""
    faction = world.tops[pile]
    world.tops[pile] = NONE
    world.laid = True
    world.exits[square] = turned(SHAPES[shape_of(pile)].exits, quarters)
    world.terrain[square] = faction
    if is_city_pile(pile):
        world.levels[square] = 1
        world.owners[square] = seat
    world.tell(LAID, seat, square, pile, faction)
    world.then(TurnUp(pile))
    world.see_closed()


def upgrade(world: World, seat: Seat, square: int) -> None:
    """Raise a city by one level (BAT-166); it may reach the target."""
    world.levels[square] += 1
    world.tell(UPGRADED, seat, square, world.levels[square])
    world.see_end()


def place_hero(world: World, seat: Seat, square: int) -> None:
    """Put a hero of the reserve on the map (BAT-170)."""
    figure = world.reserve(seat)
    world.places[figure] = square
    world.tell(HIRED, seat, figure, square)


def go(world: World, seat: Seat, figure: int, square: int) -> None:
    """Move a figure; onto the free Buff's square, it meets him (BAT-53)."""
    world.used[figure] |= MOVED
    world.tell(TOLD_MOVE, seat, figure, world.places[figure], square)
    world.places[figure] = square
    if figure != BUFF and world.buff_free() and world.places[BUFF] == square:
        meet(world, figure, True)
