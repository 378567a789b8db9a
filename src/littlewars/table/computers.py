"""Computer players think in processes of their own, so that people are answered meanwhile."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread

from littlewars.games.library import find
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer
from littlewars.table.live import LiveMatch

PLAYERS: dict[str, Callable[..., Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
POLITE = 5  # how much a thinking process gives way to the server


def think(game: str, setup: dict[str, Value], position: str, seat: Seat, player: str) -> Choice:
    """Choose for a seat, in a worker process. The player sees its `Sight` and nothing else."""
    played = find(game)
    state = played.parse(position, played.setup(setup))
    state.settle()
    return PLAYERS[player]().choose(Sight(played, state, seat))


def begin() -> None:
    """Prepare a worker: it gives way, leaves Ctrl-C to the server, and ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Wait for the server's end: a killed one could not tell its workers, who would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Computers:
    """The worker processes, started when the first computer must think."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: int = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, live: LiveMatch, seat: Seat, player: str) -> Choice:
        """Have a worker choose. A worker that dies is replaced, and asked once more."""
        task = (live.game.key, live.match.setup.values, live.game.write(live.state), seat, player)
        try:
            return await self._ask(task)
        except BrokenProcessPool:
            self.stop()
            return await self._ask(task)

    def warm(self) -> None:
        """Start a worker before it is needed: a first choice then comes at once."""
        self._workers().submit(os.getpid)

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin)
        return self.pool

    async def _ask(self, task: tuple[str, dict[str, Value], str, Seat, str]) -> Choice:
        return await asyncio.get_running_loop().run_in_executor(self._workers(), think, *task)

    def stop(self) -> None:
        """Stop the workers at once: what they think is thought again after a restart."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
