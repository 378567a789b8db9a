"""The orders of the Orcs."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import REDS, WAYS
from littlewars.games.rois_du_champ_de_bataille.content import ORDERS as SIX
from littlewars.games.rois_du_champ_de_bataille.declaring import permitted
from littlewars.games.rois_du_champ_de_bataille.deed import STRIKE
from littlewars.games.rois_du_champ_de_bataille.events import GAINED, NIGHT
from littlewars.games.rois_du_champ_de_bataille.ground import BESIDE, BLACK, FORWARD_WAYS, NEXT, ZONES
from littlewars.games.rois_du_champ_de_bataille.names import order_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER, Order
from littlewars.games.rois_du_champ_de_bataille.orders.roaming import RoamingOrder
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Chance, ColourTest
from littlewars.games.rois_du_champ_de_bataille.steps.freely import mark_gone
from littlewars.games.rois_du_champ_de_bataille.steps.losses import lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import use
from littlewars.games.rois_du_champ_de_bataille.units import MARCHED, NO_UNIT
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.content import Table
from littlewars.kernel.words import Message


class Bloodlust(Order):
    """RCB-ORQ-1: every attack does more; as much more as there are units to hit, where agreed."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.points: int = table.whole("bonus")

    def bonus(self, battle: Battle, seat: Seat, origin: int, target: int, shot: bool) -> int:
        each = len(battle.troops[target]) if battle.terms.asks("soif_de_sang", "per_unit") else 1
        return self.points * each


class NightAttack(Order):
    """RCB-ORQ-2: a card tells day from night; at night scenery does not protect from the Orcs."""

    def start(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        battle.then(Nightfall(seat))

    def night(self, battle: Battle, seat: Seat) -> bool:
        return battle.omen[seat] == 1

    def spoils_cover(self, battle: Battle, seat: Seat, zone: int, attacker: Seat) -> bool:
        return attacker == seat and battle.omen[seat] == 1


class Nightfall(ColourTest):
    """Black is night."""

    def found(self, battle: Battle, colour: int) -> None:
        battle.omen[self.seat] = int(colour == BLACK)
        battle.tell(NIGHT, self.seat, battle.omen[self.seat])


class WhipMarch(RoamingOrder):
    """RCB-ORQ-3: units are driven forward to the enemy, and must strike or push at once; each once a turn."""

    def ready(self, battle: Battle, seat: Seat) -> bool:
        return permitted(battle, seat, STRIKE)

    def journeys(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        ways = [direction for direction in FORWARD_WAYS[seat] if battle.terrain.leads(origin, direction)]
        zones = sorted([NEXT[origin][direction] for direction in ways])
        return [zone for zone in zones if battle.room(seat, zone) > 0 and can_strike(battle, seat, zone)]

    def goers(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        return [unit for unit in battle.troops[origin] if not unit & MARCHED]

    def went(self, battle: Battle, seat: Seat, origin: int, target: int, units: list[int]) -> None:
        mark_gone(battle, target, units)
        battle.duty = target


def can_strike(battle: Battle, seat: Seat, zone: int) -> bool:
    """Tell whether a red card of the seat could strike from a zone."""
    for suit in REDS:
        if battle.hands[seat][suit]:
            for direction in WAYS[suit]:
                if battle.terrain.open[zone] >> direction & 1 and battle.owner[NEXT[zone][direction]] == 1 - seat:
                    return True
    return False


class WolfTrap(Order):
    """RCB-ORQ-4: an enemy troop with Orcs on three of its sides is captive."""

    captures = True

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.sides: int = table.whole("sides")

    def is_captive(self, battle: Battle, seat: Seat, zone: int) -> bool:
        count = 0
        for side in BESIDE[zone]:
            if battle.owner[side] == seat:
                count += 1
        return count >= self.sides


class ScarceResources(Order):
    """RCB-ORQ-5: the first order of the game does nothing; then one that was not kept takes its place."""

    copyable = False
    compulsory = True

    def locked(self, battle: Battle, seat: Seat) -> bool:
        return True

    def expires(self, battle: Battle, seat: Seat) -> bool:
        return battle.turn > 2  # its owner's second turn

    def expire(self, battle: Battle, seat: Seat) -> None:
        battle.remove_order(seat)
        battle.then(Scavenge(seat))


class Scavenge(Chance):
    """One of the orders that were not kept is taken at random; only its owner sees which."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def spelled(self, battle: Battle, choice: Choice) -> str:
        return f"draw {self.drawn(battle, choice).key}" if 0 <= choice < SIX else f"#{choice}"

    def told(self, battle: Battle, choice: Choice) -> Message:
        return Message("choice-draw-order", order=order_name(self.drawn(battle, choice).key))

    def drawn(self, battle: Battle, choice: Choice) -> Order:
        """Return the order that comes."""
        return ROSTER[battle.order_number(self.seat, choice)]

    def legal(self, battle: Battle) -> list[Choice]:
        gone = battle.kept[self.seat] | battle.removed[self.seat]
        return [index for index in range(SIX) if not gone >> index & 1]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.kept[self.seat] |= 1 << choice
        battle.tell(GAINED, self.seat, battle.order_number(self.seat, choice))


class BlackFlayers(Order):
    """RCB-ORQ-6: a strike may send a unit among the enemy, who is gnawed at every turn and cannot leave."""

    slips_in = True
    pins = True

    def strikes_otherwise(self, battle: Battle, seat: Seat, origin: int, target: int) -> bool:
        return battle.flayers[target] == NO_UNIT and not battle.frozen()

    def gnaw(self, battle: Battle, seat: Seat) -> None:
        hosts = [zone for zone in range(ZONES) if battle.flayers[zone] != NO_UNIT and battle.owner[zone] == 1 - seat]
        lose(battle, *[256 * zone + len(battle.troops[zone]) for zone in hosts])


ORDERS: Final[list[type[Order]]] = [Bloodlust, NightAttack, WhipMarch, WolfTrap, ScarceResources, BlackFlayers]
STEPS: Final[list[type[Step]]] = [Nightfall, Scavenge]
