"""Pictures of regions and fans, against the shortest ways they stand for."""

from random import Random

import numpy as np
import pytest
import shapely
from shapely import LineString, Polygon

from littlewars.kernel.prompt import Fan, Region
from littlewars.pieces.plane.regions import around, fans, region_of, rings
from littlewars.pieces.plane.shapes import contains, disc, rectangle
from littlewars.pieces.plane.ways import Ground, shortest
from tests.pieces.plane.scenes import Flags, Reals, Walk, batches, span

COARSE = 12  # a picture may be off by so much: a tenth of a base
LONGEST = 1500
POINTS = 30


@pytest.mark.parametrize("seeds", batches(8, 96, 200))
def test_a_region_is_what_the_shortest_ways_reach(seeds: range) -> None:
    for seed in seeds:
        walk = Walk(seed)
        dice = Random(seed)
        found = fans(walk.ground, *walk.start, LONGEST)
        area = area_of(region_of(found, []))
        points = [walk.open_point(dice) for _ in range(POINTS)]
        x, y = np.array([float(x) for x, _ in points]), np.array([float(y) for _, y in points])
        least = promised(found, x, y)
        inside = well_inside(area, x, y)
        outside = np.asarray(shapely.distance(area, shapely.points(x, y))) > COARSE
        for i, point in enumerate(points):
            way = shortest(walk.ground, *walk.start, *point, LONGEST)
            if inside[i] or least[i] < np.inf:
                assert way, f"{walk}: {point}"
                assert least[i] >= span(way) - 1, f"{walk}: {point}"
            if outside[i]:
                assert not 0 < span(way) < LONGEST - COARSE, f"{walk}: {point}"


@pytest.mark.parametrize("seeds", batches(20, 490, 1000))
def test_around_is_what_a_straight_segment_reaches(seeds: range) -> None:
    for seed in seeds:
        walk = Walk(seed)
        dice = Random(seed)
        taken = [disc(*walk.end, 200)]
        area = area_of(around(walk.ground, *walk.start, 675, taken))
        for x, y in [walk.open_point(dice) for _ in range(POINTS)]:
            far = np.hypot(x - walk.start[0], y - walk.start[1])
            seen = walk.ground.free(*walk.start, x, y) and not contains(taken[0], x, y)
            if well_inside(area, np.array([float(x)]), np.array([float(y)]))[0]:
                assert seen, f"{walk}: {x}, {y}"
                assert far <= 675, f"{walk}: {x}, {y}"
            elif shapely.distance(area, shapely.Point(x, y)) > COARSE:
                assert not seen or far > 675 - COARSE, f"{walk}: {x}, {y}"


def area_of(region: Region) -> shapely.Geometry:
    """Return the area within outlines, where a ring within a ring is a hole."""
    area: shapely.Geometry = Polygon()
    for ring in region:
        area = shapely.symmetric_difference(area, shapely.make_valid(Polygon(ring)))
    return area


def well_inside(area: shapely.Geometry, x: Reals, y: Reals) -> Flags:
    """Tell which points lie in an area, and not near its outline."""
    away = np.asarray(shapely.distance(shapely.boundary(area), shapely.points(x, y)))
    found: Flags = (away > COARSE) & shapely.contains_xy(area, x, y)
    return found


def promised(found: list[Fan], x: Reals, y: Reals) -> Reals:
    """Return the length of the shortest way to each point that fans promise; infinity where none contains it."""
    least = np.full(x.shape, np.inf)
    for fan in found:
        if len(fan.outline) > 2:
            told = fan.used + np.hypot(x - fan.x, y - fan.y)
            least = np.where(well_inside(Polygon(fan.outline), x, y), np.minimum(least, told), least)
    return least


def test_a_region_has_a_hole_where_a_cup_stands_and_none_where_nothing_is_reached() -> None:
    ground = Ground(125, 125, 8875, 5875, [disc(4500, 3000, 300)])
    found = fans(ground, 3800, 3000, 1500)
    assert (found[0].x, found[0].y, found[0].parent, found[0].used) == (3800, 3000, -1, 0)
    area = area_of(region_of(found, [disc(3000, 3000, 250)]))
    for x, y, is_in in ((4500, 3000, False), (5000, 3000, True), (3000, 3000, False), (2400, 3000, True)):
        assert shapely.contains_xy(area, x, y) == is_in
    assert region_of(fans(ground, 3800, 3000, 0), []) == []


def test_a_wall_that_one_leans_on_hides_all_behind_it() -> None:
    ground = Ground(0, 0, 9000, 6000, [rectangle(4500, 3000, 400, 3000, 0)])
    area = area_of(around(ground, 4300, 3000, 1400, []))
    assert shapely.contains_xy(area, 4000, 3000)
    assert not shapely.contains_xy(area, 4800, 3000)
    assert not shapely.contains_xy(area, 5600, 3100)


def test_fans_that_round_to_crossing_outlines_still_make_a_region() -> None:
    bow = Fan(0, 0, -1, 0, [(0, 0), (100, 100), (100, 0), (0, 100)])
    other = Fan(0, 0, -1, 0, [(50, 0), (200, 0), (200, 100), (50, 100)])
    assert shapely.area(area_of(region_of([bow, other], []))) == pytest.approx(17_500)


def test_slivers_are_not_drawn() -> None:
    area = shapely.MultiPolygon([shapely.box(0, 0, 100, 100), shapely.box(200, 0, 201, 100)])
    assert [sorted(ring) for ring in rings(area)] == [[(0, 0), (0, 100), (100, 0), (100, 100)]]
    assert rings(LineString([(0, 0), (100, 0)])) == []
