"""What the map is worth to each seat, in thousandths of a victory point: cities, heroes, prey, room to build."""

from typing import Final

from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import CITY_STRENGTH, RUINS, TOP_LEVEL
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.roads import beside_city, links, walks
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import Seat

POINT: Final = 1_000  # a victory point
SUMMIT: Final = 300  # a city of the highest level
HERO: Final = 200  # on the map
EMPLOYED: Final = 200
PROTECTED: Final = 20
RANGE: Final = 9  # squares: prey farther away does not count
STRIDE: Final = 15  # for each square that the nearest prey is nearer than that
SITES: Final = (1_000, 600, 300)  # squares on which a city could be laid, while there is time
WAYS: Final = (2_000, 300, 200)  # squares to which the own roads lead on: without any nothing new can be reached
GROWTH: Final = (0, 700, 150, 80, 0)  # what a city of each level promises, while there is time
GREAT_PRIZE: Final = 600  # a Great Artefact
MEMORY: Final = 2_000  # maps whose worth is remembered


class Prey:
    """Something a figure can walk to and attack: how far, how strong by itself, and what it would bring."""

    def __init__(self, figure: int, cost: int, owner: Seat, strength: int, prize: int) -> None:
        self.figure: Final = figure
        self.cost: Final = cost
        self.owner: Final = owner  # who defends it, or NONE
        self.strength: Final = strength
        self.prize: Final = prize


class Land:
    """What a seat has on the map."""

    def __init__(self, worth: int, promise: int, need: int, rising: list[int], room: bool, prey: list[Prey]) -> None:
        self.worth: Final = worth
        self.promise: Final = promise  # what the map may still bring, while there is time
        self.need: Final = need  # levels that lack for the target
        self.rising: Final = rising  # by level: cities that can be upgraded
        self.room: Final = room  # for another city
        self.prey: Final = prey


_REMEMBERED: Final[dict[tuple[int, ...], list[Land]]] = {}  # most choices leave the map as it is


def lands_worth(world: World) -> list[Land]:
    """Tell what each seat has on the map."""
    seats = range(world.terms.players)
    key = (
        *world.exits, *world.terrain, *world.levels, *world.owners, *world.places, *world.factions,
        *[int(world.accord(seat)) for seat in seats], world.employer, len(world.greats), int(world.terms.advanced),
        world.terms.target, world.terms.neutral_strength,
    )  # fmt: skip
    found = _REMEMBERED.get(key)
    if found is None:
        if len(_REMEMBERED) >= MEMORY:
            _REMEMBERED.clear()
        found = [land_worth(world, seat) for seat in seats]
        _REMEMBERED[key] = found
    return found


def land_worth(world: World, seat: Seat) -> Land:
    """Tell what a seat has on the map: points, heroes, prey, room to build."""
    worth = promise = 0
    levels = [0] * (TOP_LEVEL + 1)
    rising = [0] * (TOP_LEVEL + 1)
    foreign = world.foreign(seat)
    for square in world.terms.board.squares:
        if world.owners[square] == seat:
            level = world.levels[square]
            worth += POINT * level + (SUMMIT if level == TOP_LEVEL else 0)
            promise += GROWTH[level]
            levels[level] += 1
            if not foreign[square]:
                rising[level] += 1
    prey: list[Prey] = []
    for figure in world.figures(seat):
        worth += HERO if figure != BUFF else EMPLOYED
        prey += prey_of(world, seat, figure)
    if prey:
        worth += STRIDE * (RANGE - min([found.cost for found in prey]))
    if world.accord(seat) and world.buff_free():
        worth += PROTECTED
    ways, sites = room(world, seat)
    promise += sum(WAYS[:ways]) + sum(SITES[:sites])
    return Land(worth, promise, need_of(levels, world.terms.target), rising, sites > 0, prey)


def need_of(levels: list[int], target: int) -> int:
    """Tell how many levels lack for the target, in the highest cities."""
    need = 0
    for level in range(TOP_LEVEL, 0, -1):
        count = min(levels[level], target)
        need += count * (TOP_LEVEL - level)
        target -= count
    return need + TOP_LEVEL * target


def room(world: World, seat: Seat) -> tuple[int, int]:
    """Count the empty squares to which a seat's roads lead, and those of them on which it could lay a city."""
    linked = links(world, seat)
    ways = [square for square in world.terms.board.squares if linked[square]]
    return len(ways), len([square for square in ways if not beside_city(world, square)])


def prey_of(world: World, seat: Seat, figure: int) -> list[Prey]:
    """List what a figure can walk to and attack."""
    costs = walks(world, figure, RANGE)
    costs[world.places[figure]] = 0
    found: list[Prey] = []
    for square in world.terms.board.squares:
        cost = costs[square]
        if cost == NONE:
            continue
        level, owner = world.levels[square], world.owners[square]
        if level > 0 and owner != seat:
            if owner == NONE:
                found.append(Prey(figure, cost, NONE, world.terms.neutral_strength, POINT * level))
            else:
                found.append(Prey(figure, cost, owner, CITY_STRENGTH * level, 2 * POINT * level))
        elif square == RUINS and world.greats:
            found.append(Prey(figure, cost, NONE, world.strength_of(RUINS), GREAT_PRIZE))
    return found
