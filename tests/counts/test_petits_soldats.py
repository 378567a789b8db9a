"""R6: Petits Soldats. Straightforward counts confirm what they can; a number changes only if a rule does."""

from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from tests.counts.count import lines_of_play
from tests.counts.test_counts import counts
from tests.games.petits_soldats.field import lay_out, options, play, start

FACES = "HLO"  # hit, bolt, blank
HANDFULS = ["".join(hand) for hand in combinations_with_replacement(FACES, 5)]
MUG = """
table x1
green infantryman 30,30; grenadier 30,50
yellow infantryman 60,30; sniper 60,50
phase order
"""  # the two Infantrymen do not see each other


def squads(size: int, medic: bool) -> int:
    """Count the squads: one Infantryman or two, and others, no two alike."""
    kinds = ["radioman", "sniper", "grenadier", *(["medic"] if medic else [])]
    return sum(len(list(combinations(kinds, size - infantry))) for infantry in (1, 2) if size > infantry)


def subsets(hand: str) -> list[str]:
    """List the different handfuls that may be picked out of one, the empty one too."""
    return sorted({"".join(some) for size in range(len(hand) + 1) for some in combinations(hand, size)})


def rolls(dice: int) -> int:
    """Count what so many dice may show, in any order."""
    return comb(dice + 2, 2)


def test_ps_117_both_pick_then_the_star_and_the_first_cube() -> None:
    assert counts(start(), 4) == [3, 3 * 3, 3 * 3 * 2, 3 * 3 * 2 * 4]


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("medic", [False, True])
def test_ps_1020_larger_squads(size: int, medic: bool) -> None:
    ways = squads(size, medic)
    assert counts(start(squad_size=size, medic=medic), 2) == [ways, ways**2]


def test_ps_1102_a_bearer_is_named_with_the_squad() -> None:
    ways = squads(3, False)
    assert counts(start(mission="bearer", squad_size=3), 4) == [ways, 3 * ways, 3 * ways**2, 9 * ways**2]


def test_ps_302_cubes_come_out_of_one_stack() -> None:
    """Four numbers, two cubes of each: after two of a number there are but three left."""
    lines = lay_out("table x0\nfirst green\nphase start")
    assert counts(lines, 1) == [4]
    one = play(lines, "cube 1", "deploy infantryman 13,11")
    assert counts(one, 1) == [4]
    assert counts(play(one, "cube 1", "deploy infantryman 13,15"), 1) == [3]


def test_ps_502_the_orders_of_two_soldiers() -> None:
    infantryman = 1 + 1 + 3  # attack on the Sniper; move; shields on two of two enemies
    grenadier = 2 + 1 + 1  # attack on either; move; grenade
    assert counts(lay_out(MUG), 1) == [infantryman + grenadier]


def test_ps_701_ways_to_share_out_shields() -> None:
    pairs = {"infantryman " + " ".join(two) for two in combinations_with_replacement(["infantryman", "sniper"], 2)}
    assert options(lay_out(MUG), "recon") == pairs
    single = {"infantryman infantryman", "infantryman sniper"}
    assert options(lay_out(MUG, recon_up_to=True), "recon") == pairs | single


def test_ps_611_dice_and_rerolls() -> None:
    attack = play(lay_out(MUG), "attack grenadier sniper")
    first = len(HANDFULS)
    picked = [some for hand in HANDFULS for some in subsets(hand)]
    again = sum(rolls(len(some)) for some in picked if some)
    assert counts(attack, 2) == [first, len(picked)] == [21, 252]
    moves = sum(lines_of_play(play(attack.clone(), f"roll {hand}", "keep"), 1) for hand in HANDFULS)  # by Yellow
    assert lines_of_play(attack, 3) == again + moves


@pytest.mark.parametrize("hand", ["HHHHH", "HHHLO", "HHLLO", "LLLOO"])
def test_ps_612_a_second_reroll_in_red_range(hand: str) -> None:
    attack = play(lay_out(MUG), "attack grenadier sniper", f"roll {hand}")
    picked = [some for some in subsets(hand) if some]
    assert lines_of_play(attack, 1) == len(picked) + 1
    for some in picked:
        left = list(hand)
        for face in some:
            left.remove(face)
        again = play(attack.clone(), f"reroll {some}")
        lying = ["".join(sorted([*left, *new])) for new in combinations_with_replacement(FACES, len(some))]
        assert counts(again, 2) == [rolls(len(some)), sum(len(subsets(dice)) for dice in lying)]


def test_ps_710_the_sniper_die_makes_six() -> None:
    position = MUG.replace("grenadier 30,50", "sniper 30,50")
    shot = play(lay_out(position), "risky_shot sniper sniper")
    assert counts(shot, 2) == [21 * 5, 5 * 2 * 252]  # five faces; the die itself rerolled or not


@pytest.mark.parametrize(("skill", "drifts"), [("perfect", 1), ("soldier", 9)])
def test_ps_920_a_flick_and_its_faces(skill: str, drifts: int) -> None:
    throw = play(lay_out(MUG.replace("x1", "x0"), throw_skill=skill), "grenade grenadier")
    assert counts(throw, 1) == [2]  # for practice, or for real
    flicked = play(throw, "throw", "place 0", "flick 0 20")
    assert counts(flicked, 2) == [drifts, drifts * 4]


@pytest.mark.parametrize(("skill", "landings"), [("perfect", 2), ("veteran", 18)])
def test_ps_930_a_mortar_shot_and_its_faces(skill: str, landings: int) -> None:
    position = MUG.replace("grenadier 30,50", "radioman 30,50").replace("x1", "x0")
    shot = play(lay_out(position, throw_skill=skill), "mortar radioman top")
    assert counts(shot, 1) == [2]
    assert counts(play(shot, "throw", "fire 270 20"), 1) == [landings]
