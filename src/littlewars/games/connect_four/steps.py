"""The rules of Connect Four: there is but one step."""

from typing import Final

from littlewars.games.connect_four.state import BOTTOM, COLUMNS, FULL, TOP, Grid
from littlewars.kernel.agenda import Choice, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

DROPPED: Final = 0  # the only kind of event


class Drop(SeatStep):
    """C4-01, C4-02: the players drop a disc in turn; it falls to the lowest free place of its column."""

    def legal(self, grid: Grid) -> list[Choice]:
        filled = grid.filled()
        return [column for column in range(COLUMNS) if filled & TOP[column] == 0]

    def take(self, grid: Grid, column: Choice) -> None:
        filled = grid.filled()
        disc = (filled + BOTTOM[column]) & ~filled
        grid.discs[self.seat] |= disc
        grid.tell(DROPPED, self.seat, column)
        if not grid.connects(self.seat) and filled | disc != FULL:
            grid.then(TURNS[1 - self.seat])

    def prompt(self, grid: Grid) -> Prompt:
        return Prompt(Message("prompt-drop"))

    def objection(self, grid: Grid, column: Choice) -> Refusal:
        if 0 <= column < COLUMNS:
            return Refusal("C4-02", Message("refused-full", column=column + 1))
        return Refusal("C4-01", Message("refused-no-column", column=column + 1))


TURNS: Final = [Drop(0), Drop(1)]  # steps are immutable: two serve for ever
