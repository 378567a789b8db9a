"""Who sits where, in the store: invitations, and seats that change hands."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from littlewars.table.store import SeatRow, Store, Taken
from tests.table.store_rows import a_match, an_entry, opened, two_seats

SECRET, OTHER, ADA, BOB = (bytes([number]) * 32 for number in (7, 8, 1, 2))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened(tmp_path / "table.db") as store:
        yield store


def test_an_invitation_seats_one_person_once(store: Store) -> None:
    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        await store.invite("m", 1, SECRET, ADA, 1.0)
        assert await store.invited("m", SECRET) == 1
        assert await store.invited("m", OTHER) is None
        assert await store.invited("n", SECRET) is None
        assert await store.sit("m", OTHER, BOB, "Bob") is None
        assert await store.sit("m", SECRET, BOB, "Bob") == 1
        assert await store.sit("m", SECRET, OTHER, "Eve") is None
        assert await store.invited("m", SECRET) is None
        stored = await store.load("m")
        assert stored is not None
        assert [(row.kind, row.holder, row.name) for row in stored.seats] == [
            ("person", ADA, "Ada"),
            ("person", BOB, "Bob"),
        ]
        await store.invite("m", 1, OTHER, ADA, 2.0)
        assert await store.invited("m", OTHER) is None  # it is no longer Ada's to give
        await store.invite("m", 1, OTHER, BOB, 2.0)  # the seat may change hands again
        assert await store.sit("m", OTHER, ADA, "Ada") == 1

    asyncio.run(play())


def test_a_new_invitation_replaces_the_old_one_of_a_seat_one_holds(store: Store) -> None:
    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        await store.invite("m", 1, b"\x05" * 32, ADA, 1.0)
        await store.invite("m", 0, SECRET, ADA, 1.0)
        await store.invite("m", 0, OTHER, ADA, 2.0)
        assert await store.sit("m", SECRET, BOB, "Bob") is None
        assert await store.invited("m", OTHER) == 0
        assert await store.invited("m", b"\x05" * 32) == 1

    asyncio.run(play())


def test_several_may_invite_to_an_open_seat_and_one_sits_down(store: Store) -> None:
    """With three seats, the second to sit down sees the third one's link too: the first one's stays good."""

    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        for _ in range(2):  # the page is loaded again
            await store.invite("m", 1, SECRET, ADA, 1.0)
            await store.invite("m", 1, OTHER, BOB, 2.0)
        assert (await store.invited("m", SECRET), await store.invited("m", OTHER)) == (1, 1)
        assert await store.sit("m", SECRET, BOB, "Bob") == 1
        assert await store.sit("m", OTHER, ADA, "Eve") is None

    asyncio.run(play())


def test_a_seat_that_is_left_goes_to_another_with_the_entry_or_not_at_all(store: Store) -> None:
    async def play() -> None:
        await store.create(a_match(), two_seats(ADA), 0)
        await store.invite("m", 0, SECRET, ADA, 1.0)
        computer = SeatRow(0, "computer", b"", "greedy")
        await store.append("m", [an_entry(1)], 0, [computer])
        stored = await store.load("m")
        assert stored is not None
        assert stored.seats[0] == computer
        assert await store.invited("m", SECRET) is None
        assert await store.held_by(ADA) == []
        with pytest.raises(Taken):
            await store.append("m", [an_entry(1)], 0, [SeatRow(1, "computer", b"", "random")])
        again = await store.load("m")
        assert again is not None
        assert again.seats[1].kind == "open"

    asyncio.run(play())


def test_of_many_who_sit_down_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async def play(left: Store, right: Store) -> None:
        for number in range(20):
            match_id = f"m{number}"
            await left.create(a_match(match_id), two_seats(), 0)
            await left.invite(match_id, 1, SECRET, ADA, 1.0)
            seats = await asyncio.gather(
                *(store.sit(match_id, SECRET, BOB, str(who)) for who, store in enumerate([left, right] * 5))
            )
            assert seats.count(1) == 1
            assert seats.count(None) == 9
            stored = await left.load(match_id)
            assert stored is not None
            assert stored.seats[1].name == str(seats.index(1))

    with opened(tmp_path / "table.db") as left, opened(tmp_path / "table.db") as right:
        asyncio.run(play(left, right))
