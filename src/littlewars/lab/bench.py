"""How fast the games are: random whole games, copies, lists of choices and iterations of the search, beside the floor.

One round visits every row once, interpreted and compiled in turn, and times the floor just before each, so that a slow
spell of the machine falls on all alike. What is told is the median of the rounds: of a rate, of its multiple of the
floor, and of what compiling gains. Rates are per second of processor time.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import littlewars
from littlewars.kernel import agenda
from littlewars.kernel.agenda import State
from littlewars.lab.floor import play_floor

if TYPE_CHECKING:
    from littlewars.kernel.sight import Sight
    from littlewars.players.search import Search

HOME = Path(littlewars.__file__).resolve().parent
COMPILED_HOME = HOME.parents[1] / "build" / "compiled"  # where `make compile` puts its package, in a source tree
MIDGAME = 60  # choices played before copies and lists are timed; half a game, if that is less
REPEATS = 100  # of a single operation between two looks at the clock
ITERATIONS = 200  # of one search: as many as the peers' searches are timed with
PARTS = (" clone", " legal", " search", " search cut off")  # how rows end that are no whole games

Measure = Callable[[Random], int]


@dataclass
class Row:
    """A rate: of whole games (`games` per second too), or of single operations."""

    name: str
    mode: str
    games: float
    rate: float  # choices, copies, lists or iterations per second
    times_floor: float
    gain: float = 0  # compiled: how many times faster than interpreted


def compiled_now() -> bool:
    """Tell whether the rules running now are compiled."""
    return not agenda.__file__.endswith(".py")


def one_round(measures: dict[str, Measure], seconds: float, seed: int, mode: str) -> list[Row]:
    """Time every measure once, the floor just before each."""
    floors = []
    found = []
    for name, measure in measures.items():
        floors.append(_time(play_floor, seconds / 2, seed)[1])
        games, rate = _time(measure, seconds, seed)
        whole = 0 if name.endswith(PARTS) else games
        found.append(Row(name, mode, whole, rate, rate / floors[-1]))
    return [Row("floor", mode, 0, median(floors), 1.0), *found]


def bench(keys: list[str], seconds: float, rounds: int) -> list[Row]:
    """Measure the games for so many rounds, in every mode there is."""
    seen: dict[tuple[str, str], list[Row]] = {}
    for number in range(rounds):
        for mode in modes():
            for row in run_mode(mode, keys, seconds, number):
                seen.setdefault((row.mode, row.name), []).append(row)
    return [middle_of(rows, seen["interpreted", name]) for (_, name), rows in seen.items()]


def middle_of(rows: list[Row], interpreted: list[Row]) -> Row:
    """Return the median of a row's rounds; `interpreted` is the same row, uncompiled, in the same rounds."""
    gains = [row.times_floor / slow.times_floor for row, slow in zip(rows, interpreted, strict=True)]
    return Row(
        rows[0].name,
        rows[0].mode,
        median(row.games for row in rows),
        median(row.rate for row in rows),
        median(row.times_floor for row in rows),
        median(gains) if rows[0].mode == "compiled" else 0,
    )


def _time(measure: Measure, seconds: float, seed: int) -> tuple[float, float]:
    """Return how often per second a measure ran, and what it counted per second."""
    rng = Random(seed)
    runs = count = 0
    start = time.process_time()
    while True:
        count += measure(rng)
        runs += 1
        spent = time.process_time() - start
        if spent > 0 and not spent < seconds:
            return runs / spent, count / spent


def game_measures(keys: list[str]) -> dict[str, Measure]:
    """Make the measures of the games: whole games, copies and lists of choices in mid-game, and searches.

    One search plays every game out at random, from the first position, as the peers' do. The other is cut off and
    judged by the game, as the computer players search, from the first position in mid-game where a seat must choose.
    """
    # imported here, once `prefer_source` has had its say
    from littlewars.games.library import find
    from littlewars.kernel.sight import Sight
    from littlewars.players.random_player import play_out, random_choice
    from littlewars.players.search import Search

    measures: dict[str, Measure] = {}
    for key in keys:
        game = find(key)
        setup = game.setup({})
        length = play_out(game.start(setup), Random(0))
        middle = game.start(setup)
        rng = Random(0)
        for _ in range(min(MIDGAME, length // 2)):
            middle.apply(random_choice(middle, rng))
        measures[key] = partial(_whole_game, partial(game.start, setup), play_out)
        measures[f"{key} clone"] = partial(_repeat, middle.clone)
        measures[f"{key} legal"] = partial(_repeat, middle.legal)
        first, asked = game.start(setup), middle.clone()
        while asked.actor == agenda.NATURE:
            asked.apply(random_choice(asked, rng))
        sights = [Sight(game, state, max(0, state.actor)) for state in (first, asked)]
        measures[f"{key} search"] = partial(_search, Search, True, sights[0])
        measures[f"{key} search cut off"] = partial(_search, Search, False, sights[1])
    return measures


def _whole_game(start: Callable[[], State], play_out: Callable[[State, Random], int], rng: Random) -> int:
    return play_out(start(), rng)


def _repeat(operation: Callable[[], object], rng: Random) -> int:
    for _ in range(REPEATS):
        operation()
    return REPEATS


def _search(search: "type[Search]", whole_games: bool, sight: "Sight", rng: Random) -> int:
    tree = search(rng.getrandbits(64), whole_games)
    tree.open(sight)
    while tree.root.spent < ITERATIONS:
        tree.walk(sight, most=ITERATIONS - tree.root.spent)
    return ITERATIONS


def run_mode(mode: str, keys: list[str], seconds: float, seed: int) -> list[Row]:
    """Measure one round in a process of its own, interpreted or compiled."""
    home = HOME.parent if mode == "interpreted" or compiled_now() else COMPILED_HOME
    arguments = [sys.executable, "-m", "littlewars.lab.bench", mode, ",".join(keys), str(seconds), str(seed)]
    path = [str(home), *filter(None, [os.environ.get("PYTHONPATH")])]  # games installed there are played too
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path)}
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True)
    return [Row(**json.loads(line)) for line in done.stdout.splitlines()]


def modes() -> list[str]:
    """List how the rules can run here."""
    return ["interpreted", *(["compiled"] if compiled_now() or (COMPILED_HOME / ".done").exists() else [])]


def _source_finder(path: str) -> FileFinder:
    if not Path(path).resolve().is_relative_to(HOME):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))


def prefer_source() -> None:
    """Make this process import our modules from their source, even where they are compiled."""
    sys.path_hooks.insert(0, _source_finder)
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.startswith("littlewars.")]:
        del sys.modules[name]


def main(arguments: list[str]) -> None:
    """Measure in this process and print the rows as JSON lines."""
    mode, keys, seconds, seed = arguments
    if mode == "interpreted":
        prefer_source()
    for row in one_round(game_measures(keys.split(",")), float(seconds), int(seed), mode):
        print(json.dumps(asdict(row)))


if __name__ == "__main__":
    main(sys.argv[1:])
