"""The orders of Republican Rome."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import END, UNIT, ZONE
from littlewars.games.rois_du_champ_de_bataille.content import CAPACITY
from littlewars.games.rois_du_champ_de_bataille.deed import PAIR
from littlewars.games.rois_du_champ_de_bataille.events import HEALED, SWAPPED
from littlewars.games.rois_du_champ_de_bataille.ground import ADJACENT, HOME_ROWS
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.state import BAR_MOVES, BAR_RED, Battle
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Kill, lose_each, unit_choices
from littlewars.games.rois_du_champ_de_bataille.steps.orders import Part, Question, near, use
from littlewars.games.rois_du_champ_de_bataille.units import healed, joined, kinds, without, wounds
from littlewars.kernel.agenda import NOBODY, Choice, Seat, Step
from littlewars.kernel.content import Table


class Recruitment(Order):
    """RCB-ROM-1: on the home row, heals give twice as much."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.factor: int = table.whole("factor")

    def heal_factor(self, battle: Battle, seat: Seat, zone: int) -> int:
        return self.factor if zone in HOME_ROWS[seat] else 1


class Pilum(Order):
    """RCB-ROM-2: each counter costs life to every enemy troop next to a Roman one."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.loss: int = table.whole("loss")

    def after_counter(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        lose_each(battle, [zone for zone in battle.zones(1 - seat) if near(battle, seat, zone)], self.loss)


class Spqr(Order):
    """RCB-ROM-3: two black cards of a suit strike; then no more moves, strikes, pushes or shots this turn."""

    strikes_with_pairs = True

    def follow_up(self, battle: Battle, seat: Seat) -> None:
        if battle.deed.verb == PAIR:
            battle.barred |= BAR_MOVES | BAR_RED


class Legions(Order):
    """RCB-ROM-4: five units in a zone; those too many are lost when the order ends."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.extra_room = table.whole("room")

    def lapse(self, battle: Battle, seat: Seat) -> None:
        for zone in reversed(battle.zones(seat)):
            for _ in range(len(battle.troops[zone]) - CAPACITY):
                battle.then(Kill(zone))


class Diplomacy(Order):
    """RCB-ROM-5: one enemy card is cancelled for nothing; the order turns passive."""

    def free_counter(self, battle: Battle, seat: Seat) -> bool:
        return True

    def counter_freely(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        battle.turn_order(seat, 0)


class Rotation(Order):
    """RCB-ROM-6: at the end of the turn two units of neighbouring zones may change places."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.heal: int = table.whole("heal")

    def end(self, battle: Battle, seat: Seat) -> None:
        battle.then(Swap(seat))


def partners(battle: Battle, seat: Seat, zone: int) -> list[int]:
    """List the zones with whose units those of a zone may change places."""
    found = [other for other in ADJACENT[zone] if battle.owner[other] == seat and battle.touches(zone, other)]
    return [other for other in found if not battle.captured(other) and not battle.pinned(other)]


class Swap(Question):
    """From which zone, or not at all."""

    def zones(self, battle: Battle) -> list[int]:
        """List the zones whose units may change places."""
        if battle.frozen():
            return []
        found = [zone for zone in battle.zones(self.seat) if not battle.captured(zone) and not battle.pinned(zone)]
        return [zone for zone in found if partners(battle, self.seat, zone)]

    def actor(self, battle: Battle) -> Seat:
        return self.seat if self.zones(battle) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [END] + [ZONE + zone for zone in self.zones(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice != END:
            battle.then(SwapWith(choice - ZONE, self.seat), self)


class SwapWith(Part):
    """With which zone."""

    def __init__(self, origin: int, seat: Seat) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in partners(battle, self.seat, self.origin)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(SwapUnit(self.origin, self.seat, choice - ZONE))


class SwapUnit(Part):
    """Which unit of the first zone."""

    def __init__(self, origin: int, seat: Seat, target: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.target: Final = target

    def legal(self, battle: Battle) -> list[Choice]:
        return unit_choices(battle, self.origin, kinds(battle.troops[self.origin]))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(SwapFor(self.origin, choice - UNIT, self.seat, self.target))


class SwapFor(Part):
    """For which unit of the other zone."""

    def __init__(self, origin: int, place: int, seat: Seat, target: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.place: Final = place
        self.target: Final = target

    def legal(self, battle: Battle) -> list[Choice]:
        return unit_choices(battle, self.target, kinds(battle.troops[self.target]))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.cancel()  # the question of the order is answered
        swap(battle, self.seat, self.origin, self.place, self.target, choice - UNIT)


def swap(battle: Battle, seat: Seat, origin: int, place: int, target: int, other: int) -> None:
    """Let two units change places; if one of them is unwounded, the other is relieved."""
    order = battle.orders[seat]
    assert isinstance(order, Rotation)
    use(battle, seat)
    battle.tell(SWAPPED, seat, origin, target)
    leaving, coming = battle.troops[origin][place], battle.troops[target][other]
    rest, others = without(battle.troops[origin], leaving), without(battle.troops[target], coming)
    if wounds(coming) > 0 and wounds(leaving) == 0:
        coming = healed(coming, order.heal)
        battle.tell(HEALED, seat, origin, order.heal)
    elif wounds(leaving) > 0 and wounds(coming) == 0:
        leaving = healed(leaving, order.heal)
        battle.tell(HEALED, seat, target, order.heal)
    battle.set_troop(seat, origin, joined(rest, [coming]))
    battle.set_troop(seat, target, joined(others, [leaving]))


ORDERS: Final[list[type[Order]]] = [Recruitment, Pilum, Spqr, Legions, Diplomacy, Rotation]
STEPS: Final[list[type[Step]]] = [Swap, SwapWith, SwapUnit, SwapFor]
