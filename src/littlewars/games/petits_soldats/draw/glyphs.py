"""Dice, tokens and signs, each on a square of 64 units whose upper left corner goes to x, y."""

from typing import Final

from littlewars.pieces.svg import path, place, tag, text

# fmt: off
BURST: Final = "M32 4l6 14 13-8-3 15 13 3-11 9 8 13-15-2-2 13-9-10-9 10-2-13-15 2 8-13-11-9 13-3-3-15 13 8z"
BOLT: Final = "M38 4L14 36h14l-6 24 28-34H35z"
EYE: Final = "M3 32Q32 4 61 32 32 60 3 32zM32 20a12 12 0 1 0 .1 0zM32 27a5 5 0 1 1-.1 0z"
FLAME: Final = (
    "M34 2q4 12 13 20 9 9 7 20-3 18-22 19Q12 60 10 42q0-12 9-19 0 9 5 11Q22 14 34 2z"
    "M33 34q-9 8-9 14 1 8 8 8t8-8q0-7-7-14z"
)
STAR: Final = "M32 3l8.5 19.5 21 2-16 14 5 21L32 48.5 13.5 59.500l5-21-16-14 21-2z"
HEART_LEFT: Final = "M29 58Q4 38 4 22 4 8 17 7q9 0 13 8l-4 10 8 8-6 10z"
HEART_RIGHT: Final = "M34 58l-1-14 7-12-8-8 3-9q5-8 13-8 12 1 12 15Q60 38 34 58z"
SHIELD_LEFT: Final = "M29 4Q20 10 7 10v21q0 20 23 30l-4-16 7-11-8-10z"
SHIELD_RIGHT: Final = "M34 4q10 6 23 6v21q0 20-22 30l-3-15 8-12-8-10z"
SKULL: Final = ("M32 5q24 0 24 24 0 10-8 14v13H16V43q-8-4-8-14Q8 5 32 5zM22 24a6 6 0 1 0 .1 0zM42 24a6 6 0 1 0 .1 0z"
    "M32 37l4 7h-8zM25 48h3v8h-3zM36 48h3v8h-3z")
SHELL: Final = "M32 3q12 12 12 26v14H20V29Q20 15 32 3zM20 46h24v5H20zM22 51l-8 10h12l6-6 6 6h12l-8-10z"
IRON: Final = "M25 4h16l8 8 5 17-4 3-5-13-4-2v5H22v-8l3-3zM32 24q20 0 20 19T32 62 12 43t20-19z"
GRENADE: Final = IRON + "M15 37h34v3H15zM15 47h34v3H15zM24 27h3v33h-3zM37 27h3v33h-3z"
CROSS: Final = "M23 4h18v19h19v18H41v19H23V41H4V23h19z"

DICE: Final[dict[str, str]] = {
    "attack": path("M12 2h40q10 0 10 10v40q0 10-10 10H12Q2 62 2 52V12Q2 2 12 2z", "ps-g-die"),
    "sniper": (
        path("M18 1h28l17 17v28L46 63H18L1 46V18z", "ps-g-sniper")
        + path("M19 5h26l14 14v26L45 59H19L5 45V19z", "ps-g-ring")
        + path("M32 1v6M32 57v6M1 32h6M57 32h6", "ps-g-ring")
    ),
    "grenade": (
        path("M32 1l18.2 6 11.3 15.400v19.200L50.2 57 32 63 13.8 57 2.5 41.600V22.400L13.8 7z", "ps-g-grenade")
        + path("M32 11l21 15.3-8 24.700H19l-8-24.700z", "ps-g-facet")
        + path("M32 1v10M61.5 22.400L53 26.300M50.2 57L45 51M13.8 57L19 51M2.5 22.400L11 26.3", "ps-g-ridge")
    ),
    "mortar": path("M32 2a30 30 0 1 1-.1 0z", "ps-g-mortar") + path("M32 6a26 26 0 1 1-.1 0z", "ps-g-ring"),
}


def small(inner: str, x: int, y: int, hundredths: int) -> str:
    """Shrink a sign, its upper left corner at x, y of the square around it."""
    return tag("g", inner, transform=place(x, y, hundredths * 10))


def print_(d: str, look: str) -> str:
    """Print a sign, holes by even-odd."""
    return tag("path", d=d, fill_rule="evenodd", class_=look)


FACES: Final[dict[str, dict[str, str]]] = {
    "attack": {
        "hit": small(print_(BURST, "ps-g-hit"), 8, 8, 75),
        "bolt": small(print_(BOLT, "ps-g-bolt"), 8, 8, 75),
        "blank": path("M26 32h12", "ps-g-blank"),
    },
    "sniper": {
        "double_hit": small(print_(BURST, "ps-g-hit-pale"), 6, 10, 44)
        + small(print_(BURST, "ps-g-hit-pale"), 30, 26, 44),
        "hit": small(print_(BURST, "ps-g-hit-pale"), 11, 11, 66),
        "bolt": small(print_(BOLT, "ps-g-bolt"), 11, 11, 66),
        "exposed": small(print_(EYE, "ps-g-pale"), 10, 10, 69),
        "backfire": small(print_(FLAME, "ps-g-flame"), 11, 10, 66),
    },
    "grenade": {
        "3": text(32, 46, 36, "3", "ps-g-number"),
        "5": text(32, 46, 36, "5", "ps-g-number"),
        "7": text(32, 46, 36, "7", "ps-g-number"),
        "mishap": small(print_(SKULL, "ps-g-pale"), 16, 15, 50),
    },
    "mortar": {
        "impact": small(print_(BURST, "ps-g-hit"), 12, 12, 63) + path("M32 27a5 5 0 1 1-.1 0z", "ps-g-crater"),
        "blast": path("M32 26a6 6 0 1 1-.1 0z", "ps-g-crater")
        + path("M32 18a14 14 0 1 1-.1 0zM32 10a22 22 0 1 1-.1 0z", "ps-g-wave"),
    },
}

TOKENS: Final[dict[str, str]] = {
    "order": (
        path("M32 2a30 30 0 1 1-.1 0z", "ps-g-coin") + path("M32 7a25 25 0 1 1-.1 0z", "ps-g-coin-ring")
        + small(print_(STAR, "ps-g-ink"), 20, 10, 38) + path("M18 38l14 7 14-7M20 46l12 6 12-6", "ps-g-chevron")
    ),
    "heart": path(HEART_LEFT, "ps-g-heart") + path(HEART_RIGHT, "ps-g-heart"),
    "shield": path(SHIELD_LEFT, "ps-g-shield") + path(SHIELD_RIGHT, "ps-g-shield"),
    "star": path(STAR, "ps-g-star")
        + path("M32 16l4.5 10 11 1-8.5 7.5 2.5 11L32 40l-9.5 5.5 2.5-11L16.5 27l11-1z", "ps-g-star-face"),
    "biscuit": (
        path("M32 3l7 4 8-1 4 7 7 4v8l4 7-4 7v8l-7 4-4 7-8-1-7 4-7-4-8 1-4-7-7-4v-8l-4-7 4-7v-8l7-4 4-7 8 1z",
            "ps-g-biscuit")
        + path("M32 13a19 19 0 1 1-.1 0z", "ps-g-biscuit-ring")
        + path("M32 22h0M32 42h0M22 32h0M42 32h0M25 25h0M39 25h0M25 39h0M39 39h0M32 32h0", "ps-g-crumb")
    ),
    "flag": (
        path("M12 56a20 6 0 1 0 40 0 20 6 0 1 0-40 0z", "ps-g-pawn") + path("M32 56V5", "ps-g-pole")
        + path("M33 5q10-4 26 3l-7 9 7 9q-16-6-26-2z", "ps-g-flag")
    ),
    "grenade": path(IRON, "ps-g-steel") + path("M14 38h36M14 48h36M25 27v32M39 27v32", "ps-g-ridge"),
    "mortar": DICE["mortar"] + small(print_(SHELL, "ps-g-ink"), 16, 14, 50),
}

ACTIONS: Final[dict[str, str]] = {
    # a burst of fire
    "attack": BURST,
    # two footprints
    "move": ("M17 24q9 0 10 12 0 8-3 12H12Q8 40 8 34q0-10 9-10zM13 51h11q2 10-5 11-7-1-6-11zM46 4q9 0 10 12 0 8-3 12H41"
        "q-4-8-4-14 0-10 9-10zM42 31h11q2 10-5 11-7-1-6-11z"),
    # binoculars
    "recon": ("M13 6h12v8h14V6h12l2 14 9 22q0 16-14 16T34 44V34h-4v10q0 14-14 14T2 42l9-22zM16 36a8 8 0 1 0 .1 0z"
        "M48 36a8 8 0 1 0 .1 0z"),
    # a sight and a bolt
    "risky_shot": ("M28 1h8v8q20 3 21 19h6v8h-6q-2 18-21 20v7h-8v-7Q9 54 7 36H1v-8h6Q9 11 28 9zM32 16a16 16 0 1 0 .1 0z"
        "M37 16L20 36h10l-4 13 19-20H34z"),
    # a shell going down
    "mortar": SHELL,
    "grenade": GRENADE,
    "heal": CROSS,
    # a hand that says halt
    "stay": ("M16 30V14q0-5 4-5t4 5v12h2V7q0-5 4-5t4 5v18h2V9q0-5 4-5t4 5v19h2V16q0-5 4-5t4 5v26q0 20-18 20-14 0-19-12"
        "L6 34q-1-5 3-6 3 0 5 4z"),
    # a pat of butter on its dish
    "practice": "M14 20l8-9h28l-6 9zM46 21l6-9v20l-6 8zM12 23h31v17H12zM4 44h56q0 12-12 12H16Q4 56 4 44z",
    # a knotted lace
    "lace": ("M26 22Q12 2 4 12t20 22q-12 4-20 24l10-3 4 7q2-16 14-24 12 8 14 24l4-7 10 3Q52 38 40 34 68 22 60 12"
        " 52 2 38 22q-6-4-12 0z"
        "M22 27q-14-6-13-11 4-6 13 11zM42 27q14-6 13-11-4-6-13 11z"),
}
# fmt: on


def die(kind: str, face: str, x: int, y: int, size: int) -> str:
    """Show a die (attack, sniper, grenade) or the mortar token, this face up."""
    return tag("g", DICE[kind] + FACES[kind][face], transform=place(x, y, 1000 * size // 64))


def token(kind: str, x: int, y: int, size: int) -> str:
    """Show a token."""
    return tag("g", TOKENS[kind], transform=place(x, y, 1000 * size // 64))


def cube(number: int, x: int, y: int, size: int) -> str:
    """Show a cube token, its number in front."""
    sides = path("M4 18L20 4h40L44 18z", "ps-g-cube-top") + path("M44 18L60 4v40L44 60z", "ps-g-cube-side")
    front = path("M4 18h40v42H4z", "ps-g-cube") + text(24, 52, 38, str(number), "ps-g-figure")
    return tag("g", sides + front, transform=place(x, y, 1000 * size // 64))


def deploy(number: int, x: int, y: int, size: int) -> str:
    """Show a deployment token: a flat disc with its number under a parachute."""
    disc = path("M32 1a31 31 0 1 1-.1 0z", "ps-g-deploy") + path("M32 5a27 27 0 1 1-.1 0z", "ps-g-deploy-ring")
    silk = path("M17 19Q19 7 32 7t15 12q-3-3-5 0-3-3-5 0-3-3-5 0-3-3-5 0-3-3-5 0-3-3-5 0z", "ps-g-silk")
    number_ = text(32, 53, 42, str(number), "ps-g-figure")
    return tag("g", disc + silk + number_, transform=place(x, y, 1000 * size // 64))


def spoon(x: int, y: int, size: int, turn: int) -> str:
    """Show the spoon catapult: its middle at x, y, its bowl towards the throw, turned by degrees clockwise from up."""
    drawn = (
        path("M29 30h6l2 28q-5 6-10 0z", "ps-g-spoon")
        + path("M32 2q14 0 13 17-2 13-13 13T19 19Q18 2 32 2z", "ps-g-spoon")
        + path("M32 6q9 0 9 12-1 10-9 10t-9-10Q23 6 32 6z", "ps-g-spoon-bowl") + path("M16 42h32v7H16z", "ps-g-pivot")
    )  # fmt: skip
    thousandths = 1000 * size // 64
    spot = f"translate({x} {y}) rotate({turn}) scale({thousandths // 1000}.{thousandths % 1000:03}) translate(-32 -32)"
    return tag("g", drawn, transform=spot)


def action(kind: str, x: int, y: int, size: int, classes: str = "ps-g-ink") -> str:
    """Show the sign of an action; the classes fill it."""
    return tag("path", d=ACTIONS[kind], fill_rule="evenodd", class_=classes, transform=place(x, y, 1000 * size // 64))
