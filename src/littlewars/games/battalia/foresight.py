"""How far Battalia is played on by those who think ahead, and what there is to open with."""

from random import Random
from typing import Final

from littlewars.games.battalia.actions import FACTION
from littlewars.games.battalia.content import FACTION_KEYS
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.setup import ChooseFaction
from littlewars.kernel.agenda import Choice
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.setup import Value

DAYS_AHEAD: Final = 1
CARE: Final = 1  # a decision under way counts at its best, so that to look further finds nothing better


class WorldForesight(Foresight):
    """Battalia is played on to the next day."""

    def __init__(self) -> None:
        super().__init__(DAYS_AHEAD, CARE)

    def begun(self, world: World) -> int:
        return world.day

    def opening(self, world: World, choice: Choice) -> list[str]:
        if not isinstance(world.agenda[-1], ChooseFaction):
            return []
        return ["faction " + FACTION_KEYS[choice - FACTION]]

    def practice(self, rng: Random) -> dict[str, Value]:
        return {"players": 2}


FORESIGHT: Final = WorldForesight()
