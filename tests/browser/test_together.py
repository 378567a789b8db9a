"""Two people at one game: taking back, phrases, real dice, clocks, another game, and somebody who only watches."""

import json
import re
import sqlite3
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from littlewars.kernel.words import Message
from littlewars.words import catalogue
from tests.browser.hands import LONGEST, Person
from tests.browser.people import People
from tests.table.desk import SKIRMISH, STEADY, TableServer

pytestmark = pytest.mark.browser

ACTS = ("choice", "undo-button", "ask-back-button", "phrases-button", "resign-button", "claim-button", "result-rematch")
RESIGN = ("#menu-button", "#resign-button", "#resign-yes")
DAY = 86_400  # seconds


def seated(people: People, **fields: str) -> tuple[Person, Person, str]:
    """Seat two people at a new game: yellow, who begins, and red, who reads French; return the address, too."""
    yellow, red = people.enter(), people.enter(language="fr")
    address = yellow.start(**{"with": "friend", "seat": "yellow", **SKIRMISH, **fields})
    red.sit(yellow.invite())
    for person in (yellow, red):
        person.settle()
    return yellow, red, address


def chosen(person: Person) -> list[int]:
    """Read the record."""
    answer = person.page.context.request.get(f"{person.page.url}/record.json")
    choices: list[int] = answer.json()["choices"]
    return choices


def choose(person: Person, rng: Random, best: str = ".choice") -> None:
    """Make one choice from the list, of the best ones if there are any."""
    before = len(chosen(person))
    for _ in range(LONGEST):
        state = person.state()  # asked first: while a choice is under way there is nothing to do
        if len(chosen(person)) > before:
            return
        if state:
            found = person.page.locator(best).all() or person.choices().all()
            rng.choice(found).click()
        person.page.wait_for_timeout(50)
    raise AssertionError("nothing was chosen")


def whose_turn(first: Person, second: Person) -> tuple[Person, Person]:
    """Wait until one of two is asked; return that one, then the other."""
    for _ in range(LONGEST):
        for person, other in ((first, second), (second, first)):
            if person.state() == "asked":
                return person, other
        first.page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def say(language: str, message: Message) -> str:
    """Say what a page says."""
    return catalogue(language).say(message)


def seat_of(person: Person) -> str:
    """Read which side one has."""
    return person.page.locator("#the-seats .is-you .seat-name").inner_text()


# -- taking back


def ask_back(asker: Person, other: Person, answer: str) -> None:
    """Ask, and let the other one answer."""
    asker.page.locator("#ask-back-button").click()
    other.page.locator(answer).click()
    expect(other.page.locator("#the-back")).to_be_hidden()


def taken_back(person: Person, language: str, seat: str) -> None:
    """Wait until the page tells that a choice was taken back."""
    told = say(language, Message("table-taken-back", seat=seat))
    expect(person.page.locator("#the-caption")).to_have_text(told)
    expect(person.page.locator("#the-news p").last).to_have_text(told)
    person.settle()


def test_a_choice_is_taken_back_when_the_other_agrees_and_only_then(people: People) -> None:
    yellow, red, _ = seated(people)
    rng = Random(51)
    first = [yellow.board(), red.board()]
    choose(yellow, rng)
    choose(red, rng)
    yellow.wait()
    red.settle()
    played, boards, logs = chosen(yellow), [yellow.board(), red.board()], [yellow.log(), red.log()]

    yellow.page.locator("#ask-back-button").click()
    asked = say("fr", Message("table-back-asked", seat="Jaune"))
    expect(red.page.locator("#back-words")).to_have_text(asked)
    expect(yellow.page.locator("#the-back")).to_be_hidden()
    red.page.locator("#back-no").click()
    expect(yellow.page.locator("#the-why")).to_have_text(say("en", Message("table-back-refused", seat="Red")))
    expect(red.page.locator("#the-back")).to_be_hidden()
    assert chosen(yellow) == played
    assert [yellow.board(), red.board()] == boards
    assert [yellow.log(), red.log()] == logs

    ask_back(yellow, red, "#back-yes")
    taken_back(yellow, "en", "Yellow")
    taken_back(red, "fr", "Jaune")
    assert chosen(yellow) == []
    assert [yellow.board(), red.board()] == first
    assert [yellow.log(), red.log()] == [[], []]
    assert yellow.wait() == "asked"
    choose(yellow, rng)
    choose(red, rng)


def test_a_roll_is_taken_back_too(people: People) -> None:
    yellow, red, address = seated(people)
    rng = Random(52)
    mover, other = whose_turn(yellow, red)
    while not mover.page.locator(".choice .odds").count():
        choose(mover, rng)
        mover, other = whose_turn(yellow, red)
    mover.settle()
    other.settle()
    before, boards, logs = chosen(mover), [mover.board(), other.board()], [mover.log(), other.log()]
    choose(mover, rng, ".choice:has(.odds)")
    expect(mover.page.locator("#ask-back-button")).to_be_visible()
    expect(mover.page.locator("#undo-button")).to_be_hidden()
    mover.page.wait_for_function("(lines) => document.querySelectorAll('#the-log li').length > lines", arg=len(logs[0]))
    for person in (mover, other):
        person.state()
        person.settle()
    assert [mover.board(), other.board()] != boards

    ask_back(mover, other, "#back-yes")
    for person in (mover, other):
        english = person is yellow
        names = ("Yellow", "Red") if english else ("Jaune", "Rouge")
        taken_back(person, "en" if english else "fr", names[0] if mover is yellow else names[1])
    assert chosen(mover) == before
    assert [mover.board(), other.board()] == boards
    assert [mover.log(), other.log()] == logs
    watcher = people.enter()
    watcher.go(address)
    watcher.settle()
    assert watcher.log() == yellow.log()


# -- phrases, dice, clocks


def test_a_phrase_reaches_the_other_in_their_language(people: People) -> None:
    yellow, red, _ = seated(people)
    yellow.page.locator("#phrases-button").click()
    yellow.page.locator("#the-phrases button").nth(2).click()
    for person, language, seat in ((yellow, "en", "Yellow"), (red, "fr", "Jaune")):
        bubble = person.page.locator(".bubble")
        expect(bubble).to_have_text(f"{seat} {say(language, Message('table-phrase', number=2))}")
    expect(yellow.page.locator("#the-phrases")).to_be_hidden()
    assert chosen(yellow) == []


def test_real_dice_show_what_somebody_says_they_show(people: People) -> None:
    person = people.enter()
    page, rng = person.page, Random(53)
    person.start(**{"with": "hotseat", "curtain": "false", "dealer": "human", **SKIRMISH})
    for hits in (1, 0):
        for _ in range(LONGEST):
            person.wait()
            if "rolls" in page.locator("#the-prompt").inner_text():
                break
            choose(person, rng, ".choice:has(.odds)")
        before = chosen(person)
        assert page.locator(".choice").count() == 2  # a jeep rolls one die: a hit, or none
        lines = len(person.log())
        page.locator(f"#choice-{hits}").click()
        page.wait_for_function("(lines) => document.querySelectorAll('#the-log li').length > lines", arg=lines)
        assert chosen(person)[len(before)] == hits
        rolled = " ".join(person.log()[lines:])
        assert {1: "one hit", 0: "no hit"}[hits] in rolled


def test_days_for_a_move_are_counted_down_and_claimed(people: People, server: TableServer, tmp_path: Path) -> None:
    yellow, red, address = seated(people, days="1")
    assert re.fullmatch(r"23h 59m|1d 0h", yellow.page.locator(".has-turn .seat-clock").inner_text())
    assert red.page.locator(".seat-clock:visible").count() == 1
    choose(yellow, Random(54))
    expect(red.page.locator(".is-you.has-turn .seat-clock")).to_be_visible()
    expect(red.page.locator("#claim-button")).to_have_attribute("hidden", "")

    with TableServer(tmp_path, program=STEADY) as late:
        late.kill()
        age(server.database, late.database, address.rsplit("/", 1)[1])
        late.start()
        people.guard.expected.append(late.url)
        for person in (yellow, red):
            person.url = late.url
            person.go(address)
            person.settle()
        expect(yellow.page.locator(".has-turn .seat-clock")).to_have_text("0:00")
        expect(red.page.locator("#claim-button")).to_have_attribute("hidden", "")  # one's own time
        yellow.page.locator("#menu-button").click()
        yellow.page.locator("#claim-button").click()
        for person, verdict in ((yellow, "Yellow wins!"), (red, "Jaune gagne\u00a0!")):
            expect(person.page.locator("#the-result")).to_be_visible()
            expect(person.page.locator("#result-verdict")).to_have_text(verdict)
        for person in (yellow, red):
            person.page.close()


def age(source: Path, target: Path, match: str) -> None:
    """Copy a database, as if what happened in a match had happened two days earlier."""
    target.unlink(missing_ok=True)
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    old.backup(new)
    old.close()
    new.execute("UPDATE matches SET created = created - ? WHERE id = ?", (2 * DAY, match))
    new.execute("UPDATE entries SET time = time - ? WHERE match_id = ?", (2 * DAY, match))
    new.commit()
    new.close()


# -- after the game, and beside it


def test_after_giving_up_both_reach_the_same_new_game_with_the_sides_swapped(people: People) -> None:
    yellow, red, address = seated(people)
    watcher = people.enter()
    watcher.go(address)
    assert [seat_of(yellow), seat_of(red)] == ["Yellow", "Rouge"]
    choose(yellow, Random(55))
    red.wait()
    for button in RESIGN:
        yellow.page.locator(button).click()
    for person in (yellow, red, watcher):
        expect(person.page.locator("#the-result")).to_be_visible()
    assert yellow.page.locator("#result-verdict").inner_text() == "Red wins!"
    expect(watcher.page.locator("#result-rematch")).to_be_hidden()

    yellow.page.locator("#result-rematch").click()
    yellow.page.wait_for_function("(old) => location.pathname !== old", arg=address)
    expect(red.page.locator("#rematch-words")).to_have_text(say("fr", Message("table-rematch", seats=2)))
    red.page.locator("#rematch-link").click()
    red.page.wait_for_function("(old) => location.pathname !== old", arg=address)
    assert yellow.path() == red.path()
    for person in (yellow, red):
        person.settle()
    assert [seat_of(yellow), seat_of(red)] == ["Red", "Jaune"]
    assert red.wait() == "asked"
    assert yellow.state() == ""
    choose(red, Random(56))
    assert yellow.wait() == "asked"


def test_whoever_watches_has_nothing_to_act_with(people: People) -> None:
    yellow, red, address = seated(people)
    watcher = people.enter()
    sent: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    watcher.go(address)
    watcher.settle()
    choose(yellow, Random(57))
    choose(red, Random(57))
    watcher.page.wait_for_selector(".log-line[data-at='2']")
    watcher.settle()
    for name in ACTS:
        assert watcher.page.locator(f"#{name}:visible, .{name}:visible").count() == 0, name
    watcher.page.locator("#menu-button").click()
    for name in ("resign-button", "claim-button", "device-link"):
        expect(watcher.page.locator(f"#{name}")).to_be_hidden()
    watcher.page.keyboard.press("Escape")
    assert watcher.marks() == []
    assert watcher.page.locator("#the-seats .is-you").count() == 0
    for element in watcher.page.locator("#the-board svg [id][data-title]").all()[:12]:
        element.click(force=True)
    for key in ("u", "1", "Enter"):
        watcher.page.keyboard.press(key)
    watcher.page.wait_for_timeout(200)
    assert {json.loads(frame)["type"] for frame in sent} <= {"hello", "ping", "why", "look"}
    assert len(chosen(yellow)) == 2
