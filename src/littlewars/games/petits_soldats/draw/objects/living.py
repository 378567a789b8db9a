"""What lies on the desk, on the shelf and on the coffee table; and the cat."""

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
    stroke,
)
from littlewars.pieces.svg import path

KEYS: Final = "".join([f"M{10 + 20 * across} {10 + 18 * down}h17v15h-17z" for down in range(3) for across in range(14)])

# fmt: off
LIVING: Final[dict[str, Art]] = {
    "keyboard": rectangle(300, 90, "steel",
        plank(5, 5, 290, 80, 4, "ink") + face(KEYS
        + "M10 64h37v15H10zM50 64h17v15H50zM230 64h17v15h-17zM250 64h37v15h-37z", "white")
        + plank(70, 64, 157, 15, 2, "cream") + plank(10, 10, 17, 15, 1, "orange") + plank(270, 46, 17, 15, 1, "blue")),
    # pencils in a pot, their points up
    "pencil_pot": circle(40, "navy",
        pan(40, 40, 29, "ink") + around(40, 40, 19, 6, 9, "wood") + pan(40, 40, 9, "wood") + pan(40, 21, 4, "red")
        + pan(56, 30, 4, "blue") + pan(56, 50, 4, "green") + pan(40, 59, 4, "ink") + pan(24, 50, 4, "orange")
        + pan(24, 30, 4, "violet") + pan(40, 40, 4, "yellow") + shine("M10 32q4-14 15-20")),
    # two books, one on the other
    "books": rectangle(160, 90, "wine",
        plank(10, 74, 140, 8, 1, "cream") + seam("M12 78h136") + plank(14, 9, 134, 64, 3, "navy")
        + plank(24, 9, 6, 64, 0, "gold")
        + plank(46, 20, 88, 42, 3, "cream") + face("M90 25l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", "red")
        + seam("M52 26h12M52 56h12M116 26h12M116 56h12")),
    # a handkerchief that comes out of the slit
    "tissue_box": rectangle(120, 60, "blue",
        around(19, 18, 5, 5, 3, "white") + pan(19, 18, 2, "yellow") + around(101, 42, 5, 5, 3, "white")
        + pan(101, 42, 2, "yellow")
        + around(101, 18, 5, 5, 3, "white") + pan(101, 18, 2, "yellow") + around(19, 42, 5, 5, 3, "white")
        + pan(19, 42, 2, "yellow")
        + oval(60, 30, 34, 15, "ink") + face("M34 30q8-20 22-10 10-14 18 0 12 0 12 12-14 12-24 4-16 10-28-6z", "white")
        + seam("M46 26q8 6 12 0M64 24q2 10 12 6")),
    "stapler": rectangle(100, 30, "red",
        plank(4, 4, 92, 22, 8, "wine") + plank(8, 7, 70, 16, 7, "red") + plank(78, 9, 15, 12, 3, "metal")
        + pan(18, 15, 4, "steel")
        + shine("M30 11h40") + seam("M78 7v16")),
    # books held between two slabs
    "book_end": rectangle(140, 80, "steel",
        plank(9, 9, 15, 62, 2, "wood") + plank(116, 9, 15, 62, 2, "wood") + plank(26, 12, 22, 54, 1, "wine")
        + plank(30, 16, 14, 50, 0, "cream")
        + plank(49, 16, 16, 50, 1, "leaf") + plank(52, 20, 10, 46, 0, "cream") + plank(66, 10, 28, 56, 1, "navy")
        + plank(70, 14, 20, 52, 0, "cream") + plank(95, 18, 19, 48, 1, "orange") + plank(98, 22, 13, 44, 0, "cream")
        + seam("M37 18v46M57 22v42M76 16v48M84 16v48M104 24v40") + seam("M12 16v48M128 16v48")),
    "tape_roll": circle(30, "straw",
        ring(30, 30, 25) + ring(30, 30, 22) + pan(30, 30, 18, "cream") + pan(30, 30, 14, "ink")
        + shine("M10 24q3-9 11-14")
        + face("M44 46l9-9 4 4-8 9z", "white")),
    # a thick book standing up: covers, pages, a ribbon
    "dictionary": rectangle(40, 200, "leaf",
        plank(9, 9, 22, 176, 1, "cream") + seam("M13 12v168M17 12v168M23 12v168M27 12v168")
        + face("M18 9h4v30l-2-4-2 4z", "red") + seam("M9 192h22")),
    # flowers, seen by a bee
    "vase": circle(45, "navy",
        pan(45, 45, 34, "blue")
        + face("M45 45Q22 40 12 52q14 12 33-7zM45 45q4 24 20 30 8-16-20-30zM45 45q18-20 34-12-6 16-34 12z", "leaf")
        + around(34, 33, 11, 6, 8, "red") + pan(34, 33, 7, "yellow") + around(58, 37, 9, 6, 7, "white")
        + pan(58, 37, 6, "yellow")
        + around(43, 59, 9, 6, 7, "pink") + pan(43, 59, 6, "yellow")),
    # a photograph of the seaside
    "frame": rectangle(80, 40, "plank",
        plank(4, 4, 72, 32, 1, "gold") + plank(8, 8, 64, 24, 0, "blue") + pan(58, 15, 4, "yellow")
        + face("M8 24q16-10 30-2 14-6 34 2v8H8z", "green") + face("M8 28q30-4 64 0v4H8z", "straw")),
    # asleep on a cushion, curled, the tail around the nose
    "cat": rectangle(160, 80, "navy",
        plank(8, 8, 144, 64, 14, "blue") + seam("M16 16l6 5M144 16l-6 5M16 64l6-5M144 64l-6-5")
        + face("M52 69C30 66 26 42 40 26 54 10 90 8 112 14c26 8 36 26 28 40-10 16-44 18-88 15z", "fur")
        + face("M70 11q-6 9-2 18l7-1q-3-9 3-17zM88 10q-5 10-1 20l7-1q-3-10 2-18zM106 13q-4 10 0 18l7-2q-3-8 1-14z"
            "M124 20q-4 8-2 15l7-3q-1-6 2-9z", "stripe")
        + face("M138 34q8 14-6 26-22 14-66 10l-2-10q42 4 58-6 10-8 6-18z", "fur")
        + face("M128 62l-9-7 7-5 8 7zM112 67l-7-8 8-2 6 7zM96 70l-5-9 8 0 4 8z", "stripe")
        + face("M30 33L26 15l16 8q8-3 16 0L74 16l-4 18q6 8 3 18-6 13-23 13T27 53q-3-11 3-20z", "fur")
        + face("M31 30l-2-10 9 5zM69 31l2-10-9 5z", "pink")
        + face("M46 23h3l0 10h-3zM52 23h3l0 10h-3zM39 26l3-1 1 8h-3zM58 25l3 1-1 7h-3z", "stripe")
        + face("M38 52q6-6 12-2 6-4 12 2-2 10-12 10t-12-10z", "cream") + face("M47 48h6l-3 4z", "pink")
        + path("M34 44q5 5 10 0M56 44q5 5 10 0", "ps-o-lash")
        + seam("M50 52v3q-4 4-8 1M50 55q4 4 8 1M36 52l-13-3M36 56l-12 3M64 52l13-3M64 56l12 3")
        + face("M66 62q8-6 14 0 2 8-6 9-10 0-8-9z", "cream") + seam("M72 66v4M76 65v4")),
    # a flame above the wax
    "candle": circle(35, "glass",
        pan(35, 35, 26, "gold") + pan(35, 35, 23, "cream") + pan(35, 35, 14, "white")
        + face("M35 20q10 10 8 18-2 7-8 7t-8-7q-2-8 8-18z", "orange")
        + face("M35 29q5 6 4 10-1 3-4 3t-4-3q-1-4 4-10z", "yellow") + shine("M13 30q3-11 13-15")),
    # a tin with its label
    "tea_tin": rectangle(120, 40, "leaf",
        plank(9, 9, 102, 22, 3, "green") + plank(9, 9, 8, 22, 0, "gold") + plank(103, 9, 8, 22, 0, "gold")
        + oval(60, 20, 30, 10, "cream")
        + face("M44 20q8-9 18-4 6 3 14 1-8 10-18 7-8-3-14-4z", "leaf") + seam("M46 20q12-2 26-2")),
    "remote_control": rectangle(140, 40, "ink",
        plank(4, 4, 132, 32, 10, "steel") + plank(6, 6, 128, 28, 9, "ink") + pan(18, 20, 6, "red")
        + pan(42, 20, 12, "steel") + pan(42, 20, 6, "ink")
        + around(42, 20, 9, 4, 2, "white")
        + face("".join([f"M{64 + 14 * i} 9h9v9h-9zM{64 + 14 * i} 22h9v9h-9z" for i in range(4)]), "metal")
        + pan(126, 13, 3, "yellow") + pan(126, 27, 3, "green")),
    # the nib at the bottom
    "pen": rectangle(20, 80, "bed",
        plank(6, 3, 8, 28, 3, "navy") + plank(7, 31, 6, 32, 1, "red") + face("M7 63h6l-3 14z", "gold")
        + plank(12, 6, 3, 20, 1, "gold")
        + shine("M9 34v24")),
    "ruler": rectangle(150, 30, "straw",
        seam("".join([f"M{10 * i} 30v-{14 if i % 5 == 0 else 9}" for i in range(1, 15)])) + pan(140, 10, 3, "plank")
        + stroke("M16 9h20", "plank")),
    "coin": circle(12, "gold", ring(12, 12, 8) + face("M12 6l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z", "straw")),
}
# fmt: on
