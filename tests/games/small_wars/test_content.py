"""Small Wars: what is printed (ledger 4)."""

from collections import Counter
from math import floor, sqrt

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import (
    ARMIES,
    CHEAPEST,
    NEVER,
    SCENARIOS,
    SHEET,
    SHEETS,
    Army,
    ScenarioSheet,
    Sheet,
)
from littlewars.games.small_wars.draw.silhouettes import SILHOUETTES
from littlewars.games.small_wars.scenarios import VERBS
from littlewars.kernel.content import LANGUAGES, Table
from littlewars.kernel.errors import ContentError

NAME = {"en": "Raft", "fr": "Radeau"}
RAFT = {
    "name": NAME, "family": "water", "points": 10, "actions": 1, "move": 1, "reach": "✗", "dice": "✗", "life": 1,
    "copies": 1,
}  # fmt: skip
FAMILIES = ["infantry", "light", "truck", "armour", "artillery", "works", "air", "water"]
BY_MOVE = {NEVER: 0.0, 1: 2.0, 2: 2.5, 3: 3.0, 4: 3.5}
BY_REACH = {0: 1.5, 1: 3.25, 2: 4.0, 3: 4.25, 4: 4.5}


def price(sheet: Sheet) -> int:
    """Return what a sheet should cost (ledger 4.3)."""
    if sheet.dice == NEVER:
        fire = 0.0
    elif sheet.reach == NEVER:
        fire = 0.5 * sheet.dice
    else:
        fire = sheet.actions * sheet.dice * sqrt(sheet.life) * BY_REACH[sheet.reach]
    value = 8 + 2 * sheet.life + sheet.actions * BY_MOVE[sheet.move] + fire
    return max(10, 5 * floor(value / 5 + 0.5))


@pytest.mark.parametrize("key", SHEET)
def test_sw_07_a_sheet_costs_what_the_formula_says(key: str) -> None:
    assert SHEET[key].points == price(SHEET[key])


@pytest.mark.parametrize(("key", "points"), [("light_tank", 65), ("fuel_truck", 20), ("troop_truck", 25)])
def test_sw_07_the_ledgers_prices(key: str, points: int) -> None:
    assert SHEET[key].points == points


def test_sw_12_the_pool_of_one_set() -> None:
    assert len(SHEETS) == 49
    assert sum(sheet.copies for sheet in SHEETS) == 105
    assert sum(sheet.copies * sheet.points for sheet in SHEETS) == 4_470


def test_sw_07_values_lie_within_the_ledgers_bounds() -> None:
    for sheet in SHEETS:
        assert sheet.family in FAMILIES
        assert 1 <= sheet.actions <= 4
        assert sheet.move in BY_MOVE
        assert sheet.reach in (NEVER, *BY_REACH)
        assert sheet.dice == NEVER or 1 <= sheet.dice <= 6
        assert 1 <= sheet.life <= 9
        assert sheet.points % 5 == 0


@pytest.mark.parametrize("key", SHEET)
def test_sw_36_the_crew_shown_is_the_number_of_actions(key: str) -> None:
    crew = SILHOUETTES[key].count("toy-skin")
    assert crew == (0 if key == "drone" else SHEET[key].actions)


def values(sheet: Sheet) -> list[int]:
    return [sheet.actions, sheet.move, sheet.reach, sheet.dice, sheet.life]


def test_sw_07_no_sheet_is_at_least_as_good_as_another_for_no_more_points() -> None:
    for sheet in SHEETS:
        for other in SHEETS:
            better = all(mine >= theirs for mine, theirs in zip(values(sheet), values(other), strict=True))
            assert not (better and sheet.points <= other.points) or sheet is other, f"{sheet.key} beats {other.key}"


def test_sw_04_11_both_players_can_afford_a_figure_of_the_cheapest_budget() -> None:
    assert CHEAPEST == 15
    assert max(sheet.copies for sheet in SHEETS if sheet.points == CHEAPEST) >= 2


@pytest.mark.parametrize("key", ARMIES)
def test_sw_20_an_army_costs_what_it_says(key: str) -> None:
    army = ARMIES[key]
    assert sum(sheet.points for sheet in army.sheets) == army.points
    assert army.points in (220, 400)
    assert all(count <= SHEET[sheet].copies for sheet, count in Counter(one.key for one in army.sheets).items())


def test_sw_10_scenarios_count_what_the_rules_know() -> None:
    assert all(scenario.counts in VERBS for scenario in SCENARIOS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    names = GAME.lexicon(language)
    assert len(names) == len(SHEETS) + 2 * len(ARMIES) + len(SCENARIOS)
    assert all(names.values())
    assert len(set(names.values())) == len(SHEETS) + len(ARMIES) + len(SCENARIOS)
    assert names["yellow_army-patrol"] == names["red_army-patrol"]
    assert not [name for name in names.values() if "'" in name]


def test_a_sheet_is_read_key_by_key() -> None:
    raft = Sheet(49, Table("sheets.toml", "raft", RAFT))
    assert (raft.key, raft.names, values(raft)) == ("raft", NAME, [1, 1, NEVER, NEVER, 1])


@pytest.mark.parametrize(
    "broken",
    [{"life": 0}, {"life": "✗"}, {"move": 0}, {"dice": "x"}, {"reach": -1}, {"lives": 3}, {"name": {"en": "Raft"}}],
)
def test_a_broken_sheet_is_refused_by_name(broken: dict[str, object]) -> None:
    with pytest.raises(ContentError) as error:
        Sheet(49, Table("sheets.toml", "raft", RAFT | broken))
    assert str(error.value.message.arguments["table"]).startswith("raft")


def test_an_army_of_unknown_sheets_is_refused_by_name() -> None:
    with pytest.raises(ContentError) as error:
        Army(Table("armies.toml", "fleet", {"name": NAME, "points": 10, "sheets": ["jeep", "raft"]}), SHEET)
    assert error.value.message.key == "content-unknown-name"
    assert error.value.message.arguments["name"] == "raft"


@pytest.mark.parametrize(
    "worth", [5, [], [1, 2, 3], [[1, 2, 3]], [[1] * 9], [[1, 1, 1], [1, 1, 1], [1, 1, "1"]], [[1, 1, 1]] * 4]
)
def test_a_scenario_is_worth_three_rows_of_three_numbers(worth: object) -> None:
    values = {"name": NAME, "rule": "SW-94", "counts": "held alone", "counted": "SW-92", "worth": worth}
    table = Table("scenarios.toml", "race", values)
    with pytest.raises(ContentError) as error:
        ScenarioSheet(table)
    assert error.value.message.arguments["key"] == "worth"
