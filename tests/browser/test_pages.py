"""The pages around the table, with a person's hands."""

import pytest

from tests.browser.people import People

pytestmark = pytest.mark.browser


def test_a_game_is_made_with_the_form(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go("/")
    page.locator("a[href$='new?with=computer']").first.click()
    page.locator("input[name=seat][value=red]").check()
    page.locator("#name").fill("Ada")
    page.locator("input[name=computer][value=recruit]").check()
    page.locator(".start-bar button").click()
    page.wait_for_url("**/match/*")
    person.wait()
    assert page.locator(".seat-card.is-you .seat-name").inner_text() == "Red"
    person.go("/")
    assert page.locator(".card").count() == 1
    page.locator(".card").click()
    assert person.wait() == "asked"


def test_a_table_for_a_friend_waits_with_its_link(people: People) -> None:
    host, guest, late = people.enter(), people.enter(), people.enter()
    host.go("/games/small-wars/new?with=friend")
    host.page.locator(".start-bar button").click()
    host.page.wait_for_selector("#the-invite:visible")
    link = host.invite()
    guest.go(link)
    guest.page.locator("form.sheet .button-main").click()
    host.page.wait_for_selector("#the-invite", state="hidden")
    guest.settle()  # else leaving cuts the line while it is being opened, and the browser complains
    people.guard.expected.append("status of 400")
    late.go(link)
    assert late.page.locator("main .lead").inner_text().startswith("This invitation has been used")


def test_two_computers_give_a_show(people: People) -> None:
    person = people.enter()
    person.go("/games/small-wars/watch")
    person.page.locator("form.after button").click()
    person.page.wait_for_url("**/match/*")
    person.page.wait_for_function("() => document.querySelectorAll('#the-log li').length > 3")
    assert person.state() in ("", "over")


def test_language_and_theme_are_remembered(people: People) -> None:
    person = people.enter()
    person.go("/games/small-wars/rules")
    person.page.locator("button[name=language][value=fr]").click()
    person.page.wait_for_selector("html[lang=fr]")
    assert person.path() == "/games/small-wars/rules"
    person.page.locator("button[popovertarget=themes]").click()
    person.page.locator("button[name=theme][value=contrast]").click()
    person.page.wait_for_selector("html[data-theme=contrast]")
    person.go("/")
    assert person.page.locator("html[lang=fr][data-theme=contrast]").count() == 1


def test_the_rules_are_searched(people: People) -> None:
    person = people.enter(language="fr")
    page = person.page
    person.go("/games/small-wars/rules")
    rules = page.locator("article.rule:visible")
    everything = rules.count()
    page.keyboard.press("/")
    assert person.focused() == "rules-words"
    page.keyboard.type("helicoptere")
    assert 0 < rules.count() < everything
    assert str(rules.count()) in page.locator("#rules-left").inner_text() or rules.count() == 1
    page.locator("#rules-words").fill("SW-92")
    assert rules.count() == 1
    assert rules.first.get_attribute("id") == "SW-92"
    page.keyboard.press("Escape")
    assert rules.count() == everything
    page.locator("#rules-words").fill("zzzz")
    assert rules.count() == 0
    assert page.locator("#rules-left").inner_text()


def test_a_refusal_leads_to_its_rule(people: People) -> None:
    person = people.enter()
    person.start(**{"with": "computer", "seat": "yellow"})
    person.wait()
    person.page.mouse.click(*person.marks()[0])
    person.page.locator("#cell-a3").click()
    person.page.wait_for_selector("#the-why:visible")
    link = person.page.locator("#the-why a[href*='/rules#']")
    with person.page.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_load_state()
    rule = opened.value.url.rsplit("#", 1)[1]
    assert opened.value.locator(f"article#{rule}").is_visible()
    assert person.state() == "asked"
