"""All games at hand: ours, and those that installed packages register under `littlewars.games`."""

from importlib.metadata import entry_points
from typing import Final

from littlewars.games import GAMES
from littlewars.kernel.errors import ContentError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message

ENTRY_POINTS: Final = "littlewars.games"


def all_games() -> list[Game]:
    """List our games, then the installed ones by name."""
    found = list(GAMES)
    for point in sorted(entry_points(group=ENTRY_POINTS), key=str):
        try:
            game = point.load()
        except (ImportError, AttributeError) as error:
            known = Message("library-unloadable", name=point.name, value=point.value, why=str(error))
            raise ContentError(known) from None
        if not isinstance(game, Game):
            raise ContentError(Message("library-not-a-game", name=point.name, value=point.value))
        found.append(game)
    return found


def find(key: str) -> Game:
    """Return the game with this key."""
    games = {game.key: game for game in all_games()}
    if key not in games:
        raise SetupError(Message("library-unknown-game", game=key, games=", ".join(games)))
    return games[key]
