"""A choice tried out: greedy players play the game on, and what was only luck is taken out of how it stands then.

A greedy player looks at its own choices and never at the answer. Played on by such players, all choices are judged
at the same place, where a turn, a round or a day begins, and never in the midst of one. One such game says little,
because dice decide so much; but what every roll did to the chances, as the evaluation sees them, is luck that evens
out, and without it a few dozen say what hundreds would.
"""

from random import Random
from time import perf_counter
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, State
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.foretelling import Foretelling, foretelling
from littlewars.players.greedy_player import greedy_choice, most_promising
from littlewars.players.outlook import average, luck
from littlewars.players.player import Player
from littlewars.players.search import INFINITY

RIVALS: Final = 12  # so many choices are tried out
HAIR: Final = 0.004  # a difference between chances that nobody would see


class RehearsingPlayer(Player):
    """Tries out what looks best to a greedy player, and takes what did best, an iteration for every choice weighed."""

    def __init__(self, ahead: int, iterations: int, seed: int | str | None = None, seconds: float = 0.0) -> None:
        self.ahead: int = ahead  # so many turns, rounds or days are played on
        self.iterations: int = iterations
        self.seconds: float = seconds  # no longer than this; 0: as long as it takes
        self.rng: Random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        until = perf_counter() + self.seconds if self.seconds > 0.0 else INFINITY
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        state = sight.imagine(self.rng)
        foresight = sight.game.foresight()
        rivals = most_promising(sight.game, state, self.rng, RIVALS, foresight.care)
        stage = Stage(sight.game, self.rng, foresight.begun(state) + self.ahead, until)
        return rehearse(sight, stage, [Trial(choice) for choice in rivals], self.iterations - len(legal))


class Trial:
    """A choice that is tried out, and how it did."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Choice = choice
        self.found: list[float] = []  # game by game

    def add(self, found: float) -> None:
        """Count a game."""
        self.found.append(found)

    def chance(self, games: int) -> float:
        """Return the mean winning chance in so many games; with luck taken out it may go beyond what is sure."""
        return min(1.0, max(0.0, sum(self.found[:games]) / max(1, games)))

    def beats(self, other: "Trial") -> bool:
        """Tell whether this did clearly better, by the games both were tried in: by more than it may be off."""
        games = min(len(self.found), len(other.found))
        lead = self.chance(games) - other.chance(games)
        apart = [self.found[i] - other.found[i] for i in range(games)]
        middle = sum(apart) / max(1, games)
        spread = sum([(one - middle) * (one - middle) for one in apart])
        return lead > HAIR and lead * lead * games * (games - 1) > spread


def rehearse(sight: Sight, stage: "Stage", trials: list[Trial], iterations: int) -> Choice:
    """Try choices out, the most promising first, for so many iterations; return the one that did best.

    All are played on equally often in a round, each time with the same cards and dice for all; the better half goes on
    to the next one. What did as well as the best, as far as one can tell, is taken if it was more promising: so nobody
    dawdles, or puts off a win.
    """
    fates = Random(stage.rng.getrandbits(64))
    rounds = (len(trials) - 1).bit_length()
    rivals = trials
    while rounds > 0:
        enough = stage.weighed + (iterations - stage.weighed) // rounds
        while stage.weighed < enough:
            fate = fates.getrandbits(64)
            for trial in rivals:
                stage.begin(fate)
                state = sight.imagine(stage.rng)
                state.apply(trial.choice)
                found = stage.play(state)
                if perf_counter() >= stage.until:
                    return most_promising_of_best(trials, rivals)
                trial.add(found[sight.seat])
        rivals = best_trials(rivals, (len(rivals) + 1) // 2)
        rounds -= 1
    return most_promising_of_best(trials, rivals)


def most_promising_of_best(trials: list[Trial], rivals: list[Trial]) -> Choice:
    """Return the first of all the trials that the best of those left does not clearly beat."""
    best = best_trials(rivals, 1)[0]
    for trial in trials:
        if not best.beats(trial):
            return trial.choice
    return best.choice


def best_trials(trials: list[Trial], count: int) -> list[Trial]:
    """Return so many of the trials, best first; of equals, what was more promising before."""
    ranked = [(-trials[i].chance(len(trials[i].found)), i) for i in range(len(trials))]
    ranked.sort()
    return [trials[i] for _, i in ranked[:count]]


class Stage:
    """Where games are played on: everybody is a greedy player."""

    def __init__(self, game: Game, rng: Random, end: int, until: float = INFINITY) -> None:
        self.game: Game = game
        self.rng: Random = rng  # of cards and dice
        self.whims: Random = Random(rng.getrandbits(64))  # of players who may as well do this as that
        self.foresight: Foresight = game.foresight()
        self.judge: Foretelling = foretelling(game)
        self.end: int = end  # where so many turns, rounds or days have begun, it is judged
        self.until: float = until  # games end when the clock shows this
        self.weighed: int = 0  # choices that were looked at so far

    def begin(self, fate: int) -> None:
        """Begin a game with cards and dice of that number."""
        self.rng.seed(fate)
        self.whims.seed(self.rng.getrandbits(64))

    def play(self, state: State) -> list[float]:
        """Play a position on; return each seat's winning chances there, less the luck it had on the way."""
        self.weighed += 1  # the choice that led here
        lucky = [0.0] * self.game.players(state)
        care = self.foresight.care
        while state.actor != NOBODY and perf_counter() < self.until:
            if state.actor == NATURE:
                self.roll(state, lucky)
                continue
            if self.foresight.begun(state) >= self.end:
                break
            legal = state.legal()
            self.weighed += len(legal)
            state.apply(greedy_choice(self.game, state, self.whims, care) if len(legal) > 1 else legal[0])
        found = self.judge.chances(self.game, state)
        return [found[seat] - lucky[seat] for seat in range(len(lucky))]

    def roll(self, state: State, total: list[float]) -> None:
        """Let nature choose, as long as it does, and add up what that did to each seat's chances."""
        forecast = average(self.game, state, self.whims)
        while state.actor == NATURE:
            state.apply(state.agenda[-1].sample(state, self.rng))
        did = luck(self.game, state, forecast)
        for seat in range(len(total)):
            total[seat] += did[seat]
