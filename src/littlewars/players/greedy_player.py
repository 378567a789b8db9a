"""A player who looks a little way ahead and takes what looks best."""

from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, Choice, Seat, State
from littlewars.kernel.chance import below
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
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


def greedy_choice(game: Game, state: State, rng: Random) -> Choice:
    """Return what looks best to whoever chooses in a position."""
    seat = state.actor
    legal = state.legal()
    depth = 1 if len(legal) > WIDE else DEPTH
    best: list[Choice] = []
    highest = (0, 0)
    for choice in legal:
        twin = after(state, choice)
        worth = (expected(game, twin, seat, depth - 1, rng), expected(game, twin, seat, 0, rng))
        if not best or worth > highest:
            best = [choice]
            highest = worth
        elif worth == highest:
            best.append(choice)
    return best[below(rng, len(best))]


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
        legal = state.legal()
        if ways * len(legal) > MANY:
            few = max(1, DRAWN // ways)
            drawn = [state.agenda[-1].sample(state, rng) for _ in range(few)]
            return sum([expected(game, after(state, choice), seat, depth, rng, ways * few) for choice in drawn]) // few
        weights = state.weights()
        total = 0
        for i in range(len(legal)):
            total += weights[i] * expected(game, after(state, legal[i]), seat, depth, rng, ways * len(legal))
        return total // sum(weights)
    if state.actor == seat and depth > 0:
        return max([expected(game, after(state, choice), seat, depth - 1, rng, ways) for choice in state.legal()])
    return SCALE * game.evaluate(state, seat)
