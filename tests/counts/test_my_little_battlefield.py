"""R6: My Little Battlefield. Straightforward counts confirm what they can; a number changes only if a rule does."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from tests.counts.count import lines_of_play
from tests.counts.test_counts import counts
from tests.games.my_little_battlefield.field import lay_out, play, start

POOL = {"2": 10, "3": 8, "4": 6, "5": 4}  # sectors by category
DECKS = ["222233344", "222233345", "222233445"]  # MLB-17: compositions A, B, C
FACES = ["ATT", "DEF", "MOV", "MOR", "COM", "SPE"]
MIDDLE = (
    "field forest village hill plain citadel ford ruins harbour fort\nfactions kingdom-orcs\nturn 9\npower 3-2\n"
    "blue S a1, S b2, E c1\nred S b2, S c3\ngauge a1 B3, b1 B2, b2 R2, c1 0, c3 R4, c2 R3\nmorale 3-1\ncommand 2-2\n"
    "dice ATT MOV SPE"
)
SOLO = "blue S a1\nred S a3, E b2\ngauge a1 B2, a3 R1, b2 B1\nactive red\n"


def fields(deck: str, length: int) -> int:
    """Count the ways to lay so many sectors out, category by category."""
    rows = {row for row in _rows(deck, length)}
    total = 0
    for row in rows:
        ways = 1
        for category, count in Counter(row).items():
            for taken in range(count):
                ways *= POOL[category] - taken
        total += ways
    return total


def _rows(deck: str, length: int) -> list[str]:
    """List the rows of categories that a deck allows."""
    if length == 0:
        return [""]
    return [card + rest for card in sorted(set(deck)) for rest in _rows(deck.replace(card, "", 1), length - 1)]


def test_mlb_17_laying_out_the_field() -> None:
    battle = start(blue_faction="elves", red_faction="orcs")
    by_category = [3, *[sum(fields(deck, length) for deck in DECKS) for length in (1, 2, 3)]]
    assert counts(battle, 4) == by_category
    assert by_category[1] == (10 + 8 + 6) + 2 * (10 + 8 + 6 + 4)


@pytest.mark.parametrize("power", range(1, 7))
def test_mlb_31_handfuls_of_dice(power: int) -> None:
    dice = [4, 5, 5, 6, 6, 7][power - 1]
    handfuls = len(list(combinations_with_replacement(FACES, dice)))
    assert counts(lay_out(f"power {power}-1"), 1) == [handfuls] == [comb(dice + 5, 5)]


def test_mlb_31_the_first_turn_without_powers() -> None:
    battle = lay_out("turn 0", identical_boards=True)
    total = 0
    for hand in combinations_with_replacement(FACES, 4):
        total += 3 + ("MOR" in hand) + ("COM" in hand)  # end, reroll, convert
        total += 3 * ("MOV" in hand) + ("SPE" in hand)  # to a1, b1 or c1; Power for 2 Morale
    assert counts(battle, 2) == [126, total] == [126, 714]


@pytest.mark.parametrize("hand", ["ATT ATT", "ATT DEF MOV", "ATT ATT MOV SPE", "MOR MOR MOR COM COM", " ".join(FACES)])
def test_mlb_50_ways_to_reroll(hand: str) -> None:
    dice = hand.split()
    picked = {some for size in range(1, len(dice) + 1) for some in combinations(dice, size)}
    rolled = sum(comb(len(some) + 5, 5) for some in picked)
    assert counts(play(lay_out(f"dice {hand}"), "reroll"), 2) == [len(picked), rolled]


@pytest.mark.parametrize("hand", ["ATT DEF MOV", "ATT ATT MOV SPE", "MOR MOR MOR COM COM", " ".join(FACES) + " SPE"])
def test_mlb_180_ways_to_convert(hand: str) -> None:
    dice = hand.split()
    given = set(combinations(dice, 2))
    turned = sum(5 * len(Counter(dice) - Counter(pair)) for pair in given)
    assert counts(play(lay_out(f"dice {hand}"), "convert"), 2) == [len(given), turned]


def test_mlb_180_the_most_conversions_of_seven_dice() -> None:
    most = max(
        sum(5 * len(Counter(hand) - Counter(pair)) for pair in set(combinations(hand, 2)))
        for hand in combinations_with_replacement(FACES, 7)
    )
    assert most <= 600  # ledger 5.3: always below
    assert lines_of_play(play(lay_out("dice ATT DEF MOV MOR COM SPE SPE"), "convert"), 2) == most


def test_in_mid_battle() -> None:
    first = 3 + 2 + 2 + 3  # end, reroll, convert; attack b2, c1; from a1 to b1, a2; the rules of a1, b1 and the faction
    assert counts(lay_out(MIDDLE), 3) == [first, 291, 2_398]


def test_in_mid_battle_with_one_die() -> None:
    assert counts(lay_out(MIDDLE + "\ndice MOV\nflags rerolled converted\nmorale 0-0"), 4) == [
        3,  # end, from a1 to b1, from a1 to a2
        252 + 2 * 3,  # red rolls five dice; or passes, or follows from c3 to c2 or b3
        3_150,
        80_766,
    ]


def test_the_solo_opponents_turn() -> None:
    assert counts(lay_out(SOLO + "next IaDice(left=2)", mode="solo"), 4) == [
        6,
        6 * 2,  # accept, or force a reroll
        6 * 6 + 2 + 2 + 3 + 2 + 2 + 2,  # rolled again; or pass or follow, but for Movement: one of three places
        266,
    ]
