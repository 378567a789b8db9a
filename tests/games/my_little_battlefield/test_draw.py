"""My Little Battlefield: the table as a picture."""

import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from time import process_time
from xml.etree import ElementTree

import pytest

from littlewars.games.my_little_battlefield.content import SECTOR
from littlewars.games.my_little_battlefield.draw import (
    draw,
    draw_hand,
)
from littlewars.games.my_little_battlefield.draw.gauges import HIGH, space_top
from littlewars.games.my_little_battlefield.draw.places import HEIGHT, TILE, WIDTH, corner, spot
from littlewars.games.my_little_battlefield.events import MOVED, RETREATED
from littlewars.games.my_little_battlefield.faces import FACE_KEYS
from littlewars.games.my_little_battlefield.ground import BOARD, CELL_NAMES, FOE_RESERVE, RESERVE, SEATS
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.agenda import Event
from littlewars.kernel.content import LANGUAGES
from littlewars.look import CSS
from tests.games.drawings import SVG, classes, find, has, said, words
from tests.games.my_little_battlefield.pictures import (
    BANNERS,
    MIDDLE,
    OVER,
    SOLO,
    START,
    VIEWS,
    reader,
    sector,
    units,
)

SPOT = re.compile(r"translate\((-?\d+) (-?\d+)\) scale\((\d+)\.(\d{3})\)")
MOVED_TO = re.compile(r"translate\((-?\d+)[ ,](-?\d+)\)")
TRACKS = ("board", "morale", "command", "power", "faction", "reserve", "vp")
ALWAYS = {
    *[f"cell-{name}" for name in CELL_NAMES],
    *[f"unit-{number}" for number in range(8)],
    *[f"column-{number}" for number in range(1, 8)],
    *[f"{track}-{seat}" for track in TRACKS for seat in SEATS],
    *["banner", "scenario", "tray"],
}


def picture(view: BattleView, events: Sequence[Event] = (), language: str = "en") -> ElementTree.Element:
    """Draw a view, and check what holds of every drawing: ids are unique and explained, no element has a style."""
    root = ElementTree.fromstring(draw(view, events, reader(language).say))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(ids) >= ALWAYS
    assert all(element.get(name) is None for element in root.iter() for name in ("style", "fill", "stroke"))
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    for element in root.iter(f"{SVG}use"):
        assert str(element.get("href")).removeprefix("#") in ids
    for element in root.iter(f"{SVG}g"):
        if element.get("id"):
            assert element[0].tag == f"{SVG}title", element.get("id")
            assert (element[0].text or "").strip()
            assert re.fullmatch(r"MLB-\d+", element.get("data-rule") or ""), element.get("id")
    return root


def origin(root: ElementTree.Element, inner: ElementTree.Element) -> tuple[int, int]:
    """Return where an element's own coordinates begin on the picture."""
    x, y = 0, 0
    for element in root.iter():
        moved = MOVED_TO.match(element.get("transform") or "")
        if moved is not None and inner in element.iter():
            x, y = x + int(moved[1]), y + int(moved[2])
    return x, y


def extent(unit: ElementTree.Element) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of a unit's base."""
    at = SPOT.fullmatch(unit.get("transform") or "")
    assert at is not None
    x, y, side = int(at[1]), int(at[2]), 64 * (1000 * int(at[3]) + int(at[4])) // 1000
    return x, y, x + side, y + side


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_view_can_be_drawn_and_every_word_is_known(view: BattleView, language: str) -> None:
    picture(view, [], language)
    spoken = reader(language)
    draw(view, [], spoken.say)
    draw_hand(view, spoken.say)


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_shape_has_a_look(view: BattleView) -> None:
    for drawn in (draw(view, [], repr), draw_hand(view, repr) or "<svg/>"):
        for shape in ElementTree.fromstring(drawn).iter():
            if shape.tag.removeprefix(SVG) in ("circle", "path", "rect"):
                assert any(f".{name} " in CSS for name in (shape.get("class") or "").split()), shape.attrib


def test_a_hostile_name_is_written_as_text() -> None:
    for view in VIEWS.values():
        assert "<script>" not in draw(view, [], lambda message: '<script>"&') + draw_hand(view, lambda _: "<script>")


# -- sectors


def test_mlb_70_a_sector_tells_all_about_itself() -> None:
    root = picture(MIDDLE)
    rule = SECTOR["forest"].texts["en"]
    assert said(root, "cell-a2") == (
        f"Forest (a2): category 3, 3 VP. Nobody controls it. Special rule: {rule} Nobody has used it this turn."
    )
    assert said(root, "cell-a1").endswith("Blue has used it this turn.")
    assert "Neutral" in said(root, "cell-c3")
    assert {"Forest", "3", "III"} <= set(words(find(root, "cell-a2")))


def test_mlb_71_a_gauge_has_two_halves_and_a_shared_zero() -> None:
    for seen in MIDDLE.sectors:
        tile = classes(find(picture(MIDDLE), f"cell-{CELL_NAMES[seen.cell]}"))
        counts = [tile.count(f"gauge-{name}") for name in ("zero", "top", "space")]
        assert counts == [1, 2, 2 * seen.category - 2]


@pytest.mark.parametrize("key", ["plain", "forest", "fort", "citadel"])
def test_mlb_71_the_pawn_lies_on_its_space(key: str) -> None:
    category = sector(4, key).category
    below = []
    for pawn in range(-category, category + 1):
        seen = sector(4, key, pawn)
        root = picture(replace(START, sectors=(*START.sectors[:4], seen, *START.sectors[5:])))
        disc = [shape for shape in find(root, "pawn-b2").iter(f"{SVG}circle")][-1]
        top, middle = corner(4)[1] + space_top(category, pawn), origin(root, disc)[1] + int(disc.get("cy") or 0)
        assert top <= middle <= top + HIGH // (2 * category + 1)
        below.append(middle)
        side = "side-red" if pawn < 0 else "side-blue" if pawn > 0 else "gauge-middle"
        assert side in classes(find(root, "pawn-b2"))
        assert words(find(root, "pawn-b2")) == [str(abs(pawn))]
    assert below == sorted(below)  # blue's half is the lower one
    assert len(set(below)) == 2 * category + 1


def test_mlb_19_a_neutral_sector_has_no_pawn() -> None:
    root = picture(MIDDLE)
    assert [has(root, f"pawn-{name}") for name in CELL_NAMES] == [True] * 8 + [False]


def test_mlb_100_control_shows_by_frame_pattern_and_flag() -> None:
    root = picture(MIDDLE)
    for seen in MIDDLE.sectors:
        tile = find(root, f"cell-{CELL_NAMES[seen.cell]}")
        held = [name in classes(tile) for name in ("sector-held", "sector-flag", "sector-name-held")]
        assert held == [seen.holder >= 0] * 3
        if seen.holder >= 0:
            assert tile.get("class") == f"sector side-{SEATS[seen.holder]}"
            assert f"sector-pattern-{SEATS[seen.holder]}" in classes(tile)


def test_mlb_161_used_rules_are_ticked() -> None:
    root = picture(MIDDLE)
    ticks = [classes(find(root, f"cell-{name}")).count("sector-used") for name in CELL_NAMES]
    assert ticks == [1, 0, 0, 0, 0, 2, 0, 0, 0]


def test_places_without_a_sector_show_a_back() -> None:
    root = picture(replace(START, sectors=START.sectors[:2]))
    assert ["sector-back" in classes(find(root, f"cell-{name}")) for name in CELL_NAMES] == [False] * 2 + [True] * 7


@pytest.mark.parametrize(("scenario", "relic"), [("king_of_the_hill", False), ("relics", True)])
def test_a_scenarios_sectors_are_marked(scenario: str, relic: bool) -> None:
    marked = [replace(seen, goal=seen.cell == 4, relic=relic and seen.cell == 4) for seen in START.sectors]
    root = picture(replace(START, scenario=scenario, sectors=tuple(marked)))
    assert [name for name in CELL_NAMES if "sector-goal" in classes(find(root, f"cell-{name}"))] == ["b2"]


# -- units


@pytest.mark.parametrize("cell", range(9))
def test_mlb_124_units_stand_apart_in_their_zones(cell: int) -> None:
    root = picture(
        replace(START, units=units("elves", "orcs", [cell, cell, RESERVE, BOARD, cell, cell, RESERVE, BOARD]))
    )
    left, top = corner(cell)
    boxes = [extent(find(root, f"unit-{number}")) for number in (0, 1, 4, 5)]
    for i, (x, y, right, bottom) in enumerate(boxes):
        assert left <= x < right <= left + TILE[0] - 50  # the gauge stays free
        assert top <= y < bottom <= top + TILE[1]
        assert y > top + TILE[1] // 2 if i < 2 else bottom < top + TILE[1] // 2
        for far_x, far_y, far_right, far_bottom in boxes[i + 1 :]:
            assert far_right <= x or right <= far_x or far_bottom <= y or bottom <= far_y


def test_mlb_11_units_wait_on_the_board_and_in_the_reserve() -> None:
    root = picture(START)
    assert [has(find(root, "reserve-blue"), f"unit-{number}") for number in range(4)] == [True, True, False, False]
    (board,) = [element for element in root.iter() if element.get("class") == "command-board side-red"]
    assert [has(board, f"unit-{number}") for number in range(4, 8)] == [False, False, True, True]
    assert "Waiting" in said(root, "unit-2")


def test_mlb_129_an_intruder_stands_in_the_enemy_reserve() -> None:
    root = picture(replace(MIDDLE, units=units("elves", "orcs", [FOE_RESERVE, 1, 2, 3, 4, 5, 6, 7])))
    assert has(find(root, "reserve-red"), "unit-0")
    assert "enemy Reserve" in said(root, "unit-0")


def test_mlb_110_ranks_show_as_stars() -> None:
    root = picture(MIDDLE)
    stars = []
    for number in range(4):
        ranks = [path for path in find(root, f"unit-{number}").iter(f"{SVG}path") if path.get("class") == "board-rank"]
        stars.append(sum((path.get("d") or "").count("M") for path in ranks))
    assert stars == [0, 0, 1, 2]
    assert [find(root, f"unit-{number}").get("data-rule") for number in (0, 2, 3)] == ["MLB-111", "MLB-112", "MLB-113"]


def test_moves_and_retreats_leave_a_trace() -> None:
    root = picture(MIDDLE, [(MOVED, 0, 1, 4), (RETREATED, 7, 4, RESERVE), (MOVED, 1, 4, 4)])
    assert classes(root).count("sector-trace-end") == 2
    lines = [path.get("d") for path in root.iter(f"{SVG}path") if path.get("class") == "sector-trace"]
    ends = [(spot(1, 0), spot(4, 0)), (spot(4, 1), spot(RESERVE, 1))]
    assert lines == [f"M{x} {y}L{to_x} {to_y}" for (x, y), (to_x, to_y) in ends]
    assert "sector-trace" not in classes(picture(MIDDLE))


# -- dice


def test_mlb_32_dice_show_their_pips_and_glyph() -> None:
    root = picture(replace(START, dice=(0, 1, 2, 3, 4, 5, 5)))
    for number, face in enumerate((0, 1, 2, 3, 4, 5, 5)):
        die = find(root, f"die-{number}")
        assert classes(die).count("die-pip") == face + 1
        assert (die[0].text or "").lower().startswith(FACE_KEYS[face])
    assert not has(root, "die-7")


@pytest.mark.parametrize("count", range(1, 8))
def test_dice_are_large_and_lie_apart_from_each_other_and_the_tokens(count: int) -> None:
    root = picture(replace(MIDDLE, dice=(3,) * count))
    circles = find(root, "tray").iter(f"{SVG}circle")
    tokens = min(origin(root, shape)[0] + int(shape.get("cx") or 0) - 15 for shape in circles)
    right = 0
    for number in range(count):
        side = next(
            shape for shape in find(root, f"die-{number}").iter(f"{SVG}rect") if shape.get("class") == "die-side"
        )
        assert int(side.get("width") or 0) >= 56
        left = origin(root, side)[0] + int(side.get("x") or 0)
        assert left > right
        right = left + int(side.get("width") or 0)
    assert right < tokens


def test_mlb_40_activated_dice_lie_in_their_column_and_row() -> None:
    root = picture(OVER)
    tops = []
    for column, face in enumerate(OVER.panel, 1):
        stack = find(root, f"column-{column}")
        assert classes(stack).count("die-pip") == face + 1
        sides = [shape for shape in stack.iter(f"{SVG}rect") if shape.get("class") == "die-side"]
        tops.append(int(sides[0].get("y") or 0))
    assert tops[:6] == sorted(set(tops))
    assert tops[5] == tops[6]
    empty = find(picture(MIDDLE), "column-4")
    assert "die-side" not in classes(empty)
    assert "panel-column-next" in classes(empty)


def test_the_tray_holds_tokens_and_dice_to_roll() -> None:
    fresh, late = find(picture(START), "tray"), find(picture(MIDDLE), "tray")
    assert "panel-token" in classes(fresh)
    assert "panel-token-spent" in classes(late)
    assert words(fresh) == []
    assert words(late) == ["2", "2"]  # dice given up, cost of following
    assert classes(find(picture(VIEWS["nature"]), "tray")).count("panel-to-roll") == 4


def test_mlb_210_the_solo_opponents_die_lies_in_the_tray() -> None:
    assert classes(find(picture(SOLO), "ia-die")).count("die-pip") == 6
    assert not has(picture(START), "ia-die")


# -- whose turn


@pytest.mark.parametrize(
    ("name", "side", "sign", "said"),
    [
        ("start", "side-blue", "lamp-lit", ["Blue to play"]),
        ("middle", "side-red", "lamp-lit", ["Red may follow", "during the turn of Blue"]),
        ("solo", "side-blue", "lamp-lit", ["Blue decides", "during the turn of Red"]),
        ("choosing", "side-red", "lamp-lit", ["Red chooses a faction"]),
        ("nature", "", "die-pip", ["The dice are rolling"]),
        ("over", "side-blue", "star", ["Blue wins!"]),
        ("drawn", "", "", ["A draw!"]),
    ],
)
def test_the_banner_tells_who_is_asked_or_won(name: str, side: str, sign: str, said: list[str]) -> None:
    banner = find(picture(VIEWS[name]), "banner")
    assert words(banner) == said
    assert [look for look in classes(banner) if look.startswith("side-")] == [side][: len(side)]
    assert not sign or sign in classes(banner)


def test_a_retreat_is_asked_of_the_units_owner() -> None:
    view = replace(MIDDLE, asks="Retreat", followed=-1)
    assert words(find(picture(view), "banner"))[0] == "Red must retreat"


def test_one_lamp_burns_on_the_boards() -> None:
    for view, lit in ((START, [True, False]), (MIDDLE, [False, True]), (OVER, [False, False])):
        root = picture(view)
        assert ["lamp-lit" in classes(find(root, f"faction-{seat}")) for seat in SEATS] == lit


@pytest.mark.skipif(sys.gettrace() is not None, reason="measuring coverage takes longer than drawing")
def test_a_full_board_is_drawn_in_five_milliseconds() -> None:  # quality L4
    said: dict[object, str] = {}
    spoken = reader("fr")
    events = [(MOVED, 0, 1, 4), (RETREATED, 7, 4, RESERVE)]
    draw(BANNERS, events, lambda message: said.setdefault(message, spoken.say(message)))
    times = []
    for _ in range(15):
        begun = process_time()
        draw(BANNERS, events, lambda message: said[message])
        times.append(process_time() - begun)
    assert median(times) <= 0.005
