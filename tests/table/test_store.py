"""What the store keeps, and what it refuses."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars import table
from littlewars.table.store import Entry, NotSaved, Store, Stored, Taken
from tests.table.store_rows import Gate, a_match, an_entry, opened, two_seats

SECRET, OTHER, ADA, BOB = (bytes([number]) * 32 for number in (7, 8, 1, 2))
NUMBERS = count()


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One store for many matches."""
    with opened(tmp_path_factory.mktemp("shelf") / "table.db") as store:
        yield store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened(tmp_path / "table.db") as store:
        yield store


async def written(store: Store, match_id: str) -> list[Entry]:
    stored = await store.load(match_id)
    assert stored is not None
    return stored.entries


# -- matches


def test_a_match_comes_back_as_it_was(store: Store) -> None:
    async def play() -> None:
        assert await store.load("m") is None
        await store.create(a_match(), two_seats(), 0)
        assert await store.load("m") == Stored(a_match(), two_seats(), [])
        entries = [Entry(1, 0, "a", "choice", 2**62, 2.25, 1), Entry(2, 1, None, "rewind", -1, 3.5, 2)]
        await store.append("m", entries, 1)
        assert await store.load("m") == Stored(a_match(), two_seats(), entries)

    asyncio.run(play())


def test_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.create(a_match(), two_seats(), 0)
        await store.append("m", [an_entry(1, "a")], 1)

    with opened(tmp_path / "table.db") as store:
        asyncio.run(first(store))
    with opened(tmp_path / "table.db") as store:
        assert asyncio.run(store.load("m")) == Stored(a_match(), two_seats(), [an_entry(1, "a")])


def test_an_id_is_created_once(store: Store) -> None:
    async def play() -> None:
        await store.create(a_match(), two_seats(), 0)
        with pytest.raises(Taken):
            await store.create(a_match(game="other"), [], 1)
        assert await store.load("m") == Stored(a_match(), two_seats(), [])

    asyncio.run(play())


@pytest.mark.parametrize(
    "entries",
    [
        [an_entry(1)],
        [an_entry(3, "a")],
        [an_entry(3), an_entry(2)],
        [an_entry(3), an_entry(4, "b")],
        [an_entry(3), an_entry(3)],
        [an_entry(3, "c"), an_entry(4, "c")],
    ],
)
def test_a_version_and_a_move_id_are_taken_once_and_nothing_else_is_written(store: Store, entries: list[Entry]) -> None:
    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        log = [an_entry(1, "a", time=5), an_entry(2, "b", time=6)]
        await store.append("m", log, 1)
        with pytest.raises(Taken):
            await store.append("m", entries, 0)
        assert await written(store, "m") == log
        (summary,) = await store.held_by(ADA)
        assert (summary.turn, summary.updated) == (1, 6)
        assert store.entries == 2

    asyncio.run(play())


def test_entries_without_a_move_id_and_of_other_matches_do_not_collide(store: Store) -> None:
    async def play() -> None:
        for match_id in "mn":
            await store.create(a_match(match_id), [], 0)
            await store.append(match_id, [an_entry(1), an_entry(2), an_entry(3, "a")], 0)
            assert len(await written(store, match_id)) == 3

    asyncio.run(play())


def test_what_belongs_to_no_match_is_not_saved(store: Store) -> None:
    async def play() -> None:
        with pytest.raises(NotSaved, match="FOREIGN KEY"):
            await store.append("nowhere", [an_entry(1)], 0)
        await store.create(a_match(), two_seats(), 0)
        with pytest.raises(NotSaved, match="FOREIGN KEY"):
            await store.invite("m", 2, SECRET, ADA, 1.0)
        assert await store.invited("m", SECRET) is None

    asyncio.run(play())


BATCHES = st.lists(
    st.tuples(
        st.sampled_from("xy"),
        st.lists(st.tuples(st.integers(1, 6), st.sampled_from([None, "a", "b", "c"])), min_size=1, max_size=3),
    ),
    max_size=12,
)


@settings(deadline=None, max_examples=60)
@given(batches=BATCHES, together=st.booleans())
def test_the_log_is_a_dictionary_to_which_one_only_adds(
    shelf: Store, batches: list[tuple[str, list[tuple[int, str | None]]]], together: bool
) -> None:
    model: dict[str, dict[int, Entry]] = {letter + str(next(NUMBERS)): {} for letter in "xy"}
    ids = {match_id[0]: match_id for match_id in model}
    requests = [
        (ids[letter], [an_entry(version, move_id, number) for version, move_id in pairs])
        for number, (letter, pairs) in enumerate(batches)
    ]

    async def play() -> None:
        for match_id in model:
            await shelf.create(a_match(match_id), [], 0)
        appends = [shelf.append(match_id, entries, 0) for match_id, entries in requests]
        groups = [appends] if together else [[append] for append in appends]
        answers = [answer for group in groups for answer in await asyncio.gather(*group, return_exceptions=True)]
        for (match_id, entries), answer in zip(requests, answers, strict=True):
            log = model[match_id]
            whole = [*log.values(), *entries]
            moves = [entry.move_id for entry in whole if entry.move_id]
            if len({entry.version for entry in whole}) < len(whole) or len(set(moves)) < len(moves):
                assert isinstance(answer, Taken)
            else:
                assert answer is None
                log.update({entry.version: entry for entry in entries})
        for match_id, log in model.items():
            assert await written(shelf, match_id) == [log[version] for version in sorted(log)]

    asyncio.run(play())


# -- many at once


@pytest.mark.parametrize("moves", [("a", "b"), ("a", "a")])
def test_of_two_tables_that_race_exactly_one_wins(tmp_path: Path, moves: tuple[str, str]) -> None:
    """F6: 250 pairs for the same version, 250 for the same move id, through two stores of one file."""
    versions = (1, 1) if moves == ("a", "b") else (1, 2)

    async def race(stores: tuple[Store, Store], match_id: str) -> None:
        await stores[0].create(a_match(match_id), [], 0)
        answers = await asyncio.gather(
            *(
                store.append(match_id, [an_entry(version, move, value)], 0)
                for value, (store, version, move) in enumerate(zip(stores, versions, moves, strict=True))
            ),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Taken"]
        assert [entry.value for entry in await written(stores[0], match_id)] == [answers.index(None)]

    async def play(stores: tuple[Store, Store]) -> None:
        for start in range(0, 250, 25):
            await asyncio.gather(*(race(stores, f"m{number}") for number in range(start, start + 25)))

    with opened(tmp_path / "table.db") as left, opened(tmp_path / "table.db") as right:
        asyncio.run(play((left, right)))
        assert left.entries + right.entries == 250


def test_all_that_waits_is_committed_at_once_and_a_failure_spoils_nothing_else(tmp_path: Path) -> None:
    gate = Gate()
    store = Store(str(tmp_path / "table.db"), gate)

    async def play() -> None:
        await store.create(a_match(), two_seats(), 0)
        gate.open.clear()
        first = asyncio.create_task(store.append("m", [an_entry(1)], 0))
        await asyncio.sleep(0.1)  # the writer stands before its commit
        rest = [
            asyncio.create_task(store.append("m", [entry], 0))
            for entry in (an_entry(2), an_entry(2), an_entry(3, value=2**70), an_entry(4))
        ]
        rest.append(asyncio.create_task(store.append("nowhere", [an_entry(1)], 0)))
        await asyncio.sleep(0.1)
        commits = store.commits
        gate.open.set()
        answers = await asyncio.gather(first, *rest, return_exceptions=True)
        kinds = [type(answer) for answer in answers]
        assert kinds == [type(None), type(None), Taken, OverflowError, type(None), NotSaved]
        assert store.commits == commits + 2
        assert [entry.version for entry in await written(store, "m")] == [1, 2, 4]

    asyncio.run(play())
    store.close()


def test_a_hundred_appends_at_once_share_their_commits(store: Store) -> None:
    async def play() -> None:
        await asyncio.gather(*(store.create(a_match(f"m{number}"), [], 0) for number in range(100)))
        before = store.commits, store.entries, store.commit_seconds
        await asyncio.gather(*(store.append(f"m{number}", [an_entry(1)], 0) for number in range(100)))
        assert 1 <= store.commits - before[0] <= 10
        assert store.entries - before[1] == 100
        assert store.commit_seconds > before[2]

    asyncio.run(play())


def test_reading_does_not_wait_for_the_writer(tmp_path: Path) -> None:
    gate = Gate()
    store = Store(str(tmp_path / "table.db"), gate)

    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        gate.open.clear()
        append = asyncio.create_task(store.append("m", [an_entry(1)], 0))
        await asyncio.sleep(0.05)
        for _ in range(20):
            assert await asyncio.wait_for(written(store, "m"), 5) == []
            assert len(await asyncio.wait_for(store.held_by(ADA), 5)) == 1
        assert not append.done()
        gate.open.set()
        await append
        assert await written(store, "m") == [an_entry(1)]

    asyncio.run(play())
    store.close()


# -- lists


def test_my_games_are_those_i_hold_a_seat_in_newest_first(store: Store) -> None:
    async def play() -> None:
        await store.create(a_match("old", created=1), two_seats(ADA), 0)
        await store.create(a_match("both", created=2), two_seats(ADA, ADA), 0)
        await store.create(a_match("other", created=3), two_seats(BOB), 0)
        await store.append("old", [an_entry(1, time=9)], -2)
        mine = await store.held_by(ADA)
        assert [(summary.match.id, summary.turn, summary.updated) for summary in mine] == [
            ("old", -2, 9),
            ("both", 0, 2),
        ]
        assert mine[1].match == a_match("both", created=2)
        assert mine[1].seats == two_seats(ADA, ADA)
        assert [summary.match.id for summary in await store.held_by(ADA, 1)] == ["old"]
        assert await store.held_by(SECRET) == []
        assert await store.held_by(b"") == []  # "other" has a seat of nobody's

    asyncio.run(play())


def test_games_to_watch_are_listed_not_over_and_fresh(store: Store) -> None:
    listed = '{"listed": true}'

    async def play() -> None:
        await store.create(a_match("stale", created=1, terms=listed), [], 0)
        await store.create(a_match("chance", created=5, terms=listed), [], -1)
        await store.create(a_match("fresh", created=1, terms=listed), two_seats(), 0)
        await store.append("fresh", [an_entry(1, time=6)], 1)
        await store.create(a_match("over", created=5, terms=listed), [], 0)
        await store.append("over", [an_entry(1, time=6)], -2)
        await store.create(a_match("other", "chess", created=5, terms=listed), [], 0)
        for number, terms in enumerate(("{}", '{"listed": false}', '{"listed": 1}', '{"listed": "true"}')):
            await store.create(a_match(f"private{number}", created=5, terms=terms), [], 0)
        found = await store.going_on("pebbles", 5)
        assert [(summary.match.id, summary.turn, summary.updated) for summary in found] == [
            ("fresh", 1, 6),
            ("chance", -1, 5),
        ]
        assert found[0].seats == two_seats()
        assert [summary.match.id for summary in await store.going_on("pebbles", 5, 1)] == ["fresh"]
        assert [summary.match.id for summary in await store.going_on("pebbles", 0)] == ["fresh", "chance", "stale"]

    asyncio.run(play())


# -- the file


def test_only_hashes_are_kept_and_as_plain_text(store: Store, tmp_path: Path) -> None:
    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        await store.invite("m", 1, SECRET, ADA, 1.0)

    asyncio.run(play())
    db = sqlite3.connect(tmp_path / "table.db")
    assert db.execute("SELECT holder FROM seats ORDER BY seat").fetchall() == [(ADA.hex(),), ("",)]
    assert db.execute("SELECT secret FROM invitations").fetchall() == [(SECRET.hex(),)]
    db.close()


CHANGES = re.compile(r"\b(UPDATE|DELETE\s+FROM|REPLACE\s+INTO|DROP\s+TABLE|ALTER\s+TABLE)\s+(\w+)", re.IGNORECASE)


def test_nothing_ever_changes_an_entry() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(table.__path__[0]).rglob("*.py")]
    changed = {name for source in sources for _, name in CHANGES.findall(source)}
    assert {"matches", "seats", "invitations"} <= changed  # the search does find what is changed
    assert "entries" not in changed
    assert not [source for source in sources if re.search(r"INSERT OR|AUTOINCREMENT|ON CONFLICT REPLACE", source)]
