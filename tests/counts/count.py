"""Counting lines of play, which chess players call perft."""

from littlewars.kernel.agenda import NOBODY, State


def lines_of_play(state: State, length: int) -> int:
    """Count the lines of play of this length, nature's choices included; a finished game has none longer."""
    if state.actor == NOBODY:
        return 0
    legal = state.legal()
    if length == 1:
        return len(legal)
    total = 0
    for choice in legal:
        twin = state.clone()
        twin.apply(choice)
        total += lines_of_play(twin, length - 1)
    return total
