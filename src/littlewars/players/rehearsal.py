"""A choice tried out: greedy players play the game on, and what was only luck is taken out of how it ends.

A search sees a few choices ahead and trusts the evaluation beyond them. Where that is blind, playing on to the end is
not. One such game says little, because dice decide so much of it; but what every roll did to the chances, as the
evaluation sees them, is luck that evens out, and without it a few dozen games say what hundreds would.
"""

from random import Random
from time import perf_counter
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, State
from littlewars.kernel.chance import weighted
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import after, greedy_choice
from littlewars.players.outlook import FEW, average, chances
from littlewars.players.search import INFINITY, Search

RIVALS: Final = 6  # so many choices are tried out
BELIEF: Final = 12  # what the search thinks of one counts like so many games


class Trial:
    """A choice that is tried out, and how it did."""

    def __init__(self, choice: Choice, belief: float) -> None:
        self.choice: Choice = choice
        self.total: float = BELIEF * belief
        self.games: int = BELIEF

    def chance(self) -> float:
        """Return the mean winning chance."""
        return self.total / self.games


def rehearse(
    sight: Sight, search: Search, favourite: Choice, turns: int, iterations: int, seconds: float = 0.0
) -> Choice:
    """Try out what a search finds most promising, its favourite first, for so many iterations or seconds.

    All are played on equally often in a round, with an iteration for every choice weighed on the way; the better half
    goes on to the next round.
    """
    until = perf_counter() + seconds if seconds > 0.0 else INFINITY
    root = search.root
    known = [choice for choice in sight.legal() if choice in root.children]
    chosen = [choice for choice in root.best(known, RIVALS) if choice != favourite]
    chosen = [favourite, *chosen[: RIVALS - 1]]
    trials = [Trial(choice, root.children[choice].chance(sight.seat)) for choice in chosen]
    stage = Stage(sight.game, search.rng, turns, until)
    rounds = (len(trials) - 1).bit_length()
    while rounds > 0:
        enough = stage.weighed + (iterations - stage.weighed) // rounds
        while stage.weighed < enough:
            for trial in trials:
                if perf_counter() >= until:
                    return max(trials, key=Trial.chance).choice
                state = sight.imagine(search.rng)
                state.apply(trial.choice)
                trial.total += stage.play(state)[sight.seat]
                trial.games += 1
        ranked = [(-trials[i].chance(), i) for i in range(len(trials))]
        ranked.sort()
        trials = [trials[i] for _, i in ranked[: (len(trials) + 1) // 2]]
        rounds -= 1
    return trials[0].choice


class Stage:
    """Where games are played on: everybody is a greedy player."""

    def __init__(self, game: Game, rng: Random, turns: int, until: float = INFINITY) -> None:
        self.game: Game = game
        self.rng: Random = rng
        self.turns: int = turns  # the other's turn begins so many times at most
        self.until: float = until  # games end when the clock shows this
        self.weighed: int = 0  # choices that were looked at so far

    def play(self, state: State) -> list[float]:
        """Play a position on; return each seat's winning chances there, less the luck it had on the way."""
        self.weighed += 1  # the choice that led here
        luck = [0.0] * self.game.players(state)
        turns = 0
        last = state.actor
        while state.actor != NOBODY and perf_counter() < self.until:
            if state.actor == NATURE:
                self.roll(state, luck)
                continue
            if last >= 0 and state.actor != last:
                turns += 1
                if turns > self.turns:
                    break
            last = state.actor
            legal = state.legal()
            self.weighed += len(legal)
            state.apply(greedy_choice(self.game, state, self.rng) if len(legal) > 1 else legal[0])
        found = chances(self.game, state)
        return [found[seat] - luck[seat] for seat in range(len(luck))]

    def roll(self, state: State, luck: list[float]) -> None:
        """Let nature choose, and add up what that did to each seat's chances; of very many outcomes nobody knows."""
        legal = state.legal()
        if len(legal) > FEW:
            state.apply(state.agenda[-1].sample(state, self.rng))
            return
        weights = state.weights()
        whole = sum(weights)
        drawn = weighted(self.rng, weights)
        for i in range(len(legal)):
            seen = average(self.game, after(state, legal[i]), self.rng, FEW // len(legal))
            share = (1.0 if i == drawn else 0.0) - weights[i] / whole
            for seat in range(len(luck)):
                luck[seat] += share * seen[seat]
        state.apply(legal[drawn])
