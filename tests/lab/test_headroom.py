"""Where a better player has most to gain: the right choice is found, luck gains nothing, kinds are told apart."""

from random import Random
from statistics import fmean

import pytest

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.errors import SetupError
from littlewars.lab.headroom import Kind, Task, gain, headroom, in_all, kinds, look
from tests.players.test_search import SKIRMISH
from tests.players.thinking import TO_BLOCK, four

EMPTY = " ".join(["......."] * 6)


def test_whoever_does_not_see_the_answer_has_a_game_to_gain() -> None:
    assert gain(CONNECT_FOUR, four(TO_BLOCK), Random(1), 20) > 0.3


def test_luck_gains_nothing() -> None:
    found = [gain(CONNECT_FOUR, four(EMPTY), Random(seed), 4) for seed in range(40)]
    assert fmean(found) == pytest.approx(0, abs=0.2)
    assert min(found) < 0 < max(found)


def test_kinds_are_summed_up_and_those_that_count_most_in_a_match_come_first() -> None:
    looked = [({"Move": 10, "Deploy": 2}, {"Move": 0.01, "Deploy": 0.1}), ({"Move": 6}, {"Move": 0.03})]
    found = kinds(looked, 2)
    assert [(kind.step, kind.looked_at, kind.per_match) for kind in found] == [("Move", 2, 4.0), ("Deploy", 1, 0.5)]
    assert [kind.gain for kind in found] == pytest.approx([0.02, 0.1])
    assert [kind.error for kind in found] == pytest.approx([0.0196, 1.0])


def test_a_match_leaves_what_all_its_choices_leave() -> None:
    found = [Kind("Move", 20, 4.0, 0.02, 0.01), Kind("Deploy", 20, 3.0, 0.1, 0.01)]
    assert in_all(found) == pytest.approx((0.38, 0.05))
    assert in_all([]) == (0, 0)


def test_a_game_is_looked_at_once_for_each_kind_of_choice() -> None:
    counts, gains = look(Task("small-wars", SMALL_WARS.setup(SKIRMISH).values, "look", 2))
    assert counts.keys() == gains.keys() >= {"Deploy", "Activate", "Act"}
    assert all(-1 <= one <= 1 for one in gains.values())


def test_the_same_seed_finds_the_same() -> None:
    first, second = (headroom(CONNECT_FOUR, 2, 4, seed="again", jobs=1) for _ in range(2))
    assert first == second
    assert [kind.step for kind in first] == ["Drop"]


@pytest.mark.processes
def test_several_jobs_find_what_one_does() -> None:
    assert headroom(CONNECT_FOUR, 3, 2, jobs=2) == headroom(CONNECT_FOUR, 3, 2, jobs=1)


@pytest.mark.parametrize(("matches", "games", "jobs"), [(0, 2, 1), (1, 1, 1), (1, 2, -1)])
def test_numbers_too_small_are_refused(matches: int, games: int, jobs: int) -> None:
    with pytest.raises(SetupError):
        headroom(CONNECT_FOUR, matches, games, jobs=jobs)
