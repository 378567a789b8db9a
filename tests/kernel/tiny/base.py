"""What the tiny games share: a table made of named rows of numbers, its notation, and no pictures."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from littlewars.kernel.agenda import Choice, Event, State, Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.game import Game
from littlewars.kernel.notation import Names, read_agenda, write_agenda
from littlewars.kernel.setup import Setup, Value
from littlewars.kernel.sketch import Line, Sketch
from littlewars.kernel.words import Message, Say

COLOURS = ["red", "blue", "green", "yellow"]  # the seats


def ranked(scores: Sequence[Any]) -> list[list[int]]:
    """Rank the seats by their scores, best first; equals share their place."""
    places = sorted(set(scores), reverse=True)
    return [[seat for seat, score in enumerate(scores) if score == place] for place in places]


class TinyState(State):
    """A position whose every number lies in a named row."""

    @abstractmethod
    def rows(self) -> dict[str, list[int]]:
        """Return the rows themselves, not copies."""

    def table(self) -> tuple[int, ...]:
        return tuple(number for row in self.rows().values() for number in row)


class TinyGame(Game):
    """A game for two, unless it says otherwise, written as one line per row and one for the steps to come."""

    def __init__(self, key: str, steps: list[type[Step]], names: Names | None = None) -> None:
        super().__init__(key, 1, "tests.kernel.tiny", {"en": key, "fr": key}, on_shelf=False)
        self.steps: dict[str, type[Step]] = {step.__name__: step for step in steps}
        self.names: Names = {"seat": COLOURS, **(names or {})}

    @abstractmethod
    def begin(self, setup: Setup) -> TinyState: ...

    def seats(self, setup: Setup) -> list[str]:
        return COLOURS[:2]

    def write(self, state: TinyState) -> str:
        lines = [f"{name}: {' '.join(map(str, row))}" for name, row in state.rows().items()]
        return "\n".join([*lines, f"next: {write_agenda(state.agenda, self.names)}"])

    def parse(self, text: str, setup: Setup) -> TinyState:
        lines = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
        state = self.begin(setup)
        for name, row in state.rows().items():
            numbers = lines.get(name, "").split()
            if len(numbers) != len(row) or not all(number.removeprefix("-").isdecimal() for number in numbers):
                raise NotationError(Message("notation-row", row=name))
            row[:] = map(int, numbers)
        state.agenda = read_agenda(lines.get("next", ""), self.steps, self.names)
        return state

    def facts(self, state: TinyState) -> dict[str, Value | list[str]]:
        return {f"{name}.{i}": number for name, row in state.rows().items() for i, number in enumerate(row)}

    def describe(self, state: TinyState, choice: Choice) -> Message:
        return Message("plain", text=self.spell(state, choice))

    def sketch(self, view: Any) -> Sketch:
        return Sketch([Line(Message("plain", text=str(view)))], [], [])

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        return "<svg/>"
