"""How far Small Wars is played on by those who think ahead, and what foretells its result where a turn begins."""

from random import Random
from typing import Final

from littlewars.games.small_wars.content import FIRST_OPTIONS
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.stock import SEATS
from littlewars.kernel.agenda import Seat
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.setup import Value

TURNS_AHEAD: Final = 2  # this one and the next
DRAFTED: Final = "draft"  # in the name of a chapter, for armies of one's own choosing
COUNTED: Final = ["score", "gain", "begins", "figures", "hits", "dice", "shots", "steps", "home", "middle", "afar"]


class WarForesight(Foresight):
    """Small Wars is played on to the second turn from now.

    What a figure is worth depends on whom it meets: so every pair of ready-made armies has chapters of its own, and
    the pair of somebody's first game is the one that has been learned about.
    """

    def __init__(self) -> None:
        super().__init__(TURNS_AHEAD, names=COUNTED)

    def begun(self, war: War) -> int:
        return war.turn

    def chapter(self, war: War) -> str:
        terms = war.terms
        armies = [terms.setup.text(seat + "_army") for seat in SEATS] if terms.ready_made else [DRAFTED]
        return "-".join([terms.scenario.key, *armies, str(war.turn)])

    def traits(self, war: War, seat: Seat) -> list[int]:
        scenario = war.terms.scenario
        hits = dice = shots = steps = 0
        strength = [0, 0, 0]  # points by the hits left, in the own camp, the middle, the enemy camp
        living = war.living(seat)
        for figure in living:
            sheet = war.sheets[figure]
            attacks = sheet.actions * max(0, sheet.dice)
            hits += war.life[figure]
            dice += attacks
            shots += attacks * max(0, war.reach(figure))
            steps += sheet.actions * max(0, sheet.move)
            row = war.cell[figure] // 3
            strength[2 - row if seat else row] += sheet.points * war.life[figure] // sheet.life
        score, gain = scenario.score(war, seat), scenario.gain(war, seat)
        return [score, gain, int(war.actor == seat), len(living), hits, dice, shots, steps, *strength]

    def practice(self, rng: Random) -> dict[str, Value]:
        return FIRST_OPTIONS


FORESIGHT: Final = WarForesight()
