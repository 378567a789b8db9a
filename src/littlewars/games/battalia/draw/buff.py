"""Buff's card: how strong his horde is, or whom he serves and for how long; and the die for his way."""

from typing import Final

from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.figures import figure
from littlewars.games.battalia.draw.glyphs import token
from littlewars.games.battalia.draw.names import BARE, faction_of, seat_words
from littlewars.games.battalia.draw.places import Places
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, die, group, title
from littlewars.pieces.words import fitted

SEAL: Final = 66  # the token, or the emblem of his employer


def buff_card(view: WorldView, places: Places, say: Say) -> str:
    """Draw Buff's card, where he plays along."""
    if view.buff == "none":
        return ""
    x, y, width, high = places.buff
    faction = faction_of(view, view.employer)
    inner = title(say(buff_words(view))) + box(x + 3, y + 5, width, high, 12, "shadow")
    inner += box(x, y, width, high, 12, "bat-buff-card" if faction == BARE else "bat-buff-held")
    if width > high:
        inner += figure("buff", x + 44, y + high - 14, 84, 0)
        inner += seal(view, x + width - SEAL - 10, y + (high - SEAL) // 2, say)
        inner += lines(view, x + 86, y, width - SEAL - 96, high, say)
    else:
        inner += figure("buff", x + width // 2, y + 94, 92, 0)
        inner += lines(view, x + 4, y + 96, width - 8, 70, say)
        inner += seal(view, x + (width - SEAL) // 2, y + high - SEAL - 10, say)
    return group(inner, f"bat-buff side-{faction}", id="buff-card", data_rule="BAT-12")


def seal(view: WorldView, x: int, y: int, say: Say) -> str:
    """Draw the universal token, or the emblem of his employer with the days left."""
    if view.employer >= 0:
        days = view.sides[view.employer].days
        drawn = emblem(faction_of(view, view.employer), x + 7, y, 52) + box(x + 2, y + 44, 62, 26, 8, "bat-tag")
        return drawn + fitted(x + 33, y + 64, 19, 58, say(Message("picture-days", days=days)), "word-number")
    return token(view.horde, x, y, SEAL) if view.horde else box(x + 8, y + 8, 50, 50, 25, "bat-no-token")


def lines(view: WorldView, x: int, y: int, width: int, high: int, say: Say) -> str:
    """Write his name and what he is doing."""
    middle, half = x + width // 2, y + high // 2
    drawn = fitted(middle, half - 3, 25, width, say(Message("picture-buff-short")), "word-number")
    return drawn + fitted(middle, half + 21, 20, width, say(Message("picture-buff-does", state=view.buff)), "bat-small")


def buff_words(view: WorldView) -> Message:
    """Say how things stand with Buff."""
    if view.employer >= 0:
        days = view.sides[view.employer].days
        return Message("picture-buff-card-serves", side=seat_words(view, view.employer), days=days)
    return Message("picture-buff-card", state=view.buff, strength=view.horde)


def buff_die(view: WorldView, places: Places, say: Say) -> str:
    """Draw the die for Buff's way, once it is rolled."""
    if not view.roll:
        return ""
    x, y, width, high = places.cells["die"]
    inner = title(say(Message("picture-die", roll=view.roll))) + box(x, y, width, high, 10, "bat-die-bed")
    inner += die(x + width // 2 - 25, y + (high - 50) // 2, 50, view.roll, "bat-die")
    return group(inner, "bat-rolled", id="die", data_rule="BAT-18")
