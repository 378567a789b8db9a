"""Figures of the armies of the future: colonial trooper and mantis."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks

# fmt: off
FUTURE: Final[dict[str, str]] = {
    "colonies": (
        rod("M13 28V4", "metal") + ball(13, 4, 2, "fire") + part("M8 28h15v24H8z", "dark")
        + part("M19 61l2-14h11l-1 14zM35 61l-1-14h11l2 14z", "pale") + part("M18 56h14v5H18zM34 56h14v5H34z", "ink")
        + part("M17 50q-2-14 5-19h20q7 5 5 19-15 5-30 0z")
        + part("M16 41q-2-11 8-12l2 11zM49 41q1-11-9-12l-1 11z", "pale")
        + part("M16 19C15-5 50-5 49 19q1 13-7 15H24q-8-2-8-15z")
        + part("M22 10q14-5 28 1 2 10-2 16-12 4-24 0-5-9-2-17z", "ink")
        + part("M25 13q12-4 23 0 1 7-2 12-10 3-19 0-4-6-2-12z", "glass") + part("M31 13h6l-6 12-4-1z", "pale")
        + part("M14 45l6-5h30v7l-14 2-4 9h-7l2-9-11 3z", "ink") + part("M50 41h13v4H50z", "metal")
        + part("M32 36h12v4H32z", "metal") + sparks("M26 44h6")
        + limb("M20 41l6 5M46 40l-5 5", "pale")
    ),
    "insectoids": (
        rod("M26 46L12 43 3 60M38 46l14-3 9 17M27 51l-8 0-6 10M37 51l8 0 6 10", "dark")
        + part("M22 45q10-6 20 0 3 10-10 17-13-7-10-17z", "light") + seam("M23 50q9 4 18 0M25 55q7 3 14 0")
        + part("M27 24h10l4 21q-9 6-18 0z") + seam("M32 30v16")
        + limb("M26 31L13 40M38 31l13 9", "dark")
        + part("M15 44l-4-3L2 20q0-6 6-6 5 1 6 6l3 3-2 2 3 4-2 2 3 5z")
        + part("M49 44l4-3 9-21q0-6-6-6-5 1-6 6l-3 3 2 2-3 4 2 2-3 5z")
        + part("M8 14q12-2 16 24Q20 28 9 22zM56 14Q44 12 40 38q4-10 15-16z", "bone")
        + rod("M29 8Q27 3 20 3M35 8q2-5 9-5", "dark")
        + part("M16 9q16-7 32 0 2 4-1 7L36 28q-4 3-8 0L17 16q-3-3-1-7z")
        + ball(20, 11, 6, "glow") + ball(44, 11, 6, "glow") + eyes("M21 10v3M43 10v3")
        + part("M28 25l4 8 4-8-4-2z", "bone")
    ),
}
# fmt: on
