"""Hints at the table: whom they are for, what each stage tells, and that they are thought of once."""

import asyncio
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.small_wars import GAME
from littlewars.kernel.agenda import NATURE, Seat
from littlewars.kernel.sight import Sight
from littlewars.rulebook.lessons import read_lesson
from littlewars.table import messages
from littlewars.table.computers import Computers, position_of
from littlewars.table.envelope import Viewer
from littlewars.table.hints import Hint, Hints, beginning, hint_of, nudge_of, ponder, tell, touches
from littlewars.table.hub import Hub
from littlewars.table.journal import Journal
from littlewars.table.live import LiveMatch
from littlewars.table.orders import read_form
from littlewars.table.page import Page
from littlewars.table.store import SeatRow, Store
from littlewars.table.terms import Terms
from tests.table.lives import RED, a_live, play, seen
from tests.table.test_live import DUEL

Said = dict[str, Any]
ME = b"\x05" * 32


class Counting(Computers):
    """Computers that think in this process, and count how often; others may do something meanwhile."""

    def __init__(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        super().__init__(1)
        self.asked = 0
        self.meanwhile = meanwhile

    async def run(self, task: Callable[..., Any], *arguments: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        self.meanwhile()
        return task(*arguments)


def asked(live: LiveMatch, computers: Computers, *stages: int, seat: Seat = 0, language: str = "en") -> list[Said]:
    """Ask for stages all at once; return what the page is sent."""
    hints, viewer = Hints(computers), Viewer([seat], language)

    async def ask() -> list[Said]:
        return await asyncio.gather(*[hints.answer(live, viewer, live.version, stage) for stage in stages])

    told: list[Said] = json.loads(json.dumps(asyncio.run(ask())))
    return told


# -- the nudge


ROOMS = [["jeep", "a1"], ["jeep", "b1"], ["tank", "a1"], ["tank", "b1"], []]


@pytest.mark.parametrize(
    ("ways", "good", "told"),
    [
        (ROOMS, [["tank", "b1"]], ("hint-look", ["tank"])),
        (ROOMS[:2], [["jeep", "b1"]], ("hint-stands-out", [])),  # what they share says nothing, the rest all
        ([*ROOMS[:2], ["jeep", "b1", "x"]], [["jeep", "b1", "x"]], ("hint-look", ["b1"])),
        ([["a"], ["b"], ["c"]], [["b"]], ("hint-stands-out", [])),
        ([["a"], ["b"], ["c"]], [["b"], ["c"]], ("hint-several-shown", ["b", "c"])),
        ([["a"], ["b"], []], [["b"], []], ("hint-several", [])),
        ([["a"], ["b"], []], [[], ["b"]], ("hint-several", [])),
        ([["a"], ["b"]], [["b"], ["a"]], ("hint-even", [])),
        (ROOMS, [], ("hint-even", [])),
        ([["a"]], [["a"]], ("hint-only", [])),
    ],
)
def test_a_nudge_points_without_giving_the_choice_away(
    ways: list[list[str]], good: list[list[str]], told: tuple[str, list[str]]
) -> None:
    assert nudge_of(ways, good) == told


def test_a_beginning_never_leads_to_one_choice_only() -> None:
    for best in ROOMS:
        begins = beginning(best, ROOMS)
        assert not begins or sum(way[: len(begins)] == begins for way in ROOMS) > 1


def test_on_the_plane_a_nudge_points_at_the_piece_and_not_at_the_point() -> None:
    live = a_live(PETITS_SOLDATS)
    while live.state.prompt().__class__.__name__ != "PointPrompt":
        play(live, live.game.spell(live.state, live.state.legal()[0]))
    sight = Sight(live.game, live.state, live.acting())
    for marks in touches(sight, sight.legal()):
        assert len(marks) <= 1
    hint = hint_of(sight)
    assert hint.candidates


# -- the stages


def test_three_stages_tell_more_and_more_and_are_thought_of_once() -> None:
    live, computers = a_live(GAME, DUEL, hints=True), Counting()
    first, second, third, again = asked(live, computers, 1, 2, 3, 1)
    assert computers.asked == 1
    assert first == again
    assert [told["stage"] for told in (first, second, third)] == [1, 2, 3]
    assert {told["v"] for told in (first, second, third)} == {live.version}
    assert (first["candidates"], first["line"], second["line"]) == ([], [], [])
    assert first["sentence"]
    assert second["candidates"] == third["candidates"] != []
    assert second["marks"] == third["marks"] == []
    labels = {choice["id"]: choice["label"] for choice in seen(live, 0)["choices"]}
    for candidate in second["candidates"]:
        assert labels[candidate["id"]] == candidate["label"]
        assert 0 <= candidate["chance"] <= 1000
    assert third["line"][0] == {"seat": 0, "sentence": second["candidates"][0]["label"]}


def test_a_hint_speaks_the_language_of_the_page() -> None:
    live = a_live(GAME, DUEL, hints=True)
    (english,), (french,) = asked(live, Counting(), 3), asked(live, Counting(), 3, language="fr")
    assert english["sentence"] != french["sentence"]
    assert [one["id"] for one in english["candidates"]] == [one["id"] for one in french["candidates"]]
    assert english["candidates"][0]["label"] != french["candidates"][0]["label"]
    assert english["line"][0]["sentence"] != french["line"][0]["sentence"]


def test_what_nothing_can_be_said_about_is_told_too() -> None:
    live = a_live(GAME, DUEL, hints=True)
    empty = Hint("hint-even", [], [], {"en": [], "fr": []})
    told = [tell(live, "en", empty, stage)["sentence"] for stage in (1, 2, 3)]
    assert told[0] == told[1] == "Nothing stands out: the choices are about as good."
    assert told[2] == "What follows cannot be foreseen from here."


def test_a_worker_finds_the_same_hint() -> None:
    live = a_live(GAME, DUEL, hints=True)
    assert ponder(*position_of(live), 0) == hint_of(Sight(GAME, live.state, 0))


# -- for whom


def nothing(told: Said) -> bool:
    return not any([told["sentence"], told["marks"], told["candidates"], told["line"]])


def test_only_whoever_must_choose_gets_one() -> None:
    live, computers = a_live(GAME, DUEL, hints=True), Counting()
    assert live.acting() == 0
    assert nothing(asked(live, computers, 2, seat=1)[0])
    assert [seen(live, *seats)["can"]["hint"] for seats in ([0], [1], [])] == [True, False, False]
    assert computers.asked == 0


def test_no_hints_where_the_table_says_so() -> None:
    live, computers = a_live(GAME, DUEL, hints=False), Counting()
    assert not seen(live, 0)["can"]["hint"]
    assert nothing(asked(live, computers, 1)[0])
    assert computers.asked == 0


def test_no_hints_in_a_lesson() -> None:
    lesson = read_lesson(GAME)
    assert lesson is not None
    live = a_live(GAME, lesson.position, lesson.setup, way="lesson")
    assert not seen(live, lesson.seat)["can"]["hint"]


def test_no_hints_about_dice_that_a_person_types() -> None:
    live = a_live(GAME, DUEL)
    live.terms = Terms(way="hotseat", dealer="human")
    while live.acting() != NATURE:
        choices = seen(live, 0, 1)["choices"]
        fights = [choice["text"] for choice in choices if choice["odds"]]
        play(live, fights[0] if fights else choices[0]["text"])
    shown = seen(live, 0, 1)
    assert shown["choices"]
    assert not shown["can"]["hint"]


def test_no_hints_while_a_shared_screen_changes_hands() -> None:
    live = a_live(GAME, DUEL, way="hotseat", curtain=True)
    assert not seen(live, 0, 1)["can"]["hint"]
    assert seen(live, 0, 1, uncovered=0)["can"]["hint"]


def test_a_hint_for_a_position_that_has_changed_is_not_told() -> None:
    live = a_live(GAME, DUEL, hints=True)
    first = seen(live, 0)["choices"][0]["text"]

    def go_on() -> None:
        play(live, first)

    computers = Counting(go_on)
    assert nothing(asked(live, computers, 2)[0])
    assert computers.asked == 1


def test_a_stale_question_is_not_thought_about() -> None:
    live, computers = a_live(GAME, DUEL, hints=True), Counting()
    told = asyncio.run(Hints(computers).answer(live, Viewer([0], "en"), live.version + 1, 1))
    assert nothing(told)
    assert computers.asked == 0


# -- in the form


@pytest.mark.parametrize(
    ("form", "hints"),
    [
        ({}, True),
        ({"with": "hotseat"}, True),
        ({"with": "friend"}, False),
        ({"with": "friend", "hints": "true"}, True),
        ({"hints": "false"}, False),
    ],
)
def test_friends_agree_on_hints_others_have_them(form: dict[str, str], hints: bool) -> None:
    assert read_form(GAME, form, ME).terms.hints == hints


def test_matches_stored_before_there_were_hints_have_them() -> None:
    assert a_live(GAME, DUEL).terms.hints


# -- in a room


class Broken(Computers):
    """Computers that cannot think."""

    async def run(self, task: Callable[..., Any], *arguments: Any) -> Any:
        raise ValueError("no idea")


@pytest.mark.parametrize("computers", [Counting(), Broken()])
def test_a_room_answers_meanwhile_and_says_when_no_hint_comes(tmp_path: Path, computers: Computers) -> None:
    notes = StringIO()
    hub = Hub(Store(str(tmp_path / "db")), [GAME], journal=Journal(notes))
    hub.computers = computers

    async def meet() -> list[Said]:
        room = await hub.room(await hub.create(read_form(GAME, {"with": "hotseat"}, ME)))
        assert room is not None
        page = Page(Viewer([0, 1], "en"))
        room.enter(page, -1)
        await room.handle(page, messages.Hint(room.live.version, 1))
        await room.handle(page, messages.Ping(7))
        while room.advising:
            await asyncio.sleep(0.01)
        return [json.loads(page.outgoing.get_nowait()) for _ in range(page.outgoing.qsize())]

    try:
        heard = [told for told in asyncio.run(meet()) if told["type"] in ("hint", "pong", "error")]
    finally:
        hub.close()
    assert heard[0]["type"] == "pong"
    if isinstance(computers, Broken):
        assert heard[1] == {"type": "error", "sentence": "No hint could be found. Ask again in a moment."}
        assert "no idea" in notes.getvalue()
    else:
        assert heard[1]["type"] == "hint"
        assert heard[1]["sentence"]


def test_nobody_is_advised_about_a_computers_choice() -> None:
    seats = [SeatRow(0, "computer", b"", "sergeant"), SeatRow(1, "person", RED, "")]
    live = a_live(GAME, DUEL, seats=seats, hints=True)
    assert live.acting() == 0
    assert not seen(live, 1)["can"]["hint"]
