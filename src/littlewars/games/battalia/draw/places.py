"""Where things lie on the picture: the map large, the sides and the Oracle beside it, the market around them.

The picture is about as wide as high and the map takes three quarters of its width, so that a square can still be
touched on a phone. With two players the map is narrow: it grows, and the market lies beside it.
"""

from typing import Final, TypeAlias

from littlewars.games.battalia.ground import SIZE, SQUARES

Spot: TypeAlias = tuple[int, int, int, int]  # x, y, width, height

WIDTH: Final = 1060
HEIGHT: Final = 1056
EDGE: Final = 8
GAP: Final = 6
BANNER: Final = (EDGE, EDGE, WIDTH - 2 * EDGE, 60)
TOP: Final = 74  # of everything below the banner
LABELS: Final = 24  # room for the names of rows and columns
RIM: Final = 4  # of the mat around the squares
TILE: Final = 112
LARGE_TILE: Final = 135  # with two players
ORACLE_HIGH: Final = 250
BUFF_HIGH: Final = 90
BESIDE: Final = 116
CELL_HIGH: Final = 76

ACROSS: Final = (  # the market in two rows; "" leaves a cell free
    ("citizen", "chief", "priest", "lord", "mercenary-0", "mercenary-1", "provisions",
     "city-D", "city-I", "city-L", "city-T", "city-X"),
    ("tool", "horse", "tent", "amulet", "scroll", "title", "ambush",
     "die", "road-I", "road-L", "road-T", "road-X"),
)  # fmt: skip
DOWN: Final = (  # … and in six
    ("citizen", "chief", "priest", "lord"),
    ("mercenary-0", "mercenary-1", "provisions", "die"),
    ("tool", "horse", "tent", "amulet"),
    ("scroll", "title", "ambush", "city-D"),
    ("city-I", "city-L", "city-T", "city-X"),
    ("road-I", "road-L", "road-T", "road-X"),
)


class Places:
    """Where things lie, for so many players, with or without Buff."""

    def __init__(self, players: int, buff: bool) -> None:
        two = players == 2
        self.tile: int = LARGE_TILE if two else TILE
        self.columns: list[int] = [1, 2, 3, 4, 5] if two else list(range(SIZE))
        across = self.tile * len(self.columns)
        self.left: int = EDGE + LABELS  # of the first square
        self.top: int = TOP + RIM
        self.mat: Spot = (EDGE, TOP, across + LABELS + RIM, self.tile * SIZE + LABELS + RIM)
        x = EDGE + self.mat[2] + GAP
        wide = WIDTH - EDGE - x
        y = TOP + ORACLE_HIGH + GAP
        beside = BESIDE if two and buff else 0  # Buff's card lies right of the Oracle, or below it
        self.oracle: Spot = (x, TOP, wide - beside, ORACLE_HIGH)
        self.buff: Spot = (x + wide - beside + GAP, TOP, beside - GAP, ORACLE_HIGH)
        bottom = HEIGHT - EDGE - len(DOWN) * (CELL_HIGH + 3)
        if not two:
            self.buff = (x, y, wide, BUFF_HIGH)
            y += (BUFF_HIGH + GAP) * buff
            bottom = TOP + self.mat[3]
        high = (bottom - y + GAP) // players - GAP
        self.plates: list[Spot] = [(x, y + (high + GAP) * seat, wide, high) for seat in range(players)]
        self.cells: dict[str, Spot] = {}
        left, top, room = EDGE, TOP + self.mat[3] + GAP, WIDTH - 2 * EDGE
        if two:
            left, top, room = x, bottom + 3, wide
        for row, keys in enumerate(DOWN if two else ACROSS):
            for column, key in enumerate(keys):
                start = left + (room + 3) * column // len(keys)
                end = left + (room + 3) * (column + 1) // len(keys)
                self.cells[key] = (start, top + (CELL_HIGH + 3) * row, end - start - 3, CELL_HIGH)

    def corner(self, square: int) -> tuple[int, int]:
        """Return the upper left corner of a square."""
        return (
            self.left + self.tile * (square % SIZE - self.columns[0]),
            self.top + self.tile * (square // SIZE),
        )

    def centre(self, square: int) -> tuple[int, int]:
        """Return the middle of a square."""
        x, y = self.corner(square)
        return x + self.tile // 2, y + self.tile // 2

    def rows(self, first: int, count: int) -> Spot:
        """Return a panel over so many rows of the map."""
        return (
            self.left + 6,
            self.top + self.tile * first + 4,
            self.tile * len(self.columns) - 12,
            self.tile * count - 8,
        )

    def shown(self, square: int) -> bool:
        """Tell whether a square lies in one of the columns played on."""
        return 0 <= square < SQUARES and square % SIZE in self.columns
