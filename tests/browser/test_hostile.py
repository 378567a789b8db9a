"""B4: hostile names and texts are shown as they are, and nothing of them runs."""

from random import Random
from urllib.parse import quote

import pytest

from tests.browser.hands import Person
from tests.browser.people import People
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser

NAMES = [
    "<img src=x onerror=a",
    "\"'><b onclick=x>&lt;",
    "<script>alert(1)</sc",
    "<svg/onload=alert(1)",
    "{ $seat } %1 </p>",
    "مرحبا بالعالم",
    "W" * 20,
]
TEXT = "<img src=x onerror=alert(1)>\"'><script>alert(2)</script>" + "x" * 500
INTRUDERS = "img, [onerror], [onclick], [onload], script:not([src]), main b, [style*=javascript]"


def clean(person: Person) -> None:
    """Check that no element came out of a text, and that the page is no wider for it."""
    person.page.wait_for_timeout(50)
    assert person.page.locator(INTRUDERS).count() == 0
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("name", NAMES)
def test_b4_names_are_shown_as_they_are(people: People, name: str) -> None:
    host, guest = people.enter(), people.enter(size=(390, 844))
    address = host.start(**{"with": "friend", "seat": "yellow", "name": name, "listed": "true", **SKIRMISH})
    host.settle()
    guest.go(host.invite())
    assert name in guest.page.locator(".lead").inner_text()
    clean(guest)
    guest.sit(host.invite(), name)
    for person in (host, guest):
        person.page.wait_for_function(
            "(name) => document.querySelector('#the-seats').innerText.includes(name)", arg=name
        )
        clean(person)
    for path in ("/", "/games/small-wars/watch"):
        guest.go(path)
        assert name in guest.page.locator("main").inner_text()
        clean(guest)
    host.answer(host.wait(), Random(1))
    host.go(f"{address}/replay")
    host.page.wait_for_selector(".replay-board svg")
    clean(host)


def test_b4_a_form_gives_back_what_was_typed(people: People) -> None:
    person = people.enter()
    people.guard.expected.append("status of 400")
    person.go("/games/small-wars/new?with=computer")
    person.page.locator("input[name=own-yellow_army]").fill(TEXT)
    person.page.locator("#name").evaluate("(field) => field.removeAttribute('maxlength')")
    person.page.locator("#name").fill(TEXT)
    person.page.locator(".start-bar button").click()
    person.page.wait_for_selector(".alert")
    assert person.page.locator("input[name=own-yellow_army]").input_value() == TEXT
    assert person.page.locator("#name").input_value() == TEXT
    clean(person)


@pytest.mark.parametrize(
    "path",
    [
        f"/match/{quote(TEXT[:60], safe='')}",
        f"/games/{quote(TEXT[:60], safe='')}/rules",
        f"/games/small-wars/new?with={quote(TEXT)}",
        f"/games/small-wars/rules?{quote(TEXT)}",
        f"/static/{quote(TEXT[:30], safe='')}",
    ],
)
def test_b4_addresses(people: People, path: str) -> None:
    person = people.enter()
    people.guard.expected.append("status of 404")
    person.go(path)
    clean(person)


def test_b4_the_rules_search_takes_anything(people: People) -> None:
    person = people.enter()
    person.go("/games/small-wars/rules#" + quote(TEXT))
    for text in (TEXT, "\\", "(", "*", "[", '"', "SW-"):
        person.page.locator("#rules-words").fill(text)
    person.page.locator("#rules-words").fill(TEXT)
    assert person.page.locator("article.rule:visible").count() == 0
    clean(person)


def test_b4_the_guard_would_hear_it(people: People) -> None:
    person = people.enter()
    person.go("/")
    person.page.evaluate("() => { document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'); }")
    person.page.wait_for_timeout(200)
    assert any("policy report" in told for told in people.guard.heard())
    people.guard.complaints.clear()
