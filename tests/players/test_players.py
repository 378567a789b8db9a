"""Computer opponents."""

from random import Random

import pytest

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.games.small_wars.content import ARMIES
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.dealer import SeededDealer
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Setup, Value
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import SCALE, GreedyPlayer, after, expected
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer, play_out, random_choice
from tests.contract.contract import positions
from tests.games.small_wars.board import activate, lay_out, play, start

RNG = Random("greedy")
SMALL = [army for army in ARMIES.values() if army.points == 220]
PATROL: dict[str, Value] = {"setup": "armies", "budget": 220, "yellow_army": "patrol", "red_army": "landing"}


def duel(game: Game, setup: Setup, players: list[Player], seed: int) -> Match:
    """Play a whole match through the door that checks."""
    match, dealer = Match(game, setup), SeededDealer(seed)
    match.deal(dealer)
    while match.state.actor != NOBODY:
        seat = match.state.actor
        match.choose(seat, players[seat].choose(Sight(game, match.state, seat)))
        match.deal(dealer)
    return match


@pytest.mark.parametrize("game", [SMALL_WARS, CONNECT_FOUR], ids=["small wars", "connect four"])
def test_players_choose_what_is_legal(game: Game) -> None:
    given: dict[str, Value] = {"budget": 100} if game is SMALL_WARS else {}
    setup = game.setup(given)
    for seed in range(3):
        outcome = duel(game, setup, [RandomPlayer(seed), GreedyPlayer(seed)], seed).state.outcome()
        assert outcome is not None


def test_a_seed_makes_the_same_choices_again() -> None:
    setup = SMALL_WARS.setup(PATROL)
    for kind in (RandomPlayer, GreedyPlayer):
        games = [duel(SMALL_WARS, setup, [kind(seed), kind(seed + 1)], 3).choices for seed in (4, 4, 5)]
        assert games[0] == games[1] != games[2]


def test_a_random_player_chooses_evenly() -> None:
    sight = Sight(CONNECT_FOUR, CONNECT_FOUR.start(CONNECT_FOUR.setup({})), 0)
    player = RandomPlayer(1)
    drawn = [player.choose(sight) for _ in range(7_000)]
    assert all(900 < drawn.count(column) < 1_100 for column in range(7))


def test_random_choices_follow_natures_weights() -> None:
    war = play(activate("J1", "J1 medium_tank b1\nR1 jeep b2"), "attack R1")
    rng = Random(2)
    drawn = [random_choice(war, rng) for _ in range(8_000)]
    assert [round(drawn.count(hits) / 1_000) for hits in range(4)] == [1, 3, 3, 1]


def test_playing_out_counts_the_choices() -> None:
    war = start(budget=100)
    twin = war.clone()
    count = play_out(war, Random(3))
    rng = Random(3)
    for _ in range(count):
        assert twin.actor != NOBODY
        twin.apply(random_choice(twin, rng))
    assert twin.key() == war.key()


def test_greedy_takes_what_is_best_by_far() -> None:
    grid = CONNECT_FOUR.parse("....... ....... ....... ....... ooo.... xxx....", CONNECT_FOUR.setup({}))
    grid.settle()
    assert {GreedyPlayer(seed).choose(Sight(CONNECT_FOUR, grid, 0)) for seed in range(10)} == {3}


def test_greedy_breaks_ties_by_chance() -> None:
    sight = Sight(CONNECT_FOUR, CONNECT_FOUR.start(CONNECT_FOUR.setup({})), 0)
    assert {GreedyPlayer(seed).choose(sight) for seed in range(60)} == set(range(7))


def test_expectations_average_the_dice_and_take_the_best_own_choice() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2\nto act yellow"), "attack R1")
    worth = [expected(SMALL_WARS, after(war, hits), 0, 0, RNG) for hits in (0, 1)]
    assert worth[0] < worth[1]
    assert expected(SMALL_WARS, war, 0, 0, RNG) == sum(worth) // 2
    acting = activate("J1", "J1 jeep b1\nR1 jeep b2")
    deeper = [expected(SMALL_WARS, after(acting, choice), 0, 0, RNG) for choice in acting.legal()]
    assert expected(SMALL_WARS, acting, 0, 1, RNG) == max(deeper)
    assert expected(SMALL_WARS, acting, 1, 1, RNG) == SCALE * SMALL_WARS.evaluate(acting, 1)


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    war = lay_out("J1 jeep b1\nR1 jeep b2")
    before = war.key()
    GreedyPlayer(1).choose(Sight(SMALL_WARS, war, 0))
    assert war.key() == before


@pytest.mark.parametrize("kind", [RandomPlayer, GreedyPlayer])
def test_twins_that_look_alike_get_the_same_choice(kind: type[RandomPlayer] | type[GreedyPlayer]) -> None:
    for state in positions(SMALL_WARS, SMALL_WARS.setup({"budget": 60}), seed=9):
        if state.actor >= 0:
            imagined = SMALL_WARS.imagine(state, state.actor, Random(0))
            choices = [kind(1).choose(Sight(SMALL_WARS, twin, twin.actor)) for twin in (state, imagined)]
            assert choices[0] == choices[1]


@pytest.mark.slow
def test_greedy_beats_random_clearly() -> None:
    won = 0
    for number in range(40):
        greedy = number % 2
        armies = {f"{seat}_army": SMALL[(number // 2 + i) % 5].key for i, seat in enumerate(("yellow", "red"))}
        setup = SMALL_WARS.setup({"setup": "armies", "budget": 220, **armies})
        players: list[Player] = [RandomPlayer(number), RandomPlayer(number)]
        players[greedy] = GreedyPlayer(number)
        outcome = duel(SMALL_WARS, setup, players, number).state.outcome()
        won += outcome is not None and outcome.winner() == greedy
    assert won >= 32  # measured: 40
