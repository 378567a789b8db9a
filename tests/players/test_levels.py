"""How well a computer plays: names, budgets and who is hired."""

from itertools import pairwise

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.levels import CAPTAIN, GENERAL, LEVELS, PLAYERS, RECRUIT, SERGEANT, budget, hire
from littlewars.players.openings import WellReadPlayer
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer
from littlewars.players.rehearsal import RehearsingPlayer
from littlewars.players.search_player import CarelessPlayer, SearchPlayer
from tests.players.thinking import THREE, four

named = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
KINDS: dict[str, type[Player]] = {
    RECRUIT: CarelessPlayer,
    SERGEANT: SearchPlayer,
    CAPTAIN: SearchPlayer,
    GENERAL: SearchPlayer,
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}


@named
def test_budgets_ascend(game: Game) -> None:
    budgets = [budget(level, game) for level in LEVELS]
    assert budgets == game.budgets()
    assert budgets[0] > 0
    assert all(less < more for less, more in pairwise(budgets))


def test_every_game_but_the_toy_has_levels_of_its_own() -> None:
    usual = CONNECT_FOUR.budgets()
    assert [game.key for game in GAMES if game.budgets() == usual] == [CONNECT_FOUR.key]


@named
def test_a_scale_divides_budgets_but_leaves_small_ones_as_they_are(game: Game) -> None:
    for level in LEVELS:
        whole = game.budgets()[LEVELS.index(level)]
        assert budget(level, game) == whole
        assert budget(level, game, 3) == (whole // 3 if whole >= 300 else min(whole, 100))
        assert budget(level, game, 10**9) == min(whole, 100)


def test_yardsticks_have_no_budget() -> None:
    assert [name for name in PLAYERS if budget(name, CONNECT_FOUR) == 0] == ["greedy", "random"]


@named
def test_everybody_can_be_hired(game: Game) -> None:
    assert list(KINDS) == PLAYERS
    for name in PLAYERS:
        player = hire(name, game, 1, 20)
        assert isinstance(player, WellReadPlayer) == (name == GENERAL)
        if isinstance(player, WellReadPlayer):
            player = player.player
        assert type(player) is (RehearsingPlayer if name == GENERAL and game.foresight().reach else KINDS[name])
        if isinstance(player, (SearchPlayer, CarelessPlayer, RehearsingPlayer)):
            assert player.iterations == budget(name, game, 20)


@named
def test_patience_is_passed_on(game: Game) -> None:
    general = hire(GENERAL, game, 1, seconds=2.5)
    assert isinstance(general, WellReadPlayer)
    assert isinstance(general.player, (SearchPlayer, RehearsingPlayer))
    assert general.player.seconds == 2.5


@pytest.mark.parametrize("name", ["", "human", "General", "book"])
def test_nobody_else_can_be_hired(name: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        hire(name, CONNECT_FOUR)


def test_everybody_hired_chooses_the_same_for_a_seed() -> None:
    grid = four("....... ....... ....... ....... ...o... ...x...")
    for name in PLAYERS:
        found = [hire(name, CONNECT_FOUR, seed, 20).choose(Sight(CONNECT_FOUR, grid, 0)) for seed in [3] * 3]
        assert len(set(found)) == 1
        assert found[0] in grid.legal()


def test_a_recruit_overlooks_a_quarter_of_what_it_could_do() -> None:
    sight = Sight(CONNECT_FOUR, four(THREE), 0)
    wins = [CarelessPlayer(100, seed).choose(sight) == 3 for seed in range(120)]
    assert 70 <= sum(wins) <= 105
    assert all(SearchPlayer(100, seed).choose(sight) == 3 for seed in range(20))
