"""All games at hand: ours, and those that installed packages bring."""

from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.games.library import all_games, find
from littlewars.kernel.errors import ContentError, SetupError
from tests.kernel.tiny.auction import AuctionGame

AUCTION = AuctionGame()


def install(folder: Path, points: str) -> None:
    """Lay out a package that registers games, as pip would."""
    info = folder / "extra_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: extra-games\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[littlewars.games]\n{points}\n", encoding="utf-8")


def test_our_games_are_found_by_key() -> None:
    assert [game.key for game in GAMES] == ["small-wars", "connect-four"]
    assert [find(game.key) for game in GAMES] == GAMES


def test_an_unknown_game_is_refused_with_those_we_have() -> None:
    with pytest.raises(SetupError) as error:
        find("chess")
    assert "small-wars" in str(error.value.message.arguments["games"])


def test_an_installed_game_is_found_after_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "auction = tests.games.test_library:AUCTION")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert all_games()[: len(GAMES)] == GAMES
    assert find("auction") is AUCTION


@pytest.mark.parametrize("value", ["tests.no_such_module:GAME", "tests.games.test_library:NOTHING"])
def test_what_is_registered_must_be_there(value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, f"lost = {value}")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ContentError) as error:
        all_games()
    assert error.value.message.key == "library-unloadable"
    assert error.value.message.arguments["value"] == value


def test_what_is_registered_must_be_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "broken = tests.games.test_library:install")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ContentError) as error:
        all_games()
    assert error.value.message.arguments == {"name": "broken", "value": "tests.games.test_library:install"}
