"""Figures of the star empire, the armoured legion and the swarm."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.figures.parts import legs, riding, standing, towering, trunk
from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks

# fmt: off
STAR_EMPIRE: Final[dict[str, str]] = {
    "star_empire-standard": standing(
        legs("pale") + seam("M26 53h5M33 53h5") + trunk() + part("M28 39h8v4h-8z", "light")
        + part("M22 36q-6 1-6 9h7zM42 36q6 1 6 9h-7z", "pale")
        + part("M22 31c-1-16 21-16 20 0l-2 5H24z", "pale") + part("M25 27q9-4 18-1l-1 6q-8 2-16 0z", "glass")
        + seam("M29 31l3-4")
        + part("M30 19l1-6h4l1 6z") + part("M20 46l4-3h24v4l-12 2-3 5h-5l1-5-7 1z", "ink")
        + part("M48 43h10v3H48z", "metal")
        + limb("M22 44l7 2M43 43l-3 3", "pale")
    ),
    "star_empire-elite": riding(
        limb("M24 36L14 45l6 11M40 36l10 9-6 11", "metal") + ball(14, 45, 4, "dark") + ball(50, 45, 4, "dark")
        + part("M10 60l4-5h12l3 5zM35 60l3-5h12l4 5z", "metal") + part("M22 33h20l3 6-6 4H25l-6-4z", "ink")
        + part("M12 16l7-8h26l8 10v11l-7 7H18l-6-6z") + part("M31 15h17l3 6v6H31z", "ink")
        + part("M33 17h13l3 5H33z", "glass")
        + seam("M12 23h19M21 8v8") + part("M15 26h14v5H17z", "dark") + part("M51 23h11v4H51zM51 29h11v4H51z", "metal")
        + part("M27 8V4h10v4z", "dark") + rod("M17 9L13 1", "metal") + part("M4 16h9v13H4z", "dark")
        + seam("M4 20h9M4 25h9")
    ),
    "star_empire-renown": towering(
        limb("M16 28L11 42l3 13M46 28l4 14-2 13", "ink") + part("M8 59l3-5h8l3 5zM42 59l3-5h8l3 5z", "ink")
        + limb("M9 28L4 42l1 14M36 28l-5 14 3 14", "metal") + ball(4, 42, 4, "dark") + ball(31, 42, 4, "dark")
        + part("M0 61l2-6h9l3 6zM28 61l2-6h9l3 6z", "metal")
        + part("M2 16l6-7h30l6 8v11l-5 5H6l-4-5z") + part("M2 21h42v5H2z", "light")
        + seam("M14 9v12M28 9v12M14 26v7M28 26v7")
        + part("M14 9l2-6h14l3 6z", "dark") + part("M30 3h16v3H30z", "metal") + part("M43 18h5v9h-5z", "ink")
        + part("M47 13h9l7 6v9l-6 4H47z") + part("M53 17h6l4 3v4H53z", "glass") + part("M50 32h10v4H50z", "metal")
        + seam("M47 27h8")
        + rod("M8 9V2", "metal") + part("M6 2h5v-2H6z", "fire")
    ),
}

LEGION: Final[dict[str, str]] = {
    "legion-standard": standing(
        part("M16 30h8v18h-8z", "ink") + rod("M18 30v-7M22 30v-6", "metal") + legs("ink")
        + part("M24 52h7v4h-7zM33 52h7v4h-7z", "body")
        + trunk("dark") + part("M22 36q10-4 20 0l-1 11q-9 3-18 0z") + part("M28 39h8l-1 6h-6z", "ink")
        + sparks("M32 42h0")
        + part("M16 36q8-3 10 5l-8 4zM48 36q-8-3-10 5l8 4z", "dark")
        + part("M23 30q-1-13 9-14 10 1 10 14l-4 5H27z") + part("M29 24h13l1 5-13 1z", "gold")
        + seam("M32 16v8M28 34l3-4")
        + part("M20 45h22v6H26l-2 4h-4z", "ink") + part("M42 44h14v4H42zM42 49h12v3H42z", "metal")
        + limb("M42 42l-4 5", "dark")
    ),
    "legion-elite": riding(
        part("M18 59l1-16h10v16zM35 59V43h10l1 16z", "dark") + part("M16 60l2-6h12l1 6zM33 60l1-6h12l3 6z", "metal")
        + part("M15 32h34l-3 13H18z", "ink") + part("M13 21q19-8 38 0l-2 14q-17 7-34 0z")
        + part("M26 30h12l-2 9h-8z", "dark") + sparks("M32 34h0")
        + part("M22 22c-1-18 21-18 20 0z", "glass") + ball(32, 18, 5, "skin") + eyes("M32 19h0m4 0h0")
        + part("M26 17c0-8 12-8 12 0q-6-2-12 0z", "dark")
        + part("M20 22q12-5 24 0v4q-12-4-24 0z", "metal")
        + part("M4 26q2-10 13-8l3 11-12 5z") + part("M60 26q-2-10-13-8l-3 11 12 5z")
        + seam("M8 25q5-3 9-2M56 25q-5-3-9-2")
        + limb("M9 33l-1 8", "metal") + part("M2 41h12l1 5-4 3v7l-4-5-4 5-3-8z", "metal")
        + limb("M55 32v5", "metal") + part("M46 37h16v8H46z", "ink")
        + part("M48 45h3v9h-3zM52 45h3v11h-3zM56 45h3v9h-3z", "metal")
    ),
    "legion-renown": towering(
        part("M15 40h12l1 12H15zM37 40h12v12H36z", "ink") + part("M10 61l2-12h16l2 12zM34 61l2-12h16l2 12z")
        + seam("M12 55h17M35 55h17")
        + part("M20 32h24l2 10-6 5H24l-6-5z", "dark") + part("M28 38h8v9h-8z", "gold")
        + part("M13 16l8-4h22l8 4-3 15-8 5H24l-8-5z") + part("M22 19h20l-3 10-7 4-7-4z", "light")
        + part("M32 20l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z", "dark")
        + part("M0 20q0-9 9-9h8l2 12-9 5H0z") + part("M64 20q0-9-9-9h-8l-2 12 9 5h10z")
        + seam("M3 20q1-5 6-6M61 20q-1-5-6-6")
        + part("M2 10V2h5v3h3V1h5v10zM62 10V4H49v7z", "metal") + part("M51 4V0h3v4zM57 4V0h3v4z", "ink")
        + part("M2 28h10v9H2z", "ink") + part("M0 36h14l1 8-3 2H2l-2-2z", "metal")
        + part("M3 46h3v12H3zM8 46h3v12H8z", "ink")
        + part("M52 28h10v8H52z", "ink") + part("M50 35h14v7H50z", "metal") + part("M53 42h8v14l-4 6-4-6z", "pale")
        + seam("M57 43v14")
        + part("M25 13l1-8 6-4 6 4 1 8-3 3h-8z", "metal") + part("M28 8h9v3h-9z", "fire")
    ),
}

SWARM: Final[dict[str, str]] = {
    "swarm-standard": standing(
        part("M16 60l-3 0 3-6zM26 60l-2-5h5zM36 60l-2-5h5z", "ink")
        + ball(16, 50, 7, "dark") + ball(24, 47, 9) + part("M18 53q6 4 12 1l1 3q-8 3-13-1z", "pale")
        + ball(35, 45, 10) + part("M28 52q7 5 14 0v3q-7 4-13 1z", "pale") + seam("M24 38q6 2 6 9M35 35q7 3 7 10")
        + part("M20 39l1-6 4 5zM31 36l2-7 5 6z", "dark")
        + ball(44, 36, 10) + part("M37 42q8 6 15-2l-1 5q-7 4-12 0z", "pale")
        + part("M50 42l7 5-2-7zM44 45l3 7 3-7z", "bone")
        + ball(45, 33, 5, "pale") + ball(47, 33, 2, "ink") + ball(53, 35, 3, "pale") + eyes("M54 35h0")
        + rod("M40 27q-1-6-6-6M46 26q1-6 6-7", "dark") + part("M9 52l-5 3 5 2z", "dark")
    ),
    "swarm-elite": riding(
        rod("M16 46L6 50l-2 8M22 50l-8 3-1 7M48 46l10 4 2 8M42 50l8 3 1 7", "ink")
        + part("M10 42C9 24 20 18 32 18s23 6 22 24q-8 12-22 12T10 42z")
        + seam("M32 18v20M22 21q-5 8-5 18M42 21q5 8 5 18")
        + part("M17 25l-3-9 9 5zM29 18l3-10 3 10zM47 25l3-9-9 5z", "dark")
        + part("M19 40q13-8 26 0v10q-13 10-26 0z", "light") + sparks("M25 43h0M39 43h0M29 40h0M35 40h0")
        + part("M26 49l2 6 3-5zM38 49l-2 6-3-5z", "bone")
        + limb("M13 36L6 32M51 36l7-4", "dark")
        + part("M7 35C-2 31-1 16 11 12q-3 6-1 9 3-4 7-4 3 9-2 15-3 4-8 3z", "dark")
        + part("M57 35c9-4 8-19-4-23 3 4 3 6 1 9q-3-4-7-4-3 9 2 15 3 4 8 3z", "dark")
    ),
    "swarm-renown": towering(
        limb("M18 44L6 47 4 58M28 48l-9 5-1 6M44 46l6 6-1 7", "dark")
        + part("M8 24L3 12l11 6zM17 15L15 2l9 9zM29 10l2-10 6 10zM41 13l6-9 1 13z", "bone")
        + part("M5 40C2 20 16 8 32 9c14 1 21 10 21 20l-4 16q-10 8-24 7Q8 52 5 40z")
        + seam("M14 18q-5 12-1 26M26 11q-6 18-2 38M39 11q-4 16 0 30")
        + part("M13 50q15 7 35-6l-3 8q-14 8-27 4z", "light")
        + part("M38 30q2-9 13-9 12 2 12 12l-3 10q-8 6-16 1-7-5-6-14z", "dark")
        + sparks("M48 30h0M55 29h0M52 34h0M59 33h0") + part("M45 41l2 8 4-7zM53 42l3 8 3-9z", "bone")
        + part("M58 24q5-5 3-12 6 8 1 16z", "bone")
        + limb("M36 40q-3 9 6 11") + part("M40 48q11 1 18 13-13-1-20-9z", "bone")
        + limb("M12 38Q4 43 9 50") + part("M6 49q9 2 14 11-10 1-15-8z", "bone")
    ),
}
# fmt: on
