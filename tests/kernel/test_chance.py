"""Exact chances."""

from random import Random

import pytest

from littlewars.kernel.chance import below, spread, weighted

BITS = 30
SPAN = 1 << BITS


class Reel(Random):
    """Gives a list of 30-bit numbers, one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers: list[int] = numbers[:]

    def getrandbits(self, k: int, /) -> int:
        assert k == BITS
        return self.numbers.pop(0)


def numbers_that_give(result: int, count: int) -> range:
    """Return the 30-bit numbers that Lemire's product sends to a result, those it rejects included."""
    return range(-(-result * SPAN // count), -(-(result + 1) * SPAN // count))


def rejected(number: int, count: int) -> bool:
    return number * count % SPAN < SPAN % count


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 7, 10, 52, 1000, 65_537, SPAN - 1])
def test_every_result_keeps_equally_many_numbers(count: int) -> None:
    for result in {0, 1 % count, count // 2, count - 1}:
        numbers = numbers_that_give(result, count)
        kept = [number for number in (numbers[0], numbers[-1]) if not rejected(number, count)]
        thrown = sum(rejected(number, count) for number in list(numbers[:2]))
        assert len(numbers) - thrown == SPAN // count
        for number in kept:
            assert below(Reel([number]), count) == result


@pytest.mark.parametrize("count", [SPAN // 2, SPAN // 3, SPAN // 3 + 1, SPAN // 5, SPAN // 7, SPAN // 100 + 1])
def test_a_result_comes_from_equally_many_numbers_by_exhaustion(count: int) -> None:
    """With so many results each has few numbers: try them all, and count those that are not drawn again."""
    for result in [*range(40), *range(count // 2, count // 2 + 40), *range(count - 40, count)]:
        kept = 0
        for number in numbers_that_give(result, count):
            reel = Reel([number, SPAN - 1])
            drawn = below(reel, count)
            if len(reel.numbers) == 1:
                assert drawn == result
                kept += 1
        assert kept == SPAN // count


@pytest.mark.parametrize("count", [3, 6, 7, 1000])
def test_a_rejected_number_is_drawn_again(count: int) -> None:
    assert rejected(0, count)
    reel = Reel([0, 0, SPAN - 1])
    assert below(reel, count) == count - 1
    assert reel.numbers == []


def test_a_number_near_the_edge_is_kept_when_it_may_be() -> None:
    assert not rejected(0, 4)  # 4 divides the span: nothing is ever rejected
    assert below(Reel([0]), 4) == 0
    number = numbers_that_give(4, 7)[0]
    assert SPAN % 7 <= number * 7 % SPAN < 7
    assert below(Reel([number]), 7) == 4


def test_counts_beyond_30_bits_are_drawn_too() -> None:
    rng = Random(1)
    drawn = [below(rng, 10**12) for _ in range(200)]
    assert all(0 <= number < 10**12 for number in drawn)
    assert max(drawn) > SPAN


def test_six_faces_come_up_evenly() -> None:
    rng, rolls = Random(2024), 60_000
    faces = [0] * 6
    for _ in range(rolls):
        faces[below(rng, 6)] += 1
    expected = rolls / 6
    assert sum((count - expected) ** 2 / expected for count in faces) < 15.09  # chi-square, 5 degrees, 1 %


def test_weights_are_kept() -> None:
    rng, draws, weights = Random(7), 60_000, [1, 0, 2, 3]
    counts = [0] * 4
    for _ in range(draws):
        counts[weighted(rng, weights)] += 1
    assert counts[1] == 0
    expected = [draws * weight / 6 for weight in weights]
    assert sum((counts[i] - expected[i]) ** 2 / expected[i] for i in (0, 2, 3)) < 9.21  # 2 degrees, 1 %


def test_every_mark_falls_on_the_index_its_weight_covers() -> None:
    weights = [2, 0, 3, 1]
    marks = [numbers_that_give(mark, 6)[1] for mark in range(6)]
    assert [weighted(Reel([mark]), weights) for mark in marks] == [0, 0, 2, 2, 2, 3]


def test_spread_draws_come_from_all_parts_and_keep_the_weights() -> None:
    rng, weights = Random(3), [3, 0, 1, 2]
    assert all(spread(rng, weights, 2)[0] == 0 and spread(rng, weights, 2)[1] >= 2 for _ in range(50))
    counts = [0] * 4
    for _ in range(10_000):
        for index in spread(rng, weights, 4):
            counts[index] += 1
    assert counts[1] == 0
    assert counts == pytest.approx([20_000, 0, 6_667, 13_333], rel=0.03)


def test_spread_marks_fall_on_the_index_their_weight_covers() -> None:
    marks = [numbers_that_give(mark, 6)[1] for mark in (0, 5, 5)]
    assert spread(Reel(marks), [2, 0, 3, 1], 3) == [0, 2, 3]
    assert spread(Reel(marks[:1]), [0, 6], 1) == [1]
