"""How a person is asked, and which number the answer is."""

from littlewars.kernel.prompt import AimPrompt, PointPrompt, Prompt, SubsetPrompt
from littlewars.kernel.words import Message

QUESTION = Message("prompt-what")


def test_every_prompt_has_a_question() -> None:
    assert Prompt(QUESTION).message == QUESTION
    assert PointPrompt(QUESTION, [], 10).message == QUESTION


def test_a_subset_is_a_bit_mask() -> None:
    prompt = SubsetPrompt(QUESTION, [QUESTION] * 4, 1, 3)
    assert (prompt.least, prompt.most, len(prompt.items)) == (1, 3, 4)
    assert (prompt.choice([]), prompt.choice([0]), prompt.choice([3, 1])) == (0, 1, 10)
    assert SubsetPrompt(QUESTION, [QUESTION] * 4, 0, 4, base=100).choice([0, 2]) == 105


def test_points_are_numbered_row_by_row() -> None:
    region = [[(0, 0), (9, 0), (9, 9)]]
    prompt = PointPrompt(QUESTION, region, 10)
    assert prompt.region == region
    assert [prompt.choice(0, 0), prompt.choice(9, 0), prompt.choice(0, 1)] == [0, 9, 10]
    assert PointPrompt(QUESTION, region, 10, base=1000).choice(2, 3) == 1032


def test_an_aim_is_numbered_by_direction_then_power() -> None:
    prompt = AimPrompt(QUESTION, (5, 6), directions=8, powers=3)
    assert (prompt.origin, prompt.directions, prompt.powers) == ((5, 6), 8, 3)
    numbers = [prompt.choice(direction, power) for direction in range(8) for power in range(3)]
    assert numbers == list(range(24))
    assert AimPrompt(QUESTION, (0, 0), 8, 3, base=50).choice(1, 2) == 55
