"""What is hidden stays hidden: games with secrets, at the table (K1)."""

import json
from random import Random
from typing import Any

import pytest

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, Seat, SeatStep, State, Step
from littlewars.kernel.chance import below
from littlewars.kernel.dealer import ScriptedDealer
from littlewars.kernel.errors import SetupError
from littlewars.kernel.events import HIDDEN, HIT, EventKind
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from littlewars.table.envelope import Viewer
from littlewars.table.live import LiveMatch
from littlewars.table.questions import look, why
from littlewars.table.store import SeatRow
from tests.kernel.tiny.auction import AuctionGame
from tests.kernel.tiny.base import TinyGame, TinyState
from tests.kernel.tiny.counter import CounterGame
from tests.table.lives import a_live, admit, seen, worded


def bid(live: LiveMatch, *bids: int) -> None:
    for one in bids:
        admit(live, live.choose(live.acting(), one, None, 0.0))


def an_auction(*bids: int, way: str = "friend", curtain: bool = False) -> LiveMatch:
    rows = [SeatRow(seat, "person", bytes([seat + 1]) * 32, "") for seat in range(3)]
    live = a_live(worded(Auction()), seats=rows, way=way, curtain=curtain)
    bid(live, *bids)
    return live


class Telling(TinyGame):
    """Tells its events and draws its view, so that a leak would be seen."""

    def sentence(self, state: Any, event: Event, seat: Seat) -> Message | None:
        return Message("plain", text=f"{self.kinds()[event[0]].name} {list(event[1:])}")

    def draw(self, view: Any, events: Any, say: Any) -> str:
        return f"<svg>{view} {list(events)}</svg>"

    def shown(self, event: Event) -> list[str]:
        return [f"bid-{number}" for number in event]


class Auction(Telling, AuctionGame):
    """The auction."""


class Cards(Telling, CounterGame):
    """The card game."""


def everything(live: LiveMatch, *seats: Seat) -> str:
    """Return all that a viewer can get, as one text."""
    viewer = Viewer(list(seats), "en")
    count = len(live.match.choices)
    asked = [look(live, viewer, at) for at in range(count + 1)] + [why(live, viewer, ["bid-3"])]
    return json.dumps([[seen(live, *seats, since=since) for since in range(count + 1)], asked])


def test_k1_a_watcher_and_the_other_seats_get_the_same_bytes_whatever_is_hidden() -> None:
    """K1: three sealed bids differ; nobody who may not know them is sent a different byte."""
    for bids, twin in (((1,), (4,)), ((1, 0), (4, 5))):
        one, other = an_auction(*bids), an_auction(*twin)
        assert everything(one) == everything(other)
        assert everything(one, 2) == everything(other, 2)
        assert everything(one, 0) != everything(other, 0)  # the control: its own bid is shown


def test_k1_a_revealed_bid_is_told() -> None:
    live = an_auction(1, 0, 3)
    sentences = [event["sentence"] for event in seen(live)["events"]]
    assert "bid [2, 3]" in sentences
    assert f"committed [2, {HIDDEN}]" in sentences


def test_k1_counted_cards_are_hidden_too() -> None:
    """K1: red's hand is dealt again; watchers, and blue with the same hand, get the same bytes."""
    texts: dict[Seat, set[str]] = {NOBODY: set(), 0: set(), 1: set()}
    for red in ([2, 2, 2], [3, 2, 1], [1, 1, 1]):
        blue_first = [card for pair in zip([1, 1, 2], red, strict=True) for card in pair]
        live = a_live(worded(Cards()), dealer=ScriptedDealer(blue_first))
        for eye, found in texts.items():
            found.add(everything(live, *([eye] if eye >= 0 else [])))
    assert [len(found) for found in texts.values()] == [1, 3, 1]


def test_a_curtain_falls_before_the_next_hand_is_shown() -> None:
    live = an_auction(2, way="hotseat", curtain=True)
    covered = seen(live, 0, 1, 2, uncovered=0)
    assert covered["curtain"]["seat"] == 1
    assert covered["curtain"]["sentence"]
    assert (covered["choices"], covered["prompt"]) == ([], None)
    assert covered["html"] == seen(live)["html"]
    assert [event["sentence"] for event in covered["events"]] == [f"committed [0, {HIDDEN}]"]
    with pytest.raises(SetupError):
        look(live, Viewer([0, 1, 2], "en", 0), 1)
    uncovered = seen(live, 0, 1, 2, uncovered=1)
    assert uncovered["curtain"] is None
    assert len(uncovered["choices"]) == 6
    assert uncovered["html"] != covered["html"] or live.game.view(live.state, 1) == live.game.view(live.state, NOBODY)


def test_without_a_curtain_the_screen_is_everybodys() -> None:
    live = an_auction(2, way="hotseat", curtain=False)
    assert seen(live, 0, 1, 2)["curtain"] is None
    assert seen(live, 0, 1, 2)["choices"]


class Mine(TinyState):
    """A mine of hidden strength; whoever digs may be hurt."""

    def __init__(self, agenda: list[Step], actor: Seat, strength: list[int]) -> None:
        super().__init__(agenda, actor)
        self.strength = strength

    def rows(self) -> dict[str, list[int]]:
        return {"strength": self.strength}

    def clone(self) -> "Mine":
        return Mine(self.agenda[:], self.actor, self.strength[:])

    def outcome(self) -> Outcome | None:
        return None


class Dig(SeatStep):
    """MI-01: dig, and the mine may go off."""

    def take(self, mine: Mine, choice: Choice) -> None:
        mine.then(Bang(), Dig(self.seat))


class Bang(Step):
    """MI-02: the stronger the mine, the likelier it hurts."""

    def actor(self, mine: Mine) -> Seat:
        return NATURE

    def legal(self, mine: Mine) -> list[Choice]:
        return [0, 1]

    def weights(self, mine: Mine) -> list[int]:
        return [10 - mine.strength[0], mine.strength[0]]

    def take(self, mine: Mine, choice: Choice) -> None:
        if choice:
            mine.tell(0, 0)


class MineGame(TinyGame):
    """The mine, which the second seat laid."""

    def __init__(self) -> None:
        super().__init__("mine", [Dig, Bang])

    def begin(self, setup: Setup) -> Mine:
        return Mine([Dig(0)], NOBODY, [5])

    def spell(self, mine: Mine, choice: Choice) -> str:
        return "dig"

    def view(self, mine: Mine, seat: Seat) -> dict[str, Any]:
        return {"strength": mine.strength[:] if seat == 1 else []}

    def imagine(self, mine: Mine, seat: Seat, rng: Random) -> State:
        twin = mine.clone()
        if seat != 1:
            twin.strength[0] = 1 + below(rng, 9)
        return twin

    def kinds(self) -> list[EventKind]:
        return [EventKind("hurt", ("seat",), HIT)]

    def sentence(self, state: Any, event: Event, seat: Seat) -> Message | None:
        return Message("plain", text="It hurts.")


def test_k1_odds_know_no_more_than_the_seat() -> None:
    """K1: the odds of digging are those of an imagined mine, whatever the true one is."""
    game = worded(MineGame())
    told = []
    for strength in (1, 9):
        live = a_live(game, f"strength: {strength}\nnext: Dig(seat=red)")
        told.append(seen(live, 0)["choices"][0]["odds"])
    assert told[0] == told[1]
    assert told[0][0][0] == "It hurts."
