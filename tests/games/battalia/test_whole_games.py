"""Battalia: many whole games at two, three and four players, all of which end as they must (R4)."""

import os
from collections import Counter
from random import Random
from statistics import median

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.content import TOP_LEVEL
from littlewars.games.battalia.judging import CLOSED, TARGET, TIMED
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.chance import below
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.lab.bench import compiled_now
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.random_player import random_choice
from tests.contract.battalia import battalia as hold

SOAK = os.environ.get("LITTLEWARS_SOAK") == "1"
GAMES = 300 if SOAK else 15 if compiled_now() else 6  # at random, of each number of players
GREEDY = 100 if SOAK else 1 if compiled_now() else 0  # by greedy players, who think for minutes
MOST_CHOICES = 8_000
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def agreed(players: int, rng: Random) -> dict[str, Value]:
    """Agree on a game: the number of players, and every other option at random but its length."""
    given = {
        option.key: option.offered[below(rng, len(option.offered))]
        for option in GAME.options()
        if option.key != "max_weeks"
    }
    return given | {"players": players}


def played(given: dict[str, Value], rng: Random, greedy: GreedyPlayer | None = None) -> World:
    """Play a whole game, watching what must always hold."""
    world = GAME.start(GAME.setup(given))
    assert isinstance(world, World)
    for _ in range(MOST_CHOICES):
        if world.actor == NOBODY:
            return world
        before = world.clone()
        if greedy is None or world.actor == NATURE:
            choice = random_choice(world, rng)
        else:
            choice = greedy.choose(Sight(GAME, world, world.actor))
        world.apply(choice)
        hold(before, world)
    raise AssertionError(f"not over after {MOST_CHOICES} choices: {given}")


def judged(world: World) -> int:
    """Return why a game ended; it must be the right reason, and the right winner."""
    outcome = world.outcome()
    assert outcome is not None
    seats = range(world.terms.players)
    points = [sum(world.levels[square] for square in world.cities(seat)) for seat in seats]
    top = [len([square for square in world.cities(seat) if world.levels[square] == TOP_LEVEL]) for seat in seats]
    assert {points[seat] for seat in outcome.ranking[0]} == {max(points)}
    assert (outcome.rule == "BAT-224") == (points.count(max(points)) > 1)
    assert (max(top) >= world.terms.target) == (world.ending == TARGET)
    assert world.closed() or world.ending != CLOSED
    if world.ending == TIMED:
        assert world.day == 7 * world.terms.weeks
    return world.ending


@each_number
def test_bat_100_a_random_game_of_any_number_of_players_ends_with_an_outcome(players: int) -> None:
    assert judged(played({"players": players, "max_weeks": 2}, Random(players))) in (CLOSED, TIMED)


@pytest.mark.slow
@each_number
def test_bat_220_to_224_random_games_end_with_an_outcome(players: int) -> None:
    rng, weeks, ends = Random(f"random {players}"), list[int](), Counter[int]()
    for _ in range(GAMES):
        world = played(agreed(players, rng), rng)
        ends[judged(world)] += 1
        weeks.append(world.week())
    print(f"{players} players at random: {GAMES} games, median {median(weeks)} weeks, ends {dict(ends)}")
    assert sum(ends.values()) == GAMES


@pytest.mark.slow
@pytest.mark.skipif(GREEDY == 0, reason="greedy players think too long uncompiled")
@each_number
def test_bat_220_to_224_greedy_games_end_with_an_outcome(players: int) -> None:
    rng, greedy, weeks = Random(f"greedy {players}"), GreedyPlayer(f"greedy {players}"), list[int]()
    for _ in range(GREEDY):
        world = played({"players": players}, rng, greedy)
        assert judged(world) in (TARGET, CLOSED, TIMED)
        weeks.append(world.week())
    print(f"{players} greedy players: {GREEDY} games, median {median(weeks)} weeks")
