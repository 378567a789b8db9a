"""The figures in their cells: a base, a silhouette, a name and what is left of their life."""

from typing import Final

from littlewars.games.small_wars.content import SHEET, SHEETS
from littlewars.games.small_wars.draw.places import hatching
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, place, text, title, use

NAMES: Final = {
    sheet.key: Message(f"sheet-{sheet.key}") for sheet in SHEETS
}  # made once: a catalogue finds them faster
VALUES: Final = {
    sheet.key: Message("figure-values", actions=sheet.actions, move=sheet.move, reach=sheet.reach, dice=sheet.dice)
    for sheet in SHEETS
}
STATES: Final = {state: Message(f"figure-{state}") for state in ("active", "spent", "ready")}

TILE: Final = (112, 128)  # what a figure takes at full size, its margin included

ROUND_BASE: Final = disc(59, 56, 47, "shadow") + disc(56, 51, 47, "base-rim") + disc(56, 51, 41, "base")
SQUARE_BASE: Final = (
    box(14, 11, 92, 90, 7, "shadow")
    + box(10, 5, 92, 92, 7, "base-rim")
    + box(16, 11, 80, 80, 3, "base")
    + path(hatching(16, 11, 80, 16), "base-hatch")
)
BASES: Final = (ROUND_BASE, SQUARE_BASE)
RINGS: Final = (
    disc(56, 51, 51, "can-do-back") + disc(56, 51, 51, "can-do"),
    box(5, 0, 102, 102, 11, "can-do-back") + box(5, 0, 102, 102, 11, "can-do"),
)
ROUND: Final = disc(32, 32, 32, "base-rim") + disc(32, 32, 28, "base")
SQUARE: Final = box(1, 1, 62, 62, 5, "base-rim") + box(5, 5, 54, 54, 2, "base")
LIFE_TAG: Final = path("M75 84v-5h9v5h6v-5h9v5h7v29h-38v-29z", "life-tag")
TICK: Final = disc(94, 17, 14, "tick-tag") + path("M87 17l5 6 9-11", "tick")
BURST: Final = path("M32 14l6 15 13-9-3 15 15 0-11 11 9 12H3l9-12-11-11 15 0-3-15 13 9z", "die-burst")


def figure(seen: FigureSeen, x: int, y: int, scale: int, view: WarView, say: Say) -> str:
    """Draw a living figure on its base, in thousandths of its full size."""
    classes = f"figure side-{SEATS[seen.seat]}"
    inner = title(say(tooltip(seen))) + BASES[seen.seat] + toy(seen.sheet, seen.seat, 19, 9, 74)
    if seen.active:
        classes += " active"
        inner += RINGS[seen.seat]
    inner += box(3, 90, 14 + 13 * len(seen.name), 24, 5 * (1 - seen.seat) + 2, "name-tag")
    inner += text(10 + 13 * len(seen.name) // 2, 109, 20, seen.name, "word-side")
    inner += LIFE_TAG + text(87, 108, 28, str(seen.life), "word-number") + bricks(seen.life, seen.full_life)
    if seen.active:
        inner += "".join([disc(12 + 17 * i, 10, 7, "can-do-dot") for i in range(view.actions_left)])
    elif seen.spent and view.actor != NOBODY:
        classes += " spent"
        inner += TICK
    return group(inner, classes, id=f"figure-{seen.number}", transform=place(x, y, scale), data_rule="SW-07")


def toy(sheet: str, seat: int, x: int, y: int, size: int) -> str:
    """Show a silhouette: yellow's look right, red's look left."""
    if seat == 0:
        return group(use(f"toy-{sheet}", x, y, size), "toy")
    return group(use(f"toy-{sheet}", 0, y, size), "toy", transform=f"translate({x + size} 0) scale(-1 1)")


def token(sheet: str, seat: int, x: int, y: int, side: int) -> str:
    """Draw a small figure on its base."""
    base = ROUND if seat == 0 else SQUARE
    return group(base + toy(sheet, seat, 6, 6, 52), "token", transform=place(x, y, 1000 * side // 64))


def bricks(life: int, full: int) -> str:
    """Line up a brick for each hit point, hollow when lost (SW-81)."""
    x = 56 - 6 * full
    outline = "v-5h2v-2h5v2h2v5z"
    kept = "".join([f"M{x + 12 * i + 1} 125{outline}" for i in range(life)])
    lost = "".join([f"M{x + 12 * i + 1} 125{outline}" for i in range(life, full)])
    return path(kept, "life-brick") + path(lost, "life-lost")


def tooltip(seen: FigureSeen) -> Message:
    """Name a figure and tell its values."""
    state = "active" if seen.active else "spent" if seen.spent else "ready"
    return Message(
        "figure-tooltip",
        name=seen.name,
        sheet=NAMES[seen.sheet],
        points=seen.points,
        life=seen.life,
        full=seen.full_life,
        values=VALUES[seen.sheet],
        state=STATES[state],
    )


def offer_tooltip(key: str, copies: int) -> Message:
    """Name a sheet that can be taken, its values, and how many are left."""
    sheet = SHEET[key]
    return Message(
        "offer-tooltip", sheet=NAMES[key], points=sheet.points, life=sheet.life, values=VALUES[key], copies=copies
    )


def wreck(seen: FigureSeen, x: int, y: int, size: int, fallen: bool, say: Say) -> str:
    """Draw the heap a destroyed figure leaves (SW-84), with a burst when it has just fallen."""
    words = title(say(Message("wreck-tooltip", name=seen.name, sheet=Message(f"sheet-{seen.sheet}"))))
    burst = group(BURST, "burst", transform=place(x, y, 1000 * size // 64)) if fallen else ""
    inner = words + burst + use("toy-wreck", x, y, size)
    return group(inner, f"wreck side-{SEATS[seen.seat]}", id=f"figure-{seen.number}", data_rule="SW-84")
