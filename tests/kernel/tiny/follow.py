"""A dice game with a follow window, as in My Little Battlefield: whoever watches may use the same die, for a coin."""

from typing import Final

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.prompt import Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from tests.kernel.tiny.base import TinyGame, TinyState, ranked

DICE, TURNS, REROLLED_AT_MOST, BLOCKED_FROM = 3, 4, 2, 3
SECTORS = ["a", "b", "c"]  # also the faces of a die
USED = -1  # a die already taken
PASS, FOLLOW = 0, 1


class Front(TinyState):
    """Soldiers of both seats in three sectors."""

    def __init__(
        self, agenda: list[Step], actor: Seat, dice: list[int], coins: list[int], red: list[int], blue: list[int]
    ) -> None:
        super().__init__(agenda, actor)
        self.dice, self.coins, self.soldiers = dice, coins, [red, blue]

    def rows(self) -> dict[str, list[int]]:
        return {"dice": self.dice, "coins": self.coins, "red": self.soldiers[0], "blue": self.soldiers[1]}

    def clone(self) -> "Front":
        red, blue = self.soldiers
        return Front(self.agenda[:], self.actor, self.dice[:], self.coins[:], red[:], blue[:])

    def blocked(self, sector: int) -> bool:
        """FO-05: a sector with three soldiers or more is blocked."""
        return self.soldiers[0][sector] + self.soldiers[1][sector] >= BLOCKED_FROM

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        lead = sum((red > blue) - (red < blue) for red, blue in zip(*self.soldiers, strict=True))
        return Outcome(ranked([lead, -lead]), Message("won-by-sectors"), "FO-06")


class Turn(Step):
    """FO-01: the active seat rolls all dice, may roll some again, then takes them one by one."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def take(self, front: Front, choice: Choice) -> None:
        if self.left > 0:
            rolls = [Roll(die) for die in range(DICE)]
            front.then(*rolls, Reroll(self.seat), TakeDie(self.seat), Turn(1 - self.seat, self.left - 1))


class Roll(Step):
    """FO-02: a die shows a sector: a on three faces, b on two, c on one."""

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def actor(self, front: Front) -> Seat:
        return NATURE

    def legal(self, front: Front) -> list[Choice]:
        return [0, 1, 2]

    def weights(self, front: Front) -> list[int]:
        return [3, 2, 1]

    def take(self, front: Front, choice: Choice) -> None:
        front.dice[self.die] = choice


class Reroll(SeatStep):
    """FO-03: the active seat may roll again any of its dice, two at the most."""

    def legal(self, front: Front) -> list[Choice]:
        return [mask for mask in range(1 << DICE) if mask.bit_count() <= REROLLED_AT_MOST]

    def objection(self, front: Front, choice: Choice) -> Refusal:
        return Refusal("FO-03", Message("refused-too-many-dice", most=REROLLED_AT_MOST))

    def prompt(self, front: Front) -> Prompt:
        items = [Message("plain", text=SECTORS[face]) for face in front.dice]
        return SubsetPrompt(Message("prompt-reroll"), items, 0, REROLLED_AT_MOST)

    def take(self, front: Front, choice: Choice) -> None:
        front.then(*[Roll(die) for die in range(DICE) if choice >> die & 1])


class TakeDie(SeatStep):
    """FO-04: the active seat takes a die and puts a soldier in its sector; the other seat may follow."""

    def actor(self, front: Front) -> Seat:
        return self.seat if self.legal(front) else NOBODY

    def legal(self, front: Front) -> list[Choice]:
        return [die for die, face in enumerate(front.dice) if face != USED]

    def take(self, front: Front, choice: Choice) -> None:
        if self.actor(front) == NOBODY:
            return
        sector = front.dice[choice]
        front.dice[choice] = USED
        front.soldiers[self.seat][sector] += 1
        front.then(Follow(1 - self.seat, sector), TakeDie(self.seat))


class Follow(Step):
    """FO-05: once per die, the other seat may pay a coin to do the same, unless the sector is blocked."""

    def __init__(self, seat: Seat, sector: int) -> None:
        self.seat: Final = seat
        self.sector: Final = sector

    def actor(self, front: Front) -> Seat:
        return self.seat if len(self.legal(front)) > 1 else NOBODY  # nothing is hidden: an idle question is skipped

    def legal(self, front: Front) -> list[Choice]:
        return [PASS] if front.blocked(self.sector) or front.coins[self.seat] == 0 else [PASS, FOLLOW]

    def objection(self, front: Front, choice: Choice) -> Refusal:
        if choice == FOLLOW and front.blocked(self.sector):
            return Refusal("FO-05", Message("refused-blocked", sector=SECTORS[self.sector]))
        return super().objection(front, choice)

    def take(self, front: Front, choice: Choice) -> None:
        if choice == FOLLOW:
            front.coins[self.seat] -= 1
            front.soldiers[self.seat][self.sector] += 1


class FollowGame(TinyGame):
    """The dice game."""

    def __init__(self) -> None:
        super().__init__("follow", [Turn, Roll, Reroll, TakeDie, Follow], {"sector": SECTORS})

    def begin(self, setup: Setup) -> Front:
        return Front([Turn(0, TURNS)], NOBODY, [0] * DICE, [2, 2], [0, 0, 0], [0, 0, 0])

    def spell(self, front: Front, choice: Choice) -> str:
        step = front.agenda[-1]
        if isinstance(step, Follow):
            return {PASS: "pass", FOLLOW: "follow"}.get(choice, f"follow {choice}")
        return f"{type(step).__name__.lower()} {choice}"

    def view(self, front: Front, seat: Seat) -> str:
        return self.write(front)
