"""Connect Four: the game to learn from, and our yardstick for speed."""

from typing import Final

from littlewars.games.connect_four.game import ConnectFour

GAME: Final = ConnectFour()
