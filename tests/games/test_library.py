"""All games at hand: ours, and those that installed packages register."""

import importlib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from littlewars.cli.app import app
from littlewars.games import GAMES
from littlewars.games.library import all_games, find
from littlewars.kernel.errors import ContentError, LittleWarsError, SetupError
from littlewars.words import catalogue


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, value: str, name: str = "paper") -> None:
    """Pretend that a package is installed which registers a game."""
    info = folder / "paper-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: paper\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[littlewars.games]\n{name} = {value}\n")
    (folder / "paper_war.py").write_text(
        "from littlewars.games.connect_four.game import ConnectFour\n"
        "GAME = ConnectFour()\nGAME.key = 'paper-war'\nNOTHING = 3\n"
    )
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()


def test_our_games_come_first_with_keys_of_their_own() -> None:
    assert all_games()[: len(GAMES)] == GAMES
    keys = [game.key for game in all_games()]
    assert len(set(keys)) == len(keys)
    assert [find(key).key for key in keys] == keys


def test_an_unknown_key_is_a_sentence_that_lists_the_games() -> None:
    with pytest.raises(SetupError) as caught:
        find("chess")
    told = catalogue("en").say(caught.value.message)
    assert told == f"There is no game “chess”. Games: {', '.join(game.key for game in all_games())}."


def test_an_installed_game_joins_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch, "paper_war:GAME")
    assert "paper-war" in [game.key for game in all_games()]
    assert find("paper-war").titles["en"] == "Connect Four"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("paper_war:NOTHING", "which is not a game"),
        ("paper_war:MISSING", "cannot be loaded: "),
        ("no_such_module:GAME", "cannot be loaded: No module named 'no_such_module'"),
    ],
)
def test_a_bad_registration_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str, why: str
) -> None:
    installed(tmp_path, monkeypatch, value)
    with pytest.raises(ContentError) as caught:
        all_games()
    told = catalogue("en").say(caught.value.message)
    assert told.startswith(f"The installed package registers “paper” ({value}), which")
    assert why in told
    result = CliRunner().invoke(app, ["rules", "small-wars", "--lang", "fr"])
    assert result.exit_code == 2
    assert result.stderr.startswith("Le paquet installé déclare")
    assert isinstance(caught.value, LittleWarsError)
