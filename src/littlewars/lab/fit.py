"""What foretells a game's result where a turn, a round or a day begins, learned from games of greedy players.

Up to some place, drawn for each game, one choice in a few is made at random: so positions come up that a greedy player
would not seek. From there on every beginning is remembered with how the game ended, and with the luck after it: as much
of that is taken off the result as there really was. Each chapter of the game is fitted by itself: the logarithm of the
odds is a weighted sum of the traits.
"""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.lab.ladder import least
from littlewars.lab.workers import Progress, run_all
from littlewars.players.foretelling import TABLE, TRAITS, trait_names, traits
from littlewars.players.greedy_player import greedy_choice
from littlewars.players.outlook import LOGIT, average, chances, luck, shares

BATCH = 10  # games of one setup
WILD = 7  # one choice in so many is made at random, until a game is remembered
ASIDE = 5  # one batch in so many tells how well the others foretell it
STEPS = 12  # of the fit, towards the best weights
DOUBT = 3.0  # how strongly a weight is held back, against the squares that all beginnings miss by
SMALLEST = 1e-6  # a step of the fit that changes nothing
DECIMALS = 1  # of a weight that is written


@dataclass(frozen=True)
class Task:
    """A handful of games to learn from."""

    game: str
    setup: dict[str, Value]
    seed: str


@dataclass(frozen=True)
class Beginning:
    """A turn, round or day that began: the traits of each seat there, the luck it had after it, and what it won."""

    chapter: str
    traits: list[list[float]]
    luck: list[float]
    won: list[float]

    def without(self, part: float) -> "Beginning":
        """Return the same with so much of the luck taken off what was won."""
        won = [share - part * luck for share, luck in zip(self.won, self.luck, strict=True)]
        return Beginning(self.chapter, self.traits, self.luck, won)


@dataclass
class Chapter:
    """What was learned about a part of the game."""

    name: str
    beginnings: int
    blind: float  # mean square by which the evaluation alone misses the results put aside
    error: float  # the same for the traits
    weights: list[float] = field(default_factory=list)  # by trait: thousandths of the logarithm of the odds


def fit(
    game: Game,
    games: int,
    given: dict[str, Value] | None = None,
    seed: str = "",
    jobs: int = 0,
    progress: Progress | None = None,
) -> list[Chapter]:
    """Learn from so many games, rounded up to whole batches; return the chapters, in order of their names."""
    least(games=games)
    least(0, jobs=jobs)
    if not game.foresight().names:
        raise SetupError(Message("fit-no-traits", game=game.key))
    rng = Random(seed)
    drawn = [game.foresight().practice(rng) | (given or {}) for _ in range(-(-games // BATCH))]
    work = [Task(game.key, game.setup(setup).values, f"{seed} {number}") for number, setup in enumerate(drawn)]
    return chapters(run_all(play, work, jobs, progress))


def play(task: Task) -> list[Beginning]:
    """Play a batch of games: the first by greedy players alone, which tells how long such games are."""
    game, rng = find(task.game), Random(task.seed)
    start = game.start(game.setup(task.setup))
    found, length = watch(game, start.clone(), rng, -1)
    for _ in range(BATCH - 1):
        found += watch(game, start.clone(), rng, rng.randrange(max(1, length)))[0]
    return found


def watch(game: Game, state: State, rng: Random, wild: int) -> tuple[list[Beginning], int]:
    """Play one game, wild for so long; return what began after that, and how much began in all."""
    foresight = game.foresight()
    seats = range(game.players(state))
    met: list[tuple[str, list[list[float]], list[float]]] = []
    lucky = [0.0 for _ in seats]
    begun = foresight.begun(state)
    while state.actor != NOBODY:
        if state.actor == NATURE:
            forecast = average(game, state, rng)
            while state.actor == NATURE:
                state.apply(state.agenda[-1].sample(state, rng))
            lucky = [sum(both) for both in zip(lucky, luck(game, state, forecast), strict=True)]
            continue
        if foresight.begun(state) > begun:
            begun = foresight.begun(state)
            if begun > wild:
                met.append((foresight.chapter(state), [traits(game, state, seat) for seat in seats], lucky))
        legal = state.legal()
        if begun <= wild and rng.randrange(WILD) == 0:
            state.apply(rng.choice(legal))
        else:
            state.apply(greedy_choice(game, state, rng, foresight.care) if len(legal) > 1 else legal[0])
    won = chances(game, state)
    found = [
        Beginning(chapter, counts, [lucky[seat] - before[seat] for seat in seats], won)
        for chapter, counts, before in met
    ]
    return found, begun


def chapters(batches: list[list[Beginning]]) -> list[Chapter]:
    """Fit every chapter: once without some batches, to tell how well that foretells them, then with all."""
    names = sorted({one.chapter for batch in batches for one in batch})
    found = []
    for name in names:
        known = [one for number, batch in enumerate(batches) for one in batch if number % ASIDE and one.chapter == name]
        aside = [one for batch in batches[::ASIDE] for one in batch if one.chapter == name]
        if not known or not aside:
            continue
        blind = [1.0] + [0.0] * (len(aside[0].traits[0]) - 1)
        part = counts_for(known, blind)
        known = [one.without(part) for one in known]
        aside = [one.without(part) for one in aside]
        before, after = missed(aside, blind), missed(aside, weights(known))
        rounded = [round(LOGIT * weight, DECIMALS) for weight in weights(known + aside)]
        found.append(Chapter(name, len(known) + len(aside), before, after, rounded))
    return found


def foretold(counts: list[list[float]], found: list[float]) -> list[float]:
    """Return each seat's chances, as weights foretell them."""
    return shares([sum(weight * count for weight, count in zip(found, one, strict=True)) for one in counts])


def counts_for(beginnings: list[Beginning], found: list[float]) -> float:
    """Return how much of what the evaluation takes for luck was: one where all of it, nothing where none."""
    together = whole = 0.0
    for one in beginnings:
        for luck_had, won, share in zip(one.luck, one.won, foretold(one.traits, found), strict=True):
            together += luck_had * (won - share)
            whole += luck_had * luck_had
    return together / whole if whole else 0.0


def missed(beginnings: list[Beginning], found: list[float]) -> float:
    """Return the mean square by which weights miss the results."""
    total = 0.0
    for one in beginnings:
        told = foretold(one.traits, found)
        total += sum((won - share) ** 2 for won, share in zip(one.won, told, strict=True)) / len(told)
    return total / len(beginnings)


def weights(beginnings: list[Beginning]) -> list[float]:
    """Return how much each trait counts: the weights that miss the results least (Gauss and Newton), none too large.

    They begin at the evaluation alone, and are held to that where the games say little.
    """
    import numpy as np  # no other command needs it, and it takes a while to load

    def of_seats(seats: int) -> tuple[Any, Any]:
        some = [one for one in beginnings if len(one.won) == seats]
        return np.array([one.traits for one in some]), np.array([one.won for one in some])

    groups = [of_seats(seats) for seats in sorted({len(one.won) for one in beginnings})]
    apart = [(counts - counts.mean(1, keepdims=True)).reshape(-1, counts.shape[2]) for counts, _ in groups]
    spread = np.sqrt((np.concatenate(apart) ** 2).mean(0))
    spread[spread == 0] = 1.0  # whatever never differs
    blind = np.zeros(len(spread))
    blind[0] = spread[0]
    found, _ = least_missed([(counts / spread, won) for counts, won in groups], blind, DOUBT)
    return [float(weight) for weight in found / spread]


def least_missed(groups: list[tuple[Any, Any]], start: Any, doubt: float) -> tuple[Any, Any]:
    """Return the weights that miss the results least (Gauss and Newton), held to the start, and how steep that is.

    A group are matches of as many seats: what is counted, by match, seat and trait, and what each seat won.
    """
    import numpy as np

    def told(found: Any, counts: Any) -> Any:
        leads = counts @ found
        chances = np.exp(leads - leads.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True)

    def cost(found: Any) -> float:
        errors = [((won - told(found, counts)) ** 2).sum() for counts, won in groups]
        return float(sum(errors) + doubt * ((found - start) ** 2).sum())

    found = start.copy()
    for _ in range(STEPS):
        slope = doubt * np.identity(len(found))
        push = -doubt * (found - start)
        for counts, won in groups:
            seen = told(found, counts)
            moves = seen[:, :, None] * (counts - (seen[:, :, None] * counts).sum(1, keepdims=True))
            slope += np.tensordot(moves, moves, ((0, 1), (0, 1)))
            push += np.tensordot(moves, won - seen, ((0, 1), (0, 1)))
        step = np.linalg.solve(slope, push)
        while cost(found + step) > cost(found) and np.abs(step).max() > SMALLEST:
            step = step / 2
        found = found + step
    return found, slope


def as_toml(game: Game, found: list[Chapter]) -> str:
    """Write what was learned as the game keeps it."""
    lines = [
        "# How much each trait counts where a turn, a round or a day begins: thousandths of the logarithm of the odds.",
        f"# `littlewars lab fit {game.key}` writes it.",
        "",
        f"[{TABLE}]",
        f"{TRAITS} = {json.dumps(trait_names(game))}",
    ]
    lines += [f"{json.dumps(chapter.name)} = {chapter.weights}" for chapter in found]
    return "\n".join(lines) + "\n"
