"""Three and four seats in the terminal."""

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from littlewars.cli import play, records, speech
from littlewars.cli.seats import default_seats
from littlewars.cli.show import colours
from littlewars.kernel.agenda import Seat
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Setup
from littlewars.kernel.sketch import Box, Line, Sketch
from littlewars.kernel.words import Message
from tests.cli.desk import Run, only_record
from tests.kernel.tiny.auction import AuctionGame, House


class Bazaar(AuctionGame):
    """The auction, where whoever has bought something plays a side whose colour the terminal does not know."""

    def side(self, house: House, setup: Setup, seat: Seat) -> str:
        own = super().side(house, setup, seat)
        return f"rich-{own}" if house.points[seat] else own

    def sketch(self, view: Any) -> Sketch:
        stall = Line(Message("plain", text=f"lot {view['lot']}"))
        purses = [Line(Message("plain", text=str(coins)), seat) for seat, coins in enumerate(view["coins"])]
        return Sketch([stall], [[Box("stall", purses, 0)]], [])


GAME = Bazaar()


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program know the tiny game."""

    def find(key: str) -> Game:
        assert key == GAME.key
        return GAME

    for module in (play, records):
        monkeypatch.setattr(module, "find", find)
    monkeypatch.setattr(speech, "all_games", lambda: [GAME])


def test_computers_take_all_other_seats(run: Run, home: Path) -> None:
    assert default_seats(GAME, GAME.setup({"players": 4})) == "human,sergeant,sergeant,sergeant"
    result = run("play", "auction", "--set", "players=4", "--seed", "1", typed="bid 1\n" * 3)
    assert result.exit_code == 0
    assert only_record(home)["notes"]["seats"] == "human,sergeant,sergeant,sergeant"
    assert len(only_record(home)["choices"]) == 12


def test_three_people_at_one_terminal_are_ranked_with_ties(run: Run) -> None:
    typed = ["bid 1", "bid 2", "bid 3"] + ["bid 1", "bid 1", "bid 0"] + ["bid 0"] * 3
    result = run("play", "auction", "--seats", "human,human,human", "--lang", "en", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    ranking = result.stdout.splitlines()[-3:]
    assert ranking[0].endswith("seat-rich-green wins (AU-04).")
    assert ranking[1:] == ["1. seat-rich-green", "2. seat-red, seat-blue"]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The victory is shared: "), ("fr", "La victoire est partagée : ")]
)
def test_a_shared_victory_is_told(run: Run, language: str, told: str) -> None:
    typed = ["bid 1", "bid 0", "bid 0", "bid 0"] * 2 + ["bid 0", "bid 2", "bid 0", "bid 0"]
    people = ["--set", "players=4", "--seats", "human,human,human,human", "--lang", language]
    result = run("play", "auction", *people, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    lines = result.stdout.replace("\u00a0", " ").splitlines()[-3:]
    shared = "seat-rich-red, seat-rich-blue"
    assert lines == [f"{told}{shared} (AU-04).", f"1. {shared}", "3. seat-green, seat-yellow"]


def test_a_replay_ends_with_the_ranking(run: Run, home: Path) -> None:
    typed = ["bid 1", "bid 2", "bid 3"] + ["bid 1", "bid 1", "bid 0"] + ["bid 0"] * 3
    run("play", "auction", "--seats", "human,human,human", "--lang", "en", typed="\n".join(typed) + "\n")
    [record] = home.rglob("*.json")
    result = run("replay", str(record), "--lang", "en")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-2:] == ["1. seat-rich-green", "2. seat-red, seat-blue"]


def test_every_seat_needs_its_player(run: Run) -> None:
    result = run("play", "auction", "--set", "players=4", "--seats", "human,sergeant", "--lang", "en")
    assert result.exit_code == 2
    assert "auction has 4 seats, not 2." in result.output


def test_four_seats_have_four_colours_also_when_they_change() -> None:
    match = Match(GAME, GAME.setup({"players": 4}))
    before = colours(match)
    for seat, bid in enumerate((1, 3, 2, 0)):
        match.choose(seat, bid)
    after = colours(match)
    assert [len(set(before)), len(set(after))] == [4, 4]
    assert before == ["red", "cyan", "green", "yellow"]
    assert Console().get_style(after[1])
