"""Who sees whom: what shapes hide of a shape, exactly, in whole numbers."""

from typing import Final

from mypy_extensions import i64

from littlewars.pieces.plane.shapes import Shape, crosses, sides

GLIMPSE: Final = 1_000_000  # a gap is seen when its angle is more than one in so many

Opening = tuple[int, int, int, int]  # from its right edge to its left one: two directions


def opening(x: i64, y: i64, target: Shape, blockers: list[Shape]) -> Opening | None:
    """Return the first gap, from the right, through which an eye sees a shape; None when it is hidden.

    Blockers and the target do not overlap, and the eye is in none of them.
    """
    right, left = sides(target, x, y)
    tx: i64 = target.x - x
    ty: i64 = target.y - y
    rx: i64 = tx + target.xs[right]
    ry: i64 = ty + target.ys[right]
    lx: i64 = tx + target.xs[left]
    ly: i64 = ty + target.ys[left]
    square = tx * tx + ty * ty
    shadows: list[Opening] = []
    for blocker in blockers:
        bx, by = blocker.x - x, blocker.y - y
        along = tx * bx + ty * by
        aside = tx * by - ty * bx
        room = blocker.radius + target.radius
        if along < 0 and bx * bx + by * by > room * room:
            continue
        if aside * aside > room * room * square:
            continue
        shadow = _shadow(x, y, blocker, rx, ry, lx, ly)
        if shadow is not None:
            if rx * shadow[1] - ry * shadow[0] <= 0 and shadow[2] * ly - shadow[3] * lx <= 0:
                return None
            shadows.append(shadow)
    return _gap(rx, ry, lx, ly, shadows)


def sees(x: i64, y: i64, target: Shape, blockers: list[Shape]) -> bool:
    """Tell whether an eye sees some part of a shape."""
    return opening(x, y, target, blockers) is not None


def _shadow(x: i64, y: i64, blocker: Shape, rx: i64, ry: i64, lx: i64, ly: i64) -> Opening | None:
    """Return the directions a blocker shuts between two corners of the target; None where it does not."""
    right, left = sides(blocker, x, y)
    ox: i64 = blocker.x - x
    oy: i64 = blocker.y - y
    ax: i64 = ox + blocker.xs[right]
    ay: i64 = oy + blocker.ys[right]
    bx: i64 = ox + blocker.xs[left]
    by: i64 = oy + blocker.ys[left]
    if ax * ry - ay * rx >= 0 and rx * by - ry * bx > 0:
        ax, ay = rx, ry
    elif rx * ay - ry * ax < 0 or ax * ly - ay * lx <= 0:
        return None  # wholly to the right or to the left
    if lx * by - ly * bx > 0:
        bx, by = lx, ly
    if not _before(blocker, ox, oy, rx, ry, lx, ly) and not (
        crosses(blocker, x, y, x + rx, y + ry) or crosses(blocker, x, y, x + lx, y + ly)
    ):
        return None  # behind
    return ax, ay, bx, by


def _before(blocker: Shape, ox: i64, oy: i64, rx: i64, ry: i64, lx: i64, ly: i64) -> bool:
    """Tell whether a corner of the blocker lies between the eye and the target."""
    xs, ys = blocker.xs, blocker.ys
    for i in range(len(xs)):
        vx: i64 = ox + xs[i]
        vy: i64 = oy + ys[i]
        if rx * vy - ry * vx >= 0 and vx * ly - vy * lx >= 0:
            nearer = (lx - rx) * (vy - ry) - (ly - ry) * (vx - rx)
            if nearer != 0:  # else it touches the target, and another corner tells
                return nearer > 0
    return False


def _gap(rx: int, ry: int, lx: int, ly: int, shadows: list[Opening]) -> Opening | None:
    """Return the first gap between the shadows, from the right edge to the left one."""
    while shadows:
        nearest = -1
        for i in range(len(shadows)):
            if not _wide(rx, ry, shadows[i][0], shadows[i][1]):
                nearest = i  # begins where the light ended, or before
                break
        if nearest < 0:
            first = shadows[0]
            for other in shadows:
                if first[0] * other[1] - first[1] * other[0] < 0:
                    first = other
            return rx, ry, first[0], first[1]
        shadow = shadows.pop(nearest)
        if rx * shadow[3] - ry * shadow[2] > 0:
            rx, ry = shadow[2], shadow[3]
    return (rx, ry, lx, ly) if _wide(rx, ry, lx, ly) else None


def _wide(ax: int, ay: int, bx: int, by: int) -> bool:
    """Tell whether the angle from one direction to another is wide enough to see through."""
    across = ax * by - ay * bx
    return across > 0 and across * GLIMPSE > ax * bx + ay * by
