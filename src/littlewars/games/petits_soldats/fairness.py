"""PS-905: whether a table is fair, and what is wrong with it where it is not."""

from functools import lru_cache
from typing import Final

import shapely

from littlewars.games.petits_soldats.layout import Point, Table, Thing
from littlewars.games.petits_soldats.lengths import BODY, CM, TOLERANCE
from littlewars.games.petits_soldats.terms import KEPT
from littlewars.kernel.words import Message
from littlewars.pieces.plane.shapes import Shape, disc
from littlewars.pieces.plane.sight import sees
from littlewars.pieces.plane.ways import shortest

TOKEN_ROOM: Final = 800  # from scenery and border
TOKEN_GAP: Final = 2000  # from each other
PASSAGE: Final = 300  # between pieces, unless they touch
OPEN_LEAST: Final = 350  # thousandths of the pairs that see each other
OPEN_MOST: Final = 650
AREA_MOST: Final = 150  # thousandths by which tall scenery may differ left and right
TOKENS_MOST: Final = 100  # thousandths by which the openness of paired tokens may differ
GRID: Final = 700  # openness is measured between points so far apart
EVERYWHERE: Final = 100_000  # longer than any way on a table


class Finding:
    """One part of the check: what was looked at, and whether it holds."""

    def __init__(self, key: str, holds: bool, words: Message) -> None:
        self.key: str = key  # "symmetry", "tokens", "ways", "passages", "openness", "balance"
        self.holds: bool = holds
        self.words: Message = words


class Verdict:
    """Everything found about a table."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings: list[Finding] = findings
        failed = [finding.key for finding in findings if not finding.holds]
        self.fair: bool = not failed
        self.playable: bool = failed in ([], ["symmetry"])  # the second is flagged as unbalanced


@lru_cache(KEPT)
def judge(table: Table) -> Verdict:
    """Check a table, part by part."""
    openness = seen_share(table, grid(table))
    findings = [
        Finding("symmetry", is_symmetric(table), Message("fair-symmetry")),
        Finding("tokens", tokens_fit(table), Message("fair-tokens", room=TOKEN_ROOM // CM, gap=TOKEN_GAP // CM)),
        Finding("ways", is_connected(table), Message("fair-ways")),
        Finding("passages", passages_fit(table), Message("fair-passages", gap=PASSAGE // CM)),
        Finding(
            "openness",
            OPEN_LEAST <= openness <= OPEN_MOST,
            Message("fair-openness", share=openness // 10, least=OPEN_LEAST // 10, most=OPEN_MOST // 10),
        ),
    ]
    if not findings[0].holds:
        area, tokens = area_difference(table), token_difference(table)
        findings.append(
            Finding(
                "balance",
                area <= AREA_MOST and tokens <= TOKENS_MOST,
                Message(
                    "fair-balance",
                    area=area // 10,
                    tokens=tokens // 10,
                    area_most=AREA_MOST // 10,
                    tokens_most=TOKENS_MOST // 10,
                ),
            )
        )
    return Verdict(findings)


def is_symmetric(table: Table) -> bool:
    """Tell whether (a) a half-turn or a mirror changes nothing but the numbers 1 and 3, 2 and 4."""
    return _maps_onto_itself(table, False) or _maps_onto_itself(table, True)


def _maps_onto_itself(table: Table, mirror: bool) -> bool:
    for i in range(2):
        if not _close(_image(table, table.tokens[i], mirror), table.tokens[i + 2]):
            return False
    for thing in table.things:
        x, y = _image(table, (thing.x, thing.y), mirror)
        turn = -thing.turn if mirror else thing.turn
        if not any([_is_image(thing, other, x, y, turn) for other in table.things]):
            return False
    sides = {"left": "right", "right": "left"} if mirror else {}
    if not mirror:
        sides = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}
    return sorted([sides.get(side, side) for side in table.walls]) == sorted(table.walls)


def _image(table: Table, point: Point, mirror: bool) -> Point:
    return table.width - point[0], point[1] if mirror else table.height - point[1]


def _is_image(thing: Thing, other: Thing, x: int, y: int, turn: int) -> bool:
    if thing.tall != other.tall or thing.round != other.round or not _close((x, y), (other.x, other.y)):
        return False
    sizes = abs(thing.width - other.width) <= TOLERANCE and abs(thing.height - other.height) <= TOLERANCE
    return sizes and (thing.round or (turn - other.turn) % 180 == 0)


def _close(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) <= TOLERANCE and abs(a[1] - b[1]) <= TOLERANCE


def tokens_fit(table: Table) -> bool:
    """Tell whether (b) deployment tokens have room around them."""
    room = TOKEN_ROOM - TOLERANCE
    for i in range(len(table.tokens)):
        x, y = table.tokens[i]
        if min(x, y, table.width - x, table.height - y) < room:
            return False
        if any([_polygon(shape).distance(shapely.Point(x, y)) < room for shape in table.all]):
            return False
        for a, b in table.tokens[:i]:
            if (a - x) ** 2 + (b - y) ** 2 < (TOKEN_GAP - TOLERANCE) ** 2:
                return False
    return True


def is_connected(table: Table) -> bool:
    """Tell whether (c) a figure can go from every token to every other, and to the mission points."""
    ground, spots = table.ground, table.tokens + table.goals
    if not all([ground.open(x, y) for x, y in spots]):
        return False
    x, y = spots[0]
    return all([bool(shortest(ground, x, y, a, b, EVERYWHERE)) for a, b in spots[1:]])


def passages_fit(table: Table) -> bool:
    """Tell whether (d) pieces touch, or a figure passes between them; and the same along the border."""
    shapes = [_polygon(shape) for shape in table.all]
    border = shapely.box(0, 0, table.width, table.height).exterior
    for i in range(len(shapes)):
        for other in [border, *shapes[:i]]:
            if TOLERANCE < shapes[i].distance(other) < PASSAGE - TOLERANCE:
                return False
    return True


def _polygon(shape: Shape) -> shapely.Polygon:
    return shapely.Polygon(shape.corners())


def grid(table: Table) -> list[Point]:
    """List the points of a grid where a figure may stand."""
    columns, rows = table.width // GRID, table.height // GRID
    left, bottom = (table.width - (columns - 1) * GRID) // 2, (table.height - (rows - 1) * GRID) // 2
    spots = [(left + GRID * column, bottom + GRID * row) for row in range(rows) for column in range(columns)]
    return [(x, y) for x, y in spots if table.ground.open(x, y)]


def seen_share(table: Table, spots: list[Point]) -> int:
    """Return (e) how many thousandths of all pairs of points see each other."""
    body = disc(0, 0, BODY)
    seen = pairs = 0
    for i in range(len(spots)):
        target = body.at(spots[i][0], spots[i][1])
        for x, y in spots[:i]:
            pairs += 1
            seen += sees(x, y, target, table.tall)
    return 1000 * seen // max(1, pairs)


def area_difference(table: Table) -> int:
    """Return by how many thousandths of the larger the tall scenery left and right of the middle differs."""
    half = table.width // 2
    left_half, right_half = shapely.box(0, 0, half, table.height), shapely.box(half, 0, table.width, table.height)
    left = sum([_polygon(shape).intersection(left_half).area for shape in table.tall])
    right = sum([_polygon(shape).intersection(right_half).area for shape in table.tall])
    return int(1000 * abs(left - right) / max(1.0, left, right))


def token_difference(table: Table) -> int:
    """Return by how many thousandths the openness of paired tokens differs at most."""
    spots = grid(table)
    body = disc(0, 0, BODY)
    shares = []
    for x, y in table.tokens:
        seen = sum([sees(x, y, body.at(a, b), table.tall) for a, b in spots if (a, b) != (x, y)])
        shares.append(1000 * seen // max(1, len(spots)))
    return max(abs(shares[0] - shares[2]), abs(shares[1] - shares[3]))
