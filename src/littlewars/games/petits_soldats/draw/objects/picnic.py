"""What one brings to a picnic, a party, or has in one's pockets."""

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

WICKER: Final = "".join([f"M{x} {y}q7-5 14 0t14 0 14 0 14 0 14 0 14 0" for x in (10, 106) for y in range(25, 130, 15)])
PENNANTS: Final = ("red", "yellow", "blue", "green", "orange")

# fmt: off
PICNIC: Final[dict[str, Art]] = {
    # wicker, with two lids and a handle across
    "basket": rectangle(200, 140, "crust",
        plank(10, 10, 84, 120, 4, "straw") + plank(106, 10, 84, 120, 4, "straw")
        + seam("".join([f"M{12 + 14 * i} 12v116M{108 + 14 * i} 12v116" for i in range(1, 6)]))
        + seam(WICKER)
        + plank(90, 8, 20, 124, 6, "plank")
        + seam("M92 24l16-10M92 44l16-10M92 64l16-10M92 84l16-10M92 104l16-10M92 124l16-10")
        + face("M66 60h18v20H66zM116 60h18v20h-18z", "choc")),
    # a flask from above: cup, collar, handle
    "flask": circle(50, "leaf",
        plank(72, 40, 21, 20, 5, "ink") + pan(50, 50, 35, "metal") + pan(50, 50, 30, "green") + pan(50, 50, 23, "leaf")
        + rays(50, 50, 24, 29, 24) + shine("M34 42q4-9 13-11") + pan(50, 50, 6, "metal")),
    # bread on its paper
    "loaf": rectangle(140, 50, "cream",
        seam("M14 12l-5 5M127 36l5-5M20 42l-6-4")
        + face("M9 25Q12 10 32 10h76q20 0 23 15-3 15-23 15H32Q12 40 9 25z", "crust")
        + face("M28 30q2-14 15-15-3 13-15 15zM50 30q2-14 15-15-3 13-15 15zM72 30q2-14 15-15-3 13-15 15z"
            "M94 30q2-14 15-15-3 13-15 15z", "straw")
        + shine("M36 37h70")),
    "plate_of_nuts": circle(30, "white",
        ring(30, 30, 24) + oval(22, 24, 7, 6, "plush") + oval(37, 22, 6, 7, "crust") + oval(30, 36, 8, 6, "plush")
        + oval(43, 34, 5, 6, "crust") + oval(19, 37, 5, 5, "crust") + seam("M16 24h12M37 16v12M23 36h14M43 29v10")),
    "melon": circle(40, "leaf",
        face(
            "M38 38Q22 26 24 8l10-3Q32 24 40 38zM42 38Q50 20 64 16l8 9Q56 26 42 38zM42 42q18-2 30 8l-4 10Q56 46 42 42z"
            "M40 43q10 14 6 30l-11 1Q40 58 40 43zM38 42Q30 58 16 63L9 54q16 0 29-12z"
                "M37 39Q22 44 7 36l1-11q14 12 29 14z", "green")
        + pan(40, 40, 5, "plank") + shine("M15 30q5-12 15-17")),
    "butter_knife": rectangle(80, 30, "bed",
        plank(4, 10, 34, 10, 5, "plank") + face("M38 9h30q9 0 9 8 0 6-8 6H38z", "metal") + pan(11, 15, 2, "metal")
        + pan(28, 15, 2, "metal") + shine("M44 13h24") + face("M58 9h12q7 1 7 6-10 2-19-6z", "yellow")),
    # the bottom of a game box with its tray
    "box_half": rectangle(200, 140, "wine",
        plank(10, 10, 180, 120, 2, "cream") + plank(18, 18, 76, 66, 4, "wood") + plank(102, 18, 80, 30, 4, "wood")
        + plank(102, 56, 80, 28, 4, "wood") + plank(18, 92, 164, 30, 4, "wood")
        + around(56, 51, 19, 6, 8, "gold") + pan(56, 51, 8, "gold") + plank(110, 24, 18, 18, 4, "white")
        + plank(132, 24, 18, 18, 4, "white") + plank(154, 24, 18, 18, 4, "white")
        + face("M119 29l4 4-4 4-4-4zM141 29l4 4-4 4-4-4zM163 29l4 4-4 4-4-4z", "red")
        + stroke("M110 70q8-10 16 0t16 0 16 0 16 0", "red")
        + stroke("M28 107q12-14 24 0t24 0 24 0 24 0 24 0 24 0", "yellow")),
    # a ring with two keys and a fob
    "car_keys": rectangle(50, 40, "bed",
        plank(4, 5, 18, 28, 6, "ink") + pan(13, 12, 3, "metal") + pan(13, 20, 3, "red") + seam("M10 27h6")
        + face("M24 8l22 2v5l-3 2-2-2-3 3-3-2-11-2z", "metal") + face("M24 22l21 9-2 5-4 0 0-3-4 0-1-3-12-5z", "gold")
        + stroke("M20 18a6 6 0 1 1 9 4 6 6 0 0 1-9-4z", "steel")),
    "cork": circle(20, "straw",
        ring(20, 20, 14) + seam("M13 14h2M22 11h3M27 20h2M14 24h3M21 29h2M20 19h2M10 19h1M26 27h1")),
    # cream, cherries and candles, on a plate
    "cake": circle(90, "white",
        ring(90, 90, 78) + around(90, 90, 62, 16, 10, "pink") + pan(90, 90, 62, "pink")
        + around(90, 90, 52, 12, 8, "white")
        + around(90, 90, 52, 12, 5, "red") + pan(90, 90, 40, "choc") + pan(90, 90, 36, "cream")
        + around(90, 90, 24, 6, 6, "blue") + around(90, 90, 24, 6, 3, "yellow") + pan(90, 90, 7, "violet")
        + pan(90, 90, 3, "yellow") + shine("M38 68q10-24 34-32")),
    # a paper cup with its straw
    "cup": circle(35, "blue",
        pan(35, 35, 26, "white") + pan(35, 35, 22, "orange") + pan(42, 42, 4, "yellow") + pan(27, 40, 3, "yellow")
        + stroke("M32 38L56 13", "white") + seam("M37 30l4 4M43 24l4 4M49 18l4 4") + shine("M14 31q3-11 13-15")),
    # paper, ribbon and a bow
    "present": rectangle(100, 80, "red",
        around(22, 20, 6, 3, 3, "yellow") + around(78, 60, 6, 3, 3, "yellow") + around(78, 20, 6, 3, 3, "yellow")
        + around(22, 60, 6, 3, 3, "yellow") + plank(43, 6, 14, 68, 0, "gold") + plank(6, 33, 88, 14, 0, "gold")
        + face("M50 40Q34 16 24 30q-4 12 26 10zM50 40q16-24 26-10 4 12-26 10z", "yellow")
        + face("M50 40l-16 22 10-2 6-20 6 20 10 2z", "yellow") + plank(44, 34, 12, 12, 4, "gold")),
    "small_present": rectangle(80, 60, "green",
        seam("M12 8v44M22 8v44M52 8v44M62 8v44M72 8v44M42 8v44") + plank(26, 6, 12, 48, 0, "white")
        + plank(6, 24, 68, 12, 0, "white") + face("M32 30Q20 10 12 22q-2 10 20 8zM32 30q12-20 20-8 2 10-20 8z", "pink")
        + face("M32 30L18 46l10 0zM32 30l14 16-10 0z", "pink") + plank(27, 25, 10, 10, 4, "red")),
    # pennants on a string
    "garland": rectangle(100, 20, "bed",
        "".join([face(f"M{2 + 20 * i} 4h16l-8 14z", PENNANTS[i]) for i in range(5)]) + seam("M0 4h100")),
    "sweet": circle(20, "white",
        face("M20 20Q14 12 18 3q9-1 12 4-6 4-10 13zM20 20q10-2 17 5-2 8-9 10-1-8-8-15z"
            "M20 20q-3 9-13 11-6-6-4-13 6 5 17 2z", "red")
        + shine("M9 12q2-4 5-5")),
}
# fmt: on
