"""The pages of one match: its table, its invitations, its replay and its record."""

import asyncio
import time

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from littlewars.kernel.agenda import NOBODY, Seat
from littlewars.kernel.errors import SetupError
from littlewars.kernel.record import save
from littlewars.kernel.words import Message
from littlewars.table.http import go, html, reader_of, remember, visitor_of, welcomed
from littlewars.table.hub import Hub
from littlewars.table.live import LiveMatch
from littlewars.table.orders import clean_name
from littlewars.table.pages.board import board_page
from littlewars.table.pages.replay import replay_page
from littlewars.table.pages.sit import link_page, sit_page
from littlewars.table.replay import Frames, encoded, frames, single_file
from littlewars.table.shelf import read_posted
from littlewars.table.visitors import Visitor, hashed

REPLAYS_KEPT = 8
PUBLIC = "watch"  # the viewpoint of somebody who only watches


class Matches:
    """Answers for one match."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Hub = hub
        self.shown: dict[tuple[str, int, Seat, str], Frames] = {}  # replays somebody looked at lately

    async def live(self, request: Request) -> LiveMatch:
        """Return the match an address names."""
        room = await self.hub.room(request.path_params["match"])
        if room is None:
            raise HTTPException(404)
        return room.live

    # -- at the table

    async def table(self, request: Request) -> Response:
        """Show the table; whoever made it sees the links to its open seats."""
        live, reader, visitor = await self.live(request), reader_of(request), visitor_of(request)
        links = []
        if mine(live, visitor):
            for row in live.seats:
                if row.kind == "open":
                    name = reader.words_of(live.game).say(live.match.name(row.seat))
                    links.append((row.seat, name, await self._link(request, live, visitor, row.seat)))
        return html(board_page(reader, live.game, live.id, links))

    async def _link(self, request: Request, live: LiveMatch, visitor: Visitor, seat: Seat) -> str:
        """Make the visitor's link to a seat; it works once."""
        secret = visitor.invitation(live.id, seat)
        await self.hub.store.invite(live.id, seat, hashed(secret), visitor.holder, self.hub.clock())
        return f"{request.url.scheme}://{request.url.netloc}/match/{live.id}/sit/{secret}"

    async def invite(self, request: Request) -> Response:
        """Make a link to one of the visitor's own seats, to go on with it on another device."""
        live, reader, visitor = await self.live(request), reader_of(request), visitor_of(request)
        held = mine(live, visitor)
        if not held:
            raise SetupError(Message("table-only-watching"))
        link = await self._link(request, live, visitor, held[0])
        name = reader.words_of(live.game).say(live.match.name(held[0]))
        return html(link_page(reader, live.game, name, link, f"/match/{live.id}"))

    async def invited(self, request: Request) -> Response:
        """Ask whether somebody with a link sits down; asking does not use the link up."""
        live, reader = await self.live(request), reader_of(request)
        seat = await self.hub.store.invited(live.id, hashed(request.path_params["secret"]))
        if seat is None:
            raise SetupError(Message("table-invitation-used"))
        name = reader.words_of(live.game).say(live.match.name(seat))
        people = [row.name for row in live.seats if row.kind == "person" and row.seat != seat and row.name]
        return html(sit_page(reader, live.game, name, people, request.url.path))

    async def sit(self, request: Request) -> Response:
        """Give the seat to whoever has the link, once."""
        live, visitor = await self.live(request), welcomed(request)
        name = clean_name((await read_posted(request)).get("name", ""))
        secret = hashed(request.path_params["secret"])
        seat = await self.hub.store.sit(live.id, secret, visitor.holder, name)
        if seat is None:
            raise SetupError(Message("table-invitation-used"))
        await self.hub.reseat(live.id)
        return remember(request, go(f"/match/{live.id}"), visitor)

    # -- afterwards

    async def replay(self, request: Request) -> Response:
        """Show the match from its beginning."""
        live, reader = await self.live(request), reader_of(request)
        words = reader.words_of(live.game)
        views = [(PUBLIC, words.say(Message("table-public-view")))]
        for seat, key in allowed_views(live, visitor_of(request)).items():
            views.append((key, words.say(live.match.name(seat))))
        over = live.outcome() is not None
        return html(replay_page(reader, live.game, live.id, views, move_of(request, live), over))

    async def frames(self, request: Request) -> Response:
        """Send the pictures of a replay."""
        shown = await self._frames(request)
        return Response(encoded(shown), media_type="application/json", headers={"Cache-Control": "no-store"})

    async def replay_file(self, request: Request) -> Response:
        """Send a replay as one file."""
        shown = await self._frames(request)
        return attached(single_file(shown, reader_of(request).language), "text/html", shown.game, "html")

    async def record(self, request: Request) -> Response:
        """Send the record; of a game with secrets, only when it is over."""
        live = await self.live(request)
        if live.game.has_secrets and live.outcome() is None:
            raise SetupError(Message("table-record-later"))
        return attached(save(live.match), "application/json", live.game.key, "json")

    async def _frames(self, request: Request) -> Frames:
        live = await self.live(request)
        wanted = request.query_params.get("view", PUBLIC)
        views = {key: seat for seat, key in allowed_views(live, visitor_of(request)).items()}
        if wanted != PUBLIC and wanted not in views:
            raise SetupError(Message("table-no-such-view"))
        seat, language = views.get(wanted, NOBODY), reader_of(request).language
        key = (live.id, live.version, seat, language)
        if key not in self.shown:
            date = time.strftime("%Y-%m-%d", time.gmtime(live.touched))
            drawn = await asyncio.to_thread(frames, live.match, seat, language, date, live.outcome())
            while len(self.shown) >= REPLAYS_KEPT:
                self.shown.pop(next(iter(self.shown)))
            self.shown[key] = drawn
        return self.shown[key]


def move_of(request: Request, live: LiveMatch) -> int:
    """Return the move an address asks for; the beginning when there is no such move."""
    move = request.query_params.get("move", "0")
    return min(int(move), len(live.match.choices)) if move.isdecimal() and len(move) < 7 else 0


def mine(live: LiveMatch, visitor: Visitor) -> list[Seat]:
    """List the seats a visitor holds."""
    return [row.seat for row in live.seats if visitor.holds(row.holder)]


def allowed_views(live: LiveMatch, visitor: Visitor) -> dict[Seat, str]:
    """List through whose eyes a visitor may look back: after the game everybody's, before only their own."""
    names = live.game.seats(live.match.setup)
    seats = range(len(names)) if live.outcome() else mine(live, visitor)
    return {seat: names[seat] for seat in seats}


def attached(text: str, kind: str, name: str, ending: str) -> Response:
    """Answer with a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.{ending}"', "Cache-Control": "no-store"}
    return Response(text, media_type=kind, headers=headers)
