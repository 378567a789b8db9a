"""My Little Battlefield: what is printed (ledger 4), and what happens when it is printed wrongly."""

from collections.abc import Callable

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.boards import DEEDS, deeds_of
from littlewars.games.my_little_battlefield.boards import _make_deed as make_deed
from littlewars.games.my_little_battlefield.content import (
    BOARDS,
    DICE,
    FACTIONS,
    KINDS,
    LEVELS,
    SCENARIOS,
    SECTOR,
    SECTORS,
    Faction,
    IaBoard,
    Level,
    ScenarioSheet,
    Sector,
    dealt_with,
)
from littlewars.games.my_little_battlefield.scenarios import VICTORIES
from littlewars.games.my_little_battlefield.specials import make_special
from littlewars.kernel.content import LANGUAGES, Table
from littlewars.kernel.errors import ContentError
from littlewars.words import catalogue

NAME = {"en": "Raft", "fr": "Radeau"}
UNITS = {kind: NAME for kind in KINDS}
RAFT = {"name": NAME, "category": 3, "vp": 2, "rule": {"verb": "gain", "morale": 1}, "text": NAME}
PIRATES = {"name": NAME, "world": "sf", "power": NAME, "rule": {"verb": "rally"}, "text": NAME} | UNITS
LINES = {language: ["…"] * 5 for language in LANGUAGES}
FLEET = {"name": NAME, "world": "sf", "difficulty": "easy", "levels": [[{"verb": "jam"}]] * 5, "text": LINES} | UNITS
LANDING = {"name": NAME, "goal": NAME, "rule": "MLB-301", "victory": "breakthrough", "solo": True}


def sector(broken: dict[str, object]) -> object:
    return Sector(28, Table("sectors.toml", "raft", RAFT | broken))


def faction(broken: dict[str, object]) -> object:
    return Faction(8, Table("factions.toml", "raft", PIRATES | broken))


def board(broken: dict[str, object]) -> object:
    return IaBoard(5, Table("boards.toml", "raft", FLEET | broken))


def scenario(broken: dict[str, object]) -> object:
    return ScenarioSheet(Table("scenarios.toml", "raft", LANDING | broken))


def level(broken: dict[str, object]) -> object:
    return Level(Table("power.toml", "raft", {"dice": 4, "vp": 0} | broken))


def special(broken: dict[str, object]) -> object:
    return make_special(Table("sectors.toml", "raft.rule", broken))


def deed(broken: dict[str, object]) -> object:
    return make_deed(Table("boards.toml", "raft.levels[1]", broken))


# -- the ledger


def test_mlb_70_the_pool_of_the_ledger() -> None:
    assert len(SECTORS) == 28
    by_category = {
        category: sorted(sector.vp for sector in SECTORS if sector.category == category) for category in (2, 3, 4, 5)
    }
    assert by_category == {
        2: [1] * 3 + [2] * 7,
        3: [2] + [3] * 7,
        4: [4] * 2 + [5] * 4,
        5: [6] + [7] * 3,
    }
    assert (SECTOR["forest"].category, SECTOR["forest"].vp) == (3, 3)


def test_mlb_26_the_power_track_of_the_ledger() -> None:
    assert DICE == [0, 4, 5, 5, 6, 6, 7]
    assert [level.vp for level in LEVELS] == [0, 1, 2, 3, 5, 8]
    arrivals = [min(power for power in range(1, 7) if dealt_with(power, kind)) for kind in range(3)]
    assert dict(zip(KINDS, arrivals, strict=True)) == {"standard": 1, "elite": 3, "renown": 5}


def test_mlb_10_201_eight_factions_and_five_boards_of_two_worlds() -> None:
    assert [faction.world for faction in FACTIONS].count("sf") == 3
    assert len(FACTIONS) == 8
    assert [board.world for board in BOARDS.values()] == ["fantasy"] * 3 + ["sf"] * 2
    assert [board.difficulty for board in BOARDS.values()] == ["beginner", "easy", "medium", "hard", "epic"]


@pytest.mark.parametrize(
    ("key", "levels"),
    [
        ("raiders", ["lose M", "lose M", "lose C", "lose M", "regress"]),
        ("cult", ["lose M", "lose C", "gain 2M", "regress", "push"]),
        ("necro", ["steal C", "gain 2C", "regress", "jam", "regress all"]),
        ("machine", ["gain MC", "steal 2M", "steal 2C", "push", "push, steal M"]),
        ("tyrant", ["lose MC", "steal MC", "push", "push, steal M", "push, push"]),
    ],
)
def test_mlb_246_what_a_special_die_does_for_the_solo_opponent(key: str, levels: list[str]) -> None:
    def amount(count: int, letter: str) -> str:
        return {0: "", 1: letter}.get(count, f"{count}{letter}")

    printed = [
        ", ".join(
            f"{deed.key} {amount(deed.morale, 'M')}{amount(deed.command, 'C')}".strip()
            for deed in deeds_of(BOARDS[key], power)
        )
        for power in range(1, 6)
    ]
    assert printed == levels
    assert len(DEEDS[key]) == 5


def test_mlb_02_scenarios_are_won_as_the_rules_know() -> None:
    assert all(sheet.victory in VICTORIES for sheet in SCENARIOS.values())
    limits = {key: sheet.turns for key, sheet in SCENARIOS.items()}
    assert limits == {
        "pitched_battle": 0, "breakthrough": 15, "king_of_the_hill": 15, "front_line": 15, "siege": 10, "relics": 15,
        "attrition": 8, "titans": 20,
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    names = GAME.lexicon(language)
    assert all(names.values())
    assert not [name for name in names.values() if "'" in name]
    for group in ([f"sector-{one.key}" for one in SECTORS], [f"faction-{one.key}" for one in FACTIONS], SCENARIOS):
        told = [names.get(key) or names[f"scenario-{key}"] for key in group]
        assert len(set(told)) == len(told)
    assert names["blue_faction-orcs"] == names["red_faction-orcs"] == names["faction-orcs"]
    assert (names["sector-harbour"], names["sector-harbour-sf"]) == (
        ("Harbour", "Spaceport") if language == "en" else ("Port", "Astroport")
    )


# -- printed wrongly

MAKERS: list[Callable[[dict[str, object]], object]] = [sector, faction, board, scenario, level]


@pytest.mark.parametrize("make", MAKERS)
def test_what_is_printed_rightly_is_read(make: Callable[[dict[str, object]], object]) -> None:
    assert make({}) is not None


@pytest.mark.parametrize(
    ("make", "broken", "key"),
    [
        (sector, {"category": 1}, "category"),
        (sector, {"category": "3"}, "category"),
        (sector, {"vp": 0}, "vp"),
        (sector, {"name": {"en": "Raft"}}, ""),
        (sector, {"rule": "gain"}, ""),
        (sector, {"moral": 1}, ""),
        (faction, {"world": "sea"}, "world"),
        (faction, {"elite": "Raft"}, ""),
        (faction, {"rule": 3}, ""),
        (faction, {"cost": 1}, ""),
        (board, {"world": ""}, "world"),
        (board, {"levels": []}, "levels"),
        (board, {"levels": [[]] * 6}, "levels"),
        (board, {"levels": [{"verb": "jam"}] * 5}, "levels"),
        (board, {"levels": "jam"}, "levels"),
        (board, {"levels": [["jam"]] * 5}, ""),
        (board, {"text": {"en": ["…"] * 5}}, ""),
        (board, {"text": {"en": "…", "fr": ["…"] * 5}}, "en"),
        (board, {"dice": 4}, ""),
        (scenario, {"turns": 0}, "turns"),
        (scenario, {"wins_at": 0}, "wins_at"),
        (scenario, {"power": 3}, "power"),
        (scenario, {"morale": [1]}, "morale"),
        (scenario, {"command": [1, True]}, "command"),
        (scenario, {"goals": "b2"}, "goals"),
        (scenario, {"first": 1}, "first"),
        (scenario, {"prize": 1}, ""),
        (level, {"dice": 0}, "dice"),
        (level, {"vp": -1}, "vp"),
        (level, {"brings": 2}, "brings"),
        (level, {"cost": 2}, ""),
        (special, {}, "verb"),
        (special, {"verb": "dance"}, "verb"),
        (special, {"verb": "gain", "morale": -1}, "morale"),
        (special, {"verb": "gain", "gold": 1}, ""),
        (special, {"verb": "gain any"}, ""),
        (special, {"verb": "drain", "resource": "gold"}, "resource"),
        (special, {"verb": "move", "from": "board", "to": "adjacent"}, "from"),
        (special, {"verb": "move", "from": "reserve", "to": "home"}, "to"),
        (special, {"verb": "push", "targets": "all", "with": "unit", "pawn": ["own"]}, "targets"),
        (special, {"verb": "push", "targets": "any", "with": "tank", "pawn": ["own"]}, "with"),
        (special, {"verb": "push", "targets": "any", "with": "unit", "pawn": "own"}, "pawn"),
        (special, {"verb": "push", "targets": "any", "with": "unit", "pawn": ["own"], "stop": "top"}, "stop"),
        (special, {"verb": "push", "targets": "any", "with": "unit", "pawn": ["own"], "steps": 0}, "steps"),
        (special, {"verb": "dear follow", "cost": 1}, "cost"),
        (special, {"verb": "raise", "discount": -1}, "discount"),
        (deed, {}, "verb"),
        (deed, {"verb": "dance"}, "verb"),
        (deed, {"verb": "lose", "morale": "1"}, "morale"),
        (deed, {"verb": "lose", "gold": 1}, ""),
    ],
)
def test_what_is_printed_wrongly_is_refused_by_file_and_table(
    make: Callable[[dict[str, object]], object], broken: dict[str, object], key: str
) -> None:
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
    ("make", "broken"),
    [
        (scenario, {"goals": ["d4"]}),
        (scenario, {"garrison": ["a1", "x"]}),
        (scenario, {"centrepiece": "middle"}),
        (scenario, {"guard": "d1"}),
        (scenario, {"first": "green"}),
        (scenario, {"solo": "yes"}),
        (level, {"brings": "dragon"}),
        (sector, {"category": 6}),
        (special, {"verb": "push", "targets": "any", "with": "unit", "pawn": ["mine"]}),
        (special, {"verb": "flood", "from": "reserve"}),
        (special, {"verb": "drain", "resource": "morale", "steal": 1}),
        (board, {"text": {"en": ["…"] * 4, "fr": ["…"] * 5}}),
    ],
)
def test_names_nobody_knows_are_refused_by_file_and_table(
    make: Callable[[dict[str, object]], object], broken: dict[str, object]
) -> None:
    with pytest.raises(ContentError) as error:
        make(broken)
    assert str(error.value.message.arguments["table"]).startswith("raft")
