"""The program as a real process."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import littlewars
from littlewars import __version__
from tests.cli.desk import NO_CHESS, done, program

pytestmark = pytest.mark.processes


def test_the_version_says_how_the_rules_run(home: Path) -> None:
    code, output, errors = done("--version")
    assert (code, errors) == (0, "")
    assert output in (f"littlewars {__version__} (interpreted)\n", f"littlewars {__version__} (compiled)\n")


def test_an_error_is_a_sentence_on_stderr(home: Path) -> None:
    assert done("play", "chess") == (2, "", NO_CHESS + "\n")


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (("life    = 9", "lives   = 9"), "sheets.toml: [heavy_tank] has no life; does not know lives.\n"),
        (("points  = 15", "points  = x"), "sheets.toml is not valid TOML: "),
    ],
)
def test_broken_content_is_a_sentence(tmp_path: Path, spoilt: tuple[str, str], told: str) -> None:
    package = Path(littlewars.__file__).parent
    shutil.copytree(package, tmp_path / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    for shared in package.parent.glob("*__mypyc*.so"):  # where compiled modules keep what they share
        shutil.copy(shared, tmp_path)
    sheets = tmp_path / package.name / "games" / "small_wars" / "content" / "sheets.toml"
    sheets.write_text(sheets.read_text(encoding="utf-8").replace(*spoilt, 1), encoding="utf-8")
    command = [sys.executable, "-m", "littlewars", "rules", "small-wars"]
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "LANG": "en"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(told)
    assert result.stderr.count("\n") == 1


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
