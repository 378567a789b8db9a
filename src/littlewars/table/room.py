"""A match with the pages that look at it: takes what they say, writes it down, and only then shows it."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from littlewars.kernel.agenda import NATURE, NOBODY, Seat
from littlewars.kernel.errors import ChoiceError, IllegalChoice, LittleWarsError
from littlewars.kernel.words import Message
from littlewars.table import messages
from littlewars.table.computers import Computers
from littlewars.table.envelope import Pictures, eye_of, table
from littlewars.table.hints import Hints
from littlewars.table.journal import Journal
from littlewars.table.live import (
    CHOICE,
    RESIGN,
    REWIND,
    TIME,
    LiveMatch,
    NotALessonStep,
    is_handed_over,
    stand_in,
)
from littlewars.table.metrics import Metrics
from littlewars.table.page import Page
from littlewars.table.questions import look, measure, why
from littlewars.table.seating import RULES, asked_seats
from littlewars.table.store import Entry, NotSaved, SeatRow, Store, Taken
from littlewars.table.takeback import TakeBack

PHRASES = 8  # preset, in the catalogues
RETRY = 1.0  # seconds until a computer's choice that could not be saved is tried again


class Room:
    """A live match and its open pages."""

    def __init__(
        self,
        live: LiveMatch,
        store: Store,
        computers: Computers,
        metrics: Metrics,
        journal: Journal,
        play_again: Callable[[LiveMatch], Awaitable[str]],
        clock: Callable[[], float],
    ) -> None:
        self.live: LiveMatch = live
        self.store: Store = store
        self.computers: Computers = computers
        self.metrics: Metrics = metrics
        self.journal: Journal = journal
        self.play_again: Callable[[LiveMatch], Awaitable[str]] = play_again  # makes the rematch, returns its address
        self.clock: Callable[[], float] = clock
        self.pages: list[Page] = []
        self.pictures: Pictures = Pictures()
        self.lock: asyncio.Lock = asyncio.Lock()  # one entry after the other
        self.thinking: asyncio.Task[None] | None = None
        self.hints: Hints = Hints(computers)
        self.advising: set[asyncio.Task[None]] = set()
        self.takeback: TakeBack = TakeBack()
        self.rematch: str = ""  # the address of the next game
        self.left: float = time.monotonic()  # when the last page went away

    # -- pages

    def enter(self, page: Page, version: int) -> None:
        """Show the table to a page that said hello with this version."""
        self.pages.append(page)
        self.show(page, version)
        self._presence()
        if self.rematch:
            self._tell_rematch(page)
        self._tell_asked(page)
        self.wake()

    def leave(self, page: Page) -> None:
        """Forget a page."""
        if page in self.pages:
            self.pages.remove(page)
            self.left = time.monotonic()
            self._presence()

    def reseat(self, seats: list[SeatRow]) -> None:
        """Seat people anew: whoever held a seat that changed hands only watches now."""
        changed = {new.seat for new, old in zip(seats, self.live.seats, strict=True) if new.holder != old.holder}
        self.live.seats = seats
        self._vacate(changed)
        for page in self.pages:
            self.show(page, self.live.version)
        self._presence()

    def _tell_left(self, entry: Entry) -> None:
        """Tell everybody that a computer plays on for somebody; the game's log does not."""
        live, name = self.live, self.live.match.name(entry.seat)
        left = Message("table-resigned-on" if entry.what == RESIGN else "table-out-of-time-on", seat=name)
        self._tell_all(lambda page: messages.write("said", seat=NOBODY, sentence=page.say(live.game, left)))

    def _vacate(self, seats: set[Seat]) -> None:
        """Take seats from the pages that held them."""
        for page in self.pages:
            page.viewer.seats = [seat for seat in page.viewer.seats if seat not in seats]

    def here(self) -> list[bool]:
        """Tell for each seat whether somebody is there; computers and the rules always are."""
        present = {seat for page in self.pages for seat in page.viewer.seats}
        return [row.kind in ("computer", RULES) or row.seat in present for row in self.live.seats]

    def _presence(self) -> None:
        here = self.here()
        self._tell_all(lambda page: messages.write("presence", here=here))

    def _tell_all(self, message: Callable[[Page], str]) -> None:
        for page in sorted(self.pages, key=lambda page: not page.viewer.seats):  # seats first, watchers after
            page.send(message(page))

    def show(self, page: Page, version: int) -> None:
        """Send the table as it stands, and what happened since a version; all of it when the version is unknown."""
        live, eye = self.live, eye_of(self.live, page.viewer)
        since = min(live.counts[version:]) if 0 <= version <= live.version else 0
        if live.game.has_secrets and eye != page.eye:
            since = 0  # the log of one player is not for the next
        page.eye = eye
        told = table(live, page.viewer, self.here(), self.pictures, since, self.clock())
        page.send(messages.write("table", **told))

    # -- what pages ask for

    async def handle(self, page: Page, request: messages.Request) -> None:
        """Answer a request; what cannot be done is told in a sentence."""
        try:
            if isinstance(request, messages.Move):
                await self._move(page, request)
            elif isinstance(request, messages.Ping):
                page.send(messages.write("pong", n=request.n))
            elif isinstance(request, messages.Why):
                page.send(messages.write("why", **why(self.live, page.viewer, request.touched)))
            elif isinstance(request, messages.Measure):
                page.send(messages.write("measure", **measure(self.live, page.viewer, request.v, request.choice)))
            elif isinstance(request, messages.Hint):
                self._advise(page, request)
            elif isinstance(request, messages.Look):
                page.send(messages.write("look", **look(self.live, page.viewer, request.at)))
            elif isinstance(request, messages.Uncover):
                page.viewer.uncovered = self.live.acting()
                self.show(page, self.live.version)
            elif isinstance(request, messages.AskBack):
                await self._ask_back(page)
            elif isinstance(request, messages.AnswerBack):
                await self._answer_back(page, request.yes)
            elif isinstance(request, messages.Phrase):
                self._phrase(page, request.number)
            else:
                await self._rematch(page)
        except LittleWarsError as error:
            page.send(messages.write("error", sentence=page.say(self.live.game, error.message)))

    async def _move(self, page: Page, move: messages.Move) -> None:
        arrived = time.perf_counter()
        async with self.lock:
            live = self.live
            if move.move_id in live.moves:
                page.send(messages.write("ack", move_id=move.move_id, v=live.moves[move.move_id]))
                return
            try:
                if not page.viewer.seats:
                    raise ChoiceError(Message("table-only-watching"))
                if move.v != live.version:
                    self.show(page, move.v)
                    raise ChoiceError(Message("table-moved-on"))
                entries = self._entries(page, move)
                await self.write(entries)
            except LittleWarsError as error:
                self._refuse(page, move.move_id, error)
                return
            page.send(messages.write("ack", move_id=move.move_id, v=entries[0].version))
            self.admit(entries)
            self.metrics.took(time.perf_counter() - arrived)
        self.wake()

    def _entries(self, page: Page, move: messages.Move) -> list[Entry]:
        """Return the entries a move makes, or raise a `ChoiceError`."""
        live, now, seats = self.live, self.clock(), page.viewer.seats
        acting, mine = live.acting(), live.voice(seats)
        if isinstance(move, messages.Choose):
            typed = acting == NATURE and not live.deals_itself()
            return live.choose(NATURE if typed else mine, move.choice, move.move_id, now)
        if acting == NOBODY or live.lesson:
            raise ChoiceError(Message("choice-game-over"))
        if isinstance(move, messages.Undo):
            for seat in seats:
                point = live.match.undo_point(seat)
                if point is not None:
                    return [live.entry(seat, REWIND, point, move.move_id, now)]
            raise ChoiceError(Message("play-no-undo"))
        if isinstance(move, messages.Resign):
            return [live.give_up(mine, RESIGN, move.move_id, now)]
        left = live.clock(now)
        if left is None or left > 0 or acting in seats:
            raise ChoiceError(Message("table-time-left"))
        return [live.give_up(acting, TIME, move.move_id, now)]

    async def write(self, entries: list[Entry]) -> None:
        """Write entries down; returns when they are safe, or raises a `ChoiceError`: then nothing happened."""
        left = [stand_in(entry.seat) for entry in entries if is_handed_over(entry)]
        try:
            await self.store.append(self.live.id, entries, turn_after(self.live, entries), left)
        except Taken:  # another server on the same store was quicker
            await self._catch_up()
            raise ChoiceError(Message("table-moved-on")) from None
        except NotSaved as error:
            self.journal.note("not-saved", match=self.live.id, why=str(error))
            raise ChoiceError(Message("table-not-saved")) from None
        self.metrics.count("entries", len(entries))

    async def _catch_up(self) -> None:
        """Admit what the store has and this room has not seen."""
        stored = await self.store.load(self.live.id)
        if stored is not None:
            self.admit(stored.entries[self.live.version :])

    def admit(self, entries: list[Entry]) -> None:
        """Carry entries out one by one, showing each."""
        self.takeback.forget()
        for entry in entries:
            before = self.live.version
            self.live.admit(entry)
            if is_handed_over(entry):
                self._vacate({entry.seat})
                self._tell_left(entry)
            for page in sorted(self.pages, key=lambda page: not page.viewer.seats):
                self.show(page, before)

    def _refuse(self, page: Page, move_id: str, error: LittleWarsError) -> None:
        why_not = self.live.hint(page.viewer.language) if isinstance(error, NotALessonStep) else error.message
        rule = error.refusal.rule if isinstance(error, IllegalChoice) else ""
        sentence = page.say(self.live.game, why_not)
        page.send(messages.write("refused", move_id=move_id, v=self.live.version, sentence=sentence, rule=rule))
        self.metrics.count("refused")

    # -- between people

    async def _ask_back(self, page: Page) -> None:
        live = self.live
        if not self.takeback.ask(live, page.viewer.seats):
            raise ChoiceError(Message("table-no-take-back"))
        if self.takeback.settled(live):  # no other person sits there: computers agree
            await self._take_back()
            return
        for other in self.pages:
            self._tell_asked(other)

    def _tell_asked(self, page: Page) -> None:
        """Ask a page about a take-back, if it has not answered yet."""
        live, seat = self.live, self.takeback.seat
        if self.takeback.voters(live, page.viewer.seats) - self.takeback.agreed:
            sentence = page.say(live.game, Message("table-back-asked", seat=live.match.name(seat)))
            page.send(messages.write("back_asked", seat=seat, sentence=sentence))

    async def _answer_back(self, page: Page, yes: bool) -> None:
        voters = self.takeback.voters(self.live, page.viewer.seats)
        if not voters:
            return
        if yes:
            self.takeback.agreed |= voters
        waits = len(self.takeback.others(self.live) - self.takeback.agreed)
        name, game = self.live.match.name(min(voters)), self.live.game
        answer = Message("table-back-refused", seat=name)
        if yes:
            answer = Message("table-back-agreed", seat=name, waits=waits)
        self._tell_all(
            lambda other: messages.write("back_answered", seat=min(voters), yes=yes, sentence=other.say(game, answer))
        )
        if not yes:
            self.takeback.forget()
            return
        if self.takeback.settled(self.live):
            await self._take_back()

    async def _take_back(self) -> None:
        async with self.lock:
            point = self.live.takeback_point(self.takeback.seat)
            if point is None or self.live.acting() == NOBODY:  # somebody was quicker
                return
            entries = [self.live.entry(self.takeback.seat, REWIND, point, None, self.clock())]
            await self.write(entries)
            self.admit(entries)
        self.wake()

    def _phrase(self, page: Page, number: int) -> None:
        if not page.viewer.seats or number >= PHRASES:
            return
        seat, phrase = eye_of(self.live, page.viewer), Message("table-phrase", number=number)
        game = self.live.game
        self._tell_all(lambda other: messages.write("said", seat=seat, sentence=other.say(game, phrase)))

    async def _rematch(self, page: Page) -> None:
        if self.live.acting() != NOBODY or not page.viewer.seats or self.live.lesson:
            raise ChoiceError(Message("table-no-rematch"))
        async with self.lock:
            if not self.rematch:
                self.rematch = await self.play_again(self.live)
        for other in self.pages:
            self._tell_rematch(other)

    def _tell_rematch(self, page: Page) -> None:
        sentence = page.say(self.live.game, Message("table-rematch", seats=len(asked_seats(self.live.seats))))
        page.send(messages.write("rematch", address=self.rematch, sentence=sentence))

    # -- computers

    def wake(self) -> None:
        """Let a computer think, if it is its turn, somebody watches, and none thinks yet."""
        if self._computer_acts() and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self._think())
            self.thinking.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        """Write down why a computer stopped thinking, if it was a fault."""
        if not task.cancelled() and task.exception() is not None:
            self.journal.note("fault", match=self.live.id, why=repr(task.exception()))

    def _advise(self, page: Page, asked: messages.Hint) -> None:
        """Find a hint, while the page may ask for other things."""
        task = asyncio.create_task(self._send_hint(page, asked))
        self.advising.add(task)
        task.add_done_callback(self.advising.discard)
        task.add_done_callback(self._thought)

    async def _send_hint(self, page: Page, asked: messages.Hint) -> None:
        try:
            told = await self.hints.answer(self.live, page.viewer, asked.v, asked.stage)
        except Exception:  # a fault of ours: the page need not wait for it
            page.send(messages.write("error", sentence=page.say(self.live.game, Message("table-no-hint"))))
            raise
        page.send(messages.write("hint", **told))

    def _computer_acts(self) -> bool:
        acting = self.live.acting()
        return bool(self.pages) and acting >= 0 and self.live.seats[acting].kind == "computer" and not self.live.lesson

    async def _think(self) -> None:
        """Play computers' choices until a person must choose."""
        live = self.live
        while self._computer_acts():
            version, seat = live.version, live.acting()
            choice = await self.computers.choose(live, seat, live.seats[seat].name)
            async with self.lock:
                if live.version != version:
                    continue  # taken back meanwhile
                entries = live.choose(seat, choice, None, self.clock())
                try:
                    await self.write(entries)
                except ChoiceError:
                    await asyncio.sleep(RETRY)
                    continue
                self.admit(entries)

    def close(self) -> None:
        """Stop thinking."""
        for task in [*self.advising, *([self.thinking] if self.thinking else [])]:
            task.cancel()


def turn_after(live: LiveMatch, entries: list[Entry]) -> Seat:
    """Return who must choose after these entries, worked out on a twin."""
    last = entries[-1]
    if last.what in (RESIGN, TIME):
        return live.acting() if is_handed_over(last) else NOBODY
    if last.what == REWIND:
        return live.match.actors[last.value]
    twin = live.state.clone()
    for entry in entries:
        if entry.what == CHOICE:
            twin.apply(entry.value)
    return twin.actor
