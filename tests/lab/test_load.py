"""Load on a running table."""

import socket
from pathlib import Path

import pytest

from littlewars.lab.load import Tally, main
from tests.table.desk import TableServer


def figures(text: str) -> dict[str, float]:
    """Read the lines of a name and a number."""
    return {line.rsplit(maxsplit=1)[0].strip(): float(line.rsplit(maxsplit=1)[1]) for line in text.splitlines()}


def test_percentiles_are_those_of_the_sorted_times() -> None:
    tally = Tally(seconds=[number / 1000 for number in range(100, 0, -1)])
    assert [round(tally.percentile(share)) for share in (0.5, 0.95, 0.99, 1.0)] == [51, 96, 100, 100]
    assert Tally().percentile(0.5) == 0.0


@pytest.mark.processes
def test_matches_are_played_over_real_sockets_and_timed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with TableServer(tmp_path) as server:
        given = [
            "--matches",
            "2",
            "--watchers",
            "1",
            "--thinking",
            "1",
            "--seconds",
            "4",
            "--think",
            "0",
            "--pid",
            str(server.pid),
        ]
        assert main([server.url, "--game", "connect-four", *given]) == 0
    found = figures(capsys.readouterr().out)
    assert (found["matches"], found["thinking"], found["sockets"], found["errors"]) == (2, 1, 7, 0)
    assert found["choices"] > 20
    assert found["finished"] >= 1  # and another was begun
    assert 0 < found["p50 ms"] <= found["p95 ms"] <= found["p99 ms"] <= found["max ms"] < 2000
    assert found["server MB"] > 10


def test_without_a_server_there_are_errors_and_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert main([f"http://127.0.0.1:{port}", "--matches", "1", "--seconds", "0.1"]) == 1
    assert "ConnectionRefusedError" in capsys.readouterr().out
