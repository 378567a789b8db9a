"""Les Rois du Champ de Bataille: the table as a picture."""

import re
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time
from xml.etree import ElementTree

import pytest

from littlewars.games.rois_du_champ_de_bataille import content
from littlewars.games.rois_du_champ_de_bataille.draw import draw
from littlewars.games.rois_du_champ_de_bataille.draw.places import HEIGHT, TILE, WIDTH
from littlewars.games.rois_du_champ_de_bataille.draw.troops import ROOM, STRIP, TOKEN, spots
from littlewars.games.rois_du_champ_de_bataille.events import ATTACKED, HEALED, LOST, MOVED, SHIFTED, SWAPPED
from littlewars.games.rois_du_champ_de_bataille.ground import RED, SEATS, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, DeedSeen
from littlewars.kernel.agenda import Event
from littlewars.kernel.content import LANGUAGES
from tests.games import drawings
from tests.games.drawings import SVG, classes, find, has, said, words
from tests.games.rois_du_champ_de_bataille.pictures import (
    AIMING,
    COPYING,
    EMPTY,
    MIDDLE,
    OVER,
    SHOOTING,
    START,
    VIEWS,
    reader,
    settle,
    zone_number,
)

RULES = {
    rule["id"]
    for rule in tomllib.loads((Path(content.__file__).parent / "rules.toml").read_text(encoding="utf-8"))["rule"]
}
ALWAYS = {
    *[f"zone-{name}" for name in ZONE_NAMES],
    *[f"{thing}-{seat}" for thing in ("side", "order", "hand") for seat in SEATS],
    *["banner", "scenario", "deck", "discard"],
}


def checked(drawn: str) -> ElementTree.Element:
    """Read a drawing, and check what holds of all."""
    return drawings.checked(drawn, RULES)


def picture(view: BattleView, events: Sequence[Event] = (), language: str = "en") -> ElementTree.Element:
    root = checked(draw(view, events, reader(language).say))
    assert {element.get("id") for element in root.iter()} >= ALWAYS
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    return root


def troop_of(root: ElementTree.Element, zone: str) -> ElementTree.Element:
    """Find the group with the units of a zone."""
    groups = [one for one in root.iter(f"{SVG}g") if one.get("class") == "rois-troop"]
    return next(one for one in groups if has(one, f"unit-{zone}-0"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_picture_is_sound(name: str, language: str) -> None:
    picture(VIEWS[name], language=language)


# -- the field


def test_rcb_102_a_zone_tells_its_scenery_troop_and_company() -> None:
    root = picture(MIDDLE)
    assert said(root, "zone-b2") == (
        "Zone b2: Wood. Protection\u00a01; it stops lines of fire. Red: 5 units, 35 HP (1, 4, 10, 10, 10). "
        "With them: Leader, Medic."
    )
    assert said(root, "zone-e4") == "Zone e4: open ground. No troop. A hive of Black."
    assert "An edge is closed." in said(root, "zone-d4")
    assert "The troop is captive." in said(root, "zone-b4")
    assert "An enemy flayer with 6 HP is among them." in said(root, "zone-d3")


@pytest.mark.parametrize(
    ("key", "mark", "told"),
    [
        ("wood", "rois-shield", "1"), ("fortification", "rois-shield", "2"), ("crag", "rois-shield", "1"),
        ("swamp", "rois-harm", "+1"), ("water", "rois-harm", "+1"), ("steep", "rois-harm", "+1"),
        ("rapids", "rois-drop", "−1"), ("rock", "rois-barred", ""), ("chasm", "rois-barred", ""),
        ("ford", "rois-g-black", ""), ("scree", "rois-g-black", ""), ("hill", "", ""), ("wall", "", ""),
    ],
)  # fmt: skip
def test_rcb_1001_a_zone_shows_what_its_scenery_does(key: str, mark: str, told: str) -> None:
    empty = find(picture(replace(START, zones=settle(list(START.zones), c4=replace(EMPTY, scenery=key)))), "zone-c4")
    assert words(empty) == [*([told] if told else []), *reader("en").names[f"scenery-{key}"].split()]
    assert not mark or mark in classes(empty)
    held = replace(MIDDLE.zones[zone_number("a1")], scenery=key)
    taken = find(picture(replace(START, zones=settle(list(START.zones), c4=held))), "zone-c4")
    assert words(taken) == ([told] if told else [])


def test_a_long_name_takes_two_lines() -> None:
    view = replace(START, zones=settle(list(START.zones), c4=replace(EMPTY, scenery="rapids")))
    assert words(find(picture(view, language="fr"), "zone-c4"))[1:] == ["Courant", "rapide"]


def test_rcb_1003_closed_edges_are_drawn() -> None:
    view = replace(START, zones=settle(list(START.zones), c4=replace(EMPTY, walls=0b0101, ravines=0b0010)))
    shapes = classes(find(picture(view), "zone-c4"))
    assert shapes.count("rois-s-rampart") == 2
    assert shapes.count("rois-s-lip") == 1


def test_a_name_stays_clear_of_a_closed_edge() -> None:
    spots = []
    for walls in (0b0001, 0b0100, 0b1000):
        view = replace(START, zones=settle(list(START.zones), c4=replace(EMPTY, scenery="wall", walls=walls)))
        shapes = find(picture(view), "zone-c4").iter(f"{SVG}rect")
        label = next(shape for shape in shapes if shape.get("class") == "rois-label")
        spots.append((int(label.get("x") or 0), int(label.get("y") or 0) + int(label.get("height") or 0)))
    assert spots == [(4, 155), (4, 135), (24, 155)]


def test_the_zone_that_gets_scenery_is_marked() -> None:
    root = picture(VIEWS["building"])
    assert [name for name in ZONE_NAMES if "rois-building" in classes(find(root, f"zone-{name}"))] == ["b4"]


# -- troops


@pytest.mark.parametrize("name", ["start", "middle"])
def test_rcb_402_every_unit_shows_its_life_and_every_troop_its_sum(name: str) -> None:
    root = picture(VIEWS[name])
    for seen in VIEWS[name].zones:
        zone = ZONE_NAMES[seen.zone]
        assert has(root, f"unit-{zone}-0") == (seen.owner >= 0)
        for i, unit in enumerate(seen.units):
            drawn = find(root, f"unit-{zone}-{i}")
            assert words(drawn) == [str(unit.life)]
            assert f"side-{SEATS[seen.owner]}" in classes(drawn)
            assert f"{unit.life} HP of {unit.full}." in said(root, f"unit-{zone}-{i}")
        assert not has(root, f"unit-{zone}-{len(seen.units)}")
        if seen.owner >= 0:
            numbers = [str(len(seen.units)), str(sum(unit.life for unit in seen.units))]
            assert words(troop_of(root, zone))[:2] == numbers


@pytest.mark.parametrize(
    ("life", "look", "wide"), [(10, "rois-bar", 32), (6, "rois-bar-hurt", 19), (1, "rois-bar-low", 3)]
)
def test_wounds_can_be_seen(life: int, look: str, wide: int) -> None:
    seen = replace(MIDDLE.zones[zone_number("a1")], units=(replace(MIDDLE.zones[0].units[0], life=life),))
    drawn = find(picture(replace(MIDDLE, zones=settle(list(MIDDLE.zones), a1=seen))), "unit-a1-0")
    bar = next(shape for shape in drawn.iter(f"{SVG}rect") if shape.get("class") == look)
    assert bar.get("width") == str(wide)
    assert ("rois-life-hurt" in classes(drawn)) == (life < 10)


@pytest.mark.parametrize(("company", "aside"), [(False, 0), (True, 0), (True, 42), (True, 54)])
@pytest.mark.parametrize("count", range(1, 7))
def test_units_stand_apart_in_their_tile(count: int, company: bool, aside: int) -> None:
    boxes = []
    for x, y, size, shift in spots(count, company, aside):
        boxes.append((x, y, x + (TOKEN + shift) * size // 1000, y + TOKEN * size // 1000))
        assert size >= 450
    assert len(boxes) == count
    for i, (left, top, right, low) in enumerate(boxes):
        assert left >= 0
        assert top >= 0
        assert right <= TILE
        assert low <= ROOM[1] + ROOM[3] + 1
        for x, y, to_x, to_y in boxes[:i]:
            assert right <= x or to_x <= left or low <= y or to_y <= top


def test_who_is_with_a_troop() -> None:
    root = picture(MIDDLE)
    assert "rois-hero" in classes(find(root, "unit-c2-1"))
    assert "rois-hero" not in classes(find(root, "unit-c2-0"))
    assert words(find(root, "flayer-d3")) == ["6"]
    assert "side-red" in classes(find(root, "flayer-d3"))
    assert said(root, "special-red-leader") == "Leader (Red): Strikes of its troop have +1."
    assert find(root, "special-black-standard").get("data-rule") == "RCB-404"
    assert "rois-chain" in classes(troop_of(root, "b4"))
    assert "rois-chain" not in classes(troop_of(root, "c3"))
    assert "rois-s-hive" in classes(find(root, "zone-e4"))


def test_one_companion_takes_little_room() -> None:
    sizes = []
    for specials in ((), ("leader",), ("leader", "medic")):
        seen = replace(MIDDLE.zones[zone_number("c3")], specials=specials)
        root = picture(replace(MIDDLE, zones=settle(list(MIDDLE.zones), c3=seen)))
        sizes.append((find(root, "unit-c3-0").get("transform") or "").partition("scale")[2])
    assert sizes == ["(0.867)", "(0.838)", "(0.750)"]


@pytest.mark.parametrize("count", [1, 3, 4, 5])
def test_company_stays_in_the_tile(count: int) -> None:
    host = MIDDLE.zones[zone_number("d3")]
    seen = replace(host, units=host.units[:1] * count, captive=True, specials=("leader", "medic"))
    root = picture(replace(MIDDLE, zones=settle(list(MIDDLE.zones), d3=seen, b2=EMPTY)))
    for key in ("leader", "medic"):
        coin = [shape for shape in find(root, f"special-black-{key}").iter(f"{SVG}circle")][-1]
        x, y, radius = [int(coin.get(name) or 0) for name in ("cx", "cy", "r")]
        assert x + radius <= TILE
        assert y + radius <= STRIP + 1


# -- what is being done, what was done


@pytest.mark.parametrize(
    ("verb", "suit", "look", "heads"),
    [
        ("strike", 0, "rois-line-red", 1), ("pair", 2, "rois-line-black", 1), ("push", 1, "rois-line-red", 2),
        ("shot", 1, "rois-fire-red", 1), ("move", 3, "rois-line-black", 1), ("nest", 2, "rois-line-black", 1),
    ],
)  # fmt: skip
def test_a_deed_is_an_arrow_in_the_colour_of_its_cards(verb: str, suit: int, look: str, heads: int) -> None:
    assert SHOOTING.deed is not None
    deed = replace(SHOOTING.deed, verb=verb, suit=suit)
    shapes = classes(picture(replace(SHOOTING, deed=deed)))
    ink = look.rpartition("-")[2]
    assert shapes.count(look) == 1
    assert shapes.count(f"rois-head-{ink}") == heads
    assert shapes.count(f"rois-origin-{ink}") == 1


def test_a_deed_without_a_way_has_no_arrow() -> None:
    assert not [
        look for look in classes(picture(COPYING)) if look.startswith(("rois-line-", "rois-fire-", "rois-origin-"))
    ]


def test_aims_are_pointed_at() -> None:
    shapes = classes(picture(AIMING))
    assert shapes.count("rois-aim") == 4
    assert shapes.count("can-do-dot") == 4
    picking = DeedSeen(RED, "", -1, 0, -1, -1, 0, declared=False, aims=(3, 4), also=())
    shapes = classes(picture(replace(AIMING, deed=picking)))
    assert "rois-aim" not in shapes
    assert shapes.count("can-do-dot") == 2


def test_moves_leave_a_trace() -> None:
    moves = [(MOVED, 0, 0, 1, 2), (SWAPPED, 0, 6, 12), (SHIFTED, 3, 8), (MOVED, 0, 5, 5, 1)]
    shapes = classes(picture(MIDDLE, moves))
    assert shapes.count("rois-trace") == shapes.count("rois-trace-end") == 3
    assert "rois-trace" not in classes(picture(MIDDLE))


def test_losses_and_healing_are_summed_by_zone() -> None:
    done = [(ATTACKED, 0, 2, 7, 12, 6), (LOST, 1, 12, 4, 0), (LOST, 1, 12, 2, 1), (HEALED, 0, 3, 5), (LOST, 0, 7, 1, 0)]
    root = picture(replace(OVER), done)
    told = [one.text for one in root.iter(f"{SVG}text") if one.get("class") == "rois-burst-word"]
    assert told == ["−6", "−1", "+5"]
    assert classes(root).count("rois-blow") == 1


@pytest.mark.skipif(sys.gettrace() is not None, reason="measuring coverage takes longer than drawing")
def test_a_full_board_is_drawn_in_five_milliseconds() -> None:  # quality L4
    told: dict[object, str] = {}
    spoken = reader("fr")
    events = [(MOVED, 0, 0, 1, 2), (LOST, 1, 12, 4, 0)]
    for view in (START, MIDDLE):
        draw(view, events, lambda message: told.setdefault(message, spoken.say(message)))
        times = []
        for _ in range(15):
            begun = process_time()
            draw(view, events, lambda message: told[message])
            times.append(process_time() - begun)
        assert median(times) <= 0.005
    assert re.search(r"<svg [^>]*class=\"drawing rois\"", draw(START, [], spoken.say))
