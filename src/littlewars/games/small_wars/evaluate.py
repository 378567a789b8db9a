"""How good a position of Small Wars looks to a seat.

The numbers were fitted to the results of some hundred games, as thousandths of the logarithm of the odds. A figure in
the midst of its activation counts as ready for the actions it has left, so that a choice is judged by what it does, and
not by how far it has come.
"""

from typing import Final

from littlewars.games.small_wars.content import Sheet
from littlewars.games.small_wars.ground import BIT, CELLS, DISTANCE
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.activation import Act
from littlewars.kernel.agenda import Seat

BUDGETS: Final = [2, 3, 8, 48_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
NOBODY_ACTS: Final = -1
# by turn, for what weighs more or less as the end comes near; the first number is for the set-up
VP: Final = (600, 600, 650, 1250, 2000)  # a victory point
NOW: Final = (600, 550, 850, 1400, 1900)  # one that the turn gives if nobody is left to change it
LATER: Final = (50, 100, 100, 150, 700)  # the same, while everybody can still change it
ALIVE: Final = (14, 6, 7, 7, 2)  # a printed point of a living figure
WHOLE: Final = (14, 26, 25, 28, 10)  # the same, by the hit points it has left
READY: Final = (14, 9, 8, 19, 25)  # the same, while it is still to act
CLAIM: Final = (0, 80, 200, 120, 160)  # a point in an empty cell that somebody ready can reach
SCORED: Final = 25  # a printed point, where these are counted at the end
FIGURE: Final = 1000  # a figure, where these are
THREAT: Final = 9  # a printed point that an attack would cost the enemy, while the attacker is ready
PURSE: Final = 45  # a point not yet spent
TURN: Final = 80  # to be the one who chooses
FAR: Final = 40  # a cell too far to strike anybody
READINESS: Final = 1000  # of a figure with all its actions before it
WITHIN: Final = [  # the cells so many steps away or less: [9 * cell + steps]
    sum([BIT[cell] for cell in range(CELLS) if DISTANCE[9 * here + cell] <= steps])
    for here in range(CELLS)
    for steps in range(CELLS)
]


def evaluate(war: War, seat: Seat) -> int:
    """Weigh the result, the lead in the scenario, what the turn gives, and what can still fight."""
    outcome = war.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    mine = Side(war, seat)
    other = Side(war, 1 - seat)
    total = mine.worth - other.worth + _lead(war, mine, other)
    if war.actor < 0:
        return total
    return total + (TURN if war.actor == seat else -TURN)


class Side:
    """What a seat has left: its worth, how much of it can still act, and the cells that this can reach."""

    def __init__(self, war: War, seat: Seat) -> None:
        self.seat: Seat = seat
        self.worth: int = PURSE * war.purses[seat]
        self.living: int = 0
        self.readiness: int = 0
        self.reach: int = 0
        turn = war.turn
        step = war.agenda[-1]
        active = step.figure if isinstance(step, Act) else NOBODY_ACTS
        foes = war.living(1 - seat)
        for figure in war.living(seat):
            sheet = war.sheets[figure]
            actions = 0
            if figure == active and isinstance(step, Act):
                actions = step.left
            elif not war.spent[figure]:
                actions = sheet.actions
            left = sheet.points * war.life[figure] // sheet.life
            ready = READINESS * actions // max(1, sheet.actions)
            self.living += 1
            self.readiness += ready
            self.worth += ALIVE[turn] * sheet.points + WHOLE[turn] * left + READY[turn] * left * ready // READINESS
            if actions and sheet.move > 0:
                self.reach |= WITHIN[9 * war.cell[figure] + min(CELLS - 1, sheet.move * actions)]
            self.worth += _menace(war, figure, sheet, actions, foes)


def _menace(war: War, figure: int, sheet: Sheet, actions: int, foes: list[int]) -> int:
    """Weigh the best attack that a figure can make with its actions, and how far it is from any."""
    best = 0
    nearest = 4
    reach = war.reach(figure)
    row = 9 * war.cell[figure]
    for foe in foes:
        distance = DISTANCE[row + war.cell[foe]]
        nearest = min(nearest, distance)
        if actions and reach >= 0 and distance <= reach + max(0, sheet.move):
            attacks = actions if distance <= reach else actions - 1
            target = war.sheets[foe]
            hits = min(2 * war.life[foe], attacks * sheet.dice)  # twice as many as will hit
            best = max(best, hits * target.points // (2 * target.life))
    return THREAT * best - FAR * max(0, nearest - max(sheet.reach, 0))


def _lead(war: War, mine: Side, other: Side) -> int:
    """Weigh the lead, and what this turn gives: the less can still act, the surer it is."""
    scenario = war.terms.scenario
    turn = war.turn
    lead = scenario.score(war, mine.seat) - scenario.score(war, other.seat)
    if not scenario.scored_each_turn:
        return (SCORED if scenario.reason() == "points" else FIGURE) * lead
    gain = scenario.gain(war, mine.seat) - scenario.gain(war, other.seat)
    open_still = (mine.readiness + other.readiness) // max(1, mine.living + other.living)
    weight = (NOW[turn] * (READINESS - open_still) + LATER[turn] * open_still) // READINESS
    return VP[turn] * lead + weight * gain + _claims(war, mine) - _claims(war, other)


def _claims(war: War, side: Side) -> int:
    """Weigh the empty cells that a side can reach, as far as it has figures for them."""
    empty = ~(war.held(0) | war.held(1)) & side.reach
    return CLAIM[war.turn] * min(side.readiness, READINESS * empty.bit_count()) // READINESS
