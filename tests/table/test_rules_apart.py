"""Pages of chapters apart at the table, and the links that lead there."""

import asyncio
import json
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Route
from playwright.sync_api import Page as Tab

from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Option
from littlewars.look import CSS
from littlewars.rulebook.rules import read_rules
from littlewars.table.app import make_app
from littlewars.table.hub import Hub
from littlewars.table.pages.addresses import rule_address, rules_apart
from littlewars.table.pages.board import board_page
from littlewars.table.pages.fields import Form, option_field
from littlewars.table.pages.layout import page
from littlewars.table.pages.replay import replay_page
from littlewars.table.pages.rules import rules_body
from littlewars.table.reader import Reader
from littlewars.table.store import Store
from tests.rulebook.paper import in_parts, packaged
from tests.rulebook.parsed import parsed
from tests.table.html_check import faults

HERE = "/games/connect-four/rules"
PAGES = ("", "red", "blue", "late")
STATIC = files("littlewars.table") / "static"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    return in_parts(tmp_path, monkeypatch)


def asked(folder: Path, game: Game, *paths: str) -> list[httpx.Response]:
    """Ask a table with this game for pages, in French."""
    store = Store(str(folder / "db"))
    app = make_app(Hub(store, [game]))

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client:
            return [await client.get(path, headers={"accept-language": "fr"}) for path in paths]

    answers = asyncio.run(ask())
    store.close()
    return answers


def test_every_page_has_its_address(game: Game, tmp_path: Path) -> None:
    main, red, texts = asked(tmp_path, game, HERE, f"{HERE}/red", f"{HERE}/fr.json")
    assert [main.status_code, red.status_code, texts.status_code] == [200, 200, 200]
    assert 'id="C4-E91"' in main.text
    assert '<article id="C4-RED-1"' in red.text
    assert '<article id="C4-01"' not in red.text
    assert "Puissance 4\u00a0: La part red" in red.text.partition("</title>")[0]
    assert f'name="back" value="{HERE}/red"' in red.text
    assert texts.json()["C4-RED-2"] == "Velvet."


@pytest.mark.parametrize("chapter", ["green", "play", "C4-RED-1", "red/more", "%2e%2e"])
def test_there_is_nothing_at_other_addresses(game: Game, chapter: str, tmp_path: Path) -> None:
    (answer,) = asked(tmp_path, game, f"{HERE}/{chapter}")
    assert answer.status_code == 404
    assert "Il n’y a rien à cette adresse." in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_between_the_pages_have_targets(game: Game, language: str) -> None:
    pages = {chapter: parsed(rules_body(Reader(language), game, chapter)) for chapter in PAGES}
    for chapter, found in pages.items():
        outside = set()
        for link in found.every("href"):
            address, _, target = link.partition("#")
            other = address.removeprefix(HERE).removeprefix("/") if address else chapter
            outside.add(other)
            assert not target or target in pages[other].every("id"), link
        assert outside >= {"", chapter}


@pytest.mark.parametrize("chapter", PAGES)
def test_the_documents_have_no_faults(game: Game, chapter: str) -> None:
    body = rules_body(Reader(), game, chapter)
    assert faults(page(Reader(), "Rules", body, ("rules.css",), ("rules.js",))) == []
    assert ('id="rules-search"' in body) == (chapter == "")


def test_a_page_apart_is_made_once(game: Game) -> None:
    assert rules_body(Reader("fr", "dark", "/a"), game, "red") is rules_body(Reader("fr", "", "/b"), game, "red")
    assert len({rules_body(Reader("fr"), game, chapter) for chapter in PAGES}) == len(PAGES)


def test_pages_of_the_table_know_where_rules_are(game: Game) -> None:
    apart = {"C4-RED-1": "red", "C4-RED-2": "red", "C4-BLU-1": "blue", "C4-LAT-1": "late"}
    for text in (board_page(Reader(), game, "abc", []), replay_page(Reader(), game, "abc", [], 0, True)):
        (data,) = parsed(text).every("data-apart")
        assert json.loads(unescape(data)) == apart
        assert parsed(text).every("data-rules") == [HERE]
    assert rule_address(game, "C4-BLU-1") == f"{HERE}/blue#C4-BLU-1"
    assert rule_address(game, "C4-02") == f"{HERE}#C4-02"
    option = Option("speed", ["slow", "fast"], "slow", rule="C4-RED-2")
    assert f'href="{HERE}/red#C4-RED-2"' in option_field(Form(Reader(), game, {}), option, "slow")


def test_a_game_without_a_rulebook_is_played_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = packaged(tmp_path, monkeypatch)
    assert rules_apart(game) == {}
    assert "data-apart" not in board_page(Reader(), game, "abc", [])


# -- in a browser


@pytest.fixture
def tab(browser: Browser, game: Game) -> Iterator[Tab]:
    """A browser with the rules of the game in English."""

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix("http://table.test")
        if path.startswith("/static/"):
            name = path.removeprefix("/static/")
            kinds = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
            body = CSS if name == "look.css" else (STATIC / name).read_text(encoding="utf-8")
            route.fulfill(body=body, content_type=kinds[name.rsplit(".", 1)[1]])
        elif path.endswith(".json"):
            texts = {rule.id: rule.text["en"] for rule in read_rules(game).rules.values()}
            route.fulfill(body=json.dumps(texts), content_type="application/json")
        else:
            chapter = path.partition("#")[0].removeprefix(HERE).removeprefix("/")
            body = page(Reader(), "Rules", rules_body(Reader(), game, chapter), ("rules.css",), ("rules.js",), "rules")
            route.fulfill(body=body, content_type="text/html; charset=utf-8")

    opened = browser.new_page(viewport={"width": 1000, "height": 700})
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.route("**/*", answer)
    yield opened
    assert errors == []
    opened.close()


def shown(tab: Tab, selector: str) -> list[str]:
    """List what is in sight."""
    seen = "found => found.filter(one => one.checkVisibility()).map(one => one.textContent)"
    texts: list[str] = tab.eval_on_selector_all(selector, seen)
    return texts


@pytest.mark.browser
def test_the_search_finds_rules_on_other_pages(tab: Tab) -> None:
    with tab.expect_response("**/en.json"):
        tab.goto(f"http://table.test{HERE}")
    assert len(shown(tab, ".elsewhere span a")) == 4
    tab.fill("#rules-words", "velvet")
    tab.wait_for_function("document.getElementById('rules-left').textContent.startsWith('One rule of 6')")
    assert shown(tab, ".elsewhere a") == ["The red part", "C4-RED-2"]
    assert shown(tab, ".rules-side nav a") == ["The red part"]
    assert shown(tab, "article.rule") == []
    tab.press("#rules-words", "Enter")
    assert tab.evaluate("document.activeElement.textContent") == "The red part"
    tab.fill("#rules-words", "c4-blu-1")
    assert shown(tab, ".elsewhere a") == ["The blue part", "C4-BLU-1"]
    tab.fill("#rules-words", "the end.")
    assert shown(tab, ".chapter h2") == ["The end part"]
    tab.fill("#rules-words", "")
    assert len(shown(tab, ".elsewhere a")) == 7
    assert len(shown(tab, ".rules-side nav a")) == 5


@pytest.mark.browser
def test_an_address_that_names_a_rule_apart_leads_on_to_its_page(tab: Tab) -> None:
    tab.goto(f"http://table.test{HERE}#C4-RED-2")
    tab.wait_for_url(f"**{HERE}/red#C4-RED-2")
    assert tab.is_visible("article#C4-RED-2")


@pytest.mark.browser
def test_the_client_links_to_the_page_that_carries_a_rule(tab: Tab, game: Game) -> None:
    tab.goto(f"http://table.test{HERE}/red")
    (data,) = parsed(board_page(Reader(), game, "abc", [])).every("data-apart")
    found = tab.evaluate(
        """async ([rules, apart]) => {
             const { ruleAddress } = await import("/static/page.js");
             const game = document.createElement("div");
             game.dataset.rules = rules;
             const plain = ruleAddress(game, "C4-RED-1");
             game.dataset.apart = apart;
             return [plain, ruleAddress(game, "C4-RED-1"), ruleAddress(game, "C4-01")];
           }""",
        [HERE, data],
    )
    assert found == [f"{HERE}#C4-RED-1", f"{HERE}/red#C4-RED-1", f"{HERE}#C4-01"]
