"""How good a position of the solo mode looks to the player.

Whoever enters the enemy Reserve ends the battle, and then the points are counted (MLB-250, MLB-252): a lead is worth
the more the nearer somebody is to the way out. The numbers were fitted to the results of only 65 battles against the
IA, as thousandths of the logarithm of the odds; START and OVER were set by hand.
"""

from typing import Final

from littlewars.games.my_little_battlefield.actions import END
from littlewars.games.my_little_battlefield.content import STANDARD
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS, NO_PAWN, RED, rows_home
from littlewars.games.my_little_battlefield.state import COMMAND, KIND_OF, MORALE, UNITS, Battle
from littlewars.games.my_little_battlefield.steps.ia import IaDice, IaRoll, IaWindow
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.games.my_little_battlefield.steps.special import UseSpecial
from littlewars.kernel.agenda import Seat

OVER: Final = 10_000  # the die at hand ends the battle
START: Final = -500  # the IA has four units from the start
TURN: Final = -1400  # the player's turn: the IA's dice come next
DIE: Final = 200  # of the player, not yet activated
REROLL: Final = 160  # the free one
IA_DIE: Final = -300  # still to come
LEAD: Final = -110  # a victory point ahead or behind, far from the end of the battle
MOST: Final = 8  # points beyond which a lead hardly matters more
LEAD_NEAR_OUT: Final = [650, 370]  # besides, by whose unit is near the way out, if it could leave now
OUT: Final = [6700, 1000]  # a unit that could leave now
FARTHEST: Final = 24  # half dice to the way out; more hardly matters
HALVED: Final = 4  # half dice that halve how near it is
MOVE: Final = 2  # half dice of a move, or of a step of the gauge
ROW_AWAY: Final = 7  # half dice a row costs: a move, and the sector to be taken
POWER: Final = [590, -840]  # a level
MORALE_POINT: Final = [190, -225]
COMMAND_POINT: Final = [270, -80]
SPACE: Final = [75, -45]  # a space of the gauge, for each VP of its sector, if the sector had but one
DEPLOYED: Final = [[470, 150, 150], [-720, -720, -720]]  # a unit on the field, by kind
FORWARD: Final = [270, -170]  # a row further from home
UNDECIDED: Final = [15, 0]  # a unit where there is something to win, for each VP


def weigh_solo(battle: Battle) -> int:
    """Weigh a battle for the player. A die of the IA counts as carried out, or rolled again if that is better."""
    if not isinstance(battle.agenda[-1], IaWindow):
        return _weigh(battle)
    accepted = battle.clone()
    accepted.apply(END)
    outcome = accepted.outcome()
    worth = _weigh(accepted) if outcome is None else OVER * outcome.reward(BLUE)
    return max(worth, _weigh(battle) - MORALE_POINT[BLUE] - COMMAND_POINT[BLUE])


def _weigh(battle: Battle) -> int:
    lead = max(-MOST, min(MOST, battle.vp(BLUE) - battle.vp(RED)))
    return START + LEAD * lead + _dice(battle) + _side(battle, BLUE, lead) + _side(battle, RED, lead)


def _dice(battle: Battle) -> int:
    """Weigh the dice still to be used in this turn, and the one whose special rule is being used."""
    step = battle.agenda[-1]
    total = DIE if isinstance(step, UseSpecial) else 0
    if battle.active == RED:
        left = 1 if isinstance(step, (IaRoll, IaWindow)) else 0
        for waiting in battle.agenda:
            if isinstance(waiting, IaDice):
                left += waiting.left
        return total + IA_DIE * left
    left = battle.dice_left()
    if isinstance(step, Roll):
        left += step.dice
    return total + TURN + DIE * left + (REROLL if left > 0 and not battle.rerolled else 0)


def _side(battle: Battle, seat: Seat, lead: int) -> int:
    """Weigh the means of a side, its pawns and units, and how near the way out it is."""
    total = POWER[seat] * battle.power[seat]
    total += MORALE_POINT[seat] * battle.stock(seat, MORALE) + COMMAND_POINT[seat] * battle.stock(seat, COMMAND)
    for cell, tile in enumerate(battle.tiles):
        if battle.gauge[cell] != NO_PAWN:
            value = battle.value(seat, cell)
            if value > 0:
                total += SPACE[seat] * tile.vp * value // tile.category
    nearest = FARTHEST
    for unit in range(UNITS * seat, UNITS * seat + UNITS):
        cell = battle.place[unit]
        if cell < CELLS:
            kind = KIND_OF[unit]
            rows = rows_home(seat, cell)
            total += DEPLOYED[seat][kind] + FORWARD[seat] * rows
            if not battle.controls(seat, cell):
                total += UNDECIDED[seat] * battle.tiles[cell].vp
            nearest = min(nearest, MOVE + ROW_AWAY * (2 - rows) + _to_free(battle, seat, kind, cell))
    return total + (OUT[seat] + LEAD_NEAR_OUT[seat] * lead) * HALVED // (HALVED + nearest)


def _to_free(battle: Battle, seat: Seat, kind: int, cell: int) -> int:
    """Return how many half dice a unit needs before it may leave a cell (MLB-125, MLB-126)."""
    steps = battle.tiles[cell].category - battle.value(seat, cell)
    if kind != STANDARD:
        steps = (steps + 1) // 2  # MLB-112
    if battle.held(1 - seat) >> cell & 1:
        steps += 1 if steps > 0 else 2
    return MOVE * steps
