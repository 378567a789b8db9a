"""What lies before the viewer: his soldiers' cards with what can be ordered now, or squads to choose from."""

from typing import Final

from littlewars.games.petits_soldats.draw.badges import defense, hearts, pile
from littlewars.games.petits_soldats.draw.figures import figure, symbols
from littlewars.games.petits_soldats.draw.glyphs import action, token
from littlewars.games.petits_soldats.draw.names import (
    VERB_RULES,
    seat_name,
    soldier_name,
    special_name,
    special_text,
)
from littlewars.games.petits_soldats.draw.offers import squads
from littlewars.games.petits_soldats.draw.places import ROUNDS
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.view import BattleView, SoldierSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, place, svg, text, title
from littlewars.pieces.words import fitted, wrapped

MARGIN: Final = 8
CARD: Final = (250, 100)  # a card
TAB: Final = 92  # width of what can be ordered; as high as a card
GAP: Final = 6
TABS: Final = 3  # actions on a card (PS-502)
SLOT: Final = CARD[0] + TABS * (GAP + TAB)  # a card and its tabs
ROW: Final = 2  # soldiers side by side


def draw_hand(view: BattleView, say: Say) -> str:
    """Draw what lies before the viewer; nothing before somebody who only watches."""
    if view.viewer < 0:
        return ""
    if view.offers:
        return squads(view, say)
    side = view.sides[view.viewer]
    seen = [one for one in side.soldiers if one.kind]
    if not seen:
        return ""
    drawn = symbols({one.kind for one in seen})
    for i, one in enumerate(seen):
        x, y = MARGIN + (SLOT + 2 * GAP) * (i % ROW), MARGIN + (CARD[1] + GAP) * (i // ROW)
        drawn += slot(view, one, x, y, say)
    high = 2 * MARGIN + (CARD[1] + GAP) * -(-len(seen) // ROW) - GAP
    across = 2 * MARGIN + (SLOT + 2 * GAP) * ROW - 2 * GAP
    inner = title(say(Message("hand-soldiers", seat=seat_name(view.viewer)))) + box(0, 0, across, high, 14, "table")
    return svg(across, high, inner + drawn, f"drawing petits-soldats side-{SEATS[view.viewer]}")


def slot(view: BattleView, seen: SoldierSeen, x: int, y: int, say: Say) -> str:
    """Draw a card, and beside it a tab for each action the soldier can be ordered, or what is special about him."""
    verbs = [verb for number, verb in view.actions if number == seen.number]
    if not verbs:
        return card(view, seen, x, y, SLOT, say)
    drawn = card(view, seen, x, y, CARD[0], say)
    for i, verb in enumerate(verbs):
        drawn += tab(seen, verb, x + CARD[0] + GAP + (TAB + GAP) * i, y, say)
    return drawn


def card(view: BattleView, seen: SoldierSeen, x: int, y: int, wide: int, say: Say) -> str:
    """Draw a soldier's card: figure, name, defense, hearts and orders; on a wide one his special action too."""
    words = Message(
        "picture-card",
        name=soldier_name(seen.kind),
        defense=seen.defense,
        card=seen.card_defense,
        hearts=seen.hearts,
        solidity=seen.solidity,
        orders=seen.orders,
        special=special_name(seen.kind),
        text=special_text(seen.kind),
    )
    looks = "ps-card-large" if wide == SLOT else "ps-card-ready"
    inner = title(say(words)) + box(3, 5, wide, CARD[1], ROUNDS[seen.seat], "shadow")
    inner += box(0, 0, wide, CARD[1], ROUNDS[seen.seat], looks)
    inner += figure(seen.kind, 48, CARD[1] - 12, 90)
    left, room = 96, CARD[0] - 104
    inner += fitted(left + room // 2, 30, 25, room, say(soldier_name(seen.kind)), "word")
    inner += defense(seen, left, 38, 28)
    step = min(27, room // seen.solidity)
    inner += hearts(seen, left, 70, step - 3, step)
    inner += pile("order", seen.orders, left + 96, 38, 28, room - 96)
    if seen.bearer:
        inner += token("flag", CARD[0] - 40, 66, 32)
    if seen.biscuit:
        inner += token("biscuit", CARD[0] - 38, 68, 28)
    if wide == SLOT:
        inner += about(seen, say)
    return group(inner, "ps-held", id=f"card-{seen.number}", transform=place(x, y), data_rule="PS-1201")


def about(seen: SoldierSeen, say: Say) -> str:
    """Write what a soldier's special action does."""
    x, wide = CARD[0] + 4, SLOT - CARD[0] - 14
    drawn = box(x, 10, wide, CARD[1] - 20, 8, "ps-special")
    drawn += fitted(x + wide // 2, 34, 19, wide - 16, say(special_name(seen.kind)), "word")
    for i, words in enumerate(wrapped(say(special_text(seen.kind)), wide - 16, 14, 3)):
        drawn += text(x + wide // 2, 52 + 16 * i, 14, words, "ps-told-special")
    return drawn


def tab(seen: SoldierSeen, verb: str, x: int, y: int, say: Say) -> str:
    """Draw an action that can be ordered now."""
    word = Message("picture-verb", verb=verb)
    words = Message("picture-order", verb=word, name=soldier_name(seen.kind), kind=verb)
    inner = title(say(words)) + box(2, 4, TAB, CARD[1], 12, "shadow") + box(0, 0, TAB, CARD[1], 12, "ps-tab")
    inner += action(verb, TAB // 2 - 24, 12, 48) + fitted(TAB // 2, CARD[1] - 13, 21, TAB - 8, say(word), "word")
    key = f"order-{seen.number}-{verb}"
    return group(inner, "ps-order", id=key, transform=place(x, y), data_rule=VERB_RULES[verb])
