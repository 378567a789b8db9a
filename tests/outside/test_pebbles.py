"""A game by somebody else, installed as its own package, is found and played like ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import littlewars

pytestmark = pytest.mark.processes

SOURCE = Path(__file__).parent / "pebbles"

FIND = """
from littlewars.games import GAMES
from littlewars.games.library import all_games, find
game = find("pebbles")
assert [each.key for each in all_games()] == [*[each.key for each in GAMES], "pebbles"]
print(game.titles["fr"], game.seats(game.setup({})))
"""

PLAY = """
from random import Random
from littlewars.games.library import find
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.match import Match
from littlewars.kernel.record import load, save
from littlewars.kernel.sight import Sight
from littlewars.players.random_player import RandomPlayer
game = find("pebbles")
for seed in range(20):
    match, player = Match(game, game.setup({})), RandomPlayer(seed)
    while match.state.actor != NOBODY:
        seat = match.state.actor
        match.choose(seat, player.choose(Sight(game, match.state, seat)))
    again, notes = load(save(match), find)
    assert again.state.key() == match.state.key()
    assert sum(match.choices) == 12
    outcome = match.state.outcome()
    assert outcome.winner() == match.actors[-1]
print(outcome.rule, len(match.events) == len(match.choices) + 1)
"""

PROMISES = """
from littlewars.games.library import find
from tests.contract.contract import PROMISES
game = find("pebbles")
for promise in PROMISES:
    for seed in range(5):
        promise(game, game.setup({}), seed)
print("kept")
"""

EXAMPLES = """
from littlewars.games.library import find
from littlewars.rulebook.examples import run_case, shipped_examples
from littlewars.rulebook.rules import read_rules
game = find("pebbles")
assert list(read_rules(game).rules) == ["PB-01", "PB-02", "PB-03"]
(example,) = shipped_examples(game)
print(example.id, [run_case(game, case).failures for case in example.cases])
"""

WORDS = """
from littlewars.games.library import find
from littlewars.words import Catalogue
game = find("pebbles")
state = game.start(game.setup({}))
for language in ("en", "fr"):
    say = Catalogue(language, game).say
    print(say(state.prompt().message), say(game.describe(state, 2)), say(state.refusal(4).reason), sep=" / ")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package in a folder of its own, from a copy: building leaves files behind."""
    folder = tmp_path_factory.mktemp("outside")
    copy, target = folder / "copy", folder / "installed"
    shutil.copytree(SOURCE, copy)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    how = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    done = subprocess.run([*pip, *how, str(copy)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def run(script: str, installed: Path) -> str:
    """Run a script where both packages, and our tests, can be imported."""
    ours = Path(littlewars.__file__).resolve().parents[1]
    paths = [installed, ours, Path(__file__).resolve().parents[2]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-W", "error", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=installed, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_game_from_outside_is_found(installed: Path) -> None:
    assert run(FIND, installed) == "Cailloux ['first', 'second']"


def test_a_game_from_outside_is_played_through_a_match(installed: Path) -> None:
    assert run(PLAY, installed) == "PB-03 True"


def test_a_game_from_outside_keeps_the_contract(installed: Path) -> None:
    assert run(PROMISES, installed) == "kept"


def test_a_game_from_outside_brings_rules_and_examples(installed: Path) -> None:
    assert run(EXAMPLES, installed) == "PB-E01 [[]]"


def test_a_game_from_outside_speaks_both_languages(installed: Path) -> None:
    assert run(WORDS, installed).splitlines() == [
        "12 pebbles are left. How many do you take? / take 2 pebbles / You take from one to 3 pebbles.",
        "Il reste 12 cailloux. Combien en prenez-vous ? / prendre 2 cailloux / On prend d'un à 3 cailloux.",
    ]


def test_the_catalogues_of_a_game_from_outside_are_complete() -> None:
    folder = SOURCE / "src" / "pebbles"
    keys = {}
    for language in ("en", "fr"):
        lines = (folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        keys[language] = [line.split(" = ")[0] for line in lines if " = " in line and line[0].isalpha()]
    assert keys["en"] == keys["fr"]
    source = (folder / "game.py").read_text(encoding="utf-8")
    unused = [key for key in keys["en"] if f'"{key}"' not in source and f"'{key}'" not in source]
    assert unused == [
        "seat-first",
        "seat-second",
    ]
