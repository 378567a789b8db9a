"""Four at a table, in a real browser: the form, the seats, who plays on, the ranking."""

from random import Random

import pytest

from tests.browser.conftest import Installed
from tests.browser.people import DESK, PHONE, People

pytestmark = pytest.mark.browser

SPILT = """() => [...document.querySelectorAll(".seat-card, .seat-name, .seat-turn:not([hidden])")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline"
    || part.getBoundingClientRect().right > innerWidth)
  .map((part) => part.textContent)"""


@pytest.fixture
def auction(installed: Installed) -> People:
    """Let people in where the sealed auction is on the table, as an installed package."""
    return installed("sealed", "tests.browser.sealed:GAME")


def test_four_from_the_form_to_the_ranking(auction: People) -> None:
    ada, bo = auction.enter(DESK), auction.enter(PHONE)
    page = ada.page
    ada.go("/games/sealed/new?with=friend")
    shown = [page.locator(f"input[name=seat][value={seat}]").is_visible() for seat in ("blue", "green", "yellow")]
    assert shown == [True, True, False]  # three play, unless one says otherwise
    page.locator("input[name=option-players][value='4']").check()
    page.locator("input[name=seat][value=yellow]").check()
    page.locator("input[name=computers][value='2']").check()
    page.locator("input[name=option-players][value='3']").check()  # what there is not any more is not sent either
    assert page.locator("input[name=seat]:checked").get_attribute("value") == "red"
    assert page.locator("input[name=computers]:checked").get_attribute("value") == "0"
    page.locator("input[name=option-players][value='4']").check()
    page.locator("input[name=computers][value='2']").check()
    page.locator(".start-bar button").click()
    page.wait_for_selector("#the-invite:not([hidden])")
    bo.sit(ada.invite(), "Bo")
    page.wait_for_selector("#the-invite[hidden]", state="attached")
    for person in (ada, bo):
        person.settle()
        assert person.page.evaluate(SPILT) == []
        assert person.page.locator(".seat-card").count() == 4
    rows = {round(box["y"]) for card in bo.page.locator(".seat-card").all() if (box := card.bounding_box())}
    assert len(rows) == 2
    for _ in range(3):
        for person in (ada, bo):
            assert person.wait() == "asked"
            person.answer("asked", Random(1))
    assert ada.wait() == "over"
    places = page.locator("#result-places li")
    assert places.count() == 4
    numbers = [int(place.get_attribute("value") or 0) for place in places.all()]
    assert numbers[0] == 1
    assert numbers == sorted(numbers)


def test_a_computer_plays_on_before_everybodys_eyes(auction: People) -> None:
    ada, bo = auction.enter(), auction.enter(PHONE, "fr")
    ada.start("sealed", **{"with": "friend", "seat": "red", "computers": "1"})
    bo.sit(ada.invite())
    ada.wait()
    ada.answer("asked", Random(1))
    bo.wait()
    bo.page.locator("#menu-button").click()
    bo.page.locator("#resign-button").click()
    assert "Un ordinateur jouera alors" in bo.page.locator("#resign-after").inner_text()
    bo.page.locator("#resign-yes").click()
    ada.page.wait_for_selector(".bubble")
    assert ada.page.locator(".bubble").inner_text().endswith("has given up. A computer plays on.")
    assert ada.wait() == "asked"
    assert ada.page.locator(".seat-card.is-computer").count() == 2
    assert bo.page.locator(".choice").count() == 0
