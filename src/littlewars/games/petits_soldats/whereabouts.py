"""Where a point or an aim lies, for people who choose: which way it is, who is near, who would see."""

from typing import Final

from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import BASE, DIRECTIONS, NONE, direction_to
from littlewars.games.petits_soldats.names import centimetres, soldier_name
from littlewars.games.petits_soldats.seeing import is_valid_target
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message
from littlewars.pieces.plane.ways import FINE, length

WAYS: Final = ["right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right"]
EIGHTH: Final = DIRECTIONS // len(WAYS)
NOTHING: Final = Message("plain", text="")


def way_name(direction: int) -> Message:
    """Name a direction as one sees it on the table."""
    return Message("way", way=WAYS[(direction + EIGHTH // 2) % DIRECTIONS // EIGHTH])


def apart(a: Point, b: Point) -> int:
    """Return how far apart two points are."""
    return (length(b[0] - a[0], b[1] - a[1]) + FINE // 2) // FINE


def nearest(battle: Battle, soldiers: list[int], x: int, y: int) -> int:
    """Return which of some soldiers in play is nearest to a point; NONE of none."""
    best, least = NONE, 0
    for one in soldiers:
        far = apart((x, y), (battle.x[one], battle.y[one]))
        if best == NONE or far < least:
            best, least = one, far
    return best


def company(battle: Battle, soldier: int, x: int, y: int) -> Message:
    """Tell how near an enemy a soldier would stand, nearer or farther than now, and how many would see him there."""
    there = battle.clone()
    there.x[soldier], there.y[soldier] = x, y
    enemies = there.in_play(1 - there.seat_of(soldier))
    enemy = nearest(there, enemies, x, y)
    if enemy == NONE:
        return NOTHING
    place = (there.x[enemy], there.y[enemy])
    far = apart((x, y), place)
    now = apart((battle.x[soldier], battle.y[soldier]), place) if battle.plays(soldier) else far
    return Message(
        "company",
        change="nearer" if far < now else "farther" if far > now else "same",
        soldier=soldier_name(there, enemy),
        gap=centimetres(max(0, far - 2 * BASE)),
        seen=len([one for one in enemies if is_valid_target(there, one, soldier)]),
    )


def towards(battle: Battle, seat: Seat, x: int, y: int, direction: int) -> Message:
    """Name the enemy who lies most nearly in a direction, if one does."""
    best, least = NONE, EIGHTH + 1
    for one in battle.in_play(1 - seat):
        turn = direction_to(battle.x[one] - x, battle.y[one] - y) - direction
        off = min(turn % DIRECTIONS, -turn % DIRECTIONS)
        if off < least:
            best, least = one, off
    return NOTHING if best == NONE else Message("towards", soldier=soldier_name(battle, best))


def aimed(battle: Battle, x: int, y: int, off: bool, radius: int) -> Message:
    """Tell whom a throw would come down next to if the hand were steady: friend or foe, the thrower too."""
    if off:
        return Message("aimed-off")
    one = nearest(battle, [one for one in battle.everybody() if battle.plays(one)], x, y)
    gap = apart((x, y), (battle.x[one], battle.y[one])) - radius - BASE
    if gap <= 0:
        return Message("aimed-at", soldier=soldier_name(battle, one))
    return Message("aimed-near", soldier=soldier_name(battle, one), gap=centimetres(gap))
