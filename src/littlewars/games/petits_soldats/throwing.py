"""Throws: where the spoon and the die may lie, how a die rolls, what is worth aiming at (PS-720, PS-730, PS-912)."""

from typing import Final

from littlewars.games.petits_soldats.content import LEAST_POWER, POWER_STEP
from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import (
    BASE,
    DIE,
    DIRECTIONS,
    GREEN,
    NONE,
    TOLERANCE,
    direction_to,
    stepped,
)
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Seat
from littlewars.pieces.plane.rolling import Bumpers, roll
from littlewars.pieces.plane.shapes import contains, crosses
from littlewars.pieces.plane.ways import FINE, length

HAND: Final = BASE + GREEN // 2  # PS-730: from the Grenadier's middle to the die
FIFTEEN: Final = DIRECTIONS // 24  # degrees
SHORT: Final = 800  # PS-912: aims so much short and beyond
MOST_AIMS: Final = 40
EVERYWHERE: Final = -1  # no side of the Grenadier has room: the die starts at his middle


def spoon_points(battle: Battle, soldier: int) -> list[Point]:
    """Return where the spoon stands on each side of the table: straight beside the soldier."""
    x, y, field = battle.x[soldier], battle.y[soldier], battle.field
    return [(0, y), (field.width, y), (x, 0), (x, field.height)]


def spoon_sides(battle: Battle, soldier: int) -> list[int]:
    """PS-720: list the sides that are nearest, more than one when they are level."""
    x, y, field = battle.x[soldier], battle.y[soldier], battle.field
    far = [x, field.width - x, y, field.height - y]
    return [side for side in range(len(far)) if far[side] <= min(far) + TOLERANCE]


def die_start(battle: Battle, soldier: int, direction: int) -> Point:
    """PS-730: return where the die lies before it is flicked."""
    if direction == EVERYWHERE:
        return battle.x[soldier], battle.y[soldier]
    return stepped(battle.x[soldier], battle.y[soldier], direction, HAND)


def has_room(battle: Battle, soldier: int, direction: int) -> bool:
    """PS-730: tell whether the die has room on that side of the Grenadier."""
    x, y = die_start(battle, soldier, direction)
    if not (0 <= x <= battle.field.width and 0 <= y <= battle.field.height):
        return False
    for one in battle.everybody():
        if one != soldier and battle.plays(one):
            dx, dy, room = battle.x[one] - x, battle.y[one] - y, DIE + BASE - TOLERANCE
            if dx * dx + dy * dy < room * room:
                return False
    for shape in battle.field.die_room:
        if contains(shape, x, y):
            return False
    return not any([crosses(shape, battle.x[soldier], battle.y[soldier], x, y) for shape in battle.field.all])


def sides_with_room(battle: Battle, soldier: int) -> list[int]:
    """List the directions in which the die may be put down, every fifteen degrees; the finest where those have none."""
    found = [turn for turn in range(0, DIRECTIONS, FIFTEEN) if has_room(battle, soldier, turn)]
    return found or [turn for turn in range(DIRECTIONS) if has_room(battle, soldier, turn)]


def marks(battle: Battle, seat: Seat) -> list[Point]:
    """PS-912: list what is worth aiming at: each enemy, and the middle of each two."""
    enemies = battle.in_play(1 - seat)
    found = [(battle.x[one], battle.y[one]) for one in enemies]
    for i in range(len(enemies)):
        for j in range(i):
            a, b = enemies[i], enemies[j]
            found.append(((battle.x[a] + battle.x[b]) // 2, (battle.y[a] + battle.y[b]) // 2))
    return found


def good_sides(battle: Battle, soldier: int) -> list[int]:
    """PS-912: list the sides of the Grenadier towards what is worth aiming at, or the nearest that have room."""
    roomy = sides_with_room(battle, soldier)
    if not roomy:
        return [EVERYWHERE]
    found: list[int] = []
    for x, y in marks(battle, battle.seat_of(soldier)):
        aim = direction_to(x - battle.x[soldier], y - battle.y[soldier])
        side = aim if has_room(battle, soldier, aim) else closest(roomy, aim)
        if side not in found:
            found.append(side)
    return sorted(found)


def closest(turns: list[int], aim: int) -> int:
    """Return the direction that differs least from another."""
    best, least = turns[0], DIRECTIONS
    for turn in turns:
        apart = min((turn - aim) % DIRECTIONS, (aim - turn) % DIRECTIONS)
        if apart < least:
            best, least = turn, apart
    return best


def aims(battle: Battle, seat: Seat, x: int, y: int, powers: int) -> list[int]:
    """PS-912: list good directions and powers from a point, as numbers of an aim."""
    found: list[int] = []
    for mx, my in marks(battle, seat):
        turn = direction_to(mx - x, my - y)
        far = length(mx - x, my - y) // FINE
        for reach in (far, far - SHORT, far + SHORT):
            power = max(0, min(powers - 1, (reach - LEAST_POWER) // POWER_STEP))
            if turn * powers + power not in found:
                found.append(turn * powers + power)
    return sorted(found[:MOST_AIMS])


def bumpers(battle: Battle, thrower: int) -> Bumpers:
    """PS-920: collect what a rolling die bounces off; `thrower` is a figure it passes, or NONE."""
    found = Bumpers(battle.field.width, battle.field.height, tuple(battle.field.walls))
    for thing in battle.field.things:
        if thing.round:
            found.disc(thing.x, thing.y, thing.width // 2)
        else:
            found.shape(thing.shape)
    for one in battle.everybody():
        if one != thrower and battle.plays(one):
            found.disc(battle.x[one], battle.y[one], BASE)
    return found


def rolled(battle: Battle, soldier: int, side: int, turn: int, far: int) -> tuple[list[int], bool]:
    """Roll the grenade; return the points of its way, x and y in turn, and whether it fell off the table."""
    x, y = die_start(battle, soldier, side)
    found = bumpers(battle, soldier if side == EVERYWHERE else NONE)
    way, off = roll(found, x, y, turn / 10, far, DIE)
    points: list[int] = []
    for a, b in way:
        points += [max(0, min(battle.field.width, round(a))), max(0, min(battle.field.height, round(b)))]
    return points, off
