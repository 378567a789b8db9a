"""Free moves that an order grants between cards: from where, to where, with whom (RCB-316)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille import units
from littlewars.games.rois_du_champ_de_bataille.actions import PART, UNITS, ZONE
from littlewars.games.rois_du_champ_de_bataille.events import ORDER
from littlewars.games.rois_du_champ_de_bataille.ground import ZONE_NAMES, ZONES
from littlewars.games.rois_du_champ_de_bataille.marching import march
from littlewars.games.rois_du_champ_de_bataille.names import order_name
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.parts import along, part_prompt, with_specials
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def free_origins(battle: Battle, seat: Seat) -> list[int]:
    """List the zones from which the order of a seat lets units go, in reading order."""
    if battle.frozen():
        return []
    order = battle.orders[seat]
    found = [zone for zone in battle.zones(seat) if not battle.captured(zone) and not battle.pinned(zone)]
    return [zone for zone in found if order.goers(battle, seat, zone) and order.journeys(battle, seat, zone)]


def all_go(battle: Battle, seat: Seat, origin: int, target: int) -> bool:
    """Tell whether the whole troop may go at once."""
    order = battle.orders[seat]
    crowd = len(battle.troops[origin])
    fits = crowd <= battle.room(seat, target) and crowd <= order.most_goers()
    return fits and len(order.goers(battle, seat, origin)) == crowd


class GoFrom(Pick):
    """Which troop goes, all of it or only a part."""

    def __init__(self, part: int, seat: Seat) -> None:
        super().__init__(seat)
        self.part: Final = part

    def legal(self, battle: Battle) -> list[Choice]:
        seat = self.seat
        found = free_origins(battle, seat)
        whole = [ZONE + zone for zone in found if self.part or whole_targets(battle, seat, zone)]
        some = [zone for zone in found if len(battle.troops[zone]) > 1]
        if self.part:
            return [ZONE + zone for zone in some]
        return [PART, *whole] if some else whole

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == PART:
            battle.then(GoFrom(1, self.seat))
        else:
            battle.then(GoTo(choice - ZONE, self.part, self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-go-from", part=self.part, order=order_name(battle.orders[self.seat].key)))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        zone = choice - ZONE
        held = 0 <= zone < ZONES and battle.owner[zone] == self.seat and (battle.pinned(zone) or battle.captured(zone))
        return by_order(battle, 1 - self.seat if held else self.seat)


def whole_targets(battle: Battle, seat: Seat, origin: int) -> list[int]:
    """List the zones to which the whole troop may go."""
    return [zone for zone in battle.orders[seat].journeys(battle, seat, origin) if all_go(battle, seat, origin, zone)]


class GoTo(Pick):
    """Where it goes."""

    def __init__(self, origin: int, part: int, seat: Seat) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.part: Final = part

    def legal(self, battle: Battle) -> list[Choice]:
        if self.part:
            return [ZONE + zone for zone in battle.orders[self.seat].journeys(battle, self.seat, self.origin)]
        return [ZONE + zone for zone in whole_targets(battle, self.seat, self.origin)]

    def take(self, battle: Battle, choice: Choice) -> None:
        target = choice - ZONE
        if self.part:
            battle.then(GoWith(self.origin, self.seat, target))
        else:
            go(battle, self.seat, self.origin, target, battle.troops[self.origin], 0)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-go-to", zone=ZONE_NAMES[self.origin]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return by_order(battle, self.seat)


class GoWith(Pick):
    """Which units of the troop go, and which specials with them (RCB-405)."""

    def __init__(self, origin: int, seat: Seat, target: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.target: Final = target

    def legal(self, battle: Battle) -> list[Choice]:
        order = battle.orders[self.seat]
        troop = battle.troops[self.origin]
        goers = order.goers(battle, self.seat, self.origin)
        most = min(battle.room(self.seat, self.target), order.most_goers(), len(troop) - 1)
        found = [mask for mask in units.masks(troop) if mask.bit_count() <= most]
        found = [mask for mask in found if all([unit in goers for unit in units.picked(troop, mask)])]
        return with_specials(battle, self.seat, self.origin, found)

    def take(self, battle: Battle, choice: Choice) -> None:
        troop = battle.troops[self.origin]
        going = units.picked(troop, choice - UNITS)
        specials = along(battle, self.seat, self.origin, choice - UNITS)
        go(battle, self.seat, self.origin, self.target, going, specials)

    def prompt(self, battle: Battle) -> Prompt:
        return part_prompt(battle, self.seat, self.origin)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-702", Message("refused-part", room=battle.room(self.seat, self.target)))


def go(battle: Battle, seat: Seat, origin: int, target: int, going: list[int], specials: int) -> None:
    """Let units go where the order lets them."""
    order = battle.orders[seat]
    battle.tell(ORDER, seat, order.number)
    march(battle, seat, origin, target, going, specials)
    order.went(battle, seat, origin, target, going)


def mark_gone(battle: Battle, zone: int, gone: list[int]) -> None:
    """Remember that units have made their free move of the turn."""
    others = units.less(battle.troops[zone], gone)
    battle.troops[zone] = units.joined(others, [unit | units.MARCHED for unit in gone])
