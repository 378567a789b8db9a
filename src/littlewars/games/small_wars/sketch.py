"""A view of Small Wars as text, for the terminal."""

from littlewars.games.small_wars.content import NEVER, SHEET
from littlewars.games.small_wars.ground import CELL_NAMES, CELLS
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Argument, Message


def sketch(view: WarView) -> Sketch:
    """Show the scores, the field with red's camp on top, and the figures on offer."""
    board = [[_box(view, row * 3 + column) for column in range(3)] for row in (2, 1, 0)]
    return Sketch(_heading(view), board, [_offers(view)] if view.on_offer else [])


def _heading(view: WarView) -> list[Line]:
    scenario = Message("scenario-" + view.scenario)
    if view.turn == 0:
        lines = [Line(Message("heading-muster", scenario=scenario), bright=True)]
        key, numbers = "heading-purse", view.purses
    else:
        lines = [Line(Message("heading-turn", scenario=scenario, turn=view.turn, turns=view.turns), bright=True)]
        key, numbers = "heading-score", view.scores
    for seat, name in enumerate(SEATS):
        words = Message(key, seat=Message("seat-" + name), number=numbers[seat])
        lines.append(Line(words, seat, bright=view.actor == seat))
    return lines


def _box(view: WarView, cell: int) -> Box:
    lines = [_line(figure) for figure in view.figures if figure.cell == cell]
    camp = 0 if cell < 3 else 1 if cell >= CELLS - 3 else None
    return Box(CELL_NAMES[cell], lines, camp)


def _line(figure: FigureSeen) -> Line:
    sheet = Message("sheet-" + figure.sheet)
    if figure.life == 0:
        return Line(Message("line-wreck", name=figure.name, sheet=sheet), faded=True)
    words = Message(
        "line-spent" if figure.spent and not figure.active else "line-figure",
        name=figure.name, sheet=sheet, life=figure.life, full=figure.full_life, actions=figure.actions,
        **_values(figure.move, figure.reach, figure.dice),
    )  # fmt: skip
    return Line(words, figure.seat, bright=figure.active, faded=figure.spent and not figure.active)


def _values(move: int, reach: int, dice: int) -> dict[str, Argument]:
    return {"move": _mark(move), "reach": _mark(reach), "dice": _mark(dice)}


def _mark(value: int) -> str:
    return "✗" if value == NEVER else str(value)


def _offers(view: WarView) -> Sheet:
    columns = ["key", "sheet", "points", "actions", "move", "reach", "dice", "life", "copies"]
    rows = []
    for key, copies in view.on_offer:
        sheet = SHEET[key]
        values = [str(sheet.points), str(sheet.actions), _mark(sheet.move), _mark(sheet.reach), _mark(sheet.dice)]
        values += [str(sheet.life), "∞" if copies < 0 else str(copies)]
        name = [Message("plain", text=key), Message("sheet-" + key)]
        rows.append([*name, *[Message("plain", text=value) for value in values]])
    return Sheet(Message("offers"), [Message("column-" + column) for column in columns], rows)
