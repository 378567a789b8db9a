"""Rolling the action dice (MLB-31, MLB-50)."""

from random import Random
from typing import Final

from littlewars.games.my_little_battlefield.events import ROLLED
from littlewars.games.my_little_battlefield.faces import FACES, ROLL_WEIGHTS, ROLLS, throw, unpack
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.agenda import NATURE, Choice, Seat, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.words import Message


class Roll(Step):
    """MLB-31: so many dice are rolled, and lie beside the panel."""

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return ROLLS[self.dice]

    def weights(self, battle: Battle) -> list[int]:
        return ROLL_WEIGHTS[self.dice]

    def sample(self, battle: Battle, rng: Random) -> Choice:
        return throw(rng, self.dice)

    def take(self, battle: Battle, choice: Choice) -> None:
        rolled = unpack(choice)
        for face in range(FACES):
            battle.dice[face] += rolled[face]
        battle.tell(ROLLED, battle.active, choice)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-roll", dice=self.dice))
