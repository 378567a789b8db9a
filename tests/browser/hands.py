"""A person's eyes and hands at the table: what they see, touch and press."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

STATE = """(hurry) => {
  const game = document.getElementById("the-game");
  if (hurry && game?.matches(".acting")) document.getElementById("skip-button").click();
  const shown = (id) => document.getElementById(id)?.checkVisibility() === true;
  if (document.getElementById("the-result")?.open) return "over";
  if (document.getElementById("the-curtain")?.open) return "covered";
  if (shown("lesson-done")) return "learnt";
  if (!game || game.matches(".pending, .acting, .looking")) return "";
  if (shown("lesson-go")) return "reading";
  if (shown("result-open")) return "over";
  if (!game.matches(".asked")) return "";
  if (shown("the-preview")) return "previewed";
  if (document.querySelector("#the-subset:not([hidden]) #subset-confirm[aria-disabled=false]")) return "picked";
  if (shown("point-confirm")) return "placed";
  if (shown("aim-confirm")) return "aimed";
  return document.querySelector(".choice") ? "asked" : "";
}"""
SETTLED = "() => document.querySelector('#the-game:not(.pending, .acting) #the-board svg') !== null"
BOARD = """() => {
  const plain = (element) => [
    element.tagName,
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    [...element.childNodes].map((node) => (node instanceof Element ? plain(node) : node.textContent.trim()))
      .filter((part) => part !== ""),
  ];
  return JSON.stringify([...document.querySelectorAll("#the-board svg, #the-hand svg")].map(plain));
}"""
MARKS = """() => [...document.querySelectorAll(".marks-can .mark-can")].map((mark) => {
  const { x, y, width, height } = mark.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).filter(([x, y]) => x < innerWidth && y < innerHeight)"""
HOT = """() => {
  const { x, y, width, height } = document.querySelector(".marks-hot .mark-hot").getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
CURSOR = """(id) => {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const cursor = document.querySelector(".marks-cursor .mark-cursor");
  if (!cursor) return null;
  const [here, there] = [middle(cursor), middle(document.getElementById(id))];
  return [there[0] - here[0], there[1] - here[1]];
}"""
BUTTONS = {
    "covered": "#curtain-button",
    "reading": "#lesson-go",
    "previewed": "#preview-confirm",
    "picked": "#subset-confirm",
    "placed": "#point-confirm",
    "aimed": "#aim-confirm",
}  # what there is to press, by state
SOON = 5000  # milliseconds
LONGEST = 3000  # steps; no game here has half as many


class Person:
    """Somebody with a browser of their own. Somebody in a hurry skips what others' moves look like."""

    def __init__(self, page: Page, url: str, hurry: bool = True) -> None:
        self.page: Page = page
        self.url: str = url
        self.hurry: bool = hurry

    def tab(self) -> "Person":
        """Open another page in the same browser."""
        return Person(self.page.context.new_page(), self.url, self.hurry)

    # -- ways to the table

    def go(self, path: str) -> None:
        """Open an address of the table."""
        self.page.goto(self.url + path)

    def start(self, game: str = "small-wars", **fields: str) -> str:
        """Make a match as its form would, and go there; return its address."""
        answer = self.page.context.request.post(f"{self.url}/games/{game}/matches", form=dict(fields))
        assert answer.ok, answer.text()
        address = answer.url.removeprefix(self.url)
        self.go(address)
        return address

    def invite(self) -> str:
        """Read the link for a friend off one's table."""
        return self.page.locator("#the-invite input").input_value().removeprefix(self.url)

    def sit(self, link: str, name: str = "") -> None:
        """Accept an invitation."""
        self.go(link)
        if name:
            self.page.locator("#name").fill(name)
        self.page.locator("form.sheet .button-main").click()
        self.page.wait_for_url(re.compile(r"/match/[^/]+$"))

    # -- eyes

    def wait(self) -> str:
        """Wait until there is something to do; tell what."""
        return str(self.page.wait_for_function(STATE, arg=self.hurry).json_value())

    def state(self) -> str:
        """Tell what there is to do now; nothing is the empty word."""
        return str(self.page.evaluate(STATE, self.hurry))

    def settle(self) -> None:
        """Wait until nothing is under way."""
        self.page.wait_for_function(SETTLED)

    def board(self) -> Any:
        """Read the whole picture, order of attributes apart."""
        return json.loads(self.page.evaluate(BOARD))

    def log(self) -> list[str]:
        """Read the log."""
        lines = self.page.locator("#the-log li").all_text_contents()
        return [" ".join(line.split()) for line in lines]

    def choices(self) -> Locator:
        """Find the choices listed."""
        return self.page.locator(".choice")

    def marks(self) -> list[list[float]]:
        """Find where the board says it can be touched, without scrolling."""
        found: list[list[float]] = self.page.evaluate(MARKS)
        return found

    def hot(self) -> list[float]:
        """Find where a previewed choice would be confirmed."""
        found: list[float] = self.page.evaluate(HOT)
        return found

    def path(self) -> str:
        """Tell where one is."""
        return self.page.url.removeprefix(self.url)

    def focused(self) -> str:
        """Tell what has the focus."""
        return str(self.page.evaluate("() => document.activeElement.id || document.activeElement.tagName"))

    # -- hands

    def click(self, rng: Random) -> None:
        """Make or go on with any choice by mouse: on the board where it can be, else in the list."""
        spots = self.marks()
        bare = self.page.locator(".choice-bare" if spots else ".choice")
        count = bare.count()
        if spots and (rng.random() < 0.8 or not count):
            self.page.mouse.click(*rng.choice(spots))
        elif count:
            bare.nth(rng.randrange(count)).click()

    def suggest(self, rng: Random) -> None:
        """Take any suggestion for a point or an aim, where there is one."""
        if self.page.locator("#the-fold").is_visible():
            self.page.evaluate("() => (document.getElementById('the-fold').open = true)")
            listed = self.page.locator("#folded-choices .choice")
            listed.nth(rng.randrange(listed.count())).click()

    def answer(self, state: str, rng: Random) -> None:
        """Do with the mouse whatever there is to do."""
        if state in ("placed", "aimed"):
            self.suggest(rng)
        button = BUTTONS.get(state)
        if not button or (state == "picked" and rng.random() < 0.3):
            self.click(rng)
            return
        try:
            self.page.locator(button).click(timeout=SOON)
        except TimeoutError:  # something new was pushed meanwhile
            assert self.state() != state
        if state == "covered":
            self.page.wait_for_selector(button, state="hidden")

    def tab_to(self, selector: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(60):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached with Tab; the focus is on {self.focused()}")

    def press(self, rng: Random) -> None:
        """Make any choice with Tab, arrows and Enter."""
        self.tab_to(".choice")
        for _ in range(rng.randrange(4)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def steer(self, mark: str) -> None:
        """Move the board's cursor onto an element with the arrow keys."""
        tried: set[tuple[int, int, str]] = set()
        for _ in range(40):
            way = self.page.evaluate(CURSOR, mark)
            assert way, "the board has no cursor"
            across, down = round(way[0]), round(way[1])
            if max(abs(across), abs(down)) < 3:
                return
            keys = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
            keys.sort(
                key=lambda key: (
                    (across, down, key) in tried,
                    (key in ("ArrowUp", "ArrowDown")) != (abs(down) > abs(across)),
                )
            )
            tried.add((across, down, keys[0]))
            self.page.keyboard.press(keys[0])
        raise AssertionError(f"the cursor does not reach {mark}")

    def play(self, rng: Random) -> int:
        """Play with the mouse to the end; return how many steps it took."""
        for step in range(LONGEST):
            state = self.wait()
            if state in ("over", "learnt"):
                return step
            self.answer(state, rng)
        raise AssertionError("the game does not end")


def play_together(people: list[Person], rng: Random) -> None:
    """Let people play each other to the end, whoever is asked."""
    for _ in range(LONGEST):
        states = [person.state() for person in people]
        if "over" in states:
            for person in people:
                assert person.wait() == "over"
            return
        for person, state in zip(people, states, strict=True):
            if state:
                person.answer(state, rng)
        if not any(states):
            people[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
