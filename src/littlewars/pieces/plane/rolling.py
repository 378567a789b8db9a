"""A die that rolls over the table and bounces off what stands on it (simulated with pymunk)."""

from math import cos, radians, sin

import pymunk

from littlewars.pieces.plane.shapes import Shape

LOST = 0.5  # of the way that is left, at every bounce
BOUNCES = 7  # the last of these contacts stops it
GRAZE = 1e-6  # a way along a surface runs into nothing
CLEAR = 0.01  # off the surface it has just touched


class Bumpers:
    """What a rolling die bounces off: discs, convex shapes and walls; it falls off open sides."""

    def __init__(self, width: int, height: int, walls: tuple[str, ...]) -> None:
        self.width: int = width
        self.height: int = height
        self.walls: tuple[str, ...] = walls
        self.space: pymunk.Space = pymunk.Space()
        corners = {
            "left": ((0, 0), (0, height)),
            "right": ((width, 0), (width, height)),
            "bottom": ((0, 0), (width, 0)),
            "top": ((0, height), (width, height)),
        }
        for side in walls:
            self.space.add(pymunk.Segment(self.space.static_body, *corners[side], 0))

    def disc(self, x: int, y: int, radius: int) -> None:
        """Put a disc there."""
        self.space.add(pymunk.Circle(self.space.static_body, radius, (x, y)))

    def shape(self, shape: Shape) -> None:
        """Put a convex shape there."""
        self.space.add(pymunk.Poly(self.space.static_body, shape.corners()))


def roll(
    bumpers: Bumpers, x: float, y: float, degrees: float, length: float, radius: float
) -> tuple[list[tuple[float, float]], bool]:
    """Roll a die of this radius so far; return the points of its way, and whether it fell off the table."""
    way = [(x, y)]
    dx, dy = cos(radians(degrees)), sin(radians(degrees))
    for _ in range(BOUNCES):
        end = (x + dx * length, y + dy * length)
        hit = _hit(bumpers, (x, y), end, radius)
        share = hit.alpha if hit is not None else 1.0
        edge = _edge(bumpers, x, y, end)
        if edge < share:
            way.append((x + dx * length * edge, y + dy * length * edge))
            return way, True
        x, y = x + dx * length * share, y + dy * length * share
        way.append((x, y))
        if hit is None:
            break
        across = 2 * (dx * hit.normal.x + dy * hit.normal.y)
        dx, dy = dx - across * hit.normal.x, dy - across * hit.normal.y
        length *= (1 - share) * LOST
        x, y = x + CLEAR * hit.normal.x, y + CLEAR * hit.normal.y
    return way, False


def _hit(
    bumpers: Bumpers, start: tuple[float, float], end: tuple[float, float], radius: float
) -> pymunk.SegmentQueryInfo | None:
    """Return what a die runs into first; each shape is asked, as a space overlooks those beside the middle's line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    first = None
    for shape in bumpers.space.shapes:
        found = shape.segment_query(start, end, radius)
        if found is None or found.normal.x * dx + found.normal.y * dy > -GRAZE:
            continue  # not touched, or touched and left
        if first is None or found.alpha < first.alpha:
            first = found
    return first


def _edge(bumpers: Bumpers, x: float, y: float, end: tuple[float, float]) -> float:
    """Return after which part of a segment its end is off an open side; more than 1 when it is not."""
    first = 2.0
    for side, start, stop, border, over in (
        ("left", x, end[0], 0, end[0] < 0),
        ("right", x, end[0], bumpers.width, end[0] > bumpers.width),
        ("bottom", y, end[1], 0, end[1] < 0),
        ("top", y, end[1], bumpers.height, end[1] > bumpers.height),
    ):
        if side not in bumpers.walls and over:
            first = min(first, (border - start) / (stop - start))
    return first
