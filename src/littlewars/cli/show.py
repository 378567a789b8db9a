"""Positions and choices on a terminal, with rich."""

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from littlewars.cli.reading import Listed, grouped, numbered
from littlewars.kernel.agenda import Choice, State
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.prompt import AimPrompt, PointPrompt
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message
from littlewars.words import Catalogue

SEAT_COLOURS = {"black": "magenta", "blue": "cyan", "green": "green", "red": "red", "yellow": "yellow"}
OTHER_COLOURS = ["yellow", "red", "cyan", "magenta"]  # of seats that are named otherwise
WIDEST = 126  # columns a board takes at the most
LIST_AT_MOST = 24  # longer lists are shown by what they have in common
SUGGESTIONS = 12  # of points and aims shown unasked
GAP = "   "


def colours(match: Match) -> list[str]:
    """Name the terminal's colours for the seats, as they wear them now; no two are alike."""
    game, seats = match.game, range(len(match.game.seats(match.setup)))
    worn = [SEAT_COLOURS.get(game.side(match.state, match.setup, seat), "") for seat in seats]
    free = [colour for colour in OTHER_COLOURS if colour not in worn]
    return [colour or free.pop(0) for colour in worn]


def draw_sketch(console: Console, words: Catalogue, sketch: Sketch, colours: list[str], sheets: bool) -> None:
    """Print a position in the colours of its seats, with or without the lists beside it."""
    for sheet in sketch.sheets if sheets else []:
        console.print(_sheet(words, sheet))
    console.print()
    console.print(_heading(words, sketch.heading, console.width, colours))
    if sketch.board:  # some games choose armies before anything lies on the table
        console.print(_board(words, sketch.board, min(console.width, WIDEST), colours))


def _board(words: Catalogue, rows: list[list[Box]], width: int, colours: list[str]) -> Table:
    """Lay the cells out as a table; a board of one cell needs no frame."""
    columns = len(rows[0])
    inside = (width - columns - 1) // columns - 2
    board = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1), width=width)
    if columns == len(rows) == 1:
        board = Table.grid()
    for _ in range(columns):
        board.add_column(ratio=1)
    for row in rows:
        board.add_row(*[_box(words, cell, inside, colours) for cell in row])
    return board


def _heading(words: Catalogue, lines: list[Line], width: int, colours: list[str]) -> Text:
    parts = [_line(words, line, colours) for line in lines]
    whole = Text(GAP).join(parts)
    return whole if len(whole) <= width else Text("\n").join([parts[0], Text(GAP).join(parts[1:])])


def _line(words: Catalogue, line: Line, colours: list[str]) -> Text:
    style = colours[line.seat] if line.seat is not None else ""
    if line.bright:
        style += " bold"
    if line.faded:
        style += " dim"
    return Text(words.say(line.words), style=style.strip())


def _box(words: Catalogue, cell: Box, width: int, colours: list[str]) -> Text:
    colour = colours[cell.seat] if cell.seat is not None else "default"
    title = [Text(cell.title, style=f"{colour} underline")] if cell.title else []
    return Text("\n").join([*title, *[_fitted(_line(words, line, colours), width) for line in cell.lines]])


def _fitted(line: Text, width: int) -> Text:
    """Break a line that is too long where two spaces part it."""
    head, gap, tail = line.plain.partition("  ")
    return Text(f"{head}\n  {tail}", style=line.style) if gap and len(line) > width else line


def _sheet(words: Catalogue, sheet: Sheet) -> Table:
    table = Table(title=words.say(sheet.title), box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    rows = [[words.say(cell) for cell in row] for row in sheet.rows]
    for number, column in enumerate(sheet.columns):
        named = any(letter.isalpha() for row in rows for letter in row[number])
        table.add_column(words.say(column), justify="left" if named else "right")
    for row in rows:
        table.add_row(*row)
    return table


def choice_list(console: Console, words: Catalogue, game: Game, state: State, everything: bool = False) -> Listed:
    """Print the choices with their numbers; return what each number stands for."""
    legal, prompt = state.legal(), state.prompt()
    spelled = [game.spell(state, choice) for choice in legal]
    if isinstance(prompt, PointPrompt | AimPrompt):
        return _plane_list(console, words, game, state, prompt, everything)
    if len(legal) > LIST_AT_MOST:
        return _long_list(console, words, spelled)
    listed = numbered(spelled)
    _print_choices(console, words, game, state, dict(zip(listed, legal, strict=True)))
    return listed


def _print_choices(console: Console, words: Catalogue, game: Game, state: State, choices: dict[int, Choice]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=3)
    for number, choice in choices.items():
        does = Text(words.say(game.describe(state, choice)))
        table.add_row(str(number), does, Text(game.spell(state, choice), style="dim"))
    console.print(table)


def _plane_list(
    console: Console, words: Catalogue, game: Game, state: State, prompt: PointPrompt | AimPrompt, everything: bool
) -> Listed:
    """Print a few suggestions of points or aims, or all of them; and whatever else may be chosen."""
    numbers = dict(enumerate(state.legal(), 1))
    suggested = [number for number, choice in numbers.items() if _is_on_plane(prompt, choice)]
    every = 1 if everything else -(-len(suggested) // SUGGESTIONS)
    left_out = set(suggested) - set(suggested[::every]) if suggested else set()
    shown = {number: choice for number, choice in numbers.items() if number not in left_out}
    _print_choices(console, words, game, state, shown)
    if suggested:
        example = game.spell(state, numbers[suggested[-1]])
        console.print(words.say(Message("play-choices-plane", left=len(left_out), example=example)), style="dim")
    return {number: (game.spell(state, choice), []) for number, choice in numbers.items()}


def _is_on_plane(prompt: PointPrompt | AimPrompt, choice: Choice) -> bool:
    return prompt.reach_of(choice) >= 0 if isinstance(prompt, PointPrompt) else prompt.has(choice)


def _long_list(console: Console, words: Catalogue, spelled: list[str]) -> Listed:
    """Print the choices by what they have in common; what all of them have in common, only once."""
    listed = grouped(spelled)
    compound = [(stem, endings) for stem, endings in listed.values() if endings]
    shared = [ends for _, ends in compound if ends == compound[0][1]]
    common = compound[0][1] if len(shared) == len(compound) > 1 else []
    verbs = {stem.split()[0] for stem, _ in compound if " " in stem}
    verb = verbs.pop() + " " if common and len(verbs) == 1 else ""  # it stands in the line above the others
    rows = []
    for number, (stem, endings) in listed.items():
        rows.append(Text(f"{number:3} {stem.removeprefix(verb)} {'' if common else ' '.join(endings)}".rstrip()))
    if common:
        console.print(Text(f"    {verb}… {' | '.join(common)}", style="dim"))
    console.print(Columns(rows, padding=(0, 2), equal=True, column_first=True))
    number, (stem, endings) = next((number, item) for number, item in listed.items() if item[1])
    example = f"{stem} {endings[0]}"
    console.print(words.say(Message("play-choices-more", number=number, ending=endings[0], words=example)), style="dim")
    return listed
