"""Strange texts: positions changed at random, which are read or refused with a sentence, never worse."""

import string
from typing import TypeVar

from hypothesis import strategies as st

from littlewars.kernel.agenda import State
from littlewars.kernel.errors import NotationError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Setup
from littlewars.words import catalogue

S = TypeVar("S", bound=State)
Edits = list[tuple[int, int, str]]  # where, how many letters go, what comes
LETTERS = string.ascii_letters + string.digits + " \n-.,/[]()=;#²"


def edits(text: str) -> st.SearchStrategy[Edits]:
    """Change a text in one to four places."""
    put = st.text(st.sampled_from(LETTERS), max_size=4)
    return st.lists(st.tuples(st.integers(0, len(text)), st.integers(0, 6), put), min_size=1, max_size=4)


def edited(text: str, changes: Edits) -> str:
    """Carry changes out, one after the other."""
    for place, length, put in changes:
        text = text[:place] + put + text[place + length :]
    return text


def parsed(game: Game, kind: type[S], setup: Setup, text: str) -> S | None:
    """Read a position; None when it is refused with a sentence."""
    try:
        state = game.parse(text, setup)
    except NotationError as error:
        if catalogue("en", game).knows(error.message.key):
            return None
        raise
    assert isinstance(state, kind)
    return state
