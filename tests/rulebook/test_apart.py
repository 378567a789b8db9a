"""Chapters with a page of their own."""

import re
from pathlib import Path

import pytest

from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.rulebook.page import page_name, page_title, rules_page, write_pages
from littlewars.rulebook.rules import RULE_ID, read_rules
from littlewars.words import catalogue
from tests.rulebook.paper import in_parts, packaged
from tests.rulebook.parsed import parsed
from tests.rulebook.test_rules import CHAPTER, RULE

PAGES = ("", "red", "blue", "late")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    return in_parts(tmp_path, monkeypatch)


def links(text: str) -> dict[str, str]:
    """Read the links of a page: what they say, to where the first of them leads."""
    found: dict[str, str] = {}
    for address, said in re.findall(r'<a (?:[a-z]+="[^"]*" )*?href="([^"]*)"[^>]*>([^<]*)</a>', text):
        found.setdefault(said, address)
    return found


def part(text: str, rule: str) -> str:
    """Return what a page says of one rule."""
    return text.split(f'<article id="{rule}"')[1].split("</article>")[0]


def test_a_book_knows_its_chapters_apart(game: Game) -> None:
    book = read_rules(game)
    assert book.apart == ["red", "blue", "late"]
    assert list(book.chapters) == ["play", "red", "blue", "end", "late"]
    pages = {"C4-01": "", "C4-RED-1": "red", "C4-RED-2": "red", "C4-BLU-1": "blue", "C4-02": "", "C4-LAT-1": "late"}
    assert {rule: book.page_of(rule) for rule in book.rules} == pages


@pytest.mark.parametrize("value", ['"yes"', "1"])
def test_a_chapter_that_is_apart_or_not_in_other_words_is_a_sentence(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ContentError) as caught:
        read_rules(packaged(tmp_path, monkeypatch, f"{CHAPTER}apart = {value}\n{RULE}"))
    assert "apart" in catalogue("en").say(caught.value.message)


@pytest.mark.parametrize("id_", ["SW-46", "C4-02", "PP-RED-1", "PP-R-12"])
def test_the_id_of_a_rule_may_name_a_part(id_: str) -> None:
    assert RULE_ID.findall(f"See {id_}, please.") == [id_]


@pytest.mark.parametrize("id_", ["PP-RED", "PP-RED-BLUE-1", "PP-red-1", "PP-RED1-1", "P-1", "PP-E1"])
def test_what_is_no_id_is_none(id_: str) -> None:
    assert not RULE_ID.fullmatch(id_)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", PAGES)
def test_every_rule_and_example_stands_on_one_page(game: Game, chapter: str, language: str) -> None:
    found = parsed(rules_page(game, language, chapter))
    assert found.open == []
    articles = [given["id"] for tag, given in found.tags if tag == "article"]
    examples = [given["id"] for _, given in found.tags if given.get("class") == "example"]
    assert (articles, examples) == {
        "": (["C4-01", "C4-02"], ["C4-E91"]),
        "red": (["C4-RED-1", "C4-RED-2"], ["C4-E92", "C4-E93"]),
        "blue": (["C4-BLU-1"], []),
        "late": (["C4-LAT-1"], []),
    }[chapter]
    assert len(set(found.every("id"))) == len(found.every("id"))


def test_the_main_page_has_links_in_place_of_chapters_apart(game: Game) -> None:
    text = rules_page(game, "en")
    first, second = re.findall(r'<section class="chapter elsewhere">.*?</section>', text, re.DOTALL)
    red, blue = "connect-four.red.en.html", "connect-four.blue.en.html"
    assert links(first) == {
        "The red part": red,
        "C4-RED-1": f"{red}#C4-RED-1",
        "C4-RED-2": f"{red}#C4-RED-2",
        "The blue part": blue,
        "C4-BLU-1": f"{blue}#C4-BLU-1",
    }
    assert list(links(second)) == ["The late part", "C4-LAT-1"]
    order = [text.index(mark) for mark in ('id="play"', first, 'id="end"', second)]
    assert order == sorted(order)
    told = links(text[text.index("<nav") : text.index("</nav>")])
    assert told == {
        "The play part": "#play",
        "The red part": red,
        "The blue part": blue,
        "The end part": "#end",
        "The late part": "connect-four.late.en.html",
    }


def test_a_page_apart_leads_back_and_to_its_neighbours(game: Game) -> None:
    pages = {chapter: rules_page(game, "fr", chapter) for chapter in PAGES[1:]}
    for chapter, text in pages.items():
        head = text[text.index("<header") : text.index("</header>")]
        assert links(head)["Toutes les règles"] == "connect-four.fr.html"
        assert links(head)[f"La part {chapter}"] == f"#{chapter}"
        assert links(head)["English"] == f"connect-four.{chapter}.en.html"
        assert 'class="lead"' not in text
        assert "La part play" not in text
    before, after = "Chapitre précédent\u00a0: La part ", "Chapitre suivant\u00a0: La part "
    ways = {chapter: links(text.split('class="neighbours"')[1]) for chapter, text in pages.items()}
    assert ways == {
        "red": {after + "blue": "connect-four.blue.fr.html"},
        "blue": {before + "red": "connect-four.red.fr.html", after + "late": "connect-four.late.fr.html"},
        "late": {before + "blue": "connect-four.blue.fr.html"},
    }


def test_a_single_chapter_apart_has_no_neighbours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = packaged(tmp_path, monkeypatch, f"{CHAPTER}apart = true\n{RULE}")
    (tmp_path / game.package / "locales").mkdir()
    (tmp_path / game.package / "locales" / "en.ftl").write_text("")
    assert parsed(rules_page(game, "en", "play")).count("nav") == 1


def test_links_lead_to_the_page_that_carries_the_rule_or_the_example(game: Game) -> None:
    main, red, blue = (rules_page(game, "en", chapter) for chapter in ("", "red", "blue"))
    there = "connect-four.red.en.html"
    found = links(part(main, "C4-01"))
    assert found["C4-RED-2"] == f"{there}#C4-RED-2"
    assert found["C4-E93"] == f"{there}#C4-E93"
    assert found["C4-E92"] == f"{there}#C4-E92"  # it cites this rule, too
    assert found["C4-BLU-1"] == "connect-four.blue.en.html#C4-BLU-1"  # cited by the example that stands here
    assert found["C4-02"] == "#C4-02"
    found = links(part(red, "C4-RED-1"))
    assert found["C4-RED-1"] == "#C4-RED-1"
    assert found["C4-RED-2"] == "#C4-RED-2"
    assert found["C4-01"] == "connect-four.en.html#C4-01"
    assert found["C4-E91"] == "connect-four.en.html#C4-E91"
    assert links(part(blue, "C4-BLU-1"))["C4-E91"] == "connect-four.en.html#C4-E91"


def test_all_pages_are_written_and_their_links_work_between_files(game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    written = write_pages(game, folder)
    assert [path.name for path in written] == [
        page_name(game, language, chapter) for language in LANGUAGES for chapter in PAGES
    ]
    ids = {path.name: parsed(path.read_text(encoding="utf-8")).every("id") for path in written}
    for path in written:
        for link in parsed(path.read_text(encoding="utf-8")).every("href"):
            name, _, target = link.partition("#")
            assert (folder / (name or path.name)).is_file(), link
            assert not target or target in ids[name or path.name], link


def test_a_window_names_the_chapter(game: Game) -> None:
    assert page_title(game, "red", catalogue("en")) == "Connect Four: The red part"
    assert "<title>Connect Four: The red part</title>" in rules_page(game, "en", "red")
    assert "<title>Connect Four: the rules</title>" in rules_page(game, "en")
