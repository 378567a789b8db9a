"""Reviews: finished matches thought over again, a little at a time, and tables to try the better choice at."""

import asyncio
import traceback

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from littlewars.kernel.agenda import NATURE, Choice, Seat
from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.players.levels import PLAYERS, SERGEANT
from littlewars.table.http import html, reader_of, visitor_of, welcomed
from littlewars.table.hub import Hub
from littlewars.table.live import LiveMatch
from littlewars.table.matches import Matches, allowed_views, mine, move_of
from littlewars.table.orders import Order
from littlewars.table.pages.review import Side, review_page, told
from littlewars.table.reviewing import (
    AT_ONCE,
    WORK,
    Point,
    accounts,
    chances,
    end_of,
    iterations,
    judge_some,
    tell_turns,
)
from littlewars.table.seating import with_rules
from littlewars.table.shelf import open_match, read_posted
from littlewars.table.store import SeatRow
from littlewars.table.terms import Terms
from littlewars.words import Catalogue

KEPT = 30  # reviews in memory
FRESH = {"Cache-Control": "no-store"}


class Busy(SetupError):
    """Somebody asks for more reviews than the table can make."""


class Review:
    """One match being judged for one viewer."""

    def __init__(self, live: LiveMatch, viewer: Seat) -> None:
        self.viewer: Seat = viewer
        self.choices: list[Choice] = live.match.choices[:]
        self.position: str = live.game.write(live.match.twin(0).state)  # before the next choice to be judged
        self.points: list[Point] = []
        self.failed: bool = False

    def left(self) -> int:
        """Tell how many choices are still to be judged."""
        return len(self.choices) - len(self.points)


class Reviews:
    """Answers for what comes after a game: its review, and another try."""

    def __init__(self, hub: Hub, matches: Matches, work: int = WORK) -> None:
        self.hub: Hub = hub
        self.matches: Matches = matches
        self.work: int = work  # iterations for a whole match
        self.kept: dict[tuple[str, int, Seat], Review] = {}  # the one asked for last stands last
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(1)  # of all reviews, one is judged at a time: computers must not wait long

    async def page(self, request: Request) -> Response:
        """Show a review: its page fills itself."""
        live, reader = await self._over(request), reader_of(request)
        words, views, seats = reader.words_of(live.game), allowed_views(live, visitor_of(request)), list[Side]()
        for seat, key in views.items():
            side = live.game.side(live.state, live.match.setup, seat)
            seats.append(Side(seat, key, words.say(live.match.name(seat)), side))
        own = mine(live, visitor_of(request))
        seats.sort(key=lambda side: side.seat not in own)
        return html(review_page(reader, live.game, live.id, seats, move_of(request, live)))

    async def progress(self, request: Request) -> Response:
        """Tell how far a review has come, and what it found; the first to ask has it begun."""
        live, reader = await self._over(request), reader_of(request)
        views = {key: seat for seat, key in allowed_views(live, visitor_of(request)).items()}
        wanted = request.query_params.get("view", next(iter(views)))
        if wanted not in views:
            raise SetupError(Message("table-no-such-view"))
        try:
            review = self._review(request, live, views[wanted])
        except Busy as error:
            return JSONResponse({"problem": reader.words.say(error.message)}, 429, headers=FRESH)
        if review.failed:
            return JSONResponse({"problem": reader.words.say(Message("table-crashed"))}, 500, headers=FRESH)
        found = await asyncio.to_thread(_told, live, review, views[wanted], reader.words_of(live.game))
        return JSONResponse(found, headers=FRESH)

    async def attempt(self, request: Request) -> Response:
        """Open a table at a position of the match, for whoever wants to choose something better there."""
        live, visitor = await self._over(request), welcomed(request)
        form = await read_posted(request)
        order = attempt_order(live, form.get("number", ""), visitor.holder)
        return await open_match(self.hub, request, order, visitor)

    async def _over(self, request: Request) -> LiveMatch:
        """Return the match an address names; only a finished one hides nothing from anybody."""
        live = await self.matches.live(request)
        if live.outcome() is None:
            raise SetupError(Message("review-later"))
        return live

    def _review(self, request: Request, live: LiveMatch, viewer: Seat) -> Review:
        """Return the review of a match, begun if need be. Of two seats, one's is the other's the other way round."""
        key = (live.id, live.version, 0 if len(live.seats) == 2 else viewer)
        review = self.kept.pop(key, None)
        if review is None:
            if not self.hub.addresses.review(request.client.host if request.client else "", self.hub.clock()):
                raise Busy(Message("review-busy"))
            review = Review(live, key[2])
            task = asyncio.create_task(self._judge(live, review))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        if not review.failed:  # told once, then forgotten: one may ask again
            self.kept[key] = review
        for old in [key for key, kept in self.kept.items() if not kept.left()][: max(0, len(self.kept) - KEPT)]:
            del self.kept[old]
        return review

    async def _judge(self, live: LiveMatch, review: Review) -> None:
        """Judge every choice, some at a time."""
        game, setup = live.game.key, live.match.setup.values
        looks = iterations(len(review.choices), self.work)
        try:
            while review.left():
                first = len(review.points)
                some = review.choices[first : first + AT_ONCE]
                async with self.turn:
                    points, review.position = await self.hub.computers.run(
                        judge_some, game, setup, review.position, some, first, review.viewer, looks
                    )
                review.points += points
        except Exception:  # a fault of ours: whoever asks is told
            self.hub.journal.note("fault", match=live.id, why=traceback.format_exc())
            review.failed = True
        self.hub.metrics.count("reviews")

    def close(self) -> None:
        """Leave what is not judged yet."""
        for task in self.tasks:
            task.cancel()


def _told(live: LiveMatch, review: Review, viewer: Seat, words: Catalogue) -> dict[str, object]:
    """Tell a review, or as much of it as there is, to a viewer."""
    match, points = live.match, review.points[:]
    if viewer != review.viewer:
        points = [point.mirrored() for point in points]
    done = len(points) == len(review.choices)
    found: dict[str, object] = {
        "done": len(points),
        "of": len(review.choices),
        "points": chances(points, end_of(match, viewer) if done else None),
        "turns": [],
        "html": "",
    }
    if done:
        turns = tell_turns(match, points, viewer, words)
        found["turns"] = [[turn.number + 1, "luck" if turn.seat == NATURE else "mistake"] for turn in turns]
        found["html"] = told(words, match, live.id, turns, accounts(points, viewer, len(live.seats)), viewer)
    return found


def attempt_order(live: LiveMatch, number: str, holder: bytes) -> Order:
    """Lay out a position of a match for one person, in the seat that chose there; computers play on for the others."""
    game, match = live.game, live.match
    known = len(number) < 7 and number.isdecimal() and int(number) < len(match.choices)
    if not known or match.actors[int(number)] == NATURE:
        raise SetupError(Message("review-no-such-choice"))
    seat = match.actors[int(number)]
    levels = [row.name for row in live.seats if row.kind == "computer" and row.name in PLAYERS]
    rows = [SeatRow(other, "computer", b"", levels[0] if levels else SERGEANT) for other in range(len(live.seats))]
    rows[seat] = SeatRow(seat, "person", holder, "")
    position = game.write(match.twin(int(number)).state)
    return Order(game, match.setup, Terms(way="computer"), with_rules(game, match.setup, rows), position)
