"""The result foretold where a turn, a round or a day begins: by a game's traits, and how much each counts there.

A game without traits is judged by its evaluation.
"""

from importlib.resources import files
from typing import Final

from littlewars.kernel.agenda import State
from littlewars.kernel.content import Table, read_toml
from littlewars.kernel.game import Game
from littlewars.players.outlook import LOGIT, chances, shares

FILE: Final = "foretold.toml"  # in the game's folder; `littlewars lab fit` writes it
TABLE: Final = "foretold"
TRAITS: Final = "traits"  # the first line
EVALUATION: Final = "evaluation"  # the first trait of every game


class Foretelling:
    """How much each trait counts, by the chapters of a game: thousandths of the logarithm of the odds."""

    def __init__(self, chapters: dict[str, list[float]]) -> None:
        self.chapters: Final = chapters

    def chances(self, game: Game, state: State) -> list[float]:
        """Return each seat's winning chances; in a chapter nobody has learned, as the evaluation sees them."""
        weights = self.chapters.get(game.foresight().chapter(state))
        if weights is None or state.outcome() is not None:
            return chances(game, state)
        leads: list[float] = []
        for seat in range(game.players(state)):
            lead = 0.0
            counts = traits(game, state, seat)
            for i in range(len(counts)):
                lead += weights[i] * counts[i]
            leads.append(lead / LOGIT)
        return shares(leads)


def traits(game: Game, state: State, seat: int) -> list[float]:
    """Count what a seat has: first of all what `evaluate` says of it, in thousandths and shared among the seats."""
    found = [game.evaluate(state, seat) / (LOGIT * game.players(state))]
    for count in game.foresight().traits(state, seat):
        found.append(float(count))
    return found


def trait_names(game: Game) -> list[str]:
    """Name what `traits` counts."""
    return [EVALUATION, *game.foresight().names]


def read(game: Game) -> Foretelling:
    """Read how much each trait of a game counts: nothing where it has none."""
    names = trait_names(game)
    if len(names) == 1:
        return Foretelling({})
    table = Table(FILE, TABLE, read_toml(files(game.package) / FILE).get(TABLE))
    if table.take(TRAITS) != names:
        raise table.wrong(TRAITS, ", ".join(names))
    chapters: dict[str, list[float]] = {}
    for chapter in table.values:
        if chapter != TRAITS:
            chapters[chapter] = _numbers(table, chapter, len(names))
    return Foretelling(chapters)


def _numbers(table: Table, chapter: str, count: int) -> list[float]:
    given = table.take(chapter)
    found: list[float] = []
    if isinstance(given, list):
        for number in given:
            if isinstance(number, (int, float)):
                found.append(float(number))
    if len(found) != count:
        raise table.wrong(chapter, f"{count} numbers")
    return found


_READ: Final[dict[str, Foretelling]] = {}  # once, by the game's folder


def foretelling(game: Game) -> Foretelling:
    """Return how a game's result is foretold."""
    if game.package not in _READ:
        _READ[game.package] = read(game)
    return _READ[game.package]
