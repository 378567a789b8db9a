"""What the map is worth to each seat: points, heroes and where they stand, room to build."""

from typing import Final

from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import RUINS, TOP_LEVEL
from littlewars.games.battalia.ground import NONE, SQUARES
from littlewars.games.battalia.roads import beside_city, links, walks
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import Seat

POINT: Final = 350  # a victory point
SUMMIT: Final = 150  # a city of level 4
HERO: Final = 120  # on the map
EMPLOYED: Final = 140
PROTECTED: Final = 50
SITES: Final = (150, 70, 35)  # squares on which a city could be laid
NEAR: Final = 48  # a hero on something it can attack
STRIDE: Final = 6  # less, for each square between
MEMORY: Final = 2_000  # maps whose worth is remembered


class Land:
    """What a seat has on the map, and a set of ranks its cities wait for."""

    def __init__(self, worth: int, wanted: int) -> None:
        self.worth: Final = worth
        self.wanted: Final = wanted


_REMEMBERED: Final[dict[tuple[int, ...], list[Land]]] = {}  # most choices leave the map as it is


def lands_worth(world: World) -> list[Land]:
    """Tell what each seat has on the map."""
    seats = range(world.terms.players)
    key = (
        *world.exits, *world.terrain, *world.levels, *world.owners, *world.places, *world.factions,
        *[int(world.accord(seat)) for seat in seats], world.employer, len(world.greats), int(world.terms.advanced),
    )  # fmt: skip
    found = _REMEMBERED.get(key)
    if found is None:
        if len(_REMEMBERED) >= MEMORY:
            _REMEMBERED.clear()
        found = [land_worth(world, seat) for seat in seats]
        _REMEMBERED[key] = found
    return found


def land_worth(world: World, seat: Seat) -> Land:
    """Tell what a seat has on the map: points, heroes and where they stand, room to build."""
    total = 0
    wanted = 0
    for square in world.terms.board.squares:
        if world.owners[square] == seat:
            level = world.levels[square]
            total += POINT * level + (SUMMIT if level == TOP_LEVEL else 0)
            wanted |= 1 << level  # a city of level 1 waits for a chief, of level 2 for a priest …
    for figure in world.figures(seat):
        total += HERO if figure != BUFF else EMPLOYED
        total += nearness(world, seat, figure)
    if world.accord(seat) and world.buff_free():
        total += PROTECTED
    return Land(total + room_worth(world, seat), wanted)


def room_worth(world: World, seat: Seat) -> int:
    """Tell what the squares are worth on which a seat could lay a city."""
    linked = links(world, seat)
    total = 0
    found = 0
    for square in world.terms.board.squares:
        if linked[square] and found < len(SITES) and not beside_city(world, square):
            total += SITES[found]
            found += 1
    return total


def nearness(world: World, seat: Seat, figure: int) -> int:
    """Tell how near a figure is to something it can attack."""
    costs = walks(world, figure, NEAR // STRIDE)
    costs[world.places[figure]] = 0
    best = 0
    for square in range(SQUARES):
        if costs[square] != NONE:
            prey = world.levels[square] > 0 and world.owners[square] != seat
            if prey or (square == RUINS and world.greats):
                best = max(best, NEAR - STRIDE * costs[square])
    return best
