"""A game looked at again: what a choice or a roll did to the chances."""

from itertools import islice
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.game import Game
from littlewars.players.advice import WHOLE
from littlewars.players.outlook import FEW
from littlewars.players.random_player import random_choice
from littlewars.players.review import Hindsight, Judgement, judge
from tests.games.small_wars.board import lay_out
from tests.players.test_search import COIN, SECRETIVE, twins_of
from tests.players.thinking import THREE, TO_BLOCK, asked_in, four


def numbers(judged: Judgement) -> tuple[int, int, int, int, int]:
    return judged.actor, judged.before, judged.after, judged.best, judged.missed


def test_the_best_choice_misses_nothing() -> None:
    judged = judge(CONNECT_FOUR, four(THREE), 0, 3, 300)
    assert numbers(judged) == (0, WHOLE, WHOLE, 3, 0)


def test_a_win_that_was_overlooked_is_missed() -> None:
    judged = judge(CONNECT_FOUR, four(THREE), 0, 6, 300)
    assert (judged.best, judged.before) == (3, WHOLE)
    assert judged.after < WHOLE
    assert judged.missed == WHOLE - judged.after > 0


def test_a_loss_that_was_not_blocked_is_a_mistake() -> None:
    judged = judge(CONNECT_FOUR, four(TO_BLOCK), 1, 6, 600)
    assert judged.best == 3
    assert judged.missed > 150
    assert judged.after < judged.before


def test_the_other_seat_sees_the_same_mistake_from_its_side() -> None:
    mine, other = [judge(CONNECT_FOUR, four(TO_BLOCK), viewer, 6, 600) for viewer in (1, 0)]
    assert (mine.actor, mine.best, mine.missed) == (other.actor, other.best, other.missed)
    assert abs(mine.before + other.before - WHOLE) <= 1
    assert abs(mine.after + other.after - WHOLE) <= 1


@pytest.mark.parametrize("hits", range(4))
def test_a_roll_is_weighed_by_what_it_did(hits: int) -> None:
    judged = judge(SMALL_WARS, lay_out(COIN, scenario="attrition"), 0, hits, 800)
    assert judged.actor == NATURE
    assert judged.before == WHOLE / 2
    assert judged.after == (WHOLE if hits > 1 else 0)
    assert (judged.best, judged.missed) == (hits, 0)  # nobody's mistake


def test_one_of_many_outcomes_is_weighed_by_itself() -> None:
    battle = MY_LITTLE_BATTLEFIELD.start(MY_LITTLE_BATTLEFIELD.setup({}))
    while battle.actor != NATURE or len(battle.legal()) <= FEW:
        battle.apply(random_choice(battle, Random(1)))
    found = [
        judge(MY_LITTLE_BATTLEFIELD, battle, 0, chosen, 60, seed) for chosen in battle.legal()[::9] for seed in "ab"
    ]
    after = [judged.after for judged in found]
    assert max(after) - min(after) > 20
    middle = sum(judged.before for judged in found) / len(found)
    assert min(after) < middle < max(after)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_whatever_was_chosen_is_judged_and_misses_no_less_than_nothing(game: Game) -> None:
    rng = Random("judged")
    for state in islice(asked_in(game, {}, "judged", between=19), 3):
        before, chosen = state.key(), rng.choice(state.legal())
        judged = judge(game, state, state.actor, chosen, 60)
        assert state.key() == before
        assert judged.missed >= 0
        assert judged.best in state.legal()
        assert (judged.missed == 0) or judged.best != chosen
        assert judged.before - judged.after == judged.missed  # the viewer chose
        assert numbers(judge(game, state, state.actor, chosen, 60)) == numbers(judged)


@pytest.mark.parametrize("iterations", [20, 40])
@pytest.mark.parametrize("game", [SMALL_WARS, MY_LITTLE_BATTLEFIELD], ids=["small wars", "my little battlefield"])
def test_a_choice_that_turns_out_better_than_the_favourite_is_the_best(game: Game, iterations: int) -> None:
    for state in islice(asked_in(game, {}, "better", between=5), 8):
        for chosen in state.legal()[:12]:
            judged = judge(game, state, state.actor, chosen, iterations)
            assert judged.missed >= 0
            assert judged.missed == 0 or judged.best != chosen


@pytest.mark.parametrize("game", SECRETIVE, ids=[game.key for game in SECRETIVE])
def test_k5_a_choice_is_judged_by_what_its_seat_saw(game: Game) -> None:
    for state, twin in islice(twins_of(game), 0, 30, 10):
        chosen = state.legal()[-1]
        found = [numbers(judge(game, position, position.actor, chosen, 40)) for position in (state, twin)]
        assert found[0] == found[1]


def test_hindsight_knows_everything() -> None:
    for state, twin in islice((pair for game in SECRETIVE for pair in twins_of(game)), 5):
        for position in (state, twin):
            copy = Hindsight(CONNECT_FOUR, position, 0).imagine(Random(1))
            assert copy.key() == position.key()
            assert copy is not position
