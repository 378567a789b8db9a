"""Shortest ways on the plane around convex shapes: straight segments, and corners gone round."""

from heapq import heappop, heappush
from math import sqrt
from typing import Final

from littlewars.pieces.plane.shapes import Shape, contains, crosses, sides

FINE: Final = 64  # lengths of ways are added up in so many parts of the plane's unit
FAR: Final = 1 << 60
NOWHERE: Final = -1


def length(dx: int, dy: int) -> int:
    """Return the length of a segment, in parts of the unit; exact to one part on every machine."""
    return int(sqrt(float((dx * dx + dy * dy) * FINE * FINE)))


class Ground:
    """Where a middle may lie: a rectangle without the inside of some shapes, which were grown by the piece's radius."""

    def __init__(self, left: int, bottom: int, right: int, top: int, shapes: list[Shape]) -> None:
        self.left: int = left
        self.bottom: int = bottom
        self.right: int = right
        self.top: int = top
        self.shapes: list[Shape] = shapes

    def within(self, x: int, y: int) -> bool:
        """Tell whether a point is in the rectangle."""
        return self.left <= x <= self.right and self.bottom <= y <= self.top

    def open(self, x: int, y: int) -> bool:
        """Tell whether a middle may lie here."""
        if not self.within(x, y):
            return False
        for shape in self.shapes:  # noqa: SIM110 - asked so often that a loop matters
            if contains(shape, x, y):
                return False
        return True

    def blocker(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """Return a shape that a segment crosses; NOWHERE when it is free."""
        for i in range(len(self.shapes)):
            if crosses(self.shapes[i], x0, y0, x1, y1):
                return i
        return NOWHERE

    def free(self, x0: int, y0: int, x1: int, y1: int) -> bool:
        """Tell whether a segment crosses nothing."""
        return self.blocker(x0, y0, x1, y1) == NOWHERE

    def near(self, x: int, y: int, far: int) -> "Ground":
        """Return the part of this ground that a way of this length can meet."""
        found = []
        for shape in self.shapes:
            dx, dy, room = shape.x - x, shape.y - y, far + shape.radius
            if dx * dx + dy * dy < room * room:
                found.append(shape)
        return Ground(self.left, self.bottom, self.right, self.top, found)


class Turns:
    """The turning points of the shortest ways from a point: where, after how much, and from which one before."""

    def __init__(self, x: int, y: int) -> None:
        self.x: list[int] = [x]
        self.y: list[int] = [y]
        self.used: list[int] = [0]  # in parts of the unit
        self.before: list[int] = [NOWHERE]

    def way(self, turn: int) -> list[int]:
        """Return the way to a turning point: x and y in turn, the start first."""
        found: list[int] = []
        while turn != NOWHERE:
            found = [self.x[turn], self.y[turn], *found]
            turn = self.before[turn]
        return found


class Search:
    """A search for shortest ways: grows from the start, the most promising turning point first."""

    def __init__(self, ground: Ground, x: int, y: int, longest: int, goal_x: int = -1, goal_y: int = -1) -> None:
        self.ground: Ground = ground
        self.limit: int = longest * FINE
        self.aims: bool = goal_x >= 0
        self.goal_x: int = goal_x
        self.goal_y: int = goal_y
        self.turns: Turns = Turns(x, y)
        self.firsts: list[int] = []  # by shape: the number of its first corner
        count = 0
        for shape in ground.shapes:
            self.firsts.append(count)
            count += len(shape.xs)
        self.best: list[int] = [FAR] * count  # the least used so far, by corner
        self.heap: list[tuple[int, int, int, int]] = []  # promise, used, corner, the turning point before
        self.ended: int = NOWHERE  # the turning point before the goal

    def run(self) -> None:
        """Grow until the goal is reached, or nothing is left within the length."""
        self._grow(0, self.turns.x[0], self.turns.y[0], 0)
        heap, turns = self.heap, self.turns
        while heap:
            _, used, corner, before = heappop(heap)
            if corner == NOWHERE:
                self.ended = before
                return
            if used > self.best[corner]:
                continue
            shape, index = self._corner(corner)
            x, y = shape.x + shape.xs[index], shape.y + shape.ys[index]
            turns.x.append(x)
            turns.y.append(y)
            turns.used.append(used)
            turns.before.append(before)
            self._grow(len(turns.x) - 1, x, y, used)

    def _corner(self, corner: int) -> tuple[Shape, int]:
        i = len(self.firsts) - 1
        while self.firsts[i] > corner:
            i -= 1
        return self.ground.shapes[i], corner - self.firsts[i]

    def _grow(self, turn: int, x: int, y: int, used: int) -> None:
        """Look at everything a straight segment reaches from a turning point."""
        ground = self.ground
        if self.aims:
            more = used + length(self.goal_x - x, self.goal_y - y)
            if more <= self.limit and ground.free(x, y, self.goal_x, self.goal_y):
                heappush(self.heap, (more, more, NOWHERE, turn))
        for i in range(len(ground.shapes)):
            shape = ground.shapes[i]
            right, left = sides(shape, x, y)
            self._reach(turn, x, y, used, shape, right, self.firsts[i] + right)
            self._reach(turn, x, y, used, shape, left, self.firsts[i] + left)

    def _reach(self, turn: int, x: int, y: int, used: int, shape: Shape, index: int, corner: int) -> None:
        cx, cy = shape.x + shape.xs[index], shape.y + shape.ys[index]
        more = used + length(cx - x, cy - y)
        promise = more + length(self.goal_x - cx, self.goal_y - cy) if self.aims else more
        if promise > self.limit or more >= self.best[corner]:
            return
        if self.ground.within(cx, cy) and self.ground.free(x, y, cx, cy):
            self.best[corner] = more
            heappush(self.heap, (promise, more, corner, turn))


def shortest(ground: Ground, x0: int, y0: int, x1: int, y1: int, longest: int) -> list[int]:
    """Return the shortest way between two open points: x and y in turn; nothing when it is longer than allowed."""
    if length(x1 - x0, y1 - y0) > longest * FINE:
        return []
    if ground.free(x0, y0, x1, y1):
        return [x0, y0, x1, y1]
    search = Search(ground.near(x0, y0, longest), x0, y0, longest, x1, y1)
    search.run()
    return [*search.turns.way(search.ended), x1, y1] if search.ended != NOWHERE else []


def reach(ground: Ground, x: int, y: int, longest: int) -> Turns:
    """Return the turning points of all shortest ways of a length, the start first."""
    search = Search(ground.near(x, y, longest), x, y, longest)
    search.run()
    return search.turns


def measured(way: list[int]) -> int:
    """Return how long a way is, in the plane's unit, rounded."""
    total = 0
    for i in range(0, len(way) - 2, 2):
        total += length(way[i + 2] - way[i], way[i + 3] - way[i + 1])
    return (total + FINE // 2) // FINE
