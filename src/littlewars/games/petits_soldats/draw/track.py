"""The battle track: green's Victory space on the left, yellow's on the right, and the flag between them."""

from littlewars.games.petits_soldats.draw.glyphs import token
from littlewars.games.petits_soldats.draw.names import seat_name
from littlewars.games.petits_soldats.draw.places import ROUNDS, TRACK
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.names import ahead
from littlewars.games.petits_soldats.view import BattleView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, hatching, path, place, text, title


def track(view: BattleView, say: Say) -> str:
    """Draw the track; the spaces the flag has come are in the colour of whoever is ahead."""
    x, y, wide, high = TRACK
    words = Message("picture-track", ahead=ahead(view.flag), steps=abs(view.flag), victory=view.victory)
    drawn = title(say(words)) + box(x + 3, y + 5, wide, high, 12, "shadow") + box(x, y, wide, high, 12, "paper")
    spaces = 2 * view.victory + 1
    step = (wide - 140) // (spaces - 2)
    edge = (wide - step * (spaces - 2)) // 2
    for space in range(1, spaces - 1):
        drawn += tile(view, view.victory - space, x + edge + step * (space - 1), y, step)
    drawn += victory(0, x + 4, y + 4, edge - 6, say) + victory(1, x + wide - edge + 2, y + 4, edge - 6, say)
    return group(drawn, "ps-track", id="track", data_rule="PS-112") + flag(view, x, y, wide, step, edge, say)


def tile(view: BattleView, value: int, x: int, y: int, step: int) -> str:
    """Draw a space: the middle, one that the flag has passed, or one still empty."""
    passed = 0 < value <= view.flag or view.flag <= value < 0
    seat = 0 if value > 0 else 1
    if value == 0:
        dot = disc(x + step // 2, y + 39, min(9, step // 3), "ps-space-middle")
        return box(x + 2, y + 14, step - 4, 50, 4, "ps-space-start") + dot
    looks = "ps-space-passed" if passed else "ps-space"
    shape = box(x + 2, y + 14, step - 4, 50, min(step // 2 - 2, ROUNDS[seat]), looks)
    ink = "word-side" if passed else "ps-space-word"
    number = text(x + step // 2, y + 48, min(26, step * 6 // 10), str(abs(value)), ink)
    return group(shape + number, f"side-{SEATS[seat]}")


def victory(seat: int, x: int, y: int, wide: int, say: Say) -> str:
    """Draw a Victory space in the colour of its side."""
    inner = title(say(Message("picture-victory", seat=seat_name(seat))))
    inner += box(x, y, wide, 70, ROUNDS[seat] // 2 + 2, "ps-victory")
    inner += path(hatching(x, y, wide, 70, 12), "plate-hatch") * seat
    inner += group(token("star", -22, -22, 44), "ps-victory-star", transform=place(x + wide // 2, y + 35))
    return group(inner, f"side-{SEATS[seat]}")


def flag(view: BattleView, x: int, y: int, wide: int, step: int, edge: int, say: Say) -> str:
    """Stand the flag on its space, in the colours of whoever is ahead."""
    at = x + wide // 2 - view.flag * step
    if abs(view.flag) == view.victory:
        at = x + edge // 2 if view.flag > 0 else x + wide - edge // 2
    looks = "ps-flag" if view.flag == 0 else f"ps-flag side-{SEATS[0 if view.flag > 0 else 1]}"
    words = title(say(Message("picture-flag", ahead=ahead(view.flag), steps=abs(view.flag))))
    size = max(22, min(33, step * 7 // 10))
    inner = words + disc(0, 0, size, "ps-flag-back") + token("flag", -size + 3, -size - 3, 2 * size - 6)
    return group(inner, looks, id="flag", transform=place(at, y + 39), data_rule="PS-113")
