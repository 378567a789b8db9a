"""Pictures of the Ambrardents, by rank: an ember smith, a salamander rider, a flame reader, a brand."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks
from littlewars.pieces.svg import path

# fmt: off
DUNES: Final = path("M0 44q14-14 30-4t34-6v30H0zM52 4a9 9 0 1 1-.1 0z", "bat-c-motif")

AMBRARDENTS: Final = (
    (
        DUNES + rod("M53 56L49 16") + part("M38 8l20-3 3 11-21 4z", "metal") + part("M37 8l5-1 3 12-5 1z", "glow")
        + limb("M46 58q9 0 6-10", "skin") + part("M10 64Q11 44 22 41h18q10 3 10 23z") + part("M20 46h22v18H20z", "hide")
        + seam("M20 46l-4-5M42 46l4-5M26 52h10v6H26z") + ball(31, 29, 12, "skin")
        + part("M21 32q10 5 20 0-1 11-10 11t-10-11z", "ink")
        + part("M18 24Q18 12 31 12t13 12q-13-5-26 0z") + part("M18 20l-9-4 2 6-5 3 12 1z")
        + ball(26, 27, 5, "glass") + ball(36, 27, 5, "glass") + seam("M17 26h4M41 26h4") + eyes("M26 27h0M36 27h0")
        + sparks("M60 24h0M46 3h0M56 30h0")
    ),
    (
        DUNES + rod("M50 60V10") + part("M50 0q6 8 3 12-3 3-6 0-2-5 3-12z", "fire") + part("M21 38q1-14 11-14t11 14z")
        + limb("M42 31l8 3", "skin") + ball(32, 17, 9, "skin") + eyes("M29 18h0M36 18h0")
        + part("M22 17Q21 4 32 5t10 12l-4-3H26z", "metal") + part("M28 6q0-6 5-6 0 3 3 5z", "fire")
        + part("M2 64Q0 42 20 36q8-6 18 0l20 8q5 4 2 9-8 7-24 7l-2 4z", "fire")
        + part("M6 46q-3-4 0-9 3 3 6 1 0-5 4-7 1 5 5 4 2-5 6-5 0 5 2 7-12 1-23 9z", "glow")
        + ball(33, 43, 6, "pale") + part("M32 39h3v8h-3z", "ink") + seam("M34 53q14 1 25-5M55 46h1")
        + part("M8 54a3 3 0 1 0 .1 0zM18 48a3 3 0 1 0 .1 0zM20 58a2 2 0 1 0 .1 0z", "glow")
        + part("M55 53q8 0 8 6-4-2-6 0 1 2 0 4-5-3-6-8z")
    ),
    (
        DUNES + part("M8 64q2-22 24-24t24 24z") + part("M22 42h20l-4 22H26z", "gold")
        + part("M15 40Q10 10 32 8t17 32q-8 6-17 6t-17-6z", "dark") + part("M21 26q11-6 22 0v8q-11 4-22 0z", "skin")
        + eyes("M27 29h0M37 29h0") + part("M20 33q12 4 24 0-1 16-12 17-11-1-12-17z", "light")
        + seam("M26 38v9M32 38v11M38 38v9")
        + part("M17 26q-2-16 15-17 17 1 15 17-15-8-30 0z") + part("M32 1q6 7 3 12-3 3-6 0-3-5 3-12z", "fire")
        + ball(32, 15, 3, "gold")
        + part("M16 52h32q-1 10-10 10H26q-9 0-10-10z", "metal")
        + part("M20 52q-2-8 4-12 0 4 3 4 0-7 5-11 4 5 4 10 4 0 3-4 6 6 4 13z", "fire")
        + part("M27 52q0-6 5-9 5 4 5 9z", "glow")
    ),
    (
        DUNES + part("M4 64q2-22 28-24t28 24z", "dark") + part("M18 42h28l4 22H14z") + part("M27 42h10l-5 16z", "gold")
        + part("M4 56q-2-14 14-17l6 9q-10 0-20 8zM60 56q2-14-14-17l-6 9q10 0 20 8z", "metal")
        + seam("M10 48l5 4M54 48l-5 4")
        + part("M19 24q-4-10 2-16 0 5 4 5-2-9 7-13 0 6 4 9 3-3 2-7 8 5 6 13 2-1 2-4 4 7-1 13z", "fire")
        + part("M26 20q0-7 5-10 6 4 6 10z", "glow")
        + part("M18 22q14-7 28 0v14q-3 12-14 13-11-1-14-13z", "metal")
        + part("M21 27q11-4 22 0v5h-9v10h-4V32h-9z", "ink")
        + sparks("M26 30h0M38 30h0") + part("M17 20q15-7 30 0v5q-15-6-30 0z", "gold") + ball(32, 20, 2, "fire")
    ),
)
# fmt: on
