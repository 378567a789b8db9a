"""How fast the games are: the measures themselves, not their speed."""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

import littlewars
from littlewars.games import GAMES
from littlewars.lab.bench import (
    ITERATIONS,
    PARTS,
    Row,
    bench,
    compiled_now,
    game_measures,
    middle_of,
    modes,
    one_round,
    run_mode,
)
from littlewars.lab.floor import HEIGHT, WIDTH, play_floor, wins
from littlewars.players.search import Search

pytestmark = pytest.mark.processes

KEYS = [game.key for game in GAMES]


def test_the_floor_plays_whole_games() -> None:
    moves = [play_floor(Random(seed)) for seed in range(200)]
    assert 7 <= min(moves) <= max(moves) <= WIDTH * HEIGHT
    assert len(set(moves)) > 10
    assert play_floor(Random(5)) == play_floor(Random(5))


@pytest.mark.parametrize(
    ("board", "column", "won"),
    [
        ([[0], [0], [0], [0], [], [], []], 3, True),
        ([[0], [0], [0], [1], [], [], []], 2, False),
        ([[0, 0, 0, 0], [], [], [], [], [], []], 0, True),
        ([[0], [1, 0], [1, 1, 0], [1, 1, 1, 0], [], [], []], 3, True),
        ([[1, 1, 1, 0], [1, 1, 0], [1, 0], [0], [], [], []], 1, True),
        ([[0], [0], [], [0], [0], [], []], 4, False),
    ],
)
def test_the_floor_knows_four_in_a_line(board: list[list[int]], column: int, won: bool) -> None:
    assert wins(board, column, 0) is won


def test_every_game_has_the_same_measures() -> None:
    measures = game_measures(KEYS)
    assert list(measures) == [f"{key}{what}" for key in KEYS for what in ("", *PARTS)]
    assert all(measure(Random(1)) > 0 for name, measure in measures.items() if " search" not in name)


@pytest.mark.parametrize("whole_games", [True, False])
def test_a_search_counts_its_iterations(whole_games: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[Search] = []

    def hired(seed: int, whole_games: bool) -> Search:
        searches.append(Search(seed, whole_games))
        return searches[-1]

    monkeypatch.setattr("littlewars.players.search.Search", hired)
    name = "small-wars search" + ("" if whole_games else " cut off")
    measure = game_measures(["small-wars"])[name]
    assert [measure(Random(seed)) for seed in (1, 2)] == [ITERATIONS, ITERATIONS]
    assert [(search.whole_games, search.root.spent) for search in searches] == [
        (whole_games, ITERATIONS)
    ] * 2  # fresh trees
    assert searches[0].rng.getstate() != searches[1].rng.getstate()


@pytest.mark.parametrize("key", KEYS)
def test_the_search_of_the_computer_players_begins_where_a_seat_chooses(key: str) -> None:
    measures = game_measures([key])
    whole, cut_off = measures[f"{key} search"], measures[f"{key} search cut off"]
    assert isinstance(whole, partial)
    assert isinstance(cut_off, partial)
    first, middle = whole.args[2], cut_off.args[2]
    assert middle.asked()
    assert first.imagine(Random(0)).key() != middle.imagine(Random(0)).key()


def test_rates_stand_beside_the_floor() -> None:
    measures = {"one": lambda rng: 1, **{f"one{part}": lambda rng: 100 for part in PARTS}}
    rows = one_round(measures, 0.002, 3, "interpreted")
    assert [row.name for row in rows] == ["floor", *measures]
    floor, one, *parts = rows
    assert floor.times_floor == 1.0
    assert one.games == pytest.approx(one.rate)
    assert [row.games for row in parts] == [0] * len(PARTS)
    assert all(row.rate > 0 and row.times_floor > 0 for row in rows)


def test_no_time_at_all_is_one_run() -> None:
    _, one = one_round({"one": play_floor}, 0.0, 1, "interpreted")
    assert one.rate > one.games > 0


def test_the_middle_round_counts_and_gains_are_taken_round_by_round() -> None:
    slow = [Row("one", "interpreted", 3, 30, floors) for floors in (0.5, 1.0, 2.0)]
    fast = [Row("one", "compiled", games, 100, floors) for games, floors in ((9, 3.0), (7, 5.0), (8, 8.0))]
    assert middle_of(fast, slow) == Row("one", "compiled", 8, 100, 5.0, 5.0)  # of 6, 5 and 4
    assert middle_of(slow, slow) == Row("one", "interpreted", 3, 30, 1.0, 0)


def test_every_mode_is_measured_in_every_round() -> None:
    found = bench(["connect-four"], 0.002, 2)
    assert [row.mode for row in found if row.name == "connect-four"] == modes()
    assert all((row.gain > 0) == (row.mode == "compiled") for row in found)


@pytest.mark.parametrize("mode", modes())
def test_a_mode_runs_in_a_process_of_its_own(mode: str) -> None:
    rows = run_mode(mode, ["connect-four"], 0.005, 1)
    assert [(row.name, row.mode) for row in rows] == [
        ("floor", mode),
        *[(f"connect-four{what}", mode) for what in ("", *PARTS)],
    ]


def test_interpreted_means_interpreted_even_where_the_rules_are_compiled() -> None:
    program = (
        "from littlewars.lab import bench; bench.prefer_source(); import littlewars.kernel.agenda as agenda; "
        "import littlewars.games.small_wars.state as state; print(agenda.__file__, state.__file__)"
    )
    environment = os.environ | {"PYTHONPATH": str(Path(littlewars.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert [Path(name).suffix for name in done.stdout.split()] == [".py", ".py"]


def test_the_rows_are_json_lines() -> None:
    arguments = ["interpreted", "connect-four", "0.001", "1"]
    environment = os.environ | {"PYTHONPATH": str(Path(littlewars.__file__).parents[1])}
    command = [sys.executable, "-m", "littlewars.lab.bench", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert len([json.loads(line) for line in done.stdout.splitlines()]) == 2 + len(PARTS)


def test_the_modes_fit_what_runs_now() -> None:
    assert modes()[0] == "interpreted"
    assert not compiled_now() or modes() == ["interpreted", "compiled"]
