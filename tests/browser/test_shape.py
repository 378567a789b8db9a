"""U3: on a screen of 320 pixels and at 200 % nothing scrolls sideways, and everything to press is large enough."""

from random import Random

import pytest

from tests.browser.hands import Person
from tests.browser.people import People
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser

LEAST = 44  # pixels, both ways
SMALL = """(least) => {
  const looksLikeText = ({ backgroundColor, borderTopWidth }) =>
    backgroundColor === "rgba(0, 0, 0, 0)" && borderTopWidth === "0px";
  const inSentence = (element) =>
    element.matches("a") && looksLikeText(getComputedStyle(element)) &&
    element.closest("p, li, dd, h2, h3, h4, h5")?.textContent.trim() !== element.textContent.trim();
  const found = [];
  for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inSentence(element)) continue;
    if (element.matches("[type=hidden], .skip, [tabindex='-1'], :disabled") || element.closest(".unseen")) continue;
    const target = element.matches("[type=radio], [type=checkbox]") ? element.closest("label") ?? element : element;
    const { width, height } = target.getBoundingClientRect();
    const size = `${width.toFixed(0)}×${height.toFixed(0)}`;
    const name = `${element.tagName}#${element.id}.${element.className} ${element.textContent.trim().slice(0, 30)}`;
    if (width < least - 0.5 || height < least - 0.5) found.push(`${size}: ${name}`);
  }
  return found;
}"""
WIDER = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > wide + 1)
    .map((element) => `${element.tagName}#${element.id}.${element.getAttribute("class")}`).slice(0, 8);
}"""
NARROW = {"320 px": ((320, 640), 1), "200 % of a desk": ((720, 450), 2), "200 % of a tablet": ((512, 384), 2)}
PATHS = ["/", "/games/small-wars/new?with=computer", "/games/small-wars/new?with=friend", "/games/small-wars/watch",
         "/games/small-wars/rules"]  # fmt: skip


def misshapen(person: Person, what: str) -> list[str]:
    """List what is too wide or too small."""
    wide = person.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    found = [f"{what} scrolls sideways: {wide}: {person.page.evaluate(WIDER)}"] if wide[0] > wide[1] else []
    return found + [f"{what}: {told}" for told in person.page.evaluate(SMALL, LEAST)]


@pytest.mark.parametrize("screen", NARROW)
def test_u3_the_pages_around_the_table(people: People, screen: str) -> None:
    size, scale = NARROW[screen]
    person = people.enter(size, scale=scale, language="fr")
    found = []
    for path in PATHS:
        person.go(path)
        found += misshapen(person, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", NARROW)
def test_u3_the_table_and_its_replay(people: People, screen: str) -> None:
    size, scale = NARROW[screen]
    person = people.enter(size, scale=scale, language="fr")
    page, found = person.page, []
    address = person.start(**{"with": "friend", **SKIRMISH})
    person.settle()
    found += misshapen(person, "a free seat")
    address = person.start(**{"with": "hotseat", "curtain": "true", **SKIRMISH})
    assert person.wait() == "covered"
    found += misshapen(person, "the curtain")
    for _ in range(12):
        person.answer(person.wait(), Random(21))
    if person.wait() == "covered":
        person.answer("covered", Random(21))
    person.wait()
    found += misshapen(person, "the table")
    for tab in page.locator("[data-tab]:visible").all():
        tab.click()
        found += misshapen(person, f"the tab {tab.inner_text()}")
    page.locator("#menu-button").click()
    found += misshapen(person, "the menu")
    page.locator("#help-button").click()
    found += misshapen(person, "help")

    person.go(f"{address}/replay?move=3")
    page.wait_for_selector(".replay-board svg")
    found += misshapen(person, "the replay")
    assert not found, "\n".join(dict.fromkeys(found))
