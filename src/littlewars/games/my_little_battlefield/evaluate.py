"""How good a position of My Little Battlefield looks to a seat."""

from typing import Final

from littlewars.games.my_little_battlefield.acting import acts
from littlewars.games.my_little_battlefield.content import TOP_POWER
from littlewars.games.my_little_battlefield.ground import CELLS, NO_PAWN, rows_home
from littlewars.games.my_little_battlefield.state import COMMAND, KIND_OF, MORALE, UNITS, Battle
from littlewars.kernel.agenda import Seat

WON: Final = 1_000_000
POINT: Final = 120  # a victory point
SPACE: Final = 10  # a space of the gauge, for each VP of its sector
DICE: Final = 90  # a level of Power, besides its VP: more dice, stronger units
RESOURCE: Final = 14
FIRST_RESOURCE: Final = 16  # the first of each kind pays for a reroll or a follow
DEPLOYED: Final = (30, 45, 60)  # a unit on the field, by kind
FORWARD: Final = 6  # a row further from home
TALLY: Final = 250  # a banner, a relic point
NEAR_EXIT: Final = 25  # where the enemy Reserve is open
USABLE: Final = 8  # a die one can still do something with


def evaluate(battle: Battle, seat: Seat) -> int:
    """Weigh the result, the points, the gauges and the means of both sides."""
    outcome = battle.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    return _side(battle, seat) - _side(battle, 1 - seat) + _dice(battle) * (1 if seat == battle.active else -1)


def _side(battle: Battle, seat: Seat) -> int:
    morale, command = battle.stock(seat, MORALE), battle.stock(seat, COMMAND)
    total = POINT * battle.vp(seat) + DICE * battle.power[seat] + RESOURCE * (morale + command)
    total += FIRST_RESOURCE * (min(morale, 1) + min(command, 1)) + _gauges(battle, seat) + _units(battle, seat)
    if battle.power[seat] < TOP_POWER and max(morale, command) > battle.power[seat]:
        total += DICE // 3  # the next level can be paid
    counts = battle.terms.scenario.sheet.counts
    return total + TALLY * battle.tally[seat] if counts in ("banner", "relic") else total


def _dice(battle: Battle) -> int:
    """Weigh the dice not yet activated that the active seat can use."""
    total = 0
    for face, count in enumerate(battle.dice):
        if count and acts(battle, battle.active, face, 0, False):
            total += USABLE * count
    return total


def _gauges(battle: Battle, seat: Seat) -> int:
    """Weigh the pawns in the seat's half."""
    total = 0
    goals = battle.terms.scenario.sheet.cells
    for cell, tile in enumerate(battle.tiles):
        if battle.gauge[cell] != NO_PAWN:
            value = battle.value(seat, cell)
            if value > 0:
                total += SPACE * tile.vp * value // tile.category * (3 if goals >> cell & 1 else 1)
    return total


def _units(battle: Battle, seat: Seat) -> int:
    """Weigh the units on the field, in front, and where they have something to win."""
    total = 0
    open_ = battle.terms.scenario.reserve_is_open(battle, seat)
    for unit in range(UNITS * seat, UNITS * seat + UNITS):
        place = battle.place[unit]
        if place >= CELLS:
            continue
        total += DEPLOYED[KIND_OF[unit]] + (NEAR_EXIT if open_ else FORWARD) * rows_home(seat, place)
        if not battle.controls(seat, place):
            total += 4 * battle.tiles[place].vp
    return total
