"""What every special rule answers (MLB-160 to MLB-163)."""

from abc import ABC, abstractmethod
from typing import Final

from littlewars.games.my_little_battlefield.actions import END
from littlewars.games.my_little_battlefield.deeds import spend
from littlewars.games.my_little_battlefield.state import COMMAND, MORALE, Battle
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import Table
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

RESOURCE_KEYS: Final = ["morale", "command"]


class Special(ABC):
    """A special rule of a sector or a board, used with a Special die.

    `source` is where it is printed: a cell, or the command board. `barred` are cells a follower may not touch (MLB-62).
    """

    asks: bool = True  # whoever uses it must choose something
    own_turn_only: bool = False  # MLB-68
    raises: bool = False  # counts as raising Power (MLB-176)
    twice: bool = False  # something may be chosen a second time
    picks_dice: bool = False  # a set of dice is chosen
    question: str = ""  # what is asked, for the prompt

    def __init__(self, table: Table) -> None:
        self.costs: list[int] = [optional(table, "morale_cost"), optional(table, "command_cost")]

    @abstractmethod
    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        """List what may be chosen, ascending: [END] where nothing is asked, nothing where nothing would change."""

    @abstractmethod
    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        """Carry it out, its cost paid."""

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        """Say why a choice is not offered."""
        return Refusal("MLB-44", Message("refused-finish-special"))

    def payable(self, battle: Battle, seat: Seat) -> bool:
        """Tell whether the seat can pay the cost (MLB-153)."""
        return battle.stock(seat, MORALE) >= self.costs[MORALE] and battle.stock(seat, COMMAND) >= self.costs[COMMAND]

    def possible(self, battle: Battle, seat: Seat, source: int, barred: int) -> bool:
        """Tell whether the rule can be used: it can be paid and changes something (MLB-43)."""
        return self.payable(battle, seat) and len(self.offers(battle, seat, source, barred)) > 0

    def pay(self, battle: Battle, seat: Seat) -> None:
        """Pay the cost."""
        spend(battle, seat, MORALE, self.costs[MORALE])
        spend(battle, seat, COMMAND, self.costs[COMMAND])

    def second(self, battle: Battle, seat: Seat, source: int, first: Choice, barred: int) -> list[Choice]:
        """List what may be chosen once more after the first choice."""
        return []

    def names(self, battle: Battle, choice: Choice) -> int:
        """Return the cells a choice names (MLB-62)."""
        return 0

    def hindrance(self, battle: Battle, seat: Seat, source: int) -> Refusal:
        """Say why the rule cannot be used at all now."""
        if not self.payable(battle, seat):
            return Refusal("MLB-153", Message("refused-cost", morale=self.costs[MORALE], command=self.costs[COMMAND]))
        return Refusal("MLB-43", Message("refused-no-effect"))


class Plain(Special):
    """A rule that asks nothing."""

    asks = False

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        return [END] if self.matters(battle, seat) else []

    @abstractmethod
    def matters(self, battle: Battle, seat: Seat) -> bool:
        """Tell whether it would change something."""


def optional(table: Table, key: str) -> int:
    """Read a number that is zero when it is not given."""
    return table.whole(key) if table.has(key) else 0
