"""`littlewars replay`."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from littlewars.cli.replay import replay, step_through, tell_review
from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.match import Match
from littlewars.kernel.record import save
from littlewars.look import CSS
from littlewars.players.random_player import random_choice
from littlewars.table.reviewing import Point
from littlewars.words import catalogue

GAME = find("connect-four")
COMMAND = typer.Typer()
COMMAND.command()(replay)


@pytest.fixture
def match() -> Match:
    match, rng = Match(GAME, GAME.setup({})), Random(2)
    while match.state.actor != NOBODY:
        match.choose(match.state.actor, random_choice(match.state, rng))
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(save(match), encoding="utf-8")
    return path


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(COMMAND, [str(argument) for argument in arguments], env={"LC_ALL": "C.UTF-8"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_other_programs_get_every_sentence(match: Match, record: Path) -> None:
    count = len(match.choices)
    result = run(record)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == f"Before the first of {count} moves."
    assert lines[1] == f"Move 1 of {count}, First: First drops a disc in column {match.choices[0] + 1}."
    assert len(lines) == count + 3
    outcome = match.state.outcome()
    assert outcome
    assert lines[-2] == catalogue("en", GAME).say(outcome.reason)


def test_it_begins_where_it_is_told_to(match: Match, record: Path) -> None:
    count = len(match.choices)
    lines = run(record, "--from", count, "--lang", "fr").stdout.splitlines()
    assert lines[0].startswith(f"Coup {count} sur {count}, ")
    assert len(lines) == 3


def test_a_person_sees_the_board_and_stops_at_will(
    match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["", "", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    step_through(Console(width=80), match, 2, catalogue("en", GAME), asked=True)
    told = capsys.readouterr().out
    assert re.findall(r"Move (\d+) of", told) == ["2", "3", "4"]
    assert told.count("1 2 3 4 5 6 7") == 3
    assert told.count("Enter goes on, q stops.") == 3
    monkeypatch.setattr("builtins.input", lambda *_: "")
    step_through(Console(width=80), match, 2, catalogue("en", GAME), asked=True)
    assert f"Move {len(match.choices)} of" in capsys.readouterr().out


def test_the_end_of_input_stops_too(
    match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(*_: object) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    step_through(Console(width=80), match, 0, catalogue("en", GAME), asked=True)
    assert "Move 1" not in capsys.readouterr().out


def test_pictures_open_alone(match: Match, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    result = run(record, "--svg", folder, "--from", 3)
    assert result.stdout == f"{folder}\n"
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"{number:04}.svg" for number in range(3, len(match.choices) + 1)]
    last = (folder / names[-1]).read_text(encoding="utf-8")
    drawn = GAME.draw(GAME.view(match.state, NOBODY), match.events[-1], catalogue("en", GAME).say)
    assert last.replace(f"<style>{CSS}</style>", "") == drawn
    assert CSS in last


def test_one_file_is_written(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "out" / "game.html"
    assert run(record, "--html", page, "--lang", "fr").stdout == f"{page}\n"
    assert page.read_text(encoding="utf-8").startswith('<!DOCTYPE html>\n<html lang="fr">')


@pytest.mark.parametrize("seat", ["", "second"])
def test_a_review_tells_skill_and_the_turning_points(tmp_path: Path, seat: str) -> None:
    path, match = tmp_path / "missed.json", Match(GAME, GAME.setup({}))
    for column in (0, 0, 1, 1, 2, 6, 5, 6, 3):  # First could have won two moves earlier
        match.choose(match.state.actor, column)
    path.write_text(save(match), encoding="utf-8")
    asked = ["--review", *(["--seat", seat] if seat else [])]
    lines = run(path, *asked).stdout.splitlines()
    assert re.fullmatch(r"First’s own choices cost \d+ points. Choices: \d+ good, \d so-so, \d bad.", lines[0])
    assert lines[1].startswith("Second’s own choices cost ")
    assert lines[2] == "Turning points"
    missed = r"First, move 7: “Drop a disc in column 6”. Better: “Drop a disc in column 4” \(\+\d\d%\)."
    assert [line for line in lines[3:] if re.fullmatch(missed, line)]
    french = run(path, *asked, "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "Premier, coup 7 : « Lâcher un jeton dans la colonne 6 ». Mieux : «" in french
    assert len(french.splitlines()) == len(lines)


def test_a_review_tells_luck(tmp_path: Path) -> None:
    game = find("small-wars")
    match = Match(game, game.setup({"setup": "armies"}))
    while NATURE not in match.actors:
        match.choose(match.state.actor, match.state.legal()[-2:][0])
    number = match.actors.index(NATURE)
    points = [Point(actor) for actor in match.actors]
    console, words = Console(width=200, record=True, file=StringIO()), catalogue("en", game)
    points[number] = Point(NATURE, True, 400, 640)
    tell_review(console, match, 0, points, words)
    told = console.export_text()
    assert "Chance gave Yellow 24 points; Yellow’s own choices cost nothing." in told
    assert "Chance took 24 points from Red" in told
    assert re.search(rf"\nChance, move {number + 1}: .* rolls .*\. \(gives Yellow 24%\)\n", told)
    tell_review(console, match, 0, [Point(0)], words)
    assert "No single choice or roll changed much." in console.export_text()


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["/no/where.json"], "/no/where.json: there is no such file or folder.", "n’existe pas."),
        (["RECORD", "--from", "99"], "moves: there is no move 99.", "coups : il n’y a pas de coup 99."),
        (["RECORD", "--html", "/dev/null/x"], "/dev/null/x cannot be written", "ne peut pas être écrit"),
        (["RECORD", "--svg", "/dev/null/x"], "/dev/null/x/0000.svg cannot be written", "ne peut pas être écrit"),
        (["RECORD", "--review", "--seat", "red"], "There is no seat “red”. Seats: first, second.", "« red »"),
        (["BROKEN"], "The record is damaged: it is not complete JSON.", "L’enregistrement est abîmé"),
        (["BINARY"], "is not UTF-8 text.", "n’est pas un texte UTF-8."),
    ],
)
def test_bad_input_is_one_sentence(
    record: Path, tmp_path: Path, arguments: list[str], english: str, french: str
) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    names = {"RECORD": record, "BROKEN": tmp_path / "broken.json", "BINARY": tmp_path / "binary.json"}
    for language, told in (("en", english), ("fr", french)):
        result = run(*[names.get(argument, argument) for argument in arguments], "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr.replace("\u00a0", " ")
        assert result.stderr.count("\n") == 1
