"""«Déplacement»: where a soldier may go, and where it is worth going (PS-401 to PS-410, PS-904, PS-910)."""

from typing import Final

from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import BASE, CM, DIRECTIONS, HQ, RED, TOLERANCE, stepped
from littlewars.games.petits_soldats.missions import goals_of
from littlewars.games.petits_soldats.seeing import hiding, looks, seen_from
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.pieces.plane.shapes import Shape, disc, sides
from littlewars.pieces.plane.ways import FINE, Ground, length, shortest

APART: Final = 2 * BASE - TOLERANCE  # PS-408: between the middles of two bases
STANDING: Final = disc(0, 0, APART - 2)  # PS-409: a base, grown by a base; whoever stands beside it is outside
MOST: Final = 48  # PS-910: candidates of a soldier
SAME: Final = 50  # nearer candidates are one
RAYS: Final = 16
PROBES: Final = 6  # of an outline, between which a view may end or begin
THIRDS: Final = 3


def ground_for(battle: Battle, soldier: int) -> Ground:
    """PS-408: the ground on which a soldier moves; figures stand in the way only if so agreed (PS-409)."""
    ground = battle.field.ground
    if not battle.terms.figures_block:
        return ground
    others = [STANDING.at(battle.x[one], battle.y[one]) for one in others_of(battle, soldier)]
    return Ground(ground.left, ground.bottom, ground.right, ground.top, ground.shapes + others)


def others_of(battle: Battle, soldier: int) -> list[int]:
    """List the other soldiers in play."""
    return [one for one in battle.everybody() if one != soldier and battle.x[one] != HQ]


def is_clear(battle: Battle, soldier: int, x: int, y: int) -> bool:
    """Tell whether a base here overlaps no other."""
    for one in range(len(battle.x)):
        if one != soldier and battle.x[one] != HQ:
            dx, dy = battle.x[one] - x, battle.y[one] - y
            if dx * dx + dy * dy < APART * APART:
                return False
    return True


def spot_refusal(battle: Battle, soldier: int, x: int, y: int) -> Refusal | None:
    """Say why a base cannot stand here; None when it can."""
    ground = battle.field.ground
    if not ground.within(x, y):
        return Refusal("PS-404", Message("refused-outside"))
    if not ground.open(x, y):
        return Refusal("PS-407", Message("refused-scenery"))
    if not is_clear(battle, soldier, x, y):
        return Refusal("PS-408", Message("refused-base"))
    return None


def way(battle: Battle, soldier: int, x: int, y: int, far: int) -> list[int]:
    """PS-408: return the shortest way of a soldier to an open spot; nothing when it is longer than the lace."""
    return shortest(ground_for(battle, soldier), battle.x[soldier], battle.y[soldier], x, y, far + TOLERANCE)


def is_here(battle: Battle, soldier: int, x: int, y: int) -> bool:
    """PS-406: tell whether a soldier stays where it is."""
    return battle.x[soldier] == x and battle.y[soldier] == y


def may_go(battle: Battle, soldier: int, x: int, y: int, far: int) -> bool:
    """Tell whether a soldier may move here with a lace of this length."""
    return is_here(battle, soldier, x, y) or (
        spot_refusal(battle, soldier, x, y) is None and bool(way(battle, soldier, x, y, far))
    )


def move_refusal(battle: Battle, soldier: int, x: int, y: int, far: int) -> Refusal:
    """Say why a soldier may not move here."""
    found = spot_refusal(battle, soldier, x, y)
    return found if found is not None else Refusal("PS-408", Message("refused-lace", lace=far // CM))


class Candidates:
    """PS-910: good ends of a move, the best kinds first; each is reached by a way that was found."""

    def __init__(self, battle: Battle, soldier: int, far: int) -> None:
        self.battle: Battle = battle
        self.soldier: int = soldier
        self.far: int = far
        self.x: int = battle.x[soldier]
        self.y: int = battle.y[soldier]
        self.ground: Ground = ground_for(battle, soldier).near(self.x, self.y, far)
        self.enemies: list[int] = battle.in_play(1 - battle.seat_of(soldier))
        self.found: list[Point] = [(self.x, self.y)]

    def collect(self) -> list[Point]:
        """Return the candidates."""
        for goal in goals_of(self.battle, self.soldier):
            self.towards(goal[0], goal[1])
        for enemy in self.enemies:
            self.close_in(enemy)
        self.go_round()
        self.straight_on()
        return self.found

    def add(self, x: int, y: int) -> None:
        """Keep a spot, if one can stand there and it is no other again."""
        if len(self.found) >= MOST:
            return
        for a, b in self.found:
            if (a - x) * (a - x) + (b - y) * (b - y) < SAME * SAME:
                return
        if self.ground.open(x, y) and is_clear(self.battle, self.soldier, x, y):
            self.found.append((x, y))

    def towards(self, x: int, y: int) -> None:
        """Go straight to a point, as far as the lace allows."""
        dx, dy = x - self.x, y - self.y
        whole = length(dx, dy) // FINE
        part = min(whole, self.far)
        if part > 0:
            self.straight(self.x + dx * part // whole, self.y + dy * part // whole)

    def close_in(self, enemy: int) -> None:
        """Go straight at an enemy until it is in red range, if it is seen from there."""
        battle = self.battle
        dx, dy = battle.x[enemy] - self.x, battle.y[enemy] - self.y
        whole = length(dx, dy) // FINE
        part = whole - RED - 2 * BASE
        if 0 < part <= self.far:
            x, y = self.x + dx * part // whole, self.y + dy * part // whole
            if seen_from(battle, self.soldier, x, y, enemy):
                self.straight(x, y)

    def straight(self, x: int, y: int) -> bool:
        """Keep a spot that a straight lace reaches."""
        if not self.ground.free(self.x, self.y, x, y):
            return False
        self.add(x, y)
        return True

    def straight_on(self) -> None:
        """Go a third, two thirds, all of the lace in every direction."""
        step = DIRECTIONS // RAYS
        turn = (31 * self.x + 17 * self.y + 7 * self.battle.round + 5 * self.soldier) % step
        for share in range(THIRDS, 0, -1):
            for ray in range(RAYS):
                x, y = stepped(self.x, self.y, ray * step + turn, self.far * share // THIRDS)
                self.straight(x, y)

    def go_round(self) -> None:
        """Go round every piece in reach, either way: into cover, to its corner, and as far as the lace allows."""
        for i in range(len(self.ground.shapes)):
            shape = self.ground.shapes[i]
            right, left = sides(shape, self.x, self.y)
            self.round_corner(shape, right, 1)
            self.round_corner(shape, left, -1)

    def round_corner(self, shape: Shape, corner: int, step: int) -> None:
        """Follow the outline of a piece from a corner on."""
        chain = self.outline(shape, corner, step)
        if not chain:
            return
        for enemy in self.enemies:
            self.flips(chain, enemy)
        self.add(chain[-1][0], chain[-1][1])
        self.add(chain[len(chain) // 2][0], chain[len(chain) // 2][1])

    def outline(self, shape: Shape, corner: int, step: int) -> list[Point]:
        """List the corners of an outline that the lace reaches, from the first one in sight."""
        count = len(shape.xs)
        x, y, left = self.x, self.y, self.far * FINE
        found: list[Point] = []
        for _ in range(count):
            cx, cy = shape.x + shape.xs[corner], shape.y + shape.ys[corner]
            left -= length(cx - x, cy - y)
            if left < 0 or not self.ground.within(cx, cy) or not self.ground.free(x, y, cx, cy):
                break
            found.append((cx, cy))
            x, y = cx, cy
            corner = (corner + step) % count
        return found

    def flips(self, chain: list[Point], enemy: int) -> None:
        """Keep the spots of an outline where an enemy's view of the soldier ends or begins, on either side of it."""
        before, seen = 0, self.shows(chain[0], enemy)
        for probe in range(1, PROBES + 1):
            after = (len(chain) - 1) * probe // PROBES
            if after != before and self.shows(chain[after], enemy) != seen:
                self.flip(chain, enemy, before, after, seen)
                seen = not seen
            before = after

    def flip(self, chain: list[Point], enemy: int, before: int, after: int, seen: bool) -> None:
        """Keep the last spot that is like the one before, and the first that is like the one after."""
        while after - before > 1:
            middle = (before + after) // 2
            if self.shows(chain[middle], enemy) == seen:
                before = middle
            else:
                after = middle
        self.add(chain[after][0], chain[after][1])
        self.add(chain[before][0], chain[before][1])

    def shows(self, spot: Point, enemy: int) -> bool:
        """Tell whether an enemy would see the soldier at a spot."""
        battle = self.battle
        blockers = hiding(battle, self.soldier, enemy)
        return looks(battle, battle.x[enemy], battle.y[enemy], spot[0], spot[1], blockers)


def taken(battle: Battle, soldier: int) -> list[Shape]:
    """List the places where other bases stand, grown by a base: nobody may stand there."""
    return [disc(battle.x[one], battle.y[one], APART, 32) for one in others_of(battle, soldier)]
