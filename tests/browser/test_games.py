"""U2: whole games, from the first page to the result, by mouse, by keyboard, by finger, far apart and on one screen."""

from itertools import pairwise
from random import Random

import pytest

from tests.browser.hands import LONGEST, Person, play_together
from tests.browser.people import PHONE, People
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser


def ended(person: Person) -> str:
    """Read how the game ended, off its dialog."""
    person.page.wait_for_selector("#the-result[open]")
    verdict = person.page.locator("#result-verdict").inner_text()
    assert person.page.locator("#result-reason a[href*='/rules#']").count() == 1
    return verdict


def test_u2_a_game_against_the_computer_by_mouse(people: People) -> None:
    person = people.enter()
    person.go("/")
    person.page.locator(".play-now button").first.click()
    steps = person.play(Random(11))

    assert steps > 10
    assert ended(person) in ("Yellow wins!", "Red wins!", "Nobody wins: it is a draw.")
    assert person.page.locator("#the-prompt").inner_text() == "The game is over."
    old = person.path()
    person.page.locator("#result-rematch").click()
    person.page.wait_for_function("(old) => location.pathname !== old", arg=old)
    assert person.wait() == "asked"


def test_u2_a_game_against_the_computer_by_keyboard_alone(people: People) -> None:
    person = people.enter()
    page, keyboard, rng = person.page, person.page.keyboard, Random(12)
    person.go("/")
    person.tab_to(".play-now button")
    keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    for _ in range(LONGEST):
        if person.wait() == "over":
            break
        person.press(rng)

    assert ended(person)
    person.tab_to("#result-close")
    keyboard.press("Enter")
    assert person.focused() == "the-prompt"


def test_u2_the_board_can_be_played_with_arrows_and_enter(people: People) -> None:
    person = people.enter()
    page, keyboard = person.page, person.page.keyboard
    person.start(**{"with": "computer", "seat": "yellow", **SKIRMISH})
    person.wait()
    person.tab_to("#board-frame")
    for mark in ("offer-jeep", "cell-b1"):
        person.steer(mark)
        keyboard.press("Enter")
    page.wait_for_selector("#the-log li")
    assert "b1" in person.log()[0]
    assert person.focused() == "board-frame"


def test_u2_two_people_play_each_other_while_a_third_watches(people: People) -> None:
    yellow, red, watcher = people.enter(), people.enter(language="fr"), people.enter()
    address = yellow.start(**{"with": "friend", "seat": "yellow", "name": "Ada", **SKIRMISH})
    red.sit(yellow.invite(), "Béa")
    watcher.go(address)
    play_together([yellow, red], Random(13))

    assert watcher.wait() == "over"
    assert ended(yellow) == ended(watcher)
    assert ended(red)
    fresh = people.enter()
    fresh.go(address)
    fresh.wait()
    for person in (yellow, watcher):
        person.settle()
        assert person.board() == fresh.board()
        assert person.log() == fresh.log()
    french = people.enter(language="fr")
    french.go(address)
    french.wait()
    assert red.board() == french.board()
    assert red.log() == french.log()
    assert len(red.log()) == len(yellow.log()) > 10
    assert "Béa" in yellow.page.locator("#the-seats").inner_text()
    assert "Ada" in watcher.page.locator("#the-seats").inner_text()


def test_u2_a_game_with_everything_that_moves(people: People) -> None:
    person = people.enter(still=False, hurry=False)
    address = person.start(**{"with": "computer", "computer": "recruit", **SKIRMISH})
    assert person.play(Random(14)) > 5
    assert ended(person)
    fresh = people.enter()
    fresh.go(address)
    fresh.wait()
    person.settle()
    person.page.wait_for_function("() => document.getAnimations().length === 0")
    assert person.board() == fresh.board()


def test_u2_a_game_on_a_phone_with_a_finger(people: People) -> None:
    person = people.enter(size=PHONE, touch=True)
    page, rng, previews = person.page, Random(15), 0
    person.start(**{"with": "computer", "seat": "yellow", **SKIRMISH})
    for _ in range(LONGEST):
        state = person.wait()
        if state == "over":
            break
        spots = person.marks()
        if state == "previewed" and previews % 2:
            page.locator("#preview-confirm").tap()
        elif state == "previewed":
            page.touchscreen.tap(*person.hot())
        elif spots and rng.random() < 0.8:
            page.touchscreen.tap(*rng.choice(spots))
        else:
            bare = page.locator(".choice-bare")
            (bare if bare.count() else person.choices()).first.tap()
        previews += state == "previewed"

    assert previews > 5
    assert ended(person)


def test_a_tap_only_previews(people: People) -> None:
    person = people.enter(size=PHONE, touch=True)
    person.start(**{"with": "hotseat", "curtain": "false", **SKIRMISH})
    person.wait()
    person.page.touchscreen.tap(*person.marks()[0])
    person.page.wait_for_selector("#choice-back:visible")
    person.page.touchscreen.tap(*person.marks()[0])
    assert person.wait() == "previewed"
    assert person.log() == []
    assert person.page.locator("#preview-words").inner_text()
    person.page.locator("#preview-back").tap()
    assert person.wait() == "asked"
    person.page.touchscreen.tap(*person.marks()[0])
    assert person.wait() == "previewed"
    person.page.touchscreen.tap(*person.hot())
    person.page.wait_for_function("() => document.querySelector('#the-log li')")


def test_the_whole_board_is_seen_on_a_phone(people: People) -> None:
    person = people.enter(size=PHONE, touch=True)
    person.start(**{"with": "computer", **SKIRMISH})
    person.wait()
    box = person.page.locator("#the-board svg").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= PHONE[1]


def test_language_and_theme_change_in_the_middle_of_a_game(people: People) -> None:
    person = people.enter()
    person.start(**{"with": "computer", "seat": "yellow", **SKIRMISH})
    for _ in range(4):
        person.answer(person.wait(), Random(16))
    person.wait()
    english = person.log()
    person.page.locator("button[name=language][value=fr]").click()
    person.page.wait_for_selector("html[lang=fr]")
    person.wait()
    french = person.log()
    assert len(french) >= len(english)
    assert french != english
    assert person.page.locator("#undo-button").inner_text() != "Undo"

    light = person.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    person.page.locator("button[popovertarget=themes]").click()
    person.page.locator("button[name=theme][value=dark]").click()
    person.page.wait_for_selector("html[data-theme=dark]")
    person.wait()
    assert person.page.evaluate("() => getComputedStyle(document.body).backgroundColor") != light
    assert person.log()[: len(french)] == french


def test_a_choice_can_be_taken_back(people: People) -> None:
    person = people.enter()
    person.start(**{"with": "hotseat", "curtain": "false", "takebacks": "true", **SKIRMISH})
    person.wait()
    before = person.board()
    while not person.log():
        person.answer(person.wait(), Random(17))
        person.page.wait_for_timeout(50)
    person.wait()
    person.page.locator("#undo-button").click()
    person.page.wait_for_function("() => document.querySelector('#the-log li') === null")
    person.wait()
    assert person.board() == before


def test_a_shared_screen_is_handed_over(people: People) -> None:
    person = people.enter()
    page, rng, curtains = person.page, Random(18), []
    person.start(**{"with": "hotseat", "curtain": "true", **SKIRMISH})
    for _ in range(LONGEST):
        state = person.wait()
        if state == "over":
            break
        if state == "covered":
            curtains.append(page.locator("#curtain-words").inner_text())
            assert person.focused() == "curtain-button"
            page.keyboard.press("Escape")
            assert person.state() == "covered"
        person.answer(state, rng)
    assert ended(person)
    assert len(curtains) > 4
    assert {line.split()[-1] for line in curtains} == {"Yellow.", "Red."}
    assert all(one != other for one, other in pairwise(curtains))


def test_the_lesson_from_the_first_step_to_the_last(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go("/")
    page.locator("form[action*='small-wars/learn'] button").click()
    steps = []
    for _ in range(LONGEST):
        state = person.wait()
        steps.append(page.locator("#lesson-step").inner_text())
        if state == "learnt":
            break
        if state == "over":
            page.locator("#result-close").click()
        else:
            person.answer(state, Random(19))
    total = int(steps[-1].split()[-1])
    assert len(dict.fromkeys(steps)) == total
    page.locator("#lesson-done a").click()
    page.wait_for_url(person.url + "/")


def test_an_example_of_the_rules_can_be_tried(people: People) -> None:
    person = people.enter()
    person.go("/games/small-wars/rules")
    person.page.locator("form.try button").first.click()
    person.page.wait_for_url("**/match/*")
    assert person.wait() == "asked"
    before = person.log()
    while person.log() == before:
        person.answer(person.wait(), Random(20))
        person.page.wait_for_timeout(50)
