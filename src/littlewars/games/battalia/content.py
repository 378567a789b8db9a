"""What is printed in Battalia: factions, cards and their costs, the map, the Oracle, the horde."""

import re
from importlib.resources import files
from typing import Any, Final

from littlewars.games.battalia.cards import (
    BANNER_LETTERS,
    GREAT_KEYS,
    RANK_KEYS,
    RANK_LETTERS,
    RANKS,
    TYPE_KEYS,
)
from littlewars.games.battalia.ground import DIRECTION_LETTERS, SIZE, SQUARE_NAMES, SQUARES, exits_of, turned
from littlewars.kernel.content import Table, read_toml

FOLDER: Final = files("littlewars.games.battalia") / "content"
TERRAIN_KEYS: Final = ["forest", "lake", "desert", "mountain"]  # the homelands of the factions, in their order
_PART: Final = re.compile(r"(\d?)([CHPLs])")


class Cost:
    """What is paid: so many units of each rank, and provisions. Building costs can be paid with tools."""

    def __init__(self, text: str, units: list[int], provisions: int, builds: bool) -> None:
        self.text: str = text
        self.units: list[int] = units  # by rank
        self.provisions: int = provisions
        self.builds: bool = builds


def read_cost(table: Table, key: str, text: str, builds: bool = False) -> Cost:
    """Read a cost: `2C+H+s`."""
    units = [0] * RANKS
    provisions = 0
    for part in text.split("+"):
        match = _PART.fullmatch(part)
        if match is None:
            raise table.wrong(key, "2C+H+s")
        count = int(match[1] or 1)
        if match[2] == "s":
            provisions += count
        else:
            units[RANK_LETTERS.index(match[2])] += count
    return Cost(text, units, provisions, builds)


class Faction:
    """BAT-300: a people, its homeland, and what its units are called."""

    def __init__(self, number: int, table: Table) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.adjectives: list[dict[str, str]] = [table.texts("adjective"), table.texts("feminine")]
        self.units: list[dict[str, str]] = [table.texts(rank) for rank in RANK_KEYS]
        homelands = [*TERRAIN_KEYS, ""]
        if table.text("letter") != BANNER_LETTERS[number] or table.text("terrain") != homelands[number]:
            raise table.wrong("letter", f"{BANNER_LETTERS[number]}, {homelands[number]}")
        table.close()

    def seat_name(self, language: str) -> str:
        """Name whoever leads this people, without an article."""
        adjective = self.adjectives[0][language]
        return adjective[0].upper() + adjective[1:]


class Rank:
    """BAT-301, BAT-302: how strong units of a rank are, and what recruiting one costs."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.strength: int = table.whole("strength", 1)
        self.cost: Cost = read_cost(table, "cost", table.text("cost"))
        table.one_of("letter", RANK_LETTERS)
        table.close()


class Artefact:
    """BAT-303 to BAT-310: a type of artefact, its cost, and the number its effect turns on."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.texts: dict[str, str] = table.texts("text")
        self.cost: Cost = read_cost(table, "cost", table.text("cost"))
        self.value: int = table.whole("value", 1)
        self.feminine: bool = table.flag("feminine")
        table.close()


class GreatArtefact:
    """BAT-311 to BAT-330: a Great Artefact, its printed strength, and the number its effect turns on."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.texts: dict[str, str] = table.texts("text")
        self.strength: int = table.whole("strength")
        self.value: int = table.whole("value")
        table.close()


class Shape:
    """BAT-333: a road shape: its exits, its different turns, and how many cards show it."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.name
        letters = table.text("exits")
        if any([letter not in DIRECTION_LETTERS for letter in letters]):
            raise table.wrong("exits", "NESW")
        self.exits: int = exits_of(letters)
        turns = [turned(self.exits, quarters) for quarters in range(4)]
        self.turns: list[int] = [quarters for quarters in range(4) if turns.index(turns[quarters]) == quarters]
        self.cities: int = table.whole("cities")
        self.roads: int = table.whole("roads")
        table.close()


class Board:
    """BAT-332: the squares played on, the starting corners, the neutral cities."""

    def __init__(self, table: Table) -> None:
        columns = table.text("columns")
        without = table.some_of("without", SQUARE_NAMES)
        inside = [name[0] in columns and name not in without for name in SQUARE_NAMES]
        self.inside: list[bool] = inside
        self.squares: list[int] = [square for square in range(SQUARES) if inside[square]]
        self.corners: list[int] = [SQUARE_NAMES.index(name) for name in table.some_of("corners", SQUARE_NAMES)]
        self.neutral: list[int] = [SQUARE_NAMES.index(name) for name in table.some_of("neutral", SQUARE_NAMES)]
        table.close()

    def exits_inward(self, square: int) -> int:
        """Return the two exits of a corner that lead into the area (BAT-110)."""
        row, column = square // SIZE, square % SIZE
        south = row == 0
        east = column < SIZE // 2
        return (4 if south else 1) | (2 if east else 8)


def _inner(book: dict[str, Any], file: str, key: str, names: list[str]) -> list[Table]:
    """List the tables of a section, which must have these names in this order."""
    section = book.get(key)
    if not isinstance(section, dict) or list(section) != names:
        raise Table(file, key, {}).wrong(key, ", ".join(names))
    return [Table(file, name, section[name]) for name in names]


_FACTIONS: Final = read_toml(FOLDER / "factions.toml")
_CARDS: Final = read_toml(FOLDER / "cards.toml")
_MAP: Final = read_toml(FOLDER / "map.toml")
_TIME: Final = read_toml(FOLDER / "time.toml")


def _number(book: dict[str, Any], file: str, section: str, key: str) -> int:
    return Table(file, section, book.get(section)).whole(key)


def _cost(book: dict[str, Any], file: str, section: str, key: str, builds: bool) -> Cost:
    table = Table(file, section, book.get(section))
    return read_cost(table, key, table.text(key), builds)


BANNERS: Final = [Faction(number, Table("factions.toml", key, _FACTIONS[key])) for number, key in enumerate(_FACTIONS)]
FACTIONS: Final = BANNERS[:4]
FACTION_KEYS: Final = [faction.key for faction in FACTIONS]
BANNER_KEYS: Final = [faction.key for faction in BANNERS]

RANKS_OF_UNITS: Final = [Rank(table) for table in _inner(_CARDS, "cards.toml", "rank", RANK_KEYS)]
STRENGTH: Final = [rank.strength for rank in RANKS_OF_UNITS]
ARTEFACTS: Final = [Artefact(table) for table in _inner(_CARDS, "cards.toml", "artefact", TYPE_KEYS)]
GREAT_ARTEFACTS: Final = [GreatArtefact(table) for table in _inner(_CARDS, "cards.toml", "great", GREAT_KEYS)]
UNIT_COPIES: Final = _number(_CARDS, "cards.toml", "units", "copies")
MERCENARY_COPIES: Final = _number(_CARDS, "cards.toml", "units", "mercenaries")
ROW: Final = _number(_CARDS, "cards.toml", "units", "row")
MERCENARY_EXTRA: Final = _number(_CARDS, "cards.toml", "units", "mercenary_extra")
MERCENARY_COSTS: Final = [
    Cost(f"{strength + MERCENARY_EXTRA}s", [0] * RANKS, strength + MERCENARY_EXTRA, False) for strength in STRENGTH
]
START: Final = _cost(_CARDS, "cards.toml", "deck", "start", False)  # the first cards of a deck
PROVISIONS: Final = _number(_CARDS, "cards.toml", "deck", "provisions")
PROVISIONS_REMOVED: Final = _number(_CARDS, "cards.toml", "deck", "provisions_removed")
HAND: Final = _number(_CARDS, "cards.toml", "deck", "hand")
RALLY_OWN: Final = _number(_CARDS, "cards.toml", "rally", "own")
RALLY_OTHER: Final = _number(_CARDS, "cards.toml", "rally", "other")
RALLY_MOST: Final = _number(_CARDS, "cards.toml", "rally", "most")
FORAGE_COST: Final = _cost(_CARDS, "cards.toml", "forage", "cost", False)
FORAGED: Final = _number(_CARDS, "cards.toml", "forage", "provisions")
HERO_COST: Final = _cost(_CARDS, "cards.toml", "hero", "cost", False)
HEROES: Final = _number(_CARDS, "cards.toml", "hero", "heroes")
SLOTS: Final = _number(_CARDS, "cards.toml", "hero", "slots")
ARTEFACT_COPIES: Final = _number(_CARDS, "cards.toml", "artefacts", "copies")

BOARDS: Final = [Board(table) for table in _inner(_MAP, "map.toml", "board", ["2", "3", "4"])]
SHAPE_KEYS: Final = ["D", "I", "L", "T", "X"]
SHAPES: Final = [Shape(table) for table in _inner(_MAP, "map.toml", "shape", SHAPE_KEYS)]
RUINS: Final = SQUARE_NAMES.index(Table("map.toml", "ruins", _MAP["ruins"]).text("square"))
RUINS_STRENGTH: Final = [_number(_MAP, "map.toml", "ruins", key) for key in ("strength", "hard")]
RUINS_MORE: Final = _number(_MAP, "map.toml", "ruins", "more")
EXTRA_GREATS: Final = _number(_MAP, "map.toml", "ruins", "extra_greats")
NEUTRAL_LEVEL: Final = _number(_MAP, "map.toml", "neutral", "level")
NEUTRAL_STRENGTH: Final = [_number(_MAP, "map.toml", "neutral", key) for key in ("strength", "hard")]
ROAD_COST: Final = _cost(_MAP, "map.toml", "road", "cost", True)
CITY_COSTS: Final = [
    read_cost(Table("map.toml", "city", _MAP["city"]), "costs", text, True)
    for text in Table("map.toml", "city", _MAP["city"]).words("costs")
]  # to reach level 1, 2, …
TOP_LEVEL: Final = len(CITY_COSTS)
CITY_STRENGTH: Final = _number(_MAP, "map.toml", "city", "strength")

_ORACLE: Final = Table("time.toml", "oracle", _TIME["oracle"])
OUTER: Final = [TYPE_KEYS.index(key) for key in _ORACLE.some_of("outer", TYPE_KEYS)]
INNER: Final = [TYPE_KEYS.index(key) for key in _ORACLE.some_of("inner", TYPE_KEYS)]
DAYS: Final = len(OUTER)  # of a week
HORDE: Final[list[int]] = list(_TIME["horde"]["tokens"])
HORDE_WEEK: Final = _number(_TIME, "time.toml", "horde", "first_week")
BRIBE: Final = _number(_TIME, "time.toml", "buff", "bribe")
EMPLOY: Final = _number(_TIME, "time.toml", "buff", "employ")
PACT_DAYS: Final = _number(_TIME, "time.toml", "buff", "days")
