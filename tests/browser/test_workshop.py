"""The workshop with a person's hands: build, judge, keep, share, play."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.hands import Person
from tests.browser.people import PHONE, SIZES, People

pytestmark = pytest.mark.browser

AT = "/games/petits-soldats/workshop"
ODD = "90x60; tokens 13,11 13,49 77,49 77,11; goals 45,19 45,41; tall mug disc 30,30 4; low pen rect 60,20 2x8 30"
FAIR = "Fair: ready to play."
THINGS = "#things .thing"


def text(person: Person) -> str:
    return person.page.locator("#plan-text").input_value()


def things(person: Person) -> list[str]:
    """List the scenery of the plan."""
    return [part for part in text(person).split("; ") if part.startswith(("tall", "low"))]


def put(person: Person, part: str, **fields: float) -> None:
    """Put something down by its button, and fill in where it stands and how large it is."""
    person.page.locator(f"[data-part={part}]").click()
    for key, value in fields.items():
        person.page.locator(f"#chosen-{key}").fill(f"{value:g}")
        person.page.locator(f"#chosen-{key}").press("Tab")


def spot(page: Page, x: float, y: float) -> tuple[float, float]:
    """Tell where a point of the plan lies in the window."""
    page.locator("#plan").scroll_into_view_if_needed()
    found = page.evaluate(
        """([x, y]) => {
          const svg = document.getElementById("plan");
          const height = Number(document.getElementById("plan-height").value);
          const point = new DOMPoint(10 * x, 10 * (height - y)).matrixTransform(svg.getScreenCTM());
          return [point.x, point.y];
        }""",
        [x, y],
    )
    return found[0], found[1]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()


def settled(page: Page) -> None:
    """Wait until the judgement is about the plan as it is."""
    page.wait_for_selector("#findings:not([aria-busy])")


def test_a_fair_table_is_built_kept_shared_and_played_on(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go("/")
    page.locator(f"a[href='{AT}']").click()
    page.wait_for_selector(".ready")
    assert page.locator("input[name=symmetry]:checked").input_value() == "half-turn"
    assert page.locator("#play-button").is_disabled()
    assert page.locator(".finding:not(.holds)").count() == 1

    put(person, "coffee_pot")
    assert things(person) == ["tall coffee_pot disc 45,30 5"]  # in the middle: its own image
    put(person, "books", x=30, y=30, width=4, height=24)
    assert things(person)[1:] == ["tall books rect 30,30 4x24 0", "tall books rect 60,30 4x24 0"]
    expect(page.locator("#verdict")).to_have_text(FAIR)
    assert page.locator(".finding.holds").count() == page.locator(".finding").count() == 5
    assert all(mark.startswith("✓") for mark in page.locator(".finding-mark").all_text_contents())

    page.locator("#keep-name").fill("Coffee & <b>books</b>")
    page.locator("#keep button").click()
    built = text(person)
    page.reload()
    page.wait_for_selector(".ready")
    assert text(person) == built  # the address keeps it
    person.go(AT)
    page.wait_for_selector(".ready")
    assert things(person) == []
    page.locator(".kept-plan button").first.click()
    assert text(person) == built
    link = page.locator("#link").input_value()
    assert parse_qs(urlsplit(link).query)["layout"] == [built]

    other = people.enter(language="fr")
    other.page.goto(link)
    other.page.wait_for_selector(".ready")
    assert text(other) == built
    assert other.page.locator("#verdict").inner_text() == "Équitable\u00a0: prêt à jouer."
    assert other.page.locator(".kept-plan").count() == 0

    expect(page.locator("#play-button")).to_be_enabled()
    page.locator("#play-button").click()
    page.wait_for_url("**/new?*")
    assert page.locator("[name=option-table]").input_value() == "custom"
    assert page.locator("[name=option-layout]").input_value() == built
    assert page.locator(".built-picture svg").is_visible()
    page.locator(".tab").nth(2).click()
    page.wait_for_url("**with=hotseat*")
    page.locator(".start-bar button").click()
    page.wait_for_url("**/match/*")
    person.wait()
    assert page.locator("#piece-0").count() == 1
    assert page.locator("#piece-2").count() == 1
    assert page.locator("#piece-3").count() == 0


def test_things_are_dragged_sized_turned_and_taken_away(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(f"{AT}?layout={ODD}")
    page.wait_for_selector(".ready")
    assert page.locator("input[name=symmetry]:checked").input_value() == "none"
    drag(page, spot(page, 30, 30), spot(page, 36.1, 40.2))
    assert things(person)[0] == "tall mug disc 36,40 4"
    page.locator("#chosen-larger").click()
    assert things(person)[0] == "tall mug disc 36,40 4.5"

    page.mouse.click(*spot(page, 60, 20))
    box = page.locator(".plan-handle-turn circle").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    drag(page, middle, spot(page, 80, 20))
    assert things(person)[1] == "low pen rect 60,20 2x8 90"
    page.locator("#chosen-turn-back").click()
    assert things(person)[1].endswith(" 105")
    box = page.locator(".plan-handle-size circle").bounding_box()
    assert box
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    pixel = spot(page, 1, 0)[0] - spot(page, 0, 0)[0]
    drag(page, start, (start[0] + 4 * pixel, start[1] - 2 * pixel))
    assert not things(person)[1].startswith("low pen rect 60,20 2x8 ")
    page.locator("#undo").click()
    assert things(person)[1] == "low pen rect 60,20 2x8 105"

    page.locator("#chosen-again").click()
    assert len(things(person)) == 3
    page.locator("#chosen-remove").click()
    assert len(things(person)) == 2
    assert "is gone" in page.locator("#bench-said").inner_text()
    for _ in range(20):
        if page.locator("#undo").is_enabled():
            page.locator("#undo").click()
    assert text(person) == ODD
    page.keyboard.press("Control+y")
    assert things(person)[0] == "tall mug disc 36,40 4"
    page.keyboard.press("Control+z")
    assert text(person) == ODD
    settled(page)


def test_twins_keep_in_step(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(AT)
    page.wait_for_selector(".ready")
    put(person, "cat", x=20, y=30, turn=30)
    assert things(person) == ["tall cat rect 20,30 16x8 30", "tall cat rect 70,30 16x8 30"]
    drag(page, spot(page, 70, 30), spot(page, 65, 40))  # the twin leads, too
    assert things(person) == ["tall cat rect 25,20 16x8 30", "tall cat rect 65,40 16x8 30"]
    page.locator("input[name=symmetry][value=none]").check()
    page.locator(THINGS).first.click()
    page.locator("#chosen-remove").click()
    assert things(person) == ["tall cat rect 65,40 16x8 30"]
    page.locator("input[name=symmetry][value=mirror]").check()
    assert things(person) == ["tall cat rect 65,40 16x8 30", "tall cat rect 25,40 16x8 150"]
    assert "tokens 13,11 13,49 77,11 77,49" in text(person)
    drag(page, spot(page, 77, 11), spot(page, 74, 13))  # token 3 takes token 1 along
    assert "tokens 16,13 13,49 74,13 77,49" in text(person)
    page.locator("summary", has_text="Size and sides").click()
    page.locator("input[name=wall][value=left]").check()
    assert "walls left right" in text(person)
    assert page.locator("input[name=wall][value=right]").is_checked()
    page.locator("#plan-width").fill("100")
    page.locator("#plan-width").press("Tab")
    assert text(person).startswith("100x60; walls left right; tokens 16,13 13,49 84,13 87,49")
    page.locator("#undo").click()
    assert text(person).startswith("90x60")
    settled(page)


def test_a_part_is_dragged_onto_the_plan(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(AT)
    page.wait_for_selector(".ready")
    end = spot(page, 30.1, 19.8)
    box = page.locator("[data-part=mug]").bounding_box()
    assert box
    drag(page, (box["x"] + 30, box["y"] + 30), end)
    assert [re.sub(" disc", "", one) for one in things(person)] == ["tall mug 30,20 4", "tall mug 60,40 4"]
    page.locator("#undo").click()
    assert things(person) == []
    drag(page, (box["x"] + 30, box["y"] + 30), (box["x"] + 30, box["y"] + 90))  # not as far as the plan
    assert things(person) == []
    settled(page)


def test_everything_is_done_by_keyboard(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(AT)
    page.wait_for_selector(".ready")
    page.locator("[data-part=cat]").press("Enter")
    assert things(person) == ["tall cat rect 45,30 16x8 0"]
    page.locator(THINGS).first.focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "Shift+ArrowUp"):
        page.keyboard.press(key)
    assert things(person)[0] == "tall cat rect 41,32.5 16x8 0"
    assert page.locator("#bench-said").inner_text() == "Sleeping cat: 41 cm from the left, 32.5 cm from the bottom."
    for key in ("r", "r", "R", "+", "+", "-"):
        page.keyboard.press(key)
    assert things(person) == ["tall cat rect 41,32.5 17x9 15", "tall cat rect 49,27.5 17x9 15"]
    page.keyboard.press("d")
    assert len(things(person)) == 4
    page.keyboard.press("Delete")
    assert len(things(person)) == 2
    page.keyboard.press("Control+z")
    assert len(things(person)) == 4
    page.locator(THINGS).nth(4).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")  # a deployment token stays
    assert "tokens 15,11 13,49 75,49 77,11" in text(person)
    page.keyboard.press("Escape")
    assert page.locator("#chosen").is_hidden()
    settled(page)


def test_plans_are_renamed_deleted_and_brought_back(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(f"{AT}?layout={ODD}")
    page.wait_for_selector(".ready")
    for name in ("One", "Two", "One"):
        page.locator("#keep-name").fill(name)
        page.locator("#keep button").click()
    names = page.locator(".kept-plan input")
    assert [names.nth(i).input_value() for i in range(names.count())] == ["One", "Two"]
    names.first.fill("Three")
    names.first.press("Enter")
    names.last.fill("Three")  # taken
    names.last.press("Enter")
    assert [names.nth(i).input_value() for i in range(names.count())] == ["Three", "Two"]
    page.locator(".kept-plan").first.locator("button").last.click()
    assert names.count() == 1
    page.locator("#kept-said button").click()
    person.go(AT)
    page.wait_for_selector(".ready")
    assert [names.nth(i).input_value() for i in range(names.count())] == ["Three", "Two"]


def test_a_broken_plan_is_mended_and_nothing_is_lost(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(f"{AT}?layout=90x60; <b>tokens</b> 13,11")
    page.wait_for_selector(".ready")
    assert page.locator("#broken-text").input_value() == "90x60; <b>tokens</b> 13,11"
    assert things(person) == []
    page.locator("#broken-text").fill(ODD)
    page.locator(".alert button").click()
    page.wait_for_selector(".ready")
    assert text(person) == ODD
    assert page.locator(".alert").count() == 0


def test_the_language_is_switched_without_losing_the_work(people: People) -> None:
    person = people.enter()
    page = person.page
    person.go(AT)
    page.wait_for_selector(".ready")
    put(person, "cat")
    settled(page)
    page.wait_for_url("**cat**")
    page.locator("button[name=language][value=fr]").click()
    page.wait_for_selector("html[lang=fr] .ready")
    assert things(person) == ["tall cat rect 45,30 16x8 0"]
    assert page.locator(THINGS).first.inner_text() == "Le chat endormi"


def test_fingers_build_at_phone_size(people: People) -> None:
    person = people.enter(size=PHONE, touch=True)
    page = person.page
    person.go(AT)
    page.wait_for_selector(".ready")
    page.locator("[data-part=pen]").tap()
    page.locator("[data-part=pen]").tap()
    (first, *_) = things(person)
    found = re.search(r"rect ([\d.]+),([\d.]+)", first)
    assert found
    page.keyboard.press("Escape")
    x, y = spot(page, float(found[1]) + 3, float(found[2]))  # beside the thin pen: a finger is not that sharp
    page.touchscreen.tap(x, y)
    assert page.locator("#chosen-name").inner_text() == "Pen"
    page.locator("#chosen-larger").tap()
    assert "3x9" in things(person)[0]
    for width in (PHONE[0], 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll("main button, main summary, main .symmetry, main .check")]
          .filter((one) => one.offsetParent && Math.min(one.offsetHeight, one.offsetWidth) < 44)
          .map((one) => one.outerHTML)"""
    )
    assert small == []
    settled(page)


def test_a_table_that_does_not_answer_is_asked_again(people: People) -> None:
    person = people.enter()
    page = person.page
    people.guard.expected.append("Failed to load resource")
    person.go(AT)
    page.wait_for_selector(".ready")
    page.route("**/workshop/check*", lambda route: route.abort())
    put(person, "cat")
    expect(page.locator("#verdict")).to_have_text("The table does not answer. We keep trying.")
    assert page.locator("#play-button").is_disabled()
    page.unroute("**/workshop/check*")
    settled(page)
    expect(page.locator("#verdict")).to_have_text("Not playable yet: mend what is marked ✗.")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_u1_axe_finds_nothing_wrong(people: People, language: str) -> None:
    person = people.enter(language=language)
    page = person.page
    person.go(f"{AT}?layout={ODD}")
    page.wait_for_selector(".ready")
    page.locator("#keep-name").fill("One")
    page.locator("#keep button").click()
    page.locator(THINGS).nth(1).click()
    found = []
    for (width, height), theme in zip(SIZES, ("light", "dark", "contrast"), strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        page.evaluate("() => document.querySelectorAll('.fold').forEach((fold) => { fold.open = true; })")
        settled(page)
        found += [f"{width} wide, {theme}: {told}" for told in violations(page)]
    assert not found, "\n".join(found)
