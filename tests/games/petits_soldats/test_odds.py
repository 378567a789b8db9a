"""Petits Soldats: what dice and throws promise, against the ledger's tables."""

from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.chances import CUT, noise
from littlewars.games.petits_soldats.content import (
    FACE_SIDES,
    GRENADE_SIDES,
    GRENADE_VALUES,
    HIT,
    MISHAP,
    SCOPE_HITS,
    SCOPE_SIDES,
)
from littlewars.games.petits_soldats.lengths import DIRECTIONS, direction_to, stepped
from littlewars.games.petits_soldats.odds import (
    GRENADE_NEAR,
    NEARNESS,
    blow,
    chance_of,
    grenade_blow,
    mortar_blow,
    risky_blow,
)
from littlewars.games.petits_soldats.steps.attack import Roll
from littlewars.games.petits_soldats.steps.setup import HandBias, bias_of
from tests.games.petits_soldats.field import lay_out, play

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\nphase order"


@pytest.mark.parametrize(
    ("rolls", "defense", "hearts", "chances"),
    [
        (2, 3, 870, [633, 237, 0]),
        (2, 2, 1770, [896, 633, 237]),
        (2, 1, 2750, [984, 896, 633]),
        (2, 0, 3750, [999, 984, 896]),
        (3, 3, 1390, [879, 513, 0]),
        (3, 2, 2380, [984, 879, 513]),
        (3, 1, 3380, [999, 984, 879]),
        (3, 0, 4380, [1000, 999, 984]),
    ],
)
def test_ps_1202_attacks_promise_what_the_ledger_says(
    rolls: int, defense: int, hearts: int, chances: list[int]
) -> None:
    mean = sum(chance_of(rolls, defense, count) for count in range(1, 6))
    assert mean == pytest.approx(hearts, abs=15)  # the ledger tells hundredths
    assert [chance_of(rolls, defense, count) for count in (1, 2, 3)] == pytest.approx(chances, abs=1)


def test_hits_that_lie_on_the_table_are_certain() -> None:
    assert blow(0, 5, 1, 3, 2) == (1000, 0)
    assert blow(3, 2, 0, 1, 2) == (0, NEARNESS[1][1])
    assert blow(1, 4, 1, 3, 2) == (500, NEARNESS[1][3] // 2)
    assert (chance_of(2, 0, 0), chance_of(2, 0, 6), chance_of(2, 0, 99)) == (1000, 0, 0)


def test_a_soldier_is_nearer_to_breaking_the_less_it_can_take() -> None:
    for left in range(1, len(NEARNESS)):
        for defense in range(1, len(NEARNESS[left])):
            assert NEARNESS[left - 1][defense] > NEARNESS[left][defense] > 0
            assert NEARNESS[left][defense - 1] > NEARNESS[left][defense]


@pytest.mark.parametrize("rolls", [2, 3])
def test_ps_710_a_risky_shot_promises_more_than_an_attack(rolls: int) -> None:
    assert blow(5, 0, rolls, 3, 2)[0] < risky_blow(rolls, 3, 2)[0] < blow(5, 2, rolls, 3, 2)[0]


@pytest.mark.parametrize("defense", [0, 1, 2, 3])
def test_ps_1204_a_grenade_promises_the_mean_of_its_faces(defense: int) -> None:
    values = [value for value, sides in zip(GRENADE_VALUES, GRENADE_SIDES, strict=True) for _ in range(sides)]
    assert (len(values), GRENADE_SIDES[MISHAP]) == (12, 2)
    for left in (1, 2, 3, 4):
        broken = sum(value - defense >= left for value in values)
        assert grenade_blow(defense, left)[0] == pytest.approx(GRENADE_NEAR * broken / 12, abs=2)


def test_ps_1205_a_mortar_shot_breaks_whom_two_hearts_break_and_whom_one_does_more_often() -> None:
    one, two, three = [mortar_blow(3, left)[0] for left in (1, 2, 3)]
    assert one > two > three == 0
    assert mortar_blow(3, 3)[1] > NEARNESS[3][3]


@pytest.mark.parametrize("scope", [0, 1])
def test_ps_1202_1203_rolls_weigh_what_the_sides_of_the_dice_say(scope: int) -> None:
    battle = play(lay_out(FACE), "risky_shot sniper grenadier" if scope else "attack sniper grenadier")
    weights = battle.weights()
    assert sum(weights) == 6 ** (5 + scope)
    chance: dict[str, Fraction] = {
        GAME.spell(battle, choice): Fraction(weight, sum(weights))
        for choice, weight in zip(battle.legal(), weights, strict=True)
    }
    assert chance["roll HHHHH double_hit" if scope else "roll HHHHH"] == Fraction(1, 2**5) * Fraction(
        1, 3 if scope else 1
    )
    hits = sum(
        share * (text.split()[1].count("H") + (2 if "double" in text else text.endswith(" hit")))
        for text, share in chance.items()
    )
    assert hits == Fraction(5, 2) + (Fraction(5, 6) if scope else 0)
    assert Fraction(FACE_SIDES[HIT], sum(FACE_SIDES)) == Fraction(1, 2)
    assert sum(a * b for a, b in zip(SCOPE_HITS, SCOPE_SIDES, strict=True)) == 5


def test_ps_712_the_sniper_die_may_be_rolled_alone() -> None:
    step = Roll(0, 0, 1)
    battle = lay_out(FACE)
    assert (step.weights(battle), len(step.legal(battle))) == ([2, 1, 1, 1, 1], 5)


# -- hands


@pytest.mark.parametrize("deviation", [10, 70, 120, 200])
def test_ps_920_noise_is_normal_around_nothing_and_cut(deviation: int) -> None:
    rng = Random("noise")
    drawn = [noise(rng, deviation) for _ in range(4000)]
    assert max(map(abs, drawn)) <= CUT * deviation
    assert abs(sum(drawn) / len(drawn)) < deviation / 15
    spread = sqrt(sum(value * value for value in drawn) / len(drawn))
    assert 0.9 * deviation < spread < deviation
    assert max(drawn) > 2 * deviation
    assert min(drawn) < -2 * deviation


def test_ps_1207_a_perfect_hand_makes_no_noise() -> None:
    rng = Random("steady")
    before = rng.getstate()
    assert [noise(rng, 0) for _ in range(5)] == [0] * 5
    assert rng.getstate() == before


def test_ps_931_the_hidden_fault_is_small_and_may_be_any() -> None:
    rng, step, battle = Random("bias"), HandBias(), lay_out(FACE)
    drawn = [step.sample(battle, rng) for _ in range(500)]
    assert all(step.allows(battle, choice) for choice in drawn)
    assert not step.allows(battle, -1)
    assert not step.allows(battle, max(drawn) + 10**6)
    turns, powers = [bias_of(choice)[0] for choice in drawn], [bias_of(choice)[1] for choice in drawn]
    assert 30 < sqrt(sum(turn * turn for turn in turns) / 500) < 50
    assert 60 < sqrt(sum(power * power for power in powers) / 500) < 100
    assert {tuple(bias_of(choice)) for choice in step.legal(battle)} == {
        (turn, power) for turn in (-40, 0, 40) for power in (-80, 0, 80)
    }
    assert len(step.weights(battle)) == len(step.legal(battle))


# -- directions


def test_ps_901_directions_are_told_to_a_tenth_of_a_degree() -> None:
    assert [direction_to(*to) for to in [(1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)]] == [
        0, 450, 900, 1800, 2700, 3150,
    ]  # fmt: skip
    for turn in range(0, DIRECTIONS, 7):
        assert direction_to(*stepped(0, 0, turn, 100_000)) == turn
    assert direction_to(100_000, -10) == 0  # a hundredth of a degree below the line
