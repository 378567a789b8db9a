"""A piece and a point for it: taken up, moved and put down by mouse, by finger, by keyboard; measured all the while."""

import json
from random import Random

import pytest
from playwright.sync_api import Page

from littlewars.kernel.prompt import PointPrompt
from tests.browser.axe import violations
from tests.browser.conftest import Installed
from tests.browser.people import PHONE, TABLET, People
from tests.browser.planes import WORDS
from tests.browser.soldiers import Hands, drag, near
from tests.browser.wires import Wires
from tests.kernel.tiny.plane import AREA, is_free, number

pytestmark = pytest.mark.browser

BEHIND = (1060, 560)  # the wall: 2.4 cm on foot from the first soldier
FAR = (1120, 500)  # out of his reach
AWAY = (450, 400)  # for the second soldier


@pytest.fixture
def soldiers(installed: Installed) -> People:
    """Let people in where the game of this test is on the table, as an installed package."""
    people = installed("loaded", "tests.browser.planes:GAME")
    people.guard.expected.append("/rules/")  # this game has no rulebook to explain its refusals with
    return people


def sent(page: Page) -> list[str]:
    """Collect the types of all messages the page sends, from its next loading on."""
    kinds: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: kinds.append(json.loads(str(frame))["type"])),
    )
    return kinds


def test_a_piece_is_dragged_and_the_lace_lies_round_the_wall(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, mouse = Hands(person), person.page.mouse
    hands.begin()
    walk = hands.match().state.prompt()
    assert isinstance(walk, PointPrompt)
    assert len(person.marks()) == 2
    assert not person.page.locator("#point-confirm").is_visible()
    mouse.move(*hands.middle("#soldier-0"))
    mouse.down()
    assert hands.drawn("lace")
    assert len(person.marks()) == 1
    mouse.move(*hands.spot(*BEHIND), steps=4)
    assert hands.ghost() == near(BEHIND)
    assert hands.turns("lace")[:2] == [(860, 500), (1000, 600)]
    assert hands.turns("lace")[2] == near(BEHIND)
    assert hands.words() == "Lace used: 2.4\u00a0cm of 3\u00a0cm; 0.6\u00a0cm left."
    assert person.page.locator(".plane-label").text_content() == "2.4\u00a0cm of 3\u00a0cm"
    hands.told(WORDS["en"]["measure-seen"])
    assert hands.turns("sight")[1] == (1500, 500)
    mouse.move(*hands.spot(*FAR), steps=4)
    assert (hands.words(), hands.drawn("lace")) == ("That is out of reach.", "")
    stopped = hands.turns("lace-out")[-1]
    assert stopped != near(FAR, 15)  # at the edge, not at the pointer
    assert hands.ghost() == near(FAR)
    hands.told(WORDS["en"]["refused-too-far"])
    mouse.move(*hands.spot(900, 500), steps=4)
    hands.told(WORDS["en"]["measure-hidden"])
    assert hands.turns("blocked")[1] == (1000, 500)
    mouse.up()
    assert violations(person.page) == []
    assert hands.ghost() == near((900, 500))
    mouse.move(*hands.spot(800, 300))
    assert hands.ghost() == near((900, 500))  # no longer dragged
    assert len(hands.match().choices) == 1
    person.page.locator("#point-confirm").click()
    hands.asked("aim")
    assert hands.match().choices[1] in [
        walk.choice(0, 900 + dx, 500 + dy) for dx in range(-4, 5) for dy in range(-4, 5)
    ]


def test_clicks_move_the_ghost_switch_pieces_and_confirm(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    hands.begin()
    mouse.click(*hands.spot(700, 600))
    assert hands.drawn("ring") == ""  # nothing is taken up yet
    mouse.click(*hands.middle("#soldier-0"))
    assert (hands.ghost(), hands.pressed()) == ((860, 500), ["reach-0"])
    mouse.click(*hands.middle("#soldier-0"))
    assert len(hands.match().choices) == 1  # a second touch on a piece that was not moved is no answer
    mouse.click(*hands.spot(700, 600))
    assert hands.ghost() == near((700, 600))
    mouse.click(*hands.middle("#soldier-2"))
    assert (hands.ghost(), hands.pressed()) == ((400, 300), ["reach-1"])
    mouse.click(*hands.spot(*AWAY))
    page.keyboard.press("Escape")
    assert (hands.drawn("ring"), hands.pressed()) == ("", [])
    page.locator("#reach-1").click()
    mouse.click(*hands.spot(*AWAY))
    x, y = hands.ghost()
    assert (x, y) == near(AWAY)
    page.locator("#point-drop").click()
    assert hands.pressed() == []
    mouse.click(*hands.middle("#soldier-2"))
    mouse.click(*hands.spot(*AWAY))
    mouse.click(*hands.spot(*AWAY))
    hands.asked("aim")
    assert hands.match().choices[1:] == [AREA + number(x, y)]


def test_suggestions_are_those_of_the_piece_and_other_choices_are_made_at_once(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, page = Hands(person), person.page
    hands.begin()
    walk, legal = hands.match().state.prompt(), hands.match().state.legal()
    assert isinstance(walk, PointPrompt)
    assert not page.locator("#the-fold").is_visible()
    page.locator("#reach-1").click()
    shown = page.eval_on_selector_all("#folded-choices .choice", "all => all.map(({id}) => id)")
    own = [choice for choice in legal if walk.reach_of(choice) == 1]
    assert shown == [f"choice-{choice}" for choice in own]
    assert page.locator("#fold-words").inner_text() == f"Suggestions ({len(own)})"
    page.locator(f"#choice-{own[0]}").click()
    assert walk.choice(1, *hands.ghost()) == own[0]
    stay = legal[-1]
    assert walk.reach_of(stay) == -1
    page.locator(f"#bare-choices #choice-{stay}").click()
    hands.asked("aim")
    assert hands.match().choices[1:] == [stay]


def test_without_a_lace_the_place_is_told(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET)
    hands, page, rng = Hands(person), person.page, Random(5)
    hands.begin()
    page.locator(f"#choice-{2 * AREA}").click()
    hands.asked("aim")
    state = person.wait()  # until nothing is under way: what the page asks is then what the table asks
    while not (hands.match().state.actor == 1 and page.locator("#the-point").is_visible()):
        person.answer(state, rng)
        state = person.wait()
    page.locator("#reach-0").click()
    page.mouse.click(*hands.spot(1600, 400))
    x, y = hands.ghost()
    told = f"It stands {x / 100:.1f}\u00a0cm from the left and {y / 100:.1f}\u00a0cm from the bottom."
    assert hands.words() == told.replace(".0\u00a0", "\u00a0")
    assert (hands.drawn("lace"), page.locator(".plane-label").count()) == ("", 0)
    assert page.locator("#point-confirm").inner_text() == "Place here"
    page.mouse.click(*hands.spot(1600, 900))
    assert (hands.words(), hands.drawn("lace-out"), hands.drawn("ring-out")) == ("That is out of reach.", "", "there")


def test_a_finger_drags_a_ghost_that_it_does_not_hide(soldiers: People) -> None:
    person = soldiers.enter(size=PHONE, touch=True)
    hands, page, finger = Hands(person), person.page, person.page.touchscreen
    hands.begin()
    finger.tap(*hands.middle("#soldier-2"))
    assert hands.ghost() == (400, 300)
    finger.tap(*hands.spot(*AWAY))
    assert hands.ghost() == near(AWAY, 10)  # a finger has whole pixels
    assert len(hands.match().choices) == 1
    end = hands.spot(500, 250)
    drag(page, hands.middle("#soldier-2"), end)
    lifted = hands.spot(*hands.ghost())
    assert lifted == pytest.approx([end[0], end[1] - 56], abs=2)
    finger.tap(*hands.spot(*AWAY))
    x, y = hands.ghost()
    assert page.viewport_size is not None
    assert hands.middle("#point-confirm")[1] < page.viewport_size["height"]
    finger.tap(*hands.spot(x, y))
    hands.asked("aim")
    assert hands.match().choices[1:] == [AREA + number(x, y)]


def test_a_piece_is_moved_by_keyboard_with_distances_in_words_in_french(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET, language="fr")
    hands, page, keyboard = Hands(person), person.page, person.page.keyboard
    hands.begin()
    person.tab_to("#reach-0")
    keyboard.press("ArrowDown")
    assert person.focused() == "reach-1"
    keyboard.press("Enter")
    assert person.focused() == "board-frame"
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "Shift+ArrowLeft"):
        keyboard.press(key)
    x, y = hands.ghost()
    assert y > 300  # upwards, where y grows in this picture
    assert 400 < x < 400 + (y - 300) / 2
    used = f"{((x - 400) ** 2 + (y - 300) ** 2) ** 0.5 / 100:.1f}".replace(".", ",").replace(",0", "")
    assert hands.words().startswith(f"Lacet utilisé\u00a0: {used}\u00a0cm sur 3\u00a0cm\u00a0; ")
    seen = "measure-seen" if is_free((x, y), (1500, 500)) else "measure-hidden"
    page.wait_for_function(
        "(words) => document.getElementById('cursor-news').textContent === words",
        arg=f"{hands.words()} {WORDS['fr'][seen]}",
    )
    person.tab_to("#folded-choices .choice")
    keyboard.press("Enter")
    assert hands.ghost() != (x, y)
    keyboard.press("Escape")
    assert hands.pressed() == []
    person.tab_to("#board-frame")
    person.steer("soldier-0")
    keyboard.press("Enter")
    assert hands.pressed() == ["reach-0"]
    keyboard.press("ArrowDown")
    x, y = hands.ghost()
    keyboard.press("Enter")
    hands.asked("aim")
    assert hands.match().choices[1:] == [number(x, y)]
    assert y < 500


def test_dragging_never_asks_too_much(soldiers: People) -> None:
    """100 messages in 20 s are the limit; pings and a move are among them."""
    person = soldiers.enter(size=TABLET)
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    kinds = sent(page)
    hands.begin()
    mouse.move(*hands.middle("#soldier-0"))
    mouse.down()
    page.wait_for_timeout(400)
    kinds.clear()
    start = page.evaluate("() => performance.now()")
    for turn in range(120):
        mouse.move(*hands.spot(700 + 10 * (turn % 30), 450 + turn))
    took = page.evaluate("() => performance.now()") - start
    asked = kinds.count("measure")
    assert 0 < asked <= took / 300 + 1
    page.wait_for_timeout(700)
    assert asked <= kinds.count("measure") <= asked + 1  # once more, when the pointer rests
    hands.told(WORDS["en"]["measure-hidden"])
    kinds.clear()
    page.wait_for_timeout(1000)
    assert kinds.count("measure") == 0


def test_an_answer_about_another_point_is_dropped(soldiers: People) -> None:
    soldiers.guard.expected.append("WebSocket is already in CLOSING or CLOSED state")  # said by the wires
    person, wires = soldiers.enter(size=TABLET), Wires()
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    hands.begin()
    wires.between(page)
    page.reload()
    hands.asked("point")
    mouse.click(*hands.middle("#soldier-0"))
    hands.told(WORDS["en"]["measure-hidden"])
    wires.held = True
    mouse.click(*hands.spot(*BEHIND))
    page.wait_for_timeout(500)
    mouse.click(*hands.spot(900, 480))
    page.evaluate("""() => {
      window.read = [];
      const told = document.getElementById("point-told");
      new MutationObserver(() => window.read.push(told.textContent)).observe(told, { childList: true });
    }""")
    wires.mend()
    hands.told(WORDS["en"]["measure-hidden"])
    assert page.evaluate("() => window.read") == [WORDS["en"]["measure-hidden"]]
    assert hands.drawn("sight") == ""


def test_a_ghost_survives_a_lost_line(soldiers: People) -> None:
    soldiers.guard.expected.append("WebSocket is already in CLOSING or CLOSED state")  # said by the wires
    person, wires = soldiers.enter(size=TABLET), Wires()
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    hands.begin()
    wires.between(page)
    page.reload()
    hands.asked("point")
    mouse.click(*hands.middle("#soldier-2"))
    mouse.click(*hands.spot(*AWAY))
    stood = hands.ghost()
    hands.told(WORDS["en"]["measure-hidden"])
    wires.cut()
    carried = wires.carried
    while wires.carried < carried + 3:  # hello, the table, who is there
        page.wait_for_timeout(50)
    hands.asked("point")
    assert (hands.ghost(), hands.pressed()) == (stood, ["reach-1"])


def test_a_piece_that_moved_follows_its_way(soldiers: People) -> None:
    person = soldiers.enter(size=TABLET, still=False, hurry=False)
    hands, page, mouse = Hands(person), person.page, person.page.mouse
    hands.begin()
    page.evaluate("""() => {
      window.seen = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        if (this.id === "soldier-0") window.seen.push([timing.duration, frames.map(({ translate }) => translate)]);
        return animate.call(this, frames, timing);
      };
    }""")
    mouse.click(*hands.middle("#soldier-0"))
    mouse.click(*hands.spot(*BEHIND))
    end = hands.ghost()
    mouse.click(*hands.spot(*BEHIND))
    hands.asked("aim")
    [(lasted, frames)] = page.evaluate("() => window.seen")
    assert 250 <= lasted <= 900
    places = [[float(part.removesuffix("px")) for part in (*place.split(), "0")][:2] for place in frames]
    assert len(places) > 2
    highest = max(y for _, y in places)  # the wall's end is above where it stands
    assert end[1] + highest > 575
    assert places[0][0] < -100
