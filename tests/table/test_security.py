"""Hostile pages over real sockets: the server answers with the right code, lives, and nothing changes."""

import json
import socket as network
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from littlewars.table.messages import Move, Unreadable, read
from tests.table.conftest import Arrive
from tests.table.desk import PATIENCE, Player, TableServer, closed, friends, play_out
from tests.table.test_messages import mutated

pytestmark = pytest.mark.processes


@pytest.fixture
def pair(arrive: Arrive) -> tuple[Player, Player]:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    return ada, bo


def unchanged(player: Player) -> None:
    """The position is as the player saw it last, also to somebody who asks anew."""
    before = player.table
    player.drain()
    assert (player.table["v"], player.table["html"]) == (before["v"], before["html"])
    assert player.http.get("/healthz").text == "ok\n"


def hello(player: Player, match: str, token: str = "") -> ClientConnection:
    """Open a bare socket and say hello; return it once the table was shown."""
    opened = player.connect(match)
    opened.send(json.dumps({"type": "hello", "token": token}))
    assert json.loads(opened.recv(PATIENCE))["type"] == "table"
    return opened


def answer(opened: ClientConnection, **said: object) -> list[dict[str, object]]:
    """Say something; return all that comes back before a ping is answered."""
    opened.send(json.dumps(said))
    opened.send('{"type": "ping", "n": 1}')
    heard: list[dict[str, object]] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(json.loads(opened.recv(PATIENCE)))
    return [said for said in heard[:-1] if said["type"] != "presence"]


# -- whose seat


@pytest.mark.parametrize("token", ["", "wrong", "another table's"])
def test_k3_without_the_seats_token_one_only_watches(pair: tuple[Player, Player], arrive: Arrive, token: str) -> None:
    """K3: one error each, and nothing else changes."""
    ada, _ = pair
    eve = arrive()
    if token.startswith("another"):
        eve.create("small-wars", **{"with": "friend"})
        token = eve.token()
        eve.http.cookies.clear()
    opened = hello(eve, ada.match, token)
    moves = [
        {"type": "choose", "v": ada.table["v"], "move_id": "e1", "choice": ada.ids()[0]},
        {"type": "undo", "v": ada.table["v"], "move_id": "e2"},
        {"type": "resign", "v": ada.table["v"], "move_id": "e3"},
        {"type": "claim_time", "v": ada.table["v"], "move_id": "e4"},
    ]
    for move in moves:
        (refused,) = answer(opened, **move)
        assert refused["type"] == "refused"
        assert refused["sentence"] == "You are only watching this game."
    for move in ({"type": "ask_back"}, {"type": "rematch"}):
        (error,) = answer(opened, **move)
        assert error["type"] == "error"
    for move in ({"type": "answer_back", "yes": True}, {"type": "phrase", "number": 1}):
        assert answer(opened, **move) == []
    unchanged(ada)


def test_k3_watchers_see_what_is_public(pair: tuple[Player, Player], arrive: Arrive) -> None:
    """K3: a watcher's table says nothing that is only a seat's: no choices, no prompt, nothing they may send."""
    ada, bo = pair
    eve = arrive()
    eve.open(ada.match)
    play_out([ada, bo, eve], Random(1), 12)
    assert (eve.table["choices"], eve.table["prompt"], eve.table["you"]) == ([], None, [])
    assert not any(eve.table["can"].values())
    eve.say("uncover")
    assert eve.next("table")["choices"] == []
    eve.say("why", touched=["figure-0"])
    assert eve.next("why")["sentence"] == ""


def test_a_token_in_the_first_message_is_as_good_as_a_cookie(pair: tuple[Player, Player], arrive: Arrive) -> None:
    ada, _ = pair
    program = arrive()
    opened = hello(program, ada.match, ada.token())
    move = {"type": "choose", "v": 0, "move_id": "p", "choice": ada.ids()[0]}
    assert answer(opened, **move)[0] == {"type": "ack", "move_id": "p", "v": 1}


# -- where from


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "",
        "http://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "https://{host}",
        "ftp://{host}",
        "http://{host}.evil.example",
        "http://evil.example/{host}",
        "http://user@{host}",
        "{host}",
        "http://localhost",
    ],
)
def test_k6_a_socket_of_another_origin_is_refused(
    server: TableServer, pair: tuple[Player, Player], origin: str | None
) -> None:
    """K6: the handshake itself is refused, even with the right cookie."""
    ada, _ = pair
    host = urlsplit(server.url).netloc
    where = f"ws://{host}/match/{ada.match}/socket"
    given = None if origin is None else Origin(origin.format(host=host))
    cookie = {"Cookie": f"littlewars={ada.token()}"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(where, origin=given, additional_headers=cookie, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


# -- bad input


def test_b1_three_hundred_mutated_messages_change_nothing(pair: tuple[Player, Player], arrive: Arrive) -> None:
    """B1 over a live socket: the server lives, and nothing a spoiled message says is played."""
    ada, _ = pair
    eve, rng = arrive(), Random(300)
    opened: ClientConnection | None = None
    sent = 0
    while sent < 300:
        if opened is None:
            opened = hello(eve, ada.match, ada.token())
        frame = mutated(rng).encode("utf-8", "replace").decode()
        if is_a_move(frame, ada.table["v"]):  # it survived, and would be played like any other
            continue
        try:
            opened.send(frame)
            sent += 1
        except ConnectionClosed:
            assert opened.protocol.close_rcvd is not None
            assert opened.protocol.close_rcvd.code in (4003, 4009)
            opened = None
    unchanged(ada)


def is_a_move(frame: str, version: int) -> bool:
    try:
        said = read(frame)
    except Unreadable:
        return False
    return isinstance(said, Move) and said.v == version


@pytest.mark.parametrize(
    ("said", "part"),
    [
        ({"choice": -1}, "Not allowed"),
        ({"choice": 2**62}, "Not allowed"),
        ({"choice": -(2**62)}, "Not allowed"),
        ({"choice": 3}, "Not allowed"),
        ({"v": -1}, "moved on"),
        ({"v": 5}, "moved on"),
        ({"v": 2**31}, "moved on"),
    ],
)
def test_b2_what_is_well_formed_but_illegal_is_refused_with_a_sentence(
    pair: tuple[Player, Player], said: dict[str, int], part: str
) -> None:
    ada, _ = pair
    refused = ada.ask("choose", **{"choice": ada.ids()[0], **said})
    assert refused["type"] == "refused"
    assert part in refused["sentence"]
    unchanged(ada)


def test_b2_the_other_seat_waits_for_its_turn(pair: tuple[Player, Player]) -> None:
    ada, bo = pair
    refused = bo.ask("choose", choice=ada.ids()[0])
    assert (refused["type"], refused["v"]) == ("refused", 0)
    assert "Yellow" in refused["sentence"]
    assert bo.ask("undo")["type"] == "refused"
    assert bo.ask("claim_time")["sentence"] == "There is still time for this move."
    unchanged(ada)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["x" * (16 * 1024 + 1)], 1009),
        (["[" * 16_000] * 3, 4009),
        ([b"\x00\x01"] * 3, 4009),
        (['{"type": "ping", "n": ' + "9" * 10_000 + "}"] * 3, 4009),
        (['{"type": "ping", "n": 1e999}'] * 3, 4009),
        (["", " ", "nonsense"], 4009),
    ],
    ids=["oversize", "deep", "binary", "huge integer", "infinite", "no JSON"],
)
def test_b5_what_cannot_be_read_is_closed_with_its_code(
    pair: tuple[Player, Player], arrive: Arrive, frames: list[str | bytes], code: int
) -> None:
    ada, _ = pair
    opened = hello(arrive(), ada.match)
    for frame in frames:
        opened.send(frame)
    assert closed(opened) == code
    unchanged(ada)


def test_b5_bad_utf_8_is_closed_with_its_code(pair: tuple[Player, Player], arrive: Arrive) -> None:
    ada, _ = pair
    opened = hello(arrive(), ada.match)
    opened.send(b'{"type": "ping", "n": \xff\xfe}', text=True)
    assert closed(opened) == 1007
    unchanged(ada)


def test_b5_unreadable_messages_are_answered_twice_before_the_connection_ends(
    pair: tuple[Player, Player], arrive: Arrive
) -> None:
    opened = hello(arrive("fr"), pair[0].match)
    for _ in range(2):
        (error,) = answer(opened, type="nothing")
        assert error["type"] == "error"
        assert "votre page" in str(error["sentence"])
    opened.send("{}")
    assert closed(opened) == 4009


@pytest.mark.parametrize("first", ['{"type": "ping", "n": 1}', "{}", b"x"])
def test_nothing_is_heard_before_hello(pair: tuple[Player, Player], arrive: Arrive, first: str | bytes) -> None:
    opened = arrive().connect(pair[0].match)
    opened.send(first)
    assert closed(opened) in (4000, 4009)


def test_half_a_handshake_harms_nobody(server: TableServer, pair: tuple[Player, Player]) -> None:
    host, _, port = urlsplit(server.url).netloc.partition(":")
    for spoiled in (
        b"GET / HTTP/1.1\r\n",
        b"\x16\x03\x01\x02",
        b"GET /match/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
    ):
        with network.create_connection((host, int(port)), PATIENCE) as raw:
            raw.sendall(spoiled)
    unchanged(pair[0])


# -- floods


def test_a_flood_is_closed(pair: tuple[Player, Player], arrive: Arrive) -> None:
    """A seat may send 100 messages in 20 s, a watcher 50; its hello is not counted."""
    ada, _ = pair
    for player, most in ((arrive(), 50), (ada, 100)):
        opened = hello(player, ada.match)
        pongs = 0
        with suppress(ConnectionClosed):
            for number in range(most + 20):
                opened.send(json.dumps({"type": "ping", "n": number}))
        with suppress(ConnectionClosed):
            while True:
                pongs += json.loads(opened.recv(PATIENCE))["type"] == "pong"
        assert opened.protocol.close_rcvd is not None
        assert opened.protocol.close_rcvd.code == 4003
        assert pongs <= most
    unchanged(ada)


def test_an_address_has_so_many_sockets_and_matches(tmp_path: Path) -> None:
    with TableServer(tmp_path, "--sockets", "3", "--matches", "2") as small, Player(small.url) as ada:
        ada.create("small-wars")
        ada.create("small-wars")
        refused = ada.http.post("/games/small-wars/matches")
        assert refused.status_code == 400
        assert "Too many new games" in refused.text
        opened = [hello(ada, ada.match) for _ in range(3)]
        assert closed(ada.connect()) == 4004
        opened[0].close()
        assert hello(ada, ada.match)
