"""What is printed in Petits Soldats: cards, dice, squads, skills, missions, tables."""

from importlib.resources import files
from typing import Final

from littlewars.games.petits_soldats.layout import SIDES, Point, Table, Thing, read_point, read_size, read_thing
from littlewars.kernel.content import Table as Printed
from littlewars.kernel.content import tables

FOLDER: Final = files("littlewars.games.petits_soldats") / "content"

ROUNDS: Final = 3  # PS-206
ATTACK_DICE: Final = 5  # PS-610
REROLLS: Final = 1  # PS-611; one more in red range (PS-612)
RECON: Final = 2  # PS-701: shields
CUBES: Final = 2  # PS-114: of each number
FIRST_AID: Final = 2  # PS-1010: hearts
COVER: Final = 2  # PS-1002: shields at most
SPLINTERS: Final = 2  # PS-1004: bolts needed
CLEAN_SWEEP: Final = 1  # PS-645: more spaces
MISHAP_VALUE: Final = 7  # PS-733

VERBS: Final = ["attack", "move", "recon", "risky_shot", "grenade", "mortar", "heal"]
ATTACK: Final = 0
MOVE: Final = 1
RECON_VERB: Final = 2
RISKY_SHOT: Final = 3
GRENADE: Final = 4
MORTAR_VERB: Final = 5
HEAL: Final = 6

# Faces of the dice, with how many sides show them.
FACES: Final = ["hit", "bolt", "blank"]  # PS-1202
FACE_SIDES: Final = [3, 2, 1]
HIT: Final = 0
BOLT: Final = 1
BLANK: Final = 2
SCOPE_FACES: Final = ["double_hit", "hit", "bolt", "exposed", "backfire"]  # PS-1203
SCOPE_SIDES: Final = [2, 1, 1, 1, 1]
SCOPE_HITS: Final = [2, 1, 0, 0, 0]
SCOPE_BOLT: Final = 2
EXPOSED_FACE: Final = 3
BACKFIRE: Final = 4
EXPOSED_TOKENS: Final = 2  # PS-714
BACKFIRE_TOKENS: Final = 1  # PS-715
GRENADE_FACES: Final = ["3", "5", "7", "mishap"]  # PS-1204
GRENADE_SIDES: Final = [4, 4, 2, 2]
GRENADE_VALUES: Final = [3, 5, 7, 0]
MISHAP: Final = 3
MORTAR_FACES: Final = ["impact", "blast"]  # PS-1205
MORTAR_SIDES: Final = [1, 1]
MORTAR_HEARTS: Final = [2, 1]

POWERS: Final = 751  # of a flick: 5 to 80 cm (PS-920)
SPOON_POWERS: Final = 951  # 5 to 100 cm (PS-930)
LEAST_POWER: Final = 500
POWER_STEP: Final = 10


class Card:
    """PS-1201: a soldier's card."""

    def __init__(self, table: Printed) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.defense: int = table.whole("defense")
        self.solidity: int = table.whole("solidity", 1)
        self.special: int = table.one_of("special", VERBS)
        table.close()


CARDS: Final = [Card(table) for table in tables(FOLDER / "soldiers.toml")]
KIND_KEYS: Final = [card.key for card in CARDS]
INFANTRYMAN: Final = 0
RADIOMAN: Final = 1
SNIPER: Final = 2
GRENADIER: Final = 3
MEDIC: Final = 4


class SquadSize:
    """PS-1021: what a squad of a size gets."""

    def __init__(self, table: Printed) -> None:
        self.lid: int = table.whole("lid", 1)
        self.taken: int = table.whole("taken", 1)
        self.victory: int = table.whole("victory", 1)
        table.close()


SQUAD_SIZES: Final = {int(table.name): SquadSize(table) for table in tables(FOLDER / "squads.toml")}


class Skill:
    """PS-1207: how far throws stray."""

    def __init__(self, table: Printed) -> None:
        self.key: str = table.name
        self.grenade_turn: int = table.whole("grenade_turn")
        self.grenade_power: int = table.whole("grenade_power")
        self.mortar_turn: int = table.whole("mortar_turn")
        self.mortar_power: int = table.whole("mortar_power")
        self.scatter: int = table.whole("scatter")
        table.close()


SKILLS: Final = {table.name: Skill(table) for table in tables(FOLDER / "skills.toml")}


class Mission:
    """PS-1100: a mission."""

    def __init__(self, table: Printed) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.texts: dict[str, str] = table.texts("text")
        table.close()


MISSIONS: Final = {table.name: Mission(table) for table in tables(FOLDER / "missions.toml")}


class Sort:
    """PS-106, PS-108: a sort of thing that serves as scenery."""

    def __init__(self, table: Printed) -> None:
        self.names: dict[str, str] = table.texts("name")
        self.tall: bool = not table.flag("low")
        table.close()


THINGS: Final = {table.name: Sort(table) for table in tables(FOLDER / "things.toml")}
TALL: Final = {key: sort.tall for key, sort in THINGS.items()}


class Scene:
    """PS-1208: a table of the library; its geometry is made when it is first asked for."""

    def __init__(self, table: Printed) -> None:
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.width, self.height = read_size(table.text("size"))
        self.mirror: bool = table.one_of("symmetry", ["half_turn", "mirror"]) == 1
        self.alone: list[str] = table.words("alone")
        self.pairs: list[str] = table.words("pairs")
        self.tokens: list[Point] = [read_point(point) for point in table.text("tokens").split()]
        self.goal: Point = read_point(table.text("goal"))
        self.walls: list[str] = table.some_of("walls", SIDES)
        self.drill: bool = table.flag("drill")  # only to measure by
        table.close()
        self.made: Table | None = None

    def table(self) -> Table:
        """Return the table, laid out."""
        made = self.made
        if made is None:
            made = self._lay_out()
            self.made = made
        return made

    def _lay_out(self) -> Table:
        things = [read_thing(text, TALL) for text in self.alone]
        for text in self.pairs:
            thing = read_thing(text, TALL)
            x, y = self.image((thing.x, thing.y))
            turn = -thing.turn % 180 if self.mirror else thing.turn
            things += [thing, Thing(thing.key, thing.tall, thing.round, x, y, thing.width, thing.height, turn)]
        tokens = self.tokens + [self.image(token) for token in self.tokens]
        return Table(self.key, self.width, self.height, self.walls, things, tokens, [self.goal, self.image(self.goal)])

    def image(self, point: Point) -> Point:
        """Return the other side's point."""
        return self.width - point[0], point[1] if self.mirror else self.height - point[1]


SCENES: Final = {table.name: Scene(table) for table in tables(FOLDER / "tables.toml")}
LIBRARY: Final = [scene.key for scene in SCENES.values() if not scene.drill]
