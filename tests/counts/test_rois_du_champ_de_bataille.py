"""R6: Les Rois du Champ de Bataille. Plain counts confirm what they can; a number changes only if a rule does."""

from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.setup import Value
from tests.counts.test_counts import counts

PACK = {"H": 13, "D": 13, "S": 13, "C": 13, "J": 2}
MIDDLE = """
armies greece-gauls
turn 9
scenery c4 wood, b3 wall n, d2 swamp
red b2[6,10] c3[7,10,10] e1x2
black c4[9,10] d4[3] a5x3
hand red HDSC
hand black HSC
order red phalanx active
kept red spartan theban
order black raid down
kept black impetuous infiltrator
defeat 5-5
"""


def lay_out(position: str, **options: Value) -> Battle:
    """Lay a position out, with whatever the rules then do by themselves."""
    battle = GAME.parse(position, GAME.setup(options))
    battle.settle()
    return battle


def play(battle: Battle, *choices: str) -> Battle:
    """Play spelled choices; each must be allowed."""
    for text in choices:
        choice = GAME.read(battle, text)
        assert battle.refusal(choice) is None, text
        battle.apply(choice)
    return battle


def test_rcb_503_dealing_scenery() -> None:
    battle = GAME.start(GAME.setup({"red_army": "greece", "black_army": "rome"}))
    pairs = list(combinations_with_replacement(PACK, 2))
    second = len(pairs) * len(pairs) - 9  # two jokers on the first zone leave ten pairs without, one joker fourteen
    assert counts(battle, 2) == [len(pairs), second]


@pytest.mark.parametrize(("army", "triples", "first"), [("greece", comb(6, 3), 6), ("orcs", comb(5, 2), 1)])
def test_rcb_302_keeping_and_laying_orders(army: str, triples: int, first: int) -> None:
    battle = lay_out(f"armies {army}-rome\nnext KeepOrders(seat=red); FirstOrder(seat=red); KeepOrders(seat=black)")
    assert counts(battle, 3) == [triples, triples * first, triples * first * 20]


@pytest.mark.parametrize("hand", ["HS", "HHS", "HDSC", "HHSSJ"])
def test_rcb_307_ways_to_change_an_order(hand: str) -> None:
    battle = lay_out(
        f"red c1x2\nblack c5x2\nhand red {hand}\norder red spartan down\nkept red theban phalanx\nphase order"
    )
    assert counts(battle, 1) == [2 + len(set(hand))]  # keep, flip, or pay a card
    changed = [play(battle.clone(), f"card {name}") for name in ("hearts", "spades")]
    assert [counts(twin, 1) for twin in changed] == [[6], [6]]


@pytest.mark.parametrize("hand", ["", "H", "J", "HS", "HHS", "SSJ", "HDSCJ"])
def test_rcb_931_ways_to_counter(hand: str) -> None:
    line = f"hand black {hand}\n" if hand else ""
    battle = play(lay_out(f"red c2x2\nblack c3x2\n{line}hand red HSSSS"), "strike hearts", "c2", "c3")
    if not hand:
        assert battle.actor == 0  # nobody to ask
        return
    payments = len(set(combinations(hand, 2)))
    assert counts(battle, 1) == [1 + (len(hand) > 1) + ("J" in hand)]
    if len(hand) > 1:
        assert counts(play(battle, "pay"), 1) == [payments]


@pytest.mark.parametrize("hand", ["HDS", "HHS", "HHHSJ", "HDSCJ"])
def test_rcb_921_ways_to_ruse(hand: str) -> None:
    battle = play(lay_out(f"red c1x2\nblack c5x2\nhand red {hand}"), "ruse")
    assert counts(battle, 1) == [len(set(combinations(hand, 3)))]


@pytest.mark.parametrize("troop", ["10,10", "7,10", "7,10,10", "3,7,10,10"])
def test_rcb_208_parts_of_a_troop(troop: str) -> None:
    units = troop.split(",")
    battle = play(lay_out(f"red c2[{troop}]\nblack c5x2\nhand red S"), "move spades", "part", "c2", "c3")
    parts = {some for size in range(1, len(units)) for some in combinations(units, size)}
    assert counts(battle, 1) == [len(parts)]


def test_in_mid_battle() -> None:
    first = 1 + 2 + 2 + 2 + 1 + 4  # end; move, strike or push with either suit; ruse; discard one of four cards
    second = 5 + 2 * 4 + 2 * 2 + 2 + 4 + (9 + 9 + 10 + 10)  # one card drawn; from where; which three; what is left
    assert counts(lay_out(MIDDLE), 7) == [first, second, 198, 678, 2_595, 10_840, 48_118]


def test_in_mid_battle_on_blacks_side() -> None:
    first = 1 + 2 + 1 + 1 + 1 + 3  # end; move with either suit; strike; push; ruse; discard one of three cards
    assert counts(lay_out(MIDDLE + "active black"), 7) == [first, 34, 108, 392, 2_225, 14_438, 68_404]


def test_from_the_order_phase() -> None:
    second = 2 * 12 + 4 * 6  # what can be done with the order kept or flipped; or which order, on which face
    assert counts(lay_out(MIDDLE + "phase order"), 5) == [6, second, 350, 1_224, 3_861]
