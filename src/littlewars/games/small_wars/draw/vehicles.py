"""Silhouettes of what rolls on wheels: light vehicles and trucks."""

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
    rider,
    slope,
    studded,
    studs,
    track,
    wheel,
    wheels,
    window,
)
from littlewars.pieces.svg import box, disc, path

# fmt: off
JEEP: Final = (
    slope("M4 50V36h30l2-3h22q3 0 3 4v13z") + studs(39, 33, 3) + bar("M36 34l-3-13") + path("M4 43h57", "toy-seam")
    + brick(59, 38, 4, 6, "pale") + wheels(50, 8, 16, 49)
)
SPARE: Final = box(1, 31, 5, 14, 2, "toy-tyre")
CAB: Final = (
    slope("M42 50V26h11l4 11h5v13z") + studs(43, 26, 1) + path("M42 41h20", "toy-seam") + brick(60, 41, 3, 4, "pale")
)
CHASSIS: Final = brick(3, 46, 58, 6, "dark") + wheels(51, 7, 13, 28, 52)

LIGHT: Final[dict[str, str]] = {
    "dispatch_bike": (
        wheels(49, 9, 13, 51) + slope("M12 46l7-8h20l6-4 3 3-10 12H24z") + bar("M44 28l7 21M40 28h7") + rider(28, 38)
        + brick(8, 28, 13, 11, "sand") + path("M8 32h13", "toy-seam") + disc(48, 34, 3, "toy-pale")
    ),
    "sidecar": (
        wheels(50, 8, 11, 42) + slope("M9 46l5-7h20l6 3-4 8H20z", "dark") + bar("M33 28l9 20M29 28h7") + rider(18, 39)
        + head(45, 34) + slope("M29 33h26q8 4 7 15H36q-6 0-7-15z") + studs(32, 33, 1) + gun(50, 29, 12)
        + bar("M53 29v5") + wheel(46, 51, 7)
    ),
    "quad": (
        brick(4, 34, 15, 4, "dark") + brick(45, 34, 15, 4, "dark") + slope("M6 42q1-5 8-5h36q7 0 8 5l-8 8H14z")
        + studs(9, 34, 1, "dark") + rider(28, 38) + bar("M36 27l6 11M33 26h6") + gun(46, 31, 14) + bar("M49 31v4")
        + wheels(48, 10, 13, 51)
    ),
    "buggy": (
        heads(41, 24, 36) + slope("M5 49l3-9h34l18 4 2 5z") + bar("M10 40l8-16h22l9 18M18 24l-3 16M40 24v16")
        + brick(3, 32, 9, 9, "metal") + bar("M5 32l-3-6") + brick(52, 39, 6, 5, "pale") + wheels(48, 10, 14, 51)
    ),
    "jeep": heads(36, 15, 28) + JEEP + SPARE,
    "jeep_mg": (
        man(13, 38, 10) + head(28, 36) + JEEP + bar("M19 36V24") + pole("M12 22H36") + brick(12, 18, 12, 7, "metal")
    ),
    "jeep_missile": (
        heads(36, 12, 28) + JEEP + bar("M17 36l4-14") + missile(7, 20, -10, 24) + missile(8, 11, -10, 24)
        + bar("M21 19l-1-10", "metal")
    ),
    "armoured_4x4": (
        head(22, 20) + slope("M3 50V30l4-10h36l7 12h10q3 0 3 4v14z") + studs(8, 20, 1) + studs(34, 20, 1)
        + window(19, 35) + window(38, 35) + path("M3 38h60", "toy-seam") + gun(28, 16, 13) + bar("M31 16v4")
        + brick(60, 39, 3, 5, "pale") + wheels(50, 8, 15, 49)
    ),
}

TRUCKS: Final[dict[str, str]] = {
    "fuel_truck": (
        CAB + window(50, 38) + box(1, 25, 39, 21, 10, "toy-pale") + path("M12 25v21M29 25v21", "toy-seam")
        + studs(12, 25, 3, "metal") + path("M20 29q-9 12 0 13q9-1 0-13z", "toy-fire") + CHASSIS
    ),
    "ambulance": (
        slope("M2 50V20h40l11 3 6 14h3v13z", "pale") + studs(5, 20, 5, "pale") + window(49, 37) + window(35, 37)
        + path("M2 42h60", "toy-seam") + path("M11 24h6v5h5v6h-5v5h-6v-5h-5v-6h5z", "toy-fire")
        + brick(43, 16, 7, 5, "fire") + wheels(51, 7, 14, 50)
    ),
    "troop_truck": (
        heads(34, 11, 28) + CAB + window(50, 38) + brick(2, 34, 38, 13)
        + path("M2 40h38M11 34v13M21 34v13M30 34v13", "toy-seam") + CHASSIS
    ),
    "command_truck": (
        CAB + window(50, 38) + studded(2, 18, 38, 29) + window(8, 36) + window(20, 36) + window(32, 36)
        + path("M2 40h38", "toy-seam") + bar("M8 16V3l10 4-10 4") + bar("M30 16v-5", "metal")
        + slope("M22 3q9 14 17 3z", "metal") + CHASSIS
    ),
    "rocket_truck": (
        CAB + heads(26, 50) + window(50, 38) + brick(3, 40, 37, 7) + bar("M12 40l6-14M31 40V24")
        + missile(12, 38, -22, 30) + missile(10, 30, -22, 30) + missile(8, 22, -22, 30) + CHASSIS
    ),
    "half_track": (
        heads(31, 9, 21, 33) + slope("M2 49V31h38l3-8h4v11l14 2q2 0 2 4v9z") + path("M2 40h60", "toy-seam")
        + studs(50, 35, 1) + gun(38, 20, 18) + bar("M42 21v10") + brick(45, 26, 2, 6, "glass") + wheel(53, 50, 8)
        + track(3, 38, 4)
    ),
}
# fmt: on
