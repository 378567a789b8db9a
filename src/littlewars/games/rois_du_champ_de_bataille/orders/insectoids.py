"""The orders of the Insectoids."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR, JOKER
from littlewars.games.rois_du_champ_de_bataille.combat import damage, supporters
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED
from littlewars.games.rois_du_champ_de_bataille.ground import ADJACENT, FORWARD, NEXT, NONE, ZONE_NAMES, zones_of
from littlewars.games.rois_du_champ_de_bataille.names import order_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.orders.roaming import RoamingOrder
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import TopCard, reveal
from littlewars.games.rois_du_champ_de_bataille.steps.guessing import Guess
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Heal, lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import CardOffer, Question, use
from littlewars.games.rois_du_champ_de_bataille.steps.turn import PlaceReserve
from littlewars.games.rois_du_champ_de_bataille.units import wounds
from littlewars.kernel.agenda import NOBODY, Choice, Seat, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.words import Message


class RavagingSwarm(Order):
    """RCB-INS-1: the damage of a strike is shared by all enemy troops in contact with the swarm."""

    def hits(self, battle: Battle, seat: Seat, damage: int) -> list[int]:
        target = battle.deed.target
        touched = [zone for zone in battle.zones(1 - seat) if battle.foes_touching(zone, seat) and zone != target]
        zones = [target, *touched]
        share, rest = damage // len(zones), damage % len(zones)
        shares = [256 * zone + share + int(i < rest) for i, zone in enumerate(zones)]
        return [hit for hit in shares if hit % 256]


class Emergence(RoamingOrder):
    """RCB-INS-2: once a turn a unit comes out of the ground behind the enemy and strikes all around."""

    turns_at_end = True

    def ready(self, battle: Battle, seat: Seat) -> bool:
        return battle.used == 0

    def journeys(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        behind = [NEXT[zone][FORWARD[seat]] for zone in battle.zones(1 - seat)]
        found = [zone for zone in behind if zone != NONE and battle.owner[zone] == NONE]
        return sorted([zone for zone in found if battle.room(seat, zone) > 0])

    def most_goers(self) -> int:
        return 1

    def went(self, battle: Battle, seat: Seat, origin: int, target: int, units: list[int]) -> None:
        battle.used = 1
        worth = len(units) + supporters(battle, seat, target)
        foes = battle.foes_touching(target, 1 - seat)
        lose(battle, *[256 * zone + damage(battle, seat, target, zone, worth, False) for zone in foes])


class StickyPheromones(Order):
    """RCB-INS-3: for a card, and another of its colour, the attackers lose what they cost."""

    def after_blow(self, battle: Battle, seat: Seat) -> None:
        if battle.owner[battle.deed.origin] == 1 - seat:
            battle.then(Pheromone(seat))


class Pheromone(CardOffer):
    """Whether a card is paid for revenge."""

    def paid(self, battle: Battle, suit: int) -> None:
        use(battle, self.seat)
        battle.tell(DISCARDED, self.seat, 1 << 3 * suit)
        battle.then(Scent(self.seat, suit))


class Scent(TopCard):
    """The top card: of the same colour, it turns the attack against its origin."""

    def __init__(self, seat: Seat, suit: int) -> None:
        super().__init__(seat)
        self.suit: Final = suit

    def take(self, battle: Battle, choice: Choice) -> None:
        reveal(battle, self.seat, choice)
        origin = battle.deed.origin
        alike = choice != JOKER and COLOUR[choice] == COLOUR[self.suit]
        if alike and battle.owner[origin] == 1 - self.seat:
            lose(battle, 256 * origin + battle.toll)


class HiveMind(Order):
    """RCB-INS-4: guess colours to bring lost units back; it can be done once."""

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if battle.lost(seat) > 0 else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        use(battle, seat)
        battle.then(Guess(0, seat))

    def guessed(self, battle: Battle, seat: Seat, suit: int, right: bool, before: int) -> None:
        if not right:
            battle.remove_order(seat)
            battle.cancel()  # the rest of the turn
            return
        battle.reserve[seat] += 1
        if battle.lost(seat) > 0:
            battle.then(PlaceReserve(seat), Guess(before + 1, seat))
        else:
            battle.remove_order(seat)
            battle.then(PlaceReserve(seat))

    def stopped(self, battle: Battle, seat: Seat) -> None:
        battle.remove_order(seat)


class LarvaHives(Order):
    """RCB-INS-5: a black card makes a hive instead of a move; hives heal at the end of the turn."""

    builds_nests = True

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.heal: int = table.whole("heal")

    def end(self, battle: Battle, seat: Seat) -> None:
        battle.then(*[Nurse(seat, hive) for hive in zones_of(battle.hives[seat])])


class Nurse(Question):
    """Whom a hive heals."""

    def __init__(self, seat: Seat, zone: int) -> None:
        super().__init__(seat)
        self.zone: Final = zone

    def prompt(self, battle: Battle) -> Prompt:
        order = order_name(battle.orders[self.seat].key)
        return Prompt(Message("prompt-hive", order=order, zone=ZONE_NAMES[self.zone]))

    def wounded(self, battle: Battle) -> list[int]:
        """List the zones next to the hive with somebody to heal."""
        found = [zone for zone in ADJACENT[self.zone] if battle.owner[zone] == self.seat and not battle.captured(zone)]
        return [zone for zone in found if wounds(battle.troops[zone][0]) > 0]

    def actor(self, battle: Battle) -> Seat:
        return self.seat if len(self.wounded(battle)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in self.wounded(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        order = battle.orders[self.seat]
        assert isinstance(order, LarvaHives)
        zones = self.wounded(battle)
        if zones:
            battle.then(Heal(order.heal, self.seat, choice - ZONE if choice >= ZONE else zones[0]))


class BodyCorruption(Order):
    """RCB-INS-6: enemy troops strike each other; the order turns passive at the end of the turn."""

    turns_at_end = True

    def foreign_origins(self, battle: Battle, seat: Seat) -> list[int]:
        return battle.zones(1 - seat)


ORDERS: Final[list[type[Order]]] = [RavagingSwarm, Emergence, StickyPheromones, HiveMind, LarvaHives, BodyCorruption]
STEPS: Final[list[type[Step]]] = [Pheromone, Scent, Nurse]
