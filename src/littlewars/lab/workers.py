"""Processes that work for a program: they end when it does, and at once when it has had enough."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from threading import Thread
from typing import TypeVar

Work = TypeVar("Work")
Found = TypeVar("Found")
Progress = Callable[[int, int], None]


def run_all(do: Callable[[Work], Found], work: list[Work], jobs: int, progress: Progress | None = None) -> list[Found]:
    """Do all the work, with several jobs in processes of their own, 0 on all cores; return what was found, in order.

    After an error, or Ctrl-C, nobody waits for what is under way.
    """
    jobs = jobs or os.cpu_count() or 1
    told = progress or (lambda done, of: None)
    found: dict[int, Found] = {}
    if jobs == 1:
        for number, one in enumerate(work):
            found[number] = do(one)
            told(number + 1, len(work))
        return list(found.values())
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_program)
    try:
        waiting = _submit(pool, do, work)
        for done, future in enumerate(as_completed(waiting), start=1):
            found[waiting[future]] = future.result()
            told(done, len(work))
    except BaseException:
        stop(pool)
        raise
    pool.shutdown()
    return [found[number] for number in range(len(work))]


def _submit(pool: ProcessPoolExecutor, do: Callable[[Work], Found], work: list[Work]) -> dict[Future[Found], int]:
    """Hand the work to the workers, who start now and leave Ctrl-C to us; we hear one that comes meanwhile after.

    To block it here is for the workers, who inherit that. It is not enough for us: a thread of some library may take
    the signal, and we would be interrupted with a worker half started, whom nobody could stop any more.
    """
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        waiting = {pool.submit(do, one): number for number, one in enumerate(work)}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)
    return waiting


def end_with_program() -> None:
    """Have this worker end with its program: a killed one could not tell it, and it would wait for work for ever."""
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(1)


def stop(pool: ProcessPoolExecutor) -> None:
    """Stop the workers, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
