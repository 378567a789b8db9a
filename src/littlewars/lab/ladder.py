"""How strong the computer players are: a round robin, seats swapped, dice paired, on all cores.

Every pair of players meets in twos: both matches of a two have the same dice, and the players change seats. Where more
than two sit down, they sit in turn around the table, and what a player wins is what all its seats win together: of
three seats it has two in one match and one in the next, so that equals still share evenly over the two. A match that
the book's own opponent plays is one of its solo mode, where it keeps the seat that the rules give it.
"""

from dataclasses import dataclass, field
from itertools import combinations
from math import exp, log, sqrt
from random import Random

from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, NOBODY, Seat
from littlewars.kernel.dealer import SeededDealer
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.lab.workers import Progress, run_all
from littlewars.players.levels import PLAYERS, budget, hire

BOOK = "book"  # the opponent that a rulebook brings: the rules play it
SURE = 1.96  # standard deviations: 95 % of the time the truth lies within
POINTS = 400 / log(10)  # of a rating, to a unit of the logistic scale
DRAWS = 200  # of the results, to tell how sure the ratings are
ROUNDS = 100  # until the ratings no longer change


@dataclass(frozen=True)
class Task:
    """One match to play: who sits where, and with which dice."""

    game: str
    setup: dict[str, Value]
    seats: tuple[str, ...]
    seed: str
    scale: int

    def share(self, player: str, winners: list[Seat]) -> float:
        """Return what a player won of the first place: what its seats did of those that came in first."""
        return sum(self.seats[seat] == player for seat in winners) / len(winners)


@dataclass
class Duel:
    """What two players did to each other."""

    first: str
    second: str
    results: list[float] = field(default_factory=list)  # the first's share of each match, in the order of the tasks

    @property
    def won(self) -> int:
        """Return how many matches the first player won alone."""
        return self.results.count(1.0)

    @property
    def lost(self) -> int:
        """Return how many it lost."""
        return self.results.count(0.0)

    @property
    def drawn(self) -> int:
        """Return in how many the first place was shared."""
        return len(self.results) - self.won - self.lost

    @property
    def counted(self) -> list[float]:
        """List the results that count: all, but against the book only those of decided matches."""
        if BOOK not in (self.first, self.second):
            return self.results
        return [share for share in self.results if share in (0.0, 1.0)]

    @property
    def share(self) -> float:
        """Return the first player's share of the matches that count; a draw is half of one."""
        return sum(self.counted) / len(self.counted) if self.counted else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Return between what the share lies, 95 % sure."""
        return interval(self.share, len(self.counted))


@dataclass
class Rating:
    """How strong a player is: 400 points more win ten games for each one lost. The weakest has 0."""

    player: str
    budget: int  # iterations it thought about a choice; 0 when it does not search
    points: float
    low: float
    high: float


@dataclass
class Ladder:
    """The result: every duel, and the ratings, strongest first."""

    game: str
    setup: dict[str, Value]
    seats: int
    scale: int
    duels: list[Duel]
    ratings: list[Rating]


def ladder(
    game: Game,
    players: list[str],
    matches: int,
    scale: int = 1,
    given: dict[str, Value] | None = None,
    seed: str = "",
    jobs: int = 0,
    progress: Progress | None = None,
) -> Ladder:
    """Play every pair so many matches, rounded up to an even number; on so many cores, or on all of them."""
    least(matches=matches, scale=scale)
    least(0, jobs=jobs)
    check(game, players)
    setup = game.setup({**game.first_options(), **(given or {})})
    if game.ruled(setup):
        raise SetupError(Message("ladder-solo", player=BOOK))
    duels = [Duel(first, second) for first, second in combinations(players, 2)]
    work = [(duel, task) for duel in duels for task in tasks(game, setup.values, duel, matches, scale, seed)]
    won = run_all(play, [task for _, task in work], jobs, progress)
    for (duel, task), winners in zip(work, won, strict=True):
        duel.results.append(task.share(duel.first, winners))
    seats = len(game.seats(setup))
    return Ladder(game.key, setup.values, seats, scale, duels, ratings(game, players, duels, scale))


def least(number: int = 1, **given: int) -> None:
    """Refuse numbers too small to mean anything, by the name of their option."""
    for option, value in given.items():
        if value < number:
            raise SetupError(Message("ladder-least", option=option, least=number, given=value))


def check(game: Game, players: list[str]) -> None:
    """Refuse players nobody knows, one who would meet itself, and the book's where there is none."""
    known = [*PLAYERS, BOOK] if game.rule_opponent() else PLAYERS
    for player in players:
        if player not in known:
            raise SetupError(Message("play-unknown-seat", seat=player, known=", ".join(known)))
    if len(players) < 2 or len(set(players)) < len(players):
        raise SetupError(Message("ladder-who", players=", ".join(players)))


def tasks(game: Game, setup: dict[str, Value], duel: Duel, matches: int, scale: int, seed: str) -> list[Task]:
    """List the matches of a duel: in twos, with the same dice and the seats swapped."""
    pair = (duel.first, duel.second)
    name = f"{seed} {duel.first} {duel.second}"
    if BOOK in pair:
        solo = game.setup(setup | game.rule_opponent())
        other = duel.first if duel.second == BOOK else duel.second
        seats = tuple(BOOK if seat in game.ruled(solo) else other for seat in range(len(game.seats(solo))))
        return [Task(game.key, solo.values, seats, f"{name} {number}", scale) for number in range(matches)]
    count = len(game.seats(game.setup(setup)))
    return [
        Task(game.key, setup, tuple(pair[(seat + swapped) % 2] for seat in range(count)), f"{name} {number}", scale)
        for number in range((matches + 1) // 2)
        for swapped in (0, 1)
    ]


def play(task: Task) -> list[Seat]:
    """Play a match; return the seats that came in first."""
    game = find(task.game)
    match, dealer = Match(game, game.setup(task.setup)), SeededDealer(task.seed)
    players = [
        None if name == BOOK else hire(name, game, f"{task.seed} {name} {seat}", task.scale)
        for seat, name in enumerate(task.seats)
    ]
    while match.state.actor != NOBODY:
        if match.state.actor == NATURE:
            match.deal(dealer)
            continue
        player = players[match.state.actor]
        assert player is not None, "nobody asks the book"
        match.choose(match.state.actor, player.choose(Sight(game, match.state, match.state.actor)))
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.ranking[0]


def interval(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's interval around a share of so many matches."""
    if count == 0:
        return 0.0, 1.0
    spread = SURE * SURE / count
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(game: Game, players: list[str], duels: list[Duel], scale: int) -> list[Rating]:
    """Rate the players by all duels together (Bradley and Terry), with an interval from drawing the results again."""
    rng = Random(0)
    results = [duel.counted for duel in duels]
    points = rate(players, duels, results)
    drawn = [rate(players, duels, [rng.choices(found, k=len(found)) for found in results]) for _ in range(DRAWS)]
    found = []
    for number, player in enumerate(players):
        sample = sorted(one[number] for one in drawn)
        low, high = sample[DRAWS * 25 // 1000], sample[DRAWS * 975 // 1000 - 1]
        found.append(Rating(player, budget(player, game, scale), points[number], low, high))
    return sorted(found, key=lambda rating: -rating.points)


def rate(players: list[str], duels: list[Duel], results: list[list[float]]) -> list[float]:
    """Return each player's rating; half a point each is added to every duel, so that a clean sweep stays finite."""
    strength = [0.0] * len(players)
    places = [(players.index(duel.first), players.index(duel.second)) for duel in duels]
    scores = [0.0] * len(players)
    for (first, second), found in zip(places, results, strict=True):
        scores[first] += sum(found) + 0.5
        scores[second] += len(found) - sum(found) + 0.5
    for _ in range(ROUNDS):
        weights = [0.0] * len(players)
        for (first, second), found in zip(places, results, strict=True):
            share = (len(found) + 1) / (exp(strength[first]) + exp(strength[second]))
            weights[first] += share
            weights[second] += share
        strength = [log(score / weight) for score, weight in zip(scores, weights, strict=True)]
        middle = sum(strength) / len(strength)
        strength = [one - middle for one in strength]
    weakest = min(strength)
    return [POINTS * (one - weakest) for one in strength]
