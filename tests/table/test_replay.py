"""Replays: the frames of a match, the page, and the one file that opens offline."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from html import escape, unescape
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.library import find
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, NOBODY, Event
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.record import load
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message, Say
from littlewars.look import CSS
from littlewars.players.random_player import random_choice
from littlewars.table.pages.replay import replay_page
from littlewars.table.reader import Reader
from littlewars.table.replay import Frames, bundle, encoded, frames, single_file
from littlewars.words import catalogue
from tests.kernel.tiny.counter import CounterGame

HEAVIEST = 1_500_000  # bytes of a whole game
VIEWS = [("watch", "Watchers"), ("yellow", "Yellow"), ("red", "Red")]
SITE = "http://table.test"


def played(game: Game, options: dict[str, Value], seed: int) -> Match:
    """Play a whole game at random."""
    match, rng = Match(game, game.setup(options)), Random(seed)
    while match.state.actor != NOBODY:
        match.choose(match.state.actor, random_choice(match.state, rng))
    return match


@cache
def war() -> Match:
    return played(SMALL_WARS, {"setup": "armies"}, 3)


@cache
def shown() -> Frames:
    return frames(war(), NOBODY, "en", "1 May")


def picture(film: Frames, chunks: list[int]) -> str:
    return "".join(film.chunks[chunk] for chunk in chunks)


# -- frames


@pytest.mark.parametrize("seat", [NOBODY, 0])
@pytest.mark.parametrize("game", [SMALL_WARS, CONNECT_FOUR], ids=lambda game: game.key)
def test_every_picture_is_exactly_what_the_game_draws(game: Game, seat: int) -> None:
    match = played(game, {}, 5)
    film, say = frames(match, seat, "fr"), catalogue("fr", game).say
    assert len(film.frames) == len(match.choices) + 1
    assert len(set(film.chunks)) == len(film.chunks)
    for number in range(0, len(film.frames), 7):
        twin = Match(game, match.setup)
        for choice in match.choices[:number]:
            twin.choose(twin.state.actor, choice)
        view, frame = game.view(twin.state, seat), film.frames[number]
        assert picture(film, frame.board) == game.draw(view, twin.events[-1], say)
        assert picture(film, frame.hand) == game.draw_hand(view, say)


def test_a_whole_game_is_light() -> None:
    drawn = sum(len(picture(shown(), frame.board)) for frame in shown().frames)
    assert len(encoded(shown())) < min(HEAVIEST, drawn // 8)
    assert len(single_file(shown(), "en").encode()) < HEAVIEST


def test_frames_tell_who_chose_and_what_came_of_it() -> None:
    match, film = war(), shown()
    assert [frame.seat for frame in film.frames] == [NOBODY, *match.actors]
    assert film.frames[0].label.startswith(f"Before the first of {len(match.choices)} moves.")
    number = match.actors.index(NATURE) + 1
    frame = film.frames[number]
    assert (frame.who, frame.events[0].hint) == ("Chance", "roll")
    assert frame.label.startswith(f"Move {number} of {len(match.choices)}, Chance: {frame.events[0].sentence}")
    assert all(any(told.sentence for told in frame.events) for frame in film.frames[1:])
    assert (film.title, film.seats, film.date) == ("Small Wars", ["Yellow", "Red"], "1 May")


def test_the_match_itself_stays_as_it_is() -> None:
    match = played(CONNECT_FOUR, {}, 1)
    before = (match.state.key(), match.choices[:], [heard[:] for heard in match.events])
    frames(match, 0, "en")
    assert before == (match.state.key(), match.choices, match.events)


def test_a_match_that_started_elsewhere_is_replayed_from_there() -> None:
    position = "\n".join(["." * 7] * 5 + ["xo....."])
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup({}), position)
    match.choose(0, 3)
    film = frames(match, NOBODY, "en")
    assert len(film.frames) == 2
    assert film.ending is None
    assert load(film.record, find)[0].state.key() == match.state.key()


def test_the_ending_is_told_whether_the_rules_ended_it_or_somebody_did() -> None:
    outcome, film = war().state.outcome(), shown()
    assert outcome
    assert film.ending
    assert film.ending.rule == outcome.rule
    assert film.ending.reason == catalogue("en", SMALL_WARS).say(outcome.reason)
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup({}))
    gone = frames(match, NOBODY, "en", outcome=Outcome([[1], [0]], Message("plain", text="Gone."), ""))
    assert gone.ending
    assert (gone.ending.reason, gone.ending.rule) == ("Gone.", "")
    assert gone.ending.verdict == catalogue("en", CONNECT_FOUR).say(Message("table-won", seat=match.name(1)))


class SecretGame(CounterGame):
    """Cards in hidden hands, drawn so that whatever is seen shows."""

    def __init__(self) -> None:
        super().__init__()
        self.has_secrets = True

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        return f"<svg><g>{escape(str(view))}</g><g>{events}</g></svg>"

    def draw_hand(self, view: Any, say: Say) -> str:
        return f"<svg>{view['hand']}</svg>"


def secret_match(game: CounterGame, blue_cards: list[int]) -> Match:
    match = Match(game, game.setup({}))
    for red, blue in zip([2, 2, 1], blue_cards, strict=True):
        match.choose(NATURE, blue)
        match.choose(NATURE, red)
    match.choose(0, 1)
    return match


def test_a_viewer_sees_nothing_of_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("littlewars.table.replay.catalogue", lambda language, game: catalogue(language))
    game = SecretGame()
    one, other = secret_match(game, [3, 3, 1]), secret_match(game, [2, 1, 1])
    for seat in (0, NOBODY):
        assert encoded(frames(one, seat, "en")) == encoded(frames(other, seat, "en"))
    assert encoded(frames(one, 1, "en")) != encoded(frames(other, 1, "en"))
    game.has_secrets = False  # the record would tell
    assert encoded(frames(one, 0, "en")) != encoded(frames(other, 0, "en"))


# -- one file


def test_our_modules_become_one_script() -> None:
    script = bundle("replay.js")
    assert not re.search(r"^\s*(import|export)\b", script, re.MULTILINE)
    assert "</script" not in script.lower()
    assert script.count("class Board {") == script.count("class Replay {") == 1
    assert script.index("class Board {") < script.index("class Replay {")


def test_the_file_lets_in_only_its_own_style_and_script() -> None:
    text = single_file(shown(), "fr")
    policy = unescape(re.findall(r'Content-Security-Policy" content="([^"]*)"', text)[0])
    (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    (script,) = re.findall(r'<script type="module">(.*?)</script>', text, re.DOTALL)
    for kind, inner in (("style", style), ("script", script)):
        assert f"{kind}-src 'sha256-{b64encode(sha256(inner.encode()).digest()).decode()}'" in policy
    assert policy.startswith("default-src 'none'; ")
    assert text.count("<script") == 2
    assert style.startswith(CSS)
    assert '<html lang="fr">' in text
    assert not re.search(r'\s(style|on\w+|src)="', text)


def test_no_text_breaks_out_of_the_file() -> None:
    hostile = "</script><!--<script>alert(1)</script>"
    film = msgspec.structs.replace(shown(), title=hostile, date=hostile, seats=[hostile, "Red"])
    text = single_file(film, "en")
    assert text.count("<script") == 2
    data = re.findall(r'id="replay-frames">(.*?)</script>', text, re.DOTALL)[0]
    assert msgspec.json.decode(data, type=Frames) == film


# -- the page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_its_words_and_no_script_of_its_own(language: str) -> None:
    text = replay_page(Reader(language), SMALL_WARS, "a b/é", VIEWS, 12, True)
    assert 'data-frames="/match/a%20b%2F%C3%A9/frames.json"' in text
    assert 'data-move="12"' in text
    assert not re.search(r'\s(style|on\w+)="', text)
    assert not re.search(r"<script(?! type=\"module\" src=\"/static/[\w.]+\"></script>)", text)
    assert "replay-" not in re.sub(r'(class|id|aria-labelledby|src|href)="[^"]*"', "", text)  # a key without sentence
    assert ("Share from this move" if language == "en" else "Partager à partir de ce coup") in text


def test_the_record_is_offered_when_it_tells_no_secrets() -> None:
    game = type(CONNECT_FOUR)()
    for secrets, over, offered in ((True, False, False), (True, True, True), (False, False, True)):
        game.has_secrets = secrets
        text = replay_page(Reader("en"), game, "m", VIEWS, 0, over)
        assert ("/match/m/record.json" in text) == offered


def test_names_are_escaped_on_the_page() -> None:
    text = replay_page(Reader("en"), CONNECT_FOUR, "m", [("x", "<b>"), ('"y', "Y")], 0, True)
    assert "<b>" not in text
    assert '<option value="&quot;y">' in text


# -- in a browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Open a page that must not complain."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, reduced_motion="reduce", locale="en")
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("console", lambda message: complaints.append(message.text))
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    assert complaints == []
    context.close()


def at(page: Page, number: int, film: Frames) -> None:
    """Check that everything on the page stands at a move."""
    frame = film.frames[number]
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(str(number))
    expect(slider).to_have_attribute("aria-valuetext", frame.label)
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-number", str(number))
    title = re.findall("<title>(.*?)</title>", picture(film, frame.board))[0]
    expect(page.locator(".replay-board svg > title")).to_have_text(unescape(title))
    for told in frame.events if number else []:
        expect(page.locator(".replay-caption")).to_contain_text(told.sentence)


@pytest.mark.browser
def test_the_file_replays_offline(page: Page, tmp_path: Path) -> None:
    film = shown()
    last = len(film.frames) - 1
    path = tmp_path / "replay.html"
    path.write_text(single_file(film, "en"), encoding="utf-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    at(page, 0, film)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, number, film)
    page.get_by_role("button", name="To the end").click()
    assert film.ending
    expect(page.locator(".replay-ending")).to_contain_text(film.ending.reason)
    page.get_by_role("link", name=film.frames[40].events[0].sentence).first.click()
    expect(page.locator(".replay-ending")).to_have_count(0)
    slider = page.get_by_role("slider", name="Move")
    slider.focus()
    before = int(slider.input_value())
    page.keyboard.press("ArrowRight")
    at(page, before + 1, film)  # once, though the slider knows arrows itself
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert load(download.value.path().read_text(encoding="utf-8"), find)[0].choices == war().choices
    assert [url for url in asked if not url.startswith("blob:")] == [path.as_uri()]


@pytest.mark.browser
def test_it_plays_by_itself_until_somebody_stops_it(page: Page, tmp_path: Path) -> None:
    film = shown()
    path = tmp_path / "replay.html"
    path.write_text(single_file(film, "en"), encoding="utf-8")
    page.goto(f"{path.as_uri()}#{len(film.frames) - 3}")
    at(page, len(film.frames) - 3, film)
    page.get_by_label("Speed").select_option(label="Fast")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, len(film.frames) - 1, film)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option(label="Slow")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 1, film)
    page.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(2800)  # longer than a slow move
    at(page, 1, film)


@pytest.mark.browser
def test_the_page_follows_moves_and_viewpoints(page: Page) -> None:
    film, asked = shown(), []

    def answer(route: Route, request: Request) -> None:
        address = request.url.removeprefix(SITE)
        asked.append(address)
        if address.startswith("/match/m/frames.json"):
            route.fulfill(body=encoded(film), content_type="application/json")
        elif address.startswith("/match/m/replay"):
            text = replay_page(Reader("en"), SMALL_WARS, "m", VIEWS, 12, True)
            policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"
            route.fulfill(body=text, content_type="text/html", headers={"content-security-policy": policy})
        elif address == "/static/look.css":
            route.fulfill(body=CSS, content_type="text/css")
        else:
            found = Path(str(files("littlewars.table").joinpath("static", address.rsplit("/", 1)[1])))
            kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
            route.fulfill(body=found.read_text(encoding="utf-8"), content_type=kinds[found.suffix])

    page.route(f"{SITE}/**", answer)
    page.goto(f"{SITE}/match/m/replay?move=12&view=red")
    at(page, 12, film)
    assert [address for address in asked if "frames.json" in address] == ["/match/m/frames.json?view=red"]
    page.keyboard.press("ArrowRight")
    at(page, 13, film)
    page.wait_for_url(f"{SITE}/match/m/replay?move=13&view=red")
    page.get_by_label("Seen by").select_option("watch")
    page.wait_for_url(f"{SITE}/match/m/replay?move=13")
    at(page, 13, film)
    offline = page.get_by_role("link", name="Save as one file")
    assert offline.get_attribute("href") == f"{SITE}/match/m/replay.html?view=watch"
    page.get_by_role("link", name="Share from this move").click()  # no clipboard without https
    expect(page.get_by_label("Copy this link")).to_have_value(f"{SITE}/match/m/replay?move=13")
    assert json.loads(page.evaluate("JSON.stringify([scrollX, document.body.scrollWidth <= innerWidth])")) == [0, True]
