"""A player who chooses anything, and whole games played so."""

from random import Random

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, State
from littlewars.kernel.chance import below
from littlewars.kernel.sight import Sight
from littlewars.players.player import Player


class RandomPlayer(Player):
    """Chooses among the legal choices, all equally likely."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        legal = sight.legal()
        return legal[below(self.rng, len(legal))]


def random_choice(state: State, rng: Random) -> Choice:
    """Draw a choice for whoever chooses: by weight for nature, evenly for a seat."""
    step = state.agenda[-1]
    if state.actor == NATURE:
        return step.sample(state, rng)
    legal = step.legal(state)
    return legal[below(rng, len(legal))]


def play_out(state: State, rng: Random) -> int:
    """Play at random to the end; return how many choices that took."""
    count = 0
    while state.actor != NOBODY:
        state.apply(random_choice(state, rng))
        count += 1
    return count
