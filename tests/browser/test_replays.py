"""Replays in a browser: slider, arrows, viewpoints, links, files; and the one that opens offline."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.browser.axe import violations
from tests.browser.guard import Guard
from tests.browser.hands import Person
from tests.browser.people import People
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser


def played(person: Person, most: int = 14) -> str:
    """Play a little on one screen, then give up; return the match's address."""
    address = person.start(**{"with": "hotseat", "curtain": "false", **SKIRMISH})
    for _ in range(most):
        person.answer(person.wait(), Random(41))
    person.wait()
    person.page.locator("#menu-button").click()
    person.page.locator("#resign-button").click()
    person.page.locator("#resign-yes").click()
    person.page.wait_for_selector("#the-result[open]")
    return address


def at(person: Person) -> tuple[int, int]:
    """Tell at which move of how many a replay stands."""
    now, last = person.page.locator(".replay-count").inner_text().split("/")
    return int(now), int(last)


def board(person: Person) -> str:
    return str(person.page.locator(".replay-board svg").inner_html())


def test_a_replay_is_stepped_through(people: People) -> None:
    person = people.enter()
    address = played(person)
    page, press = person.page, person.page.keyboard.press
    final = person.page.locator("#the-board svg").inner_html()
    page.locator("#the-result a[href$=replay]").click()
    page.wait_for_selector(".replay-board svg")
    first, last = at(person)
    assert (first, last > 4) == (0, True)
    start = board(person)

    press("ArrowRight")
    press("ArrowRight")
    assert at(person)[0] == 2
    press("ArrowLeft")
    assert at(person)[0] == 1
    press("End")
    assert at(person) == (last, last)
    assert page.locator(".replay-caption").inner_text()
    assert page.locator(".replay-ending").count() == 1
    assert board(person) != start
    press("Home")
    assert at(person)[0] == 0
    assert board(person) == start

    page.locator(".replay-slider").focus()
    press("ArrowRight")
    assert at(person)[0] == 1
    page.locator(".replay-slider").fill(str(last))
    assert at(person)[0] == last
    page.locator(".replay-moves li a").nth(3).click()
    assert at(person)[0] == 3
    page.locator("[data-action=previous]").click()
    assert at(person)[0] == 2
    assert page.locator(".replay-moves [aria-current]").count() == 1
    page.wait_for_url(f"**{address}/replay?move=2*")

    page.locator(".replay-speed").select_option("3")
    page.locator("[data-action=play]").click()
    page.wait_for_function("() => Number(document.querySelector('.replay-slider').value) >= 4")
    page.locator("[data-action=play]").click()
    assert final


def test_a_replay_is_seen_through_another_pair_of_eyes(people: People) -> None:
    person = people.enter()
    person.go(f"{played(person)}/replay")
    views = person.page.locator(".replay-view select")
    person.page.wait_for_selector(".replay-board svg")
    keys = views.evaluate("(select) => [...select.options].map((option) => option.value)")
    assert keys == ["watch", "yellow", "red"]
    person.page.keyboard.press("End")
    last = at(person)
    with person.page.expect_response("**/frames.json?view=red"):
        views.select_option("red")
    person.page.wait_for_function("() => document.querySelector('.replay-offline').href.endsWith('view=red')")
    assert at(person) == last


def test_a_replay_is_shared_from_a_move(people: People) -> None:
    person, friend = people.enter(), people.enter()
    address = played(person)
    person.go(f"{address}/replay?move=3")
    person.page.wait_for_selector(".replay-board svg")
    person.page.keyboard.press("ArrowRight")
    link = person.page.locator(".replay-share").get_attribute("href")
    assert link == f"{address}/replay?move=4"
    person.page.locator(".replay-share").click()
    person.page.wait_for_selector(".replay-copied:visible, .replay-address:visible")
    friend.go(link)
    friend.page.wait_for_selector(".replay-board svg")
    assert at(friend)[0] == 4
    assert board(friend) == board(person)


def test_a_record_is_saved(people: People) -> None:
    person = people.enter()
    person.go(f"{played(person)}/replay")
    with person.page.expect_download() as waiting:
        person.page.locator(".replay-record").click()
    record = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert record["game"] == "small-wars"
    assert len(record["choices"]) > 3


def test_a_replay_opens_offline_from_one_file(people: People, tmp_path: Path) -> None:
    person = people.enter(language="fr")
    person.go(f"{played(person)}/replay")
    person.page.wait_for_selector(".replay-board svg")
    last = at(person)[1]
    online = []
    for _ in range(3):
        person.page.keyboard.press("ArrowRight")
        online.append(person.page.locator(".replay-caption").inner_text())
    with person.page.expect_download() as waiting:
        person.page.locator(".replay-offline").click()
    file = tmp_path / "replay.html"
    waiting.value.save_as(file)

    alone = people.enter(language="fr").page
    asked: list[str] = []
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(file.as_uri())
    alone.wait_for_selector(".replay-board svg")
    here = Person(alone, "")
    assert at(here) == (0, last)
    for told in online:
        alone.keyboard.press("ArrowRight")
        assert alone.locator(".replay-caption").inner_text() == told
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert violations(alone) == []
    with alone.expect_download() as saved:
        alone.locator(".replay-save").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["game"] == "small-wars"


def test_the_guard_hears_requests_to_others(people: People) -> None:
    guard = Guard("http://127.0.0.1:1")
    person = people.enter()
    guard.watch(person.page.context)
    person.go("/")
    assert any("another host" in told for told in guard.heard())
