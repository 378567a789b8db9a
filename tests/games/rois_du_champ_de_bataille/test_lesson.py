"""Les Rois du Champ de Bataille: the lesson tells nothing but what is on the table."""

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.rulebook.lessons import Lesson
from tests.games.lessons import Facts, follow, lesson_of, told_by


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lesson_of(GAME)


@pytest.fixture(scope="module")
def told(lesson: Lesson) -> list[Facts]:
    return told_by(lesson)


def test_it_has_fifteen_to_twenty_steps(lesson: Lesson) -> None:
    assert 15 <= len(lesson.steps) <= 20


@pytest.mark.parametrize(("step", "units"), [(1, (8, 6)), (9, (8, 5)), (19, (8, 4))])
def test_the_units_are_those_of_the_table(told: list[Facts], step: int, units: tuple[int, int]) -> None:
    assert (told[step - 1]["units.red"], told[step - 1]["units.black"]) == units


def test_what_it_says_of_the_cards_is_so(told: list[Facts]) -> None:
    assert (told[0]["cards.black"], told[1]["cards.black"]) == (1, 2)  # his last one, then two drawn
    assert told[1]["hand.red"] == "HDDCJ"
    assert told[9]["hand.red"] == "HHDDJ"
    assert told[10]["cards.black"] == 2
    assert (told[14]["cards.black"], told[14]["hand.red"]) == (0, "HHD")
    assert told[14]["asked"] == "Replace"


def test_what_it_says_of_the_orders_is_so(told: list[Facts]) -> None:
    assert (told[1]["order.red"], told[1]["face.red"], told[2]["face.red"]) == ("phalanx", "passive", "active")
    kept = told[10]["kept.red"]
    assert isinstance(kept, list)
    assert len(kept) == 3


def test_what_it_says_of_the_field_is_so(told: list[Facts]) -> None:
    assert (told[0]["scenery.c4"], told[0]["scenery.d5"]) == ("wood", "bare")
    assert (told[7]["troop.c4"], told[8]["troop.c4"]) == ("9,10,10", "5,10,10")  # 3 units, 2 zones, less the wood
    assert (told[7]["troop.d4"], told[8]["troop.d4"]) == ("1", "")  # the Phalanx
    assert (told[13]["troop.b3"], told[15]["troop.b3"]) == ("10,10", "7,10")  # three units were pushed
    assert (told[15]["troop.d5"], told[18]["troop.d5"]) == ("4,10,10", "10,10")
    assert (told[15]["owner.d3"], told[15]["owner.d4"]) == ("nobody", "nobody")


def test_idle_black_would_have_been_disorganised(lesson: Lesson) -> None:
    """Step 2 says so: 1 HP in each of his three zones."""
    before = lesson.game.facts(lesson.start().state)["life.black"]
    after = lesson.game.facts(follow(lesson, 0, "end").state)["life.black"]
    assert (before, after) == (48, 45)


def test_the_heal_would_have_saved_black(lesson: Lesson) -> None:
    """Step 10 counters it: with three points more, the last shot kills nobody."""
    healed = follow(lesson, 9, "pass")
    assert lesson.game.facts(healed.state)["troop.c4"] == "8,10,10"
    rest = [text for step in lesson.steps[10:] for text in [*step.play[:1], *step.then]]
    match = follow(lesson, 9, "pass", "end", "draw diamonds", "draw spades", *rest)
    assert match.state.outcome() is None
    assert lesson.game.facts(match.state)["units.black"] == 5


def test_it_teaches_what_a_first_game_needs(lesson: Lesson) -> None:
    taught = {rule for step in lesson.steps for rule in step.rules}
    cards = {"RCB-202", "RCB-203", "RCB-204", "RCB-205", "RCB-206", "RCB-207", "RCB-208", "RCB-602"}
    orders = {"RCB-304", "RCB-306", "RCB-307", "RCB-310", "RCB-GRE-4"}
    combat = {"RCB-801", "RCB-802", "RCB-803", "RCB-806", "RCB-901", "RCB-903", "RCB-911", "RCB-915", "RCB-1008"}
    effects = {"RCB-921", "RCB-931", "RCB-932", "RCB-934", "RCB-941", "RCB-951", "RCB-961", "RCB-971", "RCB-1101"}
    assert taught >= cards | orders | combat | effects
