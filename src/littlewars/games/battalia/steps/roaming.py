"""Moving the free Buff at the end of a turn (BAT-16 to BAT-23)."""

from typing import Final

from littlewars.games.battalia.actions import END, ROLL, SQUARE
from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.events import PROWLS, ROAMED
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, SQUARES
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.roads import roams
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.chance import Die
from littlewars.games.battalia.steps.meeting import Reach
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class BuffStep(SeatStep):
    """BAT-16: whoever ends his turn may move Buff; nobody is asked while he cannot go anywhere."""

    def actor(self, world: World) -> Seat:
        return self.seat if world.buff_free() and roams(world, 1) else NOBODY

    def legal(self, world: World) -> list[Choice]:
        return [END, ROLL]

    def take(self, world: World, choice: Choice) -> None:
        if choice == ROLL:
            world.then(BuffDie(self.seat))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-buff"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        return unasked(world)


class BuffDie(Die):
    """BAT-17: the die says how far."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, world: World, choice: Choice) -> None:
        world.roll = choice
        world.tell(PROWLS, self.seat, choice)
        world.then(Roam(self.seat))


class Roam(SeatStep):
    """BAT-18: up to the result, or not at all."""

    def legal(self, world: World) -> list[Choice]:
        return [END, *[SQUARE + square for square in roams(world, world.roll)]]

    def take(self, world: World, choice: Choice) -> None:
        world.roll = 0
        if choice == END:
            return
        square = choice - SQUARE
        world.tell(ROAMED, self.seat, world.places[BUFF], square)
        world.places[BUFF] = square
        world.then(Reach(self.seat, square))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-roam", roll=world.roll))

    def objection(self, world: World, choice: Choice) -> Refusal:
        square = choice - SQUARE
        if not 0 <= square < SQUARES:
            return unasked(world)
        name = SQUARE_NAMES[square]
        if square == world.places[BUFF]:
            return Refusal("BAT-21", Message("refused-roam-back", square=name))
        if square in roams(world, SQUARES):
            return Refusal("BAT-18", Message("refused-roam-far", square=name, roll=world.roll))
        alone = world.clone()
        alone.places = [NONE] * BUFF + [world.places[BUFF]]
        rule = "BAT-23" if square in roams(alone, SQUARES) else "BAT-19"
        return Refusal(rule, Message("refused-roam", square=name))
