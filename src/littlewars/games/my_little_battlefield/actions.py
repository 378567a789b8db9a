"""Which number is which choice in My Little Battlefield."""

from typing import Final

from littlewars.games.my_little_battlefield.faces import FACES, MOST_DICE
from littlewars.games.my_little_battlefield.ground import CELLS, PLACES

END: Final = 0  # end the turn, pass, stop, let it be: whatever "no more" means to the step that asks
REROLL: Final = 1
CONVERT: Final = 2
GAIN_MORALE: Final = 3  # activate a Morale die
GAIN_COMMAND: Final = 4
FORCE: Final = 5  # MLB-211: make the IA reroll
ATTACK: Final = 6  # + cell
DEFEND: Final = ATTACK + CELLS  # + cell
SPECIAL: Final = DEFEND + CELLS  # + source: a cell, the faction, the Power track
FACTION_SOURCE: Final = CELLS
POWER_SOURCE: Final = CELLS + 1
SOURCES: Final = CELLS + 2
SECTOR: Final = SPECIAL + SOURCES  # + cell: where something happens
MIX: Final = SECTOR + CELLS  # + 8 * morale + command: resources to gain, give or pay
TURN: Final = MIX + 64  # + 6 * face + new face
DICE: Final = TURN + FACES * FACES  # + a set of the dice not yet activated, bit by bit
FACTION: Final = DICE + (1 << MOST_DICE)  # + faction
FACTIONS_AT_MOST: Final = 32
MOVE: Final = FACTION + FACTIONS_AT_MOST  # + PLACES * (PLACES * kind + start) + place
LAST: Final = MOVE + 3 * PLACES * PLACES


def move(kind: int, start: int, place: int) -> int:
    """Return the choice that moves a unit of this kind from one place to another."""
    return MOVE + (kind * PLACES + start) * PLACES + place


def kind_of(choice: int) -> int:
    """Return which kind of unit moves."""
    return (choice - MOVE) // (PLACES * PLACES)


def start_of(choice: int) -> int:
    """Return where a move starts."""
    return (choice - MOVE) // PLACES % PLACES


def place_of(choice: int) -> int:
    """Return where a move ends."""
    return (choice - MOVE) % PLACES


def mix(morale: int, command: int) -> int:
    """Return the choice of so many resources."""
    return MIX + 8 * morale + command
