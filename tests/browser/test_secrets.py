"""A shared screen with a game of secrets: nothing hidden is in the page before the next player has taken it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.guard import Guard
from tests.browser.people import People
from tests.browser.sealed import MARK
from tests.table.desk import TableServer

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]


@pytest.fixture
def auction(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[People]:
    """Let people in where the sealed auction is on the table, as an installed package."""
    package = tmp_path / "packages" / "sealed-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[littlewars.games]\nsealed = tests.browser.sealed:GAME\n")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{package.parent}")
    with TableServer(tmp_path) as server:
        people = People(browser, server.url, Guard(server.url))
        yield people
        people.leave()
        assert people.guard.heard() == []


def test_nothing_hidden_is_in_the_page_before_it_is_uncovered(auction: People) -> None:
    person = auction.enter()
    page = person.page
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    person.start("sealed", **{"with": "hotseat", "option-players": "2"})
    shown = []
    for bid in (4, 3):
        assert person.wait() == "covered"
        assert page.locator("#the-curtain").is_visible()
        assert MARK not in page.content()
        assert page.locator(".choice").count() == 0
        person.answer("covered", Random(0))
        assert person.wait() == "asked"
        shown.append(page.content())
        page.locator(f"#choice-{bid}").click()
    assert not any(f"{MARK} 4" in content for content in shown)
    assert person.wait() == "covered"
    assert MARK not in page.content()
    assert frames
    assert not any(MARK in frame for frame in frames)


def test_a_person_far_away_sees_only_their_own(auction: People) -> None:
    red, blue = auction.enter(), auction.enter()
    red.start("sealed", **{"with": "friend", "seat": "red", "option-players": "2"})
    blue.sit(red.invite())
    red.wait()
    red.page.locator("#choice-4").click()
    blue.wait()
    red.page.wait_for_function("(text) => document.body.innerText.includes(text)", arg=f"{MARK} 4")
    assert MARK not in blue.page.content()
