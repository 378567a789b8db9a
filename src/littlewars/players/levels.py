"""How well a computer plays: levels that people understand, as iteration budgets of each game."""

from typing import Final

from littlewars.kernel.game import Game
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.openings import WellReadPlayer
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer
from littlewars.players.rehearsal import RehearsingPlayer
from littlewars.players.search_player import CarelessPlayer, SearchPlayer

RECRUIT: Final = "recruit"
SERGEANT: Final = "sergeant"
CAPTAIN: Final = "captain"
GENERAL: Final = "general"
LEVELS: Final = [RECRUIT, SERGEANT, CAPTAIN, GENERAL]
PLAYERS: Final = [*LEVELS, "greedy", "random"]  # the last two are yardsticks
SMALL: Final = 100  # iterations that take no time


def hire(name: str, game: Game, seed: int | str | None = None, scale: int = 1, seconds: float = 0.0) -> Player:
    """Return a computer player of that name, one of PLAYERS.

    `scale` divides its budget; `seconds`, if any, end its thinking.
    """
    if name not in PLAYERS:
        raise ValueError(name)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    iterations = budget(name, game, scale)
    if name == RECRUIT:
        return CarelessPlayer(iterations, seed)
    if name != GENERAL:
        return SearchPlayer(iterations, seed, seconds)
    ahead = game.foresight().reach
    if ahead > 0:
        return WellReadPlayer(RehearsingPlayer(ahead, iterations, seed, seconds), seed)
    return WellReadPlayer(SearchPlayer(iterations, seed, seconds), seed)


def budget(name: str, game: Game, scale: int = 1) -> int:
    """Tell how many iterations a level thinks about a choice of this game; 0 for the yardsticks.

    A scale divides it; what is small anyway stays as it is.
    """
    if name not in LEVELS:
        return 0
    whole = game.budgets()[LEVELS.index(name)]
    return max(min(whole, SMALL), whole // scale)
