"""Computer players think in processes of their own, so that people are answered meanwhile."""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from littlewars.games.library import find
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.lab.workers import end_with_program, stop
from littlewars.players.levels import hire
from littlewars.players.player import Player
from littlewars.table.live import LiveMatch

Found = TypeVar("Found")
POLITE = 5  # how much a thinking process gives way to the server
PATIENCE = 6.0  # seconds: nobody waits longer for a choice, however slow the machine
KEPT = 24  # players a worker remembers, with what they thought of before

hired: OrderedDict[tuple[str, Seat, str], Player] = OrderedDict()  # in a worker, by match, seat and name


def think(match: str, game: str, setup: dict[str, Value], position: str, seat: Seat, player: str) -> Choice:
    """Choose for a seat, in a worker process. The player sees its `Sight` and nothing else."""
    sight = sight_of(game, setup, position, seat)
    return _player(match, seat, player, sight.game).choose(sight)


def sight_of(game: str, setup: dict[str, Value], position: str, seat: Seat) -> Sight:
    """Return what a seat sees of a position that was sent to a worker."""
    played = find(game)
    state = played.parse(position, played.setup(setup))
    state.settle()
    return Sight(played, state, seat)


def _player(match: str, seat: Seat, name: str, game: Game) -> Player:
    """Return the player who chose here before: it may still know what follows. A new one only takes longer."""
    key = (match, seat, name)
    if key not in hired:
        hired[key] = hire(name, game, seconds=PATIENCE)
    hired.move_to_end(key)
    while len(hired) > KEPT:
        hired.popitem(last=False)
    return hired[key]


def position_of(live: LiveMatch) -> tuple[str, dict[str, Value], str]:
    """Return a match's position as it is sent to a worker."""
    return live.game.key, live.match.setup.values, live.game.write(live.state)


def begin() -> None:
    """Prepare a worker: it gives way, leaves Ctrl-C to the server, and ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    end_with_program()


class Computers:
    """The worker processes, started when the first computer must think."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: int = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, live: LiveMatch, seat: Seat, player: str) -> Choice:
        """Have a worker choose for a seat."""
        return await self.run(think, live.id, *position_of(live), seat, player)

    async def run(self, task: Callable[..., Found], *arguments: Any) -> Found:
        """Have a worker do something. A worker that dies is replaced, and asked once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), task, *arguments)
        except BrokenProcessPool:
            self.stop()
            return await loop.run_in_executor(self._workers(), task, *arguments)

    def warm(self) -> None:
        """Start a worker before it is needed: a first choice then comes at once."""
        self._workers().submit(os.getpid)

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin)
        return self.pool

    def stop(self) -> None:
        """Stop the workers at once: what they think is thought again after a restart."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool)
