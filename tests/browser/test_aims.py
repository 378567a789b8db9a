"""A direction and a power: dragged, turned and strengthened, by mouse, by finger, by keyboard; and measured."""

from random import Random

import pytest

from littlewars.kernel.prompt import AimPrompt
from tests.browser.conftest import Installed
from tests.browser.people import PHONE, TABLET, People
from tests.browser.planes import FACES, WORDS
from tests.browser.soldiers import Hands, drag
from tests.kernel.tiny.plane import AREA, COMPASS, POWERS

pytestmark = pytest.mark.browser

LENGTH = """(kind) => {
  const path = document.querySelector(`.plane-line.plane-${kind}`).getAttribute("d");
  const [, x, y, toX, toY] = path.split(/[ML ]/).map(Number);
  return Math.hypot(toX - x, toY - y);
}"""


@pytest.fixture
def soldiers(installed: Installed) -> People:
    """Let people in where the game of this test is on the table, as an installed package."""
    return installed("loaded", "tests.browser.planes:GAME")


def walked(hands: Hands) -> AimPrompt:
    """Let somebody stay where they are; return what is asked then."""
    hands.begin()
    hands.page.locator(f"#choice-{2 * AREA}").click()
    prompt = hands.asked("aim")
    assert isinstance(prompt, AimPrompt)
    return prompt


def test_an_aim_is_dragged_in_true_length(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    face = walked(hands)
    assert face.powers == 1
    assert not page.locator("#aim-power").is_visible()
    assert page.locator("#aim-confirm").inner_text() == "This way"
    mouse.click(*hands.spot(860, 900))
    assert hands.words("aim") == "Direction: 90\u00a0degrees."
    assert page.evaluate(LENGTH, "arrow") == pytest.approx(150)
    page.locator("#aim-confirm").click()
    page.wait_for_selector("#aim-power", state="visible")
    aim = hands.asked("aim")
    assert isinstance(aim, AimPrompt)
    assert hands.match().choices[2] == face.choice(FACES // 4, 0)

    mouse.move(*hands.spot(860, 500))
    mouse.down()
    mouse.move(*hands.spot(860, 900), steps=3)
    assert hands.words("aim") == "Direction: 90\u00a0degrees; length: 4\u00a0cm."
    assert page.locator(".plane-label").text_content() == "4\u00a0cm"
    assert page.evaluate(LENGTH, "arrow") == pytest.approx(400)
    mouse.move(*hands.spot(1580, 500), steps=3)
    assert hands.words("aim") == "Direction: 0\u00a0degrees; length: 8\u00a0cm."
    assert page.evaluate(LENGTH, "arrow") == pytest.approx(800)
    mouse.up()
    hands.told(WORDS["en"]["measure-shot"], "aim")
    assert (hands.turns("throw"), hands.drawn("range")) == ([(860, 500), (1660, 500)], "there")
    mouse.move(*hands.spot(300, 500))
    assert hands.words("aim").startswith("Direction: 0")  # no longer dragged
    assert page.locator("#aim-confirm").inner_text() == "Throw"
    page.locator("#aim-confirm").click()
    hands.asked("subset")
    assert hands.match().choices[3] == aim.choice(0, 1)


def test_suggested_aims_are_folded_and_other_choices_are_made_at_once(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, page = Hands(person), person.page
    face = walked(hands)
    page.locator(f"#bare-choices #choice-{FACES}").click()
    page.wait_for_selector("#aim-power", state="visible")
    aim = hands.asked("aim")
    assert isinstance(aim, AimPrompt)
    assert hands.match().choices[2:] == [FACES]
    assert not face.has(FACES)
    wanted = aim.choice(3, 2)
    choice = page.locator(f"#choice-{wanted}")
    assert not choice.is_visible()
    assert page.locator("#fold-words").inner_text() == f"Suggestions ({len(COMPASS) * POWERS})"
    page.locator("#fold-words").click()
    choice.click()
    assert hands.words("aim") == "Direction: 135\u00a0degrees; length: 12\u00a0cm."
    page.locator("#aim-confirm").click()
    hands.asked("subset")
    assert hands.match().choices[3] == wanted


def test_a_finger_aims(soldiers: People) -> None:
    person = soldiers.enter(size=PHONE, touch=True)
    hands, page = Hands(person), person.page
    walked(hands)
    page.locator("#aim-confirm").tap()
    page.wait_for_selector("#aim-power", state="visible")
    aim = hands.asked("aim")
    assert isinstance(aim, AimPrompt)
    drag(page, hands.spot(860, 500), hands.spot(460, 500))
    assert hands.words("aim") == "Direction: 180\u00a0degrees; length: 4\u00a0cm."
    page.locator("#aim-confirm").tap()
    hands.asked("subset")
    assert hands.match().choices[3] == aim.choice(4, 0)


def test_an_aim_is_turned_by_keyboard_in_french(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET, language="fr")
    hands, page, keyboard = Hands(person), person.page, person.page.keyboard
    face = walked(hands)
    person.tab_to("#board-frame")
    keyboard.press("ArrowRight")
    assert hands.words("aim") == "Direction\u00a0: 337,5\u00a0degrés."
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    page.wait_for_selector("#aim-power", state="visible")
    aim = hands.asked("aim")
    assert isinstance(aim, AimPrompt)
    assert hands.match().choices[2:] == [face.choice(1, 0)]
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "Shift+ArrowRight"):
        keyboard.press(key)
    assert hands.words("aim") == "Direction\u00a0: 315\u00a0degrés\u00a0; longueur\u00a0: 12\u00a0cm."
    page.wait_for_function(
        "(words) => document.getElementById('cursor-news').textContent === words",
        arg=f"{hands.words('aim')} {WORDS['fr']['measure-shot']}",
    )
    person.tab_to("#aim-direction")
    keyboard.press("ArrowLeft")
    person.tab_to("#aim-power")
    keyboard.press("Home")
    person.tab_to("#aim-confirm")
    keyboard.press("Enter")
    hands.asked("subset")
    assert hands.match().choices[3] == aim.choice(6, 0)


def test_an_aim_without_lengths_has_a_share_of_the_power(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, page = Hands(person), person.page
    walked(hands)
    rng = Random(3)
    while len(hands.match().choices) < 8:  # red's turn with the landing, then blue's until the shot
        person.answer(person.wait(), rng)
        person.settle()
    page.wait_for_selector("#aim-power", state="visible")
    hands.asked("aim")
    page.locator("#aim-power").fill(str(POWERS - 1))
    assert hands.words("aim").endswith("degrees; power: 100\u00a0%.")
    longest = page.evaluate(LENGTH, "arrow")
    page.locator("#aim-power").fill("0")
    assert hands.words("aim").endswith("degrees; power: 0\u00a0%.")
    assert page.evaluate(LENGTH, "arrow") < longest / 3
