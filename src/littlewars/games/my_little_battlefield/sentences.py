"""Choices and events of My Little Battlefield as sentences to be said."""

from typing import Final

from littlewars.games.my_little_battlefield import events
from littlewars.games.my_little_battlefield.acting import face_of
from littlewars.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    DICE,
    END,
    FACTION,
    FORCE,
    GAIN_COMMAND,
    GAIN_MORALE,
    MIX,
    MOVE,
    REROLL,
    SECTOR,
    SPECIAL,
    TURN,
    kind_of,
    place_of,
    start_of,
)
from littlewars.games.my_little_battlefield.content import FACTIONS
from littlewars.games.my_little_battlefield.faces import FACE_KEYS, FACES, unpack
from littlewars.games.my_little_battlefield.ground import CELLS, PLACE_NAMES, SEATS
from littlewars.games.my_little_battlefield.handful import faces_in
from littlewars.games.my_little_battlefield.names import (
    faction_name,
    figure_key,
    figure_name,
    plain_sector_name,
    seat_name,
    sector_name,
    source_name,
    source_text,
    unit_name,
)
from littlewars.games.my_little_battlefield.specials import rule_of
from littlewars.games.my_little_battlefield.specials.special import RESOURCE_KEYS
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.games.my_little_battlefield.steps.ia import IaRoll
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.games.my_little_battlefield.steps.setup import COMPOSITION_NAMES, DrawComposition, DrawSector
from littlewars.games.my_little_battlefield.steps.special import UseSpecial
from littlewars.kernel.agenda import NATURE, Choice, Event
from littlewars.kernel.words import Argument, Message

NO_MORE: Final = {
    "Follow": "choice-pass",
    "UseAgain": "choice-stop",
    "IaWindow": "choice-accept",
}  # what END means to a step


def describe(battle: Battle, choice: Choice) -> Message:
    """Say what a legal choice does."""
    if battle.actor == NATURE:
        return _describe_chance(battle, choice)
    if choice == END:
        return Message(NO_MORE.get(type(battle.agenda[-1]).__name__, "choice-end"))
    if choice in (REROLL, CONVERT, GAIN_MORALE, GAIN_COMMAND, FORCE):
        return _describe_single(battle, choice)
    if choice < SPECIAL:
        cell = (choice - ATTACK) % CELLS
        sector = sector_name(battle, battle.tiles[cell].number, cell)
        return Message("choice-combat", face=FACE_KEYS[face_of(choice)], sector=sector)
    if choice < SECTOR:
        source = choice - SPECIAL
        rule, text = source_name(battle, battle.actor, source), source_text(battle, battle.actor, source)
        if text is None:
            return Message("choice-special", rule=rule)
        return Message("choice-special-does", rule=rule, text=text)
    if choice < MIX:
        cell = choice - SECTOR
        return Message("choice-sector", sector=sector_name(battle, battle.tiles[cell].number, cell))
    return _describe_detail(battle, choice)


def _describe_single(battle: Battle, choice: Choice) -> Message:
    if choice == REROLL:
        return Message("choice-reroll", cost=1 if battle.rerolled else 0, all=int(battle.terms.reroll_all))
    if choice == CONVERT:
        return Message("choice-convert")
    if choice == FORCE:
        return Message("choice-force")
    if choice == GAIN_COMMAND and isinstance(battle.agenda[-1], Follow):  # MLB-64: what is gained was paid just before
        return Message("choice-follow-command", cost=battle.follow_cost)
    return Message("choice-gain", face=FACE_KEYS[face_of(choice)])


def _describe_detail(battle: Battle, choice: Choice) -> Message:
    if choice < TURN:
        step = battle.agenda[-1]
        asked = rule_of(battle, step.seat, step.source).question if isinstance(step, UseSpecial) else ""
        return Message("choice-mix", asked=asked, morale=(choice - MIX) // 8, command=(choice - MIX) % 8)
    if choice < DICE:
        face, new = (choice - TURN) // FACES, (choice - TURN) % FACES
        return Message("choice-turn", face=face_name(face), new=face_name(new))
    if choice < FACTION:
        return Message("choice-dice", dice=handful(faces_in(battle.dice, choice - DICE)))
    if choice < MOVE:
        return Message("choice-faction", faction=faction_name(FACTIONS[choice - FACTION].key))
    unit = battle.unit_at(battle.actor, kind_of(choice), start_of(choice))
    start, place = PLACE_NAMES[start_of(choice)], PLACE_NAMES[place_of(choice)]
    return Message("choice-move", figure=figure_name(figure_key(battle, unit)), start=start, place=place)


def _describe_chance(battle: Battle, choice: Choice) -> Message:
    step = battle.agenda[-1]
    if isinstance(step, Roll):
        return Message("choice-rolls", dice=handful(unpack(choice)))
    if isinstance(step, IaRoll):
        return Message("choice-rolls", dice=face_name(choice))
    if isinstance(step, DrawComposition):
        return Message("choice-composition", name=COMPOSITION_NAMES[choice])
    if isinstance(step, DrawSector):
        return Message("choice-draw", sector=plain_sector_name(choice))
    return Message("choice-first", seat=seat_name(choice))


def face_name(face: int) -> Message:
    """Name a face."""
    return Message("die-face", face=FACE_KEYS[face])


def handful(counts: list[int]) -> Message:
    """Name a handful of dice: "2 Attack, 1 Special"."""
    named = [Message("dice-of-face", face=FACE_KEYS[face], count=counts[face]) for face in range(FACES) if counts[face]]
    told = named.pop() if named else Message("dice-none")
    while named:
        told = Message("dice-list", first=named.pop(), rest=told)
    return told


def sentence(battle: Battle, event: Event) -> Message:
    """Tell an event."""
    kind = events.KINDS[event[0]]
    fields = dict(zip(kind.fields, event[1:], strict=True))
    arguments: dict[str, Argument] = {}
    for field, value in fields.items():
        if field == "seat":
            arguments[field] = seat_name(value)
        elif field == "unit":
            arguments[field] = unit_name(battle, value)
        elif field in ("start", "place"):
            arguments[field] = PLACE_NAMES[value]
        elif field in ("face", "new"):
            arguments[field] = face_name(value)
        elif field == "resource":
            arguments[field] = RESOURCE_KEYS[value]
        elif field == "faction":
            arguments[field] = faction_name(FACTIONS[value].key)
        elif field == "dice" and event[0] in (events.ROLLED, events.CONVERTED):
            arguments[field] = handful(unpack(value))
        elif field not in ("cell", "sector", "source", "before", "after"):
            arguments[field] = value
    if "cell" in fields:
        arguments["sector"] = sector_name(battle, fields["sector"], fields["cell"])
    if "source" in fields:
        arguments["rule"] = source_name(battle, fields["seat"], fields["source"])
    if event[0] == events.PAWN:
        arguments.update(_pawn(fields["before"], fields["after"]))
    if event[0] == events.TALLIED:
        arguments["counts"] = battle.terms.scenario.sheet.counts
    return Message("event-" + kind.name, **arguments)


def _pawn(before: int, after: int) -> dict[str, Argument]:
    return {
        "placed": int(before > CELLS),
        "half": "zero" if after == 0 else SEATS[0 if after > 0 else 1],
        "space": abs(after),
    }
