"""Connect Four with something changed: compiled games cannot be subclassed, so this one asks the real one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from littlewars.games.connect_four import GAME
from littlewars.kernel.agenda import Choice, Event, Seat, State
from littlewars.kernel.events import EventKind
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Setup, Value
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say


class Variant(Game):
    """Connect Four, for tests to override a method or two."""

    def __init__(self) -> None:
        super().__init__(GAME.key, GAME.version, GAME.package, GAME.titles, on_shelf=False)

    def seats(self, setup: Setup) -> list[str]:
        return GAME.seats(setup)

    def begin(self, setup: Setup) -> State:
        return GAME.begin(setup)

    def spell(self, state: Any, choice: Choice) -> str:
        return GAME.spell(state, choice)

    def write(self, state: Any) -> str:
        return GAME.write(state)

    def parse(self, text: str, setup: Setup) -> State:
        return GAME.parse(text, setup)

    def facts(self, state: Any) -> dict[str, Value | list[str]]:
        return GAME.facts(state)

    def view(self, state: Any, seat: Seat) -> Any:
        return GAME.view(state, seat)

    def describe(self, state: Any, choice: Choice) -> Message:
        return GAME.describe(state, choice)

    def kinds(self) -> list[EventKind]:
        return GAME.kinds()

    def sentence(self, state: Any, event: Event, seat: Seat) -> Message | None:
        return GAME.sentence(state, event, seat)

    def sketch(self, view: Any) -> Sketch:
        return GAME.sketch(view)

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        return GAME.draw(view, events, say)


def package_with(file: str, text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make a package for a game, with one file in it; it is called as nobody else's."""
    package = folder / f"made_up_{folder.name}"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / file).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    return package.name
