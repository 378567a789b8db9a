"""The database file: made, opened, brought up to date, or refused with a sentence."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from littlewars.kernel.content import LANGUAGES
from littlewars.table import database
from littlewars.table.database import MIGRATIONS
from littlewars.table.store import Store, StoreError
from littlewars.words import catalogue
from tests.table.store_rows import a_match, an_entry, opened, rows, two_seats


def sentence(path: Path | str) -> list[str]:
    """Fail to open the store; return why, in every language."""
    with pytest.raises(StoreError) as caught:
        Store(str(path))
    return [catalogue(language).say(caught.value.message) for language in LANGUAGES]


def test_folders_are_made_and_strangers_read_nothing(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "table.db"
    with opened(path) as store:
        asyncio.run(store.create(a_match(), [], 0))
        for file in path.parent.iterdir():
            assert file.stat().st_mode & 0o077 == 0


def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    path.write_text("Dear diary, " * 100)
    for said in sentence(path):
        assert str(path) in said
        assert "file is not a database" in said
    assert path.read_text() == "Dear diary, " * 100


@pytest.mark.parametrize("where", ["", "file/table.db", "file/deep/table.db", "nul\0l"])
def test_a_place_where_nothing_can_be_written_is_a_sentence(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").touch()
    for said in sentence(tmp_path / where):
        assert str(tmp_path) in said


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for a folder nobody can write to")
def test_a_folder_nobody_can_write_to_is_a_sentence() -> None:
    for said in sentence("/proc/table.db"):
        assert "/proc/table.db" in said


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with opened(path) as store:
        asyncio.run(store.create(a_match(), [], 0))
    db = sqlite3.connect(path)
    db.execute("UPDATE schema_version SET number = 99")
    db.commit()
    english, french = sentence(path)
    assert "newer" in english
    assert "plus récent" in french
    assert "99" in english
    assert db.execute("SELECT number FROM schema_version").fetchall() == [(99,)]
    db.close()


def test_migrations_run_once_and_keep_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table.db"
    with opened(path) as store:
        asyncio.run(store.create(a_match(), two_seats(), 0))
        asyncio.run(store.append("m", [an_entry(1)], 0))

    def number() -> int:
        db = sqlite3.connect(path)
        (found,) = db.execute("SELECT number FROM schema_version").fetchone()
        db.close()
        return int(found)

    assert number() == len(MIGRATIONS)
    more = ("ALTER TABLE matches ADD COLUMN note TEXT", "CREATE TABLE notes (id TEXT PRIMARY KEY)")
    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, (more[1], "no SQL at all")))
    assert "syntax error" in sentence(path)[0]
    assert number() == len(MIGRATIONS)
    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, more))
    for _ in range(2):
        with opened(path) as store:
            stored = asyncio.run(store.load("m"))
            assert stored is not None
            assert stored.match == a_match()
        assert number() == len(MIGRATIONS) + 1
    assert rows(path) == [1]


def test_a_new_file_can_be_opened_by_many_at_once(tmp_path: Path) -> None:
    for number in range(5):
        with ThreadPoolExecutor(8) as pool:
            stores = list(pool.map(Store, [str(tmp_path / f"{number}.db")] * 8))
        for count, store in enumerate(stores):
            asyncio.run(store.create(a_match(f"m{count}"), [], 0))
            store.close()
