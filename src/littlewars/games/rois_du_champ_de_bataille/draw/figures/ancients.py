"""Figures of the ancient armies: hoplite, legionary, war elephant and Gaul."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam

# fmt: off
ANCIENTS: Final[dict[str, str]] = {
    "greece": (
        rod("M54 61V14") + part("M54 1l5 10-5 7-5-7z", "metal")
        + part("M27 50h7v11h-8zM37 50h7l1 11h-8z", "gold") + part("M23 42h23l3 12q-14 5-28 0z", "light")
        + part("M24 33q10-4 21 0l1 11H23z", "gold") + limb("M45 37l9 4", "skin")
        + part("M19 33C8 8 28-4 52 9l-5 7C37 7 26 11 26 23l-1 9q-3 3-6 1z")
        + part("M24 34V23c0-15 24-15 24 0v11l-7 3q-10 1-17-3z", "gold")
        + part("M34 22h13v5h-5v9h-4v-9h-4z", "ink")
        + ball(22, 45, 16, "dark") + ball(22, 45, 13) + part("M19 35h6l7 19h-6l-4-12-4 12h-6z", "pale")
    ),
    "rome": (
        rod("M54 61V24") + rod("M54 22V10", "metal") + part("M54 0l4 11h-8z", "metal") + part("M51 21h6v6h-6z")
        + limb("M31 52v7M41 52v7", "skin") + part("M23 44h23l3 11q-14 4-28 0z", "dark")
        + part("M24 33q10-4 21 0l1 13H23z", "metal") + seam("M24 38h21M24 42h22") + limb("M45 37l9 4", "skin")
        + part("M29 16L23 1l8 5 5-6 5 6 8-5-6 15z") + seam("M33 14l-2-8M36 14V3M39 14l2-8")
        + ball(36, 27, 9, "skin") + eyes("M37 28h0M43 28h0") + part("M28 25h5v11l-5-4z", "metal")
        + part("M24 25C24 9 48 9 48 24H28l-9 7z", "metal") + part("M26 22q11-4 22 0l3 3H27z", "gold")
        + part("M6 32q14-7 28 0v25q-14 7-28 0z", "gold") + part("M9 34q11-5 22 0v21q-11 5-22 0z")
        + part("M18 31h4v29h-4z", "gold") + part("M10 37l7 5-5 3 5 4-7 5zM30 37l-7 5 5 3-5 4 7 5z", "pale")
        + ball(20, 45, 5, "metal")
    ),
    "carthage": (
        part("M17 44h9v17h-9zM38 44h9v17h-9z", "rock") + rod("M6 34Q0 38 3 47", "rock")
        + part("M3 46C0 30 10 24 26 24q16 0 22 4l-1 17-6 1 2 15h-9l-2-11q-8 2-12 0l-2 11H8L7 50q-3 0-4-4z", "stone")
        + part("M44 21c11-2 17 5 17 15 0 8-3 14 1 19l-6 4c-6-4-4-12-5-17l-9-3z", "stone")
        + seam("M57 42l4 0M56 47l5 1M57 52l4-1")
        + part("M50 42q6 7 13 2-3 9-10 7-5-2-7-8z", "bone") + eyes("M53 32h0")
        + part("M33 26q9-9 14 2 2 11-6 18-11-6-8-20z", "rock")
        + part("M8 27q12-6 26-2l0 21q-13 4-26 0z") + part("M8 42q13 4 26 0v4q-13 4-26 0z", "gold")
        + rod("M27 16L43 5") + part("M41 2l9-1-6 7z", "metal")
        + ball(22, 8, 6, "skin") + part("M15 6C14-1 29-1 29 6z", "metal") + eyes("M22 9h0M26 9h0")
        + part("M7 28V13h6v4h4v-4h8v4h4v-4h6v15q-14-4-28 0z", "fur") + ball(21, 21, 5, "dark") + ball(21, 21, 2, "gold")
    ),
    "gauls": (
        part("M48 41l2-34 4-7 4 7-3 34z", "metal") + seam("M54 8l-2 30") + part("M44 39h15v4H44z", "gold")
        + part("M29 34L17 57q12 5 26 2l4-24z", "dark")
        + part("M26 48h20l2 13h-9l-2-6-2 6h-9z", "light") + seam("M27 53h20M26 58h9M38 58h9M31 49v11M42 49v11")
        + part("M25 35q11-5 21 0v12q-10 4-21 0z", "skin") + part("M25 45h21v4H25z", "hide") + limb("M46 37l5 8", "skin")
        + part("M24 22q-4 9-1 16l5-3zM47 22q4 9 1 16l-5-3z", "gold") + ball(36, 24, 10, "skin")
        + eyes("M33 24h0M41 24h0")
        + part("M36 27q6-2 10 3 1 6-2 9-2-5-8-6-6 1-8 6-4-4-2-10 4-4 10-2z", "gold")
        + part("M25 20c0-15 23-15 23 0q-11-4-23 0z", "metal") + part("M25 18q11-4 23 0v4q-11-4-23 0z", "gold")
        + part("M26 16Q10 17 9 1q7 9 19 8zM46 16Q60 14 61 1q-7 9-18 8z", "bone")
        + part("M18 28c-15 4-15 30 0 34 15-4 15-30 0-34z", "light") + part("M18 31c-11 4-11 24 0 28 11-4 11-24 0-28z")
        + part("M16 34h4v22h-4z", "gold") + ball(18, 45, 5, "metal")
    ),
}
# fmt: on
