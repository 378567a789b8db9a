"""The rules page at the table."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route
from playwright.sync_api import Page as Tab

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.look import CSS
from littlewars.rulebook.examples import shipped_examples
from littlewars.rulebook.rules import read_rules
from littlewars.table.pages.layout import page
from littlewars.table.pages.rules import COUNT, rules_body
from littlewars.table.reader import Reader
from tests.rulebook.paper import example, packaged
from tests.rulebook.parsed import Page, parsed
from tests.rulebook.test_page import REFERENCE, each_page, examples_on, rules_on
from tests.rulebook.test_rules import CHAPTER, RULE
from tests.table.html_check import faults

STATIC = files("littlewars.table") / "static"
HEAVIEST = 1_000_000  # bytes; measured in French: Small Wars 342 kB, My Little Battlefield 946 kB
pytestmark = pytest.mark.slow  # whole pages of all games


@cache
def read(game: Game, language: str, chapter: str) -> Page:
    return parsed(rules_body(Reader(language), game, chapter))


@cache
def anchors(game: Game, language: str, chapter: str) -> set[str]:
    return set(read(game, language, chapter).every("id"))


@each_page
def test_the_page_is_well_formed(game: Game, language: str, chapter: str) -> None:
    found = read(game, language, chapter)
    assert found.open == []
    assert found.count("h1") == 1
    assert found.count("nav") == (2 if chapter and len(read_rules(game).apart) > 1 else 1)
    assert not [tag for tag in ("html", "head", "body", "main") if found.count(tag)]


@each_page
def test_nothing_is_inline_and_nothing_comes_from_elsewhere(game: Game, language: str, chapter: str) -> None:
    found = read(game, language, chapter)
    assert not [tag for tag in ("style", "script") if found.count(tag)]
    assert found.every("style") == []
    assert not [name for _, attributes in found.tags for name in attributes if name.startswith("on")]
    assert all(link.startswith(("#", f"/games/{game.key}/rules")) for link in found.every("href"))
    assert found.every("src") == []


@each_page
def test_every_rule_and_example_has_an_anchor_and_no_id_stands_twice(game: Game, language: str, chapter: str) -> None:
    found = read(game, language, chapter)
    ids = found.every("id")
    assert len(set(ids)) == len(ids)
    assert set(ids) >= {rule.id for rule in rules_on(game, chapter)} | {one.id for one in examples_on(game, chapter)}
    for link in found.every("href"):
        address, _, target = link.partition("#")
        other = address.removeprefix(f"/games/{game.key}/rules").removeprefix("/") if address else chapter
        assert other in ("", *read_rules(game).apart)
        assert not target or target in anchors(game, language, other), link
    named = [*found.every("for"), *found.every("aria-describedby")]
    named += [
        name for _, attributes in found.tags for value in attributes.values() for name in REFERENCE.findall(value)
    ]
    assert set(named) <= set(ids)


@each_page
def test_every_case_that_can_be_played_on_can_be_tried(game: Game, language: str, chapter: str) -> None:
    found = read(game, language, chapter)
    offered = {}
    for number, (tag, attributes) in enumerate(found.tags):
        if tag == "form":
            assert (attributes["method"], attributes["action"]) == ("post", f"/games/{game.key}/try")
            fields = [inner for name, inner in found.tags[number + 1 : number + 4] if name == "input"]
            sent = {field["name"]: field["value"] for field in fields}
            offered[sent["example"], int(sent["case"])] = found.tags[number + 3][1]["aria-label"]
    expected = {}
    for shipped in examples_on(game, chapter):
        for number, case in enumerate(shipped.cases):
            if Match(game, game.setup(case.setup), case.position).state.actor != NOBODY:
                expected[shipped.id, number] = case.title[language]
    assert offered.keys() == expected.keys()
    assert all(expected[key] in name and key[0] in name for key, name in offered.items())


def test_a_position_in_which_the_game_is_over_cannot_be_tried() -> None:
    shipped = {shipped.id: shipped for shipped in shipped_examples(SMALL_WARS)}
    assert shipped["SW-E37"].cases[0].position.endswith("next -")
    assert 'name="example" value="SW-E37"' not in rules_body(Reader(), SMALL_WARS)
    assert 'name="example" value="SW-E19"' in rules_body(Reader(), SMALL_WARS)


@each_page
def test_the_page_is_light(game: Game, language: str, chapter: str) -> None:
    assert len(rules_body(Reader(language), game, chapter).encode()) < HEAVIEST


@each_page
def test_the_search_field_waits_for_its_script_and_has_its_sentences(game: Game, language: str, chapter: str) -> None:
    tags = [attributes for _, attributes in read(game, language, chapter).tags]
    found = {attributes["id"]: attributes for attributes in tags if "rules-" in attributes.get("id", "")}
    if chapter:  # a page of few rules
        assert found == {}
        return
    assert "hidden" in found["rules-search"]
    left = found["rules-left"]
    assert left["aria-live"] == "polite"
    assert COUNT in left["data-many"]
    assert all(str(len(read_rules(game).rules)) in left[name] for name in ("data-one", "data-many"))
    assert left["data-none"]
    asked = re.findall(r'getElementById\("([^"]+)"\)', (STATIC / "rules.js").read_text(encoding="utf-8"))
    assert asked
    assert set(asked) <= found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_document_has_no_faults(language: str) -> None:
    reader = Reader(language)
    assert faults(page(reader, "Rules", rules_body(reader, CONNECT_FOUR), ("rules.css",), ("rules.js",))) == []


def test_a_page_is_made_once_for_each_language() -> None:
    assert rules_body(Reader("fr", "dark", "/a"), SMALL_WARS) is rules_body(Reader("fr", "light", "/b"), SMALL_WARS)
    assert rules_body(Reader("fr"), SMALL_WARS) != rules_body(Reader("en"), SMALL_WARS)


def test_hostile_texts_stay_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = CHAPTER + RULE.replace("PP-01", "C4-01").replace("Go.", "<script>Go</script>.")
    game = packaged(tmp_path, monkeypatch, rules, {"e90.toml": example(title="{ en = '<b>\"', fr = '<i>' }")})
    (tmp_path / game.package / "locales").mkdir()
    for language in LANGUAGES:
        (tmp_path / game.package / "locales" / f"{language}.ftl").write_text("")
        assert not [tag for tag in ("script", "b", "i") if parsed(rules_body(Reader(language), game)).count(tag)]


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    """The rules of Small Wars in French, in a browser."""
    reader = Reader("fr", "light")
    document = page(reader, "Rules", rules_body(reader, SMALL_WARS), ("rules.css",), ("rules.js",))

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1].partition("#")[0]
        if name == "rules":
            route.fulfill(body=document, content_type="text/html; charset=utf-8")
        elif name == "look.css":
            route.fulfill(body=CSS, content_type="text/css")
        else:
            kinds = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
            route.fulfill(body=(STATIC / name).read_bytes(), content_type=kinds[name.rsplit(".", 1)[1]])

    opened = browser.new_page(viewport={"width": 1000, "height": 700})
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.route("**/*", answer)
    opened.goto("http://table.test/rules")
    yield opened
    assert errors == []
    opened.close()


def left(tab: Tab, typed: str) -> tuple[list[str], list[str], str]:
    """Type into the search field; return the rules and examples still shown, and what is said."""
    tab.fill("#rules-words", typed)
    shown = "found => found.filter(one => one.checkVisibility()).map(one => one.id)"
    rules: list[str] = tab.eval_on_selector_all("article.rule", shown)
    examples: list[str] = tab.eval_on_selector_all(".example", shown)
    return rules, examples, tab.inner_text("#rules-left")


@pytest.mark.browser
def test_typing_filters_rules_and_examples(tab: Tab) -> None:
    book = read_rules(SMALL_WARS).rules
    rules, examples, said = left(tab, "")
    assert rules == list(book)
    assert len(examples) == len(shipped_examples(SMALL_WARS))
    assert said == ""
    assert left(tab, "SW-46")[0] == ["SW-46"]
    assert left(tab, " sw-e19 ")[:2] == (["SW-47"], ["SW-E19"])
    assert "SW-46" in left(tab, "46")[0]
    told = {rule.id for rule in book.values() if "réplique" in rule.text["fr"].lower()}
    assert told <= set(left(tab, "REPLIQUE")[0]) < set(book)
    assert left(tab, "réplique")[0] == left(tab, "REPLIQUE")[0] == left(tab, "Répliqué")[0]
    assert left(tab, "reserve jeune budget xyz") == ([], [], "Aucune règle n’en parle. Essayez un autre mot.")
    assert left(tab, "sw-46")[2] == f"Il reste une règle sur {len(book)}."


@pytest.mark.browser
def test_an_example_is_found_by_its_own_words(tab: Tab) -> None:
    rules, examples, _ = left(tab, "vous voilà libre")
    assert (rules, examples) == (["SW-47"], ["SW-E19"])


@pytest.mark.browser
def test_the_keyboard_goes_to_the_search_and_on_to_the_first_rule(tab: Tab) -> None:
    left(tab, "sw-61")
    tab.press("#rules-words", "Enter")
    assert tab.evaluate("document.activeElement.textContent") == "SW-61"
    tab.keyboard.press("/")
    assert tab.evaluate("document.activeElement.id") == "rules-words"
    assert tab.input_value("#rules-words") == "sw-61"
    tab.keyboard.press("Escape")
    assert tab.input_value("#rules-words") == ""
    assert tab.is_visible("#SW-01")


@pytest.mark.browser
def test_a_link_to_something_filtered_out_shows_it_again(tab: Tab) -> None:
    left(tab, "sw-46")
    assert not tab.is_visible("#SW-E16")
    tab.click("#SW-46 a[href='#SW-E16']")
    assert tab.is_visible("#SW-E16")
    assert tab.input_value("#rules-words") == ""
    assert 0 <= tab.evaluate("document.getElementById('SW-E16').getBoundingClientRect().top") < 200
