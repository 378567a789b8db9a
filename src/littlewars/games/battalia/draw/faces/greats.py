"""Pictures of the Great Artefacts."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, part, rod, seam, sparks
from littlewars.pieces.svg import path

# fmt: off
SHINE: Final = path("M32 32L0 20V6zM32 32L14 0h14zM32 32L44 0h12zM32 32l32-14v16zM32 32l32 18v10z"
    "M32 32l10 32H30zM32 32L20 64H6zM32 32L0 44v-8z", "bat-c-shine")

GREATS: Final[dict[str, str]] = {
    "crown": (
        part("M8 50L4 18l14 12L32 8l14 22 14-12-4 32z", "gold") + part("M8 46h48v10H8z", "gold")
        + ball(32, 8, 4, "glow") + ball(5, 17, 4, "glow")
        + ball(59, 17, 4, "glow") + ball(32, 51, 3, "fire") + ball(20, 51, 3, "glass") + ball(44, 51, 3, "glass")
        + part("M32 24l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1z", "glow")
    ),
    "sword": (
        part("M20 36L50 4l11-2-2 11-31 31z", "metal") + part("M23 39L60 3l-1 10-31 31z", "pale")
        + part("M12 30l6-4 20 20-4 6q-4 0-6-5l-11-11q-5-2-5-6z", "gold")
        + part("M17 41l6 6-11 11-6-6z", "hide") + ball(8, 56, 5, "gold") + ball(8, 56, 2, "fire")
        + sparks("M30 10h0M56 32h0M40 4h0M48 44h0")
    ),
    "shield": (
        part("M32 4q12 6 24 6v22q-2 20-24 29Q10 52 8 32V10q12 0 24-6z", "rock")
        + part("M32 11q9 4 17 5v16q-2 14-17 21-15-7-17-21V16q8-1 17-5z", "ink")
        + part("M32 18l11 6v12l-11 8-11-8V24z", "rock") + part("M32 25l5 3v6l-5 4-5-4v-6z", "fire")
        + seam("M32 11v7M21 36l-6 4M43 36l6 4M21 24l-6-3M43 24l6-3")
    ),
    "boots": (
        part("M34 8h18v26q10 4 10 12v6H32z", "hide") + part("M4 14h20v26q14 4 14 12v6H4z", "fur")
        + part("M2 12h24v8H2zM32 6h22v7H32z", "gold")
        + part("M3 56h36v5H3zM38 52h25v5H38z", "ink") + part("M24 30q10 0 14-12-8 2-10 0-1 4-4 4z", "pale")
        + part("M52 24q8-2 11-10-7 2-9 0z", "pale") + seam("M9 26v22")
    ),
    "trowel": (
        part("M6 60L14 24 34 16l14 14-8 20z", "gold") + seam("M6 60L36 28")
        + part("M38 28q-3-6 3-10l3-3 5 5-3 3q-4 6-8 5z", "metal")
        + part("M44 16L54 5q5-3 7 1 2 3-1 6L50 22z", "wood") + sparks("M14 12h0M54 40h0M24 8h0")
    ),
    "horn": (
        part("M6 8q4 12 14 12l24 14 2 22-20 4Q4 48 4 20q-2-8 2-12z", "gold")
        + seam("M8 26q8 2 14-4M12 40q10-2 16-14M22 52q10-6 12-20")
        + part("M24 58l20-24q14 2 16 16-4 12-20 12-12 0-16-4z", "ink") + ball(36, 50, 6, "fire")
        + ball(48, 46, 6, "jade") + ball(46, 56, 6, "glow") + ball(54, 52, 5, "beard")
    ),
    "hourglass": (
        part("M18 8h28v8q0 10-10 16 10 6 10 16v8H18v-8q0-10 10-16-10-6-10-16z", "glass")
        + part("M22 18h20q-2 8-10 12-8-4-10-12zM32 36q10 4 10 18H22q0-14 10-18z", "glow")
        + part("M12 3h40v7H12zM12 54h40v7H12z", "gold") + rod("M15 12v40M49 12v40", "gold") + seam("M32 30v8")
    ),
    "mirror": (
        part("M32 3q18 2 18 21T32 46Q14 43 14 24T32 3z", "gold")
        + part("M32 9q12 2 12 15T32 40Q20 37 20 24T32 9z", "glass")
        + part("M29 45h6l2 14q-5 4-10 0z", "gold") + part("M30 13a9 9 0 1 0 9 14 8 8 0 0 1-9-14z", "pale")
        + ball(32, 5, 3, "fire") + sparks("M36 16h0")
    ),
    "sceptre": (
        rod("M12 60L42 22", "gold") + ball(46, 16, 11, "gold") + ball(46, 16, 6, "fire")
        + part("M46 1l3 5h-6zM61 16l-5 3v-6zM35 5l6 2-4 4zM57 5l-6 2 4 4z", "gold")
        + part("M33 30l16 4-4 8 8 8-14 0-4 12-8-22z", "fire") + ball(10, 61, 3, "gold")
    ),
    "grimoire": (
        part("M8 8q0-5 6-5h40v50H16q-8 0-8 6z", "hide") + part("M8 59q0-6 8-6h38v8H14q-6 0-6-2z", "bone")
        + seam("M14 57h38")
        + part("M18 3h4v50h-4z", "gold") + part("M36 12q12 4 12 14T36 42Q26 36 26 26t10-14z", "gold")
        + part("M28 26q8-8 17 0-9 8-17 0z", "pale")
        + ball(36, 26, 3, "ink") + part("M54 24h6v10h-6z", "gold") + eyes("M57 29h0")
    ),
}
# fmt: on
