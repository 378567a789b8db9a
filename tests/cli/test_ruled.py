"""A game in the terminal in which the rules play a seat themselves."""

import json
from pathlib import Path

import pytest

from littlewars.cli import play, records, speech
from littlewars.kernel.game import Game
from tests.cli import desk
from tests.cli.desk import Run, only_record
from tests.kernel.tiny.solo import GAME

SOLO = ["play", "solo", "--set", "opponent=book", "--seed", "1"]


@pytest.fixture(autouse=True)
def solo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program know the tiny game."""

    def find(key: str) -> Game:
        assert key == GAME.key
        return GAME

    for module in (play, records):
        monkeypatch.setattr(module, "find", find)
    monkeypatch.setattr(speech, "all_games", lambda: [GAME])


@pytest.mark.parametrize(
    ("language", "greeting"),
    [
        ("en", ["solo. You play Red. Type ? for help.", "The book’s AI plays Blue."]),
        ("fr", ["solo. Vous jouez Rouge. Tapez ? pour l’aide.", "L’IA du livret joue Bleu."]),
    ],
)
def test_one_person_plays_the_book_to_the_end(run: Run, home: Path, language: str, greeting: list[str]) -> None:
    result = run(*SOLO, "--lang", language, typed="3\n" * 6)
    assert result.exit_code == 0
    assert result.stdout.replace("\u00a0", " ").splitlines()[:2] == greeting
    assert "Blue>" not in result.stdout
    assert "Bleu>" not in result.stdout
    assert result.stdout.count("blue +") == 3
    assert only_record(home)["notes"]["seats"] == "human,rules"


def test_the_game_is_resumed_with_the_rules_in_their_seat(run: Run, home: Path) -> None:
    run(*SOLO, typed="1\nquit\n")
    (record,) = desk.records(home)
    result = run("play", "solo", "--resume", "--record", record, typed="1\n2\n3\n" * 3)
    assert result.exit_code == 0
    assert "The book’s AI plays Blue." in result.stdout
    assert json.loads(record.read_text())["notes"]["seats"] == "human,rules"
    assert "The game is over." in result.stdout


def test_a_computer_plays_the_book(run: Run) -> None:
    result = run(*SOLO, "--seats", "random,rules")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:2] == ["solo. The computer plays every seat.", "The book’s AI plays Blue."]
    assert "The game is over." in result.stdout


@pytest.mark.parametrize("player", ["human", "general", "cat", ""])
def test_nobody_else_sits_where_the_rules_play(run: Run, home: Path, player: str) -> None:
    for language, told in (
        ("en", "The book’s AI plays Blue: nobody else can sit there. Write --seats random,rules."),
        ("fr", "L’IA du livret joue Bleu : personne d’autre ne peut s’y asseoir. Écrivez --seats random,rules."),
    ):
        result = run(*SOLO, "--seats", f"random,{player}", "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.replace("\u00a0", " ").strip() == told
    assert desk.records(home) == []


def test_the_rules_sit_nowhere_else(run: Run) -> None:
    for options in (["--set", "opponent=book", "--seats", "rules,rules"], ["--seats", "human,rules"]):
        result = run("play", "solo", *options, "--lang", "en")
        assert (result.exit_code, result.stdout) == (2, "")
        assert "“rules” cannot sit here." in result.stderr


def test_without_the_book_the_computer_plays_the_other_seat(run: Run, home: Path) -> None:
    result = run("play", "solo", "--seed", "1", "--lang", "en", typed="1\n" * 3)
    assert result.exit_code == 0
    assert "The book’s AI" not in result.stdout
    assert only_record(home)["notes"]["seats"] == "human,sergeant"
