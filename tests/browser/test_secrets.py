"""A shared screen with a game of secrets: nothing hidden is in the page before the next player has taken it."""

from random import Random

import pytest

from tests.browser.conftest import Installed
from tests.browser.people import People
from tests.browser.sealed import MARK

pytestmark = pytest.mark.browser


@pytest.fixture
def auction(installed: Installed) -> People:
    """Let people in where the sealed auction is on the table, as an installed package."""
    return installed("sealed", "tests.browser.sealed:GAME")


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
