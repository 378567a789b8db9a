"""The ground of the zones, seen from above, as SVG symbols of 100 units: quiet in the middle, where troops stand.

A theme is a set of colours that the group around a picture wears; a few pictures have other shapes in the future.
"""

from functools import cache
from typing import Final

from littlewars.pieces.svg import box, disc, group, path, place, tag, use

THEMES: Final = ("ancient", "fantasy", "future")
VARIANTS: Final = 3  # of the bare ground of a theme


def land(d: str, tone: str) -> str:
    """Print a shape."""
    return path(d, f"rois-s-{tone}")


def trees(*spots: int) -> str:
    """Plant trees seen from above: across, down and radius, one after the other."""
    shade = ""
    crowns = ""
    lights = ""
    for i in range(0, len(spots), 3):
        x, y, r = spots[i], spots[i + 1], spots[i + 2]
        shade += disc(x + 2, y + 3, r, "rois-s-shade")
        crowns += disc(x, y, r, "rois-s-leaf")
        lights += disc(x - r // 4, y - r // 4, r // 2, "rois-s-leaf-light")
    return shade + crowns + lights


def stones(tone: str, *spots: int) -> str:
    """Strew stones: across, down and size, one after the other."""
    d = ""
    for i in range(0, len(spots), 3):
        x, y, r = spots[i], spots[i + 1], spots[i + 2]
        d += f"M{x - r} {y + r // 3}L{x - r // 2} {y - r}L{x + r // 2} {y - r + 1}L{x + r} {y}L{x + r // 3} {y + r}z"
    return land(d, tone)


def tufts(*spots: int) -> str:
    """Print tufts of grass: across and down, one after the other."""
    d = "".join([f"M{spots[i]} {spots[i + 1]}l-2-4m5 4v-6m3 6l2-4" for i in range(0, len(spots), 2)])
    return path(d, "rois-s-tuft")


def ripples(*spots: int) -> str:
    """Print ripples: across and down, one after the other."""
    d = "".join([f"M{spots[i]} {spots[i + 1]}q4-4 8 0t8 0" for i in range(0, len(spots), 2)])
    return path(d, "rois-s-ripple")


# fmt: off
GROUND: Final = box(0, 0, 100, 100, 0, "rois-s-ground")
RIVER: Final = (
    GROUND + land("M0 13q25-6 50 0t50 0v74q-25 6-50 0T0 87z", "sand")
    + land("M0 18q25-6 50 0t50 0v64q-25 6-50 0T0 82z", "water")
)
SLABS: Final = land(
    "M0 0h31l5 9-8 11-12 2-4 12-8 4-4-6zM100 0H69l-5 9 8 11 12 2 4 12 8 4 4-6zM0 100h31l5-9-8-11-12-2-4-12-8-4-4 6z"
    "M100 100H69l-5-9 8-11 12-2 4-12 8-4 4 6z", "rock"
)

BARE: Final[dict[str, str]] = {
    "ancient-0": GROUND + land("M0 70q20-12 38 4 14 10 20 26H0z", "patch") + tufts(14, 22, 84, 82, 78, 16, 20, 88),
    "ancient-1": GROUND + land("M60 0q4 18 22 22 12 2 18-4V0z", "patch") + tufts(12, 84, 88, 90, 22, 14)
        + stones("stone", 88, 12, 4, 80, 8, 3),
    "ancient-2": GROUND + land("M0 0h34q2 14-12 20-14 4-22 16z", "patch") + tufts(86, 20, 12, 90, 90, 88, 50, 96)
        + stones("stone", 10, 10, 4),
    "fantasy-0": GROUND + land("M100 62q-22 2-24 18 0 14-14 20h38z", "patch") + tufts(14, 20, 20, 90, 86, 16)
        + land("M88 86a2 2 0 1 0 .1 0zM94 78a2 2 0 1 0 .1 0zM10 30a2 2 0 1 0 .1 0z", "flower"),
    "fantasy-1": GROUND + land("M0 0h44q-2 12-20 12Q8 14 0 30z", "patch") + tufts(88, 86, 82, 18, 12, 88, 94, 50)
        + land("M12 10a2 2 0 1 0 .1 0zM20 6a2 2 0 1 0 .1 0zM90 92a2 2 0 1 0 .1 0z", "flower"),
    "fantasy-2": GROUND + land("M0 76q16-4 26 8 6 10 2 16H0z", "patch") + tufts(86, 22, 12, 20, 90, 92)
        + land("M10 90a2 2 0 1 0 .1 0zM18 94a2 2 0 1 0 .1 0zM92 10a2 2 0 1 0 .1 0zM84 8a2 2 0 1 0 .1 0z", "flower"),
    "future-0": GROUND + land("M82 74a12 9 0 1 0 .1 0z", "patch") + land("M82 77a8 5 0 1 0 .1 0z", "pit")
        + stones("stone", 12, 12, 4, 20, 9, 2),
    "future-1": GROUND + land("M0 26q30-14 52-4t48-10v12q-26 16-48 6T0 38z", "patch")
        + stones("stone", 88, 90, 5, 80, 94, 3, 10, 88, 3),
    "future-2": GROUND + land("M16 4a10 8 0 1 0 .1 0z", "patch") + land("M16 7a6 4 0 1 0 .1 0z", "pit")
        + land("M92 88a5 4 0 1 0 .1 0z", "patch"),
}

SCENERY: Final[dict[str, str]] = {
    "wood": (
        GROUND + land("M8 3h84l7 11v72l-8 12H9L1 88V12z", "patch")
        + land("M50 30a9 9 0 1 0 .1 0zM34 56a8 8 0 1 0 .1 0zM66 58a9 9 0 1 0 .1 0z", "clearing")
        + trees(30, 5, 9, 52, 2, 8, 72, 5, 9, 3, 34, 9, 97, 36, 8, 3, 62, 8, 98, 62, 9, 28, 96, 9, 50, 99, 7, 72, 96, 9,
            22, 21, 8, 9, 11, 13, 79, 20, 8, 92, 10, 12, 21, 80, 8, 9, 90, 12, 80, 81, 8, 92, 91, 12)
    ),
    "fortification": (
        GROUND + box(7, 9, 88, 88, 3, "rois-s-shade") + box(5, 5, 90, 90, 2, "rois-s-wall")
        + box(14, 14, 72, 72, 1, "rois-s-court")
        + path("M14 32h72M14 50h72M14 68h72M32 14v18M68 14v18M50 32v18M22 50v18M78 50v18M32 68v18"
            "M68 68v18", "rois-s-joint")
        + path("M22 9h56M22 91h18M60 91h18M9 22v56M91 22v56", "rois-s-notch")
        + box(40, 85, 20, 11, 0, "rois-s-wood") + path("M45 86v9M50 86v9M55 86v9", "rois-s-line")
        + land("M1 1h22v22H1zM77 1h22v22H77zM1 77h22v22H1zM77 77h22v22H77z", "tower")
        + land("M6 6h12v12H6zM82 6h12v12H82zM6 82h12v12H6zM82 82h12v12H82z", "roof")
        + path("M6 6l12 12M18 6L6 18M82 6l12 12M94 6L82 18M6 82l12 12M18 82L6 94M82 82l12 12"
            "M94 82L82 94", "rois-s-line")
    ),
    "swamp": (
        GROUND + land("M2 30Q0 8 22 12 30-2 48 5q16 6 24 1 26-6 24 20-4 14 2 26 4 20-8 26-2 18-24 16-14-6-26 1"
            "-20 6-28-6-16-4-9-24-6-18-1-35z", "patch")
        + land("M8 34q0-16 16-14 14-10 26-6 14-2 20 2 18 0 19 16-3 12 2 24-2 12-9 16-2 14-20 12-14-4-24 0"
            "-16 4-20-8-10-8-6-20-6-12-4-22z", "mud")
        + land("M10 20q12-10 24-2-6 10-24 2zM66 86q10-10 26-4-8 12-26 4zM78 12q8-4 14 4-8 4-14-4z"
            "M6 76q6-2 10 6-8 4-10-6z", "pool")
        + land("M82 24l8-6a8 8 0 1 0 2 6zM22 92l7-6a8 8 0 1 0 2 6zM92 60l5-4a5 5 0 1 0 1 4z"
            "M7 50l4-4a5 5 0 1 0 1 4z", "leaf")
        + path("M6 20V5M11 17V1M16 19V7M86 98V82M91 96V78M96 98V85M3 98V88M96 14V3", "rois-s-reed")
        + path("M11 6V3M16 11V8M91 83v-4M86 86v-3M6 9V6M96 89v-3", "rois-s-cattail")
    ),
    "water": (
        GROUND + land("M0 10Q20 0 44 4t44 0l12 8v78q-10 10-36 6t-46 2L0 90z", "sand")
        + land("M0 15Q22 5 44 9t42 0l14 8v68q-12 10-36 6t-44 2L0 85z", "water")
        + land("M14 30q6-14 24-10 26-6 44 4 10 14 2 30 4 18-14 22-22 4-36 0-20 4-22-16-4-14 2-30z", "deep")
        + ripples(8, 22, 74, 18, 10, 80, 72, 84, 2, 50, 84, 48) + stones("stone", 93, 13, 5, 8, 92, 4)
    ),
    "steep": (
        GROUND + land("M1 12l22-9 20 5 26-6 28 10 2 32-5 20 4 26-24 9-24-4-26 5L3 90l3-28-5-22z", "scarp")
        + land("M16 24l12-9 22 5 20-4 14 10 3 21-5 16 4 16-16 6-20-4-20 4-16-7 3-20-5-14z", "slope")
        + path("M23 3l3 11M33 6l2 10M43 8l3 11M56 5l-1 14M69 2v13M82 7l-9 10M97 12l-12 12M98 28l-12 3M99 44l-12 3"
            "M96 56l-12 2M94 66l-11 0M96 78l-11-1M98 90l-14-10M74 99l-3-13M62 97v-13M50 95l-1-12M37 97l2-12"
            "M24 100l5-13M13 95l7-11M3 90l12-9M5 75l11-1M6 62l10 0M4 51l9 0M1 40l11-1M1 26l13 1M1 12l14 11M12 7l9 12",
            "rois-s-hachure")
        + stones("rock", 8, 7, 6, 93, 95, 6, 94, 6, 4, 6, 96, 4)
    ),
    "rapids": (
        RIVER + land("M0 22q25-6 50 0t50 0v9q-25 6-50 0T0 31zM0 70q25-6 50 0t50 0v9q-25 6-50 0T0 79z", "deep")
        + path("M2 26q14-4 26 0M38 27q12 4 24 0M72 24q12-4 24 0M4 74q14-4 22 0M34 76q14 4 30 0M74 74q10-4 22 0"
            "M0 40q8-3 16 0M84 40q8 3 16 0M0 60q8 3 16 0M84 60q8-3 16 0", "rois-s-foam")
        + path("M40 36l8 4-8 4M54 36l8 4-8 4M40 58l8 4-8 4M54 58l8 4-8 4", "rois-s-current")
        + stones("rock", 12, 20, 6, 88, 30, 5, 14, 82, 6, 86, 76, 7, 60, 15, 4)
    ),
    "hill": (
        GROUND + land("M46 4C72-1 98 16 96 46c4 28-10 52-40 50C26 101 1 84 4 52 0 26 16 6 46 4z", "slope")
        + land("M46 12c24-5 40 12 39 34 2 24-12 38-34 37-26 3-40-10-38-34C12 27 24 13 46 12z", "rise")
        + land("M44 22c16-4 27 7 26 24 2 16-8 24-22 24-18 2-27-7-25-22-1-14 8-25 21-26z", "top")
        + path("M90 28q5 12 3 28M86 70q-6 14-20 20M58 93q-14 2-24-4M80 66q-6 10-16 14M84 40q1 6 0 12M82 80l-6 6"
            "M94 62l-3 8", "rois-s-hachure")
        + tufts(6, 94, 92, 10, 88, 96, 4, 12)
    ),
    "crag": (
        GROUND + land("M2 2h96v96H2z", "patch") + SLABS
        + land("M0 0h22l4 6-8 8-10 1-4 8-4-1zM100 0H80l-3 7 8 7 9 1 3 7 3-1zM0 100h20l5-7-8-7-9-2-4-8-4 2z"
            "M100 100H80l-4-6 8-8 9-2 4-7 3 2z", "stone")
        + land("M42 0l4 7 10 1 6-8zM40 100l6-8 9-1 5 9zM0 44l7 3 1 9-8 5zM100 42l-7 5-1 9 8 4z", "rock")
        + path("M8 4l4 8M88 5l-4 8M8 96l5-8M90 96l-5-8M18 3l4 8M80 96l-4-6", "rois-s-line")
    ),
    "rock": (
        GROUND + land("M12 82L4 52l14-32 28-16 32 8 18 28-4 34-24 24-38 2z", "shade")
        + land("M10 78L3 48l14-32L44 2l32 8 19 28-4 36-24 22-38 1z", "rock")
        + land("M44 2l32 8-8 22-26 2-25-18z", "stone") + land("M17 16l25 18-8 28-24 16L3 48z", "boulder")
        + land("M42 34l26-2 12 24-20 22-26-16z", "top-rock")
        + path("M68 32l27 6M80 56l11 18M60 78l7 18M34 62l-5 35M34 62l26 16M50 44l8 8-2 10M24 30l-6 14", "rois-s-line")
        + stones("stone", 92, 92, 6, 8, 92, 5, 92, 10, 4)
    ),
    "chasm": (
        GROUND + land("M2 30l12-8 8-14 20 4L56 2l18 8 8 12 14 6 2 22-6 14 2 20-18 4-12 10-18-6-16 6-12-12"
            "L4 76l6-18z", "lip")
        + land("M8 34l12-8 8-12 16 4 12-8 14 8 8 12 12 6 2 14-6 14 2 16-16 4-10 8-16-6-14 6-10-12L10 70l6-14z", "abyss")
        + land("M22 40l10-8 14-4 14-4 12 10 10 12-4 14-10 14-16 0-14 4-10-12-2-14z", "void")
        + path("M8 34l14 6M28 14l4 18M56 10l4 14M78 30l-6 4M92 50l-10-4M88 80l-20-8M46 88l8-16"
            "M10 70l16-2", "rois-s-crack")
    ),
    "ford": (
        RIVER + land("M36 10h28q-6 20-2 40t4 40H34q6-20 2-40t0-40z", "shoal")
        + stones("stone", 38, 24, 5, 62, 30, 5, 36, 46, 5, 64, 54, 5, 36, 68, 5, 62, 76, 5)
        + ripples(6, 28, 76, 26, 4, 74, 78, 76, 2, 50, 82, 52) + tufts(12, 10, 88, 96, 86, 9, 14, 97)
    ),
    "scree": (
        GROUND + land("M28 0h44L60 20H40zM28 100h44L60 80H40zM0 28v44l20-12V40zM100 28v44L80 60V40z", "patch")
        + stones("rock", 40, 6, 7, 56, 5, 6, 50, 14, 5, 40, 94, 6, 57, 94, 7, 48, 86, 5, 6, 40, 6, 6, 58, 7,
            14, 50, 5, 94, 42, 7, 95, 58, 6, 86, 49, 5)
        + stones("stone", 31, 4, 4, 66, 7, 5, 34, 13, 3, 63, 15, 3, 30, 96, 5, 67, 95, 4, 62, 86, 3, 36, 88, 3,
            4, 30, 4, 5, 68, 4, 12, 38, 3, 15, 62, 3, 96, 31, 4, 95, 69, 5, 87, 38, 3, 85, 61, 3)
    ),
}

FUTURE: Final[dict[str, str]] = {
    "fortification": (
        GROUND + land("M24 6h56l18 18v54L80 98H26L6 80V24z", "shade")
        + land("M22 3h56l19 19v56L78 97H22L3 78V22z", "wall")
        + land("M28 16h44l12 12v44L72 84H28L16 72V28z", "court")
        + path("M28 16L22 3M72 16l6-13M84 28l13-6M84 72l13 6M72 84l6 13M28 84l-6 13"
            "M16 72L3 78M16 28L3 22M50 16v68M16 50h68", "rois-s-joint")
        + land("M40 5h20v6H40zM40 89h20v6H40zM5 40h6v20H5zM89 40h6v20h-6z", "lamp")
        + land("M15 6a9 9 0 1 0 .1 0zM85 6a9 9 0 1 0 .1 0zM15 76a9 9 0 1 0 .1 0zM85 76a9 9 0 1 0 .1 0z", "tower")
        + land("M15 11a4 4 0 1 0 .1 0zM85 11a4 4 0 1 0 .1 0zM15 81a4 4 0 1 0 .1 0zM85 81a4 4 0 1 0 .1 0z", "roof")
    ),
    "rock": (
        GROUND + land("M14 84L6 60 22 30 60 8l34 8 2 30-22 38-40 12z", "shade")
        + land("M4 60l14-34L58 4l34 8 4 30-20 40-42 14-22-8z", "wall")
        + land("M24 34l32-18 22 6 4 18-14 26-30 10-18-10z", "court")
        + land("M58 4l34 8 4 30-14-2-4-18-18-6z", "roof") + land("M4 60l16 6 18 10-4 20-22-8z", "rock")
        + path("M24 34L18 26M56 16l2-12M82 40l14 2M68 66l8 16M38 76l-4 20M20 66L4 60M34 40l30-16M30 54l44-22"
            "M36 66l36-22", "rois-s-line")
        + land("M44 42l12-6 8 6-4 12-14 4-6-8z", "void") + stones("wall", 92, 90, 6, 84, 96, 4, 8, 14, 5, 14, 90, 3)
    ),
    "steep": (
        GROUND + land("M50 2C84 1 99 22 98 50 99 82 80 99 50 98 18 99 1 80 2 50 1 20 20 1 50 2z", "lip")
        + land("M50 9c28-1 42 15 41 41 1 28-15 41-41 41-28 1-41-15-41-41-1-27 14-41 41-41z", "slope")
        + land("M52 20c20-1 28 12 28 32s-12 28-29 28c-19 1-30-10-29-29-1-20 10-31 30-31z", "patch")
        + path("M50 2v7M72 5l-3 8M90 18l-7 6M97 38l-7 2M98 60l-8-1M90 82l-7-6M72 95l-3-8M50 98v-7M28 95l3-8"
            "M10 82l7-6M2 60l8-2M3 38l7 2"
            "M10 18l7 6M28 5l3 8", "rois-s-hachure")
    ),
}

EDGES: Final[dict[str, str]] = {
    "wall": (
        box(0, 4, 100, 9, 0, "rois-s-shade") + box(0, 1, 100, 9, 1, "rois-s-rampart")
        + land("M1 0h10v4H1zM19 0h10v4H19zM37 0h10v4H37zM55 0h10v4H55zM73 0h10v4H73zM91 0h8v4h-8zM10 7h10v4H10z"
            "M28 7h10v4H28zM46 7h10v4H46zM64 7h10v4H64zM82 7h10v4H82z", "merlon")
    ),
    "ravine": (
        land("M0 0h100v9l-9 5-12-4-10 6-14-5-12 5-12-5-11 5-11-4-9 2z", "lip")
        + land("M0 0h100v4l-10 5-11-4-10 6-14-5-12 5-12-5-11 5-11-5-9 3z", "void")
    ),
}

HIVE: Final = (
    land("M8 88q-6-14 6-24 0-20 16-28Q34 14 50 10q18 2 22 26 18 10 14 30 12 8 6 22-42 10-84 0z", "hive")
    + land("M14 64q14 8 30 4M30 36q18 8 42 0M86 66q-14 8-30 2", "hive-fold")
    + land("M50 18l7 4v8l-7 4-7-4v-8zM36 44l7 4v8l-7 4-7-4v-8zM64 42l7 4v8l-7 4-7-4v-8zM50 64l9 5v10l-9 5-9-5V69z"
        "M24 70l6 3v7l-6 3-6-3v-7zM76 70l6 3v7l-6 3-6-3v-7z", "hive-cell")
)
# fmt: on


def scenery_symbols(keys: set[str]) -> str:
    """Write the symbols of these kinds of scenery, in alphabetical order; walls and ravines lie on bare ground."""
    drawn = ""
    for key in sorted({"bare" if key in EDGES else key for key in keys}):
        if key == "bare":
            drawn += "".join([symbol(f"bare-{variant}", BARE[variant]) for variant in BARE])
        else:
            drawn += symbol(key, SCENERY[key])
            drawn += symbol(f"{key}-future", FUTURE[key]) if key in FUTURE else ""
    return tag("defs", drawn)


def symbol(name: str, picture: str) -> str:
    """Wrap a picture as a symbol."""
    return tag("symbol", picture, id=f"rois-land-{name}", viewBox="0 0 100 100")


@cache
def scenery(key: str, x: int, y: int, width: int, theme: str = "ancient") -> str:
    """Show the ground of a zone in a square of the given side; bare ground differs from zone to zone."""
    if key == "bare" or key in EDGES:
        name = f"bare-{theme}-{(x // width + 2 * (y // width)) % VARIANTS}"
    else:
        name = f"{key}-future" if theme == "future" and key in FUTURE else key
    return group(use(f"rois-land-{name}", x, y, width), f"rois-s-tile rois-s-{theme}")


@cache
def edge(kind: str, side: int, x: int, y: int, width: int) -> str:
    """Draw a closed edge inside a square of the given side: 0 north, 1 east, 2 south, 3 west."""
    spot = f"{place(x, y, 10 * width)} rotate({90 * side} 50 50)"
    return group(EDGES[kind], "rois-s-tile", transform=spot)


def hive(x: int, y: int, size: int) -> str:
    """Draw a larva hive in the colours of its side, in a square of the given side."""
    return group(HIVE, "rois-s-tile", transform=place(x, y, 10 * size))
