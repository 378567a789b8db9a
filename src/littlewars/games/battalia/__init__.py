"""Battalia: decks, heroes and roads for two to four factions, and Buff, who follows no banner."""

from typing import Final

from littlewars.games.battalia.game import Battalia

GAME: Final = Battalia()
