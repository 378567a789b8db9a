"""Reading positions of Les Rois du Champ de Bataille as `notation` writes them."""

import re
from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import LAST, MOST_CARDS
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_LETTERS, SUITS
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMY_KEYS,
    KINDS_OF_SPECIAL,
    ORDERS,
    SCENERY,
    SCENERY_KEYS,
    SPECIAL_KEYS,
)
from littlewars.games.rois_du_champ_de_bataille.deed import VERBS, Deed, read_deed
from littlewars.games.rois_du_champ_de_bataille.ground import DIRECTION_NAMES, NONE, SEATS, ZONE_NAMES, ZONES
from littlewars.games.rois_du_champ_de_bataille.notation import NUMBERS, STEP_NAMES, rest_of_pack
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import FACE_DOWN, OPEN, PEEKED, SEALED, Battle
from littlewars.games.rois_du_champ_de_bataille.steps.index import STEPS
from littlewars.games.rois_du_champ_de_bataille.steps.turn import StartTurn, phases
from littlewars.games.rois_du_champ_de_bataille.terrain import Terrain, bare
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, make, sort
from littlewars.kernel.agenda import NOBODY, Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.notation import read_agenda, write_agenda
from littlewars.kernel.words import Message

PHASES: Final = {"order": 1, "effects": 2, "act": 3, "end": 4, "draw": 10}  # of `phases`
LARGE: Final = ("blacks", "jokers", "reds", "crowd", "given")  # fields of steps that are sets of zones, or shares
MOST: Final = 1 << 60
LYING: Final = {  # how an order lies: its face, and what the enemy knows of it
    "passive": (0, OPEN),
    "active": (1, OPEN),
    "down": (0, FACE_DOWN),
    "spied": (0, PEEKED),
    "sealed": (0, SEALED),
    "sealed-active": (1, SEALED),
}
_TROOP: Final = re.compile(r"([a-e][1-5])(?:x([1-9])|\[([0-9/hm,]*)\])")
_UNIT: Final = re.compile(r"(\d{1,2})(?:/(\d{1,2}))?(h?)(m?)")
_PAIR: Final = re.compile(r"(\d{1,24})-(\d{1,24})")
_WHOLE: Final = re.compile(r"-?\d{1,8}")


def parse(text: str, battle: Battle) -> Battle:
    """Read a position into a battle that has just begun."""
    clear(battle)
    pending, phase, deck = "", "act", ""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for line in sorted(lines, key=_army_first):
        word, _, rest = line.partition(" ")
        if word == "next":
            pending = rest
        elif word == "phase" and (rest in PHASES or rest == "start"):
            phase = rest
        elif word == "deck":
            deck = rest
        elif not (_read_field(battle, word, rest) or _read_cards(battle, word, rest) or _read_turn(battle, word, rest)):
            raise NotationError(Message("notation-line", text=line))
    battle.deck = rest_of_pack(battle)
    if deck and not _read_pile(battle.deck, deck):
        raise NotationError(Message("notation-line", text=f"deck {deck}"))
    if min(battle.deck) < 0:
        raise NotationError(Message("notation-cards"))
    battle.refresh()
    _read_steps(battle, pending, phase)
    return battle


def _army_first(line: str) -> int:
    """Put the lines on which others stand first: armies, then troops."""
    word = line.partition(" ")[0]
    return 0 if word == "armies" else 1 if word in SEATS else 2


def clear(battle: Battle) -> None:
    """Make it the middle of Red's first turn on an empty field, nobody to be beaten."""
    battle.agenda.clear()
    battle.turn = 1
    battle.armies = [army if army != NONE else seat for seat, army in enumerate(battle.armies)]
    battle.terrain = bare()
    battle.owner = [NONE] * ZONES
    battle.troops = [[] for _ in range(ZONES)]
    battle.defeat = [0, 0]
    battle.shaken = False


def _read_steps(battle: Battle, pending: str, phase: str) -> None:
    if pending == "" and phase == "start":
        battle.then(StartTurn(battle.active))
    elif pending == "":
        battle.then(*phases(battle.active)[PHASES[phase] :])
    elif pending != "-":
        battle.agenda.extend(read_agenda(pending, STEPS, STEP_NAMES))
    if not all([_sound(step) for step in battle.agenda]) or _asks_for_nothing(battle):
        raise NotationError(Message("notation-line", text=pending or write_agenda(battle.agenda, STEP_NAMES)))


def _sound(step: Step) -> bool:
    """Tell whether the numbers of a step are within reason."""
    return all([NONE <= value < (MOST if field in LARGE else LAST) for field, value in step.fields().items()])


def _asks_for_nothing(battle: Battle) -> bool:
    """Tell whether the next step wants a choice where there is none."""
    if not battle.agenda:
        return False
    step = battle.agenda[-1]
    try:
        return step.actor(battle) != NOBODY and not step.legal(battle)
    except (AssertionError, IndexError):  # it belongs to an order, or cards, that do not lie there
        return True


# -- the field


def _read_field(battle: Battle, word: str, rest: str) -> bool:
    """Read a line about the field and who stands there; tell whether it was one."""
    words = rest.split()
    if word == "armies":
        keys = rest.split("-")
        if len(keys) != 2 or any([key not in ARMY_KEYS and key != "none" for key in keys]):
            return False
        battle.armies = [ARMY_KEYS.index(key) if key in ARMY_KEYS else NONE for key in keys]
    elif word == "scenery":
        return all([_read_scenery(battle, part.split()) for part in rest.split(",")])
    elif word in SEATS:
        return all([_read_troop(battle, SEATS.index(word), part) for part in words])
    elif word == "flayer":
        return _read_flayer(battle, rest)
    elif word == "hives" and words and words[0] in SEATS and all([zone in ZONE_NAMES for zone in words[1:]]):
        battle.hives[SEATS.index(words[0])] = sum([1 << ZONE_NAMES.index(zone) for zone in set(words[1:])])
    elif word == "special" and len(words) == 3 and words[0] in SEATS:
        if words[1] not in SPECIAL_KEYS or words[2] not in ZONE_NAMES:
            return False
        place = KINDS_OF_SPECIAL * SEATS.index(words[0]) + SPECIAL_KEYS.index(words[1])
        battle.specials[place] = ZONE_NAMES.index(words[2])
    else:
        return False
    return True


def _read_scenery(battle: Battle, words: list[str]) -> bool:
    if len(words) < 2 or words[0] not in ZONE_NAMES or words[1] not in SCENERY_KEYS:
        return False
    if any([edge not in DIRECTION_NAMES[:4] for edge in words[2:]]):
        return False
    zone, kind = ZONE_NAMES.index(words[0]), SCENERY_KEYS.index(words[1])
    ground = battle.terrain
    kinds, walls, ravines = ground.kinds[:], ground.walls[:], ground.ravines[:]
    kinds[zone] = kind
    closed = sum([1 << DIRECTION_NAMES.index(edge) for edge in set(words[2:])])
    edges = ravines if SCENERY[kind].edged and not SCENERY[kind].sight else walls
    edges[zone] = closed
    battle.terrain = Terrain(kinds, walls, ravines)
    return True


def _read_units(battle: Battle, seat: int, text: str) -> list[int]:
    """Read units by their life; none where something is wrong."""
    found: list[int] = []
    for part in text.split(","):
        match = _UNIT.fullmatch(part)
        if match is None:
            return []
        size = int(match[2] or battle.terms.life[seat])
        if not 1 <= int(match[1]) <= size <= 31:
            return []
        found.append(make(size, int(match[1]), match[3] == "h", match[4] == "m"))
    return sort(found)


def _read_troop(battle: Battle, seat: int, text: str) -> bool:
    match = _TROOP.fullmatch(text)
    if match is None:
        return False
    zone, size = ZONE_NAMES.index(match[1]), battle.terms.life[seat]
    units = [make(size, size)] * int(match[2]) if match[2] else _read_units(battle, seat, match[3])
    if not units or battle.owner[zone] != NONE or battle.terrain.solid >> zone & 1:
        return False
    battle.owner[zone] = seat
    battle.troops[zone] = units
    return True


def _read_flayer(battle: Battle, text: str) -> bool:
    match = _TROOP.fullmatch(text)
    if match is None or match[2] or battle.owner[ZONE_NAMES.index(match[1])] == NONE:
        return False
    zone = ZONE_NAMES.index(match[1])
    units = _read_units(battle, 1 - battle.owner[zone], match[3])
    battle.flayers[zone] = units[0] if len(units) == 1 else NO_UNIT
    return len(units) == 1


# -- cards and orders


def _read_pile(pile: list[int], text: str) -> bool:
    """Read a pile of cards: HHSJ."""
    if text != "-" and any([letter not in SUIT_LETTERS for letter in text]):
        return False
    for suit in range(SUITS):
        pile[suit] = text.count(SUIT_LETTERS[suit])
    return True


def _read_cards(battle: Battle, word: str, rest: str) -> bool:
    """Read a line about cards and orders; tell whether it was one."""
    words = rest.split()
    if word == "discard":
        return _read_pile(battle.discard, rest)
    if len(words) < 2 or words[0] not in SEATS:
        return False
    seat = SEATS.index(words[0])
    if word == "hand":
        return len(words) == 2 and len(words[1]) <= MOST_CARDS and _read_pile(battle.hands[seat], words[1])
    if word == "known":
        return len(words) == 2 and _read_pile(battle.known[seat], words[1])
    if battle.armies[seat] == NONE:
        return False
    first = battle.order_number(seat, 0)
    keys = [order.key for order in ROSTER[first : first + ORDERS]]
    if word == "order" and len(words) == 3 and words[1] in keys and words[2] in LYING:
        index = keys.index(words[1])
        battle.slot[seat] = index
        battle.face[seat], battle.hidden[seat] = LYING[words[2]]
        battle.kept[seat] |= 1 << index
        battle.told[seat] |= int(battle.hidden[seat] == OPEN) << index
        return True
    if word not in ("kept", "told", "removed") or any([key not in keys for key in words[1:]]):
        return False
    mask = sum([1 << keys.index(key) for key in set(words[1:])])
    if word == "kept":
        battle.kept[seat] |= mask
    elif word == "told":
        battle.told[seat] |= mask
    else:
        battle.removed[seat] = mask
    return True


# -- the turn


def _read_turn(battle: Battle, word: str, rest: str) -> bool:
    """Read a line about the turn; tell whether it was one."""
    words = rest.split()
    pair = _PAIR.fullmatch(rest)
    if word in ("defeat", "reserve", "ever", "omen") and pair is not None:
        _set_pair(battle, word, [int(pair[1]), int(pair[2])])
    elif word == "turn" and _WHOLE.fullmatch(rest) and int(rest) >= 0:
        battle.turn = int(rest)
    elif word == "active" and rest in SEATS:
        battle.active = SEATS.index(rest)
    elif word in NUMBERS and _WHOLE.fullmatch(rest):
        _set_number(battle, word, int(rest))
    elif word == "attacks" and all([_step(text) != NONE for text in words]):
        battle.attacks = [_step(text) for text in words]
    elif word == "duty" and rest in ZONE_NAMES:
        battle.duty = ZONE_NAMES.index(rest)
    elif word == "deed" and len(words) >= 12 and all([_WHOLE.fullmatch(number) for number in words]):
        battle.deed = read_deed([int(number) for number in words])
        return _sound_deed(battle.deed)
    elif word == "flags" and all([flag in ("bled", "shaken") for flag in words]):
        battle.bled, battle.shaken = "bled" in words, "shaken" in words
    else:
        return False
    return True


def _step(text: str) -> int:
    """Read c2-c3 as an attack; NONE where it is none."""
    start, _, end = text.partition("-")
    if start not in ZONE_NAMES or end not in ZONE_NAMES:
        return NONE
    return ZONES * ZONE_NAMES.index(start) + ZONE_NAMES.index(end)


def _sound_deed(deed: Deed) -> bool:
    places = [deed.origin, deed.target]
    return 0 <= deed.verb < VERBS and NONE <= deed.suit < SUITS and all([NONE <= zone < ZONES for zone in places])


def _set_pair(battle: Battle, word: str, pair: list[int]) -> None:
    if word == "defeat":
        battle.defeat = pair
    elif word == "reserve":
        battle.reserve = pair
    elif word == "ever":
        battle.ever = pair
    else:
        battle.omen = pair


def _set_number(battle: Battle, word: str, number: int) -> None:
    values = [
        battle.played, battle.plays, battle.volleys, battle.assaults, battle.barred, battle.used, battle.toll,
        battle.wiped, battle.quiet, battle.ending, battle.winner,
    ]  # fmt: skip
    values[NUMBERS.index(word)] = number
    (
        battle.played, battle.plays, battle.volleys, battle.assaults, battle.barred, battle.used, battle.toll,
        battle.wiped, battle.quiet, battle.ending, battle.winner,
    ) = values  # fmt: skip
