"""Pictures of the Ursidés, by rank: dancing claws, a bear rider, a skinchanger, a sylvarch."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks
from littlewars.pieces.svg import path

# fmt: off
WOOD: Final = path("M0 46L6 26l5 14 6-26 7 24 8-32 8 32 7-24 6 26 5-14 4 12v22H0z", "bat-c-motif")

URSIDES: Final = (
    (
        WOOD + limb("M16 56Q8 54 9 44M48 56q8-2 7-12")
        + part("M13 64Q13 44 24 41h16q11 3 11 23z") + part("M28 42h8l-2 22h-4z", "light")
        + ball(19, 13, 6, "fur") + ball(45, 13, 6, "fur") + ball(19, 13, 2, "hide") + ball(45, 13, 2, "hide")
        + part("M16 30Q13 8 32 8q19 0 16 22-1 13-8 16-8 4-16 0-7-3-8-16z", "fur") + ball(32, 29, 10, "skin")
        + part("M25 18l2 5 3-5zM34 18l3 5 2-5z", "bone") + eyes("M28 28h0M36 28h0") + seam("M27 33q5 4 10 0")
        + part("M2 39L1 22l6 12 2-15 4 15 6-11-2 17zM62 39l1-17-6 12-2-15-4 15-6-11 2 17z", "bone")
        + part("M2 39q7-5 15 0l-1 8q-7 4-13 0zM62 39q-7-5-15 0l1 8q7 4 13 0z", "fur")
    ),
    (
        WOOD + rod("M52 62V12") + part("M52 1l5 9-5 8-5-8z", "metal")
        + part("M19 36q2-14 13-14t13 14z") + limb("M43 30l8 3", "skin") + ball(32, 15, 9, "skin")
        + eyes("M29 16h0M36 16h0") + part("M22 14Q21 2 32 2t10 12q-10-5-20 0z", "hide") + part("M30 2h4v9h-4z", "metal")
        + ball(14, 34, 7, "fur") + ball(48, 34, 7, "fur") + ball(14, 34, 3, "hide") + ball(48, 34, 3, "hide")
        + part("M9 48Q8 29 31 29t22 19q-1 16-22 16T9 48z", "fur") + eyes("M22 42h0M40 42h0")
        + part("M19 53q0-9 12-9t12 9q0 9-12 9t-12-9z", "bone") + part("M26 47h10l-5 6z", "ink")
        + seam("M31 53v4M25 58q6 3 12 0")
        + part("M10 46l9 4 0 5-8-2zM52 46l-9 4 0 5 8-2z")
    ),
    (
        WOOD + rod("M54 64V18") + part("M54 18q-8-3-7-12 4 2 7-5 3 7 7 5 1 9-7 12z", "jade") + sparks("M54 11h0")
        + part("M8 64q2-22 24-24t24 24z") + part("M14 64q2-14 18-17 16 3 18 17l-8-6-5 6-5-6-5 6-5-6z", "fur")
        + rod("M22 14Q10 14 8 2M15 12Q9 16 3 12M42 14Q54 14 54 22M42 13q8 0 10-10", "bone")
        + part("M15 40Q12 10 32 10t17 30l-8 6H23z", "fur") + part("M20 24q12-6 24 0l-2 12-6 10h-8l-6-10z", "bone")
        + part("M22 27l8 2-2 5-5-1zM42 27l-8 2 2 5 5-1z", "ink") + sparks("M26 31h0M38 31h0")
        + part("M30 38h4l-2 4z", "ink")
        + seam("M28 43v3M32 43v3M36 43v3")
    ),
    (
        WOOD + part("M4 64q2-22 28-24t28 24z") + part("M8 54q6-14 24-14t24 14q-10 8-24 8T8 54z", "fur")
        + seam("M18 48l-3 8M26 45l-1 10M38 45l1 10M46 48l3 8") + part("M20 22h24v14q-4 10-12 10T20 36z", "skin")
        + eyes("M27 28h0M37 28h0") + seam("M23 24l6 1M41 24l-6 1")
        + part("M19 30q4 4 9 2l4 2 4-2q5 2 9-2 2 16-13 26-15-10-13-26z", "hide")
        + part("M28 35q4 2 8 0-1 4-4 4t-4-4z", "ink")
        + rod("M20 16Q8 14 6 3M13 12Q8 14 3 11M44 16Q56 14 58 3M51 12q5 2 10-1", "bone")
        + part("M18 24V10l6 5 8-11 8 11 6-5v14q-14-6-28 0z", "gold") + ball(32, 15, 3)
        + part("M31 57l5 3-5 4-4-4z", "jade")
    ),
)
# fmt: on
