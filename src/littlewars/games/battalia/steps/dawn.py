"""The days: dawn, whose turn it is, and the end of the last week (BAT-120 to BAT-124, BAT-222)."""

from typing import Final

from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.content import DAYS
from littlewars.games.battalia.events import AUCTION, DAWN, HORDE, RELEASED, TURN, UNPROTECTED
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.judging import TIMED
from littlewars.games.battalia.oracle import ALIGNED, LIT, arm_of, horde_strength
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.acting import Act
from littlewars.games.battalia.steps.auction import Bid, Reveal
from littlewars.games.battalia.steps.roaming import BuffStep
from littlewars.games.battalia.steps.turn import CleanUp, Opening
from littlewars.kernel.agenda import Choice, Seat, Step


class Dawn(Step):
    """BAT-124: a new day: the wheel turns, markers are removed, the horde grows, Buff comes back."""

    def take(self, world: World, choice: Choice) -> None:
        world.day += 1
        arm = arm_of(world.day)
        world.tell(DAWN, world.day, world.week(), LIT[arm], ALIGNED[arm])
        world.then(StartTurn(world.first))
        if not world.terms.buff:
            return
        freed = remove_markers(world)
        if arm == 0 and world.week() > 1:
            if world.buff_free() and not freed:
                world.tell(HORDE, world.horde())  # BAT-74
            elif world.places[BUFF] == NONE:
                world.tell(AUCTION, world.week())
                bids: list[Step] = [Bid(0, seat) for seat in world.turn_order()]
                world.then(*bids, Reveal())


def remove_markers(world: World) -> bool:
    """End the accords and the employment that have lasted a week (BAT-35, BAT-43); tell whether Buff is free again."""
    freed = False
    for seat in range(world.terms.players):
        if world.expires[seat] == world.day:
            world.expires[seat] = 0
            if world.employer == seat:
                world.employer = NONE
                freed = True
                world.tell(RELEASED, seat, horde_strength(world.week()))
            else:
                world.tell(UNPROTECTED, seat)
    return freed


class StartTurn(Step):
    """BAT-130: the phases of a turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        world.active = seat
        world.used = [0] * len(world.used)
        world.laid = False
        world.tents = 0
        world.roll = 0
        world.tell(TURN, seat, world.day)
        world.then(Opening(seat), Act(seat), CleanUp(seat), BuffStep(seat), NextTurn(seat))


class NextTurn(Step):
    """BAT-120: the next seat in the order of the day; after the last one a new day, or the end."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, world: World, choice: Choice) -> None:
        world.sun = 0  # BAT-327: until the end of the turn, so not at the next dawn
        following = (self.seat + 1) % world.terms.players
        if following != world.first:
            world.then(StartTurn(following))
        elif world.day >= DAYS * world.terms.weeks:
            world.end(TIMED)
        else:
            world.then(Dawn())
