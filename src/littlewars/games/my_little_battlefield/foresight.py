"""How far My Little Battlefield is played on by those who think ahead."""

from typing import Final

from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.foresight import Foresight


class BattlefieldForesight(Foresight):
    """My Little Battlefield counts turns; its General searches."""

    def __init__(self) -> None:
        super().__init__()

    def begun(self, battle: Battle) -> int:
        return battle.turn


FORESIGHT: Final = BattlefieldForesight()
