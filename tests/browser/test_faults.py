"""F5, F6: bad lines, two tabs, reloading, a lost network, a killed server. Everybody ends up at the same table."""

import time
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.guard import Guard
from tests.browser.hands import Person
from tests.browser.people import People
from tests.browser.wires import KINDS, Wires
from tests.table.desk import SKIRMISH, STEADY, TableServer, wait_for

pytestmark = pytest.mark.browser

SCHEDULES = 4  # of each kind
STEPS = 6  # of a schedule
PATIENCE = 40.0  # seconds
PRESS = "(number) => document.querySelectorAll('.choice')[number]?.click()"


def seen(person: Person) -> tuple[object, list[str]]:
    """Return what a page shows: its pictures and its log."""
    return person.board(), person.log()


def agree(people: list[Person], wires: Wires | None = None) -> None:
    """Check that soon every page shows what a page of the same person shows that was just loaded."""
    late = time.monotonic() + PATIENCE
    for person in people:
        other = person.tab()
        other.go(person.path())
        other.settle()
        while seen(person) != seen(other) or (person.state() == "") != (other.state() == ""):
            assert time.monotonic() < late, (person.log(), other.log(), person.state(), other.state())
            person.page.wait_for_timeout(50)
            if wires:
                wires.pump()
        other.page.close()


def choices(person: Person, address: str) -> list[int]:
    """Return what was chosen so far, as the record says."""
    found: list[int] = person.page.context.request.get(f"{person.url}{address}/record.json").json()["choices"]
    return found


def arrived(person: Person, address: str, count: int) -> None:
    """Wait until so many choices are made."""
    wait_for(lambda: len(choices(person, address)) >= count)


def play_some(people: list[Person], rng: Random, most: int, wires: Wires | None = None) -> None:
    """Let people play a little."""
    made, late = 0, time.monotonic() + PATIENCE
    while made < most:
        assert time.monotonic() < late, ("nobody can go on", [person.state() for person in people])
        if wires:
            wires.pump()
        for person in people:
            state = person.state()
            if state == "over":
                return
            if state:
                person.answer(state, rng)
                made += 1
        people[0].page.wait_for_timeout(20)


@pytest.mark.parametrize("kind", KINDS)
def test_f5_bad_lines(people: People, kind: str) -> None:
    people.guard.expected.append("WebSocket is already in CLOSING or CLOSED state")  # said by the wires
    wires = Wires(kind)
    yellow, red, watcher = everybody = [people.enter() for _ in range(3)]
    address = yellow.start(**{"with": "friend", "seat": "yellow"})
    red.sit(yellow.invite())
    for person in everybody:
        wires.between(person.page)
        person.go(address)

    for seed in range(SCHEDULES):
        wires.start(seed)
        play_some([yellow, red], Random(seed), STEPS, wires)
        wires.mend()
        agree(everybody, wires)
        assert wires.faults > 0
    assert len(watcher.log()) > SCHEDULES


def test_f6_the_same_seat_in_two_tabs(people: People) -> None:
    one = people.enter()
    address = one.start("connect-four", **{"with": "hotseat", "curtain": "false"})
    tabs, wires, rng = (one, one.tab()), (Wires(), Wires()), Random(51)
    for tab, wire in zip(tabs, wires, strict=True):
        wire.between(tab.page)
        tab.go(address)
    for made in range(6):
        assert [tab.wait() for tab in tabs] == ["asked", "asked"]
        assert len(choices(one, address)) == made
        for wire in wires:
            wire.held = True
        for tab in tabs:  # neither knows of the other's choice
            tab.page.evaluate(PRESS, rng.randrange(tab.choices().count()))
        arrived(one, address, made + 1)
        one.page.wait_for_timeout(200)
        assert len(choices(one, address)) == made + 1
        for wire in wires:
            wire.mend()
        one.page.wait_for_timeout(200)
    agree(list(tabs))


@pytest.mark.parametrize("seed", range(3))
def test_f6_two_tabs_race(people: People, seed: int) -> None:
    one = people.enter()
    address = one.start("connect-four", **{"with": "hotseat", "curtain": "false"})
    other, rng = one.tab(), Random(seed)
    other.go(address)
    for _ in range(8):
        for tab in (one, other):
            tab.page.evaluate(PRESS, rng.randrange(7))
    agree([one, other])
    assert 0 < len(choices(one, address)) == len(one.log()) <= 16


def test_f6_reloading_in_the_middle(people: People) -> None:
    person = people.enter()
    person.start(**{"with": "computer", "computer": "recruit", **SKIRMISH})
    for _ in range(3):
        for _ in range(4):
            person.answer(person.wait(), Random(52))
        person.page.reload()
        person.wait()
    agree([person])


def test_f6_the_network_is_lost_and_comes_back(people: People) -> None:
    wires = Wires()
    person = people.enter()
    address = person.start(**{"with": "hotseat", "curtain": "false", **SKIRMISH})
    wires.between(person.page)
    person.go(address)
    for _ in range(4):
        person.answer(person.wait(), Random(53))
    person.wait()
    before = choices(person, address)

    wires.down = True
    wires.cut()
    person.page.wait_for_selector("#the-lost:visible")
    person.page.evaluate("() => document.querySelector('.choice').click()")
    while person.page.locator("#the-game.pending").count() == 0:  # a choice of two touches
        person.page.evaluate("() => document.querySelector('.choice').click()")
    person.page.wait_for_timeout(500)
    assert choices(person, address) == before

    wires.down = False
    person.page.wait_for_selector("#the-lost", state="hidden")
    person.wait()
    after = choices(person, address)
    assert after[: len(before)] == before
    assert len(after) > len(before)
    agree([person])


def test_a_choice_half_made_survives_a_lost_line(people: People) -> None:
    wires = Wires()
    person = people.enter()
    address = person.start(**{"with": "hotseat", "curtain": "false"})
    wires.between(person.page)
    person.go(address)
    person.wait()
    person.page.mouse.click(*person.marks()[0])
    person.page.wait_for_selector("#choice-back:visible")
    half = person.choices().all_inner_texts()
    wires.down = True
    wires.cut()
    person.page.wait_for_selector("#the-lost:visible")
    wires.down = False
    person.page.wait_for_selector("#the-lost", state="hidden")
    person.wait()
    assert person.choices().all_inner_texts() == half


def test_f6_the_server_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with TableServer(tmp_path, program=STEADY) as server:
        guard = Guard(server.url)
        guard.expected += ["WebSocket connection to", "ERR_CONNECTION"]
        people = People(browser, server.url, guard)
        yellow, red = people.enter(), people.enter()
        yellow.start(**{"with": "friend", "seat": "yellow", **SKIRMISH})
        red.sit(yellow.invite())
        rng = Random(54)
        for _ in range(3):
            play_some([yellow, red], rng, 6)
            yellow.settle()
            told = yellow.log()
            server.kill()
            for person in (yellow, red):
                person.page.wait_for_selector("#the-lost:visible")
            server.start()
            for person in (yellow, red):
                person.page.wait_for_selector("#the-lost", state="hidden")
            assert yellow.log()[: len(told)] == told
        play_some([yellow, red], rng, 6)
        agree([yellow, red])
        people.leave()
        assert guard.heard() == []
