"""All rooms that are open, the store behind them, and how new ones are made."""

import asyncio
import contextlib
import time
from collections.abc import Callable

from littlewars.kernel.agenda import NATURE
from littlewars.kernel.errors import RecordError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.computers import Computers
from littlewars.table.journal import Journal
from littlewars.table.limits import Addresses, Limits
from littlewars.table.live import LiveMatch
from littlewars.table.metrics import Metrics
from littlewars.table.orders import Order, new_id, new_match, next_id, rematch_order
from littlewars.table.room import Room
from littlewars.table.store import Store, Taken

IDLE = 60.0  # seconds an empty room is kept


class Hub:
    """The server's memory: everything in it can be rebuilt from the store."""

    def __init__(
        self,
        store: Store,
        games: list[Game],
        limits: Limits | None = None,
        journal: Journal | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store: Store = store
        self.games: dict[str, Game] = {game.key: game for game in games}
        self.limits: Limits = limits or Limits()
        self.journal: Journal = journal or Journal()
        self.clock: Callable[[], float] = clock
        self.metrics: Metrics = Metrics()
        self.computers: Computers = Computers()
        self.addresses: Addresses = Addresses(self.limits)
        self.rooms: dict[str, Room] = {}
        self.opening: asyncio.Lock = asyncio.Lock()
        self.stopping: bool = False

    async def room(self, match_id: str) -> Room | None:
        """Return the room of a match, opened from the store if need be; None when there is no such match."""
        async with self.opening:
            self._sweep()
            if match_id not in self.rooms:
                stored = await self.store.load(match_id)
                if stored is None or stored.match.game not in self.games:
                    return None
                game = self.games[stored.match.game]
                if stored.match.rules_version != game.version:
                    version = stored.match.rules_version
                    raise RecordError(
                        Message("record-other-version", game=game.key, version=version, current=game.version)
                    )
                live = LiveMatch(stored, game)
                room = Room(live, self.store, self.computers, self.metrics, self.journal, self._rematch, self.clock)
                await self._deal_first(room)
                self.rooms[match_id] = room
            return self.rooms[match_id]

    async def _deal_first(self, room: Room) -> None:
        """Let chance act where a game begins with it, or where a crash came between."""
        live = room.live
        if live.acting() == NATURE:
            entries = live.chance(live.state.clone(), self.clock())
            if entries:
                await room.write(entries)
                room.admit(entries)

    def _sweep(self) -> None:
        """Close rooms that have been empty for a while."""
        late = time.monotonic() - IDLE
        for match_id in [key for key, room in self.rooms.items() if not room.pages and room.left < late]:
            self.rooms.pop(match_id).close()

    async def create(self, order: Order, match_id: str = "") -> str:
        """Make a match; return its id."""
        stored, first = new_match(order, match_id or new_id(), self.clock())
        await self.store.create(stored.match, stored.seats, first)
        if any(row.kind == "computer" for row in stored.seats) and order.terms.way != "lesson":
            self.computers.warm()
        self.metrics.count("matches")
        self.journal.note("match", match=stored.match.id, game=order.game.key, way=order.terms.way)
        return stored.match.id

    async def _rematch(self, live: LiveMatch) -> str:
        """Make the next game. Its id follows from this one's, so that there is only one, even after a restart."""
        match_id = next_id(live.id)
        with contextlib.suppress(Taken):
            await self.create(rematch_order(live), match_id)
        return f"/match/{match_id}"

    async def reseat(self, match_id: str) -> None:
        """Show a seat that changed hands."""
        room = self.rooms.get(match_id)
        stored = await self.store.load(match_id)
        if room is not None and stored is not None:
            room.reseat(stored.seats)

    def measure(self) -> str:
        """Return the metrics, gauges up to date."""
        metrics = self.metrics
        metrics.gauge("rooms", len(self.rooms))
        metrics.gauge("pages", sum(len(room.pages) for room in self.rooms.values()))
        metrics.gauge("commits", self.store.commits)
        metrics.gauge("commit_seconds", self.store.commit_seconds)
        return metrics.text()

    def close(self) -> None:
        """Stop computers and rooms; what is queued is still written."""
        self.stopping = True
        for room in self.rooms.values():
            room.close()
        self.computers.stop()
        self.store.close()
