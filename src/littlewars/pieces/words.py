"""Words that fit: how wide they are, smaller ones where there is little room, lines where there is much to say.

Widths are those of a wide sans, so that words never reach further on a table with another one.
"""

from typing import Final

from littlewars.pieces.svg import text

COMMON: Final = 69  # hundredths of its size: how wide a letter is
WIDTHS: Final = (
    dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZÀÂÇÉÈÊÎÔŒ", 79)
    | dict.fromkeys("ijlI.,:;!|’'() \u00a0", 38)
    | dict.fromkeys("frt-", 49)
    | dict.fromkeys("mwMW%—…", 104)
)
BOLD: Final = 100
PLAIN: Final = 92  # hundredths of the width of bold words


def width(words: str, weight: int = BOLD) -> int:
    """Return how wide words are, in hundredths of their size."""
    return sum([WIDTHS.get(letter, COMMON) for letter in words]) * weight // 100


def fitted(x: int, y: int, size: int, room: int, words: str, classes: str) -> str:
    """Write words on the baseline y, smaller when they would be wider than the room."""
    return text(x, y, min(size, 100 * room // max(1, width(words))), words, classes)


def wrapped(words: str, room: int, size: int, most: int, weight: int = PLAIN) -> list[str]:
    """Break words into lines no wider than the room; the last of too many ends with an ellipsis."""
    most_wide, gap = 100 * room // size, width(" ", weight)
    rows, used = [""], -gap
    for word in words.split(" "):
        wide = width(word, weight)
        if rows[-1] and used + gap + wide > most_wide:
            rows.append(word)
            used = wide
        else:
            rows[-1] += f" {word}" if rows[-1] else word
            used += gap + wide
    if len(rows) <= most:
        return rows
    last = rows[most - 1]
    while last and width(f"{last}…", weight) > most_wide:
        last = last.rpartition(" ")[0]
    return [*rows[: most - 1], f"{last}…"]
