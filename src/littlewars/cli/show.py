"""Positions and choices on a terminal, with rich."""

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from littlewars.kernel.agenda import State
from littlewars.kernel.game import Game
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message
from littlewars.words import Catalogue

SEAT_COLOURS = ["yellow", "red", "cyan", "magenta"]
WIDEST = 126  # columns a board takes at the most
LIST_AT_MOST = 24  # longer lists are shown by what they have in common


def draw_sketch(console: Console, words: Catalogue, sketch: Sketch) -> None:
    """Print a position."""
    for sheet in sketch.sheets:
        console.print(_sheet(words, sheet))
    heading = Text("   ").join([_line(words, line) for line in sketch.heading])
    console.print()
    console.print(heading)
    board = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1), width=min(console.width, WIDEST))
    for _ in sketch.board[0]:
        board.add_column(ratio=1)
    for row in sketch.board:
        board.add_row(*[_box(words, cell) for cell in row])
    console.print(board)


def _line(words: Catalogue, line: Line) -> Text:
    style = SEAT_COLOURS[line.seat] if line.seat is not None else ""
    if line.bright:
        style += " bold"
    if line.faded:
        style += " dim"
    return Text(words.say(line.words), style=style.strip())


def _box(words: Catalogue, cell: Box) -> Text:
    colour = SEAT_COLOURS[cell.seat] if cell.seat is not None else "default"
    title = [Text(cell.title, style=f"{colour} underline")] if cell.title else []
    return Text("\n").join([*title, *[_line(words, line) for line in cell.lines]])


def _sheet(words: Catalogue, sheet: Sheet) -> Table:
    table = Table(title=words.say(sheet.title), box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for column in sheet.columns:
        table.add_column(words.say(column))
    for row in sheet.rows:
        table.add_row(*[words.say(cell) for cell in row])
    return table


def choice_list(console: Console, words: Catalogue, game: Game, state: State) -> list[str]:
    """Print the choices with their numbers; return what each number stands for: `move b2`, or `draft jeep|a1|b1`."""
    legal = state.legal()
    spelled = [game.spell(state, choice) for choice in legal]
    if len(legal) <= LIST_AT_MOST:
        for number, choice in enumerate(legal, 1):
            console.print(f"{number:3}  {words.say(game.describe(state, choice))}", end="", markup=False)
            console.print(f"  {spelled[number - 1]}", style="dim", markup=False)
        return spelled
    groups: dict[str, list[str]] = {}
    for text in spelled:
        stem, _, ending = text.rpartition(" ")
        groups.setdefault(stem or ending, []).extend([ending] if stem else [])
    rows = [Text(f"{number:3} {stem} {' '.join(ends)}") for number, (stem, ends) in enumerate(groups.items(), 1)]
    console.print(Columns(rows, padding=(0, 3)))
    number, (stem, endings) = next((n, item) for n, item in enumerate(groups.items(), 1) if item[1])
    console.print(words.say(Message("play-choices-more", number=number, ending=endings[0])), style="dim")
    return ["|".join([stem, *endings]) for stem, endings in groups.items()]
