"""How well the computers at the table play: what is asked, who is hired, how they are called."""

import pytest

from littlewars.games.battalia import GAME as BATTALIA
from littlewars.games.small_wars import GAME
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.match import Match
from littlewars.players.levels import LEVELS, PLAYERS, SERGEANT, hire
from littlewars.players.player import Player
from littlewars.table import computers
from littlewars.table.computers import KEPT, PATIENCE, position_of, think
from littlewars.table.live import STAND_IN
from littlewars.table.orders import read_form
from littlewars.table.pages.new import new_page
from littlewars.table.reader import Reader
from littlewars.table.seating import sitter
from littlewars.table.store import SeatRow
from littlewars.words import catalogue
from tests.table.html_check import form_to
from tests.table.lives import a_live, admit
from tests.table.test_live import DUEL

OLDER = {
    "en": ["Computer", "Computer (plays anything)"],
    "fr": ["Ordinateur", "Ordinateur (joue n’importe quoi)"],
}
ME = b"\x05" * 32
AT = "/games/battalia/matches"
NAMES = {
    "en": ["Recruit (computer)", "Sergeant (computer)", "Captain (computer)", "General (computer)"],
    "fr": ["Recrue (ordinateur)", "Sergent (ordinateur)", "Capitaine (ordinateur)", "Général (ordinateur)"],
}


# -- names


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_computer_is_called_by_its_level_and_older_ones_as_before(language: str) -> None:
    say = catalogue(language, GAME).say
    called = [say(sitter(SeatRow(1, "computer", b"", name), False)) for name in PLAYERS]
    assert called[: len(LEVELS)] == NAMES[language]
    assert called[len(LEVELS) :] == OLDER[language]


# -- the form


def test_a_new_table_offers_four_levels_and_explains_each() -> None:
    for language in ("en", "fr"):
        text = new_page(Reader(language), GAME, "computer", {})
        sent = form_to(text, "/games/small-wars/matches")
        assert (sent.offered["computer"], sent.fields["computer"]) == (LEVELS, SERGEANT)
        for level in LEVELS:
            assert catalogue(language).knows("new-level-" + level)
    assert "overlooks things" in new_page(Reader("en"), GAME, "computer", {})


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_can_be_hired_by_a_form(player: str) -> None:
    assert read_form(GAME, {"computer": player}, ME).seats[1].name == player


def test_two_clicks_and_whoever_plays_on_for_somebody_are_sergeants() -> None:
    assert read_form(GAME, {}, ME).seats[1].name == SERGEANT == STAND_IN


@pytest.mark.parametrize("way", ["friend", "hotseat"])
def test_how_computers_play_is_only_asked_where_some_join(way: str) -> None:
    text = new_page(Reader(), BATTALIA, way, {})
    assert '<div class="field" data-with="computers" data-values="1 2">' in text
    assert form_to(text, AT).fields["computer"] == SERGEANT
    assert 'data-with="computers"' not in new_page(Reader(), BATTALIA, "computer", {})


# -- the worker


@pytest.fixture(autouse=True)
def nobody_hired(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "hired", type(computers.hired)())


def test_a_worker_keeps_its_players_from_choice_to_choice() -> None:
    live = a_live(GAME, DUEL)
    think("m", *position_of(live), 0, "recruit")
    first = computers.hired["m", 0, "recruit"]
    think("m", *position_of(live), 0, "recruit")
    assert computers.hired == {("m", 0, "recruit"): first}
    think("other", *position_of(live), 0, "recruit")
    think("m", *position_of(live), 0, "random")
    assert len({id(player) for player in computers.hired.values()}) == 3


def test_a_worker_lets_those_go_who_chose_longest_ago() -> None:
    live = a_live(GAME, DUEL)
    for number in range(KEPT):
        think(str(number), *position_of(live), 0, "random")
    think("0", *position_of(live), 0, "random")
    think("new", *position_of(live), 0, "random")
    assert len(computers.hired) == KEPT
    assert ("0", 0, "random") in computers.hired
    assert ("1", 0, "random") not in computers.hired


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def note(name: str, game: object, seconds: float = 0.0) -> Player:
        asked.append((name, seconds))
        return hire("random", GAME)

    monkeypatch.setattr(computers, "hire", note)
    think("m", *position_of(a_live(GAME, DUEL)), 0, "general")
    assert asked == [("general", PATIENCE)]


@pytest.mark.parametrize("player", PLAYERS)
def test_matches_go_on_with_whoever_sits_there(player: str) -> None:
    seats = [SeatRow(0, "computer", b"", player), SeatRow(1, "computer", b"", player)]
    live = a_live(GAME, DUEL, seats=seats)
    for _ in range(4):
        if live.acting() != NOBODY:
            choice = think("m", *position_of(live), live.acting(), live.seats[live.acting()].name)
            assert choice in live.state.legal()
            admit(live, live.choose(live.acting(), choice, None, 0.0))
    assert Match(GAME, live.match.setup, DUEL).state.key() != live.state.key()
