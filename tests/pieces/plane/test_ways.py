"""Shortest ways, against a fine grid."""

from math import hypot, inf

import numpy as np
import pytest

from littlewars.pieces.plane.shapes import disc, rectangle
from littlewars.pieces.plane.ways import FINE, Ground, length, measured, reach, shortest
from tests.pieces.plane.grid import grid_ways
from tests.pieces.plane.scenes import INSIDE, Walk, batches, clearance, span

ROUNDING = 1.0  # of all the segments of a way together


@pytest.mark.parametrize("seeds", batches(120, 988))
def test_a_way_can_be_walked_and_none_is_shorter(seeds: range) -> None:
    around = []
    for seed in seeds:
        walk = Walk(seed)
        way = shortest(walk.ground, *walk.start, *walk.end, walk.longest)
        check_walkable(walk, way)
        far = hypot(walk.end[0] - walk.start[0], walk.end[1] - walk.start[1])
        if len(way) != 4 and far <= walk.longest:  # else no way can be shorter
            around.append((walk, way))
    for first in range(0, len(around), 40):
        some = around[first : first + 40]
        for (walk, way), found in zip(some, grid_ways([walk for walk, _ in some]), strict=True):
            assert (span(way) if way else walk.longest) <= found + ROUNDING, f"{walk}: {way}, yet {found}"


def check_walkable(walk: Walk, way: list[int]) -> None:
    """Check that a way leads where it should, is not too long, and that the base truly passes everywhere."""
    if not way:
        return
    assert (*way[:2], *way[-2:]) == (*walk.start, *walk.end), walk
    assert span(way) <= walk.longest + ROUNDING, walk
    assert abs(measured(way) - span(way)) <= ROUNDING, walk
    for i in range(0, len(way) - 2, 2):
        far = hypot(way[i + 2] - way[i], way[i + 3] - way[i + 1])
        part = np.linspace(0, 1, int(far / 10) + 2)
        x, y = way[i] + (way[i + 2] - way[i]) * part, way[i + 1] + (way[i + 3] - way[i + 1]) * part
        assert clearance(walk.pieces, x, y).min() >= walk.base - INSIDE, f"{walk}: {way}"
        assert x.min() >= walk.base, walk
        assert y.min() >= walk.base, walk
        assert x.max() <= walk.width - walk.base, walk
        assert y.max() <= walk.height - walk.base, walk


@pytest.mark.parametrize("seeds", batches(40, 490, 2000))
def test_all_that_is_reached_is_reached_by_the_shortest_way(seeds: range) -> None:
    for seed in seeds:
        walk = Walk(seed)
        turns = reach(walk.ground, *walk.start, walk.longest)
        assert (turns.x[0], turns.y[0], turns.used[0], turns.before[0]) == (*walk.start, 0, -1)
        for turn in range(1, len(turns.x), max(1, len(turns.x) // 4)):
            way = shortest(walk.ground, *walk.start, turns.x[turn], turns.y[turn], walk.longest)
            assert way, walk
            assert span(way) <= turns.used[turn] / FINE + ROUNDING, f"{walk}: {way}"
            assert abs(turns.used[turn] / FINE - span(turns.way(turn))) <= ROUNDING, f"{walk}: {way}"
        straight = [
            turns.used[turn] / FINE + hypot(walk.end[0] - turns.x[turn], walk.end[1] - turns.y[turn])
            for turn in range(len(turns.x))
            if walk.ground.free(turns.x[turn], turns.y[turn], *walk.end)
        ]
        way = shortest(walk.ground, *walk.start, *walk.end, walk.longest)
        least = min(straight, default=inf)
        assert abs(least - span(way)) <= ROUNDING if way else least > walk.longest - ROUNDING, f"{walk}: {least}, {way}"


@pytest.mark.parametrize("seeds", batches(40, 490, 2000))
def test_a_way_is_as_long_there_and_back(seeds: range) -> None:
    for seed in seeds:
        walk = Walk(seed)
        way = shortest(walk.ground, *walk.start, *walk.end, walk.longest)
        back = shortest(walk.ground, *walk.end, *walk.start, walk.longest)
        if way and back:
            assert abs(span(way) - span(back)) <= ROUNDING, walk
        else:
            assert max(span(way), span(back)) in (0, pytest.approx(walk.longest, abs=ROUNDING)), walk


def test_the_way_around_a_disc_and_through_a_door() -> None:
    cup = Ground(125, 125, 8875, 5875, [disc(4500, 3000, 525)])
    assert shortest(cup, 3800, 3000, 5200, 3000, 1505) == []  # the way around is 18.2 cm
    assert measured(shortest(cup, 3800, 3000, 5200, 3000, 2000)) == pytest.approx(1818, abs=5)
    walls = Ground(0, 0, 2000, 1000, [rectangle(1000, 200, 100, 400, 0), rectangle(1000, 800, 100, 400, 0)])
    assert shortest(walls, 500, 400, 1500, 400, 1000) == [500, 400, 1500, 400]  # along both, which touch
    shut = Ground(0, 0, 2000, 1000, [rectangle(1000, 500, 100, 1000, 0), rectangle(1000, 500, 200, 1200, 0)])
    assert shortest(shut, 500, 400, 1500, 400, 9000) == []


def test_a_way_that_begins_on_the_first_edge_of_a_shape_goes_along_it_both_ways() -> None:
    ground = Ground(1, 1, 2315, 1285, [rectangle(1639, 357, 770, 282, 0)])
    for x in (1300, 1900):
        assert len(shortest(ground, x, 216, 1639, 600, 1500)) == 8  # two corners


def test_only_what_is_open_can_be_stood_on() -> None:
    ground = Ground(100, 100, 900, 900, [disc(500, 500, 100), disc(5000, 500, 100)])
    assert ground.open(100, 900)
    assert not ground.open(99, 500)
    assert not ground.open(500, 500)
    assert ground.blocker(100, 500, 900, 500) == 0
    assert ground.free(100, 100, 900, 100)
    assert [shape.x for shape in ground.near(500, 500, 100).shapes] == [500]


def test_lengths_are_whole_parts_of_the_unit() -> None:
    assert length(3, 4) == 5 * FINE
    assert measured([0, 0, 3, 4, 3, 5]) == 6
