"""What an eye sees, by many rays to a target: each is surely free, surely stopped, or too near to tell."""

from math import asin, atan2, cos, hypot, pi, radians, sin
from random import Random

import numpy as np

from tests.pieces.plane.scenes import INSIDE, OUTSIDE, Flags, Piece, Reals, clearance, random_piece, room

RAYS = 300


class Look:
    """An eye, a target that is a disc, and what may stand between them."""

    def __init__(self, seed: int) -> None:
        dice = Random(seed)
        self.seed = seed
        self.target = Piece(0, 0, dice.choice((75, 75, 40, 200)), 0, 0, 0)
        self.pieces: list[Piece] = []
        self.eye = (0, 0)
        while not self._apart():
            self.eye = (dice.randrange(3000), dice.randrange(2000))
            far, angle = dice.choice((60, 300, 3000)), dice.uniform(0, 2 * pi)
            far += self.target.rim
            self.target.x = round(self.eye[0] + far * cos(angle))
            self.target.y = round(self.eye[1] + far * sin(angle))
        for _ in range(dice.randrange(1, 9)):
            self._add(dice, dice.randrange(3))

    def __repr__(self) -> str:
        return f"seed {self.seed}: {self.eye} looks at {self.target} past {self.pieces}"

    def _add(self, dice: Random, kind: int) -> None:
        """Put a piece somewhere along the line of sight; or a wall right beside the eye."""
        if kind == 0:
            turn, length, room = dice.randrange(360), dice.choice((200, 1000, 3000)), dice.choice((5, 40, 125))
            along, aside = dice.uniform(-0.5, 0.5) * length, 50 + room
            across, up = cos(radians(turn)), sin(radians(turn))
            x, y = round(along * across - aside * up), round(along * up + aside * across)
            piece = Piece(self.eye[0] + x, self.eye[1] + y, 0, length, 100, turn)
        else:
            part = dice.uniform(-0.3, 1.3)
            x = round(part * (self.target.x - self.eye[0]) + dice.uniform(-400, 400))
            y = round(part * (self.target.y - self.eye[1]) + dice.uniform(-400, 400))
            piece = random_piece(dice, self.eye[0] + x, self.eye[1] + y)
        self.pieces.append(piece)
        if not self._apart():
            self.pieces.pop()

    def _apart(self) -> bool:
        """Tell whether the eye is in nothing, and nothing touches the target."""
        x, y = self.eye
        middle = np.array([float(self.target.x)]), np.array([float(self.target.y)])
        if hypot(x - middle[0][0], y - middle[1][0]) < self.target.rim + OUTSIDE:
            return False
        if clearance(self.pieces, *middle)[0] < self.target.rim + 2 * OUTSIDE:
            return False
        return bool(clearance(self.pieces, np.array([float(x)]), np.array([float(y)]))[0] > OUTSIDE)

    def rays(self, wider: float) -> tuple[Reals, Reals, Reals]:
        """Return directions from the right edge of the target to its left one, and where those rays end in it."""
        dx, dy = self.target.x - self.eye[0], self.target.y - self.eye[1]
        far = hypot(dx, dy)
        half = asin(min(1, (self.target.rim + wider) / far))
        turn = np.linspace(-half, half, RAYS)
        angle = atan2(dy, dx) + turn
        reach = far * np.cos(turn)
        return angle, self.eye[0] + reach * np.cos(angle), self.eye[1] + reach * np.sin(angle)

    def free(self, x: Reals, y: Reals) -> Flags:
        """Tell which rays surely pass."""
        found: Flags = room(self.pieces, np.array(self.eye[0]), np.array(self.eye[1]), x, y) > OUTSIDE
        return found

    def stopped(self, x: Reals, y: Reals) -> list[Flags]:
        """Tell which rays each piece surely stops."""
        eye = np.array(float(self.eye[0])), np.array(float(self.eye[1]))
        return [piece.smaller(INSIDE).gap(*eye, x, y) == 0 for piece in self.pieces]

    def surely_hidden(self) -> bool:
        """Tell whether of any two neighbouring rays, from beyond one edge to beyond the other, a piece stops both."""
        _, x, y = self.rays(OUTSIDE)
        both = np.zeros(RAYS - 1, np.bool_)
        for stopped in self.stopped(x, y):
            both |= stopped[:-1] & stopped[1:]
        return bool(both.all())


def turned(angle: Reals | float, other: float) -> Reals:
    """Return by how much directions lie to the left of another one, between -π and π."""
    return (np.asarray(angle) - other + pi) % (2 * pi) - pi
