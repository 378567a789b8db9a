"""Ways found on a fine grid, then pulled tight: every one of them can truly be walked, so none may be shorter."""

from itertools import pairwise
from math import hypot, inf

import numpy as np
import numpy.typing as npt

from tests.pieces.plane.scenes import OUTSIDE, Flags, Reals, Walk, clearance, room

STEP = 40
HOP = 8  # off an outline, for a start or an end that touches it
MOVES = ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))

Grid = npt.NDArray[np.float32]
Point = tuple[float, float]


def grid_ways(walks: list[Walk]) -> list[float]:
    """Return how long the ways found are, for many walks at once; infinity where there is none."""
    columns = max(walk.width for walk in walks) // STEP + 1
    rows = max(walk.height for walk in walks) // STEP + 1
    x, y = np.meshgrid(np.arange(columns) * float(STEP), np.arange(rows) * float(STEP))
    used = np.full((len(walks), rows, columns), np.inf, np.float32)
    space = np.empty_like(used)
    for i, walk in enumerate(walks):
        ground = walk.ground
        space[i] = clearance(walk.pieces, x, y) - walk.base - OUTSIDE
        space[i][(x < ground.left) | (x > ground.right) | (y < ground.bottom) | (y > ground.top)] = -np.inf
        used[i] = _straight(walk, _hop(walk, walk.start), x, y)
    spread(used, space)
    return [_pulled(walks[i], x, y, used[i], space[i]) for i in range(len(walks))]


def spread(used: Grid, space: Grid) -> None:
    """Relax all moves on all grids until nothing is shorter; a move is free when the space at its ends covers it."""
    rows, columns = used.shape[1:]
    moves = []
    for dx, dy in MOVES:
        here = (slice(None), slice(max(0, -dy), rows - max(0, dy)), slice(0, columns - dx))
        there = (slice(None), slice(max(0, dy), rows - max(0, -dy)), slice(dx, columns))
        far = np.float32(STEP * hypot(dx, dy))
        moves.append((here, there, np.where(space[here] + space[there] >= far, far, np.float32(inf))))
    before = np.zeros_like(used)
    while not np.array_equal(before, used):
        before = used.copy()
        for here, there, cost in moves:
            np.minimum(used[there], used[here] + cost, out=used[there])
            np.minimum(used[here], used[there] + cost, out=used[here])


def _hop(walk: Walk, at: tuple[int, int]) -> Point:
    """Return a point with room around it: this one, or one straight off the outline that it touches."""
    x, y = np.array([at[0] + dx for dx in (0.0, 1.0, 0.0)]), np.array([at[1] + dy for dy in (0.0, 0.0, 1.0)])
    space = clearance(walk.pieces, x, y)
    if space[0] >= walk.base + OUTSIDE:
        return at
    dx, dy = space[1] - space[0], space[2] - space[0]
    far = max(hypot(dx, dy), 1e-9)
    return at[0] + HOP * dx / far, at[1] + HOP * dy / far


def _straight(walk: Walk, at: Point, x: Reals, y: Reals) -> Reals:
    """Return how far the points of the grid near to a point are, where nothing lies between; else infinity."""
    far = np.hypot(x - at[0], y - at[1])
    near = far < 3 * STEP
    found = np.full(x.shape, np.inf)
    found[near] = np.where(_free(walk, at, x[near], y[near]), far[near], np.inf)
    return found


def _free(walk: Walk, at: Point, x: Reals, y: Reals) -> Flags:
    """Tell which points a straight segment reaches, by a margin that no rounding of shapes touches."""
    ground = walk.ground
    within = (x >= ground.left) & (x <= ground.right) & (y >= ground.bottom) & (y <= ground.top)
    if not ground.left <= at[0] <= ground.right or not ground.bottom <= at[1] <= ground.top:
        return np.zeros(x.shape, np.bool_)
    clear: Flags = room(walk.pieces, np.array(at[0]), np.array(at[1]), x, y) >= walk.base + OUTSIDE
    return clear & within


def _pulled(walk: Walk, x: Reals, y: Reals, used: Grid, space: Grid) -> float:
    """Return the length of the way that the grid found, pulled tight from both ends."""
    start, end = _hop(walk, walk.start), _hop(walk, walk.end)
    if _free(walk, start, np.array([end[0]]), np.array([end[1]]))[0]:
        points = [start, end]
    else:
        last = used + _straight(walk, end, x, y)
        row, column = np.unravel_index(np.argmin(last), last.shape)
        if last[row, column] == inf:
            return inf
        points = [start, *_nodes(used, space, int(row), int(column)), end]
    for _ in range(2):
        points = _pull(walk, points)[::-1]
    hops = hypot(start[0] - walk.start[0], start[1] - walk.start[1]) + hypot(end[0] - walk.end[0], end[1] - walk.end[1])
    return hops + sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def _nodes(used: Grid, space: Grid, row: int, column: int) -> list[Point]:
    """Return the points of the grid on the way to one of them, the first one first."""
    rows, columns = used.shape
    found: list[Point] = []
    while row >= 0:
        found.append((float(column * STEP), float(row * STEP)))
        before = (-1, -1)
        for across, along in MOVES:
            far = STEP * hypot(across, along)
            for r, c in ((row + along, column + across), (row - along, column - across)):
                if (
                    0 <= r < rows
                    and 0 <= c < columns
                    and abs(used[r, c] + far - used[row, column]) < 0.01
                    and space[r, c] + space[row, column] >= far
                ):
                    before = (r, c)
        row, column = before
    return found[::-1]


def _pull(walk: Walk, points: list[Point]) -> list[Point]:
    """Leave out all the points between one and the farthest one that it sees, again and again."""
    xs, ys = _dense(points)
    found = [points[0]]
    i = 0
    while i < len(xs) - 1:
        seen = np.flatnonzero(_free(walk, (xs[i], ys[i]), xs[i + 1 :], ys[i + 1 :]))
        i += int(seen[-1]) + 1 if len(seen) else 1
        found.append((float(xs[i]), float(ys[i])))
    return found


def _dense(points: list[Point]) -> tuple[Reals, Reals]:
    """Return the points of a way, with more of them between."""
    xs, ys = [np.array([points[0][0]])], [np.array([points[0][1]])]
    for a, b in pairwise(points):
        parts = np.linspace(0, 1, int(hypot(b[0] - a[0], b[1] - a[1]) // STEP) + 2)[1:]
        xs.append(a[0] + (b[0] - a[0]) * parts)
        ys.append(a[1] + (b[1] - a[1]) * parts)
    return np.concatenate(xs), np.concatenate(ys)
