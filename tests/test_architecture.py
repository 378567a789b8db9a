"""What the source keeps to, beyond the import contracts of pyproject.toml."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import littlewars
from littlewars.games import GAMES

HOME = Path(littlewars.__file__).parent
SOURCES = sorted(HOME.rglob("*.py"))
RULES = [path for path in SOURCES if path.relative_to(HOME).parts[0] in ("kernel", "pieces", "games")]
COMPILED = [path for path in SOURCES if path.relative_to(HOME).parts[0] in ("kernel", "pieces", "games", "players")]
LONGEST = 400  # lines of a file
NAMED = [name for game in GAMES for name in (game.key, game.package.rsplit(".", 1)[1])]


def named(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def calls(path: Path) -> Iterator[str]:
    """List what a file calls: `print`, `random.choice` …"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def imported(path: Path) -> Iterator[str]:
    """List the modules and names a file imports: `time`, `random.Random` …"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_game_is_named_outside_its_folder() -> None:
    found = []
    for path in SOURCES:
        place = named(path)
        own = [game.package.rsplit(".", 1)[1] for game in GAMES if place.startswith(f"games/{game.package[17:]}/")]
        if place == "games/__init__.py":
            continue
        code = ast.unparse(ast.parse(path.read_text(encoding="utf-8")))  # comments may give examples
        for line in code.splitlines():
            if any(name in line and name.replace("-", "_") not in own for name in NAMED):
                found.append(f"{place}: {line}")
    assert found == []


@pytest.mark.parametrize("path", RULES, ids=named)
def test_rules_print_nothing_roll_nothing_and_read_no_clock(path: Path) -> None:
    for called in calls(path):
        assert called not in ("print", "input", "open", "breakpoint", "eval", "exec")
        assert not called.startswith(("random.", "time.", "sys.", "os."))
    for name in imported(path):
        assert name.split(".")[0] not in ("time", "datetime", "os", "sys", "secrets", "socket", "threading", "numpy")
        assert not name.startswith("random") or name == "random.Random"


@pytest.mark.parametrize("path", COMPILED, ids=named)
def test_what_is_compiled_keeps_to_plain_classes(path: Path) -> None:
    for name in imported(path):
        assert name.split(".")[0] not in ("enum", "copy")
        assert name != "typing.Protocol"


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_files_are_short_and_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert ast.get_docstring(ast.parse(text))


def test_every_game_has_the_files_a_game_has() -> None:
    for game in GAMES:
        home = HOME / "games" / game.package.rsplit(".", 1)[1]
        for name in ("rules.toml", "locales/en.ftl", "locales/fr.ftl", "examples", "game.py", "state.py"):
            assert (home / name).exists(), f"{game.key} has no {name}"
