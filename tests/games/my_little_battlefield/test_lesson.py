"""My Little Battlefield: the lesson tells nothing but what is on the table."""

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.rulebook.lessons import Lesson
from tests.games.lessons import Facts, follow, lesson_of, told_by


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lesson_of(GAME)


@pytest.fixture(scope="module")
def told(lesson: Lesson) -> list[Facts]:
    return told_by(lesson)


def test_it_has_fifteen_to_eighteen_steps(lesson: Lesson) -> None:
    assert 15 <= len(lesson.steps) <= 18


@pytest.mark.parametrize(
    ("step", "scores"), [(1, (17, 18)), (4, (12, 18)), (7, (14, 18)), (9, (14, 18)), (10, (14, 19)), (17, (20, 19))]
)
def test_the_points_are_those_of_the_table(told: list[Facts], step: int, scores: tuple[int, int]) -> None:
    assert (told[step - 1]["vp.blue"], told[step - 1]["vp.red"]) == scores


def test_red_would_have_won_but_for_the_follow(lesson: Lesson) -> None:
    """Step 9 says so: 21 points at the end of Red's turn."""
    match = follow(lesson, 8, "pass", "special power", "6M 0C", "pass", "end")
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.winner() == 1
    assert lesson.game.facts(match.state)["vp.red"] == 21


def test_what_it_says_of_the_field_is_so(told: list[Facts]) -> None:
    assert told[1]["dice"] == ["ATT", "ATT", "ATT", "MOV", "COM"]
    assert (told[1]["command.blue"], told[2]["command.blue"]) == (0, 1)
    assert (told[2]["gauge.a2"], told[3]["gauge.a2"], told[6]["gauge.a2"]) == ("0", "B1", "B2")
    assert (told[2]["control.c1"], told[3]["control.c1"]) == ("blue", "nobody")
    assert told[6]["red.standard"] == ["a3", "c1"]
    assert (told[6]["morale.blue"], told[10]["morale.blue"], told[10]["power.blue"]) == (2, 3, 2)
    assert told[8]["control.b2"] == "blue"  # without a unit
    assert told[9]["red.elite"] == ["b2"]
    assert told[11]["blue.elite"] == ["reserve"]
    assert (told[15]["gauge.c1"], told[16]["gauge.c1"]) == ("B2", "B4")
    assert told[16]["red.standard"] == ["a3", "reserve"]


def test_it_teaches_what_a_first_game_needs(lesson: Lesson) -> None:
    taught = {rule for step in lesson.steps for rule in step.rules}
    dice = {"MLB-31", "MLB-32", "MLB-40", "MLB-50", "MLB-51", "MLB-60", "MLB-62", "MLB-180"}
    fields = {"MLB-81", "MLB-82", "MLB-83", "MLB-100", "MLB-102", "MLB-112", "MLB-120", "MLB-122", "MLB-124", "MLB-140"}
    assert taught >= dice | fields | {"MLB-151", "MLB-160", "MLB-161", "MLB-170", "MLB-171", "MLB-192", "MLB-194"}
