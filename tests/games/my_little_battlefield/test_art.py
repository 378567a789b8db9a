"""My Little Battlefield: the figures, the pictures of the sectors and the signs."""

import re
from xml.etree import ElementTree

import pytest

from littlewars.games.my_little_battlefield.content import BOARDS, FACTION, KINDS, SECTORS
from littlewars.games.my_little_battlefield.draw.figures import FIGURES, figure, symbols
from littlewars.games.my_little_battlefield.draw.glyphs import GLYPHS, glyph
from littlewars.games.my_little_battlefield.draw.terrains import TERRAINS, land_symbols, terrain
from littlewars.games.my_little_battlefield.faces import FACE_KEYS
from littlewars.look import CSS
from tests.games.drawings import luminance

RULES = dict(re.findall(r"^\.([\w-]+) \{([^}]*)\}", CSS, re.MULTILINE))
COUNTED = {"dice", "vp", "banner", "relic", "trophy", "reinforcement"}
SETS = re.findall(r"\{([^{}]*--paper:[^{}]*)\}", CSS)
BASE_WIDTH = {"standard": 30, "elite": 52, "renown": 62}


def shapes(drawn: str) -> list[ElementTree.Element]:
    """Return the shapes of a drawing, and check that it is XML without a style or a colour of its own."""
    elements = list(ElementTree.fromstring(f"<svg>{drawn}</svg>").iter())
    assert all(element.get(name) is None for element in elements for name in ("style", "fill", "stroke"))
    return [element for element in elements if element.tag in ("path", "rect", "circle")]


def colours(name: str) -> list[str]:
    """Return a colour in the light, dark and both high-contrast sets."""
    own, *contrast = [re.findall(r"#\w{6}", line) for line in re.findall(rf"--{name}: ([^;]*);", "".join(SETS))]
    return [own[0], own[-1], *[colour for (colour,) in contrast]]


def test_every_unit_of_every_board_has_its_figure() -> None:
    assert set(FIGURES) == {f"{board}-{kind}" for board in (*FACTION, *BOARDS) for kind in KINDS}
    assert len(set(FIGURES.values())) == len(FIGURES)


def test_every_sector_has_its_picture_and_another_one_for_a_name_of_the_future() -> None:
    future = {f"{sector.key}-sf" for sector in SECTORS if sector.future_names}
    assert set(TERRAINS) == {sector.key for sector in SECTORS} | future
    assert len(set(TERRAINS.values())) == len(TERRAINS)


def test_every_face_and_everything_counted_has_its_sign() -> None:
    assert set(GLYPHS) == {*FACE_KEYS, *COUNTED}
    assert len(set(GLYPHS.values())) == len(GLYPHS)


@pytest.mark.parametrize("drawn", [*FIGURES.values(), *TERRAINS.values()], ids=[*FIGURES, *TERRAINS])
def test_every_shape_has_a_look(drawn: str) -> None:
    drawn_shapes = shapes(drawn)
    assert len(drawn_shapes) > 5
    for shape in drawn_shapes:
        looks = [RULES[name] for name in (shape.get("class") or "").split()]
        assert any("fill: " in look for look in looks)
        assert any("fill: var" in look or "fill: color-mix" in look or "stroke: " in look for look in looks)


def test_no_look_is_left_over() -> None:
    worn = set(" ".join(re.findall(r'class="([^"]*)"', "".join(TERRAINS.values()))).split())
    assert set(re.findall(r"\.(land-[\w-]+)", CSS)) == worn


@pytest.mark.parametrize("key", FIGURES)
def test_the_base_tells_the_rank(key: str) -> None:
    base = next(shape for shape in shapes(FIGURES[key]) if shape.get("class") == "paint-base")
    arc = re.match(r"M\d+ 58a\d+ 4 0 0 0 (\d+) 0", base.get("d") or "")
    assert arc
    assert int(arc[1]) == BASE_WIDTH[key.split("-")[1]]


@pytest.mark.parametrize("key", FIGURES)
def test_every_figure_wears_the_colours_of_its_side(key: str) -> None:
    worn = {name for shape in shapes(FIGURES[key]) for name in (shape.get("class") or "").split()}
    assert "var(--side)" in RULES["paint-body"]
    assert worn & {"paint-body", "paint-line-body"}


def test_symbols_are_those_asked_for_and_each_is_shown_by_its_name() -> None:
    drawn = symbols({"orcs-elite", "elves-renown"}) + land_symbols({"forest", "bridge"})
    shown = figure("orcs-elite", 1, 2, 30) + figure("elves-renown", 0, 0, 64) + terrain("forest", 4, 5, 150)
    root = ElementTree.fromstring(f"<svg>{drawn}{shown}</svg>")
    ids = [element.get("id") for element in root.iter("symbol")]
    assert ids == ["unit-art-elves-renown", "unit-art-orcs-elite", "land-bridge", "land-forest"]
    assert [element.get("viewBox") for element in root.iter("symbol")] == ["0 0 64 64"] * 2 + ["0 0 120 72"] * 2
    places = [{key: element.get(key) for key in ("href", "x", "y", "width", "height")} for element in root.iter("use")]
    assert places[0] == {"href": "#unit-art-orcs-elite", "x": "1", "y": "2", "width": "30", "height": "30"}
    assert places[1]["href"] == "#unit-art-elves-renown"
    assert places[2] == {"href": "#land-forest", "x": "4", "y": "5", "width": "150", "height": "90"}


def test_all_symbols_together_have_no_id_twice() -> None:
    root = ElementTree.fromstring(f"<svg>{symbols(set(FIGURES))}{land_symbols(set(TERRAINS))}</svg>")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) == len(FIGURES) + len(TERRAINS)


@pytest.mark.parametrize("name", GLYPHS)
def test_a_sign_is_one_path_in_the_class_given(name: str) -> None:
    (shape,) = shapes(glyph(name, 3, 4, 16, "glyph-ink"))
    assert shape.get("class") == "glyph-ink"
    assert shape.get("transform") == "translate(3 4) scale(0.500)"
    assert "fill: var(--ink)" in RULES["glyph-ink"]


@pytest.mark.parametrize(
    ("mark", "ground", "least"),
    [
        ("on-blue", "blue", 4.5), ("on-red", "red", 4.5), ("toy-line", "blue-tint", 3), ("toy-line", "red-tint", 3),
        ("blue", "blue-tint", 3), ("blue-deep", "blue-tint", 4.5), ("land-line", "land-sky", 3),
        ("land-line", "land-grass", 3), ("ink", "paper", 4.5),
    ],
)  # fmt: skip
def test_marks_stand_out_in_every_set_of_colours(mark: str, ground: str, least: float) -> None:
    pairs = list(zip(colours(mark), colours(ground), strict=True))
    assert len(pairs) == 4
    for one, other in pairs:
        high, low = sorted((luminance(one), luminance(other)), reverse=True)
        assert (high + 0.05) / (low + 0.05) >= least
