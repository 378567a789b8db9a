"""What lies before the viewer: cards with what they can do now, and orders; or what there is to choose."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import JOKER, SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import card_face, verb
from littlewars.games.rois_du_champ_de_bataille.draw.names import SUIT_RULES, VERB_RULES, order_rule
from littlewars.games.rois_du_champ_de_bataille.draw.offers import armies, grounds, large_orders
from littlewars.games.rois_du_champ_de_bataille.draw.orders import chip_sign, order_words
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.games.rois_du_champ_de_bataille.names import order_name, seat_name
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, SideSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, place, svg, title
from littlewars.pieces.words import fitted

MARGIN: Final = 10
GAP: Final = 14  # between suits
CARD: Final = (94, 138)
SHIFT: Final = 34  # what can be seen of a card under the next one
TAB: Final = (142, 56)
TABS: Final = 3  # one below the other
STEP: Final = 60
HIGH: Final = STEP * TABS - 4
KEPT: Final = 280  # width of an order
TWO_LINES: Final = 40  # of words, one below the other
LAYING: Final = ("KeepOrders", "FirstOrder", "LayOrder")
AT_HAND: Final = ("active", "passive", "kept")


def draw_hand(view: BattleView, say: Say) -> str:
    """Draw what lies before the viewer; nothing before somebody who only watches."""
    if view.viewer < 0:
        return ""
    if view.offers:
        return armies(view, say)
    if view.grounds:
        return grounds(view, say)
    side = view.sides[view.viewer]
    if not side.hand and not kept_orders(side):
        return ""
    drawn, x, high = "", MARGIN, HIGH
    if view.asks in LAYING:
        fan, x = laid_out(side, say)
        orders, wide, high = large_orders(side, kept_orders(side), x, MARGIN, say)
        drawn, x = fan + orders, x + wide
    else:
        drawn, x = suits(view, say)
        drawn += kept(side, x, say)
        x += KEPT if kept_orders(side) else 0
    return tray(view, Message("hand-cards", seat=seat_name(view.viewer)), drawn, x + MARGIN, high + 2 * MARGIN, say)


def tray(view: BattleView, caption: Message, drawn: str, wide: int, high: int, say: Say) -> str:
    """Lay things before the viewer."""
    inner = title(say(caption)) + box(0, 0, wide, high, 14, "table") + drawn
    return svg(wide, high, inner, f"drawing rois side-{SEATS[view.viewer]}")


def kept_orders(side: SideSeen) -> list[int]:
    """List the orders a side can use, as places among the six."""
    return [i for i, seen in enumerate(side.orders) if seen.place in AT_HAND]


# -- cards


def suits(view: BattleView, say: Say) -> tuple[str, int]:
    """Draw the cards suit by suit, each with its tabs; return how far they reach."""
    hand, x, drawn = view.sides[view.viewer].hand, MARGIN, ""
    if any([key == "ruse" for key, _ in view.verbs]):
        drawn += tab("ruse", JOKER, x, MARGIN, 96, HIGH, say)
        x += 96 + GAP
    shift = SHIFT if view.verbs else CARD[0] + 4  # where cards are picked one by one, none covers another
    for number in range(SUITS):
        places = [i for i, one in enumerate(hand) if one == number]
        if not places:
            continue
        for i in places:
            drawn += card(number, i, x, MARGIN + (HIGH - CARD[1]) // 2, say)
            x += shift
        x += CARD[0] - shift + 6
        keys = [key for key, one in view.verbs if one == number and key != "ruse"]
        top = MARGIN + (HIGH + 4 - STEP * min(TABS, len(keys))) // 2
        for i, key in enumerate(keys):
            left = x + (TAB[0] + 4) * (i // TABS)
            drawn += tab(key, number, left, top + STEP * (i % TABS), *TAB, say)
        x += (TAB[0] + 4) * -(-len(keys) // TABS) + GAP - 6
    return drawn, x


def card(number: int, index: int, x: int, y: int, say: Say) -> str:
    """Draw a card in the hand."""
    inner = title(say(Message("picture-card", suit=SUIT_NAMES[number]))) + card_face(number, 0, 0, *CARD)
    return group(inner, "rois-card", id=f"card-{index}", transform=place(x, y), data_rule=SUIT_RULES[number])


def tab(key: str, number: int, x: int, y: int, wide: int, high: int, say: Say) -> str:
    """Draw what can be done with the cards of a suit."""
    word = Message("picture-verb", verb=key)
    inner = title(say(Message("picture-play", word=word, verb=key, suit=SUIT_NAMES[number])))
    inner += box(2, 4, wide, high, 12, "shadow") + box(0, 0, wide, high, 12, "rois-tab")
    if high > TAB[1]:
        inner += verb(key, wide // 2 - 26, high // 2 - 52, 52, "glyph-ink")
        inner += fitted(wide // 2, high // 2 + 36, 24, wide - 12, say(word), "word")
    else:
        inner += verb(key, 8, high // 2 - 15, 30, "glyph-ink")
        inner += fitted(40 + (wide - 44) // 2, high // 2 + 7, 21, wide - 46, say(word), "word")
    name = f"play-{key}-{SUIT_NAMES[number]}"
    return group(inner, "rois-play", id=name, transform=place(x, y), data_rule=VERB_RULES[key])


def laid_out(side: SideSeen, say: Say) -> tuple[str, int]:
    """Draw the cards close together, while orders are chosen; return how far they reach."""
    drawn, x = "", MARGIN
    for i, number in enumerate(side.hand):
        drawn += card(number, i, x, MARGIN + 50, say)
        x += SHIFT
    return drawn, x + (CARD[0] - SHIFT + GAP if side.hand else 0)


# -- orders


def kept(side: SideSeen, x: int, say: Say) -> str:
    """Draw the orders of the viewer as small cards, one below the other."""
    places = kept_orders(side)
    step = min(STEP, (HIGH + 4) // max(1, len(places)))
    drawn = ""
    for row, i in enumerate(places):
        seen, high = side.orders[i], step - 4
        looks = "rois-kept-active" if seen.place == "active" else "rois-kept"
        ink, quiet = ("word-side", "word-side") if seen.place == "active" else ("word", "word-quiet")
        inner = title(say(order_words(seen))) + box(2, 4, KEPT, high, 10, "shadow") + box(0, 0, KEPT, high, 10, looks)
        inner += group(chip_sign(seen.place), "rois-kept-sign", transform=place(-22, high // 2 - 14))
        middle, name = 40 + (KEPT - 48) // 2, say(order_name(seen.key))
        if high < TWO_LINES:  # all six, before any is kept
            inner += fitted(middle, high // 2 + 7, 21, KEPT - 52, name, ink)
        else:
            words = say(Message("picture-place", place=seen.place))
            inner += fitted(middle, high // 2 - 1, 21, KEPT - 52, name, ink)
            inner += fitted(middle, high // 2 + 18, 16, KEPT - 52, words, quiet)
        spot = place(x, MARGIN + step * row)
        drawn += group(inner, "rois-kept-card", id=f"kept-{i + 1}", transform=spot, data_rule=order_rule(seen.number))
    return drawn
