"""Information-set Monte-Carlo tree search over the agenda: one search for all games.

Each walk deals again what the seat cannot know and goes down the tree of choices, nature's drawn afresh, to a place
with choices never weighed. There it asks the game how good the position looks after each of them; the next walk goes on
from the best. It sees a `Sight` and nothing else, and for a seed and a number of iterations it always finds the same.
"""

from random import Random
from time import perf_counter
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, State
from littlewars.kernel.chance import below
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.outlook import FEW, average, chances, luck
from littlewars.players.random_player import play_out
from littlewars.players.tree import ANY, Node, Stride

INFINITY: Final = float("inf")
LONGEST: Final = 400  # choices one walk goes down the tree
WIDEST: Final = 1 << 30  # more choices than any position has
RIVALS: Final = 16  # so many of the choices at hand are thought about


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

    def think(self, sight: Sight, iterations: int, seconds: float = 0.0, noticed: list[Choice] | None = None) -> None:
        """Think for so many iterations, less what is kept from before, or stop after some seconds.

        Of the choices at hand only those `noticed` are thought about, if not all are; with few iterations, only some.

        The most promising choices at hand are tried in rounds, each as often as its rivals, and the better half goes on
        to the next round: so the tree beneath one is never judged against a shallower one.
        """
        until = perf_counter() + seconds if seconds > 0.0 else INFINITY
        root = self.root
        legal = sight.legal() if noticed is None else noticed[:]
        while len(legal) > iterations:
            legal.pop(below(self.rng, len(legal)))
        if len(legal) < 2:
            while root.spent < iterations and perf_counter() < until:
                self.walk(sight, ANY, iterations - root.spent)
            return
        self.weigh(sight, legal)
        rivals = root.best(legal, RIVALS)
        rounds = (len(rivals) - 1).bit_length()
        while rounds > 0:
            enough = root.spent + (iterations - root.spent) // rounds
            while root.spent < enough:
                visits = 1 + min([root.children[choice].visits for choice in rivals])
                for choice in rivals:
                    if root.children[choice].visits < visits:
                        self.walk(sight, choice, iterations - root.spent)
                        if root.spent >= iterations or perf_counter() >= until:
                            return
            rivals = root.best(rivals, (len(rivals) + 1) // 2)
            rounds -= 1

    def weigh(self, sight: Sight, choices: list[Choice]) -> None:
        """Weigh those of the choices at hand that never were."""
        fresh = self.root.untried(choices)
        if fresh:
            self.grow(sight.game, sight.imagine(self.rng), self.root, fresh)
            self.root.add(self.root.children[self.root.favourite(choices)].means(), len(fresh))

    def walk(self, sight: Sight, first: Choice = ANY, most: int = WIDEST) -> None:
        """Walk down the tree once, weigh new choices there, and tell every node on the way what was found.

        `first` is a choice to begin with, instead of one that looks promising; `most` are the iterations left.
        """
        state = sight.imagine(self.rng)
        node = self.root
        path = [Stride(node, None)]
        rolled: Stride | None = None  # where nature began to choose, until somebody else does
        forecast: list[float] = []
        while state.actor != NOBODY and len(path) < LONGEST:
            seat = state.actor
            legal = state.legal()
            if seat == NATURE:
                choice = first if first != ANY else state.agenda[-1].sample(state, self.rng)
                path.append(Stride(node.outcome(choice), None))
                if rolled is None and first == ANY and not self.whole_games:
                    rolled = path[-1]
                    if not node.forecast:
                        node.forecast = average(sight.game, state, self.rng, FEW, FEW)
                    forecast = node.forecast
            else:
                choice = first
                if first == ANY:
                    fresh = self.some(node, legal, most)
                    if fresh:
                        self.grow(sight.game, state, node, fresh)
                        best = node.usual(legal)
                        assert best is not None
                        tell(path, best.means(), len(fresh))
                        return
                    choice = node.promising(legal, seat)
                path.append(Stride(node.child(choice, seat), node.usual(legal)))
            first = ANY
            state.apply(choice)
            node = path[-1].node
            if rolled is not None and state.actor != NATURE:
                rolled.luck = luck(sight.game, state, forecast)
                rolled = None
        tell(path, chances(sight.game, state), 1)

    def some(self, node: Node, legal: list[Choice], most: int) -> list[Choice]:
        """List choices never weighed, as many as there is room for; of more, chance picks some."""
        fresh = node.untried(legal)
        if fresh:
            room = min(most, max(0, node.room() - (len(legal) - len(fresh))))
            while len(fresh) > room:
                fresh.pop(below(self.rng, len(fresh)))
        return fresh

    def grow(self, game: Game, state: State, node: Node, fresh: list[Choice]) -> None:
        """Weigh new choices of a position: an iteration each."""
        for choice in fresh:
            twin = state.clone()
            twin.apply(choice)
            node.child(choice, state.actor).add(self.judge(game, twin), 1)

    def judge(self, game: Game, state: State) -> list[float]:
        """Return each seat's winning chances in a position, which is played on."""
        if self.whole_games and not game.finish(state, self.rng):
            play_out(state, self.rng)
        return average(game, state, self.rng)

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


def tell(path: list[Stride], found: list[float], spent: int) -> None:
    """Tell every node on the way what was found."""
    for i in range(len(path) - 1, -1, -1):
        found = path[i].add(found, spent)


def fingerprint(game: Game, state: State, seat: Seat) -> tuple[object, ...]:
    """Return what tells a position from others that a seat can tell apart: its secrets dealt in one way."""
    return game.imagine(state, seat, Random(0)).key()
