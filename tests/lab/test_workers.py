"""Work for several processes: Ctrl-C is heard once all of them have started, whichever thread takes it."""

import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest

from littlewars.lab.workers import _submit


class Interrupted(ProcessPoolExecutor):
    """Somebody presses Ctrl-C while the first piece of work is handed over, and a thread of some library takes it."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.given:
            thread = threading.Thread(target=take_the_signal)
            thread.start()
            thread.join()
        self.given.append(args[0])
        return Future()


def take_the_signal() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_is_heard_when_all_work_is_handed_over() -> None:
    pool, before = Interrupted(), signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        _submit(pool, abs, [1, 2, 3])
    assert pool.given == [1, 2, 3]
    assert signal.getsignal(signal.SIGINT) is before
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())
