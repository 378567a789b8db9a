"""Reading positions of Battalia as `notation` writes them."""

from typing import Final

from littlewars.games.battalia.cards import (
    BANNERS,
    CARD_TEXTS,
    FACTION_LETTERS,
    GREAT,
    RANK_LETTERS,
    RANKS,
    is_unit,
)
from littlewars.games.battalia.clash import ATTACK, BUFF, DEFENCE, NO_LINE, SLOT_BASE, TARGETS, Clash, Line
from littlewars.games.battalia.content import RUINS, SLOTS, TOP_LEVEL
from littlewars.games.battalia.ground import DIRECTION_LETTERS, NONE, SQUARE_NAMES, exits_of
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.notation import NUMBERS, STEP_NAMES
from littlewars.games.battalia.piles import MARKET, MERCENARIES, PILE_KEYS
from littlewars.games.battalia.sound import is_sound
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.acting import Act
from littlewars.games.battalia.steps.dawn import Dawn, NextTurn, StartTurn
from littlewars.games.battalia.steps.index import STEPS
from littlewars.games.battalia.steps.roaming import BuffStep
from littlewars.games.battalia.steps.turn import CleanUp, Opening
from littlewars.kernel.agenda import Seat, Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.notation import read_agenda, write_agenda
from littlewars.kernel.words import Message

PHASES: Final = ["opening", "act", "cleanup", "buff"]
ALL_PHASES: Final = [*PHASES, "start", "dawn"]
SOME_FACTION: Final = [*FACTION_LETTERS, "?"]
SOME_SQUARE: Final = [*SQUARE_NAMES, "?"]
PLACE: Final = [*SQUARE_NAMES, "-"]
SOME_RANK: Final = [*RANK_LETTERS, "-"]
TOP: Final = [*FACTION_LETTERS, "-"]
SOME_PILE: Final = [*PILE_KEYS, "mercenaries"]


def parse(text: str, world: World) -> World:
    """Read a position into a game that has just begun."""
    clear(world)
    pending, phase = "", "act"
    for line in [line.strip() for line in text.splitlines() if line.strip()]:
        word, _, rest = line.partition(" ")
        if word == "next":
            pending = rest
        elif word == "phase" and rest in ALL_PHASES:
            phase = rest
        elif not (_read_world(world, word, rest) or _read_cards(world, word, rest) or _read_market(world, word, rest)):
            raise NotationError(Message("notation-line", text=line))
    _read_steps(world, pending, phase)
    return world


def clear(world: World) -> None:
    """Make it the first day of a game in which nothing has been built."""
    world.agenda.clear()
    world.day = 1
    world.first = world.active = 0
    world.factions = list(range(world.terms.players))
    world.corners = sorted(world.terms.board.corners)
    world.exits[RUINS] = 15
    world.terrain[RUINS] = BANNERS - 1
    for pile in MARKET:
        world.tops[pile] = 0
        world.rest[BANNERS * pile] -= 1


def phases(seat: Seat) -> list[Step]:
    """List the steps of a turn."""
    return [Opening(seat), Act(seat), CleanUp(seat), BuffStep(seat), NextTurn(seat)]


def _read_steps(world: World, pending: str, phase: str) -> None:
    if pending == "" and phase == "dawn":
        world.then(Dawn())
    elif pending == "" and phase == "start":
        world.then(StartTurn(world.active))
    elif pending == "":
        world.then(*phases(world.active)[PHASES.index(phase) :])
    elif pending != "-":
        world.agenda.extend(read_agenda(pending, STEPS, STEP_NAMES))
    if not is_sound(world):
        raise NotationError(Message("notation-line", text=pending or write_agenda(world.agenda, STEP_NAMES)))


# -- the map and the sides


def _read_world(world: World, word: str, rest: str) -> bool:
    """Read a line about the day, the map or a side; tell whether it was one."""
    players = world.terms.players
    names = SEATS[:players]
    if word in ("first", "active"):
        if rest not in names and rest != "nobody":
            return False
        seat = names.index(rest) if rest in names else NONE
        if word == "first":
            world.first = seat
        else:
            world.active = seat
    elif word == "day" and _is_number(rest):
        world.day = int(rest)
    elif word == "factions":
        return _read_factions(world, rest.split("-"))
    elif word == "corners":
        return _read_corners(world, rest.split("-"))
    elif word == "banished":
        if rest not in SOME_FACTION:
            return False
        world.banished = FACTION_LETTERS.index(rest) if rest in FACTION_LETTERS else NONE
    elif word == "tiles":
        return all([_read_tile(world, part.split()) for part in rest.split(",")])
    elif word == "buff":
        return _read_buff(world, rest.split())
    elif word in ("heroes", "marker"):
        return _read_figures(world, word, rest.split())
    else:
        return False
    return True


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 6


def _read_factions(world: World, letters: list[str]) -> bool:
    if len(letters) != world.terms.players or any([letter not in SOME_FACTION for letter in letters]):
        return False
    world.factions = [FACTION_LETTERS.index(letter) if letter != "?" else NONE for letter in letters]
    return True


def _read_corners(world: World, names: list[str]) -> bool:
    if len(names) != world.terms.players or any([name not in SOME_SQUARE for name in names]):
        return False
    world.corners = [SQUARE_NAMES.index(name) if name != "?" else NONE for name in names]
    return True


def _read_tile(world: World, words: list[str]) -> bool:
    """Read `B1 U ES city 1 one`, `B2 N NS` or `D4 ruins`."""
    if len(words) == 2 and words[1] == "ruins":
        return words[0] == SQUARE_NAMES[RUINS]
    if len(words) not in (3, 6) or words[0] not in SQUARE_NAMES or words[1] not in FACTION_LETTERS:
        return False
    square = SQUARE_NAMES.index(words[0])
    letters = words[2]
    if not world.terms.board.inside[square] or square == RUINS or len(set(letters)) != len(letters):
        return False
    if any([letter not in DIRECTION_LETTERS for letter in letters]):
        return False
    world.terrain[square] = FACTION_LETTERS.index(words[1])
    world.exits[square] = exits_of(letters)
    if len(words) == 6:
        owners = [*SEATS[: world.terms.players], "neutral"]
        if words[3] != "city" or words[4] not in [str(n) for n in range(1, TOP_LEVEL + 1)] or words[5] not in owners:
            return False
        world.levels[square] = int(words[4])
        world.owners[square] = SEATS.index(words[5]) if words[5] != "neutral" else NONE
    return True


def _read_buff(world: World, words: list[str]) -> bool:
    if (
        len(words) != 2
        or words[0] not in SQUARE_NAMES
        or (words[1] not in SEATS[: world.terms.players] and words[1] != "free")
    ):
        return False
    world.places[BUFF] = SQUARE_NAMES.index(words[0])
    world.employer = SEATS.index(words[1]) if words[1] != "free" else NONE
    return world.exits[world.places[BUFF]] > 0


def _read_figures(world: World, word: str, words: list[str]) -> bool:
    if not words or words[0] not in SEATS[: world.terms.players]:
        return False
    seat = SEATS.index(words[0])
    if word == "marker":
        if len(words) != 2 or not _is_number(words[1]):
            return False
        world.expires[seat] = int(words[1])
        return True
    if len(words) not in (2, 3):
        return False
    for k, name in enumerate(words[1:]):
        if name not in PLACE:
            return False
        square = SQUARE_NAMES.index(name) if name != "-" else NONE
        if square != NONE and world.exits[square] == 0:
            return False
        world.places[2 * seat + k] = square
    return True


# -- cards


def _read_cards(world: World, word: str, rest: str) -> bool:
    """Read a line about the cards of a side, the play area, or a battle; tell whether it was one."""
    name, _, more = rest.partition(" ")
    if word in ("hand", "deck", "discard", "bid", "slots", "attack", "defence"):
        if name not in SEATS[: world.terms.players]:
            return False
        seat = SEATS.index(name)
        if word == "slots":
            return _read_slots(world, seat, more.split(","))
        if word in ("attack", "defence"):
            return _read_line(world, ATTACK if word == "attack" else DEFENCE, seat, more)
        cards = read_cards(more)
        groups = {"hand": world.hands, "deck": world.decks, "discard": world.discards, "bid": world.bids}
        groups[word][seat] = sorted(cards)
        return NONE not in cards
    if word in ("played", "aside"):
        cards = read_cards(rest)
        if word == "played":
            world.played = cards
        else:
            world.aside = cards
        return NONE not in cards
    return word == "clash" and _read_clash(world, rest.split())


def read_cards(text: str) -> list[int]:
    """Read cards: `C-U H-0 s 3s`; NONE stands for what is none."""
    found: list[int] = []
    for part in text.split():
        count = 1
        if part[0] in "123456789":
            count, part = int(part[0]), part[1:]
        found += [CARD_TEXTS.index(part) if part in CARD_TEXTS else NONE] * count
    return found


def _read_slots(world: World, seat: Seat, texts: list[str]) -> bool:
    slots = [read_slot(text) for text in texts]
    world.slots[seat] = sorted(slots)
    return NONE not in slots and len(slots) <= SLOTS


def read_slot(text: str) -> int:
    """Read an ambush: `U C-I`; NONE where it is none."""
    words = text.split()
    if len(words) != 2 or words[0] not in FACTION_LETTERS or words[1] not in CARD_TEXTS:
        return NONE
    card = CARD_TEXTS.index(words[1])
    return SLOT_BASE * FACTION_LETTERS.index(words[0]) + card if is_unit(card) else NONE


def _read_clash(world: World, words: list[str]) -> bool:
    if len(words) != 3 or not _is_number(words[0]) or not _is_number(words[2]) or words[1] not in SQUARE_NAMES:
        return False
    attacker, target = int(words[0]), int(words[2])
    if attacker > BUFF or target >= TARGETS:
        return False
    world.clash = Clash(attacker, SQUARE_NAMES.index(words[1]), target, NO_LINE, NO_LINE)
    return True


def _read_line(world: World, role: int, seat: Seat, text: str) -> bool:
    parts = text.split(";")
    cards = [] if parts[0].strip() == "-" else read_cards(parts[0])
    ambush, leads = NONE, False
    rolls: list[int] = []
    for part in parts[1:]:
        word, _, rest = part.strip().partition(" ")
        if word == "ambush":
            ambush = read_slot(rest)
            if ambush == NONE:
                return False
        elif word == "buff" and not rest:
            leads = True
        elif word == "rolls" and all([roll in "123456" for roll in rest.split()]):
            rolls = [int(roll) for roll in rest.split()]
        else:
            return False
    world.clash = world.clash.lined(role, Line(seat, sorted(cards), ambush, leads, rolls))
    return NONE not in cards


# -- the market


def _read_market(world: World, word: str, rest: str) -> bool:
    """Read a line about the piles, or a number of the turn; tell whether it was one."""
    words = rest.split()
    if word == "row" and len(words) == len(world.row) and all([name in SOME_RANK for name in words]):
        world.row = [RANK_LETTERS.index(name) if name != "-" else NONE for name in words]
    elif word == "provisions" and _is_number(rest):
        world.provisions = int(rest)
    elif word == "tops":
        return all([_read_top(world, part.split()) for part in rest.split(",")])
    elif word == "rest" and len(words) > 1:
        return _read_rest(world, words[0], words[1:])
    elif word == "under" and len(words) > 1:
        return _read_under(world, words[0], words[1:])
    elif word == "greats":
        world.greats = [] if rest == "-" else sorted(read_cards(rest))
        return all([card >= GREAT for card in world.greats])
    elif word == "used" and len(words) == len(world.used) and all([name in "01234567" for name in words]):
        world.used = [int(name) for name in words]
    elif word == "laid" and not rest:
        world.laid = True
    elif word in NUMBERS and _is_number(rest):
        return _read_number(world, word, int(rest))
    else:
        return False
    return True


def _read_top(world: World, words: list[str]) -> bool:
    """Read the top of a pile: what was there goes back into it."""
    if len(words) != 2 or words[0] not in PILE_KEYS or words[1] not in TOP:
        return False
    pile = PILE_KEYS.index(words[0])
    if world.tops[pile] != NONE:
        world.rest[BANNERS * pile + world.tops[pile]] += 1
    world.tops[pile] = FACTION_LETTERS.index(words[1]) if words[1] != "-" else NONE
    if world.tops[pile] != NONE and world.rest[BANNERS * pile + world.tops[pile]] > 0:
        world.rest[BANNERS * pile + world.tops[pile]] -= 1
    return True


def _read_rest(world: World, name: str, counts: list[str]) -> bool:
    """Read how many cards of each banner lie in a pile under its top; of the mercenaries, of each rank."""
    if name not in SOME_PILE or len(counts) > BANNERS or not all([_is_number(n) for n in counts]):
        return False
    if len(counts) == BANNERS and int(counts[-1]) > 0:  # who has no banner is a mercenary
        return False
    pile = PILE_KEYS.index(name) if name in PILE_KEYS else MERCENARIES
    for i, count in enumerate(counts):
        world.rest[BANNERS * pile + i] = int(count)
    return True


def _read_under(world: World, name: str, names: list[str]) -> bool:
    """Read the units put under a pile, the first to come up first."""
    if name == "mercenaries":
        world.bottoms[RANKS] = [RANK_LETTERS.index(rank) for rank in names if rank in RANK_LETTERS]
        return len(world.bottoms[RANKS]) == len(names)
    if name not in PILE_KEYS[:RANKS]:
        return False
    rank = PILE_KEYS.index(name)
    world.bottoms[rank] = [FACTION_LETTERS.index(banner) for banner in names if banner in FACTION_LETTERS]
    return len(world.bottoms[rank]) == len(names)


def _read_number(world: World, word: str, value: int) -> bool:
    if word == "tents":
        world.tents = value
    elif word == "sun":
        world.sun = value
    elif word == "roll":
        world.roll = value
    else:
        world.ending = value
    return True
