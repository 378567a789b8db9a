"""What is being done and what was just done: arrows between zones, lines of fire, traces and bursts."""

from collections.abc import Sequence
from math import atan2, degrees, hypot
from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import REDS
from littlewars.games.rois_du_champ_de_bataille.draw.places import STEP, TILE, centre, corner
from littlewars.games.rois_du_champ_de_bataille.events import ATTACKED, HEALED, LOST, MOVED, SHIFTED, SWAPPED
from littlewars.games.rois_du_champ_de_bataille.ground import STRAIGHT, direction_to
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, DeedSeen
from littlewars.pieces.svg import box, disc, group, path, place
from littlewars.pieces.words import fitted

BURST: Final = "M0-31l8 11 12-8 0 14 14 1-7 13 8 11-14 4-1 14-13-5-8 11-8-11-13 5-1-14-14-4 8-11-7-13 14-1 0-14 12 8z"
DISC: Final = "M-29 0a29 29 0 1 1 58 0a29 29 0 1 1-58 0z"
HEAD: Final = "M-20-24L26 0L-20 24L-8 0z"
CHEVRON: Final = "M-14-9H0V-20L22 0L0 20V9H-14z"
TWICE: Final = "M-16-20L6 0L-16 20zM6-20L28 0L6 20z"
ASIDE: Final = 56  # how far from the middle an arrow up or down lies, beside the numbers of the troops


def turned(drawn: str, x: int, y: int, start: int, end: int) -> str:
    """Turn a drawing at x, y from one zone towards another."""
    (from_x, from_y), (to_x, to_y) = centre(start), centre(end)
    turn = round(degrees(atan2(to_y - from_y, to_x - from_x)))
    return group(drawn, "rois-turned", transform=f"translate({x} {y}) rotate({turn})")


def between(start: int, end: int, distance: int) -> tuple[int, int]:
    """Return the point so far from the middle of a zone towards another; less than nothing counts from the end."""
    (x, y), (to_x, to_y) = centre(start), centre(end)
    whole = max(1, round(hypot(to_x - x, to_y - y)))
    far = distance if distance >= 0 else whole + distance
    aside = ASIDE if x == to_x else 0
    return x + aside + (to_x - x) * far // whole, y + (to_y - y) * far // whole


def border(start: int, end: int) -> int:
    """Return how far the edge or corner of a zone towards another is from its middle."""
    return STEP // 2 if direction_to(start, end) in STRAIGHT else STEP * 5 // 7


# -- what was just done


def traces(events: Sequence[tuple[int, ...]]) -> str:
    """Draw a dotted line for each move, under the troops."""
    drawn = ""
    for start, end in moves(events):
        (x, y), (to_x, to_y) = between(start, end, 0), between(start, end, -40)
        line = f"M{x} {y}L{to_x} {to_y}"
        drawn += disc(x, y, 13, "rois-trace-start") + path(line, "rois-trace-back") + path(line, "rois-trace")
        drawn += turned(path(HEAD, "rois-trace-end"), *between(start, end, border(start, end)), start, end)
    return drawn


def moves(events: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Return from where to where units or scenery went."""
    found = [(event[2], event[3]) for event in events if event[0] in (MOVED, SWAPPED)]
    found += [(event[1], event[2]) for event in events if event[0] == SHIFTED]
    return [(start, end) for start, end in found if start >= 0 and end >= 0 and start != end]


def bursts(events: Sequence[tuple[int, ...]]) -> str:
    """Draw from where each attack came, and on every zone what it lost or regained."""
    drawn = ""
    for event in events:
        if event[0] == ATTACKED and event[3] >= 0 and event[4] >= 0 and event[3] != event[4]:
            (x, y), (to_x, to_y) = between(event[3], event[4], 58), between(event[3], event[4], -62)
            line = f"M{x} {y}L{to_x} {to_y}"
            drawn += path(line, "rois-blow-back") + path(line, "rois-blow")
            drawn += turned(path(CHEVRON, "rois-blow-end"), to_x, to_y, event[3], event[4])
    for kind, sign, shape, looks in ((LOST, "−", BURST, "rois-burst"), (HEALED, "+", DISC, "rois-healed")):
        points: dict[int, int] = {}
        for event in events:
            if event[0] == kind and event[2] >= 0:
                points[event[2]] = points.get(event[2], 0) + event[3]
        for zone, lost in points.items():
            x, y = corner(zone)
            number = path(shape, looks) + fitted(0, 10, 28, 46, f"{sign}{lost}", "rois-burst-word")
            drawn += group(number, "rois-told", transform=f"translate({x + TILE - 24} {y + 20})")
    return drawn


# -- what is being done


def origin(view: BattleView) -> str:
    """Draw a ring around the zone that acts."""
    deed = view.deed
    if deed is None or deed.origin < 0:
        return ""
    x, y = corner(deed.origin)
    return box(x - 1, y - 1, TILE + 2, TILE + 2, 8, "rois-origin-back") + box(
        x - 1, y - 1, TILE + 2, TILE + 2, 8, f"rois-origin-{tone(deed)}"
    )


def tone(deed: DeedSeen) -> str:
    """Name the colour of the cards of an action."""
    return "red" if deed.suit in REDS else "black"


def deeds(view: BattleView) -> str:
    """Draw the action on the table, and where else the viewer may send it."""
    deed = view.deed
    if deed is None:
        return ""
    drawn = "".join([hint(deed, zone, CHEVRON) for zone in deed.aims])
    drawn += "".join([hint(deed, zone, TWICE) for zone in deed.also])
    if deed.origin >= 0 and deed.target >= 0 and deed.origin != deed.target:
        drawn += arrow(deed)
    return drawn


def arrow(deed: DeedSeen) -> str:
    """Draw an arrow in the colour of the cards: a line of fire is dotted, a push double, a blow ends in a burst."""
    start, end, ink = deed.origin, deed.target, tone(deed)
    (x, y), (to_x, to_y) = between(start, end, 50), between(start, end, -60)
    line = f"M{x} {y}L{to_x} {to_y}"
    style = "fire" if deed.verb == "shot" else "line"
    drawn = path(line, f"rois-{style}-back") + path(line, f"rois-{style}-{ink}")
    if deed.verb == "push":
        drawn += turned(path(HEAD, f"rois-head-{ink}"), *between(start, end, -88), start, end)
    if deed.verb in ("strike", "pair", "shot"):
        return drawn + group(path(BURST, f"rois-head-{ink}"), "rois-told", transform=place(to_x, to_y, 820))
    return drawn + turned(path(HEAD, f"rois-head-{ink}"), to_x, to_y, start, end)


def hint(deed: DeedSeen, zone: int, shape: str) -> str:
    """Point quietly at a zone the viewer may choose: an arrow from where he acts, else a dot."""
    if deed.origin < 0 or deed.origin == zone or deed.target >= 0:
        x, y = corner(zone)
        return disc(x + 18, y + 18, 11, "can-do-dot")
    edge = border(deed.origin, zone) + (26 if shape == CHEVRON else 68)
    dot_x, dot_y = between(deed.origin, zone, edge - 26)
    arrow_x, arrow_y = between(deed.origin, zone, edge)
    return disc(dot_x, dot_y, 8, "can-do-dot") + turned(path(shape, "rois-aim"), arrow_x, arrow_y, deed.origin, zone)
