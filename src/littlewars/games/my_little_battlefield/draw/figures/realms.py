"""Figures of the undead and of the kingdom."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.figures.parts import legs, riding, standing, towering, trunk
from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks


def skull(x: int, y: int) -> str:
    """Grin with a bare skull of 16 units, its middle at x, y, looking right."""
    head = part(f"M{x - 8} {y}c-1-12 17-12 17 0q0 4-3 5v4h-9v-4q-5-1-5-5z", "bone")
    holes = ball(x - 2, y + 1, 2, "ink") + ball(x + 5, y + 1, 2, "ink")
    return head + holes + seam(f"M{x} {y + 6}v3M{x + 3} {y + 6}v3")


# fmt: off
UNDEAD: Final[dict[str, str]] = {
    "undead-standard": standing(
        part("M20 55q0-14 5-20h14q6 6 5 18l-4-3-3 4-4-4-4 5-4-4z", "dark")
        + rod("M29 50l-2 7M35 50l2 7", "bone") + part("M25 49h14l-2 4H27z", "bone") + rod("M32 50V38", "bone")
        + rod("M26 40h12M27 45h10", "bone") + part("M22 41q0-6 10-6t10 6l-5 1q-5-3-10 0z")
        + rod("M40 41l7 4", "bone") + rod("M44 47l6-3", "gold") + part("M47 42l7-20 3 3-7 19z", "metal")
        + skull(32, 27) + part("M23 25c-1-12 19-12 19 0l-5-3H28z", "metal")
        + ball(20, 46, 8) + ball(20, 46, 4, "light") + ball(20, 46, 1, "ink")
    ),
    "undead-elite": riding(
        part("M5 58q-3-14 6-18l28-2q5 6 7 19l-5-3-4 5-5-5-5 5-6-5-5 5-5-5z", "mist")
        + part("M8 46c-3-10 5-13 14-13h12c6 0 8-7 11-13l-1-6 6 3q6 1 10 8l1 5-4 3-8-1-4 13c-2 6-6 5-9 5H18"
            "q-8 0-10-4z", "ink")
        + part("M44 15q-8 2-10 12l-1 6q6-2 8-8z", "mist") + sparks("M52 22h0") + seam("M57 28l3-1")
        + sparks("M13 50l-2 6M24 52v4M34 52l1 4M43 50l2 5")
        + part("M14 47q-7-14 2-25l5-5h12l4 8q3 11-1 21-5 3-8-1-3 4-7 0-3 4-7 2z")
        + seam("M20 26q-3 10-2 18M33 27q2 9 0 17")
        + part("M17 21C15 9 20 3 27 2q10 2 10 13l-2 7q-9 4-18-1z", "dark")
        + part("M22 19c-2-10 12-12 12-1q-1 5-6 5t-6-4z", "ink")
        + sparks("M27 15h0m5 0h0")
        + rod("M39 53L46 8") + part("M44 9c-6-6-16-5-20-2 6-8 18-9 25-3l-1 6z", "metal") + limb("M33 28l9 5")
    ),
    "undead-renown": towering(
        part("M29 34L20 2Q10 5 3 16q5-1 7 2-6 3-7 11 5-2 8 1-2 5-1 10 4-5 8-3l2 6z", "dark")
        + rod("M27 36L20 3L4 16M20 4L5 29M20 4l-8 34", "bone")
        + part("M31 36L35 3q9-1 14 4-4 1-4 4 3 3 2 8-4-1-5 2 1 4-1 8-4-1-5 6z")
        + rod("M30 36L35 4l13 4M35 5l11 13M35 5l5 21", "bone")
        + rod("M23 52Q10 60 4 50q-3-5-2-9", "bone") + part("M0 42l2-8 4 8-3 3z", "bone")
        + rod("M26 50l-5 4 1 4M37 50l6 4-1 4", "bone")
        + rod("M22 52h20M21 47q9 5 21 1M23 42q9 5 19 0M26 38q7 3 15-1", "bone") + rod("M25 53q6-6 10-15t10-11", "bone")
        + part("M14 60q1-5 10-4l1 4zM38 60l1-4q9-1 10 4z", "bone")
        + part("M46 15l-3-11 9 8zM41 19l-8-6 10 2z", "bone")
        + part("M40 26c-2-8 3-14 10-13 4 0 6 3 8 5l5 4v5l-8 1-4 4q-8 1-11-6z", "bone") + ball(50, 20, 3, "ink")
        + sparks("M50 20h0")
        + part("M47 31l9-1 6 2-5 5q-7 2-10-2z", "bone") + seam("M55 28v4M58 28v4M61 27v4") + eyes("M60 23h0")
    ),
}

KINGDOM: Final[dict[str, str]] = {
    "kingdom-standard": standing(
        rod("M48 57V12") + part("M48 18l9-4q3 8-1 14l-8-4zM48 17l-6 3 6 4z", "metal") + part("M48 4l3 9h-6z", "metal")
        + legs("ink") + trunk() + part("M32 35l7 1 3 15q-5 2-10 2z", "pale") + limb("M41 40l7 3")
        + limb("M24 40l-3 9") + ball(32, 29, 8, "skin") + eyes("M32 31h0m5 0h0")
        + part("M24 32q8 3 17-1l-2 6q-7 4-13 0z", "metal")
        + part("M17 27q4-1 6-3c1-10 17-10 18 0q2 2 6 3-15 5-30 0z", "metal") + seam("M24 23q8 3 16 0")
    ),
    "kingdom-elite": riding(
        limb("M16 50v7M42 50v7", "pale") + part("M8 36q-6 2-5 14 4-1 6-8z", "hide")
        + part("M43 34c1-8 3-14 5-19l4 2q7 2 9 10l-1 4-5 1-4-2-1 8z", "pale") + part("M47 16q-7 5-8 16h6l4-15z", "hide")
        + eyes("M53 22h0M58 29h0")
        + part("M7 36q10-5 24-3l9-1q6 1 7 5l1 15-5-3-5 4-5-4-6 4-6-4-6 4-5-4-4 3z")
        + part("M10 47l5 4 5-5V33l-10 2z", "light")
        + part("M34 33l8 0 0 18-4 1-4-4z", "light") + part("M47 15l4-1 10 9-3 4-10-5z")
        + part("M18 37l2-15q7-3 14 0l2 15q-9 3-18 0z", "metal") + part("M22 24h8v12h-8z", "body")
        + limb("M28 37l2 11", "metal")
        + part("M24 5q-8-6-16 0 6 0 7 4-4 0-5 4 9-3 14 0z") + part("M19 10q8-7 16 0v10q-8 5-16 0z", "metal")
        + part("M24 13h12v3H24z", "ink") + seam("M30 18v3M33 18v3")
        + rod("M14 35L61 13") + part("M40 17l16-8-8 0 4-7-17 8z", "gold") + limb("M32 26l4 2", "metal")
    ),
    "kingdom-renown": towering(
        part("M26 38C14 34 10 18 2 4q0 12-2 17 4 2 4 8 4 0 5 6 4-1 6 4 4 0 8 4z", "dark")
        + rod("M14 46Q2 48 5 37", "fur") + part("M3 39q-4-7 4-10 3 6 0 10z", "hide")
        + part("M11 58q-4-12 6-19 8-5 18-6l9 3q7 9 3 22h-6l-1-8-7-4-9 3 3 9z", "fur")
        + part("M9 60q0-6 9-5l7 1 1 4zM37 60q1-5 8-4 4 0 6 4z", "gold") + limb("M44 44l9 1", "gold")
        + seam("M55 43l4-2M56 46l5 1M54 48l3 4")
        + part("M38 47C24 47 13 34 12 2q4 6 10 7 0 4 5 6-1 4 3 6 0 4 4 7 5 9 4 19z")
        + seam("M34 43Q20 34 16 12M32 34q-6-5-8-14M35 36q-4-5-4-9")
        + part("M30 40c-2-9 3-12 5-18 1-8 8-12 14-10 5 1 8 5 8 10l-6 7c1 7-1 13-5 16l-4-4-3 4-3-4z", "pale")
        + part("M54 18q9-1 8 9l-2 2q-2-3-9-1z", "gold") + eyes("M50 19h0") + seam("M46 16l5 1M38 32q3 4 7 3")
        + part("M38 13l-3-9 6 4 5-7 4 6 6-3-1 9q-8-3-17 0z", "gold")
    ),
}
# fmt: on
