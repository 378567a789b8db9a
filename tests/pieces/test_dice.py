"""Dice: chances of hits, and faces to show for them."""

from collections import Counter
from itertools import product

import pytest

from littlewars.pieces.dice import HALF, SIDES, coin_weights, faces


@pytest.mark.parametrize("dice", range(7))
def test_weights_count_the_ways_to_roll_so_many_hits(dice: int) -> None:
    rolls = product(range(1, SIDES + 1), repeat=dice) if dice < 6 else []
    counted = Counter(sum(face >= HALF for face in roll) for roll in rolls)
    weights = coin_weights(dice)
    assert sum(weights) == 2**dice
    if dice < 6:
        assert [weight * 3**dice for weight in weights] == [counted[hits] for hits in range(dice + 1)]


def test_faces_show_exactly_the_hits() -> None:
    for dice in range(7):
        for hits in range(dice + 1):
            for salt in range(50):
                shown = faces(dice, hits, salt)
                assert len(shown) == dice
                assert all(1 <= face <= SIDES for face in shown)
                assert sum(face >= HALF for face in shown) == hits


def test_the_same_salt_shows_the_same_faces() -> None:
    assert faces(6, 3, 12) == faces(6, 3, 12)


def test_other_salts_show_other_faces_and_all_of_them() -> None:
    shown = [tuple(faces(3, 1, salt)) for salt in range(60)]
    assert len(set(shown)) > 20
    assert {face for roll in shown for face in roll} == set(range(1, SIDES + 1))
    assert {next(i for i, face in enumerate(roll) if face >= HALF) for roll in shown} == {0, 1, 2}
