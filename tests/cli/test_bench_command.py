"""`littlewars bench`, as short as can be."""

import json

import pytest

from littlewars.lab.bench import PARTS, modes
from tests.cli.desk import GAME_KEYS, Run

pytestmark = pytest.mark.processes

SHORT = ["--seconds", "0.01", "--rounds", "1"]
WHATS = ("", *PARTS)
ROWS = [f"connect-four{what}" for what in WHATS]


def test_the_table_shows_every_row(run: Run) -> None:
    result = run("bench", "connect-four", *SHORT)
    assert result.exit_code == 0
    for word in ("games/s", "× floor", "floor", *ROWS):
        assert word in result.stdout
    assert ("compiled: not built here" in result.stdout) == (modes() == ["interpreted"])


def test_json_has_every_field(run: Run) -> None:
    rows = json.loads(run("bench", "connect-four", *SHORT, "--json").stdout)
    assert [(row["mode"], row["name"]) for row in rows if row["name"] != "floor"] == [
        (mode, name) for mode in modes() for name in ROWS
    ]
    for row in rows:
        assert row.keys() == {"name", "mode", "games", "rate", "times_floor", "gain"}
        assert row["rate"] > 0
        assert (row["games"] > 0) == (row["name"] == "connect-four")


def test_rows_are_lines_for_the_comparison_with_peers(run: Run) -> None:
    lines = run("bench", *SHORT, "--rows").stdout.splitlines()
    rows = [json.loads(line) for line in lines]
    assert all(row.keys() == {"row", "playouts", "moves"} for row in rows)
    names = [f"littlewars/{game}{what}" for game in GAME_KEYS for what in WHATS]
    assert [row["row"] for row in rows] == [f"{name} {mode}" for mode in modes() for name in names]
    assert all(row["moves"] > 0 for row in rows)
    assert [row["playouts"] > 0 for row in rows] == [what == "" for _ in modes() for _ in GAME_KEYS for what in WHATS]
