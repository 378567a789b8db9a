"""What a search remembers: a node for every run of choices it has tried, and how it came to one."""

from math import log, sqrt
from typing import Final

from littlewars.kernel.agenda import NATURE, Choice, Seat

EXPLORE: Final = 0.2  # how much a choice seldom tried is worth trying again
APART: Final = 30  # of very many outcomes of chance, so many get a branch each; all others share one
SELDOM: Final = 2  # visits, of which one is half of what is known
SHARED: Final = -1  # the branch they share
ANY: Final = -1  # stands for no choice in particular
WIDEN_FROM: Final = 32  # so many choices are weighed at once; more by and by
WIDEN_BY: Final = 2.0  # of the square root of the visits


class Node:
    """The position after a choice, whatever hidden cards and dice led there."""

    def __init__(self, mover: Seat, seats: int) -> None:
        self.mover: Seat = mover  # who chose to come here, nature too
        self.visits: int = 0
        self.spent: int = 0  # iterations at and beneath this node: each weighs one new choice
        self.offered: int = 1  # how often the choice that leads here could be made
        self.totals: list[float] = [0.0] * seats  # each seat's winning chances, added up over the visits
        self.forecast: list[float] = []  # where nature chooses next: the chances on average, at first sight
        self.children: dict[Choice, Node] = {}

    def chance(self, seat: Seat) -> float:
        """Return a seat's mean winning chance."""
        return self.totals[seat] / self.visits

    def means(self) -> list[float]:
        """Return each seat's mean winning chance."""
        return [total / self.visits for total in self.totals]

    def add(self, found: list[float], spent: int) -> None:
        """Count a visit that found these chances, and the iterations it took."""
        self.visits += 1
        self.spent += spent
        for seat in range(len(found)):
            self.totals[seat] += found[seat]

    def child(self, choice: Choice, mover: Seat) -> "Node":
        """Return the node after a choice, new if need be."""
        found = self.children.get(choice)
        if found is None:
            found = Node(mover, len(self.totals))
            self.children[choice] = found
        return found

    def outcome(self, choice: Choice) -> "Node":
        """Return the node after an outcome of chance: the first thirty are told apart, the others are not."""
        found = self.children.get(choice)
        if found is not None:
            return found
        return self.child(choice if len(self.children) < APART else SHARED, NATURE)

    def usual(self, legal: list[Choice]) -> "Node | None":
        """Return what is chosen most often of these; None before any was."""
        found: Node | None = None
        for choice in legal:
            child = self.children.get(choice)
            if child is not None and (found is None or child.beats(found)):
                found = child
        return found

    def beats(self, other: "Node") -> bool:
        """Tell whether this was chosen more often than another choice of the same seat, or as often and is better."""
        if self.visits != other.visits:
            return self.visits > other.visits
        return self.totals[self.mover] > other.totals[self.mover]

    def best(self, rivals: list[Choice], count: int) -> list[Choice]:
        """Return so many of these choices, those with the best chances, best first."""
        ranked = [(-self.children[choice].chance(self.children[choice].mover), choice) for choice in rivals]
        ranked.sort()
        return [choice for _, choice in ranked[:count]]

    def room(self) -> int:
        """Tell how many choices are worth weighing by now: the more often one comes here, the more."""
        return WIDEN_FROM + int(WIDEN_BY * sqrt(self.visits))

    def untried(self, legal: list[Choice]) -> list[Choice]:
        """List the choices that have never been weighed."""
        return [choice for choice in legal if choice not in self.children]

    def promising(self, legal: list[Choice], seat: Seat) -> Choice:
        """Return the choice that is worth trying again: a good one, or one seldom tried when it was offered."""
        best = legal[0]
        highest = -1.0
        for choice in legal:
            child = self.children.get(choice)
            if child is not None:
                child.offered += 1
                worth = child.totals[seat] / child.visits + EXPLORE * sqrt(log(child.offered) / child.visits)
                if worth > highest:
                    highest = worth
                    best = choice
        return best

    def favourite(self, legal: list[Choice]) -> Choice:
        """Return the best of the choices tried most often: once more is nothing, a round may end in its midst."""
        usual = self.usual(legal)
        if usual is None:
            return legal[0]
        enough = usual.visits - 1 if usual.visits > SELDOM else usual.visits
        best = legal[0]
        highest = -1.0
        for choice in legal:
            child = self.children.get(choice)
            if child is not None and child.visits >= enough and child.chance(child.mover) > highest:
                highest = child.chance(child.mover)
                best = choice
        return best


class Stride:
    """One choice of a walk down the tree: the node it led to, and what the nodes above should hear of it."""

    def __init__(self, node: Node, usual: Node | None) -> None:
        self.node: Node = node
        self.usual: Node | None = usual  # what the seat that chose here chooses most often
        self.luck: list[float] = []  # where nature began to choose: what that did to the chances, at first sight

    def add(self, found: list[float], spent: int) -> list[float]:
        """Count the visit; return the chances before the choice.

        Of a roll that is what was found, less the luck of what was drawn. A seat that only tried something worse is not
        held to it: what it usually finds is passed up.
        """
        self.node.add(found, spent)
        if self.luck:
            return [found[seat] - self.luck[seat] for seat in range(len(found))]
        if self.usual is not None and self.usual is not self.node and self.usual.beats(self.node):
            return self.usual.means()
        return found
