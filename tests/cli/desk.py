"""Running the program in tests: inside this process, or as a real one."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import littlewars
from littlewars.cli.app import app
from littlewars.games import GAMES
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.players.random_player import random_choice

Run = Callable[..., Result]

GAME_KEYS = [game.key for game in GAMES]
NO_CHESS = f"There is no game “chess”. Games: {', '.join(GAME_KEYS)}."

SKIRMISH = ["--set", "setup=armies", "--set", "yellow_army=jeep,jeep", "--set", "red_army=jeep,jeep"]
VARIABLES = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "dumb"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games in a folder of the test's own."""
    for name, value in {**VARIABLES, "XDG_STATE_HOME": str(tmp_path / "state")}.items():
        monkeypatch.setenv(name, value)
    return tmp_path


@pytest.fixture
def run(home: Path) -> Run:
    """Run a command in this process with what is typed; nothing but an exit may come out of it."""

    def run_it(*arguments: str | Path, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run_it


def program(*arguments: str, **settings: Any) -> subprocess.Popen[str]:
    """Start the real program."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command(arguments), env=surroundings(), encoding="utf-8", **(pipes | settings))


def done(*arguments: str, typed: bytes = b"") -> tuple[int, str, str]:
    """Run the real program; return its exit code, and what it wrote on stdout and stderr."""
    ended = subprocess.run(command(arguments), env=surroundings(), input=typed, capture_output=True, timeout=60)
    return ended.returncode, ended.stdout.decode("utf-8", "replace"), ended.stderr.decode("utf-8", "replace")


def command(arguments: tuple[str, ...]) -> list[str]:
    """Return the command line."""
    return [sys.executable, "-m", "littlewars", *arguments]


def surroundings() -> dict[str, str]:
    """Return the environment: the package under test, and nothing held back."""
    return os.environ | {"PYTHONPATH": str(Path(littlewars.__file__).parents[1]), "PYTHONUNBUFFERED": "1"}


def records(home: Path) -> list[Path]:
    """List the games kept."""
    return sorted((home / "state" / "littlewars").glob("*"))


def only_record(home: Path) -> dict[str, Any]:
    """Read the one game kept."""
    (path,) = records(home)
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def whole_game(game: Game, options: dict[str, int | str | bool], seed: int) -> tuple[list[str], Match]:
    """Play at random; return what people at one terminal, with real dice, type for it, and the match."""
    rng = Random(seed)
    match = Match(game, game.setup(options))
    typed = []
    while match.state.actor != NOBODY:
        choice = random_choice(match.state, rng)
        typed.append(game.spell(match.state, choice))
        match.choose(match.state.actor, choice)
    assert NATURE in match.actors or not game.on_shelf
    return typed, match
