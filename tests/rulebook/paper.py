"""Connect Four in a package of its own, with the rules and examples a test writes."""

import importlib
from itertools import count
from pathlib import Path

import pytest

from littlewars.games.connect_four.game import ConnectFour
from littlewars.kernel.content import LANGUAGES
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


def in_parts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Make a package whose rules have chapters apart: `red` and `blue` one after the other, `late` after others."""
    chapters = {
        "play": "",
        "red": "apart = true",
        "blue": "apart = true",
        "end": "apart = false",
        "late": "apart = true",
    }
    rules = {
        "C4-01": ("play", "See C4-RED-2, C4-02 and C4-E93."),
        "C4-RED-1": ("red", "A <red> rule; see C4-RED-2, C4-01, C4-BLU-1 and C4-E91."),
        "C4-RED-2": ("red", "Velvet."),
        "C4-BLU-1": ("blue", "Satin."),
        "C4-02": ("end", "The end."),
        "C4-LAT-1": ("late", "Later."),
    }
    book = "".join(
        f'[[chapter]]\nkey = "{key}"\ntitle = {{ en = "The {key} part", fr = "La part {key}" }}\n{apart}\n'
        for key, apart in chapters.items()
    ) + "".join(
        f'[[rule]]\nid = "{rule}"\nchapter = "{chapter}"\nsource = "ours"\ntext = {{ en = "{text}", fr = "{text}" }}\n'
        for rule, (chapter, text) in rules.items()
    )
    shown = {"C4-E91": ["C4-01", "C4-BLU-1"], "C4-E92": ["C4-RED-1", "C4-01"], "C4-E93": ["C4-RED-2"]}
    examples = {f"{name[3:].lower()}.toml": example(id=f'"{name}"', rules=str(cited)) for name, cited in shown.items()}
    game = packaged(folder, monkeypatch, book, examples)
    locales = folder / game.package / "locales"
    locales.mkdir()
    for language in LANGUAGES:
        (locales / f"{language}.ftl").write_text("")
    return game
