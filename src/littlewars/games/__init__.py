"""The games we ship."""

from typing import Final

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.game import Game

GAMES: Final[list[Game]] = [SMALL_WARS, CONNECT_FOUR]
