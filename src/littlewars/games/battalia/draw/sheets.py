"""Cards, small in a line or a bid and face down where they are secret."""

from typing import Final

from littlewars.games.battalia.cards import AMULET, GREAT, TYPE_KEYS, is_artefact, type_of
from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.faces import face
from littlewars.games.battalia.draw.glyphs import sun, type_glyph
from littlewars.games.battalia.draw.names import BARE, banner_key, card_words, strength_of
from littlewars.games.battalia.view import UNKNOWN
from littlewars.kernel.words import Say
from littlewars.pieces.svg import box, die, disc, group, path, text, title
from littlewars.pieces.words import BOLD, width, wrapped

SMALL: Final = (64, 84)


def lines(words: str, room: int, large: int, small: int) -> tuple[list[str], int]:
    """Break words into two lines at most, in the large size where they fit and else in a smaller one."""
    for size in range(large, small, -1):
        rows = wrapped(words, room, size, 3, BOLD)
        if len(rows) <= 2 and size * max([width(row) for row in rows]) <= 100 * room:
            return rows, size
    return wrapped(words, room, small, 2, BOLD), small


def back(x: int, y: int, wide: int, high: int) -> str:
    """Draw a card face down."""
    middle, half = x + wide // 2, y + high // 2
    return (
        box(x + 2, y + 3, wide, high, 6, "shadow")
        + box(x, y, wide, high, 6, "bat-back")
        + path(
            f"M{middle} {half - high // 4}l{wide // 4} {high // 4}-{wide // 4} {high // 4}-{wide // 4}-{high // 4}z",
            "bat-back-print",
        )
    )


def small_card(card: int, x: int, y: int, raised: int, say: Say) -> str:
    """Draw a small card: picture, banner, strength, and what a title adds to it."""
    wide, high = SMALL
    if card == UNKNOWN:
        return back(x, y, wide, high)
    banner = banner_key(card)
    drawn = title(say(card_words(card))) + box(x + 2, y + 3, wide, high, 7, "shadow")
    drawn += box(x, y, wide, high, 7, "bat-sheet") + face(card, x + 7, y + 5, 50)
    strength = strength_of(card) + raised
    if strength:
        drawn += disc(x + wide - 17, y + high - 16, 15, "bat-strength")
        drawn += text(x + wide - 17, y + high - 8, 22, str(strength), "bat-strength-word")
    if raised:
        drawn += disc(x + wide - 11, y + 10, 15, "bat-gained")
        drawn += text(x + wide - 11, y + 17, 19, f"+{raised}", "bat-gained-word")
    if is_artefact(card):
        drawn += type_glyph(TYPE_KEYS[type_of(card)], x + wide - 31, y + high - 29, 26)
    if banner:
        drawn += emblem(banner, x + 3, y + high - 28, 25)
    elif card >= GREAT:
        drawn += sun(x + 3, y + high - 28, 25)
    return group(drawn, f"bat-small-card side-{banner or BARE}")


def row(cards: list[int], raised: list[int], rolls: list[int], x: int, y: int, room: int, say: Say) -> str:
    """Draw small cards in a row, closer together where there are many; amulets show what was rolled for them."""
    step = min(SMALL[0] + 6, (room - SMALL[0]) // max(1, len(cards) - 1))
    drawn, rolled = "", 0
    for i, card in enumerate(cards):
        drawn += small_card(card, x + step * i, y, raised[i] if i < len(raised) else 0, say)
        if card != UNKNOWN and is_artefact(card) and type_of(card) == AMULET:
            if rolled < len(rolls):
                drawn += die(x + step * i + SMALL[0] - 28, y - 6, 26, rolls[rolled], "bat-die")
            rolled += 1
    return drawn
