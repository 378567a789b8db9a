"""Who sits where, over real sockets: invitations, devices, one screen for all, real dice."""

from random import Random

import pytest

from tests.table.conftest import Arrive
from tests.table.desk import SKIRMISH, friends, path_of_link

pytestmark = pytest.mark.processes


# -- invitations


def test_an_invitation_works_once(arrive: Arrive) -> None:
    ada, bo, eve = arrive(), arrive(), arrive("fr")
    ada.create("small-wars", **{"with": "friend"})
    ada.open()
    link = ada.link()
    assert link == ada.link()
    for _ in range(3):
        assert bo.http.get(link).status_code == 200  # looking does not use it up
    bo.sit(link, "Bo")
    bo.open()
    ada.drain()
    assert ada.table["seats"][1]["who"] == "Bo"
    for method in ("GET", "POST"):
        again = eve.http.request(method, link, data={"name": "Eve"} if method == "POST" else None)
        assert again.status_code == 400
        assert "Cette invitation a déjà servi" in again.text
    for wrong in (link[:-1] + ("0" if link[-1] != "0" else "1"), link[:-1], link.rsplit("/", 1)[0] + "/0"):
        assert eve.http.post(wrong, data={}).status_code == 400
    assert eve.open(ada.match)["you"] == []
    assert "/sit/" not in ada.http.get(f"/match/{ada.match}").text
    bo.drain()
    assert bo.table["you"] == [1]


def test_a_seat_that_moves_to_another_device_leaves_the_first_page_watching(arrive: Arrive) -> None:
    ada, bo, phone = arrive(), arrive(), arrive()
    friends(ada, bo)
    answer = ada.http.post(f"/match/{ada.match}/invite")
    assert answer.status_code == 200
    assert bo.http.post(f"/match/{ada.match}/invite").status_code == 200
    assert phone.http.post(f"/match/{ada.match}/invite").status_code == 400
    phone.sit(path_of_link(answer.text))
    phone.open()
    ada.drain()
    assert (ada.table["you"], ada.table["choices"], ada.table["prompt"]) == ([], [], None)
    refused = ada.ask("choose", choice=phone.ids()[0])
    assert refused["sentence"] == "You are only watching this game."
    assert phone.table["you"] == [0]
    assert phone.choose(phone.ids()[0])["type"] == "ack"
    assert ada.open()["you"] == []  # not after a reload either


# -- one screen


def test_people_at_one_screen_hand_it_over(arrive: Arrive) -> None:
    ada = arrive()
    ada.create("small-wars", **{"with": "hotseat", "curtain": "true"})
    first = ada.open()
    assert (first["you"], first["curtain"]["seat"], first["choices"]) == ([0, 1], 0, [])
    ada.say("uncover")
    ada.until(lambda table: table["curtain"] is None)
    ada.choose(ada.ids()[0])
    ada.until(lambda table: table["curtain"] is not None)
    assert (ada.table["curtain"]["seat"], ada.table["choices"]) == (1, [])
    ada.say("look", at=1)
    assert ada.next("error")
    ada.say("uncover")
    ada.until(lambda table: bool(table["choices"]))
    assert ada.table["acting"] == 1


def test_real_dice_are_typed(arrive: Arrive) -> None:
    ada = arrive()
    ada.create("small-wars", **{"with": "hotseat", "dealer": "human"}, **SKIRMISH)
    ada.open()
    for _ in range(60):
        if ada.table["acting"] == -1:
            break
        fights = [choice["id"] for choice in ada.table["choices"] if choice["odds"]]
        assert ada.choose(fights[0] if fights else Random(1).choice(ada.ids()))["type"] == "ack"
    assert ada.table["acting"] == -1
    assert [choice["text"] for choice in ada.table["choices"]] == [f"hits {hits}" for hits in ada.ids()]
    assert ada.ask("choose", choice=9)["type"] == "refused"
    v = ada.table["v"]
    assert ada.choose(ada.ids()[-1])["type"] == "ack"
    assert ada.table["v"] == v + 1
    assert any(line["hint"] == "roll" for line in ada.lines if line["n"] == ada.table["count"])
