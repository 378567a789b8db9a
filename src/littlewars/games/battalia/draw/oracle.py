"""The Solar Oracle: seven outer arms, the wheel that turns inside, and the time markers of the sides."""

from math import cos, pi, sin
from typing import Final

from littlewars.games.battalia.cards import TYPE_KEYS
from littlewars.games.battalia.content import DAYS, INNER, OUTER
from littlewars.games.battalia.draw.glyphs import marker, type_glyph
from littlewars.games.battalia.draw.names import faction_of, seat_words
from littlewars.games.battalia.draw.places import Places
from littlewars.games.battalia.names import type_name
from littlewars.games.battalia.view import SideSeen, WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, text, title
from littlewars.pieces.words import fitted

HEAD: Final = 30  # the strip of words above the dial
RADIUS: Final = 106
ARMS: Final = 84  # from the middle to the outer arms
WHEEL: Final = 62  # radius of the inner wheel
HANDS: Final = 44  # from the middle to its arms
ARM: Final = 21  # radius of an outer arm
HAND: Final = 13
MARKER: Final = 34
ASIDE: Final = (22, -22, 24, -24)  # degrees from the arm: where markers stand, one after the other
NEARER: Final = (0, 0, 26, 26)


def spoke(x: int, y: int, arm: int, far: int, aside: int = 0) -> tuple[int, int]:
    """Return a point so far from the middle in the direction of an arm, or some degrees beside it."""
    turn = 2 * pi * arm / DAYS - pi / 2 + pi * aside / 180
    return round(x + far * cos(turn)), round(y + far * sin(turn))


def oracle(view: WorldView, places: Places, say: Say) -> str:
    """Draw the Oracle as it stands today."""
    left, top, width, high = places.oracle
    x, y = left + width // 2, top + HEAD + (high - HEAD) // 2
    inner = title(say(oracle_words(view))) + box(left + 3, top + 5, width, high, 14, "shadow")
    inner += box(left, top, width, high, 14, "bat-oracle")
    inner += fitted(x, top + 23, 21, width - 16, say(calendar(view)), "bat-oracle-word")
    inner += disc(x, y, RADIUS, "bat-dial")
    if view.arm >= 0:
        inner += beam(x, y, view.arm)
    inner += links(view, x, y) + disc(x, y, WHEEL, "bat-wheel") + outer(view, x, y) + wheel(view, x, y)
    drawn = group(inner, "bat-sky", id="oracle", data_rule="BAT-121")
    return drawn + markers(view, x, y, say)


def oracle_words(view: WorldView) -> Message:
    """Say which day it is and which types it favours."""
    if view.day <= 0:
        return Message("picture-oracle-waits")
    return Message(
        "picture-oracle",
        day=view.day,
        week=view.week,
        weeks=view.weeks,
        lit=type_name(view.lit),
        aligned=type_name(view.aligned),
        advanced="yes" if view.mode == "advanced" else "no",
    )


def calendar(view: WorldView) -> Message:
    """Say which day and week it is."""
    return Message("picture-day", day=view.day, week=view.week) if view.day > 0 else Message("picture-oracle-short")


def beam(x: int, y: int, arm: int) -> str:
    """Let the sun shine on an arm."""
    (left_x, left_y), (right_x, right_y) = spoke(x, y, arm, RADIUS, -25), spoke(x, y, arm, RADIUS, 25)
    return path(f"M{x} {y}L{left_x} {left_y}A{RADIUS} {RADIUS} 0 0 1 {right_x} {right_y}z", "bat-beam")


def links(view: WorldView, x: int, y: int) -> str:
    """Join the two arms that show the same type today."""
    if not view.aligned:
        return ""
    arm = OUTER.index(TYPE_KEYS.index(view.aligned))
    (near_x, near_y), (far_x, far_y) = spoke(x, y, arm, HANDS), spoke(x, y, arm, ARMS)
    line = f"M{near_x} {near_y}L{far_x} {far_y}"
    return path(line, "bat-link-back") + path(line, "bat-link")


def outer(view: WorldView, x: int, y: int) -> str:
    """Draw the outer arms: the illuminated one glows, the aligned one has a second ring."""
    drawn = ""
    for arm, number in enumerate(OUTER):
        key = TYPE_KEYS[number]
        at_x, at_y = spoke(x, y, arm, ARMS)
        lit = key == view.lit or key in view.also_lit
        drawn += disc(at_x, at_y, ARM, "bat-arm-lit" if lit else "bat-arm")
        drawn += disc(at_x, at_y, ARM + 3, "bat-aligned") if key == view.aligned else ""
        drawn += type_glyph(key, at_x - 16, at_y - 16, 32)
    return drawn


def wheel(view: WorldView, x: int, y: int) -> str:
    """Draw the inner wheel, turned to today, with its golden arrow and the day in the middle."""
    drawn = ""
    if view.arm >= 0:
        (tip_x, tip_y), (a_x, a_y), (b_x, b_y) = [
            spoke(x, y, view.arm, far, aside) for far, aside in ((WHEEL + 10, 0), (WHEEL - 14, 20), (WHEEL - 14, -20))
        ]
        drawn += path(f"M{tip_x} {tip_y}L{a_x} {a_y}L{b_x} {b_y}z", "bat-arrow")
    for hand, number in enumerate(INNER):
        at_x, at_y = spoke(x, y, hand + max(0, view.arm), HANDS)
        same = TYPE_KEYS[number] == view.aligned
        drawn += disc(at_x, at_y, HAND + same, "bat-hand-aligned" if same else "bat-hand")
        drawn += type_glyph(TYPE_KEYS[number], at_x - 10, at_y - 10, 20)
    drawn += disc(x, y, 25, "bat-sun")
    return drawn + (text(x, y + 11, 32, str(view.day), "bat-sun-word") if view.day > 0 else "")


def markers(view: WorldView, x: int, y: int, say: Say) -> str:
    """Draw the time markers beside their arms."""
    drawn, there = "", [0] * DAYS
    for side in view.sides:
        if side.marker == "none" or side.arm < 0:
            continue
        rank = there[side.arm]
        there[side.arm] += 1
        at_x, at_y = spoke(x, y, side.arm, ARMS + 8 - NEARER[rank], ASIDE[rank])
        inner = title(say(marker_words(view, side))) + marker(at_x - MARKER // 2, at_y - MARKER // 2, MARKER)
        look = f"bat-marker side-{faction_of(view, side.seat)}"
        drawn += group(inner, look, id=f"marker-{side.seat}", data_rule="BAT-34")
    return drawn


def marker_words(view: WorldView, side: SideSeen) -> Message:
    """Say what a time marker counts."""
    kind = "accord" if side.marker == "accord" else "employment"
    return Message("picture-marker", side=seat_words(view, side.seat), kind=kind, days=side.days)
