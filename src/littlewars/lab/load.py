"""Load on a running table: matches of two pages each, over real sockets, as two browsers would open them.

`python -m littlewars.lab.load http://127.0.0.1:8008 --matches 200 --seconds 60 --think 1.0`; the server needs room for
them: `littlewars serve --sockets 5000 --matches 100000`. What is measured is the time from sending a choice until the
opponent's page has received it. The exit code is 1 when anything went wrong.
"""

import argparse
import asyncio
import re
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import urlencode, urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

PING = 2.5  # seconds between the heartbeats of a page
LATE = 20.0  # seconds after which a choice that did not arrive is an error
MESSAGES, WINDOW = 90, 20.0  # a seat that sent so many in so many seconds connects again, as the server demands
OPENING = 8  # matches made at the same time
FORM = {"with": "friend"}


class Listed(Struct):
    """A choice a page may send."""

    id: int


class Heard(Struct):
    """What this program needs of a message to a page; the rest is not even read."""

    type: str
    v: int = 0
    move_id: str = ""
    sentence: str = ""
    choices: list[Listed] = []
    outcome: msgspec.Raw | None = None


_decoder = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)  # of each choice, until the opponent's page had it
    errors: Counter[str] = field(default_factory=Counter)
    finished: int = 0  # matches played to their end
    sockets: int = 0  # open now
    measuring: bool = False

    def percentile(self, share: float) -> float:
        """Return the time, in milliseconds, within which this share of the choices arrived."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Table:
    """The address of a server, and the few requests a player makes before the first choice."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host: str = parts.hostname or "127.0.0.1"
        self.port: int = parts.port or 80
        self.origin: str = f"http://{parts.netloc}"

    def ask(self, method: str, path: str, cookie: str, form: dict[str, str] | None = None) -> tuple[str, str, str]:
        """Make a request; return the cookie it gives, where it leads, and the page."""
        line = HTTPConnection(self.host, self.port, timeout=LATE)
        headers = {"Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded", "Origin": self.origin}
        try:
            line.request(method, path, urlencode(form or {}) if method == "POST" else None, headers)
            answer = line.getresponse()
            page = answer.read().decode()
            if answer.status >= 400:
                raise OSError(f"{method} answered {answer.status}")
            given = (answer.getheader("Set-Cookie") or cookie).split(";")[0]
            return given, answer.getheader("Location") or "", page
        finally:
            line.close()

    def seat_two(self, game: str) -> tuple[str, list[str]]:
        """Make a match and sit down twice, by the real invitation; return its path and both cookies."""
        first, match, _ = self.ask("POST", f"/games/{game}/matches", "", FORM)
        page = self.ask("GET", match, first)[2]
        link = re.search(r"/match/[\w-]+/sit/\w+", page)
        if link is None:
            raise OSError("no invitation on the page")
        second = self.ask("POST", link.group(), "", {"name": "load"})[0]
        return match, [first, second]


class Game:
    """One match: two pages that play, and those that watch."""

    def __init__(self, table: Table, tally: Tally, path: str, think: float, rng: Random) -> None:
        self.table: Table = table
        self.tally: Tally = tally
        self.path: str = path
        self.think: float = think
        self.rng: Random = rng
        self.sent: dict[int, float] = {}  # when a choice was sent, by the version it makes
        self.over: asyncio.Event = asyncio.Event()

    async def page(self, cookie: str) -> None:
        """Keep a page open until the game is over, connecting again where the server wants it."""
        version = -1
        while not self.over.is_set():
            try:
                async with AsyncExitStack() as stack:
                    socket = await stack.enter_async_context(self._connect(cookie))
                    self.tally.sockets += 1
                    stack.callback(self._count_out)
                    await socket.send(f'{{"type": "hello", "v": {version}}}')
                    heart = asyncio.create_task(_ping(socket))
                    stack.callback(heart.cancel)
                    version = await self._play(socket, version, bool(cookie))
            except (ConnectionClosed, OSError, TimeoutError) as error:
                self.tally.errors[f"{type(error).__name__} {error}"[:80]] += 1
                self.over.set()

    def _count_out(self) -> None:
        self.tally.sockets -= 1

    def _connect(self, cookie: str) -> connect:
        where = f"ws://{self.table.host}:{self.table.port}{self.path}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        return connect(
            where, origin=Origin(self.table.origin), additional_headers=headers,
            max_size=None, ping_interval=None, proxy=None, open_timeout=LATE, close_timeout=1,
        )  # fmt: skip

    async def _play(self, socket: ClientConnection, version: int, seated: bool) -> int:
        """Listen and choose, until the game is over or the page said as much as it may; return its version."""
        opened, said = time.monotonic(), 0
        while not self.over.is_set():
            heard = _decoder.decode(await asyncio.wait_for(socket.recv(), LATE + 2 * self.think))
            if heard.type in ("refused", "error"):
                self.tally.errors[heard.sentence] += 1
            if heard.type != "table":
                continue
            version = heard.v
            self._arrived(version, bool(heard.choices) or not seated)
            if heard.outcome is not None:
                self.over.set()
            elif heard.choices:
                if said >= MESSAGES - 10:
                    if time.monotonic() - opened < WINDOW:
                        return version
                    opened, said = time.monotonic(), 0
                await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
                self.sent[version + 1] = time.perf_counter()
                choice = self.rng.choice(heard.choices).id
                move = {"type": "choose", "v": version, "move_id": f"{self.rng.getrandbits(64):x}", "choice": choice}
                await socket.send(msgspec.json.encode(move).decode())
                said += 1
        return version
