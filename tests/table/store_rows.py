"""Rows, entries and a gate for the tests of the store."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

from littlewars.table.store import Entry, MatchRow, SeatRow, Store


def a_match(match_id: str = "m", game: str = "pebbles", created: float = 1.0, terms: str = "{}") -> MatchRow:
    return MatchRow(match_id, game, 1, '{"size": 3}', "", terms, created)


def two_seats(first: bytes = b"\x01" * 32, second: bytes = b"") -> list[SeatRow]:
    return [SeatRow(0, "person", first, "Ada"), SeatRow(1, "open", second, "")]


def an_entry(version: int, move_id: str | None = None, value: int = 0, time: float = 2.0) -> Entry:
    return Entry(version, version % 2, move_id, "choice", value, time, 1)


@contextmanager
def opened(path: Path) -> Iterator[Store]:
    store = Store(str(path))
    yield store
    store.close()


class Gate:
    """A `hold` that keeps the writer from committing while it is shut, though not for ever."""

    def __init__(self, patience: float = 30) -> None:
        self.patience = patience
        self.open = Event()
        self.open.set()

    def __call__(self) -> None:
        self.open.wait(self.patience)


def rows(path: Path) -> list[int]:
    """Return the versions of the match that another program finds in the file."""
    db = sqlite3.connect(path)
    found = [version for (version,) in db.execute("SELECT version FROM entries WHERE match_id = 'm' ORDER BY version")]
    db.close()
    return found
