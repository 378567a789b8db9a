"""Around the field: whose turn it is, both seats with their scores, the turn track, the result."""

from typing import Final

from littlewars.games.small_wars.draw.parts import head, put
from littlewars.games.small_wars.draw.places import BANNER, COLUMN, EDGE, HEIGHT, hatching
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.view import WarView
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, die, disc, group, path, text, title

RAYS: Final = "lamp-rays"
PLATE: Final = 300  # height of a seat's plate
MIDDLE: Final = EDGE + COLUMN // 2
TOPS: Final = (HEIGHT - EDGE - PLATE, EDGE)
ROUNDS: Final = (26, 3)  # yellow is round, red is square
TRACK: Final = (HEIGHT // 2 - 50, 62, 72)  # top of the dice, their size, their distance


def seat_name(seat: int) -> Message:
    """Name a seat."""
    return Message(f"seat-{SEATS[seat]}")


def banner(view: WarView, say: Say) -> str:
    """Say whose turn it is, or how the game ended, in the side's colours and shape."""
    x, y, width, height = BANNER
    if view.actor >= 0:
        seat, words, sign = view.actor, Message("turn-of", seat=seat_name(view.actor)), lamp(x + 40, y + 30, True, RAYS)
    elif view.actor == NATURE:
        seat, words, sign = NATURE, Message("picture-nature-rolls"), die(x + 20, y + 10, 40, 5, "")
    elif view.winner >= 0:
        seat, words, sign = view.winner, Message("picture-won", seat=seat_name(view.winner)), star(x + 40, y + 9)
    else:
        seat, words, sign = NOBODY, Message("picture-drawn"), ""
    plate, classes, ink = box(x, y, width, height, 16, "paper"), "banner", "word"
    if seat >= 0:
        plate = box(x, y, width, height, 30 - 27 * seat, "plate-head") + band(x, y, width, height) * seat
        classes, ink = f"banner side-{SEATS[seat]}", "word-side"
    shadow = box(x + 3, y + 5, width, height, 16, "shadow")
    line = text(x + width // 2, y + 43, 38, say(words), ink)
    if view.actions_left > 0:
        left = Message("picture-actions-left", count=view.actions_left)
        line += text(x + width - 100, y + 42, 30, say(left), ink)
    inner = title(say(words)) + shadow + plate + sign + line
    return group(inner, classes, id="banner", data_rule=rule_now(view))


def rule_now(view: WarView) -> str:
    """Name the rule that explains what is being done."""
    if view.actor == NOBODY:
        return view.rule
    if view.turn == 0:
        return "SW-20" if view.to_place != ((), ()) else "SW-13"
    if view.actor == NATURE:
        return "SW-66"
    return "SW-32" if view.actions_left > 0 else "SW-22"


def band(x: int, y: int, width: int, height: int) -> str:
    """Hatch both ends of a red board."""
    return path(hatching(x, y, height, 12) + hatching(x + width - height, y, height, 12), "plate-hatch")


def plates(view: WarView, say: Say) -> str:
    """Draw the plates of both seats."""
    return plate(view, 0, say) + plate(view, 1, say)


def plate(view: WarView, seat: int, say: Say) -> str:
    """Draw a seat's name, score and lamp, and its purse while the armies are drafted."""
    x, y, score = EDGE, TOPS[seat], view.scores[seat]
    card = box(x + 3, y + 5, COLUMN, PLATE, ROUNDS[seat], "shadow") + box(x, y, COLUMN, PLATE, ROUNDS[seat], "plate")
    top = box(x, y, COLUMN, 56, ROUNDS[seat], "plate-head") + box(x, y + 30, COLUMN, 26, 0, "plate-head") * (1 - seat)
    top += band(x, y, COLUMN, 56) * seat
    digits = len(str(score))
    words = text(MIDDLE, y + 41, 36, say(seat_name(seat)), "word-side")
    words += text(MIDDLE, y + 148, (92, 92, 76, 56)[min(digits, 4) - 1], str(score), "word-number")
    words += text(
        MIDDLE, y + 182, 26, say(Message("picture-score-unit", counts=view.counts, count=score)), "word-quiet"
    )
    drafting = view.turn == 0 and view.to_place == ((), ())
    words += purse(view, seat, y + 198, say) if drafting else army(view, seat, y + 198, say)
    won = view.actor == NOBODY and view.winner == seat
    sign = star(MIDDLE, y + 243) if won else lamp(MIDDLE, y + 266, view.actor == seat, RAYS)
    hint = title(say(Message("picture-score", seat=seat_name(seat), score=score, counts=view.counts)))
    looks = f"seat side-{SEATS[seat]}"
    return group(hint + card + top + words + sign, looks, id=f"score-{SEATS[seat]}", data_rule=view.counted)


def purse(view: WarView, seat: int, y: int, say: Say) -> str:
    """Draw the points left to spend, as a pile of coins and a number."""
    points = view.purses[seat]
    words = title(say(Message("picture-purse", seat=seat_name(seat), points=points)))
    coins = disc(MIDDLE - 44, y + 17, 13, "coin") + disc(MIDDLE - 39, y + 11, 13, "coin")
    inner = words + coins + text(MIDDLE + 22, y + 26, 34, str(points), "word")
    return group(inner, "purse", id=f"purse-{SEATS[seat]}", data_rule="SW-14")


def army(view: WarView, seat: int, y: int, say: Say) -> str:
    """Draw how many figures a seat has left, beside a soldier's head."""
    count = len([seen for seen in view.figures if seen.seat == seat and seen.life > 0])
    words = title(say(Message("picture-army", seat=seat_name(seat), count=count)))
    inner = words + put(head(0, 0), MIDDLE - 26, y + 28, 22) + text(MIDDLE + 18, y + 26, 34, str(count), "word")
    return group(inner, "army", id=f"army-{SEATS[seat]}", data_rule="SW-83")


def turn_track(view: WarView, say: Say) -> str:
    """Draw the turns as dice: those played, the present one, those to come (SW-21)."""
    top, size, step = TRACK
    drawn = text(MIDDLE, top - 18, 32, say(Message("picture-turn-track")), "word-table")
    for turn in range(1, view.turns + 1):
        x, y = EDGE + 9 + step * ((turn - 1) % 2), top + step * ((turn - 1) // 2)
        if turn == view.turn:
            when = "now"
            inner = die(x, y, size, turn, "die-now") + box(x - 5, y - 5, size + 10, size + 10, 16, "die-ring")
        else:
            when = "over" if turn < view.turn else "later"
            inner = die(x, y, size, turn, "die-quiet" if turn < view.turn else "die-later")
        hint = title(say(Message("picture-turn", turn=turn, turns=view.turns, when=when)))
        drawn += group(hint + inner, "turn", id=f"turn-{turn}", data_rule="SW-21")
    return group(drawn, "turn-track")
