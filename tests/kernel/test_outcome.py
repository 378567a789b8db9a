"""How a game ends."""

import pytest

from littlewars.kernel.outcome import Outcome
from littlewars.kernel.words import Message


def outcome(*ranking: list[int]) -> Outcome:
    return Outcome(list(ranking), Message("won"), "SW-70")


@pytest.mark.parametrize(
    ("ranking", "winner", "rewards"),
    [
        ([[0], [1]], 0, [1, -1]),
        ([[1], [0]], 1, [-1, 1]),
        ([[0, 1]], None, [0, 0]),
        ([[2], [0, 3], [1]], 2, [0, -3, 3, 0]),
        ([[1, 2], [3], [0]], None, [-3, 2, 2, -1]),
        ([[3], [2], [1], [0]], 3, [-3, -1, 1, 3]),
        ([[0, 1, 2, 3]], None, [0, 0, 0, 0]),
    ],
)
def test_a_reward_is_seats_beaten_less_seats_that_beat(
    ranking: list[list[int]], winner: int | None, rewards: list[int]
) -> None:
    end = outcome(*ranking)
    assert end.winner() == winner
    assert [end.reward(seat) for seat in range(len(rewards))] == rewards


def test_an_outcome_has_a_reason_and_a_rule() -> None:
    end = outcome([0], [1])
    assert (end.reason, end.rule) == (Message("won"), "SW-70")
