"""«Lancer de grenade» and «Tir de mortier»: practice, aim, throw (PS-720 to PS-741, PS-920 to PS-932)."""

from random import Random
from typing import Final

from littlewars.games.petits_soldats.chances import noise
from littlewars.games.petits_soldats.content import (
    GRENADE_FACES,
    GRENADE_SIDES,
    GRENADE_VALUES,
    LEAST_POWER,
    MISHAP,
    MISHAP_VALUE,
    MORTAR_FACES,
    MORTAR_HEARTS,
    MORTAR_SIDES,
    POWER_STEP,
    POWERS,
    SPOON_POWERS,
)
from littlewars.games.petits_soldats.events import FLICKED, LANDED, PRACTICE, RESTED
from littlewars.games.petits_soldats.harm import Harm
from littlewars.games.petits_soldats.layout import Point
from littlewars.games.petits_soldats.lengths import DIE, DIRECTIONS, GREEN, MORTAR, YELLOW, stepped
from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.seeing import figures_near
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.throwing import (
    EVERYWHERE,
    HAND,
    aims,
    die_start,
    good_sides,
    has_room,
    rolled,
    spoon_points,
)
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.chance import weighted
from littlewars.kernel.prompt import AimPrompt, Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

GRENADE_WEAPON: Final = 0
MORTAR_WEAPON: Final = 1
REAL: Final = 0
REHEARSAL: Final = 1
SHORTEST: Final = 200  # PS-920: no flick is shorter
LONGEST: Final = 20_000  # none is longer, bias and noise together
LENGTHS: Final = LONGEST + 1
STEADY: Final = 1000  # powers stray in thousandths


class Rehearse(SeatStep):
    """PS-740: a throw may be a practice, once a game; it is said beforehand."""

    def __init__(self, seat: Seat, soldier: int, weapon: int, side: int) -> None:
        super().__init__(seat)
        self.soldier: Final = soldier
        self.weapon: Final = weapon
        self.side: Final = side  # of the table, where the spoon stands

    def actor(self, battle: Battle) -> Seat:
        return NOBODY if battle.practised[self.seat] else self.seat

    def legal(self, battle: Battle) -> list[Choice]:
        return [REAL, REHEARSAL]

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-740", Message("refused-practice"))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-rehearse", soldier=soldier_name(battle, self.soldier)))

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == REHEARSAL:
            battle.practised[self.seat] = 1
            battle.tell(PRACTICE, self.soldier)
            battle.then(self)  # PS-741: then the real throw
        if self.weapon == GRENADE_WEAPON:
            battle.then(PlaceDie(self.seat, self.soldier, choice))
        else:
            battle.then(Fire(self.seat, self.soldier, self.side, choice))


class Aimed(SeatStep):
    """A step in which a soldier throws something."""

    def __init__(self, seat: Seat, soldier: int, practice: int) -> None:
        super().__init__(seat)
        self.soldier: Final = soldier
        self.practice: Final = practice


class PlaceDie(Aimed):
    """PS-730: the die lies on a green token that touches the Grenadier, on any side."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [side + 1 for side in good_sides(battle, self.soldier)]

    def allows(self, battle: Battle, choice: Choice) -> bool:
        side = choice - 1
        if 0 <= side < DIRECTIONS:
            return has_room(battle, self.soldier, side)
        return side == EVERYWHERE and good_sides(battle, self.soldier) == [EVERYWHERE]

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-730", Message("refused-die"))

    def prompt(self, battle: Battle) -> Prompt:
        origin = (battle.x[self.soldier], battle.y[self.soldier])
        return AimPrompt(Message("prompt-place-die"), origin, DIRECTIONS, 1, 1, HAND)

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(Flick(self.seat, self.soldier, self.practice, choice - 1))


class Flick(Aimed):
    """PS-731: the die is flicked: a direction and a power."""

    def __init__(self, seat: Seat, soldier: int, practice: int, side: int) -> None:
        super().__init__(seat, soldier, practice)
        self.side: Final = side

    def origin(self, battle: Battle) -> Point:
        """Return where the die lies."""
        return die_start(battle, self.soldier, self.side)

    def legal(self, battle: Battle) -> list[Choice]:
        x, y = self.origin(battle)
        return aims(battle, self.seat, x, y, POWERS)

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return 0 <= choice < DIRECTIONS * POWERS

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-731", Message("refused-aim"))

    def prompt(self, battle: Battle) -> Prompt:
        message = Message("prompt-flick", practice=self.practice)
        return AimPrompt(message, self.origin(battle), DIRECTIONS, POWERS, 0, LEAST_POWER, POWER_STEP)

    def take(self, battle: Battle, choice: Choice) -> None:
        turn, power = divmod(choice, POWERS)
        battle.then(Drift(self.seat, self.soldier, self.practice, self.side, turn, power))


class Drift(Aimed):
    """PS-920, PS-931: what the hand made of the aim: the direction and the length the flick really has."""

    def __init__(self, seat: Seat, soldier: int, practice: int, side: int, turn: int, power: int) -> None:
        super().__init__(seat, soldier, practice)
        self.side: Final = side
        self.turn: Final = turn
        self.power: Final = power

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def strayed(self, battle: Battle, turn: int, power: int) -> Choice:
        """Return the number of the flick that strays by a turn and by so many thousandths of its power."""
        far = stray(LEAST_POWER + POWER_STEP * self.power, power + battle.bias[1])
        return (self.turn + turn + battle.bias[0]) % DIRECTIONS * LENGTHS + max(SHORTEST, min(LONGEST, far))

    def legal(self, battle: Battle) -> list[Choice]:
        skill = battle.terms.skill
        turns, powers = spread(skill.grenade_turn), spread(skill.grenade_power)
        return sorted({self.strayed(battle, turn, power) for turn in turns for power in powers})

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return 0 <= choice < DIRECTIONS * LENGTHS and choice % LENGTHS >= SHORTEST

    def sample(self, battle: Battle, rng: Random) -> Choice:
        skill = battle.terms.skill
        return self.strayed(battle, noise(rng, skill.grenade_turn), noise(rng, skill.grenade_power))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-drift"))

    def take(self, battle: Battle, choice: Choice) -> None:
        turn, far = divmod(choice, LENGTHS)
        battle.then(Rest(self.seat, self.soldier, self.practice, self.side, turn, far))


def stray(far: int, thousandths: int) -> int:
    """Return a length that strays."""
    return far * (STEADY + thousandths) // STEADY


def spread(deviation: int) -> list[int]:
    """Return a few deviations that stand for all."""
    return [-deviation, 0, deviation] if deviation else [0]


class Rest(Aimed):
    """PS-920, PS-932: where the die comes to rest, and its face; this is what counts."""

    def __init__(self, seat: Seat, soldier: int, practice: int, side: int, turn: int, far: int) -> None:
        super().__init__(seat, soldier, practice)
        self.side: Final = side
        self.turn: Final = turn
        self.far: Final = far

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def rests(self, battle: Battle) -> list[Choice]:
        """Return the numbers of the faces, where the die rolls to."""
        points, off = rolled(battle, self.soldier, self.side, self.turn, self.far)
        return [rest_choice(battle, points[-2], points[-1], off, face, GRENADE_FACES) for face in range(4)]

    def legal(self, battle: Battle) -> list[Choice]:
        return self.rests(battle)

    def weights(self, battle: Battle) -> list[int]:
        return GRENADE_SIDES

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return 0 <= choice < battle.field.points * 2 * len(GRENADE_FACES)

    def sample(self, battle: Battle, rng: Random) -> Choice:
        return self.rests(battle)[weighted(rng, GRENADE_SIDES)]

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-rest"))

    def take(self, battle: Battle, choice: Choice) -> None:
        x, y, off, face = rest_of(battle, choice, GRENADE_FACES)
        if battle.log is not None:
            points, _ = rolled(battle, self.soldier, self.side, self.turn, self.far)
            battle.tell(FLICKED, self.soldier, self.practice, *points[:-2], x, y)
        battle.tell(RESTED, self.soldier, self.practice, x, y, off, face)
        if self.practice == REAL:
            explode(battle, self.soldier, x, y, off, face)


def rest_choice(battle: Battle, x: int, y: int, off: bool, face: int, faces: list[str]) -> Choice:
    """Return the number of a rest: where something lies, and its face."""
    return ((y * battle.field.row + x) * 2 + off) * len(faces) + face


def rest_of(battle: Battle, choice: Choice, faces: list[str]) -> tuple[int, int, bool, int]:
    """Return the point, whether it is off the table, and the face of a numbered rest."""
    point, off = divmod(choice // len(faces), 2)
    return point % battle.field.row, point // battle.field.row, off == 1, choice % len(faces)


def explode(battle: Battle, soldier: int, x: int, y: int, off: bool, face: int) -> None:
    """PS-732 to PS-734: everybody near the die suffers an attack of its value; a mishap hits the Grenadier alone."""
    harm = Harm(battle)
    if face == MISHAP:
        if not off or battle.terms.mishap_off:
            harm.hearts[soldier] += max(0, MISHAP_VALUE - battle.defense(soldier))
    elif not off:
        for one in figures_near(battle, x, y, DIE, YELLOW):
            harm.hearts[one] += max(0, GRENADE_VALUES[face] - battle.defense(one))
    harm.deal()


class Fire(Aimed):
    """PS-721, PS-722: the spoon is turned anywhere, and throws."""

    def __init__(self, seat: Seat, soldier: int, side: int, practice: int) -> None:
        super().__init__(seat, soldier, practice)
        self.side: Final = side

    def origin(self, battle: Battle) -> Point:
        """Return where the spoon stands."""
        return spoon_points(battle, self.soldier)[self.side]

    def legal(self, battle: Battle) -> list[Choice]:
        x, y = self.origin(battle)
        return aims(battle, self.seat, x, y, SPOON_POWERS)

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return 0 <= choice < DIRECTIONS * SPOON_POWERS

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-930", Message("refused-aim"))

    def prompt(self, battle: Battle) -> Prompt:
        message = Message("prompt-fire", practice=self.practice)
        return AimPrompt(message, self.origin(battle), DIRECTIONS, SPOON_POWERS, 0, LEAST_POWER, POWER_STEP)

    def take(self, battle: Battle, choice: Choice) -> None:
        turn, power = divmod(choice, SPOON_POWERS)
        battle.then(Land(self.seat, self.soldier, self.practice, self.side, turn, power))


class Land(Aimed):
    """PS-930: the Mortar token flies over everything, lands, and shows a face."""

    def __init__(self, seat: Seat, soldier: int, practice: int, side: int, turn: int, power: int) -> None:
        super().__init__(seat, soldier, practice)
        self.side: Final = side
        self.turn: Final = turn
        self.power: Final = power

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def lands(self, battle: Battle, turn: int, power: int, dx: int, dy: int, face: int) -> Choice:
        """Return the number of the landing of a shot that strays so."""
        x, y = spoon_points(battle, self.soldier)[self.side]
        far = stray(LEAST_POWER + POWER_STEP * self.power, power + battle.bias[1])
        x, y = stepped(x, y, (self.turn + turn + battle.bias[0]) % DIRECTIONS, far)
        x, y, off = caught(battle, x + dx, y + dy)
        return rest_choice(battle, x, y, off, face, MORTAR_FACES)

    def legal(self, battle: Battle) -> list[Choice]:
        skill = battle.terms.skill
        turns, powers = spread(skill.mortar_turn), spread(skill.mortar_power)
        faces = range(len(MORTAR_FACES))
        return sorted({self.lands(battle, a, b, 0, 0, face) for a in turns for b in powers for face in faces})

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return 0 <= choice < battle.field.points * 2 * len(MORTAR_FACES)

    def sample(self, battle: Battle, rng: Random) -> Choice:
        skill = battle.terms.skill
        turn, power = noise(rng, skill.mortar_turn), noise(rng, skill.mortar_power)
        dx, dy = noise(rng, skill.scatter), noise(rng, skill.scatter)
        return self.lands(battle, turn, power, dx, dy, weighted(rng, MORTAR_SIDES))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-land"))

    def take(self, battle: Battle, choice: Choice) -> None:
        x, y, off, face = rest_of(battle, choice, MORTAR_FACES)
        battle.tell(LANDED, self.soldier, self.practice, x, y, off, face)
        if self.practice == REAL and not off:
            harm = Harm(battle)
            far = [GREEN, YELLOW][face]
            for one in figures_near(battle, x, y, MORTAR, far):
                harm.add(one, battle.terms.mortar_token, MORTAR_HEARTS[face])
            harm.deal()


def caught(battle: Battle, x: int, y: int) -> tuple[int, int, bool]:
    """PS-930: return where a token lies that came down here: walls put it back, open sides let it go."""
    field = battle.field
    walls = field.walls
    inner = [
        MORTAR if x < 0 and "left" in walls else field.width - MORTAR if x > field.width and "right" in walls else x,
        MORTAR if y < 0 and "bottom" in walls else field.height - MORTAR if y > field.height and "top" in walls else y,
    ]
    clamped = [max(0, min(field.width, inner[0])), max(0, min(field.height, inner[1]))]
    return clamped[0], clamped[1], clamped != inner
