"""A match as the log of its entries: rebuilt, asked, and added to."""

from random import SystemRandom

import msgspec

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, Seat, State
from littlewars.kernel.dealer import Dealer, SeededDealer
from littlewars.kernel.errors import ChoiceError, GameOver, IllegalChoice, NotYourTurn
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.players.levels import SERGEANT
from littlewars.rulebook.lessons import GO_ON, Lesson, accepts, read_lesson, scripted
from littlewars.table.seating import asked_seats
from littlewars.table.store import Entry, SeatRow, Stored
from littlewars.table.terms import DAY, HUMAN_DEALER, Terms

CHOICE = "choice"
REWIND = "rewind"  # its value: the number of choices that stay
RESIGN = "resign"
TIME = "time"  # its seat let the days of a move run out
ENDS, HANDED_OVER = 0, 1  # the value of both: the game is over, or a computer plays the seat from now on
STAND_IN = SERGEANT  # the computer that does
READ = "read"  # a page of a lesson


def system_dealer() -> Dealer:
    """Deal by the system's own randomness, which nobody can repeat or foresee."""
    dealer = SeededDealer()
    dealer.rng = SystemRandom()
    return dealer


class LiveMatch:
    """A match at a web table: its position is a cache of its entries."""

    def __init__(self, stored: Stored, game: Game, dealer: Dealer | None = None) -> None:
        row = stored.match
        self.id: str = row.id
        self.game: Game = game
        self.seats: list[SeatRow] = stored.seats[:]
        self.terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        self.lesson: Lesson | None = read_lesson(game) if self.terms.way == "lesson" else None
        self.match: Match = Match(game, game.setup(msgspec.json.decode(row.setup)), row.position)
        self.dealer: Dealer = dealer or system_dealer()
        self.counts: list[int] = [0]  # choices made, by version
        self.moves: dict[str, int] = {}  # versions by move id
        self.ended: Entry | None = None  # the entry that ended it before the rules did
        self.last: Entry | None = None
        self.touched: float = row.created  # when the last entry was made
        self.read: int = 0  # pages of a lesson
        for entry in stored.entries:
            self.admit(entry)

    # -- what is

    @property
    def version(self) -> int:
        """Return how many entries there are."""
        return len(self.counts) - 1

    @property
    def state(self) -> State:
        """Return the position."""
        return self.match.state

    def acting(self) -> Seat:
        """Return the seat that must choose; nobody when the game is over."""
        return NOBODY if self.ended else self.match.state.actor

    def outcome(self) -> Outcome | None:
        """Return how the game ended, by its rules or before."""
        if self.ended is None:
            return self.match.state.outcome()
        loser = self.ended.seat
        others = [seat for seat in range(len(self.seats)) if seat != loser]
        name = self.match.name(loser)
        why = Message("table-resigned" if self.ended.what == RESIGN else "table-out-of-time", seat=name)
        return Outcome([others, [loser]], why, "")

    def clock(self, now: float) -> float | None:
        """Return the seconds left for the move; None without a limit."""
        if not self.terms.days or self.acting() < 0:
            return None
        return self.touched + self.terms.days * DAY - now

    def deals_itself(self) -> bool:
        """Tell whether the table rolls the dice."""
        return self.terms.dealer != HUMAN_DEALER

    def step(self) -> int:
        """Return which step of the lesson is next."""
        seat = self.lesson.seat if self.lesson else NOBODY
        return self.read + self.match.actors.count(seat)

    def lesson_over(self) -> bool:
        """Tell whether the lesson has been gone through."""
        return self.lesson is not None and self.step() >= len(self.lesson.steps)

    def teaches(self, choice: Choice) -> bool:
        """Tell whether a choice is what the lesson is about now; without a lesson, every choice is."""
        return self.lesson is None or accepts(self.lesson, self.step(), self.match, choice)

    def hint(self, language: str) -> Message:
        """Say what the lesson is about now, to somebody who chose something else."""
        assert self.lesson is not None
        return Message("table-lesson-hint", hint=self.lesson.steps[self.step()].hint.get(language, ""))

    def takeback_point(self, seat: Seat) -> int | None:
        """Return where a take-back leads: before the seat's last choice, whatever came after."""
        actors = self.match.actors
        own = [number for number, actor in enumerate(actors) if actor == seat]
        return own[-1] if own and not self.lesson else None

    def last_turn(self) -> list[Event]:
        """List what happened since somebody else chose; where nobody else can, since the last choice."""
        actors = self.match.actors
        last = next((actor for actor in reversed(actors) if actor != NATURE), NATURE)
        alone = asked_seats(self.seats) == [last]
        start = len(actors)
        while start > 0 and actors[start - 1] in (NATURE, last):
            start -= 1
            if alone and actors[start] == last:
                break
        while start < len(actors) and actors[start] == NATURE != last:  # rolled for whoever chose before
            start += 1
        return [event for heard in self.match.events[start + 1 :] for event in heard]

    # -- what comes

    def admit(self, entry: Entry) -> None:
        """Carry out an entry that is written down."""
        if entry.what == CHOICE:
            self.match.choose(entry.seat, entry.value)
        elif entry.what == REWIND:
            self.match.rewind(entry.value)
        elif entry.what == READ:
            self.read += 1
        elif is_handed_over(entry):
            self.seats[entry.seat] = stand_in(entry.seat)
        else:
            self.ended = entry
        if entry.move_id:
            self.moves[entry.move_id] = entry.version
        self.last, self.touched = entry, entry.time
        self.counts.append(len(self.match.choices))

    def entry(self, seat: Seat, what: str, value: int, move_id: str | None, now: float, ahead: int = 0) -> Entry:
        """Make the next entry, or one a little further on."""
        return Entry(self.version + 1 + ahead, seat, move_id, what, value, now, self.game.version)

    def give_up(self, seat: Seat, what: str, move_id: str, now: float) -> Entry:
        """Return the entry of a seat that resigned, or let the time run out."""
        return self.entry(seat, what, HANDED_OVER if self.goes_on_without(seat) else ENDS, move_id, now)

    def goes_on_without(self, seat: Seat) -> bool:
        """Tell whether the others play on when a seat is given up: two are left at least, and one is a person."""
        others = [self.seats[other] for other in asked_seats(self.seats) if other != seat]
        return len(others) > 1 and any(row.kind == "person" for row in others)

    def voice(self, seats: list[Seat]) -> Seat:
        """Return which of these seats speaks: the one that must choose, else the first."""
        return self.acting() if self.acting() in seats else seats[0]

    def choose(self, seat: Seat, choice: Choice, move_id: str | None, now: float) -> list[Entry]:
        """Return the entries a choice makes, with what chance or a lesson's script adds; or raise a `ChoiceError`."""
        if self.lesson:  # its last page may come after the game's end
            return self._learn(self.lesson, choice, move_id, now)
        if self.acting() == NOBODY:
            raise GameOver(Message("choice-game-over"))
        if seat != self.acting():
            name = self.match.name
            raise NotYourTurn(Message("choice-not-your-turn", seat=name(seat), actor=name(self.acting())))
        self._check(choice)
        made = [self.entry(seat, CHOICE, choice, move_id, now)]
        twin = self.state.clone()
        twin.apply(choice)
        return made + self.chance(twin, now, 1)

    def chance(self, twin: State, now: float, ahead: int = 0) -> list[Entry]:
        """Return what the dealer does in a position, which is played on."""
        made: list[Entry] = []
        while twin.actor == NATURE and self.deals_itself() and not self.lesson:
            number = len(self.match.choices) + ahead + len(made)
            choice = self.dealer.deal(twin, number)
            made.append(self.entry(NATURE, CHOICE, choice, None, now, ahead + len(made)))
            twin.apply(choice)
        return made

    def _check(self, choice: Choice) -> None:
        refusal = self.state.refusal(choice)
        if refusal is not None:
            raise IllegalChoice(refusal_message(refusal), refusal)

    def _learn(self, lesson: Lesson, choice: Choice, move_id: str | None, now: float) -> list[Entry]:
        if self.lesson_over():
            raise GameOver(Message("table-lesson-over"))
        number = self.step()
        step = lesson.steps[number]
        if not step.play:
            made = [self.entry(lesson.seat, READ, number, move_id, now)]
        else:
            if choice == GO_ON:
                raise NotALessonStep(Message("table-lesson-choose"))
            self._check(choice)
            if not self.teaches(choice):
                raise NotALessonStep(Message("table-lesson-choose"))
            made = [self.entry(lesson.seat, CHOICE, choice, move_id, now)]
        twin = self.match.twin(len(self.match.choices))
        for entry in made:
            if entry.what == CHOICE:
                twin.choose(entry.seat, entry.value)
        for chosen in scripted(lesson, number, twin):
            made.append(self.entry(twin.state.actor, CHOICE, chosen, None, now, len(made)))
            twin.choose(twin.state.actor, chosen)
        return made


def is_handed_over(entry: Entry) -> bool:
    """Tell whether an entry leaves its seat to a computer."""
    return entry.what in (RESIGN, TIME) and entry.value == HANDED_OVER


def stand_in(seat: Seat) -> SeatRow:
    """Seat the computer that plays on for somebody who left."""
    return SeatRow(seat, "computer", b"", STAND_IN)


class NotALessonStep(ChoiceError):
    """A choice that is sound, but not what the lesson is about."""


def refusal_message(refusal: Refusal) -> Message:
    """Say why not, as a sentence."""
    return Message("table-refused", reason=refusal.reason)
