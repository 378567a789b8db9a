"""The orders of the Goblins."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import COUNT, END, SUIT, ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.combat import deed_damage
from littlewars.games.rois_du_champ_de_bataille.deed import PAIR, STRIKE
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED, SPLIT
from littlewars.games.rois_du_champ_de_bataille.ground import (
    ADJACENT,
    NEXT,
    NONE,
    NORTH,
    SIZE,
    SOUTH,
    ZONES,
    direction_to,
    zones_of,
)
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order
from littlewars.games.rois_du_champ_de_bataille.state import BAR_DISORDER, BAR_DRAW, DISORDER, Battle
from littlewars.games.rois_du_champ_de_bataille.steps.carry import slips
from littlewars.games.rois_du_champ_de_bataille.steps.freely import GoWith, go
from littlewars.games.rois_du_champ_de_bataille.steps.guessing import Guess
from littlewars.games.rois_du_champ_de_bataille.steps.losses import lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import Part, Question, ask, use
from littlewars.games.rois_du_champ_de_bataille.steps.parts import with_specials
from littlewars.games.rois_du_champ_de_bataille.units import full, joined, make, masks, without, wounds
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal


class HordeAtTheGates(Order):
    """RCB-GOB-1: a fresh unit becomes two small ones, as long as the army is not at full number."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.parts: int = table.whole("parts", 2)

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if self.splitting(battle, seat) else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        battle.then(SplitIn(seat))

    def splitting(self, battle: Battle, seat: Seat) -> list[int]:
        """List the zones with a unit to split and room for one more."""
        if battle.units(seat) >= battle.terms.initial[seat]:
            return []
        found = [zone for zone in battle.zones(seat) if battle.room(seat, zone) >= self.parts - 1]
        return [zone for zone in found if fresh(battle, seat, zone) and not battle.captured(zone)]


def fresh(battle: Battle, seat: Seat, zone: int) -> list[int]:
    """List the unwounded units of full size of a zone."""
    return [unit for unit in battle.troops[zone] if wounds(unit) == 0 and full(unit) == battle.terms.life[seat]]


class SplitIn(Part):
    """In which zone."""

    def legal(self, battle: Battle) -> list[Choice]:
        order = battle.orders[self.seat]
        assert isinstance(order, HordeAtTheGates)
        return [ZONE + zone for zone in order.splitting(battle, self.seat)]

    def take(self, battle: Battle, choice: Choice) -> None:
        seat, zone = self.seat, choice - ZONE
        order = battle.orders[seat]
        assert isinstance(order, HordeAtTheGates)
        use(battle, seat)
        battle.tell(SPLIT, seat, zone)
        small = battle.terms.life[seat] // order.parts
        rest = without(battle.troops[zone], fresh(battle, seat, zone)[-1])
        battle.set_troop(seat, zone, joined(rest, [make(small, small)] * order.parts))


class RageOfTheBeast(Order):
    """RCB-GOB-2: a straight strike forward or backward hits the whole column."""

    def strike_target(self, battle: Battle, seat: Seat, origin: int, direction: int) -> int:
        if direction not in (NORTH, SOUTH):
            return NONE
        zone = NEXT[origin][direction]
        while zone != NONE and battle.owner[zone] != 1 - seat:
            zone = NEXT[zone][direction]
        return zone

    def hits(self, battle: Battle, seat: Seat, damage: int) -> list[int]:
        found = super().hits(battle, seat, damage)
        deed = battle.deed
        if deed.verb == STRIKE and direction_to(deed.origin, deed.target) in (NORTH, SOUTH):
            column = [zone for zone in range(deed.origin % SIZE, ZONES, SIZE) if zone != deed.target]
            others = [zone for zone in column if battle.owner[zone] == 1 - seat]
            found += [256 * zone + deed_damage(battle, seat, zone) for zone in others]
        return found


class StormSorcerer(Order):
    """RCB-GOB-3: guess colours for cards; a wrong guess costs the order, a wrong first one more."""

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if battle.cards(seat) < battle.terms.hand else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        use(battle, seat)
        battle.then(Guess(0, seat))

    def guessed(self, battle: Battle, seat: Seat, suit: int, right: bool, before: int) -> None:
        if right:
            battle.discard[suit] -= 1
            battle.hands[seat][suit] += 1
            battle.known[seat][suit] += 1
            if battle.cards(seat) < battle.terms.hand:
                battle.then(Guess(before + 1, seat))
            else:
                self.stopped(battle, seat)
            return
        battle.remove_order(seat)
        battle.barred |= BAR_DRAW | (BAR_DISORDER if before else DISORDER)
        battle.cancel()  # the rest of the turn

    def stopped(self, battle: Battle, seat: Seat) -> None:
        battle.barred |= BAR_DRAW | BAR_DISORDER
        battle.cancel()  # the rest of the turn


class SacrificeNumbers(Order):
    """RCB-GOB-4: after a strike, both troops may lose the same again."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.most: int = table.whole("most")

    def follow_up(self, battle: Battle, seat: Seat) -> None:
        deed = battle.deed
        standing = battle.owner[deed.origin] == seat and battle.owner[deed.target] == 1 - seat
        if deed.verb in (STRIKE, PAIR) and not slips(battle) and standing:
            battle.then(Sacrifice(seat))


class Sacrifice(Question):
    """How many points both lose."""

    def legal(self, battle: Battle) -> list[Choice]:
        order = battle.orders[self.seat]
        assert isinstance(order, SacrificeNumbers)
        return [END] + [COUNT + points for points in range(1, order.most + 1)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice != END:
            points = choice - COUNT
            use(battle, self.seat)
            lose(battle, 256 * battle.deed.target + points, 256 * battle.deed.origin + points)


class LootAndPlunder(Order):
    """RCB-GOB-5: a zone emptied of the enemy may be taken at once by a neighbour."""

    def follow_up(self, battle: Battle, seat: Seat) -> None:
        zones = [zone for zone in zones_of(battle.wiped) if battle.owner[zone] == NONE]
        battle.then(*[Plunder(seat, zone) for zone in zones])


class Plunder(Question):
    """Who takes the emptied zone, and with how many; nobody, perhaps."""

    def __init__(self, seat: Seat, zone: int) -> None:
        super().__init__(seat)
        self.zone: Final = zone

    def origins(self, battle: Battle) -> list[int]:
        """List the troops that may come."""
        if battle.frozen() or battle.owner[self.zone] != NONE:
            return []
        found = [zone for zone in ADJACENT[self.zone] if battle.owner[zone] == self.seat]
        found = [zone for zone in found if battle.terrain.leads(zone, direction_to(zone, self.zone))]
        return [zone for zone in found if not battle.captured(zone) and not battle.pinned(zone)]

    def actor(self, battle: Battle) -> Seat:
        return self.seat if self.origins(battle) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [END] + [ZONE + zone for zone in self.origins(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            return
        origin = choice - ZONE
        troop = battle.troops[origin]
        if len(troop) > 1:
            battle.then(PlunderWith(origin, self.seat, self.zone), self)
        else:
            go(battle, self.seat, origin, self.zone, troop, 0)


class PlunderWith(GoWith):
    """With which units: all of the troop, or a part."""

    def legal(self, battle: Battle) -> list[Choice]:
        troop = battle.troops[self.origin]
        room = battle.room(self.seat, self.target)
        found = [mask for mask in masks(troop) if mask.bit_count() <= room]
        return with_specials(battle, self.seat, self.origin, found)

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.cancel()  # the question of the order is answered
        super().take(battle, choice)


class WarDrums(Order):
    """RCB-GOB-6: an outnumbered enemy with a full hand discards a card at the end of his turn."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.cards: int = table.whole("cards")

    def enemy_ends(self, battle: Battle, seat: Seat) -> None:
        if battle.units(seat) > battle.units(1 - seat) and battle.cards(1 - seat) >= self.cards:
            use(battle, seat)
            battle.then(Drummed(1 - seat))


class Drummed(SeatStep):
    """Which card goes: its owner chooses, though it is the enemy's order that asks."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [SUIT + suit for suit in range(SUITS) if battle.hands[self.seat][suit]]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.spend(self.seat, choice - SUIT)
        battle.tell(DISCARDED, self.seat, 1 << 3 * (choice - SUIT))

    def prompt(self, battle: Battle) -> Prompt:
        return ask(battle, 1 - self.seat)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return by_order(battle, 1 - self.seat)


ORDERS: Final[list[type[Order]]] = [
    HordeAtTheGates,
    RageOfTheBeast,
    StormSorcerer,
    SacrificeNumbers,
    LootAndPlunder,
    WarDrums,
]
STEPS: Final[list[type[Step]]] = [SplitIn, Sacrifice, Plunder, PlunderWith, Drummed]
