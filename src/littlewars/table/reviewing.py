"""A match looked at again: winning chances choice by choice, turning points, and what was luck and what was skill."""

from collections.abc import Iterator
from time import perf_counter

from msgspec import Struct

from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, Choice, Seat, State
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.players import outlook
from littlewars.players.advice import WHOLE
from littlewars.players.review import judge
from littlewars.table.replay import positions
from littlewars.words import Catalogue

WORK = 120_000  # iterations for a whole match
LEAST, MOST = 60, 1000  # for one of its choices
TURN_OF_WORK = 0.4  # seconds a worker judges without a break: computer players wait for it
AT_ONCE = 200  # choices sent to a worker
MISTAKES, STROKES = 4, 3  # turning points at most: choices, and rolls
WORTH_TELLING = 30  # thousandths: a smaller swing is no turning point
FAIR, BAD = 20, 80  # thousandths missed: from there on a choice is so-so, or bad; less is within the estimate's error


class Point(Struct):
    """One choice of a match, nature's too, in thousandths; nothing is known of one that was the only one."""

    actor: Seat
    judged: bool = False
    before: int = 0  # the viewer's winning chances
    after: int = 0
    best: Choice = 0  # what the actor should have chosen
    missed: int = 0  # of the actor's own chances

    def swing(self) -> int:
        """Tell what a roll did to the viewer's chances, or what a choice did to those of whoever made it."""
        return self.after - self.before if self.actor == NATURE else -self.missed

    def mirrored(self) -> "Point":
        """Return the same with the eyes of the other of two seats."""
        return Point(self.actor, self.judged, WHOLE - self.before, WHOLE - self.after, self.best, self.missed)


# -- judging


def iterations(count: int, work: int = WORK) -> int:
    """Tell how long to think about each of so many choices: no review takes much longer than another."""
    return max(LEAST, min(MOST, work // max(1, count)))


def judged(
    game: Game, state: State, choices: list[Choice], first: int, viewer: Seat, iterations: int
) -> Iterator[Point]:
    """Judge choices, the first of which has that number, while the position is played on by them.

    Each is judged by itself and has its own seed, so that it does not matter who judges how many of them.
    """
    for number, choice in enumerate(choices, first):
        point = Point(state.actor)
        if state.legal() != [choice]:
            found = judge(game, state, viewer, choice, iterations, number)
            point = Point(found.actor, True, found.before, found.after, found.best, found.missed)
        state.apply(choice)
        yield point


def judge_some(
    game: str,
    setup: dict[str, Value],
    position: str,
    choices: list[Choice],
    first: int,
    viewer: Seat,
    iterations: int,
    seconds: float = TURN_OF_WORK,
) -> tuple[list[Point], str]:
    """Judge as many choices as there is time for, one at least, in a worker process; return the position reached."""
    played, until, points = find(game), perf_counter() + seconds, list[Point]()
    state = played.parse(position, played.setup(setup))
    state.settle()
    for point in judged(played, state, choices, first, viewer, iterations):
        points.append(point)
        if perf_counter() >= until:
            break
    return points, played.write(state)


# -- what was found


def chances(points: list[Point], end: int | None = None) -> list[int]:
    """Return the viewer's chances in each position, from before the first choice on.

    A position is known twice, after the choice that led there and before the next: the mean counts. Where nobody had a
    choice it is worth what the next one is. `end` is the last one's, where the rules know it.
    """
    found: list[int | None] = []
    for number in range(len(points) + 1):
        told = [points[number - 1].after] if number > 0 and points[number - 1].judged else []
        told += [points[number].before] if number < len(points) and points[number].judged else []
        found.append(sum(told) // len(told) if told else None)
    if end is not None:
        found[-1] = end
    last = next((value for value in reversed(found) if value is not None), WHOLE // 2)
    filled = []
    for value in reversed(found):
        last = last if value is None else value
        filled.append(last)
    return filled[::-1]


def end_of(match: Match, viewer: Seat) -> int | None:
    """Tell a seat's chances once the rules have ended the game; None before."""
    if match.state.outcome() is None:
        return None
    return round(WHOLE * outlook.chances(match.game, match.state)[viewer])


def turning_points(points: list[Point]) -> list[int]:
    """List the numbers of the choices that changed most, in the order of play: the worst mistakes, the largest luck."""
    swings = [(-abs(point.swing()), number) for number, point in enumerate(points) if point.judged]
    large = sorted(swing for swing in swings if -swing[0] >= WORTH_TELLING)
    rolls = [number for _, number in large if points[number].actor == NATURE]
    mistakes = [number for _, number in large if points[number].actor != NATURE]
    return sorted(mistakes[:MISTAKES] + rolls[:STROKES])


class Account(Struct):
    """What a match was to a seat, in thousandths of winning chances."""

    seat: Seat
    luck: int | None = None  # what the rolls gave; None where that is not known
    lost: int = 0  # by its own choices
    good: int = 0
    fair: int = 0
    bad: int = 0

    def chose(self, missed: int) -> None:
        """Add a choice."""
        if missed < FAIR:
            self.good += 1
            return
        self.lost += missed
        if missed < BAD:
            self.fair += 1
        else:
            self.bad += 1


def accounts(points: list[Point], viewer: Seat, seats: int) -> list[Account]:
    """Sum a match up for each seat. Among more than two, only the viewer's luck is known."""
    summed = [Account(seat) for seat in range(seats)]
    rolls = [point.swing() for point in points if point.judged and point.actor == NATURE]
    if rolls:
        summed[viewer].luck = sum(rolls)
        if seats == 2:
            summed[1 - viewer].luck = -sum(rolls)
    for point in points:
        if point.judged and point.actor != NATURE:
            summed[point.actor].chose(point.missed)
    return summed


# -- in words


class Turn(Struct):
    """A turning point in words."""

    number: int  # of the choice, from 0: it leads to the position with the next number
    seat: Seat  # who chose
    who: str
    swing: int
    asked: str  # the question; empty for a roll
    made: str  # what was chosen, or what chance did
    better: str  # what should have been chosen; empty for a roll


def tell_turns(match: Match, points: list[Point], viewer: Seat, words: Catalogue) -> list[Turn]:
    """Tell the turning points of a match as the viewer heard them."""
    game, told, wanted = match.game, list[Turn](), turning_points(points)
    for twin in positions(match, match.choices[: len(points)]):
        number, state = len(twin.choices), twin.state
        if told and told[-1].number == number - 1 and told[-1].seat == NATURE:
            told[-1].made = _heard(twin, viewer, words) or told[-1].made
        if number in wanted:
            point, roll = points[number], points[number].actor == NATURE
            told.append(
                Turn(
                    number=number,
                    seat=point.actor,
                    who=words.say(twin.name(point.actor)),
                    swing=point.swing(),
                    asked="" if roll else words.say(state.prompt().message),
                    made=words.say(game.describe(state, match.choices[number])),
                    better="" if roll else words.say(game.describe(state, point.best)),
                )
            )
    return told


def _heard(twin: Match, viewer: Seat, words: Catalogue) -> str:
    """Tell what the last choice brought; nothing when there is nothing to tell."""
    sentences = [twin.game.sentence(twin.state, event, viewer) for event in twin.heard(twin.events[-1], viewer)]
    return " ".join(words.say(sentence) for sentence in sentences if sentence is not None)


def tell_account(account: Account, match: Match) -> list[Message]:
    """Say what luck and a seat's own choices did."""
    seat, lost = match.name(account.seat), percent(account.lost)
    choices = Message("review-choices", good=account.good, fair=account.fair, bad=account.bad)
    if account.luck is None:
        return [Message("review-account", seat=seat, lost=lost), choices]
    luck = percent(account.luck)
    if luck == 0:
        return [Message("review-account-even", seat=seat, lost=lost), choices]
    if luck > 0:
        return [Message("review-account-gave", seat=seat, luck=luck, lost=lost), choices]
    return [Message("review-account-took", seat=seat, luck=-luck, lost=lost), choices]


def tell_swing(turn: Turn, viewer: Message) -> Message:
    """Say what a turning point was worth, and to whom."""
    if turn.seat != NATURE:
        return Message("review-cost", points=percent(-turn.swing))
    return Message("review-gave" if turn.swing > 0 else "review-took", seat=viewer, points=percent(abs(turn.swing)))


def percent(thousandths: int) -> int:
    """Round to whole percents, halves away from nothing."""
    return (abs(thousandths) + 5) // 10 * (1 if thousandths >= 0 else -1)
