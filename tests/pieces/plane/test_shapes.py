"""Shapes, against shapely and the true discs and rectangles."""

from math import hypot
from random import Random

import numpy as np
import pytest
import shapely
from shapely import LineString, Point, Polygon

from littlewars.pieces.plane.shapes import Shape, contains, crosses, disc, hull, rectangle, shape, sides
from tests.pieces.plane.scenes import batches, between, random_piece

ROUNDED = 1.5  # two roundings: of the corners, and of the corners they were grown from


def turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """Return more than 0 when c lies to the left of the line from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def some_shape(dice: Random) -> Shape:
    """Draw a shape: any convex polygon, or a grown or plain piece."""
    if dice.randrange(3) == 0:
        size = dice.choice((4, 30, 1000))
        points = [(dice.randint(-size, size), dice.randint(-size, size)) for _ in range(dice.randint(8, 20))]
        return shape(dice.randrange(50), dice.randrange(50), points)
    return random_piece(dice, dice.randrange(500), dice.randrange(500)).shape(dice.choice((0, 125)))


def some_point(dice: Random, one: Shape) -> tuple[int, int]:
    """Draw a point near a shape: anywhere, at a corner, on an edge, or on the line of an edge."""
    corners = one.corners()
    i = dice.randrange(len(corners))
    kind = dice.randrange(4)
    if kind == 0:
        return corners[i]
    if kind == 1:
        return between(dice, corners[i - 1], corners[i])
    if kind == 2:
        (ax, ay), (bx, by) = corners[i - 1], corners[i]
        return 2 * bx - ax, 2 * by - ay
    far = dice.choice((2 * one.radius, 15_000))  # or across the longest table
    return one.x + dice.randint(-far, far), one.y + dice.randint(-far, far)


@pytest.mark.parametrize("seeds", batches(300, 2425))
def test_a_hull_is_convex_anticlockwise_and_around_its_points(seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        size = dice.choice((3, 20, 1000))
        points = [(dice.randint(0, size), dice.randint(0, size)) for _ in range(dice.randint(1, 40))]
        rim = hull(points)
        assert set(rim) <= set(points)
        assert len(set(rim)) == len(rim)
        if len(rim) > 2:
            for i in range(len(rim)):
                assert turn(rim[i - 2], rim[i - 1], rim[i]) > 0
                assert all(turn(rim[i - 1], rim[i], point) >= 0 for point in points)
        else:
            assert rim[0] == min(points)
            assert rim[-1] == max(points)
            assert all(turn(rim[0], rim[-1], point) == 0 for point in points)


@pytest.mark.parametrize("seeds", batches(200, 1960))
def test_a_grown_shape_lies_close_around_the_true_one(seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        piece = random_piece(dice, dice.randrange(9000), dice.randrange(6000))
        by = dice.choice((1, 75, 120, 125, 300))
        found = piece.shape(by)
        corners = np.array(found.corners(), float)
        ends = np.roll(corners, -1, 0)
        part = np.linspace(0, 1, 9)[:, None]
        x, y = (corners[:, i] + part * (ends[:, i] - corners[:, i]) for i in (0, 1))
        far = piece.distance(x, y) - by
        reach = piece.rim + by
        assert far.min() >= -ROUNDED, piece
        assert far.max() <= reach / np.cos(np.pi / 64) - reach + ROUNDED, piece
        assert np.hypot(corners[:, 0] - found.x, corners[:, 1] - found.y).max() <= found.radius, piece


@pytest.mark.parametrize("seeds", batches(300, 1940))
def test_points_and_segments_are_inside_when_shapely_says_so(seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        one = some_shape(dice)
        polygon = Polygon(one.corners())
        a, b = some_point(dice, one), some_point(dice, one)
        assert contains(one, *a) == polygon.contains(Point(a)), f"seed {seed}: {one.corners()}, {a}"
        inside = (
            polygon.contains(Point(a)) if a == b else shapely.relate_pattern(LineString([a, b]), polygon, "T********")
        )
        assert crosses(one, *a, *b) == inside, f"seed {seed}: {one.corners()}, {a}, {b}"
        assert crosses(one, *b, *a) == inside, f"seed {seed}: {one.corners()}, {a}, {b}"


@pytest.mark.parametrize("seeds", batches(300, 2425))
def test_all_corners_lie_between_the_two_sides(seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        one = some_shape(dice)
        eye = some_point(dice, one)
        if contains(one, *eye):
            continue
        corners = one.corners()
        right, left = sides(one, *eye)
        assert corners[right] != eye, f"seed {seed}: {corners}, {eye}"
        assert corners[left] != eye, f"seed {seed}: {corners}, {eye}"
        for corner in corners:
            assert turn(eye, corners[right], corner) >= 0, f"seed {seed}: {corners}, {eye}"
            assert turn(eye, corners[left], corner) <= 0, f"seed {seed}: {corners}, {eye}"


def test_the_sides_of_an_edge_one_stands_on_are_its_ends() -> None:
    table = rectangle(0, 0, 200, 100, 0)
    corners = table.corners()
    for x, y, right, left in ((0, -50, (100, -50), (-100, -50)), (0, 50, (-100, 50), (100, 50))):
        found = sides(table, x, y)
        assert (corners[found[0]], corners[found[1]]) == (right, left)


def test_touching_is_neither_inside_nor_crossing() -> None:
    table = rectangle(0, 0, 200, 100, 0)
    assert contains(table, 99, 49)
    assert not contains(table, 100, 49)
    assert not crosses(table, -300, 50, 300, 50)
    assert not crosses(table, 0, 150, 200, -50)  # through the corner (100, 50)
    assert crosses(table, 0, 149, 200, -51)
    assert not crosses(table, 100, 0, 300, 0)
    assert crosses(table, 99, 0, 99, 0)


def test_a_shape_elsewhere_is_the_same_shape() -> None:
    cup = disc(0, 0, 400)
    there = cup.at(1000, 2000)
    assert there.corners() == [(x + 1000, y + 2000) for x, y in cup.corners()]
    assert len(cup.corners()) == 64
    assert max(hypot(x, y) for x, y in cup.corners()) <= cup.radius
