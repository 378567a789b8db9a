"""Questions that are no list: some of several things, a point, an aim; by mouse, by finger, by keyboard."""

import re

import pytest
from playwright.sync_api import Page

from littlewars.kernel.match import Match
from littlewars.kernel.prompt import AimPrompt, PointPrompt, Prompt, SubsetPrompt
from littlewars.kernel.record import load as read_record
from tests.browser.axe import violations
from tests.browser.conftest import Installed
from tests.browser.hands import Person
from tests.browser.people import PHONE, TABLET, People
from tests.browser.planes import GAME, WORDS
from tests.browser.wires import Wires
from tests.kernel.tiny.plane import COMPASS, POWERS

pytestmark = pytest.mark.browser

SPOT = """([x, y]) => {
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(document.getElementById("plane").getScreenCTM());
  return [left, top];
}"""
MIDDLE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
FLING = 200  # px: farther than the longest arrow
NEAR = 4  # units of the plane: about a pixel


@pytest.fixture
def soldiers(installed: Installed) -> People:
    """Let people in where the game of this test is on the table, as an installed package."""
    return installed("loaded", "tests.browser.planes:GAME")


class Hands:
    """A person at this game: what is asked, what is shown, what has arrived at the table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

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

    def cross(self) -> tuple[int, int]:
        """Read where the cross lies; it is drawn there, too."""
        words = self.page.locator("#point-words").inner_text()
        x, y = (int(number) for number in re.findall(r"\d+", words))
        assert self.middle(".plane-ring") == pytest.approx(self.spot(x, y), abs=1)
        return x, y


def test_some_of_several_a_point_and_an_aim_by_mouse(soldiers: People) -> None:
    soldiers.guard.expected.append("/rules/en.json")  # this game has no rulebook to explain its refusal with
    person = soldiers.enter(size=TABLET)
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    person.start("loaded", **{"with": "hotseat"})

    load = hands.asked("subset")
    assert isinstance(load, SubsetPrompt)
    assert page.locator("#the-prompt").inner_text() == "Choose the shells."
    confirm = page.locator("#subset-confirm")
    assert len(person.marks()) == len(load.items)
    mouse.click(*hands.middle("#shell-0"))
    assert hands.pressed() == ["item-0"]
    assert page.locator(".marks-picked .mark-picked").count() == 1
    assert hands.middle(".marks-picked rect") == pytest.approx(hands.middle("#shell-0"), abs=1)
    assert confirm.get_attribute("aria-disabled") == "true"
    confirm.click(force=True)
    assert hands.match().choices == []
    for item in (1, 2):
        page.locator(f"#item-{item}").click()
    assert confirm.get_attribute("aria-disabled") == "false"
    mouse.click(*hands.middle("#shell-3"))
    assert hands.pressed() == ["item-1", "item-2", "item-3"]  # three at most: the first makes room
    page.locator("#item-2").click()
    assert hands.pressed() == ["item-1", "item-3"]
    confirm.click()

    walk = hands.asked("point")
    assert hands.match().choices == [load.choice([1, 3])]
    assert isinstance(walk, PointPrompt)
    mouse.click(*hands.spot(200, 900))
    page.locator("#point-confirm").click()
    page.wait_for_selector("#the-why:not([hidden])")
    assert WORDS["en"]["refused-too-far"] in page.locator("#the-why").inner_text()
    assert len(hands.match().choices) == 1
    mouse.click(*hands.spot(780, 380))
    x, y = hands.cross()
    assert (x, y) == pytest.approx((780, 380), abs=NEAR)
    page.locator("#point-confirm").click()

    aim = hands.asked("aim")
    assert hands.match().choices[1:] == [walk.choice(x, y)]
    assert isinstance(aim, AimPrompt)
    assert hands.middle("#soldier-red") == pytest.approx(hands.middle(".plane-ring"), abs=1)
    here = hands.spot(x, y)
    mouse.move(*here)
    mouse.down()
    mouse.move(here[0], here[1] - FLING)
    assert page.locator("#aim-words").inner_text() == "90 degrees, 100 % of the power"
    mouse.move(here[0] + FLING / 2.5, here[1] + FLING / 2.5)
    mouse.up()
    mouse.move(here[0] - FLING, here[1])  # no longer dragged
    page.locator("#aim-confirm").click()
    hands.asked("subset")
    assert hands.match().choices[2] == aim.choice(7, 2)


def test_some_of_several_a_point_and_an_aim_by_finger(soldiers: People) -> None:
    person = soldiers.enter(size=PHONE, touch=True)
    hands, page, finger = Hands(person), person.page, person.page.touchscreen
    person.start("loaded", **{"with": "hotseat"})

    load = hands.asked("subset")
    assert isinstance(load, SubsetPrompt)
    for item in (3, 0, 2):
        finger.tap(*hands.middle(f"#shell-{item}"))
    assert hands.pressed() == ["item-0", "item-2", "item-3"]
    page.locator("#subset-confirm").tap()

    walk = hands.asked("point")
    assert hands.match().choices == [load.choice([0, 2, 3])]
    assert isinstance(walk, PointPrompt)
    finger.tap(*hands.spot(600, 400))
    x, y = hands.cross()
    assert (x, y) == pytest.approx((600, 400), abs=3 * NEAR)  # a finger has whole pixels
    page.locator("#point-confirm").tap()

    aim = hands.asked("aim")
    assert hands.match().choices[1:] == [walk.choice(x, y)]
    assert isinstance(aim, AimPrompt)
    here = hands.spot(x, y)
    drag(page, here, [here[0] + FLING, here[1]])
    assert page.locator("#aim-words").inner_text() == "0 degrees, 100 % of the power"
    page.locator("#aim-confirm").tap()
    hands.asked("subset")
    assert hands.match().choices[2] == aim.choice(0, POWERS - 1)


def drag(page: Page, start: list[float], end: list[float]) -> None:
    """Drag a finger over the screen, as slowly as people do: Chromium swallows a tap right after an instant drag."""
    session = page.context.new_cdp_session(page)
    way = [[a + (b - a) * part / 4 for a, b in zip(start, end, strict=True)] for part in range(5)]
    for number, (x, y) in enumerate([*way, end]):
        touches = [{"x": round(x), "y": round(y)}]
        session.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": touches}
        )
        page.wait_for_timeout(60)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_some_of_several_a_point_and_an_aim_by_keyboard_in_french(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET, language="fr")
    hands, page, keyboard = Hands(person), person.page, person.page.keyboard
    person.start("loaded", **{"with": "hotseat"})

    load = hands.asked("subset")
    assert isinstance(load, SubsetPrompt)
    assert page.locator("#the-prompt").inner_text() == "Choisissez les obus."
    person.tab_to("#board-frame")
    person.steer("shell-2")
    keyboard.press("Enter")
    person.tab_to("#subset-confirm")
    keyboard.press("Enter")
    assert hands.match().choices == []  # not enough
    keyboard.press("1")
    assert person.focused() == "item-0"
    keyboard.press("Space")
    assert person.focused() == "item-0"
    assert hands.pressed() == ["item-0", "item-2"]
    person.tab_to("#subset-confirm")
    keyboard.press("Enter")

    walk = hands.asked("point")
    assert hands.match().choices == [load.choice([0, 2])]
    assert isinstance(walk, PointPrompt)
    person.tab_to("#board-frame")
    before = hands.cross()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "Shift+ArrowLeft"):
        keyboard.press(key)
    x, y = hands.cross()
    assert y > before[1]  # upwards, where y grows in this picture
    assert before[0] < x < before[0] + (y - before[1]) / 2
    person.tab_to("#point-confirm")
    keyboard.press("Enter")

    aim = hands.asked("aim")
    assert hands.match().choices[1:] == [walk.choice(x, y)]
    assert isinstance(aim, AimPrompt)
    person.tab_to("#aim-direction")
    for _ in range(len(COMPASS)):
        keyboard.press("ArrowRight")  # to the last direction, and no farther
    keyboard.press("ArrowLeft")
    person.tab_to("#aim-power")
    keyboard.press("Home")
    keyboard.press("ArrowRight")
    person.tab_to("#aim-confirm")
    keyboard.press("Enter")
    hands.asked("subset")
    assert hands.match().choices[2] == aim.choice(len(COMPASS) - 2, 1)


def test_what_is_picked_survives_a_lost_line_and_is_asked_anew_after_a_reload(soldiers: People) -> None:
    soldiers.guard.expected.append("WebSocket is already in CLOSING or CLOSED state")  # said by the wires
    person, wires = soldiers.enter(size=TABLET), Wires()
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    address = person.start("loaded", **{"with": "hotseat"})
    wires.between(page)
    person.go(address)

    load = hands.asked("subset")
    assert isinstance(load, SubsetPrompt)
    mouse.click(*hands.middle("#shell-1"))
    page.locator("#item-3").click()
    wires.cut()
    carried = wires.carried
    while wires.carried < carried + 3:  # hello, the table, who is there
        page.wait_for_timeout(50)
    hands.asked("subset")
    assert hands.pressed() == ["item-1", "item-3"]
    assert page.locator(".marks-picked .mark-picked").count() == 2

    page.reload()
    hands.asked("subset")
    assert hands.pressed() == []
    assert len(person.marks()) == len(load.items)
    for item in (0, 2):
        mouse.click(*hands.middle(f"#shell-{item}"))
    page.locator("#subset-confirm").click()
    hands.asked("point")
    assert hands.match().choices == [load.choice([0, 2])]
