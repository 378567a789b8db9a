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

from littlewars.games.library import all_games, find
from littlewars.players.levels import GENERAL

PING = 2.5  # seconds between the heartbeats of a page
LATE = 20.0  # seconds after which a choice that did not arrive is an error
MESSAGES, WINDOW = 90, 20.0  # a seat that sent so many in so many seconds connects again, as the server demands
OPENING = 8  # matches made at the same time
FORM = {"with": "friend"}


class Listed(Struct):
    """A choice a page may send."""

    id: int


class Ended(Struct):
    """How the game ended: that it did is enough."""


class Heard(Struct):
    """What this program needs of a message to a page; the rest is not even read."""

    type: str
    v: int = 0
    move_id: str = ""
    sentence: str = ""
    choices: list[Listed] = []
    outcome: Ended | None = None


_decoder = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)  # of each choice, until the opponent's page had it
    errors: Counter[str] = field(default_factory=Counter)
    finished: int = 0  # matches played to their end
    sockets: int = 0  # open now
    opened: int = 0  # when measuring began
    measuring: bool = False

    def note(self, error: str) -> None:
        """Count something that went wrong."""
        self.errors[error[:100]] += 1

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
        played = find(game)
        more = len(played.seats(played.setup(played.first_options()))) - 2  # seats for computers
        first, match, _ = self.ask("POST", f"/games/{game}/matches", "", FORM | {"computers": str(more)})
        page = self.ask("GET", match, first)[2]
        link = re.search(r"/match/[\w-]+/sit/\w+", page)
        if link is None:
            raise OSError("no invitation on the page")
        second = self.ask("POST", link.group(), "", {"name": "load"})[0]
        return match, [first, second]

    def let_think(self, game: str) -> str:
        """Make a match of two generals, to watch; return its path."""
        return self.ask("POST", f"/games/{game}/matches", "", {"with": "watch", "computer": GENERAL})[1]


class Pages:
    """The pages of one match: two that play, and those that watch."""

    def __init__(self, table: Table, tally: Tally, path: str, think: float, rng: Random) -> None:
        self.table: Table = table
        self.tally: Tally = tally
        self.path: str = path
        self.think: float = think
        self.rng: Random = rng
        self.sent: dict[int, tuple[str, float]] = {}  # who sent a choice and when, by the version it makes
        self.over: asyncio.Event = asyncio.Event()

    async def page(self, cookie: str) -> None:
        """Keep a page open until the game is over, connecting again where needed; without a cookie it watches."""
        version = -1
        while not self.over.is_set():
            try:
                async with self._connect(cookie) as socket, asyncio.TaskGroup() as tasks:
                    self.tally.sockets += 1
                    heart = tasks.create_task(_ping(socket))
                    try:
                        await socket.send(f'{{"type": "hello", "v": {version}}}')
                        version = await self._play(socket, cookie)
                    finally:
                        heart.cancel()
                        self.tally.sockets -= 1
            except* (ConnectionClosed, OSError, TimeoutError) as group:
                self.tally.note(repr(group.exceptions[0]))
                self.over.set()

    def _connect(self, cookie: str) -> connect:
        return connect(
            f"ws://{self.table.host}:{self.table.port}{self.path}/socket",
            origin=Origin(self.table.origin),
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=None,
            ping_interval=None,
            proxy=None,
            open_timeout=LATE,
            close_timeout=1,
        )

    async def _play(self, socket: ClientConnection, cookie: str) -> int:
        """Listen and choose, until the game is over or the page has said as much as it may; return its version."""
        opened, said, version = time.monotonic(), 0, -1
        while not self.over.is_set():
            async with asyncio.timeout(LATE):  # not wait_for, which may swallow being cancelled
                heard = _decoder.decode(await socket.recv())
            if heard.type in ("refused", "error"):
                self.tally.note(heard.sentence)
            if heard.type != "table":
                continue
            version = heard.v
            self._arrived(version, cookie)
            if heard.outcome is not None:
                self.over.set()
            elif heard.choices:
                if said >= MESSAGES and time.monotonic() - opened < WINDOW:
                    return version
                if said >= MESSAGES:
                    opened, said = time.monotonic(), 0
                await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
                await self._choose(socket, version, self.rng.choice(heard.choices).id, cookie)
                said += 1
        return version

    async def _choose(self, socket: ClientConnection, version: int, choice: int, cookie: str) -> None:
        move = {"type": "choose", "v": version, "move_id": f"{self.rng.getrandbits(64):x}", "choice": choice}
        self.sent[version + 1] = (cookie, time.perf_counter())
        await socket.send(msgspec.json.encode(move).decode())

    def _arrived(self, version: int, cookie: str) -> None:
        """Note how long the opponent's choice took to come here."""
        if not cookie or version not in self.sent or self.sent[version][0] == cookie:
            return
        seconds = time.perf_counter() - self.sent.pop(version)[1]
        if self.tally.measuring:
            self.tally.seconds.append(seconds)

    def missing(self) -> int:
        """Count the choices the opponent's page should have received long ago."""
        late = time.perf_counter() - LATE
        return sum(sent < late for _, sent in self.sent.values())


async def _ping(socket: ClientConnection) -> None:
    number = 0
    while True:
        await asyncio.sleep(PING)
        number += 1
        await socket.send(f'{{"type": "ping", "n": {number}}}')


@dataclass(frozen=True)
class Plan:
    """How much load, and for how long."""

    url: str
    game: str
    matches: int = 200
    seconds: float = 60.0
    think: float = 1.0
    watchers: int = 0  # of each match
    thinking: int = 0  # matches besides, in which generals think all the time
    seed: int = 1


async def run(plan: Plan) -> Tally:
    """Open all matches, then measure for a while; a match that ends is followed by another."""
    table, tally, gate = Table(plan.url), Tally(), asyncio.Semaphore(OPENING)
    going_on: dict[int, Pages] = {}

    async def play(number: int) -> None:
        rng = Random(f"{plan.seed} {number}")
        while True:
            try:
                async with gate:
                    path, cookies = await asyncio.to_thread(table.seat_two, plan.game)
            except OSError as error:
                tally.note(repr(error))
                await asyncio.sleep(1)
                continue
            pages = going_on[number] = Pages(table, tally, path, plan.think, rng)
            await asyncio.gather(*[pages.page(cookie) for cookie in cookies + [""] * plan.watchers])
            tally.finished += 1

    async def watch(number: int) -> None:
        while True:
            path = await asyncio.to_thread(table.let_think, plan.game)
            await Pages(table, tally, path, plan.think, Random(number)).page("")

    tasks = [asyncio.create_task(play(number)) for number in range(plan.matches)]
    tasks += [asyncio.create_task(watch(number)) for number in range(plan.thinking)]
    wanted = plan.matches * (2 + plan.watchers) + plan.thinking
    while tally.sockets < wanted and not tally.errors and not any(task.done() for task in tasks):
        await asyncio.sleep(0.05)
    tally.opened = tally.sockets
    tally.measuring = True
    await asyncio.sleep(plan.seconds)
    tally.measuring = False
    missing = sum(pages.missing() for pages in going_on.values())
    if missing:
        tally.errors["did not arrive"] += missing
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            tally.note(repr(ended))
    return tally


def resident(pid: int) -> float:
    """Return the memory a process of this machine holds, in megabytes."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found.group(1)) / 1024 if found else 0.0


def report(plan: Plan, tally: Tally, pid: int = 0) -> list[str]:
    """Write down what was measured, a name and a number a line."""
    count = len(tally.seconds)
    lines = [
        f"matches       {plan.matches}",
        f"thinking      {plan.thinking}",
        f"sockets       {tally.opened}",
        f"finished      {tally.finished}",
        f"choices       {count}",
        f"choices/s     {count / plan.seconds:.1f}",
        f"errors        {tally.errors.total()}",
    ]
    for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0)):
        lines.append(f"{name} ms        {tally.percentile(share):.1f}")
    if pid:
        lines.append(f"server MB     {resident(pid):.0f}")
    return lines + [f"  {number} × {what}" for what, number in tally.errors.most_common(10)]


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, make the load, print the figures."""
    shelf = [game.key for game in all_games() if game.on_shelf]
    parser = argparse.ArgumentParser(prog="python -m littlewars.lab.load", description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--game", default=shelf[0])
    parser.add_argument("--matches", type=int, default=Plan.matches)
    parser.add_argument("--seconds", type=float, default=Plan.seconds)
    parser.add_argument("--think", type=float, default=Plan.think, help="seconds a side thinks, on average")
    parser.add_argument("--watchers", type=int, default=Plan.watchers, help="pages that only watch, at each match")
    parser.add_argument("--thinking", type=int, default=Plan.thinking, help="matches of generals, besides")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--pid", type=int, default=0, help="the server's process, on this machine: tell its memory")
    given = vars(parser.parse_args(arguments))
    pid = given.pop("pid")
    plan = Plan(**given)
    tally = asyncio.run(run(plan))
    print("\n".join(report(plan, tally, pid)))
    return 1 if tally.errors or not tally.seconds else 0


if __name__ == "__main__":
    sys.exit(main())
