"""How far Les Rois du Champ de Bataille is played on by those who think ahead."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.foresight import Foresight

TURNS_AHEAD: Final = 3


class KingsForesight(Foresight):
    """Les Rois is played on for some turns of both players, the one under way too."""

    def __init__(self) -> None:
        super().__init__(TURNS_AHEAD)

    def begun(self, battle: Battle) -> int:
        return battle.turn


FORESIGHT: Final = KingsForesight()
