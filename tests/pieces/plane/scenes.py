"""Random scenes of true discs and rectangles, in real numbers, and how far points and segments are from them."""

from math import cos, hypot, radians, sin
from random import Random

import numpy as np
import numpy.typing as npt
import pytest
from _pytest.mark import ParameterSet

from littlewars.pieces.plane.shapes import Shape, disc, grown, rectangle, rectangle_corners
from littlewars.pieces.plane.ways import Ground

Reals = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

OUTSIDE = 3.0  # no whole-number shape lies farther outside the true one
INSIDE = 1.5  # nor farther inside


def batches(quick: int, size: int, last: int = 10_000) -> list[ParameterSet]:
    """Cut the seeds of a test in a quick batch, and slow ones."""
    found = [pytest.param(range(quick), id=f"0-{quick}")]
    for first in range(quick, last, size):
        stop = min(first + size, last)
        found.append(pytest.param(range(first, stop), marks=pytest.mark.slow, id=f"{first}-{stop}"))
    return found


class Piece:
    """A turned rectangle with a round rim: a disc is one without width and height."""

    def __init__(self, x: int, y: int, rim: int, width: int, height: int, turn: int) -> None:
        self.x = x
        self.y = y
        self.rim = rim
        self.width = width
        self.height = height
        self.turn = turn

    def __repr__(self) -> str:
        return f"Piece({self.x}, {self.y}, {self.rim}, {self.width}, {self.height}, {self.turn})"

    def shape(self, by: int) -> Shape:
        """Return the whole-number shape of this piece, wider by so much."""
        if self.width == 0:
            return disc(self.x, self.y, self.rim + by)
        if by == 0:
            return rectangle(self.x, self.y, self.width, self.height, self.turn)
        return grown(self.x, self.y, rectangle_corners(self.width, self.height, self.turn), by)

    def _turned(self, x: Reals, y: Reals) -> tuple[Reals, Reals]:
        along, across = cos(radians(self.turn)), sin(radians(self.turn))
        dx, dy = x - self.x, y - self.y
        return dx * along + dy * across, dy * along - dx * across

    def distance(self, x: Reals, y: Reals) -> Reals:
        """Return how far points are from this piece; 0 inside."""
        a, b = self._turned(x, y)
        out = np.hypot(np.maximum(np.abs(a) - self.width / 2, 0), np.maximum(np.abs(b) - self.height / 2, 0))
        found: Reals = np.maximum(out - self.rim, 0)
        return found

    def gap(self, x0: Reals, y0: Reals, x1: Reals, y1: Reals) -> Reals:
        """Return how far segments stay from this piece; 0 when they meet it."""
        ax, ay = self._turned(x0, y0)
        bx, by = self._turned(x1, y1)
        dx, dy = bx - ax, by - ay
        right, up = self.width / 2, self.height / 2
        length = np.maximum(dx * dx + dy * dy, 1e-12)
        least = np.full(np.broadcast(ax, bx).shape, np.inf)
        for px, py in {(-right, -up), (right, -up), (right, up), (-right, up)}:
            part = np.clip(((px - ax) * dx + (py - ay) * dy) / length, 0, 1)
            least = np.minimum(least, np.hypot(ax + part * dx - px, ay + part * dy - py))
        if self.width > 0:
            for x, y in ((ax, ay), (bx, by)):
                least = np.minimum(least, np.hypot(np.maximum(np.abs(x) - right, 0), np.maximum(np.abs(y) - up, 0)))
            enter, leave = _within(ax, dx, right)
            enters, leaves = _within(ay, dy, up)
            meets = np.maximum(np.maximum(enter, enters), 0) <= np.minimum(np.minimum(leave, leaves), 1)
            least = np.where(meets, 0, least)
        found: Reals = np.maximum(least - self.rim, 0)
        return found

    def smaller(self, by: float) -> "Piece":
        """Return this piece with its outline moved inwards."""
        found = Piece(self.x, self.y, self.rim, self.width, self.height, self.turn)
        if self.width == 0:
            found.rim -= by  # type: ignore[assignment]  # a real number will do here
        else:
            found.width -= 2 * by  # type: ignore[assignment]
            found.height -= 2 * by  # type: ignore[assignment]
        return found


def _within(start: Reals, step: Reals, room: float) -> tuple[Reals, Reals]:
    """Return between which parts of their segments numbers lie within ± room."""
    safe = np.where(np.abs(step) < 1e-12, 1e-12, step)
    one, two = (-room - start) / safe, (room - start) / safe
    return np.minimum(one, two), np.maximum(one, two)


def clearance(pieces: list[Piece], x: Reals, y: Reals) -> Reals:
    """Return how far points are from the nearest piece."""
    least = np.full(x.shape, 1e9)
    for piece in pieces:
        least = np.minimum(least, piece.distance(x, y))
    return least


def room(pieces: list[Piece], x0: Reals, y0: Reals, x1: Reals, y1: Reals) -> Reals:
    """Return how far segments stay from the nearest piece."""
    least = np.full(np.broadcast(x0, x1).shape, 1e9)
    for piece in pieces:
        least = np.minimum(least, piece.gap(x0, y0, x1, y1))
    return least


class Walk:
    """A ground with pieces, a base that walks on it, and where from and to."""

    def __init__(self, seed: int) -> None:
        dice = Random(seed)
        self.seed = seed
        self.base = dice.choice((1, 60, 125, 125, 200))
        self.width = dice.randrange(1600, 2600)
        self.height = dice.randrange(1200, 2000)
        self.pieces = random_pieces(dice, max(dice.randrange(7), dice.randrange(7)), self.width, self.height)
        self.shapes = [piece.shape(self.base) for piece in self.pieces]
        self.ground = Ground(self.base, self.base, self.width - self.base, self.height - self.base, self.shapes)
        self.longest = dice.choice((600, 1500, 1500, 3000, 8000))
        self.start = self.open_point(dice)
        self.end = self.open_point(dice)
        for _ in range(3):  # rather one that is not straight ahead
            if self.ground.free(*self.start, *self.end):
                self.end = self.open_point(dice)

    def __repr__(self) -> str:
        return (
            f"seed {self.seed}: {self.width}×{self.height}, base {self.base}, {self.pieces}, "
            f"{self.start} to {self.end} within {self.longest}"
        )

    def open_point(self, dice: Random) -> tuple[int, int]:
        """Draw an open point: anywhere, on the border, on the outline of a shape, or at one of its corners."""
        ground = self.ground
        while True:
            x, y = dice.randint(ground.left, ground.right), dice.randint(ground.bottom, ground.top)
            kind = dice.randrange(8)
            if kind == 0:
                x = dice.choice((ground.left, ground.right))
            elif kind in (1, 2) and self.shapes:
                corners = dice.choice(self.shapes).corners()
                i = dice.randrange(len(corners))
                x, y = corners[i] if kind == 1 else between(dice, corners[i - 1], corners[i])
            if ground.open(x, y):
                return x, y


def between(dice: Random, a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    """Draw a whole-number point on a segment; one of its ends when there is no other."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    parts = int(np.gcd(dx, dy))
    part = dice.randint(min(1, parts - 1), max(1, parts - 1))
    return a[0] + dx // parts * part, a[1] + dy // parts * part


def random_pieces(dice: Random, count: int, width: int, height: int) -> list[Piece]:
    """Draw pieces: apart, touching, overlapping, at the border."""
    found: list[Piece] = []
    while len(found) < count:
        piece = random_piece(dice, dice.randrange(width), dice.randrange(height))
        kind = dice.randrange(6)
        if kind == 0:
            piece.x = dice.choice((0, width))
        elif kind == 1 and found:
            other = dice.choice(found)  # side by side, and as wide
            piece = Piece(other.x, other.y, other.rim, other.width, other.height, other.turn)
            far = other.width if other.width else 2 * other.rim
            piece.x += round(far * cos(radians(other.turn)))
            piece.y += round(far * sin(radians(other.turn)))
        elif kind == 2 and found:
            piece.x, piece.y = found[-1].x, found[-1].y + dice.randrange(-300, 300)
        found.append(piece)
    return found


def random_piece(dice: Random, x: int, y: int) -> Piece:
    """Draw a disc or a rectangle there."""
    if dice.randrange(2):
        return Piece(x, y, dice.choice((75, 200, dice.randint(30, 500))), 0, 0, 0)
    turn = dice.choice((0, 0, 90, 45, 25, dice.randrange(-180, 180)))
    return Piece(x, y, 0, dice.randint(60, 1200), dice.randint(60, 500), turn)


def span(way: list[int]) -> float:
    """Return how long a way is."""
    return sum(hypot(way[i + 2] - way[i], way[i + 3] - way[i + 1]) for i in range(0, len(way) - 2, 2))
