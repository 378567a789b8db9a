"""The squads a player may choose, one card each."""

from typing import Final

from littlewars.games.petits_soldats.content import CARDS, KIND_KEYS, VERBS
from littlewars.games.petits_soldats.draw.badges import HEART, SHIELD
from littlewars.games.petits_soldats.draw.figures import figure, symbols
from littlewars.games.petits_soldats.draw.glyphs import action
from littlewars.games.petits_soldats.draw.names import (
    seat_name,
    soldier_name,
    special_name,
    special_text,
)
from littlewars.games.petits_soldats.draw.places import ROUNDS
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.view import BattleView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, path, place, svg, text, title
from littlewars.pieces.words import fitted, wrapped

MARGIN: Final = 10
ROW: Final = 5  # squads side by side
PAIR: Final = (330, 226)  # a squad of two
SOLDIER: Final = 92  # width of each of more than two
HIGH: Final = 176


def squads(view: BattleView, say: Say) -> str:
    """Draw all squads the viewer may choose."""
    kinds = [key.split("+") for key in view.offers]
    two = len(kinds[0]) <= 2
    wide, high = PAIR if two else (SOLDIER * len(kinds[0]) + 12, HIGH)
    most = min(ROW if two else max(2, 1500 // wide), len(kinds))
    drawn = symbols({kind for squad in kinds for kind in squad})
    for i, key in enumerate(view.offers):
        spot = place(MARGIN + (wide + MARGIN) * (i % most), MARGIN + (high + MARGIN) * (i // most))
        inner = title(say(Message("picture-squad", names=listed(kinds[i])))) + box(3, 5, wide, high, 16, "shadow")
        inner += box(0, 0, wide, high, ROUNDS[view.viewer], "ps-card-ready")
        inner += pair(kinds[i], say) if two else crowd(kinds[i], say)
        drawn += group(inner, "ps-offer", id=f"offer-{key}", transform=spot, data_rule="PS-117")
    across = MARGIN + (wide + MARGIN) * most
    down = MARGIN + (high + MARGIN) * -(-len(kinds) // most)
    inner = title(say(Message("hand-squads", seat=seat_name(view.viewer)))) + box(0, 0, across, down, 14, "table")
    return svg(across, down, inner + drawn, f"drawing petits-soldats side-{SEATS[view.viewer]}")


def listed(kinds: list[str]) -> Message:
    """Name soldiers one after the other."""
    told = soldier_name(kinds[-1])
    for kind in reversed(kinds[:-1]):
        told = Message("picture-list", first=soldier_name(kind), rest=told)
    return told


def pair(kinds: list[str], say: Say) -> str:
    """Draw two soldiers with their numbers, and what the second one's special action does."""
    drawn, half = "", PAIR[0] // 2
    for i, kind in enumerate(kinds):
        drawn += soldier(kind, 6 + half * i, 6, half - 12, say)
    kind = kinds[-1]
    verb = VERBS[CARDS[KIND_KEYS.index(kind)].special]
    drawn += box(8, 142, PAIR[0] - 16, PAIR[1] - 150, 8, "ps-special") + action(verb, 14, 147, 24)
    drawn += fitted(PAIR[0] // 2 + 14, 166, 19, PAIR[0] - 70, say(special_name(kind)), "word")
    for i, words in enumerate(wrapped(say(special_text(kind)), PAIR[0] - 30, 15, 3)):
        drawn += text(PAIR[0] // 2, 183 + 16 * i, 15, words, "ps-told-special")
    return drawn


def soldier(kind: str, x: int, y: int, wide: int, say: Say) -> str:
    """Draw a soldier over his name, defense and solidity."""
    card, middle = CARDS[KIND_KEYS.index(kind)], x + wide // 2
    drawn = figure(kind, middle - (24 if wide > 100 else 0), y + 84, 92 if wide > 100 else 80)
    left, top = (middle + 26, y + 16) if wide > 100 else (middle - 34, y + 120)
    step = (0, 40) if wide > 100 else (38, 0)
    numbers = ((SHIELD, "ps-defense", card.defense), (HEART, "ps-solid", card.solidity))
    for i, (shape, looks, number) in enumerate(numbers):
        sign = path(shape, looks) + text(32, 48, 44, str(number), f"{looks}-word")
        size = 560 if wide > 100 else 480
        drawn += group(sign, "ps-badge", transform=place(left + step[0] * i, top + step[1] * i, size))
    baseline, letters = (y + 122, 20) if wide > 100 else (y + 113, 16)
    return drawn + fitted(middle, baseline, letters, wide - 4, say(soldier_name(kind)), "word")


def crowd(kinds: list[str], say: Say) -> str:
    """Draw a larger squad, with the name of each special action."""
    drawn = ""
    for i, kind in enumerate(kinds):
        x = 6 + SOLDIER * i
        drawn += soldier(kind, x, 0, SOLDIER, say)
        drawn += fitted(x + SOLDIER // 2, HIGH - 8, 15, SOLDIER - 6, say(special_name(kind)), "ps-told-special")
    return drawn
