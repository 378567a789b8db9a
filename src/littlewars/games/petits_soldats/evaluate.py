"""How good a position of Petits Soldats looks to a seat.

The Flag as it is, and as what is under way will move it on average; how near to breaking everybody is; who may strike
next, and how hard. All of it counts for more the fewer orders are left in the game. The numbers were fitted to
what a search found in 160 games and to their results (ADR 17), as thousandths of the logarithm of the odds.
"""

from math import isqrt
from typing import Final

from littlewars.games.petits_soldats.content import (
    ATTACK_DICE,
    BACKFIRE,
    BACKFIRE_TOKENS,
    CARDS,
    CLEAN_SWEEP,
    EXPOSED_FACE,
    EXPOSED_TOKENS,
    GRENADE_SIDES,
    MISHAP,
    REROLLS,
    SCOPE_HITS,
    SCOPE_SIDES,
    SNIPER,
)
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, RED, YELLOW, YELLOW_SEAT, in_range
from littlewars.games.petits_soldats.missions import BEARER, goals_of
from littlewars.games.petits_soldats.odds import NEARNESS, WHOLE, blow, grenade_blow, mortar_blow, risky_blow
from littlewars.games.petits_soldats.seeing import is_valid_target
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import SCOPES, WAYS, Roll, defense_now, shown_hits
from littlewars.games.petits_soldats.steps.order import GiveOrder
from littlewars.games.petits_soldats.steps.throw import GRENADE_WEAPON, Fire, Flick, PlaceDie, Rehearse
from littlewars.games.petits_soldats.steps.turn import Move
from littlewars.games.petits_soldats.terms import SHIELD
from littlewars.games.petits_soldats.throwing import marks
from littlewars.kernel.agenda import Choice, Seat
from littlewars.pieces.plane.ways import FINE, length

BUDGETS: Final = [3, 5, 30, 14_000]  # iterations of each level; the last is one to three seconds, by the squads
WON: Final = 1_000_000
MOST_ORDERS: Final = 99  # more than any game has
SPREAD: Final = [isqrt(100_000 * (1 + orders)) for orders in range(MOST_ORDERS)]  # how open a game is, by orders left
LATER: Final = 1  # orders that a soldier gives back in a later round, so far as one can tell
SPACE: Final = 1000  # a space of the Flag
OUT: Final = 450  # a soldier that waits for the next round, to the other side
WEAR: Final = 1490  # a soldier as good as broken, to the other side; less, the farther it is from it
LAST_WEAR: Final = 330  # the same in the last round, for each order that the other side still has for it
WEARING: Final = 3  # orders, beyond which more of them make no difference to that
ORDER: Final = 30  # a token on the General
NOW: Final = 950  # thousandths of what the best attack would do, when it may be ordered at once
NEXT: Final = 550  # the same for the side that moves next
WAIT: Final = 240  # for the other one
IDLE: Final = 20  # for a side without orders, until the next round
UNSEEN: Final = 740  # thousandths of that if a soldier must move to see its target
FIRST: Final = 220  # for beginning the next round
TIE: Final = 490  # for what decides if the Flag stays in the middle, shared among the orders that are left
KINDS: Final = [0, 0, 140, 0, 0]  # what a soldier is worth besides, by its kind
GOAL: Final = 300  # for being at a mission's goal


def evaluate(battle: Battle, seat: Seat) -> int:
    """Weigh the Flag, tokens, who may strike whom, and what is under way."""
    return worth(battle) if seat == GREEN_SEAT else -worth(battle)


def worth(battle: Battle) -> int:
    """Tell how good a position looks to green."""
    outcome = battle.outcome()
    if outcome is not None:
        return WON * outcome.reward(GREEN_SEAT)
    if battle.round == 0:
        return _kinds(battle, GREEN_SEAT) - _kinds(battle, YELLOW_SEAT)
    outlook = Outlook(battle)
    total = SPACE * battle.flag + outlook.side(GREEN_SEAT) - outlook.side(YELLOW_SEAT)
    return 1000 * (total + outlook.under_way()) // SPREAD[min(outlook.left, MOST_ORDERS - 1)]


def alike(battle: Battle, choices: list[Choice]) -> list[int]:
    """Tell rolls apart by their hits and by the Sniper die: bolts are blanks where no capacity needs them (PS-634)."""
    if not isinstance(battle.agenda[-1], Roll) or battle.terms.capacities:
        return list(range(len(choices)))
    first: dict[Choice, int] = {}
    return [first.setdefault(choice - choice // SCOPES % WAYS * SCOPES, i) for i, choice in enumerate(choices)]


def _kinds(battle: Battle, seat: Seat) -> int:
    return sum([KINDS[battle.kinds[one]] for one in battle.squad(seat) if battle.kinds[one] != NONE])


class Outlook:
    """A position, and how many orders are still to come in it."""

    def __init__(self, battle: Battle) -> None:
        terms = battle.terms
        self.battle: Battle = battle
        self.preparing: bool = battle.active == NONE
        self.rounds: int = battle.lid[GREEN_SEAT] // terms.taken - (1 if self.preparing else 0)  # after this one
        self.squads: list[list[int]] = [battle.in_play(seat) for seat in (GREEN_SEAT, YELLOW_SEAT)]
        self.orders: list[int] = battle.general[:]  # of this round
        self.coming: list[int] = [0, 0]  # in the next one
        for seat in (GREEN_SEAT, YELLOW_SEAT):
            back = terms.taken + battle.bottom[seat]
            for soldier in self.squads[seat]:
                back += 1 if battle.orders[soldier] else 0
            if self.preparing:
                self.orders[seat] += back
                back = terms.taken + LATER
            self.coming[seat] = back if self.rounds > 0 else 0
        later = 2 * max(0, self.rounds - 1) * (terms.taken + LATER * terms.squad)
        self.left: int = sum(self.orders) + sum(self.coming) + later  # orders in the game
        moves = isinstance(battle.agenda[-1], Move)
        self.next: Seat = battle.first if self.preparing else battle.active if moves else 1 - battle.active

    def hearts_left(self, soldier: int) -> int:
        """Return how many hearts would break a soldier."""
        return self.battle.solidity(soldier) - self.battle.hearts[soldier]

    def wear(self, seat: Seat) -> int:
        """Return what it is worth to the other side that a soldier of this one is as good as broken."""
        return WEAR if self.rounds > 0 else LAST_WEAR * min(WEARING, self.orders[1 - seat])

    def toll(self, soldier: int, breaks: int, near: int) -> int:
        """Return what it is worth to the other side to break a soldier so likely, or else to wear it so far."""
        battle = self.battle
        seat = battle.seat_of(soldier)
        spaces = BEARER if battle.bearers[seat] == soldier else 1
        if len(self.squads[seat]) == 1:
            spaces += CLEAN_SWEEP
        worn = near - NEARNESS[self.hearts_left(soldier)][battle.defense(soldier)]
        return ((SPACE * spaces + (OUT if self.rounds > 0 else 0)) * breaks + self.wear(seat) * worn) // WHOLE

    def side(self, seat: Seat) -> int:
        """Return what a side has: tokens, soldiers less what they have suffered, what they may do to others."""
        battle = self.battle
        total = ORDER * self.orders[seat] + _kinds(battle, seat)
        for soldier in battle.squad(seat):
            if battle.plays(soldier):
                near = NEARNESS[self.hearts_left(soldier)][battle.defense(soldier)]
                total += self.goal(soldier) - self.wear(seat) * near // WHOLE
            elif self.preparing:
                card = CARDS[battle.kinds[soldier]]
                total -= self.wear(seat) * NEARNESS[card.solidity][card.defense] // WHOLE
            elif self.rounds > 0:
                total -= OUT
        if self.rounds > 0 and not self.preparing and seat == (battle.first if battle.star == NONE else battle.star):
            total += FIRST
        return total + self.threats(seat) + self.tie(seat)

    def tie(self, seat: Seat) -> int:
        """PS-822, PS-823: return what it is worth to have fewer soldiers in play, or fewer hearts, if that decides."""
        battle = self.battle
        coming = max(0, shown_hits(battle) - defense_now(battle)) if battle.shooter != NONE else 0
        if battle.flag or (coming and coming >= self.hearts_left(battle.target)):
            return 0
        more = len(self.squads[1 - seat]) - len(self.squads[seat])
        if more == 0:
            more = sum([battle.hearts[one] for one in self.squads[1 - seat]])
            more -= sum([battle.hearts[one] for one in self.squads[seat]])
            if coming:
                more += coming if battle.seat_of(battle.target) != seat else -coming
        return TIE // (1 + self.left) if more > 0 else 0

    def threats(self, seat: Seat) -> int:
        """Return what a side's orders of this round promise, or else those of the next one."""
        orders = self.orders[seat]
        step = self.battle.agenda[-1]
        total = 0
        if isinstance(step, GiveOrder) and step.seat == seat:
            total = NOW * self.threat(seat, False) // WHOLE
            orders -= 1
        if orders:
            return total + (NEXT if seat == self.next else WAIT) * self.threat(seat, True) // WHOLE
        return total + (IDLE * self.threat(seat, True) // WHOLE if self.rounds > 0 else 0)

    def threat(self, seat: Seat, moving: bool) -> int:
        """Return what a side's best attack promises, perhaps with a Move before."""
        battle = self.battle
        best = 0
        close = (YELLOW if battle.terms.night else RED) + (YELLOW if moving else 0)
        for target in self.squads[1 - seat]:
            left, defense = self.hearts_left(target), battle.defense(target)
            for soldier in self.squads[seat]:
                rolls = 1 + REROLLS + (1 if battle.gap_within(soldier, target, close) else 0)
                if battle.kinds[soldier] == SNIPER:
                    breaks, near = risky_blow(rolls, defense, left)
                else:
                    breaks, near = blow(ATTACK_DICE, 0, rolls, defense, left)
                gain = self.toll(target, breaks, near)
                if gain > best and not is_valid_target(battle, soldier, target):
                    gain = gain * UNSEEN // WHOLE if moving else 0
                best = max(best, gain)
        return best

    def goal(self, soldier: int) -> int:
        """Return what it is worth to be as near to a mission's goal as a soldier is."""
        best = 0
        for x, y in goals_of(self.battle, soldier):
            far = length(x - self.battle.x[soldier], y - self.battle.y[soldier]) // FINE
            best = max(best, GOAL * max(0, 4 * YELLOW - far) // (4 * YELLOW))
        return best + (GOAL if soldier in self.battle.carried else 0)

    def under_way(self) -> int:
        """Return what an attack or a throw promises to green that is not over yet."""
        battle = self.battle
        step = battle.agenda[-1]
        gain = 0
        if battle.shooter != NONE:
            scope = 1 if battle.scope != NONE and SCOPE_HITS[battle.scope] == 0 else 0  # it may be rolled again
            dice = ATTACK_DICE - battle.dice[0] + scope
            left = self.hearts_left(battle.target)
            breaks, near = blow(dice, shown_hits(battle), battle.rerolls, defense_now(battle), left)
            gain = self.toll(battle.target, breaks, near) - self.risk()
        elif isinstance(step, Rehearse):
            gain = self.throw(step.seat, step.soldier, step.weapon == GRENADE_WEAPON)
        elif isinstance(step, (PlaceDie, Flick)):
            gain = self.throw(step.seat, step.soldier, True)
        elif isinstance(step, Fire):
            gain = self.throw(step.seat, step.soldier, False)
        return gain if battle.active == GREEN_SEAT else -gain

    def risk(self) -> int:
        """PS-714, PS-715: return what the Sniper die may cost its owner, rolled again until it hits."""
        battle = self.battle
        if battle.scope == NONE or SCOPE_HITS[battle.scope] > 0:
            return 0
        costs = [0] * len(SCOPE_SIDES)
        costs[EXPOSED_FACE] = self.cost(battle.shooter, battle.terms.exposed_token, EXPOSED_TOKENS)
        costs[BACKFIRE] = self.cost(battle.shooter, battle.terms.backfire_token, BACKFIRE_TOKENS)
        if battle.rerolls == 0:
            return costs[battle.scope]
        sides = sum(SCOPE_SIDES)
        misses = sum([SCOPE_SIDES[face] for face in range(len(costs)) if SCOPE_HITS[face] == 0])
        total = sum([SCOPE_SIDES[face] * costs[face] for face in range(len(costs))])
        for _ in range(battle.rerolls - 1):
            total = total * misses // sides
        return total // sides

    def cost(self, soldier: int, token: int, count: int) -> int:
        """Return what it is worth to the other side that a soldier gets tokens."""
        left, defense = self.hearts_left(soldier), self.battle.defense(soldier)
        if token == SHIELD:
            return self.toll(soldier, 0, NEARNESS[left][max(0, defense - count)])
        return self.toll(soldier, 0, NEARNESS[left - count][defense]) if left > count else self.toll(soldier, WHOLE, 0)

    def throw(self, seat: Seat, thrower: int, grenade: bool) -> int:
        """Return what the best of the aims promises to a side; a grenade may go off in one's hand."""
        battle = self.battle
        best = 0
        for x, y in marks(battle, seat):
            gain = 0
            for one in [*self.squads[GREEN_SEAT], *self.squads[YELLOW_SEAT]]:
                if in_range(x, y, battle.x[one], battle.y[one], YELLOW):
                    blown = grenade_blow if grenade else mortar_blow
                    breaks, near = blown(battle.defense(one), self.hearts_left(one))
                    loss = self.toll(one, breaks, near)
                    gain += loss if battle.seat_of(one) != seat else -loss
            best = max(best, gain)
        if grenade:
            best -= GRENADE_SIDES[MISHAP] * self.toll(thrower, WHOLE, 0) // sum(GRENADE_SIDES)
        return best
