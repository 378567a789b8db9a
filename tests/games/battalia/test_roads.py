"""Battalia: roads, against models that walk them slowly (BAT-19 to BAT-23, BAT-162 to BAT-165, BAT-172 to BAT-176)."""

from random import Random

import pytest

from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import RUINS, SHAPES
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, SQUARES, exits_of, exits_text, turned
from littlewars.games.battalia.piles import CITY_PILE, MARKET, ROAD_PILE, is_city_pile, shape_of
from littlewars.games.battalia.roads import beside_city, has_site, links, network, roams, sites, turns_on, walks
from littlewars.games.battalia.state import World
from littlewars.kernel.setup import Value
from tests.games.battalia.field import ROAD, lay_out

AWAY = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
MAPS = 60


def beside(square: int, letter: str) -> int:
    """Return the square beyond a side, or NONE."""
    across, down, _ = AWAY[letter]
    column, row = square % 7 + across, square // 7 + down
    return 7 * row + column if 0 <= column < 7 and 0 <= row < 7 else NONE


def neighbours(world: World, square: int) -> list[int]:
    """List the squares to which a road leads."""
    found = []
    for letter in exits_text(world.exits[square]):
        other = beside(square, letter)
        if other != NONE and AWAY[letter][2] in exits_text(world.exits[other]):
            found.append(other)
    return found


def any_map(rng: Random, **given: Value) -> World:
    """Lay cards, cities and figures anywhere."""
    world = lay_out("day 9", **given)
    players = world.terms.players
    for square in world.terms.board.squares:
        if square != RUINS and rng.random() < 0.75:
            world.exits[square] = rng.choice([15, 15, 7, 11, 13, 14, 5, 10, 3, 6, 12, 9, 1])
            world.terrain[square] = rng.randrange(4)
            if rng.random() < 0.2:
                world.levels[square] = rng.randint(1, 4)
                world.owners[square] = rng.randrange(-1, players)
    laid = [square for square in range(SQUARES) if world.exits[square]]
    for figure in range(2 * players):
        world.places[figure] = rng.choice([NONE, *rng.sample(laid, 3)])
    world.places[BUFF] = rng.choice(laid)
    world.employer = rng.randrange(-1, players)
    for seat in range(players):
        world.expires[seat] = rng.choice([0, 12])
    return world


def slow_walks(world: World, figure: int) -> dict[int, int]:
    """Improve the costs of all squares until nothing improves."""
    seat = world.employer if figure == BUFF else figure // 2
    start = world.places[figure]
    free_buff = world.places[BUFF] != NONE and world.employer == NONE
    costs = {start: 0}
    changed = True
    while changed:
        changed = False
        for square, cost in list(costs.items()):
            others = [other for other in range(8) if world.places[other] == square and other // 2 != seat]
            employed = world.places[BUFF] == square and world.employer not in (NONE, seat)
            horde = free_buff and world.places[BUFF] == square and not world.expires[seat]
            strange = world.levels[square] > 0 and world.owners[square] != seat
            if square != start and (others or employed or horde or strange or square == RUINS):
                continue
            for other in neighbours(world, square):
                home = world.terms.advanced and figure != BUFF and world.terrain[other] == world.factions[seat]
                if other not in costs or cost + (not home) < costs[other]:
                    costs[other] = cost + (not home)
                    changed = True
    del costs[start]
    return costs


def slow_roams(world: World, points: int) -> set[int]:
    """Walk every path that passes no square twice (BAT-20)."""
    start, found = world.places[BUFF], set[int]()
    paths = [[start]]
    while paths:
        path = paths.pop()
        if len(path) > 1:
            found.add(path[-1])
        heroes = [figure for figure in range(8) if world.places[figure] == path[-1]]
        if world.terms.passes_protected:
            heroes = [figure for figure in heroes if not world.accord(figure // 2)]
        if len(path) <= points and (len(path) == 1 or not heroes):
            paths += [[*path, other] for other in neighbours(world, path[-1]) if other not in path]
    return found


def slow_network(world: World, seat: int) -> set[int]:
    """Add square after square until none can be added."""

    def held(square: int) -> bool:
        return square == RUINS or (world.levels[square] > 0 and world.owners[square] != seat)

    own = [world.places[figure] for figure in (2 * seat, 2 * seat + 1)]
    own += [world.places[BUFF]] if world.employer == seat else []
    strangers = [world.places[figure] for figure in range(8) if figure // 2 != seat]
    strangers += [world.places[BUFF]] if world.employer not in (NONE, seat) else []
    found = {square for square in range(SQUARES) if world.owners[square] == seat}
    found |= {square for square in own if square != NONE and not held(square)}
    size = -1
    while size != len(found):
        size = len(found)
        for square in list(found):
            found |= {other for other in neighbours(world, square) if not held(other) and other not in strangers}
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_bat_172_to_176_walks_cost_what_they_must(players: int, mode: str) -> None:
    rng = Random(f"walks {players}")
    for _ in range(MAPS):
        world = any_map(rng, players=players, mode=mode)
        figures = [figure for seat in range(players) for figure in world.figures(seat)]
        for figure in figures:
            slow = slow_walks(world, figure)
            points = rng.randrange(8)
            fast = walks(world, figure, points)
            assert {square: cost for square, cost in enumerate(fast) if cost != NONE} == {
                square: cost for square, cost in slow.items() if cost <= points
            }


@pytest.mark.parametrize("passes", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bat_18_to_23_buff_roams_as_far_as_a_path_that_passes_no_square_twice(players: int, passes: bool) -> None:
    rng = Random(f"roams {players}")
    for _ in range(MAPS):
        world = any_map(rng, players=players, buff_passes_protected=passes)
        world.employer = NONE
        for points in range(1, 7):
            assert roams(world, points) == sorted(slow_roams(world, points))


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bat_162_to_165_cards_are_laid_where_the_ledger_allows(players: int, strict: bool) -> None:
    rng = Random(f"sites {players}")
    for _ in range(MAPS // 2):
        world = any_map(rng, players=players, strict_edges=strict)
        for seat in range(players):
            own = slow_network(world, seat)
            assert {square for square, inside in enumerate(network(world, seat)) if inside} == own
            linked = links(world, seat)
            for pile in rng.sample([pile for pile in MARKET if pile >= CITY_PILE], 4):
                expected = slow_sites(world, pile, own)
                found = {
                    (square, turned(SHAPES[shape_of(pile)].exits, quarters))
                    for square in range(SQUARES)
                    for quarters in turns_on(world, pile, square, linked[square])
                }
                assert found == expected
                assert sites(world, pile, linked) == sorted({square for square, _ in expected})
                assert has_site(world, pile, linked) == bool(expected)


def slow_sites(world: World, pile: int, own: set[int]) -> set[tuple[int, int]]:
    """Try a card on every square, turned every way."""
    found = set()
    for square in range(SQUARES):
        around = [(letter, beside(square, letter)) for letter in AWAY if beside(square, letter) != NONE]
        if world.exits[square] or not world.terms.board.inside[square]:
            continue
        if is_city_pile(pile) and any(world.levels[other] for _, other in around):
            continue
        for quarters in range(4):
            exits = turned(SHAPES[shape_of(pile)].exits, quarters)
            meets = [
                (letter in exits_text(exits), AWAY[letter][2] in exits_text(world.exits[other]), other)
                for letter, other in around
                if world.exits[other]
            ]
            linked = any(here and there and other in own for here, there, other in meets)
            agree = all(here == there for here, there, _ in meets)
            if linked and (agree or not world.terms.strict_edges):
                found.add((square, exits))
    return found


def test_bat_163_an_exit_must_face_an_exit_of_the_network() -> None:
    world = lay_out("tiles B1 U ES city 1 one")
    linked = links(world, 0)
    assert {SQUARE_NAMES[square]: exits_text(link) for square, link in enumerate(linked) if link} == {
        "C1": "W",
        "B2": "N",
    }
    straight = ROAD_PILE + 1
    c1 = SQUARE_NAMES.index("C1")
    assert [turned(SHAPES[1].exits, k) for k in turns_on(world, straight, c1, linked[c1])] == [exits_of("EW")]
    assert turns_on(world, straight, SQUARE_NAMES.index("D1"), 0) == []


def test_bat_165_a_city_is_not_laid_next_to_another_but_next_to_the_ruins_it_may() -> None:
    world = lay_out(ROAD)
    found = {name: beside_city(world, SQUARE_NAMES.index(name)) for name in ("C2", "C1", "E1", "F1", "D5", "E6")}
    assert found == {"C2": False, "C1": True, "E1": False, "F1": True, "D5": False, "E6": False}


def test_bat_221_the_grid_is_closed_when_no_exit_points_at_an_empty_square() -> None:
    closed = "tiles B1 U E city 1 one, C1 A EW, D1 N W"
    ring = ", D3 U S, C4 U E, E4 U W, D5 U N"
    assert not lay_out(closed).closed()  # the ruins are open
    assert lay_out(closed + ring).closed()
    assert not lay_out(closed.replace("D1 N W", "D1 N SW") + ring).closed()
    assert lay_out((closed + ring).replace("B1 U E", "B1 U EW")).closed()  # A1 is no square of two players
    assert not lay_out((closed + ring).replace("B1 U E", "B1 U EW"), players=4).closed()
