"""Petits Soldats: how good a position looks."""

from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import CARDS, SNIPER
from littlewars.games.petits_soldats.evaluate import WON
from littlewars.games.petits_soldats.lengths import GREEN_SEAT
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import Roll
from littlewars.games.petits_soldats.steps.preparation import Deploy
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.outlook import FEW, average
from littlewars.players.random_player import random_choice
from littlewars.players.search_player import SearchPlayer
from tests.games.petits_soldats.field import lay_out, play, start
from tests.games.petits_soldats.test_spelling import PLACES

GREEN = "green infantryman 20,30; sniper 20,40\n"
YELLOW = "yellow infantryman 60,30; sniper 60,40\n"
FACE = f"table x0\n{GREEN}{YELLOW}"
FAR = "table x3\ngreen infantryman 20,30; sniper 20,40\n"


def worth(battle: Battle) -> int:
    """Return how good a position looks to green; to yellow it must look exactly as bad."""
    assert GAME.evaluate(battle, 1) == -GAME.evaluate(battle, 0)
    return GAME.evaluate(battle, 0)


def test_an_even_position_is_a_little_better_for_whoever_moves() -> None:
    green, yellow = [worth(lay_out(f"active {seat}\nfirst {seat}\n{FACE}phase move")) for seat in ("green", "yellow")]
    assert 0 < green < worth(lay_out(f"{FACE}flag 1"))
    assert green + yellow in (0, -1)  # one is rounded up, the other down


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("flag 0", "flag 1"),
        (YELLOW, "yellow infantryman 60,30 hearts 1; sniper 60,40"),
        (YELLOW, "yellow infantryman 60,30 shields 1; sniper 60,40"),
        (YELLOW, "yellow infantryman 60,30; sniper hq"),
        ("green infantryman 20,30 hearts 1; sniper 20,40", GREEN),
        ("green infantryman 20,30 shields 1; sniper 20,40", GREEN),
        ("general 1-1", "general 2-1"),
        ("general 0-2", "general 0-1"),
        ("yellow infantryman 60,30; sniper 60,40 hearts 1", "yellow infantryman 60,30; sniper hq\nflag 1"),
    ],
)
def test_what_a_seat_strives_for_looks_better(worse: str, better: str) -> None:
    assert worth(lay_out(FACE + better)) > worth(lay_out(FACE + worse))


@pytest.mark.parametrize(("capacities", "told_apart"), [(False, 6), (True, 21)])
def test_ps_634_bolts_are_blanks_unless_capacities_are_played(capacities: bool, told_apart: int) -> None:
    battle = lay_out(FACE, special_capacities=capacities)
    battle.agenda.append(Roll(0, 5, 0))
    assert len(set(GAME.alike(battle, battle.legal()))) == told_apart


def test_the_sniper_die_is_told_apart_by_its_faces() -> None:
    battle = lay_out(FACE)
    battle.agenda.append(Roll(0, 5, 1))
    assert len(battle.legal()) == 105
    assert len(set(GAME.alike(battle, battle.legal()))) == FEW


def test_ps_812_cover_is_better_than_the_open_when_only_the_enemy_has_orders() -> None:
    yellow = "yellow infantryman 70,30; sniper hq\ngeneral 0-1"
    hidden = lay_out(f"{FAR.replace('sniper 20,40', 'sniper hq')}{yellow}")
    open_air = lay_out(f"table x3\ngreen infantryman 20,55; sniper hq\n{yellow.replace('70,30', '70,55')}")
    assert worth(hidden) > worth(open_air)


def test_ps_612_a_red_range_spot_is_better_for_whoever_has_the_orders() -> None:
    near = "table x0\ngreen infantryman 35,30; sniper hq\nyellow infantryman 60,30; sniper hq\ngeneral 1-0\nphase order"
    assert worth(lay_out(near)) > worth(lay_out(near.replace("35,30", "20,30")))


@pytest.mark.parametrize("target", ["", " hearts 2"])
def test_ps_823_a_tie_is_settled_by_hearts_a_shot_under_way_will_give(target: str) -> None:
    """With the Flag in the middle and no order left, a miss is worth rolling again as much as it is worth keeping."""
    battle = lay_out(
        f"""table breakfast
        round 3
        active green
        first green
        star green
        flag 0
        general 0-1
        lid 0-0
        bottom 0-0
        green infantryman 60.3,3 orders 1; sniper 50,20
        yellow infantryman 72.63,30.31{target}; radioman 80,50
        shot green.infantryman yellow.infantryman HHHHL - 2
        next Reroll(seat=green); EndTurn(seat=green); EndRound"""
    )
    found = []
    for choice in ("keep", "reroll L"):
        twin = battle.clone()
        twin.apply(GAME.read(battle, choice))
        found.append(average(GAME, twin, Random(1))[GREEN_SEAT])
    assert found[1] == pytest.approx(found[0], abs=0.005)


@pytest.mark.parametrize(
    ("mission", "near", "far"),
    [
        ("hold_centre", "45,40", "20,40"),
        ("breakthrough", "70,10", "50,10"),
        ("biscuits", "45,10", "20,5"),
    ],
)
def test_ps_1101_to_1104_being_near_a_goal_is_worth_something(mission: str, near: str, far: str) -> None:
    position = "table x3\ngreen infantryman {}; sniper hq\nyellow infantryman 60,55; sniper hq\ngeneral 0-0"
    given: dict[str, Value] = {"mission": mission}
    gain = worth(lay_out(position.format(near), **given)) - worth(lay_out(position.format(far), **given))
    plain = worth(lay_out(position.format(near))) - worth(lay_out(position.format(far)))
    assert gain > plain


def test_ps_1103_a_biscuit_in_hand_is_worth_something_and_more_near_home() -> None:
    position = (
        "table x0\ngreen infantryman {}; sniper hq\nyellow infantryman 60,55; sniper hq\n"
        "biscuit 45,19 {}\nbiscuit 45,41 nobody"
    )
    given: dict[str, Value] = {"mission": "biscuits"}
    carried = worth(lay_out(position.format("30,55", "green.infantryman"), **given))
    assert carried > worth(lay_out(position.format("30,55", "nobody"), **given))
    assert worth(lay_out(position.format("10,55", "green.infantryman"), **given)) > carried


def test_a_space_of_the_flag_weighs_more_the_less_is_to_come() -> None:
    lids = [f"round {number}\nlid {3 - number}-{3 - number}\n" for number in (1, 2, 3)]
    spaces = [worth(lay_out(f"{lid}{FACE}flag 1")) - worth(lay_out(f"{lid}{FACE}flag -1")) for lid in lids]
    assert spaces == sorted(set(spaces))


def test_ps_303_who_is_not_deployed_yet_is_no_loss() -> None:
    rng = Random(0)
    battle = start(table="box")
    assert worth(battle) == 0
    while not isinstance(battle.agenda[-1], Deploy):
        battle.apply(random_choice(battle, rng))
    assert sum(not battle.plays(one) for one in battle.everybody()) == 4
    assert abs(worth(battle)) < worth(lay_out(f"{FACE}flag 1"))


@pytest.mark.parametrize("lid", ["1-1", "0-0"])
def test_ps_644_to_break_a_soldier_is_worth_something_in_every_round(lid: str) -> None:
    out = FACE.replace("yellow infantryman 60,30; sniper 60,40", "yellow infantryman 60,30; sniper hq")
    assert worth(lay_out(f"lid {lid}\n{out}flag 1")) > worth(lay_out(f"lid {lid}\n{FACE}flag 0"))


def test_the_result_outweighs_everything() -> None:
    ends = ["ending 1 green\nflag -3", "ending 2 yellow\nflag 3", "ending 5 nobody\nflag 3"]
    assert [worth(lay_out(f"{FACE}{end}\nnext -")) for end in ends] == [WON, -WON, 0]


# -- what is under way


def rolled(dice: str, seat: str = "green") -> int:
    order = play(lay_out(f"active {seat}\n{FACE}phase order"), "attack infantryman infantryman")
    return worth(play(order, f"roll {dice}"))


def test_ps_631_hits_on_the_table_are_worth_what_they_promise() -> None:
    assert rolled("HHHHH") > rolled("HHHHO") > rolled("HHHOO") > rolled("OOOOO")
    assert rolled("HHHHH", "yellow") < rolled("OOOOO", "yellow")
    assert rolled("HHHHH") - rolled("OOOOO") < worth(lay_out(f"{FACE}flag 2")) - worth(lay_out(f"{FACE}flag -1"))


def test_ps_613_a_reroll_left_is_worth_something() -> None:
    shot = (
        "shot green.infantryman yellow.infantryman HHHOO - {}\nnext Reroll(seat=green); EndTurn(seat=green); EndRound"
    )
    left = [worth(lay_out(FACE + shot.format(rerolls))) for rerolls in (0, 1, 2)]
    assert left == sorted(set(left))


def risky(face: str, rerolls: int, hearts: int = 0) -> int:
    """Return what a Risky shot is worth with three hits and the Sniper die on the table, by a sniper so worn."""
    sniper = f"sniper 20,40 hearts {hearts}" if hearts else "sniper 20,40"
    steps = "next Reroll(seat=green); EndTurn(seat=green); EndRound"
    shot = f"shot green.sniper yellow.infantryman HHHOO {face} {rerolls}\n{steps}"
    return worth(lay_out(FACE.replace("sniper 20,40", sniper) + shot))


def test_ps_714_715_the_sniper_die_may_cost_its_owner() -> None:
    assert risky("bolt", 0) > max(risky("exposed", 0), risky("backfire", 0))
    assert risky("exposed", 1) == risky("backfire", 1) == risky("bolt", 1)  # it will be rolled again
    last = CARDS[SNIPER].solidity - 1
    assert risky("bolt", 0, last) - risky("backfire", 0, last) > risky("bolt", 0) - risky("backfire", 0)  # it breaks


@pytest.mark.parametrize("iterations", [60, 300])
@pytest.mark.parametrize("face", ["bolt", "exposed", "backfire"])
def test_ps_611_whatever_is_no_hit_is_rolled_again_however_long_one_thinks(iterations: int, face: str) -> None:
    battle = play(lay_out(f"{FACE}phase order"), "risky_shot sniper infantryman", f"roll HHLLO {face}")
    for seed in range(2):
        choice = SearchPlayer(iterations, seed).choose(Sight(GAME, battle, 0))
        assert GAME.spell(battle, choice) == "reroll LLO scope"


@pytest.mark.parametrize("place", ["rehearse", "place", "flick", "fire"])
def test_ps_730_720_a_throw_is_worth_what_it_may_do(place: str) -> None:
    battle = PLACES[place]
    without = battle.clone()
    without.agenda.pop()
    gain = worth(battle) - worth(without)
    assert gain > 0 if battle.agenda[-1].actor(battle) == 0 else gain < 0


def test_ps_732_a_throw_that_hurts_mostly_friends_is_worth_less_than_nothing() -> None:
    crowd = (
        "table x0\ngreen infantryman 60,33; grenadier 60,27\nyellow infantryman 60,30; sniper hq\nphase order\n"
        "next PlaceDie(practice=0, seat=green, soldier=1); EndTurn(seat=green); EndRound"
    )
    battle = lay_out(crowd)
    without = battle.clone()
    without.agenda.pop()
    assert worth(battle) < worth(without)


def test_ps_733_both_kinds_of_throw_are_told_apart() -> None:
    position = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow grenadier 60,30; sniper hq\n"
    step = "next Rehearse(seat=green, side=0, soldier=1, weapon={}); EndTurn(seat=green); EndRound"
    grenade, mortar = [worth(lay_out(position + step.format(weapon))) for weapon in (0, 1)]
    assert grenade != mortar


@pytest.mark.slow
def test_the_greedy_player_beats_a_random_one() -> None:
    """Six trainings, each side three times."""
    won = 0
    for seed in range(6):
        rng, greedy, seat = Random(seed), GreedyPlayer(seed), seed % 2
        battle = GAME.start(GAME.setup({"table": "box"}))
        while battle.actor != NOBODY:
            mine = battle.actor == seat
            battle.apply(greedy.choose(Sight(GAME, battle, seat)) if mine else random_choice(battle, rng))
        outcome = battle.outcome()
        assert outcome is not None
        won += outcome.winner() == seat
    assert won >= 5
