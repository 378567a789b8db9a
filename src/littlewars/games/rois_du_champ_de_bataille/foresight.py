"""How far Les Rois du Champ de Bataille is played on by those who think ahead, and what there is to open with."""

from random import Random
from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import ARMY, KEEP, LAY
from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, ORDERS
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.setup import ChooseArmy, FirstOrder, KeepOrders
from littlewars.kernel.agenda import Choice
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.setup import Value

TURNS_AHEAD: Final = 3
FREE_SCENARIOS: Final[list[Value]] = ["escarmouche", "bataille_rangee"]  # where any army meets any other


class KingsForesight(Foresight):
    """Les Rois is played on for some turns of both players, the one under way too.

    Armies, and the orders one keeps, differ far more than a few turns show.
    """

    def __init__(self) -> None:
        super().__init__(TURNS_AHEAD)

    def begun(self, battle: Battle) -> int:
        return battle.turn

    def opening(self, battle: Battle, choice: Choice) -> list[str]:
        step = battle.agenda[-1]
        if isinstance(step, ChooseArmy):
            return ["army " + ARMIES[choice - ARMY].key]
        if isinstance(step, KeepOrders):
            kept = [index for index in range(ORDERS) if (choice - KEEP) >> index & 1]
            return ["keep " + ROSTER[battle.order_number(step.seat, index)].key for index in kept]
        if isinstance(step, FirstOrder):
            face = "active" if (choice - LAY) % 2 else "passive"
            return [f"lay {ROSTER[battle.order_number(step.seat, (choice - LAY) // 2)].key} {face}"]
        return []

    def practice(self, rng: Random) -> dict[str, Value]:
        return {"scenario": rng.choice(FREE_SCENARIOS)}


FORESIGHT: Final = KingsForesight()
