"""Choices of My Little Battlefield as text: `attack b2`, `move S reserve b1`, `special b2` … and its facts."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    DEFEND,
    DICE,
    END,
    FACTION,
    FORCE,
    GAIN_COMMAND,
    GAIN_MORALE,
    LAST,
    MIX,
    MOVE,
    REROLL,
    SECTOR,
    SPECIAL,
    TURN,
    kind_of,
    mix,
    move,
    place_of,
    start_of,
)
from littlewars.games.my_little_battlefield.content import FACTION as FACTION_OF
from littlewars.games.my_little_battlefield.content import FACTIONS, KINDS, SECTORS
from littlewars.games.my_little_battlefield.content import SECTOR as SECTOR_OF
from littlewars.games.my_little_battlefield.faces import FACE_NAMES, FACES, pack, spread, unpack
from littlewars.games.my_little_battlefield.ground import CELL_NAMES, CELLS, NONE, PLACE_NAMES, PLACES, SEATS
from littlewars.games.my_little_battlefield.handful import faces_in, mask_of
from littlewars.games.my_little_battlefield.notation import KIND_LETTERS, SOURCE_NAMES, pawn_name
from littlewars.games.my_little_battlefield.state import COMMAND, KIND_OF, MORALE, UNITS, Battle
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.games.my_little_battlefield.steps.ia import IaRoll, IaWindow
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.games.my_little_battlefield.steps.setup import COMPOSITION_NAMES, DrawComposition, DrawSector
from littlewars.kernel.agenda import NATURE, Choice
from littlewars.kernel.errors import NotationError
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message

NO_MORE: Final = {"Follow": "pass", "UseAgain": "stop", "IaWindow": "accept"}  # what END means to a step; else "end"
SINGLE: Final = {REROLL: "reroll", CONVERT: "convert", GAIN_MORALE: "morale", GAIN_COMMAND: "command", FORCE: "force"}
ENDINGS: Final = ("end", "pass", "stop", "accept")


def spell(battle: Battle, choice: Choice) -> str:
    """Write any number as a choice."""
    if battle.actor == NATURE:
        return _spell_chance(battle, choice)
    if choice == END:
        return NO_MORE.get(type(battle.agenda[-1]).__name__, "end") if battle.agenda else "end"
    if choice in SINGLE:
        return SINGLE[choice]
    if ATTACK <= choice < SPECIAL:
        verb = "attack" if choice < DEFEND else "defend"
        return f"{verb} {CELL_NAMES[(choice - ATTACK) % CELLS]}"
    if SPECIAL <= choice < SECTOR:
        return f"special {SOURCE_NAMES[choice - SPECIAL]}"
    if SECTOR <= choice < MIX:
        return f"sector {CELL_NAMES[choice - SECTOR]}"
    return _spell_detail(battle, choice)


def _spell_detail(battle: Battle, choice: Choice) -> str:
    if MIX <= choice < TURN:
        return f"{(choice - MIX) // 8}M {(choice - MIX) % 8}C"
    if TURN <= choice < DICE:
        return f"turn {FACE_NAMES[(choice - TURN) // FACES]} {FACE_NAMES[(choice - TURN) % FACES]}"
    if DICE < choice < DICE + (1 << battle.dice_left()):
        picked = spread(faces_in(battle.dice, choice - DICE))
        return "dice " + " ".join([FACE_NAMES[face] for face in picked])
    if FACTION <= choice < FACTION + len(FACTIONS):
        return f"faction {FACTIONS[choice - FACTION].key}"
    if MOVE <= choice < LAST:
        kind, start, place = kind_of(choice), start_of(choice), place_of(choice)
        return f"move {KIND_LETTERS[kind]} {PLACE_NAMES[start]} {PLACE_NAMES[place]}"
    return f"#{choice}"


def _spell_chance(battle: Battle, choice: Choice) -> str:
    step = battle.agenda[-1]
    if isinstance(step, Roll) and choice >= 0 and sum(unpack(choice)) == step.dice and choice == pack(unpack(choice)):
        return "rolls " + " ".join([FACE_NAMES[face] for face in spread(unpack(choice))])
    if isinstance(step, IaRoll) and 0 <= choice < FACES:
        return f"rolls {FACE_NAMES[choice]}"
    if isinstance(step, DrawComposition) and 0 <= choice < len(COMPOSITION_NAMES):
        return f"composition {COMPOSITION_NAMES[choice]}"
    if isinstance(step, DrawSector) and 0 <= choice < len(SECTORS):
        return f"draw {SECTORS[choice].key}"
    return f"first {SEATS[choice]}" if choice in (0, 1) else f"#{choice}"


def read(battle: Battle, text: str) -> Choice:
    """Read a choice of whoever must choose, legal or not."""
    words = text.split()
    choice = _read_chance(battle, words) if battle.actor == NATURE else _read_order(battle, words)
    if choice is None:
        raise NotationError(Message("notation-no-choice", text=text))
    return choice


def _read_chance(battle: Battle, words: list[str]) -> Choice | None:
    """Read `rolls ATT MOV`, the numbers of real dice (`rolls 1 3`, or just `1 3`), or what is drawn."""
    step = battle.agenda[-1]
    if isinstance(step, (Roll, IaRoll)):
        needed = step.dice if isinstance(step, Roll) else 1
        faces = [_face(word) for word in words if word not in ("rolls", "dice")]
        if len(faces) != needed or NONE in faces:
            raise NotationError(Message("notation-dice", dice=needed, sides=FACES))
        return faces[0] if isinstance(step, IaRoll) else pack([faces.count(face) for face in range(FACES)])
    if isinstance(step, DrawComposition):
        verb, known = "composition", COMPOSITION_NAMES
    elif isinstance(step, DrawSector):
        verb, known = "draw", list(SECTOR_OF)
    else:
        verb, known = "first", SEATS
    return known.index(words[1]) if len(words) == 2 and words[0] == verb and words[1] in known else None


def _face(word: str) -> int:
    """Read a face by its name or its number of pips."""
    if word in FACE_NAMES:
        return FACE_NAMES.index(word)
    return int(word) - 1 if len(word) == 1 and word in "123456" else NONE


def _read_order(battle: Battle, words: list[str]) -> Choice | None:
    if len(words) == 1:
        return _read_word(words[0])
    if len(words) == 2 and words[0] in ("attack", "defend", "sector") and words[1] in CELL_NAMES:
        verb = {"attack": ATTACK, "defend": DEFEND, "sector": SECTOR}[words[0]]
        return verb + CELL_NAMES.index(words[1])
    if len(words) == 2 and words[0] == "special" and words[1] in SOURCE_NAMES:
        return SPECIAL + SOURCE_NAMES.index(words[1])
    if len(words) == 2 and words[0] == "faction" and words[1] in FACTION_OF:
        return FACTION + FACTION_OF[words[1]].number
    if len(words) == 2 and words[0][1:] == "M" and words[1][1:] == "C" and (words[0][0] + words[1][0]).isdecimal():
        return _read_mix(words[0][0], words[1][0])
    if len(words) == 3 and words[0] == "turn" and words[1] in FACE_NAMES and words[2] in FACE_NAMES:
        return TURN + FACES * FACE_NAMES.index(words[1]) + FACE_NAMES.index(words[2])
    if len(words) == 4 and words[0] == "move" and len(words[1]) == 1 and words[1] in KIND_LETTERS:
        return _read_move(words)
    return _read_dice(battle, words[1:]) if words and words[0] == "dice" else None


def _read_word(word: str) -> Choice | None:
    for choice, name in SINGLE.items():
        if word == name:
            return choice
    if word in ENDINGS:
        return END
    return int(word[1:]) if word[0] == "#" and word[1:].isdecimal() and len(word) < 8 else None


def _read_mix(morale: str, command: str) -> Choice | None:
    return mix(int(morale), int(command)) if max(morale, command) <= "7" else None


def _read_move(words: list[str]) -> Choice | None:
    places = PLACE_NAMES[:PLACES]
    if words[2] not in places or words[3] not in places:
        return None
    return move(KIND_LETTERS.index(words[1]), places.index(words[2]), places.index(words[3]))


def _read_dice(battle: Battle, words: list[str]) -> Choice | None:
    if not words or not all([word in FACE_NAMES for word in words]):
        return None
    wanted = [words.count(name) for name in FACE_NAMES]
    return DICE + mask_of(battle.dice, wanted)


def facts(battle: Battle) -> dict[str, Value | list[str]]:
    """Tell what examples may expect of a position."""
    told: dict[str, Value | list[str]] = {"turn": battle.turn, "active": SEATS[battle.active]}
    for seat, name in enumerate(SEATS):
        told[f"power.{name}"] = battle.power[seat]
        told[f"morale.{name}"] = battle.stock(seat, MORALE)
        told[f"command.{name}"] = battle.stock(seat, COMMAND)
        told[f"vp.{name}"] = battle.vp(seat)
        told[f"tally.{name}"] = battle.tally[seat]
        told[f"faction.{name}"] = FACTIONS[battle.factions[seat]].key if battle.factions[seat] != NONE else "none"
        for kind, kind_name in enumerate(KINDS):
            units = [unit for unit in range(UNITS * seat, UNITS * seat + UNITS) if KIND_OF[unit] == kind]
            told[f"{name}.{kind_name}"] = sorted([PLACE_NAMES[battle.place[unit]] for unit in units])
        used = battle.used[seat]
        told[f"used.{name}"] = [SOURCE_NAMES[source] for source in range(len(SOURCE_NAMES)) if used >> source & 1]
    for cell, tile in enumerate(battle.tiles):
        holders = [name for seat, name in enumerate(SEATS) if battle.controls(seat, cell)]
        told[f"sector.{CELL_NAMES[cell]}"] = tile.key
        told[f"gauge.{CELL_NAMES[cell]}"] = pawn_name(battle.gauge[cell])
        told[f"control.{CELL_NAMES[cell]}"] = holders[0] if holders else "nobody"
    told["dice"] = [FACE_NAMES[face] for face in spread(battle.dice)]
    told["panel"] = [FACE_NAMES[face] for face in battle.panel]
    told["discarded"] = battle.discarded
    told["follow_cost"] = battle.follow_cost
    told["asked"] = type(battle.agenda[-1]).__name__ if battle.agenda else ""
    step = battle.agenda[-1] if battle.agenda else None
    if isinstance(step, Roll):
        told["to_roll"] = step.dice
    if isinstance(step, IaWindow):
        told["ia_die"] = FACE_NAMES[step.face]
    if isinstance(step, Follow):
        told["followed"] = FACE_NAMES[step.face]
    return told
