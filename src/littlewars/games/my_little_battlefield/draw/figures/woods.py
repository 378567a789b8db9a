"""Figures of the elves, the orcs and the dwarves."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.figures.parts import face, legs, riding, standing, towering, trunk
from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks

# fmt: off
DRAGON_WINGS: Final = (
    part("M29 36C20 28 15 10 3 4q3 9-2 15 4 2 3 9 5-1 7 5 5-2 8 4 5-2 10 3z")
    + seam("M27 34L5 8M10 32L8 17M18 36L13 19")
    + part("M37 36C46 28 49 12 61 4q-3 9 2 15-4 2-3 9-5-1-7 5-5-2-8 4-4-2-8 3z")
    + seam("M39 34L59 8M54 32l2-15M46 36l5-17")
)

ELVES: Final[dict[str, str]] = {
    "elves-standard": standing(
        rod("M47 57V18") + part("M47 6l4 10-4 5-4-5z", "metal") + legs("hide") + trunk()
        + limb("M40 40l7 4") + part("M25 30l-9-5 8 10zM39 30l9-5-8 10z", "skin") + face(32, 30, 8)
        + part("M23 32c-2-8 3-10 7-18 3 5 13 7 11 18-3-5-6-6-9-6s-6 1-9 6z", "jade")
        + part("M20 37c-8 4-8 15 0 21 8-6 8-17 0-21z", "light") + seam("M20 40v14M20 46l-3-2M20 51l3-2")
    ),
    "elves-elite": riding(
        limb("M17 48l-4 9M40 48l3 9", "hide") + part("M10 39l-6-3 2 7z", "bone")
        + rod("M48 19l-3-8M46 14l-5-4M51 19l3-8M53 14l6-3", "bone")
        + part("M9 43c-2-8 5-11 13-11h12c6 0 7-8 10-14q3-3 8-1l8 6q0 4-4 4l-6 1-4 15c-2 5-5 6-9 6H19"
            "c-6 0-9-2-10-6z", "fur")
        + limb("M20 49v8M36 49v8", "fur") + part("M44 20l-5-4 2 7z", "fur") + eyes("M52 21h0")
        + part("M18 32h17l2 12q-10 4-20 0z", "dark") + seam("M18 40q9 3 18 0")
        + part("M19 35l2-13q6-3 12 0l2 13z") + limb("M29 34l2 10", "light")
        + part("M20 15l-9-4 7 9z", "skin") + face(26, 15, 7)
        + part("M18 16c-1-7 3-9 6-14 3 4 11 6 10 14-5-5-11-5-16 0z", "jade")
        + rod("M16 36L60 33") + part("M57 29l7 4-7 4z", "metal") + limb("M31 26l3 8")
    ),
    "elves-renown": towering(
        DRAGON_WINGS + limb("M42 56q13 3 17-4l1-6", "jade") + part("M56 46l5-9 3 9-4 3z")
        + part("M17 58c-3-8 1-22 15-25 14 3 18 17 15 25z", "jade")
        + part("M26 59c-4-9-1-18 6-22 7 4 10 13 6 22z", "bone") + seam("M26 46h12M24 51h16M24 56h16")
        + part("M14 60c-1-7 12-9 14 0zM36 60c2-9 15-7 14 0z", "jade")
        + part("M25 10L19 2l9 3zM33 7l3-6 3 7z", "bone")
        + part("M23 34c3-6-3-9-1-18C24 8 32 5 39 8c5 2 6 6 9 8l7 2c3 2 2 7-2 9-5 3-11 2-14 2q-3 3-1 6-8 5-15-1z",
            "jade")
        + seam("M54 23q-6 2-11 1") + eyes("M52 18h0") + ball(37, 15, 4, "pale") + eyes("M38 15h0")
        + part("M22 17l-6-2 4 6-4 2 5 3z")
        + limb("M25 44l4 5M39 44l-4 5", "jade")
    ),
}

ORCS: Final[dict[str, str]] = {
    "orcs-standard": standing(
        rod("M50 54V20") + part("M50 18l9-6q8 9 1 22l-10-7zM50 19l-6-2v10l6-2z", "metal") + legs("hide")
        + part("M20 52l-1-13q13-7 26 0l-1 13q-12 4-24 0z") + seam("M21 47h22") + limb("M43 41l7 1", "orc")
        + part("M23 27l-8-3 6 8zM41 27l8-3-6 8z", "orc")
        + part("M22 28c-1-12 21-12 20 0l2 6q-3 6-12 6t-12-6z", "orc") + eyes("M29 29h0m7 0h0")
        + seam("M26 26l5 2M39 26l-4 2") + part("M25 36l0-6 4 5zM39 36l0-6-4 5z", "bone")
        + part("M21 26c0-13 22-13 22 0q-11-5-22 0z", "metal") + part("M29 17l3-7 3 7z", "bone")
        + ball(19, 47, 9, "dark") + ball(19, 47, 3, "metal")
    ),
    "orcs-elite": riding(
        limb("M16 50v7M44 50l1 7", "hide") + part("M6 40q-5-2-3-7 5 0 6 5z", "hide")
        + part("M17 31l1-6 5 3 3-5 5 4 4-4 4 6 5-1 1 6 4 3z", "ink")
        + part("M4 46c-2-12 8-17 18-17 10 0 18 3 22 9l-2 14q-4 4-10 4H17C9 56 5 52 4 46z", "fur")
        + limb("M22 53v4M36 53v4", "fur") + part("M35 40q3-9 12-8l12 6q4 2 4 8l-4 6-9 4q-8 1-13-4-3-5-2-12z", "fur")
        + part("M37 37l-2-9 9 5z", "hide") + part("M58 37q6 0 6 8t-5 8-3-8 2-8z", "skin")
        + eyes("M48 40h0M61 43h0M61 47h0")
        + seam("M44 36l6 2") + part("M49 50q5-1 3-10 9 7 4 14-5 2-7-4z", "bone")
        + part("M14 30q10-4 19 0l2 12q-11 5-23 0z", "dark") + part("M15 33l1-13q8-4 15 0l2 13z")
        + limb("M25 32l4 9", "orc") + part("M15 13l-8-3 6 8zM31 13l8-3-6 8z", "orc")
        + part("M15 14c-1-11 17-11 16 0l1 5q-9 7-18 0z", "orc") + eyes("M22 14h0m6 0h0")
        + part("M18 21v-5l3 4zM30 21v-5l-3 4z", "bone") + part("M14 11c0-10 18-10 18 0q-9-4-18 0z", "metal")
        + part("M15 6q-6 0-6-6 2 3 9 3zM31 6q6 0 6-6-2 3-9 3z", "bone")
        + rod("M38 36L50 10") + part("M47 14l6-10q10 4 9 16l-11-2zM47 14l-6 0-1 6 5-1z", "metal")
        + limb("M29 24l12 5", "orc")
    ),
    "orcs-renown": towering(
        part("M45 38L40 10c0-9 20-10 19 1L51 39z", "hide")
        + part("M41 14l-6-2 6-3zM59 9l5-4-5 8zM56 19l6 1-7 3z", "bone")
        + part("M15 58q-2-12 2-16h30q4 4 2 16H36v-7h-8v7z", "orc")
        + part("M12 44C10 30 17 21 32 21s22 9 20 23q-20 9-40 0z", "orc") + ball(32, 40, 1, "ink")
        + part("M17 24l6-2 24 21-5 3z", "dark") + part("M11 42q21 9 42 0l-2 8q-19 7-38 0z")
        + part("M26 46h12l-1 12q-5 3-10 0z") + seam("M26 50h12") + ball(32, 47, 3, "gold")
        + limb("M17 28Q7 32 7 46", "orc") + ball(7, 48, 6, "orc") + seam("M4 49v3M7 49v4M10 49v3")
        + limb("M48 28q7 1 3 8", "orc") + ball(49, 36, 5, "orc") + seam("M46 34h6M46 37h6")
        + part("M22 14l-8-3 7 8zM42 14l8-3-7 8z", "orc") + ball(15, 14, 2, "gold")
        + part("M22 15c-1-14 21-14 20 0l2 6q-4 6-12 6t-12-6z", "orc")
        + part("M28 4q-1-4 3-4 0 3 2 3 1-3 5-2-3 2-2 4z", "ink")
        + ball(33, 12, 5, "pale") + eyes("M34 12h0") + seam("M27 7q6-4 12 1M27 21h11")
        + part("M25 22v-6l4 5zM41 22v-6l-4 5z", "bone")
    ),
}

DWARVES: Final[dict[str, str]] = {
    "dwarves-standard": standing(
        part("M22 58V49h20v9h-8v-4h-4v4z", "hide") + part("M19 54l1-13q12-7 24 0l1 13q-13 4-26 0z")
        + ball(32, 33, 9, "skin") + part("M22 35q5 3 10 1 5 2 10-1l-1 12q-5 8-9 8t-9-8z", "fur")
        + seam("M29 42v7M35 42v7")
        + ball(33, 35, 2, "skin") + eyes("M29 32h0m7 0h0")
        + part("M21 31c0-14 22-14 22 0z", "metal") + seam("M32 21v10") + part("M30 21q2-8 9-5-3 2-5 5z")
        + rod("M24 49h25") + rod("M45 38q10 11 0 22", "metal") + seam("M46 39l-8 10 8 10")
        + part("M50 46l7 3-7 3z", "metal")
        + limb("M21 44l6 5M42 44l-4 5")
    ),
    "dwarves-elite": riding(
        rod("M51 54V18") + part("M41 8h21v12H41z", "metal") + seam("M45 8v12M58 8v12")
        + part("M20 58V47h26v11H36v-5h-5v5z", "ink") + part("M16 52l2-20q15-8 30 0l2 20q-17 6-34 0z", "metal")
        + part("M28 31h12l2 21q-8 3-16 0z") + part("M42 29q9-1 10 8l-8 4z", "body") + limb("M48 37l3 6", "metal")
        + part("M23 20h20l-1 16q-9 6-18 0z", "metal") + part("M22 25h22v4H22z", "ink") + sparks("M29 27h0m8 0h0")
        + part("M21 22c-1-18 25-18 24 0z", "metal") + part("M31 6h4v18h-4z", "body")
        + part("M26 31l3 12 4-8 4 8 3-12q-7 3-14 0z", "gold")
        + part("M4 32q11-5 22 0v16q-2 8-11 12Q6 56 4 48z") + part("M8 35q7-3 14 0v12q-1 5-7 8-6-3-7-8z", "light")
        + part("M10 39h10v4h-3v8h-4v-8h-3z", "dark")
    ),
    "dwarves-renown": towering(
        part("M13 59l1-13h16v13zM34 59V46h16l1 13z", "rock") + seam("M14 52h15M35 52h15")
        + part("M12 47l3-7h34l3 7-5 5H17z", "stone")
        + part("M9 24l9-9h28l9 9-4 18H13z", "stone") + seam("M13 31l6-2M50 35l-5-3M22 16l-3 6M44 20l4 3")
        + part("M22 23h20l3 10-13 11-13-11z") + part("M26 27h12v4h-4v8h-4v-8h-4z", "light")
        + part("M2 22l8-7 9 3 1 11-10 4-8-3z", "stone") + part("M62 22l-8-7-9 3-1 11 10 4 8-3z", "stone")
        + part("M2 31l14 1 1 10H1z", "rock") + part("M62 31l-14 1-1 10h16z", "rock")
        + part("M0 41l17-1 2 10-7 6H3l-3-6z", "stone") + part("M64 41l-17-1-2 10 7 6h9l3-6z", "stone")
        + seam("M6 50v5M11 50v5M53 50v5M58 50v5")
        + part("M20 5l6-4h13l6 5v13l-6 5H26l-6-5z", "stone") + part("M19 8l13 3 14-3v5l-14 2-13-2z", "rock")
        + part("M24 14h7v4h-7zM34 14h7v4h-7z", "glow") + seam("M28 21h9")
        + part("M3 21l7-7 9 3q-3 5-6 3-2 4-5 1-2 3-5 0zM24 2l2-1h13l2 1q-4 4-7 2-4 3-6 0z", "jade")
    ),
}
# fmt: on
