"""Games are kept: after each choice, whole or not at all, and they go on."""

import json
import os
import signal
from pathlib import Path
from random import Random

import pytest

from littlewars.cli.seats import SEATS
from littlewars.games.library import find
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.match import Match
from littlewars.kernel.record import load, save
from tests.cli.desk import NO_CHESS, SKIRMISH, Run, only_record, program, records, whole_game

pytestmark = pytest.mark.processes

ALONE = ["--seats", "human,human"]


def test_the_record_is_written_after_each_choice(home: Path) -> None:
    """The prompt after a choice comes only when the choice is kept."""
    with program("play", "connect-four", *ALONE) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        for count, column in enumerate([4, 4, 3], 1):
            game.stdin.write(f"{column}\n")
            game.stdin.flush()
            while "drops a disc" not in game.stdout.readline():
                pass
            while "In which column" not in game.stdout.readline():
                pass
            assert len(only_record(home)["choices"]) == count
        game.kill()


@pytest.mark.parametrize("seed", range(3))
def test_kill_9_in_mid_game_loses_nothing_acknowledged(home: Path, seed: int) -> None:
    rng = Random(seed)
    record = home / "game.json"
    with program("play", "connect-four", "--seats", "human,random", "--record", str(record)) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        acknowledged = 0
        for column in range(1, rng.randint(2, 7)):
            game.stdin.write(f"{column}\n")
            game.stdin.flush()
            for line in game.stdout:
                acknowledged += "drops a disc" in line
                if line.startswith("In which column") and acknowledged >= 2 * column:
                    break
        os.kill(game.pid, signal.SIGKILL)
    match, _ = load(record.read_text(encoding="utf-8"), find)
    assert len(match.choices) >= acknowledged > 0


def test_resume_goes_on_with_the_last_game(run: Run, home: Path) -> None:
    first = run("play", "connect-four", *ALONE, typed="4\n4\nquit\n")
    assert first.exit_code == 0
    os.utime(records(home)[0], (1, 1))
    run("play", "connect-four", *ALONE, "--record", home / "state/littlewars/connect-four-2.json", typed="1\nquit\n")
    result = run("play", "connect-four", "--resume", typed="2\nquit\n")
    assert "The game goes on after one choice." in result.stdout
    assert "Second drops a disc in column 2." in result.stdout
    kept = json.loads((home / "state/littlewars/connect-four-2.json").read_text())
    assert kept["choices"] == [0, 1]
    assert kept["notes"] == {"seats": "human,human", "dealer": "seeded"}


def test_resume_goes_on_with_the_same_position(run: Run, home: Path) -> None:
    typed, match = whole_game(SMALL_WARS, {"setup": "armies", "yellow_army": "jeep,jeep", "red_army": "jeep,jeep"}, 9)
    arguments = ["play", "small-wars", "--record", str(home / "game.json")]
    middle = len(typed) // 2
    run(*arguments, *SKIRMISH, *ALONE, "--dealer", "human", typed="".join(f"{word}\n" for word in typed[:middle]))
    half, _ = load((home / "game.json").read_text(), find)
    assert half.choices == match.choices[:middle]
    result = run(*arguments, "--resume", typed="".join(f"{word}\n" for word in typed[middle:]))
    assert "The game is over." in result.stdout
    whole, notes = load((home / "game.json").read_text(), find)
    assert whole.choices == match.choices
    assert whole.state.key() == match.state.key()
    assert notes["dealer"] == "human"


def test_a_finished_game_is_shown_again(run: Run, home: Path) -> None:
    arguments = ["play", "connect-four", "--record", str(home / "game.json")]
    assert "First wins (C4-03)." in run(*arguments, *ALONE, typed="1\n2\n1\n2\n1\n2\n1\n").stdout
    assert "First wins (C4-03)." in run(*arguments, "--resume").stdout


def test_resume_without_a_game_is_a_sentence(run: Run, home: Path) -> None:
    result = run("play", "small-wars", "--resume")
    assert result.exit_code == 2
    assert result.stderr == f"There is no game of small-wars to go on with in {home}/state/littlewars.\n"
    result = run("play", "small-wars", "--resume", "--record", home / "none.json", "--lang", "fr")
    assert result.exit_code == 2
    assert result.stderr == f"{home}/none.json\u00a0: ce fichier ou ce dossier n’existe pas.\n"


def good_record() -> dict[str, object]:
    match = Match(SMALL_WARS, SMALL_WARS.setup({}))
    match.choose(1 if match.state.actor else 0, match.state.legal()[0])
    record: dict[str, object] = json.loads(save(match, {"seats": "human,greedy"}))
    return record


def without(key: str) -> str:
    return json.dumps({name: value for name, value in good_record().items() if name != key})


def changed(**changes: object) -> str:
    return json.dumps(good_record() | changes)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "it is not complete JSON"),
        (json.dumps(good_record())[:-9], "it is not complete JSON"),
        ("[" * 99999, "it is not complete JSON"),
        ("null", "This is no record of Little Wars in format 1."),
        ('{"name": "package.json"}', "This is no record of Little Wars in format 1."),
        (changed(littlewars=2), "This is no record of Little Wars in format 1."),
        (without("choices"), "the field “choices” is missing or has the wrong type"),
        (without("notes"), "the field “notes”"),
        (changed(setup=[]), "the field “setup”"),
        (changed(setup={"scenario": None}), "the field “setup”"),
        (changed(setup={"scenario": "peace"}), "The record does not start: The option scenario cannot be “peace”"),
        (changed(setup={"weather": "fine"}), "There is no option “weather”."),
        (changed(version=99), "The record was played with version 99 of the rules of small-wars"),
        (changed(game="chess"), NO_CHESS),
        (changed(position="nonsense"), "The record does not start: “nonsense” is not part of a position"),
        (changed(choices=[0]), "The record stops at choice 1: “end” is refused"),
        (changed(choices=[10**30]), "The record stops at choice 1"),
        (changed(choices=[-5]), "The record stops at choice 1"),
        (changed(choices=["one"]), "choice 1 is not a whole number"),
        (changed(choices=[True]), "choice 1 is not a whole number"),
    ],
)
def test_a_broken_record_is_a_sentence_that_names_the_file(run: Run, home: Path, text: str, told: str) -> None:
    path = home / "broken.json"
    path.write_text(text)
    result = run("play", "small-wars", "--resume", "--record", path)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"{path}: ")
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("notes", "told"),
    [
        ({"seats": "human"}, "small-wars has 2 seats, not 1."),
        ({"seats": "human,dragon"}, f"“dragon” cannot sit here. Seats: {', '.join(SEATS)}."),
        ({"dealer": "thief"}, "There is no dealer “thief”. Dealers: seeded, human."),
    ],
)
def test_notes_of_a_stranger_are_checked_too(run: Run, home: Path, notes: dict[str, str], told: str) -> None:
    (home / "strange.json").write_text(changed(notes=notes))
    result = run("play", "small-wars", "--resume", "--record", home / "strange.json")
    assert (result.exit_code, result.stderr) == (2, told + "\n")


def test_bytes_and_folders_are_no_records(run: Run, home: Path) -> None:
    (home / "bytes.json").write_bytes(b"\xff\x00")
    for name, told in (("bytes.json", "is not UTF-8 text."), (".", "cannot be read: Is a directory.")):
        result = run("play", "small-wars", "--resume", "--record", home / name)
        assert result.exit_code == 2
        assert told in result.stderr


def test_a_record_of_another_game_is_not_played_as_this_one(run: Run, home: Path) -> None:
    (home / "war.json").write_text(changed())
    result = run("play", "connect-four", "--resume", "--record", home / "war.json")
    assert (result.exit_code, result.stderr) == (2, f"{home}/war.json is a game of small-wars, not of connect-four.\n")


def test_a_new_game_never_overwrites_a_file(run: Run, home: Path) -> None:
    (home / "precious.txt").write_text("mine")
    result = run("play", "small-wars", "--record", home / "precious.txt", typed="quit\n")
    assert result.exit_code == 2
    assert "precious.txt exists already: go on with it (--resume), or choose another name." in result.stderr
    assert (home / "precious.txt").read_text() == "mine"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_folder_that_cannot_be_written_is_a_sentence(run: Run, home: Path, language: str) -> None:
    (home / "state").write_text("a file where a folder should be")
    result = run("play", "small-wars", "--lang", language, typed="quit\n")
    assert result.exit_code == 2
    told = {"en": "The game could not be saved in ", "fr": "La partie n’a pas pu être gardée dans "}
    assert result.stderr.startswith(told[language])
    assert run("play", "small-wars", "--resume").exit_code == 2


def test_a_folder_that_goes_away_in_mid_game_does_not_stop_it(run: Run, home: Path) -> None:
    """A folder where the draft of the record should be: nothing can be written any more."""
    with program("play", "connect-four", *ALONE, "--record", str(home / "game.json")) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        while "In which column" not in game.stdout.readline():
            pass
        (home / "game.json.new").mkdir()
        output, errors = game.communicate("4\n5\nquit\n", timeout=30)
    assert output.count("The game could not be saved in") == 2
    assert "Second drops a disc in column 5." in output
    assert errors == ""
    assert game.returncode == 0
