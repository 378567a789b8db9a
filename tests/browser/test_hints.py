"""Hints in a real browser: asked for stage by stage, taken, and gone with the position."""

import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.axe import violations
from tests.browser.hands import Person
from tests.browser.people import DESK, PHONE, People
from tests.browser.test_axe import THEMES
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser

TINY = (320, 640)


def begin(people: People, language: str = "en") -> Person:
    """Sit down opposite a recruit."""
    person = people.enter(language=language)
    person.start(**{"with": "computer", "computer": "recruit", "seat": "yellow", **SKIRMISH})
    assert person.wait() == "asked"
    return person


def ask(person: Person, stage: int) -> None:
    """Ask for the next stage with the mouse, and wait until it is told."""
    person.page.locator("#hint-button" if stage == 1 else "#hint-more").click()
    heard(person, stage)


def heard(person: Person, stage: int) -> None:
    told = ["#hint-more:visible", "#hint-choices .hint-choice", "#hint-third:visible"]
    person.page.wait_for_selector(told[stage - 1])


def test_a_hint_in_three_stages_and_its_best_choice_is_played(people: People) -> None:
    person = begin(people)
    page = person.page
    assert not page.locator("#the-hint").is_visible()
    ask(person, 1)
    assert page.locator("#hint-button").get_attribute("aria-expanded") == "true"
    assert page.locator("#hint-words").inner_text()
    assert page.locator("#cursor-news").inner_text().startswith(page.locator("#hint-words").inner_text())
    assert page.locator(".hint-choice").count() == 0
    marked = page.locator(".marks-nudge .mark-nudge").count()
    assert bool(marked) == bool(page.locator("#hint-names").inner_text())

    ask(person, 2)
    best = page.locator(".hint-choice").first
    assert re.search(r"\d+%$", best.inner_text())
    assert page.locator(".marks-nudge .mark-nudge").count() == 0
    best.hover()
    assert page.locator(".marks-hot .mark-hot").count() == 1
    label = best.locator(".choice-label").inner_text()

    ask(person, 3)
    assert page.locator("#hint-line li").first.inner_text().endswith(label)
    assert person.focused() == "the-hint"  # the button that was pressed is gone
    best.click()
    assert person.wait() == "previewed"
    assert page.locator("#preview-words").inner_text().startswith(label)
    assert person.focused() == "preview-confirm"
    page.keyboard.press("Enter")
    page.wait_for_selector("#the-hint", state="hidden")
    person.wait()
    assert len(person.log()) > 0
    assert page.locator(".hint-choice").count() == 0
    assert page.locator("#hint-button").is_visible()


def test_by_keyboard_h_asks_again_and_again_and_escape_closes(people: People) -> None:
    person = begin(people)
    page = person.page
    for stage in (1, 2, 3):
        page.keyboard.press("h")
        heard(person, stage)
    page.keyboard.press("H")
    page.keyboard.press("Escape")
    page.wait_for_selector("#the-hint", state="hidden")
    assert page.locator("#hint-button").get_attribute("aria-expanded") == "false"
    assert page.locator(".mark-nudge").count() == 0
    page.keyboard.press("?")
    assert "H" in page.locator("#the-help kbd").all_inner_texts()


def test_looking_back_leaves_the_hint_where_it_is(people: People) -> None:
    person = begin(people)
    page, rng = person.page, Random(1)
    while not person.log():
        person.answer(person.wait(), rng)
    person.wait()
    ask(person, 1)
    ask(person, 2)
    before = page.locator("#hint-choices").inner_text()
    page.locator("#the-log button").first.click()
    page.wait_for_selector("#the-looking:visible")
    page.locator("#looking-back").click()
    person.wait()
    assert page.locator("#hint-choices").inner_text() == before


def test_a_hint_lost_on_its_way_is_asked_for_again(people: People) -> None:
    person, lost = people.enter(), list[str]()

    def cut(line: WebSocketRoute) -> None:
        table = line.connect_to_server()

        def carry(message: str | bytes) -> None:
            if '"hint"' in str(message) and not lost:
                lost.append(str(message))
                line.close(code=4999)
            else:
                table.send(message)

        line.on_message(carry)

    person.page.route_web_socket(re.compile("/socket$"), cut)
    person.start(**{"with": "hotseat", **SKIRMISH})
    person.wait()
    ask(person, 1)
    assert lost


def test_no_button_where_friends_play_without_hints(people: People) -> None:
    ada, bo = people.enter(), people.enter()
    ada.start(**{"with": "friend", "seat": "yellow", **SKIRMISH})
    bo.sit(ada.invite())
    assert ada.wait() == "asked"
    assert not ada.page.locator("#hint-button").is_visible()
    ada.page.keyboard.press("h")
    assert not ada.page.locator("#the-hint").is_visible()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_u1_a_hint_is_sound_and_fits_on_every_screen(people: People, language: str) -> None:
    person = begin(people, language)
    found = []
    for stage in (1, 2, 3):
        ask(person, stage)
        for (width, height), theme in zip((DESK, PHONE, TINY), THEMES, strict=True):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            found += [f"stage {stage}, {width} wide, {theme}: {told}" for told in violations(person.page)]
            wide = person.page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= width
            button = person.page.locator("#hint-button").bounding_box()
            assert button is not None
            assert min(button["width"], button["height"]) >= 44
        person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert not found, "\n".join(found)
