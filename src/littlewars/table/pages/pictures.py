"""Drawings on pages that hold several of them."""

import re
from functools import cache
from random import Random

from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.game import Game
from littlewars.players.random_player import play_out, random_choice
from littlewars.words import catalogue

OWN_IDS = re.compile(r'(\bid="|url\(#|href="#)')


def with_prefix(svg: str, prefix: str) -> str:
    """Give the ids of a drawing a prefix, so that no two drawings of a page share one."""
    return OWN_IDS.sub(lambda found: f"{found[0]}{prefix}-", svg)


@cache
def lid(game: Game, language: str) -> str:
    """Draw the picture on the box: a first game in full swing."""
    state = full_swing(game)
    return with_prefix(game.draw(game.view(state, NOBODY), [], catalogue(language, game).say), f"lid-{game.key}")


@cache
def full_swing(game: Game) -> State:
    """Return a position half-way through a first game played at random, always the same."""
    state = game.start(game.setup(game.first_options()))
    length = play_out(state.clone(), Random(game.key))
    rng = Random(game.key)
    for _ in range(length // 2):
        state.apply(random_choice(state, rng))
    while state.actor == NATURE:
        state.apply(random_choice(state, rng))
    return state
