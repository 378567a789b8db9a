"""«Ordre»: one token, one soldier, one action (PS-501 to PS-507)."""

from typing import Final

from littlewars.games.petits_soldats.content import (
    ATTACK,
    ATTACK_DICE,
    CARDS,
    FIRST_AID,
    GRENADE,
    HEAL,
    MORTAR_VERB,
    MOVE,
    RECON,
    RECON_VERB,
    REROLLS,
    RISKY_SHOT,
    VERBS,
)
from littlewars.games.petits_soldats.events import AIMED, HEALED, ORDERED, SPOON, STAR
from littlewars.games.petits_soldats.harm import Harm
from littlewars.games.petits_soldats.lengths import NONE, YELLOW
from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.seeing import has_close_reroll, is_seen, targets
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import Roll
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.games.petits_soldats.steps.throw import GRENADE_WEAPON, MORTAR_WEAPON, Rehearse
from littlewars.games.petits_soldats.throwing import spoon_points, spoon_sides
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

NOBODY_ELSE: Final = 99  # stands for no soldier in a Reconnaissance
SPAN: Final = 100  # numbers of soldiers are below it: verb, soldier, first, second
LAST: Final = len(VERBS) * SPAN * SPAN * SPAN


def order_choice(verb: int, soldier: int, first: int = 0, second: int = 0) -> Choice:
    """Return the number of an order."""
    return ((verb * SPAN + soldier) * SPAN + first) * SPAN + second


def order_of(choice: Choice) -> tuple[int, int, int, int]:
    """Return the verb, the soldier and the two arguments of a numbered order."""
    return choice // SPAN // SPAN // SPAN, choice // SPAN // SPAN % SPAN, choice // SPAN % SPAN, choice % SPAN


class AskOrder(SeatStep):
    """PS-504: the order is compulsory, and skipped only when the General has no token."""

    def actor(self, battle: Battle) -> Seat:
        return NOBODY

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.general[self.seat]:
            battle.then(GiveOrder(self.seat))


class GiveOrder(SeatStep):
    """PS-501, PS-502: a token goes from the General to a soldier, who does something."""

    def legal(self, battle: Battle) -> list[Choice]:
        found: list[Choice] = []
        for soldier in battle.in_play(self.seat):
            seen = targets(battle, soldier)
            found += [order_choice(ATTACK, soldier, target) for target in seen]
            found.append(order_choice(MOVE, soldier))
            found += special_choices(battle, soldier, seen)
        return sorted(found)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if not 0 <= choice < LAST:
            return Refusal("PS-502", Message("refused-no-order"))
        verb, soldier, first, second = order_of(choice)
        if soldier not in battle.squad(self.seat):
            return Refusal("PS-501", Message("refused-no-order"))
        name = soldier_name(battle, soldier)
        if not battle.plays(soldier):
            return Refusal("PS-647", Message("refused-not-in-play", soldier=name))
        if verb not in (ATTACK, MOVE, CARDS[battle.kinds[soldier]].special):
            return Refusal("PS-502", Message("refused-not-on-card", soldier=name))
        if verb in (ATTACK, RISKY_SHOT):
            return self.target_refusal(battle, soldier, first)
        if verb == HEAL:
            return Refusal("PS-1010", Message("refused-heal"))
        if verb == RECON_VERB:
            return recon_refusal(battle, 1 - self.seat, first, second)
        return Refusal("PS-720" if verb == MORTAR_VERB else "PS-502", Message("refused-no-order"))

    def target_refusal(self, battle: Battle, soldier: int, target: int) -> Refusal:
        """Say why an enemy is no valid target."""
        if target not in battle.squad(1 - self.seat):
            return Refusal("PS-601", Message("refused-no-enemy"))
        name = soldier_name(battle, target)
        if not battle.plays(target):
            return Refusal("PS-647", Message("refused-not-in-play", soldier=name))
        if battle.terms.night and is_seen(battle, soldier, target):
            return Refusal("PS-1105", Message("refused-night", soldier=name))
        return Refusal("PS-603", Message("refused-unseen", soldier=name))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-order", left=battle.general[self.seat]))

    def take(self, battle: Battle, choice: Choice) -> None:
        verb, soldier, first, second = order_of(choice)
        battle.general[self.seat] -= 1
        battle.orders[soldier] += 1
        battle.tell(ORDERED, soldier, verb)
        if battle.general[self.seat] == 0 and battle.star == NONE and not battle.terms.alternate:  # PS-810
            battle.star = self.seat
            battle.tell(STAR, self.seat)
        if verb in (ATTACK, RISKY_SHOT):
            declare(battle, soldier, first, verb == RISKY_SHOT)
        elif verb == MOVE:
            battle.then(Walk(self.seat, soldier))
        elif verb == RECON_VERB:
            harm = Harm(battle)
            for enemy in (first, second):
                if enemy != NOBODY_ELSE:
                    harm.shields[enemy] += 1
            harm.deal()
        elif verb == HEAL:
            battle.hearts[first] -= second
            battle.tell(HEALED, soldier, first, second)
        elif verb == GRENADE:
            battle.then(Rehearse(self.seat, soldier, GRENADE_WEAPON, 0))
        else:
            battle.tell(SPOON, soldier, *spoon_points(battle, soldier)[first])
            battle.then(Rehearse(self.seat, soldier, MORTAR_WEAPON, first))


def special_choices(battle: Battle, soldier: int, seen: list[int]) -> list[Choice]:
    """List the ways in which a soldier may do its special action."""
    verb = CARDS[battle.kinds[soldier]].special
    seat = battle.seat_of(soldier)
    enemies = battle.in_play(1 - seat)
    if verb == RECON_VERB:  # PS-701: any two of the enemies
        found = [order_choice(verb, soldier, a, b) for a in enemies for b in enemies if a <= b]
        return found + [order_choice(verb, soldier, a, NOBODY_ELSE) for a in enemies if battle.terms.recon_up_to]
    if verb == RISKY_SHOT:
        return [order_choice(verb, soldier, target) for target in seen]
    if verb == MORTAR_VERB:
        return [order_choice(verb, soldier, side) for side in spoon_sides(battle, soldier)]
    if verb == HEAL:
        hurt = [one for one in battle.in_play(seat) if battle.hearts[one] and is_near(battle, soldier, one)]
        return [order_choice(verb, soldier, one, min(FIRST_AID, battle.hearts[one])) for one in hurt]
    return [order_choice(verb, soldier)]


def is_near(battle: Battle, soldier: int, other: int) -> bool:
    """Tell whether another is in yellow range of a soldier, or is the soldier."""
    return soldier == other or battle.gap_within(soldier, other, YELLOW)


def recon_refusal(battle: Battle, enemy: Seat, first: int, second: int) -> Refusal:
    """Say why shields cannot be put down so."""
    for soldier in (first, second):
        if soldier in battle.squad(enemy) and not battle.plays(soldier):
            return Refusal("PS-647", Message("refused-not-in-play", soldier=soldier_name(battle, soldier)))
    return Refusal("PS-701", Message("refused-recon", count=RECON))


def declare(battle: Battle, soldier: int, target: int, risky: bool) -> None:
    """PS-601, PS-612: name the target; the range is taken now."""
    close = has_close_reroll(battle, soldier, target)
    battle.shooter, battle.target = soldier, target
    battle.dice, battle.scope = [0, 0, 0], NONE
    battle.rerolls = REROLLS + (1 if close else 0)
    battle.tell(AIMED, soldier, target, risky, close)
    battle.then(Roll(battle.seat_of(soldier), ATTACK_DICE, 1 if risky else 0))


class Walk(Stride):
    """PS-506: the soldier that got the order makes a yellow Move."""

    def __init__(self, seat: Seat, soldier: int) -> None:
        super().__init__(seat)
        self.soldier: int = soldier

    def movers(self, battle: Battle) -> list[int]:
        return [self.soldier]

    def ask(self, battle: Battle) -> Message:
        return Message("prompt-walk", soldier=soldier_name(battle, self.soldier))
