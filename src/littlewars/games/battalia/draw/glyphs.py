"""Signs: ranks and costs, types of artefacts, actions, tokens and road shapes; x, y is a sign's upper left corner."""

import re
from functools import cache
from typing import Final

from littlewars.games.battalia.ground import DIRECTIONS, exits_of
from littlewars.pieces.svg import box, disc, path, place, tag, text, use

# fmt: off
RANKS: Final[dict[str, str]] = {  # on squares of 32 units, holes by even-odd
    # a pitchfork
    "C": "M6 3h3.5v8q0 4 4.7 4V3h3.6v12q4.7 0 4.7-4V3H26v9q0 6.5-8.2 6.5V30h-3.6V18.5Q6 18.5 6 12z",
    # a helmet
    "H": "M16 2q11 0 11 12v9l-6 5v-7l2-5h-5.5v15h-3V16H9l2 5v7l-6-5v-9Q5 2 16 2z",
    # a staff that shines
    "P": "M16 0l4 7 8 4-8 4-2 4v12h-4V19l-2-4-8-4 8-4z",
    # a crown
    "L": "M3 8l7 7 6-11 6 11 7-7-3 15H6zM6 25h20v4H6z",
    # a loaf
    "s": "M16 6q14 1 14 9 0 4-3 5v7H5v-7q-3-1-3-5 0-8 14-9zM9 11l3 6h2l-3-7zM15 10l3 6h2l-3-7zM21 11l2 5h2l-2-6z",
}
TYPES: Final[dict[str, str]] = {
    # a hammer
    "tool": "M4 3h16q6 0 8 7l-6 0-2 3H4zM9.5 14h5v16h-5z",
    # a horse's head
    "horse": "M8 31q-1-8 6-14l-6 2-3 3-4-3Q3 11 9 7l0-6 5 4Q30 5 29 31zM13 9a1.6 1.6 0 1 0 .1 0z",
    # a tent
    "tent": "M14 1h4l-1 4 14 24v2H1v-2L15 5zM16 13l-6 16h12z",
    # a stone on a chain
    "amulet": "M16 12l8 9-8 10-8-10zM16 16l-4 5 4 5.5 4-5.5z"
        "M3 1h3.5q0 9 8 12l-2 2Q3 12 3 1zM29 1h-3.5q0 9-8 12l2 2Q29 12 29 1z",
    # a scroll
    "scroll": "M6 2h20q5 0 5 5v2h-7v17q0 5-5 5H5q-4 0-4-5v-2h5zM10 8v3h10V8zM10 14v3h10v-3zM10 20v3h7v-3z",
    # a charter with its seal
    "title": "M3 1h26v20H3zM7 5v2.5h18V5zM7 10v2.5h12V10zM22.5 13a6 6 0 0 1 4 10.5V31l-4-3-4 3v-7.5a6 6 0 0 1 4-10.5z"
        "M22.5 16.5a2.5 2.5 0 1 0 .1 0z",
    # eyes in a bush
    "ambush": "M3 29q-4-8 2-12-1-8 6-9 5-8 11-2 8 0 6 9 6 5 2 14zM7 17l8 4q-2 4-6 3-2-2-2-7z"
        "M25 17l-8 4q2 4 6 3 2-2 2-7z",
}
SWORD: Final = (
    "M2 2L3.7 7.4L18.2 21.9L15.8 24.3L18.3 26.7L21.2 23.8L24.8 27.3L24.1 28L27.6 31.6L31.6 27.6"
    "L28 24.1L27.3 24.8L23.8 21.2L26.7 18.3L24.3 15.8L21.9 18.2L7.4 3.7z"
)
ACTIONS: Final[dict[str, str]] = {
    # somebody more
    "recruit": "M11 3a6 6 0 1 1-.1 0zM1 30q0-14 10-14t10 14zM23 4h4v5h5v4h-5v5h-4v-5h-5V9h5z",
    # ears of wheat
    "forage": "M14.5 12h3v19h-3zM16 1q4 5 0 10-4-5 0-10zM6 8q7 1 8 8-8-1-8-8zM26 8q-7 1-8 8 8-1 8-8z"
        "M6 17q7 1 8 8-8-1-8-8z"
        "M26 17q-7 1-8 8 8-1 8-8z",
    # a trowel
    "build": "M1 31L5 12l15-4 4 4-4 15zM22 7l4-4q3-3 5 0 1 2-1 3l-5 5z",
    # an arrow up over a wall
    "upgrade": "M16 1l11 11h-6v9H11v-9H5zM4 24h7v7H4zM12.5 24h7v7h-7zM21 24h7v7h-7z",
    # a boot
    "move": "M9 1h11v14q9 2 11 8v4H9q-3-6 0-13zM9 28.5h22V31H9zM1 6h5v3H1zM2 12h4v3H2zM1 18h5v3H1z",
    # crossed swords
    "attack": SWORD + "M30 2L28.3 7.4L20.8 14.9L17.1 11.2L24.6 3.7zM14.9 20.8L13.8 21.9L16.2 24.3L13.7 26.7"
        "L10.8 23.8L7.2 27.3L7.9 28L4.4 31.6L.4 27.6L4 24.1L4.7 24.8L8.2 21.2L5.3 18.3L7.7 15.8L10.1 18.2L11.2 17.1z",
    # a horned helmet
    "confront": "M8 12Q1 11 1 1q4 6 9 6 6-5 12 0 5 0 9-6 0 10-7 11l2 9-6 10v-9l2-4h-4.5v10h-3V18H10l2 4v9L6 21z",
    # a pawn with a pennant
    "hire": "M11 5a5 5 0 1 1-.1 0zM7 16h8l4 11v4H3v-4zM21 1h2.5v30H21zM24 2l8 4-8 4z",
    # a loaf that is given
    "bribe": "M16 1q12 1 12 7 0 4-2 4v5H6v-5q-2 0-2-4 0-6 12-7zM10 5l2 6h2l-2-6zM16 4l2 6h2l-2-6z"
        "M21 5l2 5h2l-2-5zM1 20h6l5 2h8q3 2 0 4h-6 8l7-5q3 1 2 4l-9 6H8L1 29z",
    # a charter that is signed
    "employ": "M3 1h20v12l-4 4v-4H7v2.5h10L9 25v6H3zM7 6v2.5h12V6zM27 11l4 4-13 13-6 3 2-7z",
    # a sword on a shield
    "fight": "M16 1q6 4 13 4v10q0 11-13 16Q3 26 3 15V5q7 0 13-4zM14.5 7v10H10v3h4.5v5h3v-5H22v-3h-4.5V7L16 5z",
    # a banner
    "rally": "M4 1h3.5v30H4zM9 3h21l-6 7 6 7H9z",
    # cards that go and come
    "exchange": "M4 21Q1 6 15 5V1l8 6-8 6V9Q6 10 8 20zM28 11q3 15-11 16v4l-8-6 8-6v4q9-1 7-11z",
}
# fmt: on
SHAPES: Final[dict[str, int]] = {
    "D": exits_of("N"),
    "I": exits_of("NS"),
    "L": exits_of("NE"),
    "T": exits_of("NES"),
    "X": exits_of("NESW"),
}  # fmt: skip
ARMS: Final = ("V2", "H30", "V30", "H2")


def sign(d: str, look: str) -> str:
    """Print a sign, holes by even-odd."""
    return tag("path", d=d, fill_rule="evenodd", class_=look)


def small(inner: str, x: int, y: int, size: int) -> str:
    """Fit what is drawn on a square of 32 units into one of the given side."""
    return tag("g", inner, transform=place(x, y, 1000 * size // 32))


@cache
def glyph_symbols() -> str:
    """Write the symbols of the ranks, of provisions and of the types of artefacts."""
    drawn = ""
    for letter in RANKS:
        drawn += tag("symbol", chip(letter), id=f"bat-rank-{letter}", viewBox="0 0 32 32")
    for key, d in TYPES.items():
        drawn += tag("symbol", sign(d, "bat-g-type"), id=f"bat-type-{key}", viewBox="0 0 32 32")
    return tag("defs", drawn)


def chip(letter: str) -> str:
    """Draw the chip of a rank, as many pips as it is high, or of provisions."""
    if letter == "s":
        return box(1, 1, 30, 30, 8, "bat-g-food") + small(sign(RANKS[letter], "bat-g-crust"), 4, 3, 24)
    pips = "CHPL".index(letter) + 1
    dots = "".join([disc(16 + 5 * i - 5 * (pips - 1) // 2, 28, 2, "bat-g-white") for i in range(pips)])
    return box(1, 1, 30, 30, 8, f"bat-g-rank-{letter}") + small(sign(RANKS[letter], "bat-g-white"), 5, 3, 22) + dots


def rank(letter: str, x: int, y: int, size: int) -> str:
    """Show what one pays with: a citizen C, a chief H, a priest P, a lord L, provisions s."""
    if letter not in RANKS:
        raise KeyError(letter)
    return use(f"bat-rank-{letter}", x, y, size)


@cache
def parts_of_cost(text_: str) -> list[tuple[int, str]]:
    """Split a cost into counts and letters: `2C+s`."""
    found = [re.fullmatch(r"(\d*)([CHPLs])", part) for part in text_.split("+")]
    if None in found:
        raise KeyError(text_)
    return [(int(match[1] or 1), match[2]) for match in found if match]


def width_of_cost(text_: str, size: int) -> int:
    """Return how wide a cost is drawn."""
    wide = 0
    for count, _ in parts_of_cost(text_):
        wide += (count if count < 3 else 1) * (size + size // 8) + (size * 6 // 8 if count > 2 else 0)
    return wide - size // 8


def cost(text_: str, x: int, y: int, size: int) -> str:
    """Show a cost as a row of chips: `2C+H+s`; three and more of a kind as a number before one chip."""
    drawn = ""
    for count, letter in parts_of_cost(text_):
        if count > 2:
            drawn += text(x + size * 3 // 8, y + size * 7 // 8, size, str(count), "bat-g-count")
            x += size * 6 // 8
        for _ in range(count if count < 3 else 1):
            drawn += rank(letter, x, y, size)
            x += size + size // 8
    return drawn


def type_glyph(key: str, x: int, y: int, size: int) -> str:
    """Show a type of artefact."""
    if key not in TYPES:
        raise KeyError(key)
    return use(f"bat-type-{key}", x, y, size)


def action(kind: str, x: int, y: int, size: int, look: str = "bat-g-ink") -> str:
    """Show what one can do."""
    return tag("path", d=ACTIONS[kind], fill_rule="evenodd", class_=look, transform=place(x, y, 1000 * size // 32))


def token(value: int, x: int, y: int, size: int) -> str:
    """Show a universal token with its number."""
    edge = (
        "M16 1l4.5 3 5.5.5 1.5 5 3.5 4.5-2 5 .5 5.5-5 2L20.5 30 16 29l-4.5 1-4-3.5-5-2 .5-5.5-2-5L4.5 9.5l1.5-5 5.5-.5z"
    )
    drawn = path(edge, "bat-g-token") + disc(16, 16, 10, "bat-g-token-field")
    return small(drawn + text(16, 21, 14 if value < 10 else 12, str(value), "bat-g-value"), x, y, size)


def marker(x: int, y: int, size: int) -> str:
    """Show a time marker, an hourglass in the colours of the side that a group around it wears."""
    frame = path("M6 1h20v4h-2v3q0 5-5 8 5 3 5 8v3h2v4H6v-4h2v-3q0-5 5-8-5-3-5-8V5H6z", "bat-g-marker")
    return small(frame + path("M11 8h10q-1 4-5 7-4-3-5-7zM16 18q5 3 5 9H11q0-6 5-9z", "bat-g-sand"), x, y, size)


def sun(x: int, y: int, size: int) -> str:
    """Show the sun of the illuminated arm."""
    rays = "M16 0l3 6 6-3-1 7 7 0-4 5.5 5 4.5-7 2 2 7-6.5-2L16 32l-4.5-5L5 29l2-7-7-2 5-4.5L1 10h7L7 3l6 3z"
    return small(path(rays, "bat-g-rays") + disc(16, 16, 7, "bat-g-sun"), x, y, size)


def slot(x: int, y: int, size: int) -> str:
    """Show an empty slot for an ambush."""
    return small(box(2, 2, 28, 28, 5, "bat-g-slot") + small(sign(TYPES["ambush"], "bat-g-faint"), 7, 7, 18), x, y, size)


def shape(letter: str, x: int, y: int, size: int) -> str:
    """Show a shape of roads: a dead end D, a straight I, a bend L, a junction T, a crossing X."""
    exits = SHAPES[letter]
    d = "".join([f"M16 16{ARMS[side]}" for side in range(DIRECTIONS) if exits >> side & 1])
    end = disc(16, 16, 6, "bat-g-ink") if letter == "D" else ""
    return small(box(1, 1, 30, 30, 4, "bat-g-card") + path(d, "bat-g-way") + end, x, y, size)
