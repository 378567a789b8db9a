"""The program as a real process."""

import os
import subprocess
from pathlib import Path

import pytest

from littlewars import __version__
from tests.cli.desk import done, program


def test_the_version_says_how_the_rules_run(home: Path) -> None:
    code, output, errors = done("--version")
    assert (code, errors) == (0, "")
    assert output in (f"littlewars {__version__} (interpreted)\n", f"littlewars {__version__} (compiled)\n")


def test_plain_littlewars_with_piped_input(home: Path) -> None:
    code, output, errors = done(typed=b"1\n1\nquit\n")
    assert (code, errors) == (0, "")
    assert "Small Wars. You play Yellow." in output
    assert "The game is kept. Go on with:" in output


def test_an_error_is_a_sentence_on_stderr(home: Path) -> None:
    assert done("play", "chess") == (2, "", "There is no game “chess”. Games: small-wars, connect-four.\n")


def test_bytes_that_are_no_text_are_a_sentence(home: Path) -> None:
    code, output, errors = done("play", "connect-four", typed=b"\xff\xfe\n\x00\n4\n")
    assert (code, errors) == (0, "")
    assert output.count("names no choice here.") == 2
    assert "First drops a disc in column 4." in output


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_cannot_spell_every_letter_still_plays(
    home: Path, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    code, output, errors = done("play", "small-wars", "--lang", "fr", typed=b"15 a1\n\xe9\nquit\n")
    assert (code, errors) == (0, "")
    assert "La partie est" in output


def test_output_cut_short_is_no_traceback(home: Path) -> None:
    with program("rules", "small-wars") as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.stdout.close()
        assert game.stderr is not None
        assert "Traceback" not in game.stderr.read()


def test_ctrl_c_leaves_politely(home: Path) -> None:
    with program("play", "connect-four", "--seats", "human,human") as game:
        assert game.stdout is not None
        while "In which column" not in game.stdout.readline():
            pass
        game.send_signal(2)
        output, errors = game.communicate(timeout=30)
    assert (game.returncode, errors) == (0, "")
    assert "Nothing was played; nothing is kept." in output


def at_a_terminal(typed: bytes) -> str:
    """Run plain `littlewars` at a pseudo-terminal, and return what it showed."""
    leader, follower = os.openpty()
    with program(stdin=follower, stdout=follower, stderr=subprocess.STDOUT) as game:
        os.close(follower)
        os.write(leader, typed)
        shown = b""
        try:
            while piece := os.read(leader, 4096):
                shown += piece
        except OSError:  # the other end is closed
            pass
    os.close(leader)
    assert game.returncode == 0
    return shown.decode().replace("\r\n", "\n")


def test_a_first_game_asks_for_scenario_and_armies(home: Path) -> None:
    shown = at_a_terminal(b"peace\n2\n\nquit\n")
    assert "Scenario? A number or a name; Enter for conquest.\n  1  conquest  Conquest\n" in shown
    assert "The option scenario cannot be “peace”" in " ".join(shown.split())
    assert (
        "Armies? A number or a name; Enter for armies.\n  1  draft  drafted in turn\n  2  armies  ready-made\n" in shown
    )
    assert "Frontal assault · the armies gather" in shown
    assert "Place a figure of your army in your camp." in shown


def test_leaving_at_the_first_question_is_polite(home: Path) -> None:
    shown = at_a_terminal(b"\x04")
    assert "Scenario?" in shown
    assert "Traceback" not in shown
