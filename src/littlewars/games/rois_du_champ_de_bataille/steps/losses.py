"""Wounds and healing (RCB-806 to RCB-808, RCB-812, RCB-961)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import UNIT
from littlewars.games.rois_du_champ_de_bataille.events import HEALED, LOST
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Loss
from littlewars.games.rois_du_champ_de_bataille.units import (
    NO_UNIT,
    healed,
    hurt,
    joined,
    kinds,
    life,
    sort,
    total,
    without,
    wounds,
)
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def note_loss(battle: Battle, seat: Seat, zone: int, points: int, dead: int) -> None:
    """Tell a loss, and remember what it means for the turn and the action under way."""
    battle.tell(LOST, seat, zone, points, dead)
    battle.bled = True
    battle.shaken = True
    if seat != battle.active:
        battle.toll += points


class Wound(Loss):
    """RCB-806 to RCB-808: the most wounded unit suffers until it dies; of equals, the owner chooses one."""

    def __init__(self, points: int, zone: int) -> None:
        self.points: Final = points
        self.zone: Final = zone

    def actor(self, battle: Battle) -> Seat:
        owner = battle.owner[self.zone]
        if owner == NONE or self.points == 0 or self.points >= total(battle.troops[self.zone]):
            return NOBODY
        return owner if len(most_wounded(battle, self.zone)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return unit_choices(battle, self.zone, most_wounded(battle, self.zone))

    def take(self, battle: Battle, choice: Choice) -> None:
        seat = battle.owner[self.zone]
        if seat == NONE or self.points == 0:
            return
        troop = battle.troops[self.zone]
        unit = troop[choice - UNIT] if choice >= UNIT else troop[0]
        rest = without(troop, unit)
        suffered = min(self.points, life(unit))
        left = hurt(unit, suffered) if suffered < life(unit) else NO_UNIT
        battle.change_unit(self.zone, unit, left)
        replace_troop(battle, self.zone, rest if left == NO_UNIT else joined(rest, [left]))
        note_loss(battle, seat, self.zone, suffered, int(left == NO_UNIT))
        if rest and suffered < self.points:
            battle.then(Wound(self.points - suffered, self.zone))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-wound", zone=ZONE_NAMES[self.zone], points=self.points))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-808", Message("refused-wound"))


def replace_troop(battle: Battle, zone: int, units: list[int]) -> None:
    """Let these units be what losses leave of a troop; remember the enemy zones that an action empties."""
    seat = battle.owner[zone]
    if not units and seat != battle.active:
        battle.wiped |= 1 << zone
    battle.set_troop(seat, zone, units)


def lose(battle: Battle, *hits: int) -> None:
    """Let zones lose life together, in this order: 256 * zone + points each."""
    battle.then(*[Wound(hit % 256, hit // 256) for hit in hits])


def lose_each(battle: Battle, zones: list[int], points: int) -> None:
    """Let each of these troops lose life, or each of its units where that was agreed (RCB-318)."""
    if battle.terms.every_unit:
        for zone in zones:
            drain(battle, zone, points)
    else:
        lose(battle, *[256 * zone + points for zone in zones])


def drain(battle: Battle, zone: int, points: int) -> None:
    """Let each unit of a zone lose life."""
    seat = battle.owner[zone]
    troop = battle.troops[zone]
    left = [hurt(unit, points) for unit in troop if life(unit) > points]
    suffered = total(troop) - total(left)
    deed = battle.deed
    if deed.origin == zone:
        battle.deed = deed.by(deed.count, [hurt(unit, points) for unit in deed.units if life(unit) > points])
    replace_troop(battle, zone, sort(left))
    note_loss(battle, seat, zone, suffered, len(troop) - len(left))


class Kill(Loss):
    """The most wounded unit of a zone is removed; of equals, the owner chooses one."""

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def actor(self, battle: Battle) -> Seat:
        return battle.owner[self.zone] if len(most_wounded(battle, self.zone)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return unit_choices(battle, self.zone, most_wounded(battle, self.zone))

    def take(self, battle: Battle, choice: Choice) -> None:
        seat = battle.owner[self.zone]
        troop = battle.troops[self.zone]
        unit = troop[choice - UNIT] if choice >= UNIT else troop[0]
        replace_troop(battle, self.zone, without(troop, unit))
        note_loss(battle, seat, self.zone, life(unit), 1)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-kill", zone=ZONE_NAMES[self.zone]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-808", Message("refused-wound"))


def most_wounded(battle: Battle, zone: int) -> list[int]:
    """List the most wounded units of a zone that differ."""
    troop = battle.troops[zone]
    worst = wounds(troop[0])
    return [unit for unit in kinds(troop) if wounds(unit) == worst]


def unit_choices(battle: Battle, zone: int, units: list[int]) -> list[Choice]:
    """List the choices of one of these units of a zone."""
    troop = battle.troops[zone]
    return sorted([UNIT + troop.index(unit) for unit in units])


class Heal(SeatStep):
    """RCB-961: the owner spreads the points over the wounded units of a zone."""

    def __init__(self, points: int, seat: Seat, zone: int) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.zone: Final = zone

    def wounded(self, battle: Battle) -> list[int]:
        """List the wounded units that differ."""
        return [unit for unit in kinds(battle.troops[self.zone]) if wounds(unit) > 0]

    def scarce(self, battle: Battle) -> bool:
        """Tell whether several units are wounded, and the points do not heal them all."""
        lacks = [wounds(unit) for unit in battle.troops[self.zone]]
        return 0 < self.points < sum(lacks) and len(lacks) - lacks.count(0) > 1

    def actor(self, battle: Battle) -> Seat:
        return self.seat if len(self.wounded(battle)) > 1 and self.scarce(battle) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return unit_choices(battle, self.zone, self.wounded(battle))

    def take(self, battle: Battle, choice: Choice) -> None:
        troop = battle.troops[self.zone]
        wounded = self.wounded(battle)
        if not wounded or self.points == 0:
            return
        if choice >= UNIT:
            heal_unit(battle, self.zone, troop[choice - UNIT], 1)
            battle.then(Heal(self.points - 1, self.seat, self.zone))
            return
        unit = wounded[0]
        points = 1 if self.scarce(battle) else min(self.points, wounds(unit))
        heal_unit(battle, self.zone, unit, points)
        battle.then(Heal(self.points - points, self.seat, self.zone))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-heal", zone=ZONE_NAMES[self.zone], points=self.points))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-961", Message("refused-heal-unit"))


def heal_unit(battle: Battle, zone: int, unit: int, points: int) -> None:
    """Give a unit life back."""
    seat = battle.owner[zone]
    battle.troops[zone] = joined(without(battle.troops[zone], unit), [healed(unit, points)])
    battle.tell(HEALED, seat, zone, points)
