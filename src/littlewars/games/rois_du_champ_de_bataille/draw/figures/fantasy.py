"""Figures of the fantasy armies: elf archer, skeleton, dwarf, wolf rider and orc."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks

# fmt: off
FANTASY: Final[dict[str, str]] = {
    "elves": (
        rod("M12 44L6 22M16 44l-4-22", "bone") + part("M3 24l2-7 4 6zM10 23l1-7 5 5z")
        + part("M8 36h9l3 20h-8z", "hide")
        + part("M17 61q-2-17 7-28h14q8 11 8 28z") + part("M31 36l8 25H27z", "light") + part("M24 46h17v4H23z", "hide")
        + part("M17 36Q14 22 22 15 16 10 7 13 16-1 33 3c15 5 14 20 11 33q-13 6-27 0z")
        + part("M26 34q-4-16 8-17 11 2 9 17-8 5-17 0z", "skin") + eyes("M29 27h0M35 27h0")
        + part("M18 36Q15 24 25 15q-2 9 1 19zM44 36q3-14-4-21 4 8 3 19z", "dark")
        + rod("M47 4L38 38 47 60", "pale") + rod("M36 37h23", "hide") + part("M57 32l7 5-7 5z", "metal")
        + part("M45 1q22 14 13 35l-1 0q7 14-12 27l-1-3q13-12 9-24-1-17-10-31z", "gold")
        + limb("M27 42l9-4M43 43l9-5") + ball(37, 38, 3, "skin") + ball(54, 37, 3, "skin")
    ),
    "undead": (
        part("M13 60q-3-20 9-30h20q12 10 8 29l-6-5-5 7-6-7-7 7-6-7z")
        + rod("M29 48l-3 12M39 48l3 12", "bone") + rod("M34 50V34", "bone")
        + rod("M25 36h18M26 41h16M28 46h12", "bone") + part("M27 47h14l-3 5h-8z", "bone")
        + part("M43 31q8-2 9 7l-9 2zM25 31q-8-2-9 7l9 2z", "dark")
        + rod("M49 38l6 5", "bone") + rod("M50 47l9-6", "gold")
        + part("M52 42L51 6l5-6 3 8-2 5 3 3-2 6 2 3-2 17z", "metal")
        + rod("M19 38l-6 10", "bone")
        + part("M21 18C19-4 48-4 47 18q0 6-4 8v7H28v-7q-6-2-7-8z", "bone")
        + ball(31, 19, 4, "ink") + ball(41, 19, 4, "ink") + part("M36 23l2 4h-4z", "ink")
        + seam("M32 28v5M36 28v5M40 28v5")
        + sparks("M32 19h0M42 19h0")
        + part("M11 37q6-4 13 0v7l4 3-4 3v6q-5 3-7 5-12-6-10-20z") + part("M10 40q7-3 11 0v16l-4 3q-9-6-7-19z", "light")
    ),
    "dwarfs": (
        rod("M55 61V2") + part("M54 5Q46 1 44 12q2 11 10 8zM56 5q8-4 8 7 0 11-8 8z", "metal")
        + part("M52 6h6v14h-6z", "gold")
        + part("M14 61V50h17v11zM34 61V50h17v11z", "hide")
        + part("M8 53q-3-17 10-22h28q11 5 8 22-23 7-46 0z") + part("M7 46q24 6 48 0v6q-24 7-48 0z", "dark")
        + limb("M12 38l-2 10") + limb("M47 37l7 5") + ball(55, 43, 4, "skin") + ball(10, 49, 4, "skin")
        + ball(29, 25, 12, "skin")
        + part("M15 26q7 4 14 1 8 3 14-1 3 14-2 22-7 9-12 11-6-2-12-11-5-8-2-22z", "beard")
        + seam("M25 38q0 9 4 15M34 38q0 9-4 15M20 36q0 6 3 10M38 36q0 6-3 10")
        + ball(31, 28, 4, "skin") + eyes("M24 24h0M36 24h0")
        + part("M15 22C14-1 44-1 43 22q-14-6-28 0z") + part("M14 18q15-6 30 0v5q-15-6-30 0z", "gold")
        + part("M26 4h6v14h-6z", "gold")
    ),
    "goblins": (
        limb("M15 47l-6 6 2 7M42 47l8 6-1 7", "rock") + part("M10 42Q-1 42 1 28q5 8 12 8z", "rock")
        + part("M6 46c-2-9 5-12 14-12l16 0c6 0 7-5 9-9l0-9 6 6 5-1 2 5 7 6-1 5-10 2-4 9q-4 6-12 5l-16 1Q9 54 6"
            " 46z", "stone")
        + limb("M17 51l3 9M38 51l2 9", "stone") + eyes("M53 28h0M62 33h0")
        + part("M53 38l2 5 3-5zM58 38l2 3 1-4z", "bone")
        + part("M14 36q9-4 18 0l2 12q-11 4-21 0z", "dark") + part("M13 36q2-10 9-12 9 0 12 12l-2 4q-9 3-18-1z")
        + limb("M24 37l5 9", "orc")
        + part("M16 17Q6 15 0 6q12-2 19 4zM30 17q10-2 15-12-11-1-17 5z", "orc")
        + part("M13 17C12 3 34 3 33 17q2 10-10 11-11-1-10-11z", "orc")
        + part("M13 14C14 0 32 0 33 14q-10-5-20 0z") + ball(20, 17, 2, "gold") + ball(28, 17, 2, "gold")
        + part("M17 22q7 3 14 0-1 5-7 5t-7-5z", "ink") + part("M19 23l2 3 1-3zM27 23l1 3 2-3z", "bone")
        + limb("M31 31l10 0", "orc") + rod("M39 34l4-6", "gold")
        + part("M41 28C41 14 48 5 60 2c1 12-6 21-16 27z", "metal")
    ),
    "orcs": (
        rod("M55 60V24") + part("M43 2l18-2 2 6-3 3 3 5-2 14-16 2z", "metal") + seam("M47 6l2 20")
        + ball(48, 8, 2, "ink")
        + part("M16 61V48h15v13zM34 61V48h15v13z", "hide")
        + part("M6 50Q2 30 16 24h32q12 6 9 24-26 11-51 2z", "orc")
        + part("M12 45q20 8 41 0l-2 8q-19 6-37 0z") + part("M25 47h14l-2 13q-5 2-10 0z") + ball(32, 50, 3, "gold")
        + limb("M10 38Q5 44 7 52", "orc") + ball(8, 53, 5, "orc") + limb("M51 38l4 6", "orc") + ball(55, 45, 5, "orc")
        + part("M1 36Q2 20 20 21l2 12Q12 30 1 36zM61 36Q60 22 43 22l-2 12q10-3 20 2z", "dark")
        + part("M6 26L1 15l10 7zM14 22l-3-12 9 10z", "bone")
        + part("M19 22L9 18l8 12zM44 22l10-4-8 12z", "orc")
        + part("M18 24C17 6 46 6 45 24l2 8q-4 11-15 11T16 32z", "orc")
        + part("M18 20C18 3 46 3 46 20q-14-7-28 0z", "dark")
        + sparks("M26 25h0M38 25h0") + seam("M21 21l8 3M43 21l-8 3")
        + part("M22 33q10 4 20 0l-2 6q-8 3-16 0z", "ink") + part("M20 36l2-11 5 10zM44 36l-2-11-5 10z", "bone")
    ),
}
# fmt: on
