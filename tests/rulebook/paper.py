"""Connect Four in a package of its own, with the rules and examples a test writes."""

import importlib
from itertools import count
from pathlib import Path

import pytest

from littlewars.games.connect_four.game import ConnectFour
from littlewars.kernel.game import Game

NUMBER = count(1)


def packaged(
    folder: Path, monkeypatch: pytest.MonkeyPatch, rules: str = "", examples: dict[str, str] | None = None
) -> Game:
    """Make the package; without rules it has no `rules.toml`."""
    name = f"paper_{next(NUMBER)}"
    home = folder / name
    (home / "examples").mkdir(parents=True)
    (home / "__init__.py").write_text("")
    if rules:
        (home / "rules.toml").write_text(rules, encoding="utf-8")
    for file, text in (examples or {}).items():
        (home / "examples" / file).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    game = ConnectFour()
    game.package = name
    return game


def example(**changes: str) -> str:
    """Write an example of Connect Four; each change replaces, adds or (empty) drops a key's line."""
    lines = {
        "id": '"C4-E90"',
        "rules": '["C4-01"]',
        "title": '{ en = "A title", fr = "Un titre" }',
        "play": '["drop 4"]',
        "expect": "{ discs = 1 }",
    }
    lines.update(changes)
    return "\n".join(f"{key} = {value}" for key, value in lines.items() if value)
