"""How good a position of Petits Soldats looks to a seat.

The numbers were fitted to the results of some hundred games, as thousandths of the logarithm of the odds.
"""

from typing import Final

from littlewars.games.petits_soldats.content import ATTACK_DICE, REROLLS
from littlewars.games.petits_soldats.lengths import BASE, GREEN_SEAT, NONE, YELLOW, YELLOW_SEAT, in_range
from littlewars.games.petits_soldats.missions import goals_of
from littlewars.games.petits_soldats.odds import expected_hearts, grenade_hearts
from littlewars.games.petits_soldats.seeing import defense_against, has_close_reroll, is_valid_target
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import defense_now, shown_hits
from littlewars.games.petits_soldats.steps.throw import GRENADE_WEAPON, Fire, Flick, PlaceDie, Rehearse
from littlewars.games.petits_soldats.throwing import marks
from littlewars.kernel.agenda import Seat
from littlewars.pieces.plane.ways import FINE, length

BUDGETS: Final = [30, 300, 1_500, 7_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
SPACE: Final = (1350, 1350, 2350, 3350)  # a space of the Flag, by round: it weighs more the less is to come
BROKEN: Final = 200  # what is lost with a soldier until it comes back
HURT: Final = 600  # thousandths of what breaking a soldier is worth, when it is as good as broken
SHIELD: Final = 145
ORDER: Final = 300  # a token still on the General
THREAT: Final = 550  # thousandths of what an attack would do, while there are orders for it
IDLE: Final = 300  # the same without orders: it may come in the next round
AIM: Final = 550  # thousandths of what a throw does if it goes as aimed
GOAL: Final = 300  # for being at a mission's goal
MORTAR_HEARTS: Final = 1000  # on average, in thousandths


def evaluate(battle: Battle, seat: Seat) -> int:
    """Weigh the Flag, tokens, who sees whom, and what is under way."""
    return worth(battle) if seat == GREEN_SEAT else -worth(battle)


def worth(battle: Battle) -> int:
    """Tell how good a position looks to green."""
    outcome = battle.outcome()
    if outcome is not None:
        return WON * outcome.reward(GREEN_SEAT)
    total = _space(battle) * battle.flag + _side(battle, GREEN_SEAT) - _side(battle, YELLOW_SEAT)
    return total + _under_way(battle)


def _space(battle: Battle) -> int:
    return SPACE[min(battle.round, len(SPACE) - 1)]


def heart_worth(battle: Battle, soldier: int, thousandths: int) -> int:
    """Return what hearts on a soldier are worth to the other side."""
    left = 1000 * (battle.solidity(soldier) - battle.hearts[soldier])
    return (_space(battle) + BROKEN) * HURT // 1000 * min(thousandths, left) // (1000 * battle.solidity(soldier))


def _side(battle: Battle, seat: Seat) -> int:
    total = ORDER * battle.general[seat]
    share = THREAT if battle.general[seat] else IDLE
    enemies = battle.in_play(1 - seat)
    for soldier in battle.in_play(seat):
        total += BROKEN - heart_worth(battle, soldier, 1000 * battle.hearts[soldier]) - SHIELD * battle.shields[soldier]
        best = 0
        for enemy in enemies:
            if is_valid_target(battle, soldier, enemy):
                rolls = 1 + REROLLS + (1 if has_close_reroll(battle, soldier, enemy) else 0)
                hearts = expected_hearts(ATTACK_DICE, 0, rolls, defense_against(battle, soldier, enemy))
                best = max(best, heart_worth(battle, enemy, hearts))
        total += best * share // 1000
        total += _goal(battle, soldier)
    return total


def _goal(battle: Battle, soldier: int) -> int:
    """Return what it is worth to be as near to a mission's goal as a soldier is."""
    best = 0
    for x, y in goals_of(battle, soldier):
        far = length(x - battle.x[soldier], y - battle.y[soldier]) // FINE
        best = max(best, GOAL * max(0, 4 * YELLOW - far) // (4 * YELLOW))
    return best + (GOAL if soldier in battle.carried else 0)


def _under_way(battle: Battle) -> int:
    """Return what an attack or a throw promises that is not over yet."""
    if battle.shooter != NONE:
        hits = shown_hits(battle)
        dice = ATTACK_DICE - battle.dice[0]
        hearts = expected_hearts(dice, hits, battle.rerolls, defense_now(battle))
        gain = heart_worth(battle, battle.target, hearts)
        return gain if battle.seat_of(battle.shooter) == GREEN_SEAT else -gain
    step = battle.agenda[-1]
    if isinstance(step, Rehearse):
        return _throw(battle, step.seat, step.weapon == GRENADE_WEAPON)
    if isinstance(step, (PlaceDie, Flick)):
        return _throw(battle, step.seat, True)
    return _throw(battle, step.seat, False) if isinstance(step, Fire) else 0


def _throw(battle: Battle, seat: Seat, grenade: bool) -> int:
    """Return what the best of the aims promises to green."""
    best = -WON
    for x, y in marks(battle, seat):
        gain = 0
        for one in battle.everybody():
            if battle.plays(one) and in_range(x, y, battle.x[one], battle.y[one], YELLOW + BASE):
                hearts = grenade_hearts(battle.defense(one)) if grenade else MORTAR_HEARTS
                loss = heart_worth(battle, one, hearts)
                gain += loss if battle.seat_of(one) != seat else -loss
        best = max(best, gain)
    best = max(best, 0) * AIM // 1000
    return best if seat == GREEN_SEAT else -best
