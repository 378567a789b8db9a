"""A game looked at again: what every choice and every roll did to somebody's winning chances."""

from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, Choice, Seat, State
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.advice import thousandths
from littlewars.players.search import Search

SHARE: Final = 5  # the choice that was made gets one iteration of so many at least


class Judgement:
    """One choice of a match, in thousandths: chances before it and after it, and what would have been best."""

    def __init__(self, actor: Seat, before: int, after: int, best: Choice, missed: int) -> None:
        self.actor: Seat = actor  # who chose; nature too
        self.before: int = before  # the viewer's winning chances
        self.after: int = after  # the same once this was chosen
        self.best: Choice = best  # what the actor should have chosen; the same choice when there was nothing better
        self.missed: int = missed  # how much better the actor's own chances would have been


class Hindsight(Sight):
    """What everybody knows once the game is over: all of it. Only rolls of the past are weighed with it."""

    def imagine(self, rng: Random) -> State:
        return self._state.clone()


def judge(game: Game, state: State, viewer: Seat, chosen: Choice, iterations: int, seed: int | str = 0) -> Judgement:
    """Think about a position as whoever chose there saw it; about a roll, with hindsight."""
    actor = state.actor
    sight = Hindsight(game, state, viewer) if actor == NATURE else Sight(game, state, actor)
    search = Search(seed)
    search.open(sight)
    root = search.root
    if actor == NATURE:
        root.child(chosen, NATURE)  # of many outcomes of a roll, this one is told apart
    search.think(sight, iterations)
    before = thousandths(root, viewer)
    best = root.favourite(state.legal())  # before more is thought about what was chosen
    made = root.child(chosen, actor)
    while made.spent * SHARE < iterations:
        search.walk(sight, chosen)
    if actor == NATURE:
        return Judgement(actor, before, thousandths(made, viewer), chosen, 0)
    wise = root.child(best, actor)
    if wise.chance(actor) <= made.chance(actor):
        best = chosen
        wise = made
    missed = thousandths(wise, actor) - thousandths(made, actor)
    return Judgement(actor, thousandths(wise, viewer), thousandths(made, viewer), best, missed)
