"""What is printed in Les Rois du Champ de Bataille: scenery, themes and armies, specials, scenarios."""

from importlib.resources import files
from typing import Any, Final

from littlewars.games.rois_du_champ_de_bataille.ground import (
    DIRECTION_NAMES,
    NONE,
    SEATS,
    SIZE,
    STRAIGHT,
    ZONE_NAMES,
    ZONES,
)
from littlewars.kernel.content import Table, read_toml, tables

FOLDER: Final = files("littlewars.games.rois_du_champ_de_bataille") / "content"

CATEGORIES: Final = ["defensive", "penalising", "blocking", "neutral"]
PENALISING: Final = 1
PASSES: Final = ["free", "none", "edge", "straight", "slanted"]
BARE: Final = -1  # a zone without scenery

UNITS: Final = 4  # RCB-104: per zone
CAPACITY: Final = 4  # RCB-106: units of a side in a zone
LIFE: Final = 10  # RCB-402
MOST_LIFE: Final = 31  # that a unit can have at all
HAND: Final = 5  # RCB-508
DRAW: Final = 2  # RCB-602
DEFEAT: Final = 10  # RCB-1101: below so many units
RANGE: Final = 5  # RCB-904
COUNTER: Final = 2  # RCB-931: cards
TRICK: Final = 3  # RCB-921: cards of a ruse
TRICKED: Final = 2  # cards the enemy discards
CALMING: Final = 3  # cards that end an order which freezes everybody
SHOVE: Final = 1  # RCB-915: damage of a push
DISORDER: Final = 1  # RCB-951: life lost in each zone
KEPT: Final = 3  # RCB-302: of an army's orders
ORDERS: Final = 6  # RCB-301
FIRST_SCENARIO: Final = 1311  # RCB-1311 … are the scenarios' rules


def optional(table: Table, key: str) -> int:
    """Read a number that is zero when it is not given."""
    return table.whole(key) if table.has(key) else 0


EDGES: Final = [DIRECTION_NAMES[direction] for direction in STRAIGHT]


class Scenery:
    """RCB-1001: what a scenery does to the zone it stands in."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.category: int = table.one_of("category", CATEGORIES)
        self.protection: int = optional(table, "protection")
        self.penalty: int = optional(table, "penalty")
        self.drains: int = optional(table, "drains")
        self.sight: bool = table.flag("sight")  # an obstacle (RCB-1005)
        passes = PASSES[table.one_of("pass", PASSES)] if table.has("pass") else "free"
        self.solid: bool = passes == "none"
        self.edged: bool = passes == "edge"  # only an edge is closed
        self.straight_only: bool = passes == "straight"  # RCB-705
        self.slanted_only: bool = passes == "slanted"
        table.close()


SCENERY: Final = [Scenery(number, table) for number, table in enumerate(tables(FOLDER / "scenery.toml"))]
SCENERY_KEYS: Final = [scenery.key for scenery in SCENERY]
WOOD: Final = SCENERY_KEYS.index("wood")
BUILDING: Final = SCENERY_KEYS.index("fortification")
CRAG: Final = SCENERY_KEYS.index("crag")


def _some_scenery(table: Table, key: str) -> list[int]:
    return sorted([SCENERY_KEYS.index(word) for word in table.some_of(key, SCENERY_KEYS)])


class Theme:
    """RCB-1202, RCB-507: the world an army comes from, and the scenery found there."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.text("key")
        self.names: dict[str, str] = table.texts("name")
        self.scenery: list[int] = _some_scenery(table, "scenery")
        self.penalising: list[int] = [kind for kind in self.scenery if SCENERY[kind].category == PENALISING]
        table.close()


class Army:
    """RCB-1201: an army differs from another by its six orders alone."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.text("key")
        self.code: str = table.text("code")  # RCB-<code>-1 … are its orders' rules
        self.names: dict[str, str] = table.texts("name")
        self.theme: int = table.one_of("theme", THEME_KEYS)
        table.close()


_BOOK: Final = Table("armies.toml", "", read_toml(FOLDER / "armies.toml"))
THEMES: Final = [Theme(number, table) for number, table in enumerate(_BOOK.inner("theme"))]
THEME_KEYS: Final = [theme.key for theme in THEMES]
ARMIES: Final = [Army(number, table) for number, table in enumerate(_BOOK.inner("army"))]
ARMY_KEYS: Final = [army.key for army in ARMIES]


class Special:
    """RCB-404: somebody or something that goes with a troop."""

    def __init__(self, number: int, table: Table) -> None:
        self.number: int = number
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.texts: dict[str, str] = table.texts("text")
        table.close()


SPECIALS: Final = [Special(number, table) for number, table in enumerate(tables(FOLDER / "specials.toml"))]
SPECIAL_KEYS: Final = [special.key for special in SPECIALS]
LEADER: Final = SPECIAL_KEYS.index("leader")
MAGIC_WEAPON: Final = SPECIAL_KEYS.index("magic_weapon")
MEDIC: Final = SPECIAL_KEYS.index("medic")
STANDARD: Final = SPECIAL_KEYS.index("standard")
GUIDE: Final = SPECIAL_KEYS.index("guide")
BODYGUARD: Final = SPECIAL_KEYS.index("bodyguard")
KINDS_OF_SPECIAL: Final = len(SPECIALS)


class Scenario:
    """RCB-1311 to RCB-1320: who fights, with how many, where, and what makes it special."""

    def __init__(self, number: int, table: Table, legend: dict[str, int]) -> None:
        self.number: int = number
        self.rule: str = f"RCB-{FIRST_SCENARIO + number}"
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.texts: dict[str, str] = table.texts("text")
        armies = table.words("armies") if table.has("armies") else ["any", "any"]
        self.armies: list[list[int]] = [_armies(table, word) for word in armies]  # south, north: who may fight
        self.different_themes: bool = table.has("themes") and table.one_of("themes", ["any", "different"]) == 1
        self.units: list[list[int]] = _units(table)
        self.life: list[int] = _pair(table, "life", LIFE, MOST_LIFE)
        self.defeat: list[int] = _pair(table, "defeat", DEFEAT, SIZE * CAPACITY)
        self.first: int = table.one_of("first", SEATS) if table.has("first") else NONE
        self.specials: int = optional(table, "specials")
        ambush = table.some_of("ambush", ZONE_NAMES) if table.has("ambush") else []
        self.ambush: list[int] = [ZONE_NAMES.index(name) for name in ambush]  # from where, then the places to choose
        self.kinds: list[int] = _map(table, legend) if table.has("map") else []  # by zone; empty: the cards decide
        self.walls: list[int] = [0] * ZONES
        for wall in table.words("walls") if table.has("walls") else []:
            name, _, edge = wall.partition(" ")
            if name not in ZONE_NAMES or edge not in EDGES or not self.kinds:
                raise table.wrong("walls", "d2 n … on a map")
            zone = ZONE_NAMES.index(name)
            self.walls[zone] |= 1 << DIRECTION_NAMES.index(edge)
            if self.kinds[zone] == BARE:
                self.kinds[zone] = SCENERY_KEYS.index("wall")
        table.close()

    def initial(self, seat: int) -> int:
        """Count a side's units at the beginning."""
        return sum(self.units[seat])


def _armies(table: Table, word: str) -> list[int]:
    if word == "any":
        return list(range(len(ARMIES)))
    if word in THEME_KEYS:
        return [army.number for army in ARMIES if THEME_KEYS[army.theme] == word]
    if word not in ARMY_KEYS:
        raise table.wrong("armies", ", ".join(["any", *THEME_KEYS, *ARMY_KEYS]))
    return [ARMY_KEYS.index(word)]


def _pair(table: Table, key: str, usual: int, most: int) -> list[int]:
    """Read a number for each side."""
    pair = table.take(key) if table.has(key) else [usual, usual]
    if not isinstance(pair, list) or len(pair) != 2 or not all([type(n) is int and 1 <= n <= most for n in pair]):
        raise table.wrong(key, f"two numbers, 1 to {most}")
    return pair


def _units(table: Table) -> list[list[int]]:
    """Read how many units each side has in the zones of its home row."""
    rows: Any = table.take("units") if table.has("units") else [[UNITS] * SIZE, [UNITS] * SIZE]
    sound = (
        isinstance(rows, list) and len(rows) == 2 and all([isinstance(row, list) and len(row) == SIZE for row in rows])
    )
    if not sound or not all([type(n) is int and 1 <= n <= CAPACITY for row in rows for n in row]):
        raise table.wrong("units", f"two rows of {SIZE} numbers, 1 to {CAPACITY}")
    return [list(row) for row in rows]


def _map(table: Table, legend: dict[str, int]) -> list[int]:
    rows = table.words("map")
    letters = [letter for row in reversed(rows) for letter in row.split()]
    if len(letters) != ZONES or any([letter != "." and letter not in legend for letter in letters]):
        raise table.wrong("map", f"{SIZE} × {SIZE} of . " + " ".join(legend))
    return [BARE if letter == "." else legend[letter] for letter in letters]


_SHEETS: Final = read_toml(FOLDER / "scenarios.toml")
_LEGEND: Final = {letter: SCENERY_KEYS.index(key) for letter, key in _SHEETS.pop("legend").items()}
SCENARIOS: Final = {
    key: Scenario(number, Table("scenarios.toml", key, values), _LEGEND)
    for number, (key, values) in enumerate(_SHEETS.items())
}
