"""Petits Soldats: what a point or an aim would mean, in words and lines."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.measuring import measure, stopped
from littlewars.games.petits_soldats.seeing import looks
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.measure import BLOCKED, LACE, RANGE, SIGHT, THROW
from littlewars.pieces.plane.shapes import disc
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, play
from tests.games.petits_soldats.test_spelling import NUMBERS, PLACES

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
ALONE = "table {}\ngreen infantryman {}; sniper hq\nyellow infantryman {}; grenadier hq\n"


def words(battle: Battle, text: str) -> list[str]:
    """Say what a choice would mean."""
    found = GAME.measure(battle, GAME.read(battle, text))
    assert found is not None
    assert all("{" not in catalogue("fr", GAME).say(message) for message in found.words)
    return [catalogue("en", GAME).say(message) for message in found.words]


def lines(battle: Battle, text: str) -> dict[str, list[list[Point]]]:
    """Return the lines a choice would draw, by kind."""
    found = GAME.measure(battle, GAME.read(battle, text))
    assert found is not None
    kinds: dict[str, list[list[Point]]] = {}
    for line in found.lines:
        kinds.setdefault(line.kind, []).append(line.points)
    return kinds


# -- places


def test_ps_913_a_place_tells_the_lace_and_the_chances() -> None:
    battle = lay_out(FACE)
    assert words(battle, "move sniper 30,40") == [
        "Lace: 10 cm used, 5 cm left.",
        "Sees Yellow’s Infantryman: 3 rolls, 87% to hurt, 0% to break.",
        "Sees Yellow’s Grenadier: 3 rolls, 98% to hurt, 0% to break.",
        "Yellow’s Infantryman sees him.",
        "Yellow’s Grenadier sees him.",
    ]
    assert lines(battle, "move sniper 30,40") == {
        LACE: [[(2000, 4000), (3000, 4000)]],
        SIGHT: [[(3000, 4000), (6000, 3000)], [(3000, 4000), (6000, 4000)]],
    }


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        ("", "2 rolls, 63% to hurt, 0% to break"),
        (" shields 1", "2 rolls, 89% to hurt, 23% to break"),
        (" shields 9", "2 rolls, 99% to hurt, 89% to break"),
        (" hearts 1", "2 rolls, 63% to hurt, 23% to break"),
        (" hearts 2", "2 rolls, 63% to hurt, 63% to break"),
    ],
)
def test_ps_632_640_tokens_on_the_target_change_the_chances(tokens: str, told: str) -> None:
    battle = lay_out(FACE.replace("yellow infantryman 60,30", f"yellow infantryman 60,30{tokens}"))
    assert words(battle, "move infantryman 20,30")[1] == f"Sees Yellow’s Infantryman: {told}."


def test_ps_605_low_cover_changes_the_chances() -> None:
    position = ALONE.format("x2", "30,30", "60,30")
    assert "3 rolls, 87% to hurt" in words(lay_out(position), "move infantryman 30,30")[1]
    assert "3 rolls, 51% to hurt" in words(lay_out(position, low_cover=True), "move infantryman 30,30")[1]


def test_ps_604_behind_the_mug_nobody_is_seen_and_the_line_ends_at_it() -> None:
    battle = lay_out(ALONE.format("x1", "20,30", "60,30"))
    assert words(battle, "move infantryman 30,30") == [
        "Lace: 10 cm used, 5 cm left.",
        "Does not see Yellow’s Infantryman.",
        "No enemy sees him.",
    ]
    ((start, end),) = lines(battle, "move infantryman 30,30")[BLOCKED]
    assert (start, end[1]) == ((3000, 3000), 3000)
    assert 4085 <= end[0] <= 4115  # the mug begins at 41


def test_ps_608_from_body_to_body_a_shoulder_is_enough() -> None:
    battle = lay_out(ALONE.format("x1", "30,30", "60,37"))
    told = words(battle, "move infantryman 30,30")
    assert told[1].startswith("Does not see")
    assert told[2] == "No enemy sees him."
    mutual = lay_out(ALONE.format("x1", "30,30", "60,37"), los_mode="body_to_body")
    assert words(mutual, "move infantryman 30,30")[1].startswith("Sees")
    mug, here, there = [disc(4500, 3000, 400)], (3500, 3000), (5500, 3780)
    assert looks(battle, *there, *here, mug)  # whose eye is in the open sees the shoulder of who peeps
    assert not looks(battle, *here, *there, mug)
    assert looks(mutual, *here, *there, mug)


def test_a_line_that_nothing_stops_ends_where_it_leads() -> None:
    assert stopped((0, 0), (1000, 0), []) == (1000, 0)
    assert stopped((0, 0), (1000, 0), [disc(500, 5000, 100)]) == (1000, 0)
    assert stopped((0, 0), (1000, 0), [disc(500, 0, 100)]) == (405, 0)


def test_ps_408_a_place_out_of_reach_has_no_lace() -> None:
    battle = lay_out(ALONE.format("x0", "20,30", "60,30"))
    assert words(battle, "move infantryman 50,30")[0].startswith("Sees")
    assert LACE not in lines(battle, "move infantryman 50,30")


def test_ps_406_staying_takes_no_lace() -> None:
    assert words(lay_out(FACE), "move sniper 20,40")[0] == "Lace: 0 cm used, 15 cm left."


def test_ps_304_a_place_to_deploy_needs_no_lace() -> None:
    position = (
        "table x0\ngreen infantryman hq; sniper hq\nyellow infantryman 60,49; grenadier hq\n"
        "next Deploy(number=1, seat=green); EndTurn(seat=green); EndRound"
    )
    battle = lay_out(position)
    assert words(battle, "deploy sniper 13,49") == [
        "Sees Yellow’s Infantryman: 2 rolls, 63% to hurt, 0% to break.",
        "Yellow’s Infantryman sees him.",
    ]
    assert list(lines(battle, "deploy sniper 13,49")) == [SIGHT]
    assert words(PLACES["deploy"], "deploy sniper 13,49") == []  # nobody is there yet


def test_ps_1005_a_short_move_is_measured_by_the_green_distance() -> None:
    assert words(PLACES["coordinate"], "move infantryman 20,31")[0] == "Lace: 1 cm used, 3 cm left."


def test_ps_1105_at_night_far_enemies_are_not_seen() -> None:
    night = lay_out(ALONE.format("x0", "20,30", "60,30"), mission="night")
    assert words(night, "move infantryman 20,30")[1:] == ["Does not see Yellow’s Infantryman.", "No enemy sees him."]
    assert lines(night, "move infantryman 20,30")[BLOCKED] == [[(2000, 3000), (6000, 3000)]]


# -- throws


def test_ps_731_732_a_flick_tells_where_it_ends_and_who_is_near() -> None:
    battle = PLACES["flick"]
    assert words(battle, "flick 180 30") == [
        "A steady hand gets it to 26.8, 40.",
        "Green’s Infantryman is within reach.",
        "Green’s Sniper is within reach.",
    ]
    assert lines(battle, "flick 180 30") == {
        THROW: [[(5675, 4000), (2675, 4000)]],
        RANGE: [[(2675, 4000), (2675 + 1500 + 80, 4000)]],
    }


def test_ps_920_a_flick_that_bounces_is_drawn_with_its_corner() -> None:
    (trail,) = lines(PLACES["flick"], "flick 180 80")[THROW]
    assert len(trail) == 3
    assert trail[1][0] == pytest.approx(2000 + 125 + 80, abs=1)
    rest = trail[1][0] + (8000 - (5675 - trail[1][0])) // 2
    assert trail[2][0] == pytest.approx(rest, abs=2)


def test_ps_732_a_flick_to_nowhere_reaches_nobody() -> None:
    assert words(PLACES["flick"], "flick 270 30")[1:] == ["Nobody stands within 15 cm."]


def test_ps_734_a_flick_off_the_table_says_so() -> None:
    assert words(PLACES["flick"], "flick 90 60") == ["That goes off the table."]
    assert list(lines(PLACES["flick"], "flick 90 60")) == [THROW]


def test_ps_722_724_a_shot_shows_both_its_ranges() -> None:
    battle = PLACES["fire"]
    kinds = lines(battle, "fire 90 30")
    assert kinds[THROW] == [[(1200, 0), (1200, 3000)]]
    assert kinds[RANGE] == [[(1200, 3000), (1200 + 525, 3000)], [(1200, 3000), (1200 + 1625, 3000)]]
    assert words(battle, "fire 90 30")[1:] == ["Green’s Infantryman is within reach."]


def test_ps_725_a_shot_off_the_table_says_so() -> None:
    assert words(PLACES["fire"], "fire 180 30") == ["That goes off the table."]


def test_ps_930_a_wall_puts_a_token_back() -> None:
    position = "table shelf\ngreen infantryman 30,5; radioman 9,5\nyellow infantryman 90,5; sniper hq\nphase order"
    battle = play(lay_out(position), "mortar radioman bottom", "throw")
    assert lines(battle, "fire 180 30")[THROW] == [[(900, 0), (125, 0)]]


# -- what cannot be measured


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("number", [number for number in NUMBERS if abs(number) > 10**11])
def test_absurd_numbers_mean_nothing(place: str, number: int) -> None:
    assert measure(PLACES[place], number) is None


@pytest.mark.parametrize("place", PLACES)
def test_only_points_and_aims_are_measured(place: str) -> None:
    battle = PLACES[place]
    measured = [GAME.measure(battle, choice) is not None for choice in battle.legal()]
    on_the_plane = place in ("deploy", "move", "walk", "flick", "fire", "coordinate")
    assert measured == [on_the_plane and (place, choice) != ("coordinate", 0) for choice in battle.legal()]


def test_nothing_is_measured_of_soldiers_elsewhere_or_when_all_is_over() -> None:
    away = lay_out(ALONE.format("x0", "20,30", "60,30"))
    assert GAME.measure(away, GAME.read(away, "move sniper 20,40")) is None
    assert GAME.measure(lay_out(FACE + "ending 5 nobody\nnext -"), 0) is None
