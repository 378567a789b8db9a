"""Pictures of the Insulaires, by rank: a crystal blade, a hydra rider, a dream wanderer, the Tide."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks
from littlewars.pieces.svg import path

# fmt: off
SEA: Final = path("M0 40q8-8 16 0t16 0 16 0 16 0v24H0zM0 16q6-6 12 0t12 0v6q-6-6-12 0T0 22z"
    "M40 8q6-6 12 0t12 0v6q-6-6-12 0t-12 0z", "bat-c-motif")
NECK: Final = "M4 64Q2 44 11 34l8 4q-7 12-4 26z"

INSULAIRES: Final = (
    (
        SEA + part("M47 44L44 20 52 1l9 16-4 28z", "glass") + seam("M52 4l0 38M46 20l14-2")
        + rod("M44 46l16-2", "gold") + limb("M44 58Q54 60 53 52") + part("M10 64Q11 44 22 41h18q10 3 10 23z")
        + part("M18 42q13 8 26 0l1 7q-14 8-28 0z", "light") + ball(31, 28, 12, "skin") + eyes("M27 28h0M36 28h0")
        + seam("M27 34q4 3 9 0") + part("M17 26Q14 6 31 6t14 20q-7-7-14-7t-14 7z", "bone")
        + seam("M31 7v12M24 9l2 11M38 9l-2 11M19 15l4 7M43 15l-4 7") + ball(53, 51, 4, "skin")
    ),
    (
        SEA + rod("M47 36V4M42 4v7h10V4", "gold") + limb("M40 34l6-2", "skin") + part("M23 40q1-14 9-14t9 14z")
        + ball(32, 20, 8, "skin")
        + eyes("M29 21h0M35 21h0") + part("M23 19Q22 9 32 9t9 10q-9-4-18 0z", "glass")
        + part(NECK, "jade") + part("M60 64q2-20-7-30l-8 4q7 12 4 26z", "jade")
        + part("M9 38Q2 32 6 24q8-6 16 0l4 6-3 6q-8 5-14 2zM55 38q7-6 3-14-8-6-16 0l-4 6 3 6q8 5 14 2z", "jade")
        + part("M22 64q-2-12 10-14 12 2 10 14z", "jade") + part("M19 50q-2-12 13-12t13 12q-2 10-13 10t-13-10z", "jade")
        + eyes("M13 27h0M51 27h0M26 45h0M38 45h0") + part("M24 52q8 4 16 0l-2 4-2-2-2 3-2-3-2 3-2-3-2 2z", "bone")
        + part("M20 33l5-1-2 4zM44 33l-5-1 2 4z", "bone")
        + part("M6 24l2-7 4 5 4-5 2 6zM58 24l-2-7-4 5-4-5-2 6zM27 39l2-5 3 4 3-4 2 5z", "light")
    ),
    (
        SEA + part("M7 64Q8 44 22 40h20q14 4 15 24z", "dark") + part("M14 40Q10 8 32 5q22 3 18 35-6 9-18 9t-18-9z")
        + part("M20 36Q18 16 32 14q14 2 12 22-4 8-12 8t-12-8z", "ink") + sparks("M27 28h0M37 28h0")
        + part("M35 2a9 9 0 1 0 7 14 8 8 0 0 1-7-14z", "glass") + seam("M18 50q14 8 28 0")
        + ball(32, 56, 8, "glass") + part("M32 50q5 1 5 6t-6 5q-4-1-3-5 2-3 4-1 0 2-2 2", "light")
        + limb("M17 62q3-6 8-6M47 62q-3-6-8-6", "skin")
    ),
    (
        SEA + rod("M55 64V16", "gold") + part("M48 15V3l3 3v6h2.5V1h3v11H59V6l3-3v12q-2 5-7 5t-7-5z", "gold")
        + part("M6 64q2-22 24-24t25 24z")
        + part("M10 58q5-14 20-18 16 4 21 18-6-4-10 0-5-5-10 0-5-5-11 0-5-4-10 0z", "glass")
        + part("M12 42Q8 14 31 12t20 30q-4 6-8 2l-2-14H21l-2 14q-4 4-7-2z", "light")
        + seam("M16 24q-2 10 0 18M46 24q2 10 0 18")
        + part("M20 24q11-5 22 0v12q-4 10-11 10T20 36z", "skin") + eyes("M26 30h0M36 30h0") + seam("M27 38q4 3 8 0")
        + part("M17 25V8l5 4-1-9 6 7 4-10 4 10 6-7-1 9 5-4v17q-14-6-28 0z", "gold") + ball(31, 17, 3, "glass")
        + limb("M50 58l4-8", "skin")
    ),
)
# fmt: on
