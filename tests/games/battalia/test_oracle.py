"""Battalia: the Oracle, the weeks and the horde (ledger 4.9, 4.10)."""

import pytest

from littlewars.games.battalia.cards import TYPE_KEYS
from littlewars.games.battalia.oracle import ALIGNED, LIT, arm_of, horde_strength, week_of
from tests.games.battalia.field import lay_out


@pytest.mark.parametrize(
    ("day", "lit", "aligned"),
    [
        (1, "tool", "tool"),
        (2, "horse", "ambush"),
        (3, "tent", "title"),
        (4, "amulet", "scroll"),
        (5, "scroll", "amulet"),
        (6, "title", "tent"),
        (7, "ambush", "horse"),
        (8, "tool", "tool"),
        (63, "ambush", "horse"),
    ],
)
def test_bat_334_every_day_has_its_light_and_its_alignment(day: int, lit: str, aligned: str) -> None:
    arm = arm_of(day)
    assert (TYPE_KEYS[LIT[arm]], TYPE_KEYS[ALIGNED[arm]]) == (lit, aligned)
    world = lay_out(f"day {day}")
    assert [key for type_, key in enumerate(TYPE_KEYS) if world.lit(1, type_)] == [lit]


def test_bat_121_seven_days_make_a_week() -> None:
    assert [week_of(day) for day in (1, 7, 8, 14, 15, 63)] == [1, 1, 2, 2, 3, 9]


def test_bat_73_77_78_335_the_horde_grows_each_week_up_to_twenty() -> None:
    assert [horde_strength(week) for week in range(1, 12)] == [0, 6, 8, 10, 12, 14, 16, 18, 20, 20, 20]


def test_bat_327_what_the_hourglass_names_is_lit_for_whoever_plays_alone() -> None:
    world = lay_out("day 1\nsun 2")
    assert [world.lit(seat, TYPE_KEYS.index("horse")) for seat in (0, 1)] == [True, False]


def test_before_the_first_day_nothing_is_lit() -> None:
    world = lay_out("day 0")
    assert not any(world.lit(seat, type_) for seat in (0, 1) for type_ in range(7))
