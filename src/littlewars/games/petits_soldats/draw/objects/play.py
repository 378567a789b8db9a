"""Toys larger than the soldiers."""

from typing import Final

from littlewars.games.petits_soldats.draw.objects.parts import (
    Art,
    around,
    circle,
    face,
    oval,
    pan,
    plank,
    rectangle,
    ring,
    seam,
    shine,
)
from littlewars.pieces.svg import path


def car(x: int, y: int, tone: str) -> str:
    """Park a toy car of 18 by 30 millimetres, its upper left corner at x, y."""
    wheels = face(f"M{x - 1} {y + 4}h20v6h-20zM{x - 1} {y + 20}h20v6h-20z", "ink")
    glass = face(f"M{x + 3} {y + 8}h12l-1 5h-10zM{x + 4} {y + 22}h10l1 4h-12z", "glass")
    return wheels + plank(x, y, 18, 30, 5, tone) + glass


def cube(y: int, tone: str, sign: str, ink: str) -> str:
    """Set a wooden block of 50 by 53 millimetres into a wall, with a sign around 25, 26 on it."""
    inner = plank(0, 0, 50, 53, 3, tone) + plank(10, 10, 30, 33, 2, "cream") + face(sign, ink)
    return f'<g transform="translate(0 {y})">{inner}</g>'


# fmt: off
PLAY: Final[dict[str, Art]] = {
    # a bear lying on a round cushion
    "teddy_bear": circle(80, "violet",
        ring(80, 80, 68) + oval(42, 92, 17, 13, "plush") + oval(118, 92, 17, 13, "plush")
        + oval(56, 130, 17, 17, "plush")
        + oval(104, 130, 17, 17, "plush") + oval(56, 132, 9, 9, "straw") + oval(104, 132, 9, 9, "straw")
        + oval(80, 102, 34, 32, "plush") + oval(80, 106, 21, 20, "straw") + pan(50, 28, 14, "plush")
        + pan(110, 28, 14, "plush")
        + pan(50, 28, 7, "pink") + pan(110, 28, 7, "pink") + oval(80, 48, 38, 32, "plush")
        + oval(80, 58, 17, 13, "cream")
        + oval(80, 52, 7, 5, "ink") + seam("M80 57v6q-7 5-12 1M80 63q7 5 12 1") + path("M64 40h0M96 40h0", "ps-o-eyes")
        + face("M66 84L50 76v16zM94 84l16-8v16zM74 79h12v10H74z", "red")),
    # the roof of a garage: bays, a ramp, two cars
    "toy_garage": rectangle(60, 180, "red",
        plank(8, 8, 44, 164, 2, "steel") + seam("M10 44h24M10 78h24M10 112h24M36 10v140") + car(12, 12, "yellow")
        + car(12, 80, "blue")
        + plank(38, 10, 12, 120, 1, "metal") + face("M44 22l5 8h-3v20h-4V30h-3zM44 80l5 8h-3v20h-4V88h-3z", "white")
        + plank(10, 136, 40, 34, 2, "blue") + pan(30, 153, 13, "white")
        + face("M25 144h8q6 0 6 6t-6 6h-3v6h-5zM30 148v4h2q2 0 2-2t-2-2z", "navy")),
    # an engine with its tender and a wagon of logs
    "toy_train": rectangle(180, 60, "straw",
        seam("M9 12h162M9 48h162") + face("".join([f"M{14 + 20 * i} 8h7v44h-7z" for i in range(8)]), "plank")
        + plank(56, 27, 10, 6, 0, "ink")
        + plank(114, 27, 10, 6, 0, "ink") + plank(120, 14, 50, 32, 8, "red") + plank(120, 12, 20, 36, 3, "wine")
        + pan(157, 30, 8, "ink")
        + pan(157, 30, 4, "steel") + plank(143, 25, 6, 10, 2, "gold") + plank(66, 13, 48, 34, 3, "navy")
        + plank(71, 18, 38, 24, 1, "ink")
        + around(84, 30, 7, 5, 5, "steel") + around(98, 30, 6, 4, 4, "steel") + plank(10, 13, 46, 34, 3, "leaf")
        + plank(14, 17, 38, 7, 3, "wood")
        + plank(14, 26, 38, 8, 3, "crust") + plank(14, 36, 38, 7, 3, "wood")),
    # coloured rings around a knob
    "giant_top": circle(40, "red",
        pan(40, 40, 30, "yellow") + pan(40, 40, 24, "blue") + around(40, 40, 24, 8, 4, "white")
        + pan(40, 40, 16, "red") + pan(40, 40, 10, "wood")
        + pan(40, 40, 4, "plank") + shine("M14 32q4-12 15-17")),
    "rail": rectangle(120, 20, "wood",
        face("M0 5h120v3H0zM0 12h120v3H0z", "plank") + pan(113, 10, 5, "straw") + pan(7, 10, 5, "plank")),
    "ball": circle(25, "white",
        face("M25 25Q16 12 22 1q14-1 20 7Q28 10 25 25zM25 25q14-7 23 1-1 13-9 18-3-13-14-19z"
            "M25 25q-2 14-15 20Q1 37 1 27q14 4 24-2z", "red")
        + pan(25, 25, 5, "yellow") + shine("M8 17q3-6 8-9")),
    # a letter block
    "block": rectangle(60, 60, "blue",
        plank(12, 12, 36, 36, 2, "cream") + face("M26 18h8l9 25h-7l-2-6h-8l-2 6h-7zM30 25l-3 7h6z", "red")),
    # three blocks in a row
    "wall_of_blocks": rectangle(50, 160, "wood",
        cube(0, "red", "M25 15l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z", "navy")
        + cube(53, "yellow", "M25 39Q11 28 12 20q5-8 13 0 8-8 13 0 1 8-13 19z", "wine")
        + cube(107, "green", "M29 15a12 12 0 1 0 8 18 10 10 0 0 1-8-18z", "navy")),
    "domino": rectangle(60, 30, "ink",
        seam("M30 4v22") + plank(29, 4, 2, 22, 1, "white") + pan(8, 8, 3, "white") + pan(22, 22, 3, "white")
        + pan(15, 15, 3, "white")
        + pan(38, 8, 3, "white") + pan(52, 22, 3, "white") + pan(52, 8, 3, "white") + pan(38, 22, 3, "white")),
    "marble": circle(20, "glass",
        face("M6 24q6-16 26-14-2 8-12 9-8 1-14 5z", "blue") + face("M12 32q6-12 22-10-2 8-10 10-6 2-12 0z", "red")
        + shine("M10 14q3-5 8-6")),
}
# fmt: on
