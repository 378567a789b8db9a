"""What was just done: the ways of figures, places of battles, squares that changed, cards that were gained."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import Final

from littlewars.games.battalia.cards import (
    BANNERLESS,
    GREAT,
    PROVISION,
    RANK_KEYS,
    TYPE_KEYS,
    banner_of,
    is_unit,
    rank_of,
    type_of,
)
from littlewars.games.battalia.draw.names import BUFF, faction_of
from littlewars.games.battalia.draw.places import Places
from littlewars.games.battalia.events import (
    ATTACKED,
    ENTERED,
    GAINED,
    HELD,
    HIRED,
    LAID,
    LOST,
    MET,
    MOVED,
    PROVISIONED,
    REPELLED,
    ROAMED,
    TAKEN,
    UPGRADED,
)
from littlewars.games.battalia.ground import DIRECTIONS, NEXT, NONE, SQUARES, opposite
from littlewars.games.battalia.view import WorldView
from littlewars.pieces.svg import box, disc, group, path, place
from littlewars.pieces.words import fitted

HEAD: Final = "M-17-20L22 0L-17 20L-7 0z"
BURST: Final = "M0-31l8 11 12-8 0 14 14 1-7 13 8 11-14 4-1 14-13-5-8 11-8-11-13 5-1-14-14-4 8-11-7-13 14-1 0-14 12 8z"
SWORDS: Final = "M-13-13L11 11M13-13L-11 11M-14 5l9 9M14 5l-9 9"
FOUGHT: Final = {ATTACKED: 3, LOST: 3, HELD: 2, TAKEN: 2, MET: 3, REPELLED: 2}  # where the square stands in an event
BUILT: Final = {LAID: 2, UPGRADED: 2, HIRED: 3, ENTERED: 2, TAKEN: 2}


def way(view: WorldView, origin: int, square: int) -> list[int]:
    """Find the shortest way along the roads; the two squares alone where there is none."""
    before = [NONE] * SQUARES
    before[origin] = origin
    reached = [origin]
    for here in reached:
        if here == square:
            break
        for direction in range(DIRECTIONS):
            there = NEXT[here][direction]
            if there == NONE or before[there] != NONE:
                continue
            if view.squares[here].exits >> direction & view.squares[there].exits >> opposite(direction) & 1:
                before[there] = here
                reached.append(there)
    if before[square] == NONE:
        return [origin, square]
    found = [square]
    while found[-1] != origin:
        found.append(before[found[-1]])
    return found[::-1]


def traces(view: WorldView, events: Sequence[tuple[int, ...]], places: Places) -> str:
    """Draw the last way of each figure, and a ring around squares that changed; under the figures."""
    drawn = ""
    for square in sorted({event[BUILT[event[0]]] for event in events if event[0] in BUILT}):
        x, y = places.corner(square)
        drawn += box(x + 2, y + 2, places.tile - 4, places.tile - 4, 9, "bat-fresh")
    for figure, origin, square in moves(events):
        if origin != square and places.shown(origin) and places.shown(square):
            seat = view.employer if figure == BUFF else figure // 2
            drawn += group(arrow(view, way(view, origin, square), places), f"bat-told side-{faction_of(view, seat)}")
    return drawn


def moves(events: Sequence[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """Return figure, origin and square of each move."""
    found = [(event[2], event[3], event[4]) for event in events if event[0] == MOVED]
    return found + [(BUFF, event[2], event[3]) for event in events if event[0] == ROAMED]


def arrow(view: WorldView, squares: list[int], places: Places) -> str:
    """Draw an arrow from square to square."""
    points = [places.centre(square) for square in squares]
    (before_x, before_y), (x, y) = points[-2], points[-1]
    line = "M" + "L".join([f"{at_x} {at_y}" for at_x, at_y in points])
    turn = round(degrees(atan2(y - before_y, x - before_x)))
    head = group(path(HEAD, "bat-way-end"), "bat-turned", transform=f"translate({x} {y}) rotate({turn})")
    start_x, start_y = points[0]
    return path(line, "bat-way-back") + path(line, "bat-way") + disc(start_x, start_y, 10, "bat-way-start") + head


def bursts(events: Sequence[tuple[int, ...]], places: Places) -> str:
    """Draw crossed swords where there was a battle, and how many cards were gained from which pile."""
    drawn = ""
    for square in sorted({event[FOUGHT[event[0]]] for event in events if event[0] in FOUGHT}):
        x, y = places.corner(square)
        sign = path(BURST, "bat-burst") + path(SWORDS, "bat-burst-sign")
        drawn += group(sign, "bat-told", transform=place(x + 14, y + places.tile // 2, 700))
    for key, count in gained(events).items():
        x, y, width, _ = places.cells[key]
        sign = disc(0, 0, 19, "bat-gained") + fitted(0, 8, 22, 34, f"+{count}", "bat-gained-word")
        drawn += group(sign, "bat-told", transform=f"translate({x + width - 14} {y + 12})")
    return drawn


def gained(events: Sequence[tuple[int, ...]]) -> dict[str, int]:
    """Count the cards gained, by the place of the market they came from."""
    found: dict[str, int] = {}
    for event in events:
        if event[0] == GAINED and 0 <= event[2] < GREAT:
            key = source(event[2])
            found[key] = found.get(key, 0) + 1
        elif event[0] == PROVISIONED:
            found["provisions"] = found.get("provisions", 0) + event[2]
    return found


def source(card: int) -> str:
    """Name the place of the market where a card comes from."""
    if card == PROVISION:
        return "provisions"
    if is_unit(card):
        return "mercenary-0" if banner_of(card) == BANNERLESS else RANK_KEYS[rank_of(card)]
    return TYPE_KEYS[type_of(card)]
