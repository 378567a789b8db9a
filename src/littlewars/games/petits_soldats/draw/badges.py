"""Small signs with numbers: what is left of a soldier's defense, his hearts, and tokens counted."""

from typing import Final

from littlewars.games.petits_soldats.draw.glyphs import token
from littlewars.games.petits_soldats.view import SoldierSeen
from littlewars.pieces.svg import group, path, place, text
from littlewars.pieces.words import width

SHIELD: Final = "M32 2Q20 10 5 10v22q0 20 27 30 27-10 27-30V10Q44 10 32 2z"  # on a square of 64
HEART: Final = "M32 60Q3 40 3 21 4 6 18 6q9 0 14 9 5-9 14-9 14 0 15 15 0 19-29 39z"


def defense(seen: SoldierSeen, x: int, y: int, size: int) -> str:
    """Draw a shield with what is left of the defense, and beside it the tokens that lower it."""
    looks = "ps-defense-low" if seen.shields else "ps-defense"
    sign = group(path(SHIELD, looks) + text(32, 48, 46, str(seen.defense), f"{looks}-word"), "ps-badge",
                 transform=place(x, y, 1000 * size // 64))  # fmt: skip
    return sign + counted("shield", seen.shields, x + size + 2, y + size // 5, size * 3 // 4, "−") * (seen.shields > 0)


def hearts(seen: SoldierSeen, x: int, y: int, size: int, step: int) -> str:
    """Draw a heart for each point of solidity, those that are lost filled."""
    drawn = ""
    for i in range(seen.solidity):
        look = "ps-heart-lost" if i < seen.hearts else "ps-heart"
        drawn += group(path(HEART, look), "ps-badge", transform=place(x + step * i, y, 1000 * size // 64))
    return drawn


def counted(kind: str, count: int, x: int, y: int, size: int, sign: str = "") -> str:
    """Draw a token and how many of it there are."""
    words = f"{sign}{count}"
    middle = x + size + 4 + width(words) * size // 200
    return token(kind, x, y, size) + text(middle, y + size * 84 // 100, size, words, "ps-count")


def pile(kind: str, count: int, x: int, y: int, size: int, room: int) -> str:
    """Lay tokens side by side, over each other where there is little room."""
    step = min(size + 2, (room - size) // max(1, count - 1))
    return "".join([token(kind, x + step * i, y, size) for i in range(count)])
