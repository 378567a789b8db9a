"""Petits Soldats: throws: where they start, how far they stray, what is worth aiming at (PS-912, PS-920, PS-930)."""

from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import GRENADE_SIDES, POWERS, TALL
from littlewars.games.petits_soldats.layout import read_table
from littlewars.games.petits_soldats.lengths import DIRECTIONS
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.throw import LONGEST, SHORTEST, Drift, caught, spread, stray
from littlewars.games.petits_soldats.throwing import (
    EVERYWHERE,
    FIFTEEN,
    MOST_AIMS,
    aims,
    closest,
    die_start,
    good_sides,
    has_room,
    marks,
    rolled,
    sides_with_room,
    spoon_sides,
)
from littlewars.kernel.setup import Value
from tests.contract.test_contract import chi_square, limit
from tests.games.petits_soldats.field import lay_out, options, play, told

FACE = "table x0\ngreen infantryman 20,30; {0} 20,40\nyellow infantryman 60,30; sniper 60,40\nphase order"
PLAIN = "90x60; tokens 13,11 13,49 77,49 77,11"
GRENADIER = 1


def throwing(weapon: str = "grenade", **given: Value) -> Battle:
    kind = "grenadier" if weapon == "grenade" else "radioman"
    order = "grenade grenadier" if weapon == "grenade" else "mortar radioman left"
    return play(lay_out(FACE.format(kind), **given), order)


def on(layout: str, at: str) -> Battle:
    """Put the grenadier down on a table of one's own."""
    battle = lay_out(FACE.format("grenadier").replace("20,40", at))
    battle.field = read_table(f"{PLAIN}; {layout}", TALL)
    return battle


# -- the die and the spoon


def test_ps_730_the_die_lies_a_base_and_half_a_green_token_away() -> None:
    battle = throwing()
    assert die_start(battle, GRENADIER, 0) == (2325, 4000)
    assert die_start(battle, GRENADIER, EVERYWHERE) == (2000, 4000)
    assert not has_room(on("tall mug disc 25,40 2", "20,40"), GRENADIER, 0)
    assert has_room(on("tall mug disc 25,40 1", "20,40"), GRENADIER, 0)
    assert not has_room(lay_out(FACE.format("grenadier").replace("60,30", "24,40")), GRENADIER, 0)
    assert not has_room(lay_out(FACE.format("grenadier").replace("20,40", "89,40")), GRENADIER, 0)
    between = on("low pen rect 21.5,40 1x1 0", "20,40")
    assert not has_room(between, GRENADIER, 0)


def test_ps_912_sides_lead_to_the_enemies_or_to_the_nearest_that_have_room() -> None:
    battle = throwing()
    assert good_sides(battle, GRENADIER) == [0, 3460, 3529]
    blocked = on("tall mug disc 25,40 2.2", "20,40")
    sides = good_sides(blocked, GRENADIER)
    assert all(has_room(blocked, GRENADIER, side) for side in sides)
    assert [side for side in sides if side % FIFTEEN == 0]
    assert closest([100, 3500, 1700], 3590) == 3500
    assert closest([100, 1700], 3590) == 100


def test_ps_730_in_a_narrow_place_any_tenth_of_a_degree_will_do() -> None:
    """Walls to the left and right, and a gap that no multiple of fifteen degrees meets."""
    box = on(
        "tall books rect 18.1,40 1x12 0; tall books rect 21.9,40 1x12 0; tall books rect 20,36.6 2x2 0; "
        "tall books rect 19.2,44 1x2 0",
        "20,40",
    )
    assert [turn for turn in range(0, DIRECTIONS, FIFTEEN) if has_room(box, GRENADIER, turn)] == []
    found = sides_with_room(box, GRENADIER)
    assert all(has_room(box, GRENADIER, turn) for turn in found)


def test_ps_730_without_any_room_the_die_starts_at_his_middle() -> None:
    box = on(
        "tall books rect 18,40 1x12 0; tall books rect 22,40 1x12 0; tall books rect 20,36.5 3x2 0; "
        "tall books rect 20,43.5 3x2 0",
        "20,40",
    )
    assert good_sides(box, GRENADIER) == [EVERYWHERE]
    play(box, "grenade grenadier", "throw")
    assert options(box) == {"place any"}
    play(box, "place any")
    points, off = rolled(box, GRENADIER, EVERYWHERE, 900, 500)
    assert (points[:2], off) == ([2000, 4000], False)
    play(box, "flick 90 5", "drift 90 5")
    assert len(options(box)) == 4


def test_ps_720_the_spoon_stands_on_every_nearest_side() -> None:
    battle = lay_out(FACE.format("radioman").replace("20,40", "30,30"))
    assert spoon_sides(battle, 1) == [0, 2, 3]
    assert spoon_sides(lay_out(FACE.format("radioman").replace("20,40", "60.04,30")), 1) == [1, 2, 3]
    assert spoon_sides(lay_out(FACE.format("radioman").replace("20,40", "60.06,30")), 1) == [1]


# -- what is worth aiming at


def test_ps_912_aims_are_at_enemies_and_between_them_at_three_powers() -> None:
    battle = throwing()
    assert marks(battle, 0) == [(6000, 3000), (6000, 4000), (6000, 3500)]
    found = aims(battle, 0, 2000, 4000, POWERS)
    assert sorted(aim for aim in found if aim // POWERS == 0) == [270, 350, 430]  # 32, 40 and 48 cm
    assert len(found) == 9
    near = aims(battle, 0, 5900, 4000, POWERS)
    assert [aim % POWERS for aim in near if aim // POWERS == 0] == [0, 40]  # never less than 5 cm


def test_ps_912_there_are_no_more_than_forty_aims() -> None:
    position = (
        "table x0\ngreen infantryman 10,10; radioman 10,20; sniper hq; grenadier hq; medic hq\n"
        "yellow infantryman 60,10; radioman 85,23; sniper 71,31; grenadier 55,47; medic 82,58\n"
    )
    battle = lay_out(position, squad_size=5, medic=True)
    assert len(marks(battle, 0)) == 15
    found = aims(battle, 0, 1000, 2000, POWERS)
    assert len(found) == len(set(found)) == MOST_AIMS
    assert all(0 <= aim < DIRECTIONS * POWERS for aim in found)


# -- hands


def test_ps_920_a_flick_strays_around_its_aim_and_is_never_too_short() -> None:
    battle = play(throwing(), "throw", "place 0", "flick 10 30")
    rng, step = Random("drift"), battle.agenda[-1]
    drawn = [step.sample(battle, rng) for _ in range(600)]
    assert all(battle.allows(choice) for choice in drawn)
    lengths = [choice % (LONGEST + 1) for choice in drawn]
    turns = [(choice // (LONGEST + 1) + 1800) % DIRECTIONS - 1800 for choice in drawn]
    assert sum(lengths) / 600 == pytest.approx(3000, abs=60)
    assert sum(turns) / 600 == pytest.approx(100, abs=12)
    assert max(lengths) <= 3000 * 1.3
    assert min(lengths) >= 3000 * 0.7
    assert not battle.allows(SHORTEST - 1)
    assert not battle.allows(-1)
    assert battle.allows(SHORTEST)


def test_ps_1207_a_perfect_hand_goes_where_it_aims() -> None:
    battle = play(throwing(throw_skill="perfect"), "throw", "place 0", "flick 10 30")
    assert options(battle) == {"drift 10 30"}
    assert {GAME.spell(battle, battle.agenda[-1].sample(battle, Random(seed))) for seed in range(5)} == {"drift 10 30"}
    assert (spread(0), spread(7), stray(1000, -120)) == ([0], [-7, 0, 7], 880)


def test_ps_931_a_hidden_fault_bends_every_throw() -> None:
    given: dict[str, Value] = {"throw_skill": "perfect", "throw_bias": True}
    field = FACE.format("grenadier") + "\nbias 25 -100"
    battle = play(lay_out(field, **given), "grenade grenadier", "throw", "place 0", "flick 10 30")
    assert options(battle) == {"drift 12.5 27"}
    mortar = play(lay_out(FACE.format("radioman") + "\nbias 25 -100", **given), "mortar radioman left", "throw")
    play(mortar, "fire 0 100")
    assert {text.split()[0] for text in options(mortar, "land")} == {"89.91,43.93"}


def test_ps_920_the_extremes_of_power_stay_within_bounds() -> None:
    short = Drift(0, GRENADIER, 0, 0, 0, 0)
    battle = lay_out(FACE.format("grenadier") + "\nbias 0 -900", throw_bias=True)
    assert short.strayed(battle, 0, -500) % (LONGEST + 1) == SHORTEST
    long = Drift(0, GRENADIER, 0, 0, 0, 750)
    battle.bias = [0, 9999]
    assert long.strayed(battle, 0, 500) % (LONGEST + 1) == LONGEST


def test_ps_920_932_the_faces_of_a_rest_come_as_often_as_their_sides() -> None:
    battle = play(throwing(throw_skill="perfect"), "throw", "place 0", "flick 0 10", "drift 0 10")
    rng, step = Random("faces"), battle.agenda[-1]
    assert (battle.legal(), battle.weights()) == (step.legal(battle), GRENADE_SIDES)
    drawn = [battle.legal().index(step.sample(battle, rng)) for _ in range(1200)]
    assert chi_square([drawn.count(face) for face in range(4)], GRENADE_SIDES) <= limit(3)


def test_ps_932_any_recorded_rest_is_allowed_and_no_other_number() -> None:
    battle = play(throwing(), "throw", "place 0", "flick 0 10", "drift 0 10")
    assert battle.allows(GAME.read(battle, "rest 45.55,30 7"))
    assert not battle.allows(-1)
    assert not battle.allows(battle.field.points * 2 * 4)
    silent = battle.clone()
    play(silent, "rest 33.25,40 5")
    play(battle, "rest 33.25,40 5")
    assert silent.key() == battle.key()
    assert told(battle, "flicked") == [(GRENADIER, 0, 2325, 4000, 3325, 4000)]


def test_ps_930_a_shot_scatters_and_both_faces_come_as_often() -> None:
    battle = play(throwing("mortar"), "throw", "fire 0 50")
    rng, step = Random("land"), battle.agenda[-1]
    drawn = [GAME.spell(battle, step.sample(battle, rng)).split() for _ in range(600)]
    assert all(battle.allows(GAME.read(battle, " ".join(text))) for text in drawn)
    xs = [float(text[1].split(",")[0]) for text in drawn]
    ys = [float(text[1].split(",")[1]) for text in drawn]
    assert sum(xs) / 600 == pytest.approx(49.5, abs=1.2)
    assert sum(ys) / 600 == pytest.approx(40, abs=1)
    assert len({text[1] for text in drawn}) > 550
    assert chi_square([sum(text[2] == face for text in drawn) for face in ("impact", "blast")], [1, 1]) <= limit(1)
    assert not battle.allows(-1)
    assert not battle.allows(battle.field.points * 2 * 2)


@pytest.mark.parametrize(
    ("point", "lies"),
    [
        ((500, 500), (500, 500, False)),
        ((-300, 500), (125, 500, False)),
        ((12300, 500), (11875, 500, False)),
        ((500, 3900), (500, 3475, False)),
        ((500, -1), (500, 0, True)),
        ((-300, -300), (125, 0, True)),
        ((0, 0), (0, 0, False)),
    ],
)
def test_ps_930_725_walls_put_a_token_back_and_open_sides_let_it_go(
    point: tuple[int, int], lies: tuple[int, int, bool]
) -> None:
    shelf = lay_out("table shelf\ngreen infantryman 30,5; sniper hq\nyellow infantryman 90,5; sniper hq")
    assert caught(shelf, *point) == lies


def test_ps_740_741_a_practice_throw_is_had_once_by_each_side() -> None:
    battle = play(throwing(), "practice", "place 0", "flick 0 30", "drift 0 30", "rest 53.25,40 7")
    assert (battle.practised, battle.hearts) == ([1, 0], [0] * 4)
    assert type(battle.agenda[-1]).__name__ == "PlaceDie"
    play(battle, "place 0", "flick 0 30", "drift 0 30", "rest 53.25,40 7")
    assert battle.hearts[2:] == [0, 0]  # both are broken
    assert battle.flag == 3
