"""Battalia: the lesson tells nothing but what is on the table."""

from dataclasses import replace

import pytest

from littlewars.games.battalia import GAME
from littlewars.rulebook.lessons import Lesson
from tests.games.lessons import Facts, follow, lesson_of, told_by


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lesson_of(GAME)


@pytest.fixture(scope="module")
def told(lesson: Lesson) -> list[Facts]:
    return told_by(lesson)


def test_it_has_fourteen_to_eighteen_steps(lesson: Lesson) -> None:
    assert 14 <= len(lesson.steps) <= 18


@pytest.mark.parametrize(("step", "points"), [(1, (11, 10)), (12, (13, 10)), (15, (13, 11)), (18, (14, 11))])
def test_the_points_are_those_of_the_table(told: list[Facts], step: int, points: tuple[int, int]) -> None:
    assert (told[step - 1]["vp.one"], told[step - 1]["vp.two"]) == points


def test_both_have_two_great_cities_and_the_learner_builds_the_third(lesson: Lesson, told: list[Facts]) -> None:
    assert lesson.setup["target_level4"] == 3
    assert (told[0]["top.one"], told[0]["top.two"]) == (2, 2)
    assert (told[17]["top.one"], told[17]["ending"], told[17]["level.B3"]) == (3, "target", 4)


def test_what_it_says_of_the_hand_is_so(told: list[Facts]) -> None:
    assert told[1]["hand.one"] == "C-U C-I H-I horse-I s s"  # three Islander cards
    assert told[2]["hand.one"] == "C-U C-I H-I P-I horse-I s s s"  # a Priest and provisions
    assert told[4]["hand.one"] == "C-I H-I P-I horse-I s s"  # the Bärfolk Citizen is paid
    assert told[4]["discard.one"] == "H-I tent-U"  # the Chief is there
    assert told[12]["hand.one"] == "H-I L-I s s s s"
    assert told[15]["hand.one"] == "C-I H-I L-I s s s"


def test_what_it_says_of_the_map_is_so(told: list[Facts]) -> None:
    assert (told[4]["owner.F2"], told[4]["strength.F2"], told[4]["exits.E2"]) == ("nobody", 4, "-")
    assert (told[0]["terrain.F2"], told[0]["terrain.D2"], told[0]["terrain.B3"]) == ("I", "I", "I")  # lakes
    assert [told[0][f"terrain.{square}"] for square in ("B4", "C3", "D3")] == ["U", "A", "U"]
    assert told[7]["terrain.E2"] == "A"
    assert (told[7]["heroes.one"], told[8]["heroes.one"]) == (["B5", "reserve"], ["F2", "reserve"])
    assert (told[11]["owner.F2"], told[11]["level.F2"]) == ("one", 2)
    assert (told[13]["heroes.two"], told[14]["level.B6"]) == (["D6", "reserve"], 3)


def test_what_it_says_of_the_oracle_is_so(told: list[Facts]) -> None:
    assert (told[7]["lit"], told[15]["lit"], told[15]["day"]) == ("horse", "tent", 10)


def test_what_it_says_of_the_battle_is_so(told: list[Facts]) -> None:
    assert (told[10]["attack"], told[10]["defence"]) == (5, 4)


def test_what_it_says_of_buff_is_so(told: list[Facts]) -> None:
    assert (told[0]["buff"], told[0]["horde"]) == ("D5", 6)
    roams = told[13]["roams"]
    assert isinstance(roams, list)
    assert "D6" in roams
    assert "F2" not in roams
    assert (told[14]["buff"], told[14]["accord.two"], told[14]["asked"]) == ("F2", True, "Meeting")
    assert (told[15]["employer"], told[15]["expires.one"]) == ("one", 16)  # day 9, and seven days


@pytest.mark.parametrize(("day", "left"), [("day 9", "H-I P-I s"), ("day 10", "H-I P-I")])
def test_the_oracle_spares_provisions(lesson: Lesson, day: str, left: str) -> None:
    """Step 8 says so: on another day the horse is worth 3 squares, and this way costs 4."""
    match = follow(replace(lesson, position=lesson.position.replace("day 9", day)), 8)
    assert lesson.game.facts(match.state)["hand.one"] == left


def test_the_chief_alone_would_have_lost(lesson: Lesson) -> None:
    """The hint of step 10 says so: a tie is the defender's."""
    facts = lesson.game.facts(follow(lesson, 9, "card H-I", "commit").state)
    assert (facts["owner.F2"], facts["heroes.one"]) == ("nobody", ["reserve", "reserve"])


@pytest.mark.parametrize("turn", ["turn 1", "turn 3"])
def test_both_ways_to_turn_the_road_lead_to_the_city(lesson: Lesson, turn: str) -> None:
    match = follow(lesson, 6, turn, "banner I", "move hero1 F2")
    assert lesson.game.facts(match.state)["heroes.one"] == ["F2", "reserve"]


def test_lord_and_chief_would_have_repelled_the_horde(lesson: Lesson) -> None:
    """Step 15 says so: and then there would have been no Lord for the city."""
    match = follow(lesson, 14, "fight", "card L-I", "card H-I")
    facts = lesson.game.facts(match.state)
    assert (facts["attack"], facts["defence"]) == (6, 8)
    after = lesson.game.facts(follow(lesson, 14, "fight", "card L-I", "card H-I", "commit").state)
    assert after["buff"] == "absent"


def test_it_teaches_what_a_first_game_needs(lesson: Lesson) -> None:
    taught = {rule for step in lesson.steps for rule in step.rules}
    turn = {"BAT-131", "BAT-132", "BAT-133", "BAT-134", "BAT-135", "BAT-139", "BAT-150", "BAT-122"}
    building = {"BAT-160", "BAT-161", "BAT-163", "BAT-166", "BAT-168", "BAT-172", "BAT-174"}
    battle = {"BAT-180", "BAT-182", "BAT-184", "BAT-185", "BAT-186", "BAT-191"}
    buff = {"BAT-16", "BAT-17", "BAT-18", "BAT-23", "BAT-25", "BAT-26", "BAT-28", "BAT-37", "BAT-46", "BAT-58"}
    assert taught >= turn | building | battle | buff | {"BAT-220", "BAT-223"}
