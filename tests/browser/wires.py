"""Bad lines between a page and the table: messages are late, come twice or in another order, or the line is gone."""

import time
from random import Random

from playwright.sync_api import Page, WebSocketRoute

KINDS = ("cut", "twice", "late", "swapped", "silent")
RATES = {"cut": 0.06, "twice": 0.4, "late": 0.5, "swapped": 0.3, "silent": 0.03}  # how often a message meets its fate
EARLY = (4, 12)  # one of these messages does for certain
LATEST = 0.6  # seconds
FOREVER = 3600.0
CUT = 4999


class Line:
    """One socket. `cut` loses a message and the line with it, `silent` swallows all that follows."""

    def __init__(self, wires: "Wires", page: WebSocketRoute) -> None:
        self.wires: Wires = wires
        self.page: WebSocketRoute = page
        self.table: WebSocketRoute = page.connect_to_server()
        self.silent: bool = False
        self.closed: bool = False
        self.waiting: dict[str, list[tuple[float, str]]] = {"in": [], "out": []}  # when to deliver what
        self.swapped: dict[str, str] = {}
        page.on_message(lambda message: self._carry("out", str(message)))
        self.table.on_message(lambda message: self._carry("in", str(message)))
        page.on_close(lambda code, reason: self.close())
        self.table.on_close(lambda code, reason: self.close())

    def _carry(self, way: str, message: str) -> None:
        kind = self.wires.fate()
        if kind == "silent":
            self.silent = True
        if self.silent or self.closed:
            return
        if kind == "cut":
            self.close()
            return
        late = self.wires.rng.random() * LATEST if kind == "late" else 0.0
        if self.wires.held and way == "in":
            late = FOREVER
        if late or self.waiting[way]:
            self.waiting[way].append((time.monotonic() + late, message))
            return
        if kind == "swapped" and way not in self.swapped:
            self.swapped[way] = message
            return
        self._deliver(way, message)
        if kind == "twice":
            self._deliver(way, message)
        if way in self.swapped:
            self._deliver(way, self.swapped.pop(way))

    def _deliver(self, way: str, message: str) -> None:
        if not self.closed:
            (self.table if way == "out" else self.page).send(message)

    def pump(self, everything: bool = False) -> None:
        """Deliver what is due."""
        for way, queue in self.waiting.items():
            while queue and (everything or queue[0][0] <= time.monotonic()):
                self._deliver(way, queue.pop(0)[1])
            if everything and way in self.swapped:
                self._deliver(way, self.swapped.pop(way))

    def close(self) -> None:
        """Cut the line."""
        if self.closed:
            return
        self.closed = True
        self.wires.lines.remove(self)
        self.page.close(code=CUT)
        self.table.close(code=CUT)


class Wires:
    """All lines of some pages, with faults of one kind until they are mended."""

    def __init__(self, kind: str = "") -> None:
        self.kind: str = kind
        self.lines: list[Line] = []
        self.down: bool = False  # no line can be opened
        self.held: bool = False  # what the table says waits until it is mended
        self.start(0)

    def start(self, seed: int) -> None:
        """Go bad, by a schedule of this seed."""
        self.rng: Random = Random(seed)
        self.bad: bool = True
        self.first: int = self.rng.randrange(*EARLY)
        self.carried: int = 0
        self.faults: int = 0

    def between(self, page: Page) -> None:
        """Put these wires between a page and the table, from its next loading on."""
        page.route_web_socket("**/socket", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        if self.down:
            route.close(code=CUT)
        else:
            self.lines.append(Line(self, route))

    def fate(self) -> str:
        """Tell what becomes of a message."""
        self.carried += 1
        unlucky = self.rng.random() < RATES.get(self.kind, 0) or self.carried == self.first
        if not self.bad or not self.kind or not unlucky:
            return ""
        self.faults += 1
        return self.kind

    def pump(self) -> None:
        """Deliver what is due."""
        for line in list(self.lines):
            line.pump()

    def cut(self) -> None:
        """Cut every line."""
        for line in list(self.lines):
            line.close()

    def mend(self) -> None:
        """No more faults; what was late arrives. A silent line stays silent: its page must notice."""
        self.bad = self.held = False
        for line in list(self.lines):
            line.pump(everything=True)
