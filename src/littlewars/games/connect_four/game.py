"""Connect Four put together."""

from collections.abc import Sequence
from random import Random

from littlewars.games.connect_four.draw import draw
from littlewars.games.connect_four.finish import finish
from littlewars.games.connect_four.foresight import FORESIGHT
from littlewars.games.connect_four.state import BOTTOM, COLUMNS, ROWS, Grid
from littlewars.games.connect_four.steps import TURNS
from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat
from littlewars.kernel.errors import NotationError
from littlewars.kernel.events import PLACE, EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Setup, Value
from littlewars.kernel.sketch import Box, Line, Sketch
from littlewars.kernel.words import Message, Say

SEATS = ["first", "second"]
MARKS = "xo"  # the first player's discs, the second's
LONGEST = 9  # digits: Python itself refuses to read numbers of thousands


class ConnectFour(Game):
    """Connect Four, known to everybody."""

    def __init__(self) -> None:
        titles = {"en": "Connect Four", "fr": "Puissance 4"}
        super().__init__("connect-four", 1, "littlewars.games.connect_four", titles, on_shelf=False)

    def seats(self, setup: Setup) -> list[str]:
        return SEATS

    def begin(self, setup: Setup) -> Grid:
        return Grid([TURNS[0]], NOBODY, [0, 0])

    def spell(self, grid: Grid, choice: Choice) -> str:
        return f"drop {choice + 1}"

    def read(self, grid: Grid, text: str) -> Choice:
        verb, _, column = text.strip().partition(" ")
        if verb != "drop" or not column.isdecimal() or len(column) > LONGEST:
            raise NotationError(Message("notation-no-choice", text=text))
        return int(column) - 1

    def write(self, grid: Grid) -> str:
        rows = ["".join([self.mark(grid, column, row) for column in range(COLUMNS)]) for row in range(ROWS)]
        return "\n".join(reversed(rows))

    def mark(self, grid: Grid, column: int, row: int) -> str:
        """Return what stands there: x, o or a dot."""
        bit = BOTTOM[column] << row
        return "x" if grid.discs[0] & bit else "o" if grid.discs[1] & bit else "."

    def parse(self, text: str, setup: Setup) -> Grid:
        rows = text.split()
        if len(rows) != ROWS or any(len(row) != COLUMNS or row.strip("xo.") for row in rows):
            raise NotationError(Message("notation-grid", rows=ROWS, columns=COLUMNS))
        grid = self.begin(setup)
        for row, marks in enumerate(reversed(rows)):
            for column, mark in enumerate(marks):
                if mark in MARKS:
                    grid.discs[MARKS.index(mark)] |= BOTTOM[column] << row
        turn = grid.discs[0].bit_count() - grid.discs[1].bit_count()
        floating = any("." in self.column(grid, column) for column in range(COLUMNS))
        if floating or turn not in (0, 1):
            raise NotationError(Message("notation-no-game"))
        over = grid.connects(0) or grid.connects(1) or "." not in text
        grid.agenda = [] if over else [TURNS[turn]]
        return grid

    def facts(self, grid: Grid) -> dict[str, Value | list[str]]:
        columns = {f"column.{column + 1}": self.column(grid, column) for column in range(COLUMNS)}
        return {"discs": grid.filled().bit_count(), **columns}

    def column(self, grid: Grid, column: int) -> str:
        """Return the discs of a column from the bottom up: `xox`."""
        return "".join([self.mark(grid, column, row) for row in range(ROWS)]).rstrip(".")

    def view(self, grid: Grid, seat: Seat) -> list[str]:
        return self.write(grid).split()

    def describe(self, grid: Grid, choice: Choice) -> Message:
        return Message("choice-drop", column=choice + 1)

    def kinds(self) -> list[EventKind]:
        return [EventKind("dropped", ("seat", "column"), PLACE)]

    def sentence(self, grid: Grid, event: Event, seat: Seat) -> Message | None:
        return Message("event-dropped", seat=Message("seat-" + SEATS[event[1]]), column=event[2] + 1)

    def sketch(self, view: list[str]) -> Sketch:
        heading = [Line(Message("plain", text=" ".join(str(column + 1) for column in range(COLUMNS))), bright=True)]
        rows = [Line(Message("plain", text=" ".join(row))) for row in view]
        return Sketch(heading, [[Box("", rows)]], [])

    def draw(self, view: list[str], events: Sequence[Event], say: Say) -> str:
        return draw(view, say)

    def marks(self, grid: Grid, choice: Choice) -> list[str]:
        return [f"column-{choice + 1}"]

    def meant(self, grid: Grid, touched: list[str]) -> list[Choice]:
        columns = [column for column in range(COLUMNS) if f"column-{column + 1}" in touched[-1:]]
        return columns if grid.actor != NOBODY else []

    def shown(self, event: Event) -> list[str]:
        return [f"column-{event[2] + 1}"]

    def evaluate(self, grid: Grid, seat: Seat) -> int:
        if grid.connects(seat):
            return 1
        return -1 if grid.connects(1 - seat) else 0

    def foresight(self) -> Foresight:
        return FORESIGHT

    def finish(self, grid: Grid, rng: Random) -> bool:
        finish(grid, rng)
        return True
