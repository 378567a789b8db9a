"""Les Rois du Champ de Bataille: how likely nature's choices are (ledger 5.6)."""

from fractions import Fraction
from math import comb
from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.cards import PACK, chosen, mask_of, pack, spread, subsets, unpack
from littlewars.games.rois_du_champ_de_bataille.ground import ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.index import STEPS
from littlewars.kernel.agenda import NATURE
from littlewars.players.random_player import random_choice
from tests.contract.test_contract import chi_square, limit
from tests.games.rois_du_champ_de_bataille.field import lay_out, options, play, start

DEALS = 400
PAIRS = 54 * 53  # ordered pairs of cards


def chances(battle: Battle) -> dict[str, Fraction]:
    """Tell how likely each outcome is."""
    assert battle.actor == NATURE
    weights = battle.weights()
    return {
        GAME.spell(battle, choice): Fraction(weight, sum(weights))
        for choice, weight in zip(battle.legal(), weights, strict=True)
    }


def test_rcb_503_504_505_two_cards_of_a_whole_pack() -> None:
    found = chances(lay_out("next DealScenery(blacks=0, jokers=0, reds=0, zone=a1)"))
    pairs = [found[f"deal {suit}{suit}"] for suit in "HDSC"]
    assert pairs == [Fraction(13 * 12, PAIRS)] * 4
    assert sum(pairs) == Fraction(624, PAIRS)
    assert sum(chance for text, chance in found.items() if "J" in text) == Fraction(210, PAIRS)
    assert found["deal HD"] == Fraction(2 * 13 * 13, PAIRS)
    assert (sum(found.values()), len(found)) == (1, 15)


def test_rcb_503_the_next_zone_gets_cards_of_what_is_left() -> None:
    battle = lay_out("deck HHDJ\nnext DealScenery(blacks=0, jokers=0, reds=0, zone=b1)")
    assert chances(battle) == {
        "deal HH": Fraction(1, 6),
        "deal HD": Fraction(1, 3),
        "deal HJ": Fraction(1, 3),
        "deal DJ": Fraction(1, 6),
    }


def test_rcb_503_every_zone_is_dealt_alike() -> None:
    """The cards of the 25 zones are 50 of 54, so each zone expects what the first one does."""
    rng = Random("scenery")
    pairs, jokers = [0] * 25, [0] * 25
    for _ in range(DEALS):
        battle = lay_out("next DealScenery(blacks=0, jokers=0, reds=0, zone=a1)")
        for zone in range(25):
            text = GAME.spell(battle, choice := random_choice(battle, rng))
            jokers[zone] += "J" in text
            pairs[zone] += text[-1] == text[-2] != "J"
            battle.apply(choice)
    for counts, chance in ((pairs, Fraction(624, PAIRS)), (jokers, Fraction(210, PAIRS))):
        assert chi_square(counts, [1] * 25) <= limit(24)
        whole = [sum(counts), 25 * DEALS - sum(counts)]
        assert chi_square(whole, [chance.numerator, chance.denominator - chance.numerator]) <= limit(1)


def test_rcb_504_505_who_gets_scenery_where() -> None:
    """The book's own example (W-01), on the last zones to be dealt."""
    battle = lay_out("next DealScenery(blacks=0, jokers=0, reds=0, zone=a5); Draw(count=0, seat=red)")
    play(battle, "deal CJ", "deal HD", "deal HH", "deal SS", "deal SC")
    assert options(battle) == {"scenery swamp", "scenery water", "scenery steep", "scenery rapids"}
    assert set(battle.weights()) == {1}
    play(battle, "scenery water")
    asked = [(GAME.facts(battle)["asked"], battle.actor, ZONE_NAMES[battle.agenda[-1].fields()["zone"]])]
    play(battle, "scenery hill")
    asked.append((GAME.facts(battle)["asked"], battle.actor, ZONE_NAMES[battle.agenda[-1].fields()["zone"]]))
    assert asked == [("PlaceScenery", 0, "c5"), ("PlaceScenery", 1, "d5")]


@pytest.mark.parametrize(
    ("armies", "kinds"),
    [
        ("greece-rome", {"swamp", "water", "steep", "rapids"}),
        ("colonies-insectoids", {"swamp", "steep", "rapids"}),
        ("elves-colonies", {"swamp", "water", "steep", "rapids"}),
    ],
)
def test_rcb_504_507_a_joker_brings_any_penalising_scenery_of_both_worlds(armies: str, kinds: set[str]) -> None:
    found = chances(lay_out(f"armies {armies}\nnext JokerScenery(zone=c3)"))
    assert found == {f"scenery {kind}": Fraction(1, len(kinds)) for kind in kinds}


def test_rcb_510_either_colour_begins_as_often_and_a_joker_is_drawn_again() -> None:
    battle = lay_out("turn 0\nnext FirstPlayer(seat=red)")
    found = chances(battle)
    assert found["draw hearts"] + found["draw diamonds"] == found["draw spades"] + found["draw clubs"]
    play(battle, "draw joker")
    assert (battle.actor, battle.discard) == (NATURE, [0, 0, 0, 0, 1])
    play(battle, "draw clubs")
    assert (battle.active, battle.turn) == (1, 1)


def test_rcb_501_the_first_card_of_a_hand_is_any_of_the_pack() -> None:
    battle = start(scenario="thermopyles_279")
    assert chances(battle)["draw joker"] == Fraction(2, 54)
    assert [chances(battle)[f"draw {suit}"] for suit in ("hearts", "clubs")] == [Fraction(13, 54)] * 2


def test_rcb_213_cards_come_as_often_as_they_lie_there() -> None:
    found = chances(lay_out("deck HHHS\nnext Draw(count=1, seat=red)"))
    assert found == {"draw hearts": Fraction(3, 4), "draw spades": Fraction(1, 4)}
    anew = chances(lay_out("deck -\ndiscard DDJ\nnext Draw(count=1, seat=red)"))
    assert anew == {"draw diamonds": Fraction(2, 3), "draw joker": Fraction(1, 3)}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_rcb_col_3_a_scout_sees_any_cards_of_the_hand_alike(count: int) -> None:
    battle = lay_out(f"armies colonies-rome\nhand black HHSJ\nnext Spy(count={count}, seat=red)")
    by_hand: dict[str, Fraction] = {}
    for mask in range(16):
        if mask.bit_count() == count:
            text = "see " + "".join(letter for card, letter in enumerate("HHSJ") if mask >> card & 1)
            by_hand[text] = by_hand.get(text, Fraction(0)) + Fraction(1, comb(4, count))
    assert chances(battle) == by_hand
    assert GAME.spell(battle, -1) == "#-1"


def test_rcb_col_3_what_was_seen_before_stays_seen() -> None:
    battle = lay_out("armies colonies-rome\nred a1x1\nhand black HHSJ\nknown black J\nnext Spy(count=1, seat=red)")
    play(battle, "see S")
    assert battle.known[1] == [0, 0, 1, 0, 1]
    again = lay_out("armies colonies-rome\nred a1x1\nhand black HHSJ\nknown black H\nnext Spy(count=1, seat=red)")
    assert play(again, "see H").known[1] == [1, 0, 0, 0, 0]  # it may be the same card


def test_rcb_mov_6_a_card_is_lost_as_often_as_it_is_held() -> None:
    battle = lay_out("hand black HHSJ\nnext LoseCard(seat=black)")
    found = chances(battle)
    assert found == {"draw hearts": Fraction(1, 2), "draw spades": Fraction(1, 4), "draw joker": Fraction(1, 4)}
    assert play(battle, "draw hearts").hands[1] == [1, 0, 1, 0, 1]


def test_rcb_orq_5_one_of_the_three_orders_not_kept_comes() -> None:
    text = "armies orcs-rome\nkept red bloodlust night_attack\nremoved red scarce_resources\nnext Scavenge(seat=red)"
    third = Fraction(1, 3)
    assert chances(lay_out(text)) == {"draw whip_march": third, "draw wolf_trap": third, "draw black_flayers": third}


def test_every_card_step_leaves_the_pack_whole() -> None:
    for name in ("FirstPlayer(seat=red)", "Draw(count=2, seat=red)", "LoseCard(seat=black)"):
        assert name.split("(")[0] in STEPS
        battle = lay_out(f"hand black HSCJ\nred a1x1\nblack e5x1\nnext {name}; Act(seat=red)")
        for choice in battle.legal():
            twin = battle.clone()
            twin.apply(choice)
            held = [sum(piles) for piles in zip(*twin.hands, twin.deck, twin.discard, strict=True)]
            assert held == PACK


def test_small_piles_are_packed_spread_and_picked_from() -> None:
    pile = [2, 0, 1, 0, 1]
    assert unpack(pack(pile)) == pile
    assert spread(pile) == [0, 0, 2, 4]
    assert [chosen(pile, mask) for mask in subsets(pile, 2)] == [
        [2, 0, 0, 0, 0],
        [1, 0, 1, 0, 0],
        [1, 0, 0, 0, 1],
        [0, 0, 1, 0, 1],
    ]
    assert chosen(pile, mask_of(pile, [1, 0, 1, 0, 0])) == [1, 0, 1, 0, 0]
    assert mask_of(pile, [3, 0, 0, 0, 0]) == 0
