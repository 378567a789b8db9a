"""Pictures of where a piece may go: regions and fans, for the eye. What is allowed is decided by `ways`."""

from math import atan2, ceil, cos, pi, sin

import shapely
from shapely import Polygon

from littlewars.kernel.prompt import Fan, Region
from littlewars.pieces.plane.shapes import Shape, hull, sides
from littlewars.pieces.plane.ways import FINE, Ground, reach

BEHIND = 30_000  # farther than any table is long
ROUND = 48  # corners of a circle in a picture
SLIVER = 400  # areas below this are not drawn


def fans(ground: Ground, x: int, y: int, longest: int) -> list[Fan]:
    """List the turning points of all ways of a length, each with what lies straight before it."""
    nearby = ground.near(x, y, longest)
    turns = reach(nearby, x, y, longest)
    found = []
    for i in range(len(turns.x)):
        used = ceil(turns.used[i] / FINE)
        seen = _seen(nearby, turns.x[i], turns.y[i], longest - used)
        found.append(Fan(turns.x[i], turns.y[i], turns.before[i], used, _ring(seen)))
    return found


def region_of(fans: list[Fan], taken: list[Shape]) -> Region:
    """Return the outlines of all that fans reach, without the shapes that are taken."""
    outlines = [shapely.make_valid(Polygon(fan.outline)) for fan in fans if len(fan.outline) > 2]
    return rings(shapely.difference(shapely.union_all(outlines), _union(taken)))


def around(ground: Ground, x: int, y: int, far: int, taken: list[Shape]) -> Region:
    """Return the outlines of what is seen from a point and no farther than this, without the shapes that are taken."""
    return rings(shapely.difference(_seen(ground.near(x, y, far), x, y, far), _union(taken)))


def rings(area: shapely.Geometry) -> Region:
    """Return the outlines of an area, holes included, in whole numbers."""
    found = []
    for part in getattr(area, "geoms", [area]):
        if isinstance(part, Polygon) and part.area > SLIVER:
            for ring in (part.exterior, *part.interiors):
                found.append([(round(a), round(b)) for a, b in ring.coords[:-1]])
    return found


def _union(shapes: list[Shape]) -> shapely.Geometry:
    return shapely.union_all([Polygon(shape.corners()) for shape in shapes])


def _seen(ground: Ground, x: int, y: int, far: int) -> shapely.Geometry:
    """Return what a straight segment of a length reaches from a point."""
    rim = [(x + far * cos(2 * pi * i / ROUND), y + far * sin(2 * pi * i / ROUND)) for i in range(ROUND)]
    zone = shapely.box(ground.left, ground.bottom, ground.right, ground.top)
    shadows = [_shadow(shape, x, y) for shape in ground.shapes]
    return shapely.difference(Polygon(rim).intersection(zone), shapely.union_all(shadows))


def _shadow(shape: Shape, x: int, y: int) -> shapely.Geometry:
    """Return a shape and all that it hides from a point."""
    corners = shape.corners()
    right, left = sides(shape, x, y)
    start = atan2(corners[right][1] - y, corners[right][0] - x)
    turn = (atan2(corners[left][1] - y, corners[left][0] - x) - start) % (2 * pi)
    for part in (0.0, 0.5, 1.0):  # with one in the middle, for a shape that fills half of all directions
        angle = start + turn * part
        corners.append((round(x + BEHIND * cos(angle)), round(y + BEHIND * sin(angle))))
    return Polygon(hull(corners))


def _ring(area: shapely.Geometry) -> list[tuple[int, int]]:
    """Return the outline of the largest part of an area."""
    parts = [part for part in getattr(area, "geoms", [area]) if isinstance(part, Polygon)]
    largest = max(parts, key=lambda part: part.area, default=Polygon())
    return [(round(a), round(b)) for a, b in largest.exterior.coords[:-1]]
