"""What lies on the table in Les Rois du Champ de Bataille, and what one may ask of it."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.content import CAPACITY, KINDS_OF_SPECIAL, ORDERS
from littlewars.games.rois_du_champ_de_bataille.deed import Deed
from littlewars.games.rois_du_champ_de_bataille.events import FLED, FLIPPED, PLACED, REMOVED, SHOWN
from littlewars.games.rois_du_champ_de_bataille.ground import (
    ADJACENT_MASK,
    BLACK,
    HOME_ROWS,
    NEXT,
    NONE,
    RED,
    ZONES,
    direction_to,
)
from littlewars.games.rois_du_champ_de_bataille.judging import DEFEATED, outcome, winner
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN, ROSTER, Order
from littlewars.games.rois_du_champ_de_bataille.terms import Terms
from littlewars.games.rois_du_champ_de_bataille.terrain import Terrain
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, joined, total, without
from littlewars.kernel.agenda import NOBODY, Seat, SeatStep, State, Step
from littlewars.kernel.outcome import Outcome

BAR_MOVES: Final = 1  # for the rest of the turn no unit or special moves by a card
BAR_RED: Final = 2  # for the rest of the turn red cards neither strike, push nor shoot
BAR_DISORDER: Final = 4  # the army is not disorganised at the end of this turn
BAR_DRAW: Final = 8  # nor are cards drawn
DISORDER: Final = 16  # it is disorganised whatever was played
OPEN: Final = 0  # the enemy knows the order in play
FACE_DOWN: Final = 1  # he cannot know which it is (RCB-313)
PEEKED: Final = 3  # he alone has looked at it
SEALED: Final = 2  # nor on which face it lies, for both are laid at once (RCB-303)

NO_TROOP: Final[list[int]] = []  # shared: troops are never changed in place


class Loss(Step):
    """A part of an effect: whoever is beaten is only known when all its parts are carried out (RCB-1102)."""


class Pick(SeatStep):
    """A part of a decision: nobody else knows of it before the last one, and it can be taken back (RCB-208).

    The step that asked waits beneath it on the agenda.
    """


class Battle(State):
    """A position of Les Rois du Champ de Bataille. Pairs of numbers are Red's and Black's."""

    def __init__(
        self,
        agenda: list[Step],
        actor: Seat,
        terms: Terms,
        turn: int,
        active: Seat,
        armies: list[int],
        terrain: Terrain,
        owner: list[int],
        troops: list[list[int]],
        flayers: list[int],
        hives: list[int],
        specials: list[int],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        known: list[list[int]],
        kept: list[int],
        slot: list[int],
        face: list[int],
        told: list[int],
        hidden: list[int],
        removed: list[int],
        orders: list[Order],
        reserve: list[int],
        ever: list[int],
        omen: list[int],
        played: int,
        plays: int,
        attacks: list[int],
        volleys: int,
        assaults: int,
        barred: int,
        used: int,
        duty: int,
        deed: Deed,
        toll: int,
        wiped: int,
        quiet: int,
        bled: bool,
        shaken: bool,
        defeat: list[int],
        ending: int,
        winner: int,
    ) -> None:
        super().__init__(agenda, actor)
        self.terms: Terms = terms
        self.turn: int = turn  # 0 during the set-up; both players' turns are counted
        self.active: Seat = active  # whose turn it is
        self.armies: list[int] = armies  # NONE while not chosen
        self.terrain: Terrain = terrain
        self.owner: list[int] = owner  # of the troop in each zone, or NONE
        self.troops: list[list[int]] = troops  # by zone: units, the most wounded first
        self.flayers: list[int] = flayers  # by zone: a unit among the enemy's troop, or NO_UNIT
        self.hives: list[int] = hives  # sets of zones
        self.specials: list[int] = specials  # KINDS_OF_SPECIAL * seat + kind: the zone, or NONE
        self.hands: list[list[int]] = hands
        self.deck: list[int] = deck
        self.discard: list[int] = discard
        self.known: list[list[int]] = known  # what of a hand the enemy has seen
        self.kept: list[int] = kept  # the sets of orders kept (RCB-302)
        self.slot: list[int] = slot  # the order in play, 0 to 5, or NONE
        self.face: list[int] = face  # 1 while it is active (RCB-304)
        self.told: list[int] = told  # the kept orders the enemy knows of
        self.hidden: list[int] = hidden  # OPEN, FACE_DOWN, SEALED
        self.removed: list[int] = removed  # the orders discarded for good (RCB-314)
        self.orders: list[Order] = orders  # the effective ones (RCB-320)
        self.reserve: list[int] = reserve  # units that wait for room on the home row
        self.ever: list[int] = ever  # the sets of orders used up for the whole game
        self.omen: list[int] = omen  # what an order learnt at the start of its owner's turn
        self.played: int = played  # cards played this turn (RCB-952)
        self.plays: int = plays  # of these, those that were to do something
        self.attacks: list[int] = attacks  # resolved this turn: ZONES * origin + target
        self.volleys: int = volleys  # two-card shots resolved this turn
        self.assaults: int = assaults  # strikes, pushes and shots declared this turn with red cards
        self.barred: int = barred  # BAR_MOVES, BAR_RED …, DISORDER
        self.used: int = used  # the order's action of this turn is used up
        self.duty: int = duty  # the zone that must attack at once, or NONE
        self.deed: Deed = deed  # being carried out
        self.toll: int = toll  # life it has cost the other side so far
        self.wiped: int = wiped  # the zones whose last unit it has destroyed
        self.quiet: int = quiet  # turns in a row without any loss (RCB-1103)
        self.bled: bool = bled  # somebody lost life this turn
        self.shaken: bool = shaken  # units, specials or hosts may have to leave
        self.defeat: list[int] = defeat  # below so many units a side is beaten; 0: never
        self.ending: int = ending
        self.winner: int = winner  # a seat, or DRAWN, once there is an ending

    def clone(self) -> "Battle":
        return Battle(
            self.agenda[:], self.actor, self.terms, self.turn, self.active, self.armies[:], self.terrain,
            self.owner[:], self.troops[:], self.flayers[:], self.hives[:], self.specials[:],
            [self.hands[0][:], self.hands[1][:]], self.deck[:], self.discard[:], [self.known[0][:], self.known[1][:]],
            self.kept[:], self.slot[:], self.face[:], self.told[:], self.hidden[:], self.removed[:], self.orders[:],
            self.reserve[:], self.ever[:], self.omen[:], self.played, self.plays, self.attacks[:], self.volleys,
            self.assaults, self.barred, self.used, self.duty, self.deed, self.toll, self.wiped, self.quiet, self.bled,
            self.shaken, self.defeat, self.ending, self.winner,
        )  # fmt: skip

    def table(self) -> tuple[int, ...]:
        troops: list[int] = []
        for zone in range(ZONES):
            troops.append(self.owner[zone])
            troops += self.troops[zone]
        return (
            self.turn, self.active, *self.armies, *self.terrain.kinds, *self.terrain.walls, *self.terrain.ravines,
            *troops, NONE, *self.flayers, *self.hives, *self.specials, *self.hands[0], *self.hands[1], *self.deck,
            *self.discard, *self.known[0], *self.known[1], *self.kept, *self.slot, *self.face, *self.told,
            *self.hidden, *self.removed, *self.reserve, *self.ever, *self.omen, self.played, self.plays,
            *sorted(self.attacks), NONE, self.volleys, self.assaults, self.barred, self.used, self.duty,
            *self.deed.numbers(), NONE, self.toll, self.wiped, self.quiet, self.bled, self.shaken, *self.defeat,
            self.ending, self.winner,
        )  # fmt: skip

    def settle(self) -> None:
        """Run automatic steps until somebody must choose; between effects, see who is beaten (RCB-1101)."""
        agenda = self.agenda
        while agenda:
            if self.shaken and not isinstance(agenda[-1], Loss):
                self.tidy()
                continue
            self.actor = agenda[-1].actor(self)
            if self.actor != NOBODY:
                return
            agenda.pop().take(self, 0)
        self.actor = NOBODY

    def tidy(self) -> None:
        """Let lone specials go (RCB-406), and see who is beaten."""
        self.shaken = False
        for number in range(len(self.specials)):
            zone = self.specials[number]
            if zone != NONE and self.owner[zone] != number // KINDS_OF_SPECIAL:
                self.specials[number] = NONE
                self.tell(FLED, number // KINDS_OF_SPECIAL, number % KINDS_OF_SPECIAL)
        if (self.defeat[RED] > 0 or self.defeat[BLACK] > 0) and (self.beaten(RED) or self.beaten(BLACK)):
            self.end(DEFEATED)

    def beaten(self, seat: Seat) -> bool:
        """Tell whether a side has too few units left (RCB-1101)."""
        return self.units(seat) < self.defeat[seat]

    def end(self, ending: int) -> None:
        """End the battle, beaten or timed, and settle who won."""
        self.ending = ending
        self.winner = winner(self)
        self.agenda.clear()

    def outcome(self) -> Outcome | None:
        return None if self.agenda else outcome(self)

    # -- troops

    def set_troop(self, seat: Seat, zone: int, units: list[int]) -> None:
        """Let these units be all a side has in a zone; without them, a flayer among them stands alone."""
        self.shaken = True
        if units:
            self.owner[zone] = seat
            self.troops[zone] = units
        elif self.flayers[zone] != NO_UNIT:
            self.owner[zone] = 1 - seat
            self.troops[zone] = [self.flayers[zone]]
            self.flayers[zone] = NO_UNIT
        else:
            self.owner[zone] = NONE
            self.troops[zone] = NO_TROOP

    def change_unit(self, zone: int, unit: int, after: int) -> None:
        """Keep the action under way by the same units when one of its origin is wounded or dies (NO_UNIT).

        Of units alike, one that does not take part is hit first.
        """
        deed = self.deed
        if deed.origin != zone or unit not in deed.units:
            return
        if self.troops[zone].count(unit) > deed.units.count(unit):
            return
        units = without(deed.units, unit)
        if after != NO_UNIT:
            units = joined(units, [after])
        self.deed = deed.by(deed.count, units)

    def zones(self, seat: Seat) -> list[int]:
        """List the zones a side occupies, in reading order."""
        return [zone for zone in range(ZONES) if self.owner[zone] == seat]

    def units(self, seat: Seat) -> int:
        """Count a side's units on the battlefield, those among the enemy too (RCB-1104)."""
        count = 0
        for zone in range(ZONES):
            if self.owner[zone] == seat:
                count += len(self.troops[zone])
            elif self.flayers[zone] != NO_UNIT:
                count += 1
        return count

    def lost(self, seat: Seat) -> int:
        """Count the units a side has lost."""
        return self.terms.initial[seat] - self.units(seat) - self.reserve[seat]

    def life(self, seat: Seat) -> int:
        """Add up the life of a side."""
        points = 0
        for zone in range(ZONES):
            if self.owner[zone] == seat:
                points += total(self.troops[zone])
            elif self.flayers[zone] != NO_UNIT:
                points += total([self.flayers[zone]])
        return points

    def capacity(self, seat: Seat) -> int:
        """Return how many units of a side a zone holds (RCB-106)."""
        return CAPACITY + self.orders[seat].extra_room

    def room(self, seat: Seat, zone: int) -> int:
        """Return how many more units of a side may enter a zone; none where the enemy stands (RCB-702)."""
        if self.terrain.solid >> zone & 1 or self.owner[zone] == 1 - seat:
            return 0
        return max(0, self.capacity(seat) - len(self.troops[zone]))

    def home_room(self, seat: Seat) -> list[int]:
        """List the zones of the home row with room for a unit."""
        return [zone for zone in HOME_ROWS[seat] if self.room(seat, zone) > 0]

    def touches(self, zone: int, target: int) -> bool:
        """Tell whether two zones are in contact: adjacent, and nothing closes the way between (RCB-801)."""
        return ADJACENT_MASK[zone] >> target & 1 == 1 and self.terrain.open[zone] >> direction_to(zone, target) & 1 == 1

    def foes_touching(self, zone: int, foe: Seat) -> list[int]:
        """List the zones of a side in contact with a zone, in reading order."""
        found: list[int] = []
        open_ways = self.terrain.open[zone]
        for direction in range(8):
            if open_ways >> direction & 1:
                other = NEXT[zone][direction]
                if self.owner[other] == foe:
                    found.append(other)
        found.sort()
        return found

    def captured(self, zone: int) -> bool:
        """Tell whether the troop of a zone is a captive of the enemy's order."""
        foe = 1 - self.owner[zone]
        return self.orders[foe].captures and self.orders[foe].is_captive(self, foe, zone)

    def pinned(self, zone: int) -> bool:
        """Tell whether the troop of a zone cannot leave it because of a flayer among it."""
        return self.flayers[zone] != NO_UNIT and self.orders[1 - self.owner[zone]].pins

    def frozen(self) -> bool:
        """Tell whether an order forbids everybody to change zone."""
        return self.orders[RED].freezes or self.orders[BLACK].freezes

    def special_at(self, seat: Seat, kind: int, zone: int) -> bool:
        """Tell whether a side's special of this kind is in a zone."""
        return self.specials[KINDS_OF_SPECIAL * seat + kind] == zone

    def specials_in(self, seat: Seat, zone: int) -> list[int]:
        """List the kinds of special a side has in a zone."""
        first = KINDS_OF_SPECIAL * seat
        return [kind for kind in range(KINDS_OF_SPECIAL) if self.specials[first + kind] == zone]

    # -- cards

    def cards(self, seat: Seat) -> int:
        """Count the cards of a hand."""
        hand = self.hands[seat]
        return hand[0] + hand[1] + hand[2] + hand[3] + hand[4]

    def spend(self, seat: Seat, suit: int, count: int = 1) -> None:
        """Move cards of a hand to the discard pile, face up (RCB-211)."""
        self.hands[seat][suit] -= count
        self.discard[suit] += count
        self.known[seat][suit] = max(0, self.known[seat][suit] - count)

    def spend_all(self, seat: Seat, pile: list[int]) -> None:
        """Move a pile of cards from a hand to the discard pile."""
        for suit in range(SUITS):
            if pile[suit]:
                self.spend(seat, suit, pile[suit])

    # -- orders

    def order_number(self, seat: Seat, index: int) -> int:
        """Return which of the 66 orders one of a seat's six is."""
        return ORDERS * self.armies[seat] + index

    def order_card(self, seat: Seat) -> Order:
        """Return the order that lies active before a seat, whatever it copies."""
        if self.slot[seat] == NONE or not self.face[seat] or self.hidden[seat] == SEALED:
            return PLAIN
        return ROSTER[ORDERS * self.armies[seat] + self.slot[seat]]

    def order_at(self, zone: int) -> Order:
        """Return the order that helps the troop of a zone: none while it is captive."""
        return PLAIN if self.captured(zone) else self.orders[self.owner[zone]]

    def refresh(self) -> None:
        """See which orders are effective now; what one gave goes with it (RCB-313, RCB-320)."""
        for seat in (RED, BLACK):
            order = self.order_card(seat)
            if order.copies and self.order_card(1 - seat).copyable:
                order = self.order_card(1 - seat)
            before = self.orders[seat]
            self.orders[seat] = order
            if before is not order:
                before.lapse(self, seat)

    def turn_order(self, seat: Seat, face: int) -> None:
        """Turn the order in play to its active or passive face."""
        self.tell(FLIPPED, seat, self.order_number(seat, self.slot[seat]), face)
        self.face[seat] = face
        self.hidden[seat] = OPEN
        self.told[seat] |= 1 << self.slot[seat]
        self.refresh()

    def lay_order(self, seat: Seat, index: int, face: int) -> None:
        """Put an order in play on either face (RCB-307, RCB-309)."""
        number = self.order_number(seat, index)
        self.slot[seat] = index
        self.face[seat] = face
        self.hidden[seat] = OPEN if face else FACE_DOWN
        if face:
            self.told[seat] |= 1 << index
            self.tell(SHOWN, seat, number)
        else:
            self.tell(PLACED, seat, number)
        self.refresh()

    def remove_order(self, seat: Seat) -> None:
        """Discard the order in play for good (RCB-314)."""
        self.tell(REMOVED, seat, self.order_number(seat, self.slot[seat]))
        self.removed[seat] |= 1 << self.slot[seat]
        self.kept[seat] &= ~(1 << self.slot[seat])
        self.told[seat] &= self.kept[seat]
        self.slot[seat] = NONE
        self.face[seat] = 0
        self.hidden[seat] = OPEN
        self.refresh()
