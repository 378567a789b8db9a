"""The orders of the Undead."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.content import PENALISING
from littlewars.games.rois_du_champ_de_bataille.deed import PUSH
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED, NUMB
from littlewars.games.rois_du_champ_de_bataille.ground import FORWARD_WAYS, HOME_ROWS, NEXT, ZONES
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.orders.roaming import RoamingOrder
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.carry import slips
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Chance
from littlewars.games.rois_du_champ_de_bataille.steps.freely import mark_gone
from littlewars.games.rois_du_champ_de_bataille.steps.orders import CardOffer, near, use
from littlewars.games.rois_du_champ_de_bataille.units import MARCHED
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.content import Table


class MarchOfTheDamned(RoamingOrder):
    """RCB-MOV-1: units walk forward freely, away from the enemy, each once a turn."""

    def journeys(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        ways = [direction for direction in FORWARD_WAYS[seat] if battle.terrain.leads(origin, direction)]
        zones = sorted([NEXT[origin][direction] for direction in ways])
        return [zone for zone in zones if battle.room(seat, zone) > 0 and not near(battle, 1 - seat, zone)]

    def goers(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        return [unit for unit in battle.troops[origin] if not unit & MARCHED]

    def went(self, battle: Battle, seat: Seat, origin: int, target: int, units: list[int]) -> None:
        mark_gone(battle, target, units)


class RaiseFromEarth(Order):
    """RCB-MOV-2: heals give twice as much."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.factor: int = table.whole("factor")

    def heal_factor(self, battle: Battle, seat: Seat, zone: int) -> int:
        return self.factor


class MistOfDeath(Order):
    """RCB-MOV-3: nobody shoots."""

    fog = True


class EvilInDarkness(RoamingOrder):
    """RCB-MOV-4: once a turn, from the home row into penalising scenery, wherever it is."""

    def ready(self, battle: Battle, seat: Seat) -> bool:
        return battle.used == 0

    def journeys(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        if origin not in HOME_ROWS[seat]:
            return []
        found: list[int] = []
        for zone in range(ZONES):
            scenery = battle.terrain.scenery(zone)
            if (
                scenery is not None
                and scenery.category == PENALISING
                and zone != origin
                and battle.room(seat, zone) > 0
            ):
                found.append(zone)
        return found

    def went(self, battle: Battle, seat: Seat, origin: int, target: int, units: list[int]) -> None:
        battle.used = 1


class NumbToPain(Order):
    """RCB-MOV-5: for a card, a strike loses its support."""

    def before_blow(self, battle: Battle, seat: Seat) -> None:
        if battle.deed.verb != PUSH and not slips(battle):
            battle.then(Numb(seat))


class Numb(CardOffer):
    """Whether a card is paid against the support."""

    def paid(self, battle: Battle, suit: int) -> None:
        battle.tell(NUMB, self.seat, suit)
        battle.deed = battle.deed.bared()


class SongOfTheDeep(Order):
    """RCB-MOV-6: the enemy loses a card at random; the order turns passive."""

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if battle.cards(1 - seat) > 0 else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        use(battle, seat)
        battle.turn_order(seat, 0)
        battle.then(LoseCard(1 - seat))


class LoseCard(Chance):
    """A card of a hand is lost at random."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def legal(self, battle: Battle) -> list[Choice]:
        return [suit for suit in range(SUITS) if battle.hands[self.seat][suit]]

    def weights(self, battle: Battle) -> list[int]:
        return [count for count in battle.hands[self.seat] if count]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.spend(self.seat, choice)
        battle.tell(DISCARDED, self.seat, 1 << 3 * choice)


ORDERS: Final[list[type[Order]]] = [
    MarchOfTheDamned,
    RaiseFromEarth,
    MistOfDeath,
    EvilInDarkness,
    NumbToPain,
    SongOfTheDeep,
]
STEPS: Final[list[type[Step]]] = [Numb, LoseCard]
