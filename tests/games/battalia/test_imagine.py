"""Battalia: what a seat cannot know is dealt again; what it has seen stays (ledger 5.4)."""

from collections import Counter
from random import Random

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.cards import CARD_TEXTS, cards_text
from littlewars.games.battalia.clash import SLOT_BASE
from littlewars.games.battalia.lines import printed
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.auction import Reveal
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from tests.contract.test_contract import chi_square, limit
from tests.games.battalia.field import ROAD, TWO, lay_out, options, play, start

MANY = 200
BIDS = "next Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal"


def owned(world: World, seat: int) -> Counter[int]:
    """Count a seat's cards that others cannot place: hand, draw pile, hidden units, and a sealed bid."""
    hidden = [slot % SLOT_BASE for slot in world.slots[seat]]
    return Counter([*world.hands[seat], *world.decks[seat], *hidden, *world.bids[seat]])


def checked(world: World, dream: World, seat: int) -> None:
    """Whatever is imagined, the seat sees the same, and nobody has other cards than before."""
    assert dream is not world
    assert GAME.view(dream, seat) == GAME.view(world, seat)
    assert dream.actor == world.actor
    for side in range(world.terms.players):
        assert owned(dream, side) == owned(world, side)
        assert len(dream.hands[side]) + len(dream.bids[side]) == len(world.hands[side]) + len(world.bids[side])
        assert dream.discards[side] == world.discards[side]
        assert [slot // SLOT_BASE for slot in dream.slots[side]] == [slot // SLOT_BASE for slot in world.slots[side]]
        for pile in (dream.hands[side], dream.decks[side], dream.slots[side], dream.bids[side]):
            assert pile == sorted(pile)
    if seat != NOBODY:
        assert (dream.hands[seat], dream.slots[seat], dream.bids[seat], dream.decks[seat]) == (
            world.hands[seat],
            world.slots[seat],
            world.bids[seat],
            world.decks[seat],
        )


def dreams(world: World, seat: int, count: int = MANY) -> list[World]:
    rng, before = Random("dreams"), world.key()
    found = [GAME.imagine(world, seat, rng) for _ in range(count)]
    for dream in found:
        checked(world, dream, seat)
    assert world.key() == before
    return found


@pytest.mark.slow
@pytest.mark.parametrize("given", [{"players": 2}, {"players": 3}, {"players": 4, "random_setup": True}])
def test_random_games_can_be_imagined_at_any_moment_and_played_on(given: dict[str, Value]) -> None:
    rng = Random(str(given))
    world = start(max_weeks=2, **given)
    seats = [*range(world.terms.players), NOBODY]
    while world.actor != NOBODY:
        seat = rng.choice(seats)
        dream = GAME.imagine(world, seat, rng)
        checked(world, dream, seat)
        for _ in range(8):
            if dream.actor != NOBODY:
                assert dream.legal()
                dream.apply(random_choice(dream, rng))
        world.apply(random_choice(world, rng))


def test_others_hands_vary_and_ones_own_stays() -> None:
    world = lay_out(
        f"{TWO}hand one C-U s\nhand two H-U C-I s tool-A\ndeck two L-N P-I C-0 s s amulet-U\ndiscard two L-U"
    )
    hands = [tuple(dream.hands[1]) for dream in dreams(world, 0)]
    assert len(set(hands)) > 30
    assert not [hand for hand in hands if CARD_TEXTS.index("L-U") in hand]  # all see it among the discards
    both = dreams(lay_out(f"{TWO}hand one C-U s\ndeck one H-U\nhand two L-N\ndeck two s"), NOBODY)
    assert {cards_text(dream.hands[0]) for dream in both} == {"C-U s", "C-U H-U", "H-U s"}
    assert {cards_text(dream.hands[1]) for dream in both} == {"L-N", "s"}


def test_a_hand_is_imagined_as_often_as_it_could_have_been_drawn() -> None:
    world = lay_out(f"{TWO}hand two L-U\ndeck two C-U C-U C-U s s")
    counts = Counter(cards_text(dream.hands[1]) for dream in dreams(world, 0, 1500))
    assert chi_square([counts["C-U"], counts["s"], counts["L-U"]], [3, 2, 1]) <= limit(2)


def test_bat_202_a_unit_in_ambush_may_be_any_of_its_owners_units() -> None:
    world = lay_out(f"{TWO}slots two A L-U, N C-I\nhand two H-0 s s\ndeck two P-A tool-U s")
    found = dreams(world, 0)
    first = {CARD_TEXTS[dream.slots[1][0] % SLOT_BASE] for dream in found}
    assert first == {"L-U", "C-I", "H-0", "P-A"}
    assert {tuple(dream.slots[1]) for dream in dreams(world, 1, 20)} == {tuple(world.slots[1])}


def test_bat_7_a_sealed_bid_may_be_anything_its_owner_could_have_bid() -> None:
    world = lay_out(f"day 8\n{TWO}hand one C-U H-U s\nhand two P-A C-I s s\ndeck two L-0 s\n{BIDS}")
    play(world, "card H-U", "done")
    found = dreams(world, 1)
    assert {cards_text(dream.bids[0]) for dream in found} == {"C-U", "H-U", "C-U H-U"}
    assert all(printed(card) for dream in found for card in dream.bids[0])
    assert {cards_text(dream.bids[0]) for dream in dreams(world, 0, 20)} == {"H-U"}
    assert {tuple(dream.bids[1]) for dream in found} == {()}


def test_bat_4_nothing_bid_is_imagined_only_where_nothing_may_be_bid() -> None:
    position = f"day 8\n{TWO}hand one C-U H-U s\nhand two P-A C-I s s\n{BIDS}"
    zero = play(lay_out(position, auction_allow_zero=True), "done")
    assert "" in {cards_text(dream.bids[0]) for dream in dreams(zero, 1)}
    none = play(lay_out(position.replace("C-U H-U s", "s s s")), "done")
    assert {cards_text(dream.bids[0]) for dream in dreams(none, 1)} == {""}


def test_bat_7_bids_that_were_revealed_stay() -> None:
    world = lay_out(f"day 8\n{TWO}hand one C-U H-U s\nhand two P-A C-I s s\n{BIDS}")
    play(world, "card H-U", "done", "card P-A", "done")
    assert not [step for step in world.agenda if isinstance(step, Reveal)]
    assert {cards_text(dream.bids[1]) for dream in dreams(world, 0, 30)} == {"P-A"}


@pytest.mark.parametrize(
    ("position", "choices", "before", "within"),
    [
        ("hand one C-U C-I s s tool-U\nday 2", ["lay road-I", "square B2"], "Act", "Pay"),
        ("hand one C-U C-I s s\nday 2", ["lay road-L"], "Act", "PickSite"),
        ("hand one C-U C-I s s\nday 2", ["lay road-L", "square B2"], "Act", "PickTurn"),
        ("hand one ambush-U C-I H-I s\nday 2", ["play ambush-U"], "Act", "HideUnit"),
        ("hand one C-U C-I s\nday 2\nphase opening", ["exchange", "card s"], "Opening", "Exchange"),
        ("hand one hourglass s\nday 2", ["play hourglass"], "Act", "PickType"),
        ("hand one sceptre s\nday 2", ["play sceptre"], "Act", "PickCity"),
        ("hand one C-U s\nday 1", ["acquire tool"], "Act", "PickBanner"),
    ],
)
def test_the_parts_of_a_decision_are_taken_back_before_it_is_known(
    position: str, choices: list[str], before: str, within: str
) -> None:
    world = play(lay_out(f"{TWO}{position}\ndeck one H-U s s"), *choices)
    assert {type(dream.agenda[-1]).__name__ for dream in dreams(world, 1, 30)} == {before}
    assert {type(dream.agenda[-1]).__name__ for dream in dreams(world, 0, 10)} == {within}


def test_bat_182_a_line_or_a_bid_being_laid_is_taken_back_to_its_beginning() -> None:
    attack = lay_out(f"{ROAD}heroes one F2 -\nhand one C-U H-U s\ndeck one s s L-U")
    play(attack, "attack hero1 city", "card C-U")
    for dream in dreams(attack, 1, 60):
        step = dream.agenda[-1]
        assert (type(step).__name__, step.fields()["mask"]) == ("LineUp", 0)
        assert options(dream)  # whoever attacks has something to attack with
    bid = play(lay_out(f"day 8\n{TWO}hand one C-U H-U s\nhand two P-A\n{BIDS}"), "card C-U")
    assert {dream.agenda[-1].fields()["mask"] for dream in dreams(bid, 1, 30)} == {0}
    assert {dream.agenda[-1].fields()["mask"] for dream in dreams(bid, 0, 10)} == {1}


def test_what_is_over_can_be_imagined() -> None:
    over = lay_out(f"{TWO}hand two C-U\ndeck two s\nending 3\nnext -")
    assert {cards_text(dream.hands[1]) for dream in dreams(over, 0, 40)} == {"C-U", "s"}
