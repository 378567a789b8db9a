"""Some of several things, asked for on the board and in the list; by mouse, by finger, by keyboard."""

import pytest

from littlewars.kernel.prompt import SubsetPrompt
from tests.browser.conftest import Installed
from tests.browser.people import PHONE, TABLET, People
from tests.browser.soldiers import Hands
from tests.browser.wires import Wires

pytestmark = pytest.mark.browser


@pytest.fixture
def soldiers(installed: Installed) -> People:
    """Let people in where the game of this test is on the table, as an installed package."""
    return installed("loaded", "tests.browser.planes:GAME")


def test_some_of_several_by_mouse(soldiers: People) -> None:
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

    hands.asked("point")
    assert hands.match().choices == [load.choice([1, 3])]


def test_some_of_several_by_finger(soldiers: People) -> None:
    person = soldiers.enter(size=PHONE, touch=True)
    hands, page, finger = Hands(person), person.page, person.page.touchscreen
    person.start("loaded", **{"with": "hotseat"})

    load = hands.asked("subset")
    assert isinstance(load, SubsetPrompt)
    for item in (3, 0, 2):
        finger.tap(*hands.middle(f"#shell-{item}"))
    assert hands.pressed() == ["item-0", "item-2", "item-3"]
    page.locator("#subset-confirm").tap()

    hands.asked("point")
    assert hands.match().choices == [load.choice([0, 2, 3])]


def test_some_of_several_by_keyboard_in_french(soldiers: People) -> None:
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

    hands.asked("point")
    assert hands.match().choices == [load.choice([0, 2])]


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
