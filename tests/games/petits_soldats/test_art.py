"""Petits Soldats: the soldiers, the household objects, the grounds, the dice, the tokens and the signs."""

import re
from xml.etree import ElementTree

import pytest

from littlewars.games.petits_soldats.draw import glyphs, grounds, objects
from littlewars.games.petits_soldats.draw.figures import broken, figure, symbols
from littlewars.games.petits_soldats.draw.figures.soldiers import SOLDIERS
from littlewars.look import CSS
from tests.games.drawings import colours, contrast, elements, worn

RULES = dict(re.findall(r"^(?:\.drawing )?\.([\w-]+) \{([^}]*)\}", CSS, re.MULTILINE))
SIDES = ("left", "right", "top", "bottom")
TABLES = {
    "breakfast", "desk", "shelf", "carpet", "picnic", "box", "counter", "coffee_table", "bedroom", "birthday", "plain",
}  # fmt: skip
FACES = {
    "attack": {"hit", "bolt", "blank"},
    "sniper": {"double_hit", "hit", "bolt", "exposed", "backfire"},
    "grenade": {"3", "5", "7", "mishap"},
    "mortar": {"impact", "blast"},
}
TOKENS = {"order", "heart", "shield", "star", "biscuit", "flag", "grenade", "mortar"}
ACTIONS = {"attack", "move", "recon", "risky_shot", "mortar", "grenade", "heal", "stay", "practice", "lace"}
DRAWN = {
    **{f"soldier {kind}": symbols({kind}) for kind in SOLDIERS},
    **{f"broken {kind}": broken(kind, 9, 9, 64) for kind in SOLDIERS},
    **{f"object {key}": objects.object_symbols({key}) for key in objects.OBJECTS},
    **{f"shown {key}": objects.thing(key, 50, 40, 30.5, 20.25, 15) for key in objects.OBJECTS},
    **{f"ground {key}": grounds.ground(key, 0, 0, 90, 60) for key in grounds.GROUNDS},
    "walls": "".join([grounds.wall(side, 0, 0, 300, 200, 18) for side in SIDES]),
    "edges": "".join([grounds.edge(side, 0, 0, 300, 200) for side in SIDES]),
    **{f"{kind} {face}": glyphs.die(kind, face, 0, 0, 32) for kind in FACES for face in sorted(FACES[kind])},
    **{f"token {kind}": glyphs.token(kind, 0, 0, 32) for kind in sorted(TOKENS)},
    **{f"action {kind}": glyphs.action(kind, 0, 0, 32) for kind in sorted(ACTIONS)},
    "cube": glyphs.cube(3, 0, 0, 32),
    "deploy": glyphs.deploy(3, 0, 0, 32),
    "spoon": glyphs.spoon(10, 10, 32, 30),
}


def number(element: ElementTree.Element, name: str) -> float:
    """Return a number that an element must have."""
    return float(element.attrib[name])


def floors() -> list[list[str]]:
    """Return the colours of all floors in the light, dark and high-contrast sets."""
    pairs = re.findall(r"--ps-floor: light-dark\((#\w+), (#\w+)\)", CSS)
    return [[light for light, _ in pairs], [dark for _, dark in pairs], re.findall(r"--ps-floor: (#\w+)", CSS)]


@pytest.mark.parametrize("drawn", list(DRAWN.values()), ids=list(DRAWN))
def test_every_shape_has_a_look_and_none_a_style_or_colour_of_its_own(drawn: str) -> None:
    assert "{" not in drawn
    for element in elements(drawn):
        assert not {"style", "stroke"} & set(element.keys())
        assert element.get("fill", "url(#ps-ground-").startswith("url(#ps-ground-")
        if element.tag in ("path", "rect", "circle", "text"):
            looks = [RULES[name] for name in element.attrib["class"].split()]
            assert any(re.search("fill: (#|var|color-mix)|stroke: ", look) for look in looks)
            assert any("fill: " in look for look in looks) or element.get("fill")


def test_no_look_is_left_over() -> None:
    assert set(re.findall(r"\.(ps-[fogt]-[\w-]+)", CSS)) == {
        name for name in worn("".join(DRAWN.values())) if name.startswith("ps-")
    }


def test_every_kind_is_drawn() -> None:
    assert set(SOLDIERS) == {"infantryman", "radioman", "sniper", "grenadier", "medic", "general"}
    assert set(grounds.GROUNDS) == TABLES
    assert {kind: set(faces) for kind, faces in glyphs.FACES.items()} == FACES
    assert set(glyphs.TOKENS) == TOKENS
    assert set(glyphs.ACTIONS) == ACTIONS
    assert set(objects.OBJECTS) > objects.ROUND | objects.LOW
    assert len(objects.OBJECTS) == 54


def test_every_drawing_differs_from_all_others() -> None:
    assert len(set(DRAWN.values())) == len(DRAWN)
    for drawn in (SOLDIERS.values(), objects.DRAWN.values(), grounds.GROUNDS.values()):
        assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("kind", [kind for kind in SOLDIERS if kind != "general"])
def test_the_middle_of_a_base_goes_where_the_soldier_stands(kind: str) -> None:
    (top,) = [element for element in elements(SOLDIERS[kind]) if element.get("class") == "ps-f-top"]
    assert top.attrib["d"].startswith("M10 54a22 6 0 0 1 44 0")  # an ellipse around 32, 54
    (shown,) = elements(figure(kind, 200, 300, 64))
    assert shown.attrib == {"href": f"#ps-figure-{kind}", "x": "168", "y": "246", "width": "64", "height": "64"}


def test_the_rim_of_a_base_is_plain_or_notched_as_the_side_says() -> None:
    assert "stroke-dasharray: var(--ps-notch)" in RULES["ps-f-notch"]
    (plain,) = re.findall(r"^\.side-green \{[^}]*--ps-notch: (\d+) \d+;", CSS, re.MULTILINE)
    (notched,) = re.findall(r"^\.side-yellow \{[^}]*--ps-notch: (\d+) \d+;", CSS, re.MULTILINE)
    assert (int(plain), int(notched) > 0) == (0, True)


def test_symbols_are_those_asked_for_and_all_together_have_no_id_twice() -> None:
    asked = [element.get("id") for element in elements(symbols({"sniper", "medic"})) if element.tag == "symbol"]
    assert asked == [f"ps-{part}-{kind}" for kind in ("medic", "sniper") for part in ("figure", "head", "foot")]
    everything = symbols(set(SOLDIERS)) + objects.object_symbols(set(objects.OBJECTS))
    ids = [element.get("id") for element in elements(everything) if element.get("id")]
    assert len(ids) == len(set(ids)) == 3 * len(SOLDIERS) + len(objects.OBJECTS)


def test_a_broken_soldier_lies_in_two_pieces_of_himself() -> None:
    named = {element.get("id"): element for element in elements(symbols({"sniper"})) if element.tag == "symbol"}
    pieces = [
        named[element.attrib["href"][1:]] for element in elements(broken("sniper", 10, 10, 64)) if element.get("href")
    ]
    windows = [[int(part) for part in piece.attrib["viewBox"].split()] for piece in pieces]
    (head, cut), (start, rest) = sorted([window[1::2] for window in windows])
    assert (head, cut, start + rest) == (0, start, 64)
    assert [piece[0].get("href") for piece in pieces] == ["#ps-figure-sniper"] * 2


@pytest.mark.parametrize("key", objects.OBJECTS)
def test_a_tall_object_has_two_outlines_and_a_shadow_and_a_low_one_a_thin_outline(key: str) -> None:
    looks = worn(objects.object_symbols({key})) & {"ps-o-outer", "ps-o-inner", "ps-o-low"}
    shadows = objects.thing(key, 0, 0, 8, 8, 0).count("ps-o-shadow")
    assert (looks, shadows) == (({"ps-o-low"}, 0) if key in objects.LOW else ({"ps-o-outer", "ps-o-inner"}, 2))


@pytest.mark.parametrize("key", objects.OBJECTS)
def test_the_outline_follows_the_footprint(key: str) -> None:
    width, height, _ = objects.DRAWN[key]
    drawn = elements(objects.object_symbols({key}))
    (outline,) = [element for element in drawn if element.get("class") in ("ps-o-outer", "ps-o-low")]
    (thick,) = [float(found) for found in re.findall(r"stroke-width: ([\d.]+)", RULES[outline.attrib["class"]])]
    if key in objects.ROUND:
        assert 2 * number(outline, "r") + thick == width == height
    else:
        assert number(outline, "x") == number(outline, "y") == thick / 2
        assert number(outline, "width") + thick == width
        assert number(outline, "height") + thick == height


@pytest.mark.parametrize("turn", [0, 25, -20])
def test_an_object_fills_its_footprint_around_its_middle(turn: int) -> None:
    place, shown = elements(objects.thing("keyboard", 100, 50.5, 30, 9, turn))
    assert place.get("transform") == "translate(100 50.5)" + (f" rotate({turn % 360})" if turn else "")
    assert shown.attrib == {"href": "#ps-object-keyboard", "x": "-15", "y": "-4.5", "width": "30", "height": "9"}
    (symbol,) = [each for each in elements(objects.object_symbols({"keyboard"})) if each.tag == "symbol"]
    assert symbol.get("preserveAspectRatio") == "none"


@pytest.mark.parametrize(("key", "upright"), [("wall_of_blocks", True), ("keyboard", False)])
@pytest.mark.parametrize("size", [(16, 5), (5, 16)])
def test_an_object_asked_for_the_other_way_is_turned_rather_than_squeezed(
    key: str, upright: bool, size: tuple[int, int]
) -> None:
    place, shown = elements(objects.thing(key, 0, 0, *size, 30))[-2:]
    assert (number(shown, "height") > number(shown, "width")) == upright
    assert place.get("transform") == f"translate(0 0) rotate({30 if (size[1] > size[0]) == upright else 120})"


def test_a_shadow_falls_the_same_way_however_an_object_is_turned() -> None:
    falls = {
        re.findall(r"translate\(([^)]*)\)", element.attrib["transform"])[0]
        for turn in (0, 90, 200)
        for element in elements(objects.thing("books", 0, 0, 16, 9, turn))
        if element.get("class") == "ps-o-shadow"
    }
    assert len(falls) == 2
    for fall in falls:
        across, down = [float(part) for part in fall.split()]
        assert 0 < across < down < 2


def test_the_pattern_of_a_ground_is_its_own() -> None:
    drawn = elements(grounds.ground("desk", 5, 6, 90, 60) + grounds.ground("desk", 5, 6, 45, 30))
    ids = [element.get("id") for element in drawn if element.tag == "pattern"]
    assert len(set(ids)) == 2
    assert [element.get("fill") for element in drawn if element.get("fill")] == [f"url(#{name})" for name in ids]


@pytest.mark.parametrize(
    ("side", "start", "length"),
    [
        ("top", "translate(10 20) rotate(0)", 300), ("right", "translate(310 20) rotate(90)", 200),
        ("bottom", "translate(310 220) rotate(180)", 300), ("left", "translate(10 220) rotate(270)", 200),
    ],
)  # fmt: skip
def test_books_fill_a_side_from_the_outside(side: str, start: str, length: int) -> None:
    row, *books, _ = elements(grounds.wall(side, 10, 20, 300, 200, 18))
    assert row.get("transform") == start
    ends = [number(book, "x") + number(book, "width") for book in books]
    assert [*[number(book, "x") for book in books], length] == [0, *ends]
    for book in books:
        assert 0 < number(book, "height") <= 18
        assert number(book, "y") == -number(book, "height")
    (line,) = elements(grounds.edge(side, 10, 20, 300, 200))
    assert (line.get("d"), line.get("transform")) == (f"M0 0H{length}", start)


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_a_number_is_written_on_its_token(value: int) -> None:
    for drawn in (glyphs.cube(value, 0, 0, 9), glyphs.deploy(value, 0, 0, 9)):
        assert [element.text for element in elements(drawn) if element.tag == "text"] == [str(value)]


@pytest.mark.parametrize("face", ["3", "5", "7"])
def test_a_number_is_written_on_the_grenade_die(face: str) -> None:
    drawn = elements(glyphs.die("grenade", face, 0, 0, 9))
    assert [element.text for element in drawn if element.tag == "text"] == [face]


def test_a_sign_takes_its_place_and_the_classes_given() -> None:
    (sign,) = elements(glyphs.action("recon", 3, 4, 32, "word-side"))
    assert sign.get("class") == "word-side"
    assert sign.get("transform") == "translate(3 4) scale(0.500)"


def test_what_nobody_drew_is_refused() -> None:
    for write in (symbols, objects.object_symbols):
        with pytest.raises(KeyError, match="unicorn"):
            write({"unicorn"})
    for sign in (glyphs.token, glyphs.action):
        with pytest.raises(KeyError, match="unicorn"):
            sign("unicorn", 0, 0, 9)
    for kind, face in (("unicorn", "hit"), ("attack", "unicorn")):
        with pytest.raises(KeyError, match="unicorn"):
            glyphs.die(kind, face, 0, 0, 9)
    with pytest.raises(KeyError, match="unicorn"):
        objects.thing("unicorn", 0, 0, 9, 9, 0)
    with pytest.raises(KeyError, match="unicorn"):
        grounds.ground("unicorn", 0, 0, 9, 9)
    with pytest.raises(KeyError, match="unicorn"):
        grounds.wall("unicorn", 0, 0, 9, 9, 9)


@pytest.mark.parametrize(
    ("mark", "ground", "least"),
    [
        ("on-green", "green", 4.5), ("green-deep", "green-tint", 4.5), ("toy-line", "green-tint", 3),
        ("green", "yellow", 1.5), ("ps-on", "paper", 4.5), ("ps-on", "unit-gold", 4.5), ("ps-hit", "die", 3),
        ("ps-pale", "ps-die-olive", 4.5), ("ps-pale", "ps-die-dark", 4.5), ("ps-line", "ps-inner", 4.5),
    ],
)  # fmt: skip
def test_marks_stand_out_in_every_set_of_colours(mark: str, ground: str, least: float) -> None:
    pairs = list(zip(colours(mark), colours(ground), strict=True))
    assert len(pairs) == 4
    for one, other in pairs:
        assert contrast(one, other) >= least


@pytest.mark.parametrize("marks", [["ps-line"], ["ps-thin"], ["green"], ["yellow", "toy-line"]], ids=" or ".join)
def test_outlines_and_soldiers_stand_out_on_every_floor(marks: list[str]) -> None:
    for number_, laid in enumerate(floors()):
        assert laid
        for floor in laid:
            assert max([contrast(colours(mark)[number_], floor) for mark in marks]) >= 3
