"""U1: axe-core finds nothing wrong with any page, in three sizes, three themes and both languages."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.browser.axe import violations
from tests.browser.hands import Person
from tests.browser.people import DESK, SIZES, People
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser

THEMES = ("light", "dark", "contrast")
GAME = "/games/small-wars"
DRAWN = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}"""  # axe takes what is not drawn yet for transparent
PAGES = ["/", f"{GAME}/new?with=computer", f"{GAME}/new?with=friend", f"{GAME}/new?with=hotseat", f"{GAME}/watch"]


def looks(turn: int, language: str) -> Iterator[tuple[tuple[int, int], str]]:
    """Pair sizes and themes, another way each turn; one of the three pairs is the English reader's."""
    for number, size in enumerate(SIZES):
        if (number % 3 == turn % 3) == (language == "en"):
            yield size, THEMES[(number + turn) % 3]


def wrong(person: Person, turn: int, what: str) -> list[str]:
    """List what is wrong with a page as it stands, in the sizes and themes that are this language's turn."""
    found = []
    language = str(person.page.evaluate("() => document.documentElement.lang"))
    for (width, height), theme in looks(turn, language):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{what}, {width} wide, {theme}: {told}" for told in violations(person.page)]
    person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_u1_the_pages_around_the_table(people: People, language: str) -> None:
    person = people.enter(language=language)
    found = []
    for turn, path in enumerate(PAGES):
        person.go(path)
        found += wrong(person, turn, path)

    people.guard.expected.append("status of 404")
    person.go("/nowhere")
    found += wrong(person, 0, "an address that leads nowhere")

    person.start(**{"with": "friend", "name": "Ada"})
    found += wrong(person, 1, "a table with a free seat")
    friend, link = people.enter(language=language), person.invite()
    friend.go(link)
    found += wrong(friend, 2, "an invitation")

    person.page.locator("#menu-button").click()
    person.page.locator("#device-link button").click()
    person.page.wait_for_selector("#link")
    found += wrong(person, 0, "a link to one's own seat")
    person.go("/")
    found += wrong(person, 1, "home with a game of one's own")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_u1_the_rules(people: People, language: str) -> None:
    person = people.enter(language=language)
    person.go(f"{GAME}/rules")
    person.page.evaluate(DRAWN)
    found = violations(person.page) if language == "fr" else []
    person.page.locator("#rules-words").fill("SW-38")
    found += wrong(person, 0, "rules searched")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_u1_the_table_from_the_first_choice_to_the_result(people: People, language: str) -> None:
    person = people.enter(language=language)
    page, press = person.page, person.page.keyboard.press
    person.start(**{"with": "computer", "seat": "yellow"})

    def check(what: str, turn: int, close: Callable[[], object] = lambda: None) -> None:
        found.extend(wrong(person, turn, what))
        close()
        person.wait()

    found: list[str] = []
    person.wait()
    check("my turn", 0)
    page.mouse.click(*person.marks()[0])
    page.wait_for_selector("#choice-back:visible")
    check("narrowed", 1)
    page.locator("#cell-a3").click()
    page.wait_for_selector("#the-why:visible")
    check("why not", 2, lambda: press("Escape"))

    for _ in range(8):
        person.answer(person.wait(), Random(3))
    person.wait()
    check("in the middle", 0)
    page.locator("#the-log button").first.click()
    page.wait_for_selector("#the-looking:visible")
    check("looking back", 1, lambda: page.locator("#looking-back").click())
    press("?")
    page.wait_for_selector("#the-help[open]")
    check("help", 2, lambda: page.locator("#the-help [data-close]").click())
    page.locator("#menu-button").click()
    check("menu", 0, lambda: press("Escape"))
    page.locator("#menu-button").click()
    page.locator("#resign-button").click()
    check("resigning", 1)
    page.locator("#resign-yes").click()
    page.wait_for_selector("#the-result[open]")
    check("result", 2, lambda: page.locator("#result-close").click())
    check("over", 0)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_u1_lesson_curtain_watching_and_replay(people: People, language: str) -> None:
    person = people.enter(language=language)
    page = person.page
    found = []
    person.go("/")
    page.locator("form[action*='small-wars/learn'] button").click()
    assert person.wait() == "reading"
    found += wrong(person, 0, "lesson, reading")
    page.locator("#lesson-go").click()
    assert person.wait() in ("reading", "asked")
    found += wrong(person, 1, "lesson, next step")

    address = person.start(**{"with": "hotseat", "curtain": "true", "listed": "true", **SKIRMISH})
    assert person.wait() == "covered"
    found += wrong(person, 2, "curtain")
    for _ in range(6):
        person.answer(person.wait(), Random(4))
    watcher = people.enter(language=language)
    watcher.go(address)
    watcher.settle()
    found += wrong(watcher, 0, "watching")
    watcher.go(f"{GAME}/watch")
    found += wrong(watcher, 1, "games to watch")

    watcher.go(f"{address}/replay?move=2")
    watcher.page.wait_for_selector(".replay-board svg")
    found += wrong(watcher, 2, "replay")
    assert not found, "\n".join(found)
