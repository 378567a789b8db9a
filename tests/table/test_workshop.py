"""Workshops: the page to build on, its judgement, and the way from there to a game."""

import asyncio
import json
import re
from collections.abc import Callable
from html import unescape
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.words import Message
from littlewars.table import benches
from littlewars.table.app import make_app
from littlewars.table.benches import LONGEST
from littlewars.table.hub import Hub
from littlewars.table.limits import Addresses, Limits
from littlewars.table.pages.fields import read_options
from littlewars.table.pages.home import home_page
from littlewars.table.pages.new import new_page
from littlewars.table.pages.workshop import judgement, workshop_page
from littlewars.table.pages.workshop_words import spoken
from littlewars.table.reader import THEMES, Reader
from littlewars.table.store import Store
from littlewars.words import catalogue
from tests.table.gardens import EMPTY, FULL, GardenGame
from tests.table.html_check import Page, faults, form_to

HOSTILE = "\"><script>alert(1)</script><img src=x onerror='1'>"
AT = "/games/connect-four/workshop"
GAME = GardenGame()
Ask: TypeAlias = Callable[..., list[httpx.Response]]


def shown(text: str, reader: Reader | None = None, broken: str = "", problem: Message | None = None) -> str:
    reader = reader or Reader()
    return workshop_page(reader, GAME, GAME.garden, text, GAME.garden.inspect(text), broken, problem)


def data(page: str, name: str) -> Any:
    found = re.search(f' data-{name}="([^"]*)"', page)
    assert found
    return json.loads(unescape(found[1]))


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """Ask a table with nothing but the garden on it, one address after the other."""

    def asked(*paths: str, limits: Limits | None = None, **headers: str) -> list[httpx.Response]:
        app = make_app(Hub(Store(str(tmp_path / "db")), [GAME], limits))

        async def answers() -> list[httpx.Response]:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here", headers=headers) as client:
                return [await client.get(path) for path in paths]

        return asyncio.run(answers())

    benches.inspected.cache_clear()
    GAME.garden.asked.clear()
    return asked


# -- the page


@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_the_page_is_sound(language: str, theme: str) -> None:
    reader = Reader(language, theme, AT)
    for text in (EMPTY, FULL):
        assert faults(shown(text, reader)) == []
    assert faults(shown(EMPTY, reader, "no such thing", Message("plain", text="Why."))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_workshop_we_ship_is_sound(language: str) -> None:
    for game in GAMES:
        workshop = game.workshop()
        if workshop is not None:
            text = workshop.samples[0].text
            assert faults(workshop_page(Reader(language), game, workshop, text, workshop.inspect(text))) == []


def test_hostile_plans_stay_texts() -> None:
    page = shown(f"gates {HOSTILE}", broken=HOSTILE, problem=Message("plain", text=HOSTILE))
    assert faults(page) == []
    assert "<script>" not in page
    assert "<img" not in page
    assert data(page, "bench")["plan"] == f"gates {HOSTILE}"


def test_the_script_is_told_what_it_needs() -> None:
    bench = data(shown(FULL), "bench")
    assert (bench["plan"], bench["game"], bench["option"]) == (FULL, "connect-four", "garden")
    assert bench["parts"]["stones"] == {
        "name": "Stones", "symbol": "tree", "tall": False, "round": False, "width": 6.0, "height": 3.0,
    }  # fmt: skip
    assert bench["spots"][0] == {
        "key": "gates", "names": ["Gate", "Gate"], "symbols": ["gate", "gate"],
        "at": [[125, 500], [875, 500]], "size": 3.0, "room": 4.0,
    }  # fmt: skip
    assert bench["samples"] == [EMPTY, FULL]
    assert bench["limits"] == {"widths": [30, 60], "heights": [20, 40], "sizes": [1, 20], "parts": 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_script_have_their_blanks(language: str) -> None:
    told = spoken(catalogue(language))
    assert [key for key, sentence in told.items() if sentence.startswith("workshop-")] == []
    blanks = {key: set(re.findall(r"%\d", sentence)) for key, sentence in told.items()}
    assert blanks["at"] == blanks["sized"] == {"%1", "%2", "%3"}
    assert blanks["wide"] == blanks["turned"] == {"%1", "%2"}
    assert blanks["saved"] == blanks["twin"] == blanks["full"] == {"%1"}
    assert blanks["undone"] == set()


def test_the_scripts_words_are_all_sent() -> None:
    static = Path(benches.__file__).parent / "static"
    source = "".join(path.read_text(encoding="utf-8") for path in static.glob("workshop*.js"))
    assert set(re.findall(r"\bwords\.(\w+)", source)) == spoken(catalogue("en")).keys()


def test_parts_are_grouped_and_pictured() -> None:
    page = shown(EMPTY)
    heads = ["Tall and round", 'data-part="tree"', "Low with corners", 'data-part="stones"']
    assert sorted(heads, key=page.index) == heads
    assert "Tall with corners" not in page
    assert 'viewBox="-4 -4 68 38"' in page


@pytest.mark.parametrize(
    ("text", "verdict", "marks", "playable"),
    [
        (FULL, "Fair: ready to play.", [True, True], True),
        (EMPTY, "Playable, but the sides are not quite equal.", [False, True], True),
        ("30x20; gates 1,1 2,2", "Not playable yet: mend what is marked ✗.", [False, False], False),
    ],
)
def test_the_judgement_is_told(text: str, verdict: str, marks: list[bool], playable: bool) -> None:
    found = GAME.garden.inspect(text)
    told = judgement(found, catalogue("en", GAME))
    sentences = ["Something grows.", "It is wide enough."]
    assert told["findings"] == [
        {"holds": mark, "sentence": sentence} for mark, sentence in zip(marks, sentences, strict=True)
    ]
    assert (told["verdict"], told["playable"], told["fair"]) == (verdict, playable, found.fair)
    page = shown(text)
    assert data(page, "found") == told
    for mark, sentence in zip(marks, sentences, strict=True):
        assert f"{'✓ Yes' if mark else '✗ No'}</span> {sentence}" in page
    assert (' id="play-button" disabled' in page) is not playable


def test_a_game_is_played_on_it() -> None:
    sent = form_to(shown(FULL), "/games/connect-four/new")
    assert (sent.method, sent.fields) == ("get", {"option-garden": FULL, "option-place": "garden"})


def test_a_broken_plan_can_be_mended() -> None:
    page = shown(EMPTY, broken="40x30\n; trees", problem=Message("plain", text="No gates."))
    assert "No gates." in page
    assert "\n40x30\n; trees</textarea>" in page
    assert [form.action for form in Page(page).forms].count(AT) == 2
    assert data(page, "bench")["broken"] is True
    assert 'role="alert"' not in shown(EMPTY)


# -- from and to the other pages


def test_the_door_stands_where_there_is_a_workshop() -> None:
    text = home_page(Reader(), [GAME], [])
    assert AT in Page(text).links
    assert "Lay out a garden" in text
    assert AT not in Page(home_page(Reader(), [CONNECT_FOUR], [])).links


def test_the_form_shows_what_was_built() -> None:
    text = new_page(Reader(), GAME, "computer", {"option-garden": FULL, "option-place": "garden"})
    assert faults(text) == []
    sent = form_to(text, "/games/connect-four/matches").fields
    assert read_options(GAME, sent) == {"place": "garden", "garden": FULL}
    assert f'<svg id="built-picture"><path d="M0 0h{len(FULL)}"/></svg>' in text
    assert "It counts only where “Place” says “In the garden”." in text
    assert f"{AT}?garden=40x30%3B+gates+5%2C15+35%2C15%3B+tall+tree+disc+20%2C15+4" in Page(text).links
    assert "Open in the workshop" in text


def test_nothing_built_yet_leads_to_the_workshop() -> None:
    text = new_page(Reader(), GAME, "computer", {})
    assert AT in Page(text).links
    assert "Lay out a garden" in text
    assert "built-picture" not in text


def test_something_broken_has_no_picture_and_is_kept() -> None:
    text = new_page(Reader(), GAME, "computer", {"option-garden": HOSTILE}, "No.")
    assert faults(text) == []
    assert "built-picture" not in text
    assert form_to(text, "/games/connect-four/matches").fields["option-garden"] == HOSTILE


def test_options_of_the_address_fill_the_form(ask: Ask) -> None:
    (answer,) = ask("/games/connect-four/new?with=friend&option-place=garden&option-garden=gates&seat=first")
    sent = form_to(answer.text, "/games/connect-four/matches").fields
    assert (sent["with"], sent["option-place"], sent["option-garden"]) == ("friend", "garden", "gates")
    assert sent["seat"] == "random"  # not an option
    kept = "&option-place=garden&option-garden=gates"
    links = Page(answer.text).links
    assert {f"/games/connect-four/new?with={way}{kept}" for way in ("computer", "friend", "hotseat")} <= set(links)
    assert Page(answer.text).forms[0].fields["back"] == f"/games/connect-four/new?with=friend{kept}"


# -- asked over the wire


def test_the_workshop_opens_with_the_first_sample_or_the_plan_of_the_address(ask: Ask) -> None:
    first, given = ask(AT, f"{AT}?garden={FULL}")
    assert (first.status_code, given.status_code) == (200, 200)
    assert data(first.text, "bench")["plan"] == EMPTY
    assert data(given.text, "bench")["plan"] == FULL
    assert data(given.text, "bench")["broken"] is False


def test_a_plan_that_cannot_be_read_is_given_back(ask: Ask) -> None:
    (answer,) = ask(f"{AT}?garden=weeds")
    assert answer.status_code == 200
    assert data(answer.text, "bench")["plan"] == EMPTY
    assert "No gates in weeds." in answer.text
    assert "\nweeds</textarea>" in answer.text


def test_a_plan_is_judged_in_the_readers_language(ask: Ask) -> None:
    (answer,) = ask(f"{AT}/check?garden={FULL}", **{"accept-language": "fr"})
    found = answer.json()
    assert found["verdict"] == "Équitable\u00a0: prêt à jouer."
    assert found["fair"]
    assert found["ground"] == '<rect width="400" height="300"/>'
    assert answer.headers["cache-control"] == "no-store"


def test_what_cannot_be_read_is_a_problem(ask: Ask) -> None:
    broken, none, long = ask(f"{AT}/check?garden=weeds", f"{AT}/check", f"{AT}/check?garden={'gates' * LONGEST}")
    assert broken.json() == {"problem": "No gates in weeds."}
    assert none.json() == {"problem": "No gates in ."}
    assert long.json() == {"problem": f"A plan has {LONGEST:,} letters at most."}
    assert all(len(text) <= LONGEST for text in GAME.garden.asked)


def test_the_same_plan_is_judged_once(ask: Ask) -> None:
    ask(*[f"{AT}/check?garden={FULL}"] * 3)
    assert GAME.garden.asked == [FULL]


def test_too_many_plans_at_once_have_to_wait(ask: Ask) -> None:
    path = f"{AT}/check?garden={FULL}"
    *fine, late, page = ask(path, path, path, AT, limits=Limits(inspections=2))
    assert [answer.status_code for answer in fine] == [200, 200]
    assert (late.status_code, page.status_code) == (429, 400)
    assert late.json() == {"problem": "That is a lot of plans at once. Please wait a moment."}
    assert "That is a lot of plans at once." in page.text


def test_inspections_are_counted_by_address_and_window() -> None:
    addresses = Addresses(Limits(inspections=1, window=20.0))
    assert [addresses.inspect("a", 0.0), addresses.inspect("a", 1.0), addresses.inspect("b", 1.0)] == [
        True,
        False,
        True,
    ]
    assert addresses.inspect("a", 20.0)
    assert addresses.inspect("c", 100.0)
    assert list(addresses.inspections) == ["c"]
    assert addresses.matches == {}


def test_other_games_have_no_workshop(tmp_path: Path) -> None:
    app = make_app(Hub(Store(str(tmp_path / "db")), [CONNECT_FOUR]))

    async def codes() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return [(await client.get(path)).status_code for path in (AT, f"{AT}/check", "/games/none/workshop")]

    assert asyncio.run(codes()) == [404, 404, 404]
