"""The pictures of the sectors, as SVG symbols of 120 by 72 units: a small landscape each, printed flat."""

from typing import Final

from littlewars.pieces.svg import box, disc, path, tag


def land(d: str, tone: str) -> str:
    """Print a shape."""
    return path(d, f"land-{tone}")


def cloud(x: int, y: int) -> str:
    """Let a cloud drift by."""
    return land(f"M{x} {y}q0-5 6-5 2-5 8-3 6-2 7 4 5 0 5 4z", "cloud")


def trees(tone: str, *feet: int) -> str:
    """Plant firs in a row: across and down, one after the other."""
    spots = [f"M{feet[i]} {feet[i + 1]}h-8l5-8h-4l7-12 7 12h-4l5 8z" for i in range(0, len(feet), 2)]
    return land("".join(spots), tone)


def bushes(*feet: int) -> str:
    """Plant round trees in a row: across and down, one after the other."""
    trunks = [f"M{feet[i] - 1} {feet[i + 1]}v-6h2v6z" for i in range(0, len(feet), 2)]
    crowns = [disc(feet[i], feet[i + 1] - 9, 6, "land-leaf") for i in range(0, len(feet), 2)]
    return land("".join(trunks), "wood") + "".join(crowns)


def house(x: int, y: int, width: int, height: int) -> str:
    """Build a house with a gable and a door; y is its ground."""
    half = width // 2
    wall = box(x, y - height, width, height, 0, "land-wall")
    roof = land(f"M{x - 3} {y - height}l{half + 3}-{half}l{half + 3} {half}z", "roof")
    return wall + roof + land(f"M{x + half - 2} {y}v-7h5v7z", "wood")


def tower(x: int, y: int, width: int, height: int, tone: str = "stone") -> str:
    """Build a tower with three merlons and a slit; y is its ground."""
    step = width // 5
    top = f"M{x} {y}v-{height}h{step}v3h{step}v-3h{width - 4 * step}v3h{step}v-3h{step}v{height}z"
    return land(top, tone) + box(x + width // 2 - 1, y - height + 8, 3, 6, 1, "land-dark")


# fmt: off
SKY: Final = box(0, 0, 120, 72, 0, "land-sky")
HILLS: Final = (
    SKY + land("M-2 40q22-16 46-2 24-18 44-4 18-8 34 2v38H-2z", "meadow")
    + land("M-2 48q40-8 70-2t54-2v30H-2z", "grass")
)
ROCKS: Final = (
    SKY + land("M-2 46l18-22 12 12 16-22 20 28 14-14 44 20v26H-2z", "rock")
    + land("M-2 50q40-6 70-1t54-2v27H-2z", "grass")
)
FLAG: Final = "v-18h14l-4 4 4 4h-13v10z"

TERRAINS: Final[dict[str, str]] = {
    "plain": (
        HILLS + cloud(14, 18) + cloud(82, 14) + land("M50 74q-2-14 10-22t14-8h3q-6 4-8 10t4 20z", "sand")
        + bushes(20, 58, 98, 54)
        + path("M34 62l2-5 2 5M90 66l2-5 2 5M14 68l2-4 2 4M104 62l2-4 2 4M42 52l1-3 2 3", "land-line")
    ),
    "village": (
        HILLS + cloud(8, 16) + house(14, 56, 20, 12) + house(78, 54, 22, 13) + box(51, 24, 12, 34, 0, "land-wall")
        + land("M48 25L57 5l9 20z", "roof") + house(60, 58, 16, 12) + disc(57, 33, 3, "land-snow")
        + land("M54 58v-8h6v8z", "wood")
        + bushes(42, 60, 108, 60) + land("M46 74q2-8 10-14h6q-2 8 4 14z", "sand")
    ),
    "crossroads": (
        HILLS + cloud(86, 16) + land("M34 74q20-14 22-30h8q0 16 24 30zM-2 54l124-8v8L-2 64z", "sand")
        + box(58, 16, 4, 44, 1, "land-wood") + land("M62 19h22l5 4-5 5H62zM58 30H38l-5 4 5 5h20z", "wall")
        + path("M67 23h12M42 35h12", "land-line")
        + bushes(16, 48, 104, 44) + land("M53 60h14l-2 4H55z", "rock")
    ),
    "farm": (
        HILLS + land("M2 58h40l-6 14H-2z", "glow")
        + path("M8 60l-4 10M18 60l-3 10M28 60l-2 10M37 60v8", "land-line") + house(44, 56, 34, 18)
        + box(80, 22, 14, 34, 2, "land-stone") + land("M79 23q8-13 16 0z", "roof") + box(66, 40, 6, 6, 0, "land-dark")
        + land("M40 66v-9l3-3 3 3h6l3-3 3 3h6l3-3 3 3h6l3-3 3 3h6l3-3 3 3h6l3-3 3 3v9z", "wood")
        + path("M40 61h63", "land-line") + cloud(10, 20)
    ),
    "relay": (
        ROCKS + land("M28 74q6-20 32-20t32 20z", "meadow") + land("M46 64l10-36h8l10 36h-5l-9-31-9 31z", "wood")
        + path("M50 52h20M53 42h14M51 52l15-10M69 52L54 42", "land-line") + box(46, 24, 28, 5, 1, "land-wood")
        + land("M52 24q-1-7 6-9 0-4 3-6 0 4 4 6 4 4 3 9z", "glow")
        + path("M44 20q-4-6 0-12M76 20q4-6 0-12M38 24q-7-10 0-20M82 24q7-10 0-20", "land-line")
    ),
    "hill": (
        SKY + cloud(10, 18) + cloud(88, 22) + land("M-2 52q60-12 124 0v22H-2z", "meadow")
        + land("M12 74C22 30 40 20 60 20s38 12 50 54z", "grass")
        + land("M60 74c10-8-16-14-4-22s-8-10 2-18l4-14h3l-3 14c-6 8 8 10 0 18s16 14 8 22z", "sand")
        + bushes(38, 52, 84, 54) + path(f"M64 21{FLAG}", "land-glow")
    ),
    "marsh": (
        SKY + land("M-2 36q30-10 60-3t64-4v45H-2z", "meadow") + land("M-2 50q20-8 44-3t40-2 40-2v31H-2z", "water")
        + land("M10 60q12-5 26 0-12 6-26 0zM66 66q16-6 32 0-16 6-32 0zM80 52q10-4 20 0-10 4-20 0z", "leaf")
        + path("M46 66V46M50 66V42M54 66V50M18 58V44M23 58V48M106 64V46M101 62V50", "land-line")
        + land("M48 42v-9h4v9zM44 46v-7h4v7zM16 44v-8h4v8zM104 46v-8h4v8z", "wood")
        + path("M88 53q-3-14 0-32M87 40l-10-8M88 32l9-9M77 32l-5 1M77 32l-1-6M97 23l5 1", "land-line")
        + path("M34 70q6-3 12 0M58 58q6-3 12 0", "land-ripple")
    ),
    "bridge": (
        HILLS + land("M22 74q14-16 36-26h8q16 10 30 26z", "water")
        + path("M46 68q5-3 10 0M60 62q4-3 8 0M62 71q5-3 10 0", "land-ripple")
        + land("M6 56v-8q54-34 108 0v8h-18q-2-10-12-11t-10 11H46q0-12-10-11T24 56z", "stone")
        + land("M4 48Q60 12 116 48v-6Q60 6 4 42z", "rock")
        + path("M60 34v12M46 38l2 8M74 38l-2 8", "land-line") + bushes(10, 68, 110, 68)
    ),
    "market": (
        HILLS + cloud(84, 14)
        + land("M8 36h3v16h28V36h3v28H8zM44 36h3v16h28V36h3v28H44zM80 36h3v16h28V36h3v28H80z", "wood")
        + land("M5 38l5-12h30l5 12q-5 4-9 0-5 4-9 0-5 4-9 0-5 4-13 0z", "roof")
        + land("M41 38l5-12h30l5 12q-5 4-9 0-5 4-9 0-5 4-9 0-5 4-13 0z", "wall")
        + land("M77 38l5-12h30l5 12q-5 4-9 0-5 4-9 0-5 4-9 0-5 4-13 0z", "rune")
        + path("M14 38l3-12M23 38l1-12M32 38l-1-12M50 38l3-12M59 38l1-12M68 38l-1-12M86 38l3-12M95 38l1-12"
            "M104 38l-1-12", "land-line")
        + land("M13 52q0-6 4-6t4 6zM21 52q0-6 4-6t4 6zM29 52q0-6 4-6t4 6zM86 52q0-6 4-6t4 6zM94 52q0-6 4-6t4 6z",
            "glow")
        + land("M50 52l2-7h5l2 7zM63 52v-6h8v6z", "sand")
    ),
    "trenches": (
        SKY + land("M-2 36q60-8 124 0v38H-2z", "sand")
        + land("M-2 60l22-10 16 8 20-12 22 10 18-8 26 8v18l-26-8-18 8-22-10-20 12-16-8L-2 72z", "wood")
        + land("M4 54q0-5 6-5t6 5zM14 50q0-5 6-5t6 5zM42 50q0-5 6-5t6 5zM54 48q0-5 6-5t6 5zM48 44q0-5 6-5t6 5z"
            "M92 50q0-5 6-5t6 5zM103 53q0-5 6-5t6 5z", "wall")
        + path("M6 40l6-12M12 40L6 28M32 38l6-12M38 38l-6-12M84 36l6-12M90 36l-6-12M110 40l6-12M116 40l-6-12"
            "M-2 34h11l26-2h52l26 2h9", "land-line")
        + land("M68 54q0-7 6-7t6 7l2 2H66zM26 60q0-7 6-7t6 7l2 2H24z", "leaf")
        + path("M88 72l4-18M97 72l4-18M89 67h9M91 60h9", "land-line") + cloud(10, 16)
    ),
    "forest": (
        HILLS + trees("meadow", 12, 44, 28, 40, 46, 42, 64, 38, 82, 42, 100, 40, 114, 44)
        + trees("leaf", 4, 56, 20, 54, 38, 58, 56, 52, 74, 56, 92, 52, 110, 58)
        + trees("leaf", 12, 70, 30, 72, 84, 72, 104, 70)
        + land("M48 74q4-8 8-10h6q-2 4 6 10z", "sand")
    ),
    "ruins": (
        HILLS + cloud(12, 16) + land("M14 60V26l4-4 3 5 5-7 4 6v34h-4V40q-4-5-8 0v20z", "stone")
        + land("M42 60V30h7v30zM40 30l2-5h8l1 5z", "stone")
        + land("M62 60V44l3-4 4 5v15zM82 62V18l7 4 4-6 3 10 6 2-2 8 4 4v22h-6V46q-5-7-10 0v16z", "stone")
        + land("M28 66l4-6h9l3 6zM58 68l3-5h10l4 5zM108 66l3-5h6l3 5z", "rock")
        + land("M82 18l7 4 4-6 2 6q-3 6-6 4-3 4-7 0zM14 32q4-4 4 2t4 0v8h-8z", "leaf")
        + path("M44 40h4M86 34h5M98 40h4", "land-line")
    ),
    "cemetery": (
        SKY + disc(94, 16, 9, "land-snow") + land("M-2 44q60-12 124 0v30H-2z", "meadow")
        + land("M10 62V48q6-9 12 0v14zM36 58V46q5-8 10 0v12zM88 64V50q6-9 12 0v14z", "stone")
        + land("M62 66V52h-6v-5h6v-7h5v7h6v5h-6v14z", "stone")
        + path("M13 52h6M14 56h4M39 50h4M91 54h6M92 58h4", "land-line")
        + path("M22 40q-3-16 2-30M22 30L12 20M23 24l10-9M12 20l-4 1M12 20l-1-5", "land-line")
        + path("M2 70v-14M10 72V58M112 70V56M118 70V56M-2 60h16M106 60h16", "land-line")
        + land("M6 64h18l3 4H4zM84 66h20l3 4H82z", "wood")
    ),
    "ford": (
        HILLS + land("M-2 52q30-6 50 2t72-8v18q-40 10-64 4T-2 70z", "water")
        + path("M10 60q5-3 10 0M88 58q5-3 10 0M30 66q5-3 10 0M70 66q5-3 10 0", "land-ripple")
        + land("M40 74q0-5 8-6h10l2 6zM48 48q2-8 12-10h6q-4 6-2 10z", "sand")
        + land("M46 66q0-5 7-5t7 5zM54 58q0-4 6-4t6 4zM52 51q0-3 5-3t5 3z", "stone") + bushes(16, 48, 104, 46)
        + trees("leaf", 30, 44, 88, 42)
    ),
    "temple": (
        HILLS + cloud(6, 20) + land("M22 64h76v4H22zM26 60h68v4H26zM30 56h60v4H30z", "stone")
        + land("M33 30h7v26h-7zM45 30h7v26h-7zM68 30h7v26h-7zM80 30h7v26h-7z", "snow")
        + box(53, 36, 14, 20, 0, "land-dark")
        + box(29, 26, 62, 5, 0, "land-stone") + land("M26 26L60 8l34 18z", "wall") + disc(60, 20, 4, "land-glow")
        + trees("leaf", 12, 62, 108, 62)
    ),
    "barracks": (
        HILLS + box(18, 34, 74, 26, 0, "land-wall") + land("M12 35l10-15h66l10 15z", "roof")
        + land("M48 60V46h14v14z", "wood")
        + land("M24 41h6v7h-6zM36 41h6v7h-6zM68 41h6v7h-6zM80 41h6v7h-6z", "dark")
        + path("M55 46v14M16 28h78", "land-line")
        + path("M104 64V12", "land-line") + land("M104 12h14l-4 5 4 5h-14z", "glow")
        + path("M22 68l6-14 6 14M26 68l4-14M98 68h18", "land-line") + cloud(6, 14)
    ),
    "observatory": (
        ROCKS + land("M22 74q8-22 38-22t38 22z", "meadow") + box(42, 36, 36, 24, 0, "land-wall")
        + land("M40 37q2-24 20-24t20 24z", "stone")
        + land("M56 36l7-22 9 3-6 19z", "dark") + land("M58 30L74 4l7 4-17 25z", "wood")
        + box(55, 48, 9, 12, 0, "land-wood")
        + land("M20 8l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM100 20l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"
            "M38 2l1 3 3 1-3 1-1 3-1-3-3-1 3-1z", "glow")
    ),
    "forge": (
        HILLS + box(18, 32, 48, 30, 0, "land-stone") + land("M12 33l10-14h40l10 14z", "rock") + cloud(56, 10)
        + land("M46 20V8h12v12z", "roof")
        + land("M28 62V46q10-10 20 0v16z", "dark") + land("M31 62q0-10 5-14 0 4 3 5 1-4 0-6 8 6 6 15z", "glow")
        + land("M80 50h30l-2 5q-8 0-10 4v3h5v5H85v-5h5v-3q-2-4-10-4z", "dark")
        + land("M88 40h6v10h-6zM83 34h17v7H83z", "rock") + cloud(84, 16)
    ),
    "fort": (
        HILLS + cloud(40, 14) + path(f"M60 36{FLAG}", "land-glow") + land("M24 64V36h72v28z", "wood")
        + path("M32 36v28M40 36v28M80 36v28M88 36v28", "land-line")
        + land("M22 38l5-8 5 8 5-8 5 8 5-8 5 8h16l5-8 5 8 5-8 5 8 5-8 5 8v3H22z", "wood")
        + land("M50 64V48q10-9 20 0v16z", "dark")
        + box(10, 24, 16, 42, 0, "land-wood") + box(94, 24, 16, 42, 0, "land-wood")
        + land("M6 25L18 10l12 15zM90 25l12-15 12 15z", "roof")
        + land("M15 34h6v6h-6zM99 34h6v6h-6z", "dark")
    ),
    "ridge": (
        SKY + cloud(6, 16) + cloud(92, 12) + land("M-2 62l16-20 12 8L52 6l14 22 10-12 22 32 8-8 16 20v16H-2z", "rock")
        + land("M40 26L52 6l14 22-6-3-5 6-6-7zM69 24l7-8 11 16-6-2-4 4z", "snow")
        + path("M52 32l4 12-4 10M30 46l6 8M84 40l4 10", "land-line")
        + land("M-2 62q40-10 66-2t58-4v18H-2z", "meadow") + trees("leaf", 14, 68, 28, 66, 96, 66, 110, 68)
    ),
    "city": (
        SKY + cloud(84, 14) + land("M-2 56q60-8 124 0v18H-2z", "meadow") + house(12, 50, 22, 20)
        + tower(36, 52, 14, 38, "wall") + land("M33 15l10-15 10 15z", "roof")
        + house(52, 50, 26, 22) + house(82, 50, 20, 24)
        + land("M4 66V46h4v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5"
            "v-3h4v20z", "stone")
        + land("M51 66V54q8-7 16 0v12z", "wood")
        + land("M18 38h4v5h-4zM87 34h4v5h-4zM94 34h4v5h-4zM69 36h4v5h-4z", "dark")
    ),
    "arsenal": (
        HILLS + box(16, 28, 58, 34, 0, "land-stone") + land("M12 29q32-26 66 0z", "rock")
        + land("M30 62V42h28v20z", "wood") + path("M44 42v20M30 42l14 20 14-20", "land-line")
        + land("M78 54l26-14 4 7-24 14z", "dark") + disc(90, 60, 7, "land-wood") + disc(90, 60, 2, "land-dark")
        + land("M100 68a4 4 0 1 1 .1 0zM109 68a4 4 0 1 1 .1 0zM104 61a4 4 0 1 1 .1 0z", "dark")
        + disc(45, 24, 5, "land-glow") + cloud(86, 16)
    ),
    "harbour": (
        SKY + cloud(88, 14) + land("M-2 42q30-10 60 0v8H-2z", "grass") + land("M-2 48h124v26H-2z", "water")
        + land("M18 46l3-30h10l3 30z", "snow") + land("M20 34l1-8h10l1 8z", "roof")
        + box(21, 9, 10, 7, 1, "land-glow") + land("M19 9l7-6 7 6z", "roof")
        + land("M60 54h48l-7 12H68z", "wood") + path("M84 54V12", "land-line")
        + land("M86 15q18 8 16 32H86zM82 20q-12 10-16 27h16z", "wall")
        + land("M-2 56h38v6H-2zM6 62h4v12H6zM26 62h4v12h-4z", "wood")
        + path("M44 60q5-3 10 0M42 70q5-3 10 0M108 62q5-3 10 0M56 72q5-3 10 0", "land-ripple")
    ),
    "well": (
        ROCKS + land("M34 66q-4-14 0-20h52q4 6 0 20-26 8-52 0z", "stone")
        + path("M34 54q26 6 52 0M46 48v8M60 57v10M74 48v8M48 60v8M73 60v8", "land-line")
        + land("M34 46q26-8 52 0-26 8-52 0z", "rune")
        + land("M48 45q-6-12 2-20 0 6 4 8 0-18 8-27 0 14 6 19 2-4 2-8 8 14 2 28-12 4-24 0z", "rune")
        + land("M56 44q-2-8 4-16 6 8 4 16z", "snow") + land("M18 66l5-22 6 22zM92 66l6-26 6 26z", "rune")
        + land("M10 68l4-10 5 10zM104 68l3-8 4 8z", "rune")
    ),
    "harbour-sf": (
        ROCKS + land("M-2 62q60-10 124 0v12H-2z", "stone") + land("M20 66q40-8 80 0-40 8-80 0z", "dark")
        + land("M48 58l-10 10v-14l10-12zM72 58l10 10v-14L72 42z", "roof")
        + land("M48 60V26Q50 10 60 2q10 8 12 24v34z", "snow") + disc(60, 26, 5, "land-water")
        + path("M48 38h24M48 52h24", "land-line") + land("M54 60h12l2 6H52z", "rock")
        + land("M90 60V30h6v30zM84 32l2-9h14l2 9z", "stone") + land("M86 30l1-5h12l1 5z", "water")
        + land("M12 60V40h4v20zM4 38q10 6 20 0-4-10-10-10T4 38z", "stone")
    ),
    "well-sf": (
        HILLS + land("M22 66l6-14h64l6 14z", "stone") + land("M34 52q-2-14 6-20h40q8 6 6 20z", "rock")
        + land("M42 33q0-20 18-20t18 20z", "stone")
        + disc(60, 40, 10, "land-dark") + disc(60, 40, 7, "land-rune") + land("M62 33l-7 8h4l-2 7 8-9h-4z", "glow")
        + land("M14 66V38h8v28zM98 66V38h8v28z", "rock") + land("M12 38h12v-4H12zM96 38h12v-4H96z", "stone")
        + path("M18 34v-8q0-8 24-8M102 34v-8q0-8-24-8M38 58h44", "land-line")
        + disc(18, 29, 3, "land-glow") + disc(102, 29, 3, "land-glow")
    ),
    "citadel": (
        SKY + cloud(4, 20) + cloud(94, 16) + land("M-2 74Q14 50 34 46h52q20 4 36 28z", "rock")
        + path(f"M60 20{FLAG}", "land-glow") + tower(48, 48, 24, 32, "wall")
        + tower(28, 56, 16, 34) + tower(76, 56, 16, 34)
        + land("M36 60V40h4v3h6v-3h6v3h6v-3h4v3h6v-3h6v3h6v-3h4v20z", "stone")
        + land("M52 60V50q8-8 16 0v10z", "dark")
        + path("M56 48v12M60 46v14M64 48v12M20 68l8-6M92 62l8 6", "land-line")
        + land("M48 74q4-8 5-14h14q1 6 5 14z", "sand")
    ),
    "capital": (
        SKY + cloud(2, 18) + land("M-2 60h124v14H-2z", "sand") + land("M6 62V38h22v24zM92 62V38h22v24z", "wall")
        + land("M3 38l14-10 14 10zM89 38l14-10 14 10z", "roof")
        + box(30, 34, 60, 28, 0, "land-wall") + land("M38 34q2-24 22-24t22 24z", "rune")
        + box(57, 2, 6, 9, 1, "land-glow") + path("M52 34q0-16 8-24 8 8 8 24", "land-line")
        + land("M34 38h5v24h-5zM44 38h5v24h-5zM71 38h5v24h-5zM81 38h5v24h-5z", "snow")
        + box(28, 33, 64, 4, 0, "land-stone") + land("M53 62V48q7-8 14 0v14z", "wood")
        + land("M22 66h76v4H22z", "stone") + land("M12 46h4v6h-4zM20 46h4v6h-4zM98 46h4v6h-4zM106 46h4v6h-4z", "dark")
    ),
    "portal": (
        ROCKS + land("M28 68V44C28 16 44 6 60 6s32 10 32 38v24H80V44c0-16-8-26-20-26s-20 10-20 26v24z", "stone")
        + land("M40 68V44c0-16 8-26 20-26s20 10 20 26v24z", "rune")
        + path("M60 62c-18 0-18-30 0-30 14 0 14 22 0 22-9 0-9-14 0-14 5 0 5 6 1 7", "land-line")
        + path("M30 52h8M82 52h8M34 30l8 4M86 30l-8 4M60 7v9M44 12l5 8M76 12l-5 8", "land-line")
        + land("M20 74l6-8h68l6 8z", "rock")
        + land("M14 30l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM106 26l1 4 4 1-4 1-1 4-1-4-4-1 4-1z", "glow")
    ),
    "bunker": (
        HILLS + land("M10 66l10-26q4-6 12-6h56q8 0 12 6l10 26z", "rock") + land("M20 37l8-9q32-8 64 0l8 9z", "stone")
        + land("M34 44h34l2 6H32zM76 44h12l3 6H76z", "dark") + land("M50 66V55h14v11z", "wood")
        + path("M14 58h32M68 58h38M36 26V6M30 10h12M32 14h8", "land-line")
        + land("M78 22q10-2 14-14-14 0-14 14z", "snow") + path("M84 16l-2 12", "land-line")
        + land("M4 68q0-5 6-5t6 5zM14 68q0-5 6-5t6 5zM94 68q0-5 6-5t6 5zM105 68q0-5 6-5t6 5z", "sand")
    ),
}
# fmt: on


def land_symbols(keys: set[str]) -> str:
    """Write the symbols of these sectors, in alphabetical order."""
    return tag("defs", "".join([symbol(key) for key in sorted(keys)]))


def symbol(key: str) -> str:
    """Wrap a picture as a symbol."""
    return tag("symbol", TERRAINS[key], id=f"land-{key}", viewBox="0 0 120 72")


def terrain(key: str, x: int, y: int, width: int) -> str:
    """Show the picture of a sector, three fifths as high as it is wide."""
    return tag("use", href=f"#land-{key}", x=x, y=y, width=width, height=width * 3 // 5)
