"""A sealed auction for two, three or four seats."""

from random import Random

import pytest

from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from tests.kernel.tiny.auction import BID, NO_BID, SOLD, AuctionGame

GAME: Game = AuctionGame()


def bid(match: Match, *bids: int) -> None:
    for seat, amount in enumerate(bids):
        match.choose(seat, amount)


def test_a_bid_is_hidden_until_everybody_has_bid() -> None:
    match = Match(GAME, GAME.setup({}))
    match.choose(0, 4)
    assert GAME.view(match.state, 0)["bid"] == 4
    assert GAME.view(match.state, 1)["bid"] == NO_BID
    assert GAME.view(match.state, 1)["committed"] == [True, False, False]
    assert 4 not in GAME.view(match.state, NOBODY).values()
    assert {GAME.facts(GAME.imagine(match.state, 1, Random(seed)))["bids.0"] for seed in range(60)} == set(range(6))


def test_the_highest_bid_buys_the_lot() -> None:
    match = Match(GAME, GAME.setup({}))
    bid(match, 1, 3, 2)
    assert match.events[-1][1:] == [(BID, 0, 1), (BID, 1, 3), (BID, 2, 2), (SOLD, 1, 1)]
    assert GAME.view(match.state, NOBODY)["coins"] == [5, 2, 5]
    assert GAME.view(match.state, NOBODY)["points"] == [0, 1, 0]


def test_equal_bids_strike_each_other_out() -> None:
    match = Match(GAME, GAME.setup({}))
    bid(match, 3, 3, 1)
    assert GAME.view(match.state, NOBODY)["points"] == [0, 0, 1]


def test_a_lot_all_bid_the_same_for_is_not_sold() -> None:
    match = Match(GAME, GAME.setup({"players": 2}))
    bid(match, 3, 3)
    assert GAME.view(match.state, NOBODY)["coins"] == [5, 5]


def test_four_seats_are_ranked_with_ties() -> None:
    match = Match(GAME, GAME.setup({"players": 4}))
    bid(match, 1, 1, 0, 0)
    bid(match, 2, 0, 0, 0)
    bid(match, 0, 0, 1, 3)
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.ranking == [[3], [0], [1, 2]]
    assert [outcome.reward(seat) for seat in range(4)] == [1, -2, -2, 3]


def test_nobody_bids_more_than_they_have() -> None:
    state = GAME.start(GAME.setup({"coins": 7}))
    assert state.legal() == list(range(8))
    refusal = state.refusal(8)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.arguments) == ("AU-02", {"coins": 7})


@pytest.mark.parametrize("given", [{"players": 5}, {"players": "2"}, {"coins": 0}])
def test_options_out_of_bounds_make_no_game(given: dict[str, int | str]) -> None:
    with pytest.raises(SetupError):
        GAME.setup(dict(given))
