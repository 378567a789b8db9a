"""Reviews at the table: who gets one, how it grows, what it costs, and another try at a position of it."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from html import unescape
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from littlewars.games.library import all_games, find
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.errors import SetupError
from littlewars.kernel.record import load
from littlewars.players.levels import SERGEANT
from littlewars.table.app import make_app
from littlewars.table.computers import Computers
from littlewars.table.hub import Hub
from littlewars.table.journal import Journal
from littlewars.table.limits import Addresses, Limits
from littlewars.table.live import CHOICE, RESIGN
from littlewars.table.matches import Matches
from littlewars.table.orders import Order
from littlewars.table.reviewing import Point
from littlewars.table.reviews import KEPT, Reviews, attempt_order
from littlewars.table.store import Entry, SeatRow, Store
from littlewars.table.terms import Terms
from tests.table.conftest import Arrive
from tests.table.desk import SKIRMISH, wait_for
from tests.table.html_check import faults
from tests.table.lives import YELLOW, a_live, play, two_people

CONNECT_FOUR = find("connect-four")
MISSED = [0, 0, 1, 1, 2, 6, 5, 6, 3]  # First could have won two moves earlier
DROPPED = [f"drop {made + 1}" for made in MISSED]
Told = dict[str, Any]
Ask = Callable[[str], Awaitable[httpx.Response]]


class Workers(Computers):
    """Workers that are no processes: whatever stands for them is called."""

    def __init__(self, work: Callable[..., Awaitable[Any]]) -> None:
        super().__init__()
        self.work = work

    async def run(self, task: Callable[..., Any], *arguments: Any) -> Any:
        return await self.work(task, *arguments)

    def warm(self) -> None:
        return


class Table:
    """A table without a network, whose workers are this very process."""

    def __init__(self, folder: Path, limits: Limits | None = None) -> None:
        self.notes = StringIO()
        self.hub = Hub(Store(str(folder / "db")), all_games(), limits, Journal(self.notes))
        self.judged = 0  # choices
        self.broken = False
        self.pause = asyncio.Event()
        self.pause.set()
        self.hub.computers = Workers(self.run)
        self.app = make_app(self.hub)

    async def run(self, task: Callable[..., Any], *arguments: Any) -> Any:
        await self.pause.wait()
        if self.broken:
            raise RuntimeError("planted")
        game, setup, position, choices, first, viewer, _ = arguments
        found: tuple[list[Point], str] = task(game, setup, position, choices[:4], first, viewer, 60)
        self.judged += len(found[0])
        return found

    async def match(self, choices: list[int] = MISSED, resigned: bool = False, match_id: str = "m") -> str:
        """Put a match of Connect Four into the store; return its address."""
        setup = CONNECT_FOUR.setup({})
        await self.hub.create(Order(CONNECT_FOUR, setup, Terms(way="friend"), two_people()), match_id)
        version = CONNECT_FOUR.version
        entries = [Entry(n + 1, n % 2, None, CHOICE, made, 1.0, version) for n, made in enumerate(choices)]
        if resigned:
            entries.append(Entry(len(entries) + 1, 0, None, RESIGN, 0, 1.0, version))
        if entries:
            await self.hub.store.append(match_id, entries, NOBODY)
        return f"/match/{match_id}"

    def visit(self, language: str = "en") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(transport=transport, base_url="http://here", headers={"accept-language": language})


async def whole(ask: Ask, path: str) -> Told:
    """Ask for a review until it is done."""
    for _ in range(100):
        answer = await ask(path)
        assert answer.status_code == 200, answer.text
        told: Told = answer.json()
        if told["done"] == told["of"]:
            return told
        assert (told["html"], told["turns"]) == ("", [])
        await asyncio.sleep(0)
    raise AssertionError("never done")


def test_a_review_grows_and_then_tells_what_it_found(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match()
        table.pause.clear()
        async with table.visit() as visitor:
            page = (await visitor.get(f"{path}/review")).text
            first = (await visitor.get(f"{path}/review.json?view=first")).json()
            assert (first["done"], first["of"], first["points"]) == (0, 9, [500])
            table.pause.set()
            mine = await whole(visitor.get, f"{path}/review.json?view=first")
            theirs = await whole(visitor.get, f"{path}/review.json?view=second")
        assert table.judged == 9  # once for both
        assert len(mine["points"]) == 10
        assert (mine["points"][-1], theirs["points"][-1]) == (1000, 0)
        assert all(abs(a + b - 1000) <= 1 for a, b in zip(mine["points"], theirs["points"], strict=True))
        assert [7, "mistake"] in mine["turns"]
        assert mine["turns"] == theirs["turns"]
        assert faults(page.replace('<div class="review-told"></div>', mine["html"])) == []
        told = unescape(mine["html"])
        assert f'href="{path}/review?move=7" data-number="7"' in told
        assert "First, move 7" in told
        assert "<dd>Drop a disc in column 6.</dd><dt>Better</dt><dd>Drop a disc in column 4.</dd>" in told
        assert f'action="{path}/try"><input type="hidden" name="number" value="6">' in told
        table.hub.close()

    asyncio.run(story())


def test_however_many_ask_it_is_judged_once(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match()
        async with table.visit() as one, table.visit("fr") as other:
            address = f"{path}/review.json?view=second"
            english, french = await asyncio.gather(whole(one.get, address), whole(other.get, address))
            assert english["points"] == french["points"]
            assert "Turning points" in english["html"]
            assert "Tournants" in french["html"]
            await whole(one.get, address)
        assert table.judged == 9
        table.hub.close()

    asyncio.run(story())


@pytest.mark.parametrize("choices", [MISSED[:8], []], ids=["in the middle", "at once"])
def test_a_match_that_was_given_up_has_a_review_too(tmp_path: Path, choices: list[int]) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match(choices, resigned=True)
        async with table.visit() as visitor:
            told = await whole(visitor.get, f"{path}/review.json")
        assert len(told["points"]) == len(choices) + 1
        assert told["points"][-1] not in (0, 1000)
        table.hub.close()

    asyncio.run(story())


def test_a_match_that_goes_on_has_none(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match(MISSED[:8])
        async with table.visit() as visitor:
            for name in ("review", "review.json"):
                answer = await visitor.get(f"{path}/{name}")
                assert answer.status_code == 400
                assert "A game is reviewed when it is over." in answer.text
            assert (await visitor.post(f"{path}/try", data={"number": "6"})).status_code == 400
            replay = (await visitor.get(f"{path}/replay")).text
            assert f"{path}/review" not in replay
            assert (await visitor.get("/match/nowhere/review.json")).status_code == 404
        assert table.judged == 0
        table.hub.close()

    asyncio.run(story())


def test_there_are_only_the_viewpoints_of_seats(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match()
        async with table.visit() as visitor:
            for view in ("watch", "third", ""):
                assert (await visitor.get(f"{path}/review.json?view={view}")).status_code == 400
        assert table.judged == 0
        table.hub.close()

    asyncio.run(story())


@pytest.mark.parametrize(("language", "title"), [("en", "the review"), ("fr", "l’analyse de la partie")])
def test_the_page_has_board_chart_and_a_place_for_what_is_found(tmp_path: Path, language: str, title: str) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match()
        async with table.visit(language) as visitor:
            page = (await visitor.get(f"{path}/review?move=7")).text
            replay = (await visitor.get(f"{path}/replay")).text
        assert faults(page) == []
        assert title in unescape(page)
        assert f'data-address="{path}/review.json"' in page
        assert f'data-frames="{path}/frames.json"' in page
        assert f'data-share="{path}/review"' in page
        assert 'data-move="7"' in page
        assert '<option value="first">' in page
        assert "watch" not in page
        assert f'href="{path}/review"' in replay
        table.hub.close()

    asyncio.run(story())


def test_reviews_are_limited_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path, Limits(reviews=1))
        paths = [await table.match(match_id=name) for name in ("one", "two")]
        async with table.visit() as visitor:
            await whole(visitor.get, f"{paths[0]}/review.json")
            late = await visitor.get(f"{paths[1]}/review.json")
            assert late.status_code == 429
            assert late.json() == {
                "problem": "That is a lot of reviews. Please wait a while before you ask for another."
            }
            await whole(visitor.get, f"{paths[0]}/review.json")  # the one there is costs nothing
        table.hub.close()

    asyncio.run(story())
    addresses = Addresses(Limits(reviews=1))
    assert [addresses.review("a", 0.0), addresses.review("a", 3599.0), addresses.review("b", 1.0)] == [
        True,
        False,
        True,
    ]
    assert addresses.review("a", 3600.0)


def test_a_worker_that_fails_is_told_noted_and_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        path = await table.match()
        table.broken = True
        async with table.visit() as visitor:
            assert (await visitor.get(f"{path}/review.json")).status_code == 200
            await asyncio.sleep(0)
            failed = await visitor.get(f"{path}/review.json")
            assert failed.status_code == 500
            assert set(failed.json()) == {"problem"}
            table.broken = False
            await whole(visitor.get, f"{path}/review.json")
        notes = [json.loads(line) for line in table.notes.getvalue().splitlines()]
        assert [note["match"] for note in notes if note["what"] == "fault" and "planted" in note["why"]] == ["m"]
        table.hub.close()

    asyncio.run(story())


def test_of_several_reviews_one_is_judged_at_a_time_and_closing_ends_all(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path)
        reviews = Reviews(table.hub, Matches(table.hub))
        waiting = 0

        async def run(task: Callable[..., Any], *arguments: Any) -> Any:
            nonlocal waiting
            waiting += 1
            await asyncio.Event().wait()

        table.hub.computers = Workers(run)  # never answers
        lives = [a_live(CONNECT_FOUR), a_live(CONNECT_FOUR)]
        for number, live in enumerate(lives):
            play(live, *DROPPED)
            live.id = f"m{number}"
            reviews._review(request(), live, 0)
        await asyncio.sleep(0.01)
        assert waiting == 1
        reviews.close()
        await asyncio.sleep(0.01)
        assert not reviews.tasks
        table.hub.close()

    asyncio.run(story())


def test_the_oldest_reviews_are_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        table = Table(tmp_path, Limits(reviews=1000))
        reviews = Reviews(table.hub, Matches(table.hub))
        live = a_live(CONNECT_FOUR)
        play(live, *DROPPED)
        for number in range(KEPT + 5):
            live.id = f"m{number}"
            reviews._review(request(), live, 1)
            while reviews.tasks:
                await asyncio.sleep(0)
            if number > 3:
                live.id = "m3"
                reviews._review(request(), live, 0)  # somebody looks at it now and then
        kept = [match_id for match_id, *_ in reviews.kept]
        assert len(kept) == KEPT
        assert kept[-2:] == [f"m{KEPT + 4}", "m3"]
        assert "m0" not in kept
        table.hub.close()

    asyncio.run(story())


def request() -> Request:
    return Request({"type": "http", "client": ("1.2.3.4", 5)})


# -- another try


def test_a_position_is_laid_out_for_another_try() -> None:
    live = a_live(CONNECT_FOUR, seats=[SeatRow(0, "person", YELLOW, "Ada"), SeatRow(1, "computer", b"", "random")])
    play(live, *DROPPED)
    order = attempt_order(live, "6", b"h")
    assert order.position == CONNECT_FOUR.write(live.match.twin(6).state)
    assert order.seats == [SeatRow(0, "person", b"h", ""), SeatRow(1, "computer", b"", "random")]
    assert (order.terms.way, order.setup) == ("computer", live.match.setup)
    other = attempt_order(live, "5", b"h")
    assert [row.kind for row in other.seats] == ["computer", "person"]
    people = a_live(CONNECT_FOUR)
    play(people, "drop 1", "drop 2")
    assert attempt_order(people, "0", b"h").seats[1] == SeatRow(1, "computer", b"", SERGEANT)


@pytest.mark.parametrize("number", ["", "-1", "9", "99999999999", "x", "²"])
def test_only_choices_of_the_match_are_tried_again(number: str) -> None:
    live = a_live(CONNECT_FOUR)
    play(live, *DROPPED)
    with pytest.raises(SetupError):
        attempt_order(live, number, b"h")


def test_rolls_are_not_tried_again() -> None:
    live = a_live(find("small-wars"), options={"setup": "armies"})
    while NATURE not in live.match.actors:
        entries = live.choose(live.acting(), live.state.legal()[-1], None, 1.0)
        for entry in entries:
            live.admit(entry)
    with pytest.raises(SetupError):
        attempt_order(live, str(live.match.actors.index(NATURE)), b"h")


# -- on a real server, by real workers


def test_a_finished_game_is_reviewed_and_a_better_choice_tried(arrive: Arrive) -> None:
    person, watcher = arrive(), arrive()
    match = person.create("small-wars", **{"with": "hotseat", "curtain": "false", **SKIRMISH})
    person.open(match)
    person.play_random(5, 24)
    assert person.http.get(f"/match/{match}/review.json").status_code == 400
    person.ask("resign")
    person.until(lambda table: table["outcome"] is not None)
    assert "/review" in person.http.get(f"/match/{match}").text

    def done() -> Told | None:
        told: Told = watcher.http.get(f"/match/{match}/review.json?view=red").json()
        time.sleep(0.1)
        return told if told["done"] == told["of"] else None

    told = wait_for(done, 60.0)
    assert len(told["points"]) == told["of"] + 1 > 20
    assert "own choices cost" in told["html"]
    record, _ = load(watcher.http.get(f"/match/{match}/record.json").text, find)
    number = next(n for n, actor in enumerate(record.actors) if actor == 1 and n > 10)
    attempt = watcher.follow(watcher.http.post(f"/match/{match}/try", data={"number": str(number)}))
    laid_out = json.loads(watcher.http.get(f"/match/{attempt}/record.json").text)
    assert laid_out["position"] == record.game.write(record.twin(number).state)
    table = watcher.open(attempt)
    assert (table["you"], table["acting"]) == ([1], 1)
    assert [seat["kind"] for seat in table["seats"]] == ["computer", "you"]
    assert record.choices[number] in watcher.ids()
