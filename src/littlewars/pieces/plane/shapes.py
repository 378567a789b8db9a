"""Convex shapes with whole-number corners: footprints of scenery, bases and bodies of figures."""

from math import atan2, ceil, cos, hypot, pi, radians, sin
from typing import Final

from mypy_extensions import i64

ROUNDNESS: Final = 64  # corners of a full circle


class Shape:
    """A convex shape: corners anticlockwise, told from its middle. Immutable; copies elsewhere share its corners."""

    def __init__(self, x: int, y: int, xs: list[int], ys: list[int], radius: int) -> None:
        self.x: int = x
        self.y: int = y
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.radius: int = radius  # no corner is farther from the middle

    def at(self, x: int, y: int) -> "Shape":
        """Return the same shape elsewhere."""
        return Shape(x, y, self.xs, self.ys, self.radius)

    def corners(self) -> list[tuple[int, int]]:
        """List the corners on the plane."""
        return [(self.x + self.xs[i], self.y + self.ys[i]) for i in range(len(self.xs))]


def shape(x: int, y: int, corners: list[tuple[int, int]]) -> Shape:
    """Make the smallest convex shape around corners, which are told from (x, y)."""
    rim = hull(corners)
    radius = ceil(max([hypot(across, along) for across, along in rim]))
    return Shape(x, y, [across for across, along in rim], [along for across, along in rim], radius)


def disc(x: int, y: int, radius: int, roundness: int = ROUNDNESS) -> Shape:
    """Make a disc: its polygon lies around the circle, and touches it."""
    return grown(x, y, [(0, 0)], radius, roundness)


def rectangle(x: int, y: int, width: int, height: int, turn: int) -> Shape:
    """Make a rectangle around its middle, turned by so many degrees anticlockwise."""
    return shape(x, y, rectangle_corners(width, height, turn))


def rectangle_corners(width: int, height: int, turn: int) -> list[tuple[int, int]]:
    """List the corners of a rectangle, told from its middle, anticlockwise."""
    along, across = cos(radians(turn)), sin(radians(turn))
    found = []
    for right, up in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        a, b = right * width / 2, up * height / 2
        found.append((round(a * along - b * across), round(a * across + b * along)))
    return found


def grown(x: int, y: int, corners: list[tuple[int, int]], by: int, roundness: int = ROUNDNESS) -> Shape:
    """Make a convex shape wider all around: every rounded corner becomes a polyline that touches its circle."""
    count = len(corners)
    found: list[tuple[int, int]] = []
    for i in range(count):
        across, along = corners[i]
        before, after = corners[i - 1], corners[(i + 1) % count]
        start = _outward(before, corners[i]) if count > 1 else 0.0
        turn = (_outward(corners[i], after) - start) % (2 * pi) if count > 1 else 2 * pi
        parts = max(1, ceil(turn * roundness / (2 * pi) - 1e-9))
        reach = by / cos(turn / parts / 2)
        for part in range(parts):
            angle = start + turn * (part + 0.5) / parts
            found.append((round(across + reach * cos(angle)), round(along + reach * sin(angle))))
    return shape(x, y, found)


def _outward(a: tuple[int, int], b: tuple[int, int]) -> float:
    """Return the direction that points out of an edge of an anticlockwise polygon."""
    return atan2(a[0] - b[0], b[1] - a[1])


def hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners of the smallest convex polygon around points, anticlockwise, none on an edge."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    lower = _chain(ordered)
    upper = _chain(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _chain(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for point in points:
        while len(kept) > 1 and _left(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept


def _left(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def contains(shape: Shape, x: i64, y: i64) -> bool:
    """Tell whether a point lies inside; the outline is outside."""
    x -= shape.x
    y -= shape.y
    radius: i64 = shape.radius
    if x * x + y * y >= radius * radius:
        return False
    xs, ys = shape.xs, shape.ys
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(len(xs)):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0:
            return False
        ax, ay = bx, by
    return True


def crosses(shape: Shape, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """Tell whether a segment passes through the inside of a shape; touching its outline is no crossing."""
    x0 -= shape.x
    y0 -= shape.y
    x1 -= shape.x
    y1 -= shape.y
    dx, dy = x1 - x0, y1 - y0
    radius: i64 = shape.radius
    square = radius * radius
    length = dx * dx + dy * dy
    aside = dx * y0 - dy * x0
    if aside * aside >= square * length:
        return length == 0 and contains(shape, x0 + shape.x, y0 + shape.y)
    along = -(dx * x0 + dy * y0)
    if (along < 0 and x0 * x0 + y0 * y0 >= square) or (along > length and x1 * x1 + y1 * y1 >= square):
        return False
    xs, ys = shape.xs, shape.ys
    enter: i64 = 0  # the part of the segment that is inside, as fractions
    enters: i64 = 1
    leave: i64 = 1
    leaves: i64 = 1
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(len(xs)):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        ex, ey = bx - ax, by - ay
        start = ex * (y0 - ay) - ey * (x0 - ax)
        end = ex * (y1 - ay) - ey * (x1 - ax)
        if start <= 0:
            if end <= 0:
                return False
            if -start * enters > enter * (end - start):
                enter, enters = -start, end - start
        elif end <= 0 and start * leaves < leave * (start - end):
            leave, leaves = start, start - end
        ax, ay = bx, by
    return enter * leaves < leave * enters


def sides(shape: Shape, x: i64, y: i64) -> tuple[int, int]:
    """Return the corners farthest to the right and to the left, seen from a point that is not inside."""
    xs, ys = shape.xs, shape.ys
    ox: i64 = shape.x - x
    oy: i64 = shape.y - y
    right = left = 0
    rx = lx = ox + xs[0]
    ry = ly = oy + ys[0]
    for i in range(1, len(xs)):
        vx: i64 = ox + xs[i]
        vy: i64 = oy + ys[i]
        if (rx == 0 and ry == 0) or rx * vy - ry * vx < 0:
            right, rx, ry = i, vx, vy
        elif i == 1 and rx * vy == ry * vx and rx * vx + ry * vy < 0:
            right, rx, ry = i, vx, vy  # the point is on the first edge
        if (lx == 0 and ly == 0) or lx * vy - ly * vx > 0:
            left, lx, ly = i, vx, vy
    return right, left
