"""Whole games of Battalia in the browser: three at a table with hidden hands, a phone, a keyboard, the lesson."""

import json
import re
from random import Random
from typing import Any

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.events import DRAWN
from littlewars.games.battalia.names import card_name, faction_name, side_name
from littlewars.games.battalia.state import World
from littlewars.games.library import find
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.match import Match
from littlewars.kernel.record import load
from littlewars.words import catalogue
from tests.browser.hands import Person
from tests.browser.people import PHONE, People
from tests.browser.soldiers import MIDDLE
from tests.games.lessons import lesson_of

pytestmark = pytest.mark.browser

KEY = GAME.key
QUICK = {"option-target_level4": "3", "option-max_weeks": "2"}
TWICE = 2
PATIENT = 20  # glances at a table that still asks the same
ENDS = ("nothing", "end", "pay", "commit", "done", "skip", "stay", "fight", "decline")
LONGEST = 1500  # choices of a game; none here has half as many
HAND = re.compile(r"<title>(?:One card|\d+ cards) in hand \(([^)]+)\)")
BID = re.compile(r"Bid \(([^)]+)\): (strength|sealed|not made)")
CARD = re.compile(r'id="card-\d+"')

Told = dict[str, Any]


class Leader:
    """Somebody with a mouse who does a little of everything, and remembers every word the table sends."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)
        self.tables: list[Told] = []  # whole positions, as sent
        self.frames: list[str] = []
        self.made: list[str] = []  # choices, as text
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: object) -> None:
        """Remember a frame."""
        self.frames.append(str(frame))
        told = json.loads(str(frame))
        if told["type"] == "table":
            self.tables.append(told)

    def is_asked(self) -> bool:
        """Tell whether there is something to choose now, and nothing under way."""
        return self.person.state() in ("asked", "previewed") and bool(self.tables[-1]["choices"])

    def answer(self) -> None:
        """Make one choice of one's own."""
        self.choose(self.liked([choice["text"] for choice in self.tables[-1]["choices"]]))

    def choose(self, text: str) -> None:
        """Make a choice, and wait until the table has it."""
        choices = {choice["text"]: choice for choice in self.tables[-1]["choices"]}
        self.made.append(text)
        before = len(self.tables)
        self.take(choices[text])
        for _ in range(500):
            if len(self.tables) > before:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{text}: nothing came of it")

    def liked(self, texts: list[str]) -> str:
        """Do what was not done twice yet; else get on."""
        done = [made.split()[0] for made in self.made]
        new = [text for text in texts if text not in ENDS and done.count(text.split()[0]) < TWICE]
        ends = [text for text in ENDS if text in texts]
        return self.rng.choice(new or ends[:1] or texts)

    def verbs(self) -> set[str]:
        """List what was done."""
        return {text.split()[0] for text in self.made}

    def take(self, choice: Told) -> None:
        """Touch what makes a choice, in turn, and confirm it; or press it in the list."""
        before, idle = len(self.tables), 0
        for mark in choice["marks"]:
            self.touch(f'[id="{mark}"]')
        while choice["marks"] and idle < PATIENT:
            state = self.person.state()
            if len(self.tables) > before:
                return
            if state == "previewed":
                self.press("#preview-confirm")
            idle += state == "asked"
            self.page.wait_for_timeout(20)
        self.press(f"#choice-{choice['id']}")  # what cannot be touched, or means several things

    def touch(self, selector: str) -> None:
        """Touch an element."""
        self.page.locator(selector).first.scroll_into_view_if_needed()
        self.page.mouse.click(*self.page.evaluate(MIDDLE, selector))

    def press(self, button: str) -> None:
        """Press a button."""
        self.page.locator(button).click()


class Finger(Leader):
    """The same with one finger."""

    def touch(self, selector: str) -> None:
        self.page.locator(selector).first.scroll_into_view_if_needed()
        self.page.touchscreen.tap(*self.page.evaluate(MIDDLE, selector))

    def press(self, button: str) -> None:
        self.page.locator(button).tap()


def play(leaders: list[Leader], done: int = LONGEST) -> None:
    """Let people play to the end, or so many choices, whoever is asked."""
    for _ in range(LONGEST * 10):
        if leaders[0].person.state() == "over" or sum(len(leader.made) for leader in leaders) >= done:
            return
        asked = [leader for leader in leaders if leader.is_asked()]
        for leader in asked:
            leader.answer()
        if not asked:
            leaders[0].page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def record(leader: Leader) -> Match:
    """Fetch the record of a game that is over."""
    answer = leader.page.context.request.get(f"{leader.page.url}/record.json")
    match, _ = load(answer.text(), find)
    return match


def test_three_play_with_buff_to_the_end_and_nobody_is_sent_what_others_hold(people: People) -> None:
    ada, bo = Leader(people.enter(), 71), Leader(people.enter(), 72)
    seats = {"with": "friend", "seat": "one", "computers": "1", "computer": "recruit", "option-players": "3"}
    ada.person.start(KEY, **seats, **QUICK)
    bo.person.sit(ada.person.invite(), "Bo")
    play([ada, bo])
    for leader in (ada, bo):
        leader.page.wait_for_selector("#the-result[open]")
        assert leader.page.locator("#result-places li").count() == 3
    match = record(ada)
    assert any("Buff is coming" in frame for frame in ada.frames)
    assert ada.verbs() | bo.verbs() >= {"exchange", "recruit", "lay", "square", "pay", "move"}
    for seat, leader in enumerate((ada, bo)):
        check_draws(match, seat, leader)
        names = names_of(match, seat)
        bids = set()
        for told in leader.tables:
            check_hands(told, names)
            bids |= others_bids(told, names)
        assert bids == {"not made", "sealed", "strength"}


def names_of(match: Match, seat: int) -> set[str]:
    """Name a side in all the ways a picture may."""
    assert isinstance(match.state, World)
    say, faction = catalogue("en", GAME).say, GAME.view(match.state, NOBODY).sides[seat].faction
    return {say(name) for name in (side_name(seat, ""), side_name(seat, faction), faction_name(faction))}


def check_draws(match: Match, seat: int, leader: Leader) -> None:
    """Find each card a person drew told to them, and no other draw."""
    say = catalogue("en", GAME).say
    drawn = {
        (number, say(card_name(event[2])))
        for number, events in enumerate(match.events)
        for event in events
        if event[0] == DRAWN and event[1] == seat
    }
    told = {
        (event["n"], event["sentence"].removeprefix("Drawn: ").removesuffix("."))
        for table in leader.tables
        for event in table["events"]
        if event["sentence"].startswith("Drawn: ")
    }
    assert told == drawn
    assert len(told) > 20


def check_hands(told: Told, names: set[str]) -> None:
    """Find face-up cards only in one's own hand."""
    assert not CARD.search(told["html"])
    if CARD.search(told["hand"]):
        owner = HAND.search(told["hand"])
        assert owner is not None
        assert owner[1] in names


def others_bids(told: Told, names: set[str]) -> set[str]:
    """Tell in which states the bids of others are; none is open while one is sealed or still to be made."""
    states = {state for name, state in BID.findall(told["html"]) if name not in names}
    assert "strength" not in states or states == {"strength"}
    return states


def test_a_few_turns_on_a_phone_with_a_finger(people: People) -> None:
    leader = Finger(people.enter(size=PHONE, touch=True, language="fr"), 73)
    leader.person.start(KEY, **{"with": "computer", "computer": "recruit", "seat": "one"}, **QUICK)
    play([leader], done=40)
    assert leader.verbs() >= {"faction", "square", "recruit", "end"}
    assert leader.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_few_turns_by_keyboard_alone(people: People) -> None:
    person, rng = people.enter(), Random(74)
    leader = Leader(person, 74)
    person.start(KEY, **{"with": "computer", "computer": "recruit", "seat": "one"}, **QUICK)
    for _ in range(25):
        if person.wait() == "previewed":
            person.tab_to("#preview-confirm")
            person.page.keyboard.press("Enter")
        else:
            person.press(rng)
    person.wait()
    assert leader.tables[-1]["count"] > 60
    assert len(person.log()) > 20


@pytest.mark.parametrize(("language", "praise"), [("en", "Battalia is yours!"), ("fr", "Battalia est à vous !")])
def test_the_lesson_by_touching(people: People, language: str, praise: str) -> None:
    person = people.enter(language=language)
    leader = Leader(person, 75)
    person.go("/")
    person.page.locator(f"form[action*='{KEY}/learn'] button").click()
    for step in lesson_of(GAME).steps:
        if step.play:
            assert person.wait() == "asked"
            leader.choose(step.play[0])
        elif person.wait() == "reading":
            leader.press("#lesson-go")
    assert person.wait() == "learnt"
    assert praise in person.page.locator("#lesson-text").inner_text().replace("\u00a0", " ")
