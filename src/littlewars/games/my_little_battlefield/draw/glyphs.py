"""The signs of the die faces and of all that is counted: one path each on a square of 32 units, holes by even-odd."""

from typing import Final

from littlewars.pieces.svg import place, tag

# fmt: off
GLYPHS: Final[dict[str, str]] = {
    # two swords, one passing behind the other
    "attack": (
        "M2 2L3.7 7.4L18.2 21.9L15.8 24.3L18.3 26.7L21.2 23.8L24.8 27.3L24.1 28L27.6 31.6L31.6 27.6L28 24.1"
        "L27.3 24.8L23.8 21.2L26.7 18.3L24.3 15.8L21.9 18.2L7.4 3.7z"
        "M30 2L28.3 7.4L20.8 14.9L17.1 11.2L24.6 3.7z"
        "M14.9 20.8L13.8 21.9L16.2 24.3L13.7 26.7L10.8 23.8L7.2 27.3L7.9 28L4.4 31.6L0.4 27.6L4 24.1L4.7 24.8"
        "L8.2 21.2L5.3 18.3L7.7 15.8L10.1 18.2L11.2 17.1z"
    ),
    # a shield, one half of its field left out
    "defense": "M16 1Q22 5 29 5V15Q29 26 16 31Q3 26 3 15V5Q10 5 16 1zM16 5.5Q20.5 8.5 25 9V15Q25 23 16 27z",
    # a boot in a hurry
    "movement": "M11 2h10v15q1 2 5 3 4 1 4 6v1H11zM11 28.5h19V31H11zM1 5h8v3H4zM3 11h6v3H6zM5 17h4v3H7z",
    # a heart with a flame left out
    "morale": (
        "M16 30C8 24 1 18 1 10Q1 3 8 3q5 0 8 5 3-5 8-5 7 0 7 7 0 8-15 20z"
        "M17 10q-7 6-7 10 0 4 6 4t6-4q0-3-2-5-1 2-2 2 1-4-1-7z"
    ),
    # a crown
    "command": "M2 8l7 7 7-12 7 12 7-7-3 16H5zM5 26h22v4H5zM16 15l-3 4 3 3 3-3z",
    # a burst of eight rays with a round heart
    "special": (
        "M16 0l3 9 8-4-4 8 9 3-9 3 4 8-8-4-3 9-3-9-8 4 4-8-9-3 9-3-4-8 8 4z"
        "M16 12a4 4 0 1 0 .1 0z"
    ),
    # a die that shows five
    "dice": (
        "M7 2H25Q30 2 30 7V25Q30 30 25 30H7Q2 30 2 25V7Q2 2 7 2z"
        "M9 6.5a2.5 2.5 0 1 0 .1 0zM23 6.5a2.5 2.5 0 1 0 .1 0zM16 13.5a2.5 2.5 0 1 0 .1 0z"
        "M9 20.5a2.5 2.5 0 1 0 .1 0zM23 20.5a2.5 2.5 0 1 0 .1 0z"
    ),
    # a laurel wreath around a star
    "vp": (
        "M12.9 27Q9.4 19.3 2.8 24.4Q6.2 32.1 12.9 27zM6.4 22.2Q8.9 14.2 0.5 13.7Q-1.9 21.7 6.4 22.2z"
        "M4.7 14.4Q12.4 11 7.2 4.3Q-0.4 7.8 4.7 14.4zM19.1 27Q22.6 19.3 29.2 24.4Q25.8 32.1 19.1 27z"
        "M25.6 22.2Q23.1 14.2 31.5 13.7Q33.9 21.7 25.6 22.2zM27.3 14.4Q19.6 11 24.8 4.3Q32.4 7.8 27.3 14.4z"
        "M16 7.5L18.1 12.6L23.6 13L19.4 16.6L20.7 22L16 19.1L11.3 22L12.6 16.6L8.4 13L13.9 12.6z"
    ),
    # a banner on its pole
    "banner": "M4 1h4v30H4zM9 3h21l-6 7 6 7H9z",
    # a chalice
    "relic": (
        "M6 2H26Q27 14 19 17.5V23Q24 24 25 27H7Q8 24 13 23V17.5Q5 14 6 2zM6 28h20v3H6z"
        "M16 5l-2 4-4 1 3 2-1 4 4-2 4 2-1-4 3-2-4-1z"
    ),
    # a cup with two handles
    "trophy": (
        "M9 2h14v3h7v5q0 6-7 7-2 4-5 4.5V25h5v5H9v-5h5v-3.5Q11 21 9 17 2 16 2 10V5h7zM9 8H5v2q0 3 4 4z"
        "M23 8v6q4-1 4-4V8z"
    ),
    # a soldier and a plus
    "reinforcement": (
        "M11 3q7 0 7 6H4q0-6 7-6zM5 10h12q0 7-6 7t-6-7zM2 31q-1-12 9-12t9 12zM24 4h4v4h4v4h-4v4h-4v-4h-4V8h4z"
    ),
}
# fmt: on


def glyph(name: str, x: int, y: int, size: int, classes: str) -> str:
    """Show a sign in a square of the given side; the classes fill it."""
    return tag("path", d=GLYPHS[name], fill_rule="evenodd", class_=classes, transform=place(x, y, 1000 * size // 32))
