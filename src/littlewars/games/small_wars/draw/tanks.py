"""Silhouettes of armour, artillery and works."""

from typing import Final

from littlewars.games.small_wars.draw.parts import (
    bar,
    brick,
    gun,
    head,
    heads,
    man,
    missile,
    pole,
    put,
    sandbags,
    slope,
    studded,
    studs,
    track,
    wheel,
    wheels,
)
from littlewars.pieces.svg import box, disc, path

# fmt: off
# barrels to be raised, drawn level from their hinge
BARREL: Final = brick(0, -3, 28, 6, "metal") + brick(25, -4, 6, 8, "ink")
TWIN: Final = (
    brick(0, -6, 26, 3, "metal") + brick(0, 3, 26, 3, "metal") + brick(24, -7, 5, 5, "ink") + brick(24, 2, 5, 5, "ink")
)
HEAVY: Final = brick(-8, -5, 34, 10, "metal") + brick(22, -6, 8, 12, "ink") + brick(-12, -6, 8, 12)

ARMOUR: Final[dict[str, str]] = {
    "armoured_car": (
        head(18, 23) + head(50, 36) + gun(28, 29, 14) + slope("M8 36l3-13h17l4 13z") + studs(23, 23, 1)
        + slope("M2 50l4-14h44l12 10-3 6H6z") + path("M5 43h54", "toy-seam") + wheels(50, 8, 12, 32, 52)
    ),
    "apc": (
        heads(30, 9, 21, 33, 45) + slope("M2 48l2-18h46l13 11-5 9H6z") + path("M3 40h57", "toy-seam")
        + brick(52, 33, 7, 4, "glass") + wheels(51, 7, 9, 24, 39, 54)
    ),
    "light_tank": (
        head(20, 21) + head(51, 36) + gun(30, 27, 14) + slope("M11 35l2-14h16l5 14z") + slope("M5 47l2-12h47l6 12z")
        + studs(8, 35, 1) + path("M6 41h51", "toy-seam") + track(6, 52, 4)
    ),
    "medium_tank": (
        heads(18, 19, 32) + gun(40, 25, 22) + slope("M9 33l3-15h26l6 15z") + path("M10 27h32", "toy-seam")
        + slope("M3 47l2-14h49l7 14z") + studs(47, 33, 1) + disc(24, 27, 4, "toy-pale") + track(3, 57, 5)
    ),
    "heavy_tank": (
        heads(13, 13, 25, 37) + gun(42, 22, 21, 5) + slope("M4 31V17l4-4h34l6 18z") + path("M4 22h40", "toy-seam")
        + slope("M1 46V31h55l7 15z") + studs(50, 31, 1) + path("M1 38h58", "toy-seam") + disc(24, 24, 4, "toy-pale")
        + track(1, 62, 6, 15)
    ),
    "tank_hunter": (
        head(19, 28) + gun(37, 37, 26) + slope("M5 47l8-19h20l16 19z") + slope("M35 32l7 3v5l-4 1z", "dark")
        + studs(26, 28, 1) + path("M8 41h36", "toy-seam") + track(3, 56, 5)
    ),
    "flame_tank": (
        box(2, 25, 17, 12, 5, "toy-fire") + path("M10 25v12", "toy-seam") + heads(21, 24, 37)
        + slope("M19 34l2-13h20l4 13z") + pole("M43 28h7", "metal")
        + path("M51 28q4-9 12-10q-4 4-1 6q3 4-1 7q1 4-2 6q-1-6-8-9z", "toy-fire") + slope("M4 47l1-13h49l6 13z")
        + path("M4 41h54", "toy-seam") + track(4, 54, 5)
    ),
    "armoured_dozer": (
        studded(9, 14, 30, 26) + box(12, 18, 24, 13, 1, "toy-glass") + heads(31, 18, 30) + slope("M5 46V34h36l9 4v8z")
        + brick(42, 27, 4, 9, "ink") + path("M5 40h44", "toy-seam") + pole("M34 50h20", "metal")
        + slope("M53 26q8 6 3 32h7V26z", "metal") + track(4, 44, 4)
    ),
    "aa_tank": (
        put(TWIN, 33, 26, 10, -40) + heads(23, 14, 26) + slope("M9 35l1-12h22l9 4v8z") + disc(35, 27, 6, "toy-dark")
        + slope("M4 47l1-12h49l6 12z") + studs(46, 35, 1) + path("M4 41h54", "toy-seam") + track(4, 54, 5)
    ),
}

ARTILLERY: Final[dict[str, str]] = {
    "field_gun": (
        man(9, 58, 13) + man(55, 58, 13) + pole("M34 46L14 57") + put(BARREL, 26, 38, 11, -28)
        + slope("M31 22l7 3-4 24h-6z") + wheel(32, 48, 10)
    ),
    "at_gun": (
        man(8, 58, 13) + man(22, 58, 13) + pole("M36 50L14 57") + gun(32, 41, 30) + slope("M34 28l5 2v22h-8z")
        + wheel(36, 51, 7) + sandbags(43, 58, 2)
    ),
    "heavy_howitzer": (
        man(10, 58, 15) + brick(19, 52, 42, 6, "dark") + slope("M28 52l6-20h12l8 20z") + studs(51, 52, 1, "dark")
        + put(HEAVY, 36, 32, 10, -48) + disc(38, 33, 6, "toy-dark")
    ),
    "spg": (
        put(BARREL, 33, 27, 11, -24) + heads(18, 12, 25) + slope("M4 38V18h28l8 20z") + path("M4 28h31", "toy-seam")
        + slope("M2 47V37h50l9 10z") + studs(44, 37, 1) + track(3, 57, 5)
    ),
    "missile_battery": (
        missile(17, 46, -52, 36) + missile(27, 48, -52, 36) + missile(38, 50, -52, 34) + man(9, 58, 14)
        + bar("M32 52l-4-16M42 52l4-14", "metal") + studded(18, 50, 44, 8, "dark")
    ),
}

WORKS: Final[dict[str, str]] = {
    "watchtower": (
        pole("M19 58l4-26M45 58l-4-26", "sand") + bar("M20 54l22-18M44 54L22 36", "sand") + head(32, 24)
        + gun(36, 21, 18) + studded(16, 24, 32, 10) + path("M16 29h32", "toy-seam") + bar("M18 24V12M46 24V12")
        + slope("M12 13L32 2l20 11z", "dark") + bar("M13 58h38", "dark")
    ),
    "bunker": (
        slope("M2 58l6-28q2-4 6-4h36q4 0 6 4l6 28z", "metal") + studs(19, 26, 4, "metal")
        + box(14, 33, 37, 11, 1, "toy-ink") + heads(43, 21, 33) + gun(42, 39, 20)
        + path("M5 48h54M20 48v10M34 48v10M47 48v10", "toy-seam") + brick(27, 12, 2, 12, "ink")
        + slope("M29 12l11 4-11 4z") + sandbags(0, 58, 2) + sandbags(43, 58, 2)
    ),
}
# fmt: on
