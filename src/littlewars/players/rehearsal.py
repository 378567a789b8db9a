"""A choice tried out: greedy players play the game on, and what was only luck is taken out of how it ends.

A search sees a few choices ahead and trusts the evaluation beyond them. Where that is blind, playing on to the end is
not. One such game says little, because dice decide so much of it; but what every roll did to the chances, as the
evaluation sees them, is luck that evens out, and without it a few dozen games say what hundreds would.
"""

from random import Random
from time import perf_counter
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, State
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import greedy_choice
from littlewars.players.outlook import average, chances, luck
from littlewars.players.search import INFINITY, Search

RIVALS: Final = 6  # so many choices are tried out
WORSE: Final = 0.06  # but none that the search finds so much worse than its favourite
ERROR: Final = 0.005  # how far off the search's own belief is: the square of that, on average
SPREAD: Final = 0.03  # by how much games differ, the same way, as far as one knows before they are played


class Trial:
    """A choice that is tried out, and how it did."""

    def __init__(self, choice: Choice, belief: float) -> None:
        self.choice: Choice = choice
        self.belief: float = belief  # of the search
        self.total: float = 0.0
        self.squares: float = 0.0
        self.games: int = 0

    def add(self, found: float) -> None:
        """Count a game."""
        self.total += found
        self.squares += found * found
        self.games += 1

    def deviation(self) -> float:
        """Return by how much its games differ: the squares of the differences from their mean, added up."""
        return self.squares - self.total * self.total / max(1, self.games)

    def chance(self, weight: float) -> float:
        """Return the mean winning chance, where what the search believes counts like so many games."""
        return (self.total + weight * self.belief) / (self.games + weight)


def rehearse(
    sight: Sight, search: Search, favourite: Choice, turns: int, iterations: int, seconds: float = 0.0
) -> Choice:
    """Try out what a search finds most promising, its favourite first, for so many iterations or seconds.

    All are played on equally often in a round, with an iteration for every choice weighed on the way; the better half
    goes on to the next round.
    """
    until = perf_counter() + seconds if seconds > 0.0 else INFINITY
    trials = contenders(sight, search, favourite)
    stage = Stage(sight.game, search.rng, turns, until)
    rounds = (len(trials) - 1).bit_length()
    while rounds > 0:
        enough = stage.weighed + (iterations - stage.weighed) // rounds
        while stage.weighed < enough:
            for trial in trials:
                if perf_counter() >= until:
                    return best_trials(trials, 1)[0].choice
                state = sight.imagine(search.rng)
                state.apply(trial.choice)
                trial.add(stage.play(state)[sight.seat])
        trials = best_trials(trials, (len(trials) + 1) // 2)
        rounds -= 1
    return trials[0].choice


def contenders(sight: Sight, search: Search, favourite: Choice) -> list[Trial]:
    """List the choices to try out: the favourite, and what the search finds little worse or better."""
    root = search.root
    least = root.children[favourite].chance(sight.seat) - WORSE
    known = [choice for choice in sight.legal() if choice in root.children]
    others = [choice for choice in root.best(known, RIVALS) if choice != favourite]
    found = [Trial(choice, root.children[choice].chance(sight.seat)) for choice in [favourite, *others[: RIVALS - 1]]]
    return [trial for trial in found if trial.belief >= least]


def best_trials(trials: list[Trial], count: int) -> list[Trial]:
    """Return so many of the trials, best first: the less games differ, the more each says beside the belief."""
    again = sum([max(0, trial.games - 1) for trial in trials])
    spread = (SPREAD + sum([trial.deviation() for trial in trials])) / (1 + again)
    weight = spread / ERROR
    ranked = [(-trials[i].chance(weight), i) for i in range(len(trials))]
    ranked.sort()
    return [trials[i] for _, i in ranked[:count]]


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
        lucky = [0.0] * self.game.players(state)
        turns = 0
        last = state.actor
        while state.actor != NOBODY and perf_counter() < self.until:
            if state.actor == NATURE:
                self.roll(state, lucky)
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
        return [found[seat] - lucky[seat] for seat in range(len(lucky))]

    def roll(self, state: State, total: list[float]) -> None:
        """Let nature choose, as long as it does, and add up what that did to each seat's chances."""
        forecast = average(self.game, state, self.rng)
        while state.actor == NATURE:
            state.apply(state.agenda[-1].sample(state, self.rng))
        did = luck(self.game, state, forecast)
        for seat in range(len(total)):
            total[seat] += did[seat]
