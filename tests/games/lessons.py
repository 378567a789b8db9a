"""Lessons, gone through step by step."""

from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Value
from littlewars.rulebook.lessons import Lesson, read_lesson, scripted

Facts = dict[str, Value | list[str]]


def lesson_of(game: Game) -> Lesson:
    """Return the lesson of a game, which has one."""
    found = read_lesson(game)
    assert found is not None
    return found


def told_by(lesson: Lesson) -> list[Facts]:
    """Tell the facts at each step of a lesson, and at its end, where the game is over."""
    match, told = lesson.start(), []
    for number in range(len(lesson.steps)):
        told.append(lesson.game.facts(match.state))
        go_on(lesson, number, match)
    assert match.state.actor == NOBODY
    return [*told, lesson.game.facts(match.state)]


def go_on(lesson: Lesson, number: int, match: Match) -> None:
    """Do what a step wants, then what its script plays."""
    for text in lesson.steps[number].play[:1]:
        match.choose(lesson.seat, lesson.game.read(match.state, text))
    for choice in scripted(lesson, number, match):
        match.choose(match.state.actor, choice)


def follow(lesson: Lesson, steps: int, *otherwise: str) -> Match:
    """Go through the first steps of a lesson, then play something else."""
    match = lesson.start()
    for number in range(steps):
        go_on(lesson, number, match)
    for text in otherwise:
        match.choose(match.state.actor, lesson.game.read(match.state, text))
    return match
