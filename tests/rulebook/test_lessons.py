"""The scripted first games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError, LittleWarsError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.rulebook.lessons import GO_ON, Lesson, accepts, check_lesson, read_lesson, scripted
from littlewars.words import catalogue
from tests.games.lessons import lesson_of, told_by
from tests.rulebook.paper import packaged
from tests.rulebook.test_rules import CHAPTER, RULE
from tests.words.test_catalogues import FLAWS

LONGEST = 280  # letters of a step's text or hint
LESSONS = [lesson for game in GAMES if (lesson := read_lesson(game))]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.key)

HEAD = """
title = { en = "Four", fr = "Quatre" }
seat = "first"
position = '''
.......
.......
.......
.......
.......
xxoox.o
'''
"""
READ = """
[[step]]
text = { en = "Look.", fr = "Regardez." }
"""
DROP = """
[[step]]
text = { en = "Drop.", fr = "Jouez." }
hint = { en = "Not there.", fr = "Pas là." }
play = ["drop 4", "drop 5"]
then = ["drop 7"]
rules = ["C4-01"]
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Shelf":
    return Shelf(tmp_path, monkeypatch)


class Shelf:
    """Makes Connect Fours with a lesson of a test's own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch

    def game(self, lesson: str | bytes) -> Game:
        game = packaged(self.folder, self.monkeypatch, rules=CHAPTER + RULE.replace("PP-01", "C4-01"))
        text = lesson if isinstance(lesson, bytes) else lesson.encode()
        (self.folder / game.package / "lesson.toml").write_bytes(text)
        return game

    def lesson(self, text: str) -> Lesson:
        lesson = read_lesson(self.game(text))
        assert lesson is not None
        return lesson


def test_small_wars_has_a_lesson_of_ten_to_fourteen_steps() -> None:
    lesson = lesson_of(SMALL_WARS)
    assert 10 <= len(lesson.steps) <= 14
    assert lesson is read_lesson(SMALL_WARS), "read once"


@each_lesson
def test_every_lesson_is_sound(lesson: Lesson) -> None:
    assert check_lesson(lesson) == []


@each_lesson
def test_every_way_through_leads_to_the_end_and_the_learner_wins(lesson: Lesson) -> None:
    for match in every_way(lesson, lesson.start(), 0):
        outcome = match.state.outcome()
        assert outcome is not None
        assert outcome.winner() == lesson.seat


def every_way(lesson: Lesson, match: Match, number: int) -> Iterator[Match]:
    """Go through the lesson as the table does, with every accepted choice."""
    if number == len(lesson.steps):
        yield match
        return
    for text in lesson.steps[number].play or [""]:
        twin = lesson.start()
        for choice in match.choices:
            twin.choose(twin.state.actor, choice)
        if text:
            assert twin.state.actor == lesson.seat
            choice = lesson.game.read(twin.state, text)
            assert accepts(lesson, number, twin, choice)
            twin.choose(lesson.seat, choice)
        for choice in scripted(lesson, number, twin):
            twin.choose(twin.state.actor, choice)
        assert twin.state.actor != NATURE, "nobody would roll"
        yield from every_way(lesson, twin, number + 1)


@each_lesson
def test_every_text_is_there_in_both_languages_and_short(lesson: Lesson) -> None:
    assert all(lesson.title[language].strip() for language in LANGUAGES)
    for step in lesson.steps:
        for said in (step.text, step.hint):
            assert said.keys() == set(LANGUAGES)
            assert all(len(text) <= LONGEST for text in said.values())
            assert len({bool(text) for text in said.values()}) == 1
        assert all(step.text.values())
        assert not any(FLAWS.search(said["fr"]) or "'" in said["fr"] for said in (step.text, step.hint))


def test_small_wars_teaches_what_a_first_game_needs() -> None:
    lesson = lesson_of(SMALL_WARS)
    taught = {rule for step in lesson.steps for rule in step.rules}
    assert taught >= {"SW-22", "SW-31", "SW-32", "SW-41", "SW-46", "SW-62", "SW-66", "SW-68", "SW-83", "SW-91", "SW-92"}


def test_the_scores_the_lesson_tells_are_those_of_the_table() -> None:
    """The texts speak of 7 to 5, 6 to 7 and 8 to 7, of hit points and actions: so must the position."""
    told = told_by(lesson_of(SMALL_WARS))
    for number, score in ((0, (5, 7)), (8, (6, 7)), (13, (8, 7))):
        assert (told[number]["vp.yellow"], told[number]["vp.red"]) == score
    assert told[2]["actions_left"] == 2
    bound, free = told[6]["moves"], told[7]["moves"]
    assert isinstance(bound, list)
    assert isinstance(free, list)
    assert "a3" not in bound  # SW-46
    assert "a3" in free  # SW-47
    assert (told[7]["J2.life"], told[7]["actions_left"]) == (1, 1)
    assert told[11]["R3.life"] == 2


def test_a_lesson_of_ones_own_is_read_and_played(shelf: Shelf) -> None:
    lesson = shelf.lesson(HEAD + READ + DROP)
    assert check_lesson(lesson) == []
    assert (lesson.seat, lesson.setup, lesson.title["fr"]) == (0, {}, "Quatre")
    match = lesson.start()
    before = match.state.key()
    assert [choice for choice in (GO_ON, 3, 4, 5) if accepts(lesson, 0, match, choice)] == [GO_ON]
    assert [choice for choice in (GO_ON, 3, 4, 5) if accepts(lesson, 1, match, choice)] == [3, 4]
    assert scripted(lesson, 0, match) == []
    assert match.state.key() == before
    match.choose(0, 4)
    assert not accepts(lesson, 1, match, 4), "it is not the learner's turn"
    before = match.state.key()
    assert scripted(lesson, 1, match) == [6]
    assert (match.state.key(), match.choices) == (before, [4])


def test_whatever_brings_about_what_a_step_expects_will_do(shelf: Shelf) -> None:
    """Red drops anywhere but in the last column: it is the script's."""
    lesson = shelf.lesson(HEAD + DROP + 'expect = { "column.7" = "o" }')
    assert check_lesson(lesson) == []
    match = lesson.start()
    before = match.state.key()
    assert [choice for choice in range(-1, 9) if accepts(lesson, 0, match, choice)] == [0, 1, 2, 3, 4, 5]
    assert match.state.key() == before
    match.choose(0, 0)
    assert not accepts(lesson, 0, match, 1), "it is not the learner's turn"


def test_what_a_step_expects_is_held_against_its_choices_and_its_script(shelf: Shelf) -> None:
    beside = shelf.lesson(HEAD + DROP + 'expect = { "column.4" = "ox" }')
    assert [(flaw.key, flaw.arguments["choice"]) for flaw in check_lesson(beside)] == [("lessons-unexpected", "drop 5")]
    rows = "\n".join([".......", *["......" + disc for disc in "oxox"], "xxoox.o"])
    anywhere = shelf.lesson(HEAD[: HEAD.index("...")] + rows + "\n'''\n" + DROP + "expect = { discs = 11 }")
    [flaw] = check_lesson(anywhere)  # the learner may fill the column that the script needs
    assert (flaw.key, flaw.arguments["key"], flaw.arguments["choice"]) == ("lessons-no-choice", "then", "drop 7")


def test_a_script_that_cannot_be_played_is_a_sentence(shelf: Shelf) -> None:
    lesson = shelf.lesson(HEAD + DROP.replace('"drop 7"', '"drop 9"'))
    match = lesson.start()
    match.choose(0, 3)
    with pytest.raises(LittleWarsError):
        scripted(lesson, 0, match)
    assert match.choices == [3]


def test_a_game_without_a_lesson_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_lesson(packaged(tmp_path, monkeypatch)) is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HEAD + DROP.replace("drop 5", "fly 5"), ["step 1", "play", "fly 5"]),
        (HEAD + DROP.replace("drop 4", "drop 8"), ["step 1", "play", "drop 8"]),
        (HEAD + DROP.replace("drop 7", "drop 8"), ["step 1", "then", "drop 8"]),
        (HEAD + DROP.replace("drop 7", "fly"), ["step 1", "then", "fly"]),
        (HEAD + DROP.replace('"drop 7"', '"drop 7", "drop 1"'), ["step 1", "then", "drop 1", "learner"]),
        (HEAD.replace("first", "second") + DROP, ["step 1", "play", "drop 4"]),
        (HEAD + READ + READ.replace("Look", "Wait") + 'then = ["drop 8"]', ["step 2", "then", "drop 8"]),
        (HEAD + DROP.replace("C4-01", "C4-99"), ["step 1", "rules", "C4-99"]),
        (HEAD + "".join(line for line in DROP.splitlines(True) if "hint" not in line), ["step 1", "hint", "drop 1"]),
        (HEAD.replace("xxoox.o", "xxoox.z") + DROP, ["cannot start"]),
        (HEAD.replace("xxoox.o", "xxxxooo") + DROP, ["step 1", "drop 4", "over"]),
    ],
)
def test_a_lesson_that_does_not_hold_is_told(text: str, told: list[str], shelf: Shelf) -> None:
    lesson = shelf.lesson(text)
    sentences = [catalogue("en", SMALL_WARS).say(message) for message in check_lesson(lesson)]
    assert any(all(word in sentence for word in ["lesson.toml", *told]) for sentence in sentences), sentences


def test_the_first_flaw_of_a_step_does_not_hide_the_others(shelf: Shelf) -> None:
    """Nobody gets past a first choice that fails; another one that fails stops nothing."""
    first = HEAD + DROP.replace("drop 4", "drop 8") + DROP.replace("drop 7", "drop 9")
    second = HEAD + DROP.replace("drop 5", "drop 8") + DROP.replace("drop 7", "drop 9")
    assert [message.arguments["step"] for message in check_lesson(shelf.lesson(first))] == [1]
    assert [message.arguments["step"] for message in check_lesson(shelf.lesson(second))] == [1, 2, 2]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = 3\n" + READ, ["title"]),
        (HEAD, ["step"]),
        ("step = []\n" + HEAD, ["step"]),
        (HEAD + "[step]\n", ["step"]),
        (HEAD + READ + "plya = []", ["step[1]", "plya"]),
        (HEAD + READ.replace(', fr = "Regardez."', ""), ["step[1].text", "fr"]),
        (HEAD + READ.replace("text", "hint"), ["step[1]", "text"]),
        (HEAD + READ + 'play = "drop 1"', ["step[1]", "play"]),
        (HEAD + READ + "then = [1]", ["step[1]", "then"]),
        (HEAD + READ + "expect = { discs = 1 }", ["step[1]", "play"]),
        (HEAD + DROP + "expect = 1", ["step[1]", "expect"]),
        (HEAD.replace('seat = "first"', "") + READ, ["seat"]),
        (HEAD.replace("first", "third") + READ, ["seat", "first, second"]),
        (HEAD + 'setup = "none"\n' + READ, ["setup"]),
        (HEAD + "setup = { colour = 3 }\n" + READ, ["cannot start", "colour"]),
        (HEAD + 'sitting = "first"\n' + READ, ["sitting"]),
        ("[[step", ["TOML"]),
        (b"\xff", ["UTF-8"]),
    ],
)
def test_a_broken_file_is_a_sentence(text: str | bytes, told: list[str], shelf: Shelf) -> None:
    with pytest.raises(ContentError) as caught:
        read_lesson(shelf.game(text))
    for language in LANGUAGES:
        sentence = catalogue(language).say(caught.value.message)
        assert "lesson.toml" in sentence
        assert language == "fr" or all(word in sentence for word in told), sentence
