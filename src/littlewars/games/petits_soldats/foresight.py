"""How far Petits Soldats is played on by those who think ahead."""

from typing import Final

from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.foresight import Foresight

CARE: Final = 1  # what is under way counts as it will end on average, so that to look further finds nothing better


class SoldiersForesight(Foresight):
    """Petits Soldats counts rounds; its General searches."""

    def __init__(self) -> None:
        super().__init__(care=CARE)

    def begun(self, battle: Battle) -> int:
        return battle.round


FORESIGHT: Final = SoldiersForesight()
