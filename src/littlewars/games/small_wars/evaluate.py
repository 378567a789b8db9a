"""How good a position of Small Wars looks to a seat.

The numbers were fitted to the results of some thousand games, as thousandths of the logarithm of the odds.
"""

from typing import Final

from littlewars.games.small_wars.ground import DISTANCE
from littlewars.games.small_wars.state import War
from littlewars.kernel.agenda import Seat

BUDGETS: Final = [20, 400, 6_000, 120_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
VP: Final = (350, 350, 700, 1200, 1600)  # a victory point, by turn: it weighs more the less is to come
NOW: Final = (100, 350, 300, 450, 700)  # one that a turn which ended now would give
SCORED: Final = 25  # a printed point, where these are counted at the end
FIGURE: Final = 1000  # a figure, where these are
ALIVE: Final = 10  # a printed point of a living figure
WHOLE: Final = 25  # the same, by the hit points it has left
READY: Final = 10  # the same, while it is still to be activated
PURSE: Final = 45  # a point not yet spent
TURN: Final = 300  # to be the one who chooses
FAR: Final = 60  # a cell too far to strike anybody


def evaluate(war: War, seat: Seat) -> int:
    """Weigh the result, the lead in the scenario, what the turn gives if it ends now, and what can still fight."""
    outcome = war.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    total = _lead(war, seat) + _strength(war, seat) - _strength(war, 1 - seat)
    if war.actor < 0:
        return total
    return total + (TURN if war.actor == seat else -TURN)


def _lead(war: War, seat: Seat) -> int:
    scenario = war.terms.scenario
    lead = scenario.score(war, seat) - scenario.score(war, 1 - seat)
    if scenario.scored_each_turn:
        return VP[war.turn] * lead + NOW[war.turn] * (scenario.gain(war, seat) - scenario.gain(war, 1 - seat))
    return (SCORED if scenario.reason() == "points" else FIGURE) * lead


def _strength(war: War, seat: Seat) -> int:
    """Add up the points to spend and of living figures: for being alive, their hit points, being ready and near."""
    total = PURSE * war.purses[seat]
    for figure in war.living(seat):
        sheet = war.sheets[figure]
        left = sheet.points * war.life[figure] // sheet.life
        total += ALIVE * sheet.points + WHOLE * left
        if not war.spent[figure]:
            total += READY * left
        nearest = 4
        for foe in war.living(1 - seat):
            nearest = min(nearest, DISTANCE[9 * war.cell[figure] + war.cell[foe]])
        total -= FAR * max(0, nearest - max(sheet.reach, 0))
    return total
