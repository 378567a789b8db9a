"""Who makes nature's choices: a seeded generator, a script, or a person with real dice."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from littlewars.kernel.agenda import Choice, State
from littlewars.kernel.errors import NotationError
from littlewars.kernel.words import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Makes nature's choices. A match checks them like anybody's."""

    @abstractmethod
    def deal(self, state: State, number: int) -> Choice:
        """Return what came up; `number` choices were made before this one."""


class SeededDealer(Dealer):
    """Draws by weight from a generator: the same seed deals the same game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Random = Random(seed)

    def deal(self, state: State, number: int) -> Choice:
        return state.agenda[-1].sample(state, self.rng)


class ScriptedDealer(Dealer):
    """Deals a list, for tests."""

    def __init__(self, script: list[Choice]) -> None:
        self.script: list[Choice] = script[:]

    def deal(self, state: State, number: int) -> Choice:
        if not self.script:
            raise NotationError(Message("dealer-script-over"))
        return self.script.pop(0)


class HumanDealer(Dealer):
    """Asks somebody who rolled the real dice."""

    def __init__(self, ask: Callable[[State], Choice]) -> None:
        self.ask: Callable[[State], Choice] = ask

    def deal(self, state: State, number: int) -> Choice:
        return self.ask(state)
