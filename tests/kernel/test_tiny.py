"""The tiny games keep every promise of the contract."""

import pytest

from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from tests.contract.contract import PROMISES, Promise
from tests.kernel.tiny.auction import AuctionGame
from tests.kernel.tiny.counter import CounterGame
from tests.kernel.tiny.follow import FollowGame
from tests.kernel.tiny.plane import PlaneGame
from tests.kernel.tiny.solo import SoloGame

GAMES: list[tuple[Game, dict[str, Value]]] = [
    (FollowGame(), {}),
    (CounterGame(), {}),
    (AuctionGame(), {"players": 2}),
    (AuctionGame(), {"players": 3, "coins": 2}),
    (AuctionGame(), {"players": 4}),
    (PlaneGame(), {}),
    (SoloGame(), {}),
    (SoloGame(), {"opponent": "book"}),
]


@pytest.mark.parametrize("promise", PROMISES, ids=[promise.__name__ for promise in PROMISES])
@pytest.mark.parametrize(
    ("game", "given"), GAMES, ids=[" ".join([game.key, *map(str, given.values())]) for game, given in GAMES]
)
def test_a_tiny_game_keeps_the_promise(game: Game, given: dict[str, Value], promise: Promise) -> None:
    for seed in range(12):
        promise(game, game.setup(given), seed)
