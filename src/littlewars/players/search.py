"""Information-set Monte-Carlo tree search over the agenda: one search for all games.

Each iteration deals again what the seat cannot know, walks down the tree of choices (nature's are drawn afresh), adds a
node and asks the game how good the position looks there. It sees a `Sight` and nothing else, and for a given seed and
number of iterations it always finds the same.
"""

from math import exp
from random import Random
from time import perf_counter
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, State
from littlewars.kernel.chance import below
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.random_player import play_out
from littlewars.players.tree import ANY, Node

INFINITY: Final = float("inf")
LOGIT: Final = 1000.0  # of an evaluation
STEEPEST: Final = 30.0  # a lead beyond which a position is as good as won
FEW: Final = 12  # so many outcomes of chance are all looked at
SAMPLES: Final = 4  # of more, so many are drawn
LONGEST: Final = 400  # choices one iteration walks down the tree


class Search:
    """A tree that grows while it thinks, and is kept between the small choices of one turn."""

    def __init__(self, seed: int | str | None = None, whole_games: bool = False) -> None:
        self.rng: Random = Random(seed)
        self.whole_games: bool = whole_games  # judge by playing on at random, not by the game's evaluation
        self.root: Node = Node(NOBODY, 0)
        self.known: tuple[object, ...] = ()  # how the position of the root looks to the seat

    def open(self, sight: Sight) -> None:
        """Begin a tree for what the seat sees, unless the tree at hand is that one."""
        state = sight.imagine(self.rng)
        looks = fingerprint(sight.game, state, sight.seat)
        if looks != self.known:
            self.root = Node(NOBODY, sight.game.players(state))
            self.known = looks

    def think(self, sight: Sight, iterations: int, seconds: float = 0.0) -> None:
        """Think for so many iterations, less what is kept from before, or stop after some seconds.

        The choices at hand are tried in rounds, each as often as its rivals, and the better half goes on to the next
        round: so the tree beneath one is never judged against a shallower one.
        """
        until = perf_counter() + seconds if seconds > 0.0 else INFINITY
        rivals = sight.legal()
        while len(rivals) > iterations:
            rivals.pop(below(self.rng, len(rivals)))
        while len(rivals) < 2 and self.root.visits < iterations and perf_counter() < until:
            self.iterate(sight)
        rounds = (len(rivals) - 1).bit_length()
        each = 0
        while len(rivals) > 1 and self.root.visits < iterations:
            each += max(1, iterations // (rounds * len(rivals)))
            for lap in range(each):
                for choice in rivals:
                    if self.root.visits_of(choice) <= lap:
                        self.iterate(sight, choice)
                        if self.root.visits >= iterations or perf_counter() >= until:
                            return
            rivals = self.root.better_half(rivals)

    def iterate(self, sight: Sight, first: Choice = ANY) -> None:
        """Walk down the tree once, add a node, and tell every node on the way what was found there.

        `first` is a choice to begin with, instead of one that looks promising.
        """
        rng = self.rng
        state = sight.imagine(rng)
        node = self.root
        path = [node]
        usual: list[Node | None] = [None]  # what the seat that chose a node of the path chooses else
        while state.actor != NOBODY and len(path) < LONGEST:
            seat = state.actor
            fresh = False
            if seat == NATURE:
                choice = first if first != ANY else state.agenda[-1].sample(state, rng)
                node = node.outcome(choice)
                usual.append(None)
            else:
                legal = state.legal()
                usual.append(node.usual(legal))
                choice = first if first != ANY else self.pick(node, legal, seat)
                fresh = choice not in node.children
                node = node.child(choice, seat)
            first = ANY
            state.apply(choice)
            path.append(node)
            if fresh:
                break
        self.tell(path, usual, self.judge(sight.game, state))

    def tell(self, path: list[Node], usual: list[Node | None], found: list[float]) -> None:
        """Tell every node on the way what was found; where a seat only tried something, what it usually finds."""
        for i in range(len(path) - 1, -1, -1):
            path[i].add(found)
            other = usual[i]
            if other is not None and other is not path[i] and other.beats(path[i]):
                found = other.means()

    def pick(self, node: Node, legal: list[Choice], seat: Seat) -> Choice:
        """Return a choice to try: a new one while there is room for it, else one that looks promising."""
        untried = node.untried(legal)
        return untried[below(self.rng, len(untried))] if untried else node.promising(legal, seat)

    def judge(self, game: Game, state: State) -> list[float]:
        """Return each seat's winning chances in a position, which is played on."""
        if self.whole_games:
            play_out(state, self.rng)
        return self.average(game, state, FEW)

    def average(self, game: Game, state: State, ways: int) -> list[float]:
        """Return the chances in a position, nature's next choices averaged: all of them, or some when they are many."""
        if state.actor != NATURE:
            return chances(game, state)
        step = state.agenda[-1]
        legal = step.legal(state)
        if len(legal) > ways:
            if ways <= 1:
                while state.actor == NATURE:
                    state.apply(state.agenda[-1].sample(state, self.rng))
                return chances(game, state)
            legal = [step.sample(state, self.rng) for _ in range(SAMPLES)]
            weights = [1] * SAMPLES
        else:
            weights = step.weights(state)
        whole = sum(weights)
        found = [0.0] * game.players(state)
        for i in range(len(legal)):
            twin = state.clone()
            twin.apply(legal[i])
            seen = self.average(game, twin, ways // len(legal))
            for seat in range(len(found)):
                found[seat] += weights[i] * seen[seat] / whole
        return found

    def follow(self, sight: Sight, choice: Choice) -> None:
        """Keep what is known of the position after one's own choice, if nobody else chooses before one's next."""
        twin = sight.imagine(self.rng)
        twin.apply(choice)
        if twin.actor == sight.seat and choice in self.root.children:
            self.root = self.root.children[choice]
            self.known = fingerprint(sight.game, twin, sight.seat)
        else:
            self.root = Node(NOBODY, 0)
            self.known = ()


def fingerprint(game: Game, state: State, seat: Seat) -> tuple[object, ...]:
    """Return what tells a position from others that a seat can tell apart: its secrets dealt in one way."""
    return game.imagine(state, seat, Random(0)).key()


def chances(game: Game, state: State) -> list[float]:
    """Return each seat's winning chances: by the outcome, or as the game's evaluation sees it."""
    seats = game.players(state)
    outcome = state.outcome()
    if outcome is not None:
        first = outcome.ranking[0]
        return [1.0 / len(first) if seat in first else 0.0 for seat in range(seats)]
    if seats == 2:
        lead = min(STEEPEST, max(-STEEPEST, game.evaluate(state, 0) / LOGIT))
        chance = 1.0 / (1.0 + exp(-lead))
        return [chance, 1.0 - chance]
    leads = [min(STEEPEST, max(-STEEPEST, game.evaluate(state, seat) / (seats * LOGIT))) for seat in range(seats)]
    shares = [exp(lead) for lead in leads]
    whole = sum(shares)
    return [share / whole for share in shares]
