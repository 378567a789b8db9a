"""What is learned from games: what it must find is found, the luck after a beginning is not counted, jobs agree."""

import json
from random import Random

import pytest

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.errors import SetupError
from littlewars.lab.fit import ASIDE, BATCH, Beginning, as_toml, chapters, counts_for, fit, missed, watch, weights
from littlewars.players.foretelling import TABLE, TRAITS, trait_names
from littlewars.players.outlook import shares
from tests.players.test_search import SKIRMISH

TRUE = [1.0, 0.0, 2.0]  # what counts in the games made up here


def made_up(count: int, seats: int, seed: int, chapter: str = "late") -> list[Beginning]:
    """Give beginnings whose results are what the true weights foretell, more or less."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        counts = [[rng.gauss(0, 1) for _ in TRUE] for _ in range(seats)]
        won = shares([sum(w * t for w, t in zip(TRUE, one, strict=True)) for one in counts])
        noise = rng.gauss(0, 0.1)
        won[0] += noise
        won[1] -= noise
        found.append(Beginning(chapter, counts, [0.0] * seats, won))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_weights_that_made_the_results_are_found(seats: int) -> None:
    assert weights(made_up(8000, seats, 1)) == pytest.approx(TRUE, abs=0.1)


def test_games_of_two_and_of_three_are_learned_from_together() -> None:
    assert weights(made_up(4000, 2, 1) + made_up(4000, 3, 2)) == pytest.approx(TRUE, abs=0.1)


def test_where_games_say_little_the_evaluation_stands() -> None:
    assert weights(made_up(1, 2, 3)) == pytest.approx([1, 0, 0], abs=0.3)
    even = Beginning("late", [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], [0.0, 0.0], [0.5, 0.5])  # nothing in it ever differs
    assert weights([even] * 10) == [1, 0, 0]


def test_missing_is_the_mean_square() -> None:
    even = Beginning("late", [[0.0], [0.0]], [0.0, 0.0], [1.0, 0.0])
    assert missed([even, even], [1.0]) == 0.25


def test_a_chapter_is_judged_by_games_it_was_not_fitted_to() -> None:
    batches = [made_up(400, 2, seed) for seed in range(2 * ASIDE)]
    batches[0] = made_up(400, 2, 99, "early") + batches[0]
    (late,) = chapters(batches)  # of the early one nothing is left when a batch is put aside
    assert (late.name, late.beginnings) == ("late", 400 * 2 * ASIDE)
    assert late.error < late.blind
    assert late.weights == pytest.approx([1000 * weight for weight in TRUE], abs=100)


def test_every_beginning_is_remembered_with_the_luck_after_it() -> None:
    setup = SMALL_WARS.setup(SKIRMISH)
    found, begun = watch(SMALL_WARS, SMALL_WARS.start(setup), Random(5), -1)
    assert [one.chapter[-1] for one in found] == ["1", "2", "3", "4"][: len(found)]
    assert begun == len(found)
    assert all(sum(one.won) == pytest.approx(1) for one in found)
    assert all(sum(one.luck) == pytest.approx(0) for one in found)
    assert len({one.luck[0] for one in found}) == len(found)


@pytest.mark.parametrize("part", [0.0, 0.4, 1.0])
def test_as_much_luck_is_taken_off_as_there_was(part: float) -> None:
    rng = Random(6)
    lucky = []
    for one in made_up(3000, 2, 7):
        had = rng.gauss(0, 0.2)
        won = [one.won[0] + part * had, one.won[1] - part * had]
        lucky.append(Beginning(one.chapter, one.traits, [had, -had], won))
    found = counts_for(lucky, TRUE)
    assert found == pytest.approx(part, abs=0.05)
    calm = [one.without(found) for one in lucky]
    assert missed(calm, TRUE) == pytest.approx(0.01, abs=0.002)


def test_without_any_luck_none_is_taken_off() -> None:
    assert counts_for(made_up(3, 2, 8), TRUE) == 0


def test_what_comes_in_the_wild_is_not_remembered() -> None:
    setup = SMALL_WARS.setup(SKIRMISH)
    found, begun = watch(SMALL_WARS, SMALL_WARS.start(setup), Random(5), 2)
    assert [one.chapter[-1] for one in found] == ["3", "4"][: begun - 2]


def test_the_same_seed_learns_the_same_and_writes_it() -> None:
    given = {**SKIRMISH, "scenario": "conquest"}
    first, second = (fit(SMALL_WARS, 2 * BATCH, given, "again", jobs=1) for _ in range(2))
    assert first == second
    lines = as_toml(SMALL_WARS, first).splitlines()
    assert f"[{TABLE}]" in lines
    assert lines[lines.index(f"[{TABLE}]") + 1].startswith(f'{TRAITS} = ["evaluation", "score"')
    assert all(len(chapter.weights) == len(trait_names(SMALL_WARS)) for chapter in first)
    assert [json.loads(line.split(" = ")[0]) for line in lines[-len(first) :]] == [chapter.name for chapter in first]


@pytest.mark.processes
def test_several_jobs_learn_what_one_does() -> None:
    given = {**SKIRMISH, "scenario": "conquest"}
    assert fit(SMALL_WARS, 2 * BATCH, given, jobs=2) == fit(SMALL_WARS, 2 * BATCH, given, jobs=1)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, -1)])
def test_numbers_too_small_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(SetupError):
        fit(SMALL_WARS, games, jobs=jobs)


def test_a_game_without_traits_has_nothing_to_learn() -> None:
    with pytest.raises(SetupError) as caught:
        fit(CONNECT_FOUR, 1)
    assert caught.value.message.key == "fit-no-traits"
