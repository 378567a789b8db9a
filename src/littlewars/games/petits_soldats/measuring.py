"""What a point or an aim would mean, before it is chosen: lace, sight lines, chances, blasts (PS-913)."""

from typing import Final

from littlewars.games.petits_soldats.content import LEAST_POWER, POWER_STEP, POWERS, REROLLS, SPOON_POWERS
from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import DIE, GREEN, MORTAR, YELLOW, stepped
from littlewars.games.petits_soldats.marching import way
from littlewars.games.petits_soldats.names import centimetres, soldier_name
from littlewars.games.petits_soldats.odds import chance_of
from littlewars.games.petits_soldats.points import placed
from littlewars.games.petits_soldats.refusals import number_refusal
from littlewars.games.petits_soldats.seeing import (
    defense_against,
    figures_near,
    has_close_reroll,
    hiding,
    is_valid_target,
)
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import Coordinate
from littlewars.games.petits_soldats.steps.preparation import Deploy
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.games.petits_soldats.steps.throw import Fire, Flick, caught
from littlewars.games.petits_soldats.throwing import rolled
from littlewars.kernel.agenda import Choice
from littlewars.kernel.measure import BLOCKED, LACE, RANGE, SIGHT, THROW, Line, Measure
from littlewars.kernel.words import Message
from littlewars.pieces.plane.shapes import Shape, contains
from littlewars.pieces.plane.ways import measured

STEPS: Final = 200  # in which a blocked line is followed


def measure(battle: Battle, choice: Choice) -> Measure | None:
    """Tell what a choice on the plane would mean; None for other choices."""
    step = battle.agenda[-1] if battle.agenda else None
    if isinstance(step, Stride):
        number = choice - 1 if isinstance(step, Coordinate) else choice
        if number_refusal(battle, step.seat, number, True) is not None:
            return None
        soldier, x, y = placed(battle, step.seat, number)
        return standing(battle, soldier, x, y, step.lace(battle, soldier))
    if isinstance(step, Deploy) and number_refusal(battle, step.seat, choice, False) is None:
        soldier, x, y = placed(battle, step.seat, choice)
        return standing(battle, soldier, x, y, 0)
    if isinstance(step, Flick) and step.allows(battle, choice):
        turn, power = divmod(choice, POWERS)
        points, off = rolled(battle, step.soldier, step.side, turn, LEAST_POWER + POWER_STEP * power)
        trail = [(points[i], points[i + 1]) for i in range(0, len(points), 2)]
        return blast(battle, trail, off, DIE, [YELLOW])
    if isinstance(step, Fire) and step.allows(battle, choice):
        turn, power = divmod(choice, SPOON_POWERS)
        start = step.origin(battle)
        end = stepped(start[0], start[1], turn, LEAST_POWER + POWER_STEP * power)
        x, y, off = caught(battle, end[0], end[1])
        return blast(battle, [start, (x, y)], off, MORTAR, [GREEN, YELLOW])
    return None


def standing(battle: Battle, soldier: int, x: int, y: int, lace: int) -> Measure:
    """Tell what a soldier would see at a place, who would see him, and how much lace it takes to get there."""
    words: list[Message] = []
    lines: list[Line] = []
    if lace:
        path = way(battle, soldier, x, y, lace)
        if path:
            used = measured(path)
            left = max(0, lace - used - 1)  # half a millimetre more is used, not left: together they are the lace
            words.append(Message("measure-lace", used=centimetres(used), left=centimetres(left)))
            lines.append(Line(LACE, [(path[i], path[i + 1]) for i in range(0, len(path), 2)]))
    there = battle.clone()
    there.x[soldier], there.y[soldier] = x, y
    enemies = there.in_play(1 - there.seat_of(soldier))
    for enemy in enemies:
        seen = is_valid_target(there, soldier, enemy)
        words.append(outlook(there, soldier, enemy) if seen else hidden(there, soldier, enemy))
        lines.append(sight_line(there, soldier, enemy, seen))
    watchers = [enemy for enemy in enemies if is_valid_target(there, enemy, soldier)]
    words += [Message("measure-seen-by", soldier=soldier_name(there, enemy)) for enemy in watchers]
    if enemies and not watchers:
        words.append(Message("measure-unseen"))
    return Measure(words, lines)


def outlook(battle: Battle, soldier: int, enemy: int) -> Message:
    """Tell what an attack on a visible enemy promises."""
    rolls = 1 + REROLLS + (1 if has_close_reroll(battle, soldier, enemy) else 0)
    defense = defense_against(battle, soldier, enemy)
    left = battle.solidity(enemy) - battle.hearts[enemy]
    return Message(
        "measure-sees",
        soldier=soldier_name(battle, enemy),
        rolls=rolls,
        hurts=chance_of(rolls, defense, 1) // 10,
        breaks=chance_of(rolls, defense, left) // 10,
    )


def hidden(battle: Battle, soldier: int, enemy: int) -> Message:
    """Tell that an enemy would not be seen."""
    return Message("measure-hidden", soldier=soldier_name(battle, enemy))


def sight_line(battle: Battle, soldier: int, enemy: int, seen: bool) -> Line:
    """Draw the line between two middles, up to where it is stopped if the enemy is hidden."""
    a, b = (battle.x[soldier], battle.y[soldier]), (battle.x[enemy], battle.y[enemy])
    if seen:
        return Line(SIGHT, [a, b])
    return Line(BLOCKED, [a, stopped(a, b, hiding(battle, soldier, enemy))])


def stopped(a: Point, b: Point, blockers: list[Shape]) -> Point:
    """Return the first point of a line that lies in a blocker; its end when there is none."""
    for i in range(STEPS + 1):
        x, y = a[0] + (b[0] - a[0]) * i // STEPS, a[1] + (b[1] - a[1]) * i // STEPS
        if any([contains(shape, x, y) for shape in blockers]):
            return x, y
    return b


def blast(battle: Battle, trail: list[Point], off: bool, radius: int, ranges: list[int]) -> Measure:
    """Tell where a throw would end if the hand were steady, and who is near."""
    lines = [Line(THROW, trail)]
    if off:
        return Measure([Message("measure-off")], lines)
    x, y = trail[-1]
    words = [Message("measure-rest", x=centimetres(x), y=centimetres(y))]
    lines += [Line(RANGE, [(x, y), (x + far + radius, y)]) for far in ranges]
    near = figures_near(battle, x, y, radius, ranges[-1])
    words += [Message("measure-near", soldier=soldier_name(battle, one)) for one in near]
    if not near:
        words.append(Message("measure-nobody", far=centimetres(ranges[-1])))
    return Measure(words, lines)
