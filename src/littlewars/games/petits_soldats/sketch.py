"""A view of Petits Soldats as text, for the terminal: the table as a map of letters, and lists beside it."""

from typing import Final

from littlewars.games.petits_soldats.layout import Thing, cm_text
from littlewars.games.petits_soldats.lengths import CM, HQ
from littlewars.games.petits_soldats.names import ahead
from littlewars.games.petits_soldats.view import BattleView, PieceSeen, SideSeen, SoldierSeen
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message
from littlewars.pieces.plane.shapes import contains

WIDEST: Final = 72  # letters across
TALL: Final = "#"
LOW: Final = "="
BARE: Final = "·"
BISCUIT: Final = "o"
LETTERS: Final = {"infantryman": "F", "radioman": "T", "sniper": "S", "grenadier": "G", "medic": "M"}
RULER: Final = 10 * CM  # between the marks along the edges


def sketch(view: BattleView) -> Sketch:
    """Show the round and both sides, the table from above, and the soldiers."""
    lines = [Line(Message("plain", text=row)) for row in plan(view)]
    lines.append(Line(Message("sketch-legend"), faded=True))
    return Sketch(_heading(view), [[Box("", lines)]], [_soldiers(view)])


def _heading(view: BattleView) -> list[Line]:
    mission = Message("mission-" + view.mission)
    lines = [Line(Message("heading", mission=mission, round=view.round, rounds=view.rounds), bright=True)]
    lines.append(Line(Message("heading-flag", ahead=ahead(view.flag), steps=abs(view.flag), victory=view.victory)))
    for side in view.sides:
        words = Message(
            "heading-side",
            seat=Message("seat-green" if side.seat == 0 else "seat-yellow"),
            general=side.general,
            lid=side.lid,
            bottom=side.bottom,
            star=view.star == side.seat,
        )
        lines.append(Line(words, side.seat, bright=view.active == side.seat))
    return lines


def plan(view: BattleView) -> list[str]:
    """Draw the table as letters: a letter is twice as high as wide."""
    table = view.table
    step = -(-table.width // WIDEST)
    columns, rows = -(-table.width // step), -(-table.height // (2 * step))
    cells = [[BARE] * columns for _ in range(rows)]
    for piece in table.pieces:
        _fill(cells, piece, step)
    for number, (x, y) in enumerate(table.tokens, 1):
        _put(cells, x, y, step, str(number))
    for x, y in view.biscuits:
        _put(cells, x, y, step, BISCUIT)
    for side in view.sides:
        for soldier in side.soldiers:
            if soldier.x != HQ:
                _put(cells, soldier.x, soldier.y, step, _letter(side, soldier))
    ruler = "".join(["|" if column * step % RULER < step else " " for column in range(columns)])
    drawn = ["".join(row) for row in reversed(cells)]
    marks = [cm_text(y) for y in range(0, table.height + 1, RULER)]
    for i, mark in enumerate(marks):
        row = len(drawn) - 1 - min(len(drawn) - 1, i * RULER // (2 * step))
        drawn[row] = f"{drawn[row]} {mark}"
    return [*drawn, ruler]


def _fill(cells: list[list[str]], piece: PieceSeen, step: int) -> None:
    thing = Thing(piece.key, piece.tall, piece.round, piece.x, piece.y, piece.width, piece.height, piece.turn)
    for row in range(len(cells)):
        for column in range(len(cells[0])):
            if contains(thing.shape, column * step + step // 2, (2 * row + 1) * step):
                cells[row][column] = TALL if piece.tall else LOW
    _put(cells, piece.x, piece.y, step, TALL if piece.tall else LOW)


def _put(cells: list[list[str]], x: int, y: int, step: int, letter: str) -> None:
    row, column = min(len(cells) - 1, y // (2 * step)), min(len(cells[0]) - 1, x // step)
    cells[row][column] = letter


def _letter(side: SideSeen, soldier: SoldierSeen) -> str:
    """Green's soldiers are capital letters, yellow's small ones."""
    letter = LETTERS.get(soldier.kind, "?")
    return letter if side.seat == 0 else letter.lower()


def _soldiers(view: BattleView) -> Sheet:
    rows: list[list[Message]] = []
    for side in view.sides:
        for soldier in side.soldiers:
            rows.append(_row(view, side, soldier))
    columns = ["letter", "soldier", "at", "defense", "hearts", "orders", "sees"]
    return Sheet(Message("sketch-soldiers"), [Message("sketch-column-" + key) for key in columns], rows)


def _row(view: BattleView, side: SideSeen, soldier: SoldierSeen) -> list[Message]:
    letters = {other.number: _letter(owner, other) for owner in view.sides for other in owner.soldiers}
    seen = [letters[enemy] for one, enemy, _ in view.sights if one == soldier.number]
    place = f"{cm_text(soldier.x)},{cm_text(soldier.y)}" if soldier.x != HQ else ""
    name = Message("soldier-" + soldier.kind) if soldier.kind else Message("sketch-secret")
    return [
        Message("plain", text=_letter(side, soldier)),
        name,
        Message("plain", text=place) if place else Message("sketch-hq"),
        Message("plain", text=str(soldier.defense)),
        Message("plain", text=f"{soldier.hearts}/{soldier.solidity}"),
        Message("plain", text=str(soldier.orders)),
        Message("plain", text=" ".join(seen) or "-"),
    ]
