"""What stands in the grid of Connect Four, and what one may ask of it.

A player's discs are the bits of one number: bit 7 * column + row. The seventh bit of a column is never set, so that no
line wraps round the edge.
"""

from typing import Final

from littlewars.kernel.agenda import Seat, State, Step
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.words import Message

COLUMNS: Final = 7
ROWS: Final = 6
HEIGHT: Final = ROWS + 1  # bits per column
BOTTOM: Final = [1 << HEIGHT * column for column in range(COLUMNS)]
TOP: Final = [bit << ROWS - 1 for bit in BOTTOM]
FULL: Final = sum((1 << ROWS) - 1 << HEIGHT * column for column in range(COLUMNS))
LINES: Final = [1, HEIGHT - 1, HEIGHT, HEIGHT + 1]  # up, and the three ways across


class Grid(State):
    """A position of Connect Four."""

    def __init__(self, agenda: list[Step], actor: Seat, discs: list[int]) -> None:
        super().__init__(agenda, actor)
        self.discs: list[int] = discs

    def clone(self) -> "Grid":
        return Grid(self.agenda[:], self.actor, self.discs[:])

    def table(self) -> tuple[int, ...]:
        return (self.discs[0], self.discs[1])

    def filled(self) -> int:
        """Return all discs of both players."""
        return self.discs[0] | self.discs[1]

    def connects(self, seat: Seat) -> bool:
        """Tell whether the seat has four in a line (C4-03)."""
        discs = self.discs[seat]
        for step in LINES:
            pairs = discs & discs >> step
            if pairs & pairs >> 2 * step:
                return True
        return False

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        for seat in (0, 1):
            if self.connects(seat):
                return Outcome([[seat], [1 - seat]], Message("won-by-four"), "C4-03")
        return Outcome([[0, 1]], Message("drawn"), "C4-04")
