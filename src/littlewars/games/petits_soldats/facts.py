"""What examples may expect of a position of Petits Soldats."""

from littlewars.games.petits_soldats.content import KIND_KEYS, LEAST_POWER, POWER_STEP
from littlewars.games.petits_soldats.layout import point_text
from littlewars.games.petits_soldats.lengths import DIE, DIRECTIONS, NONE, SEATS, YELLOW
from littlewars.games.petits_soldats.names import short_name
from littlewars.games.petits_soldats.notation import RESERVE, full_name, seat_text
from littlewars.games.petits_soldats.seeing import figures_near, is_valid_target, targets
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import shown_hits
from littlewars.games.petits_soldats.steps.throw import Drift, Flick
from littlewars.games.petits_soldats.throwing import EVERYWHERE, rolled
from littlewars.kernel.agenda import Seat
from littlewars.kernel.setup import Value

Facts = dict[str, Value | list[str]]


def facts(battle: Battle) -> Facts:
    """Tell what examples may expect of a position."""
    told: Facts = {
        "table": battle.field.key,
        "round": battle.round,
        "active": seat_text(battle.active),
        "first": seat_text(battle.first),
        "star": SEATS[battle.star] if battle.star != NONE else RESERVE,
        "flag": battle.flag,
        "asked": type(battle.agenda[-1]).__name__ if battle.agenda else "",
        "cubes": " ".join([str(count) for count in battle.cubes]),
        "winner": seat_text(battle.winner) if battle.ending else "",
        "rerolls": battle.rerolls,
        "hits": shown_hits(battle),
        "dice": "H" * battle.dice[0] + "L" * battle.dice[1] + "O" * battle.dice[2],
        "die": _die(battle),
        "aimed_at": _aimed_at(battle),
    }
    for seat in range(len(SEATS)):
        told.update(_side(battle, seat))
    for i in range(len(battle.carried)):
        told[f"biscuit{i + 1}"] = full_name(battle, battle.carried[i])
        told[f"biscuit{i + 1}.at"] = point_text(battle.biscuits[2 * i], battle.biscuits[2 * i + 1])
    return told


def _die(battle: Battle) -> str:
    """Tell on which side of its Grenadier a grenade lies that is about to be flicked."""
    step = battle.agenda[-1] if battle.agenda else None
    if not isinstance(step, Flick) or step.side == EVERYWHERE:
        return ""
    quarter = DIRECTIONS // 4
    return ["right", "top", "left", "bottom"][(step.side + quarter // 2) // quarter % 4]


def _aimed_at(battle: Battle) -> list[str]:
    """List who would be near a grenade that has been flicked, if it went as it was aimed."""
    step = battle.agenda[-1] if battle.agenda else None
    if not isinstance(step, Drift):
        return []
    points, off = rolled(battle, step.soldier, step.side, step.turn, LEAST_POWER + POWER_STEP * step.power)
    near = [] if off else figures_near(battle, points[-2], points[-1], DIE, YELLOW)
    return [full_name(battle, one) for one in near]


def _side(battle: Battle, seat: Seat) -> Facts:
    name = SEATS[seat]
    told: Facts = {
        f"{name}.general": battle.general[seat],
        f"{name}.lid": battle.lid[seat],
        f"{name}.bottom": battle.bottom[seat],
        f"{name}.practised": battle.practised[seat] == 1,
        f"{name}.in_play": len(battle.in_play(seat)),
        f"{name}.bearer": full_name(battle, battle.bearers[seat]),
    }
    for soldier in battle.squad(seat):
        if battle.kinds[soldier] != NONE:
            told.update(_soldier(battle, soldier, f"{name}.{short_name(battle, soldier)}"))
    return told


def _soldier(battle: Battle, soldier: int, name: str) -> Facts:
    plays = battle.plays(soldier)
    enemies = battle.in_play(1 - battle.seat_of(soldier)) if plays else []
    watchers = [one for one in enemies if is_valid_target(battle, one, soldier)]
    return {
        f"{name}.kind": KIND_KEYS[battle.kinds[soldier]],
        f"{name}.at": point_text(battle.x[soldier], battle.y[soldier]) if plays else "hq",
        f"{name}.orders": battle.orders[soldier],
        f"{name}.hearts": battle.hearts[soldier],
        f"{name}.shields": battle.shields[soldier],
        f"{name}.defense": battle.defense(soldier),
        f"{name}.targets": [short_name(battle, one) for one in targets(battle, soldier)] if plays else [],
        f"{name}.seen_by": [short_name(battle, one) for one in watchers],
    }
