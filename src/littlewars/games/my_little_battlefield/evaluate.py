"""How good a position of My Little Battlefield looks to a seat.

The numbers were fitted to the results of some hundred pitched battles, as thousandths of the logarithm of the odds.
"""

from typing import Final

from littlewars.games.my_little_battlefield.acting import acts
from littlewars.games.my_little_battlefield.content import TOP_POWER
from littlewars.games.my_little_battlefield.evaluate_solo import weigh_solo
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS, NO_PAWN, rows_home
from littlewars.games.my_little_battlefield.state import COMMAND, KIND_OF, MORALE, UNITS, Battle
from littlewars.kernel.agenda import Seat

BUDGETS: Final = [6, 20, 80, 50_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
POINT: Final = 20  # a victory point
LATE: Final = 200  # besides, each one that comes near the goal
NEAR: Final = 14  # victory points
SPACE: Final = 230  # a space of the gauge, for each VP of its sector, if the sector had but one
GOAL: Final = 3  # times as much where the scenario wants a sector
CONTROL: Final = 250  # a sector under control: its rule, and the units that were needed to win it
POWER: Final = 1200  # a level of Power, besides its VP: more dice, stronger units
MORALE_POINT: Final = 100
COMMAND_POINT: Final = 150
FIRST_MORALE: Final = 260  # the first point pays for a reroll
FIRST_COMMAND: Final = 100  # the first point pays for a follow
PAYABLE: Final = 410  # the next level can be paid; a part of it, the nearer one is to that
DEPLOYED: Final = (150, 550, 100)  # a unit on the field, by kind
UNDECIDED: Final = 20  # a sector with units where there is something to win, for each VP
TALLY: Final = 800  # a banner, a relic point
FORWARD: Final = 40  # a row further from home
NEAR_EXIT: Final = 100  # the same, where the enemy Reserve is open
WAITING: Final = 620  # what the seat whose turn it is will have lost when its dice are used up
DIE: Final = 65  # not yet activated
USABLE: Final = 130  # besides, if one can still do something with it


def evaluate(battle: Battle, seat: Seat) -> int:
    """Weigh the result, the points, the gauges and the means of both sides, and the dice on the table."""
    outcome = battle.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    if battle.terms.solo and battle.terms.scenario.wants_points():
        return weigh_solo(battle) * (1 if seat == BLUE else -1)
    return _side(battle, seat) - _side(battle, 1 - seat) + _dice(battle) * (1 if seat == battle.active else -1)


def _side(battle: Battle, seat: Seat) -> int:
    morale, command, power = battle.stock(seat, MORALE), battle.stock(seat, COMMAND), battle.power[seat]
    points = battle.vp(seat)
    total = (
        POINT * points + LATE * max(0, points - NEAR) + POWER * power + MORALE_POINT * morale + COMMAND_POINT * command
    )
    total += FIRST_MORALE * min(morale, 1) + FIRST_COMMAND * min(command, 1)
    total += _gauges(battle, seat) + _units(battle, seat)
    if power < TOP_POWER:
        price = power + 1
        total += PAYABLE * min(max(morale, command), price) // price
    counts = battle.terms.scenario.sheet.counts
    return total + TALLY * battle.tally[seat] if counts in ("banner", "relic") else total


def _dice(battle: Battle) -> int:
    """Weigh the dice not yet activated, for the seat whose turn it is."""
    total = -WAITING
    for face, count in enumerate(battle.dice):
        if count:
            total += DIE * count
            if acts(battle, battle.active, face, 0, False):
                total += USABLE * count
    return total


def _gauges(battle: Battle, seat: Seat) -> int:
    """Weigh the sectors that the seat controls, and the pawns in its half."""
    total = 0
    goals = battle.terms.scenario.sheet.cells
    for cell, tile in enumerate(battle.tiles):
        if battle.controls(seat, cell):
            total += CONTROL
        if battle.gauge[cell] != NO_PAWN:
            value = battle.value(seat, cell)
            if value > 0:
                total += SPACE * tile.vp * value // tile.category * (GOAL if goals >> cell & 1 else 1)
    return total


def _units(battle: Battle, seat: Seat) -> int:
    """Weigh the units on the field, and where they have something to win."""
    total = 0
    undecided = 0  # a set of sectors
    way = NEAR_EXIT if battle.terms.scenario.reserve_is_open(battle, seat) else FORWARD
    for unit in range(UNITS * seat, UNITS * seat + UNITS):
        place = battle.place[unit]
        if place >= CELLS:
            continue
        total += DEPLOYED[KIND_OF[unit]] + way * rows_home(seat, place)
        if not battle.controls(seat, place) and undecided >> place & 1 == 0:
            undecided |= 1 << place
            total += UNDECIDED * battle.tiles[place].vp
    return total
