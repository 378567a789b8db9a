"""A race against somebody, or against the book: its seat rolls a die, and red settles what the book leaves open."""

from collections.abc import Sequence
from typing import Any

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, Seat, SeatStep, Step
from littlewars.kernel.events import COUNT, EventKind
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.setup import Option, Setup, Value
from littlewars.kernel.sketch import Box, Line, Sketch
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import svg, tag, title
from tests.kernel.tiny.base import COLOURS, TinyGame, TinyState, ranked

ROUNDS, LEAST, MOST = 3, 1, 3
RED, BLUE = 0, 1
KINDS = [EventKind("gained", ("seat", "points"), COUNT)]
GAINED = 0
WORDS = {
    "en": {
        "seat-red": "Red",
        "seat-blue": "Blue",
        "option-opponent": "Opponent",
        "opponent-person": "Somebody",
        "opponent-book": "The book",
        "won-by-points": "More points were gained.",
    },
    "fr": {
        "seat-red": "Rouge",
        "seat-blue": "Bleu",
        "option-opponent": "Adversaire",
        "opponent-person": "Quelqu’un",
        "opponent-book": "Le livret",
        "won-by-points": "Il y a plus de points d’un côté.",
    },
}


class Race(TinyState):
    """The points of both seats, and whether the book plays the second."""

    def __init__(self, agenda: list[Step], actor: Seat, points: list[int], book: list[int]) -> None:
        super().__init__(agenda, actor)
        self.points, self.book = points, book

    def rows(self) -> dict[str, list[int]]:
        return {"points": self.points, "book": self.book}

    def clone(self) -> "Race":
        return Race(self.agenda[:], self.actor, self.points[:], self.book[:])

    def gain(self, seat: Seat, points: int) -> None:
        """Give a seat some points."""
        self.points[seat] += points
        self.tell(GAINED, seat, points)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        return Outcome(ranked(self.points), Message("won-by-points"), "SO-05")


class Turn(Step):
    """SO-01: the seats play in turn; the book plays its own."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def take(self, race: Race, choice: Choice) -> None:
        if self.left:
            ruled = self.seat == BLUE and race.book[0]
            race.then(Roll() if ruled else Gain(self.seat), Turn(1 - self.seat, self.left - 1))


class Gain(SeatStep):
    """SO-02: a seat takes one, two or three points."""

    def legal(self, race: Race) -> list[Choice]:
        return list(range(LEAST, MOST + 1))

    def take(self, race: Race, choice: Choice) -> None:
        race.gain(self.seat, choice)


class Roll(Step):
    """SO-03: the book gains what its die shows; a three leaves it open."""

    def actor(self, race: Race) -> Seat:
        return NATURE

    def legal(self, race: Race) -> list[Choice]:
        return list(range(LEAST, MOST + 1))

    def take(self, race: Race, choice: Choice) -> None:
        if choice == MOST:
            race.then(Settle(RED))
        else:
            race.gain(BLUE, choice)


class Settle(SeatStep):
    """SO-04: what is left open for the book, red chooses."""

    def legal(self, race: Race) -> list[Choice]:
        return [MOST - 1, MOST]

    def take(self, race: Race, choice: Choice) -> None:
        race.gain(BLUE, choice)


class SoloGame(TinyGame):
    """The race."""

    def __init__(self) -> None:
        super().__init__("solo", [Turn, Gain, Roll, Settle])

    def options(self) -> list[Option]:
        return [Option("opponent", ["person", "book"], "person")]

    def ruled(self, setup: Setup) -> list[Seat]:
        return [BLUE] if setup.text("opponent") == "book" else []

    def rule_opponent(self) -> dict[str, Value]:
        return {"opponent": "book"}

    def begin(self, setup: Setup) -> Race:
        return Race([Turn(RED, 2 * ROUNDS)], NOBODY, [0, 0], [len(self.ruled(setup))])

    def spell(self, race: Race, choice: Choice) -> str:
        return f"take {choice}"

    def view(self, race: Race, seat: Seat) -> str:
        return self.write(race)

    def kinds(self) -> list[EventKind]:
        return KINDS

    def sentence(self, race: Race, event: Event, seat: Seat) -> Message | None:
        return Message("plain", text=f"{COLOURS[event[1]]} +{event[2]}")

    def shown(self, event: Event) -> list[str]:
        return [f"points-{COLOURS[event[1]]}-{event[2]}"]

    def lexicon(self, language: str) -> dict[str, str]:
        return WORDS[language]

    def sketch(self, view: Any) -> Sketch:
        return Sketch([], [[Box("", [Line(Message("plain", text=str(view)))])]], [])

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        coins = "".join(
            tag("circle", title(colour), id=f"points-{colour}-{points}", cx=30 * points, cy=30 + 40 * seat, r=12)
            for seat, colour in enumerate(COLOURS[:2])
            for points in range(LEAST, MOST + 1)
        )
        return svg(120, 100, title("Race") + coins, "drawing")


GAME = SoloGame()
