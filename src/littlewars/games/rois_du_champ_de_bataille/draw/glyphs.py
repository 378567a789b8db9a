"""Suits, deeds and specials, one path each on a square of 32 units, holes by even-odd; and the action cards."""

from functools import cache
from typing import Final

from littlewars.pieces.svg import box, disc, path, place, tag

JOKER: Final = 4

# fmt: off
SUITS: Final = (
    "M16 30C7 22 1 17 1 10Q1 3 8 3q5 0 8 6 3-6 8-6 7 0 7 7 0 7-15 20z",
    "M16 1Q21 9 28 16 21 23 16 31 11 23 4 16 11 9 16 1z",
    "M16 1Q22 9 28 15q5 6 0 10-6 3-10-3 0 6 4 9H10q4-3 4-9-4 6-10 3-5-4 0-10Q10 9 16 1z",
    "M16 2a7 7 0 0 1 6 11 7 7 0 1 1-4 10q0 5 4 8H10q4-3 4-8A7 7 0 1 1 10 13 7 7 0 0 1 16 2z",
    # a jester's cap with three bells
    "M8.5 24Q10 17 8 15 5 13 5 18H2Q1 12 4 9 8 6 12 11 13 8 14.5 7h3Q19 8 20 11 24 6 28 9 31 12 30 18H27"
    "Q27 13 24 15 22 17 23.5 24zM3.5 18.5a3 3 0 1 0 .1 0zM28.5 18.5a3 3 0 1 0 .1 0zM16 1a3 3 0 1 0 .1 0zM7 26h18v4H7z",
)
SUIT_LOOKS: Final = ("rois-g-red", "rois-g-red", "rois-g-black", "rois-g-black", "rois-g-joker")

SWORD: Final = (
    "M2 2L3.7 7.4L18.2 21.9L15.8 24.3L18.3 26.7L21.2 23.8L24.8 27.3L24.1 28L27.6 31.6L31.6 27.6L28 24.1L27.3 24.8"
    "L23.8 21.2L26.7 18.3L24.3 15.8L21.9 18.2L7.4 3.7z"
)
VERBS: Final[dict[str, str]] = {
    # an arrow and the lines behind it
    "move": "M11 11h8V4l12 12-12 12v-7h-8zM5 11h4v10H5zM1 11h2v10H1z",
    # a pennant that goes ahead
    "lead": "M3 1h3v30H3zM7 2l15 6-15 6zM12 19h8v-5l11 9-11 9v-5h-8z",
    # two swords, one passing behind the other
    "strike": SWORD + "M30 2L28.3 7.4L20.8 14.9L17.1 11.2L24.6 3.7zM14.9 20.8L13.8 21.9L16.2 24.3L13.7 26.7"
        "L10.8 23.8L7.2 27.3L7.9 28L4.4 31.6L0.4 27.6L4 24.1L4.7 24.8L8.2 21.2L5.3 18.3L7.7 15.8L10.1 18.2L11.2 17.1z",
    # a shield driven forward
    "push": "M1 3q7 2 13 0v26Q8 31 1 29zM5 7v18h2V7zM17 5l9 11-9 11v-6l4-5-4-5zM24 5l8 11-8 11v-6l3-5-3-5z",
    # a bow and its arrow
    "shot": "M7 1Q27 4 27 14.5H32V17.5H27Q27 28 7 31L9 28Q23 25 23.5 17.5H10L7 21H2L5 16 2 11H7L10 14.5H23.5Q23 7 9 4z",
    # two swords side by side
    "pair": "M8 0l3 5v14h4v3h-5v4h1v5h-6v-5h1v-4h-5v-3h4V5zM24 0l3 5v14h4v3h-5v4h1v5h-6v-5h1v-4h-5v-3h4V5z",
    # a dagger, its point down
    "stab": "M13 1h6v3h-1v6h7v4h-6v10l-3 7-3-7V14H7v-4h7V4h-1z",
    # a cell of a hive with a larva
    "nest": "M16 1l13 7.5v15L16 31 3 23.5v-15zM16 8a7 7 0 0 0-7 8q0 8 7 8 6 0 6-5 0-4-4-4-3 0-3 3 0 1 1 2-3 0-3-4"
        "q0-4 4-4 2 0 4 2 0-6-5-6z",
    # a heart with a cross left out
    "heal": "M16 30C7 22 1 17 1 10Q1 3 8 3q5 0 8 5 3-5 8-5 7 0 7 7 0 7-15 20zM14 10v4h-4v4h4v4h4v-4h4v-4h-4v-4z",
    # a fox
    "ruse": "M2 2l9 7h10l9-7-1 13 2 5-9 3-6 8-6-8-9-3 2-5zM8 15l5 4-6 0zM24 15l-5 4 6 0zM14 25h4l-2 3z",
    # a shield that says no
    "counter": "M16 1q6 4 13 4v10q0 11-13 16Q3 26 3 15V5q7 0 13-4zM10 8l-3 3 6 6-5 5 3 3 5-5 5 5 3-3-5-5 6-6-3-3-6 6z",
    # a card that goes down on a pile
    "throw": "M7 1h18v22H7zM14 5v7h-4l6 7 6-7h-4V5zM4 25h24v2.5H4zM4 29h24v2.5H4z",
    # a card turned over
    "flip": "M4 21Q1 6 15 5V1l8 6-8 6V9Q6 10 8 20zM28 11q3 15-11 16v4l-8-6 8-6v4q9-1 7-11zM12.5 12h7v9h-7z",
    # a scroll
    "order": "M6 2h20q5 0 5 5v2h-7v17q0 5-5 5H5q-4 0-4-5v-2h5zM10 8v3h10V8zM10 14v3h10v-3zM10 20v3h7v-3z",
    # a crescent and a star
    "night": "M19 2A13 13 0 1 0 31 21 12 12 0 0 1 19 2zM26 3l1.5 4 4 1.5-4 1.5L26 14l-1.5-4-4-1.5 4-1.5z",
    # a tent
    "reserve": "M14 1h4l-1 4 14 24v2H1v-2L15 5zM16 13l-6 16h12z",
    # two links of a chain
    "captive": "M8 9h9q7 0 7 7h-4q0-3-3-3H8q-3 0-3 3t3 3h3q1 3 3 4H8q-7 0-7-7t7-7z"
        "M24 23h-9q-7 0-7-7h4q0 3 3 3h9q3 0 3-3t-3-3h-3q-1-3-3-4h6q7 0 7 7t-7 7z",
    # three claws
    "flayer": "M4 1q8 12 6 30Q3 16 4 1zM14 1q9 12 6 30Q12 16 14 1zM24 1q9 12 6 30Q22 16 24 1z",
    # a star
    "hero": "M16 0l4.7 10.5L32 12l-8.5 7.5L26 31l-10-6-10 6 2.5-11.5L0 12l11.3-1.5z",
}

SPECIALS: Final[dict[str, str]] = {
    # a crown
    "leader": "M2 8l7 7 7-12 7 12 7-7-3 16H5zM5 26h22v4H5z",
    # a sword that shines
    "magic_weapon": SWORD + "M25 1l1.5 4.5L31 7l-4.5 1.5L25 13l-1.5-4.5L19 7l4.5-1.5z"
        "M7 19l1.5 4.5L13 25l-4.5 1.5L7 31l-1.5-4.5L1 25l4.5-1.5z",
    # a cross
    "medic": "M11 2h10v9h9v10h-9v9H11v-9H2V11h9z",
    # a banner on its pole
    "standard": "M4 1h4v30H4zM9 3h21l-6 7 6 7H9z",
    # the needle of a compass
    "guide": "M16 0l5 11 11 5-11 5-5 11-5-11L0 16l11-5zM16 6v20l3-7 7-3-7-3z",
    # a shield, one half of its field left out
    "bodyguard": "M16 1Q22 5 29 5V15Q29 26 16 31Q3 26 3 15V5Q10 5 16 1zM16 5.5Q20.5 8.5 25 9V15Q25 23 16 27z",
}

MOVE: Final = "M-4-17v-9h-7L0-37l11 11H4v9z"  # an arrow up, around the middle of a card
SHIELD: Final = "M0-40Q18-30 34-30V0Q34 28 0 44-34 28-34 0V-30Q-18-30 0-40z"
STRIKE: Final = "M-3-17v-5l-6 1 2-5-5-3 5-3-1-6 5 2 3-5 3 5 5-2-1 6 5 3-5 3 2 5-6-1v5z"  # a burst above a short shaft
# fmt: on


def sign(d: str, x: int, y: int, size: int, classes: str) -> str:
    """Show a sign in a square of the given side; the classes fill it."""
    return tag("path", d=d, fill_rule="evenodd", class_=classes, transform=place(x, y, 1000 * size // 32))


@cache
def suit(number: int, x: int, y: int, size: int, classes: str = "") -> str:
    """Show a suit: hearts, diamonds, spades, clubs, and the joker's cap; in its own colour unless classes fill it."""
    return sign(SUITS[number], x, y, size, classes or SUIT_LOOKS[number])


@cache
def verb(key: str, x: int, y: int, size: int, classes: str = "") -> str:
    """Show the sign of a deed or of a thing on the table; in ink unless classes fill it."""
    return sign(VERBS[key], x, y, size, classes or "rois-g-ink")


def special(key: str, x: int, y: int, size: int) -> str:
    """Show a special as a gold token of the given diameter."""
    half = size // 2
    coin = disc(x + half + 1, y + half + 2, half, "shadow") + disc(x + half, y + half, half, "rois-g-coin")
    inset = size * 22 // 100
    return coin + sign(SPECIALS[key], x + inset, y + inset, size - 2 * inset, "rois-g-ink")


@cache
def card_face(number: int, x: int, y: int, width: int, height: int) -> str:
    """Draw an action card: its suit in two corners, and in the middle the four ways it goes or strikes."""
    corner, inset = width * 20 // 100, width * 7 // 100
    drawn = sheet(x, y, width, height)
    drawn += suit(number, x + inset, y + inset, corner)
    last = f"translate({x + width - inset} {y + height - inset}) rotate(180)"
    drawn += tag("g", suit(number, 0, 0, corner), transform=last)
    return drawn + tag("g", middle(number), transform=place(x + width // 2, y + height // 2, 23 * width // 2))


def middle(number: int) -> str:
    """Draw the middle of a card around 0, 0, 87 units wide: four ways around the suit, or a joker's shield."""
    if number == JOKER:
        return path(SHIELD, "rois-g-shield") + suit(JOKER, -20, -22, 40)
    look, way = SUIT_LOOKS[number], STRIKE if number < 2 else MOVE
    first = 45 * (number % 2)  # hearts and spades go straight, diamonds and clubs aslant
    ways = [tag("path", d=way, class_=look, transform=f"rotate({turn})") for turn in range(first, 360, 90)]
    return "".join(ways) + suit(number, -12, -12, 24)


@cache
def card_back(x: int, y: int, width: int, height: int) -> str:
    """Draw the back of an action card: a lattice, and the four suits around its middle."""
    half, size = width // 2, width * 20 // 100
    gap, middle_ = width * 4 // 100, y + height // 2
    near, rim = -gap - size, width * 8 // 100
    drawn = sheet(x, y, width, height)
    drawn += box(x + rim, y + rim, width - 2 * rim, height - 2 * rim, rim // 2, "rois-g-back")
    drawn += path(lattice(x + rim, y + rim, width - 2 * rim, height - 2 * rim), "rois-g-lattice")
    drawn += disc(x + half, middle_, width * 32 // 100, "rois-g-medal")
    for number, left, top in ((0, near, near), (2, gap, near), (3, near, gap), (1, gap, gap)):
        drawn += suit(number, x + half + left, middle_ + top, size)
    return drawn


def sheet(x: int, y: int, width: int, height: int) -> str:
    """Cut a card with its shadow."""
    rounded = width * 9 // 100
    return box(x + 1, y + 3, width, height, rounded, "shadow") + box(x, y, width, height, rounded, "rois-g-paper")


def lattice(x: int, y: int, width: int, height: int) -> str:
    """Trace slanting lines both ways across a rectangle, bent where they meet its sides."""
    step = max(1, width // 4)
    d = ""
    for at in range(0, width + height, step):
        left, top = (x + at, y) if at <= width else (x + width, y + at - width)
        low_x, low_y = (x, y + at) if at <= height else (x + at - height, y + height)
        d += f"M{left} {top}L{low_x} {low_y}M{2 * x + width - left} {top}L{2 * x + width - low_x} {low_y}"
    return d
