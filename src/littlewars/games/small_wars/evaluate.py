"""How good a position of Small Wars looks to a seat."""

from typing import Final

from littlewars.games.small_wars.content import TURNS
from littlewars.games.small_wars.ground import DISTANCE
from littlewars.games.small_wars.state import War
from littlewars.kernel.agenda import Seat

WON: Final = 1_000_000
LEAD: Final = 400  # a victory point, or what stands for one
POINT: Final = 2  # a printed point of a living figure


def evaluate(war: War, seat: Seat) -> int:
    """Weigh the result, the lead in the scenario as if the turn ended now, and the strength that is left."""
    outcome = war.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    return _lead(war, seat) + _strength(war, seat) - _strength(war, 1 - seat)


def _lead(war: War, seat: Seat) -> int:
    scenario = war.terms.scenario
    lead = scenario.score(war, seat) - scenario.score(war, 1 - seat)
    if scenario.reason() == "points":
        return 4 * lead
    if scenario.scored_each_turn:
        lead += scenario.gain(war, seat) - scenario.gain(war, 1 - seat)
    return LEAD * lead * (war.turn + 1) // (TURNS + 1)


def _strength(war: War, seat: Seat) -> int:
    """Add up the points of living figures, half for being alive and half for their hit points, and their bearing."""
    total = 0
    for figure in war.living(seat):
        sheet = war.sheets[figure]
        total += POINT * (sheet.points + sheet.points * war.life[figure] // sheet.life)
        nearest = 4
        for foe in war.living(1 - seat):
            nearest = min(nearest, DISTANCE[9 * war.cell[figure] + war.cell[foe]])
        total -= 3 * max(0, nearest - max(sheet.reach, 0))
    return total
