"""The table played over real sockets."""

import sqlite3
import time
from random import Random

import pytest

from littlewars.games.library import find
from littlewars.games.small_wars import GAME
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.record import load
from littlewars.rulebook.examples import shipped_examples
from littlewars.rulebook.lessons import GO_ON
from tests.table.conftest import Arrive
from tests.table.desk import SKIRMISH, Player, TableServer, closed, friends, play_out

pytestmark = pytest.mark.processes

SHARED = ("v", "count", "html", "marked", "acting", "outcome", "threats")


def same_table(*players: Player) -> None:
    """Everybody sees the same board, and has read the same log."""
    for player in players[1:]:
        for field in SHARED:
            assert player.table[field] == players[0].table[field], field
        assert told(player) == told(players[0])


def told(player: Player) -> list[tuple[int, str]]:
    return [(line["n"], line["sentence"]) for line in player.lines]


def after_a_roll(*players: Player) -> Player:
    """Play until dice have rolled and whoever rolled must choose again; return who that is."""
    rng = Random(5)
    for _ in range(60):
        mover = next(player for player in players if player.table["choices"])
        fights = [choice["id"] for choice in mover.table["choices"] if choice["odds"]]
        mover.choose(rng.choice(fights or mover.ids()))
        for player in players:
            player.catch_up(mover.table["v"])
        if fights and mover.table["choices"]:
            return mover
    raise AssertionError("nobody fought")


# -- playing


def test_two_play_a_whole_game_while_a_third_watches(arrive: Arrive) -> None:
    ada, bo, eve = arrive(), arrive(), arrive()
    friends(ada, bo, eve)
    assert [player.table["you"] for player in (ada, bo, eve)] == [[0], [1], []]
    assert play_out([ada, bo, eve], Random(1)) > 30
    same_table(ada, bo, eve)
    assert ada.table["outcome"]["verdict"]
    assert ada.table["turn"] == "The game is over."
    late = arrive()
    late.open(ada.match)
    same_table(ada, late)
    record = ada.http.get(f"/match/{ada.match}/record.json")
    match, _ = load(record.text, find)
    assert len(match.choices) == ada.table["count"]
    outcome = match.state.outcome()
    assert outcome is not None
    winner = outcome.winner()
    assert ada.table["outcome"]["winner"] == (NOBODY if winner is None else winner)  # by the dice it may be a draw


def test_each_reads_the_log_in_their_own_language(arrive: Arrive) -> None:
    ada, bo = arrive("en"), arrive("fr")
    friends(ada, bo)
    play_out([ada, bo], Random(2), 8)
    assert [n for n, _ in told(ada)] == [n for n, _ in told(bo)]
    assert not {sentence for _, sentence in told(ada)} & {sentence for _, sentence in told(bo)}


def test_against_the_computer_a_whole_game(arrive: Arrive) -> None:
    ada = arrive()
    ada.create("small-wars", **SKIRMISH)
    ada.open()
    ada.play_random(3)
    assert ada.table["outcome"]
    assert {line["seat"] for line in ada.lines} >= {0, 1}


def test_a_hint_comes_in_three_stages_and_its_best_choice_can_be_played(arrive: Arrive) -> None:
    ada = arrive()
    ada.create("small-wars", **{"computer": "recruit", "seat": "yellow"} | SKIRMISH)
    ada.open()
    ada.until(lambda table: bool(table["can"]["hint"]))
    told = []
    for stage in (1, 2, 3):
        ada.say("hint", v=ada.table["v"], stage=stage)
        told.append(ada.next("hint"))
    assert [(hint["v"], hint["stage"]) for hint in told] == [(ada.table["v"], stage) for stage in (1, 2, 3)]
    assert all(hint["sentence"] for hint in told)
    best = told[2]["candidates"][0]
    assert best["label"] == next(choice["label"] for choice in ada.table["choices"] if choice["id"] == best["id"])
    assert ada.choose(best["id"])["type"] == "ack"
    ada.say("hint", v=told[0]["v"], stage=2)
    assert ada.next("hint")["candidates"] == []  # that position is over


def test_friends_have_no_hints_unless_they_agree(arrive: Arrive) -> None:
    for form, allowed in ({}, False), ({"hints": "true"}, True):
        ada, bo, eve = arrive(), arrive(), arrive()
        friends(ada, bo, eve, **form)
        mover = next(player for player in (ada, bo) if player.table["choices"])
        assert mover.table["can"]["hint"] == allowed
        assert not eve.table["can"]["hint"]
        for player in (mover, eve):
            player.say("hint", v=player.table["v"], stage=1)
        assert bool(mover.next("hint")["sentence"]) == allowed
        assert eve.next("hint")["sentence"] == ""


def test_resuming_from_an_old_version_gets_exactly_the_missing_events(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    play_out([ada, bo], Random(4), 5)
    then, lines = ada.table, list(ada.lines)
    ada.leave()
    assert bo.choose(bo.ids()[0])["type"] == "ack"
    again = ada.open()
    assert again["since"] == then["count"]
    assert again["events"]
    assert all(event["n"] > then["count"] for event in again["events"])
    assert ada.lines[: len(lines)] == lines
    fresh = arrive()
    fresh.open(ada.match)
    assert told(fresh) == told(ada)
    for version in (-1, 10_000):  # unknown: everything
        assert ada.open(v=version)["since"] == 0
        assert told(ada) == told(fresh)


def test_a_repeated_move_is_acknowledged_again_and_played_once(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    choice = ada.ids()[0]
    first = ada.ask("choose", move_id="same", choice=choice)
    second = ada.ask("choose", move_id="same", choice=choice)
    ada.open()
    third = ada.ask("choose", v=0, move_id="same", choice=choice)
    assert first == second == third == {"type": "ack", "move_id": "same", "v": 1}
    ada.drain()
    assert (ada.table["v"], ada.table["count"]) == (1, 1)


def test_a_stale_version_is_refused_and_brought_up_to_date(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    choice = ada.ids()[0]
    ada.choose(choice)
    ada.table = {}
    ada.say("choose", v=0, move_id="late", choice=choice)
    assert ada.next("table")["v"] == 1
    refused = ada.next("refused")
    assert (refused["move_id"], refused["v"]) == ("late", 1)
    assert "moved on" in refused["sentence"]


# -- taking back


def test_r8_undo_until_something_is_rolled(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    before = ada.table
    ada.choose(ada.ids()[0])
    assert bo.ask("undo", v=ada.table["v"])["type"] == "refused"
    assert ada.ask("undo")["type"] == "ack"
    ada.drain()
    assert (ada.table["v"], ada.table["count"]) == (2, 0)
    assert (ada.table["html"], ada.ids()) == (before["html"], [choice["id"] for choice in before["choices"]])
    assert ada.lines == []
    bo.drain()
    same_table(ada, bo)


def test_r8_undo_never_crosses_a_roll(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    mover = after_a_roll(ada, bo)
    v = mover.table["v"]
    assert not mover.table["can"]["undo"]
    assert mover.ask("undo")["type"] == "refused"
    mover.drain()
    assert mover.table["v"] == v


def test_a_take_back_is_asked_for_and_agreed_to_or_not(arrive: Arrive) -> None:
    ada, bo, eve = arrive(), arrive(), arrive()
    friends(ada, bo, eve)
    mover = after_a_roll(ada, bo)
    other = bo if mover is ada else ada
    count = mover.table["count"]
    mover.say("ask_back")
    assert other.next("back_asked")["seat"] == mover.table["you"][0]
    other.say("answer_back", yes=False)
    assert not mover.next("back_answered")["yes"]
    mover.drain()
    assert mover.table["count"] == count
    eve.say("answer_back", yes=True)  # nobody asked them
    mover.say("answer_back", yes=True)
    mover.drain()
    assert mover.table["count"] == count
    mover.say("ask_back")
    other.next("back_asked")
    other.say("answer_back", yes=True)
    assert mover.next("back_answered")["yes"]
    mover.until(lambda table: table["count"] < count)
    assert mover.table["choices"]
    for player in (other, eve):
        player.drain()
    same_table(ada, bo, eve)


def test_a_computer_agrees_at_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.create("small-wars")
    ada.open()
    ada.choose(ada.ids()[0])
    ada.until(lambda table: bool(table["choices"]))
    ada.say("ask_back")
    ada.until(lambda table: table["count"] == 0)
    assert ada.table["choices"]


def test_without_take_backs_nobody_is_asked(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo, takebacks="false")
    ada.choose(ada.ids()[0])
    ada.say("ask_back")
    assert ada.next("error")["sentence"] == "There is nothing to take back."
    assert all(said["type"] != "back_asked" for said in bo.drain())


# -- the end, and after


def test_giving_up_and_a_rematch_with_the_sides_swapped(arrive: Arrive) -> None:
    ada, bo, eve = arrive(), arrive(), arrive()
    friends(ada, bo, eve)
    ada.say("rematch")
    assert "rematch" in ada.next("error")["sentence"]
    ada.choose(ada.ids()[0])
    bo.drain()
    assert bo.ask("resign")["type"] == "ack"
    bo.drain()
    assert (bo.table["acting"], bo.table["outcome"]["winner"]) == (-2, 0)
    ada.until(lambda table: table["acting"] == -2)
    assert ada.ask("choose", choice=0)["type"] == "refused"
    eve.say("rematch")
    assert eve.next("error")
    ada.say("rematch")
    addresses = {player.next("rematch")["address"] for player in (ada, bo, eve)}
    bo.say("rematch")
    addresses |= {player.next("rematch")["address"] for player in (ada, bo, eve)}
    assert len(addresses) == 1  # both asked: one game
    for player in (ada, bo, eve):
        player.open(addresses.copy().pop().rsplit("/", 1)[1])
    assert [player.table["you"] for player in (ada, bo, eve)] == [[1], [0], []]
    bo.choose(bo.ids()[0])


def test_time_can_be_claimed_only_when_it_has_run_out(server: TableServer, arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo, days="1")
    assert 86_000 < ada.table["seats"][0]["clock"] <= 86_400
    assert bo.ask("claim_time")["sentence"] == "There is still time for this move."
    age(server, ada.match, 86_400 + 5)
    for player in (ada, bo):  # the server forgets a room only when nobody is there: another one is asked
        player.leave()
    with TableServer(server.folder / "late") as late:
        for player in (ada, bo):
            player.url = late.url
        assert not ada.open()["can"]["claim_time"]
        assert ada.ask("claim_time")["type"] == "refused"  # one's own time
        assert bo.open()["can"]["claim_time"]
        assert bo.ask("claim_time")["type"] == "ack"
        bo.drain()
        assert bo.table["outcome"]["winner"] == 1
        for player in (ada, bo):
            player.leave()
            player.url = server.url


def age(server: TableServer, match: str, seconds: float) -> None:
    """Copy the database, as if everything had happened so much earlier."""
    (server.folder / "late").mkdir()
    source, copy = sqlite3.connect(server.database), sqlite3.connect(server.folder / "late" / "table.db")
    source.backup(copy)
    source.close()
    copy.execute("UPDATE matches SET created = created - ? WHERE id = ?", (seconds, match))
    copy.commit()
    copy.close()


# -- between people, and questions


def test_phrases_are_translated_and_watchers_say_nothing(arrive: Arrive) -> None:
    ada, bo, eve = arrive("en"), arrive("fr"), arrive()
    friends(ada, bo, eve)
    ada.say("phrase", number=2)
    assert (ada.next("said")["sentence"], bo.next("said")["sentence"]) == ("Well played!", "Bien joué\u00a0!")
    eve.say("phrase", number=0)
    ada.say("phrase", number=99)
    for player in (eve, ada, bo):
        heard = [said["sentence"] for said in player.drain() if said["type"] == "said"]
        assert heard == (["Well played!"] if player is eve else [])


def test_questions_are_answered_and_change_nothing(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    figure = ada.table["choices"][0]["marks"][0]
    ada.say("why", touched=[figure, "cell-a3"])
    answer = ada.next("why")
    assert (answer["touched"], answer["rule"][:3]) == ([figure, "cell-a3"], "SW-")
    assert answer["sentence"].startswith("Not allowed: ")
    for player, allowed in ((ada, True), (bo, False)):
        player.say("measure", v=0, choice=ada.ids()[0])
        assert player.next("measure")["allowed"] == allowed
    start = ada.table["html"]
    ada.choose(ada.ids()[0])
    ada.say("look", at=0)
    assert ada.next("look")["html"] == start
    ada.say("look", at=99)
    assert ada.next("error")["sentence"] == "There is no position 99 to look at."
    ada.drain()
    assert ada.table["v"] == 1


def test_presence_is_told(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    bo.leave()
    assert ada.next("presence")["here"] == [True, False]
    bo.open()
    assert ada.next("presence")["here"] == [True, True]


# -- learning


def test_the_lesson_is_played_to_its_end(arrive: Arrive) -> None:
    ada = arrive()
    ada.follow(ada.http.post("/games/small-wars/learn"))
    ada.open()
    steps = ada.table["lesson"]["steps"]
    for step in range(1, steps + 1):
        assert (ada.table["lesson"]["step"], ada.table["lesson"]["done"]) == (step, False)
        if ada.table["lesson"]["reading"]:
            assert ada.table["choices"] == []
            answer = ada.ask("choose", choice=GO_ON)
        else:
            answer = ada.ask("choose", choice=ada.ids()[0])
        assert answer["type"] == "ack", answer
        ada.drain()
    assert ada.table["lesson"]["done"]
    ada.say("why", touched=["figure-0"])
    assert ada.next("why")["sentence"] == ""
    assert ada.ask("undo")["type"] == ada.ask("resign")["type"] == "refused"


def test_every_tenth_example_opens_at_the_table(arrive: Arrive) -> None:
    ada = arrive()
    for example in shipped_examples(GAME)[::10]:
        ada.follow(ada.http.post("/games/small-wars/try", data={"example": example.id, "case": "0"}))
        assert ada.open(ada.match)["you"] == [0, 1]
        assert ada.table["html"].startswith("<svg")


# -- closing


def test_a_match_that_is_not_there_is_said_so(arrive: Arrive) -> None:
    ada = arrive("fr")
    socket = ada.connect("nothing")
    socket.send('{"type": "hello"}')
    assert closed(socket) == 4001
    assert socket.protocol.close_rcvd is not None
    assert socket.protocol.close_rcvd.reason.startswith("Cette partie n")


def test_a_page_that_says_nothing_is_closed_after_five_seconds(arrive: Arrive) -> None:
    ada = arrive()
    ada.create("small-wars")
    socket = ada.connect()
    began = time.monotonic()
    assert closed(socket) == 4000
    assert 4 < time.monotonic() - began < 9
