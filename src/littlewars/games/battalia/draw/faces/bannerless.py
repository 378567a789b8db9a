"""Pictures of the bannerless, by rank: a blade drifter, a cutthroat, a wandering sorcerer, a forsworn captain."""

from typing import Final

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks
from littlewars.pieces.svg import path

# fmt: off
WASTE: Final = path("M0 50l12-4 8 3 14-6 10 5 8-4 12 4v16H0zM8 8l8 3-2 8 6 4M52 6l-5 6 5 5-4 8", "bat-c-motif")

BANNERLESS: Final = (
    (
        WASTE + part("M46 46L50 8l6-5 2 8-4 36z", "metal") + rod("M42 45l16 3", "hide")
        + limb("M42 60q12 2 9-9", "hide")
        + part("M10 64Q11 44 22 41h18q10 3 10 23z") + part("M14 52h9v8h-9z", "hide")
        + seam("M12 54h4M21 58h4M18 50v4M18 58v4")
        + ball(31, 28, 12, "skin") + eyes("M27 28h0M36 28h0") + seam("M27 35q4-2 8 0M36 31l4 5")
        + part("M19 25Q19 14 31 14t12 11q-12-5-24 0z", "dark") + part("M19 22l-10-1 3 5-5 5 13-2z", "dark")
        + part("M20 42q11 7 22 0l2 7q-13 7-26 0z", "light")
    ),
    (
        WASTE + part("M8 64q2-22 24-24t24 24z", "dark") + part("M14 42Q10 10 32 6q22 4 18 36-8 7-18 7t-18-7z")
        + part("M20 34Q18 18 32 16q14 2 12 18-4 6-12 6t-12-6z", "skin") + eyes("M27 27h0M37 27h0")
        + seam("M23 23l7 2M41 23l-7 2")
        + part("M19 31q13 5 26 0-1 16-13 17-12-1-13-17z", "ink") + seam("M32 6v9")
        + part("M10 56L4 30l2-8 5 7 5 25zM54 56l6-26-2-8-5 7-5 25z", "metal") + rod("M6 57l13-3M58 57l-13-3", "hide")
        + limb("M14 60h0M50 60h0", "skin")
    ),
    (
        WASTE + rod("M53 64V20") + part("M53 4l6 8-6 10-6-10z", "glass") + part("M8 64q2-20 24-22t24 22z", "hide")
        + part("M22 44h20l-5 20H27z") + part("M20 25q12-5 24 0v9q-4 10-12 10t-12-10z", "skin")
        + eyes("M27 29h0M37 29h0")
        + part("M20 32q12 6 24 0 2 14-5 20l-2-5-5 12-5-12-2 5q-7-6-5-20z", "stone")
        + part("M29 38q3 2 6 0-1 3-3 3t-3-3z", "ink")
        + part("M10 27Q14 22 22 21 20 12 13 9q3-7 14-4 12 3 15 16 8 1 12 6-22-6-44 0z", "dark")
        + part("M22 20q10-3 20 0v4q-10-3-20 0z")
        + sparks("M46 6h0M61 24h0M60 4h0")
    ),
    (
        WASTE + part("M4 64Q4 44 20 40h24q16 4 16 24l-6-5-5 5z", "dark") + part("M16 44h32l2 20H14z", "metal")
        + seam("M32 46v18M18 54h28")
        + part("M8 54q-1-13 14-15l4 9q-9 0-18 6zM56 54q1-13-14-15l-4 9q9 0 18 6z", "rock")
        + part("M20 22q12-6 24 0v14q-4 11-12 11T20 36z", "skin") + part("M20 34q12 4 24 0-2 14-12 14T20 34z", "ink")
        + part("M29 38q3-2 6 0v2h-6z", "skin")
        + eyes("M37 29h0") + part("M22 26l9 1-1 6q-5 2-7-2z", "ink") + seam("M18 24l26 2M38 33l4 3")
        + part("M17 24V9l6 6 5-9 3 7 5-3-2 9 6 0 7-6v11q-15-6-30 0z", "gold") + seam("M31 13l-2 5 3 3")
        + part("M2 62L12 20l5-6 1 8-9 42z", "metal") + rod("M2 50l14 4", "hide")
    ),
)
# fmt: on
