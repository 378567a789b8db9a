"""«Cible valide» and «Portée»: who sees whom, and from where (PS-601 to PS-608, PS-906)."""

from typing import Final

from littlewars.games.petits_soldats.content import CARDS
from littlewars.games.petits_soldats.lengths import BASE, BODY, HQ, RED, YELLOW, in_range
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Seat
from littlewars.pieces.plane.shapes import Shape, disc
from littlewars.pieces.plane.sight import sees

FIGURE: Final = disc(0, 0, BODY, 32)  # a body; its corners are the eyes of PS-608


def hiding(battle: Battle, soldier: int, other: int) -> list[Shape]:
    """PS-604, PS-606: list what may hide one soldier from another."""
    if not battle.terms.figures_hide:
        return battle.field.tall
    found = battle.field.tall[:]
    for third in range(len(battle.x)):
        if battle.x[third] != HQ and third != soldier and third != other:
            found.append(FIGURE.at(battle.x[third], battle.y[third]))
    return found


def looks(battle: Battle, x: int, y: int, at_x: int, at_y: int, blockers: list[Shape]) -> bool:
    """Tell whether a soldier here sees one there (PS-603, PS-607); with `body_to_body`, any part any other (PS-608)."""
    if sees(x, y, FIGURE.at(at_x, at_y), blockers):
        return True
    if not battle.terms.mutual:
        return False
    here, there = FIGURE.at(x, y), FIGURE.at(at_x, at_y)
    if sees(at_x, at_y, here, blockers):
        return True
    for i in range(len(FIGURE.xs)):
        dx, dy = FIGURE.xs[i], FIGURE.ys[i]
        if sees(x + dx, y + dy, there, blockers) or sees(at_x + dx, at_y + dy, here, blockers):
            return True
    return False


def is_seen(battle: Battle, soldier: int, other: int) -> bool:
    """Tell whether a soldier in play sees another."""
    return seen_from(battle, soldier, battle.x[soldier], battle.y[soldier], other)


def seen_from(battle: Battle, soldier: int, x: int, y: int, other: int) -> bool:
    """Tell whether a soldier would see another from a place."""
    return looks(battle, x, y, battle.x[other], battle.y[other], hiding(battle, soldier, other))


def is_valid_target(battle: Battle, soldier: int, other: int) -> bool:
    """PS-601: tell whether a soldier may attack another; at night only in red range (PS-1105)."""
    if battle.terms.night and not battle.in_red(soldier, other):
        return False
    return is_seen(battle, soldier, other)


def targets(battle: Battle, soldier: int) -> list[int]:
    """List the enemies a soldier may attack."""
    return [other for other in battle.in_play(1 - battle.seat_of(soldier)) if is_valid_target(battle, soldier, other)]


def has_close_reroll(battle: Battle, soldier: int, other: int) -> bool:
    """PS-612: one more reroll in red range; at night in yellow range (PS-1105)."""
    return battle.gap_within(soldier, other, YELLOW if battle.terms.night else RED)


def is_covered(battle: Battle, soldier: int, other: int) -> bool:
    """PS-605, `low_cover`: tell whether every free sight line to a target crosses low scenery."""
    if not battle.terms.low_cover:
        return False
    blockers = [*hiding(battle, soldier, other), *battle.field.low]
    return not looks(battle, battle.x[soldier], battle.y[soldier], battle.x[other], battle.y[other], blockers)


def defense_against(battle: Battle, soldier: int, target: int, pierced: int = 0) -> int:
    """PS-632, PS-633: return a target's defense against a soldier: card, shields, low cover, what pierces it."""
    card = CARDS[battle.kinds[target]].defense
    cover = 1 if is_covered(battle, soldier, target) else 0
    return max(0, card - battle.shields[target] + cover - pierced)


def figures_near(battle: Battle, x: int, y: int, radius: int, far: int) -> list[int]:
    """PS-620: list the soldiers in play within a length of a flat thing's edge."""
    reach = far + radius + BASE
    return [
        soldier
        for soldier in battle.everybody()
        if battle.plays(soldier) and in_range(x, y, battle.x[soldier], battle.y[soldier], reach)
    ]


def sight_lines(battle: Battle, seat: Seat) -> list[tuple[int, int, bool]]:
    """List which enemies a side's soldiers may attack: soldier, enemy, whether with the closer reroll."""
    return [
        (soldier, other, has_close_reroll(battle, soldier, other))
        for soldier in battle.in_play(seat)
        for other in targets(battle, soldier)
    ]
