"""Les Rois du Champ de Bataille: the figures, the scenery, the signs and the cards."""

import re

import pytest

from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES
from littlewars.games.rois_du_champ_de_bataille.content import ARMY_KEYS, SCENERY, SPECIAL_KEYS, THEME_KEYS
from littlewars.games.rois_du_champ_de_bataille.draw import glyphs
from littlewars.games.rois_du_champ_de_bataille.draw import scenery as land
from littlewars.games.rois_du_champ_de_bataille.draw.figures import FIGURES, emblem, figure, symbols
from littlewars.games.rois_du_champ_de_bataille.draw.figures.emblems import EMBLEMS
from littlewars.look import CSS
from tests.games.drawings import colours, elements, luminance, worn

RULES = dict(re.findall(r"^\.([\w-]+) \{([^}]*)\}", CSS, re.MULTILINE))
DEEDS = {"move", "lead", "strike", "push", "shot", "pair", "stab", "nest", "heal", "ruse", "counter", "throw"}
THINGS = {"flip", "order", "night", "reserve", "captive", "flayer", "hero"}
ALL_LAND = [*land.SCENERY, "bare"]
CARDS = {name: glyphs.card_face(number, 3, 4, 60, 84) for number, name in enumerate(SUIT_NAMES)}
DRAWN = {
    "figures": symbols(set(FIGURES)),
    "scenery": land.scenery_symbols(set(ALL_LAND)),
    "hive": land.hive(1, 2, 30),
    "cards": "".join(CARDS.values()) + glyphs.card_back(0, 0, 60, 84),
    "signs": "".join([glyphs.verb(key, 0, 0, 32) for key in glyphs.VERBS]),
    "specials": "".join([glyphs.special(key, 0, 0, 32) for key in glyphs.SPECIALS]),
    **{f"{theme} tiles": "".join([land.scenery(key, 0, 0, 9, theme) for key in ALL_LAND]) for theme in land.THEMES},
    **{kind: "".join([land.edge(kind, side, 0, 0, 100) for side in range(4)]) for kind in land.EDGES},
}


def test_every_army_has_its_figure_and_its_emblem() -> None:
    assert set(FIGURES) == set(EMBLEMS) == set(ARMY_KEYS)
    assert len(set(FIGURES.values())) == len(set(EMBLEMS.values())) == len(ARMY_KEYS)


def test_every_scenery_has_its_picture_or_is_an_edge() -> None:
    assert set(land.EDGES) == {kind.key for kind in SCENERY if kind.edged}
    assert set(land.SCENERY) | set(land.EDGES) == {kind.key for kind in SCENERY}
    assert len({*land.SCENERY.values(), *land.FUTURE.values()}) == len(land.SCENERY) + len(land.FUTURE)
    assert list(land.THEMES) == THEME_KEYS


def test_every_deed_and_every_special_has_its_sign() -> None:
    assert set(glyphs.VERBS) == DEEDS | THINGS
    assert set(glyphs.SPECIALS) == set(SPECIAL_KEYS)
    signs = [*glyphs.VERBS.values(), *glyphs.SPECIALS.values(), *glyphs.SUITS]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("drawn", list(DRAWN.values()), ids=list(DRAWN))
def test_every_shape_has_a_look_and_none_a_style_or_colour_of_its_own(drawn: str) -> None:
    for element in elements(drawn):
        assert not {"style", "fill", "stroke"} & set(element.keys())
        looks = [RULES[name] for name in (element.get("class") or "").split()]
        if element.tag in ("path", "rect", "circle"):
            assert any("fill: " in look for look in looks)
            assert any("fill: var" in look or "fill: color-mix" in look or "stroke: " in look for look in looks)


def test_no_look_is_left_over() -> None:
    assert {name for name in RULES if re.match("rois-[fsg]-", name)} == {
        name for name in worn("".join(DRAWN.values())) if name.startswith("rois-")
    }


@pytest.mark.parametrize("army", list(FIGURES))
def test_every_figure_wears_the_colours_of_its_side(army: str) -> None:
    assert "var(--side)" in RULES["paint-body"]
    assert "paint-body" in worn(FIGURES[army])


def test_symbols_are_those_asked_for_and_each_is_shown_by_its_name() -> None:
    root = elements(symbols({"rome", "elves"}) + figure("rome", 1, 2, 30) + emblem("elves", 3, 4, 20))
    ids = [element.get("id") for element in root if element.tag == "symbol"]
    assert ids == ["rois-figure-elves", "rois-emblem-elves", "rois-figure-rome", "rois-emblem-rome"]
    one, other = [element for element in root if element.tag == "use"]
    assert one.attrib == {"href": "#rois-figure-rome", "x": "1", "y": "2", "width": "30", "height": "30"}
    assert other.attrib == {"href": "#rois-emblem-elves", "x": "3", "y": "4", "width": "20", "height": "20"}


@pytest.mark.parametrize("theme", land.THEMES)
@pytest.mark.parametrize("key", [*ALL_LAND, *land.EDGES])
def test_scenery_shows_a_symbol_that_was_written(key: str, theme: str) -> None:
    ids = {f"#{element.get('id')}" for element in elements(land.scenery_symbols({key}))}
    for x in (0, 50, 100):
        tile, shown = elements(land.scenery(key, x, 0, 50, theme))
        assert shown.get("href") in ids
        assert (tile.get("class") or "").split() == ["rois-s-tile", f"rois-s-{theme}"]


def test_some_scenery_has_another_shape_in_the_future() -> None:
    for key in land.SCENERY:
        now, later = [land.scenery(key, 0, 0, 9, theme).split("href")[1] for theme in ("ancient", "future")]
        assert (now != later) == (key in land.FUTURE)


def test_bare_ground_differs_between_neighbours() -> None:
    shown = [[elements(land.scenery("bare", x, y, 40))[1].get("href") for x in (0, 40, 80)] for y in (0, 40, 80)]
    for i in range(3):
        assert len(set(shown[i])) == len({row[i] for row in shown}) == 3


@pytest.mark.parametrize(("side", "turn"), [(0, 0), (1, 90), (2, 180), (3, 270)])
def test_an_edge_lies_on_its_side(side: int, turn: int) -> None:
    spot = elements(land.edge("wall", side, 7, 8, 150))[0].get("transform")
    assert spot == f"translate(7 8) scale(1.500) rotate({turn} 50 50)"


@pytest.mark.parametrize(
    ("name", "first", "way"),
    [
        ("hearts", 0, glyphs.STRIKE), ("diamonds", 45, glyphs.STRIKE), ("spades", 0, glyphs.MOVE),
        ("clubs", 45, glyphs.MOVE),
    ],
)  # fmt: skip
def test_rcb_203_to_206_a_card_shows_its_four_ways(name: str, first: int, way: str) -> None:
    ways = [element.get("transform") for element in elements(CARDS[name]) if element.get("d") == way]
    assert ways == [f"rotate({turn})" for turn in (first, first + 90, first + 180, first + 270)]
    other = glyphs.MOVE if way == glyphs.STRIKE else glyphs.STRIKE
    assert other not in CARDS[name]


def test_a_joker_is_a_shield_without_ways() -> None:
    assert glyphs.MOVE not in CARDS["joker"]
    assert glyphs.STRIKE not in CARDS["joker"]
    assert glyphs.SHIELD in CARDS["joker"]


@pytest.mark.parametrize(("number", "name"), list(enumerate(SUIT_NAMES)))
def test_a_card_shows_its_suit_in_two_corners_and_in_the_middle(number: int, name: str) -> None:
    for other, sign in enumerate(glyphs.SUITS):
        assert CARDS[name].count(sign) == (3 if other == number else 0)


def test_a_sign_takes_its_place_and_the_classes_given() -> None:
    for drawn in (glyphs.suit(2, 3, 4, 16, "word-side"), glyphs.verb("shot", 3, 4, 16, "word-side")):
        assert elements(drawn)[0].get("class") == "word-side"
        assert elements(drawn)[0].get("transform") == "translate(3 4) scale(0.500)"
    assert worn(glyphs.suit(0, 0, 0, 9)) != worn(glyphs.suit(2, 0, 0, 9)) != worn(glyphs.suit(4, 0, 0, 9))


def test_the_lattice_of_a_card_back_stays_on_the_card() -> None:
    for width, height in ((20, 28), (60, 84), (61, 97)):
        numbers = [int(number) for number in re.findall(r"\d+", glyphs.lattice(100, 200, width, height))]
        assert all(100 <= x <= 100 + width for x in numbers[::2])
        assert all(200 <= y <= 200 + height for y in numbers[1::2])


def test_what_nobody_drew_is_refused() -> None:
    for drawn in (symbols, land.scenery_symbols):
        with pytest.raises(KeyError, match="unicorns"):
            drawn({"unicorns"})
    for sign in (glyphs.verb, glyphs.special):
        with pytest.raises(KeyError, match="unicorns"):
            sign("unicorns", 0, 0, 9)
    with pytest.raises(KeyError, match="unicorns"):
        land.edge("unicorns", 0, 0, 0, 9)
    with pytest.raises(IndexError):
        glyphs.card_face(5, 0, 0, 60, 84)


@pytest.mark.parametrize(
    ("mark", "ground", "least"),
    [
        ("on-black", "black", 4.5), ("black", "black-tint", 3), ("black-deep", "black-tint", 4.5),
        ("toy-line", "black-tint", 3), ("rois-g-suit", "rois-g-card", 4.5), ("rois-g-joker", "rois-g-card", 4.5),
        ("ink", "rois-g-card", 4.5), ("ink", "unit-gold", 4.5),
    ],
)  # fmt: skip
def test_marks_stand_out_in_every_set_of_colours(mark: str, ground: str, least: float) -> None:
    pairs = list(zip(colours(mark), colours(ground), strict=True))
    assert len(pairs) == 4
    for one, other in pairs:
        high, low = sorted((luminance(one), luminance(other)), reverse=True)
        assert (high + 0.05) / (low + 0.05) >= least
