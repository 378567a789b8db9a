"""What lies on the table in Petits Soldats, and what one may ask of it."""

from littlewars.games.petits_soldats.content import CARDS
from littlewars.games.petits_soldats.events import FLAG
from littlewars.games.petits_soldats.judging import outcome
from littlewars.games.petits_soldats.layout import Table
from littlewars.games.petits_soldats.lengths import BASE, CARRIER_LACE, HQ, RED, YELLOW, in_range
from littlewars.games.petits_soldats.terms import Terms
from littlewars.kernel.agenda import Seat, State, Step
from littlewars.kernel.outcome import Outcome


class Closing(Step):
    """The end of a round: it waits beneath all turns of the round."""


class Battle(State):
    """A position of Petits Soldats. Soldiers are numbered through, green's first; pairs are green's and yellow's."""

    def __init__(
        self,
        agenda: list[Step],
        actor: Seat,
        terms: Terms,
        table: Table,
        round: int,
        active: Seat,
        first: Seat,
        star: int,
        flag: int,
        general: list[int],
        lid: list[int],
        bottom: list[int],
        practised: list[int],
        shown: bool,
        kinds: list[int],
        x: list[int],
        y: list[int],
        orders: list[int],
        hearts: list[int],
        shields: list[int],
        bearers: list[int],
        cubes: list[int],
        biscuits: list[int],
        carried: list[int],
        shooter: int,
        target: int,
        dice: list[int],
        scope: int,
        rerolls: int,
        swept: int,
        bias: list[int],
        ending: int,
        winner: int,
    ) -> None:
        super().__init__(agenda, actor)
        self.terms: Terms = terms
        self.field: Table = table
        self.round: int = round  # 0 before the first
        self.active: Seat = active  # whose turn it is; NONE between turns
        self.first: Seat = first  # of the round
        self.star: int = star  # who holds it; NONE: the reserve (PS-330)
        self.flag: int = flag  # -victory … victory; positive towards green's Victory space
        self.general: list[int] = general
        self.lid: list[int] = lid
        self.bottom: list[int] = bottom
        self.practised: list[int] = practised  # 1 once the practice throw is used up (PS-740)
        self.shown: bool = shown  # the squads are known to both (PS-117)
        self.kinds: list[int] = kinds  # NONE while not chosen
        self.x: list[int] = x  # HQ when not in play
        self.y: list[int] = y
        self.orders: list[int] = orders
        self.hearts: list[int] = hearts
        self.shields: list[int] = shields
        self.bearers: list[int] = bearers  # PS-1102: a soldier, or NONE
        self.cubes: list[int] = cubes  # how many of each number are still in the stack (PS-302)
        self.biscuits: list[int] = biscuits  # PS-1103: x and y of each, in turn
        self.carried: list[int] = carried  # who carries it, or NONE
        self.shooter: int = shooter  # of the attack being rolled, or NONE
        self.target: int = target
        self.dice: list[int] = dice  # the attack dice that lie on each face
        self.scope: int = scope  # the face of the Sniper die, or NONE
        self.rerolls: int = rerolls  # left
        self.swept: int = swept  # who was swept off the table this round, or NONE; NONE too when both were
        self.bias: list[int] = bias  # PS-931: turn and power, which nobody knows
        self.ending: int = ending
        self.winner: int = winner

    def clone(self) -> "Battle":
        return Battle(
            self.agenda[:], self.actor, self.terms, self.field, self.round, self.active, self.first, self.star,
            self.flag, self.general[:], self.lid[:], self.bottom[:], self.practised[:], self.shown, self.kinds[:],
            self.x[:], self.y[:], self.orders[:], self.hearts[:], self.shields[:], self.bearers[:], self.cubes[:],
            self.biscuits[:], self.carried[:], self.shooter, self.target, self.dice[:], self.scope, self.rerolls,
            self.swept, self.bias, self.ending, self.winner,
        )  # fmt: skip

    def table(self) -> tuple[int, ...]:
        return (
            self.round, self.active, self.first, self.star, self.flag, *self.general, *self.lid, *self.bottom,
            *self.practised, self.shown, *self.kinds, *self.x, *self.y, *self.orders, *self.hearts, *self.shields,
            *self.bearers, *self.cubes, *self.biscuits, *self.carried, self.shooter, self.target, *self.dice,
            self.scope, self.rerolls, self.swept, *self.bias, self.ending, self.winner,
        )  # fmt: skip

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.ending else None

    # -- soldiers

    def squad(self, seat: Seat) -> range:
        """Return the numbers of a side's soldiers."""
        return range(seat * self.terms.squad, (seat + 1) * self.terms.squad)

    def seat_of(self, soldier: int) -> Seat:
        """Return whose soldier it is."""
        return soldier // self.terms.squad

    def everybody(self) -> range:
        """Return the numbers of all soldiers."""
        return range(len(self.kinds))

    def plays(self, soldier: int) -> bool:
        """Tell whether a soldier is on the table."""
        return self.x[soldier] != HQ

    def in_play(self, seat: Seat) -> list[int]:
        """List a side's soldiers on the table."""
        return [soldier for soldier in self.squad(seat) if self.x[soldier] != HQ]

    def in_hq(self, seat: Seat) -> list[int]:
        """List a side's soldiers that wait."""
        return [soldier for soldier in self.squad(seat) if self.x[soldier] == HQ]

    def defense(self, soldier: int) -> int:
        """PS-632, PS-633: what is left of a soldier's defense."""
        return max(0, CARDS[self.kinds[soldier]].defense - self.shields[soldier])

    def solidity(self, soldier: int) -> int:
        """Return how many hearts break a soldier."""
        return CARDS[self.kinds[soldier]].solidity

    def lace(self, soldier: int) -> int:
        """Return the length of a soldier's Move: a carrier's is shorter (PS-1103)."""
        return CARRIER_LACE if soldier in self.carried else YELLOW

    def leave(self, soldier: int) -> None:
        """PS-641 to PS-643: put a figure back onto its card, its orders into the chest, its other tokens away."""
        self.bottom[self.seat_of(soldier)] += self.orders[soldier]
        self.x[soldier] = self.y[soldier] = HQ
        self.orders[soldier] = self.hearts[soldier] = self.shields[soldier] = 0

    def move_flag(self, steps: int) -> None:
        """Move the Flag towards green's Victory space, or back; it stops at either end (PS-650)."""
        far = self.terms.victory
        before, self.flag = self.flag, max(-far, min(far, self.flag + steps))
        if self.flag != before:
            self.tell(FLAG, self.flag - before, self.flag)

    def close_round(self) -> None:
        """PS-646: end the turn and the round at once."""
        while not isinstance(self.agenda[-1], Closing):
            self.cancel()

    # -- the plane

    def gap_within(self, soldier: int, other: int, far: int) -> bool:
        """PS-622: tell whether two bases are no farther apart than a length."""
        return in_range(self.x[soldier], self.y[soldier], self.x[other], self.y[other], far + 2 * BASE)

    def in_red(self, soldier: int, other: int) -> bool:
        """Tell whether a soldier is in red range of another."""
        return self.gap_within(soldier, other, RED)
