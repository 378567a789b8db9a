"""Scripted first games: a position, and what the learner and the script play from there. See docs/lessons.md."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from littlewars.kernel.agenda import Choice
from littlewars.kernel.content import LANGUAGES, Table, read_toml
from littlewars.kernel.errors import ContentError, LittleWarsError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.rulebook.examples import read_next
from littlewars.rulebook.rules import read_rules

FILE: Final = "lesson.toml"
GO_ON: Final = -1  # what a learner "chooses" where there is only something to read


@dataclass(frozen=True)
class LessonStep:
    """What the learner reads, what goes on from there, and what the script plays after it."""

    text: dict[str, str]
    hint: dict[str, str]  # said when another legal choice is made; empty texts when there is no other
    play: list[str]  # any of these goes on; empty: the learner only reads
    expect: dict[str, Value | list[str]]  # facts: any choice that brings all of them about goes on as well
    then: list[str]
    rules: list[str]


@dataclass(frozen=True)
class Lesson:
    """A game's lesson: where it starts, who learns, and its steps."""

    game: Game
    title: dict[str, str]
    seat: int
    setup: dict[str, Value]
    position: str
    steps: list[LessonStep]

    def start(self) -> Match:
        """Lay out the lesson's first position."""
        return Match(self.game, self.game.setup(self.setup), self.position)


@cache
def read_lesson(game: Game) -> Lesson | None:
    """Read a game's lesson, once; None when it has none."""
    path = files(game.package) / FILE
    if not path.is_file():
        return None
    table = Table(FILE, "", read_toml(path))
    title, seat = table.texts("title"), table.text("seat")
    setup = table.values["setup"] if table.has("setup") else {}
    position = table.text("position").strip() if table.has("position") else ""
    steps = [_read_step(step) for step in table.inner("step")]
    table.close()
    if not isinstance(setup, dict):
        raise table.wrong("setup", "table")
    if not steps:
        raise table.wrong("step", "list of tables")
    seats = _seats(game, setup)
    if seat not in seats:
        raise table.wrong("seat", ", ".join(seats))
    return Lesson(game, title, seats.index(seat), setup, position, steps)


def _read_step(table: Table) -> LessonStep:
    step = LessonStep(
        text=table.texts("text"),
        hint=table.texts("hint") if table.has("hint") else dict.fromkeys(LANGUAGES, ""),
        play=table.words("play") if table.has("play") or table.has("expect") else [],
        expect=_read_facts(table) if table.has("expect") else {},
        then=table.words("then") if table.has("then") else [],
        rules=table.words("rules") if table.has("rules") else [],
    )
    table.close()
    return step


def _read_facts(table: Table) -> dict[str, Value | list[str]]:
    facts = table.values["expect"]
    if not isinstance(facts, dict):
        raise table.wrong("expect", "table")
    return facts


def _seats(game: Game, setup: dict[str, Value]) -> list[str]:
    try:
        return game.seats(game.setup(setup))
    except LittleWarsError as error:
        raise ContentError(Message("lessons-no-start", file=FILE, why=error.message)) from None


def accepts(lesson: Lesson, step: int, match: Match, choice: Choice) -> bool:
    """Tell whether the learner's choice goes on with the lesson; where one only reads, `GO_ON` does."""
    wanted = lesson.steps[step].play
    if not wanted or match.state.actor != lesson.seat:
        return not wanted and choice == GO_ON
    return any(choice in _read(match, text) for text in wanted) or _brings(lesson, step, match, choice)


def _read(match: Match, text: str) -> list[Choice]:
    """Read a choice; none when the text means none."""
    try:
        return [read_next(match, text)]
    except LittleWarsError:
        return []


def _brings(lesson: Lesson, step: int, match: Match, choice: Choice) -> bool:
    """Tell whether a choice brings about what the step expects."""
    expected = lesson.steps[step].expect
    if not expected or not match.state.allows(choice):
        return False
    twin = match.state.clone()
    twin.apply(choice)
    return expected.items() <= lesson.game.facts(twin).items()


def scripted(lesson: Lesson, step: int, match: Match) -> list[Choice]:
    """List what the script plays once the learner has made the choice of that step; the match stays as it is."""
    twin = match.twin(len(match.choices))
    for text in lesson.steps[step].then:
        twin.choose(twin.state.actor, read_next(twin, text))
    return twin.choices[len(match.choices) :]


def check_lesson(lesson: Lesson) -> list[Message]:
    """Play the lesson as its script says, and tell what does not hold; nothing when it is sound.

    Every accepted choice that the game lists is played to the end of its step; the first one is followed on.
    """
    flaws = _unknown_rules(lesson)
    try:
        match = lesson.start()
    except LittleWarsError as error:
        return [*flaws, Message("lessons-no-start", file=FILE, why=error.message)]
    for number, step in enumerate(lesson.steps, 1):
        flaws += _missing_hint(lesson, number, match)
        flaws += _unexpected(lesson, number, match)
        accepted: list[str | None] = [*step.play, *_others(lesson, number, match)] or [None]
        tried = [_play_step(lesson, number, match, choice) for choice in accepted]
        flaws += [found for found in tried if isinstance(found, Message)]
        if isinstance(tried[0], Message):
            return flaws  # nobody gets any further
        match = tried[0]
    return flaws


def _unknown_rules(lesson: Lesson) -> list[Message]:
    known = read_rules(lesson.game).rules
    return [
        Message("lessons-unknown-rule", file=FILE, step=number, rule=rule)
        for number, step in enumerate(lesson.steps, 1)
        for rule in step.rules
        if rule not in known
    ]


def _missing_hint(lesson: Lesson, number: int, match: Match) -> list[Message]:
    """Miss the hint where the learner may choose something the script does not want."""
    step = lesson.steps[number - 1]
    if not step.play or match.state.actor != lesson.seat:
        return []
    others = [choice for choice in match.state.legal() if not accepts(lesson, number - 1, match, choice)]
    if not others or all(step.hint.values()):
        return []
    return [Message("lessons-no-hint", file=FILE, step=number, choice=match.game.spell(match.state, others[0]))]


def _unexpected(lesson: Lesson, number: int, match: Match) -> list[Message]:
    """Find fault with choices of a step that do not bring about what it expects."""
    step = lesson.steps[number - 1]
    return [
        Message("lessons-unexpected", file=FILE, step=number, choice=text)
        for text in step.play
        for choice in _read(match, text)
        if step.expect and match.state.allows(choice) and not _brings(lesson, number - 1, match, choice)
    ]


def _others(lesson: Lesson, number: int, match: Match) -> list[str]:
    """List the choices that are accepted only because they bring about what a step expects."""
    if match.state.actor != lesson.seat or not lesson.steps[number - 1].expect:
        return []
    found = [choice for choice in match.state.legal() if _brings(lesson, number - 1, match, choice)]
    return [lesson.game.spell(match.state, choice) for choice in found]


def _play_step(lesson: Lesson, number: int, match: Match, choice: str | None) -> Match | Message:
    """Play one accepted choice of a step, none where one only reads, then the script; or tell what cannot be played."""
    twin = match.twin(len(match.choices))
    script = [("then", text) for text in lesson.steps[number - 1].then]
    for key, text in [("play", choice), *script] if choice is not None else script:
        actor = lesson.seat if key == "play" else twin.state.actor
        if key == "then" and actor == lesson.seat:
            return Message("lessons-not-the-script", file=FILE, step=number, choice=text)
        try:
            twin.choose(actor, read_next(twin, text))
        except LittleWarsError as error:
            return Message("lessons-no-choice", file=FILE, step=number, key=key, choice=text, why=error.message)
    return twin
