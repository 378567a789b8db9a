"""Battalia: the table as a picture."""

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from littlewars.games.battalia import content
from littlewars.games.battalia.cards import GREAT
from littlewars.games.battalia.draw import draw
from littlewars.games.battalia.draw.crowd import spots
from littlewars.games.battalia.draw.places import HEIGHT, WIDTH, Places, Spot
from littlewars.games.battalia.ground import SQUARE_NAMES
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.agenda import Event
from littlewars.kernel.content import LANGUAGES
from tests.games import drawings
from tests.games.battalia.pictures import (
    AUCTION,
    BATTLE,
    CROWDED,
    EARLY,
    EMPLOYED,
    EVENTS,
    LAYING,
    MIDDLE,
    OVER,
    PAYING,
    REVEALED,
    SETUP,
    THREE,
    VIEWS,
    reader,
)
from tests.games.drawings import SVG, classes, find, has, said, words

RULES = {
    rule["id"]
    for rule in tomllib.loads((Path(content.__file__).parent / "rules.toml").read_text(encoding="utf-8"))["rule"]
}
PHONE = 382  # px: what the page leaves for the board of a window of 390


def checked(drawn: str) -> ElementTree.Element:
    """Read a drawing, and check what holds of all."""
    return drawings.checked(drawn, RULES)


def picture(view: WorldView, events: Sequence[Event] = (), language: str = "en") -> ElementTree.Element:
    root = checked(draw(view, events, reader(language).say))
    assert {element.get("id") for element in root.iter()} >= expected(view)
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert root.get("class") == "drawing battalia"
    return root


def expected(view: WorldView) -> set[str]:
    """Return the elements every picture of such a view has."""
    found = {"banner", "oracle", "provisions", "mercenary-0", "mercenary-1"}
    found |= {f"square-{SQUARE_NAMES[seen.square]}" for seen in view.squares if seen.inside}
    found |= {f"upgrade-{SQUARE_NAMES[square]}" for square in view.upgrades}
    found |= {f"pile-{seen.key}" for seen in view.piles}
    found |= {f"great-{content.GREAT_ARTEFACTS[card - GREAT].key}" for card in view.great}
    for side in view.sides:
        found |= {f"{thing}-{side.seat}" for thing in ("side", "reserve", "discard")}
        found |= {f"slot-{side.seat}-{i}" for i in range(len(side.slots))}
        found |= {f"marker-{side.seat}"} if side.marker != "none" else set()
    for seen in view.squares:
        found |= {"buff" if figure == 8 else f"hero-{figure}" for figure in seen.figures}
    found |= {f"bid-{bid.seat}" for bid in view.bids}
    found |= {"battle"} if view.battle is not None else set()
    found |= {"die"} if view.roll else set()
    return found | ({"buff-card"} if view.buff != "none" else set())


def shown(root: ElementTree.Element) -> list[str]:
    """Return the symbols an element shows."""
    return [str(element.get("href")).removeprefix("#bat-") for element in root.iter(f"{SVG}use")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_picture_is_sound(name: str, language: str) -> None:
    picture(VIEWS[name], EVENTS if VIEWS[name].players == 4 else (), language)


@pytest.mark.parametrize("name", VIEWS)
def test_no_picture_is_heavy(name: str) -> None:
    assert len(draw(VIEWS[name], [], reader("fr").say)) < 150_000


# -- the map


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_square_can_be_touched_on_a_phone(players: int) -> None:
    assert Places(players, buff=True).tile * PHONE >= 40 * WIDTH


def apart(first: Spot, second: Spot) -> bool:
    x, y, width, high = first
    to_x, to_y, to_width, to_high = second
    return x + width <= to_x or to_x + to_width <= x or y + high <= to_y or to_y + to_high <= y


@pytest.mark.parametrize("buff", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_lies_on_anything_else(players: int, buff: bool) -> None:
    places = Places(players, buff)
    parts = [places.mat, places.oracle, *places.plates, *places.cells.values(), *([places.buff] if buff else [])]
    for i, part in enumerate(parts):
        assert part[0] >= 0
        assert part[1] >= 68
        assert part[0] + part[2] <= WIDTH
        assert part[1] + part[3] <= HEIGHT
        assert all(apart(part, other) for other in parts[:i])


def test_bat_102_squares_tell_what_lies_there() -> None:
    root = picture(MIDDLE)
    assert said(root, "square-A4") == "A4: empty square, and a road leads to it."
    assert said(root, "square-C3") == "C3: empty square."
    assert said(root, "square-D4") == "D4: ruins, strength 8. 4 Great Artefacts lie here."
    assert said(root, "square-E6").startswith("E6: neutral city, strength 4. Whoever takes it has a city of level 2.")
    assert said(root, "square-B3").startswith("B3: city of level 2 (Bärfolk), strength 4 in defence.")
    assert "A starting city (Islanders)." in said(root, "square-G1")
    assert "A starting city" not in said(root, "square-B3")
    assert [find(root, f"square-{name}").get("data-rule") for name in ("A4", "B1", "A1", "D4")] == [
        "BAT-102", "BAT-161", "BAT-167", "BAT-103",
    ]  # fmt: skip


def test_cities_wear_their_owner_s_colours_and_level() -> None:
    root = picture(MIDDLE)
    held = find(root, "square-C7")
    assert "side-ambrardents" in classes(held)
    assert {"city-4", "emblem-ambrardents", "tile-forest"} <= {one.removesuffix("-mirrored") for one in shown(held)}
    neutral = find(root, "square-B5")
    assert "4" in words(neutral)
    assert "side-bannerless" in classes(neutral)
    assert not [one for one in shown(neutral) if one.startswith("emblem")]
    assert "bat-home" in classes(find(root, "square-A1"))
    assert "bat-home" not in classes(find(root, "square-C2"))


def test_outside_the_area_there_is_only_the_table() -> None:
    root = picture(THREE)
    assert not [name for name in SQUARE_NAMES if has(root, f"square-{name}") and name[0] in "EFG" and name[1] in "567"]
    assert has(root, "square-G4")
    two = picture(EARLY)
    assert not has(two, "square-A1")
    assert has(two, "square-B1")


def test_only_squares_that_a_road_leads_to_are_marked() -> None:
    root = picture(MIDDLE)
    marked = {name for name in SQUARE_NAMES if "bat-open-sign" in classes(find(root, f"square-{name}"))}
    assert marked == {SQUARE_NAMES[seen.square] for seen in MIDDLE.squares if seen.open}


# -- figures


@pytest.mark.parametrize("count", range(1, 10))
def test_figures_on_one_square_stand_apart(count: int) -> None:
    found = spots(count)
    assert len(found) == count
    for i, (x, y, size) in enumerate(found):
        assert 5 <= x <= 95
        assert size <= y <= 97 or size * 54 // 64 <= y <= 97
        for to_x, to_y, _ in found[:i]:
            assert abs(x - to_x) >= size // 2 or abs(y - to_y) >= size // 2


def test_bat_110_figures_wear_the_colours_of_whoever_they_serve() -> None:
    root = picture(MIDDLE)
    assert said(root, "hero-2") == "Hero 1 (Islanders): on D2."
    assert "side-insulaires" in classes(find(root, "hero-2"))
    assert "figure-hero-insulaires" in shown(find(root, "hero-2"))
    assert classes(find(root, "hero-3")).count("bat-f-pip") == 2
    assert classes(find(root, "hero-2")).count("bat-f-pip") == 1
    assert "side-bannerless" in classes(find(root, "buff"))
    assert said(root, "buff") == "Buff the Bannerless: on D2 with his horde, strength 8."
    served = picture(EMPLOYED)
    assert "side-insulaires" in classes(find(served, "buff"))
    assert "emblem-insulaires" in shown(find(served, "buff"))
    assert said(served, "buff").endswith("in service (Islanders).")


def test_eight_heroes_fit_on_the_ruins() -> None:
    root = picture(CROWDED)
    assert all(has(root, f"hero-{figure}") for figure in range(8))


# -- the Oracle, Buff's card


def test_bat_121_the_oracle_tells_the_day_and_its_signs() -> None:
    root = picture(MIDDLE)
    dial = find(root, "oracle")
    assert words(dial) == ["Day 19 · week 3", "19"]
    assert said(root, "oracle") == (
        "Solar Oracle: day 19, week 3 of 9. Illuminated, with double effect: Scroll. "
        "Aligned, with a choice of banner: Amulet."
    )
    assert classes(dial).count("bat-arm-lit") == 1
    assert classes(dial).count("bat-aligned") == classes(dial).count("bat-hand-aligned") == 1
    also = find(picture(replace(MIDDLE, also_lit=("tent",))), "oracle")
    assert classes(also).count("bat-arm-lit") == 2
    assert "Aligned" not in said(picture(replace(MIDDLE, mode="basic")), "oracle")
    assert "bat-beam" not in classes(find(picture(SETUP), "oracle"))


def test_bat_34_time_markers_stand_beside_their_arm() -> None:
    root = picture(EMPLOYED)
    assert said(root, "marker-1") == "Time marker (Islanders): Buff serves for 5 days."
    assert said(root, "marker-3") == "Time marker (Cloudborn): Buff leaves these heroes alone for 5 days."
    assert not has(root, "marker-0")
    at = {seat: str(find(root, f"marker-{seat}")[1].get("transform")) for seat in (1, 2, 3)}
    assert len(set(at.values())) == 3


def test_bat_12_buff_s_card_shows_the_horde_or_his_employer() -> None:
    free = find(picture(MIDDLE), "buff-card")
    assert words(free)[-1] == "roams"
    assert "8" in words(free)
    served = find(picture(EMPLOYED), "buff-card")
    assert "side-insulaires" in (served.get("class") or "")
    assert "5 days" in words(served)
    assert "bat-g-token" not in classes(served)
    assert not has(picture(VIEWS["alone"]), "buff-card")


def test_bat_18_the_die_shows_what_was_rolled() -> None:
    root = picture(VIEWS["prowling"])
    assert classes(find(root, "die")).count("die-pip") == 4
    assert not has(picture(MIDDLE), "die")


# -- the market


def test_piles_tell_price_banner_and_what_is_left() -> None:
    root = picture(MIDDLE)
    chief = find(root, "pile-chief")
    assert words(chief) == ["14"]
    assert "side-insulaires" in classes(chief)
    assert [one for one in shown(chief) if one.startswith("rank")] == ["rank-C", "rank-s"]
    assert said(root, "pile-lord").endswith("the pile is empty.")
    assert "bat-pile-empty" in classes(find(root, "pile-lord"))
    assert "bat-pile-lit" in classes(find(root, "pile-scroll"))
    assert "bat-linked" in classes(find(root, "pile-amulet"))
    assert "bat-linked" not in classes(find(root, "pile-scroll"))
    assert said(root, "pile-amulet").endswith("Aligned today. (BAT-307)")
    assert find(root, "pile-amulet").get("data-rule") == "BAT-153"
    assert words(find(root, "provisions")) == ["12"]
    assert "Cutthroats" in said(root, "mercenary-0")
    assert said(root, "mercenary-1") == "Mercenaries: nobody is for hire here."
    assert "road-6" not in shown(find(root, "pile-city-L"))
    assert "road-3" in shown(find(root, "pile-city-L"))


# -- the sides


def test_plates_tell_points_cards_and_great_cities() -> None:
    root = picture(MIDDLE)
    assert words(find(root, "side-1")) == ["Islanders", "10", "points"]
    for seat, side in enumerate(MIDDLE.sides):
        plate = find(root, f"side-{seat}")
        assert str(side.vp) in words(plate)
        assert classes(plate).count("bat-keep") == side.top_cities
        assert classes(plate).count("bat-keep-none") == MIDDLE.target - side.top_cities
        assert words(find(root, f"discard-{seat}")) == [str(len(side.discard))]
    assert classes(find(root, "side-1")).count("lamp-lit") == 1
    assert "lamp-lit" not in classes(find(root, "side-0"))
    assert "Provisions" in said(root, "discard-0")
    assert said(root, "reserve-3") == "Reserve (Cloudborn): one hero to hire."


def test_the_banner_tells_who_is_asked() -> None:
    assert said(picture(MIDDLE), "banner") == "To play: Islanders"
    assert "side-insulaires" in classes(find(picture(MIDDLE), "banner"))
    three = find(picture(THREE), "banner")
    assert words(three) == ["To decide: Islanders", "Turn in progress: Bärfolk"]
    assert said(picture(SETUP), "banner") == "To choose: Player 1"
    assert said(picture(AUCTION), "banner") == "To bid for Buff: Emberians"
    assert said(picture(REVEALED), "banner") == "To choose Buff’s entry: Islanders"
    assert said(picture(BATTLE), "banner") == "In battle, to decide: Emberians"
    assert said(picture(OVER), "banner") == "Victory: Islanders, with 22 points!"
    assert said(picture(VIEWS["shared"]), "banner") == "A shared victory!"
    assert classes(picture(OVER)).count("bat-star") == 1
    assert classes(picture(VIEWS["shared"])).count("bat-star") == 2


def test_a_card_being_paid_for_shows_where_it_will_lie() -> None:
    def ghosts(view: WorldView) -> list[int]:
        square = find(picture(view), "square-E1")
        return [len(element) for element in square if element.get("class") == "bat-ghost"]

    assert ghosts(LAYING) == []
    assert ghosts(PAYING) == [4]  # the ground, the roads, the city and its level
    assert ghosts(replace(PAYING, laying="road-T")) == [2]
