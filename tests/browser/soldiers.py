"""A person at the game of tests/browser/planes.py: what is asked, what is shown, what has arrived at the table."""

import re

import pytest
from playwright.sync_api import Page

from littlewars.kernel.match import Match
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.record import load as read_record
from tests.browser.axe import violations
from tests.browser.hands import Person
from tests.browser.planes import GAME

SPOT = """([x, y]) => {
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(document.getElementById("plane").getScreenCTM());
  return [left, top];
}"""
POINT = """() => {
  const ring = document.querySelector(".plane-line.plane-ring, .plane-line.plane-ring-out");
  return [ring.cx.baseVal.value, ring.cy.baseVal.value];
}"""
MIDDLE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
NEAR = 4  # units of the plane: about a pixel


class Hands:
    """A person's eyes and hands at this game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def begin(self) -> None:
        """Sit down at a new game, and load the shells."""
        self.person.start("loaded", **{"with": "hotseat"})
        self.asked("subset")
        for item in (0, 1):
            self.page.locator(f"#item-{item}").click()
        self.page.locator("#subset-confirm").click()
        self.asked("point")

    def asked(self, kind: str) -> Prompt:
        """Wait until the table asks in this way; check the page, and return the question."""
        self.page.wait_for_selector(f"#the-game.asked:not(.pending) #the-{kind}:not([hidden])")
        assert violations(self.page) == []
        return self.match().state.prompt()

    def match(self) -> Match:
        """Read the record."""
        answer = self.page.context.request.get(f"{self.page.url}/record.json")
        match, _ = read_record(answer.text(), lambda key: GAME)
        return match

    def spot(self, x: int, y: int) -> list[float]:
        """Find a point of the plane on the screen."""
        found: list[float] = self.page.evaluate(SPOT, [x, y])
        return found

    def middle(self, selector: str) -> list[float]:
        """Find an element on the screen."""
        found: list[float] = self.page.evaluate(MIDDLE, selector)
        return found

    def pressed(self) -> list[str]:
        """List the items that are chosen."""
        found: list[str] = self.page.eval_on_selector_all(".choice[aria-pressed=true]", "all => all.map(({id}) => id)")
        return found

    def ghost(self) -> tuple[int, int]:
        """Tell where the ghost stands."""
        x, y = self.page.evaluate(POINT)
        return round(x), round(y)

    def words(self, which: str = "point") -> str:
        """Read what the page says about it."""
        return self.page.locator(f"#{which}-words").inner_text()

    def told(self, sentence: str, which: str = "point") -> None:
        """Wait until the table has said this about it."""
        self.page.locator(f"#{which}-told").get_by_text(sentence).wait_for()

    def drawn(self, kind: str) -> str:
        """Read the path of a line; an empty one when it is not drawn."""
        line = self.page.locator(f".marks .plane-line.plane-{kind}")
        return (line.first.get_attribute("d") or "there") if line.count() else ""

    def turns(self, kind: str) -> list[tuple[int, int]]:
        """List the points of a line."""
        return [(round(float(x)), round(float(y))) for x, y in re.findall(r"([-\d.]+) ([-\d.]+)", self.drawn(kind))]


def drag(page: Page, start: list[float], end: list[float], let_go: bool = True) -> None:
    """Drag a finger over the screen, as slowly as people do: Chromium swallows a tap right after an instant drag."""
    session = page.context.new_cdp_session(page)
    way = [[a + (b - a) * part / 4 for a, b in zip(start, end, strict=True)] for part in range(5)]
    for number, (x, y) in enumerate([*way, end]):
        touches = [{"x": round(x), "y": round(y)}]
        session.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": touches}
        )
        page.wait_for_timeout(60)
    if let_go:
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def near(point: tuple[int, int], slack: int = NEAR) -> object:
    """Return what equals every point near this one."""
    return pytest.approx(point, abs=slack)
