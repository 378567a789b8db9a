"""Pictures of the Nébuleux, by rank: an air swimmer, an eagle rider, a wind speaker, a wing."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam
from littlewars.pieces.svg import path

# fmt: off
CLOUDS: Final = path("M0 54q2-9 11-8 2-9 12-7 8-7 16 0 8-5 14 3 10-1 11 7v15H0zM2 14q1-6 7-5 5-6 11 0 6 0 6 5z"
    "M42 22q1-5 6-4 5-5 9 0 5 0 5 4z", "bat-c-motif")

NEBULEUX: Final = (
    (
        CLOUDS
        + part("M20 46Q6 48 0 36q5 2 7-1-5-4-4-10 5 4 8 2-2-5 0-9 9 8 15 24z"
            "M44 46q14 2 20-10-5 2-7-1 5-4 4-10-5 4-8 2 2-5 0-9-9 8-15 24z", "pale")
        + part("M14 64Q14 44 24 41h16q10 3 10 23z") + part("M19 42q13 8 26 0l2 6q-15 8-30 0z", "pale")
        + ball(32, 28, 12, "skin") + seam("M28 35q4 3 8 0")
        + part("M19 28Q16 10 32 10t13 18l-3 8-2-13H24l-2 13z", "hide")
        + ball(27, 27, 5, "glass") + ball(37, 27, 5, "glass") + eyes("M27 27h0M37 27h0")
        + part("M30 10q-2-7 6-9-1 5-2 9z", "pale")
    ),
    (
        CLOUDS + rod("M54 62V10", "gold") + part("M54 0l4 9-4 5-4-5z", "metal") + part("M20 40q1-16 11-16t11 16z")
        + limb("M42 32l10 3", "skin") + ball(31, 17, 9, "skin") + eyes("M28 18h0M35 18h0")
        + part("M21 17Q20 5 31 6t10 11q-10-5-20 0z", "gold") + part("M21 14l-7-9 9 4zM41 14l7-9-9 4z", "pale")
        + part("M8 64Q4 38 26 34q18 0 24 12-4 4-8 4 0 8 2 14z", "pale")
        + seam("M12 50q6 0 8 4M14 58q6 0 8 4M28 56q4 0 6 4")
        + part("M36 42q14-4 21 6 2 6 0 10-4-5-12-5-8-2-9-11z", "gold") + seam("M40 49q8-1 13 3")
        + part("M22 38q8-4 15 1l-4 4q-6-3-11-5z", "fur") + ball(30, 46, 3, "gold") + eyes("M30 46h0")
    ),
    (
        CLOUDS + part("M10 64q2-20 22-22t22 22z") + part("M20 25q12-5 24 0v9q-4 10-12 10t-12-10z", "skin")
        + eyes("M27 29h0M37 29h0")
        + seam("M23 25q4-2 7 0M41 25q-4-2-7 0")
        + part("M20 32q5 4 12 3 7 1 12-3 1 12 10 13-5 4-10 1 2 7 9 8-8 5-14-2 0 8 5 10-16 4-20-8-6-8-4-22z", "pale")
        + seam("M28 42q2 10 7 14M34 42q3 7 9 11") + part("M29 37q3 2 6 0-1 3-3 3t-3-3z", "ink")
        + part("M12 26Q16 22 22 21 22 4 44 2q8-1 10 5-5-2-8 1-5 6-4 13 8 2 11 6-20-6-41-1z")
        + part("M22 21q10-3 20 0v4q-10-3-20 0z", "pale")
        + path("M2 36h8q4 0 4-4t-4-3M2 42h10q4 1 4 5t-4 4", "bat-f-breath")
    ),
    (
        CLOUDS
        + part("M24 50Q2 48 0 20q5 4 8 1-4-8-2-16 4 6 8 5-1-5 1-9 12 12 16 38z"
            "M40 50q22-2 24-30-5 4-8 1 4-8 2-16-4 6-8 5 1-5-1-9-12 12-16 38z", "pale")
        + seam("M8 21q6 10 14 16M14 10q4 14 11 22M56 21q-6 10-14 16M50 10q-4 14-11 22")
        + part("M12 64q2-20 20-23t20 23z") + part("M24 44h16l-3 20H27z", "pale") + part("M32 47l4 5-4 6-4-6z", "glow")
        + part("M21 22q11-5 22 0v12q-4 11-11 11T21 34z", "skin") + eyes("M27 30h0M37 30h0") + seam("M28 38q4 2 8 0")
        + part("M19 28Q17 8 32 8t13 20l-5-5H24z", "gold") + part("M30 7h4v16h-4z", "pale")
        + part("M20 20Q10 16 12 4q3 6 10 9zM44 20q10-4 8-16-3 6-10 9z", "pale")
    ),
)
# fmt: on
