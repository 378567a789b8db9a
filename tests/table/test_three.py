"""Three friends at a real server, each with a browser of their own, and a sealed auction between them."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest

from tests.table.desk import Player, TableServer, play_out

pytestmark = pytest.mark.processes

LINK = re.compile(r"/match/[\w-]+/sit/\w+")


@pytest.fixture(scope="module")
def auction(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server with one more game, as an installed package."""
    server = TableServer(tmp_path_factory.mktemp("auction"))
    with server.install("sealed", "tests.browser.sealed:GAME"):
        yield server


@pytest.fixture
def three(auction: TableServer) -> Iterator[list[Player]]:
    """Ada makes a table for three; Bo and Cy sit down by their links."""
    with ExitStack() as everybody:
        ada, bo, cy = (everybody.enter_context(Player(auction.url, "en")) for _ in range(3))
        ada.create("sealed", **{"with": "friend", "seat": "red", "name": "Ada"})
        ada.open()
        links = LINK.findall(ada.http.get(f"/match/{ada.match}").text)
        assert len(links) == 2
        bo.sit(links[0], "Bo")
        bo.open()
        assert len(LINK.findall(bo.http.get(f"/match/{ada.match}").text)) == 1  # he may invite too
        assert "with Ada, Bo." in cy.http.get(links[1]).text
        cy.sit(links[1], "Cy")
        cy.open()
        for player in (ada, bo, cy):
            player.drain()
        yield [ada, bo, cy]


def test_each_has_the_seat_of_their_link(three: list[Player]) -> None:
    ada, bo, cy = three
    assert [player.table["you"] for player in three] == [[0], [1], [2]]
    assert [seat["who"] for seat in ada.table["seats"]] == ["You", "Bo", "Cy"]
    assert LINK.findall(ada.http.get(f"/match/{ada.match}").text) == []
    assert play_out(three, Random(1)) == 9
    assert all(player.table["outcome"]["places"] == ada.table["outcome"]["places"] for player in (bo, cy))
    assert sum(len(seats) for _, seats in ada.table["outcome"]["places"]) == 3


def test_a_choice_is_taken_back_when_both_others_agree(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.choose(4)
    bo.catch_up(ada.table["v"])
    bo.choose(2)
    ada.catch_up(bo.table["v"])
    ada.say("ask_back")
    bo.next("back_asked")
    cy.next("back_asked")
    bo.say("answer_back", yes=True)
    assert ada.next("back_answered")["sentence"].endswith("agrees. One more player is asked.")
    assert ada.drain() == []  # nothing is taken back yet
    cy.open()  # who comes back is asked again
    assert cy.next("back_asked")["seat"] == 0
    bo.open()
    assert not [said for said in bo.drain() if said["type"] == "back_asked"]  # who has answered is not
    cy.say("answer_back", yes=True)
    assert ada.next("back_answered")["sentence"].endswith("agrees: the last choice is taken back.")
    ada.until(lambda table: table["count"] == 0)
    assert ada.ids() == [0, 1, 2, 3, 4, 5]


def test_one_who_refuses_is_enough(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.choose(4)
    cy.catch_up(ada.table["v"])
    bo.catch_up(ada.table["v"])
    bo.choose(1)
    ada.catch_up(bo.table["v"])
    ada.say("ask_back")
    bo.next("back_asked")
    bo.say("answer_back", yes=False)
    assert not cy.next("back_answered")["yes"]
    cy.say("answer_back", yes=True)
    assert ada.next("back_answered")["yes"] is False
    assert not [said for said in ada.drain() if said["type"] in ("back_answered", "table")]


def test_a_computer_plays_on_for_whoever_gives_up(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.choose(4)
    bo.catch_up(ada.table["v"])
    assert bo.table["can"]["resign"]
    assert bo.ask("resign")["type"] == "ack"
    said = cy.next("said")
    assert said["sentence"].endswith("has given up. A computer plays on.")
    cy.until(lambda table: table["acting"] == 2)  # the computer has bid
    bo.drain()
    assert (bo.table["you"], bo.table["choices"], bo.table["outcome"]) == ([], [], None)
    assert [seat["kind"] for seat in cy.table["seats"]] == ["person", "computer", "you"]
    assert bo.ask("choose", choice=0)["sentence"] == "You are only watching this game."
    assert bo.open()["you"] == []  # not after a reload either
    assert ada.match not in bo.http.get("/").text
    ada.catch_up(cy.table["v"])
    play_out([cy, ada], Random(2))
    assert sum(len(seats) for _, seats in cy.table["outcome"]["places"]) == 3


def test_the_last_person_who_gives_up_ends_the_game(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.choose(4)
    bo.until(lambda table: table["acting"] == 1)
    assert bo.ask("resign")["type"] == "ack"
    cy.until(lambda table: table["acting"] == 2)
    assert cy.ask("resign")["type"] == "ack"
    ada.until(lambda table: table["acting"] == 0 and table["count"] >= 3)
    assert ada.table["after_resigning"] == ""
    assert ada.ask("resign")["type"] == "ack"
    ada.until(lambda table: table["outcome"] is not None)
    assert ada.table["outcome"]["places"] == [[1, [1, 2]], [3, [0]]]
