"""What a search, or the book of openings, says to a person: the choices worth thinking about, and what follows."""

from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, Choice, Event, Seat, State
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.players.openings import book, chance
from littlewars.players.search import Search
from littlewars.players.tree import SHARED, Node

WHOLE: Final = 1000  # chances are told in thousandths
CANDIDATES: Final = 4  # choices at most
THOROUGH: Final = 3  # a candidate was tried at least once for so many times that the best was
LINE: Final = 6  # choices at most
SURE: Final = 3  # visits: what was tried less often is not foreseen


class Candidate:
    """A choice worth thinking about."""

    def __init__(self, choice: Choice, chance: int) -> None:
        self.choice: Choice = choice
        self.chance: int = chance  # of winning, in thousandths


class Foreseen:
    """A step of the line expected: who chooses, nature too, and what that does."""

    def __init__(self, seat: Seat, words: Message) -> None:
        self.seat: Seat = seat
        self.words: Message = words


class Advice:
    """Hints for one choice, best first, and the line that follows the best."""

    def __init__(self, candidates: list[Candidate], line: list[Foreseen]) -> None:
        self.candidates: list[Candidate] = candidates
        self.line: list[Foreseen] = line


def advise(sight: Sight, iterations: int, seed: int | str = 0) -> Advice:
    """Think for a seat that must choose, from what it sees and nothing else."""
    ranked = book(sight.game).ranked(sight.game, sight.imagine(Random(seed)))[:CANDIDATES]
    if ranked:
        return Advice([Candidate(choice, round(WHOLE * chance(worth))) for choice, worth in ranked], [])
    search = Search(seed)
    search.open(sight)
    search.think(sight, iterations)
    best = search.root.favourite(sight.legal())
    first = search.root.child(best, sight.seat)
    found = [Candidate(best, thousandths(first, sight.seat))]
    others: list[tuple[int, Choice]] = []
    for choice, child in search.root.children.items():
        # a choice that was thought about less, and looks better for that alone, is no candidate
        if (
            choice != best
            and child.visits * THOROUGH >= first.visits
            and child.chance(sight.seat) <= first.chance(sight.seat)
        ):
            others.append((-thousandths(child, sight.seat), choice))
    others.sort()
    found += [Candidate(choice, -chance) for chance, choice in others[: CANDIDATES - 1]]
    return Advice(found, line(sight, search))


def thousandths(node: Node, seat: Seat) -> int:
    """Return a seat's winning chance at a node."""
    return round(WHOLE * node.chance(seat))


def line(sight: Sight, search: Search) -> list[Foreseen]:
    """Follow what was tried most often, in a world like the one the seat sees, as far as it is foreseen."""
    state = sight.imagine(search.rng)
    state.log = []
    node = search.root
    found: list[Foreseen] = []
    while state.actor >= NATURE and len(found) < LINE:
        choice = _next(node, state)
        child = node.children.get(choice)
        if child is None or child.visits < SURE:
            break
        seat = state.actor
        if seat != NATURE:
            found.append(Foreseen(seat, sight.game.describe(state, choice)))
        state.log = []
        state.apply(choice)
        if seat == NATURE:
            found += _told(sight, state, state.log)
        node = child
    return found


def _next(node: Node, state: State) -> Choice:
    """Return what was tried most often of what may be chosen here."""
    return node.favourite(state.legal()) if node.children else SHARED


def _told(sight: Sight, state: State, events: list[Event]) -> list[Foreseen]:
    """Tell what chance did, as the seat would hear it."""
    kinds = sight.game.kinds()
    heard = [kinds[event[0]].heard(event, sight.seat) for event in events]
    sentences = [sight.game.sentence(state, event, sight.seat) for event in heard]
    return [Foreseen(NATURE, words) for words in sentences if words is not None]
