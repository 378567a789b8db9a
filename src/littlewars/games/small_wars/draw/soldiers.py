"""Silhouettes of the men on foot."""

from typing import Final

from littlewars.games.small_wars.draw.parts import bar, brick, head, man, pole, put, sandbags, slope
from littlewars.pieces.svg import box, path

# fmt: off
# what a man holds, drawn around his feet
RIFLE: Final = slope("M-9-8l9-4 1 3-8 4z", "ink") + bar("M-3-11L13-16") + bar("M-4-17l4 6 7-2", "dark")
KNIFE: Final = bar("M3-17l7 5", "dark") + slope("M8-12l10-4-7 8z", "metal") + path("M-6-13l12 3", "toy-seam")
STICK: Final = pole("M4-17l9-2", "dark") + bar("M13-15v-10", "sand") + box(10, -30, 6, 7, 1, "toy-ink")
HARNESS: Final = path("M-5-20l10 10M5-20l-10 10", "toy-seam")

SOLDIERS: Final[dict[str, str]] = {
    "rifleman": man(29, 58, 18, RIFLE),
    "sniper": (
        slope("M1 52l2-7 19-4 2 11z", "dark") + slope("M20 42l17-7q6 0 7 6v11H22z") + put(head(0, 0), 39, 36, 15)
        + bar("M32 41H63") + slope("M30 40h12v4l-12 5z", "ink") + brick(44, 34, 12, 4, "metal") + bar("M47 38v3m6-3v3")
        + pole("M36 47l9-3", "dark") + sandbags(2, 58, 6) + sandbags(47, 53, 1)
    ),
    "grenadier": man(26, 58, 18, STICK),
    "sapper": (
        brick(4, 26, 10, 19, "fire") + bar("M9 26q0-7 6-7") + man(24, 58, 18) + pole("M32 29l8 6", "dark")
        + bar("M34 28L53 54", "metal") + slope("M44 58c0-6 18-6 18 0z", "ink")
    ),
    "mg_team": (
        man(11, 58, 15) + man(30, 58, 15) + bar("M47 42l-8 16M47 42l8 16") + pole("M36 38H62")
        + brick(35, 33, 16, 9, "metal") + path("M44 42q1 12-10 11", "toy-belt")
    ),
    "bazooka": (
        man(28, 58, 18) + brick(4, 23, 54, 7, "metal") + slope("M4 20l5 3v7l-5 3z", "ink")
        + brick(55, 21, 6, 11, "ink") + bar("M36 30v8", "ink") + bar("M22 28l8 8 6-2", "dark")
    ),
    "mortar_team": (
        man(11, 58, 15) + man(53, 58, 15) + pole("M26 55L37 27", "metal") + bar("M34 37l8 21M34 37v21")
        + brick(19, 54, 13, 4, "ink")
    ),
    "rifle_squad": man(14, 50, 12, RIFLE) + man(47, 50, 12, RIFLE) + man(30, 58, 14, RIFLE),
    "commandos": man(44, 51, 13, KNIFE, "ink") + man(27, 54, 13, KNIFE, "ink") + man(10, 58, 13, KNIFE, "ink"),
    "paratroopers": (
        bar("M5 20L32 40L59 20M20 20l12 20l12-20", "metal")
        + slope("M3 21C3-5 61-5 61 21q-7-5-14 0q-7-5-15 0q-8-5-15 0q-7-5-14 0z")
        + path("M17 21C18 8 24 2 32 2C40 2 46 8 47 21", "toy-seam") + man(11, 58, 11, HARNESS)
        + man(53, 58, 11, HARNESS) + man(32, 58, 12, HARNESS)
    ),
}
# fmt: on
