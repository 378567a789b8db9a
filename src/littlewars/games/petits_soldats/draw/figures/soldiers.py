"""The toy soldiers, which all look right, and the bust of their General."""

from typing import Final

from littlewars.games.petits_soldats.draw.figures.moulds import arm, base, cast, helmet, leg, mass, rod, seam, wire
from littlewars.pieces.svg import path

# fmt: off
SOLDIERS: Final[dict[str, str]] = {
    # running, the rifle at the hip
    "infantryman": base() + cast(
        leg("M29 37L22 45L13 47", "deep"), leg("M32 36L41 42L40 53L44 54"),
        mass("M13 22l8-3 4 12-8 4z", "deep"),
        mass("M22 20q8-5 15 0l-1 18q-7 3-13 0z"),
        *helmet(34, 13),
        rod("M21 36L60 24"), mass("M17 34l10-4 2 5-9 6z", "deep"),
        arm("M25 23l-1 9 7 2"), arm("M35 23l8 4 4 0"),
    ) + seam("M23 35l13 0"),
    # upright, the radio on his back, the handset at his ear
    "radioman": base() + cast(
        wire("M15 23L12 3"), leg("M28 40L26 53L29 54", "deep"), leg("M35 40L37 53L41 54"),
        mass("M9 23h15v19H9z", "deep"), mass("M10 1h4v4h-4z"),
        mass("M23 25q9-4 16 0l-1 17q-7 3-14 0z"),
        *helmet(33, 17),
        arm("M25 29l-1 9 8 2"), arm("M37 29l9 0-3-8"), mass("M40 11h5v13h-5z", "deep"),
    ) + seam("M12 28h9M12 32h9M12 37h3M18 37h3M24 38h14"),
    # on one knee, a long rifle with a scope
    "sniper": base() + cast(
        leg("M26 43L14 52L7 51", "deep"), leg("M28 43L40 42L40 53L45 54"),
        mass("M18 31q6-8 15-5l1 16q-6 6-14 3z"),
        *helmet(31, 20),
        rod("M20 32L59 25"), mass("M55 23l5-1 .5 4-5 1z", "deep"),
        mass("M16 31l12-3 2 5-12 5z", "deep"), mass("M31 21l13-2 .6 4-13 2z", "deep"),
        arm("M23 31l5 6 8-5"), arm("M32 30l9 2 6-3"),
    ) + seam("M20 40l13-1"),
    # wide steps, the arm drawn back to throw
    "grenadier": base() + cast(
        leg("M28 38L19 53L15 54", "deep"), leg("M33 38L43 46L46 54L50 54"),
        arm("M26 23L14 22L12 14"), mass("M8 3h8l1 7-2 4H9l-2-4z", "deep"),
        mass("M23 20q8-4 15 1l-2 18q-7 3-12-1z"),
        *helmet(32, 12),
        arm("M36 24L47 25L56 20"), mass("M22 34h16v5H22z", "deep"),
    ) + seam("M26 34v5M31 34v5M35 34v5"),
    # on one knee, his bag in front of him
    "medic": base() + cast(
        leg("M24 42L13 52L6 51", "deep"), leg("M27 42L37 42L36 54L40 54"),
        mass("M17 29q6-7 14-5l2 17q-7 6-14 3z"),
        *helmet(30, 18),
    ) + cast(
        mass("M38 35q7-6 14 0", "deep"), mass("M34 36h23v18H34z", "deep"),
        arm("M22 30l4 9 9 0"), arm("M31 29l9 4 5 0", "body"),
    ) + path("M43 40h5v3h3v5h-3v3h-5v-3h-3v-5h3z", "ps-f-cross")
    + path("M28 10h3v3h3v3h-3v3h-3v-3h-3v-3h3z", "ps-f-cross"),
    # a bust in his cap
    "general": cast(
        mass("M6 62q0-18 14-21l12 4 12-4q14 3 14 21z"),
        mass("M20 18h25v14q-1 13-12 14-12 0-13-14z", "light"),
        mass("M12 15Q12 3 33 3t20 11l-5 7H17z"), mass("M16 17q17-6 33 0l1 6q-17-5-35 0z", "deep"),
        mass("M36 21q13 0 18 5-9 3-20 0z", "deep"),
        mass("M25 42l7 6 8-6-3 20H29z", "deep"),
    ) + path("M32 29h0M42 29h0", "ps-f-eyes") + path("M31 36q6-4 9-1 4-2 7 2-5 2-8 1-4 2-8-2z", "ps-f-deep")
    + path("M33 5l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5z", "ps-f-badge")
    + path("M8 50l9-6M11 54l9-6M56 50l-9-6M53 54l-9-6", "ps-f-braid")
    + path("M44 53h8v5h-8z", "ps-f-badge"),
}
# fmt: on
