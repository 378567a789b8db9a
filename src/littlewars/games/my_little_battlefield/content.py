"""What is printed in My Little Battlefield: sectors, factions, the IA's boards, the Power track, the scenarios."""

from importlib.resources import files
from typing import Any, Final

from littlewars.games.my_little_battlefield.ground import CELL_NAMES, SEATS
from littlewars.kernel.content import LANGUAGES, Table, tables

_FOLDER: Final = files("littlewars.games.my_little_battlefield") / "content"

STANDARD: Final = 0
ELITE: Final = 1
RENOWN: Final = 2
KINDS: Final = ["standard", "elite", "renown"]
WORLDS: Final = ["fantasy", "sf"]

TOP: Final = 7  # MLB-152: the last space of the Morale and Command tracks
TOP_POWER: Final = 6
GOAL: Final = 20  # MLB-03: victory points
FIRST_CATEGORY: Final = 2
CATEGORIES: Final = 4  # 2 to 5
COMPOSITIONS: Final = {"A": [4, 3, 2, 0], "B": [4, 3, 1, 1], "C": [4, 2, 2, 1]}  # MLB-17, by category
EXTRA_DICE: Final = 3  # MLB-243


class Sector:
    """MLB-70: a tile of the battlefield. `rule` is read by `specials`."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.future_names: dict[str, str] = table.texts("sf") if table.has("sf") else {}
        self.category: int = table.whole("category", FIRST_CATEGORY)
        if self.category >= FIRST_CATEGORY + CATEGORIES:
            raise table.wrong("category", f"{FIRST_CATEGORY} to {FIRST_CATEGORY + CATEGORIES - 1}")
        self.vp: int = table.whole("vp", 1)
        self.rule: Table = Table(table.file, f"{table.name}.rule", table.take("rule"))
        self.texts: dict[str, str] = table.texts("text")
        table.close()


class Army:
    """MLB-10: what a command board is called, and the units that come with it."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.world: str = WORLDS[table.one_of("world", WORLDS)]
        self.unit_names: list[dict[str, str]] = [table.texts(kind) for kind in KINDS]


class Faction(Army):
    """MLB-27: a faction and its power. `rule` is read by `specials`."""

    def __init__(self, number: int, table: Table) -> None:
        super().__init__(number, table)
        self.power_names: dict[str, str] = table.texts("power")
        self.rule: Table = Table(table.file, f"{table.name}.rule", table.take("rule"))
        self.texts: dict[str, str] = table.texts("text")
        table.close()


class IaBoard(Army):
    """MLB-201: a command board of the solo opponent. `levels` are read by `ia`."""

    def __init__(self, number: int, table: Table) -> None:
        super().__init__(number, table)
        self.difficulty: str = table.text("difficulty")
        levels = table.take("levels")
        if not isinstance(levels, list) or len(levels) != TOP_POWER - 1 or not all(type(row) is list for row in levels):
            raise table.wrong("levels", f"{TOP_POWER - 1} lists of tables")
        self.levels: list[list[Table]] = [
            [Table(table.file, f"{table.name}.levels[{level}]", deed) for deed in deeds]
            for level, deeds in enumerate(levels, 1)
        ]
        spoken = Table(table.file, f"{table.name}.text", table.take("text"))
        self.texts: dict[str, list[str]] = {language: spoken.words(language) for language in LANGUAGES}
        spoken.close()
        if any([len(lines) != len(levels) for lines in self.texts.values()]):
            raise table.wrong("text", f"{len(levels)} texts in each language")
        table.close()


class Level:
    """MLB-26: a level of the Power track."""

    def __init__(self, table: Table) -> None:
        self.dice: int = table.whole("dice", 1)
        self.vp: int = table.whole("vp")
        self.brings: int = table.one_of("brings", KINDS) if table.has("brings") else -1
        table.close()


class ScenarioSheet:
    """MLB-02: what a scenario changes. `victory` names a class of `scenarios`."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.goals: dict[str, str] = table.texts("goal")
        self.rule: str = table.text("rule")
        self.victory: str = table.text("victory")
        self.solo: bool = table.flag("solo")
        self.turns: int = table.whole("turns", 1) if table.has("turns") else 0  # of each player; 0: no limit of its own
        self.counts: str = table.text("counts") if table.has("counts") else ""
        self.wins_at: int = table.whole("wins_at", 1) if table.has("wins_at") else 0
        self.cells: int = _cells(table, "goals")
        self.garrison: int = _cells(table, "garrison")
        self.centrepiece: int = _cell(table, "centrepiece")
        self.guard: int = _cell(table, "guard")
        self.first: int = table.one_of("first", SEATS) if table.has("first") else -1
        self.power: list[int] = _pair(table, "power", 1, 1)
        self.morale: list[int] = _pair(table, "morale", 2, 2)  # MLB-12
        self.command: list[int] = _pair(table, "command", 1, 1)
        table.close()


def _cells(table: Table, key: str) -> int:
    mask = 0
    for name in table.some_of(key, CELL_NAMES) if table.has(key) else []:
        mask |= 1 << CELL_NAMES.index(name)
    return mask


def _cell(table: Table, key: str) -> int:
    return table.one_of(key, CELL_NAMES) if table.has(key) else -1


def _pair(table: Table, key: str, blue: int, red: int) -> list[int]:
    pair: Any = table.take(key) if table.has(key) else [blue, red]
    if not isinstance(pair, list) or [type(number) for number in pair] != [int, int]:
        raise table.wrong(key, "two whole numbers")
    return pair


SECTORS: Final = [Sector(number, table) for number, table in enumerate(tables(_FOLDER / "sectors.toml"))]
SECTOR: Final = {sector.key: sector for sector in SECTORS}
FACTIONS: Final = [Faction(number, table) for number, table in enumerate(tables(_FOLDER / "factions.toml"))]
FACTION: Final = {faction.key: faction for faction in FACTIONS}
BOARDS: Final = {table.name: IaBoard(number, table) for number, table in enumerate(tables(_FOLDER / "boards.toml"))}
LEVELS: Final = [Level(table) for table in tables(_FOLDER / "power.toml")]
DICE: Final = [0, *[level.dice for level in LEVELS]]  # by Power
SCENARIOS: Final = {table.name: ScenarioSheet(table) for table in tables(_FOLDER / "scenarios.toml")}


def dealt_with(power: int, kind: int) -> bool:
    """Tell whether a kind of unit is in play at this Power (MLB-174); Standards always are."""
    return kind == STANDARD or kind in [level.brings for level in LEVELS[:power]]
