"""The missions: what they change at the end of moves, turns and rounds (PS-1100 to PS-1105)."""

from typing import Final

from littlewars.games.petits_soldats.events import DROPPED, ESCAPED, HELD, SCORED, TOOK
from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import (
    BASE,
    GREEN,
    GREEN_SEAT,
    HQ,
    NONE,
    TOLERANCE,
    YELLOW,
    YELLOW_SEAT,
    in_range,
)
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Seat

BEARER: Final = 2  # PS-1102: spaces for a broken bearer
BISCUIT: Final = 100  # PS-1103: the radius of a biscuit
BISCUIT_SPACES: Final = 2
ESCAPE_ROUND: Final = 2  # PS-1104: the first in which soldiers escape


def home_token(number: int, seat: Seat) -> int:
    """PS-1100: return the token of a cube where sides have homes: green's are the first two, yellow's the others."""
    return number % 2 + (0 if seat == GREEN_SEAT else 2)


def is_near_side(battle: Battle, soldier: int, seat: Seat) -> bool:
    """Tell whether a soldier's base is within the green distance of a seat's home side: the left one is green's."""
    far = battle.x[soldier] if seat == GREEN_SEAT else battle.field.width - battle.x[soldier]
    return far - BASE <= GREEN + TOLERANCE


def goals_of(battle: Battle, soldier: int) -> list[Point]:
    """List the points a mission makes worth going to."""
    terms, field = battle.terms, battle.field
    seat = battle.seat_of(soldier)
    home = BASE + GREEN // 2
    if terms.holds_centre:
        return [(field.width // 2, field.height // 2)]
    if terms.breakthrough:
        return [(field.width - home if seat == GREEN_SEAT else home, battle.y[soldier])]
    if terms.biscuits:
        if soldier in battle.carried:
            return [(home if seat == GREEN_SEAT else field.width - home, battle.y[soldier])]
        free = [i for i in range(len(battle.carried)) if battle.carried[i] == NONE]
        return [(battle.biscuits[2 * i], battle.biscuits[2 * i + 1]) for i in free]
    return []


def after_move(battle: Battle, soldier: int) -> None:
    """PS-1103: a soldier that ends a Move beside a free biscuit takes it, the nearest first."""
    if not battle.terms.biscuits or soldier in battle.carried:
        return
    nearest, best = NONE, 0
    x, y = battle.x[soldier], battle.y[soldier]
    for i in range(len(battle.carried)):
        bx, by = battle.biscuits[2 * i], battle.biscuits[2 * i + 1]
        if battle.carried[i] == NONE and in_range(x, y, bx, by, GREEN + BASE + BISCUIT):
            square = (bx - x) * (bx - x) + (by - y) * (by - y)
            if nearest == NONE or square < best:
                nearest, best = i, square
    if nearest != NONE:
        battle.carried[nearest] = soldier
        battle.tell(TOOK, soldier, nearest)


def drop(battle: Battle, soldier: int) -> None:
    """PS-1103: what a broken soldier carried stays where it stood."""
    if soldier in battle.carried:
        biscuit = battle.carried.index(soldier)
        battle.carried[biscuit] = NONE
        battle.biscuits[2 * biscuit] = battle.x[soldier]
        battle.biscuits[2 * biscuit + 1] = battle.y[soldier]
        battle.tell(DROPPED, soldier, biscuit)


def after_turn(battle: Battle, seat: Seat) -> int:
    """Carry biscuits home and let soldiers escape; return by how much the Flag moves towards that seat."""
    spaces = 0
    if battle.terms.biscuits:
        for i in range(len(battle.carried)):
            soldier = battle.carried[i]
            if soldier != NONE and battle.seat_of(soldier) == seat and is_near_side(battle, soldier, seat):
                battle.carried[i] = NONE
                battle.biscuits[2 * i], battle.biscuits[2 * i + 1] = battle.field.goals[i]
                battle.tell(SCORED, soldier, i)
                spaces += BISCUIT_SPACES
    if battle.terms.breakthrough and battle.round >= ESCAPE_ROUND:
        for soldier in battle.in_play(seat):
            if is_near_side(battle, soldier, 1 - seat):
                battle.tell(ESCAPED, soldier, battle.orders[soldier])
                battle.leave(soldier)
                spaces += 1
    return spaces


def after_round(battle: Battle) -> int:
    """PS-1101: return by how much whoever holds the middle moves the Flag towards green."""
    if not battle.terms.holds_centre:
        return 0
    x, y = battle.field.width // 2, battle.field.height // 2
    counts = [0, 0]
    for soldier in battle.everybody():
        if battle.x[soldier] != HQ and in_range(x, y, battle.x[soldier], battle.y[soldier], YELLOW + BASE):
            counts[battle.seat_of(soldier)] += 1
    if counts[GREEN_SEAT] == counts[YELLOW_SEAT]:
        return 0
    holder = GREEN_SEAT if counts[GREEN_SEAT] > counts[YELLOW_SEAT] else YELLOW_SEAT
    battle.tell(HELD, holder)
    return 1 if holder == GREEN_SEAT else -1
