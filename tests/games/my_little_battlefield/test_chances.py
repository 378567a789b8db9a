"""My Little Battlefield: how likely nature's choices are (ledger 5.2)."""

from collections import Counter
from fractions import Fraction
from math import comb, factorial, prod
from random import Random

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.content import COMPOSITIONS, SECTORS
from littlewars.games.my_little_battlefield.faces import FACES, ROLL_WEIGHTS, ROLLS, pack, spread, unpack
from littlewars.games.my_little_battlefield.handful import subsets
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.setup import Value
from tests.contract.test_contract import chi_square, limit
from tests.games.my_little_battlefield.field import lay_out, options, play, start
from tests.games.my_little_battlefield.test_options import DECK_A, DECK_B, DECK_C

POOL = [10, 8, 6, 4]  # sectors of categories 2 to 5
PATHS = 60
DEALS = 3_000


def dealing(**given: Value) -> Battle:
    """Begin a game whose factions are known: the next choice is nature's."""
    return start(**{"blue_faction": "elves", "red_faction": "orcs"} | given)


def deal(battle: Battle, rng: Random) -> Fraction:
    """Draw nine sectors, all legal ones equally often; return how likely these nine were by the rules' own weights."""
    chance = Fraction(1)
    for _ in range(9):
        legal, weights = battle.legal(), battle.weights()
        drawn = rng.randrange(len(legal))
        chance *= Fraction(weights[drawn], sum(weights))
        battle.apply(legal[drawn])
    return chance


def test_mlb_17_the_compositions_are_equally_likely() -> None:
    battle = dealing()
    assert (options(battle, "composition"), battle.weights()) == ({"A", "B", "C"}, [1, 1, 1])


@pytest.mark.parametrize("name", COMPOSITIONS)
def test_mlb_15_17_every_field_of_a_composition_is_equally_likely(name: str) -> None:
    fields = factorial(9) * prod(comb(pool, count) for pool, count in zip(POOL, COMPOSITIONS[name], strict=True))
    rng = Random(name)
    for _ in range(PATHS):
        battle = dealing(deck_composition=name)
        assert deal(battle, rng) == Fraction(1, fields)
        counts = Counter(tile.category for tile in battle.tiles)
        assert [counts[category] for category in (2, 3, 4, 5)] == COMPOSITIONS[name]
        assert len({tile.key for tile in battle.tiles}) == 9


@pytest.mark.parametrize("deck", [DECK_A, DECK_B, DECK_C])
def test_mlb_15_a_deck_of_nine_is_shuffled_evenly(deck: str) -> None:
    rng = Random(deck)
    for _ in range(PATHS):
        battle = dealing(deck_composition=deck)
        assert deal(battle, rng) == Fraction(1, factorial(9))
        assert sorted(tile.key for tile in battle.tiles) == sorted(deck.split(", "))


@pytest.mark.parametrize(("scenario", "cell"), [("king_of_the_hill", 4), ("siege", 7)])
@pytest.mark.parametrize("name", ["B", "C"])
def test_mlb_302_304_the_centrepiece_has_its_place_and_the_others_are_shuffled(
    scenario: str, cell: int, name: str
) -> None:
    fields = factorial(8) * prod(comb(pool, count) for pool, count in zip(POOL, COMPOSITIONS[name], strict=True))
    rng = Random(name + scenario)
    for _ in range(PATHS):
        battle = dealing(scenario=scenario, deck_composition=name)
        assert deal(battle, rng) == Fraction(1, fields)
        assert [tile.category == 5 for tile in battle.tiles] == [place == cell for place in range(9)]


def test_mlb_17_sampled_fields_are_even() -> None:
    rng = Random("fields")
    named, lying, by_category = Counter[str](), Counter[int](), Counter[tuple[int, int]]()
    for _ in range(DEALS):
        battle = dealing()
        battle.apply(battle.agenda[-1].sample(battle, rng))
        named["".join(map(str, battle.slots))] += 1
        for _ in range(9):
            battle.apply(battle.agenda[-1].sample(battle, rng))
        for cell, tile in enumerate(battle.tiles):
            lying[tile.number] += 1
            by_category[cell, tile.category] += 1
    assert chi_square([named["4320"], named["4311"], named["4221"]], [1, 1, 1]) <= limit(2)
    for category, pool in zip((2, 3, 4, 5), POOL, strict=True):
        numbers = [sector.number for sector in SECTORS if sector.category == category]
        assert chi_square([lying[number] for number in numbers], [1] * pool) <= limit(pool - 1)
        assert chi_square([by_category[cell, category] for cell in range(9)], [1] * 9) <= limit(8)


def test_mlb_20_203_the_first_player() -> None:
    rng = Random(1)
    battle = dealing(deck_composition="A")
    deal(battle, rng)
    assert (battle.actor, options(battle), battle.weights()) == (NATURE, {"first blue", "first red"}, [1, 1])
    for seat in (0, 1):
        twin = battle.clone()
        twin.apply(seat)
        assert twin.active == seat
    solo = dealing(mode="solo", deck_composition="A", solo_first="player")
    deal(solo, rng)
    assert (solo.turn, solo.active) == (1, 0)
    siege = dealing(scenario="siege", deck_composition="B")
    deal(siege, rng)
    assert (siege.turn, siege.active) == (1, 0)


@pytest.mark.parametrize("dice", range(1, 8))
def test_mlb_31_the_dice_are_weighed_as_if_thrown_one_by_one(dice: int) -> None:
    ways = {0: 1}
    for _ in range(dice):
        more: Counter[int] = Counter()
        for packed, count in ways.items():
            for face in range(FACES):
                more[pack([shown + (face == other) for other, shown in enumerate(unpack(packed))])] += count
        ways = more
    assert dict(zip(ROLLS[dice], ROLL_WEIGHTS[dice], strict=True)) == ways
    assert sum(ROLL_WEIGHTS[dice]) == FACES**dice
    assert len(ROLLS[dice]) == comb(dice + 5, 5)


@pytest.mark.parametrize(("power", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_mlb_26_31_power_gives_the_dice(power: int, dice: int) -> None:
    battle = lay_out(f"power {power}-1")
    assert GAME.facts(battle)["to_roll"] == dice
    assert (battle.legal(), battle.weights()) == (ROLLS[dice], ROLL_WEIGHTS[dice])


def test_mlb_50_only_the_dice_rerolled_are_rolled() -> None:
    battle = play(lay_out("dice ATT ATT MOV SPE"), "reroll", "dice ATT SPE")
    assert (GAME.facts(battle)["to_roll"], GAME.facts(battle)["dice"]) == (2, ["ATT", "MOV"])
    play(battle, "rolls COM COM")
    assert GAME.facts(battle)["dice"] == ["ATT", "MOV", "COM", "COM"]


def test_mlb_210_the_solo_opponents_die_is_even() -> None:
    battle = lay_out("next IaRoll(again=0)", mode="solo")
    assert (battle.actor, len(battle.legal()), set(battle.weights())) == (NATURE, 6, {1})


def test_handfuls_are_packed_and_unpacked() -> None:
    for packed in ROLLS[7]:
        assert pack(unpack(packed)) == packed
        assert len(spread(unpack(packed))) == 7
    assert spread([2, 0, 1, 0, 0, 1]) == [0, 0, 2, 5]


@pytest.mark.parametrize("dice", range(1, 8))
def test_mlb_50_subsets_are_as_many_as_differ_in_what_they_show(dice: int) -> None:
    for packed in ROLLS[dice]:
        faces = spread(unpack(packed))
        masks = subsets(unpack(packed))
        shown = {tuple(face for die, face in enumerate(faces) if mask >> die & 1) for mask in range(1, 1 << dice)}
        assert len(masks) == len(shown) == prod(count + 1 for count in unpack(packed)) - 1
        assert masks == sorted(masks)
        assert {tuple(face for die, face in enumerate(faces) if mask >> die & 1) for mask in masks} == shown
