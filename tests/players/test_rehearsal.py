"""Choices tried out by playing on: luck taken out, as far as told, within the budget, knowing nothing hidden."""

from itertools import islice
from random import Random
from statistics import stdev

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.foretelling import foretelling
from littlewars.players.greedy_player import greedy_choice, most_promising
from littlewars.players.levels import GENERAL, LEVELS, hire
from littlewars.players.openings import WellReadPlayer
from littlewars.players.outlook import FEW, chances
from littlewars.players.random_player import random_choice
from littlewars.players.rehearsal import (
    HAIR,
    RIVALS,
    RehearsingPlayer,
    Stage,
    Trial,
    best_trials,
    most_promising_of_best,
    rehearse,
)
from tests.games.small_wars.board import lay_out
from tests.players.test_search import COIN, SECRETIVE, SKIRMISH, twins_of
from tests.players.thinking import IN_TIME, THREE, TO_BLOCK, asked_in, four, time_taken

TO_THE_END = 10_000
BATTLE = "turn 4\nJ1 medium_tank b1, J2 jeep a1\nR1 jeep b2, R2 medium_tank b3"


LAST = "turn 4\nJ1 medium_tank b1*\nR1 jeep b2 (1)*, R2 jeep b3*\nnext Act(bond=none, figure=J1, left=1)"


def stage(game: Game, seed: int | str = 1, end: int = TO_THE_END) -> Stage:
    return Stage(game, Random(seed), end)


def general(seed: int, iterations: int = 4_000, seconds: float = 0.0, ahead: int = TO_THE_END) -> RehearsingPlayer:
    return RehearsingPlayer(ahead, iterations, seed, seconds)


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
    begun = game.foresight().begun(state)
    near, far = state.clone(), state.clone()
    for twin, more in ((near, 1), (far, 2)):
        assert sum(stage(game, end=begun + more).play(twin)) == pytest.approx(1)
        assert twin.actor != NOBODY
        assert game.foresight().begun(twin) == begun + more
    assert far.key() != near.key()


def test_a_game_is_played_on_to_its_end() -> None:
    war = lay_out(BATTLE)
    stage(SMALL_WARS).play(war)
    assert war.actor == NOBODY


def test_a_game_that_has_come_so_far_is_judged_at_once() -> None:
    war = lay_out(BATTLE)
    twin = war.clone()
    assert stage(SMALL_WARS, end=SMALL_WARS.foresight().begun(war)).play(twin) == foretelling(SMALL_WARS).chances(
        SMALL_WARS, war
    )
    assert twin.key() == war.key()


def test_whoever_looks_one_choice_ahead_finds_another_way_than_whoever_looks_two() -> None:
    states = list(asked_in(SMALL_WARS, SKIRMISH, "care", between=3))
    found = [[greedy_choice(SMALL_WARS, state, Random(1), depth) for state in states] for depth in (1, 2)]
    assert found[0] != found[1]
    assert found[1] == [greedy_choice(SMALL_WARS, state, Random(1)) for state in states]


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


def test_what_promises_most_is_tried_first_and_taken_if_nothing_is_tried() -> None:
    war = SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH))
    legal = war.legal()
    assert len(legal) > RIVALS
    rivals = most_promising(SMALL_WARS, war, Random(1), RIVALS)
    assert rivals == most_promising(SMALL_WARS, war, Random(1), len(legal))[:RIVALS]
    sight = Sight(SMALL_WARS, war, war.actor)
    assert rehearse(sight, stage(SMALL_WARS), [Trial(choice) for choice in rivals], 0) == rivals[0]
    assert general(1, 0).choose(sight) == rivals[0]


def test_whoever_did_best_goes_on_and_the_more_promising_of_equals() -> None:
    trials = [Trial(choice) for choice in range(4)]
    for trial, found in zip(trials, (0.4, 0.6, 0.6, 0.5), strict=True):
        trial.add(found)
        trial.add(found)
    assert [trial.choice for trial in best_trials(trials, 3)] == [1, 2, 3]


def tried(choice: int, chance: float, games: int = 10) -> Trial:
    trial = Trial(choice)
    for _ in range(games):
        trial.add(chance)
    return trial


def test_of_equals_but_for_a_hair_the_more_promising_is_taken() -> None:
    promising = [tried(0, 0.5), tried(1, 0.6), tried(2, 0.6 + HAIR / 2), tried(3, 0.4)]
    assert most_promising_of_best(promising, promising[1:3]) == 1
    clear = [tried(0, 0.5), tried(1, 0.6), tried(2, 0.6 + 2 * HAIR)]
    assert most_promising_of_best(clear, clear[1:]) == 2


def test_all_choices_meet_the_same_cards_and_dice() -> None:
    sight = Sight(SMALL_WARS, lay_out(BATTLE), 0)
    one, another = sight.legal()
    first, other, again = trials = [Trial(choice) for choice in (one, another, one)]
    rehearse(sight, stage(SMALL_WARS), trials, 3_000)
    games = min(len(trial.found) for trial in trials)
    assert len(set(first.found[:games])) == games > 5
    assert first.found[:games] == again.found[:games]
    assert first.found[:games] != other.found[:games]


def test_what_so_few_games_cannot_tell_apart_is_as_good() -> None:
    promising, lucky, better = Trial(0), Trial(1), Trial(2)
    for found in (0.4, 0.6, 0.4, 0.6):
        promising.add(found)
        lucky.add(1.1 - found)  # better by five in a hundred, as different as can be from game to game
        better.add(found + 0.05)  # better by as much, and always
    assert not lucky.beats(promising)
    assert better.beats(promising)
    assert most_promising_of_best([promising, lucky], [lucky, promising]) == 0
    assert most_promising_of_best([promising, better], [better, promising]) == 2


def test_choices_are_compared_by_the_games_both_were_tried_in() -> None:
    given_up, best = Trial(0), Trial(1)
    for fate in (0.8, 0.9, 0.2, 0.1):  # how lucky a game was for all
        if fate > 0.5:
            given_up.add(fate - 0.05)
        best.add(fate)
    assert given_up.chance(2) > best.chance(4)
    assert most_promising_of_best([given_up, best], [best]) == 1
    assert not best.beats(Trial(2))  # which nobody tried


def test_a_win_is_not_put_off_for_luck_taken_out() -> None:
    """A mean may go beyond what is sure: it is worth no more than the win at hand."""
    win, later = tried(0, 1.0), tried(1, 1.02)
    assert (win.chance(10), later.chance(10)) == (1, 1)
    assert tried(2, -0.1).chance(10) == 0
    assert most_promising_of_best([win, later], [later, win]) == 0


def test_who_looks_only_at_his_own_choices_walks_into_what_a_general_sees() -> None:
    state = four(TO_BLOCK)
    loses = Trial(0)  # the most promising, as far as one knows
    seen = stage(CONNECT_FOUR, end=CONNECT_FOUR.foresight().begun(state) + 2)
    assert rehearse(Sight(CONNECT_FOUR, state, 1), seen, [loses, Trial(3)], 200) == 3


def test_a_seed_and_a_number_of_iterations_make_the_same_choice() -> None:
    sight = Sight(SMALL_WARS, lay_out(BATTLE), 0)
    for seed in range(3):
        assert general(seed, 400).choose(sight) == general(seed, 400).choose(sight)


def test_seconds_are_kept() -> None:
    war = SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH))
    sight = Sight(SMALL_WARS, war, war.actor)
    seconds = 1.0
    assert 0.9 <= time_taken(lambda seed: general(seed, 10**8, seconds).choose(sight), seconds) <= IN_TIME


def test_only_general_plays_on() -> None:
    for game in GAMES:
        for level in LEVELS:
            player = hire(level, game)
            thinker = player.player if isinstance(player, WellReadPlayer) else player
            assert isinstance(thinker, RehearsingPlayer) == (level == GENERAL and game.foresight().reach > 0)
    assert SMALL_WARS.foresight().reach > 0


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_game_goes_forward_step_by_step(game: Game) -> None:
    begun = [game.foresight().begun(state) for state in asked_in(game, game.first_options(), "progress")]
    assert begun == sorted(begun)
    assert set(begun) == set(range(begun[0], begun[-1] + 1))
    assert begun[-1] > game.foresight().reach


@pytest.mark.slow
@pytest.mark.parametrize("game", SECRETIVE, ids=[game.key for game in SECRETIVE])
def test_k5_twins_that_look_alike_get_the_same_choice_played_on(game: Game) -> None:
    for number, twins in enumerate(islice(twins_of(game), 0, 20, 10)):
        found = []
        for state in twins:
            found.append(general(number, 1, ahead=0).choose(Sight(game, state, state.actor)))
        assert found[0] == found[1]
