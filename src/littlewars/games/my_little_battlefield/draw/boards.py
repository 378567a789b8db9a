"""The command boards: red's above, blue's below, each with its name, tracks and victory points."""

from typing import Final

from littlewars.games.my_little_battlefield.content import SCENARIOS, TOP_POWER
from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.ia_board import actions
from littlewars.games.my_little_battlefield.draw.names import board_name
from littlewars.games.my_little_battlefield.draw.places import (
    BOARD_HIGH,
    BOARD_TOPS,
    COLUMN,
    EDGE,
    ROUNDS,
    at,
)
from littlewars.games.my_little_battlefield.draw.tracks import power, resource
from littlewars.games.my_little_battlefield.ground import SEATS
from littlewars.games.my_little_battlefield.names import ia_action, power_name, power_text, seat_name
from littlewars.games.my_little_battlefield.view import BattleView, BoardSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, group, hatching, path, text, title
from littlewars.pieces.words import fitted

RAYS: Final = "board-rays"
HEAD: Final = (372, 60)  # width and height of the part with the name


def board(view: BattleView, seat: int, say: Say) -> str:
    """Draw a side's command board."""
    seen = view.boards[seat]
    name = SEATS[seat]
    card = box(3, 5, COLUMN, BOARD_HIGH, ROUNDS[seat], "shadow") + box(0, 0, COLUMN, BOARD_HIGH, ROUNDS[seat], "plate")
    inner = group(title(say(board_words(seen))) + card, "board-front", id=f"board-{name}", data_rule="MLB-26")
    inner += head(view, seen, say)
    if seen.ia:
        inner += points(view, seen, HEAD[0] + 4, 60, say)
        inner += resource(seen, "morale", 6, 62, 29, say) + resource(seen, "command", 254, 62, 29, say)
        inner += actions(view, 6, 121, say)
    else:
        inner += points(view, seen, HEAD[0] + 4, 116, say)
        inner += resource(seen, "morale", 8, 63, 45, say) + resource(seen, "command", 8, 121, 45, say)
        inner += power(view, seat, 5, 185, say)
    return group(inner, f"command-board side-{name}", transform=at(EDGE, BOARD_TOPS[seat]))


def board_words(seen: BoardSeen) -> Message:
    """Sum up a command board."""
    return Message(
        "picture-board",
        seat=seat_name(seen.seat),
        vp=seen.vp,
        power=seen.power,
        morale=seen.morale,
        command=seen.command,
        jammed="yes" if seen.jammed else "no",
    )


def head(view: BattleView, seen: BoardSeen, say: Say) -> str:
    """Draw the name of a faction and its power, with a lamp that burns when the side has to choose."""
    wide, high = HEAD
    rounding = ROUNDS[seen.seat]
    inner = title(say(faction_words(seen))) + box(0, 0, wide, high, rounding, "plate-head")
    inner += box(40, 0, wide - 40, high, 0, "plate-head") + box(0, 30, wide, high - 30, 0, "plate-head")
    if seen.seat == 1:
        inner += path(hatching(0, 0, 60, high, 12), "plate-hatch")
    inner += star(32, 8) if view.winner == seen.seat else lamp(32, 30, view.actor == seen.seat, RAYS)
    owner = seat_name(seen.seat)
    words = say(Message("picture-board-name", seat=owner, name=board_name(seen)) if seen.board else owner)
    middle, room = 64 + (wide - 70) // 2, wide - 74
    if seen.board and seen.powered and not seen.ia:
        inner += fitted(middle, 29, 26, room, words, "word-side") + power_line(seen, 64, 34, room, say)
    else:
        inner += fitted(middle, 40, 28, room, words, "word-side")
    rule = "MLB-201" if seen.ia else "MLB-27"
    return group(inner, "faction", id=f"faction-{SEATS[seen.seat]}", data_rule=rule)


def power_line(seen: BoardSeen, x: int, y: int, room: int, say: Say) -> str:
    """Draw the name of the faction's power on a slip of paper, ticked when it was used this turn."""
    slip = box(x + 4, y, room - 8, 22, 11 - 8 * seen.seat, "board-slip-used" if seen.power_used else "board-slip")
    slip += glyph("special", x + 10, y + 2, 18, "glyph-ink")
    slip += fitted(x + room // 2, y + 17, 17, room - 70, say(power_name(seen.board)), "word")
    if seen.power_used:
        slip += path(f"M{x + room - 28} {y + 11}l5 6 9-12", "board-tick")
    return slip


def faction_words(seen: BoardSeen) -> Message:
    """Name a board, and say its power in full."""
    if seen.board == "":
        return Message("picture-no-faction", seat=seat_name(seen.seat))
    if seen.ia and seen.power < TOP_POWER:
        action = ia_action(seen.board, seen.power)
        return Message("picture-ia", name=board_name(seen), level=seen.power, action=action)
    if not seen.powered or seen.ia:
        return Message("picture-faction-plain", name=board_name(seen), seat=seat_name(seen.seat))
    return Message(
        "picture-faction",
        name=board_name(seen),
        power=power_name(seen.board),
        text=power_text(seen.board),
        used="yes" if seen.power_used else "no",
    )


def points(view: BattleView, seen: BoardSeen, x: int, high: int, say: Say) -> str:
    """Draw a side's victory points in large figures, and what else it holds."""
    counts = SCENARIOS[view.scenario].counts
    words = Message(
        "picture-vp",
        seat=seat_name(seen.seat),
        vp=seen.vp,
        sectors=seen.sectors,
        counts=counts if counts else "nothing",
        tally=seen.tally,
    )
    wide = COLUMN - HEAD[0] - 8
    inner = title(say(words)) + box(x, 4, wide, high - 4, 10, "board-vp")
    unit = say(Message("picture-vp-unit"))
    if high > 100:
        inner += text(x + wide // 2, 76, 76, str(seen.vp), "word-number") + text(x + 62, 105, 24, unit, "word-quiet")
        inner += holdings(view, seen, x, 120)
    else:
        inner += text(x + 38, 51, 50, str(seen.vp), "word-number") + text(x + 97, 27, 19, unit, "word-quiet")
        inner += small_holdings(view, seen, x + 70, 32)
    return group(inner, "points", id=f"vp-{SEATS[seen.seat]}", data_rule="MLB-192")


def holdings(view: BattleView, seen: BoardSeen, x: int, y: int) -> str:
    """Draw how many sectors a side controls, and what the scenario makes it collect."""
    counts = SCENARIOS[view.scenario].counts
    drawn = "".join([box(x + 6 + 10 * (i % 3), y + 14 + 10 * (i // 3), 8, 8, 1, "board-mini") for i in range(9)])
    drawn += text(x + 49, y + 39, 30, str(seen.sectors), "word-number")
    if counts:
        drawn += glyph(counts, x + 64, y + 14, 28, "glyph-ink")
        drawn += fitted(x + 106, y + 39, 30, 28, str(seen.tally), "word-number")
    return drawn


def small_holdings(view: BattleView, seen: BoardSeen, x: int, y: int) -> str:
    """Draw the same where there is little room: what the scenario counts, or else the sectors."""
    counts = SCENARIOS[view.scenario].counts
    if counts:
        return glyph(counts, x, y, 22, "glyph-ink") + fitted(x + 35, y + 19, 22, 24, str(seen.tally), "word-number")
    drawn = "".join([box(x + 2 + 7 * (i % 3), y + 2 + 7 * (i // 3), 6, 6, 1, "board-mini") for i in range(9)])
    return drawn + text(x + 35, y + 19, 22, str(seen.sectors), "word-number")
