"""Positions of Battalia as text, for people, tests and bug reports.

    day 9
    active two
    first one
    factions U-I
    corners B1-F7
    tiles B1 U ES city 1 one, B2 N NS, F2 A NESW city 2 neutral, D4 ruins
    heroes one B1 -
    heroes two F7 B2
    buff D4 free
    marker one 12
    hand one C-U H-N s s tool-I
    deck one P-U s
    discard one C-I
    played s
    slots one U C-I
    row C P
    tops citizen U, tool N, city-L A
    greats crown sword
    phase act

A slot is the faction of the ambush card and the unit hidden under it. What is not said is as on the first day before
anybody has built anything: no tiles but the ruins, nobody on the map, empty hands and decks, full piles with an Ursidé
card on top. `phase` is dawn, start, opening, act, cleanup or buff; `next` names the pending steps instead.
"""

from typing import Final

from littlewars.games.battalia.cards import (
    BANNER_LETTERS,
    BANNERS,
    CARD_TEXTS,
    FACTION_LETTERS,
    RANK_LETTERS,
    RANKS,
    cards_text,
)
from littlewars.games.battalia.clash import BUFF, NO_CLASH, SLOT_BASE, Line
from littlewars.games.battalia.content import RUINS
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, exits_text
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.piles import MARKET, MERCENARIES, PILE_KEYS
from littlewars.games.battalia.state import World
from littlewars.kernel.notation import Names, write_agenda

STEP_NAMES: Final[Names] = {"seat": SEATS, "square": SQUARE_NAMES, "pile": PILE_KEYS}
NUMBERS: Final = ("tents", "sun", "roll", "ending")


def write(world: World) -> str:
    """Write the whole position."""
    lines = [
        f"day {world.day}",
        f"first {seat_text(world.first)}",
        f"active {seat_text(world.active)}",
        "factions " + "-".join([letter(faction) for faction in world.factions]),
        "corners " + "-".join([square_text(square) for square in world.corners]),
        f"banished {letter(world.banished)}",
        "tiles " + ", ".join([_tile(world, square) for square in world.terms.board.squares if world.exits[square]]),
    ]
    for seat in range(world.terms.players):
        lines += _side(world, seat)
    lines += _buff(world) + _market(world) + _turn(world)
    lines.append(f"next {write_agenda(world.agenda, STEP_NAMES) or '-'}")
    return "\n".join(lines)


def seat_text(seat: int) -> str:
    """Write a seat, or nobody."""
    return SEATS[seat] if seat != NONE else "nobody"


def letter(faction: int) -> str:
    """Write a faction, or none."""
    return FACTION_LETTERS[faction] if faction != NONE else "?"


def square_text(square: int) -> str:
    """Write a square, or none."""
    return SQUARE_NAMES[square] if square != NONE else "?"


def _tile(world: World, square: int) -> str:
    if square == RUINS:
        return f"{SQUARE_NAMES[square]} ruins"
    words = [SQUARE_NAMES[square], FACTION_LETTERS[world.terrain[square]], exits_text(world.exits[square])]
    if world.levels[square] > 0:
        owner = world.owners[square]
        words += ["city", str(world.levels[square]), SEATS[owner] if owner != NONE else "neutral"]
    return " ".join(words)


def _side(world: World, seat: int) -> list[str]:
    name = SEATS[seat]
    heroes = [square_text(world.places[2 * seat + k]).replace("?", "-") for k in range(2)]
    lines = [f"heroes {name} {heroes[0]} {heroes[1]}"]
    if world.expires[seat]:
        lines.append(f"marker {name} {world.expires[seat]}")
    piles = (("hand", world.hands), ("deck", world.decks), ("discard", world.discards), ("bid", world.bids))
    for word, group in piles:
        if group[seat]:
            lines.append(f"{word} {name} {cards_text(group[seat])}")
    if world.slots[seat]:
        lines.append(f"slots {name} " + ", ".join([slot_text(slot) for slot in world.slots[seat]]))
    return lines


def slot_text(slot: int) -> str:
    """Write an ambush: the faction of its card, and the hidden unit."""
    return f"{FACTION_LETTERS[slot // SLOT_BASE]} {CARD_TEXTS[slot % SLOT_BASE]}"


def _buff(world: World) -> list[str]:
    lines = []
    if world.places[BUFF] != NONE:
        lines.append(
            f"buff {SQUARE_NAMES[world.places[BUFF]]} {SEATS[world.employer] if world.employer != NONE else 'free'}"
        )
    clash = world.clash
    if clash is not NO_CLASH:
        lines.append(f"clash {clash.attacker} {SQUARE_NAMES[clash.square]} {clash.target}")
        for role, line in (("attack", clash.attack), ("defence", clash.defence)):
            if line.seat != NONE:
                lines.append(f"{role} {_line(line)}")
    return lines


def _line(line: Line) -> str:
    """Write a line: whose, its cards, then what is sprung, whether Buff leads, and the rolls."""
    words = [SEATS[line.seat], cards_text(line.cards) or "-"]
    if line.ambush != NONE:
        words.append("; ambush " + slot_text(line.ambush))
    if line.leads:
        words.append("; buff")
    if line.rolls:
        words.append("; rolls " + " ".join([str(roll) for roll in line.rolls]))
    return " ".join(words).replace(" ;", ";")


def _market(world: World) -> list[str]:
    row = [RANK_LETTERS[rank] if rank != NONE else "-" for rank in world.row]
    lines = [f"row {' '.join(row)}", f"provisions {world.provisions}"]
    tops = [f"{PILE_KEYS[pile]} {banner_text(world.tops[pile])}" for pile in MARKET]
    lines.append("tops " + ", ".join(tops))
    for pile in MARKET:
        counts = world.rest[BANNERS * pile : BANNERS * pile + BANNERS]
        lines.append(f"rest {PILE_KEYS[pile]} " + " ".join([str(count) for count in counts]))
    start = BANNERS * MERCENARIES
    lines.append("rest mercenaries " + " ".join([str(count) for count in world.rest[start : start + RANKS]]))
    for rank in range(RANKS):
        if world.bottoms[rank]:
            under = " ".join([BANNER_LETTERS[banner] for banner in world.bottoms[rank]])
            lines.append(f"under {PILE_KEYS[rank]} {under}")
    if world.bottoms[RANKS]:
        lines.append("under mercenaries " + " ".join([RANK_LETTERS[rank] for rank in world.bottoms[RANKS]]))
    lines.append(f"greats {cards_text(world.greats) or '-'}")
    return lines


def banner_text(banner: int) -> str:
    """Write the banner on top of a pile, or that it is empty."""
    return BANNER_LETTERS[banner] if banner != NONE else "-"


def _turn(world: World) -> list[str]:
    lines = []
    for word, cards in (("played", world.played), ("aside", world.aside)):
        if cards:
            lines.append(f"{word} {cards_text(cards)}")
    if any(world.used):
        lines.append("used " + " ".join([str(used) for used in world.used]))
    if world.laid:
        lines.append("laid")
    values = (world.tents, world.sun, world.roll, world.ending)
    lines += [f"{NUMBERS[i]} {value}" for i, value in enumerate(values) if value]
    return lines
