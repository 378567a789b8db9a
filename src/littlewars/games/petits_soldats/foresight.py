"""How far Petits Soldats is played on by those who think ahead, and what there is to open with."""

from random import Random
from typing import Final

from littlewars.games.petits_soldats.content import KIND_KEYS, SQUAD_SIZES
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.setup import ChooseSquad
from littlewars.kernel.agenda import Choice
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.setup import Value

CARE: Final = 1  # what is under way counts as it will end on average, so that to look further finds nothing better


class SoldiersForesight(Foresight):
    """Petits Soldats counts rounds; its General searches."""

    def __init__(self) -> None:
        super().__init__(care=CARE)

    def begun(self, battle: Battle) -> int:
        return battle.round

    def opening(self, battle: Battle, choice: Choice) -> list[str]:
        if not isinstance(battle.agenda[-1], ChooseSquad):
            return []
        return [f"squad {battle.terms.squad} {KIND_KEYS[kind]}" for kind in battle.terms.squads[choice]]

    def practice(self, rng: Random) -> dict[str, Value]:
        return {"squad_size": rng.choice([*SQUAD_SIZES])}


FORESIGHT: Final = SoldiersForesight()
