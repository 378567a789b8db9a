"""All a player may know."""

from random import Random

from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.game import Game
from littlewars.kernel.prompt import SubsetPrompt
from littlewars.kernel.sight import Sight
from tests.kernel.tiny.auction import AuctionGame
from tests.kernel.tiny.follow import FollowGame

AUCTION: Game = AuctionGame()
FOLLOW: Game = FollowGame()
REROLL = "dice: 0 1 2\ncoins: 2 2\nred: 0 0 0\nblue: 0 0 0\nnext: Reroll(seat=red)"


def test_only_the_seat_that_chooses_has_choices() -> None:
    state = AUCTION.start(AUCTION.setup({}))
    assert Sight(AUCTION, state, 0).legal() == [0, 1, 2, 3, 4, 5]
    assert Sight(AUCTION, state, 1).legal() == []
    assert [Sight(AUCTION, state, seat).asked() for seat in (0, 1, NATURE, NOBODY)] == [True, False, False, False]


def test_only_the_seat_that_chooses_hears_the_question() -> None:
    state = FOLLOW.parse(REROLL, FOLLOW.setup({}))
    state.settle()
    assert isinstance(Sight(FOLLOW, state, 0).prompt(), SubsetPrompt)
    assert Sight(FOLLOW, state, 1).prompt() is None


def test_whoever_watches_is_never_asked_even_when_the_game_is_over() -> None:
    state = FOLLOW.parse(REROLL, FOLLOW.setup({}))
    state.settle()
    state.apply(0)
    assert state.actor == NOBODY
    watching = Sight(FOLLOW, state, NOBODY)
    assert (watching.asked(), watching.legal(), watching.prompt()) == (False, [], None)


def test_a_sight_shows_the_view_and_imagines_the_rest() -> None:
    state = AUCTION.start(AUCTION.setup({}))
    state.apply(4)
    sight = Sight(AUCTION, state, 1)
    assert sight.view() == AUCTION.view(state, 1)
    rng = Random(2)
    imagined = [sight.imagine(rng) for _ in range(40)]
    assert all(AUCTION.view(twin, 1) == sight.view() for twin in imagined)
    assert len({AUCTION.facts(twin)["bids.0"] for twin in imagined}) > 1
