"""Races, kills and stops: nothing acknowledged is lost, nothing is played twice."""

import json
import os
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from littlewars.kernel.agenda import NATURE
from tests.table.conftest import Arrive
from tests.table.desk import SKIRMISH, Player, TableServer, closed, friends, wait_for

pytestmark = pytest.mark.processes

RACES = [("connect-four", 450), ("small-wars", 50)]  # the second has dice
KILLS = 10


@pytest.mark.parametrize(("game", "races"), RACES)
def test_f6_of_two_tabs_that_act_at_once_exactly_one_is_heard(arrive: Arrive, game: str, races: int) -> None:
    """F6: 500 races of the same seat in two connections; each makes the version grow by one choice and its dice."""
    raced = 0
    while raced < races:
        tabs = arrive(), arrive()
        tabs[0].create(game, **{"with": "hotseat"}, **SKIRMISH if game == "small-wars" else {})
        tabs[1].http.cookies = tabs[0].http.cookies
        for tab in tabs:
            tab.open(tabs[0].match)
        while tabs[0].table["choices"] and raced < races:
            race(tabs, raced)
            raced += 1
        for tab in tabs:
            tab.leave()


def race(tabs: tuple[Player, Player], seed: int) -> None:
    before = tabs[0].table
    assert tabs[1].table["v"] == before["v"]
    rng = Random(seed)
    for tab in tabs:
        tab.say("choose", v=before["v"], move_id=uuid4().hex, choice=rng.choice(tab.ids()))
    answers = [tab.next("ack", "refused") for tab in tabs]
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"], answers
    for tab in tabs:
        tab.catch_up(before["v"] + 1)
    rolled = {line["n"] for line in tabs[0].lines if line["n"] > before["count"] and line["seat"] == NATURE}
    made = tabs[0].table["count"] - before["count"]
    assert tabs[0].table["v"] - before["v"] == made == 1 + len(rolled)
    assert (tabs[1].table["v"], tabs[1].table["html"]) == (tabs[0].table["v"], tabs[0].table["html"])


def test_f6_threads_that_send_at_the_same_instant(arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    friends(ada, bo)
    tabs = [arrive() for _ in range(8)]
    for tab in tabs:
        tab.http.cookies = ada.http.cookies
        tab.open(ada.match)
    start, choice, answers = Barrier(len(tabs)), ada.ids()[0], []

    def act(tab: Player) -> None:
        start.wait()
        answers.append(tab.ask("choose", v=0, choice=choice)["type"])

    threads = [Thread(target=act, args=[tab]) for tab in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == ["ack"] + ["refused"] * 7
    ada.drain()
    assert ada.table["count"] == 1


def test_f1_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """F1: killed ten times in mid-game, often between a choice and its answer, and while a computer thinks.

    Two people resume, and nothing is lost or played twice; the computer makes one move after each restart.
    """
    with TableServer(tmp_path) as server, ExitStack() as everybody:
        ada, bo, solo = (everybody.enter_context(Player(server.url)) for _ in range(3))
        friends(ada, bo)
        solo.create("connect-four")
        solo.open()
        rng = Random(9)
        acknowledged: dict[str, int] = {}
        for kill in range(KILLS):
            for _ in range(rng.randint(0, 3)):
                step(ada, bo, rng, acknowledged)
            assert solo.ask("choose", choice=solo.ids()[0])["type"] == "ack"  # a computer thinks now
            mover = ada if ada.table["choices"] else bo
            known, move = mover.table["v"], {"v": mover.table["v"], "move_id": uuid4().hex, "choice": mover.ids()[0]}
            mover.say("choose", **move)
            time.sleep(rng.choice([0.0, 0.002, 0.01]))
            server.restart()
            for player in (ada, bo, solo):
                player.socket = None
                player.open()
            mover.say("choose", **move)  # not acknowledged: sent again
            assert mover.next("ack") == {"type": "ack", "move_id": move["move_id"], "v": known + 1}
            acknowledged[move["move_id"]] = known + 1
            for player in (ada, bo):
                player.catch_up(known + 1)
                player.drain()
            assert ada.table["v"] == bo.table["v"]
            assert ada.table["html"] == bo.table["html"]
            assert [line["sentence"] for line in ada.lines] == [line["sentence"] for line in bo.lines]
            solo.until(lambda table: bool(table["choices"]) or table["outcome"] is not None)
            solo.drain()
            if solo.table["outcome"]:
                solo.create("connect-four")
                solo.open(solo.match)
            else:
                assert solo.table["v"] % 2 == 0, kill  # one move of each
        for move_id, version in acknowledged.items():
            assert ada.ask("choose", v=0, move_id=move_id, choice=0) == {
                "type": "ack",
                "move_id": move_id,
                "v": version,
            }
        assert len(set(acknowledged.values())) == len(acknowledged)


def step(ada: Player, bo: Player, rng: Random, acknowledged: dict[str, int]) -> None:
    """Let whoever must choose do so, and both see it."""
    mover = ada if ada.table["choices"] else bo
    answer = mover.choose(rng.choice(mover.ids()))
    assert answer["type"] == "ack"
    acknowledged[answer["move_id"]] = answer["v"]
    for player in (ada, bo):
        player.catch_up(mover.table["v"])


def test_a_killed_server_leaves_no_thinking_process_behind(tmp_path: Path) -> None:
    with TableServer(tmp_path) as server, Player(server.url) as ada:
        ada.create("connect-four")
        ada.open()
        ada.ask("choose", choice=ada.ids()[0])
        ada.until(lambda table: bool(table["choices"]))
        workers = children(server.pid)
        assert workers
        server.kill()
        wait_for(lambda: not any(alive(worker) for worker in workers))


def children(pid: int) -> set[int]:
    """List the processes a process started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return {int(child) for child in text.split()}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]


def test_a_server_that_is_told_to_stop_stops_within_three_seconds(tmp_path: Path) -> None:
    """With 20 open pages and a thinking computer: exit code 0, pages are told, no process is left behind."""
    with TableServer(tmp_path) as server, ExitStack() as everybody:
        pages = [everybody.enter_context(Player(server.url)) for _ in range(20)]
        pages[0].create("small-wars", **{"with": "watch"})
        for page in pages:
            page.open(pages[0].match)
        wait_for(lambda: children(server.pid))
        workers = children(server.pid)
        code, seconds = server.stop()
        assert code == 0
        assert seconds < 3
        for page in pages:
            assert page.socket is not None
            assert closed(page.socket) in (1001, 1012)
        assert json.loads(server.log()[-1])["what"] == "stop"
        wait_for(lambda: not any(alive(worker) for worker in workers))
        server.start()
        count = max(page.table["count"] for page in pages)
        assert pages[1].open()["count"] >= count


def test_a_stopped_server_takes_nothing_more(tmp_path: Path) -> None:
    with TableServer(tmp_path) as server, Player(server.url) as ada:
        ada.create("small-wars")
        ada.open()
        server.stop()
        with pytest.raises(ConnectionClosed):
            ada.ask("choose", choice=ada.ids()[0])
        with pytest.raises(OSError, match="refused"):
            ada.connect()
