"""Choices as numbers: every kind of choice has its own range."""

from typing import Final

from littlewars.games.battalia.cards import FACTIONS, KINDS, RANKS, TYPES
from littlewars.games.battalia.clash import TARGETS
from littlewars.games.battalia.content import ROW, SLOTS
from littlewars.games.battalia.ground import DIRECTIONS, SQUARES
from littlewars.games.battalia.piles import PILES

FIGURES: Final = 9

END: Final = 0  # of a turn, a line, a bid, an exchange; nothing, for what may be left
CHEAPEST: Final = 1  # pay as offered
LEAD: Final = 2  # Buff leads the line
BRIBE: Final = 3
EMPLOY: Final = 4
FIGHT: Final = 5
ROLL: Final = 6
EXCHANGE: Final = 7
FORAGE: Final = 8
RALLY: Final = 10  # and a faction
RECRUIT: Final = RALLY + FACTIONS  # and a rank
MERCENARY: Final = RECRUIT + RANKS  # and a place in the row
ACQUIRE: Final = MERCENARY + ROW  # and a type
LAY: Final = ACQUIRE + TYPES  # and a pile
CARD: Final = LAY + PILES  # and a card
SLOT: Final = CARD + KINDS  # and a place
FACTION: Final = SLOT + SLOTS  # and a faction
TYPE: Final = FACTION + FACTIONS  # and a type
TURN: Final = TYPE + TYPES  # and quarter turns
FIGURE: Final = TURN + DIRECTIONS  # and a figure
SQUARE: Final = FIGURE + FIGURES  # and a square
UPGRADE: Final = SQUARE + SQUARES  # and a square
HERO: Final = UPGRADE + SQUARES  # and a square
PLAY: Final = HERO + SQUARES  # and a card
CONFRONT: Final = PLAY + KINDS  # and a figure
ATTACK: Final = CONFRONT + FIGURES  # and a figure with its target
MOVE: Final = ATTACK + FIGURES * TARGETS  # and a figure with a square
LAST: Final = MOVE + FIGURES * SQUARES

# what is decided before it is paid: never a choice of its own
LAYING: Final = LAST  # a pile, a square, quarter turns
ACQUIRING: Final = LAYING + PILES * SQUARES * DIRECTIONS  # a type and a banner
BEYOND: Final = ACQUIRING + TYPES * FACTIONS


def attack(figure: int, target: int) -> int:
    """Return the choice of an attack."""
    return ATTACK + TARGETS * figure + target


def move(figure: int, square: int) -> int:
    """Return the choice of a move."""
    return MOVE + SQUARES * figure + square


def laying(pile: int, square: int, quarters: int) -> int:
    """Return the deed of laying the top card of a pile."""
    return LAYING + (pile * SQUARES + square) * DIRECTIONS + quarters


def laid(deed: int) -> tuple[int, int, int]:
    """Return the pile, the square and the quarter turns of a deed of laying."""
    place, quarters = (deed - LAYING) // DIRECTIONS, (deed - LAYING) % DIRECTIONS
    return place // SQUARES, place % SQUARES, quarters


def acquiring(type_: int, faction: int) -> int:
    """Return the deed of acquiring an artefact of a faction."""
    return ACQUIRING + type_ * FACTIONS + faction
