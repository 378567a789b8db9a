"""The emblems of the armies: one charge each, an even-odd path on a shield of 64 units."""

from typing import Final

# fmt: off
SHIELD: Final = "M6 6Q20 8 32 2 44 8 58 6V30Q56 50 32 62 8 50 6 30z"
FIELD: Final = "M10 11Q22 12 32 7 42 12 54 11V30Q52 47 32 57 12 47 10 30z"

EMBLEMS: Final[dict[str, str]] = {
    # a lambda
    "greece": "M28 14h8l14 30h-9L32 24l-9 20h-9z",
    # an eagle with spread wings
    "rome": (
        "M32 12q5 0 6 4l4 2-4 2v3q10-2 16-8-1 7-4 9l3-1q-2 6-6 7l2 1q-3 4-9 4l4 8-5 1 2 6q-9 6-18 0l2-6-5-1 4-8"
        "q-6 0-9-4l2-1q-4-1-6-7l3 1q-3-2-4-9 6 6 16 8v-7q1-4 6-4zM34 15a1.5 1.5 0 1 0 .1 0z"
    ),
    # the sign of Tanit
    "carthage": "M32 11a7 7 0 1 1-.1 0zM16 27h32v5H35l13 18H16l13-18H16zM32 37l-7 9h14z",
    # a boar
    "gauls": (
        "M11 28q3-8 10-9l2-5 4 4 4-5 3 5 4-4 2 5q5 1 7 5l7 5-1 6-6 0 0 3-4-1-3 3-1 10h-5l-1-8h-9l-3 8h-5l0-12-3-2-1"
            " 6h-3"
        "q-2-7 2-14zM43 25a1.8 1.8 0 1 0 .1 0z"
    ),
    # a leaf
    "elves": "M32 10q18 12 14 28-3 9-12 10v7h-4v-7q-9-1-12-10-4-16 14-28z"
            "M31 20h2v8l6-4v3l-6 4v7l6-4v3l-6 4v6h-2v-6l-6-4v-3l6 4v-7l-6-4v-3l6 4z",
    # a skull
    "undead": (
        "M32 12q16 0 16 16 0 7-5 9v9H21v-9q-5-2-5-9 0-16 16-16zM25 24a4.5 4.5 0 1 0 .1 0zM39 24a4.5 4.5 0 1 0 .1 0z"
        "M32 33l3 5h-6zM26 40h2v6h-2zM31 40h2v6h-2zM36 40h2v6h-2z"
    ),
    # an anvil under a hammer
    "dwarfs": "M17 14h22v9h-9v6h-5v-6h-8zM12 31h38q0 7-12 8-3 2 0 6h5v5H21v-5h5q3-4 0-6-12-1-14-8z",
    # a wolf's head
    "goblins": (
        "M14 10l11 8h14l11-8-1 16 3 8-9 3-6 12h-10l-6-12-9-3 3-8zM21 26l8 4-6 2zM43 26l-8 4 6 2zM29 42h6l-3 4z"
    ),
    # a mask with tusks
    "orcs": (
        "M14 14q18-6 36 0v16q0 12-7 16H21q-7-4-7-16zM19 22l11 4-2 5-8-3zM45 22l-11 4 2 5 8-3zM29 33h6l-1 4h-4z"
        "M20 44l-2-14 8 10h12l8-10-2 14-5-1-3-1h-8l-3 1z"
    ),
    # a planet with its ring and a star
    "colonies": (
        "M30 18a13 13 0 0 1 12 8Q53 23 54 26q0 6-11 12a13 13 0 0 1-25 3Q9 43 9 39q1-5 9-10a13 13 0 0 1 12-11z"
        "M17 33q-4 3-4 5 3 1 13-3 14-5 24-9-2-1-6 0-4 7-13 10-9 3-14 2z"
            "M45 11l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z"
    ),
    # three cells of a hive
    "insectoids": (
        "M24 12l8 5 8-5 8 5v10l-8 5v9l-8 5-8-5v-9l-8-5V17zM24 16l-5 3v6l5 3 5-3v-6zM40 16l-5 3v6l5 3 5-3v-6z"
        "M32 30l-5 3v6l5 3 5-3v-6z"
    ),
}
# fmt: on
