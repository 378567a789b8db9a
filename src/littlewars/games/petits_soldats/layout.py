"""Tables: their size, scenery, tokens and mission points; and a table as one line of text, to share and to keep.

90x60; walls left top; tokens 13,11 13,49 77,49 77,11; goals 45,19 45,41; tall mug disc 45,30 4; low pen rect 9,26 2x8 0
"""

import re
from typing import Final

from littlewars.games.petits_soldats.lengths import BASE, CLEARANCE, CM, DIE, TOLERANCE
from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.pieces.plane.shapes import ROUNDNESS, Shape, disc, grown, rectangle, rectangle_corners
from littlewars.pieces.plane.ways import Ground

SIDES: Final = ["left", "right", "bottom", "top"]
TOKENS: Final = 4
MOST_THINGS: Final = 40
WIDTHS: Final = (80, 120)  # cm
HEIGHTS: Final = (36, 90)
SIZES: Final = (1, 60)  # of a thing
COARSE: Final = 16  # corners of a circle in the regions shown while a figure is moved

_NUMBER: Final = r"(\d{1,3}(?:\.\d{1,2})?)"
_SIZE: Final = re.compile(r"(\d{1,3})x(\d{1,3})")
_POINT: Final = re.compile(_NUMBER + "," + _NUMBER)
_THING: Final = re.compile(
    rf"(tall|low) ([a-z_]{{1,30}}) (?:disc {_NUMBER},{_NUMBER} {_NUMBER}"
    rf"|rect {_NUMBER},{_NUMBER} {_NUMBER}x{_NUMBER} (-?\d{{1,3}}))"
)

Point = tuple[int, int]


class Thing:
    """PS-902: a piece of scenery: a disc, or a rectangle turned around its middle."""

    def __init__(self, key: str, tall: bool, round: bool, x: int, y: int, width: int, height: int, turn: int) -> None:
        self.key: str = key
        self.tall: bool = tall
        self.round: bool = round
        self.x: int = x
        self.y: int = y
        self.width: int = width  # of a disc: its diameter
        self.height: int = height
        self.turn: int = turn  # degrees, anticlockwise
        self.shape: Shape = disc(x, y, width // 2) if round else rectangle(x, y, width, height, turn)

    def grown(self, by: int, roundness: int = ROUNDNESS) -> Shape:
        """Return the footprint, wider all around."""
        if self.round:  # its polyline lies farther outside
            return disc(self.x, self.y, self.width // 2 + by - 1, roundness)
        return grown(self.x, self.y, rectangle_corners(self.width, self.height, self.turn), by, roundness)

    def text(self) -> str:
        """Write the thing."""
        height = "tall" if self.tall else "low"
        middle = point_text(self.x, self.y)
        if self.round:
            return f"{height} {self.key} disc {middle} {cm_text(self.width // 2)}"
        return f"{height} {self.key} rect {middle} {cm_text(self.width)}x{cm_text(self.height)} {self.turn}"


class Table:
    """A table, and what the rules ask of it. Shared by all positions of a battle."""

    def __init__(
        self,
        key: str,
        width: int,
        height: int,
        walls: list[str],
        things: list[Thing],
        tokens: list[Point],
        goals: list[Point],
    ) -> None:
        self.key: str = key
        self.width: int = width
        self.height: int = height
        self.walls: list[str] = walls
        self.things: list[Thing] = things
        self.tokens: list[Point] = tokens
        self.goals: list[Point] = goals  # of the missions; none, or two
        self.tall: list[Shape] = [thing.shape for thing in things if thing.tall]
        self.low: list[Shape] = [thing.shape for thing in things if not thing.tall]
        self.all: list[Shape] = [thing.shape for thing in things]
        self.ground: Ground = self._ground(ROUNDNESS)
        self.coarse: Ground = self._ground(COARSE)
        self.die_room: list[Shape] = [thing.grown(DIE - TOLERANCE) for thing in things]  # PS-730
        self.row: int = width + 1  # points are numbered row by row
        self.points: int = self.row * (height + 1)

    def _ground(self, roundness: int) -> Ground:
        """PS-408: where the middle of a base may lie."""
        edge = BASE - TOLERANCE
        shapes = [thing.grown(CLEARANCE, roundness) for thing in self.things]
        return Ground(edge, edge, self.width - edge, self.height - edge, shapes)

    def text(self) -> str:
        """Write the table on one line."""
        parts = [f"{self.width // CM}x{self.height // CM}"]
        if self.walls:
            parts.append("walls " + " ".join(self.walls))
        parts.append("tokens " + " ".join([point_text(x, y) for x, y in self.tokens]))
        if self.goals:
            parts.append("goals " + " ".join([point_text(x, y) for x, y in self.goals]))
        parts += [thing.text() for thing in self.things]
        return "; ".join(parts)


def cm_text(length: int) -> str:
    """Write a length in centimetres, no longer than needed."""
    return f"{length / CM:.2f}".rstrip("0").rstrip(".")


def point_text(x: int, y: int) -> str:
    """Write a point in centimetres."""
    return f"{cm_text(x)},{cm_text(y)}"


def units(text: str) -> int:
    """Read a length in centimetres."""
    return round(float(text) * CM)


def read_size(text: str) -> Point:
    """Read the size of a table."""
    found = _SIZE.fullmatch(text)
    if found is None:
        raise SetupError(Message("layout-size"))
    width, height = int(found[1]), int(found[2])
    if not (WIDTHS[0] <= width <= WIDTHS[1] and HEIGHTS[0] <= height <= HEIGHTS[1]):
        raise SetupError(
            Message("layout-limits", wide=WIDTHS[0], widest=WIDTHS[1], high=HEIGHTS[0], highest=HEIGHTS[1])
        )
    return width * CM, height * CM


def read_point(text: str) -> Point:
    """Read a point."""
    found = _POINT.fullmatch(text)
    if found is None:
        raise SetupError(Message("layout-point", text=text))
    return units(found[1]), units(found[2])


def read_thing(text: str, heights: dict[str, bool]) -> Thing:
    """Read a piece of scenery; of every sort of thing it is known whether it is tall."""
    found = _THING.fullmatch(text)
    if found is None or found[2] not in heights:
        raise SetupError(Message("layout-thing", text=text))
    tall, key = found[1] == "tall", found[2]
    if tall != heights[key]:
        raise SetupError(Message("layout-height", text=text, tall=heights[key]))
    if found[3] is not None:
        width = height = 2 * units(found[5])
        thing = Thing(key, tall, True, units(found[3]), units(found[4]), width, height, 0)
    else:
        width, height = units(found[8]), units(found[9])
        turn = int(found[10]) % 180
        thing = Thing(key, tall, False, units(found[6]), units(found[7]), width, height, turn)
    if min(width, height) < SIZES[0] * CM or max(width, height) > SIZES[1] * CM:
        raise SetupError(Message("layout-thing-size", text=text, least=SIZES[0], most=SIZES[1]))
    return thing


def read_table(text: str, heights: dict[str, bool]) -> Table:
    """Read a table as its text writes it; raise `SetupError`."""
    parts = [" ".join(part.split()) for part in text.split(";")]
    width, height = read_size(parts[0])
    walls: list[str] = []
    tokens: list[Point] = []
    goals: list[Point] = []
    things: list[Thing] = []
    for part in parts[1:]:
        word, _, rest = part.partition(" ")
        if word == "walls":
            walls = _read_walls(rest)
        elif word == "tokens":
            tokens = [read_point(point) for point in rest.split()]
        elif word == "goals":
            goals = [read_point(point) for point in rest.split()]
        elif part:
            things.append(read_thing(part, heights))
    if len(tokens) != TOKENS:
        raise SetupError(Message("layout-tokens", count=TOKENS))
    if len(goals) not in (0, 2):
        raise SetupError(Message("layout-goals"))
    if len(things) > MOST_THINGS:
        raise SetupError(Message("layout-many-things", most=MOST_THINGS))
    for x, y in [*tokens, *goals, *[(thing.x, thing.y) for thing in things]]:
        if x > width or y > height:
            raise SetupError(Message("layout-outside", text=point_text(x, y)))
    return Table("custom", width, height, walls, things, tokens, goals)


def _read_walls(text: str) -> list[str]:
    words = text.split()
    if any([word not in SIDES for word in words]):
        raise SetupError(Message("layout-walls", text=text, sides=", ".join(SIDES)))
    return [side for side in SIDES if side in words]
