"""The one door that checks."""

import pytest

from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.dealer import ScriptedDealer
from littlewars.kernel.errors import ChoiceError, GameOver, IllegalChoice, NotationError, NotYourTurn
from littlewars.kernel.events import HIDDEN
from littlewars.kernel.game import Game
from littlewars.kernel.match import LEGAL_SHOWN, Match
from littlewars.kernel.words import Message
from tests.kernel.tiny.auction import AuctionGame
from tests.kernel.tiny.counter import COUNTER, CounterGame
from tests.kernel.tiny.follow import FollowGame
from tests.kernel.tiny.plane import PlaneGame, number

AUCTION: Game = AuctionGame()
FOLLOW: Game = FollowGame()


def auction(players: int = 2) -> Match:
    return Match(AUCTION, AUCTION.setup({"players": players}))


def test_a_match_keeps_choices_actors_and_events() -> None:
    match = auction()
    match.choose(0, 3)
    match.choose(1, 2)
    assert (match.choices, match.actors) == ([3, 2], [0, 1])
    assert [len(events) for events in match.events] == [0, 1, 4]  # before the first choice, then after each


def test_a_match_may_start_from_a_position() -> None:
    match = Match(
        FOLLOW, FOLLOW.setup({}), "dice: 0 1 2\ncoins: 2 2\nred: 0 0 0\nblue: 0 0 0\nnext: TakeDie(seat=blue)"
    )
    assert match.state.actor == 1


def test_a_position_that_cannot_be_read_starts_nothing() -> None:
    with pytest.raises(NotationError):
        Match(FOLLOW, FOLLOW.setup({}), "dice: many")


@pytest.mark.parametrize("seat", [0, 2, NATURE, NOBODY, 9, -7])
def test_whoever_is_not_asked_is_refused(seat: int) -> None:
    match = auction(players=3)
    match.choose(0, 0)
    with pytest.raises(NotYourTurn) as error:
        match.choose(seat, 0)
    assert error.value.message == Message("choice-not-your-turn", seat=match.name(seat), actor=Message("seat-blue"))
    assert match.choices == [0]


def test_seats_have_names() -> None:
    match = auction(players=2)
    named = {0: "red", 1: "blue", 2: "nobody", NATURE: "nature", NOBODY: "nobody", -3: "nobody"}
    assert {seat: match.name(seat).key for seat in named} == {seat: f"seat-{name}" for seat, name in named.items()}


def test_a_refusal_names_choice_rule_reason_and_what_would_do() -> None:
    match = auction()
    with pytest.raises(IllegalChoice) as error:
        match.choose(0, 6)
    assert error.value.refusal.rule == "AU-02"
    assert error.value.message == Message(
        "choice-refused",
        choice="bid 6",
        rule="AU-02",
        reason=Message("refused-purse", coins=5),
        legal="bid 0, bid 1, bid 2, bid 3, bid 4, bid 5",
    )


def test_a_refusal_without_a_rule_says_so() -> None:
    with pytest.raises(IllegalChoice) as error:
        Match(FOLLOW, FOLLOW.setup({})).choose(NATURE, 3)
    assert error.value.message.arguments["rule"] == "-"


def test_a_long_list_of_legal_choices_is_cut() -> None:
    match = Match(AUCTION, AUCTION.setup({"coins": 99}))
    with pytest.raises(IllegalChoice) as error:
        match.choose(0, -1)
    listed = str(error.value.message.arguments["legal"]).split(", ")
    assert (len(listed), listed[-1]) == (LEGAL_SHOWN + 1, "…")


def test_a_refused_choice_changes_nothing() -> None:
    match = auction()
    before = match.state.key()
    for seat, choice in [(0, 6), (0, -1), (1, 2)]:
        with pytest.raises(ChoiceError):
            match.choose(seat, choice)
    assert (match.state.key(), match.choices, len(match.events)) == (before, [], 1)


def test_an_unlisted_choice_is_played_when_it_is_allowed() -> None:
    game: Game = PlaneGame()
    match = Match(game, game.setup({}))
    assert number(711, 502) not in match.state.legal()
    match.choose(0, number(711, 502))
    assert match.choices == [number(711, 502)]


def test_nobody_chooses_when_the_game_is_over() -> None:
    match = auction()
    for _ in range(3):
        match.choose(0, 0)
        match.choose(1, 0)
    for seat in (0, NATURE, NOBODY):
        with pytest.raises(GameOver) as error:
            match.choose(seat, 0)
        assert error.value.message == Message("choice-game-over")


def test_rewinding_plays_the_choices_again() -> None:
    match = auction()
    keys, events = [match.state.key()], []
    for seat, bid in [(0, 3), (1, 2), (0, 1), (1, 3)]:
        match.choose(seat, bid)
        keys.append(match.state.key())
    for count in (3, 2, 2, 0):
        events = match.events[: count + 1]
        match.rewind(count)
        assert (match.state.key(), len(match.choices), len(match.actors)) == (keys[count], count, count)
        assert match.events == events
    match.choose(0, 5)  # and the match goes on from there
    assert match.choices == [5]


def test_rewinding_leads_back_to_a_given_position() -> None:
    position = "coins: 1 1\npoints: 0 0\nbids: -1 -1\nlot: 3\nnext: Bid(seat=blue)"
    match = Match(AUCTION, AUCTION.setup({"players": 2}), position)
    match.choose(1, 1)
    match.rewind(0)
    assert AUCTION.write(match.state) == position


def test_a_seat_may_take_back_its_last_choice() -> None:
    match = auction(players=3)
    assert match.undo_point(0) is None  # nothing chosen yet
    match.choose(0, 3)
    assert match.undo_point(0) == 0
    assert match.undo_point(1) is None
    match.rewind(0)
    assert match.state.actor == 0


def test_no_undo_past_another_seats_choice() -> None:
    match = auction(players=3)
    match.choose(0, 3)
    match.choose(1, 3)
    assert match.undo_point(0) is None
    assert match.undo_point(1) == 1


def test_no_undo_past_a_reveal() -> None:
    match = auction(players=2)
    match.choose(0, 3)
    match.choose(1, 3)
    assert match.undo_point(1) is None


def test_what_others_may_hear_is_no_reveal() -> None:
    game: Game = CounterGame()
    text = "deck: 0 1 1 1\nred hand: 0 0 1 0\nblue hand: 0 1 0 0\norders: 1 1\nshown: 1\npoints: 0 0\n"
    match = Match(game, game.setup({}), text + "next: PlayCard(seat=red); PlayCard(seat=blue)")
    match.choose(0, 2)
    match.choose(1, COUNTER)
    assert match.undo_point(1) == 1


def test_no_undo_past_a_roll() -> None:
    match = Match(FOLLOW, FOLLOW.setup({}))
    match.deal(ScriptedDealer([0, 0, 0]))
    assert match.undo_point(0) is None
    assert match.undo_point(NATURE) is None
    match.choose(0, 0b001)
    assert match.undo_point(0) == 3  # the die still lies in the hand
    match.deal(ScriptedDealer([2]))
    assert match.undo_point(0) is None
    match.choose(0, 0)
    assert match.undo_point(0) == 5


def test_dealing_stops_where_a_seat_must_choose() -> None:
    match = Match(FOLLOW, FOLLOW.setup({}))
    dealer = ScriptedDealer([0, 1, 2, 2])
    match.deal(dealer)
    match.deal(dealer)
    assert (match.choices, dealer.script) == ([0, 1, 2], [2])


def test_a_twin_goes_its_own_way() -> None:
    match = auction()
    match.choose(0, 3)
    match.choose(1, 2)
    twin = match.twin(1)
    assert (twin.choices, twin.actors, twin.events) == ([3], [0], match.events[:2])
    twin.choose(1, 0)
    assert (match.choices, twin.choices) == ([3, 2], [3, 0])


def test_each_seat_hears_what_it_may_hear() -> None:
    match = auction()
    match.choose(0, 3)
    (bid,) = match.events[1]
    assert match.heard([bid], 0) == [bid]
    assert match.heard([bid], 1) != [bid]
    assert HIDDEN in match.heard([bid], 1)[0]
    assert match.heard([bid], NOBODY) == match.heard([bid], 1)
