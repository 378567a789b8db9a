"""Pictures of the seven types of artefacts, and of provisions."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, part, rod, seam, sparks

# fmt: off
ARTEFACTS: Final[dict[str, str]] = {
    # a pickaxe and a hammer
    "tool": (
        rod("M14 56L44 20M50 56L20 20", "wood") + part("M26 6q20-2 34 20-14-12-30-8z", "metal")
        + part("M4 22L20 6l10 10-6 3-8 10z", "metal") + part("M8 18l8-8 4 4-8 8z")
        + part("M11 53l8 7-5 2-5-5zM53 53l-8 7 5 2 5-5z")
    ),
    "horse": (
        part("M18 64q-4-22 12-34l-10 3-5 8q-8 2-11-6Q6 20 20 14l2-11 8 8q26 4 26 53z", "fur")
        + part("M30 11Q60 12 58 64H44Q48 36 28 20z", "hide") + eyes("M24 20h0M9 36h0") + seam("M6 40l7-2")
        + part("M15 18l5-3 5 18-5 1zM20 34l-4 5 4 4 4-6z") + rod("M21 39Q34 46 46 64", "body")
    ),
    "tent": (
        part("M2 58L32 10l30 48z") + part("M32 10l10 48H22z", "tint") + part("M32 24l8 34H24z", "ink")
        + part("M32 24l-8 34h-6zM32 24l8 34h6z", "light")
        + rod("M32 12V2", "wood") + part("M33 1l12 4-12 4z") + rod("M2 60l5-6M62 60l-5-6", "wood")
        + part("M0 58h64v4H0z", "jade")
    ),
    "amulet": (
        rod("M14 2q-2 20 18 28Q52 22 50 2", "gold") + part("M32 22l16 14-16 26-16-26z", "gold")
        + part("M32 28l10 9-10 17-10-17z")
        + part("M32 28l4 9h-8z", "light") + part("M22 37h6l4 17zM42 37h-6l-4 17z", "dark") + ball(32, 24, 3, "pale")
        + sparks("M52 34h0M10 40h0M54 50h0")
    ),
    "scroll": (
        part("M14 8h40q8 0 8 8v4H50v32q0 8-8 8H10q-8 0-8-8v-4h12z", "bone")
        + part("M50 20v-6q0-6 6-6 6 1 6 8v4z", "tint")
        + part("M2 48h34q0 8 6 12H10q-8 0-8-12z", "tint") + seam("M20 16h24M20 23h24M20 30h16M20 37h22")
        + ball(40, 42, 6) + part("M38 46l-3 10 5-3 5 3-3-10z")
    ),
    # a sealed charter with its ribbon
    "title": (
        part("M8 4h48v44H8z", "bone") + seam("M14 12h36M14 19h36M14 26h26M14 33h20") + part("M8 4h48v5H8z", "gold")
        + part("M34 44l-4 18 8-4 8 5-2-19zM48 42l8 18-8-2-6 6-2-18z") + ball(43, 41, 11, "fire")
        + ball(43, 41, 7, "beard")
        + part("M43 36l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z", "glow")
    ),
    # eyes in the bushes
    "ambush": (
        part("M20 30l-6-20 8 4zM44 30l6-22-7 5z", "metal")
        + part("M0 64V44q2-12 12-12 2-12 14-12 6-6 14 0 12-2 13 12 11 2 11 16v16z", "jade")
        + part("M14 40q18-10 36 0-2 12-18 12T14 40z", "ink")
        + part("M18 40l11 3q-2 5-7 4-3-2-4-7zM46 40l-11 3q2 5 7 4 3-2 4-7z", "glow") + eyes("M25 44h0M39 44h0")
        + part("M0 64V52q6-8 14-2 4-6 10 0 6 4 12-1 6-5 12 1 8-6 16 2v12z")
        + seam("M8 58l4-4M24 58l4-4M40 58l4-4M54 58l4-4M22 28l4-3M42 28l4-2")
    ),
}
PROVISIONS: Final = (
    part("M10 60Q2 40 18 26h22q16 14 8 34-19 6-38 0z", "hide")
    + part("M16 26q-4-10-2-14 8 4 15 0 8 4 14 0 3 6-2 14z", "hide")
    + rod("M16 26h25", "gold") + seam("M18 34q-6 10-4 20M28 34v8M40 34q5 8 4 16")
    + part("M22 52q0-14 20-14t20 14q0 6-4 7H26q-4-1-4-7z", "gold")
    + part("M32 42l4 8h4l-4-9zM44 41l3 9h4l-3-9z", "bone")
    + part("M2 60q-2-9 6-10 8 1 7 10z", "fire") + part("M8 50q0-6 6-6 0 5-6 6z", "jade")
)
# fmt: on
