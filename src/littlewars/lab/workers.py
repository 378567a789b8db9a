"""Processes that work for a program: they end when it does, and at once when it has had enough."""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


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
