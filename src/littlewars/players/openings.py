"""What is chosen before the fighting, by the book: how much each army, order or squad won in thousands of games.

Nobody who looks a few turns ahead sees what an army is worth. A game's book of openings knows; where it says nothing,
one has to think for oneself.
"""

from importlib.resources import files
from math import exp
from random import Random
from typing import Final

from littlewars.kernel.agenda import Choice, State
from littlewars.kernel.chance import below
from littlewars.kernel.content import Table, read_toml
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.outlook import LOGIT
from littlewars.players.player import Player

FILE: Final = "openings.toml"  # in the game's folder; `littlewars lab openings` writes it
TABLE: Final = "openings"
AS_GOOD: Final = 100.0  # what is worth less than the best by no more than this is as good, and played as often


class Book:
    """How much openings are worth, by their names: thousandths of the logarithm of the odds; 0 is the average."""

    def __init__(self, worths: dict[str, float]) -> None:
        self.worths: Final = worths

    def worth(self, game: Game, state: State, choice: Choice) -> float | None:
        """Return what all that a choice brings is worth; None when the book knows nothing of it."""
        known = [self.worths[name] for name in game.foresight().opening(state, choice) if name in self.worths]
        return sum(known) if known else None

    def ranked(self, game: Game, state: State) -> list[tuple[Choice, float]]:
        """List the choices of a position the book knows, best first."""
        found: list[tuple[float, Choice]] = []
        for choice in state.legal():
            worth = self.worth(game, state, choice)
            if worth is not None:
                found.append((-worth, choice))
        found.sort()
        return [(choice, -loss) for loss, choice in found]

    def pick(self, game: Game, state: State, rng: Random) -> Choice | None:
        """Return one of the choices as good as the best; None when the book says nothing here."""
        ranked = self.ranked(game, state)
        if not ranked:
            return None
        best = [choice for choice, worth in ranked if worth >= ranked[0][1] - AS_GOOD]
        return best[below(rng, len(best))]


def chance(worth: float) -> float:
    """Return the winning chance that a worth means against the average."""
    return 1.0 / (1.0 + exp(-worth / LOGIT))


def read(game: Game) -> Book:
    """Read a game's book of openings; it is empty where nobody has learned any."""
    file = files(game.package) / FILE
    if not file.is_file():
        return Book({})
    table = Table(FILE, TABLE, read_toml(file).get(TABLE))
    worths: dict[str, float] = {}
    for name in table.values:
        worth = table.take(name)
        if not isinstance(worth, (int, float)):
            raise table.wrong(name, "number")
        worths[name] = float(worth)
    return Book(worths)


_READ: Final[dict[str, Book]] = {}  # once, by the game's folder


def book(game: Game) -> Book:
    """Return a game's book of openings."""
    if game.package not in _READ:
        _READ[game.package] = read(game)
    return _READ[game.package]


class WellReadPlayer(Player):
    """Opens by the book, and leaves all else to another player."""

    def __init__(self, player: Player, seed: int | str | None = None) -> None:
        self.player: Player = player
        self.rng: Random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        found = book(sight.game).pick(sight.game, sight.imagine(self.rng), self.rng)
        return self.player.choose(sight) if found is None else found
