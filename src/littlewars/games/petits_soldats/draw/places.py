"""Where things lie on the picture: the table as large as it can be, and around it banner, track, tray and both HQs."""

from typing import Final, TypeAlias

from littlewars.games.petits_soldats.view import TableSeen

Place: TypeAlias = tuple[int, int, int, int]  # x, y, width, height

WIDTH: Final = 1240
EDGE: Final = 10  # the free border of the picture
GAP: Final = 8
FRAME: Final = 18  # around the play area: books, and the brink of the table
BANNER: Final[Place] = (EDGE, EDGE, 560, 78)
TRACK: Final[Place] = (EDGE + 568, EDGE, WIDTH - 2 * EDGE - 568, 78)
TOP: Final = EDGE + 78 + GAP
HQ: Final = (606, 156)  # width and height of an HQ below the table
LONG: Final = 190  # hundredths: from here on the tray lies below the table
SQUARE: Final = 115  # up to here the HQs stand beside it
ROUNDS: Final = (18, 4)  # green is round, yellow is square
BISCUIT: Final = 100  # the radius of a biscuit, in tenths of a millimetre


class Places:
    """Where things lie around a table of certain proportions."""

    def __init__(self, table: TableSeen) -> None:
        shape = 100 * table.width // table.height
        across, down = (1184, 560) if shape >= LONG else (840, 820) if shape < SQUARE else (1000, 700)
        self.scale: Final = min(across / table.width, down / table.height)
        wide, high = round(table.width * self.scale), round(table.height * self.scale)
        self.zone: Final[Place] = (EDGE + FRAME, TOP + FRAME, wide, high)
        low, right = TOP + high + 2 * FRAME + GAP, EDGE + wide + 2 * FRAME + GAP
        room = WIDTH - EDGE - right
        if shape < SQUARE:  # HQ, tray and HQ one below the other
            half, last = room // 2 - 4, low - GAP - 272
            self.height: int = low - GAP + EDGE
            self.hqs: tuple[Place, Place] = ((right, TOP, room, 272), (right, last, room, 272))
            self.mission: Place = (right, TOP + 280, half, 112)
            self.reserve: Place = (right + room - half, TOP + 280, half, 112)
            self.bench: Place = (right, TOP + 400, room, last - GAP - TOP - 400)
            return
        if shape >= LONG:
            self.mission = (EDGE, low, 196, 112)
            self.reserve = (EDGE + 204, low, 204, 112)
            self.bench = (EDGE + 416, low, WIDTH - 2 * EDGE - 416, 112)
            low += 112 + GAP
        else:
            self.mission = (right, TOP, room, 112)
            self.reserve = (right, TOP + 120, room, 112)
            self.bench = (right, TOP + 240, room, low - GAP - TOP - 240)
        self.height = low + HQ[1] + EDGE
        self.hqs = ((EDGE, low, *HQ), (WIDTH - EDGE - HQ[0], low, *HQ))

    def x(self, x: int) -> float:
        """Return where a point of the plane lies across the picture."""
        return self.zone[0] + x * self.scale

    def y(self, y: int) -> float:
        """Return where a point of the plane lies down the picture."""
        return self.zone[1] + self.zone[3] - y * self.scale

    def at(self, x: int, y: int) -> str:
        """Write a point of the plane for a path."""
        return f"{self.x(x):.1f} {self.y(y):.1f}"

    def spot(self, x: int, y: int, scale: float = 1.0) -> str:
        """Write a transform that puts things at a point of the plane."""
        return f"translate({self.at(x, y)}) scale({scale:.3f})"

    def circle(self, x: int, y: int, radius: int, classes: str) -> str:
        """Draw a circle of the plane."""
        middle = f'cx="{self.x(x):.1f}" cy="{self.y(y):.1f}"'
        return f'<circle {middle} r="{radius * self.scale:.1f}" class="{classes}"/>'

    def line(self, points: list[tuple[int, int]]) -> str:
        """Write the path through points of the plane."""
        return "M" + "L".join([self.at(x, y) for x, y in points])

    def plane(self) -> str:
        """Write the group whose coordinates are those of the plane, for the page to draw in."""
        x, y, _, high = self.zone
        return f'<g id="plane" transform="translate({x} {y + high}) scale({self.scale:.6f} -{self.scale:.6f})"/>'
