"""How far Battalia is played on by those who think ahead."""

from typing import Final

from littlewars.games.battalia.state import World
from littlewars.kernel.foresight import Foresight

DAYS_AHEAD: Final = 1
CARE: Final = 1  # a decision under way counts at its best, so that to look further finds nothing better


class WorldForesight(Foresight):
    """Battalia is played on to the next day."""

    def __init__(self) -> None:
        super().__init__(DAYS_AHEAD, CARE)

    def begun(self, world: World) -> int:
        return world.day


FORESIGHT: Final = WorldForesight()
