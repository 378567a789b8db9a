"""Movement dice, and special rules that move units (MLB-120 to MLB-129)."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import LAST, MOVE, kind_of, move, place_of, start_of
from littlewars.games.my_little_battlefield.content import KINDS, STANDARD
from littlewars.games.my_little_battlefield.deeds import move_unit
from littlewars.games.my_little_battlefield.ground import (
    ALL_CELLS,
    BOARD,
    CELL_NAMES,
    CELLS,
    CELLS_OF,
    FOE_RESERVE,
    MIDDLE_ROW,
    RESERVE,
)
from littlewars.games.my_little_battlefield.specials.special import Special
from littlewars.games.my_little_battlefield.state import BIT, UNITS, Battle
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import Table
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

STARTS: Final = ["movement", "unopposed", "reserve"]  # as a die does; any sector without enemies; the Reserve only
MOVEMENT: Final = 0
UNOPPOSED: Final = 1
FROM_RESERVE: Final = 2
ENDS: Final = ["adjacent", "controlled", "unopposed", "here", "middle"]
ADJACENT: Final = 0
CONTROLLED: Final = 1
FREE: Final = 2
HERE: Final = 3
MIDDLE: Final = 4


class Redeploy(Special):
    """Move one unit, from and to where the rule says; it needs room there (MLB-124)."""

    question = "move"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.start: int = table.one_of("from", STARTS)
        self.end: int = table.one_of("to", ENDS)

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        found: list[Choice] = []
        exits = self.exits(battle, seat) & ~barred
        for start in battle.starts(seat):
            kind = start >> 4
            place = start & 15
            if not (exits >> place & 1 if place < CELLS else place == RESERVE and self.start != UNOPPOSED):
                continue
            ends = self.ends(battle, seat, source, place) & battle.room(seat, kind) & ~barred & ~BIT[place]
            for cell in CELLS_OF[ends]:
                found.append(move(kind, place, cell))
            if self.walks_out(battle, seat, place):
                found.append(move(kind, place, FOE_RESERVE))
        return found

    def exits(self, battle: Battle, seat: Seat) -> int:
        """Return the cells a unit may start from."""
        if self.start == MOVEMENT:
            return battle.exits(seat)
        return 0 if self.start == FROM_RESERVE else ALL_CELLS & ~battle.held(1 - seat)

    def ends(self, battle: Battle, seat: Seat, source: int, start: int) -> int:
        """Return the cells a unit may go to, were there room."""
        if self.end == ADJACENT:
            return battle.next_to(seat, start)
        if self.end == CONTROLLED:
            return battle.domain(seat)
        if self.end == HERE:
            return BIT[source]
        return (ALL_CELLS if self.end == FREE else MIDDLE_ROW) & ~battle.held(1 - seat)

    def walks_out(self, battle: Battle, seat: Seat, start: int) -> bool:
        """Tell whether the move may end in the enemy Reserve (MLB-129)."""
        if self.start != MOVEMENT or self.end != ADJACENT or start >= CELLS:
            return False
        return battle.reserve_is_open(seat, start)

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        move_unit(battle, battle.unit_at(seat, kind_of(choice), start_of(choice)), place_of(choice))

    def names(self, battle: Battle, choice: Choice) -> int:
        cells = BIT[place_of(choice)]
        return cells | BIT[start_of(choice)] if battle.terms.origin_blocks else cells

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        if not MOVE <= choice < LAST:
            return super().objection(battle, seat, source, choice, barred)
        kind, start, place = kind_of(choice), start_of(choice), place_of(choice)
        if (BIT[start] | BIT[place]) & barred:
            return Refusal("MLB-62", Message("refused-blocked"))
        if battle.unit_at(seat, kind, start) < 0:
            waits = battle.unit_at(seat, kind, BOARD) >= 0
            return Refusal("MLB-11" if waits else "MLB-120", Message("refused-no-such-unit", kind=KINDS[kind]))
        if place == RESERVE:
            return Refusal("MLB-121", Message("refused-own-reserve"))
        return self._no_start(battle, seat, start) or self._no_end(battle, seat, source, kind, start, place)

    def _no_start(self, battle: Battle, seat: Seat, start: int) -> Refusal | None:
        if start == RESERVE:
            return Refusal("MLB-160", Message("refused-not-from-reserve")) if self.start == UNOPPOSED else None
        cell = CELL_NAMES[start]
        if self.start == FROM_RESERVE:
            return Refusal("MLB-160", Message("refused-only-from-reserve"))
        if self.start == MOVEMENT and not battle.controls(seat, start):
            return Refusal("MLB-125", Message("refused-leave-uncontrolled", cell=cell))
        if battle.held(1 - seat) >> start & 1:
            return Refusal("MLB-126", Message("refused-leave-enemy", cell=cell))
        return None

    def _no_end(self, battle: Battle, seat: Seat, source: int, kind: int, start: int, place: int) -> Refusal:
        if place == FOE_RESERVE:
            return Refusal("MLB-129", Message("refused-enemy-reserve"))
        cell = CELL_NAMES[place]
        if self.ends(battle, seat, source, start) >> place & 1 == 0:
            if self.end != ADJACENT:
                return Refusal("MLB-160", Message("refused-not-a-destination", cell=cell))
            diagonal = start < CELLS and start % 3 != place % 3 and start // 3 != place // 3
            return Refusal("MLB-123" if diagonal else "MLB-122", Message("refused-too-far", cell=cell))
        return Refusal("MLB-124", Message("refused-no-room", cell=cell))


class Flood(Redeploy):
    """One or two moves as with Movement dice, of two different Standards."""

    twice = True

    def __init__(self, table: Table) -> None:
        super().__init__(Table(table.file, table.name, {"from": "movement", "to": "adjacent"}))

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        return [choice for choice in super().offers(battle, seat, source, barred) if kind_of(choice) == STANDARD]

    def second(self, battle: Battle, seat: Seat, source: int, first: Choice, barred: int) -> list[Choice]:
        """Go on with the Standard that has not moved: not the one now where the first move ended, if they are apart."""
        one = battle.place[UNITS * seat]
        two = battle.place[UNITS * seat + 1]
        arrived = place_of(first)
        start = two if one == arrived else one
        return [choice for choice in self.offers(battle, seat, source, barred) if start_of(choice) == start]

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        if MOVE <= choice < LAST and kind_of(choice) != STANDARD:
            return Refusal("MLB-160", Message("refused-standards-only"))
        return super().objection(battle, seat, source, choice, barred)


WALK: Final = Redeploy(
    Table("", "movement", {"from": "movement", "to": "adjacent"})
)  # MLB-120: what a Movement die does
