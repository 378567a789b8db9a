"""Soldiers on a plane of whole numbers, as in Petits Soldats: walk to any point, aim, and see where the shot lands."""

import re
from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.chance import below
from littlewars.kernel.errors import NotationError
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.prompt import AimPrompt, PointPrompt, Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from tests.kernel.tiny.base import TinyGame, TinyState, ranked

WIDTH, HEIGHT = 2000, 1000  # tenths of a millimetre
WALK, BASE, BURST, SCATTER, STRIDE = 300, 100, 150, 120, 400
TURNS = 6
SLANT = 700  # thousandths along each axis: a diagonal of length 990, and whole numbers for all our lengths
COMPASS = [(1000, 0), (SLANT, SLANT), (0, 1000), (-SLANT, SLANT)]
COMPASS += [(-x, -y) for x, y in COMPASS]
POWERS = 4

Point = tuple[int, int]


def number(x: int, y: int) -> Choice:
    return y * WIDTH + x


def point(choice: Choice) -> Point:
    y, x = divmod(choice, WIDTH)
    return x, y


def on_table(spot: Point) -> bool:
    return 0 <= spot[0] < WIDTH and 0 <= spot[1] < HEIGHT


def pulled_in(x: int, y: int) -> Point:
    """Return the nearest point of the table."""
    return min(max(x, 0), WIDTH - 1), min(max(y, 0), HEIGHT - 1)


def within(a: Point, b: Point, reach: int) -> bool:
    """Compare squares: exact in whole numbers."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


class Meadow(TinyState):
    """One soldier for each seat."""

    def __init__(self, agenda: list[Step], actor: Seat, spots: list[int], life: list[int]) -> None:
        super().__init__(agenda, actor)
        self.spots, self.life = spots, life  # spots: x and y of red, x and y of blue

    def rows(self) -> dict[str, list[int]]:
        return {"spots": self.spots, "life": self.life}

    def clone(self) -> "Meadow":
        return Meadow(self.agenda[:], self.actor, self.spots[:], self.life[:])

    def spot(self, seat: Seat) -> Point:
        return self.spots[2 * seat], self.spots[2 * seat + 1]

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
    """PL-02: a soldier walks to a point of the table at most 30 mm away, clear of the enemy."""

    def legal(self, meadow: Meadow) -> list[Choice]:
        x, y = meadow.spot(self.seat)
        ends = [(x, y), *[(x + dx * WALK // 1000, y + dy * WALK // 1000) for dx, dy in COMPASS]]
        return sorted({number(*end) for end in ends if on_table(end) and self.allows(meadow, number(*end))})

    def allows(self, meadow: Meadow, choice: Choice) -> bool:
        end = point(choice)
        far = not within(end, meadow.spot(self.seat), WALK)
        return on_table(end) and not far and not within(end, meadow.spot(1 - self.seat), BASE)

    def objection(self, meadow: Meadow, choice: Choice) -> Refusal:
        if within(point(choice), meadow.spot(1 - self.seat), BASE):
            return Refusal("PL-02", Message("refused-occupied"))
        return Refusal("PL-02", Message("refused-too-far"))

    def prompt(self, meadow: Meadow) -> Prompt:
        x, y = meadow.spot(self.seat)
        region = [pulled_in(x + dx * WALK // 1000, y + dy * WALK // 1000) for dx, dy in COMPASS]
        return PointPrompt(Message("prompt-walk"), [region], WIDTH)

    def take(self, meadow: Meadow, choice: Choice) -> None:
        meadow.spots[2 * self.seat : 2 * self.seat + 2] = point(choice)


class Shoot(SeatStep):
    """PL-03: the soldier aims; the shot flies 40 mm, and as much again for each degree of power."""

    def legal(self, meadow: Meadow) -> list[Choice]:
        return list(range(len(COMPASS) * POWERS))

    def prompt(self, meadow: Meadow) -> Prompt:
        return AimPrompt(Message("prompt-shoot"), meadow.spot(self.seat), len(COMPASS), POWERS)

    def take(self, meadow: Meadow, choice: Choice) -> None:
        direction, power = divmod(choice, POWERS)
        x, y = meadow.spot(self.seat)
        dx, dy = COMPASS[direction]
        length = (power + 1) * STRIDE
        meadow.then(Land(1 - self.seat, *pulled_in(x + dx * length // 1000, y + dy * length // 1000)))


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
        if isinstance(meadow.agenda[-1], Shoot):
            direction, power = divmod(choice, POWERS)
            return f"aim {direction} {power}"
        x, y = point(choice)
        return f"point {x} {y}"

    def read(self, meadow: Meadow, text: str) -> Choice:
        found = re.fullmatch(r"(aim|point) (\d{1,4}) (\d{1,4})", " ".join(text.split()))
        if found:
            first, second = int(found[2]), int(found[3])
            if found[1] == "aim" and second < POWERS:  # a higher power would be the number of another direction
                return first * POWERS + second
            if found[1] == "point" and first < WIDTH:  # as a point off the side would be one of the next row
                return number(first, second)
        raise NotationError(Message("notation-no-choice", text=text))

    def view(self, meadow: Meadow, seat: Seat) -> str:
        return self.write(meadow)
