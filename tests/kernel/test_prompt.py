"""How a person is asked, and which number the answer is."""

from littlewars.kernel.prompt import AimPrompt, Fan, PointPrompt, Prompt, Reach, SubsetPrompt
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


def test_points_are_numbered_piece_by_piece_and_row_by_row() -> None:
    region = [[(0, 0), (9, 0), (9, 9)]]
    pieces = [Reach(f"piece-{i}", QUESTION, (3, 4), region, base=1000 * i) for i in (1, 2)]
    prompt = PointPrompt(QUESTION, pieces, 10)
    assert prompt.reaches[1].region == region
    assert (prompt.reaches[0].length, prompt.reaches[0].fans) == (0, [])
    assert [prompt.choice(0, 0, 0), prompt.choice(0, 9, 0), prompt.choice(1, 0, 1)] == [1000, 1009, 2010]


def test_a_choice_belongs_to_a_piece_or_to_none() -> None:
    pieces = [Reach("piece", QUESTION, (0, 0), [], base) for base in (5, 105)]
    flat, open_ended = PointPrompt(QUESTION, pieces, 10, 10), PointPrompt(QUESTION, pieces, 10)
    assert [flat.reach_of(choice) for choice in (4, 5, 104, 105, 204, 205)] == [-1, 0, 0, 1, 1, -1]
    assert [open_ended.reach_of(choice) for choice in (4, 104, 205)] == [-1, 0, 1]


def test_a_fan_knows_how_one_came_to_it() -> None:
    fan = Fan(7, 8, 0, 25, [(0, 0), (9, 9)])
    assert (fan.x, fan.y, fan.parent, fan.used, fan.outline) == (7, 8, 0, 25, [(0, 0), (9, 9)])


def test_an_aim_is_numbered_by_direction_then_power() -> None:
    prompt = AimPrompt(QUESTION, (5, 6), directions=8, powers=3)
    assert (prompt.origin, prompt.directions, prompt.powers) == ((5, 6), 8, 3)
    numbers = [prompt.choice(direction, power) for direction in range(8) for power in range(3)]
    assert numbers == list(range(24))
    assert AimPrompt(QUESTION, (0, 0), 8, 3, base=50).choice(1, 2) == 55


def test_a_choice_is_an_aim_or_not() -> None:
    prompt = AimPrompt(QUESTION, (0, 0), 8, 3, base=50, least=100, step=20)
    assert (prompt.least, prompt.step) == (100, 20)
    assert [prompt.has(choice) for choice in (49, 50, 73, 74)] == [False, True, True, False]
