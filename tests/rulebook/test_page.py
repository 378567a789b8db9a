"""The illustrated rulebook."""

import itertools
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.kernel.agenda import Event
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.words import Say
from littlewars.rulebook.examples import run_case, shipped_examples
from littlewars.rulebook.page import Paper, linked, page_name, rules_page, write_pages
from littlewars.rulebook.rules import read_rules
from littlewars.words import catalogue
from tests.rulebook.paper import example, packaged
from tests.rulebook.parsed import Page, parsed
from tests.rulebook.test_rules import CHAPTER, RULE
from tests.variant import Variant

REFERENCE = re.compile(r"url\(#([^)]+)\)")
PLACE = re.compile(r"^[A-Z0-9]+-E\d+-\d+[ab]-")
SVG = "{http://www.w3.org/2000/svg}"
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
each_page = pytest.mark.parametrize(("game", "language"), PAGES, ids=lambda of: of if isinstance(of, str) else of.key)


@cache
def whole(game: Game, language: str) -> str:
    return rules_page(game, language)


@cache
def page(game: Game, language: str) -> Page:
    return parsed(whole(game, language))


@each_page
def test_the_page_is_well_formed(game: Game, language: str) -> None:
    found = page(game, language)
    assert found.open == []
    assert ("html", {"lang": language}) in found.tags
    for tag in ("h1", "main", "nav"):
        assert found.count(tag) == 1
    assert found.every("name") == ["viewport"]


@each_page
def test_ids_are_unique_and_links_have_targets(game: Game, language: str) -> None:
    found = page(game, language)
    ids = found.every("id")
    assert len(set(ids)) == len(ids)
    inside = {link[1:] for link in found.every("href") if link.startswith("#")}
    inside |= {label for labels in found.every("aria-labelledby") for label in labels.split()}
    for _, attributes in found.tags:
        inside |= {name for value in attributes.values() for name in REFERENCE.findall(value)}
    assert inside <= set(ids)
    assert read_rules(game).rules.keys() <= set(ids)
    outside = {link for link in found.every("href") if not link.startswith("#")}
    assert outside == {"look.css", "page.css", page_name(game, "fr" if language == "en" else "en")}


@each_page
def test_the_page_needs_no_inline_style_or_script(game: Game, language: str) -> None:
    found = page(game, language)
    for tag in ("style", "script"):
        assert found.count(tag) == 0
    assert found.every("style") == []
    assert not [name for _, attributes in found.tags for name in attributes if name.startswith("on")]


@each_page
def test_headings_go_down_one_level_at_a_time(game: Game, language: str) -> None:
    levels = [int(tag[1]) for tag, _ in page(game, language).tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert all(below - above <= 1 for above, below in itertools.pairwise(levels))


@each_page
def test_every_case_has_its_pictures(game: Game, language: str) -> None:
    """A position alone, or before and after."""
    text = whole(game, language)
    cases = [case for example in shipped_examples(game) for case in example.cases]
    played = sum(any(stage.play for stage in case.stages) for case in cases)
    before, after = ("Before", "After") if language == "en" else ("Avant", "Après")
    assert text.count(f"<figcaption>{before}</figcaption>") == played
    assert text.count(f"<figcaption>{after}</figcaption>") == played
    assert text.count("<figcaption>Position</figcaption>") == len(cases) - played
    assert page(game, language).count("figure") == len(cases) + played
    assert text.count("<figure><svg") == len(cases) + played


@each_page
def test_every_title_rule_and_ruling_is_told(game: Game, language: str) -> None:
    told = " ".join("".join(page(game, language).words).split())
    for shipped in shipped_examples(game):
        assert shipped.id in told
        for case in shipped.cases:
            assert " ".join(case.title[language].split()) in told
    for rule in read_rules(game).rules.values():
        for said in (rule.text, rule.ruling, rule.not_playable):
            assert not said or " ".join(said[language].replace("`", "").split()) in told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_pages_and_style_sheets_are_written(game: Game, tmp_path: Path) -> None:
    pages = write_pages(game, tmp_path / "deep" / "down")
    assert pages == [tmp_path / "deep" / "down" / page_name(game, language) for language in LANGUAGES]
    written = sorted(path.name for path in (tmp_path / "deep" / "down").iterdir())
    assert written == sorted([path.name for path in pages] + ["look.css", "page.css"])
    assert pages[0].read_text(encoding="utf-8") == whole(game, "en")


def test_texts_are_escaped_and_rules_linked() -> None:
    assert linked("SW-46 & `a<b`") == '<a href="#SW-46">SW-46</a> &amp; <code>a&lt;b</code>'


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


Flat = list[tuple[str, list[tuple[str, str]], str]]


def flat(element: ElementTree.Element, shared: dict[str, ElementTree.Element]) -> Flat:
    """Spell a picture out: shared parts where they are used, no symbols, ids without the page's prefix."""
    name = element.get("id", "")
    used = element.get("href", "")[1:]
    if element.tag == SVG + "use" and used in shared:
        return [line for inner in shared[used] for line in flat(inner, shared)]
    inside = [line for inner in element for line in flat(inner, shared)]
    if name in shared:
        return inside
    if element.tag in (SVG + "symbol", SVG + "defs"):
        return []
    attributes = [(key, PLACE.sub("", value)) for key, value in sorted(element.items())]
    return [(element.tag, attributes, element.text or ""), *inside]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_pictures_that_share_their_parts_show_what_the_game_draws(game: Game) -> None:
    found = re.findall(r'<svg class="drawing.*?</svg>', whole(game, "fr"), re.DOTALL)
    pictures = [ElementTree.fromstring(text) for text in found]
    parts = {part.get("id", ""): part for picture in pictures for part in picture.iter(SVG + "g")}
    shared = {name: part for name, part in parts.items() if name.startswith("part-")}
    drawn: list[Flat] = []
    order = list(read_rules(game).rules)
    in_page_order = sorted(shipped_examples(game), key=lambda shipped: order.index(shipped.rules[0]))
    for case in [case for shipped in in_page_order for case in shipped.cases]:
        match = run_case(game, case).match
        assert match is not None
        events = [event for heard in match.events[1:] for event in heard]
        stages = [(Match(game, match.setup, case.position), []), (match, events)]
        for shown, told in stages if any(stage.play for stage in case.stages) else stages[:1]:
            text = game.draw(game.view(shown.state, 0), told, catalogue("fr", game).say)
            drawn.append(flat(ElementTree.fromstring(text), {}))
    assert [flat(picture, shared) for picture in pictures] == drawn


class Easel(Variant):
    """Draws what a test says, one picture after the other."""

    def __init__(self, *pictures: str) -> None:
        super().__init__()
        self.pictures = list(pictures)

    def draw(self, view: Any, events: Any, say: Say) -> str:
        return f'<svg class="drawing odd">{self.pictures.pop(0)}</svg>'


def drawn(*pictures: str) -> tuple[list[str], str]:
    """Draw these pictures on one paper, at 0, 1, …; return them, and the symbols they share."""
    game = Easel(*pictures)
    paper = Paper(game, "en")
    nothing: list[Event] = []
    found = [paper.picture(Match(game, game.setup({})), nothing, str(place)) for place in range(len(pictures))]
    return found, paper.shared_symbols()


LONG = f'<g id="mat"><path d="M0 0{"h1" * 60}"/></g>'


def test_what_stands_in_two_pictures_is_written_once() -> None:
    (first, second), _ = drawn(LONG + '<g id="a"/>', '<g id="a"/>' + LONG)
    wrapped = LONG.replace('id="mat"', 'id="0-mat"')
    assert first == f'<svg class="drawing odd"><g id="part-0" class="drawing odd">{wrapped}</g><g id="0-a"/></svg>'
    assert second == '<svg class="drawing odd"><g id="1-a"/><use href="#part-0"/></svg>'


def test_symbols_are_shared_unless_two_have_the_same_name() -> None:
    ball, cube = '<symbol id="toy"><circle r="1"/></symbol>', '<symbol id="toy"><rect x="1"/></symbol>'
    toys = f'<g class="toys"><use href="#toy"/>{"<path/>" * 30}</g>'
    (one, two, other), symbols = drawn(*[f"<defs>{toy}</defs>{toys}" for toy in (ball, ball, cube)])
    assert symbols == f'<svg class="symbols" width="0" height="0" aria-hidden="true">{ball}</svg>'
    assert 'href="#toy"' in one
    assert "<defs>" not in one
    assert two == '<svg class="drawing odd"><use href="#part-0"/></svg>'
    assert cube.replace("toy", "2-toy") in other
    assert 'href="#2-toy"' in other


def test_parts_that_need_others_and_titles_stay_where_they_are() -> None:
    title = f"<title>{'A long title. ' * 20}</title>"
    clipped = f'<clipPath id="c"><path/></clipPath><g clip-path="url(#c)">{"<path/>" * 30}</g>'
    (first, second), symbols = drawn(title + clipped, title + clipped)
    assert second == first.replace('"0-c"', '"1-c"').replace("#0-c", "#1-c")
    assert title in second
    assert symbols == ""


def test_spaces_between_the_parts_of_a_picture_do_no_harm() -> None:
    (first, second), _ = drawn(f"\n  <rect/>\n  {LONG}\n", LONG)
    assert ElementTree.fromstring(first)[0].tag == "rect"
    assert second == '<svg class="drawing odd"><use href="#part-0"/></svg>'


def test_a_page_weighs_a_quarter_of_its_pictures() -> None:
    """Measured on Small Wars: 770 kB, 56 kB compressed; 3.4 MB when every picture stood alone."""
    assert all(len(whole(game, language).encode()) < 1_000_000 for game, language in PAGES)
