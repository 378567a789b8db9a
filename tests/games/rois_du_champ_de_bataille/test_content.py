"""Les Rois du Champ de Bataille: what is printed (ledger 4), and what happens when it is printed wrongly."""

from collections.abc import Callable

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    SCENARIOS,
    SCENERY,
    SCENERY_KEYS,
    SPECIALS,
    THEMES,
    Army,
    Scenario,
    Scenery,
    Special,
    Theme,
)
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER, Order
from littlewars.kernel.content import LANGUAGES, Table
from littlewars.kernel.errors import ContentError
from littlewars.words import catalogue

NAME = {"en": "Raft", "fr": "Radeau"}
EMPTY = [". . . . ."] * 5
LEGEND = {"W": 0}
Maker = Callable[[dict[str, object]], object]


def scenery(broken: dict[str, object]) -> object:
    return Scenery(12, Table("scenery.toml", "raft", {"name": NAME, "category": "neutral"} | broken))


def theme(broken: dict[str, object]) -> object:
    return Theme(3, Table("armies.toml", "raft", {"key": "sea", "name": NAME, "scenery": ["wood"]} | broken))


def army(broken: dict[str, object]) -> object:
    values = {"key": "pirates", "code": "PIR", "name": NAME, "theme": "ancient"}
    return Army(11, Table("armies.toml", "raft", values | broken))


def special(broken: dict[str, object]) -> object:
    return Special(6, Table("specials.toml", "raft", {"name": NAME, "text": NAME} | broken))


def scenario(broken: dict[str, object]) -> object:
    return Scenario(10, Table("scenarios.toml", "raft", {"name": NAME, "text": NAME} | broken), LEGEND)


def order(broken: dict[str, object]) -> object:
    table = Table("greece.toml", "raft", {"name": NAME, "text": NAME} | broken)
    found = Order(66, "RCB-PIR-1", table)
    table.close()
    return found


# -- the ledger


@pytest.mark.parametrize(
    ("key", "protection", "penalty", "sight"),
    [
        ("wood", 1, 0, True),
        ("fortification", 2, 0, True),
        ("swamp", 0, 1, False),
        ("water", 0, 1, False),
        ("steep", 0, 1, False),
        ("rapids", 0, 0, False),
        ("hill", 0, 0, True),
        ("crag", 1, 0, True),
    ],
)
def test_rcb_1005_to_1011_the_scenery_of_the_ledger(key: str, protection: int, penalty: int, sight: bool) -> None:
    found = SCENERY[SCENERY_KEYS.index(key)]
    assert (found.protection, found.penalty, found.sight) == (protection, penalty, sight)
    assert found.drains == (1 if key == "rapids" else 0)


def test_rcb_1003_705_how_scenery_is_passed() -> None:
    ways = {
        "none": [found.key for found in SCENERY if found.solid],
        "edge": [found.key for found in SCENERY if found.edged],
        "straight": [found.key for found in SCENERY if found.straight_only],
        "slanted": [found.key for found in SCENERY if found.slanted_only],
    }
    assert ways == {"none": ["rock", "chasm"], "edge": ["wall", "ravine"], "straight": ["ford"], "slanted": ["scree"]}


def test_rcb_301_1202_1203_eleven_armies_of_six_orders() -> None:
    assert len(ROSTER) == 66
    assert [order.rule for order in ROSTER] == [f"RCB-{army.code}-{i}" for army in ARMIES for i in range(1, 7)]
    assert [order.number for order in ROSTER] == list(range(66))
    assert len({order.key for order in ROSTER}) == 66
    worlds = [[army.key for army in ARMIES if army.theme == theme.number] for theme in THEMES]
    assert worlds == [
        ["greece", "rome", "carthage", "gauls"],
        ["elves", "undead", "dwarfs", "goblins", "orcs"],
        ["colonies", "insectoids"],
    ]


def test_rcb_404_1302_the_specials_of_the_ledger() -> None:
    assert [special.key for special in SPECIALS] == [
        "leader",
        "magic_weapon",
        "medic",
        "standard",
        "guide",
        "bodyguard",
    ]


@pytest.mark.parametrize(
    ("key", "units", "life", "defeat", "first"),
    [
        ("bataille_rangee", (20, 20), [10, 10], [10, 10], -1),
        ("escarmouche", (10, 10), [10, 10], [5, 5], -1),
        ("thermopyles_279", (20, 20), [10, 10], [10, 10], 1),
        ("trebie_218", (20, 20), [10, 10], [10, 10], 1),
        ("alesia_52", (16, 20), [11, 9], [8, 10], 1),
        ("lisiere", (20, 20), [10, 10], [10, 10], -1),
        ("porte_sous_la_montagne", (15, 20), [12, 8], [8, 10], 1),
        ("marais_des_damnes", (20, 20), [10, 10], [10, 10], -1),
        ("ruche_9", (15, 20), [12, 8], [8, 10], 1),
        ("faille_temporelle", (20, 20), [10, 10], [10, 10], -1),
    ],
)
def test_rcb_1311_to_1320_the_scenarios_of_the_ledger(
    key: str, units: tuple[int, int], life: list[int], defeat: list[int], first: int
) -> None:
    sheet = SCENARIOS[key]
    assert ((sheet.initial(0), sheet.initial(1)), sheet.life, sheet.defeat, sheet.first) == (units, life, defeat, first)
    assert (sheet.specials, sheet.different_themes) == ((1, True) if key == "faille_temporelle" else (0, False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    names = GAME.lexicon(language)
    assert all(names.values())
    assert not [name for name in names.values() if "'" in name]
    for prefix, keys in (
        ("army", [army.key for army in ARMIES]),
        ("order", [order.key for order in ROSTER]),
        ("scenery", SCENERY_KEYS),
        ("special", [special.key for special in SPECIALS]),
        ("scenario", list(SCENARIOS)),
    ):
        told = [names[f"{prefix}-{key}"] for key in keys]
        assert len(set(told)) == len(told)
    assert names["red_army-gauls"] == names["black_army-gauls"] == names["army-gauls"]


def test_portraits_are_drawn_of_armies_and_scenarios_alone() -> None:
    say = catalogue("en", GAME).say
    assert "<svg" in GAME.portrait("scenario", "alesia_52", say)
    assert GAME.portrait("red_army", "gauls", say) != GAME.portrait("black_army", "gauls", say) != ""
    assert GAME.portrait("red_army", "choose", say) == GAME.portrait("max_hand", 5, say) == ""


# -- printed wrongly


@pytest.mark.parametrize("make", [scenery, theme, army, special, scenario, order])
def test_what_is_printed_rightly_is_read(make: Maker) -> None:
    assert make({}) is not None


def test_a_map_is_read_from_the_north() -> None:
    sheet = scenario({"map": ["W . . . .", *EMPTY[1:]], "walls": ["c3 n"]})
    assert isinstance(sheet, Scenario)
    assert [zone for zone, kind in enumerate(sheet.kinds) if kind >= 0] == [12, 20]
    assert sheet.walls[12] == 1


@pytest.mark.parametrize(
    ("make", "broken", "key"),
    [
        (scenery, {"category": "funny"}, "category"),
        (scenery, {"protection": -1}, "protection"),
        (scenery, {"penalty": "1"}, "penalty"),
        (scenery, {"drains": True}, "drains"),
        (scenery, {"sight": 1}, "sight"),
        (scenery, {"pass": "never"}, "pass"),
        (scenery, {"name": "Raft"}, ""),
        (scenery, {"colour": "red"}, ""),
        (theme, {"key": 3}, "key"),
        (theme, {"scenery": "wood"}, "scenery"),
        (theme, {"scenery": ["raft"]}, "scenery"),
        (theme, {"mood": "dark"}, ""),
        (army, {"theme": "sea"}, "theme"),
        (army, {"code": 1}, "code"),
        (army, {"size": 20}, ""),
        (special, {"text": {"en": "…"}}, ""),
        (special, {"cost": 1}, ""),
        (scenario, {"armies": ["any", "pirates"]}, "armies"),
        (scenario, {"armies": "any"}, "armies"),
        (scenario, {"first": "green"}, "first"),
        (scenario, {"specials": -1}, "specials"),
        (scenario, {"map": EMPTY[1:]}, "map"),
        (scenario, {"map": ["Z . . . .", *EMPTY[1:]]}, "map"),
        (scenario, {"map": "."}, "map"),
        (scenario, {"ambush": "e5"}, "ambush"),
        (scenario, {"prize": 1}, ""),
        (order, {"ask": "Yes?"}, ""),
        (order, {"act": "go"}, "act"),
        (order, {"bonus": 2}, ""),
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
        sentence = catalogue(language).say(error.value.message)
        assert str(told["file"]) in sentence
        assert "raft" in sentence


@pytest.mark.parametrize(
    "broken",
    [
        {"ambush": ["e5", "z9"]},
        {"map": EMPTY, "walls": ["z9 n"]},
        {"map": EMPTY, "walls": ["c3 up"]},
        {"map": EMPTY, "walls": "c3 n"},
        {"walls": ["c3 n"]},
        {"themes": "equal"},
        {"units": [4, 4]},
        {"units": [[4] * 5]},
        {"life": [10]},
        {"life": ["10", 10]},
        {"defeat": 10},
    ],
)
def test_names_and_numbers_nobody_knows_are_refused_by_file_and_table(broken: dict[str, object]) -> None:
    with pytest.raises(ContentError) as error:
        scenario(broken)
    assert str(error.value.message.arguments["table"]).startswith("raft")
