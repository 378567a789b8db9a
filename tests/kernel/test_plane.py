"""Points and aims on a plane of whole numbers."""

from math import dist
from random import Random

import pytest

from littlewars.kernel.agenda import NATURE, State
from littlewars.kernel.errors import NotationError
from littlewars.kernel.game import Game
from littlewars.kernel.measure import BLOCKED, LACE, SIGHT
from littlewars.kernel.prompt import AimPrompt, PointPrompt
from tests.kernel.tiny.plane import (
    COMPASS,
    HEIGHT,
    POWERS,
    SCATTER,
    WALK,
    WIDTH,
    PlaneGame,
    number,
    point,
    walked,
    within,
)

GAME: Game = PlaneGame()
SETUP = GAME.setup({})


def meadow(spots: str, coming: str, life: str = "2 2") -> State:
    state = GAME.parse(f"spots: {spots}\nlife: {life}\nnext: {coming}", SETUP)
    state.settle()
    return state


def test_any_point_within_reach_is_allowed_though_few_are_listed() -> None:
    state = meadow("700 500 1300 500", "Walk(seat=red)")
    assert len(state.legal()) == 9
    spots = [(x, y) for x in range(390, 1011, 10) for y in range(190, 811, 10)]
    for spot in spots:
        assert state.allows(number(*spot)) == within(spot, (700, 500), 300)


def test_the_edge_of_the_reach_is_exact() -> None:
    state = meadow("700 500 1300 500", "Walk(seat=red)")
    assert state.allows(number(880, 740))  # 180² + 240² = 300²
    assert not state.allows(number(881, 740))


def test_off_the_table_nothing_is_allowed() -> None:
    state = meadow("10 10 1300 500", "Walk(seat=red)")
    assert state.allows(number(0, 0))
    assert not state.allows(-1)
    assert not state.allows(number(WIDTH - 1, 10))
    assert not state.allows(WIDTH * HEIGHT)
    assert all(state.allows(choice) for choice in state.legal())


def test_a_refused_point_says_why() -> None:
    state = meadow("700 500 900 500", "Walk(seat=red)")
    near, far = state.refusal(number(850, 500)), state.refusal(number(100, 500))
    assert near is not None
    assert far is not None
    assert (near.reason.key, far.reason.key) == ("refused-occupied", "refused-too-far")


def test_a_point_prompt_has_a_reach_for_each_soldier() -> None:
    prompt = meadow("100 500 1300 500", "Walk(seat=red)").prompt()
    assert isinstance(prompt, PointPrompt)
    (reach,) = prompt.reaches
    assert (reach.mark, reach.start, reach.length) == ("soldier-0", (100, 500), WALK)
    assert all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in reach.region[0])
    assert prompt.choice(0, 250, 400) == number(250, 400)


def test_the_way_round_the_wall_is_longer() -> None:
    state = meadow("860 500 1900 500", "Walk(seat=red)")
    assert state.allows(number(1060, 560))
    assert not state.allows(number(1090, 500))  # 230 as the crow flies, and more than 300 on foot
    assert walked((860, 500), (1060, 560)) <= WALK < walked((860, 500), (1090, 500))


def test_the_fans_of_a_reach_find_the_shortest_way() -> None:
    prompt = meadow("860 500 1900 500", "Walk(seat=red)").prompt()
    assert isinstance(prompt, PointPrompt)
    first, *corners = prompt.reaches[0].fans
    assert (first.x, first.y, first.parent, first.used) == (860, 500, -1, 0)
    assert [(fan.x, fan.y, fan.parent) for fan in corners] == [(1000, 400, 0), (1000, 600, 0)]
    assert all(fan.used == round(dist((860, 500), (fan.x, fan.y))) for fan in corners)
    assert max(x for x, _ in first.outline) < max(x for x, _ in corners[0].outline)


def test_a_measure_tells_what_a_choice_would_mean_and_changes_nothing() -> None:
    state = meadow("860 500 1900 500", "Walk(seat=red)")
    before = state.key()
    hidden, seen = GAME.measure(state, number(860, 500)), GAME.measure(state, number(1060, 560))
    assert hidden is not None
    assert seen is not None
    assert [words.key for words in hidden.words + seen.words] == ["measure-hidden", "measure-seen"]
    assert [(line.kind, line.points) for line in hidden.lines] == [
        (LACE, [(860, 500), (860, 500)]),
        (BLOCKED, [(860, 500), (1000, 500)]),
    ]
    assert [(line.kind, line.points) for line in seen.lines] == [
        (LACE, [(860, 500), (1000, 600), (1060, 560)]),
        (SIGHT, [(1060, 560), (1900, 500)]),
    ]
    assert state.key() == before


def test_a_game_need_not_measure() -> None:
    assert Game.measure(GAME, meadow("860 500 1900 500", "Walk(seat=red)"), 0) is None


def test_an_aim_is_a_direction_and_a_power_followed_by_nature() -> None:
    state = meadow("700 500 1300 500", "Shoot(seat=red)")
    prompt = state.prompt()
    assert isinstance(prompt, AimPrompt)
    assert (prompt.origin, prompt.directions, prompt.powers) == ((700, 500), len(COMPASS), POWERS)
    state.apply(prompt.choice(0, 1))
    assert state.actor == NATURE
    assert GAME.write(state).endswith("next: Land(seat=blue, x=1500, y=500)")


def test_nature_samples_points_it_does_not_list() -> None:
    state = meadow("700 500 1300 500", "Land(seat=blue, x=1500, y=500)")
    rng = Random(3)
    landed = {state.agenda[-1].sample(state, rng) for _ in range(300)}
    assert all(state.allows(choice) for choice in landed)
    assert len(landed) > 200
    assert len(state.legal()) == len(state.weights()) == 9
    assert {abs(point(choice)[0] - 1500) > SCATTER // 2 for choice in landed} == {True, False}


@pytest.mark.parametrize(("landing", "left"), [((1410, 620), 1), ((1400, 620), 2)], ids=["hit", "missed"])
def test_only_a_shot_near_enough_hits(landing: tuple[int, int], left: int) -> None:
    state = meadow("700 500 1500 500", "Land(seat=blue, x=1500, y=500)")
    state.apply(number(*landing))
    assert GAME.facts(state)["life.1"] == left


def test_any_point_can_be_read_though_not_listed() -> None:
    state = meadow("700 500 1300 500", "Walk(seat=red)")
    assert GAME.read(state, " point  711 502 ") == number(711, 502)


@pytest.mark.parametrize("text", ["", "point 1", "point 2000 3", "aim 1 4", "walk 1 2", "point 1 -2"])
def test_a_text_that_names_no_point_is_no_choice(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(meadow("700 500 1300 500", "Walk(seat=red)"), text)
