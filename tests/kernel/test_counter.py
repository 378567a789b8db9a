"""Face-down orders, and a card that is countered, replaced, and countered again."""

from random import Random

from littlewars.kernel.events import HIDDEN
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from tests.kernel.tiny.counter import COUNTER, NONE, ORDERED, REVEALED, CounterGame

GAME: Game = CounterGame()
SETUP = GAME.setup({})
CHARGE, VOLLEY = 2, 3
MARCH, HOLD = 1, 2


def kings(red: str, blue: str, coming: str, orders: str = "2 2", shown: int = 1) -> Match:
    hands = f"red hand: {red}\nblue hand: {blue}"
    text = f"deck: 0 1 2 1\n{hands}\norders: {orders}\nshown: {shown}\npoints: 0 0\nnext: {coming}"
    return Match(GAME, SETUP, text)


def points(match: Match) -> tuple[object, object]:
    facts = GAME.facts(match.state)
    return facts["points.0"], facts["points.1"]


def test_a_card_nobody_counters_is_carried_out() -> None:
    match = kings("0 0 1 0", "0 1 0 0", "PlayCard(seat=red)")
    match.choose(0, CHARGE)
    match.choose(1, NONE)
    assert points(match) == (1, 0)


def test_a_card_is_countered_replaced_and_countered_again() -> None:
    match = kings("0 0 1 2", "0 2 0 0", "PlayCard(seat=red); PlayCard(seat=blue)")
    match.choose(0, CHARGE)
    match.choose(1, COUNTER)
    match.choose(0, VOLLEY)
    match.choose(1, COUNTER)
    match.choose(0, VOLLEY)
    match.choose(1, NONE)
    assert points(match) == (2, 0)  # the last card alone
    assert match.state.actor == 1  # whose own card comes next
    assert GAME.write(match.state).endswith("next: PlayCard(seat=blue)")


def test_a_countered_card_need_not_be_replaced() -> None:
    match = kings("0 0 1 1", "0 1 0 0", "PlayCard(seat=red)")
    for seat, choice in [(0, CHARGE), (1, COUNTER), (0, NONE)]:
        match.choose(seat, choice)
    assert points(match) == (0, 0)
    assert match.state.outcome() is not None


def test_the_counter_is_offered_even_to_a_hand_without_one() -> None:
    match = kings("0 0 1 0", "0 0 1 0", "PlayCard(seat=red)")
    match.choose(0, CHARGE)
    assert match.state.actor == 1
    assert match.state.legal() == [NONE]


def test_the_middle_of_the_chain_can_be_written_down() -> None:
    match = kings("0 0 1 1", "0 1 0 0", "PlayCard(seat=red); PlayCard(seat=blue)")
    match.choose(0, CHARGE)
    assert "next: OfferCounter(seat=blue); CarryOut(card=charge, seat=red); PlayCard" in GAME.write(match.state)


def test_an_order_is_seen_by_its_own_seat_until_both_are_revealed() -> None:
    views = []
    for order in (MARCH, HOLD):
        match = kings("0 0 1 0", "0 0 1 0", "Order(seat=red); Order(seat=blue); Reveal; PlayCard(seat=red)", "0 0", 0)
        match.choose(0, order)
        assert GAME.view(match.state, 0)["order"] == order
        views.append(GAME.view(match.state, 1))
        match.choose(1, MARCH)
        assert GAME.view(match.state, 1)["orders"] == [order, MARCH]
    assert views[0] == views[1]
    assert views[0]["ordered"] == [True, False]


def test_an_order_given_is_told_without_its_secret() -> None:
    match = kings("0 0 1 0", "0 0 1 0", "Order(seat=red); Order(seat=blue); Reveal; PlayCard(seat=red)", "0 0", 0)
    match.choose(0, HOLD)
    (event,) = match.events[-1]
    kind = GAME.kinds()[ORDERED]
    assert kind.heard(event, 0) == (ORDERED, 0, HOLD)
    assert kind.heard(event, 1) == (ORDERED, 0, HIDDEN)
    own, others = GAME.sentence(match.state, event, 0), GAME.sentence(match.state, event, 1)
    assert own is not None
    assert others is not None
    assert (own.arguments["order"], others.arguments["order"]) == (HOLD, HIDDEN)
    match.choose(1, MARCH)
    assert match.events[-1][-1] == (REVEALED, HOLD, MARCH)


def test_what_is_hidden_is_dealt_again() -> None:
    match = kings("0 1 1 0", "0 0 1 1", "Order(seat=blue); Reveal; PlayCard(seat=red)", "1 0", 0)
    rng = Random(1)
    imagined = [GAME.imagine(match.state, 1, rng) for _ in range(60)]
    assert {GAME.facts(state)["orders.0"] for state in imagined} == {MARCH, HOLD}
    hands = {tuple(GAME.facts(state)[f"red hand.{card}"] for card in range(4)) for state in imagined}
    assert len(hands) > 3
    assert {GAME.facts(state)["blue hand.3"] for state in imagined} == {1}
