"""The plates of the sides: victory points, great cities, cards, heroes in reserve and ambushes."""

from typing import Final

from littlewars.games.battalia.cards import CARD_TEXTS
from littlewars.games.battalia.content import SLOTS
from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.figures import figure
from littlewars.games.battalia.draw.glyphs import slot, type_glyph
from littlewars.games.battalia.draw.names import BARE, faction_of, seat_words
from littlewars.games.battalia.draw.places import Places, Spot
from littlewars.games.battalia.names import card_name, cards_name
from littlewars.games.battalia.view import UNKNOWN, SideSeen, WorldView
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, group, path, place, title
from littlewars.pieces.words import fitted

HEAD: Final = 36
POINTS: Final = 62  # width of the number of points
CARD: Final = (32, 38)
SLOT: Final = 23
KEEP: Final = "v-8h-1v-5h3v2h2v-2h3v2h2v-2h3v5h-1v8z"  # a keep, from its lower left, 13 high and 13 wide
LAMP: Final = 640  # thousandths
RAYS: Final = "bat-rays"


def sides(view: WorldView, places: Places, say: Say) -> str:
    """Draw all plates."""
    return "".join([plate(view, side, places.plates[side.seat], say) for side in view.sides])


def plate(view: WorldView, side: SideSeen, spot: Spot, say: Say) -> str:
    """Draw a side's plate."""
    x, y, width, high = spot
    faction = faction_of(view, side.seat)
    asked = view.actor == side.seat
    front = title(say(side_words(view, side))) + box(x + 3, y + 5, width, high, 10, "shadow")
    front += box(x, y, width, high, 10, "bat-plate-asked" if asked else "bat-plate") + head(view, side, spot, say)
    middle = y + HEAD + (high - HEAD) // 2
    front += fitted(x + POINTS // 2 + 2, middle + 13, 50, POINTS - 8, str(side.vp), "bat-points")
    front += fitted(
        x + POINTS // 2 + 2, middle + 31, 15, POINTS - 6, say(Message("picture-points", points=side.vp)), "bat-small"
    )
    left, room = x + POINTS + 4, width - POINTS - 10
    front += keeps(side, view.target, left, y + HEAD + 22, room - 3 * SLOT)
    inner = group(front, "bat-front", id=f"side-{side.seat}", data_rule="BAT-168")
    inner += slots(view, side, x + width - 3 * SLOT - 6, y + HEAD + 4, say)
    inner += cards(view, side, left, y + high - CARD[1] - 5, room, say)
    return group(inner, f"bat-side side-{faction}")


def side_words(view: WorldView, side: SideSeen) -> Message:
    """Sum up a side."""
    return Message(
        "picture-side",
        side=seat_words(view, side.seat),
        points=side.vp,
        cities=side.cities,
        top=side.top_cities,
        target=view.target,
        hand=len(side.hand),
        deck=side.deck,
        great=side.great,
        first="yes" if side.seat == view.first else "no",
    )


def head(view: WorldView, side: SideSeen, spot: Spot, say: Say) -> str:
    """Draw emblem and name, with a lamp that burns when the side has to choose, or the winner's star."""
    x, y, width, _ = spot
    faction = faction_of(view, side.seat)
    drawn = path(f"M{x + 2} {y + HEAD}v-{HEAD - 12}q0-10 10-10h{width - 24}q10 0 10 10v{HEAD - 12}z", "plate-head")
    drawn += emblem(faction, x + 6, y + 3, 32) if side.faction else ""
    words = say(seat_words(view, side.seat))
    drawn += fitted(x + 42 + (width - 86) // 2, y + 26, 22, width - 90, words, "word-side")
    if view.actor == NOBODY:
        return drawn + (
            group(star(0, 0), "bat-star", transform=place(x + width - 24, y + 4, 700))
            if side.seat in view.winners
            else ""
        )
    burning = lamp(0, 0, view.actor == side.seat, RAYS)
    return drawn + group(burning, "bat-lamp", transform=place(x + width - 23, y + 18, LAMP))


def keeps(side: SideSeen, target: int, x: int, y: int, room: int) -> str:
    """Draw a keep for each city of the highest level the game asks for, filled where the side has one."""
    drawn, step = "", min(17, room // max(1, target))
    for i in range(target):
        drawn += path(f"M{x + step * i + 2} {y}{KEEP}", "bat-keep" if i < side.top_cities else "bat-keep-none")
    return drawn


def slots(view: WorldView, side: SideSeen, x: int, y: int, say: Say) -> str:
    """Draw the ambushes a side has laid, and the slots still free."""
    drawn = ""
    for i in range(SLOTS):
        if i >= len(side.slots):
            drawn += slot(x + SLOT * i, y, SLOT - 2)
            continue
        seen = side.slots[i]
        words = Message("picture-slot", side=seat_words(view, side.seat), card=card_name(seen.card))
        if seen.unit != UNKNOWN:
            words = Message("picture-slot-known", card=card_name(seen.card), unit=card_name(seen.unit))
        inner = title(say(words)) + box(x + SLOT * i, y, SLOT - 2, SLOT - 1, 4, "bat-slot")
        inner += type_glyph("ambush", x + SLOT * i + 2, y + 2, SLOT - 6)
        drawn += group(inner, "bat-laid", id=f"slot-{side.seat}-{i}", data_rule="BAT-202")
    return drawn


def cards(view: WorldView, side: SideSeen, x: int, y: int, room: int, say: Say) -> str:
    """Draw hand, draw pile, discard pile and the heroes in reserve."""
    wide, high = CARD
    step = (room - wide) // 3
    drawn = backs(x, y, min(3, len(side.hand)), 4) + number(x + wide // 2, y, len(side.hand), ink(len(side.hand)))
    drawn += backs(x + step, y, min(2, side.deck), 2) + number(x + step + wide // 2, y, side.deck, ink(side.deck))
    at = x + 2 * step
    words = Message("picture-discard", side=seat_words(view, side.seat), count=len(side.discard), cards=discarded(side))
    inner = title(say(words)) + box(at, y, wide, high, 4, "bat-discard" if side.discard else "bat-no-cards")
    inner += number(at + wide // 2, y, len(side.discard), "bat-count")
    drawn += group(inner, "bat-discarded", id=f"discard-{side.seat}", data_rule="BAT-137")
    return drawn + reserve(view, side, x + 3 * step, y, say)


def discarded(side: SideSeen) -> Message:
    """List the cards of a discard pile."""
    return cards_name([card for card in side.discard if 0 <= card < len(CARD_TEXTS)])


def backs(x: int, y: int, count: int, shift: int) -> str:
    """Draw some cards face down, one upon the other."""
    if not count:
        return box(x, y, *CARD, 4, "bat-no-cards")
    return "".join(
        [box(x + shift * (count - 1 - i), y - shift * (count - 1 - i) // 2, *CARD, 4, "bat-back") for i in range(count)]
    )


def ink(count: int) -> str:
    """Return the look of a number on so many cards face down."""
    return "bat-back-word" if count else "bat-count"


def number(x: int, y: int, count: int, look: str) -> str:
    """Write how many cards there are."""
    return fitted(x, y + 28, 25, CARD[0] - 5, str(count), look)


def reserve(view: WorldView, side: SideSeen, x: int, y: int, say: Say) -> str:
    """Draw the heroes that can be hired."""
    faction = faction_of(view, side.seat)
    words = Message("picture-reserve", side=seat_words(view, side.seat), heroes=side.reserve)
    inner = title(say(words)) + box(x - 2, y, CARD[0] + 4, CARD[1], 6, "bat-reserve")
    known = faction != BARE
    for i in range(side.reserve if known else 0):
        aside = 9 * (2 * i - side.reserve + 1)
        inner += figure(f"hero-{faction}", x + CARD[0] // 2 + aside, y + 32, 40 - 8 * (side.reserve > 1), 0)
    if not known or not side.reserve:
        inner += number(x + CARD[0] // 2, y, side.reserve, "bat-count")
    return group(inner, "bat-spare", id=f"reserve-{side.seat}", data_rule="BAT-171")
