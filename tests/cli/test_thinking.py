"""Whoever waits for a computer at a terminal sees that it thinks."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from littlewars.cli.terminal import Table
from littlewars.games.connect_four import GAME
from littlewars.kernel.match import Match
from littlewars.words import catalogue

WORDS = {"en": "The computer is thinking for First…", "fr": "L’ordinateur réfléchit pour Premier…"}


def watched(language: str, at_a_terminal: bool, folder: Path) -> str:
    """Return all that is printed while computers play a game."""
    said = StringIO()
    console = Console(file=said, force_terminal=at_a_terminal, width=100, highlight=False)
    match = Match(GAME, GAME.setup({}))
    Table(match, ["recruit", "recruit"], "seeded", "1", folder / "game.json", catalogue(language, GAME), console).run(
        resumed=False
    )
    return said.getvalue()


@pytest.mark.parametrize("language", WORDS)
def test_it_says_for_whom_it_thinks(language: str, tmp_path: Path) -> None:
    assert WORDS[language] in watched(language, True, tmp_path)


def test_what_is_kept_in_a_file_does_not_say_so(tmp_path: Path) -> None:
    assert WORDS["en"] not in watched("en", False, tmp_path)
