"""Twelve pebbles: take one, two or three; whoever takes the last one wins."""

import re
from collections.abc import Sequence

from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat, SeatStep, State, Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.events import COUNT, EventKind
from littlewars.kernel.game import Game
from littlewars.kernel.notation import read_agenda, write_agenda
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup, Value
from littlewars.kernel.sketch import Line, Sketch
from littlewars.kernel.words import Message, Say

PEBBLES = 12
MOST = 3  # pebbles taken in a turn
SEATS = ["first", "second"]
NAMES = {"seat": SEATS}
TAKEN = 0  # the only kind of event


class Heap(State):
    """The pebbles left, and who took the last ones."""

    def __init__(self, agenda: list[Step], actor: Seat, left: int, last: Seat) -> None:
        super().__init__(agenda, actor)
        self.left: int = left
        self.last: Seat = last

    def clone(self) -> "Heap":
        return Heap(self.agenda[:], self.actor, self.left, self.last)

    def table(self) -> tuple[int, ...]:
        return (self.left, self.last)

    def outcome(self) -> Outcome | None:
        """PB-03: whoever takes the last pebble wins."""
        if self.agenda:
            return None
        return Outcome([[self.last], [1 - self.last]], Message("won-by-last-pebble"), "PB-03")


class Take(SeatStep):
    """PB-01, PB-02: the players take one, two or three pebbles in turn, never more than there are."""

    def legal(self, heap: Heap) -> list[Choice]:
        return list(range(1, min(MOST, heap.left) + 1))

    def objection(self, heap: Heap, count: Choice) -> Refusal:
        if 1 <= count <= MOST:
            return Refusal("PB-02", Message("refused-not-enough", left=heap.left))
        return Refusal("PB-01", Message("refused-count", most=MOST))

    def prompt(self, heap: Heap) -> Prompt:
        return Prompt(Message("prompt-take", left=heap.left))

    def take(self, heap: Heap, count: Choice) -> None:
        heap.left -= count
        heap.last = self.seat
        heap.tell(TAKEN, self.seat, count, heap.left)
        if heap.left > 0:
            heap.then(Take(1 - self.seat))


STEPS: dict[str, type[Step]] = {"Take": Take}


class Pebbles(Game):
    """The game of Nim, with one heap."""

    def __init__(self) -> None:
        super().__init__("pebbles", 1, "pebbles", {"en": "Pebbles", "fr": "Cailloux"})

    def seats(self, setup: Setup) -> list[str]:
        return SEATS

    def begin(self, setup: Setup) -> Heap:
        return Heap([Take(0)], NOBODY, PEBBLES, 1)

    def spell(self, heap: Heap, choice: Choice) -> str:
        return f"take {choice}"

    def read(self, heap: Heap, text: str) -> Choice:
        found = re.fullmatch(r"\s*take\s+(\d{1,9})\s*", text)
        if found is None:
            raise NotationError(Message("notation-no-choice", text=text))
        return int(found[1])

    def write(self, heap: Heap) -> str:
        return f"{heap.left} left, {SEATS[heap.last]} took last\n{write_agenda(heap.agenda, NAMES)}"

    def parse(self, text: str, setup: Setup) -> Heap:
        found = re.fullmatch(r"\s*(\d{1,9}) left, (first|second) took last\n([^\n]*)\n?", text)
        if found is None:
            raise NotationError(Message("notation-pebbles"))
        return Heap(read_agenda(found[3], STEPS, NAMES), NOBODY, int(found[1]), SEATS.index(found[2]))

    def facts(self, heap: Heap) -> dict[str, Value | list[str]]:
        return {"pebbles": heap.left}

    def view(self, heap: Heap, seat: Seat) -> int:
        return heap.left

    def describe(self, heap: Heap, choice: Choice) -> Message:
        return Message("choice-take", count=choice)

    def kinds(self) -> list[EventKind]:
        return [EventKind("taken", ("seat", "count", "left"), COUNT)]

    def sentence(self, heap: Heap, event: Event, seat: Seat) -> Message | None:
        return Message("event-taken", seat=Message("seat-" + SEATS[event[1]]), count=event[2], left=event[3])

    def sketch(self, view: int) -> Sketch:
        return Sketch([Line(Message("sketch-pebbles", row="o " * view))], [], [])

    def draw(self, view: int, events: Sequence[Event], say: Say) -> str:
        pebbles = "".join(f'<circle id="pebble-{i + 1}" cx="{20 + 40 * i}" cy="20" r="16"/>' for i in range(view))
        title = f"<title>{say(Message('drawing-pebbles', left=view))}</title>"
        width = 40 * PEBBLES
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 40" role="img">{title}{pebbles}</svg>'


GAME = Pebbles()
