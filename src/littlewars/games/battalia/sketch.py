"""A view of Battalia as text, for the terminal."""

from typing import Final

from littlewars.games.battalia.cards import (
    GREAT,
    GREAT_KEYS,
    PROVISION,
    TYPE_KEYS,
    is_artefact,
    is_unit,
    rank_of,
    type_of,
)
from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import BANNER_KEYS, MERCENARY_COSTS, STRENGTH, TERRAIN_KEYS
from littlewars.games.battalia.draw.names import seat_words
from littlewars.games.battalia.ground import NONE, SIZE, SQUARE_NAMES
from littlewars.games.battalia.names import (
    card_name,
    card_title,
    cards_name,
    cost_name,
    faction_name,
    great_text,
    listed,
    pile_name,
    side_name,
    terrain_name,
    type_name,
    type_text,
)
from littlewars.games.battalia.view import UNKNOWN, BattleSeen, LineSeen, PileSeen, SideSeen, SquareSeen, WorldView
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message

ROADS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by exits


def sketch(view: WorldView) -> Sketch:
    """Show the day and the sides, the map from the north, and the market and the viewer's hand beside it."""
    rows: list[list[Box]] = []
    for row in range(SIZE):
        squares = [view.squares[SIZE * row + column] for column in range(SIZE)]
        columns = [square for square in squares if _column_inside(view, square.square % SIZE)]
        rows.append([_box(view, square) for square in columns])
    sheets = [_market(view)]
    hand = [side for side in view.sides if side.seat == view.viewer and side.hand]
    if hand:
        sheets.append(_hand(hand[0]))
    return Sketch(_heading(view), rows, sheets)


def _column_inside(view: WorldView, column: int) -> bool:
    return any([view.squares[SIZE * row + column].inside for row in range(SIZE)])


def _name(view: WorldView, seat: int) -> Message:
    return side_name(seat, view.sides[seat].faction)


def _heading(view: WorldView) -> list[Line]:
    if view.day:
        words = Message(
            "heading", day=view.day, week=view.week, weeks=view.weeks, lit=type_name(view.lit),
            aligned=type_name(view.aligned), mode=view.mode,
        )  # fmt: skip
    else:
        words = Message("heading-setup")
    lines = [Line(words, bright=True)]
    lines += [_side_line(view, side) for side in view.sides]
    if view.buff != "none":
        square = SQUARE_NAMES[view.buff_square] if view.buff_square != NONE else "-"
        employer = _name(view, view.employer) if view.employer != NONE else Message("seat-nobody")
        told = Message("heading-buff", state=view.buff, square=square, horde=view.horde, employer=employer)
        lines.append(Line(told, view.employer if view.employer != NONE else None))
    if view.great:
        lines.append(Line(Message("heading-greats", cards=cards_name(list(view.great))), faded=True))
    if view.battle is not None:
        lines += _battle(view, view.battle)
    return lines


def _side_line(view: WorldView, side: SideSeen) -> Line:
    words = Message(
        "heading-side", seat=_name(view, side.seat), points=side.vp, top=side.top_cities, target=view.target,
        cards=len(side.hand), deck=side.deck, discard=len(side.discard), slots=len(side.slots), marker=side.marker,
        days=side.days,
    )  # fmt: skip
    return Line(words, side.seat, bright=view.active == side.seat)


def _battle(view: WorldView, battle: BattleSeen) -> list[Line]:
    square = SQUARE_NAMES[battle.square]
    lines = [
        Line(Message("heading-battle", square=square, target=battle.target, strength=battle.strength), bright=True)
    ]
    return lines + [_line(view, line) for line in battle.lines]


def _line(view: WorldView, line: LineSeen) -> Line:
    seat, cards = _name(view, line.seat), cards_name(list(line.cards))
    if not line.parts:
        return Line(Message("heading-line-open", seat=seat, cards=cards), line.seat)
    parts = listed([Message("part", part=part.key, value=part.value) for part in line.parts])
    words = Message("heading-line", seat=seat, cards=cards, parts=parts, total=line.total)
    return Line(words, line.seat)


def _box(view: WorldView, square: SquareSeen) -> Box:
    name = SQUARE_NAMES[square.square] if square.inside else " "
    lines: list[Line] = []
    if square.ground == "ruins":
        lines.append(Line(Message("line-ruins", strength=square.strength), bright=True))
    elif square.ground != "empty":
        words = Message("line-road", terrain=terrain_name(square.terrain), exits=ROADS[square.exits])
        lines.append(Line(words, faded=True))
    if square.ground == "city":
        owner = square.owner if square.owner != NONE else None
        neutral = int(square.owner == NONE)
        words = Message("line-city", level=square.level, neutral=neutral, strength=square.strength)
        lines.append(Line(words, owner, bright=True))
    for figure in square.figures:
        seat = view.employer if figure == BUFF else figure // 2
        words = Message("line-buff")
        if figure != BUFF:
            words = Message("line-hero", number=figure % 2 + 1, side=seat_words(view, figure // 2))
        lines.append(Line(words, seat if seat != NONE else None, bright=True))
    if square.open:
        lines.append(Line(Message("line-open"), faded=True))
    return Box(name, lines, square.owner if square.owner != NONE else None)


def _market(view: WorldView) -> Sheet:
    columns = [Message("column-pile"), Message("column-top"), Message("column-cost"), Message("column-left")]
    rows: list[list[Message]] = []
    for pile in view.piles:
        left = Message("number", number=pile.left)
        rows.append([pile_name(pile.key), _top(pile), cost_name(pile.cost), left])
    for card in view.mercenaries:
        if card != NONE:
            cost = cost_name(MERCENARY_COSTS[rank_of(card)].text)
            rows.append([Message("pile-mercenaries"), card_name(card), cost, Message("number", number=1)])
    left = Message("number", number=view.provisions)
    rows.append([Message("pile-provisions"), card_name(PROVISION), cost_name("C"), left])
    return Sheet(Message("market"), columns, rows)


def _top(pile: PileSeen) -> Message:
    if pile.top == NONE:
        return Message("cards-none")
    if pile.kind in ("city", "road"):
        return terrain_name(TERRAIN_KEYS[pile.top])
    return faction_name(BANNER_KEYS[pile.top])


def _hand(side: SideSeen) -> Sheet:
    columns = [Message("column-card"), Message("column-effect")]
    rows = [[card_name(card), _effect(card)] for card in side.hand if card != UNKNOWN]
    return Sheet(Message("hand"), columns, rows)


def _effect(card: int) -> Message:
    if is_unit(card):
        return Message("effect-unit", title=card_title(card), strength=STRENGTH[rank_of(card)])
    if is_artefact(card):
        return type_text(TYPE_KEYS[type_of(card)])
    return great_text(GREAT_KEYS[card - GREAT]) if card >= GREAT else Message("effect-provision")
