"""Petits Soldats: the table as a picture."""

import re
import sys
from dataclasses import replace
from itertools import combinations
from statistics import median
from time import process_time

import pytest

from littlewars.games.petits_soldats import content
from littlewars.games.petits_soldats.content import LIBRARY, MISSIONS
from littlewars.games.petits_soldats.draw import draw, mission_portrait, table_portrait
from littlewars.games.petits_soldats.draw.places import BANNER, FRAME, TRACK, WIDTH, Places
from littlewars.games.petits_soldats.events import HURT, MOVED
from littlewars.games.petits_soldats.lengths import BASE, SEATS
from littlewars.kernel.content import LANGUAGES
from tests.games.drawings import SVG, classes, find, has, said, words
from tests.games.petits_soldats.looking import checked, everybody, hand, numbers, picture
from tests.games.petits_soldats.pictures import (
    BISCUITS,
    CROWD,
    DEPLOYING,
    ORDERING,
    OVER,
    REROLL,
    START,
    VIEWS,
    reader,
    side,
    soldier,
    table,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_picture_is_sound(name: str, language: str) -> None:
    view = VIEWS[name]
    root = picture(view, language=language)
    for seen in everybody(view):
        assert has(root, f"figure-{seen.number}")
        assert has(root, f"plate-{seen.number}")
    for piece in view.table.pieces:
        assert find(root, f"piece-{piece.number}").get("data-rule") == ("PS-106" if piece.tall else "PS-108")
    if view.viewer >= 0:
        hand(view, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_portraits_are_sound(language: str) -> None:
    say = reader(language).say
    for key in LIBRARY:
        assert checked(table_portrait(table(key), say)).get("viewBox") == "0 0 240 150"
    for key in MISSIONS:
        assert checked(mission_portrait(key, say)).get("viewBox") == "0 0 240 150"


# -- where things lie


@pytest.mark.parametrize("wide", [80, 90, 100, 110, 120])
@pytest.mark.parametrize("high", [36, 45, 50, 57, 60, 72, 80, 90])
def test_nothing_lies_on_something_else(wide: int, high: int) -> None:
    places = Places(replace(START.table, width=100 * wide, height=100 * high))
    x, y, across, down = places.zone
    frame = (x - FRAME, y - FRAME, across + 2 * FRAME, down + 2 * FRAME)
    lying = [BANNER, TRACK, frame, places.mission, places.reserve, places.bench, *places.hqs]
    for left, top, width, height in lying:
        assert left >= 0 <= top
        assert min(width, height) > 60
        assert left + width <= WIDTH
        assert top + height <= places.height
    for (x, y, across, down), (left, top, width, height) in combinations(lying, 2):
        assert x + across <= left or left + width <= x or y + down <= top or top + height <= y


def test_ps_103_the_plane_has_the_coordinates_of_the_rules() -> None:
    for name in ("ordering", "crowd", "mortar", "biscuits"):
        view = VIEWS[name]
        root = picture(view)
        left, low, across, up = numbers(find(root, "plane"))
        assert across == -up
        assert list(find(root, "plane")) == []
        for seen in everybody(view):
            if seen.x >= 0:
                x, y, size = numbers(find(root, f"figure-{seen.number}"))
                assert x == pytest.approx(left + across * seen.x, abs=0.1)
                assert y == pytest.approx(low + up * seen.y, abs=0.1)
                bases = [one for one in find(root, f"figure-{seen.number}") if one.get("class") == "ps-base"]
                assert float(bases[0].get("r") or 0) * size == pytest.approx(BASE * across, abs=0.1)


def test_scenery_turns_anticlockwise() -> None:
    packet = next(piece for piece in ORDERING.table.pieces if piece.key == "biscuit_packet")
    shown = [one.get("transform") or "" for one in find(picture(ORDERING), f"piece-{packet.number}").iter(f"{SVG}g")]
    assert packet.turn == 15
    assert any(re.search(r"rotate\((345|165|-15)\)", turned) for turned in shown)


def test_walls_are_books_and_other_sides_are_open() -> None:
    for key, walls in (("breakfast", 0), ("shelf", 3)):
        looks = classes(find(picture(replace(ORDERING, table=table(key))), "zone"))
        assert looks.count("ps-t-edge") == 4 - walls
        assert ("ps-t-book" in looks) == (walls > 0)


# -- soldiers


def test_ps_401_a_soldier_in_play_shows_what_lies_on_his_card() -> None:
    root = picture(ORDERING)
    assert words(find(root, "figure-2")) == ["2", "2"]
    assert words(find(root, "figure-0")) == ["1"]
    assert words(find(root, "figure-3")) == []
    assert find(root, "figure-2").get("data-rule") == "PS-401"
    assert "side-yellow" in classes(find(root, "figure-2"))
    assert said(root, "figure-0") == (
        "Infantryman (Green): in play; defense 3 of 3, 1 of 3 hearts. One order token lies beside him."
    )
    orders = [classes(find(root, f"figure-{number}")).count("ps-g-coin") for number in range(4)]
    assert orders == [1, 0, 0, 2]
    assert words(find(picture(CROWD), "figure-4")) == ["5"]


def test_ps_119_who_is_not_in_play_stands_or_lies_in_the_hq() -> None:
    for view, lies in ((DEPLOYING, False), (OVER, True), (replace(OVER, mission="breakthrough"), False)):
        root = picture(view)
        assert find(root, "figure-0").get("data-rule") == "PS-119"
        assert ("ps-fallen" in classes(find(root, "figure-0"))) == lies
        x, y, *_ = numbers(find(root, "figure-0"))
        left, top, wide, high = Places(view.table).hqs[0]
        assert left < x < left + wide
        assert top < y < top + high
        assert "ps-print" not in classes(find(root, "plate-0"))
        assert "ps-print" in classes(find(root, "plate-2"))


def test_ps_117_a_secret_squad_is_not_in_the_picture() -> None:
    drawn = draw(replace(START, viewer=1), [], reader("en").say)
    assert "ps-figure-general" in drawn
    for kind in content.KIND_KEYS:
        assert f"ps-figure-{kind}" not in drawn
    root = checked(drawn)
    assert said(root, "plate-0") == "Soldier of Green: still a secret."
    assert words(find(root, "plate-0")) == []
    assert words(find(root, "figure-0")) == ["?"]
    half = replace(START, sides=(side(0, soldier(0, 0, "infantryman"), soldier(1, 0, "sniper")), START.sides[1]))
    assert "ps-figure-sniper" in draw(half, [], reader("en").say)


def test_ps_1102_and_1103_flags_and_biscuits_are_carried() -> None:
    assert "ps-g-flag" in classes(find(picture(OVER), "figure-3"))
    assert "ps-g-flag" not in classes(find(picture(OVER), "figure-2"))
    root = picture(BISCUITS)
    assert "ps-g-biscuit" in classes(find(root, "figure-0"))
    assert has(root, "biscuit-0")
    assert not has(root, "biscuit-1")
    assert classes(root).count("ps-home") == 2


def test_who_sees_whom() -> None:
    looks = classes(picture(ORDERING))
    assert (looks.count("ps-sight"), looks.count("ps-sight-red")) == (2, 1)
    assert "ps-sights" not in classes(picture(DEPLOYING))


# -- both HQs


@pytest.mark.parametrize("name", ["ordering", "crowd", "biscuits"])
def test_ps_1201_a_card_has_defense_and_hearts(name: str) -> None:
    view = VIEWS[name]
    root = picture(view)
    for seen in everybody(view):
        card = find(root, f"plate-{seen.number}")
        looks = classes(card)
        assert looks.count("ps-heart-lost") == seen.hearts
        assert looks.count("ps-heart") == seen.solidity - seen.hearts
        lost = [f"−{seen.shields}"] if seen.shields else []
        assert words(card)[-1 - len(lost) :] == [str(seen.defense), *lost]


def test_ps_116_generals_and_chests_count_their_orders() -> None:
    root = picture(CROWD)
    assert [words(find(root, f"general-{seat}")) for seat in SEATS] == [["3"], ["2"]]
    assert [words(find(root, f"chest-{seat}")) for seat in SEATS] == [["0", "2"], ["0", "4"]]
    assert said(root, "general-green") == "General of Green: 3 order tokens."


def test_ps_740_the_practice_throw_is_shown_until_it_is_used() -> None:
    used = replace(ORDERING, sides=(replace(ORDERING.sides[0], practice=False), ORDERING.sides[1]))
    assert [classes(picture(view)).count("ps-practice") for view in (ORDERING, used)] == [2, 1]


def test_ps_810_the_star_lies_with_who_holds_it() -> None:
    for holder in (0, 1, -1):
        view = replace(ORDERING, star=holder)
        x, y, *_ = numbers(find(picture(view), "star"))
        left, top, wide, high = Places(view.table).hqs[holder] if holder >= 0 else Places(view.table).reserve
        assert left <= x <= left + wide
        assert top - 4 <= y <= top + high


@pytest.mark.skipif(sys.gettrace() is not None, reason="measuring coverage takes longer than drawing")
def test_a_full_table_is_drawn_in_five_milliseconds() -> None:  # quality L4
    told: dict[object, str] = {}
    spoken = reader("fr")
    events = [(MOVED, 0, 0, 3000, 4200, 3100, 4100), (HURT, 3, 1)]
    for view in (CROWD, REROLL):
        draw(view, events, lambda message: told.setdefault(message, spoken.say(message)))
        times = []
        for _ in range(15):
            begun = process_time()
            draw(view, events, lambda message: told[message])
            times.append(process_time() - begun)
        assert median(times) <= 0.005
    assert re.search(r"<svg [^>]*class=\"drawing petits-soldats\"", draw(START, [], spoken.say))
