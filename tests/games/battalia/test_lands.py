"""Battalia: what the map is worth to computer players, and remembering it."""

from random import Random

import pytest

from littlewars.games.battalia import GAME, lands
from littlewars.games.battalia.lands import MEMORY, Land, land_worth, lands_worth
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NOBODY
from littlewars.players.random_player import random_choice
from tests.games.battalia.field import ROAD, TWO, lay_out
from tests.games.battalia.test_whole_games import agreed


def numbers(land: Land) -> tuple[object, ...]:
    """Return all that is known of a seat's land."""
    prey = [(prey.figure, prey.cost, prey.owner, prey.strength, prey.prize) for prey in land.prey]
    return (land.worth, land.promise, land.need, land.rising, land.room, prey)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_of_a_map_is_what_it_is_worth(players: int) -> None:
    rng = Random(f"lands {players}")
    for _ in range(3):
        world = GAME.start(GAME.setup({**agreed(players, rng), "max_weeks": 3}))
        assert isinstance(world, World)
        while world.actor != NOBODY:
            world.apply(random_choice(world, rng))
            known = [numbers(land) for land in lands_worth(world)]
            assert known == [numbers(land_worth(world, seat)) for seat in range(players)]


def test_memory_is_bounded() -> None:
    remembered = lands._REMEMBERED
    remembered.clear()
    first = lands_worth(lay_out(TWO))
    assert lands_worth(lay_out(TWO)) is first
    remembered.update({(number,): first for number in range(MEMORY)})
    lands_worth(lay_out(ROAD))
    assert len(remembered) == 1
