"""What lies on the table in Small Wars, and what one may ask of it."""

from littlewars.games.small_wars.content import PRICES, SHEETS, Sheet
from littlewars.games.small_wars.ground import BIT, DISTANCE, walk
from littlewars.games.small_wars.terms import Terms
from littlewars.kernel.agenda import Seat, State, Step
from littlewars.kernel.outcome import Outcome


class War(State):
    """A position of Small Wars. Figures are numbers, in order of placement, and index every list."""

    def __init__(
        self,
        agenda: list[Step],
        actor: Seat,
        terms: Terms,
        starter: Seat,
        turn: int,
        owner: list[Seat],
        sheets: list[Sheet],
        cell: list[int],
        life: list[int],
        spent: list[bool],
        vp: list[int],
        hits: list[int],
        purses: list[int],
        stock: list[int],
    ) -> None:
        super().__init__(agenda, actor)
        self.terms: Terms = terms
        self.starter: Seat = starter  # the oldest (SW-19)
        self.turn: int = turn  # 0 during the set-up
        self.owner: list[Seat] = owner
        self.sheets: list[Sheet] = sheets
        self.cell: list[int] = cell  # wrecks lie where they fell
        self.life: list[int] = life
        self.spent: list[bool] = spent  # activated this turn
        self.vp: list[int] = vp
        self.hits: list[int] = hits  # dice lying on the table: attacker's, target's
        self.purses: list[int] = purses  # points left to draft with
        self.stock: list[int] = stock  # figures beside the field, by sheet (`shelf`); put away when the battle starts

    def clone(self) -> "War":
        return War(
            self.agenda[:], self.actor, self.terms, self.starter, self.turn, self.owner[:], self.sheets[:],
            self.cell[:], self.life[:], self.spent[:], self.vp[:], self.hits[:], self.purses[:], self.stock[:],
        )  # fmt: skip

    def table(self) -> tuple[int, ...]:
        return (
            self.starter, self.turn, *self.owner, *[sheet.number for sheet in self.sheets], *self.cell, *self.life,
            *self.spent, *self.vp, *self.hits, *self.purses, *self.stock,
        )  # fmt: skip

    def outcome(self) -> Outcome | None:
        return None if self.agenda else self.terms.scenario.outcome(self)

    # -- the set-up

    def shelf(self, seat: Seat) -> int:
        """Return where the seat's sheets begin in `stock`: one pool for both, or a ready-made army each."""
        return seat * len(SHEETS) if self.terms.ready_made else 0

    def on_offer(self, seat: Seat) -> list[int]:
        """List the sheets the seat may take: a copy is left (SW-12), and it can pay (SW-14)."""
        shelf = self.shelf(seat)
        purse = self.purses[seat]
        stock = self.stock
        return [sheet for sheet, price in enumerate(PRICES) if price <= purse and stock[shelf + sheet] != 0]

    def can_pick(self, seat: Seat) -> bool:
        """Tell whether anything is on offer to the seat (SW-15)."""
        shelf = self.shelf(seat)
        purse = self.purses[seat]
        stock = self.stock
        return any(price <= purse and stock[shelf + sheet] != 0 for sheet, price in enumerate(PRICES))

    def fields_any(self, seat: Seat) -> bool:
        """Tell whether the seat has a figure on the table (SW-04)."""
        return seat in self.owner

    # -- the battle

    def ready(self, seat: Seat) -> list[int]:
        """List the seat's living figures not yet activated this turn (SW-22)."""
        life = self.life
        spent = self.spent
        return [f for f, owner in enumerate(self.owner) if owner == seat and not spent[f] and life[f] > 0]

    def any_ready(self, seat: Seat) -> bool:
        """Tell whether the seat has anybody left to activate (SW-23)."""
        life = self.life
        spent = self.spent
        return any(owner == seat and not spent[f] and life[f] > 0 for f, owner in enumerate(self.owner))

    def living(self, seat: Seat) -> list[int]:
        """List the seat's figures still in the game (SW-83)."""
        life = self.life
        return [f for f, owner in enumerate(self.owner) if owner == seat and life[f] > 0]

    def held(self, seat: Seat) -> int:
        """Return the set of cells where the seat has living figures."""
        mask = 0
        life = self.life
        cell = self.cell
        for f, owner in enumerate(self.owner):
            if owner == seat and life[f] > 0:
                mask |= BIT[cell[f]]
        return mask

    def engaged(self, figure: int) -> bool:
        """Tell whether an enemy of the figure stands in its cell."""
        return self.held(1 - self.owner[figure]) >> self.cell[figure] & 1 == 1

    def destinations(self, figure: int, bond: int) -> int:
        """Return the set of cells a move action may end in (SW-41 to SW-51). `bond`: see `Act` (SW-46)."""
        length = self.sheets[figure].move
        if length <= 0:
            return 0
        here = self.cell[figure]
        enemies = self.held(1 - self.owner[figure])
        if enemies >> here & 1 == 0 or not (here == bond or self.terms.bound_each_action):
            return walk(here, length, enemies, 0, 0)
        return walk(here, length, enemies, enemies, enemies if self.terms.bound_whole_action else 0)

    def targets(self, figure: int) -> list[int]:
        """List the enemies in range (SW-61 to SW-65)."""
        reach = self.reach(figure)
        if reach < 0:
            return []
        life = self.life
        cell = self.cell
        foe = 1 - self.owner[figure]
        row = 9 * cell[figure]
        return [
            f for f, owner in enumerate(self.owner) if owner == foe and life[f] > 0 and DISTANCE[row + cell[f]] <= reach
        ]

    def reach(self, figure: int) -> int:
        """Return how far the figure attacks; -1 when it never does (SW-72, SW-73)."""
        sheet = self.sheets[figure]
        if sheet.dice <= 0:
            return -1
        if sheet.reach < 0 and self.terms.crossed_reach_is_own_cell:
            return 0
        return sheet.reach

    def name(self, figure: int) -> str:
        """Return the figure's name: J1, J2 … and R1, R2 … in order of placement."""
        seat = self.owner[figure]
        return "JR"[seat] + str(self.owner[: figure + 1].count(seat))
