"""Positions to think about, and what a search remembers of them."""

import gc
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.connect_four.state import Grid
from littlewars.kernel.agenda import NOBODY, Choice, State
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.players.random_player import random_choice
from littlewars.players.search import Search
from littlewars.players.tree import Node

THREE = "....... ....... ....... ....... oo..... xxx.o.."  # x is to move, and wins in the fourth column
TO_BLOCK = "....... ....... ....... ....... o...... xxx.o.."  # o is to move, and loses anywhere else
IN_TIME = 1.2  # as much of the seconds it is given may a computer think, no more
ATTEMPTS = 8


def four(drawing: str) -> Grid:
    """Lay out a position of Connect Four; whoever has fewer discs is to move."""
    grid = CONNECT_FOUR.parse(drawing, CONNECT_FOUR.setup({}))
    assert isinstance(grid, Grid)
    grid.settle()
    return grid


def asked_in(game: Game, given: dict[str, Value], seed: int | str, between: int = 1) -> Iterator[State]:
    """Play at random; stop wherever a seat has something to choose, at one such place of several."""
    rng = Random(seed)
    state = game.start(game.setup(given))
    number = 0
    while state.actor != NOBODY:
        if state.actor >= 0 and len(state.legal()) > 1:
            number += 1
            if number % between == 0:
                yield state.clone()
        state.apply(random_choice(state, rng))


def thought(sight: Sight, iterations: int, seed: int | str = 0) -> Search:
    """Return a search that has thought."""
    search = Search(seed)
    search.open(sight)
    search.think(sight, iterations)
    return search


def remembered(node: Node) -> tuple[int, list[float], dict[Choice, object]]:
    """Return all that a tree has counted."""
    return node.visits, node.totals, {choice: remembered(child) for choice, child in node.children.items()}


def time_taken(think: Callable[[int], object], seconds: float) -> float:
    """Return what part of its seconds somebody thinks: once undisturbed, as other programs may take the cores away.

    What other tests have left in memory is not looked through meanwhile.
    """
    gc.freeze()
    spent: list[float] = []
    while len(spent) < ATTEMPTS and min(spent, default=IN_TIME + 1) > IN_TIME:
        began = perf_counter()
        think(len(spent))
        spent.append((perf_counter() - began) / seconds)
    gc.unfreeze()
    return min(spent)
