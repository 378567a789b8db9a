"""Before the acting player, while factions are chosen: a card for each."""

from typing import Final

from littlewars.games.my_little_battlefield.content import FACTION, KINDS
from littlewars.games.my_little_battlefield.draw.figures import symbols
from littlewars.games.my_little_battlefield.draw.places import WIDTH
from littlewars.games.my_little_battlefield.draw.units import token
from littlewars.games.my_little_battlefield.ground import SEATS
from littlewars.games.my_little_battlefield.names import faction_name, power_name, power_text, seat_name
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, place, svg, text, title
from littlewars.pieces.words import fitted, wrapped

COLUMNS: Final = 4
CARD: Final = (312, 228)  # what a card takes, its margin included
MARGIN: Final = 8
SIZE: Final = 18  # of the power's text


def draw_hand(view: BattleView, say: Say) -> str:
    """Draw the factions on offer, in rows of four; nothing when there are none."""
    if not view.offers:
        return ""
    side = SEATS[view.actor]
    cards = ""
    for i, key in enumerate(view.offers):
        at = place(MARGIN + CARD[0] * (i % COLUMNS), MARGIN + CARD[1] * (i // COLUMNS))
        inner = title(say(offer_words(key))) + card(key, view.actor, say)
        cards += group(inner, "offer", id=f"offer-{key}", transform=at, data_rule="MLB-10")
    height = 2 * MARGIN + CARD[1] * -(-len(view.offers) // COLUMNS)
    caption = title(say(Message("hand-factions", seat=seat_name(view.actor))))
    figures = symbols({f"{key}-{kind}" for key in view.offers for kind in KINDS})
    inner = caption + figures + box(0, 0, WIDTH, height, 14, "table") + cards
    return svg(WIDTH, height, inner, f"drawing cards my-little-battlefield side-{side}")


def offer_words(key: str) -> Message:
    """Tell all about a faction."""
    world = FACTION[key].world
    return Message("picture-offer", name=faction_name(key), world=world, power=power_name(key), text=power_text(key))


def card(key: str, seat: int, say: Say) -> str:
    """Draw a faction's figures, name, world and power."""
    wide, high = CARD[0] - 8, CARD[1] - 8
    drawn = box(7, 9, wide, high, 14, "shadow") + box(4, 4, wide, high, 14 - 10 * seat, "plate")
    for i, kind in enumerate(KINDS):
        drawn += group(token(f"{key}-{kind}", kind, seat), "token", transform=place(14 + 66 * i, 12, 950))
    world = say(Message("picture-world", world=FACTION[key].world))
    drawn += fitted(259, 46, 18, 84, world, "word-quiet")
    drawn += fitted(CARD[0] // 2, 100, 25, wide - 20, say(faction_name(key)), "word")
    drawn += fitted(CARD[0] // 2, 122, 19, wide - 20, say(power_name(key)), "word-quiet")
    words = say(power_text(key))
    size = SIZE if len(wrapped(words, wide - 20, SIZE, 9)) <= 4 else SIZE - 2
    for i, line in enumerate(wrapped(words, wide - 20, size, 5)):
        drawn += text(CARD[0] // 2, 143 + (size + 1) * i, size, line, "board-lines")
    return drawn
