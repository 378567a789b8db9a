"""The skeleton of the table's page: sound, complete, in both languages, with everything its script asks for."""

import re
from importlib.resources import files

import pytest

from littlewars.games import GAMES
from littlewars.games.small_wars import GAME
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.game import Game
from littlewars.table.pages.board import SHAPES, board_page
from littlewars.table.reader import Reader
from littlewars.table.room import PHRASES
from tests.table.html_check import Page

LINK = "http://table.example/match/abc/sit/secret"
STATIC = files("littlewars.table") / "static"
ASKED = re.compile(r'\b(?:need|button|dialog|getElementById)\("([\w-]+)"\)')
SAME = {"Direction"}  # words of both languages
LISTED = re.compile(r'\["([\w-]+-(?:button|yes|no))", ')  # ids in tables, as those of the tools
IMPORTED = re.compile(r'^import [^;]*? from "\./([\w-]+\.js)";', re.MULTILINE)


def modules() -> dict[str, str]:
    """Return the page's script and all it imports, by name."""
    found: dict[str, str] = {}
    waiting = ["main.js"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = (STATIC / name).read_text(encoding="utf-8")
            waiting += IMPORTED.findall(found[name])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("links", [[], [(1, "Red <i>", f"{LINK}?a=1&b=2")]])
def test_the_page_is_sound(language: str, links: list[tuple[int, str, str]]) -> None:
    text = board_page(Reader(language, "dark", "/match/abc"), GAME, "abc", links)
    assert Page(text).faults == []
    assert f'<html lang="{language}"' in text


def test_a_name_and_a_link_are_escaped() -> None:
    text = board_page(Reader(), GAME, "abc", [(1, "<script>x</script>", '"><img src=x>')])
    assert "<script>x" not in text
    assert "<img" not in text


def test_every_element_the_script_asks_for_is_there() -> None:
    scripts = modules()
    asked = {name for text in scripts.values() for pattern in (ASKED, LISTED) for name in pattern.findall(text)}
    there = set(Page(board_page(Reader(), GAME, "abc", [(1, "Red", LINK)])).ids)
    assert {"the-board", "the-prompt", "undo-button", "back-yes"} <= asked  # the patterns do find them
    assert asked - there == set()


def test_words_with_blanks_have_as_many_as_the_script_fills() -> None:
    text = board_page(Reader(), GAME, "abc", [])
    blanked = {"between": "123", "exact": "13", "lace": "123", "spot": "12", "out": "", "suggestions": "1"}
    for attribute, blanks in (blanked | {"share": "12", "length": "12", "direction": "1"}).items():
        found = re.search(rf'data-{attribute}="([^"]+)"', text)
        assert found
        assert sorted(re.findall(r"%(\d)", found[1])) == list(blanks)
    assert [sorted(re.findall(r"%(\d)", short)) for short in re.findall(r'data-short="([^"]+)"', text)] == [
        ["1", "2"],
        ["1"],
    ]
    patterns = re.findall(r'data-pattern="([^"]+)"', text)
    assert len(patterns) == 1
    assert all(sorted(re.findall(r"%(\d)", pattern)) == ["1", "2"] for pattern in patterns)


def test_invitations_stand_on_the_page_of_whoever_may_pass_them_on() -> None:
    assert "the-invite" not in Page(board_page(Reader(), GAME, "abc", [])).ids
    text = board_page(Reader(), GAME, "abc", [(1, "Red", LINK), (2, "Blue", LINK + "2")])
    assert text.count("data-copy=") == 2
    assert f'value="{LINK}2"' in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_page_says_everything_in_its_language(game: Game) -> None:
    english, french = (
        set(Page(board_page(Reader(spoken), game, "abc", [(1, "Red", LINK)])).texts) for spoken in LANGUAGES
    )
    shared = {text for text in english & french if re.search(r"[a-z]{2}", text)}
    assert shared <= {"Little Wars", "Tab", *game.titles.values()} | SAME
    assert len(english - french) > 60


def test_there_is_a_button_for_each_phrase_and_a_shape_for_four_seats() -> None:
    text = board_page(Reader(), GAME, "abc", [])
    menu = text[text.index('id="the-phrases"') : text.index('id="the-menu"')]
    assert menu.count("<button") == PHRASES
    assert len(set(SHAPES)) == 4
    assert all(f'id="shape-{number}"' in text for number in range(4))


def test_the_script_speaks_to_the_match_it_belongs_to() -> None:
    text = board_page(Reader(), GAME, 'a"b', [], sounds=True)
    assert 'data-socket="/match/a&quot;b/socket"' in text
    assert 'data-rules="/games/small-wars/rules"' in text
    assert 'data-sounds="on"' in text
    assert "data-sounds" not in board_page(Reader(), GAME, "abc", [])


def test_the_client_knows_no_game_and_no_sentence() -> None:
    for name, text in modules().items():
        code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
        for game in GAMES:
            assert game.key not in text, name
            assert game.key.replace("-", "_") not in text, name
        spoken = [
            words for words in re.findall(r'"([^"\n]*)"', code) if re.fullmatch(r"[A-Z][a-z]+( [a-z]+)+.*", words)
        ]
        assert spoken == [], name


def test_modules_are_small() -> None:
    assert {name: text.count("\n") for name, text in modules().items() if text.count("\n") > 270} == {}
