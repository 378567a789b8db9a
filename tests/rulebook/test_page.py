"""The illustrated rulebook."""

import itertools
import re
from functools import cache
from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.rulebook.examples import Example, shipped_examples
from littlewars.rulebook.page import Paper, page_name, rules_page, write_pages
from littlewars.rulebook.rules import Rule, read_rules
from littlewars.words import catalogue
from tests.rulebook.paper import example, packaged
from tests.rulebook.parsed import Page, parsed
from tests.rulebook.test_rules import CHAPTER, RULE

REFERENCE = re.compile(r"url\(#([^)]+)\)")
pytestmark = pytest.mark.slow  # whole pages of all games
PAGES = [
    (game, language, chapter) for game in GAMES for language in LANGUAGES for chapter in ("", *read_rules(game).apart)
]
each_page = pytest.mark.parametrize(
    ("game", "language", "chapter"), PAGES, ids=lambda of: of if isinstance(of, str) else of.key, scope="module"
)  # the tests of a page one after the other: it is made once


@cache
def whole(game: Game, language: str, chapter: str) -> str:
    return rules_page(game, language, chapter)


def examples_on(game: Game, chapter: str) -> list[Example]:
    return [one for one in shipped_examples(game) if read_rules(game).page_of(one.rules[0]) == chapter]


def rules_on(game: Game, chapter: str) -> list[Rule]:
    book = read_rules(game)
    return [rule for rule in book.rules.values() if book.page_of(rule.id) == chapter]


@cache
def page(game: Game, language: str, chapter: str) -> Page:
    return parsed(whole(game, language, chapter))


@each_page
def test_the_page_is_well_formed(game: Game, language: str, chapter: str) -> None:
    found = page(game, language, chapter)
    assert found.open == []
    assert ("html", {"lang": language}) in found.tags
    for tag in ("h1", "main"):
        assert found.count(tag) == 1
    assert found.count("nav") == (2 if chapter and len(read_rules(game).apart) > 1 else 1)
    assert found.every("name") == ["viewport"]


@each_page
def test_ids_are_unique_and_links_have_targets(game: Game, language: str, chapter: str) -> None:
    found = page(game, language, chapter)
    ids = found.every("id")
    assert len(set(ids)) == len(ids)
    inside = {link[1:] for link in found.every("href") if link.startswith("#")}
    inside |= {label for labels in found.every("aria-labelledby") for label in labels.split()}
    for _, attributes in found.tags:
        inside |= {name for value in attributes.values() for name in REFERENCE.findall(value)}
    assert inside <= set(ids)
    assert {rule.id for rule in rules_on(game, chapter)} | {one.id for one in examples_on(game, chapter)} <= set(ids)
    others = {page_name(game, language, other): other for other in ("", *read_rules(game).apart) if other != chapter}
    outside = {link for link in found.every("href") if not link.startswith("#")}
    for link in {link for link in outside if link.partition("#")[0] in others}:
        name, _, target = link.partition("#")
        assert not target or target in page(game, language, others[name]).every("id"), link
        outside.remove(link)
    assert outside == {"look.css", "page.css", page_name(game, "fr" if language == "en" else "en", chapter)}


@each_page
def test_the_page_needs_no_inline_style_or_script(game: Game, language: str, chapter: str) -> None:
    found = page(game, language, chapter)
    for tag in ("style", "script"):
        assert found.count(tag) == 0
    assert found.every("style") == []
    assert not [name for _, attributes in found.tags for name in attributes if name.startswith("on")]


@each_page
def test_headings_go_down_one_level_at_a_time(game: Game, language: str, chapter: str) -> None:
    levels = [int(tag[1]) for tag, _ in page(game, language, chapter).tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert all(below - above <= 1 for above, below in itertools.pairwise(levels))


@each_page
def test_every_case_has_its_pictures(game: Game, language: str, chapter: str) -> None:
    """A position alone, or before and after."""
    text = whole(game, language, chapter)
    cases = [case for example in examples_on(game, chapter) for case in example.cases]
    played = sum(any(stage.play for stage in case.stages) for case in cases)
    before, after = ("Before", "After") if language == "en" else ("Avant", "Après")
    assert text.count(f"<figcaption>{before}</figcaption>") == played
    assert text.count(f"<figcaption>{after}</figcaption>") == played
    assert text.count("<figcaption>Position</figcaption>") == len(cases) - played
    assert page(game, language, chapter).count("figure") == len(cases) + played
    assert text.count("<figure><svg") == len(cases) + played


@each_page
def test_every_title_rule_and_ruling_is_told(game: Game, language: str, chapter: str) -> None:
    told = " ".join("".join(page(game, language, chapter).words).split())
    for shipped in examples_on(game, chapter):
        assert shipped.id in told
        for case in shipped.cases:
            assert " ".join(case.title[language].split()) in told
    for rule in rules_on(game, chapter):
        for said in (rule.text, rule.ruling, rule.not_playable):
            assert not said or " ".join(said[language].replace("`", "").split()) in told


@pytest.mark.parametrize("game", [CONNECT_FOUR, SMALL_WARS], ids=lambda game: game.key)
def test_pages_and_style_sheets_are_written(game: Game, tmp_path: Path) -> None:
    pages = write_pages(game, tmp_path / "deep" / "down")
    assert pages == [tmp_path / "deep" / "down" / page_name(*page) for page in PAGES if page[0] is game]
    written = sorted(path.name for path in (tmp_path / "deep" / "down").iterdir())
    assert written == sorted([path.name for path in pages] + ["look.css", "page.css"])
    assert pages[0].read_text(encoding="utf-8") == whole(game, "en", "")


def test_texts_are_escaped_and_rules_linked() -> None:
    paper = Paper(CONNECT_FOUR, "en", lambda chapter: "elsewhere")
    assert paper.linked("SW-46 & `a<b`") == '<a href="#SW-46">SW-46</a> &amp; <code>a&lt;b</code>'


def test_hostile_titles_stay_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = CHAPTER + RULE.replace("PP-01", "C4-01")
    title = '{ en = "<script>", fr = "<b>" }'
    game = packaged(tmp_path, monkeypatch, rules, {"e90.toml": example(title=title)})
    (tmp_path / game.package / "locales").mkdir()
    for language in LANGUAGES:
        (tmp_path / game.package / "locales" / f"{language}.ftl").write_text("")
        assert "<script>" not in rules_page(game, language)
    assert "&lt;script&gt;" in rules_page(game, "en")


def test_an_example_that_does_not_hold_makes_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = CHAPTER + RULE.replace("PP-01", "C4-01")
    game = packaged(tmp_path, monkeypatch, rules, {"e90.toml": example(expect="{ discs = 5 }")})
    (tmp_path / game.package / "locales").mkdir()
    (tmp_path / game.package / "locales" / "en.ftl").write_text("")
    with pytest.raises(ContentError) as caught:
        rules_page(game, "en")
    assert "C4-E90" in catalogue("en", CONNECT_FOUR).say(caught.value.message)


def test_a_page_weighs_a_quarter_of_its_pictures() -> None:
    """Measured: Small Wars 330 kB, 3.4 MB when every picture stood alone; My Little Battlefield 830 kB, not 49 MB."""
    assert all(len(whole(*page).encode()) < 1_000_000 for page in PAGES)
