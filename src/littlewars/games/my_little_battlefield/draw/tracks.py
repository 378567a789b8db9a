"""The tracks of a command board: Morale, Command and Power."""

from typing import Final

from littlewars.games.my_little_battlefield.content import KINDS, LEVELS, TOP, TOP_POWER
from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.places import at
from littlewars.games.my_little_battlefield.draw.units import unit, waiting
from littlewars.games.my_little_battlefield.ground import SEATS
from littlewars.games.my_little_battlefield.names import seat_name
from littlewars.games.my_little_battlefield.view import BattleView, BoardSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, die, disc, group, path, text, title

HIGH: Final = 56  # of a Morale or Command track
STAR: Final = "l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"  # from its upper point, 27 high
LEVEL: Final = (82, 80)  # what a level of the Power track takes


def resource(board: BoardSeen, kind: str, x: int, y: int, step: int, say: Say) -> str:
    """Draw a Morale or Command track with its pawn; at 0 the pawn is off the track (MLB-153)."""
    value = board.morale if kind == "morale" else board.command
    words = Message("picture-resource", seat=seat_name(board.seat), kind=kind, count=value)
    icon = min(36, step)
    inner = title(say(words)) + box(0, 0, icon + 10 + TOP * step, HIGH, 6, "touch")
    inner += glyph(kind, 4, (HIGH - icon) // 2, icon, "glyph-ink" if value else "board-glyph-off")
    left, middle, size = icon + 8, HIGH // 2, min(26, step - 8)
    for space in range(1, TOP + 1):
        edge = left + step * (space - 1)
        looks = "board-space-filled" if space <= value else "board-space"
        inner += box(edge + 1, 8, step - 2, HIGH - 16, 6, looks)
        if space == value:
            inner += token(board.seat, edge + step // 2, middle, min(22, step // 2 + 1))
            inner += text(edge + step // 2, middle + 10, min(30, step), str(space), "word-side")
        else:
            inner += text(edge + step // 2, middle + size * 4 // 11, size, str(space), "word-quiet")
    name = SEATS[board.seat]
    rule = "MLB-151" if kind == "morale" else "MLB-25"
    return group(inner, f"track side-{name}", id=f"{kind}-{name}", transform=at(x, y), data_rule=rule)


def token(seat: int, x: int, y: int, radius: int) -> str:
    """Draw a pawn: blue's are round, red's are square."""
    if seat == 0:
        return disc(x + 1, y + 3, radius, "shadow") + disc(x, y, radius, "board-pawn")
    corner_x, corner_y = x - radius, y - radius
    shadow = box(corner_x + 1, corner_y + 3, 2 * radius, 2 * radius, 4, "shadow")
    return shadow + box(corner_x, corner_y, 2 * radius, 2 * radius, 4, "board-pawn")


def power(view: BattleView, seat: int, x: int, y: int, say: Say) -> str:
    """Draw the Power track: dice, VP and reinforcements of its six levels, the cost of those to come in a coin."""
    board = view.boards[seat]
    inner = title(say(power_words(view, seat)))
    guests = ""
    for level in range(1, TOP_POWER + 1):
        edge = x + LEVEL[0] * (level - 1)
        drawn = stage(level, board, view.power_vp[level - 1])
        brings = LEVELS[level - 1].brings
        if brings >= 0:
            seen = waiting(view, seat, KINDS[brings])
            if seen is not None:
                guests += unit(seen, edge + 24, y - 1, 56, view, say)
            else:
                icon = "glyph-ink" if level != board.power else "board-glyph-lit"
                drawn += glyph("reinforcement", 38, 14, 34, icon)
        inner += group(drawn, "level", transform=at(edge, y))
    name = SEATS[seat]
    return group(inner, f"track side-{name}", id=f"power-{name}", data_rule="MLB-170") + guests


def stage(level: int, board: BoardSeen, vp: int) -> str:
    """Draw a level of the Power track."""
    now = level == board.power
    looks = "board-level-now" if now else "board-level-passed" if level < board.power else "board-level"
    ink = "word-side" if now else "word"
    drawn = box(1, 0, LEVEL[0] - 3, LEVEL[1], 8 - 5 * board.seat, looks)
    if level > board.power:
        drawn += disc(17, 20, 14, "board-coin")
    drawn += text(17, 30, 27, str(level), ink)
    if level == 1:
        drawn += path(f"M52 9{STAR}", "star")
    drawn += die(5, 59, 17, 5, "die-small") + text(31, 75, 19, str(LEVELS[level - 1].dice), ink)
    if now and board.jammed:
        drawn += path("M5 59l17 17m0-17l-17 17", "panel-cross")
    drawn += glyph("vp", 43, 59, 18, "board-glyph-lit" if now else "glyph-ink")
    return drawn + text(70, 75, 19, str(vp), ink)


def power_words(view: BattleView, seat: int) -> Message:
    """Tell what a side's Power gives, and what the next level costs and brings."""
    board = view.boards[seat]
    level = board.power
    last = level == TOP_POWER
    brings = -1 if last else LEVELS[level].brings
    return Message(
        "picture-power",
        seat=seat_name(seat),
        level=level,
        dice=LEVELS[level - 1].dice,
        vp=view.power_vp[level - 1],
        next="top" if last else "ia" if board.ia else "cost",
        cost=level + 1,
        brings=KINDS[brings] if brings >= 0 else "none",
        raised="yes" if board.raised else "no",
    )
