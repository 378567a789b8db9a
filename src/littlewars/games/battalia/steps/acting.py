"""The action phase: everything a seat may do in its turn, in any order (BAT-134 and what it rests on)."""

from littlewars.games.battalia.actions import (
    ACQUIRE,
    CONFRONT,
    END,
    FORAGE,
    HERO,
    LAY,
    MERCENARY,
    PLAY,
    RECRUIT,
    UPGRADE,
    attack,
    move,
)
from littlewars.games.battalia.cards import (
    AMBUSH,
    CITIZEN,
    PROVISION,
    RANKS,
    TYPES,
    is_played,
    is_unit,
    type_of,
)
from littlewars.games.battalia.clash import BUFF, CITY, RUINS_TARGET
from littlewars.games.battalia.content import CITY_COSTS, HERO_COST, MERCENARY_COSTS, RUINS, SLOTS, TOP_LEVEL
from littlewars.games.battalia.ground import NONE, SQUARES
from littlewars.games.battalia.lines import has_line
from littlewars.games.battalia.paying import Purse
from littlewars.games.battalia.piles import ARTEFACT_PILE, CITY_PILE, COSTS, MARKET
from littlewars.games.battalia.refusals import no_action
from littlewars.games.battalia.roads import has_site, links, walks
from littlewars.games.battalia.state import ATTACKED, CONFRONTED, MOVED, World
from littlewars.games.battalia.steps.deeds import begin
from littlewars.kernel.agenda import Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Act(SeatStep):
    """BAT-134: any number of actions in any order, as far as cards and figures go."""

    def legal(self, world: World) -> list[Choice]:
        seat = self.seat
        purse = Purse(world, seat, world.hands[seat])
        found = [END]
        if world.hands[seat]:
            if purse.ranks[CITIZEN] > 0 and world.provisions > 0:
                found.append(FORAGE)
            found += _purchases(world, purse)
            found += _terrain(world, seat, purse)
            found += _upgrades(world, seat, purse)
            found += _hirings(world, seat, purse)
            found += _plays(world, seat)
        figures = world.figures(seat)
        found += [CONFRONT + figure for figure in figures if may_confront(world, figure)]
        for figure in figures:
            found += [attack(figure, target) for target in targets(world, figure)]
        for figure in figures:
            if world.used[figure] & MOVED == 0:
                costs = walks(world, figure, purse.points)
                found += [move(figure, square) for square in range(SQUARES) if costs[square] != NONE]
        return found

    def take(self, world: World, choice: Choice) -> None:
        if choice != END:
            world.then(self)
            begin(world, self.seat, choice)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-act"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        return no_action(world, self.seat, choice)


def _purchases(world: World, purse: Purse) -> list[Choice]:
    """List the units, mercenaries and artefacts that can be paid (BAT-150, BAT-151, BAT-153)."""
    found = [RECRUIT + rank for rank in range(RANKS) if world.tops[rank] != NONE and purse.affords(COSTS[rank])]
    for slot, rank in enumerate(world.row):
        if rank != NONE and purse.affords(MERCENARY_COSTS[rank]):
            found.append(MERCENARY + slot)
    for type_ in range(TYPES):
        pile = ARTEFACT_PILE + type_
        if world.tops[pile] != NONE and purse.affords(COSTS[pile]):
            found.append(ACQUIRE + type_)
    return found


def _terrain(world: World, seat: Seat, purse: Purse) -> list[Choice]:
    """List the piles whose top card can be paid and laid (BAT-160 to BAT-165)."""
    found: list[Choice] = []
    if world.laid:
        return found
    linked: list[int] = []
    for pile in MARKET:
        if pile >= CITY_PILE and world.tops[pile] != NONE and purse.affords(COSTS[pile]):
            if not linked:
                linked = links(world, seat)
            if has_site(world, pile, linked):
                found.append(LAY + pile)
    return found


def _upgrades(world: World, seat: Seat, purse: Purse) -> list[Choice]:
    """List the cities that can rise a level (BAT-166)."""
    found: list[Choice] = []
    afforded = [level > 0 and purse.affords(CITY_COSTS[level]) for level in range(TOP_LEVEL)]
    if True not in afforded:
        return found
    foreign = world.foreign(seat)
    for square in world.terms.board.squares:
        if world.owners[square] == seat and not foreign[square]:
            level = world.levels[square]
            if level < TOP_LEVEL and afforded[level]:
                found.append(UPGRADE + square)
    return found


def _hirings(world: World, seat: Seat, purse: Purse) -> list[Choice]:
    """List where a hero can be hired (BAT-170, BAT-178)."""
    if world.reserve(seat) == NONE or not purse.affords(HERO_COST):
        return []
    return [HERO + square for square in hiring_squares(world, seat)]


def hiring_squares(world: World, seat: Seat) -> list[int]:
    """List the seat's cities; for a seat without, the road squares where nobody stands."""
    cities = world.cities(seat)
    if cities:
        return cities
    roads: list[int] = []
    for square in world.terms.board.squares:
        if world.exits[square] and world.levels[square] == 0 and square != RUINS and square not in world.places:
            roads.append(square)
    return roads


def _plays(world: World, seat: Seat) -> list[Choice]:
    """List the cards that can be played for themselves (BAT-201)."""
    found: list[Choice] = []
    previous = NONE
    for card in world.hands[seat]:
        if card != previous and may_play(world, seat, card):
            found.append(PLAY + card)
        previous = card
    return found


def may_play(world: World, seat: Seat, card: int) -> bool:
    """Tell whether a card of the hand can be played for itself now."""
    if not is_played(card):
        return False
    if card < PROVISION and type_of(card) == AMBUSH:  # BAT-202
        return len(world.slots[seat]) < SLOTS and any([is_unit(other) for other in world.hands[seat]])
    return True


def may_confront(world: World, figure: int) -> bool:
    """Tell whether a hero shares a square with the free Buff and may still confront him (BAT-79)."""
    if figure == BUFF or world.used[figure] & CONFRONTED or not world.buff_free():
        return False
    return world.places[BUFF] == world.places[figure]


def targets(world: World, figure: int) -> list[int]:
    """List what a figure may attack on its square (BAT-180, BAT-181)."""
    seat = world.owner_of(figure)
    if world.used[figure] & ATTACKED or not has_line(world, seat):
        return []
    square = world.places[figure]
    found: list[int] = []
    city_owner = world.owners[square] if world.levels[square] > 0 else NONE
    for other in range(2 * world.terms.players):
        owner = other // 2
        if world.places[other] == square and owner not in (seat, city_owner) and not bound(world, figure, owner):
            found.append(other)
    employer = world.employer
    if world.places[BUFF] == square and employer not in (NONE, seat, city_owner) and not bound_to_buff(world, seat):
        found.append(BUFF)
    if world.levels[square] > 0 and city_owner != seat:
        found.append(CITY)
    if square == RUINS and world.greats:
        found.append(RUINS_TARGET)
    return found


def bound(world: World, figure: int, owner: Seat) -> bool:
    """Tell whether an accord keeps employed Buff from a seat's heroes, if so agreed (BAT-36)."""
    return figure == BUFF and world.terms.accord_binds and world.accord(owner)


def bound_to_buff(world: World, seat: Seat) -> bool:
    """Tell whether an accord keeps a seat's figures from employed Buff, if so agreed (BAT-36)."""
    return world.terms.accord_binds and world.accord(seat)
