"""Against the rules themselves, over real sockets: one person, then a computer that somebody watches."""

from collections.abc import Iterator

import pytest

from littlewars.kernel.agenda import NOBODY
from tests.table.desk import Player, TableServer

pytestmark = pytest.mark.processes

BOOK = {"with": "computer", "computer": "rules"}


@pytest.fixture(scope="module")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server with the tiny game of one person on its table, as an installed package."""
    server = TableServer(tmp_path_factory.mktemp("solo"))
    with server.install("solo", "tests.kernel.tiny.solo:GAME"):
        yield server


def test_one_person_plays_the_rules_takes_back_and_plays_again(solo: TableServer) -> None:
    with Player(solo.url) as ada, Player(solo.url) as eve:
        ada.create("solo", **BOOK)
        assert "/sit/" not in ada.http.get(f"/match/{ada.match}").text
        ada.open()
        assert [(seat["who"], seat["here"]) for seat in ada.table["seats"]] == [("You", True), ("The book’s AI", True)]
        ada.choose(1)
        count = ada.table["count"]
        ada.say("ask_back")
        ada.until(lambda table: table["count"] < count)  # nobody else is asked
        assert ada.table["count"] == 0
        ada.play_random(1)
        assert ada.table["outcome"]["verdict"]
        eve.open(ada.match)
        ada.say("rematch")
        address = ada.next("rematch")["address"]
        assert eve.next("rematch")["sentence"] == "The next game is ready."
        again = ada.open(address.rsplit("/", 1)[1])
        assert (again["you"], again["seats"][1]["kind"]) == ([0], "rules")
        assert eve.open(ada.match)["you"] == []


def test_no_seat_for_a_friend_is_said_and_the_form_comes_back(solo: TableServer) -> None:
    with Player(solo.url, "fr") as ada:
        form = {"with": "friend", "option-opponent": "book", "name": "Léa"}
        answer = ada.http.post("/games/solo/matches", data=form)
        assert answer.status_code == 400
        assert "il ne reste aucune place pour un ami" in answer.text
        assert 'value="Léa"' in answer.text
        assert 'value="book" checked' in answer.text


def test_a_computer_is_watched_against_the_rules(solo: TableServer) -> None:
    with Player(solo.url) as ada:
        ada.create("solo", **{"with": "watch", "option-opponent": "book", "computer": "random"})
        ada.open()
        assert [seat["kind"] for seat in ada.table["seats"]] == ["computer", "rules"]
        ada.until(lambda table: table["acting"] == NOBODY)
        assert ada.table["outcome"]["reason"] == "More points were gained."
