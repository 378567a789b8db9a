"""Rolling dice, against the law of each contact."""

from math import cos, hypot, radians, sin
from random import Random

import numpy as np
import pytest

from littlewars.pieces.plane.rolling import BOUNCES, CLEAR, LOST, Bumpers, roll
from tests.pieces.plane.scenes import Piece, Reals, batches, random_piece

RADIUS = 80.0
SIDES = ("left", "right", "bottom", "top")
NEAR = 0.05  # a die is moved off by a hundredth at every bounce

Way = list[tuple[float, float]]


class Throw:
    """A table with bumpers, and a die thrown on it."""

    def __init__(self, seed: int) -> None:
        dice = Random(seed)
        self.seed = seed
        self.width = dice.randrange(1000, 4000)
        self.height = dice.randrange(1000, 3000)
        self.walls = tuple(side for side in SIDES if dice.randrange(2))
        self.bumpers = Bumpers(self.width, self.height, self.walls)
        self.corners: list[list[tuple[int, int]]] = []  # of polygons
        self.discs: list[Piece] = []
        self.x, self.y = dice.uniform(RADIUS, self.width - RADIUS), dice.uniform(RADIUS, self.height - RADIUS)
        for _ in range(dice.randrange(9)):
            piece = random_piece(dice, dice.randrange(self.width), dice.randrange(self.height))
            if piece.distance(np.array([self.x]), np.array([self.y]))[0] < RADIUS + 3:
                continue
            if piece.width:
                self.bumpers.shape(piece.shape(0))
                self.corners.append(piece.shape(0).corners())
            else:
                self.bumpers.disc(piece.x, piece.y, piece.rim)
                self.discs.append(piece)
        for side, ends in (
            ("left", [(0, 0), (0, self.height)]),
            ("right", [(self.width, 0), (self.width, self.height)]),
            ("bottom", [(0, 0), (self.width, 0)]),
            ("top", [(0, self.height), (self.width, self.height)]),
        ):
            if side in self.walls:
                self.corners.append(ends)
        self.degrees = dice.uniform(0, 360)
        self.length = dice.uniform(200, 8000)

    def __repr__(self) -> str:
        return (
            f"seed {self.seed}: {self.width}×{self.height}, walls {self.walls}, {self.discs}, {self.corners}, "
            f"from ({self.x}, {self.y}), {self.degrees}°, {self.length}"
        )

    def nearest(self, x: Reals, y: Reals) -> tuple[Reals, Reals, Reals]:
        """Return how far the nearest surface is, and the direction away from it."""
        least, away, up = np.full(x.shape, 1e9), np.zeros(x.shape), np.zeros(x.shape)
        spots = [(disc.rim, disc.x + 0 * x, disc.y + 0 * y) for disc in self.discs]
        for corners in self.corners:
            for i in range(len(corners)):
                (ax, ay), (bx, by) = corners[i - 1], corners[i]
                dx, dy = bx - ax, by - ay
                part = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
                spots.append((0, ax + part * dx, ay + part * dy))
        for rim, a, b in spots:
            far = np.hypot(x - a, y - b)
            nearer = far - rim < least
            least = np.where(nearer, far - rim, least)
            away, up = np.where(nearer, (x - a) / far, away), np.where(nearer, (y - b) / far, up)
        return least, away, up


@pytest.mark.parametrize("seeds", batches(300, 2425))
def test_a_die_rolls_straight_bounces_as_in_a_mirror_and_loses_half_its_way(seeds: range) -> None:
    for seed in seeds:
        throw = Throw(seed)
        way, off = roll(throw.bumpers, throw.x, throw.y, throw.degrees, throw.length, RADIUS)
        check_way(throw, way, off)


def check_way(throw: Throw, way: Way, off: bool) -> None:
    """Check each part of a way: nothing is passed through, each bounce is at a surface, and all lengths are right."""
    assert way[0] == (throw.x, throw.y), throw
    dx, dy, left = cos(radians(throw.degrees)), sin(radians(throw.degrees)), throw.length
    assert 2 <= len(way) <= BOUNCES + 1, throw
    for i in range(1, len(way)):
        (ax, ay), (bx, by) = way[i - 1], way[i]
        far = hypot(bx - ax, by - ay)
        assert abs(ax + dx * far - bx) + abs(ay + dy * far - by) < NEAR, f"{throw}: {way}, part {i}"
        part = np.linspace(0, 1, int(far / 5) + 2)
        space, away, up = throw.nearest(ax + (bx - ax) * part, ay + (by - ay) * part)
        assert space.min() > RADIUS - NEAR, f"{throw}: {way}, part {i}"
        if i == len(way) - 1 and off:
            check_off(throw, bx, by, dx, dy)
            assert far <= left + NEAR, throw
        elif i == len(way) - 1 and (i < BOUNCES or space[-1] > RADIUS + NEAR):
            assert far == pytest.approx(left, abs=NEAR), f"{throw}: {way}"
            assert -NEAR < bx < throw.width + NEAR, throw
            assert -NEAR < by < throw.height + NEAR, throw
        else:
            assert space[-1] == pytest.approx(RADIUS, abs=NEAR), f"{throw}: {way}, part {i}"
            against = dx * away[-1] + dy * up[-1]
            assert against < 1e-3, f"{throw}: {way}, part {i}"
            dx, dy = dx - 2 * against * away[-1], dy - 2 * against * up[-1]
            left = (left - far) * LOST


def check_off(throw: Throw, x: float, y: float, dx: float, dy: float) -> None:
    """Check that a die leaves over an open side, outwards."""
    over = {
        "left": abs(x) < NEAR and dx < 0,
        "right": abs(x - throw.width) < NEAR and dx > 0,
        "bottom": abs(y) < NEAR and dy < 0,
        "top": abs(y - throw.height) < NEAR and dy > 0,
    }
    assert any(over[side] for side in SIDES if side not in throw.walls), f"{throw}: {x}, {y}"


def test_a_die_comes_back_from_a_disc() -> None:
    bumpers = Bumpers(9000, 6000, ())
    bumpers.disc(4500, 3000, 400)
    way, off = roll(bumpers, 2350, 3000, 0, 3000, 80)
    assert not off
    assert way[:2] == [(2350, 3000), pytest.approx((4020, 3000))]
    assert way[2:] == [pytest.approx((3355, 3000), abs=2 * CLEAR)]


def test_a_die_falls_off_an_open_side_and_bounces_off_a_wall() -> None:
    assert roll(Bumpers(9000, 6000, ()), 8000, 3000, 0, 3000, 80) == ([(8000, 3000), (9000, 3000)], True)
    way, off = roll(Bumpers(9000, 6000, ("right",)), 8000, 3000, 0, 3000, 80)
    assert not off
    assert way[1] == pytest.approx((8920, 3000))
    assert way[2] == pytest.approx((8920 - 1040, 3000), abs=2 * CLEAR)


def test_a_die_that_glances_off_a_disc_is_turned_aside() -> None:
    bumpers = Bumpers(9000, 6000, ())
    bumpers.disc(4500, 3000, 400)
    bumpers.disc(8000, 1000, 400)
    way, _ = roll(bumpers, 2350, 3450, 0, 5000, 80)
    assert len(way) == 3
    assert way[1][0] == pytest.approx(4500 - (480**2 - 450**2) ** 0.5, abs=2 * CLEAR)
    assert way[2][1] > 4000


def test_the_seventh_contact_stops_a_die() -> None:
    bumpers = Bumpers(1000, 200, ("left", "right", "top", "bottom"))
    way, off = roll(bumpers, 500, 100, 60, 100_000, 80)
    assert not off
    assert len(way) == BOUNCES + 1


@pytest.mark.parametrize("degrees", [0, 90, 180])
def test_a_die_that_touches_a_wall_rolls_along_it_and_away_from_it(degrees: int) -> None:
    way, off = roll(Bumpers(9000, 6000, ("bottom",)), 4000, 80, degrees, 1000, 80)
    assert not off
    assert way == [(4000, 80), pytest.approx((4000 + 1000 * cos(radians(degrees)), 80 + 1000 * sin(radians(degrees))))]
