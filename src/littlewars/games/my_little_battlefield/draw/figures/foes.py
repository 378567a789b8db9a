"""Figures of the five commanders that rules drive: raiders, cult, grave legion, machine and tyrant."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.figures.parts import face, legs, put, riding, standing, towering, trunk
from littlewars.games.my_little_battlefield.draw.figures.realms import skull
from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks

# fmt: off
WOLF: Final = (
    limb("M14 44l-6 6 1 7M40 44l8 5-1 8", "rock") + part("M9 38Q0 38 1 27q5 6 11 6z", "rock")
    + part("M8 42c-1-8 5-11 13-11l15 1c5 0 7-5 9-9l1-7 5 5 5 0 2 5 6 5-1 4-9 1-4 8q-4 6-11 4l-16 1Q10 50 8 42z",
        "stone")
    + limb("M16 47l3 10M38 47l2 10", "stone") + eyes("M54 26h0M62 31h0") + part("M53 35l3 4 2-4z", "bone")
)

RAIDERS: Final[dict[str, str]] = {
    "raiders-standard": standing(
        legs("hide") + trunk("fur") + part("M22 46h20l1 5q-11 4-22 0z") + limb("M24 40l-5 7", "fur") + face(32, 29, 9)
        + part("M23 31q9 4 18 0l-1 6q-8 6-16 0z") + part("M23 28c-2-13 20-13 18 0q-9-5-18 0z", "dark")
        + part("M24 24l-9 2 4 3-3 4 9-5z", "dark")
        + limb("M40 40l8-1", "fur") + rod("M46 42l6-4", "gold") + part("M49 37c-1-8 2-14 8-17 1 8-1 14-5 19z", "metal")
    ),
    "raiders-elite": riding(
        WOLF + part("M17 32q9-3 16 0l2 9q-10 4-19 0z", "dark") + part("M17 35l2-14q6-3 13 0l2 14q-8 3-17 0z", "hide")
        + limb("M27 34l3 9", "hide") + part("M18 24h15l1 5H17z") + face(26, 13, 8)
        + part("M18 15q8 4 16 0l-1 5q-7 5-14 0z") + part("M17 12c-2-12 20-12 17 0q-8-4-17 0z", "dark")
        + part("M18 8l-9 2 4 3-3 3 8-3z", "dark")
        + rod("M18 37L52 9") + part("M50 6l10-4-5 10z", "metal") + limb("M31 24l5 1", "hide")
    ),
    "raiders-renown": towering(
        put(WOLF, 19, 19, 7) + rod("M26 47l14-3")
        + rod("M5 38V3", "hide") + part("M6 3h14l-4 5 4 5H6z") + part("M16 42l2-18q8-4 16 0l2 18z", "hide")
        + part("M16 36h21v6H15z", "dark")
        + part("M14 26q3-5 9-5l-2 14-9 1zM36 26q-3-5-9-5l3 14 9 1z", "stone")
        + face(26, 16, 8) + part("M18 17q4 3 8 2 4 1 9-2l-2 8q-6 5-13 0z", "ink")
        + part("M17 14c0-13 18-13 18 0q-9-4-18 0z", "metal")
        + part("M18 9q-8-1-7-9 3 4 10 4zM34 9q8-1 7-9-3 4-10 4z", "bone")
        + rod("M44 40V10") + part("M44 12l10-6q6 9 1 19l-11-6zM44 12l-8-4q-4 7-1 14l9-4z", "metal")
        + limb("M35 28l9 1", "skin")
        + part("M1 34h33l4 12q-15 6-33 0z") + part("M4 37h31l1 3H5z", "light") + ball(10, 42, 1, "ink")
        + ball(18, 49, 12, "hide") + ball(18, 49, 8, "fur") + seam("M18 38v22M7 49h22M10 41l16 16M26 41L10 57")
        + ball(18, 49, 3, "metal")
        + part("M30 46l7 3-7 3z", "metal")
    ),
}

CULT: Final[dict[str, str]] = {
    "cult-standard": standing(
        part("M17 59q3-18 8-24h14q6 6 8 24-15 4-30 0z") + part("M32 38l5 20q-5 2-10 0z", "dark") + limb("M24 42l-4 7")
        + part("M22 38C19 22 26 16 33 12q10 6 9 26-10 5-20 0z", "dark")
        + part("M26 35q-3-16 8-17 9 2 6 17-6 5-14 0z", "bone")
        + part("M28 27h4v3h-4zM35 27h4v3h-4z", "ink") + seam("M33 24v9M30 35h7") + ball(34, 22, 1, "fire")
        + limb("M41 42l6 2") + part("M46 34h4v12h-4z", "pale") + part("M48 24q6 5 0 10-6-5 0-10z", "gold")
    ),
    "cult-elite": riding(
        limb("M16 46Q4 50 6 58M26 50q-4 4-8 9M40 50q3 4 8 9M48 46q12 4 10 12", "dark")
        + part("M10 48Q2 42 8 34 4 24 14 21"
            "q2-11 14-10 8-6 15 1 10 0 10 11 9 5 4 14 4 9-6 12-5 5-12 2-8 5-14 1-8 2-9-4z", "mist")
        + limb("M14 40Q2 36 6 24l4-3M50 40q12-4 8-16l-4-3")
        + ball(31, 29, 9, "pale") + ball(33, 30, 5) + ball(34, 30, 2, "ink") + ball(18, 32, 4, "pale")
        + eyes("M19 32h0")
        + ball(46, 22, 4, "pale") + eyes("M47 23h0") + ball(22, 19, 3, "pale") + eyes("M23 19h0")
        + part("M18 41q14 6 28-1-4 10-13 10-10 0-15-9z", "ink")
        + part("M22 42l3 5 3-4zM32 44l3 5 3-5zM40 42l1 5 3-6z", "bone")
    ),
    "cult-renown": towering(
        limb("M14 42Q2 38 4 22q1-6 7-6M50 42q12-4 10-20-1-6-7-6M20 46Q8 46 5 56M44 46q12 0 15 10")
        + sparks("M4 30h0M60 30h0M5 24h0M59 24h0")
        + part("M12 42C4 14 18 2 32 1c14 1 28 13 20 41-8 12-32 12-40 0z", "dark")
        + part("M18 16L9 5l15 4zM46 16l9-11-15 4z", "body")
        + seam("M22 8q4 4 3 8M42 8q-4 4-3 8")
        + part("M14 26q18-22 36 0-18 20-36 0z", "pale") + ball(33, 26, 8) + ball(33, 26, 4, "ink")
        + ball(35, 23, 1, "pale")
        + limb("M24 42q-2 7-8 11M32 44v11M40 42q2 7 8 11")
        + part("M1 60q-3-8 6-9 2-5 9-3 5-4 9 1 6-4 11 0 6-3 10 2 7-1 8 4 9 0 8 6-30 4-61-1z", "mist")
    ),
}

NECRO: Final[dict[str, str]] = {
    "necro-standard": standing(
        limb("M26 48l-4 9M36 48l2 9", "jade") + part("M19 50q-3-14 9-17l12 2q3 10-2 16-10 4-19-1z", "jade")
        + seam("M24 40q6 2 12-1M24 44q6 2 12-1")
        + part("M19 47q10 4 21 0l2 7-4-2-3 4-4-4-4 4-3-4-5 3z")
        + limb("M23 39Q13 44 14 53M38 40q10 0 13 7", "jade")
        + rod("M14 53l-4 4M14 53v5M14 53l4 4M51 47l5 0M51 47l4 4M51 47l0 5", "bone")
        + part("M27 28l-7-6 3 10z", "jade") + part("M25 29c-1-13 20-13 20 0 0 9-6 11-11 11s-9-4-9-11z", "jade")
        + ball(33, 27, 3, "gold") + ball(41, 27, 3, "gold") + eyes("M34 27h0m8 0h0")
        + part("M31 34q6 2 12-1-2 6-6 6t-6-5z", "ink") + part("M33 35l2 2 1-2zM39 35l1 2 2-3z", "bone")
    ),
    "necro-elite": riding(
        rod("M54 56V34", "hide") + part("M51 34V6l3-5 4 5v28z", "metal") + rod("M47 35h14", "gold")
        + rod("M27 48l-3 9M38 48l3 9", "bone") + part("M20 58l5-5h4l-1 5zM38 58l1-5h4l4 5z", "metal")
        + part("M19 52q-2-16 4-23h19q7 7 4 23l-5-3-5 4-4-4-5 4-4-4z", "dark")
        + part("M23 30q10-5 20 0l-3 16q-7 4-14 0z", "metal")
        + seam("M33 29v18M26 37h14M27 42h12") + part("M13 34q1-8 11-7l1 9zM51 34q-1-8-10-7l-1 9z")
        + limb("M47 36l6 6", "bone")
        + skull(32, 18) + part("M23 17c-3-16 20-18 19 0l-5-4-3 4-3-4z", "metal")
        + part("M24 8Q14 8 14 0q5 5 13 4zM41 8q10 0 10-8-5 5-13 4z", "bone")
        + part("M4 33q10-4 20 0v16q-2 7-10 11Q6 56 4 49z")
        + part("M14 38q5 0 5 5 0 3-2 3v3h-6v-3q-2 0-2-3 0-5 5-5z", "bone") + eyes("M12 43h0m4 0h0")
    ),
    "necro-renown": towering(
        part("M8 60Q2 34 18 22h26q14 12 11 37l-6-4-5 6-6-6-6 6-6-6-6 6-6-6z", "dark")
        + part("M16 59q-2-22 7-34h18q8 12 6 33l-5-4-4 6-5-6-5 6-5-6z") + part("M32 26l6 30-5 3-5-4z", "gold")
        + seam("M24 34q-3 10-3 20M41 34q3 10 2 19")
        + part("M7 27Q12 16 26 21l-4 10q-8-4-15-4zM57 27Q52 16 40 21l4 10q8-4 13-4z", "light")
        + part("M20 22q12 8 25 0l-1 6q-11 7-23 0z", "bone")
        + skull(32, 17) + part("M22 13l-3-12 7 5 6-6 6 6 7-5-3 12q-10-3-20 0z", "gold") + ball(32, 7, 1, "fire")
        + sparks("M30 18h0m7 0h0")
        + rod("M56 60V18", "hide") + part("M50 16q-1 8 6 8t6-8q-3 3-6 2-3 1-6-2z", "bone") + ball(56, 12, 6, "glow")
        + seam("M53 11q1-3 4-3")
        + limb("M44 31l9 6") + rod("M54 37l4-2M54 38l4 1", "bone") + limb("M20 31L9 36")
        + rod("M9 36l-4-3M9 36l-5 1", "bone")
        + part("M6 32Q-3 24 5 14q0 5 3 6 0-6 4-9 5 14-6 21z", "glow")
    ),
}

MACHINE: Final[dict[str, str]] = {
    "machine-standard": standing(
        rod("M32 57V46", "glass") + limb("M22 30L12 26M42 30l10-4", "metal")
        + part("M3 24h17v4H3zM44 24h17v4H44z", "ink")
        + rod("M11 26v5M53 26v5", "metal") + rod("M36 22l4-7", "metal") + ball(40, 15, 2, "fire") + ball(32, 33, 13)
        + part("M20 29q12-13 24 0-12-4-24 0z", "light") + ball(34, 35, 7, "ink") + ball(35, 35, 4, "glow")
        + ball(36, 34, 1, "pale")
        + rod("M26 46l-3 5M38 46l3 5", "metal")
    ),
    "machine-elite": riding(
        limb("M28 38L14 46 10 57M36 38l14 8 4 11M32 40v17", "metal") + ball(14, 46, 3, "dark") + ball(50, 46, 3, "dark")
        + part("M20 34h24l-4 10H24z", "ink") + part("M15 20q0-14 17-15 17 1 17 15l-3 15H18z")
        + part("M15 20q17-6 34 0l-1 4q-16-5-32 0z", "light")
        + ball(34, 26, 9, "ink") + ball(35, 26, 6, "fire") + ball(36, 25, 2, "gold") + seam("M22 10q3-3 8-3")
        + rod("M24 8l-4-7M40 8l4-7", "metal")
        + limb("M16 26L6 28M48 26l10 2", "metal")
        + part("M7 25l-2 6-3 14Q-2 34 2 26zM57 25l2 6 3 14q4-11 0-19z", "pale")
    ),
    "machine-renown": towering(
        part("M4 60q-4-9 5-10h46q9 1 5 10z", "ink") + "".join([ball(x, 56, 3, "metal") for x in (12, 22, 32, 42, 52)])
        + part("M12 50l5-12h30l5 12z", "dark") + part("M19 40l2-14h22l2 14z", "metal") + seam("M21 31h22M20 36h24")
        + limb("M15 34Q4 36 5 46M49 34q11 2 10 12", "metal")
        + part("M1 45h8l1 7-3-2-2 3-2-3-3 2zM55 45h8l1 7-3-2-2 3-2-3-3 2z", "metal")
        + part("M3 15q0-9 9-9 10 1 11 11l-3 12H8q-5-5-5-14z", "body")
        + part("M61 15q0-9-9-9-10 1-11 11l3 12h12q5-5 5-14z", "body")
        + part("M6 14h8v5H6zM50 14h8v5h-8z", "ink") + sparks("M9 17h2M53 17h2") + seam("M8 25h7M49 25h7")
        + part("M19 14Q20 2 32 1q12 1 13 13l-3 17q-5 5-10 5t-10-5z", "light")
        + part("M19 14Q20 2 32 1q12 1 13 13l-13-4z")
        + part("M23 16l8 2v4l-8-1zM41 16l-8 2v4l8-1z", "ink") + sparks("M27 19h1M36 19h1") + seam("M28 30h8M32 23v4")
        + ball(32, 44, 6, "ink") + ball(32, 44, 4, "glow") + rod("M32 1v-1M12 6V1M52 6V1", "gold")
    ),
}

TYRANT: Final[dict[str, str]] = {
    "tyrant-standard": standing(
        rod("M48 57V26", "ink") + part("M48 4q6 9 3 22h-6q-3-13 3-22z", "glow") + legs("ink") + trunk()
        + part("M28 37h8l2 14q-6 2-12 0z", "gold")
        + part("M22 36q-6 0-6 8h7zM42 36q6 0 6 8h-7z", "dark") + limb("M43 42l5 3", "dark")
        + part("M23 36L22 22q2-12 10-13 8 1 10 13l-1 14q-9 4-18 0z", "dark")
        + part("M26 26h15v4l-6 1v5h-4v-5l-5-1z", "gold") + eyes("M31 28h0m5 0h0")
    ),
    "tyrant-elite": riding(
        part("M16 58q-4-20 4-30h24q10 10 6 29-8 5-14 1-10 4-20 0z", "dark") + rod("M54 58V22", "gold")
        + part("M54 1q9 9 3 22h-6q-4-12 3-22z", "glow")
        + part("M24 58V44h16v14h-7v-7h-2v7z", "ink") + part("M25 52h6v4h-6zM33 52h6v4h-6z", "gold")
        + part("M20 48l3-18q9-4 18 0l3 18q-12 5-24 0z") + part("M25 31q7-3 14 0l-2 9-5 4-5-4z", "gold")
        + limb("M43 36l9 3")
        + part("M13 34q1-8 11-7l1 9zM51 34q-1-8-11-7l-1 9z", "gold")
        + part("M27 8Q20-2 8 5q8 1 8 7 0 8-5 13 10 0 14-9z", "fire")
        + part("M23 26l-1-12q2-10 10-10t10 10l-1 12q-9 6-18 0z", "gold")
        + part("M26 15h16v4h-5l-1 8h-4l-1-8h-5z", "ink") + sparks("M31 17h0m6 0h0")
        + part("M5 32q9-3 17 0v18q-2 5-9 9-6-4-8-9z", "light")
        + part("M13 37l2 5 5 0-4 3 2 5-5-3-5 3 2-5-4-3 5 0z", "gold")
    ),
    "tyrant-renown": towering(
        rod("M24 57l2-7M44 57l-2-7", "glass") + part("M10 58q22-5 44 0-22 6-44 0z", "glow")
        + rod("M12 34V2", "gold") + part("M13 3q12 4 10 14 2 8 0 13-4-4-10-3z")
        + part("M13 10q8 0 10 5v4q-4-4-10-3z", "light")
        + part("M24 36V12q7-7 14 0v24z", "gold") + part("M27 36V15q4-4 8 0v21z", "dark")
        + part("M25 37l2-12q5-3 11 0l3 12z") + limb("M36 28l6 4") + face(32, 20, 6)
        + part("M25 18l-2-8 5 3 4-5 4 5 5-3-2 8q-7-3-14 0z", "gold")
        + part("M0 32h40l8-6 16 4q-3 12-12 18-6 5-20 6-16 0-24-7Q2 41 0 32z")
        + part("M0 32h40l8-6 16 4-1 5-13-2-8 5H2z", "gold")
        + part("M48 26l5-10 4 3 5-2-2 6 4 7z", "gold") + eyes("M57 23h0") + seam("M4 42q22 8 52-1")
        + ball(14, 43, 3, "ink") + ball(26, 45, 3, "ink") + ball(38, 44, 3, "ink")
        + rod("M14 43l6 4M26 45l6 4M38 44l7 3", "metal")
        + part("M4 44q-5 2-4 8 5 1 9-3z", "fire")
    ),
}
# fmt: on
