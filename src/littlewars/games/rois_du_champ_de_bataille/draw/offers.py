"""Before the viewer while something is chosen: a card for each army, scenery or order."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import ARMY_KEYS, ORDERS, SCENERY, SCENERY_KEYS
from littlewars.games.rois_du_champ_de_bataille.draw.figures import emblem, symbols
from littlewars.games.rois_du_champ_de_bataille.draw.names import effect, order_rule
from littlewars.games.rois_du_champ_de_bataille.draw.orders import letters, order_words, paragraph
from littlewars.games.rois_du_champ_de_bataille.draw.scenery import edge, scenery, scenery_symbols
from littlewars.games.rois_du_champ_de_bataille.draw.troops import token
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.games.rois_du_champ_de_bataille.names import army_name, order_name, order_text, scenery_name, seat_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, SideSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, place, svg, text, title
from littlewars.pieces.words import BOLD, fitted, wrapped

COLUMNS: Final = 6
CARD: Final = (288, 212)  # what a card takes, its margin included
MARGIN: Final = 8
TEXT: Final = (132, 148)  # room for what a scenery does
LARGE: Final = (208, 262)  # an order's card; wider where there are few


def columns(count: int) -> int:
    """Return how many of so many cards lie side by side: a few in a row, more in rows of like length."""
    rows = -(-count // COLUMNS)
    return -(-count // rows)


def spread(count: int) -> tuple[int, int]:
    """Return width and height of so many cards in rows."""
    return 2 * MARGIN + CARD[0] * columns(count), 2 * MARGIN + CARD[1] * -(-count // COLUMNS)


def spot(i: int, count: int) -> str:
    """Return where a card lies among so many."""
    across = columns(count)
    return place(MARGIN + CARD[0] * (i % across), MARGIN + CARD[1] * (i // across))


def sheet(round_: int) -> str:
    """Draw an empty card."""
    wide, high = CARD[0] - 8, CARD[1] - 8
    return box(7, 9, wide, high, round_, "shadow") + box(4, 4, wide, high, round_, "plate")


# -- armies


def armies(view: BattleView, say: Say) -> str:
    """Draw the armies on offer."""
    side = SEATS[view.viewer]
    cards = ""
    for i, key in enumerate(view.offers):
        inner = title(say(army_words(key, say))) + army_card(key, view.viewer, say)
        cards += group(
            inner, "rois-offer", id=f"offer-{key}", transform=spot(i, len(view.offers)), data_rule="RCB-1202"
        )
    wide, high = spread(len(view.offers))
    caption = title(say(Message("hand-armies", seat=seat_name(view.viewer)))) + symbols(set(view.offers))
    return svg(wide, high, caption + box(0, 0, wide, high, 14, "table") + cards, f"drawing rois side-{side}")


def order_keys(army: str) -> list[str]:
    """List the six orders of an army."""
    first = ORDERS * ARMY_KEYS.index(army)
    return [order.key for order in ROSTER[first : first + ORDERS]]


def army_words(key: str, say: Say) -> Message:
    """Tell what an army can do."""
    return Message(
        "picture-offer", name=army_name(key), orders=", ".join([say(order_name(o)) for o in order_keys(key)])
    )


def army_card(key: str, seat: int, say: Say) -> str:
    """Draw an army's figure, emblem, name and the names of its orders."""
    middle = CARD[0] // 2
    drawn = sheet(14 - 10 * seat) + group(token(key, seat), "rois-token", transform=place(12, 10, 1080))
    rows = wrapped(say(army_name(key)), 136, 24, 2, BOLD)
    for i, row in enumerate(rows):
        drawn += fitted(156, 53 - 14 * (len(rows) - 1) + 27 * i, 24, 136, row, "word")
    drawn += emblem(key, 230, 18, 46)
    for i, order in enumerate(order_keys(key)):
        drawn += fitted(middle, 97 + 20 * i, 18, 260, say(order_name(order)), "rois-lines")
    return drawn


# -- scenery


def grounds(view: BattleView, say: Say) -> str:
    """Draw the scenery on offer."""
    size = min([letters(say(effect(key)), *TEXT) for key in view.grounds])
    cards = ""
    for i, key in enumerate(view.grounds):
        words = Message("picture-ground", name=scenery_name(key), effect=effect(key))
        inner = title(say(words)) + ground_card(key, view.theme, size, say)
        cards += group(
            inner, "rois-offer", id=f"scenery-{key}", transform=spot(i, len(view.grounds)), data_rule="RCB-1001"
        )
    wide, high = spread(len(view.grounds))
    caption = title(say(Message("hand-grounds", seat=seat_name(view.viewer)))) + scenery_symbols(set(view.grounds))
    looks = f"drawing rois side-{SEATS[view.viewer]}"
    return svg(wide, high, caption + box(0, 0, wide, high, 14, "table") + cards, looks)


def ground_card(key: str, theme: str, size: int, say: Say) -> str:
    """Draw a scenery with its name and what it does."""
    drawn = sheet(10) + piece(key, 14, 54, 124, theme) + box(14, 54, 124, 124, 6, "rois-frame")
    drawn += fitted(CARD[0] // 2, 37, 25, 256, say(scenery_name(key)), "word")
    return drawn + paragraph(210, 50, *TEXT, say(effect(key)), size)


def piece(key: str, x: int, y: int, wide: int, theme: str) -> str:
    """Draw a scenery; one that only closes an edge, along the north."""
    edged = SCENERY[SCENERY_KEYS.index(key)].edged
    return scenery(key, x, y, wide, theme) + (edge(key, 0, x, y, wide) if edged else "")


# -- orders


def large_orders(side: SideSeen, places: list[int], x: int, y: int, say: Say) -> tuple[str, int, int]:
    """Draw order cards large, with their whole text; return how wide and how high they are together."""
    wide, high = LARGE
    room = (wide - 26, high - 60)
    if len(places) <= 3:
        wide *= 2
        room = (wide - 26, high - 84)
    size = min([letters(say(order_text(side.orders[i].key)), *room) for i in places])
    drawn = ""
    for column, i in enumerate(places):
        seen = side.orders[i]
        inner = title(say(order_words(seen))) + box(6, 7, wide - 8, high, 12, "shadow")
        inner += box(2, 2, wide - 8, high, 12 - 8 * side.seat, "rois-kept") + box(2, 2, wide - 8, 48, 8, "plate-head")
        inner += text(22, 36, 26, str(i + 1), "word-side")
        inner += fitted(wide // 2 + 16, 34, 23, wide - 58, say(order_name(seen.key)), "word-side")
        inner += paragraph(wide // 2 - 2, 56, *room, say(order_text(seen.key)), size)
        if seen.place != "kept":
            words = say(Message("picture-place", place=seen.place))
            inner += fitted(wide // 2 - 2, high - 8, 18, wide - 26, words, "word-quiet")
        at = place(x + wide * column, y)
        drawn += group(inner, "rois-kept-card", id=f"kept-{i + 1}", transform=at, data_rule=order_rule(seen.number))
    return drawn, wide * len(places), high + 6
