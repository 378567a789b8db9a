"""Buff and a hero of each faction, who look right, their feet at 54; and the patterns of the bases."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks

# fmt: off
RIMS: Final[dict[str, str]] = {
    "ursides": "M12 58v3M18 60v3M25 61v2M32 61.5v2M39 61v2M46 60v3M52 58v3",
    "insulaires": "M9 58q3 3 5 1t6 3q3-2 5 1 4-3 7 0 3-3 7 0 2-3 5-1t6-3 5-1",
    "ambrardents": "M9 57l4 5 3-3 4 4 4-3 4 4 4-3 4 3 4-4 4 3 4-4 3 3 4-5",
    "nebuleux": "M12 59h0M18 61h0M25 62h0M32 62h0M39 62h0M46 61h0M52 59h0",
}
HEROES: Final[dict[str, str]] = {
    # on a bear, with an axe
    "ursides": (
        limb("M19 42l-5 8M42 42l6 8", "hide")
        + part("M8 40C4 28 14 24 24 25h14q10 0 12 8l-2 9q-6 6-14 6H20Q10 48 8 40z", "fur") + ball(44, 17, 4, "fur")
        + ball(50, 26, 10, "fur") + part("M52 27q9-2 10 3-1 6-8 5-6-3-2-8z", "bone")
        + part("M57 26l5 1-3 4z", "ink") + eyes("M49 24h0")
        + limb("M20 43l-3 8M40 44l0 7", "fur")
        + part("M21 28q8-5 17 0l1 8q-9 4-19 0z", "dark") + limb("M29 32l3 8", "hide")
        + rod("M33 35L45 9") + part("M42 3q10-1 13 8l-7 6-9-4z", "metal")
        + part("M20 30q-2-14 9-15 9 1 9 15-9 4-18 0z") + limb("M34 24l4 2", "skin")
        + ball(21, 7, 3, "fur") + ball(35, 7, 3, "fur") + part("M18 14q0-10 10-10t10 10q0 9-10 9t-10-9z", "fur")
        + ball(29, 15, 6, "skin") + eyes("M28 15h0M33 15h0")
    ),
    # with a trident, in scales
    "insulaires": (
        rod("M49 52V18", "gold") + part("M42 15V5l3 3v5h2.5V2L49 1l1.5 1v11H53V8l3-3v10q-3 5-7 5t-7-5z", "gold")
        + part("M21 29Q8 37 12 50q8 3 14-1z", "dark") + limb("M28 43l-1 7M36 43l1 7", "dark")
        + part("M22 26q10-5 20 0l2 18q-12 5-24 0z")
        + seam("M22 32q3 3 5 0 3 3 5 0 3 3 5 0 3 3 5 0M22 38q3 3 5 0 3 3 5 0 3 3 5 0 3 3 5 0")
        + limb("M42 30l6 5", "skin") + ball(49, 35, 3, "skin") + ball(32, 19, 9, "skin") + eyes("M31 20h0M38 20h0")
        + part("M22 18Q20 4 33 6q11 0 10 12-10-5-21 0z", "glass") + part("M29 8q2-7 9-7-1 5-2 8z", "light")
        + part("M6 30q10-6 20 0 1 13-10 18Q5 43 6 30z", "light") + part("M16 32l5 6-5 7-5-7z", "glass")
    ),
    # with a flaming sword
    "ambrardents": (
        part("M22 30Q12 39 13 51h13z", "dark") + limb("M28 43l-1 7M37 43l2 7", "ink")
        + part("M22 26q10-5 21 0l1 18q-12 5-23 0z") + part("M27 25h11l-2 14h-7z", "gold")
        + part("M45 33q-6-10 2-18 1 4 3 6-1-11 6-18 0 9 3 12 2-2 2-5 4 9-2 16-4 6-9 8z", "fire")
        + part("M48 32q-3-8 3-15 5 8 3 13z", "glow") + rod("M43 31l9 5", "gold") + limb("M42 30l5 5", "skin")
        + ball(32, 19, 9, "skin") + eyes("M32 20h0M39 20h0")
        + part("M21 21Q19 6 31 7q13-2 12 13l-5-5H26z", "metal") + part("M26 8q-2-6 5-7 0 4 4 4 3 2 2 5z", "fire")
        + part("M6 31q10-6 19-1 1 14-8 20Q5 44 6 31z") + part("M15 34q6 5 3 10-6-2-3-10z", "glow")
    ),
    # winged, with a spear
    "nebuleux": (
        part("M30 30Q14 34 2 25 8 25 10 23 2 19 1 9 7 13 10 11 7 6 8 2 22 8 32 26z", "pale")
        + part("M34 30q16 4 28-5-6 0-8-2 8-4 9-14-6 4-9 2 3-5 2-9-14 6-24 24z", "pale")
        + seam("M11 22q8 2 15 3M10 11q6 8 15 12M53 22q-8 2-15 3M54 11q-6 8-15 12")
        + limb("M28 43l-1 7M36 43l1 7", "pale") + part("M22 26q10-5 20 0l3 19q-13 4-26 0z")
        + part("M21 37h22l1 4H20z", "pale")
        + rod("M49 52V24", "gold") + part("M49 11l5 10-5 6-5-6z", "metal") + limb("M42 30l6 5", "skin")
        + limb("M22 30l-4 8", "skin")
        + ball(32, 19, 9, "skin") + eyes("M29 20h0M36 20h0")
        + part("M22 20Q20 6 32 7q12-1 10 13-4-7-10-7t-10 7z", "gold")
        + part("M23 15l-7-9 9 4zM41 15l7-9-9 4z", "pale")
    ),
}
# horned, with a greataxe taller than himself
BUFF: Final = (
    limb("M24 44l-2 7M40 44l2 7", "ink") + part("M14 26Q2 38 5 52q9 0 14-4zM50 26q10 12 8 26-8 0-12-4z", "ink")
    + part("M13 49Q8 30 20 24h24q12 6 7 25-19 7-38 0z", "hide") + part("M22 32q10-4 20 0l-2 13q-8 4-16 0z", "rock")
    + seam("M23 37h18M24 41h16")
    + part("M14 44q18 7 36 0v4q-18 7-36 0z", "ink") + part("M28 44h8v5l-4 4-4-4z", "bone")
    + part("M13 26L8 17l9 5zM51 26l5-9-9 5z", "bone")
    + part("M8 36Q8 22 21 22l5 10q-8 5-18 4zM56 36Q56 22 43 22l-5 10q8 5 18 4z", "fur")
    + limb("M12 36l-2 8", "skin") + ball(10, 45, 4, "skin")
    + rod("M55 55V12") + part("M53 19Q47 18 43 11q-5 11 0 22 4-7 10-8zM57 19q3 0 5-5 2 9 0 16-2-5-5-5z", "metal")
    + part("M52 16h6v12h-6z", "rock")
    + limb("M50 37l4 3", "skin") + ball(55, 41, 4, "skin")
    + part("M21 18q11-7 22 0v10q-3 10-11 12-8-2-11-12z", "ink")
    + part("M21 27q5 3 11 1 6 2 11-1 0 13-11 17-11-4-11-17z", "beard")
    + sparks("M26 22l3 1M38 22l-3 1") + part("M21 20Q20 4 32 4t11 16q-5-4-9-4v9h-4v-9q-4 0-9 4z", "metal")
    + part("M22 13Q7 16 5 1q7 8 20 5zM42 13q15 3 17-12-7 8-20 5z", "bone") + seam("M12 9l-2 3M51 9l2 3")
)
# fmt: on
