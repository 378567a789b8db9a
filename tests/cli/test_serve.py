"""`littlewars serve`, and plain `littlewars`."""

import json
import signal
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

from tests.cli.desk import Run, done, program

STOPS_WITHIN = 3.0  # seconds


def address(server: "subprocess.Popen[str]") -> str:
    """Read where the table stands."""
    assert server.stdout is not None
    line = server.stdout.readline()
    assert line.startswith(("The table stands at http://127.0.0.1:", "La table est dressée à http://127.0.0.1:")), line
    return next(word for word in line.split() if word.startswith("http"))


@pytest.mark.processes
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_on_loopback_until_it_is_told_to_stop(home: Path, stop: signal.Signals) -> None:
    with program("serve", "--port", "0", "--db", f"sqlite:{home / 'games.db'}") as server:
        where = address(server)
        with urllib.request.urlopen(where) as answer:
            assert answer.status == 200
        began = time.monotonic()
        server.send_signal(stop)
        _, log = server.communicate(timeout=30)
    assert time.monotonic() - began < STOPS_WITHIN
    assert server.returncode == 0
    notes = [json.loads(line) for line in log.splitlines()]
    assert [note["what"] for note in notes] == ["start", "http", "stop"]
    assert (home / "games.db").exists()


@pytest.mark.processes
def test_plain_littlewars_serves(home: Path) -> None:
    """On its usual port; where that is taken it says so and does not go elsewhere."""
    with program() as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        _, log = server.communicate(timeout=30)
    assert "http://127.0.0.1:8008/" in first or "port 8008" in log
    if "http" in first:
        assert (home / "state" / "littlewars" / "table.db").exists()


@pytest.mark.processes
def test_a_taken_port_is_a_sentence(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, output, errors = done("serve", "--port", str(port))
    assert (code, output) == (2, "")
    assert errors == f"The table cannot stand at 127.0.0.1, port {port}: Address already in use.\n"


@pytest.mark.parametrize("db", ["games.db", "sqlite:", "postgresql://localhost/games"])
def test_what_is_no_store_is_a_sentence(run: Run, db: str) -> None:
    result = run("serve", "--db", db, "--port", "0")
    assert result.exit_code == 2
    assert result.stderr == f"“{db}” is no store: write sqlite:FILE.\n"


def test_a_file_that_is_no_database_is_a_sentence(run: Run, home: Path) -> None:
    (home / "games.db").write_text("this is no database, but a long enough text to look at" * 40)
    result = run("serve", "--db", f"sqlite:{home / 'games.db'}", "--port", "0")
    assert result.exit_code == 2
    assert "games.db" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("port", ["-1", "99999", "many"])
def test_a_port_that_is_none_is_a_sentence(run: Run, port: str) -> None:
    result = run("serve", "--port", port)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr
