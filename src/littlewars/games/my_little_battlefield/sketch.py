"""A view of My Little Battlefield as text, for the terminal."""

from littlewars.games.my_little_battlefield.faces import FACES
from littlewars.games.my_little_battlefield.ground import BOARD, CELL_NAMES, NO_PAWN, RESERVE, SEATS
from littlewars.games.my_little_battlefield.names import faction_name, figure_name, ia_name, scenario_name, seat_name
from littlewars.games.my_little_battlefield.sentences import handful
from littlewars.games.my_little_battlefield.view import BattleView, BoardSeen, SectorSeen
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message


def sketch(view: BattleView) -> Sketch:
    """Show the turn, the dice, the field with red's home row on top, and both command boards."""
    rows = [[_box(view, row * 3 + column) for column in range(3)] for row in (2, 1, 0)]
    return Sketch(_heading(view), rows if view.sectors else [], [_boards(view)])


def _heading(view: BattleView) -> list[Line]:
    scenario = scenario_name(view.scenario)
    lines = [Line(Message("heading", scenario=scenario, turn=view.turn, turns=view.turns), bright=True)]
    for board in view.boards:
        words = Message("heading-seat", seat=seat_name(board.seat), army=_army(board), vp=board.vp)
        lines.append(Line(words, board.seat, bright=view.active == board.seat))
    lines.append(Line(Message("heading-dice", dice=_dice(view.dice))))
    if view.panel:
        lines.append(Line(Message("heading-panel", dice=_dice(view.panel)), faded=True))
    return lines


def _army(board: BoardSeen) -> Message:
    if not board.board:
        return Message("heading-no-army")
    return ia_name(board.board) if board.ia else faction_name(board.board)


def _dice(faces: tuple[int, ...]) -> Message:
    return handful([faces.count(face) for face in range(FACES)])


def _box(view: BattleView, cell: int) -> Box:
    if cell >= len(view.sectors):
        return Box(CELL_NAMES[cell], [])
    sector = view.sectors[cell]
    lines = [
        Line(Message("line-sector", sector=Message(sector.name), category=sector.category, vp=sector.vp), bright=True),
        _gauge(sector),
    ]
    for unit in view.units:
        if unit.place == cell:
            lines.append(Line(Message("line-unit", figure=figure_name(unit.figure), kind=unit.kind), unit.seat))
    return Box(CELL_NAMES[cell], lines, sector.holder if sector.holder >= 0 else None)


def _gauge(sector: SectorSeen) -> Line:
    if sector.pawn == NO_PAWN:
        return Line(Message("line-neutral"), faded=True)
    half = "zero" if sector.pawn == 0 else SEATS[0 if sector.pawn > 0 else 1]
    held = sector.holder >= 0
    words = Message("line-gauge", half=half, space=abs(sector.pawn), held=int(held))
    return Line(words, None if sector.pawn == 0 else int(sector.pawn < 0), bright=held)


def _boards(view: BattleView) -> Sheet:
    columns = [
        Message("column-seat"),
        Message("column-power"),
        Message("column-morale"),
        Message("column-command"),
        Message("column-reserve"),
        Message("column-waiting"),
    ]
    rows = []
    for board in view.boards:
        numbers = [board.power, board.morale, board.command, _count(view, board.seat, RESERVE)]
        numbers.append(_count(view, board.seat, BOARD))
        cells = [Message("plain", text=str(number)) for number in numbers]
        rows.append([seat_name(board.seat), *cells])
    return Sheet(Message("boards"), columns, rows)


def _count(view: BattleView, seat: int, place: int) -> int:
    return len([unit for unit in view.units if unit.seat == seat and unit.place == place])
