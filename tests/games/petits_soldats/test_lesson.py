"""Petits Soldats: the lesson tells nothing but what is on the table, and takes every answer that means the same."""

from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.kernel.agenda import NOBODY
from littlewars.rulebook.lessons import Lesson, accepts, scripted
from tests.games.lessons import Facts, follow, lesson_of, told_by

HIDES = 5  # of the places to hide that are tried to the end


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lesson_of(GAME)


@pytest.fixture(scope="module")
def told(lesson: Lesson) -> list[Facts]:
    return told_by(lesson)


def test_it_has_twelve_to_eighteen_steps(lesson: Lesson) -> None:
    assert 12 <= len(lesson.steps) <= 18


@pytest.mark.parametrize(("step", "flag"), [(1, 0), (6, 1), (14, 1), (15, 4)])
def test_the_flag_is_where_it_says(told: list[Facts], step: int, flag: int) -> None:
    assert told[step - 1]["flag"] == flag


def test_what_it_says_of_sight_is_so(told: list[Facts]) -> None:
    assert told[1]["green.infantryman.seen_by"] == ["sniper"]
    assert told[2]["green.infantryman.seen_by"] == []
    assert told[2]["green.grenadier.targets"] == ["sniper"]
    assert told[7]["green.grenadier.seen_by"] == ["infantryman", "sniper"]


def test_what_it_says_of_the_dice_is_so(told: list[Facts]) -> None:
    assert (told[3]["dice"], told[3]["rerolls"]) == ("HHHLO", 2)  # in red range
    assert (told[4]["dice"], told[4]["rerolls"]) == ("HHHHO", 1)
    assert told[5]["yellow.sniper.at"] == "hq"


def test_what_it_says_of_orders_is_so(told: list[Facts]) -> None:
    assert (told[0]["round"], told[0]["green.general"], told[0]["yellow.general"]) == (2, 1, 1)
    assert (told[5]["yellow.bottom"], told[5]["star"], told[5]["round"]) == (1, "green", 2)
    assert (told[6]["round"], told[6]["active"]) == (3, "green")
    assert (told[6]["green.general"], told[6]["yellow.general"]) == (2, 3)  # 1 + 1, and 1 + 1 + 1
    assert (told[10]["green.general"], told[11]["green.general"]) == (1, 0)


def test_what_it_says_of_hearts_and_shields_is_so(told: list[Facts]) -> None:
    assert (told[5]["green.grenadier.defense"], told[6]["green.grenadier.defense"]) == (2, 0)
    assert (told[8]["green.grenadier.hearts"], told[9]["green.grenadier.hearts"]) == (1, 3)
    assert (told[9]["yellow.infantryman.defense"], told[9]["yellow.sniper.defense"]) == (2, 2)


def test_without_its_spying_the_grenade_would_not_have_been_enough(lesson: Lesson) -> None:
    """Step 9 is why step 14 wins: a 5 breaks nobody whose defense is 3 and who has three hearts to lose."""
    yellow = lesson.steps[8].then
    throw = ["grenade grenadier", "throw", "place 0", "flick 7 30", *lesson.steps[13].then]
    match = follow(lesson, 8, "recon infantryman sniper sniper", *yellow, "move grenadier 40,39", *throw)
    assert match.state.outcome() is None
    facts = lesson.game.facts(match.state)
    assert (facts["flag"], facts["yellow.infantryman.hearts"], facts["yellow.sniper.at"]) == (2, 2, "hq")


@pytest.mark.parametrize("spot", ["21,33", "17,31", "28,51", "25,55", "33,46"])
def test_any_place_the_sniper_does_not_see_is_cover(lesson: Lesson, spot: str) -> None:
    match = follow(lesson, 1)
    assert accepts(lesson, 1, match, lesson.game.read(match.state, f"move infantryman {spot}"))


@pytest.mark.parametrize("choice", ["infantryman 24,43", "infantryman 30,42", "infantryman 21,58", "grenadier 21,33"])
def test_a_place_the_sniper_sees_is_none(lesson: Lesson, choice: str) -> None:
    match = follow(lesson, 1)
    assert not accepts(lesson, 1, match, lesson.game.read(match.state, f"move {choice}"))


@pytest.mark.parametrize(
    ("degrees", "side"),
    [("0", "right"), ("44.9", "right"), ("45", "top"), ("180", "left"), ("270", "bottom"), ("315", "right")],
)
def test_the_die_must_lie_in_front(lesson: Lesson, degrees: str, side: str) -> None:
    match = follow(lesson, 12)
    choice = lesson.game.read(match.state, f"place {degrees}")
    assert accepts(lesson, 12, match, choice) == (side == "right")
    match.choose(lesson.seat, choice)
    assert lesson.game.facts(match.state)["die"] == side


@pytest.mark.parametrize(("aim", "good"), [("7 30", True), ("4 33.3", True), ("180 30", False), ("7 5", False)])
def test_an_aim_is_judged_by_whom_it_would_reach(lesson: Lesson, aim: str, good: bool) -> None:
    match = follow(lesson, 13)
    assert accepts(lesson, 13, match, lesson.game.read(match.state, f"flick {aim}")) == good


@pytest.mark.slow
def test_wherever_the_learner_hides_the_lesson_goes_on_to_victory(lesson: Lesson) -> None:
    rng = Random(6)
    hidden = [choice for choice in follow(lesson, 1).state.legal() if accepts(lesson, 1, follow(lesson, 1), choice)]
    assert len(hidden) > 5
    for first in rng.sample(hidden, HIDES):
        match = follow(lesson, 1)
        match.choose(lesson.seat, first)
        for number in range(2, len(lesson.steps)):
            if lesson.steps[number].play:
                good = [choice for choice in match.state.legal() if accepts(lesson, number, match, choice)]
                assert good, f"step {number + 1} cannot be done after {lesson.game.write(match.state)}"
                match.choose(lesson.seat, rng.choice(good))
            for choice in scripted(lesson, number, match):
                match.choose(match.state.actor, choice)
        assert match.state.actor == NOBODY
        outcome = match.state.outcome()
        assert outcome is not None
        assert outcome.winner() == lesson.seat


def test_it_teaches_what_a_first_game_needs(lesson: Lesson) -> None:
    taught = {rule for step in lesson.steps for rule in step.rules}
    moving = {"PS-401", "PS-403", "PS-406", "PS-407", "PS-603", "PS-604"}
    attacking = {"PS-501", "PS-502", "PS-601", "PS-610", "PS-611", "PS-612", "PS-630", "PS-631", "PS-632", "PS-640"}
    throwing = {"PS-701", "PS-702", "PS-730", "PS-731", "PS-732", "PS-740"}
    winning = {"PS-303", "PS-310", "PS-320", "PS-321", "PS-323", "PS-644", "PS-645", "PS-646", "PS-801", "PS-810"}
    assert taught >= moving | attacking | throwing | winning | {"PS-820"}
