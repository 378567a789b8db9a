"""The games we ship."""

from typing import Final

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.game import Game

GAMES: Final[list[Game]] = [SMALL_WARS, MY_LITTLE_BATTLEFIELD, CONNECT_FOUR]
