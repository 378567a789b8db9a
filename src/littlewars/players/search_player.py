"""Players who search: as long as they are told, or carelessly, as a beginner does."""

from random import Random
from typing import Final

from littlewars.kernel.agenda import Choice
from littlewars.kernel.chance import below
from littlewars.kernel.sight import Sight
from littlewars.players.outlook import without_twins
from littlewars.players.player import Player
from littlewars.players.search import Search

OVERLOOKED: Final = 4  # a beginner overlooks one choice in so many


class SearchPlayer(Player):
    """Takes the choice a search of so many iterations comes back to most often; nothing is paid for no change."""

    def __init__(self, iterations: int, seed: int | str | None = None, seconds: float = 0.0) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds  # no longer than this; 0: as long as it takes
        self.search: Search = Search(seed)

    def choose(self, sight: Sight) -> Choice:
        self.search.open(sight)
        legal = without_twins(sight.imagine(self.search.rng), sight.legal())
        choice = legal[0]
        if len(legal) > 1:
            self.search.think(sight, self.iterations, self.seconds, legal)
            choice = self.search.root.favourite(legal)
        self.search.follow(sight, choice)
        return choice


class CarelessPlayer(Player):
    """Thinks a moment, and overlooks some of what could be done: plays like a beginner."""

    def __init__(self, iterations: int, seed: int | str | None = None) -> None:
        self.iterations: int = iterations
        self.rng: Random = Random(seed)
        self.search: Search = Search(seed)

    def choose(self, sight: Sight) -> Choice:
        legal = sight.legal()
        noticed = [choice for choice in legal if below(self.rng, OVERLOOKED) > 0]
        if len(noticed) < 2:
            return noticed[0] if noticed else legal[below(self.rng, len(legal))]
        self.search.open(sight)
        self.search.think(sight, self.iterations, 0.0, noticed)
        return self.search.root.favourite(noticed)
