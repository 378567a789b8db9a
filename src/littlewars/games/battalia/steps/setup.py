"""Before the first day (BAT-100 to BAT-113)."""

from typing import Final

from littlewars.games.battalia.actions import FACTION, SQUARE
from littlewars.games.battalia.cards import BANNERS, FACTIONS, GREAT, GREATS, PROVISION, RANKS, unit
from littlewars.games.battalia.content import FACTION_KEYS, NEUTRAL_LEVEL, RUINS, SHAPE_KEYS, START
from littlewars.games.battalia.events import BANISHED, CORNER, DEALT, FIRST, NEUTRAL, PRIZE
from littlewars.games.battalia.events import FACTION as CHOSE
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, SQUARES
from littlewars.games.battalia.names import SEATS, faction_name
from littlewars.games.battalia.piles import CITY_PILE, MARKET, PILES
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.state import RUINS_TERRAIN, World
from littlewars.games.battalia.steps.chance import BannerChance, Camp, Chance, Refill, TurnUp
from littlewars.games.battalia.steps.dawn import Dawn
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

X_CITY: Final = CITY_PILE + SHAPE_KEYS.index("X")
L_CITY: Final = CITY_PILE + SHAPE_KEYS.index("L")


class Banish(BannerChance):
    """BAT-101: with two players a faction is removed with all its cards."""

    def legal(self, world: World) -> list[Choice]:
        return list(range(FACTIONS))

    def take(self, world: World, choice: Choice) -> None:
        world.banished = choice
        for pile in range(PILES):
            world.rest[BANNERS * pile + choice] = 0
        world.tell(BANISHED, choice)


class LayPrize(Chance):
    """BAT-103: a Great Artefact is laid at the ruins."""

    def legal(self, world: World) -> list[Choice]:
        return [card for card in range(GREAT, GREAT + GREATS) if card not in world.greats]

    def take(self, world: World, choice: Choice) -> None:
        world.greats = sorted([*world.greats, choice])
        world.tell(PRIZE, choice)

    def spelled(self, world: World, choice: Choice) -> str:
        return f"great {choice - GREAT + 1}"


class LayNeutral(BannerChance):
    """BAT-104: a neutral city is laid."""

    def __init__(self, square: int) -> None:
        self.square: Final = square

    def legal(self, world: World) -> list[Choice]:
        return [faction for faction in range(FACTIONS) if world.rest[BANNERS * X_CITY + faction] > 0]

    def take(self, world: World, choice: Choice) -> None:
        world.rest[BANNERS * X_CITY + choice] -= 1
        lay_city(world, self.square, choice, 15, NEUTRAL_LEVEL, NONE)
        world.tell(NEUTRAL, self.square, choice)


def lay_city(world: World, square: int, faction: int, exits: int, level: int, owner: Seat) -> None:
    """Put a city on the map."""
    world.exits[square] = exits
    world.terrain[square] = faction
    world.levels[square] = level
    world.owners[square] = owner


class DrawFirst(Chance):
    """BAT-108: who begins each day."""

    def legal(self, world: World) -> list[Choice]:
        return list(range(world.terms.players))

    def take(self, world: World, choice: Choice) -> None:
        world.first = choice
        world.active = choice
        world.tell(FIRST, choice)
        order = world.turn_order()
        steps: list[Step] = []
        for seat in order:
            steps += [Deal(rank, seat) for rank in range(RANKS) for _ in range(START.units[rank])]
        for seat in order:
            steps.append(DrawFaction(seat) if world.terms.random_setup else ChooseFaction(seat))
        for seat in reversed(order):
            steps.append(DrawCorner(seat) if world.terms.random_setup else ChooseCorner(seat))
        steps += [Refill(seat) for seat in order]
        world.then(*steps, Dawn())

    def spelled(self, world: World, choice: Choice) -> str:
        return f"first {SEATS[choice]}" if 0 <= choice < len(SEATS) else f"#{choice}"

    def told(self, world: World, choice: Choice) -> Message:
        return Message("choice-first", seat=Message("seat-" + SEATS[choice]))


class Deal(Step):
    """BAT-107: a unit from the top of its pile, and with the last one the provisions."""

    def __init__(self, rank: int, seat: Seat) -> None:
        self.rank: Final = rank
        self.seat: Final = seat

    def take(self, world: World, choice: Choice) -> None:
        seat, rank = self.seat, self.rank
        card = unit(rank, world.tops[rank])
        world.tops[rank] = NONE
        deck = [*world.decks[seat], card]
        if len(deck) == sum(START.units):
            deck += [PROVISION] * START.provisions
            world.provisions -= START.provisions
        world.decks[seat] = sorted(deck)
        world.tell(DEALT, seat, card)
        world.then(TurnUp(rank))


def free_factions(world: World) -> list[int]:
    """List the factions nobody has chosen."""
    return [faction for faction in range(FACTIONS) if faction != world.banished and faction not in world.factions]


def free_corners(world: World) -> list[int]:
    """List the starting corners nobody has chosen."""
    return [square for square in sorted(world.terms.board.corners) if square not in world.corners]


def choose_faction(world: World, seat: Seat, faction: int) -> None:
    """Let a seat lead a faction."""
    world.factions[seat] = faction
    world.tell(CHOSE, seat, faction)


def choose_corner(world: World, seat: Seat, square: int) -> None:
    """Lay a seat's starting city with a hero on it (BAT-110)."""
    faction = world.factions[seat]
    world.corners[seat] = square
    place = BANNERS * L_CITY + faction
    if world.rest[place] > 0:
        world.rest[place] -= 1
    else:
        world.tops[L_CITY] = NONE
        world.then(TurnUp(L_CITY))
    lay_city(world, square, faction, world.terms.board.exits_inward(square), 1, seat)
    world.places[2 * seat] = square
    world.tell(CORNER, seat, square)


class ChooseFaction(SeatStep):
    """BAT-108: a free faction."""

    def legal(self, world: World) -> list[Choice]:
        return [FACTION + faction for faction in free_factions(world)]

    def take(self, world: World, choice: Choice) -> None:
        choose_faction(world, self.seat, choice - FACTION)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-faction"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if FACTION <= choice < FACTION + FACTIONS:
            key = FACTION_KEYS[choice - FACTION]
            rule = "BAT-101" if choice - FACTION == world.banished else "BAT-108"
            return Refusal(rule, Message("refused-faction", faction=faction_name(key)))
        return unasked(world)


class DrawFaction(BannerChance):
    """BAT-108: factions are drawn, if so agreed."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def legal(self, world: World) -> list[Choice]:
        return free_factions(world)

    def take(self, world: World, choice: Choice) -> None:
        choose_faction(world, self.seat, choice)


class ChooseCorner(SeatStep):
    """BAT-109: a free starting corner, in reverse order."""

    def legal(self, world: World) -> list[Choice]:
        return [SQUARE + square for square in free_corners(world)]

    def take(self, world: World, choice: Choice) -> None:
        choose_corner(world, self.seat, choice - SQUARE)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-corner"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if SQUARE <= choice < SQUARE + SQUARES:
            return Refusal("BAT-109", Message("refused-corner"))
        return unasked(world)


class DrawCorner(Chance):
    """BAT-109: corners are drawn, if so agreed."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def legal(self, world: World) -> list[Choice]:
        return free_corners(world)

    def take(self, world: World, choice: Choice) -> None:
        choose_corner(world, self.seat, choice)

    def spelled(self, world: World, choice: Choice) -> str:
        return SQUARE_NAMES[choice] if 0 <= choice < SQUARES else f"#{choice}"

    def told(self, world: World, choice: Choice) -> Message:
        return Message("choice-square", square=SQUARE_NAMES[choice])


def opening_steps(world: World) -> list[Step]:
    """List what comes before the first player is known (BAT-101 to BAT-106)."""
    steps: list[Step] = [Banish()] if world.terms.players == 2 else []
    steps += [LayPrize() for _ in range(world.terms.greats)]
    steps += [LayNeutral(square) for square in world.terms.board.neutral]
    steps += [TurnUp(pile) for pile in MARKET]
    steps += [Camp(slot) for slot in range(len(world.row))]
    steps.append(DrawFirst())
    world.exits[RUINS] = 15
    world.terrain[RUINS] = RUINS_TERRAIN
    return steps
