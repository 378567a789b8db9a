"""Roads: where a card may be laid, where a figure may walk, where the free Buff may roam."""

from typing import Final

from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import RUINS, SHAPES
from littlewars.games.battalia.ground import DIRECTIONS, NEXT, NONE, SQUARES, opposite, turned
from littlewars.games.battalia.piles import is_city_pile, shape_of
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import Seat

TURNED: Final = [[turned(exits, quarters) for quarters in range(DIRECTIONS)] for exits in range(16)]


def network(world: World, seat: Seat) -> list[bool]:
    """Tell of each square whether it belongs to a seat's network (BAT-162)."""
    foreign = world.foreign(seat)
    inside = [False] * SQUARES
    waiting: list[int] = []
    for square in world.terms.board.squares:
        if world.owners[square] == seat:
            inside[square] = True
            waiting.append(square)
    for figure in world.figures(seat):
        square = world.places[figure]
        if not inside[square] and not strange(world, seat, square):
            inside[square] = True
            waiting.append(square)
    while waiting:
        square = waiting.pop()
        exits = world.exits[square]
        for direction in range(DIRECTIONS):
            if exits >> direction & 1:
                beyond = NEXT[square][direction]
                if beyond == NONE or inside[beyond] or world.exits[beyond] >> opposite(direction) & 1 == 0:
                    continue
                if not foreign[beyond] and not strange(world, seat, beyond):
                    inside[beyond] = True
                    waiting.append(beyond)
    return inside


def strange(world: World, seat: Seat, square: int) -> bool:
    """Tell whether a square holds a foreign or neutral city, or the ruins."""
    return square == RUINS or (world.levels[square] > 0 and world.owners[square] != seat)


def links(world: World, seat: Seat) -> list[int]:
    """Return, for each empty square, the sides on which a road of a seat's network leads to it (BAT-163)."""
    found = [0] * SQUARES
    area = world.terms.board.inside
    own = network(world, seat)
    for square in world.terms.board.squares:
        if own[square]:
            exits = world.exits[square]
            for direction in range(DIRECTIONS):
                if exits >> direction & 1:
                    beyond = NEXT[square][direction]
                    if beyond != NONE and area[beyond] and world.exits[beyond] == 0:
                        found[beyond] |= 1 << opposite(direction)
    return found


def beside_city(world: World, square: int) -> bool:
    """Tell whether a city lies orthogonally next to a square (BAT-165)."""
    for direction in range(DIRECTIONS):
        beyond = NEXT[square][direction]
        if beyond != NONE and world.levels[beyond] > 0:
            return True
    return False


def edges_agree(world: World, square: int, exits: int) -> bool:
    """Tell whether all edges that a card would share with others agree (BAT-163)."""
    for direction in range(DIRECTIONS):
        beyond = NEXT[square][direction]
        if beyond == NONE or world.exits[beyond] == 0:
            continue
        if exits >> direction & 1 != world.exits[beyond] >> opposite(direction) & 1:
            return False
    return True


def turns_on(world: World, pile: int, square: int, link: int) -> list[int]:
    """List the quarter turns in which the top card of a pile may lie on a square that is linked so."""
    if link == 0 or (is_city_pile(pile) and beside_city(world, square)):
        return []
    shape = SHAPES[shape_of(pile)]
    found: list[int] = []
    for quarters in shape.turns:
        exits = TURNED[shape.exits][quarters]
        if exits & link and not (world.terms.strict_edges and not edges_agree(world, square, exits)):
            found.append(quarters)
    return found


def sites(world: World, pile: int, linked: list[int]) -> list[int]:
    """List the squares on which the top card of a pile may be laid."""
    return [
        square
        for square in world.terms.board.squares
        if linked[square] and turns_on(world, pile, square, linked[square])
    ]


def has_site(world: World, pile: int, linked: list[int]) -> bool:
    """Tell whether the top card of a pile may be laid anywhere."""
    return any(
        [linked[square] and turns_on(world, pile, square, linked[square]) for square in world.terms.board.squares]
    )


# -- walking


def stops(world: World, seat: Seat) -> list[bool]:
    """Tell of each square whether a move of a seat's figure ends there (BAT-176)."""
    found = world.foreign(seat)
    for square in world.terms.board.squares:
        if world.levels[square] > 0 and world.owners[square] != seat:
            found[square] = True
    found[RUINS] = True
    if world.buff_free() and not world.accord(seat):
        found[world.places[BUFF]] = True
    return found


def walks(world: World, figure: int, points: int) -> list[int]:
    """Return what the cheapest way of a figure to each square costs, up to so many points; NONE where it cannot go."""
    seat = world.owner_of(figure)
    start = world.places[figure]
    ends = stops(world, seat)
    home = world.factions[seat] if world.terms.advanced and figure != BUFF else NONE  # BAT-62, BAT-174
    costs = [NONE] * SQUARES
    spent = 0
    layer = [start]
    while layer and spent <= points:
        later: list[int] = []
        i = 0
        while i < len(layer):
            square = layer[i]
            i += 1
            if costs[square] != NONE:
                continue
            costs[square] = spent
            if ends[square] and square != start:
                continue
            exits = world.exits[square]
            for direction in range(DIRECTIONS):
                if exits >> direction & 1:
                    beyond = NEXT[square][direction]
                    if beyond == NONE or costs[beyond] != NONE:
                        continue
                    if world.exits[beyond] >> opposite(direction) & 1:
                        if world.terrain[beyond] == home:
                            layer.append(beyond)
                        else:
                            later.append(beyond)
        layer = later
        spent += 1
    costs[start] = NONE
    return costs


def joined(world: World, start: int) -> list[bool]:
    """Tell of each square whether roads lead there from a square, whatever stands on them."""
    found = [False] * SQUARES
    found[start] = True
    waiting = [start]
    while waiting:
        square = waiting.pop()
        for direction in range(DIRECTIONS):
            if world.joins(square, direction):
                beyond = NEXT[square][direction]
                if not found[beyond]:
                    found[beyond] = True
                    waiting.append(beyond)
    return found


def roams(world: World, points: int) -> list[int]:
    """List the squares the free Buff reaches with so many points (BAT-19 to BAT-23)."""
    start = world.places[BUFF]
    blocked = [False] * SQUARES
    for figure in range(2 * world.terms.players):
        square = world.places[figure]
        if square != NONE and not (world.terms.passes_protected and world.accord(figure // 2)):
            blocked[square] = True
    seen = [False] * SQUARES
    seen[start] = True
    layer = [start]
    for _ in range(points):
        later: list[int] = []
        for square in layer:
            if blocked[square] and square != start:
                continue
            for direction in range(DIRECTIONS):
                if world.joins(square, direction):
                    beyond = NEXT[square][direction]
                    if not seen[beyond]:
                        seen[beyond] = True
                        later.append(beyond)
        layer = later
    seen[start] = False
    return [square for square in range(SQUARES) if seen[square]]
