"""The orders of Ancient Greece."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import COUNT
from littlewars.games.rois_du_champ_de_bataille.content import BARE
from littlewars.games.rois_du_champ_de_bataille.ground import (
    ADJACENT,
    LEFT,
    NEXT,
    NONE,
    OPPOSITE,
    RIGHT_EDGE,
    SIZE,
    ZONE_NAMES,
    depth,
    rightness,
)
from littlewars.games.rois_du_champ_de_bataille.names import order_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.losses import lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import Question
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.words import Message


class BronzeWall(Order):
    """RCB-GRE-1: the right edge, or a friend on the left, protects."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.points: int = table.whole("protection")

    def protection(self, battle: Battle, seat: Seat, zone: int) -> int:
        left = NEXT[zone][LEFT[seat]]
        shielded = zone % SIZE == RIGHT_EDGE[seat] or (left != NONE and battle.owner[left] == seat)
        return self.points if shielded else 0


class Spartan(Order):
    """RCB-GRE-2: the rightmost troop strikes with double its units."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.factor: int = table.whole("factor")

    def base(self, battle: Battle, seat: Seat, origin: int, count: int, shot: bool) -> int:
        if shot:
            return count
        best = max([(rightness(seat, zone), depth(seat, zone), zone) for zone in battle.zones(seat)])
        return self.factor * count if best[2] == origin else count


class Theban(Order):
    """RCB-GRE-3: with a troop behind it, the pusher may take the place of the pushed on bare ground."""

    def push_advances(self, battle: Battle, seat: Seat, origin: int, direction: int, target: int) -> bool:
        behind = NEXT[origin][OPPOSITE[direction]]
        backed = behind != NONE and battle.owner[behind] == seat
        return backed and battle.terrain.kinds[target] == BARE and battle.terrain.leads(origin, direction)


class Phalanx(Order):
    """RCB-GRE-4: each strike also costs every other enemy troop in contact a little."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.loss: int = table.whole("loss")

    def hits(self, battle: Battle, seat: Seat, damage: int) -> list[int]:
        found = super().hits(battle, seat, damage)
        others = battle.foes_touching(battle.deed.origin, 1 - seat)
        return found + [256 * zone + self.loss for zone in others if zone != battle.deed.target]


class Marathon(Order):
    """RCB-GRE-5: the most advanced troops of both wings share out their damage; or, where agreed, their wounds."""

    def shares(self, battle: Battle, seat: Seat, damage: int) -> bool:
        wing = leads_wing(battle, seat, battle.deed.origin) and battle.terms.asks("marathon", "split_damage")
        if not wing or damage < 2 or not neighbours(battle, seat):
            return False
        battle.then(Split(0, 0, damage, seat))
        return True

    def bears(self, battle: Battle, seat: Seat, damage: int) -> bool:
        wing = leads_wing(battle, seat, battle.deed.target) and battle.terms.asks("marathon", "share_wounds")
        if not wing or damage < 2 or not neighbours(battle, seat):
            return False
        battle.then(Split(0, 0, damage, seat))
        return True


def leads_wing(battle: Battle, seat: Seat, zone: int) -> bool:
    """Tell whether the troop of a zone is the most advanced of an edge column."""
    column = zone % SIZE
    others = [other for other in battle.zones(seat) if other % SIZE == column]
    return column in (0, SIZE - 1) and all([depth(seat, other) <= depth(seat, zone) for other in others])


def neighbours(battle: Battle, seat: Seat) -> list[int]:
    """List the zones that may take a share, in reading order: the attacker's foes, or the victim's friends."""
    deed = battle.deed
    if battle.owner[deed.target] == seat:
        return [zone for zone in ADJACENT[deed.target] if battle.owner[zone] == seat]
    return [zone for zone in battle.foes_touching(deed.origin, 1 - seat) if zone != deed.target]


class Split(Question):
    """How much of the damage each other zone takes; the declared target keeps one point at least."""

    def __init__(self, given: int, index: int, left: int, seat: Seat) -> None:
        super().__init__(seat)
        self.given: Final = given  # shares so far, six bits each
        self.index: Final = index  # of the zone in question
        self.left: Final = left

    def prompt(self, battle: Battle) -> Prompt:
        zone = ZONE_NAMES[neighbours(battle, self.seat)[self.index]]
        order = order_name(battle.orders[self.seat].key)
        return Prompt(Message("prompt-share", order=order, points=self.left, zone=zone))

    def legal(self, battle: Battle) -> list[Choice]:
        return [COUNT + points for points in range(self.left)]

    def take(self, battle: Battle, choice: Choice) -> None:
        points = choice - COUNT
        given = self.given | points << 6 * self.index
        zones = neighbours(battle, self.seat)
        if self.index + 1 < len(zones) and self.left - points > 1:
            battle.then(Split(given, self.index + 1, self.left - points, self.seat))
            return
        shares = [256 * zone + (given >> 6 * i & 63) for i, zone in enumerate(zones) if given >> 6 * i & 63]
        lose(battle, 256 * battle.deed.target + self.left - points, *shares)


class Pheidippides(Order):
    """RCB-GRE-6: units may run two zones, at the price of a little life each."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.steps: int = table.whole("stride")
        self.loss: int = table.whole("loss")

    def stride(self, battle: Battle, seat: Seat) -> int:
        return self.steps

    def toll(self, battle: Battle, seat: Seat) -> int:
        return self.loss


ORDERS: Final[list[type[Order]]] = [BronzeWall, Spartan, Theban, Phalanx, Marathon, Pheidippides]
STEPS: Final[list[type[Step]]] = [Split]
