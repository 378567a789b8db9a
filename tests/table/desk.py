"""A real server in a process of its own, and players without a browser."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import littlewars
from littlewars.kernel.agenda import NATURE, NOBODY

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0  # seconds until a test gives up waiting; the machine may be busy
STEADY = "tests.browser.steady"  # the program, doing the same in every run
MANY = ("--sockets", "2000", "--matches", "100000")
MESSAGES = 90  # sent before a player connects again: a seat may send 100 in 20 s
SKIRMISH = {"option-setup": "armies", "option-yellow_army": "jeep,jeep", "option-red_army": "jeep,jeep"}

T = TypeVar("T")
Said = dict[str, Any]


class TableServer:
    """`littlewars serve` on a free port, with a database in a folder of the test's own."""

    def __init__(self, folder: Path, *options: str, program: str = "littlewars") -> None:
        self.folder = folder
        self.program = program
        self.options = options or MANY
        self.packages: list[str] = []
        self.database = folder / "table.db"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def url(self) -> str:
        """Return the address, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Return the server's process."""
        assert self.process is not None
        return self.process.pid

    def install(self, name: str, where: str) -> Self:
        """Put one more game on the table before it starts, as a package: `install("name", "module:GAME")`."""
        package = self.folder / "packages" / f"{name}-1.dist-info"
        package.mkdir(parents=True)
        (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (package / "entry_points.txt").write_text(f"[littlewars.games]\n{name} = {where}\n")
        self.packages.append(str(package.parent))
        return self

    def start(self) -> None:
        """Start, and wait until it listens; the second time on the same port."""
        self.starts += 1
        said = self.folder / f"said-{self.starts}.txt"
        command = [sys.executable, "-m", self.program, "serve", "--no-browser", "--port", str(self.port)]
        command += ["--db", f"sqlite:{self.database}", *self.options]
        places = [str(Path(littlewars.__file__).parents[1]), str(ROOT), *self.packages]
        surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(places), "LC_ALL": "C.UTF-8"}
        with said.open("wb") as out, (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=out, stderr=log, env=surroundings)
        address = wait_for(lambda: self._address(said))
        self.port = int(address.group(1))

    def _address(self, said: Path) -> re.Match[str] | None:
        assert self.process is not None
        assert self.process.poll() is None, "\n".join(self.log()[-20:])
        return re.search(r"http://127\.0\.0\.1:(\d+)/", said.read_text())

    def stop(self) -> tuple[int, float]:
        """Ask it to stop; return its exit code, and the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        return code, time.monotonic() - began

    def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Kill it, and start it again at the same address."""
        self.kill()
        self.start()

    def log(self) -> list[str]:
        """Return what it wrote to stderr, over all its lives."""
        return (self.folder / "log.txt").read_text().splitlines()


def wait_for(found: Callable[[], T | None], seconds: float = PATIENCE) -> T:
    """Wait until something is there."""
    late = time.monotonic() + seconds
    while time.monotonic() < late:
        result = found()
        if result:
            return result
        time.sleep(0.02)
    raise AssertionError("waited in vain")


class Player:
    """A page without a browser: it keeps cookies, a socket, the last table it was shown, and the log."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"accept-language": language}, timeout=PATIENCE, trust_env=False)
        self.opened = ExitStack()  # sockets, this page's and others that tests open by hand
        self.match = ""
        self.socket: ClientConnection | None = None
        self.table: Said = {}
        self.lines: list[Said] = []  # the events, as the protocol says to keep them
        self.sent = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opened.close()
        self.http.close()

    # -- pages and forms

    def create(self, game: str, **form: str) -> str:
        """Make a match by a form, such as `**{"with": "friend"}`; return its id."""
        return self.follow(self.http.post(f"/games/{game}/matches", data=form))

    def follow(self, answer: httpx.Response) -> str:
        """Follow the answer of a form that leads to a match; return its id."""
        assert answer.status_code == 303, answer.text
        self.match = answer.headers["location"].rsplit("/", 1)[1]
        return self.match

    def link(self) -> str:
        """Return the address that invites somebody to the free seat, as the table's page shows it."""
        return path_of_link(self.http.get(f"/match/{self.match}").text)

    def sit(self, link: str, name: str = "") -> None:
        """Sit down by an invitation."""
        self.follow(self.http.post(link, data={"name": name}))

    def token(self) -> str:
        """Return what the browser keeps secret."""
        return self.http.cookies.get("littlewars") or ""

    # -- the socket

    def connect(self, match: str = "", origin: str = "") -> ClientConnection:
        """Open a socket to the match, cookies and all, without saying anything."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        language = self.http.headers["accept-language"]
        where = f"{self.url.replace('http', 'ws', 1)}/match/{match or self.match}/socket"
        return self.opened.enter_context(
            connect(
                where,
                origin=Origin(origin or self.url),
                additional_headers=headers | {"Accept-Language": language},
                max_size=None,
                max_queue=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                compression=None,
                proxy=None,
            )
        )

    def open(self, match: str = "", v: int | None = None) -> Said:
        """Open the page anew and say hello with the version it has; return the table."""
        self.leave()
        if match and match != self.match:
            self.match, self.table, self.lines = match, {}, []
        self.socket = self.connect()
        self.sent = 0
        known: int = self.table.get("v", -1) if v is None else v
        self.say("hello", v=known)
        return self.next("table")

    def leave(self) -> None:
        """Close the page's socket."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message; the page connects again before it has said too much."""
        if self.sent >= MESSAGES:
            self.open()
        assert self.socket is not None
        self.sent += 1
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, seconds: float = PATIENCE) -> Said:
        """Receive one message; raise `TimeoutError` when none comes."""
        assert self.socket is not None
        heard: Said = json.loads(self.socket.recv(seconds))
        if heard["type"] == "table":
            self.table = heard
            kept = [line for line in self.lines if line["n"] <= heard["since"]] if heard["since"] else []
            self.lines = kept + heard["events"]
        return heard

    def next(self, *kinds: str, seconds: float = PATIENCE) -> Said:
        """Receive until a message of one of these kinds comes."""
        while True:
            heard = self.hear(seconds)
            if heard["type"] in kinds:
                return heard

    def drain(self) -> list[Said]:
        """Receive all that the server had to say before it answers a ping."""
        heard = []
        self.say("ping", n=7)
        while (said := self.hear()) != {"type": "pong", "n": 7}:
            heard.append(said)
        return heard

    def until(self, done: Callable[[Said], bool]) -> Said:
        """Receive until the table is as wished."""
        while not done(self.table):
            self.next("table")
        return self.table

    # -- playing

    def ask(self, kind: str, **fields: Any) -> Said:
        """Send a move at the version shown, unless told otherwise; return the acknowledgement or the refusal."""
        sent = {"v": self.table["v"], "move_id": uuid4().hex, **fields}
        self.say(kind, **sent)
        while True:
            heard = self.next("ack", "refused")
            if heard["move_id"] == sent["move_id"]:
                return heard

    def choose(self, choice: int) -> Said:
        """Play a choice, and wait until the dice have rolled."""
        answer = self.ask("choose", choice=choice)
        if answer["type"] == "ack":
            self.catch_up(answer["v"])
        return answer

    def catch_up(self, version: int) -> Said:
        """Receive until that version, and whatever chance adds, is shown."""
        return self.until(lambda table: table["v"] >= version and (table["acting"] != NATURE or bool(table["choices"])))

    def ids(self) -> list[int]:
        """List the choices shown."""
        return [choice["id"] for choice in self.table["choices"]]

    def play_random(self, seed: int, most: int = 10_000) -> None:
        """Play at random, alone or against computers, until the game is over."""
        play_out([self], Random(seed), most)


def play_out(players: Sequence[Player], rng: Random, most: int = 10_000) -> int:
    """Let everybody play at random until the game is over, or so many choices are made; return how many were."""
    for made in range(most):
        mover = next((player for player in players if player.table["choices"]), None)
        if mover is None and players[0].table["acting"] != NOBODY:  # a computer's turn
            mover = players[0]
            mover.until(lambda table: bool(table["choices"]) or table["acting"] == NOBODY)
        if mover is None or not mover.table["choices"]:
            return made
        answer = mover.choose(rng.choice(mover.ids()))
        assert answer["type"] == "ack", answer
        for player in players:
            player.catch_up(mover.table["v"])
    return most


def friends(first: Player, second: Player, *watchers: Player, **form: str) -> None:
    """Seat two players at a new table by the real invitation, and let everybody open it."""
    first.create("small-wars", **{"with": "friend"} | form)
    second.sit(first.link(), "Bo")
    for player in (first, second, *watchers):
        player.open(first.match)
    for player in (first, second, *watchers):
        player.drain()


def path_of_link(page: str) -> str:
    """Find the path of an invitation in a page."""
    found = re.search(r"/match/[\w-]+/sit/\w+", page)
    assert found, page
    return found.group()


def closed(socket: ClientConnection, seconds: float = PATIENCE) -> int:
    """Wait until the server closes the socket; return the code it gave."""
    late = time.monotonic() + seconds
    while time.monotonic() < late:
        try:
            socket.recv(max(0.1, late - time.monotonic()))
        except TimeoutError:
            break
        except Exception:  # closed, in one of several ways
            return socket.protocol.close_rcvd.code if socket.protocol.close_rcvd else 1006
    raise AssertionError("still open")
