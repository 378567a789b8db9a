"""Soldiers on a plane of whole numbers with a wall: walk to any point, aim, and see where the shot lands."""

import re
from itertools import pairwise
from math import cos, dist, pi, sin
from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.chance import below
from littlewars.kernel.errors import NotationError
from littlewars.kernel.measure import BLOCKED, LACE, RANGE, SIGHT, THROW, Line, Measure
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.prompt import AimPrompt, Fan, PointPrompt, Prompt, Reach
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from tests.kernel.tiny.base import TinyGame, TinyState, ranked

WIDTH, HEIGHT = 2000, 1000  # tenths of a millimetre
WALK, BASE, BURST, SCATTER, STRIDE = 300, 100, 150, 120, 400
AREA = WIDTH * HEIGHT
WALL, ENDS = 1000, (400, 600)  # it stands there across the table, from one end to the other
RAYS = 72  # corners of the regions shown
TURNS = 6
SLANT = 700  # thousandths along each axis: a diagonal of length 990, and whole numbers for all our lengths
COMPASS = [(1000, 0), (SLANT, SLANT), (0, 1000), (-SLANT, SLANT)]
COMPASS += [(-x, -y) for x, y in COMPASS]
POWERS = 4
CORNERS = [(WALL, end) for end in ENDS]

Point = tuple[int, int]


def number(x: int, y: int) -> Choice:
    return y * WIDTH + x


def point(choice: Choice) -> Point:
    y, x = divmod(choice % AREA, WIDTH)
    return x, y


def on_table(spot: Point) -> bool:
    return 0 <= spot[0] < WIDTH and 0 <= spot[1] < HEIGHT


def pulled_in(x: int, y: int) -> Point:
    """Return the nearest point of the table."""
    return min(max(x, 0), WIDTH - 1), min(max(y, 0), HEIGHT - 1)


def within(a: Point, b: Point, reach: int) -> bool:
    """Compare squares: exact in whole numbers."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def is_free(a: Point, b: Point) -> bool:
    """Tell whether nothing stands between two points."""
    if (a[0] - WALL) * (b[0] - WALL) >= 0:
        return True
    across = b[0] - a[0]
    height = a[1] * across + (b[1] - a[1]) * (WALL - a[0])  # where the line meets the wall, times `across`
    return not min(end * across for end in ENDS) < height < max(end * across for end in ENDS)


def way(a: Point, b: Point) -> list[Point]:
    """Return the turns of the shortest way from a to b."""
    if is_free(a, b):
        return [a, b]
    return [a, min(CORNERS, key=lambda corner: dist(a, corner) + dist(corner, b)), b]


def walked(a: Point, b: Point) -> float:
    """Tell how long the shortest way is."""
    return sum(dist(*leg) for leg in pairwise(way(a, b)))


def around(centre: Point, reach: int, straight: bool) -> list[Point]:
    """Return the outline of what lies within reach, in a straight line or not."""
    outline = []
    for ray in range(RAYS):
        across, along = cos(2 * pi * ray / RAYS), sin(2 * pi * ray / RAYS)
        end = centre
        for far in range(5, reach + 1, 5):
            spot = round(centre[0] + far * across), round(centre[1] + far * along)
            if not on_table(spot) or (not is_free(centre, spot) if straight else walked(centre, spot) > reach):
                break
            end = spot
        outline.append(end)
    return outline


class Meadow(TinyState):
    """Soldiers: those with even numbers are red, those with odd numbers blue."""

    def __init__(self, agenda: list[Step], actor: Seat, spots: list[int], life: list[int]) -> None:
        super().__init__(agenda, actor)
        self.spots, self.life = spots, life  # spots: x and y of each soldier

    def rows(self) -> dict[str, list[int]]:
        return {"spots": self.spots, "life": self.life}

    def clone(self) -> "Meadow":
        return Meadow(self.agenda[:], self.actor, self.spots[:], self.life[:])

    def soldiers(self, seat: Seat) -> list[int]:
        return list(range(seat, len(self.spots) // 2, 2))

    def spot(self, soldier: int) -> Point:
        return self.spots[2 * soldier], self.spots[2 * soldier + 1]

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        return Outcome(ranked(self.life), Message("won-by-life"), "PL-05")


class Turn(Step):
    """PL-01: the seats take turns to walk and to shoot, until somebody falls."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def take(self, meadow: Meadow, choice: Choice) -> None:
        if self.left and min(meadow.life) > 0:
            meadow.then(Walk(self.seat), Shoot(self.seat), Turn(1 - self.seat, self.left - 1))


class Walk(SeatStep):
    """PL-02: a soldier walks to a point of the table at most 30 mm away, round the wall and clear of the others.

    Its n-th soldier's points are numbered from n times the table's area on; the number after the last is to stay.
    """

    def legal(self, meadow: Meadow) -> list[Choice]:
        found = {self.stay(meadow)} if len(meadow.soldiers(self.seat)) > 1 else set()
        for number_, soldier in enumerate(meadow.soldiers(self.seat)):
            x, y = meadow.spot(soldier)
            ends = [(x, y), *[(x + dx * WALK // 1000, y + dy * WALK // 1000) for dx, dy in COMPASS]]
            found |= {number_ * AREA + number(*end) for end in ends if on_table(end)}
        return sorted(choice for choice in found if self.allows(meadow, choice))

    def stay(self, meadow: Meadow) -> Choice:
        return len(meadow.soldiers(self.seat)) * AREA

    def soldier(self, meadow: Meadow, choice: Choice) -> int:
        return meadow.soldiers(self.seat)[choice // AREA]

    def allows(self, meadow: Meadow, choice: Choice) -> bool:
        if choice == self.stay(meadow):
            return len(meadow.soldiers(self.seat)) > 1
        if not 0 <= choice < self.stay(meadow):
            return False
        return not self.is_far(meadow, choice) and not self.is_taken(meadow, choice)

    def is_far(self, meadow: Meadow, choice: Choice) -> bool:
        start, end = meadow.spot(self.soldier(meadow, choice)), point(choice)
        return not within(start, end, WALK) or (not is_free(start, end) and walked(start, end) > WALK)

    def is_taken(self, meadow: Meadow, choice: Choice) -> bool:
        others = [other for other in range(len(meadow.spots) // 2) if other != self.soldier(meadow, choice)]
        return any(within(point(choice), meadow.spot(other), BASE) for other in others)

    def objection(self, meadow: Meadow, choice: Choice) -> Refusal:
        if 0 <= choice < self.stay(meadow) and self.is_taken(meadow, choice):
            return Refusal("PL-02", Message("refused-occupied"))
        return Refusal("PL-02", Message("refused-too-far"))

    def prompt(self, meadow: Meadow) -> Prompt:
        reaches = [
            self.reach(meadow, soldier, place * AREA) for place, soldier in enumerate(meadow.soldiers(self.seat))
        ]
        return PointPrompt(Message("prompt-walk"), reaches, WIDTH, HEIGHT)

    def reach(self, meadow: Meadow, soldier: int, base: int) -> Reach:
        start = meadow.spot(soldier)
        fans = [Fan(*start, -1, 0, around(start, WALK, straight=True))]
        for corner in CORNERS:
            used = round(dist(start, corner))
            if used < WALK and is_free(start, corner):
                fans.append(Fan(*corner, 0, used, around(corner, WALK - used, straight=True)))
        region = [around(start, WALK, straight=False)]
        return Reach(f"soldier-{soldier}", Message(f"soldier-{soldier}"), start, region, base, WALK, fans)

    def take(self, meadow: Meadow, choice: Choice) -> None:
        if choice != self.stay(meadow):
            soldier = self.soldier(meadow, choice)
            meadow.spots[2 * soldier : 2 * soldier + 2] = point(choice)


class Shoot(SeatStep):
    """PL-03: the soldier aims; the shot flies 40 mm, and as much again for each degree of power."""

    def legal(self, meadow: Meadow) -> list[Choice]:
        return list(range(len(COMPASS) * POWERS))

    def prompt(self, meadow: Meadow) -> Prompt:
        origin = meadow.spot(self.seat)
        return AimPrompt(Message("prompt-shoot"), origin, len(COMPASS), POWERS, least=STRIDE, step=STRIDE)

    def target(self, meadow: Meadow, choice: Choice) -> Point:
        direction, power = divmod(choice, POWERS)
        x, y = meadow.spot(self.seat)
        dx, dy = COMPASS[direction]
        length = (power + 1) * STRIDE
        return pulled_in(x + dx * length // 1000, y + dy * length // 1000)

    def take(self, meadow: Meadow, choice: Choice) -> None:
        meadow.then(Land(1 - self.seat, *self.target(meadow, choice)))


class Land(Step):
    """PL-04: the shot lands anywhere around the point aimed at; whoever stands within 15 mm is hit."""

    def __init__(self, seat: Seat, x: int, y: int) -> None:
        self.seat: Final = seat  # who is shot at
        self.x: Final = x
        self.y: Final = y

    def actor(self, meadow: Meadow) -> Seat:
        return NATURE

    def legal(self, meadow: Meadow) -> list[Choice]:
        drifts = [(dx, dy) for dx in (-SCATTER, 0, SCATTER) for dy in (-SCATTER, 0, SCATTER)]
        return sorted({number(*pulled_in(self.x + dx, self.y + dy)) for dx, dy in drifts})

    def allows(self, meadow: Meadow, choice: Choice) -> bool:
        x, y = point(choice)
        return on_table((x, y)) and max(abs(x - self.x), abs(y - self.y)) <= SCATTER

    def sample(self, meadow: Meadow, rng: Random) -> Choice:
        side = 2 * SCATTER + 1
        return number(*pulled_in(self.x - SCATTER + below(rng, side), self.y - SCATTER + below(rng, side)))

    def take(self, meadow: Meadow, choice: Choice) -> None:
        if within(point(choice), meadow.spot(self.seat), BURST):
            meadow.life[self.seat] -= 1


class PlaneGame(TinyGame):
    """The game on the plane."""

    def __init__(self) -> None:
        super().__init__("plane", [Turn, Walk, Shoot, Land])

    def begin(self, setup: Setup) -> Meadow:
        return Meadow([Turn(0, TURNS)], NOBODY, [700, 500, 1300, 500], [2, 2])

    def spell(self, meadow: Meadow, choice: Choice) -> str:
        step = meadow.agenda[-1]
        if isinstance(step, Shoot):
            direction, power = divmod(choice, POWERS)
            return f"aim {direction} {power}"
        if isinstance(step, Walk) and choice == step.stay(meadow):
            return "stay"
        x, y = point(choice)
        return f"point {x} {y}" + (f" by {choice // AREA}" if choice >= AREA else "")

    def read(self, meadow: Meadow, text: str) -> Choice:
        step, words = meadow.agenda[-1], " ".join(text.split())
        if words == "stay" and isinstance(step, Walk):
            return step.stay(meadow)
        found = re.fullmatch(r"(aim|point) (\d{1,4}) (\d{1,4})(?: by (\d))?", words)
        if found:
            first, second = int(found[2]), int(found[3])
            if found[1] == "aim" and second < POWERS:  # a higher power would be the number of another direction
                return first * POWERS + second
            if found[1] == "point" and first < WIDTH:  # as a point off the side would be one of the next row
                return int(found[4] or 0) * AREA + number(first, second)
        raise NotationError(Message("notation-no-choice", text=text))

    def measure(self, meadow: Meadow, choice: Choice) -> Measure | None:
        step = meadow.agenda[-1]
        if isinstance(step, Shoot) and 0 <= choice < len(COMPASS) * POWERS:
            origin, end = meadow.spot(step.seat), step.target(meadow, choice)
            burst = Line(RANGE, [end, (end[0] + BURST, end[1])])
            return Measure([Message("measure-shot")], [Line(THROW, [origin, end]), burst])
        if not isinstance(step, Walk) or not 0 <= choice < step.stay(meadow):
            return None
        start, end, foe = meadow.spot(step.soldier(meadow, choice)), point(choice), meadow.spot(1 - step.seat)
        seen = is_free(end, foe)
        lines = [Line(LACE, way(start, end)), Line(SIGHT, [end, foe]) if seen else Line(BLOCKED, [end, met(end, foe)])]
        return Measure([Message("measure-seen" if seen else "measure-hidden")], lines)

    def view(self, meadow: Meadow, seat: Seat) -> str:
        return self.write(meadow)


def met(a: Point, b: Point) -> Point:
    """Return where the line from a to b meets the wall."""
    return WALL, round(a[1] + (b[1] - a[1]) * (WALL - a[0]) / (b[0] - a[0]))
