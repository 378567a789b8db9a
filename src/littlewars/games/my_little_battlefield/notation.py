"""Positions of My Little Battlefield as text, for people, tests and bug reports.

    field forest village hill plain citadel ford ruins market fort
    turn 3
    active blue
    power 1-2
    morale 2-2
    command 1-0
    factions kingdom-orcs
    gauge a1 B2, b2 0, c3 R3
    blue S a1, S reserve, E board, N board
    red S c3, S b2, E board, N board
    dice ATT MOV
    panel MOR
    next Main(seat=blue)

What is not said is as at the beginning of a first turn, blue's; a sector that is not named is a forest.
"""

import re
from typing import Final

from littlewars.games.my_little_battlefield.actions import LAST
from littlewars.games.my_little_battlefield.boards import deeds_of
from littlewars.games.my_little_battlefield.commander import destinations, movers
from littlewars.games.my_little_battlefield.content import (
    CATEGORIES,
    FACTION,
    FACTIONS,
    SECTOR,
    STANDARD,
    TOP,
    TOP_POWER,
)
from littlewars.games.my_little_battlefield.faces import FACE_NAMES, FACES, MOST_DICE, spread
from littlewars.games.my_little_battlefield.ground import (
    BLUE,
    CELL_NAMES,
    CELLS,
    CELLS_OF,
    NO_PAWN,
    NONE,
    PLACE_NAMES,
    RED,
    SEATS,
)
from littlewars.games.my_little_battlefield.state import KIND_OF, UNITS, Battle
from littlewars.games.my_little_battlefield.steps.control import Advance, CombatResult, Retreat
from littlewars.games.my_little_battlefield.steps.ia import IaDeed, IaFight, IaPickPlace, IaPickUnit
from littlewars.games.my_little_battlefield.steps.index import STEPS
from littlewars.games.my_little_battlefield.steps.setup import (
    ChooseFaction,
    DrawComposition,
    DrawSector,
)
from littlewars.games.my_little_battlefield.steps.turn import Main, StartTurn
from littlewars.kernel.agenda import NOBODY, Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.notation import Names, read_agenda, write_agenda
from littlewars.kernel.words import Message

KIND_LETTERS: Final = "SEN"
SOURCE_NAMES: Final = [*CELL_NAMES, "faction", "power"]
UNNAMED: Final = SECTOR["forest"]
_PAIR: Final = re.compile(r"(\d{1,3})-(\d{1,3})")
_WHOLE: Final = re.compile(r"\d{1,4}")
_PAWN: Final = re.compile(r"([abc][123]) (?:0|([BR])([1-5]))")
_STEP_NAMES: Final[Names] = {
    "seat": SEATS,
    "cell": CELL_NAMES,
    "face": FACE_NAMES,
    "source": SOURCE_NAMES,
    "start": PLACE_NAMES,
    "kind": list(KIND_LETTERS),
}
_BELOW: Final = {"unit": 2 * UNITS, "dice": MOST_DICE + 1, "left": MOST_DICE + 1, "given": 1 << 18}  # else LAST
_FLAGS: Final = ("rerolled", "converted", "jammed", "extra")


# -- writing


def write(battle: Battle) -> str:
    """Write the whole position."""
    lines = ["field " + " ".join([tile.key for tile in battle.tiles])] if battle.tiles else ["field -"]
    lines.append(f"turn {battle.turn}")
    lines.append(f"active {SEATS[battle.active]}")
    lines.append(f"power {battle.power[BLUE]}-{battle.power[RED]}")
    lines.append(f"morale {battle.resources[0]}-{battle.resources[2]}")
    lines.append(f"command {battle.resources[1]}-{battle.resources[3]}")
    lines.append("factions " + "-".join([_faction_name(number) for number in battle.factions]))
    pawns = [f"{CELL_NAMES[cell]} {pawn_name(pawn)}" for cell, pawn in enumerate(battle.gauge) if pawn != NO_PAWN]
    if pawns:
        lines.append("gauge " + ", ".join(pawns))
    for seat, name in enumerate(SEATS):
        lines.append(f"{name} " + ", ".join(_units(battle, seat)))
    lines += _dice_lines(battle) + _turn_lines(battle)
    lines.append(f"next {write_agenda(battle.agenda, _STEP_NAMES) or '-'}")
    return "\n".join(lines)


def _faction_name(number: int) -> str:
    return FACTIONS[number].key if number != NONE else "none"


def pawn_name(pawn: int) -> str:
    """Write where a pawn is: B2, 0, R3; "none" while there is none."""
    if pawn == NO_PAWN:
        return "none"
    return "0" if pawn == 0 else f"B{pawn}" if pawn > 0 else f"R{-pawn}"


def _units(battle: Battle, seat: int) -> list[str]:
    return [
        f"{KIND_LETTERS[KIND_OF[unit]]} {PLACE_NAMES[battle.place[unit]]}"
        for unit in range(UNITS * seat, UNITS * seat + UNITS)
    ]


def _dice_lines(battle: Battle) -> list[str]:
    lines = []
    if battle.dice_left():
        lines.append("dice " + " ".join([FACE_NAMES[face] for face in spread(battle.dice)]))
    if battle.panel:
        lines.append("panel " + " ".join([FACE_NAMES[face] for face in battle.panel]))
    if battle.discarded:
        lines.append(f"discarded {battle.discarded}")
    return lines


def _turn_lines(battle: Battle) -> list[str]:
    lines = []
    for seat, name in enumerate(SEATS):
        used = [SOURCE_NAMES[source] for source in range(len(SOURCE_NAMES)) if battle.used[seat] >> source & 1]
        if used:
            lines.append(f"used {name} " + " ".join(used))
    values = (battle.rerolled, battle.converted, battle.jammed, battle.extra_turn)
    flags = [flag for flag, value in zip(_FLAGS, values, strict=True) if value]
    if flags:
        lines.append("flags " + " ".join(flags))
    if battle.follow_cost != 1:
        lines.append(f"follow_cost {battle.follow_cost}")
    if battle.blocked:
        lines.append("blocked " + " ".join([CELL_NAMES[cell] for cell in CELLS_OF[battle.blocked]]))
    if battle.tally != [0, 0]:
        lines.append(f"tally {battle.tally[BLUE]}-{battle.tally[RED]}")
    reached = [name for seat, name in enumerate(SEATS) if battle.reached[seat]]
    if reached:
        lines.append("reached " + " ".join(reached))
    if battle.victor != NONE:
        lines.append(f"victor {SEATS[battle.victor]}")
    if any(battle.slots):
        lines.append("slots " + " ".join([str(count) for count in battle.slots]))
    return lines


# -- reading


def parse(text: str, battle: Battle) -> Battle:
    """Read a position into a battle that has just begun."""
    battle.agenda.clear()
    battle.turn = 1
    battle.tiles = [UNNAMED] * CELLS
    battle.factions = [_stand_in(battle, seat) for seat in (BLUE, RED)]
    pending = ""
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "next":
            pending = rest
        elif word and not (_read_board(battle, word, rest) or _read_turn(battle, word, rest)):
            raise NotationError(Message("notation-line", text=line.strip()))
    _check_field(battle)
    if pending == "":
        battle.then(Main(battle.active) if battle.dice_left() else StartTurn(battle.active))
    elif pending != "-":
        battle.agenda.extend(read_agenda(pending, STEPS, _STEP_NAMES))
    if not all([_in_its_place(battle, step) for step in battle.agenda]) or _asks_for_nothing(battle):
        raise NotationError(Message("notation-line", text=pending or write_agenda(battle.agenda, _STEP_NAMES)))
    return battle


def _stand_in(battle: Battle, seat: int) -> int:
    """Return a faction for a position that names none: as agreed on, else the first or the second."""
    if battle.terms.ruled(seat):
        return NONE
    return battle.factions[seat] if battle.factions[seat] != NONE else seat


def _check_field(battle: Battle) -> None:
    """Refuse pawns beyond their gauge, and zones with more units than they hold (MLB-71, MLB-124)."""
    for cell, tile in enumerate(battle.tiles):
        pawn = battle.gauge[cell]
        if pawn != NO_PAWN and abs(pawn) > tile.category:
            raise NotationError(Message("notation-line", text=f"gauge {CELL_NAMES[cell]} {pawn_name(pawn)}"))
        for seat, name in enumerate(SEATS):
            units = battle.units_in(seat, cell)
            if len(units) > 1 and KIND_OF[units[-1]] != STANDARD:
                raise NotationError(Message("notation-line", text=f"{name} " + ", ".join(_units(battle, seat))))


def _in_its_place(battle: Battle, step: Step) -> bool:
    """Tell whether the step can run: set-up while the field is laid out, battle on a whole field with what it needs."""
    left = CELLS - len(battle.tiles)
    if isinstance(step, ChooseFaction):
        return True
    if isinstance(step, (DrawComposition, DrawSector)):
        return left == CELLS if isinstance(step, DrawComposition) else left > 0 and sum(battle.slots) == left
    fields = step.fields()
    if left > 0 or any([not 0 <= fields[field] < _BELOW.get(field, LAST) for field in fields]):
        return False
    if isinstance(step, Retreat):
        return battle.place[step.unit] < CELLS
    if isinstance(step, (Advance, CombatResult, IaFight)):
        return battle.gauge[step.cell] != NO_PAWN
    if isinstance(step, IaDeed):
        return battle.power[RED] < TOP_POWER and step.number < len(deeds_of(battle.terms.board, battle.power[RED]))
    if isinstance(step, IaPickPlace):
        return len(destinations(battle, step.kind, step.start)) > 0
    return not isinstance(step, IaPickUnit) or len(movers(battle)) > 0


def _asks_for_nothing(battle: Battle) -> bool:
    """Tell whether the next step wants a choice where there is none."""
    if not battle.agenda or battle.agenda[-1].actor(battle) == NOBODY:
        return False
    return not battle.agenda[-1].legal(battle)


def _read_board(battle: Battle, word: str, rest: str) -> bool:
    """Read a line about the field, the boards or the units; tell whether it was one."""
    if word == "field":
        keys = [] if rest == "-" else rest.split()
        if len(keys) > CELLS or any([key not in SECTOR for key in keys]):
            return False
        battle.tiles = [SECTOR[key] for key in keys]
    elif word in CELL_NAMES and rest in SECTOR and len(battle.tiles) == CELLS:
        battle.tiles[CELL_NAMES.index(word)] = SECTOR[rest]
    elif word in ("power", "morale", "command", "tally"):
        return _read_pair(battle, word, rest)
    elif word == "factions":
        keys = rest.split("-")
        if len(keys) != 2 or any([key not in FACTION and key != "none" for key in keys]):
            return False
        battle.factions = [FACTION[key].number if key in FACTION else NONE for key in keys]
    elif word == "gauge":
        return all([_read_pawn(battle, part.strip()) for part in rest.split(",")])
    elif word in SEATS:
        return _read_units(battle, SEATS.index(word), rest)
    else:
        return False
    return True


def _read_pair(battle: Battle, word: str, text: str) -> bool:
    pair = _PAIR.fullmatch(text)
    if pair is None:
        return False
    blue, red = int(pair[1]), int(pair[2])
    if word == "power":
        battle.power = [blue, red]
        return min(blue, red) >= 1 and max(blue, red) <= TOP_POWER
    if word == "tally":
        battle.tally = [blue, red]
        return True
    track = 0 if word == "morale" else 1
    battle.resources[track], battle.resources[2 + track] = blue, red
    return max(blue, red) <= TOP


def _read_pawn(battle: Battle, text: str) -> bool:
    found = _PAWN.fullmatch(text)
    if found is None:
        return False
    cell = CELL_NAMES.index(found[1])
    height = int(found[3] or 0)
    battle.gauge[cell] = -height if found[2] == "R" else height
    return len(battle.tiles) == CELLS


def _read_units(battle: Battle, seat: int, text: str) -> bool:
    """Read units; those not named stay where they are: Standards in the Reserve."""
    free = list(range(UNITS * seat, UNITS * seat + UNITS))
    for part in text.split(","):
        letter, _, place = part.strip().partition(" ")
        units = [unit for unit in free if KIND_LETTERS[KIND_OF[unit]] == letter]
        if not units or place not in PLACE_NAMES:
            return False
        free.remove(units[0])
        battle.place[units[0]] = PLACE_NAMES.index(place)
        if battle.place[units[0]] < CELLS and battle.gauge[battle.place[units[0]]] == NO_PAWN:
            battle.gauge[battle.place[units[0]]] = 0
    return True


def _read_turn(battle: Battle, word: str, rest: str) -> bool:
    """Read a line about the turn; tell whether it was one."""
    words = rest.split()
    if word in ("turn", "discarded", "follow_cost") and _WHOLE.fullmatch(rest):
        _set_number(battle, word, int(rest))
    elif word == "active" and rest in SEATS:
        battle.active = SEATS.index(rest)
    elif word in ("dice", "panel") and len(words) <= MOST_DICE and all([name in FACE_NAMES for name in words]):
        faces = [FACE_NAMES.index(name) for name in words]
        if word == "dice":
            battle.dice = [faces.count(face) for face in range(FACES)]
        else:
            battle.panel = faces
    elif word == "used" and words and words[0] in SEATS and all([name in SOURCE_NAMES for name in words[1:]]):
        battle.used[SEATS.index(words[0])] = sum([1 << SOURCE_NAMES.index(name) for name in set(words[1:])])
    elif word == "flags" and all([flag in _FLAGS for flag in words]):
        battle.rerolled, battle.converted, battle.jammed, battle.extra_turn = [flag in words for flag in _FLAGS]
    elif word == "blocked" and all([name in CELL_NAMES for name in words]):
        battle.blocked = sum([1 << CELL_NAMES.index(name) for name in set(words)])
    elif word == "reached" and all([name in SEATS for name in words]):
        battle.reached = [name in words for name in SEATS]
    elif word == "victor" and rest in SEATS:
        battle.victor = SEATS.index(rest)
    elif word == "slots" and len(words) == CATEGORIES and all([_WHOLE.fullmatch(count) for count in words]):
        battle.slots = [int(count) for count in words]
    else:
        return False
    return True


def _set_number(battle: Battle, word: str, number: int) -> None:
    if word == "turn":
        battle.turn = number
    elif word == "discarded":
        battle.discarded = number
    else:
        battle.follow_cost = number
