"""A player who looks a little way ahead and takes what looks best."""

from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, Choice, Seat, State
from littlewars.kernel.chance import below
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.outlook import told_apart
from littlewars.players.player import Player

DEPTH: Final = 2  # own choices in a row
WIDE: Final = 40  # with more choices than this, only one deep
SCALE: Final = 1000  # expected values are kept as whole numbers
MANY: Final = 64  # of more outcomes of chance than this, a few are drawn
DRAWN: Final = 12


class GreedyPlayer(Player):
    """Takes the choice with the best expected evaluation, while its own small choices last.

    Of choices that promise the same it takes what is better at once, then whatever chance picks.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        return greedy_choice(sight.game, sight.imagine(self.rng), self.rng)


def greedy_choice(game: Game, state: State, rng: Random, most: int = DEPTH) -> Choice:
    """Return what looks best to whoever chooses in a position, and looks at so many own choices in a row at most."""
    legal = state.legal()
    depth = min(most, how_deep(legal))
    best = best_of(game, state, legal, depth, rng)
    if depth > 1 and len(best) > 1:
        best = best_of(game, state, best, 1, rng)
    return best[below(rng, len(best))]


def most_promising(game: Game, state: State, rng: Random, count: int, most: int = DEPTH) -> list[Choice]:
    """Return so many choices, those that promise most to whoever looks so far at most, best first."""
    legal = state.legal()
    depth = min(most, how_deep(legal))
    ranked = [(-expected(game, after(state, choice), state.actor, depth - 1, rng), choice) for choice in legal]
    ranked.sort()
    return [choice for _, choice in ranked[:count]]


def how_deep(legal: list[Choice]) -> int:
    """Tell how many own choices in a row to look at."""
    return 1 if len(legal) > WIDE else DEPTH


def best_of(game: Game, state: State, choices: list[Choice], depth: int, rng: Random) -> list[Choice]:
    """Return those of the choices that promise most, as far as one looks ahead."""
    seat = state.actor
    best: list[Choice] = []
    highest = 0
    for choice in choices:
        worth = expected(game, after(state, choice), seat, depth - 1, rng)
        if not best or worth > highest:
            best = [choice]
            highest = worth
        elif worth == highest:
            best.append(choice)
    return best


def after(state: State, choice: Choice) -> State:
    """Return the position that follows."""
    twin = state.clone()
    twin.apply(choice)
    return twin


def expected(game: Game, state: State, seat: Seat, depth: int, rng: Random, ways: int = 1) -> int:
    """Return the evaluation to come, in thousandths: nature averaged, `depth` more own choices at their best.

    `ways` is how many outcomes of chance are being looked at already; beyond MANY, a few are drawn instead.
    """
    if state.actor == NATURE:
        outcomes, weights = told_apart(game, state)
        if ways * len(outcomes) > MANY:
            few = max(1, DRAWN // ways)
            drawn = [state.agenda[-1].sample(state, rng) for _ in range(few)]
            return sum([expected(game, after(state, choice), seat, depth, rng, ways * few) for choice in drawn]) // few
        total = 0
        for i in range(len(outcomes)):
            total += weights[i] * expected(game, after(state, outcomes[i]), seat, depth, rng, ways * len(outcomes))
        return total // sum(weights)
    if state.actor == seat and depth > 0:
        return max([expected(game, after(state, choice), seat, depth - 1, rng, ways) for choice in state.legal()])
    return SCALE * game.evaluate(state, seat)
