"""Special rules that move pawns."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import MIX, SECTOR
from littlewars.games.my_little_battlefield.ground import ALL_CELLS, CELLS_OF, NEIGHBOURS, NO_PAWN
from littlewars.games.my_little_battlefield.specials.special import Special
from littlewars.games.my_little_battlefield.state import BIT, Battle
from littlewars.games.my_little_battlefield.steps.control import Advance
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import Table
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

HALVES: Final = ["foe", "zero", "own"]  # where the pawn may be


class Push(Special):
    """MLB-163: some steps in the user's favour, in a sector whose pawn is where the rule says."""

    question = "push"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.steps: int = table.whole("steps", 1) if table.has("steps") else 1
        self.adjacent: bool = table.one_of("targets", ["any", "adjacent"]) == 1
        self.with_unit: bool = table.one_of("with", ["nobody", "unit"]) == 1
        halves = table.some_of("pawn", HALVES)
        self.allowed: list[bool] = [half in halves for half in HALVES]
        self.stop_at_zero: bool = table.has("stop") and table.one_of("stop", ["zero"]) == 0

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        cells = (NEIGHBOURS[source] if self.adjacent else ALL_CELLS) & ~barred
        if self.with_unit:
            cells &= battle.held(seat)
        return [SECTOR + cell for cell in CELLS_OF[cells] if self.suits(battle, seat, cell)]

    def suits(self, battle: Battle, seat: Seat, cell: int) -> bool:
        """Tell whether the pawn is where the rule says, and can still rise."""
        if battle.gauge[cell] == NO_PAWN:
            return False
        value = battle.value(seat, cell)
        return self.allowed[0 if value < 0 else 1 if value == 0 else 2] and value < battle.tiles[cell].category

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        cell = choice - SECTOR
        steps = self.steps
        if self.stop_at_zero:
            steps = min(steps, -battle.value(seat, cell))
        for _ in range(steps):
            battle.then(Advance(seat, cell))

    def names(self, battle: Battle, choice: Choice) -> int:
        return BIT[choice - SECTOR]

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        if not SECTOR <= choice < MIX:
            return super().objection(battle, seat, source, choice, barred)
        cell = choice - SECTOR
        if barred >> cell & 1:
            return Refusal("MLB-62", Message("refused-blocked"))
        if self.adjacent and NEIGHBOURS[source] >> cell & 1 == 0:
            return Refusal("MLB-160", Message("refused-not-adjacent"))
        if self.with_unit and battle.held(seat) >> cell & 1 == 0:
            return Refusal("MLB-160", Message("refused-no-unit-there"))
        return Refusal("MLB-163", Message("refused-pawn-elsewhere"))


class PushTwo(Push):
    """One step in one or two different sectors, in the order named."""

    twice = True

    def second(self, battle: Battle, seat: Seat, source: int, first: Choice, barred: int) -> list[Choice]:
        return [choice for choice in self.offers(battle, seat, source, barred) if choice != first]
