"""Petits Soldats: what the picture tells: who is ahead, who is asked, dice, and what was just done."""

from dataclasses import replace

import pytest

from littlewars.games.petits_soldats.content import MISSIONS
from littlewars.games.petits_soldats.draw.places import TRACK, Places
from littlewars.games.petits_soldats.events import EXPOSED, FLICKED, HEALED, HURT, LANDED, MOVED, RESTED, SPOON
from littlewars.games.petits_soldats.lengths import DIE, GREEN, MORTAR, YELLOW
from littlewars.games.petits_soldats.view import BattleView
from tests.games.drawings import SVG, classes, find, has, said, words
from tests.games.petits_soldats.looking import numbers, picture, radius
from tests.games.petits_soldats.pictures import (
    AIMING,
    DEPLOYING,
    GRENADE,
    MORTAR_FIRED,
    ORDERING,
    OVER,
    REROLL,
    START,
    VIEWS,
    table,
)


@pytest.mark.parametrize("victory", [3, 4, 8])
def test_ps_112_the_flag_tells_who_is_ahead(victory: int) -> None:
    spots = []
    for flag in range(-victory, victory + 1):
        root = picture(replace(ORDERING, flag=flag, victory=victory))
        x = numbers(find(root, "flag"))[0]
        spots.append(x)
        assert TRACK[0] < x < TRACK[0] + TRACK[2]
        assert len(words(find(root, "track"))) == 2 * victory - 2
        assert classes(find(root, "track")).count("ps-space-passed") == min(abs(flag), victory - 1)
        ahead = [look for look in classes(find(root, "flag")) if look.startswith("side-")]
        assert ahead == ([] if flag == 0 else ["side-green" if flag > 0 else "side-yellow"])
    assert spots == sorted(spots, reverse=True)  # green's Victory space lies on the left
    assert said(picture(replace(ORDERING, flag=-2)), "flag") == "Flag: 2 on Yellow’s side."


@pytest.mark.parametrize(
    ("name", "told", "side_", "rule"),
    [
        ("start", ["Green to play", "choose a squad"], "side-green", "PS-117"),
        ("deploying", ["Green to play", "deploy a soldier near token 3"], "side-green", "PS-303"),
        ("ordering", ["Green to play", "give an order"], "side-green", "PS-501"),
        ("reroll", ["Green to play", "roll some dice again, or keep them"], "side-green", "PS-611"),
        ("crowd", ["Yellow to play"], "side-yellow", "PS-341"),
        ("mortar", ["Green to play", "move a soldier"], "side-green", "PS-341"),
        ("aiming", ["Green to play", "aim the grenade"], "side-green", "PS-731"),
        ("over", ["Yellow wins!", "General of the toy chest"], "side-yellow", "PS-820"),
    ],
)
def test_the_banner_says_who_is_asked(name: str, told: list[str], side_: str, rule: str) -> None:
    banner = find(picture(VIEWS[name]), "banner")
    assert words(banner) == told
    assert side_ in (banner.get("class") or "")
    assert banner.get("data-rule") == rule


@pytest.mark.parametrize(
    ("view", "told"),
    [
        (replace(START, actor=-1), "Who goes first?"),
        (replace(DEPLOYING, actor=-1, cube=0), "A cube is being drawn…"),
        (replace(REROLL, actor=-1), "The dice are rolling…"),
        (replace(AIMING, actor=-1), "The grenade is rolling…"),
        (replace(AIMING, actor=-1, weapon="mortar"), "The mortar token is flying…"),
        (replace(OVER, winner=-1), "Shared victory!"),
    ],
)
def test_the_banner_of_chance_is_paper(view: BattleView, told: str) -> None:
    banner = find(picture(view), "banner")
    assert words(banner)[-1] == told
    assert banner.get("class") == "banner"


def test_ps_303_the_drawn_cube_is_large_and_its_token_has_a_ring() -> None:
    root = picture(DEPLOYING)
    assert words(find(root, "cubes")) == ["3", "1", "2", "3", "4"]
    assert classes(find(root, "cubes")).count("ps-pip") == 6
    assert [n for n in range(1, 5) if "ps-landing" in classes(find(root, f"deploy-{n}"))] == [3]
    assert words(find(picture(ORDERING), "cubes")) == ["1", "2", "3", "4"]


def test_ps_206_the_round_is_told() -> None:
    assert words(find(picture(ORDERING), "mission")) == ["Round", "2/3", "Training"]
    assert [find(picture(replace(ORDERING, mission=key)), "mission").get("data-rule") for key in MISSIONS] == [
        "PS-101", "PS-1101", "PS-1102", "PS-1103", "PS-1104", "PS-1105",
    ]  # fmt: skip


@pytest.mark.parametrize("key", ["breakfast", "desk", "shelf", "picnic"])
def test_ps_610_dice_lie_apart_and_are_counted(key: str) -> None:
    view = replace(REROLL, table=table(key))
    root = picture(view)
    left, top, wide, high = Places(view.table).bench
    spots: list[tuple[float, float]] = []
    for name in (*[f"die-{i}" for i in range(5)], "scope"):
        x, y, *_ = numbers(find(root, name))
        size = int(next(find(root, name).iter(f"{SVG}rect")).get("width") or 0) + 2
        assert left <= x <= left + wide - size
        assert top <= y <= top + high - size
        assert all(abs(x - a) >= size or abs(y - b) >= size for a, b in spots)
        spots.append((x, y))
    assert said(root, "die-3") == "Attack die: a bolt."
    assert said(root, "scope") == "Sniper die: two hits."
    assert {"5", "3", ">", "2 hearts", "×1"} <= set(words(root))


def test_ps_630_hits_no_better_than_the_defense_do_nothing() -> None:
    assert REROLL.shot is not None
    shot = replace(REROLL.shot, hits=3, scope="", rerolls=0)
    root = picture(replace(REROLL, shot=shot))
    assert {"≤", "no harm", "×0"} <= set(words(root))
    assert not has(root, "scope")
    assert not has(picture(ORDERING), "die-0")


# -- what was just done


def test_ps_402_a_move_leaves_its_lace() -> None:
    root = picture(ORDERING, [(MOVED, 0, 900, 2000, 1800, 2600, 2400, 3200, 2400)])
    laid = next(one for one in find(root, "lace").iter(f"{SVG}path") if one.get("class") == "ps-lace")
    points = numbers(laid, "d")
    assert len(points) == 6
    assert points[4:] == numbers(find(root, "figure-0"))[:2]
    assert not has(picture(ORDERING, [(MOVED, 0, 0, 3200, 2400)]), "lace")


THROW = [(FLICKED, 1, 0, 2300, 4000, 4300, 5200, 5500, 4300), (RESTED, 1, 0, 5500, 4300, 0, 1)]


def test_ps_732_a_grenade_leaves_its_trail_and_its_blast() -> None:
    root = picture(GRENADE, THROW)
    assert classes(find(root, "trail")).count("ps-bounce") == 1
    assert radius(root, "blast") == pytest.approx(DIE + YELLOW, abs=1)
    assert words(find(root, "grenade")) == ["5"]
    practice = picture(GRENADE, [(RESTED, 1, 1, 5500, 4300, 0, 1)])
    assert "ps-blast-practice" in classes(find(practice, "blast"))
    assert not has(practice, "trail")
    assert not has(picture(GRENADE, [(RESTED, 1, 0, 5500, 4300, 0, 3)]), "blast")  # a mishap
    gone = picture(GRENADE, [(RESTED, 1, 0, 9500, 4300, 1, 2)])
    assert not has(gone, "blast")
    assert not has(gone, "grenade")


@pytest.mark.parametrize(("face", "reach", "told"), [(0, GREEN, "impact"), (1, YELLOW, "blast")])
def test_ps_724_the_mortar_reaches_as_far_as_its_face_says(face: int, reach: int, told: str) -> None:
    root = picture(MORTAR_FIRED, [(SPOON, 3, 8700, 3600), (LANDED, 3, 0, 3900, 1700, 0, face)])
    assert radius(root, "blast") == pytest.approx(MORTAR + reach, abs=1)
    assert said(root, "mortar").startswith(f"Mortar token: {told}")
    assert numbers(find(root, "spoon"))[1] == pytest.approx(Places(MORTAR_FIRED.table).zone[1], abs=0.5)


def test_what_is_aimed_lies_where_it_starts() -> None:
    root = picture(AIMING)
    left, low, across, up = numbers(find(root, "plane"))
    x, y, *_ = numbers(find(root, "grenade"))
    assert x == pytest.approx(left + 2200 * across, abs=0.1)
    assert y == pytest.approx(low + 3800 * up, abs=0.1)
    assert not has(root, "spoon")
    assert has(picture(replace(AIMING, weapon="mortar", origin=(0, 2000))), "spoon")
    assert radius(root, "centre") == pytest.approx(YELLOW, abs=1)


def test_harm_and_healing_are_summed_by_soldier() -> None:
    done = [(HURT, 3, 2), (HURT, 2, 3), (HURT, 3, 1), (EXPOSED, 1, 2), (HEALED, 1, 0, 2)]
    root = picture(GRENADE, done)
    told = [one.text for one in root.iter(f"{SVG}text") if one.get("class") == "ps-burst-word"]
    assert told == ["−3", "−3", "−2", "+2"]
