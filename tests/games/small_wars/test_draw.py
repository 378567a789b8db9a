"""Small Wars: the pictures."""

import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from time import process_time
from xml.etree import ElementTree

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import SCENARIOS, SHEET
from littlewars.games.small_wars.draw.figures import TILE
from littlewars.games.small_wars.draw.places import CELL, HEIGHT, WIDTH, corner
from littlewars.games.small_wars.draw.silhouettes import SILHOUETTES
from littlewars.games.small_wars.ground import CELL_NAMES
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.view import WarView, see
from littlewars.kernel.agenda import Event
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.words import Message
from littlewars.look import CSS
from littlewars.words import catalogue
from tests.games.drawings import SVG, classes, find
from tests.games.small_wars.board import activate, idle, lay_out, play, start

SPOT = re.compile(r"translate\((-?\d+) (-?\d+)\) scale\((\d+)\.(\d{3})\)")
FIGHT = "J1 jeep b2, J2 jeep a1*\nR1 light_tank b2, R2 drone c3 (0)"
ALWAYS = {
    *[f"cell-{name}" for name in CELL_NAMES],
    *["score-yellow", "score-red", "tray-yellow", "tray-red", "banner"],
    *["turn-1", "turn-2", "turn-3", "turn-4", "toy-wreck"],
}


def picture(view: WarView, events: Sequence[Event] = ()) -> ElementTree.Element:
    """Draw a view, and check what holds of every drawing: it is XML, ids are unique, and no element has a style."""
    root = ElementTree.fromstring(GAME.draw(view, events, catalogue("en", GAME).say))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(element.get("style") is None and element.tag != f"{SVG}style" for element in root.iter())
    assert set(ids) >= ALWAYS
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    for element in root.iter(f"{SVG}use"):
        assert str(element.get("href")).removeprefix("#") in ids
    return root


def of(war: War) -> ElementTree.Element:
    return picture(see(war), war.log or [])


def words(root: ElementTree.Element) -> str:
    """Return all that is written on an element, its tooltips left out."""
    return " ".join(element.text or "" for element in root.iter(f"{SVG}text"))


def crowd(cell: str, yellow: int, red: int, wrecks: int = 0) -> str:
    """Write a position with so many figures in one cell."""
    keys = list(SHEET)
    lines = [f"J{i + 1} {keys[i % 49]} {cell}" for i in range(yellow)]
    lines += [f"R{i + 1} {keys[i % 49]} {cell}" for i in range(red)]
    lines += [f"R{red + i + 1} jeep {cell} (0)" for i in range(wrecks)]
    return "\n".join(lines)


def extent(figure: ElementTree.Element) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of a living figure or a wreck."""
    spot = SPOT.fullmatch(figure.get("transform") or "")
    if spot is None:
        use = next(figure.iter(f"{SVG}use"))
        x, y, size = (int(use.get(name) or 0) for name in ("x", "y", "width"))
        return x, y, x + size, y + size
    x, y, scale = int(spot[1]), int(spot[2]), int(spot[3]) * 1000 + int(spot[4])
    return x, y, x + TILE[0] * scale // 1000, y + TILE[1] * scale // 1000


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("key", SHEET)
def test_every_sheet_has_its_silhouette(key: str, seat: int) -> None:
    root = of(lay_out(f"{'JR'[seat]}1 {key} b2"))
    figure = find(root, "figure-0")
    assert f"side-{['yellow', 'red'][seat]}" in classes(figure)
    assert [use.get("href") for use in figure.iter(f"{SVG}use")] == [f"#toy-{key}"]
    assert len(list(find(root, f"toy-{key}").iter())) > 6
    turned = [element for element in figure.iter() if "scale(-1 1)" in (element.get("transform") or "")]
    assert len(turned) == seat  # red's look left


def test_silhouettes_are_those_of_the_sheets() -> None:
    assert set(SILHOUETTES) == set(SHEET)
    assert len(set(SILHOUETTES.values())) == len(SILHOUETTES)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_drawn_from_the_set_up_to_the_end(scenario: str) -> None:
    war = start(scenario=scenario, budget=100)
    title = catalogue("en", GAME).say(Message(f"scenario-{scenario}"))
    while war.actor != -2:
        root = of(war)
        assert title in words(root)
        war.log = []
        war.apply(war.legal()[-1])
    assert "banner" in classes(of(war))


@pytest.mark.parametrize(
    ("scenario", "prints"),
    [("conquest", 9), ("frontal_assault", 0), ("king_of_the_hill", 3), ("hot_spots", 9), ("breakthrough", 6)],
)
def test_the_mat_shows_what_the_scenario_counts(scenario: str, prints: int) -> None:
    assert classes(of(lay_out(FIGHT, scenario=scenario))).count("mat-print") == prints


def test_sw_06_four_pegs_mark_the_inner_corners() -> None:
    assert classes(of(lay_out(FIGHT))).count("peg") == 4


def test_sw_21_the_turn_track_shows_the_turn() -> None:
    root = of(lay_out("turn 3\n" + FIGHT))
    looks = [
        next(name for name in classes(find(root, f"turn-{turn}")) if name.startswith("die-") and name != "die-side")
        for turn in (1, 2, 3, 4)
    ]
    assert looks == ["die-quiet", "die-quiet", "die-now", "die-later"]


@pytest.mark.parametrize(("life", "full"), [(1, 4), (3, 4), (4, 4)])
def test_sw_81_hit_points_are_bricks(life: int, full: int) -> None:
    figure = find(of(lay_out(f"J1 jeep b2 ({life})")), "figure-0")
    paths = {path.get("class"): (path.get("d") or "").count("M") for path in figure.iter(f"{SVG}path")}
    assert (paths["life-brick"], paths["life-lost"]) == (life, full - life)
    assert str(life) in words(figure).split()


def test_sw_84_a_wreck_stays_on_the_field() -> None:
    wreck = find(of(lay_out(FIGHT)), "figure-3")
    assert "wreck" in classes(wreck)
    assert [use.get("href") for use in wreck.iter(f"{SVG}use")] == ["#toy-wreck"]
    assert "burst" not in classes(wreck)


def test_sw_83_84_who_has_just_fallen_bursts() -> None:
    war = play(activate("J1", "J1 jeep b2\nR1 sniper b3, R2 jeep c3"), "attack R1", "hits 1")
    assert "burst" in classes(find(of(war), "figure-1"))


def test_the_active_figure_wears_a_ring_and_its_actions() -> None:
    figure = find(of(activate("J1", FIGHT)), "figure-0")
    assert "active" in classes(figure)
    assert classes(figure).count("can-do-dot") == 2


def test_the_spent_are_ticked_until_the_game_is_over() -> None:
    assert "tick" in classes(find(of(lay_out(FIGHT)), "figure-1"))
    assert "tick" not in classes(of(lay_out("turn 4\nJ1 jeep a1*")))


@pytest.mark.parametrize(
    ("war", "side", "sign"),
    [
        (lay_out(FIGHT), "side-yellow", "lamp-lit"),
        (lay_out(FIGHT + "\nto act red"), "side-red", "lamp-lit"),
        (play(activate("J1", FIGHT), "attack R1"), "", "die-pip"),
        (idle(lay_out("vp 9-0\nJ1 jeep a1")), "side-yellow", "star"),
        (idle(lay_out("vp 0-9\nJ1 jeep a1")), "side-red", "star"),
        (idle(lay_out("J1 jeep a1\nR1 jeep a3")), "", ""),
    ],
    ids=["yellow's turn", "red's turn", "dice", "yellow won", "red won", "drawn"],
)
def test_the_banner_tells_who_acts_or_won(war: War, side: str, sign: str) -> None:
    banner = classes(find(of(war), "banner"))
    assert [name for name in banner if name.startswith("side-")] == [side][: len(side)]
    assert not sign or sign in banner


@pytest.mark.parametrize(("score", "size"), [(7, "92"), (42, "92"), (130, "76"), (1250, "56"), (99_999, "56")])
def test_the_plates_show_scores_of_any_length(score: int, size: str) -> None:
    plate = find(of(lay_out(f"vp 3-{score}\n{FIGHT}")), "score-red")
    sizes = {text.text: text.get("font-size") for text in plate.iter(f"{SVG}text")}
    assert sizes[str(score)] == size


def test_plates_show_purses_while_drafting_and_armies_after() -> None:
    draft = of(play(start(), "draft jeep a1"))
    assert classes(draft).count("purse") == 2
    assert "365" in words(find(draft, "score-yellow"))
    assert classes(of(lay_out(FIGHT))).count("army") == 2
    assert classes(of(start(setup="armies"))).count("army") == 2


def test_figures_still_to_place_lie_in_the_trays() -> None:
    root = of(start(setup="armies", yellow_army="jeep, jeep, quad", red_army="drone"))
    assert [classes(find(root, f"tray-{side}")).count("reserve") for side in ("yellow", "red")] == [3, 1]


def test_a_large_reserve_fits_into_its_tray() -> None:
    army = ", ".join(["drone"] * 60)
    tray = find(of(start(setup="armies", budget=900, yellow_army=army, red_army="jeep")), "tray-yellow")
    frame = next(tray.iter(f"{SVG}rect"))
    left, top, width, height = (int(frame.get(name) or 0) for name in ("x", "y", "width", "height"))
    tokens = [element for element in tray.iter() if element.get("class") == "token"]
    assert len(tokens) == 60
    for token in tokens:
        spot = SPOT.fullmatch(token.get("transform") or "")
        assert spot is not None
        x, y, side = int(spot[1]), int(spot[2]), 64 * (int(spot[3]) * 1000 + int(spot[4])) // 1000
        assert left <= x <= x + side <= left + width
        assert top <= y <= y + side <= top + height


def test_dice_lie_in_the_tray_of_their_side_and_hits_burst() -> None:
    war = play(activate("J1", "J1 sapper b2\nR1 mg_team b2"), "attack R1", "hits 3", "hits 1")
    root = of(war)
    assert [find(root, f"die-attack-{i}").tag for i in range(4)] == [f"{SVG}g"] * 4
    assert [find(root, f"die-reply-{i}").tag for i in range(3)] == [f"{SVG}g"] * 3
    rolls = [element for element in root.iter() if (element.get("class") or "").startswith("roll ")]
    assert [(classes(roll).count("rolled"), classes(roll).count("die-burst")) for roll in rolls] == [(4, 3), (3, 1)]
    assert [classes(roll)[1] for roll in rolls] == ["side-yellow", "side-red"]


def test_only_the_last_exchange_lies_on_the_table() -> None:
    war = activate("J1", "J1 jeep b2\nR1 jeep b2")
    play(war, "attack R1", "hits 1", "hits 0", "attack R1", "hits 0")
    assert classes(of(war)).count("rolled") == 1
    war.log = []
    play(war, "hits 1")
    assert classes(of(war)).count("rolled") == 1  # the reply alone, when that is all that was heard


def test_moves_leave_a_trace() -> None:
    war = play(activate("J1", "J1 jeep a1\nR1 jeep c3"), "move b2", "move b1")
    assert classes(of(war)).count("trace-end") == 2
    assert classes(of(war)).count("trace-start") == 2
    war.log = []
    assert "trace" not in classes(of(war))


@pytest.mark.parametrize("cell", ["a1", "b2", "c3"])
@pytest.mark.parametrize(
    ("yellow", "red", "wrecks"), [(1, 0, 0), (1, 1, 0), (5, 3, 1), (20, 15, 0), (0, 34, 6), (49, 49, 40), (90, 1, 90)]
)
def test_sw_08_a_crowd_stays_inside_its_square(cell: str, yellow: int, red: int, wrecks: int) -> None:
    root = of(lay_out(crowd(cell, yellow, red, wrecks)))
    left, top = corner(CELL_NAMES.index(cell))
    for number in range(yellow + red + wrecks):
        x, y, right, bottom = extent(find(root, f"figure-{number}"))
        assert left <= x < right <= left + CELL
        assert top <= y < bottom <= top + CELL


def test_figures_of_a_crowd_do_not_overlap() -> None:
    root = of(lay_out(crowd("b2", 16, 15)))
    extents = [extent(find(root, f"figure-{number}")) for number in range(31)]
    for i, (left, top, right, bottom) in enumerate(extents):
        for x, y, far, low in extents[i + 1 :]:
            assert far <= left or right <= x or low <= top or bottom <= y


@pytest.mark.skipif(sys.gettrace() is not None, reason="measuring coverage takes longer than drawing")
def test_the_largest_board_is_drawn_in_five_milliseconds() -> None:  # quality L4
    army = ", ".join([*["rifleman", "drone", "jeep", "heavy_tank"] * 3, *["sniper"] * 18])
    war = start(setup="armies", budget=1000, yellow_army=army, red_army=army, scenario="hot_spots")
    while war.turn == 0:
        war.apply(war.legal()[-1])
    play(war, "activate R1")
    view, events, say = see(war), (war.log or [])[-4:], catalogue("fr", GAME).say
    assert len(view.figures) == 60
    times = []
    for _ in range(15):
        begun = process_time()
        GAME.draw(view, events, say)
        times.append(process_time() - begun)
    assert median(times) <= 0.005


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_picture_is_in_the_catalogue(language: str) -> None:
    spoken = catalogue(language, GAME)
    unknown = []

    def say(message: Message) -> str:
        if not spoken.knows(message.key):
            unknown.append(message.key)
        return spoken.say(message)

    for war in (
        start(),
        start(setup="armies"),
        play(activate("J1", FIGHT), "attack R1", "hits 1", "hits 0"),
        play(activate("J1", FIGHT), "attack R1"),
        idle(lay_out("vp 9-0\nJ1 jeep a1")),
        idle(lay_out("J1 jeep a1\nR1 jeep a3")),
    ):
        GAME.draw(see(war), war.log or [], say)
    assert unknown == []


def test_every_brick_of_the_toy_box_has_a_colour() -> None:
    used = {name for name in classes(of(lay_out(crowd("b2", 49, 1, 1)))) if name.startswith("toy-")}
    assert len(used) > 10
    assert used <= set(re.findall(r"\.([a-z][\w-]*)", CSS))


def test_a_hostile_name_is_written_as_text() -> None:
    drawn = GAME.draw(see(lay_out(FIGHT)), [], lambda message: '<script>"&')
    assert "<script>" not in drawn
    ElementTree.fromstring(drawn)


def test_a_view_alone_is_enough_to_draw() -> None:
    view = replace(see(lay_out(FIGHT)), actor=-2, winner=1)
    assert "star" in classes(find(picture(view), "score-red"))
