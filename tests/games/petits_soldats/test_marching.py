"""Petits Soldats: where a soldier may go, and the moves a computer looks at (PS-904, PS-910)."""

from math import hypot
from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import LIBRARY, TALL
from littlewars.games.petits_soldats.deploying import near_token, nearest, spots, stands
from littlewars.games.petits_soldats.layout import Point, read_table
from littlewars.games.petits_soldats.lengths import BASE, RED, TOLERANCE, YELLOW
from littlewars.games.petits_soldats.marching import MOST, SAME, Candidates, ground_for, may_go, way
from littlewars.games.petits_soldats.points import numbered, placed
from littlewars.games.petits_soldats.seeing import is_seen, looks, seen_from
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.preparation import Deploy
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.pieces.plane.shapes import sides
from littlewars.pieces.plane.ways import measured
from littlewars.players.random_player import random_choice
from tests.games.petits_soldats.field import lay_out, options, play

DUEL = "table {}\ngreen infantryman {}; sniper hq\nyellow infantryman {}; sniper hq\n"


def candidates(battle: Battle, soldier: int = 0, far: int = YELLOW) -> list[Point]:
    return Candidates(battle, soldier, far).collect()


@pytest.mark.slow
@pytest.mark.parametrize("table", LIBRARY)
def test_ps_904_910_every_move_offered_is_allowed_wherever_a_game_leads(table: str) -> None:
    """Whole random games: candidates are few, apart, allowed and always the same."""
    rng = Random(table)
    given: dict[str, Value] = {"table": table, "squad_size": 3}
    battle = GAME.start(GAME.setup(given))
    seen = 0
    while battle.actor != NOBODY:
        step = battle.agenda[-1]
        assert isinstance(battle, Battle)
        if isinstance(step, Stride | Deploy):
            legal = step.legal(battle)
            assert legal == step.legal(battle.clone())
            assert [choice for choice in legal if not step.allows(battle, choice)] == []
            if isinstance(step, Stride):
                check_apart(battle, step, legal)
            seen += 1
        battle.apply(random_choice(battle, rng))
    assert seen > 10


def check_apart(battle: Battle, step: Stride, legal: list[int]) -> None:
    for soldier in step.movers(battle):
        own = [placed(battle, step.seat, choice) for choice in legal]
        points = [(x, y) for one, x, y in own if one == soldier]
        assert 1 <= len(points) <= MOST
        assert (battle.x[soldier], battle.y[soldier]) in points  # PS-406: staying
        for i, (x, y) in enumerate(points):
            assert all((a - x) ** 2 + (b - y) ** 2 >= SAME**2 for a, b in points[:i])


def flip(battle: Battle) -> float:
    """Return how far apart the nearest two candidates are of which an enemy sees one and not the other."""
    enemy = (battle.x[2], battle.y[2])
    shown = {point: looks(battle, *enemy, *point, battle.field.tall) for point in candidates(battle)}
    pairs = [(a, b) for a in shown for b in shown if shown[a] and not shown[b]]
    return min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairs)


@pytest.mark.parametrize(("table", "at"), [("x1", "40,26"), ("x3", "42,48")], ids=["mug", "books"])
def test_ps_910_whoever_is_seen_is_offered_a_spot_just_hidden_and_the_last_one_seen(table: str, at: str) -> None:
    battle = lay_out(DUEL.format(table, at, "20,30"))
    assert is_seen(battle, 2, 0)
    assert flip(battle) < 100


@pytest.mark.parametrize("at", ["50.5,26", "52,36"])
def test_ps_910_whoever_can_hide_is_offered_a_spot_from_which_he_just_sees(at: str) -> None:
    assert flip(lay_out(DUEL.format("x1", at, "20,30"))) < 100


def test_ps_910_an_enemy_far_away_offers_a_spot_in_red_range_from_which_he_is_seen() -> None:
    red = (6000 - RED - 2 * BASE, 3000)
    battle = lay_out(DUEL.format("x0", "20,30", "60,30"))
    assert not battle.in_red(0, 2)
    assert red in candidates(battle)
    assert red not in candidates(lay_out(DUEL.format("x1", "20,30", "60,30")))  # the mug hides him there
    far = candidates(lay_out(DUEL.format("x0", "10,30", "80,30")))
    assert max(x for x, _ in far) > 1000 + YELLOW * 9 // 10


@pytest.mark.parametrize(
    ("mission", "start", "goal"),
    [
        ("hold_centre", "40,25", (4500, 3000)),
        ("biscuits", "40,20", (4500, 1900)),
        ("breakthrough", "80,50", (9000 - 325, 5000)),
    ],
)
def test_ps_910_missions_offer_their_goals(mission: str, start: str, goal: Point) -> None:
    given: dict[str, Value] = {"mission": mission}
    assert goal in candidates(lay_out(DUEL.format("x0", start, "60,55"), **given))


def test_ps_1101_whoever_stands_on_the_goal_may_stay_there() -> None:
    found = candidates(lay_out(DUEL.format("x0", "45,30", "60,55"), mission="hold_centre"))
    assert found[0] == (4500, 3000)
    assert found.count((4500, 3000)) == 1


def test_ps_910_a_lace_that_goes_all_around_a_thing_ends_where_it_began() -> None:
    battle = lay_out(DUEL.format("x0", "45,27", "80,55"))
    battle.field = read_table("90x60; tokens 13,11 13,49 77,49 77,11; tall mug disc 45,30 0.5", TALL)
    search = Candidates(battle, 0, YELLOW)
    (shape,) = search.ground.shapes
    right, left = sides(shape, 4500, 2700)
    assert [len(search.outline(shape, *corner_and_step)) for corner_and_step in ((right, 1), (left, -1))] == [
        len(shape.xs)
    ] * 2
    assert all(may_go(battle, 0, x, y, YELLOW) for x, y in search.collect())


def test_ps_1103_a_carrier_is_offered_the_way_home() -> None:
    position = DUEL.format("x0", "10,30", "60,55") + "biscuit 45,19 green.infantryman\nbiscuit 45,41 nobody"
    battle = lay_out(position, mission="biscuits")
    assert (325, 3000) in candidates(battle, far=1000)
    assert battle.lace(0) == 1000


def test_ps_408_candidates_never_pass_what_stands_in_the_way() -> None:
    battle = lay_out(DUEL.format("x3", "42.7,30", "60,30"))
    for x, y in candidates(battle):
        assert x < 4400
        assert (x, y) == (4270, 3000) or measured(way(battle, 0, x, y, YELLOW)) <= YELLOW + TOLERANCE


def test_ps_409_figures_that_bar_the_way_are_walked_around() -> None:
    position = DUEL.format("x0", "20,30", "23,30")
    free, barred = lay_out(position), lay_out(position, figures_block_movement=True)
    straight, round_him = (measured(way(battle, 0, 2800, 3000, YELLOW)) for battle in (free, barred))
    assert straight == 800
    assert 830 < round_him < 1100
    assert (len(ground_for(free, 0).shapes), len(ground_for(barred, 0).shapes)) == (0, 1)
    assert all(may_go(barred, 0, x, y, YELLOW) for x, y in candidates(barred))


def test_ps_910_directions_are_turned_by_where_a_soldier_stands() -> None:
    here, there = (candidates(lay_out(DUEL.format("x0", at, "80,55"))) for at in ("30,30", "30.01,30"))
    assert {(x - 3000, y - 3000) for x, y in here} != {(x - 3001, y - 3000) for x, y in there}
    assert len(here) > 40


def test_ps_603_what_is_seen_from_a_place() -> None:
    battle = lay_out(DUEL.format("x1", "30,30", "60,30"))
    assert not seen_from(battle, 0, 3000, 3000, 2)
    assert seen_from(battle, 0, 3000, 4500, 2)


# -- deployment


@pytest.mark.parametrize("table", LIBRARY)
@pytest.mark.parametrize("token", range(4))
def test_ps_911_up_to_24_spots_are_offered_around_a_token(table: str, token: int) -> None:
    battle = lay_out(f"table {table}\nround 0\nphase start")
    found = spots(battle, 0, token)
    assert 12 <= len(found) <= 24
    assert all(near_token(battle, 0, token, x, y) for x, y in found)
    assert len(set(found)) == len(found)


def test_ps_911_309_where_the_usual_spots_are_taken_any_free_one_is_offered() -> None:
    """A figure on the token leaves no spot at gap 0, four more none at the green distance, but room between."""
    battle = lay_out("table x0\nround 0\nphase start", squad_size=5)
    around = [(1300 + x, 1100 + y) for x, y in [(0, 0), (420, 0), (-420, 0), (0, 420), (0, -420)]]
    around += [(1300 + x, 1100 + y) for x, y in [(370, 370), (-370, 370), (370, -370), (-370, -370)]]
    for soldier, (x, y) in enumerate(around, 1):
        battle.x[soldier], battle.y[soldier] = x, y
    found = spots(battle, 0, 0)
    assert found
    assert all(near_token(battle, 0, 0, x, y) for x, y in found)


def test_ps_309_the_nearest_spot_is_nearest_then_lowest() -> None:
    battle = lay_out("table x1\nround 0\nphase start")
    x, y = nearest(battle, 0, 4500, 3000)
    assert stands(battle, 0, x, y)
    assert ((x - 4500) ** 2 + (y - 3000) ** 2) ** 0.5 == pytest.approx(525, abs=5)
    assert nearest(battle, 0, 2000, 2000) == (2000, 2000)


def test_ps_303_whoever_waits_may_be_chosen() -> None:
    battle = lay_out(
        "table x0\ngreen infantryman hq; sniper hq\nyellow infantryman 60,30; sniper hq\n"
        "next Deploy(number=2, seat=green); EndTurn(seat=green); EndRound"
    )
    assert {text.split()[0] for text in options(battle, "deploy")} == {"infantryman", "sniper"}
    assert len(battle.legal()) == 48
    assert battle.allows(numbered(battle, 1, 7700, 4900))


def test_ps_901_904_a_move_without_a_listener_is_the_same_move() -> None:
    heard, unheard = lay_out(DUEL.format("x1", "44,22", "20,30")), lay_out(DUEL.format("x1", "44,22", "20,30"))
    unheard.log = None
    play(heard, "move infantryman 50.5,29")
    play(unheard, "move infantryman 50.5,29")
    assert heard.key() == unheard.key()
    assert (heard.x[0], heard.y[0]) == (5050, 2900)
