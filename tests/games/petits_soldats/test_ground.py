"""Lengths of ways, and deployment where there is no room: what examples cannot show."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import TALL
from littlewars.games.petits_soldats.deploying import near_token, spots
from littlewars.games.petits_soldats.layout import Point, read_table
from littlewars.games.petits_soldats.marching import way
from littlewars.games.petits_soldats.points import numbered
from littlewars.games.petits_soldats.steps.preparation import Deploy
from littlewars.pieces.plane.ways import measured

PLAIN = "90x60; tokens 13,11 13,49 77,49 77,11"
LONG = 9000


@pytest.mark.parametrize(
    ("table", "start", "end", "exact"),
    [
        ("x1", "44,22", (5050, 2900), 963),
        ("x1", "38,30", (5200, 3000), 1816),
        ("x3", "42.7,40", (4730, 4000), 1593),
        ("x3", "42.7,44.5", (4730, 4450), 693),
        ("x2", "45,26", (4500, 3400), 2002),
    ],
    ids=["hugging the mug", "round the mug", "round the books", "near their end", "round the ruler"],
)
def test_ps_408_ways_round_scenery_have_the_right_length(table: str, start: str, end: Point, exact: int) -> None:
    battle = GAME.parse(f"table {table}\ngreen infantryman {start}; sniper hq", GAME.setup({}))
    assert measured(way(battle, 0, *end, LONG)) == pytest.approx(exact, abs=9)


def test_ps_309_with_no_room_near_the_token_only_the_nearest_spot_is_left() -> None:
    battle = GAME.parse("table x0\nround 0\nphase start", GAME.setup({}))
    battle.field = read_table(f"{PLAIN}; tall mug disc 15,11 9", TALL)
    (spot,) = spots(battle, 0, 0)
    assert not near_token(battle, 0, 0, *spot)
    assert spot == pytest.approx((1500 - 900 - 125, 1100), abs=5)
    step = Deploy(0, 0)
    assert step.legal(battle) == [numbered(battle, soldier, *spot) for soldier in (0, 1)]
    assert step.allows(battle, numbered(battle, 0, *spot))
    assert not step.allows(battle, numbered(battle, 0, spot[0] - 10, spot[1]))
