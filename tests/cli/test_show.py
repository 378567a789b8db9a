"""Lists of choices in the terminal: whatever is left out of a line stands above it."""

from io import StringIO
from random import Random

from rich.console import Console

from littlewars.cli.show import LIST_AT_MOST, choice_list
from littlewars.games.battalia import GAME
from littlewars.kernel.agenda import NOBODY
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue

STEMS = 200  # of long lists are looked at


def test_a_long_list_names_every_verb() -> None:
    rng, seen = Random(1), 0
    state = GAME.start(GAME.setup({}))
    while seen < STEMS and state.actor != NOBODY:
        if len(state.legal()) > LIST_AT_MOST and state.actor >= 0:
            paper = StringIO()
            listed = choice_list(Console(file=paper, width=200), catalogue("en", GAME), GAME, state)
            text = paper.getvalue()
            for stem, _ in listed.values():
                verb = stem.split()[0]
                assert f" {stem} " in text or f"{verb} … " in text, (stem, text)
                seen += 1
        state.apply(random_choice(state, rng))
    assert seen >= STEMS
