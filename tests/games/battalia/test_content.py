"""Battalia: what is printed (ledger 4), and what happens when it is printed wrongly."""

from collections.abc import Callable

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.cards import CARD_TEXTS, GREAT_KEYS, KINDS, RANK_KEYS, TYPE_KEYS, is_played
from littlewars.games.battalia.content import (
    ARTEFACTS,
    BANNER_KEYS,
    BANNERS,
    BOARDS,
    CITY_COSTS,
    FORAGE_COST,
    GREAT_ARTEFACTS,
    HERO_COST,
    MERCENARY_COSTS,
    RANKS_OF_UNITS,
    ROAD_COST,
    RUINS,
    SHAPES,
    STRENGTH,
    Artefact,
    Board,
    Faction,
    GreatArtefact,
    Rank,
    Shape,
    _inner,
    read_cost,
)
from littlewars.games.battalia.ground import NEXT, NONE, SQUARE_NAMES, exits_of, exits_text, opposite, turned
from littlewars.games.battalia.names import listed
from littlewars.games.battalia.piles import COSTS, MARKET, PILE_KEYS, full_piles
from littlewars.kernel.content import LANGUAGES, Table
from littlewars.kernel.errors import ContentError
from littlewars.words import catalogue

NAME = {"en": "Raft", "fr": "Radeau"}
Maker = Callable[[dict[str, object]], object]


def faction(broken: dict[str, object]) -> object:
    names = {key: NAME for key in ("name", "adjective", "feminine", *RANK_KEYS)}
    return Faction(0, Table("factions.toml", "raft", {"letter": "U", "terrain": "forest", **names} | broken))


def rank(broken: dict[str, object]) -> object:
    return Rank(Table("cards.toml", "raft", {"letter": "C", "strength": 1, "cost": "s", "name": NAME} | broken))


def artefact(broken: dict[str, object]) -> object:
    values = {"cost": "C+s", "value": 1, "feminine": False, "name": NAME, "text": NAME}
    return Artefact(Table("cards.toml", "raft", values | broken))


def great(broken: dict[str, object]) -> object:
    return GreatArtefact(Table("cards.toml", "raft", {"strength": 0, "value": 0, "name": NAME, "text": NAME} | broken))


def shape(broken: dict[str, object]) -> object:
    return Shape(Table("map.toml", "raft", {"exits": "NS", "cities": 1, "roads": 3} | broken))


def board(broken: dict[str, object]) -> object:
    values: dict[str, object] = {"columns": "BC", "without": [], "corners": ["B1"], "neutral": ["C2"]}
    return Board(Table("map.toml", "raft", values | broken))


def cost(broken: dict[str, object]) -> object:
    table = Table("cards.toml", "raft", {"cost": "2C+H+s"} | broken)
    return read_cost(table, "cost", table.text("cost"))


def section(broken: dict[str, object]) -> object:
    return _inner({"raft": {"a": {}, "b": {}}} | broken, "cards.toml", "raft", ["a", "b"])


# -- the ledger


def test_bat_301_302_ranks_are_as_strong_and_as_dear_as_the_ledger_says() -> None:
    assert [(rank.strength, rank.cost.text) for rank in RANKS_OF_UNITS] == [
        (1, "s"),
        (2, "C+s"),
        (3, "H+s"),
        (4, "P+2s"),
    ]
    assert [cost.provisions for cost in MERCENARY_COSTS] == [2, 3, 4, 5]
    assert (FORAGE_COST.text, HERO_COST.text, ROAD_COST.text) == ("C", "H+2s", "C+s")
    assert [cost.text for cost in CITY_COSTS] == ["2C+s", "C+H+s", "C+P+2s", "C+L+3s"]
    assert [cost.builds for cost in (*CITY_COSTS, ROAD_COST, HERO_COST)] == [True] * 5 + [False]


def test_bat_303_310_artefacts_cost_what_the_ledger_says() -> None:
    assert {artefact.key: artefact.cost.text for artefact in ARTEFACTS} == {
        "tool": "C+s", "horse": "H+s", "tent": "C+s", "amulet": "P+s", "scroll": "P+s", "title": "P+s", "ambush": "H+s",
    }  # fmt: skip
    assert {great.key: great.strength for great in GREAT_ARTEFACTS if great.strength} == {
        "crown": 3, "sword": 5, "shield": 2,
    }  # fmt: skip


def test_bat_201_what_is_played_for_itself() -> None:
    played = {CARD_TEXTS[card].split("-")[0] for card in range(KINDS) if is_played(card)}
    assert played == {"tent", "scroll", "ambush", "hourglass", "mirror", "sceptre", "grimoire"}


def test_bat_332_333_boards_and_shapes() -> None:
    assert [len(board.squares) for board in BOARDS] == [35, 40, 49]
    for board in BOARDS:
        fixed = len(board.corners) + len(board.neutral) + 1
        assert len(board.squares) - fixed == {35: 30, 40: 33, 49: 40}[len(board.squares)]
        assert board.inside[RUINS]
    exits = [[exits_text(board.exits_inward(square)) for square in board.corners] for board in BOARDS]
    assert exits == [["ES", "NW"], ["ES", "SW", "NE"], ["ES", "SW", "NE", "NW"]]
    assert [(shape.key, len(shape.turns)) for shape in SHAPES] == [("D", 4), ("I", 2), ("L", 4), ("T", 4), ("X", 1)]
    assert [4 * sum(shape.cities for shape in SHAPES), 4 * sum(shape.roads for shape in SHAPES)] == [28, 48]


def test_bat_105_106_the_piles_of_the_market() -> None:
    assert (len(MARKET), len(COSTS), PILE_KEYS[MARKET[-1]]) == (20, len(PILE_KEYS), "road-X")
    assert "road-D" not in [PILE_KEYS[pile] for pile in MARKET]
    assert sum(full_piles()) == 4 * 20 + 84 + 28 + 48 + 8


def test_sides_of_squares() -> None:
    a1, g7, d4 = [SQUARE_NAMES.index(name) for name in ("A1", "G7", "D4")]
    assert [NEXT[square].count(NONE) for square in (a1, g7, d4)] == [2, 2, 0]
    assert [SQUARE_NAMES[square] for square in NEXT[d4]] == ["D3", "E4", "D5", "C4"]
    for square, around in enumerate(NEXT):
        assert all(
            NEXT[other][opposite(direction)] == square for direction, other in enumerate(around) if other != NONE
        )
    assert [exits_text(turned(exits_of("NE"), quarters)) for quarters in range(4)] == ["NE", "ES", "SW", "NW"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_of_its_own(language: str) -> None:
    names = GAME.lexicon(language)
    assert all(names.values())
    assert not [name for name in names.values() if "'" in name]
    cards = [names["card-" + text] for text in CARD_TEXTS]
    assert len(set(cards)) == KINDS
    for prefix, keys in (("faction", BANNER_KEYS), ("rank", RANK_KEYS), ("type", TYPE_KEYS)):
        assert len({names[f"{prefix}-{key}"] for key in keys}) == len(keys)
    titles = [names[f"card-{text}-title"] for text in CARD_TEXTS if text[0] in "CHPL" and "-" in text]
    assert len(set(titles)) == len(titles) == 20
    assert all(f"great-{key}-text" in names for key in GREAT_KEYS)


def test_cards_are_named_by_rank_and_banner_in_the_order_of_the_language() -> None:
    english, french = GAME.lexicon("en"), GAME.lexicon("fr")
    assert (english["card-C-U"], french["card-C-U"]) == ("Bärfolk Citizen", "Citoyen ursidé")
    assert (english["card-tent-U"], french["card-tent-U"]) == ("Bärfolk Tent", "Tente ursidée")
    assert (english["card-s"], french["card-crown"], english["card-crown"]) == (
        "Provisions",
        "Couronne solaire",
        "Sun Crown",
    )


def test_a_list_of_nothing_has_words_too() -> None:
    assert catalogue("en", GAME).say(listed([]))
    assert len(STRENGTH) == len(RANK_KEYS)
    assert [banner.key for banner in BANNERS][-1] == "bannerless"


# -- printed wrongly


@pytest.mark.parametrize("make", [faction, rank, artefact, great, shape, board, cost, section])
def test_what_is_printed_rightly_is_read(make: Maker) -> None:
    assert make({}) is not None


@pytest.mark.parametrize(
    ("make", "broken", "key"),
    [
        (faction, {"letter": "X"}, "letter"),
        (faction, {"terrain": "lake"}, "letter"),
        (faction, {"mood": "dark"}, ""),
        (rank, {"letter": "Z"}, "letter"),
        (rank, {"strength": 0}, "strength"),
        (rank, {"cost": "1"}, "cost"),
        (rank, {"colour": "red"}, ""),
        (artefact, {"value": 0}, "value"),
        (artefact, {"feminine": "yes"}, "feminine"),
        (artefact, {"cost": ""}, "cost"),
        (artefact, {"power": 1}, ""),
        (great, {"strength": -1}, "strength"),
        (great, {"text": {"en": "…"}}, ""),
        (great, {"cost": "s"}, ""),
        (shape, {"exits": "NX"}, "exits"),
        (shape, {"roads": "3"}, "roads"),
        (shape, {"bridges": 1}, ""),
        (board, {"corners": ["Z1"]}, "corners"),
        (board, {"neutral": "C2"}, "neutral"),
        (board, {"rows": 7}, ""),
        (cost, {"cost": "2C+X"}, "cost"),
        (cost, {"cost": "C++s"}, "cost"),
        (section, {"raft": {"a": {}}}, "raft"),
        (section, {"raft": 3}, "raft"),
    ],
)
def test_what_is_printed_wrongly_is_refused_by_file_and_table(make: Maker, broken: dict[str, object], key: str) -> None:
    with pytest.raises(ContentError) as error:
        make(broken)
    told = error.value.message.arguments
    assert str(told["file"]).endswith(".toml")
    assert str(told["table"]).startswith("raft")
    assert told.get("key", "") == key
    for language in LANGUAGES:
        assert "raft" in catalogue(language).say(error.value.message)
