"""Small Wars: brick vehicles on a field of nine squares."""

from typing import Final

from littlewars.games.small_wars.game import SmallWars

GAME: Final = SmallWars()
