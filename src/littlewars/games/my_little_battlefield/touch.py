"""Touching the picture of My Little Battlefield: elements and choices, and what an event shows."""

from typing import Final

from littlewars.games.my_little_battlefield import events, faces
from littlewars.games.my_little_battlefield.acting import face_of
from littlewars.games.my_little_battlefield.actions import (
    ATTACK,
    DEFEND,
    DICE,
    END,
    FACTION,
    FACTION_SOURCE,
    FORCE,
    GAIN_COMMAND,
    GAIN_MORALE,
    MIX,
    MOVE,
    POWER_SOURCE,
    SECTOR,
    SPECIAL,
    TURN,
    kind_of,
    move,
    place_of,
    start_of,
)
from littlewars.games.my_little_battlefield.content import FACTIONS
from littlewars.games.my_little_battlefield.faces import FACE_KEYS, FACES, NO_FACE, spread
from littlewars.games.my_little_battlefield.ground import (
    BOARD,
    CELL_NAMES,
    CELLS,
    CELLS_OF,
    FOE_RESERVE,
    NONE,
    RESERVE,
    SEATS,
)
from littlewars.games.my_little_battlefield.handful import mask_of
from littlewars.games.my_little_battlefield.specials import rule_of
from littlewars.games.my_little_battlefield.specials.special import RESOURCE_KEYS
from littlewars.games.my_little_battlefield.state import KIND_OF, UNITS, Battle
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.games.my_little_battlefield.steps.picks import PickDiscards, PickReroll
from littlewars.games.my_little_battlefield.steps.special import UseSpecial
from littlewars.games.my_little_battlefield.steps.turn import Main
from littlewars.kernel.agenda import Choice, Event, Seat

CELL_IDS: Final = ["cell-" + name for name in CELL_NAMES]
PAWN_IDS: Final = ["pawn-" + name for name in CELL_NAMES]
DIE_IDS: Final = [f"die-{die}" for die in range(faces.MOST_DICE)]
UNIT_IDS: Final = [f"unit-{unit}" for unit in range(2 * UNITS)]
ROW_IDS: Final = ["row-" + face for face in FACE_KEYS]
OFFER_IDS: Final = ["offer-" + faction.key for faction in FACTIONS]
IA_DIE: Final = "ia-die"


# -- which elements make a choice


def marks(battle: Battle, choice: Choice) -> list[str]:
    """List what is touched to make a legal choice; nothing for rolling, ending and the like."""
    seat = battle.actor
    if seat < 0 or choice == END:
        return []
    if choice == FORCE:
        return [IA_DIE]
    face = face_of(choice)
    if face != NO_FACE:
        die = _die_of(battle, face)
        return [*([] if die == "" else [die]), *_action_marks(battle, seat, choice)]
    if SECTOR <= choice < MIX:
        return [CELL_IDS[choice - SECTOR]]
    if MIX <= choice < TURN:
        return _mix_marks(battle, seat, (choice - MIX) // 8, (choice - MIX) % 8)
    if TURN <= choice < DICE:
        return [_die_of(battle, (choice - TURN) // FACES), ROW_IDS[(choice - TURN) % FACES]]
    if DICE <= choice < FACTION:
        return [DIE_IDS[die] for die in range(battle.dice_left()) if (choice - DICE) >> die & 1]
    return [OFFER_IDS[choice - FACTION]] if choice >= FACTION else []


def _die_of(battle: Battle, face: int) -> str:
    """Return the first die not yet activated that shows a face; nothing when following."""
    shown = spread(battle.dice)
    return DIE_IDS[shown.index(face)] if face in shown and not isinstance(battle.agenda[-1], Follow) else ""


def _action_marks(battle: Battle, seat: Seat, choice: Choice) -> list[str]:
    if choice in (GAIN_MORALE, GAIN_COMMAND):
        following = isinstance(battle.agenda[-1], Follow)
        return [f"{RESOURCE_KEYS[choice - GAIN_MORALE]}-{SEATS[seat]}"] if following else []
    if choice >= MOVE:
        unit = battle.unit_at(seat, kind_of(choice), start_of(choice))
        place = place_of(choice)
        return [UNIT_IDS[unit], CELL_IDS[place] if place < CELLS else "reserve-" + SEATS[1 - seat]]
    if choice < SPECIAL:
        return [CELL_IDS[(choice - ATTACK) % CELLS]]
    source = choice - SPECIAL
    if source == FACTION_SOURCE:
        return ["faction-" + SEATS[seat]]
    return ["power-" + SEATS[seat]] if source == POWER_SOURCE else [CELL_IDS[source]]


def _mix_marks(battle: Battle, seat: Seat, morale: int, command: int) -> list[str]:
    """Touch the track that is gained on or paid with, where there is only one way to do so."""
    step = battle.agenda[-1]
    assert isinstance(step, UseSpecial)
    if rule_of(battle, seat, step.source).question == "exchange" or (morale and command):
        return []
    return [f"{RESOURCE_KEYS[0 if morale else 1]}-{SEATS[seat]}"]


# -- what touching means


def meant(battle: Battle, touched: list[str]) -> list[Choice]:
    """List what touching these elements could mean now: what they can make, or what is refused."""
    if battle.actor < 0 or not touched:
        return []
    step = battle.agenda[-1]
    if isinstance(step, (PickReroll, PickDiscards)) or _picks_dice(battle):
        shown = spread(battle.dice)
        picked = [face for die, face in enumerate(shown) if DIE_IDS[die] in touched]
        mask = mask_of(battle.dice, [picked.count(face) for face in range(FACES)])
        return [DICE + mask] if mask else []
    known = {choice: set(marks(battle, choice)) for choice in battle.legal()}
    for names in (_pieces(battle, touched), _grounds(battle, touched)):
        found = [choice for choice, needed in known.items() if needed.issuperset(names)]
        if found:
            return found
    return _refused(battle, touched)


def _picks_dice(battle: Battle) -> bool:
    step = battle.agenda[-1]
    return isinstance(step, UseSpecial) and rule_of(battle, step.seat, step.source).picks_dice


def _pieces(battle: Battle, touched: list[str]) -> set[str]:
    """Return the elements touched: equal dice and equal units count as the first of them, a pawn as its cell."""
    names: set[str] = set()
    shown = spread(battle.dice)
    for name in touched:
        if name in DIE_IDS[: len(shown)]:
            name = DIE_IDS[shown.index(shown[DIE_IDS.index(name)])]
        elif name in PAWN_IDS:
            name = CELL_IDS[PAWN_IDS.index(name)]
        elif name in UNIT_IDS:
            unit = UNIT_IDS.index(name)
            name = UNIT_IDS[battle.unit_at(unit // UNITS, KIND_OF[unit], battle.place[unit])]
        names.add(name)
    return names


def _grounds(battle: Battle, touched: list[str]) -> set[str]:
    """Return the same where a unit means the cell it stands in."""
    names: set[str] = set()
    for name in _pieces(battle, touched):
        place = battle.place[UNIT_IDS.index(name)] if name in UNIT_IDS else BOARD
        names.add(CELL_IDS[place] if place < CELLS else name)
    return names


def _refused(battle: Battle, touched: list[str]) -> list[Choice]:
    """Guess what was wanted, to say why it cannot be."""
    seat, face = battle.actor, _wanted(battle, touched)
    unit, cell = _last(UNIT_IDS, touched), _last(CELL_IDS, touched)
    out = "reserve-" + SEATS[1 - seat] in touched
    if unit != NONE and unit // UNITS == seat and (cell != NONE or out or face == faces.MOVEMENT):
        return _walks(battle, unit, [FOE_RESERVE] if out else [cell] if cell != NONE else [])
    if cell == NONE and unit != NONE and battle.place[unit] < CELLS:
        cell = battle.place[unit]
    if face == faces.MORALE or face == faces.COMMAND:
        return [GAIN_MORALE + face - faces.MORALE]
    board = _last(["faction-" + SEATS[seat], "power-" + SEATS[seat]], touched)
    if board != NONE and face in (faces.SPECIAL, NO_FACE):
        return [SPECIAL + FACTION_SOURCE + board]
    if cell == NONE:
        return []
    if face == faces.MOVEMENT:
        return [choice for mine in range(UNITS * seat, UNITS * seat + UNITS) for choice in _walks(battle, mine, [cell])]
    if face == faces.SPECIAL:
        return [SPECIAL + cell]
    if not isinstance(battle.agenda[-1], (Main, Follow)):
        return [SECTOR + cell]
    return [(DEFEND if face == faces.DEFENSE else ATTACK) + cell]


def _wanted(battle: Battle, touched: list[str]) -> int:
    """Return the face of the die followed or touched; a rule that moves a unit is as good as a Movement die."""
    step = battle.agenda[-1]
    if isinstance(step, Follow):
        return step.face
    if isinstance(step, UseSpecial):
        return faces.MOVEMENT if rule_of(battle, step.seat, step.source).question == "move" else NO_FACE
    die = _last(DIE_IDS[: battle.dice_left()], touched)
    return spread(battle.dice)[die] if die != NONE else NO_FACE


def _walks(battle: Battle, unit: int, places: list[int]) -> list[Choice]:
    """List the moves of a unit to some places, or all around it; one that waits is taken to be in the Reserve."""
    start = min(battle.place[unit], RESERVE)
    ends = places or CELLS_OF[battle.next_to(unit // UNITS, start)]
    return [move(KIND_OF[unit], start, place) for place in ends]


def _last(known: list[str], touched: list[str]) -> int:
    """Return the place in a list of the last of these elements touched."""
    found = [known.index(name) for name in touched if name in known]
    return found[-1] if found else NONE


# -- what an event shows


def shown(event: Event) -> list[str]:
    """List the elements an event is about."""
    kind = events.KINDS[event[0]]
    fields = dict(zip(kind.fields, event[1:], strict=True))
    if "unit" in fields:
        return [UNIT_IDS[fields["unit"]]]
    if event[0] == events.PAWN:
        return [PAWN_IDS[fields["cell"]]]
    if "cell" in fields:
        return [CELL_IDS[fields["cell"]]]
    if "seat" not in fields:
        return []
    seat = SEATS[fields["seat"]]
    if "resource" in fields:
        return [f"{RESOURCE_KEYS[fields['resource']]}-{seat}"]
    if event[0] == events.RAISED:
        return ["power-" + seat]
    if event[0] == events.ACTIVATED:
        return [f"column-{fields['column']}"]
    if event[0] == events.SPECIAL and fields["source"] < CELLS:
        return [CELL_IDS[fields["source"]]]
    return ["board-" + seat]
