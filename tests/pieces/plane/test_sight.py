"""Sight, against many rays."""

from math import atan2

import numpy as np
import pytest

from littlewars.pieces.plane.shapes import Shape, disc, rectangle, shape
from littlewars.pieces.plane.sight import Opening, opening, sees
from tests.pieces.plane.rays import Look, turned
from tests.pieces.plane.scenes import INSIDE, OUTSIDE, batches

HAIR = 1e-9  # of an angle


@pytest.mark.parametrize("seeds", batches(200, 980))
def test_an_eye_sees_what_rays_reach(seeds: range) -> None:
    told = 0
    for seed in seeds:
        look = Look(seed)
        found = opening(*look.eye, look.target.shape(0), [piece.shape(0) for piece in look.pieces])
        _, x, y = look.rays(-INSIDE)
        free = look.free(x, y)
        if free.any():
            assert found is not None, look
        if look.surely_hidden():
            assert found is None, look
        told += bool(free.any() or look.surely_hidden())
        if found is not None:
            check_opening(look, found)
    assert told > 0.97 * len(seeds)


def check_opening(look: Look, found: Opening) -> None:
    """Check that all rays within an opening pass, and none to its right."""
    right, left = atan2(found[1], found[0]), atan2(found[3], found[2])
    wide = float(turned(left, right))
    assert 0 < wide < np.pi, look
    angle, _, _ = look.rays(OUTSIDE)
    assert float(turned(right, angle[0])) >= -HAIR, look
    assert float(turned(angle[-1], left)) >= -HAIR, look
    dx, dy = look.target.x - look.eye[0], look.target.y - look.eye[1]
    inside = right + wide * np.array([0.1, 0.5, 0.9])
    reach = dx * np.cos(inside) + dy * np.sin(inside)
    ends = look.eye[0] + reach * np.cos(inside), look.eye[1] + reach * np.sin(inside)
    for stopped in look.stopped(*ends):
        assert not stopped.any(), look
    angle, x, y = look.rays(-INSIDE)
    before = turned(angle, right) < 0
    assert not look.free(x[before], y[before]).any(), look


@pytest.mark.parametrize("seeds", batches(100, 950, 2000))
def test_mirrors_turns_and_the_order_of_blockers_change_nothing(seeds: range) -> None:
    for seed in seeds:
        look = Look(seed)
        target, blockers = look.target.shape(0), [piece.shape(0) for piece in look.pieces]
        found = opening(*look.eye, target, blockers)
        assert found == opening(*look.eye, target, blockers[::-1]), look
        assert sees(*moved(look.eye, MIRRORED), image(target, MIRRORED), images(blockers, MIRRORED)) == bool(found), (
            look
        )
        quarter = opening(*moved(look.eye, TURNED), image(target, TURNED), images(blockers, TURNED))
        assert (quarter is None) == (found is None), look
        if found is not None and quarter is not None:
            for i in (0, 2):
                dx, dy = moved((found[i], found[i + 1]), TURNED)
                assert dx * quarter[i + 1] == dy * quarter[i], look
                assert dx * quarter[i] + dy * quarter[i + 1] > 0, look


MIRRORED = (-1, 0, 0, 1)
TURNED = (0, -1, 1, 0)


def moved(point: tuple[int, int], by: tuple[int, int, int, int]) -> tuple[int, int]:
    """Return the image of a point under a matrix."""
    return point[0] * by[0] + point[1] * by[1], point[0] * by[2] + point[1] * by[3]


def image(one: Shape, by: tuple[int, int, int, int]) -> Shape:
    """Return the image of a shape under a matrix."""
    return shape(*moved((one.x, one.y), by), [moved(corner, by) for corner in zip(one.xs, one.ys, strict=True)])


def images(all_of_them: list[Shape], by: tuple[int, int, int, int]) -> list[Shape]:
    """Return the images of shapes under a matrix."""
    return [image(one, by) for one in all_of_them]


def test_a_disc_hides_what_is_right_behind_it_and_an_eye_beside_it_sees_past() -> None:
    cup, soldier = disc(4500, 3000, 400), disc(6000, 3000, 75)
    assert not sees(3000, 3000, soldier, [cup])
    assert not sees(3000, 3000, soldier.at(6000, 3700), [cup])
    assert sees(3000, 3000, soldier.at(6000, 3800), [cup])
    assert sees(3000, 3000, soldier, [disc(7000, 3000, 400), disc(1000, 3000, 400)])  # behind it, and behind the eye


def test_an_opening_lies_between_the_shadows_of_two_blockers() -> None:
    soldier = rectangle(1000, 0, 100, 400, 0)
    right, left = rectangle(500, -100, 100, 100, 0), rectangle(500, 100, 100, 100, 0)
    assert opening(0, 0, soldier, [left, right]) == (550, -50, 550, 50)
    assert opening(0, 0, soldier, [right.at(500, -50), left.at(500, 50)]) is None  # touching blockers leave no gap
    assert opening(0, 0, soldier, [right]) == (550, -50, 950, 200)
    assert opening(0, 0, soldier, [left]) == (950, -200, 550, 50)


def test_a_blocker_hides_though_its_middle_lies_behind_the_eye() -> None:
    book = rectangle(1583, 335, 200, 100, 0)
    found = opening(1512, 425, disc(1402, 347, 75), [book])
    assert found is not None
    assert found[2:] == (-29, -40)  # up to the corner (1483, 385) of the book


def test_a_blocker_hides_though_it_fills_nearly_half_of_all_directions() -> None:
    wall = rectangle(838, 1085, 591, 163, 45)
    found = opening(638, 835, disc(846, 679, 200), [wall])
    assert found is not None
    dx, dy = found[2:]
    assert (638 + dx, 835 + dy) in wall.corners()


def test_a_blocker_that_touches_the_edge_of_the_target_hides_what_is_behind_it() -> None:
    target, sail = rectangle(90, 0, 20, 100, 0), shape(0, 0, [(100, -50), (140, -20), (110, -20)])
    assert opening(200, 0, target, [sail]) == (-100, 50, -90, -20)
