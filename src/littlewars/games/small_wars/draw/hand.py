"""Before the acting player, while the armies gather: a card for each sheet that can be taken."""

from typing import Final

from littlewars.games.small_wars.content import NEVER, SHEET, Sheet
from littlewars.games.small_wars.draw.figures import LIFE_TAG, ROUND, SQUARE, offer_tooltip, toy
from littlewars.games.small_wars.draw.places import WIDTH
from littlewars.games.small_wars.draw.silhouettes import symbols
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.view import WarView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, die, disc, group, path, place, svg, tag, text, title

CARD: Final = (88, 136)  # what a card takes at least, its margin included: half as many px are easily touched
SHORT: Final = 8  # cards in a row of a short hand: a phone shows them whole
LONG: Final = 13  # cards in a row of a long hand: all 49 sheets in four rows
MARGIN: Final = 8
GLYPHS: Final = (
    disc(8, 4, 4, "glyph-solid") + path("M0 16q0-8 8-8t8 8z", "glyph-solid"),  # actions: somebody aboard
    path("M0 8h14m-6-6l6 6-6 6", "glyph"),  # move
    disc(8, 8, 7, "glyph") + disc(8, 8, 2, "glyph-solid"),  # range
    die(0, 0, 16, 5, "die-small"),  # combat dice
)
BLANK: Final = (
    box(4, 5, 82, 130, 7, "shadow")
    + box(2, 2, 84, 131, 7, "paper")
    + "".join([group(glyph, "value", transform=place(6 + 20 * i, 74)) for i, glyph in enumerate(GLYPHS)])
)
BASES: Final = (ROUND, SQUARE)
BASE_SPOT: Final = place(5, 6)
LIFE_SPOT: Final = place(5, -15, 750)


def draw_hand(view: WarView, say: Say) -> str:
    """Draw the sheets on offer, in rows of eight, or thirteen when they are many; nothing when there are none."""
    if not view.on_offer:
        return ""
    columns = SHORT if len(view.on_offer) <= SHORT else LONG
    step = (WIDTH - 2 * MARGIN) // columns
    scale = 1000 * step // CARD[0]
    high = CARD[1] * scale // 1000
    drafting = view.to_place == ((), ())
    left = (WIDTH - step * min(columns, len(view.on_offer))) // 2
    cards = ""
    for i, (key, copies) in enumerate(view.on_offer):
        inner = title(say(offer_tooltip(key, copies))) + card(SHEET[key], copies, view.actor, drafting)
        spot = place(left + step * (i % columns), MARGIN + high * (i // columns), scale)
        cards += group(inner, "offer", id=f"offer-{key}", transform=spot, data_rule="SW-07")
    height = 2 * MARGIN + high * -(-len(view.on_offer) // columns)
    side = SEATS[view.actor]
    caption = Message("hand-draft" if drafting else "hand-deploy", seat=Message(f"seat-{side}"))
    parts = symbols({key for key, _ in view.on_offer}) + shared(view.actor)
    inner = title(say(caption)) + parts + box(0, 0, WIDTH, height, 14, "table") + cards
    return svg(WIDTH, height, inner, f"drawing cards side-{side}")


def shared(seat: int) -> str:
    """Draw what all cards share: the paper with a base and the glyphs of the values, and a tag for the life."""
    blank = group(BLANK + group(BASES[seat], "token", transform=BASE_SPOT), "card", id=f"card-{SEATS[seat]}")
    return tag("defs", blank + group(LIFE_TAG, "life", id="card-life", transform=LIFE_SPOT))


def card(sheet: Sheet, copies: int, seat: int, drafting: bool) -> str:
    """Draw a sheet: its figure, life and values, and below its price and the copies left."""
    drawn = tag("use", href=f"#card-{SEATS[seat]}") + toy(sheet.key, seat, 11, 12, 52)
    drawn += tag("use", href="#card-life") + text(70, 66, 22, str(sheet.life), "word-number")
    for i, value in enumerate((sheet.actions, sheet.move, sheet.reach, sheet.dice)):
        drawn += text(14 + 20 * i, 107, 17, "✗" if value == NEVER else str(value), "word")
    left = "∞" if copies < 0 else f"×{copies}"
    if not drafting:
        return drawn + text(44, 129, 22, left, "word-number")
    price = disc(12, 122, 6, "coin") + text(38, 129, 20, str(sheet.points), "word-number")
    return drawn + price + text(72, 128, 15, left, "word-quiet")
