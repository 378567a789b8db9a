"""Choices of Petits Soldats as text, such as `move sniper 40.5,22`, `attack grenadier sniper` or `flick 45 30`."""

import re
from typing import Final

from littlewars.games.petits_soldats.content import (
    ATTACK,
    ATTACK_DICE,
    GRENADE_FACES,
    HEAL,
    KIND_KEYS,
    LEAST_POWER,
    MORTAR_FACES,
    MORTAR_VERB,
    POWER_STEP,
    POWERS,
    RECON_VERB,
    RISKY_SHOT,
    SCOPE_FACES,
    SPOON_POWERS,
    VERBS,
)
from littlewars.games.petits_soldats.layout import SIDES, cm_text, point_text, units
from littlewars.games.petits_soldats.lengths import DIRECTIONS, NONE, SEATS
from littlewars.games.petits_soldats.names import by_short_name, short_name
from littlewars.games.petits_soldats.points import numbered, placed
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import (
    SCOPES,
    STOP,
    WAYS,
    Bandage,
    Coordinate,
    Reroll,
    Roll,
    Splinter,
    roll_choice,
)
from littlewars.games.petits_soldats.steps.order import LAST, NOBODY_ELSE, GiveOrder, order_choice, order_of
from littlewars.games.petits_soldats.steps.preparation import Deploy, DrawCube
from littlewars.games.petits_soldats.steps.setup import ChooseSquad, HandBias, NameBearer, Toss
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.games.petits_soldats.steps.throw import (
    LENGTHS,
    Drift,
    Fire,
    Flick,
    Land,
    PlaceDie,
    Rehearse,
    Rest,
    rest_choice,
    rest_of,
)
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step

LETTERS: Final = "HLO"  # the faces of an attack die: hit, bolt, blank
ANY: Final = "any"  # side of the Grenadier, where none has room

_NUMBER: Final = r"(\d{1,4}(?:\.\d{1,2})?)"
_POINT: Final = re.compile(rf"(\w+) (\w+) {_NUMBER},{_NUMBER}")
_AIM: Final = re.compile(rf"(flick|fire|drift) {_NUMBER} {_NUMBER}")
_DICE: Final = re.compile(r"(?:roll|reroll) ?([HLO]{0,5})(?: ?(\w+))?")
_REST: Final = re.compile(rf"(?:rest|land) {_NUMBER},{_NUMBER} (\w+)( off)?")


def spell(battle: Battle, choice: Choice) -> str:
    """Write any number as a choice."""
    step = battle.agenda[-1] if battle.agenda else None
    if isinstance(step, ChooseSquad):
        return "squad " + squad_key(battle, choice) if 0 <= choice < len(battle.terms.squads) else str(choice)
    if isinstance(step, NameBearer):
        return "bearer " + _soldier(battle, choice)
    if isinstance(step, Toss):
        return "first " + (SEATS[choice] if choice in (0, 1) else str(choice))
    if isinstance(step, DrawCube):
        return f"cube {choice + 1}"
    if isinstance(step, Deploy):
        return _at(battle, "deploy", step.seat, choice)
    if isinstance(step, Coordinate):
        return "stop" if choice == STOP else _at(battle, "move", step.seat, choice - 1)
    if isinstance(step, Stride):
        return _at(battle, "move", step.seat, choice)
    if isinstance(step, GiveOrder):
        return _order(battle, choice)
    if isinstance(step, Splinter):
        return "splinter " + _soldier(battle, choice)
    if isinstance(step, Bandage):
        return "stop" if choice == STOP else "unshield " + _soldier(battle, choice - 1)
    return _spell_dice(battle, step, choice)


def squad_key(battle: Battle, number: int) -> str:
    """Name a squad by its soldiers: `infantryman+sniper`."""
    return "+".join([KIND_KEYS[kind] for kind in battle.terms.squads[number]])


def _soldier(battle: Battle, soldier: int) -> str:
    return short_name(battle, soldier) if soldier in battle.everybody() else str(soldier)


def _at(battle: Battle, verb: str, seat: Seat, choice: Choice) -> str:
    if not 0 <= choice < battle.terms.squad * battle.field.points:
        return f"{verb} {choice}"
    soldier, x, y = placed(battle, seat, choice)
    return f"{verb} {short_name(battle, soldier)} {point_text(x, y)}"


def _order(battle: Battle, choice: Choice) -> str:
    if not 0 <= choice < LAST:
        return f"order {choice}"
    verb, soldier, first, second = order_of(choice)
    words = [VERBS[verb], _soldier(battle, soldier)]
    if verb in (ATTACK, RISKY_SHOT):
        words.append(_soldier(battle, first))
    elif verb == RECON_VERB:
        words += [_soldier(battle, one) for one in (first, second) if one != NOBODY_ELSE]
    elif verb == MORTAR_VERB:
        words.append(SIDES[first] if first < len(SIDES) else str(first))
    elif verb == HEAL:
        words += [_soldier(battle, first), str(second)]
    return " ".join(words)


def _spell_dice(battle: Battle, step: Step | None, choice: Choice) -> str:
    if step is None or not step.allows(battle, choice):
        return str(choice)
    if isinstance(step, Roll):
        hits, bolts, scope = choice // SCOPES // WAYS, choice // SCOPES % WAYS, choice % SCOPES - 1
        faces = "H" * hits + "L" * bolts + "O" * (step.dice - hits - bolts)
        return f"roll {faces}{' ' if faces else ''}{SCOPE_FACES[scope] if scope != NONE else ''}".rstrip()
    if isinstance(step, Reroll):
        lying = step.faces(battle)
        again = "".join([LETTERS[lying[i]] for i in range(ATTACK_DICE) if choice >> i & 1])
        scope_too = choice >> ATTACK_DICE & 1
        return f"reroll {again}{' ' if again else ''}{'scope' if scope_too else ''}".rstrip() if choice else "keep"
    if isinstance(step, Rehearse):
        return "practice" if choice else "throw"
    if isinstance(step, PlaceDie):
        return f"place {_degrees(choice - 1)}" if choice else f"place {ANY}"
    if isinstance(step, Flick):
        return f"flick {_degrees(choice // POWERS)} {_power(choice % POWERS)}"
    if isinstance(step, Fire):
        return f"fire {_degrees(choice // SPOON_POWERS)} {_power(choice % SPOON_POWERS)}"
    if isinstance(step, Drift):
        return f"drift {_degrees(choice // LENGTHS)} {cm_text(choice % LENGTHS)}"
    if isinstance(step, Rest):
        return "rest " + _resting(battle, choice, GRENADE_FACES)
    if isinstance(step, Land):
        return "land " + _resting(battle, choice, MORTAR_FACES)
    return f"bias {choice}" if isinstance(step, HandBias) else str(choice)


def _degrees(turn: int) -> str:
    return f"{turn / 10:.1f}".removesuffix(".0")


def _power(power: int) -> str:
    return cm_text(LEAST_POWER + POWER_STEP * power)


def _resting(battle: Battle, choice: Choice, faces: list[str]) -> str:
    x, y, off, face = rest_of(battle, choice, faces)
    return f"{point_text(x, y)} {faces[face]}{' off' if off else ''}"


# -- reading


def read(battle: Battle, text: str) -> Choice:
    """Read any choice, legal or not; NONE when the text names none."""
    step = battle.agenda[-1] if battle.agenda else None
    verb, _, rest = text.partition(" ")
    if isinstance(step, (Roll, Reroll)):
        return _read_dice(battle, step, text)
    if isinstance(step, (Flick, Fire, Drift)):
        return _read_aim(step, text)
    if isinstance(step, PlaceDie) and verb == "place":
        return 0 if rest == ANY else 1 + _read_degrees(rest)
    if isinstance(step, (Rest, Land)):
        return _read_rest(battle, GRENADE_FACES if isinstance(step, Rest) else MORTAR_FACES, text)
    if isinstance(step, GiveOrder):
        return _read_order(battle, step.seat, text.split())
    if isinstance(step, (Stride, Deploy)):
        return _read_point(battle, step, text)
    if isinstance(step, HandBias) and verb == "bias" and rest.isdecimal():
        return int(rest[:9])
    return NONE


def _read_point(battle: Battle, step: SeatStep, text: str) -> Choice:
    coordinates = isinstance(step, Coordinate)
    if text == "stop" and coordinates:
        return STOP
    found = _POINT.fullmatch(text)
    if found is None or found[1] != ("deploy" if isinstance(step, Deploy) else "move"):
        return NONE
    soldier = by_short_name(battle, step.seat, found[2])
    x, y = units(found[3]), units(found[4])
    if soldier == NONE or x >= battle.field.row or y > battle.field.height:
        return NONE
    return numbered(battle, soldier, x, y) + (1 if coordinates else 0)


def _read_order(battle: Battle, seat: Seat, words: list[str]) -> Choice:
    if len(words) < 2 or words[0] not in VERBS:
        return NONE
    verb, soldier = VERBS.index(words[0]), by_short_name(battle, seat, words[1])
    if soldier == NONE:
        return NONE
    rest = words[2:]
    if verb in (ATTACK, RISKY_SHOT) and len(rest) == 1:
        enemy = by_short_name(battle, 1 - seat, rest[0])
        return order_choice(verb, soldier, enemy) if enemy != NONE else NONE
    if verb == RECON_VERB and len(rest) in (1, 2):
        enemies = sorted([by_short_name(battle, 1 - seat, name) for name in rest])
        return order_choice(verb, soldier, enemies[0], [*enemies, NOBODY_ELSE][1]) if NONE not in enemies else NONE
    if verb == MORTAR_VERB and len(rest) == 1 and rest[0] in SIDES:
        return order_choice(verb, soldier, SIDES.index(rest[0]))
    if verb == HEAL and len(rest) == 2 and rest[1].isdecimal() and len(rest[1]) == 1:
        friend = by_short_name(battle, seat, rest[0])
        return order_choice(verb, soldier, friend, int(rest[1])) if friend != NONE else NONE
    plain = verb not in (ATTACK, RISKY_SHOT, RECON_VERB, MORTAR_VERB, HEAL)
    return order_choice(verb, soldier) if plain and not rest else NONE


def _read_dice(battle: Battle, step: Roll | Reroll, text: str) -> Choice:
    found = _DICE.fullmatch(text)
    if isinstance(step, Reroll):
        if text == "keep":
            return 0
        if found is None or not text.startswith("reroll") or found[2] not in (None, "scope"):
            return NONE
        hits, bolts, _ = battle.dice
        firsts = [0, hits, hits + bolts]
        counts = [found[1].count(letter) for letter in LETTERS]
        if any([counts[face] > battle.dice[face] for face in range(len(LETTERS))]):
            return NONE
        mask = 0
        for face in range(len(LETTERS)):
            mask |= ((1 << counts[face]) - 1) << firsts[face]
        return mask | (1 << ATTACK_DICE if found[2] else 0)
    if found is None or not text.startswith("roll") or len(found[1]) != step.dice:
        return NONE
    scope = SCOPE_FACES.index(found[2]) if found[2] in SCOPE_FACES else NONE
    if (scope == NONE) != (found[2] is None):
        return NONE
    return roll_choice(found[1].count("H"), found[1].count("L"), scope)


def _read_degrees(text: str) -> int:
    """Read an angle in degrees; a turn that does not exist when it is none."""
    found = re.fullmatch(r"(\d{1,3})(?:\.(\d))?", text)
    if found is None:
        return DIRECTIONS
    return int(found[1]) * 10 + int(found[2] or 0)


def _read_aim(step: Step, text: str) -> Choice:
    found = _AIM.fullmatch(text)
    word = "flick" if isinstance(step, Flick) else "fire" if isinstance(step, Fire) else "drift"
    if found is None or found[1] != word:
        return NONE
    turn, far = round(float(found[2]) * 10), units(found[3])
    if turn >= DIRECTIONS:
        return NONE
    if isinstance(step, Drift):
        return turn * LENGTHS + far if far < LENGTHS else NONE
    powers = POWERS if isinstance(step, Flick) else SPOON_POWERS
    power, rest = divmod(far - LEAST_POWER, POWER_STEP)
    return turn * powers + power if 0 <= power < powers and rest == 0 else NONE


def _read_rest(battle: Battle, faces: list[str], text: str) -> Choice:
    found = _REST.fullmatch(text)
    if found is None or found[3] not in faces:
        return NONE
    x, y = units(found[1]), units(found[2])
    if x > battle.field.width or y > battle.field.height:
        return NONE
    return rest_choice(battle, x, y, found[4] is not None, faces.index(found[3]), faces)
