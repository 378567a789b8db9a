"""A position as text, for terminals: plain data that any renderer can colour."""

from littlewars.kernel.words import Message


class Line:
    """One line of words, and the seat whose colour it wears (None: nobody's)."""

    def __init__(self, words: Message, seat: int | None = None, bright: bool = False, faded: bool = False) -> None:
        self.words: Message = words
        self.seat: int | None = seat
        self.bright: bool = bright  # it matters now
        self.faded: bool = faded  # it has had its turn


class Box:
    """A cell of the board with what stands in it."""

    def __init__(self, title: str, lines: list[Line], seat: int | None = None) -> None:
        self.title: str = title
        self.lines: list[Line] = lines
        self.seat: int | None = seat  # whose ground it is


class Sheet:
    """A list with columns beside the board: a reserve, a hand, a track."""

    def __init__(self, title: Message, columns: list[Message], rows: list[list[Message]]) -> None:
        self.title: Message = title
        self.columns: list[Message] = columns
        self.rows: list[list[Message]] = rows


class Sketch:
    """What a terminal shows: a heading, the board row by row from the top, and lists beside it."""

    def __init__(self, heading: list[Line], board: list[list[Box]], sheets: list[Sheet]) -> None:
        self.heading: list[Line] = heading
        self.board: list[list[Box]] = board
        self.sheets: list[Sheet] = sheets
