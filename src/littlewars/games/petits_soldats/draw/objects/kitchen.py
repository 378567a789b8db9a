"""What stands on the breakfast table and on the worktop."""

from typing import Final

from littlewars.games.petits_soldats.draw.objects.parts import (
    Art,
    around,
    circle,
    face,
    oval,
    pan,
    plank,
    rays,
    rectangle,
    ring,
    seam,
    shine,
    stroke,
)

# fmt: off
KITCHEN: Final[dict[str, Art]] = {
    # an Italian coffee maker: eight facets, a spout, a handle
    "coffee_pot": circle(50, "steel",
        plank(66, 41, 27, 18, 6, "ink") + face("M34 40L8 47v6l26 7z", "metal")
        + face("M38 20h24l18 18v24L62 80H38L20 62V38z", "metal") + rays(50, 50, 14, 30, 8)
        + shine("M31 38l9-12h14") + pan(50, 50, 13, "steel") + pan(50, 50, 8, "ink") + shine("M46 48q1-3 4-3")),
    # milk coffee with little rings of cereal
    "bowl": circle(40, "blue",
        pan(40, 40, 31, "white") + pan(40, 40, 27, "straw") + face("M16 44q6 21 25 22 18-1 24-18-22 16-49-4z", "crust")
        + around(37, 38, 13, 5, 5, "orange") + around(37, 38, 13, 5, 2, "straw") + pan(54, 52, 5, "orange")
        + pan(54, 52, 2, "straw") + shine("M12 34q3-16 19-21")),
    # a long packet, its two ends crimped
    "biscuit_packet": rectangle(140, 60, "red",
        plank(4, 4, 13, 52, 2, "gold") + plank(123, 4, 13, 52, 2, "gold") + seam("M10 8v44M130 8v44")
        + plank(24, 12, 48, 36, 3, "cream") + face(
            "M33 16h30l3 3v22l-3 3H33l-3-3V19z", "crust") + seam("M36 22h24M36 30h24M36 38h24M42 18v24M54 18v24")
        + plank(80, 16, 36, 9, 4, "white") + plank(80, 31, 28, 5, 2, "yellow") + plank(80, 40, 34, 5, 2, "yellow")),
    # the bowl on the left
    "spoon": rectangle(130, 20, "bed",
        face("M36 8l86-3q6 0 6 5t-6 5l-86-3z", "metal") + oval(20, 10, 19, 9, "metal") + oval(20, 10, 14, 6, "steel")
        + shine("M10 8q6-3 12-3M60 9h50")),
    # a pat of butter on its dish
    "butter_dish": rectangle(80, 50, "white",
        plank(5, 5, 70, 40, 8, "blue") + plank(9, 9, 62, 32, 5, "white") + plank(17, 14, 46, 22, 2, "yellow")
        + face("M17 14h46l-5 5H22z", "cream") + seam("M48 20v15M54 20v15") + shine("M24 27h16")),
    # two slices about to jump
    "toaster": rectangle(180, 120, "metal",
        plank(14, 12, 152, 96, 16, "steel") + plank(20, 18, 140, 84, 12, "metal")
        + plank(32, 30, 104, 22, 4, "ink") + plank(32, 68, 104, 22, 4, "ink")
        + plank(38, 34, 92, 14, 4, "crust") + plank(41, 38, 86, 6, 3, "straw")
        + plank(38, 72, 92, 14, 4, "crust") + plank(41, 76, 86, 6, 3, "straw")
        + plank(144, 50, 24, 20, 4, "ink") + plank(148, 54, 10, 12, 3, "red") + pan(151, 88, 6, "ink")
        + shine("M24 40v40")),
    # a wooden board, slices of carrot left on it
    "cutting_board": rectangle(220, 100, "wood",
        plank(8, 8, 178, 84, 6, "straw") + plank(192, 38, 18, 24, 9, "plank")
        + seam("M16 24q60-8 160 0M16 40q80 8 162 0M16 58q70-8 160 2M16 76q80 6 160 0")
        + pan(52, 62, 11, "orange") + pan(76, 70, 10, "orange") + pan(64, 44, 9, "orange") + pan(52, 62, 5, "yellow")
        + pan(76, 70, 4, "yellow") + pan(64, 44, 4, "yellow")
        + face("M88 44q22-22 60-24-24 26-54 30z", "orange") + stroke("M150 19l10-7M151 21l14-2M148 18l4-9", "leaf")),
    # a scoop in the flour
    "flour_jar": circle(50, "glass",
        pan(50, 50, 37, "white") + face("M22 60q10-12 24-7 18 6 36-8-1 38-32 39-22-2-28-24z", "cream")
        + stroke("M60 44L79 25", "plank") + face("M30 40l18-10 16 16-10 18q-22 2-24-24z", "wood")
        + face("M35 42l12-7 12 12-7 12q-16 0-17-17z", "white") + shine("M11 44q3-20 21-31")),
    # turned wood under a brass nut
    "pepper_mill": circle(35, "plank",
        pan(35, 35, 25, "wood") + pan(35, 35, 19, "plank") + pan(35, 35, 13, "wood") + pan(35, 35, 6, "gold")
        + seam("M30 35h10") + shine("M17 28q3-8 10-11")),
    # the bowl at the top
    "wooden_spoon": rectangle(30, 100, "bed",
        face("M12 32h6l2 62q-5 6-10 0z", "wood") + oval(15, 19, 13, 18, "wood") + oval(15, 18, 9, 13, "plank")
        + shine("M15 50v34")),
    # a box full of lumps
    "sugar_box": rectangle(100, 60, "navy",
        plank(9, 9, 82, 42, 2, "ink") + face("".join(
            [f"M{11 + 20 * across} {11 + 20 * down}h18v18h-18z" for across in range(4) for down in range(2)]), "white")
        + face("".join(
            [f"M{11 + 20 * i} {11 + 20 * j}h18l-4 4h-10v10l-4 4z" for i in range(4) for j in range(2)]), "cream")),
    # tea on a saucer
    "mug": circle(40, "white",
        ring(40, 40, 31) + stroke("M58 34q14-2 14 6t-14 6", "wine") + pan(38, 40, 25, "red") + pan(38, 40, 20, "white")
        + pan(38, 40, 17, "crust") + shine("M26 36q3-9 12-10") + around(44, 46, 4, 3, 2, "yellow")),
}
# fmt: on
