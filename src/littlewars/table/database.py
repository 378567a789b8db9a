"""The database file: opened, its tables brought up to date, one thread that writes, a few that read."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, perf_counter, sleep
from typing import Any, Final, Generic, TypeVar

from littlewars.kernel.errors import LittleWarsError
from littlewars.kernel.words import Message

T = TypeVar("T")

PATIENCE: Final = 5.0  # seconds to wait for another program that writes
PAUSE: Final = 0.01  # seconds between two tries
READERS: Final = 2  # threads

MIGRATIONS: tuple[tuple[str, ...], ...] = (  # each runs once, in this order; never change one that was published
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            rules_version BIGINT NOT NULL,
            setup TEXT NOT NULL,
            position TEXT NOT NULL,
            terms TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            listed BIGINT NOT NULL,
            turn BIGINT NOT NULL,
            updated DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX matches_to_watch ON matches (game, listed, updated)",
        """CREATE TABLE seats (
            match_id TEXT NOT NULL REFERENCES matches (id),
            seat BIGINT NOT NULL,
            kind TEXT NOT NULL,
            holder TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (match_id, seat)
        )""",
        "CREATE INDEX seats_held ON seats (holder)",
        """CREATE TABLE entries (
            match_id TEXT NOT NULL REFERENCES matches (id),
            version BIGINT NOT NULL,
            seat BIGINT NOT NULL,
            move_id TEXT,
            what TEXT NOT NULL,
            value BIGINT NOT NULL,
            time DOUBLE PRECISION NOT NULL,
            rules_version BIGINT NOT NULL,
            PRIMARY KEY (match_id, version)
        )""",
        "CREATE UNIQUE INDEX entries_moves ON entries (match_id, move_id) WHERE move_id IS NOT NULL",
        """CREATE TABLE invitations (
            match_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            secret TEXT NOT NULL,
            time DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match_id, seat),
            UNIQUE (match_id, secret),
            FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
        )""",
    ),
    (  # several people may invite to one seat
        "ALTER TABLE invitations RENAME TO single_invitations",
        """CREATE TABLE invitations (
            match_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            secret TEXT NOT NULL,
            time DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match_id, secret),
            FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
        )""",
        "INSERT INTO invitations SELECT match_id, seat, secret, time FROM single_invitations",
        "DROP TABLE single_invitations",
    ),
)


class StoreError(LittleWarsError):
    """The database cannot be opened or read; the message names its file."""


class NotSaved(Exception):
    """The disk or the database refused, and nothing was written. Its text says why."""


def open_database(path: str) -> sqlite3.Connection:
    """Open the file to write, make it and its folder where they are missing, and run the migrations it lacks."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)  # it holds the secrets of games that go on
        db = connect(path)
    except (OSError, ValueError, sqlite3.Error) as error:
        raise unreadable(path, error) from None
    try:
        write_ahead(db)
        migrate(db, path)
    except sqlite3.Error as error:
        db.close()
        raise unreadable(path, error) from None
    except StoreError:
        db.close()
        raise
    return db


def connect(path: str) -> sqlite3.Connection:
    """Connect to the file. Transactions are ours to begin and end; one thread at a time uses a connection."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def write_ahead(db: sqlite3.Connection) -> None:
    """Keep the journal ahead of the file. SQLite does not wait for others who are just asking for that; we do."""
    deadline = monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(PAUSE)


def migrate(db: sqlite3.Connection, path: str) -> None:
    """Run the migrations that the database lacks: all of them or, where one fails, none."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
        row = db.execute("SELECT number FROM schema_version").fetchone()
        if row is None:
            db.execute("INSERT INTO schema_version (number) VALUES (0)")
        done: int = row[0] if row else 0
        if done > len(MIGRATIONS):
            raise StoreError(Message("store-newer", file=path, found=done, known=len(MIGRATIONS)))
        for statements in MIGRATIONS[done:]:
            for statement in statements:
                db.execute(statement)
        db.execute("UPDATE schema_version SET number = ?", (len(MIGRATIONS),))
        db.execute("COMMIT")
    finally:
        roll_back(db)


def roll_back(db: sqlite3.Connection) -> None:
    """End the transaction, if there is one."""
    if db.in_transaction:
        db.execute("ROLLBACK")


def unreadable(path: str, error: Exception | str) -> StoreError:
    """Say that the file cannot be used, and why."""
    return StoreError(Message("store-unreadable", file=path, why=getattr(error, "strerror", None) or str(error)))


class Request(Generic[T]):
    """Something to write, and the coroutine that waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T
        self.error: Exception | None = None

    def attempt(self, db: sqlite3.Connection) -> None:
        """Write within the transaction. What fails is undone alone, unless the whole transaction broke."""
        db.execute("SAVEPOINT request")
        try:
            self.result = self.work(db)
        except Exception as error:
            if not db.in_transaction:
                raise
            db.execute("ROLLBACK TO SAVEPOINT request")
            self.error = NotSaved(str(error)) if isinstance(error, sqlite3.Error) else error
        db.execute("RELEASE SAVEPOINT request")

    def answer(self) -> None:
        """Wake the coroutine, from another thread."""
        with suppress(RuntimeError):  # its loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.done():  # cancelled meanwhile
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """One thread that writes. It takes all that waits, commits once, and only then answers."""

    def __init__(self, db: sqlite3.Connection, hold: Callable[[], None] | None = None) -> None:
        self.commits: int = 0
        self.seconds: float = 0.0  # spent in commits
        self.db: Final = db
        self.hold: Final = hold  # called just before each commit, by tests that plant faults
        self._queue: SimpleQueue[Request[Any] | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have the work done, and return its result when it is on the disk."""
        request = Request(work)
        with self._lock:  # nothing comes after the None of `close`
            if self._closed:
                raise NotSaved("the store is closed")
            self._queue.put(request)
        return await request.future

    def close(self) -> None:
        """Finish what is queued, then stop."""
        with self._lock:
            if not self._closed:
                self._queue.put(None)
            self._closed = True
        self._thread.join()
        self.db.close()

    def _run(self) -> None:
        last = False
        while not last:
            batch = [self._queue.get()]
            batch += [self._queue.get() for _ in range(self._queue.qsize())]
            last = batch[-1] is None
            self.save([request for request in batch if request])

    def save(self, requests: list[Request[Any]]) -> None:
        """Carry the requests out in one transaction, commit it, answer."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for request in requests:
                request.attempt(self.db)
            if self.hold:
                self.hold()
            started = perf_counter()
            self.db.execute("COMMIT")
            self.seconds += perf_counter() - started
            self.commits += 1
        except Exception as error:  # whatever it is, the thread must live and nobody wait for ever
            for request in requests:
                request.error = NotSaved(str(error))
            with suppress(sqlite3.Error):
                roll_back(self.db)
        for request in requests:
            request.answer()


class Readers:
    """A few threads that read, each from a snapshot of its own; they never wait for the writer."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connections: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._pool = ThreadPoolExecutor(READERS, "store-reader")
        self._closed = False
        for _ in range(READERS):
            db = connect(path)
            db.execute("PRAGMA query_only = ON")
            self._connections.put(db)

    async def read(self, look: Callable[[sqlite3.Connection], T]) -> T:
        """Return what is found; all its questions are answered from the same moment."""
        if self._closed:
            raise unreadable(self._path, "the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._look, look)

    def _look(self, look: Callable[[sqlite3.Connection], T]) -> T:
        db = self._connections.get()
        try:
            db.execute("BEGIN")
            return look(db)
        except sqlite3.Error as error:
            raise unreadable(self._path, error) from None
        finally:
            with suppress(sqlite3.Error):
                roll_back(db)
            self._connections.put(db)

    def close(self) -> None:
        """Finish what is being read, then stop."""
        self._closed = True
        self._pool.shutdown()
        while not self._connections.empty():
            self._connections.get().close()
