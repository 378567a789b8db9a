"""Choices tried out by playing on: luck taken out, as far as told, within the budget, knowing nothing hidden."""

from itertools import islice
from random import Random
from statistics import stdev
from time import perf_counter

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.levels import GENERAL, LEVELS, hire
from littlewars.players.outlook import FEW, chances
from littlewars.players.random_player import random_choice
from littlewars.players.rehearsal import RIVALS, WORSE, Stage, Trial, best_trials, contenders, rehearse
from littlewars.players.search_player import SearchPlayer
from tests.games.small_wars.board import lay_out
from tests.players.test_search import COIN, SECRETIVE, SKIRMISH, twins_of
from tests.players.thinking import THREE, TO_BLOCK, asked_in, four, thought

TO_THE_END = 10_000
BATTLE = "turn 4\nJ1 medium_tank b1, J2 jeep a1\nR1 jeep b2, R2 medium_tank b3"


LAST = "turn 4\nJ1 medium_tank b1*\nR1 jeep b2 (1)*, R2 jeep b3*\nnext Act(bond=none, figure=J1, left=1)"


def stage(game: Game, seed: int | str = 1, turns: int = TO_THE_END) -> Stage:
    return Stage(game, Random(seed), turns)


def general(seed: int, iterations: int = 400, seconds: float = 0.0) -> SearchPlayer:
    return SearchPlayer(iterations, seed, seconds, TO_THE_END)


# -- a game played on


def test_a_roll_that_decides_the_game_is_worth_the_same_however_it_falls() -> None:
    war = lay_out(COIN, scenario="attrition")
    for seed in range(12):
        assert stage(SMALL_WARS, seed).play(war.clone()) == pytest.approx([0.5, 0.5])


def test_without_luck_games_differ_less_and_come_to_the_same() -> None:
    war = lay_out(BATTLE)
    ends, found = [], []
    for seed in range(60):
        twin = war.clone()
        found.append(stage(SMALL_WARS, seed).play(twin)[0])
        ends.append(chances(SMALL_WARS, twin)[0])
    assert stdev(found) < 0.7 * stdev(ends)
    assert sum(found) / 60 == pytest.approx(sum(ends) / 60, abs=3 * stdev(ends) / 60**0.5)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_game_is_played_on_as_far_as_told(game: Game) -> None:
    state = next(asked_in(game, game.first_options(), "as far", between=5))
    near, far = state.clone(), state.clone()
    for twin, turns in ((near, 0), (far, 1)):
        assert sum(stage(game, turns=turns).play(twin)) == pytest.approx(1)
        assert twin.actor != NOBODY
    assert far.key() != near.key()


def test_a_game_is_played_on_to_its_end() -> None:
    war = lay_out(BATTLE)
    stage(SMALL_WARS).play(war)
    assert war.actor == NOBODY


def test_nobody_else_chooses_where_no_turn_is_played_on() -> None:
    war = lay_out(BATTLE)
    mover = war.actor
    played = stage(SMALL_WARS, turns=0)
    played.play(war)
    assert played.weighed > 0
    assert war.actor == 1 - mover


def test_of_very_many_outcomes_the_luck_of_the_one_drawn_evens_out() -> None:
    state = many_outcomes()
    told = []
    for seed in range(200):
        twin, total = state.clone(), [0.0, 0.0]
        stage(MY_LITTLE_BATTLEFIELD, seed).roll(twin, total)
        assert twin.key() != state.key()
        assert sum(total) == pytest.approx(0)
        told.append(total[0])
    assert stdev(told) > 0
    assert sum(told) / len(told) == pytest.approx(0, abs=3 * stdev(told) / len(told) ** 0.5)


def many_outcomes() -> State:
    """Give a position in which nature has more outcomes than are all looked at."""
    for seed in range(50):
        rng = Random(seed)
        state = MY_LITTLE_BATTLEFIELD.start(MY_LITTLE_BATTLEFIELD.setup({}))
        while state.actor != NOBODY:
            if state.actor == NATURE and len(state.legal()) > FEW:
                return state
            state.apply(random_choice(state, rng))
    raise AssertionError


# -- choices tried out


def test_the_last_choice_of_a_game_ends_the_thinking_too() -> None:
    war = lay_out(LAST, scenario="attrition")
    assert general(1).choose(Sight(SMALL_WARS, war, 0)) == SMALL_WARS.read(war, "attack R1")


@pytest.mark.parametrize("seed", range(3))
def test_a_win_is_taken_and_a_loss_is_blocked_when_choices_are_tried_out(seed: int) -> None:
    assert general(seed).choose(Sight(CONNECT_FOUR, four(THREE), 0)) == 3
    assert general(seed).choose(Sight(CONNECT_FOUR, four(TO_BLOCK), 1)) == 3


def test_the_favourite_of_many_choices_is_tried_too_however_it_looks() -> None:
    war = SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH))
    sight = Sight(SMALL_WARS, war, war.actor)
    search = thought(sight, 200)
    ranked = search.root.best(war.legal(), len(war.legal()))
    assert len(ranked) > RIVALS
    worst = search.root.children[ranked[-1]]
    assert rehearse(sight, search, ranked[-1], 0, 0) == ranked[0]  # without a game: what the search believes
    worst.totals[sight.seat] += worst.visits
    assert rehearse(sight, search, ranked[-1], 0, 0) == ranked[-1]


def test_what_the_search_finds_much_worse_is_not_tried() -> None:
    war = SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH))
    sight = Sight(SMALL_WARS, war, war.actor)
    search = thought(sight, 200)
    favourite = search.root.favourite(war.legal())
    before = [trial.choice for trial in contenders(sight, search, favourite)]
    assert favourite == before[0]
    spoilt = search.root.children[before[1]]
    spoilt.totals[sight.seat] -= (WORSE + 0.05) * spoilt.visits
    assert before[1] not in [trial.choice for trial in contenders(sight, search, favourite)]


@pytest.mark.parametrize(("differ", "first"), [(0.0, 2), (0.4, 1)])
def test_the_less_games_differ_the_more_they_say(differ: float, first: int) -> None:
    believed, played = Trial(1, 0.6), Trial(2, 0.5)
    for sign in (1, -1) * 3:
        believed.add(0.5 + sign * differ)
        played.add(0.55 + sign * differ)
    assert [trial.choice for trial in best_trials([believed, played], 2)] == [first, 3 - first]


def test_a_seed_and_a_number_of_iterations_make_the_same_choice() -> None:
    sight = Sight(SMALL_WARS, lay_out(BATTLE), 0)
    for seed in range(3):
        assert general(seed).choose(sight) == general(seed).choose(sight)


def test_iterations_and_seconds_are_kept() -> None:
    war = SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH))
    sight = Sight(SMALL_WARS, war, war.actor)
    search = thought(sight, 50)
    began = perf_counter()
    rehearse(sight, search, search.root.favourite(war.legal()), TO_THE_END, 10**9, 0.3)
    assert 0.25 <= perf_counter() - began < 5
    spent = []
    for seed in range(3):  # another program may interrupt one of them
        began = perf_counter()
        general(seed, 10**8, 1.0).choose(sight)
        spent.append(perf_counter() - began)
    assert 0.9 <= min(spent) <= 1.2


def test_only_general_plays_on() -> None:
    for game in GAMES:
        for level in LEVELS:
            player = hire(level, game)
            if isinstance(player, SearchPlayer):
                assert player.turns == (game.foresight() if level == GENERAL else 0)
    assert SMALL_WARS.foresight() > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", SECRETIVE, ids=[game.key for game in SECRETIVE])
def test_k5_twins_that_look_alike_get_the_same_choice_played_on(game: Game) -> None:
    for number, twins in enumerate(islice(twins_of(game), 0, 20, 10)):
        found = []
        for state in twins:
            sight = Sight(game, state, state.actor)
            search = thought(sight, 2, number)
            found.append(rehearse(sight, search, search.root.favourite(state.legal()), 0, 1))
        assert found[0] == found[1]
