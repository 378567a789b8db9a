"""Where a figure may come into play (PS-304, PS-305, PS-309, PS-911)."""

from typing import Final

import shapely
from shapely.ops import nearest_points

from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import BASE, DEPLOY, DIRECTIONS, GREEN, in_range, stepped
from littlewars.games.petits_soldats.marching import is_clear, taken
from littlewars.games.petits_soldats.missions import home_token
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Seat
from littlewars.pieces.plane.shapes import crosses

ANGLES: Final = 12
FINEST: Final = 25  # of the grid that is searched when none of the usual spots is free
WINDOW: Final = 3  # around the nearest point, where whole numbers are tried


def token_of(battle: Battle, seat: Seat, number: int) -> int:
    """Return the token a cube stands for."""
    return home_token(number, seat) if battle.terms.home_sides else number


def stands(battle: Battle, soldier: int, x: int, y: int) -> bool:
    """PS-305: tell whether a base fits here."""
    return battle.field.ground.open(x, y) and is_clear(battle, soldier, x, y)


def near_token(battle: Battle, soldier: int, token: int, x: int, y: int) -> bool:
    """PS-304: tell whether a figure may be placed here, a green token laid from the deployment token."""
    tx, ty = battle.field.tokens[token]
    if not in_range(tx, ty, x, y, DEPLOY + BASE + GREEN) or not stands(battle, soldier, x, y):
        return False
    return not any([crosses(shape, tx, ty, x, y) for shape in battle.field.all])


def spots(battle: Battle, soldier: int, token: int) -> list[Point]:
    """PS-911: list good spots near a token; where there is no room at all, the nearest point that has some (PS-309)."""
    tx, ty = battle.field.tokens[token]
    turns = range(0, DIRECTIONS, DIRECTIONS // ANGLES)
    tried = [stepped(tx, ty, turn, DEPLOY + BASE + gap) for turn in turns for gap in (0, GREEN)]
    found = [(x, y) for x, y in tried if near_token(battle, soldier, token, x, y)]
    if found:
        return found
    reach = DEPLOY + BASE + GREEN
    grid = range(-reach, reach + 1, FINEST)
    found = [(tx + dx, ty + dy) for dx in grid for dy in grid if near_token(battle, soldier, token, tx + dx, ty + dy)]
    return found or [nearest(battle, soldier, tx, ty)]


def nearest(battle: Battle, soldier: int, tx: int, ty: int) -> Point:
    """PS-309: return the point nearest to a token's middle where a figure stands; then the lower x, the lower y."""
    ground = battle.field.ground
    zone = shapely.box(ground.left, ground.bottom, ground.right, ground.top)
    closed = [shapely.Polygon(shape.corners()) for shape in [*ground.shapes, *taken(battle, soldier)]]
    point, _ = nearest_points(zone.difference(shapely.union_all(closed)), shapely.Point(tx, ty))
    best: Point = (round(point.x), round(point.y))
    least = -1
    for x in range(best[0] - WINDOW, best[0] + WINDOW + 1):
        for y in range(best[1] - WINDOW, best[1] + WINDOW + 1):
            square = (x - tx) * (x - tx) + (y - ty) * (y - ty)
            if stands(battle, soldier, x, y) and (least < 0 or square < least):
                best, least = (x, y), square
    return best
