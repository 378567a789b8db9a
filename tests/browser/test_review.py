"""A review in a browser: the chart, the turning points, another try."""

import json
import re

import pytest

from littlewars.games.library import find
from littlewars.kernel.record import load
from tests.browser.axe import violations
from tests.browser.hands import Person
from tests.browser.people import DESK, PHONE, People
from tests.browser.test_replays import at, played

pytestmark = pytest.mark.browser

PATH = "() => document.querySelector('.review-line').getAttribute('d')"
CHOICES = 44


def reviewed(person: Person) -> str:
    """Play for a while, give up, and open the review from the result; return the match's address."""
    address = played(person, CHOICES)
    person.page.locator("#the-result a[href$=review]").click()
    person.page.wait_for_selector(".review-turn")
    person.page.wait_for_selector(".replay-board svg")
    return address


def share(person: Person) -> int:
    """Read the chances told for the position shown."""
    return int(person.page.locator(".review-now strong").inner_text().rstrip("%\u00a0\u202f "))


def test_chart_board_and_turning_points_go_together(people: People) -> None:
    person = people.enter()
    address = reviewed(person)
    page, press = person.page, person.page.keyboard.press
    last = at(person)[1]
    assert page.locator(".review-wait").is_hidden()
    assert page.evaluate(PATH).count("L") == last
    assert page.locator(".review-side-own").inner_text() == "Yellow"
    assert page.locator(".review-side-other").inner_text() == "Red"
    marks = page.locator(".review-plot .review-mark")
    turns = page.locator(".review-turn a")
    assert marks.count() == turns.count() > 0

    for place in range(turns.count()):
        turns.nth(place).click()
        number = int(str(turns.nth(place).get_attribute("data-number")))
        assert at(person)[0] == number
        assert page.locator(".review-here text").text_content() == str(place + 1)
        assert page.locator(".review-turn [aria-current]").get_attribute("data-number") == str(number)
        page.locator("[data-action=first]").click()
        box = marks.nth(place).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert at(person)[0] == number
    page.wait_for_url(f"**{address}/review?move={number}")

    press("Home")
    first = share(person)
    heard = page.locator(".replay-slider").get_attribute("aria-valuetext")
    assert f"Yellow has a {first}% chance of winning." in str(heard)
    shares = []
    for _ in range(last):
        press("ArrowRight")
        shares.append(share(person))
    assert len(set(shares)) > 3
    told = str(page.locator(".replay-slider").get_attribute("aria-valuetext"))
    assert told.count("chance of winning") == 1

    plot = page.locator(".review-plot").bounding_box()
    assert plot
    page.mouse.click(plot["x"] + plot["width"] / 2, plot["y"] + plot["height"] - 4)
    assert abs(at(person)[0] - last / 2) <= 1

    yellow = share(person)
    with page.expect_response("**/review.json?view=red"):
        page.locator(".replay-view select").select_option("red")
    page.wait_for_function("() => document.querySelector('.review-side-own').textContent === 'Red'")
    assert abs(share(person) + yellow - 100) <= 1


def test_a_better_move_is_tried_where_it_was_missed(people: People) -> None:
    person = people.enter()
    address = reviewed(person)
    page = person.page
    record, _ = load(page.request.get(f"{person.url}{address}/record.json").text(), find)
    item = page.locator(".review-mistake:has(button)").first
    number = int(str(item.locator("a").get_attribute("data-number")))
    seat = record.actors[number - 1]
    item.locator("button").click()
    page.wait_for_selector("#the-board svg")
    page.wait_for_url(re.compile(rf"/match/(?!{address.rsplit('/', 1)[1]})[\w-]+$"))
    laid_out = json.loads(page.request.get(f"{page.url}/record.json").text())
    assert laid_out["position"] == record.game.write(record.twin(number - 1).state)
    assert laid_out["choices"] == []
    person.wait()
    assert page.locator("#the-seats .is-you .seat-name").inner_text() == ["Yellow", "Red"][seat]
    assert page.locator("#the-seats .is-computer").count() == 1


@pytest.mark.parametrize(("size", "theme", "language"), [(DESK, "light", "en"), (PHONE, "dark", "fr")])
def test_nothing_is_wrong_with_the_page(people: People, size: tuple[int, int], theme: str, language: str) -> None:
    person = people.enter(size=size, theme=theme, language=language)
    reviewed(person)
    assert violations(person.page) == []
    wide = person.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= size[0]
    person.page.locator(".review-turn a").last.click()
    box = person.page.locator(".replay-board").bounding_box()
    assert box
    assert 0 <= box["y"] < size[1] / 2  # the board is in sight
