"""The WebSocket of a page: hello, then requests, within limits."""

import asyncio
import time
import traceback

from starlette.websockets import WebSocket, WebSocketDisconnect

from littlewars.kernel.errors import LittleWarsError
from littlewars.kernel.words import Message
from littlewars.table import messages
from littlewars.table.envelope import Viewer
from littlewars.table.hub import Hub
from littlewars.table.limits import Rate
from littlewars.table.page import Page
from littlewars.table.reader import Reader
from littlewars.table.room import Room
from littlewars.table.visitors import COOKIE, Visitor

FAULT = 1011
NO_HELLO = 4000
NO_MATCH = 4001
FOREIGN = 4002  # the page does not come from this table
TOO_MANY_MESSAGES = 4003
TOO_MANY_SOCKETS = 4004
TOO_SLOW = 4005
UNREADABLE = 4009
PATIENCE = 3  # unreadable messages until the connection is closed


class Closing(Exception):
    """The connection must end, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code: int = code


def same_origin(socket: WebSocket) -> bool:
    """Tell whether the page that opens the socket is one of ours."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if origin is None:
        return False
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return origin.lower() == f"{scheme}://{host}".lower()


async def serve(hub: Hub, socket: WebSocket, match_id: str, reader: Reader) -> None:
    """Serve one page until it goes away."""
    address = socket.client.host if socket.client else ""
    if not same_origin(socket):
        hub.metrics.count("foreign_sockets")
        await socket.close(FOREIGN)  # before it is accepted: the handshake is refused
        return
    await socket.accept()
    if not hub.addresses.open(address):
        await socket.close(TOO_MANY_SOCKETS, "too many connections")
        return
    try:
        await _converse(hub, socket, match_id, reader)
    except Closing as closing:
        hub.metrics.count("closed_sockets")
        await _close(socket, closing.code, str(closing))
    except WebSocketDisconnect:
        pass
    except Exception:  # a fault of ours: it must not take the server along
        hub.journal.note("fault", match=match_id, why=traceback.format_exc())
        await _close(socket, FAULT, "a fault of the table")
    finally:
        hub.addresses.close(address)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    try:
        await socket.close(code, reason)
    except (RuntimeError, WebSocketDisconnect):  # it went away first
        return


async def _converse(hub: Hub, socket: WebSocket, match_id: str, reader: Reader) -> None:
    hello = await _hello(hub, socket)
    try:
        room = await hub.room(match_id)
    except LittleWarsError as error:
        raise Closing(NO_MATCH, reader.words.say(error.message)) from None
    if room is None:
        raise Closing(NO_MATCH, reader.words.say(Message("table-no-match")))
    visitor = Visitor(hello.token or socket.cookies.get(COOKIE, ""))
    seats = [row.seat for row in room.live.seats if visitor.holds(row.holder)]
    page = Page(Viewer(seats, hello.language or reader.language))
    room.enter(page, hello.v)
    sender = asyncio.create_task(_send(socket, page))
    try:
        await _listen(hub, socket, room, page)
    finally:
        sender.cancel()
        room.leave(page)


async def _hello(hub: Hub, socket: WebSocket) -> messages.Hello:
    try:
        said = messages.read(await asyncio.wait_for(socket.receive_text(), hub.limits.hello))
    except TimeoutError:
        raise Closing(NO_HELLO, "no hello") from None
    except (messages.Unreadable, KeyError):
        raise Closing(UNREADABLE, "not a message of this table") from None
    if not isinstance(said, messages.Hello):
        raise Closing(NO_HELLO, "no hello")
    return said


async def _send(socket: WebSocket, page: Page) -> None:
    """Send what waits. A page that falls too far behind is closed, and connects again."""
    try:
        while not page.lost:
            await socket.send_text(await page.outgoing.get())
        await socket.close(TOO_SLOW, "too slow")
    except (RuntimeError, WebSocketDisconnect):
        return


async def _listen(hub: Hub, socket: WebSocket, room: Room, page: Page) -> None:
    limits = hub.limits
    rate = Rate(limits.seat_messages if page.viewer.seats else limits.watcher_messages, limits.window)
    unreadable = 0
    while True:
        try:
            frame = await socket.receive_text()
        except KeyError:  # a binary frame
            frame = ""
        if not rate.allows(time.monotonic()):
            raise Closing(TOO_MANY_MESSAGES, "too many messages")
        try:
            said = messages.read(frame)
        except messages.Unreadable:
            unreadable += 1
            if unreadable == PATIENCE:
                raise Closing(UNREADABLE, "not a message of this table") from None
            page.send(messages.write("error", sentence=page.say(room.live.game, Message("table-unreadable"))))
            continue
        if isinstance(said, messages.Hello):
            room.show(page, said.v)
        else:
            await room.handle(page, said)
