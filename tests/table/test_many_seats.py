"""Three or four at a table: who sits where, who plays on when somebody leaves, who came in where."""

import re
from typing import Any

import pytest

from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NOBODY, Seat
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from littlewars.table.live import RESIGN, TIME, LiveMatch
from littlewars.table.orders import Order, read_form, rematch_order
from littlewars.table.pages.home import home_page
from littlewars.table.pages.new import new_page
from littlewars.table.reader import Reader
from littlewars.table.replay import frames
from littlewars.table.room import turn_after
from littlewars.table.seating import most_others, seats_round
from littlewars.table.store import SeatRow, Stored, Summary
from littlewars.table.summaries import card
from littlewars.table.visitors import Visitor
from littlewars.words import catalogue
from tests.kernel.tiny.auction import AuctionGame, House
from tests.kernel.tiny.base import COLOURS
from tests.table.html_check import Page
from tests.table.lives import a_live, admit, play, seen, stored

ME = b"\x09" * 32
FEW = {"option-players": "4"}


class Bazaar(AuctionGame):
    """The auction, where whoever has bought something plays another side."""

    def side(self, house: House, setup: Setup, seat: Seat) -> str:
        own = super().side(house, setup, seat)
        return f"rich-{own}" if house.points[seat] else own

    def lexicon(self, language: str) -> dict[str, str]:
        named = [
            *[f"seat-{rich}{seat}" for seat in COLOURS for rich in ("", "rich-")],
            "option-players",
            "option-coins",
        ]
        return {key: f"The {key.rpartition('-')[2]}" for key in named}


GAME = Bazaar()


def people(count: int, *computers: Seat) -> list[SeatRow]:
    """Seat people and computers."""
    return [
        SeatRow(seat, "computer", b"", "random")
        if seat in computers
        else SeatRow(seat, "person", bytes([seat + 1]) * 32, f"P{seat}")
        for seat in range(count)
    ]


def a_table(count: int, *computers: Seat, **terms: Any) -> LiveMatch:
    return a_live(GAME, options={"players": count}, seats=people(count, *computers), **terms)


def kinds(order: Order) -> list[str]:
    return [row.kind for row in order.seats]


# -- forms


@pytest.mark.parametrize(
    ("form", "seated"),
    [
        ({"with": "computer"}, "person computer computer computer"),
        ({"with": "computer", "seat": "green"}, "computer computer person computer"),
        ({"with": "watch"}, "computer computer computer computer"),
        ({"with": "friend", "seat": "blue"}, "open person open open"),
        ({"with": "friend", "computers": "1"}, "person open open computer"),
        ({"with": "friend", "seat": "yellow", "computers": "2"}, "open computer computer person"),
        ({"with": "hotseat"}, "person person person person"),
        ({"with": "hotseat", "computers": "2"}, "person person computer computer"),
    ],
)
def test_a_form_seats_four(form: dict[str, str], seated: str) -> None:
    order = read_form(GAME, {**form, **FEW}, ME)
    assert kinds(order) == seated.split()
    assert [row.seat for row in order.seats] == [0, 1, 2, 3]
    assert all(row.holder == ME for row in order.seats if row.kind == "person")


@pytest.mark.parametrize("way", ["friend", "hotseat"])
@pytest.mark.parametrize(("players", "computers"), [("4", "3"), ("4", "-1"), ("2", "1"), ("3", "one")])
def test_two_seats_at_least_are_for_people(way: str, players: str, computers: str) -> None:
    with pytest.raises(SetupError) as caught:
        read_form(GAME, {"with": way, "option-players": players, "computers": computers}, ME)
    most = int(players) - 2
    assert caught.value.message.arguments == {"seats": int(players), "most": most}
    assert str(most) in catalogue("en").say(caught.value.message) or most < 2


def test_a_seat_that_these_options_do_not_have_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        read_form(GAME, {"with": "computer", "seat": "yellow", "option-players": "3"}, ME)
    assert caught.value.message.key == "table-no-such-seat"


def test_the_option_that_brings_seats_is_found() -> None:
    known = seats_round(GAME)
    assert (known.option, known.all(), most_others(GAME)) == ("players", COLOURS, 3)
    assert [known.values(count) for count in (2, 3, 4)] == [["2", "3", "4"], ["3", "4"], ["4"]]
    assert (seats_round(SMALL_WARS).option, most_others(SMALL_WARS)) == ("", 1)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("way", ["computer", "friend", "hotseat"])
def test_the_form_offers_every_seat_and_says_with_which_option(way: str, language: str) -> None:
    text = new_page(Reader(language), GAME, way, {})
    assert Page(text).faults == []
    needs = dict(re.findall(r'data-values="([\d ]+)"><input type="radio" name="seat" value="(\w+)"', text))
    assert needs == ({} if way == "hotseat" else {"3 4": "green", "4": "yellow"})
    join = re.findall(r'name="computers" value="(\d)"', text)
    assert join == ([] if way == "computer" else ["0", "1", "2"])


def test_for_two_nothing_is_asked_about_more() -> None:
    for way in ("computer", "friend", "hotseat"):
        text = new_page(Reader(), SMALL_WARS, way, {})
        assert "data-with" not in text
        assert 'name="computers"' not in text
    assert "With a friend" in home_page(Reader(), [SMALL_WARS], [])
    assert "With friends" in home_page(Reader(), [GAME], [])


# -- at the table


def test_a_shared_screen_goes_round_three() -> None:
    live = a_table(3, way="hotseat", curtain=True)
    for seat in range(3):
        held = seen(live, 0, 1, 2, uncovered=seat - 1)
        assert (held["curtain"]["seat"], held["choices"]) == (seat, [])
        assert seen(live, 0, 1, 2, uncovered=seat)["choices"]
        play(live, f"bid {seat}")
    assert seen(live, 0, 1, 2, uncovered=2)["curtain"]["seat"] == 0


def test_a_seat_wears_the_colours_it_has_come_to() -> None:
    live = a_table(3)
    assert [seat["key"] for seat in seen(live, 0)["seats"]] == ["red", "blue", "green"]
    play(live, "bid 1", "bid 3", "bid 2")
    for viewer in ((0,), (1,), ()):
        assert [seat["key"] for seat in seen(live, *viewer)["seats"]] == ["red", "rich-blue", "green"]


def test_equals_share_their_place() -> None:
    live = a_table(4)
    play(live, *["bid 1", "bid 1", "bid 0", "bid 0"], *["bid 2"] + ["bid 0"] * 3, *["bid 0", "bid 0", "bid 1", "bid 3"])
    told = seen(live, 0)["outcome"]
    assert told["places"] == [[1, [3]], [2, [0]], [3, [1, 2]]]
    assert told["winner"] == 3
    replayed = frames(live.match, 0, "en").ending
    assert replayed is not None
    assert replayed.places == ["1. The yellow", "2. The red", "3. The blue, The green"]


def test_a_shared_victory_is_no_draw() -> None:
    live = a_table(4)
    play(live, *["bid 1"] * 4, *["bid 1"] * 4, *["bid 1", "bid 1", "bid 0", "bid 0"])
    assert seen(live, 0)["outcome"]["verdict"] == "Nobody wins: it is a draw."
    live = a_table(3, 1, 2)
    play(live, "bid 1")
    admit(live, [live.give_up(0, RESIGN, "m", 0.0)])
    told = seen(live, 0, language="fr")["outcome"]
    assert told["verdict"].startswith("La victoire est partagée\u00a0:")
    assert (told["places"], told["winner"]) == ([[1, [1, 2]], [3, [0]]], NOBODY)


def test_with_two_there_is_no_ranking() -> None:
    live = a_live(GAME, options={"players": 2})
    admit(live, [live.give_up(1, RESIGN, "m", 0.0)])
    assert (seen(live, 0)["outcome"]["places"], seen(live, 0)["outcome"]["winner"]) == ([], 0)
    replayed = frames(live.match, 0, "en", outcome=live.outcome()).ending
    assert replayed is not None
    assert replayed.places == []


# -- somebody leaves


@pytest.mark.parametrize("what", [RESIGN, TIME])
def test_the_others_play_on_with_a_computer(what: str) -> None:
    live = a_table(3)
    play(live, "bid 1")
    made = [live.give_up(1, what, "m", 5.0)]
    assert turn_after(live, made) == 1
    admit(live, made)
    assert (live.outcome(), live.acting()) == (None, 1)
    assert live.seats[1] == SeatRow(1, "computer", b"", "sergeant")
    play(live, "bid 2", "bid 3")
    assert seen(live, 0)["acting"] == 0


def test_a_match_rebuilt_from_its_log_has_the_same_seats() -> None:
    live = a_table(3)
    entries = play(live, "bid 1") + admit(live, [live.give_up(2, RESIGN, "m", 5.0)]) + play(live, "bid 2")
    kept = stored(GAME, options={"players": 3}, seats=people(3))
    again = LiveMatch(Stored(kept.match, kept.seats, entries), GAME)
    assert (again.seats, again.state.key(), again.outcome()) == (live.seats, live.state.key(), None)
    assert kept.seats == people(3)  # the store's own rows are left alone


@pytest.mark.parametrize(("count", "computers"), [(2, []), (2, [1]), (3, [1, 2]), (4, [0, 1, 3])])
def test_the_game_is_over_when_nobody_else_plays_on(count: int, computers: list[Seat]) -> None:
    live = a_table(count, *computers)
    leaver = next(row.seat for row in live.seats if row.kind == "person")
    made = live.give_up(leaver, RESIGN, "m", 0.0)
    assert turn_after(live, [made]) == NOBODY
    admit(live, [made])
    outcome = live.outcome()
    assert outcome is not None
    assert outcome.ranking[-1] == [leaver]


def test_one_is_told_before_who_will_play_on() -> None:
    live = a_table(3, 2)
    play(live, "bid 1")
    assert "A computer will play" in seen(live, 1)["after_resigning"]
    assert seen(live)["after_resigning"] == ""
    admit(live, [live.give_up(1, RESIGN, "m", 0.0)])
    assert seen(live, 0)["after_resigning"] == ""  # nobody else is left


def test_a_rematch_moves_everybody_on_by_one_seat() -> None:
    assert [row.name for row in rematch_order(a_table(4)).seats] == ["P1", "P2", "P3", "P0"]
    for language, words in (("en", "everybody moves on by one seat"), ("fr", "chacun avance d’une place")):
        assert words in catalogue(language).say(Message("table-rematch", seats=4))


def test_lists_of_games_count_who_is_there_twice() -> None:
    summary = Summary(stored(GAME).match, people(4, 1, 3), 0, 0.0)
    assert card(GAME, summary, Visitor(""), Reader(), 10.0).who == "P0, Computer (plays anything) × 2, P2"
