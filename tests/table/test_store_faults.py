"""What the store has answered is on the disk, whatever happens to the program, the disk or the file."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from littlewars.table import database
from littlewars.table import store as store_module
from littlewars.table.database import Request, Writer
from littlewars.table.store import NotSaved, Store, StoreError
from tests.table.store_rows import Gate, a_match, an_entry, opened, rows, two_seats

HOME = Path(__file__).parents[2]


async def outcomes(store: Store, versions: list[int]) -> list[BaseException | None]:
    appends = [store.append("m", [an_entry(version, value=version)], 0) for version in versions]
    return await asyncio.wait_for(asyncio.gather(*appends, return_exceptions=True), 30)


def child(program: str, *arguments: str | Path, **settings: Any) -> subprocess.Popen[str]:
    """Start a program of the tests."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, encoding="utf-8", **settings)


# -- F3: answered only when committed


class EarlyWriter(Writer):
    """The control: it answers before it commits."""

    def save(self, requests: list[Request[Any]]) -> None:
        for request in requests:
            request.result = None
            request.answer()
        super().save(requests)


def seen_when_answered(path: Path) -> bool:
    """Append with a writer that is slow to commit; tell whether the entry is in the file once it is answered."""
    gate = Gate(patience=1)
    store = Store(str(path), gate)

    async def play() -> bool:
        await store.create(a_match(), two_seats(), 0)
        gate.open.clear()
        await store.append("m", [an_entry(1)], 1)
        found = rows(path) == [1]
        gate.open.set()
        return found

    found = asyncio.run(play())
    store.close()
    return found


def test_what_is_answered_is_in_the_file(tmp_path: Path) -> None:
    assert seen_when_answered(tmp_path / "table.db")


def test_a_store_that_answers_early_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "Writer", EarlyWriter)
    assert not seen_when_answered(tmp_path / "table.db")


def test_commits_are_synced_in_full_and_logged_ahead(tmp_path: Path) -> None:
    with opened(tmp_path / "table.db") as store:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [store._writer.db.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
    assert found == ["wal", 2, 1, 5000]


COUNTER = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
static int calls;
int fsync(int file) { calls++; return syscall(SYS_fsync, file); }
int fdatasync(int file) { calls++; return syscall(SYS_fdatasync, file); }
int sync_calls(void) { return calls; }
"""
SYNCS = """
import asyncio, ctypes, sys
from littlewars.table.store import Store
from tests.table.store_rows import a_match, an_entry
calls = ctypes.CDLL(None).sync_calls
async def play():
    store = Store(sys.argv[1])
    store._writer.db.execute("PRAGMA synchronous = " + sys.argv[2])
    await store.create(a_match(), [], 0)
    for version in range(1, 21):
        before = calls()
        await store.append("m", [an_entry(version)], 0)
        print(calls() - before)
    store.close()
asyncio.run(play())
"""


@pytest.mark.processes
@pytest.mark.skipif(shutil.which("cc") is None, reason="counts system calls with a small C library")
def test_each_commit_syncs_before_it_is_answered(tmp_path: Path) -> None:
    (tmp_path / "counter.c").write_text(COUNTER)
    library = tmp_path / "counter.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, tmp_path / "counter.c"], check=True)

    def syncs(level: str) -> list[int]:
        program = child(SYNCS, tmp_path / f"{level}.db", level, env={**os.environ, "LD_PRELOAD": str(library)})
        return [int(line) for line in program.communicate(timeout=60)[0].split()]

    full, control = syncs("FULL"), syncs("NORMAL")
    assert len(full) == len(control) == 20
    assert min(full) >= 1
    assert min(control) == 0


# -- F1: killed

APPENDS = """
import asyncio, os, sys
from littlewars.table.store import Store
from tests.table.store_rows import a_match, an_entry
async def play(store, match_id):
    stored = await store.load(match_id)
    if stored is None:
        await store.create(a_match(match_id), [], 0)
    version = len(stored.entries) if stored else 0
    while True:
        batch = [an_entry(version + 1, f"{version}"), an_entry(version + 2)]
        await store.append(match_id, batch, 0)
        version += 2
        os.write(1, f"{match_id} {version}\\n".encode())
async def main():
    store = Store(sys.argv[1])
    await asyncio.gather(*(play(store, match_id) for match_id in "abc"))
asyncio.run(main())
"""


@pytest.mark.processes
@pytest.mark.parametrize("seed", range(3))
def test_kill_9_loses_nothing_answered_and_leaves_no_gap(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    path = tmp_path / "table.db"
    answered: dict[str, int] = defaultdict(int)
    for _ in range(10):
        program = child(APPENDS, path)
        assert program.stdout is not None
        lines = [program.stdout.readline() for _ in range(rng.randint(1, 40))]
        program.send_signal(signal.SIGKILL)
        lines += program.stdout.readlines()
        program.stdout.close()
        assert program.wait(10) == -signal.SIGKILL
        for match_id, text in (line.split() for line in lines if line.endswith("\n")):
            assert int(text) > answered[match_id]  # else the program forgot what it had answered
            answered[match_id] = int(text)
        with opened(path) as store:
            for match_id, version in answered.items():
                stored = asyncio.run(store.load(match_id))
                assert stored is not None
                versions = [entry.version for entry in stored.entries]
                assert versions == list(range(1, len(versions) + 1))
                assert len(versions) >= version
                assert len(versions) % 2 == 0  # pairs, whole
    assert min(answered.values()) > 0


# -- F4: the disk refuses


def test_a_full_disk_refuses_and_all_is_well_when_it_is_freed(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with opened(path) as store:

        async def play() -> None:
            await store.create(a_match(), two_seats(), 0)
            assert await outcomes(store, [1]) == [None]
            pages = store._writer.db.execute("PRAGMA page_count").fetchone()[0]
            store._writer.db.execute(f"PRAGMA max_page_count = {pages}")
            saved, refused = [1], []
            for version in range(2, 2000):
                (answer,) = await outcomes(store, [version])
                if answer is None:
                    saved.append(version)
                else:
                    assert isinstance(answer, NotSaved)
                    assert "full" in str(answer)
                    refused.append(version)
                if len(refused) == 5:
                    break
            assert len(refused) == 5
            assert rows(path) == saved
            store._writer.db.execute("PRAGMA max_page_count = 1000000")
            assert await outcomes(store, refused) == [None] * 5
            assert rows(path) == sorted([*saved, *refused])

        asyncio.run(play())


LIMITED = """
import asyncio, resource, sys
from littlewars.table.store import NotSaved, Store
from tests.table.store_rows import a_match, an_entry
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
async def play():
    store = Store(sys.argv[1])
    await store.create(a_match(), [], 0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    saved, refused = [], []
    for version in range(1, 1000):
        try:
            await store.append("m", [an_entry(version)], 0)
            saved.append(version)
        except NotSaved as error:
            refused.append(version)
            print(error)
        if len(refused) == 5:
            break
    entries = (await store.load("m")).entries
    assert [entry.version for entry in entries] == saved, (saved, refused)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await asyncio.gather(*(store.append("m", [an_entry(version)], 0) for version in refused))
    store.close()
asyncio.run(play())
print("good")
"""


@pytest.mark.processes
def test_files_that_cannot_grow_refuse_until_they_can(tmp_path: Path) -> None:
    """The operating system itself refuses to write here: an error of input and output, not of SQLite's."""
    program = child(LIMITED, tmp_path / "table.db")
    lines = program.communicate(timeout=60)[0].splitlines()
    assert lines == ["disk I/O error"] * 5 + ["good"]
    found = rows(tmp_path / "table.db")
    assert found == list(range(1, len(found) + 1))


@pytest.mark.parametrize("fault", [sqlite3.OperationalError("disk I/O error"), OSError(5, "gone"), ValueError("odd")])
def test_a_commit_that_fails_saves_nothing_of_anybody(tmp_path: Path, fault: Exception) -> None:
    broken = False

    def hold() -> None:
        if broken:
            raise fault

    store = Store(str(tmp_path / "table.db"), hold)

    async def play() -> None:
        nonlocal broken
        await store.create(a_match(), two_seats(), 0)
        broken = True
        answers = await outcomes(store, [1, 2, 2, 3])
        assert [type(answer) for answer in answers] == [NotSaved] * 4
        assert str(answers[0]) == str(fault)
        assert rows(tmp_path / "table.db") == []
        broken = False
        assert await outcomes(store, [1, 2]) == [None, None]
        assert rows(tmp_path / "table.db") == [1, 2]

    asyncio.run(play())
    store.close()


def test_another_program_that_never_stops_writing_is_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    with opened(tmp_path / "table.db") as store:
        asyncio.run(store.create(a_match(), [], 0))
        other = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert [str(answer) for answer in asyncio.run(outcomes(store, [1]))] == ["database is locked"]
        other.execute("ROLLBACK")
        other.close()
        assert asyncio.run(outcomes(store, [1])) == [None]


# -- closing


def test_closing_finishes_what_is_queued(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "table.db"))

    async def play() -> None:
        await store.create(a_match(), [], 0)
        waiting = [asyncio.create_task(outcomes(store, [version])) for version in range(1, 51)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.close()
        store.close()
        assert await asyncio.gather(*waiting) == [[None]] * 50
        (late,) = await outcomes(store, [51])
        assert str(late) == "the store is closed"
        with pytest.raises(StoreError):
            await store.load("m")

    asyncio.run(play())
    assert rows(tmp_path / "table.db") == list(range(1, 51))
    assert not (tmp_path / "table.db-wal").exists()


def test_whoever_stops_waiting_disturbs_nobody(tmp_path: Path) -> None:
    gate = Gate()
    store = Store(str(tmp_path / "table.db"), gate)
    asyncio.run(store.create(a_match(), [], 0))

    async def leave(version: int) -> None:
        gate.open.clear()
        task = asyncio.create_task(store.append("m", [an_entry(version)], 0))
        await asyncio.sleep(0.05)
        task.cancel()

    async def leave_and_go_on() -> list[object]:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        await leave(2)
        gate.open.set()
        assert await outcomes(store, [3]) == [None]
        return complaints

    asyncio.run(leave(1))  # the loop is closed before the writer can answer
    assert asyncio.run(leave_and_go_on()) == []
    store.close()
    assert rows(tmp_path / "table.db") == [1, 2, 3]
