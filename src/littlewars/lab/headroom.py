"""Where a better player has most to gain on the greedy one, by the kind of choice.

In games of greedy players one choice of each kind is looked at: what promises most there is played on to the end many
times, all choices with the same dice. The best is picked by one half of those games and judged by the other, so that
luck gains nothing. Everybody sees everything: where cards are hidden, a part of what is to gain is beyond anybody.

What all choices of a match leave together is about the most that anybody wins from the greedy player beyond one half:
a player's lead is the sum of what each of its choices gains, and none gains more than the best one there. It is about
that only: a better player comes into other positions than these, and few games do not always pick the best choice.
"""

from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev

from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from littlewars.lab.ladder import SURE, least
from littlewars.lab.workers import Progress, run_all
from littlewars.players.greedy_player import greedy_choice, most_promising
from littlewars.players.rehearsal import RIVALS, Stage

TO_THE_END = 1 << 30  # farther than any game goes


@dataclass(frozen=True)
class Task:
    """One greedy game to look at, and how often a choice is played on."""

    game: str
    setup: dict[str, Value]
    seed: str
    games: int


@dataclass
class Kind:
    """What a kind of choice leaves to gain: in winning chances, for each of them."""

    step: str
    looked_at: int
    per_match: float  # how many such choices a seat makes
    gain: float
    error: float  # 95 % of the time the truth is no farther off


Looked = tuple[dict[str, int], dict[str, float]]  # how often each kind came up in a game; what one of each leaves


def headroom(
    game: Game,
    matches: int,
    games: int,
    given: dict[str, Value] | None = None,
    seed: str = "",
    jobs: int = 0,
    progress: Progress | None = None,
) -> list[Kind]:
    """Look at so many greedy games, and play choices on so often; return the kinds, most to gain in a match first."""
    least(matches=matches)
    least(2, games=games)
    least(0, jobs=jobs)
    setup = game.setup({**game.first_options(), **(given or {})})
    work = [Task(game.key, setup.values, f"{seed} {number}", games) for number in range(matches)]
    seats = len(game.seats(setup)) - len(game.ruled(setup))
    return kinds(run_all(look, work, jobs, progress), seats)


def kinds(looked: list[Looked], seats: int) -> list[Kind]:
    """Sum up what was found in all games."""
    found = []
    for step in sorted({step for _, gains in looked for step in gains}):
        gains = [one[step] for _, one in looked if step in one]
        often = sum(counts.get(step, 0) for counts, _ in looked) / len(looked) / seats
        error = SURE * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
        found.append(Kind(step, len(gains), often, fmean(gains), error))
    return sorted(found, key=lambda kind: -kind.per_match * kind.gain)


def in_all(found: list[Kind]) -> tuple[float, float]:
    """Return what all choices of a match leave to a seat, and the error of that."""
    return sum(kind.per_match * kind.gain for kind in found), hypot(*[kind.per_match * kind.error for kind in found])


def look(task: Task) -> Looked:
    """Play a greedy game, and look at one choice of each kind in it."""
    game, rng = find(task.game), Random(task.seed)
    met: dict[str, list[State]] = {}
    state = game.start(game.setup(task.setup))
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.apply(state.agenda[-1].sample(state, rng))
            continue
        if len(state.legal()) > 1:
            met.setdefault(type(state.agenda[-1]).__name__, []).append(state.clone())
        state.apply(greedy_choice(game, state, rng))
    gains = {step: gain(game, rng.choice(states), rng, task.games) for step, states in met.items()}
    return {step: len(states) for step, states in met.items()}, gains


def gain(game: Game, state: State, rng: Random, games: int) -> float:
    """Return how much more the best of a position's choices wins than the one that promises most."""
    stage = Stage(game, Random(rng.getrandbits(64)), TO_THE_END)
    choices = most_promising(game, state, rng, RIVALS, game.foresight().care)
    fates = [[rng.getrandbits(64) for _ in range(games // 2)] for _ in range(2)]
    halves = [[fmean(played(stage, state, choice, fate) for fate in half) for choice in choices] for half in fates]
    picked = [half.index(max(half)) for half in halves]
    return fmean(judge[pick] - judge[0] for pick, judge in zip(picked, reversed(halves), strict=True))


def played(stage: Stage, state: State, choice: int, fate: int) -> float:
    """Play a choice on with dice of that number; return the winning chances of whoever chose, without luck."""
    stage.begin(fate)
    twin = state.clone()
    twin.apply(choice)
    return stage.play(twin)[state.actor]
