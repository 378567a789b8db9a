"""Orders: the card in play, the six chips of an army, and the cards a player holds."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.draw.figures import emblem
from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import verb
from littlewars.games.rois_du_champ_de_bataille.draw.names import order_rule
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.games.rois_du_champ_de_bataille.names import order_name, order_text, seat_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.view import UNKNOWN, OrderSeen, SideSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, hatching, path, place, text, title
from littlewars.pieces.words import fitted, wrapped

LARGEST: Final = 20  # letters of an order's text
SMALLEST: Final = 13
PADLOCK: Final = "M3 11V8a8 8 0 0 1 16 0v3h2v13H1V11zm4 0h8V8a4 4 0 0 0-8 0z"  # 22 wide, 25 high


def letters(words: str, wide: int, high: int, largest: int = LARGEST) -> int:
    """Return how large words can be written in a box."""
    size = largest
    while size > SMALLEST and len(wrapped(words, wide, size, 99)) * (size + 2) > high:
        size -= 1
    return size


def paragraph(x: int, y: int, wide: int, high: int, words: str, size: int = 0) -> str:
    """Write words in a box, as large as they fit unless their size is told."""
    size = size or letters(words, wide, high)
    lines = wrapped(words, wide, size, max(1, high // (size + 2)))
    return "".join([text(x, y + size + (size + 2) * i, size, line, "rois-lines") for i, line in enumerate(lines)])


# -- the order in play


def in_play(side: SideSeen, x: int, y: int, wide: int, high: int, say: Say) -> str:
    """Draw the order before a side: face up with its text, face down, or none."""
    inner = title(say(in_play_words(side)))
    if side.lies == "none":
        inner += box(0, 0, wide, high, 8, "rois-slot")
        inner += fitted(wide // 2, high // 2 + 8, 22, wide - 20, say(Message("picture-slot")), "word-quiet")
    elif side.order == UNKNOWN:
        inner += back(side, wide, high, say)
    elif side.lies == "active":
        inner += front(side, wide, high, say)
    else:
        inner += turned_down(side, wide, high, say)
    if side.locked:
        inner += group(path(PADLOCK, "rois-lock"), "rois-padlock", transform=place(wide - 30, 5))
    return group(inner, "rois-order", id=f"order-{SEATS[side.seat]}", transform=place(x, y), data_rule="RCB-303")


def front(side: SideSeen, wide: int, high: int, say: Say) -> str:
    """Draw an active order: its name on a ribbon, its text, and the order it works as."""
    key = ROSTER[side.order].key
    round_ = 10 - 7 * side.seat
    inner = box(2, 3, wide, high, round_, "shadow") + box(0, 0, wide, high, round_, "rois-order-front")
    inner += box(0, 0, wide, 31, round_, "plate-head") + box(0, 16, wide, 15, 0, "plate-head")
    inner += verb("order", 7, 4, 23, "rois-glyph-side")
    inner += fitted(wide // 2, 23, 21, wide - 76, say(order_name(key)), "word-side")
    low = high - 4
    if side.copied != UNKNOWN:
        low -= 20
        words = say(Message("picture-copied", name=order_name(ROSTER[side.copied].key)))
        inner += fitted(wide // 2, high - 7, 17, wide - 16, words, "rois-copied")
    return inner + paragraph(wide // 2, 31, wide - 16, low - 31, say(order_text(key)))


def turned_down(side: SideSeen, wide: int, high: int, say: Say) -> str:
    """Draw a passive order everybody here knows: grey, its name on a tag."""
    inner = back_print(side, wide, high) + box(78, high // 2 - 34, wide - 92, 66, 8, "rois-tag")
    middle = 78 + (wide - 92) // 2
    inner += fitted(middle, high // 2 - 6, 22, wide - 108, say(order_name(ROSTER[side.order].key)), "word")
    return inner + fitted(middle, high // 2 + 20, 19, wide - 108, say(Message("picture-passive")), "word-quiet")


def back(side: SideSeen, wide: int, high: int, say: Say) -> str:
    """Draw an order nobody here knows."""
    words = say(Message("picture-face-down", sealed="yes" if side.lies == "sealed" else "no"))
    inner = back_print(side, wide, high) + box(78, high // 2 - 20, wide - 92, 40, 8, "rois-tag")
    return inner + fitted(78 + (wide - 92) // 2, high // 2 + 8, 22, wide - 108, words, "word")


def back_print(side: SideSeen, wide: int, high: int) -> str:
    """Draw the back of an army's order cards."""
    round_ = 10 - 7 * side.seat
    inner = box(2, 3, wide, high, round_, "shadow") + box(0, 0, wide, high, round_, "rois-order-back")
    inner += path(hatching(6, 6, wide - 12, high - 12, 16), "rois-order-print")
    return inner + emblem(side.army, 10, (high - 60) // 2, 60)


def in_play_words(side: SideSeen) -> Message:
    """Tell which order lies before a side, and how."""
    seat = seat_name(side.seat)
    if side.lies == "none":
        return Message("picture-order-none", seat=seat)
    if side.order == UNKNOWN:
        return Message("picture-order-hidden", seat=seat, sealed="yes" if side.lies == "sealed" else "no")
    key = ROSTER[side.order].key
    return Message(
        "picture-order",
        seat=seat,
        name=order_name(key),
        text=order_text(key),
        active="yes" if side.lies == "active" else "no",
        locked="yes" if side.locked else "no",
        copying="yes" if side.copied != UNKNOWN else "no",
        copied=order_name(ROSTER[side.copied].key) if side.copied != UNKNOWN else "",
    )


# -- the six orders of an army


def order_words(seen: OrderSeen) -> Message:
    """Tell all about an order."""
    return Message("picture-chip", name=order_name(seen.key), text=order_text(seen.key), place=seen.place)


def chips(side: SideSeen, x: int, y: int, say: Say) -> str:
    """Draw a chip for each order of an army, in two rows: which are in play, kept, out, removed, or unknown."""
    drawn = ""
    for i, seen in enumerate(side.orders):
        inner = title(say(order_words(seen))) + box(0, 0, 58, 29, 13 - 10 * side.seat, f"rois-chip-{seen.place}")
        ink = "word-side" if seen.place == "active" else "word-quiet" if seen.place in GONE else "word"
        inner += text(19, 22, 21, str(i + 1), ink) + chip_sign(seen.place)
        spot = place(x + 62 * (i % 3), y + 31 * (i // 3))
        name = f"chip-{side.seat}-{i + 1}"
        drawn += group(inner, "rois-chip", id=name, transform=spot, data_rule=order_rule(seen.number))
    return drawn


GONE: Final = ("out", "removed")
SIGNS: Final = {
    "active": ("M37 14l6 7 9-13", "rois-sign-side"),
    "passive": ("M38 7h11v15h-11z", "rois-sign-down"),
    "kept": ("M38 7h11v15h-11z", "rois-sign"),
    "out": ("M36 14.5h14", "rois-sign-quiet"),
    "removed": ("M38 9l11 11m0-11l-11 11", "rois-sign-gone"),
}


def chip_sign(where: str) -> str:
    """Draw how an order stands: ticked, face down, at hand, out, crossed out, or a question mark."""
    if where == "unknown":
        return text(43, 22, 20, "?", "word-quiet")
    shape, looks = SIGNS[where]
    return path(shape, looks)
