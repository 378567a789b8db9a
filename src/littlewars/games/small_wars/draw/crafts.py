"""Silhouettes of what flies and what floats."""

from typing import Final

from littlewars.games.small_wars.draw.parts import (
    bar,
    brick,
    gun,
    head,
    heads,
    missile,
    pole,
    rotor,
    slope,
    studded,
    studs,
    waves,
    wheels,
    window,
)
from littlewars.pieces.svg import box, disc, path

# fmt: off
SEA: Final = waves("M1 55q5-4 10 0t10 0t10 0t10 0t10 0t11 0") + waves("M6 60q5-4 10 0t10 0t10 0t10 0t10 0")


def bomb(x: int) -> str:
    """Drop a bomb, nose down."""
    return slope(f"M{x - 4} 46h8l-2 4h-4z", "ink") + slope(f"M{x - 3} 49h6v5q-1 4-3 5q-2-1-3-5z", "metal")


AIR: Final[dict[str, str]] = {
    "drone": (
        pole("M10 26L32 36L54 26M18 38l14-2 14 2") + rotor(10, 22, 9) + rotor(54, 22, 9) + rotor(19, 33, 7)
        + rotor(45, 33, 7) + studded(23, 30, 18, 12) + disc(32, 46, 5, "toy-ink") + disc(33, 46, 2, "toy-glass")
        + bar("M22 42l-4 10M42 42l4 10")
    ),
    "light_heli": (
        bar("M26 32L4 26M26 40L4 28M20 31l-5 5M14 29l-4 4M11 28l15 12") + slope("M1 18h6l-2 16H2z", "dark")
        + rotor(36, 15, 27) + slope("M24 44V28q0-7 10-7h6q8 0 8 8v15z", "dark")
        + path("M28 44V26h14q18 2 20 12q0 6-7 6z", "toy-glass") + heads(43, 36, 49)
        + bar("M20 56h38M30 44l-3 12M48 44l3 12")
    ),
    "transport_heli": (
        rotor(14, 9, 14) + rotor(48, 15, 15) + slope("M6 48l-3-30 3-5h14l6 9h24q10 2 12 14q1 12-6 12z")
        + path("M4 40h57", "toy-seam") + window(19, 37) + window(33, 37) + window(49, 37) + wheels(50, 5, 15, 47)
    ),
    "attack_heli": (
        rotor(30, 10, 28) + slope("M2 14l7 1 3 10h9l3-9h12l4 6 9 5q11 4 13 13l-8 6H24L10 33 4 30z") + studs(24, 16, 1)
        + path("M36 27l2-9 8 1 15 15H38z", "toy-glass") + head(40, 29) + head(52, 34)
        + path("M8 28l28 9h24", "toy-seam") + brick(22, 40, 16, 3, "dark") + missile(20, 47, 0, 14) + gun(48, 48, 14)
        + bar("M52 44v4") + bar("M30 46l-5 10M12 34v8")
    ),
    "fighter": (
        slope("M2 16h9l10 15-14 4z", "dark") + slope("M2 32q20-8 40-4l20 12q-14 5-42 4L4 42z")
        + path("M29 29q5-11 14-4l6 8q-12 2-20-4z", "toy-glass") + head(37, 32) + slope("M13 37h26l-12 11H8z", "dark")
        + missile(22, 50, 0, 20) + brick(1, 33, 5, 8, "ink") + path("M42 38h14", "toy-seam")
    ),
    "bomber": (
        slope("M1 7h10l10 19H5z", "dark") + path("M37 23q1-12 12-12q12 1 13 14z", "toy-glass") + heads(24, 43, 55)
        + slope("M1 25q2-4 10-3l26-1q14 0 22 3q6 4 3 10q-3 6-12 6H24Q6 38 1 25z") + path("M4 30h57", "toy-seam")
        + studs(22, 22, 2) + slope("M10 34h35l3 5H16z", "dark") + box(18, 35, 13, 9, 4, "toy-metal")
        + box(38, 35, 13, 9, 4, "toy-metal") + bar("M32 31v17M52 31v17") + bomb(16) + bomb(26) + bomb(36)
    ),
}

WATER: Final[dict[str, str]] = {
    "assault_boat": (
        heads(40, 16, 29, 42) + bar("M8 44L3 34M4 34h6") + brick(1, 36, 8, 9, "metal") + bar("M5 45v12", "metal")
        + slope("M6 40h42q8 0 12-6l3 3q-2 17-13 17H12q-6 0-6-6z") + path("M7 47h53", "toy-seam")
        + path("M20 41v12M36 41v12", "toy-seam") + SEA
    ),
    "patrol_boat": (
        bar("M20 22V4M14 9h12M20 5l-8 5", "metal") + studded(10, 24, 26, 16, "pale") + window(17, 36) + window(29, 36)
        + gun(44, 32, 16) + slope("M41 39v-5q5-5 10 0v5z", "dark") + slope("M1 39h62l-9 17H7z")
        + path("M4 46h55", "toy-seam") + SEA
    ),
    "hovercraft": (
        disc(11, 22, 10, "toy-metal") + path("M11 13v18M2 22h18", "toy-seam") + slope("M8 30h6l3 10H5z", "dark")
        + studded(23, 22, 30, 16, "body") + window(30, 34) + window(45, 34) + head(38, 22) + gun(44, 17, 14)
        + bar("M47 17v5") + slope("M2 37h57l4 6H1z") + slope("M2 43h60q4 12-4 13H6q-8-1-4-13z", "ink")
        + path("M14 44v11M26 44v11M38 44v11M50 44v11", "toy-pleat")
    ),
}
# fmt: on
