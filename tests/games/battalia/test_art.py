"""Battalia: the terrain cards, the cities, the figures, the emblems, the pictures on the cards and the signs."""

import re
from itertools import pairwise

import pytest

from littlewars.games.battalia import cards
from littlewars.games.battalia.draw import cities, emblems, faces, figures, glyphs, tiles
from littlewars.games.battalia.draw.faces.artefacts import ARTEFACTS
from littlewars.games.battalia.draw.faces.greats import GREATS
from littlewars.games.battalia.draw.figures.heroes import RIMS
from littlewars.games.battalia.ground import exits_of
from littlewars.look import CSS
from tests.games.drawings import colours, contrast, elements, worn

RULES = dict(re.findall(r"^(?:\.drawing )?\.([\w-]+) \{([^}]*)\}", CSS, re.MULTILINE))
FACTIONS = ["ursides", "insulaires", "ambrardents", "nebuleux"]
BANNERS = [*FACTIONS, "bannerless"]
TERRAINS = ["forest", "lake", "desert", "mountain", ""]
ACTIONS = {
    "recruit", "forage", "build", "upgrade", "move", "attack", "confront", "hire", "bribe", "employ", "fight", "rally",
    "exchange",
}  # fmt: skip
SYMBOLS = {
    **{f"terrain {terrain}": tiles.ground_symbols(terrain) for terrain in TERRAINS},
    "roads": tiles.road_symbols(),
    "cities": cities.city_symbols(),
    "emblems": emblems.emblem_symbols(),
    "glyphs": glyphs.glyph_symbols(),
    **{kind: figures.symbols({kind}) for kind in figures.KINDS},
    **{cards.CARD_TEXTS[card]: faces.face_symbol(card) for card in range(cards.KINDS)},
}
SHOWN = {
    **{f"tile {terrain}": tiles.tile(terrain, 5, 0, 0, 90) for terrain in TERRAINS},
    **{f"roads {exits}": tiles.tile("lake", exits, 9, 0, 90) for exits in range(16)},
    "mirrored": tiles.tile("lake", 5, 90, 0, 90),
    **{f"city {level}": cities.city(level, 0, 0, 60) for level in range(1, 5)},
    "ruins": cities.ruins(0, 0, 60),
    **{f"emblem {banner}": emblems.emblem(banner, 0, 0, 16) for banner in BANNERS},
    **{f"{kind} {pips}": figures.figure(kind, 40, 50, 64, pips) for kind in figures.KINDS for pips in range(3)},
    **{f"face {card}": faces.face(card, 0, 0, 50) for card in range(cards.KINDS)},
    **{f"rank {letter}": glyphs.rank(letter, 0, 0, 24) for letter in "CHPLs"},
    **{f"type {key}": glyphs.type_glyph(key, 0, 0, 24) for key in cards.TYPE_KEYS},
    **{f"action {kind}": glyphs.action(kind, 0, 0, 24) for kind in sorted(ACTIONS)},
    **{f"token {value}": glyphs.token(value, 0, 0, 24) for value in (6, 14)},
    **{f"shape {letter}": glyphs.shape(letter, 0, 0, 24) for letter in "DILTX"},
    "cost": glyphs.cost("C+3s", 0, 0, 24),
    "marker": glyphs.marker(0, 0, 24),
    "sun": glyphs.sun(0, 0, 24),
    "slot": glyphs.slot(0, 0, 24),
}
DRAWN = {**SYMBOLS, **SHOWN}


def targets(drawn: str) -> list[str]:
    """Return the symbols that a drawing shows."""
    return [element.attrib["href"][1:] for element in elements(drawn) if element.tag == "use"]


def written(drawn: str) -> list[str | None]:
    """Return the words of a drawing."""
    return [element.text for element in elements(drawn) if element.tag == "text"]


def shown(letter: str, count: int) -> list[str]:
    """Return the symbols of so many chips."""
    return [f"bat-rank-{letter}"] * count


@pytest.mark.parametrize("drawn", list(DRAWN.values()), ids=list(DRAWN))
def test_every_shape_has_a_look_and_none_a_style_or_colour_of_its_own(drawn: str) -> None:
    assert "{" not in drawn
    for element in elements(drawn):
        assert not {"style", "fill", "stroke"} & set(element.keys())
        if element.tag in ("path", "rect", "circle", "text"):
            looks = [RULES[name] for name in element.attrib["class"].split()]
            assert any(re.search("fill: (#|var|color-mix)|stroke: ", look) for look in looks)
            assert any("fill: " in look for look in looks) or "stroke-width" in "".join(looks)
        if element.tag == "g":
            assert element.get("transform") or element.attrib["class"] in [f"side-{banner}" for banner in BANNERS]


def test_no_look_is_left_over() -> None:
    assert set(re.findall(r"\.(bat-[fetgc]-[\w-]+)", CSS)) == {
        name for name in worn("".join(DRAWN.values())) if name.startswith("bat-")
    }


def test_every_kind_is_drawn_and_differs_from_all_others() -> None:
    assert list(tiles.TILES) == TERRAINS
    assert list(emblems.SHIELDS) == list(emblems.CHARGES) == list(faces.SIDES) == BANNERS
    assert [*[f"hero-{faction}" for faction in FACTIONS], "buff"] == figures.KINDS
    assert list(RIMS) == FACTIONS
    assert [len(units) for units in faces.UNITS] == [cards.RANKS] * cards.BANNERS
    assert list(ARTEFACTS) == cards.TYPE_KEYS
    assert list(glyphs.TYPES) == cards.TYPE_KEYS
    assert list(GREATS) == cards.GREAT_KEYS
    assert set(glyphs.ACTIONS) == ACTIONS
    assert list(glyphs.RANKS) == [*cards.RANK_LETTERS, "s"]
    assert len(set(DRAWN.values())) == len(DRAWN)
    pictures = {faces.art(card) for card in range(cards.KINDS)}
    assert len(pictures) == cards.RANKS * cards.BANNERS + cards.TYPES + 1 + cards.GREATS
    for drawn in (emblems.SHIELDS, emblems.CHARGES, RIMS, glyphs.ACTIONS, glyphs.TYPES, glyphs.RANKS):
        assert len(set(drawn.values())) == len(drawn)


def test_all_that_is_shown_is_a_symbol_and_no_id_comes_twice() -> None:
    asked = tiles.tile_symbols(set(TERRAINS)) + figures.symbols(set(figures.KINDS))
    asked += faces.face_symbols(set(range(cards.KINDS)))
    ids = [
        element.attrib["id"]
        for element in elements(asked + SYMBOLS["cities"] + SYMBOLS["emblems"] + SYMBOLS["glyphs"])
        if element.tag == "symbol"
    ]
    assert len(ids) == len(set(ids))
    assert set(targets("".join(SHOWN.values()))) | {"bat-tile-forest-mirrored"} <= set(ids)
    assert set(targets(asked)) <= set(ids)


@pytest.mark.parametrize(
    ("write", "asked"),
    [
        (tiles.tile_symbols({"lake"}), {"bat-tile-lake", "bat-tile-lake-mirrored"}),
        (figures.symbols({"buff"}), {"bat-figure-buff"}),
        (faces.face_symbols({cards.PROVISION, 0}), {"bat-face-s", "bat-face-C-U"}),
    ],
)
def test_symbols_are_those_asked_for(write: str, asked: set[str]) -> None:
    found = {element.attrib["id"] for element in elements(write) if element.tag == "symbol"}
    assert {name for name in found if not name.startswith("bat-road-")} == asked


@pytest.mark.parametrize("exits", range(1, 16))
def test_roads_run_from_the_middle_to_the_middle_of_the_sides_that_have_an_exit(exits: int) -> None:
    ends = {"V0": "N", "H100": "E", "V100": "S", "H0": "W"}
    for look in ("bat-t-road", "bat-t-road-edge"):
        (road,) = [element for element in elements(tiles.road(exits)) if element.get("class") == look]
        arms = road.attrib["d"].split("M50 50")[1:]
        assert exits_of("".join([ends[arm] for arm in arms])) == exits
        assert "linecap" not in RULES[look]  # it stops at the edge, where the next card's road begins


def test_a_card_without_exits_has_no_road_and_neighbours_are_mirrored() -> None:
    assert targets(tiles.tile("", 0, 0, 0, 50)) == ["bat-tile-bare"]
    assert targets(tiles.tile("desert", 3, 50, 0, 50)) == ["bat-tile-desert-mirrored", "bat-road-3"]
    assert targets(tiles.tile("desert", 3, 50, 50, 50)) == ["bat-tile-desert", "bat-road-3"]
    places = {(each.get("x"), each.get("y"), each.get("width")) for each in elements(tiles.tile("lake", 9, 7, 8, 50))}
    assert places == {("7", "8", "50")}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_city_shows_its_level_and_grows_with_it(level: int) -> None:
    assert written(cities.city(level, 10, 20, 64)) == [str(level)]
    assert targets(cities.city(level, 10, 20, 64)) == [f"bat-city-{level}"]
    roofs = [art.count("bat-t-roof") + art.count("bat-t-banner") for art in cities.CITIES]
    assert roofs == sorted(roofs)
    assert roofs[3] > roofs[0]


def test_a_city_is_grey_until_a_side_holds_it() -> None:
    for name in ("bat-t-roof", "bat-t-banner", "bat-f-base"):
        assert "fill: var(--side, var(--grey));" in RULES[name]


@pytest.mark.parametrize("kind", figures.KINDS)
def test_the_middle_of_a_base_goes_where_the_figure_stands(kind: str) -> None:
    (top,) = [each for each in elements(figures.symbols({kind})) if each.get("class") == "bat-f-base"]
    assert top.attrib["d"].startswith("M7 54a25 7.5 0 0 1 50 0")  # an ellipse around 32, 54
    (use,) = elements(figures.figure(kind, 200, 300, 64))
    assert use.attrib == {"href": f"#bat-figure-{kind}", "x": "168", "y": "246", "width": "64", "height": "64"}


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_hero_wears_his_faction_and_buff_nobodys(faction: str) -> None:
    looks = worn(figures.symbols({f"hero-{faction}"}))
    assert {look for look in looks if look.startswith("side-")} == {f"side-{faction}"}
    assert "bat-f-base-print" in looks
    buff = worn(figures.symbols({"buff"}))
    assert not {"paint-body", "paint-dark", "paint-light", "paint-tint", "bat-f-base-print"} & buff
    assert not [look for look in buff if look.startswith("side-")]


@pytest.mark.parametrize("pips", [0, 1, 2])
def test_pips_lie_side_by_side_on_the_base(pips: int) -> None:
    found = [
        each.attrib["d"] for each in elements(figures.figure("hero-ursides", 100, 100, 64, pips)) if "d" in each.attrib
    ]
    spots = [re.match(r"M(\d+) (\d+)l(\d+)", d) for d in found]
    middles = [int(spot[1]) for spot in spots if spot]
    assert len(middles) == pips
    assert not pips or round(sum(middles) / pips) == 100
    for spot in spots:
        assert spot
        assert 100 - 25 < int(spot[1]) < 100 + 25
        assert 100 - 8 < int(spot[2]) + int(spot[3]) < 100 + 8
    if pips == 2:
        assert middles[1] - middles[0] > 8  # they do not touch


@pytest.mark.parametrize(
    ("card", "side"),
    [
        (cards.unit(cards.LORD, 0), "side-ursides"), (cards.unit(cards.CITIZEN, cards.BANNERLESS), "side-bannerless"),
        (cards.artefact(cards.TENT, 3), "side-nebuleux"), (cards.PROVISION, ""), (cards.GREAT, ""),
    ],
)  # fmt: skip
def test_a_picture_wears_the_banner_of_its_card(card: int, side: str) -> None:
    looks = worn(faces.face_symbol(card))
    assert {look for look in looks if look.startswith("side-")} == ({side} if side else set())
    assert ("bat-c-shine" in looks) == (card >= cards.GREAT)
    if not side:  # nothing in it needs a side
        assert not {"paint-body", "paint-dark", "paint-light", "paint-tint"} & looks


@pytest.mark.parametrize(
    ("text", "chips", "numbers"),
    [
        ("C+H+s", [*shown("C", 1), *shown("H", 1), *shown("s", 1)], []),
        ("2C+s", [*shown("C", 2), *shown("s", 1)], []),
        ("C+L+3s", [*shown("C", 1), *shown("L", 1), *shown("s", 1)], ["3"]),
        ("5s", shown("s", 1), ["5"]),
    ],
)
def test_a_cost_is_a_row_of_chips_as_wide_as_said(text: str, chips: list[str], numbers: list[str]) -> None:
    drawn = glyphs.cost(text, 100, 0, 16)
    assert targets(drawn) == chips
    assert written(drawn) == numbers
    starts = [int(each.attrib["x"]) for each in elements(drawn) if each.tag == "use"]
    assert starts == sorted(starts)
    assert starts[-1] + 16 == 100 + glyphs.width_of_cost(text, 16)
    assert all(after - before >= 16 for before, after in pairwise(starts))


def test_a_rank_has_as_many_pips_as_it_is_high_and_a_token_its_number() -> None:
    assert [glyphs.chip(letter).count("<circle") for letter in "CHPLs"] == [1, 2, 3, 4, 0]
    for value in (6, 8, 10, 20):
        assert written(glyphs.token(value, 0, 0, 32)) == [str(value)]


def test_a_sign_takes_its_place_and_the_classes_given() -> None:
    (sign,) = elements(glyphs.action("move", 3, 4, 16, "word-side"))
    assert (sign.get("class"), sign.get("transform")) == ("word-side", "translate(3 4) scale(0.500)")


@pytest.mark.parametrize(("letter", "ways"), [("D", 1), ("I", 2), ("L", 2), ("T", 3), ("X", 4)])
def test_a_shape_has_its_ways(letter: str, ways: int) -> None:
    (way,) = [each for each in elements(glyphs.shape(letter, 0, 0, 32)) if each.get("class") == "bat-g-way"]
    assert way.attrib["d"].count("M16 16") == ways


def test_what_nobody_drew_is_refused() -> None:
    for write in (tiles.tile_symbols, figures.symbols):
        with pytest.raises(KeyError, match="unicorn"):
            write({"unicorn"})
    for show in (emblems.emblem, figures.figure, glyphs.rank, glyphs.type_glyph, glyphs.action, glyphs.shape):
        with pytest.raises(KeyError, match="unicorn"):
            show("unicorn", 0, 0, 9)
    with pytest.raises(KeyError, match="unicorn"):
        tiles.tile("unicorn", 1, 0, 0, 9)
    with pytest.raises(KeyError, match="2X"):
        glyphs.cost("C+2X", 0, 0, 9)
    for level in (0, 5):
        with pytest.raises(KeyError):
            cities.city(level, 0, 0, 9)
    with pytest.raises(IndexError):
        faces.face(cards.KINDS, 0, 0, 9)


def test_the_symbols_of_a_whole_map_stay_small() -> None:
    written_ = tiles.tile_symbols(set(TERRAINS)) + cities.city_symbols() + emblems.emblem_symbols()
    written_ += glyphs.glyph_symbols() + figures.symbols(set(figures.KINDS))
    assert len(written_) < 45_000
    assert len(faces.face_symbols(set(range(cards.KINDS)))) / cards.KINDS < 1_500
    assert len(tiles.tile("mountain", 15, 600, 600, 130)) < 200


@pytest.mark.parametrize(
    ("mark", "ground", "least"),
    [
        ("on-grey", "grey", 4.5), ("grey-deep", "grey-tint", 4.5), ("on-green", "green", 4.5), ("on-blue", "blue", 4.5),
        ("on-red", "red", 4.5), ("on-yellow", "yellow", 4.5), ("grey", "green", 1.5), ("ink", "bat-food", 4.5),
        ("bat-crust", "bat-food", 3), ("toy-line", "bat-wall", 3), ("bat-road", "bat-road-edge", 4.5),
        ("bat-road-edge", "bat-forest", 2.5), ("die", "green-deep", 3), ("toy-line", "grey", 3),
    ],
)  # fmt: skip
def test_marks_stand_out_in_every_set_of_colours(mark: str, ground: str, least: float) -> None:
    pairs = list(zip(colours(mark), colours(ground), strict=True))
    assert len(pairs) == 4
    for one, other in pairs:
        assert contrast(one, other) >= least


@pytest.mark.parametrize("rank", ["low", "high", "holy", "lordly"])
def test_a_rank_is_white_on_its_colour(rank: str) -> None:
    for colour in colours(f"bat-{rank}"):
        assert contrast("#ffffff", colour) >= 4.5


@pytest.mark.parametrize("terrain", ["forest", "lake", "desert", "mountain", "bare"])
def test_roads_stand_out_on_every_terrain(terrain: str) -> None:
    for number, ground in enumerate(colours(f"bat-{terrain}")):
        assert max(contrast(colours(mark)[number], ground) for mark in ("bat-road", "bat-road-edge")) >= 3
