"""What is printed in Small Wars: the sheets of the figures, the ready-made armies, the scenarios."""

from importlib.resources import files
from typing import Final

from littlewars.kernel.content import Table, tables
from littlewars.kernel.errors import ContentError
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message

NEVER: Final = -1  # the mark ✗: the figure cannot do this
TURNS: Final = 4  # SW-21

_FOLDER: Final = files("littlewars.games.small_wars") / "content"


class Sheet:
    """SW-07: a figure's numbers are those of its sheet."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.family: str = table.text("family")
        self.points: int = table.whole("points", 5)
        self.actions: int = table.whole("actions", 1)
        self.move: int = _number_or_never(table, "move", 1)
        self.reach: int = _number_or_never(table, "reach", 0)
        self.dice: int = _number_or_never(table, "dice", 1)
        self.life: int = table.whole("life", 1)
        self.copies: int = table.whole("copies", 1)
        table.close()


def _number_or_never(table: Table, key: str, least: int) -> int:
    if table.values.get(key) == "✗":
        table.text(key)
        return NEVER
    return table.whole(key, least)


class Army:
    """SW-20: a ready-made army."""

    def __init__(self, table: Table, sheets: dict[str, Sheet]) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.points: int = table.whole("points", 1)
        self.sheets: list[Sheet] = []
        for key in table.words("sheets"):
            if key not in sheets:
                raise ContentError(Message("content-unknown-name", file=table.file, table=table.name, name=key))
            self.sheets.append(sheets[key])
        table.close()


class ScenarioSheet:
    """SW-10: what a scenario counts."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.rule: str = table.text("rule")
        self.counts: str = table.text("counts")
        self.counted: str = table.text("counted")
        self.worth: list[int] = _worth(table) if table.has("worth") else []
        table.close()


def _worth(table: Table) -> list[int]:
    rows = table.take("worth")
    lists = [row if isinstance(row, list) else [] for row in rows] if isinstance(rows, list) else []
    numbers = [number for row in lists for number in row]
    if [len(row) for row in lists] != [3, 3, 3] or not all(type(number) is int for number in numbers):
        raise table.wrong("worth", "three rows of three whole numbers")
    return numbers


SHEETS: Final = [Sheet(number, table) for number, table in enumerate(tables(_FOLDER / "sheets.toml"))]
SHEET: Final = {sheet.key: sheet for sheet in SHEETS}
ARMIES: Final = {table.name: Army(table, SHEET) for table in tables(_FOLDER / "armies.toml")}
SCENARIOS: Final = {table.name: ScenarioSheet(table) for table in tables(_FOLDER / "scenarios.toml")}
PRICES: Final = [sheet.points for sheet in SHEETS]
CHEAPEST: Final = min(PRICES)
FIRST_OPTIONS: Final[dict[str, Value]] = {
    "setup": "armies",
    "budget": 220,
    "yellow_army": "airborne_raid",
    "red_army": "armoured_fist",
}  # of somebody's first game
