"""The store: matches, who sits where, invitations, and the log of each match, to which one only adds."""

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from typing import Final

from littlewars.table.database import NotSaved, Readers, StoreError, Writer, open_database

__all__ = ["Entry", "MatchRow", "NotSaved", "SeatRow", "Store", "StoreError", "Stored", "Summary", "Taken"]

NO_SEAT: Final = -2
OVER: Final = -2  # the turn of a match in which nobody chooses any more
MATCH: Final = "id, game, rules_version, setup, position, terms, created"
ENTRY: Final = "version, seat, move_id, what, value, time, rules_version"


@dataclass(frozen=True)
class MatchRow:
    """What a match began with."""

    id: str
    game: str
    rules_version: int
    setup: str  # JSON
    position: str
    terms: str  # JSON: the table's own options
    created: float


@dataclass(frozen=True)
class SeatRow:
    """Who sits there."""

    seat: int
    kind: str  # "person", "computer", "open", "rules"
    holder: bytes  # SHA-256 of the holder's token; b"" when nobody's
    name: str  # what others call them; for a computer its player's key


@dataclass(frozen=True)
class Entry:
    """One line of a match's log."""

    version: int
    seat: int
    move_id: str | None
    what: str  # "choice", "rewind", "resign", "time"
    value: int
    time: float
    rules_version: int


@dataclass(frozen=True)
class Stored:
    """A match and all that happened in it."""

    match: MatchRow
    seats: list[SeatRow]
    entries: list[Entry]


@dataclass(frozen=True)
class Summary:
    """A match as a list shows it."""

    match: MatchRow
    seats: list[SeatRow]
    turn: int  # the seat that must choose; -1 chance, -2 over
    updated: float


class Taken(Exception):
    """That version, move id or match exists already, and nothing was written."""


class Store:
    """Keeps matches in an SQLite file. What it has answered is on the disk."""

    def __init__(self, path: str, hold: Callable[[], None] | None = None) -> None:
        self.entries: int = 0  # saved since the store was opened
        writing = open_database(path)
        self._readers: Final = Readers(path)
        self._writer: Final = Writer(writing, hold)

    @property
    def commits(self) -> int:
        """Count the commits since the store was opened."""
        return self._writer.commits

    @property
    def commit_seconds(self) -> float:
        """Return the time spent in them."""
        return self._writer.seconds

    def close(self) -> None:
        """Finish what is queued, then stop. More than once is as good as once."""
        self._writer.close()
        self._readers.close()

    # -- matches

    async def create(self, match: MatchRow, seats: list[SeatRow], turn: int) -> None:
        """Add a match. Taken when its id exists."""
        listed = int(json.loads(match.terms).get("listed") is True)

        def work(db: sqlite3.Connection) -> None:
            with _new():
                db.execute(
                    f"INSERT INTO matches ({MATCH}, listed, turn, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (*astuple(match), listed, turn, match.created),
                )
                db.executemany(
                    "INSERT INTO seats (match_id, seat, kind, holder, name) VALUES (?, ?, ?, ?, ?)",
                    [(match.id, row.seat, row.kind, row.holder.hex(), row.name) for row in seats],
                )

        await self._writer.write(work)

    async def append(self, match_id: str, entries: list[Entry], turn: int, seats: Sequence[SeatRow] = ()) -> None:
        """Add entries, at least one, and seat anew whom they unseat: all or none.

        Taken when one of their versions or move ids exists.
        """
        updated = entries[-1].time

        def work(db: sqlite3.Connection) -> None:
            with _new():
                db.executemany(
                    f"INSERT INTO entries (match_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    [(match_id, *astuple(entry)) for entry in entries],
                )
            db.execute("UPDATE matches SET turn = ?, updated = ? WHERE id = ?", (turn, updated, match_id))
            for row in seats:
                _seat(db, match_id, row)

        await self._writer.write(work)
        self.entries += len(entries)

    async def load(self, match_id: str) -> Stored | None:
        """Return a match with its whole log; None when there is none."""

        def look(db: sqlite3.Connection) -> Stored | None:
            match = db.execute(f"SELECT {MATCH} FROM matches WHERE id = ?", (match_id,)).fetchone()
            if match is None:
                return None
            entries = db.execute(f"SELECT {ENTRY} FROM entries WHERE match_id = ? ORDER BY version", (match_id,))
            return Stored(MatchRow(*match), _seats(db, match_id), [Entry(*row) for row in entries])

        return await self._readers.read(look)

    # -- seats

    async def invite(self, match_id: str, seat: int, secret: bytes, holder: bytes, time: float) -> None:
        """Let whoever knows the secret sit there, once.

        Only an open seat, or one the holder has, is given away: somebody may just have sat down there. To an open seat
        several may invite; of a seat that somebody holds, an older invitation is worth nothing any more.
        """

        def work(db: sqlite3.Connection) -> None:
            sitting = "SELECT kind, holder FROM seats WHERE match_id = ? AND seat = ?"
            row = db.execute(sitting, (match_id, seat)).fetchone()
            mine = row == ("person", holder.hex())
            if row and row[0] != "open" and not mine:
                return
            older = "DELETE FROM invitations WHERE match_id = ? AND (secret = ? OR seat = ?)"
            db.execute(older, (match_id, secret.hex(), seat if mine else NO_SEAT))
            db.execute(
                "INSERT INTO invitations (match_id, seat, secret, time) VALUES (?, ?, ?, ?)",
                (match_id, seat, secret.hex(), time),
            )

        await self._writer.write(work)

    async def invited(self, match_id: str, secret: bytes) -> int | None:
        """Return the seat an unused invitation leads to."""
        return await self._readers.read(lambda db: _invited(db, match_id, secret))

    async def sit(self, match_id: str, secret: bytes, holder: bytes, name: str) -> int | None:
        """Use an invitation up and give its seat to the holder; None when it is unknown or used."""

        def work(db: sqlite3.Connection) -> int | None:
            seat = _invited(db, match_id, secret)
            if seat is not None:
                _seat(db, match_id, SeatRow(seat, "person", holder, name))
            return seat

        return await self._writer.write(work)

    # -- lists

    async def held_by(self, holder: bytes, limit: int = 50) -> list[Summary]:
        """List the matches in which this holder has a seat, newest first."""
        if not holder:  # nobody
            return []
        where = "id IN (SELECT match_id FROM seats WHERE holder = ?)"
        return await self._readers.read(lambda db: _summaries(db, where, (holder.hex(),), limit))

    async def going_on(self, game: str, since: float, limit: int = 50) -> list[Summary]:
        """List the matches anybody may watch that are not over and were played since then, newest first."""
        where = f"game = ? AND listed = 1 AND updated >= ? AND turn <> {OVER}"
        return await self._readers.read(lambda db: _summaries(db, where, (game, since), limit))


@contextmanager
def _new() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE):
            raise Taken(str(error)) from None
        raise


def _seats(db: sqlite3.Connection, match_id: str) -> list[SeatRow]:
    rows = db.execute("SELECT seat, kind, holder, name FROM seats WHERE match_id = ? ORDER BY seat", (match_id,))
    return [SeatRow(seat, kind, bytes.fromhex(holder), name) for seat, kind, holder, name in rows]


def _seat(db: sqlite3.Connection, match_id: str, row: SeatRow) -> None:
    """Give a seat to somebody else; nobody is invited to it any more."""
    db.execute("DELETE FROM invitations WHERE match_id = ? AND seat = ?", (match_id, row.seat))
    db.execute(
        "UPDATE seats SET kind = ?, holder = ?, name = ? WHERE match_id = ? AND seat = ?",
        (row.kind, row.holder.hex(), row.name, match_id, row.seat),
    )


def _invited(db: sqlite3.Connection, match_id: str, secret: bytes) -> int | None:
    found = "SELECT seat FROM invitations WHERE match_id = ? AND secret = ?"
    row = db.execute(found, (match_id, secret.hex())).fetchone()
    return row[0] if row else None


def _summaries(db: sqlite3.Connection, where: str, arguments: tuple[str | float, ...], limit: int) -> list[Summary]:
    newest = f"SELECT {MATCH}, turn, updated FROM matches WHERE {where} ORDER BY updated DESC, id LIMIT ?"
    rows = db.execute(newest, (*arguments, limit)).fetchall()
    return [Summary(MatchRow(*row[:-2]), _seats(db, row[0]), *row[-2:]) for row in rows]
