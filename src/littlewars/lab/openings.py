"""What openings are worth, learned from games of greedy players: armies, orders, squads.

In the first round whatever opens a game is chosen at random. In the next ones both sides open by what the rounds before
have shown, all but one choice of each, which is random still: so an army is judged with its best orders, not with any.
Names of one kind, which their first word tells, are weighed beside those that came before them in the game.
"""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.lab.fit import least_missed
from littlewars.lab.ladder import SURE, least
from littlewars.lab.workers import Progress, run_all
from littlewars.players.greedy_player import greedy_choice
from littlewars.players.openings import TABLE, Book
from littlewars.players.outlook import LOGIT

ROUNDS = 4
BATCH = 10  # games a job plays at a time
DOUBT = 0.5  # how strongly a worth is held back, against the squares that all results miss by
SHALLOW = 1e-6  # as good as level


@dataclass(frozen=True)
class Task:
    """A handful of games with the same options: who opens by which book, with which dice."""

    game: str
    setup: dict[str, Value]
    seed: str
    worths: dict[str, float]


@dataclass(frozen=True)
class Opened:
    """A game: what each seat opened with, in its order, and what it won."""

    names: list[list[str]]
    won: list[float]


@dataclass
class Opening:
    """What was learned of an opening."""

    name: str
    seen: int  # in so many games' openings
    worth: float  # thousandths of the logarithm of the odds
    error: float  # 95 % of the time the truth is no farther off


def openings(
    game: Game,
    games: int,
    given: dict[str, Value] | None = None,
    seed: str = "",
    jobs: int = 0,
    progress: Progress | None = None,
) -> list[Opening]:
    """Learn from so many games, rounded up to whole batches in each round; return openings, best of a kind first."""
    least(games=games)
    least(0, jobs=jobs)
    rng = Random(seed)
    count = -(-games // (ROUNDS * BATCH))
    played: list[Opened] = []
    found: list[Opening] = []
    for number in range(ROUNDS):
        worths = {opening.name: opening.worth for opening in found}
        setups = [game.setup(game.foresight().practice(rng) | (given or {})).values for _ in range(count)]
        work = [Task(game.key, setup, f"{seed} {number} {batch}", worths) for batch, setup in enumerate(setups)]
        before = number * count
        told = None if progress is None else lambda done, of, before=before: progress(before + done, ROUNDS * of)
        for batch in run_all(play, work, jobs, told):
            played += batch
        found = weigh(played)
        if not found:
            raise SetupError(Message("openings-none", game=game.key))
    return found


def play(task: Task) -> list[Opened]:
    """Play a batch of games."""
    game, rng, book = find(task.game), Random(task.seed), Book(task.worths)
    start = game.start(game.setup(task.setup))
    choices = [1] * game.players(start)  # of each seat, before the fighting: as many as in the game before
    found = []
    for _ in range(BATCH):
        opened, choices = watch(game, start.clone(), rng, book, [rng.randrange(max(1, count)) for count in choices])
        found.append(opened)
    return found


def watch(game: Game, state: Any, rng: Random, book: Book, astray: list[int]) -> tuple[Opened, list[int]]:
    """Play one game, opening by the book but for one choice of each seat; return how many it had, too.

    Whatever the book says nothing of is random.
    """
    foresight = game.foresight()
    names: list[list[str]] = [[] for _ in astray]
    choices = [0 for _ in astray]
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.apply(state.agenda[-1].sample(state, rng))
            continue
        seat, legal = state.actor, state.legal()
        named = [choice for choice in legal if foresight.opening(state, choice)]
        choice = legal[0]
        if named:
            best = None if choices[seat] == astray[seat] else book.pick(game, state, rng)
            choice = rng.choice(named) if best is None else best
            names[seat] += foresight.opening(state, choice)
            choices[seat] += 1
        elif len(legal) > 1:
            choice = greedy_choice(game, state, rng, foresight.care)
        state.apply(choice)
    first = state.outcome().ranking[0]
    return Opened(names, [float(seat in first) / len(first) for seat in range(len(astray))]), choices


def weigh(played: list[Opened]) -> list[Opening]:
    """Tell what each opening is worth: kind by kind, in the order of the game, beside the kinds before it."""
    kinds = list(dict.fromkeys(kind_of(name) for game in played for seat in game.names for name in seat))
    found = []
    for number, kind in enumerate(kinds):
        known = kinds[: number + 1]
        names = sorted({name for game in played for seat in game.names for name in seat if kind_of(name) in known})
        weighed = [one for one in worths(played, names) if kind_of(one.name) == kind]
        found += sorted(weighed, key=lambda opening: -opening.worth)
    return found


def kind_of(name: str) -> str:
    """Return the first word of a name."""
    return name.partition(" ")[0]


def worths(played: list[Opened], names: list[str]) -> list[Opening]:
    """Weigh openings of these names by how the games ended: those that miss the results least, none too large."""
    import numpy as np  # no other command needs it, and it takes a while to load

    columns = {name: number for number, name in enumerate(names)}
    groups = []
    for seats in sorted({len(game.won) for game in played}):
        some = [game for game in played if len(game.won) == seats]
        counts = np.zeros((len(some), seats, len(names)))
        for row, game in enumerate(some):
            for seat, brought in enumerate(game.names):
                for name in brought:
                    if name in columns:
                        counts[row, seat, columns[name]] += 1
        groups.append((counts, np.array([game.won for game in some])))
    found, slope = least_missed(groups, np.zeros(len(names)), DOUBT)
    results = np.concatenate([won.ravel() for _, won in groups])
    steepness, ways = np.linalg.eigh(slope)
    known = steepness > DOUBT + SHALLOW  # to shift all of a kind alike changes no game, and is no error
    errors = SURE * np.sqrt(results.var() * (ways[:, known] ** 2 / steepness[known]).sum(1))
    seen = sum(counts.sum((0, 1)) for counts, _ in groups)
    return [
        Opening(name, int(count), round(LOGIT * float(worth)), round(LOGIT * float(error)))
        for name, count, worth, error in zip(names, seen, found, errors, strict=True)
    ]


def as_toml(game: Game, found: list[Opening]) -> str:
    """Write what was learned as the game keeps it."""
    lines = [
        "# How much each opening is worth: thousandths of the logarithm of the odds, beside the average.",
        f"# `littlewars lab openings {game.key}` writes it.",
        "",
        f"[{TABLE}]",
    ]
    lines += [f"{json.dumps(opening.name)} = {opening.worth}" for opening in found]
    return "\n".join(lines) + "\n"
