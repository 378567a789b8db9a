"""The orders of the Elves."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import UNIT, ZONE
from littlewars.games.rois_du_champ_de_bataille.content import WOOD
from littlewars.games.rois_du_champ_de_bataille.deed import CARDS, SHOT
from littlewars.games.rois_du_champ_de_bataille.events import HERO as HERO_CHOSEN
from littlewars.games.rois_du_champ_de_bataille.ground import ZONES
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.orders.roaming import RoamingOrder
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.losses import unit_choices
from littlewars.games.rois_du_champ_de_bataille.steps.orders import Part, Question
from littlewars.games.rois_du_champ_de_bataille.units import HERO, is_hero, joined, kinds, without
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.content import Table


class ShelteringForest(Order):
    """RCB-ELF-1: shots do nothing to troops in a wood."""

    def spares(self, battle: Battle, seat: Seat, zone: int, shot: bool) -> bool:
        return shot and battle.terrain.kinds[zone] == WOOD


class ArtOfTheAncients(RoamingOrder):
    """RCB-ELF-2: from a wood to any other wood; the order turns passive."""

    def journeys(self, battle: Battle, seat: Seat, origin: int) -> list[int]:
        kinds_of_scenery = battle.terrain.kinds
        if kinds_of_scenery[origin] != WOOD:
            return []
        woods = [zone for zone in range(ZONES) if kinds_of_scenery[zone] == WOOD and zone != origin]
        return [zone for zone in woods if battle.room(seat, zone) > 0]

    def went(self, battle: Battle, seat: Seat, origin: int, target: int, units: list[int]) -> None:
        battle.turn_order(seat, 0)


class SongOfNature(Order):
    """RCB-ELF-3: woods betray the enemy."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.penalty: int = table.whole("penalty")

    def spoils_cover(self, battle: Battle, seat: Seat, zone: int, attacker: Seat) -> bool:
        return battle.terrain.kinds[zone] == WOOD

    def hardship(self, battle: Battle, seat: Seat, zone: int) -> int:
        return self.penalty if battle.terrain.kinds[zone] == WOOD else 0


class ElementalNature(Order):
    """RCB-ELF-4: nobody changes zone until somebody pays to calm it; its owner cannot take it back."""

    freezes = True

    def locked(self, battle: Battle, seat: Seat) -> bool:
        return True


class EternalKing(Order):
    """RCB-ELF-5: one unit, once and for all, carries a hero; its zone strikes harder."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.points: int = table.whole("bonus")

    def start(self, battle: Battle, seat: Seat) -> None:
        if not battle.ever[seat] >> self.number & 1:
            battle.then(HeroZone(seat))

    def bonus(self, battle: Battle, seat: Seat, origin: int, target: int, shot: bool) -> int:
        led = any([is_hero(unit) for unit in battle.troops[origin]])
        return self.points if led and not shot else 0


class HeroZone(Question):
    """In which zone the hero stands."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in battle.zones(self.seat)]

    def take(self, battle: Battle, choice: Choice) -> None:
        zone = choice - ZONE
        if len(kinds(battle.troops[zone])) > 1:
            battle.then(HeroUnit(self.seat, zone), self)
        else:
            crown(battle, self.seat, zone, 0)


class HeroUnit(Part):
    """Which unit of the zone it is."""

    def __init__(self, seat: Seat, zone: int) -> None:
        super().__init__(seat)
        self.zone: Final = zone

    def legal(self, battle: Battle) -> list[Choice]:
        return unit_choices(battle, self.zone, kinds(battle.troops[self.zone]))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.cancel()  # the question of the order is answered
        crown(battle, self.seat, self.zone, choice - UNIT)


def crown(battle: Battle, seat: Seat, zone: int, place: int) -> None:
    """Make a unit the hero's."""
    battle.ever[seat] |= 1 << battle.orders[seat].number
    battle.tell(HERO_CHOSEN, seat, zone)
    unit = battle.troops[zone][place]
    battle.troops[zone] = joined(without(battle.troops[zone], unit), [unit | HERO])


class AvengingBow(Order):
    """RCB-ELF-6: after a shot with two cards, further shots of the turn cost one."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.price: int = table.whole("price")

    def shot_cards(self, battle: Battle, seat: Seat) -> int:
        return self.price if battle.volleys > 0 else CARDS[SHOT]


ORDERS: Final[list[type[Order]]] = [
    ShelteringForest,
    ArtOfTheAncients,
    SongOfNature,
    ElementalNature,
    EternalKing,
    AvengingBow,
]
STEPS: Final[list[type[Step]]] = [HeroZone, HeroUnit]
