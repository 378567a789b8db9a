"""An action that nobody cancelled is carried out (ledger 5.4, A4 to A9)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import CARDS
from littlewars.games.rois_du_champ_de_bataille.cards import chosen, pack, size, subsets
from littlewars.games.rois_du_champ_de_bataille.combat import deed_damage, supporters
from littlewars.games.rois_du_champ_de_bataille.content import KINDS_OF_SPECIAL, SHOVE, TRICKED
from littlewars.games.rois_du_champ_de_bataille.declaring import recoil
from littlewars.games.rois_du_champ_de_bataille.deed import (
    HEAL,
    LEAD,
    MOVE,
    NEST,
    NO_DEED,
    OTHER,
    PAIR,
    PUSH,
    RUSE,
    SHOT,
    STAB,
    STRIKE,
)
from littlewars.games.rois_du_champ_de_bataille.events import ATTACKED, DISCARDED, LAPSED, SLIPPED, SPECIAL
from littlewars.games.rois_du_champ_de_bataille.events import NEST as NESTED
from littlewars.games.rois_du_champ_de_bataille.ground import NEXT, NONE, ZONES, distance, zones_of
from littlewars.games.rois_du_champ_de_bataille.marching import advance, march, march_out, trample, whole
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Heal, Wound, lose, note_loss
from littlewars.games.rois_du_champ_de_bataille.steps.paying import cards_prompt
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, hurt, joined, less, life, total, without
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Stage(Step):
    """A stage of the action under way, which runs by itself. `seat` is whose action it is."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class Close(Step):
    """The action is over (A9)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.deed = NO_DEED


def possible(battle: Battle) -> bool:
    """Tell whether somebody is left to carry the action out; who has died drops out of it (RCB-932)."""
    deed = battle.deed
    if deed.verb == RUSE:
        return True
    if deed.verb == MOVE or slips(battle):
        return len(deed.units) > 0 or (deed.way == OTHER and deed.verb == MOVE)
    return len(battle.troops[deed.origin]) > 0


def slips(battle: Battle) -> bool:
    """Tell whether the strike sends a unit among the enemy instead of doing damage."""
    deed = battle.deed
    return deed.verb == STRIKE and deed.way == OTHER and battle.orders[battle.active].slips_in


class Carry(Stage):
    """The counter window is closed: the stages of the action follow."""

    def take(self, battle: Battle, choice: Choice) -> None:
        seat, deed = self.seat, battle.deed
        verb = deed.verb
        if verb == STRIKE and deed.crowd:
            battle.then(*[InTurn(zone, seat) for zone in zones_of(deed.crowd | 1 << deed.origin)])
        elif verb in (STRIKE, PAIR, PUSH, SHOT):
            react = verb != SHOT and not battle.captured(deed.target)
            blow: Step = Shove(seat) if verb == PUSH else Blow(seat)
            after: list[Step] = [React(seat), FollowUp(seat)] if react else [FollowUp(seat)]
            battle.then(Fit(seat), Prepare(seat), blow, *after)
            if react:
                battle.orders[1 - seat].before_blow(battle, 1 - seat)
        elif verb == MOVE:
            battle.then(Fit(seat), Move(seat))
        elif verb == HEAL:
            points = len(battle.troops[deed.origin]) * battle.orders[seat].heal_factor(battle, seat, deed.origin)
            battle.then(Heal(points, seat, deed.origin))
        elif verb == RUSE:
            battle.then(Yield(TRICKED, 1 - seat), Tricked(seat))
        elif verb == NEST:
            battle.hives[seat] |= 1 << deed.target
            battle.tell(NESTED, seat, deed.target)
        elif verb == LEAD:
            lead(battle, seat)
        else:
            stab(battle, seat)


class Fit(Stage):
    """Units that have died meanwhile drop out; where none is left, the action lapses (RCB-932)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        deed = battle.deed
        if not possible(battle):
            battle.tell(LAPSED, self.seat)
            while not isinstance(battle.agenda[-1], Close):
                battle.cancel()
        elif deed.verb != MOVE:
            battle.deed = deed.by(min(deed.count, len(battle.troops[deed.origin])), deed.units)


class Prepare(Stage):
    """What the attacker's order does before damage is counted (A5)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.deed.verb != PUSH and not slips(battle):
            battle.orders[self.seat].before_attack(battle, self.seat)


class Blow(Stage):
    """RCB-802 to RCB-813: a strike or a shot does its damage (A6)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        seat, deed = self.seat, battle.deed
        if slips(battle):
            slip_in(battle, seat)
            return
        target, shot = deed.target, deed.verb == SHOT
        struck = battle.owner[target] != NONE and deed.boost > 0
        points = deed_damage(battle, seat, target) if struck else 0
        battle.tell(ATTACKED, seat, deed.verb, deed.origin, target, points)
        order = battle.orders[seat] if battle.owner[deed.origin] == seat and not shot else PLAIN
        hits = order.hits(battle, seat, points) if struck else []
        battle.attacks.append(ZONES * deed.origin + target)
        battle.volleys += int(shot and deed.cards > 1)
        if not struck or order.shares(battle, seat, points):
            return
        if points and battle.order_at(target).bears(battle, battle.owner[target], points):
            lose(battle, *hits[1:])
        else:
            lose(battle, *hits)


def slip_in(battle: Battle, seat: Seat) -> None:
    """Put a unit among the enemy's troop."""
    deed = battle.deed
    unit = deed.units[0]
    battle.tell(SLIPPED, seat, deed.target)
    battle.set_troop(seat, deed.origin, without(battle.troops[deed.origin], unit))
    battle.flayers[deed.target] = unit


class Shove(Stage):
    """RCB-911 to RCB-917: a push costs both sides life, at the same time."""

    def take(self, battle: Battle, choice: Choice) -> None:
        deed = battle.deed
        crowd = len(battle.troops[deed.target])
        battle.tell(ATTACKED, self.seat, PUSH, deed.origin, deed.target, SHOVE)
        battle.then(Wound(SHOVE, deed.target), Wound(crowd, deed.origin), Displace(self.seat))


class Displace(Stage):
    """RCB-912: the pushed troop gives way; the pusher follows only where an order lets it (RCB-916)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        seat, deed = self.seat, battle.deed
        origin, target = deed.origin, deed.target
        if battle.owner[target] == 1 - seat:
            moving = battle.troops[target][: recoil(battle, target)]
            march(battle, 1 - seat, target, NEXT[target][deed.direction], moving, 0)
        troop = battle.troops[origin] if battle.owner[origin] == seat else []
        if deed.way == OTHER and troop and battle.room(seat, target) >= len(troop):
            whole(battle, seat, origin, target)


class React(Stage):
    """What the defender's order answers to what the action cost him (A7)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.toll > 0:
            battle.orders[1 - self.seat].after_blow(battle, 1 - self.seat)


class FollowUp(Stage):
    """What the attacker's order adds (A8)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.orders[self.seat].follow_up(battle, self.seat)


class InTurn(Stage):
    """One of several troops that strike with the same card, where that was agreed (RCB-208)."""

    def __init__(self, origin: int, seat: Seat) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def take(self, battle: Battle, choice: Choice) -> None:
        target = NEXT[self.origin][battle.deed.direction]
        battle.toll = 0
        battle.wiped = 0
        if battle.owner[self.origin] == self.seat and battle.owner[target] == 1 - self.seat:
            battle.deed = battle.deed.alone(self.origin, target, len(battle.troops[self.origin]))
            battle.then(Carry(self.seat))


class Move(Stage):
    """RCB-701: units change zone; of several troops, the front rank goes first (RCB-208)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        seat, deed = self.seat, battle.deed
        if deed.way == OTHER:
            march_out(battle, seat, deed.origin, deed.target)
        elif deed.crowd:
            advance(battle, seat, deed.crowd | 1 << deed.origin, deed.direction)
        else:
            march(battle, seat, deed.origin, deed.target, deed.units, deed.specials)
            if distance(deed.origin, deed.target) > 1:
                trample(battle, NEXT[deed.origin][deed.direction])
                weary(battle, seat, battle.orders[seat].toll(battle, seat))


def weary(battle: Battle, seat: Seat, points: int) -> None:
    """Let each unit that went two zones lose life."""
    deed = battle.deed
    if points:
        left = [hurt(unit, points) for unit in deed.units if life(unit) > points]
        others = less(battle.troops[deed.target], deed.units)
        battle.set_troop(seat, deed.target, joined(others, left))
        note_loss(battle, seat, deed.target, total(deed.units) - total(left), len(deed.units) - len(left))


def lead(battle: Battle, seat: Seat) -> None:
    """RCB-405: a special goes alone."""
    deed = battle.deed
    for kind in range(KINDS_OF_SPECIAL):
        if deed.specials >> kind & 1:
            battle.specials[KINDS_OF_SPECIAL * seat + kind] = deed.target
            battle.tell(SPECIAL, seat, kind, deed.target)


def stab(battle: Battle, seat: Seat) -> None:
    """Strike the flayer among a troop: units and support, and nothing else."""
    zone = battle.deed.origin
    points = len(battle.troops[zone]) + supporters(battle, seat, zone)
    unit = battle.flayers[zone]
    battle.tell(ATTACKED, seat, STAB, zone, zone, points)
    dead = life(unit) <= points
    battle.flayers[zone] = NO_UNIT if dead else hurt(unit, points)
    note_loss(battle, 1 - seat, zone, min(points, life(unit)), int(dead))


class Yield(SeatStep):
    """RCB-921: the victim of a ruse discards cards of his choice; all, if he has no more."""

    def __init__(self, count: int, seat: Seat) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.cards(self.seat) > self.count else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [CARDS + mask for mask in subsets(battle.hands[self.seat], self.count)]

    def take(self, battle: Battle, choice: Choice) -> None:
        hand = battle.hands[self.seat]
        pile = chosen(hand, choice - CARDS) if choice >= CARDS else hand[:]
        if size(pile) > 0:
            battle.spend_all(self.seat, pile)
            battle.tell(DISCARDED, self.seat, pack(pile))

    def prompt(self, battle: Battle) -> Prompt:
        return cards_prompt(battle, self.seat, self.count)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-921", Message("refused-cards", count=self.count))


class Tricked(Stage):
    """What an order adds to a ruse."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.orders[self.seat].after_ruse(battle, self.seat)
