"""Positions of Petits Soldats as text, for people, tests and bug reports.

    table x1
    round 2
    active green
    first green
    flag 1
    general 2-1
    lid 1-1
    green infantryman 44,22 orders 1; sniper hq
    yellow infantryman 20,30 hearts 2 shields 1; grenadier 60,30
    phase move

Points are in centimetres. `phase` is start (of a round), recover, move, order or end; `next` names the pending steps
instead. What is not said is as at the start of green's first turn, every figure in its HQ.
"""

from typing import Final

from littlewars.games.petits_soldats.content import CUBES, KIND_KEYS, SCOPE_FACES
from littlewars.games.petits_soldats.layout import TOKENS, point_text
from littlewars.games.petits_soldats.lengths import NONE, SEATS
from littlewars.games.petits_soldats.names import short_name
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.notation import Names, write_agenda

STEP_NAMES: Final[Names] = {"seat": SEATS}
RESERVE: Final = "reserve"
UNKNOWN: Final = "unknown"
WAITS: Final = "hq"
NOBODY: Final = "nobody"


def write(battle: Battle) -> str:
    """Write the whole position."""
    lines = [
        f"table {battle.field.key}",
        f"round {battle.round}",
        f"active {seat_text(battle.active)}",
        f"first {seat_text(battle.first)}",
        f"star {SEATS[battle.star] if battle.star != NONE else RESERVE}",
        f"flag {battle.flag}",
    ]
    pairs = {"general": battle.general, "lid": battle.lid, "bottom": battle.bottom, "practised": battle.practised}
    lines += [f"{word} {pair[0]}-{pair[1]}" for word, pair in pairs.items()]
    for seat, name in enumerate(SEATS):
        lines.append(f"{name} " + "; ".join([_soldier_text(battle, soldier) for soldier in battle.squad(seat)]))
    lines += _rare_lines(battle)
    lines.append(f"next {write_agenda(battle.agenda, STEP_NAMES) or '-'}")
    return "\n".join(lines)


def seat_text(seat: int) -> str:
    """Write a seat, or nobody."""
    return SEATS[seat] if seat != NONE else NOBODY


def _soldier_text(battle: Battle, soldier: int) -> str:
    kind = battle.kinds[soldier]
    words = [KIND_KEYS[kind] if kind != NONE else UNKNOWN]
    words.append(point_text(battle.x[soldier], battle.y[soldier]) if battle.plays(soldier) else WAITS)
    tokens = {
        "orders": battle.orders[soldier],
        "hearts": battle.hearts[soldier],
        "shields": battle.shields[soldier],
    }
    words += [f"{word} {count}" for word, count in tokens.items() if count]
    return " ".join(words)


def full_name(battle: Battle, soldier: int) -> str:
    """Name a soldier with its side: `green.sniper`."""
    return f"{SEATS[battle.seat_of(soldier)]}.{short_name(battle, soldier)}" if soldier != NONE else NOBODY


def _rare_lines(battle: Battle) -> list[str]:
    """Write what is only sometimes there."""
    lines: list[str] = []
    if not battle.shown:
        lines.append("hidden")
    if battle.bearers != [NONE, NONE]:
        lines.append("bearers " + " ".join([full_name(battle, soldier) for soldier in battle.bearers]))
    if battle.cubes != [CUBES] * TOKENS:
        lines.append("cubes " + " ".join([str(count) for count in battle.cubes]))
    for i in range(len(battle.carried)):
        spot = point_text(battle.biscuits[2 * i], battle.biscuits[2 * i + 1])
        lines.append(f"biscuit {spot} {full_name(battle, battle.carried[i])}")
    if battle.shooter != NONE:
        names = f"{full_name(battle, battle.shooter)} {full_name(battle, battle.target)}"
        lines.append(f"shot {names} {_dice_text(battle)}")
    if battle.swept != NONE:
        lines.append(f"swept {SEATS[battle.swept]}")
    if battle.bias != [0, 0]:
        lines.append(f"bias {battle.bias[0]} {battle.bias[1]}")
    if battle.ending:
        lines.append(f"ending {battle.ending} {seat_text(battle.winner)}")
    return lines


def _dice_text(battle: Battle) -> str:
    faces = "H" * battle.dice[0] + "L" * battle.dice[1] + "O" * battle.dice[2]
    scope = SCOPE_FACES[battle.scope] if battle.scope != NONE else "-"
    return f"{faces or '-'} {scope} {battle.rerolls}"
