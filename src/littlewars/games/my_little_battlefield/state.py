"""What lies on the table in My Little Battlefield, and what one may ask of it."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import FACTION_SOURCE, POWER_SOURCE
from littlewars.games.my_little_battlefield.content import ELITE, RENOWN, STANDARD, Sector
from littlewars.games.my_little_battlefield.ground import (
    ALL_CELLS,
    BLUE,
    CELLS,
    CELLS_OF,
    HOME_ROWS,
    NEIGHBOURS,
    NONE,
    RESERVE,
)
from littlewars.games.my_little_battlefield.terms import Terms
from littlewars.kernel.agenda import Seat, State, Step
from littlewars.kernel.outcome import Outcome

UNITS: Final = 4  # of each seat: two Standards, an Elite, a Renown (MLB-10)
KIND_OF: Final = [STANDARD, STANDARD, ELITE, RENOWN] * 2  # by unit
MORALE: Final = 0  # the two resources (MLB-150)
COMMAND: Final = 1
BIT: Final = [1 << place if place < CELLS else 0 for place in range(12)]  # the set of one cell; none for other places


class Battle(State):
    """A position of My Little Battlefield. Units are numbers, 4 * seat + 0, 1, 2, 3, and index `place`."""

    def __init__(
        self,
        agenda: list[Step],
        actor: Seat,
        terms: Terms,
        turn: int,
        active: Seat,
        tiles: list[Sector],
        slots: list[int],
        factions: list[int],
        place: list[int],
        gauge: list[int],
        resources: list[int],
        power: list[int],
        dice: list[int],
        panel: list[int],
        discarded: int,
        rerolled: bool,
        converted: bool,
        used: list[int],
        follow_cost: int,
        blocked: int,
        tally: list[int],
        reached: list[bool],
        victor: Seat,
        jammed: bool,
        extra_turn: bool,
    ) -> None:
        super().__init__(agenda, actor)
        self.terms: Terms = terms
        self.turn: int = turn  # 0 during the set-up; both seats' turns are counted, the IA's extra ones are not
        self.active: Seat = active  # whose turn it is
        self.tiles: list[Sector] = tiles  # by cell
        self.slots: list[int] = slots  # sectors of each category still to be laid out (MLB-17)
        self.factions: list[int] = factions  # by seat; NONE while not chosen, and for the IA
        self.place: list[int] = place  # of each unit
        self.gauge: list[int] = gauge  # pawns by cell, blue's half positive; NO_PAWN while neutral
        self.resources: list[int] = resources  # 2 * seat + MORALE or COMMAND
        self.power: list[int] = power
        self.dice: list[int] = dice  # not yet activated: how many show each face
        self.panel: list[int] = panel  # faces of the activated dice, column by column (MLB-40)
        self.discarded: int = discarded  # dice given up this turn
        self.rerolled: bool = rerolled  # the free reroll is gone (MLB-51)
        self.converted: bool = converted  # MLB-180
        self.used: list[int] = used  # by seat, the set of sources used this turn (MLB-161)
        self.follow_cost: int = follow_cost
        self.blocked: int = blocked  # the cells on which the last die was used (MLB-62)
        self.tally: list[int] = tally  # banners, relic points, trophies
        self.reached: list[bool] = reached  # has touched 20 VP (MLB-194, latched)
        self.victor: Seat = victor  # whoever fulfilled a scenario's goal
        self.jammed: bool = jammed  # the player rolls one die fewer
        self.extra_turn: bool = extra_turn  # of the IA (MLB-243)

    def clone(self) -> "Battle":
        return Battle(
            self.agenda[:], self.actor, self.terms, self.turn, self.active, self.tiles[:], self.slots[:],
            self.factions[:], self.place[:], self.gauge[:], self.resources[:], self.power[:], self.dice[:],
            self.panel[:], self.discarded, self.rerolled, self.converted, self.used[:], self.follow_cost,
            self.blocked, self.tally[:], self.reached[:], self.victor, self.jammed, self.extra_turn,
        )  # fmt: skip

    def table(self) -> tuple[int, ...]:
        place = self.place
        return (
            self.turn, self.active, *[tile.number for tile in self.tiles], NONE, *self.slots, *self.factions,
            *sorted(place[0:2]), *place[2:4], *sorted(place[4:6]), *place[6:8],
            *self.gauge, *self.resources, *self.power, *self.dice, *self.panel, NONE, self.discarded, self.rerolled,
            self.converted, *self.used, self.follow_cost, self.blocked, *self.tally, *self.reached, self.victor,
            self.jammed, self.extra_turn,
        )  # fmt: skip

    def outcome(self) -> Outcome | None:
        return None if self.agenda else self.terms.scenario.outcome(self)

    # -- sectors

    def value(self, seat: Seat, cell: int) -> int:
        """Return the space of a sector's pawn as the seat sees it: its own half is positive. There must be a pawn."""
        return self.gauge[cell] if seat == BLUE else -self.gauge[cell]

    def controls(self, seat: Seat, cell: int) -> bool:
        """Tell whether the pawn is on the top space of the seat's half (MLB-100)."""
        category = self.tiles[cell].category
        return self.gauge[cell] == (category if seat == BLUE else -category)

    def domain(self, seat: Seat) -> int:
        """Return the set of cells the seat controls."""
        mask = 0
        gauge = self.gauge
        sign = 1 if seat == BLUE else -1
        for cell, tile in enumerate(self.tiles):
            if gauge[cell] == sign * tile.category:
                mask |= 1 << cell
        return mask

    def vp(self, seat: Seat) -> int:
        """Count the victory points (MLB-192)."""
        points = self.terms.power_vp[self.power[seat]] + self.terms.scenario.bonus(self, seat)
        gauge = self.gauge
        sign = 1 if seat == BLUE else -1
        for cell, tile in enumerate(self.tiles):
            if gauge[cell] == sign * tile.category:
                points += tile.vp
        return points

    # -- units

    def held(self, seat: Seat) -> int:
        """Return the set of cells where the seat has units."""
        place = self.place
        unit = UNITS * seat
        return BIT[place[unit]] | BIT[place[unit + 1]] | BIT[place[unit + 2]] | BIT[place[unit + 3]]

    def stands(self, seat: Seat, kind: int, cell: int) -> bool:
        """Tell whether the seat's Elite or Renown is in a cell."""
        return self.place[UNITS * seat + 1 + kind] == cell

    def unit_at(self, seat: Seat, kind: int, place: int) -> int:
        """Return the seat's unit of a kind in a place, or NONE; Standards are alike."""
        first = UNITS * seat
        if kind != STANDARD:
            return first + 1 + kind if self.place[first + 1 + kind] == place else NONE
        if self.place[first] == place:
            return first
        return first + 1 if self.place[first + 1] == place else NONE

    def units_in(self, seat: Seat, cell: int) -> list[int]:
        """List the seat's units in a cell."""
        return [unit for unit in range(UNITS * seat, UNITS * seat + UNITS) if self.place[unit] == cell]

    def room(self, seat: Seat, kind: int) -> int:
        """Return the cells whose deployment zone has room for a unit of this kind (MLB-124)."""
        if kind != STANDARD:
            return ALL_CELLS & ~self.held(seat)
        place = self.place
        unit = UNITS * seat
        full = BIT[place[unit + 2]] | BIT[place[unit + 3]]
        if place[unit] == place[unit + 1]:
            full |= BIT[place[unit]]
        return ALL_CELLS & ~full

    def exits(self, seat: Seat) -> int:
        """Return the cells a unit of the seat may leave (MLB-125, MLB-126)."""
        return self.domain(seat) & ~self.held(1 - seat)

    def starts(self, seat: Seat) -> list[int]:
        """List the kinds of the seat's units and where they are, each pair once: 16 * kind + place, ascending."""
        place = self.place
        unit = UNITS * seat
        one = place[unit]
        two = place[unit + 1]
        found = [one] if one == two else [one, two] if one < two else [two, one]
        found.append(16 * ELITE + place[unit + 2])
        found.append(16 * RENOWN + place[unit + 3])
        return found

    def reserve_is_open(self, seat: Seat, start: int) -> bool:
        """Tell whether a unit may walk from a cell into the enemy Reserve (MLB-129)."""
        return HOME_ROWS[1 - seat] >> start & 1 == 1 and self.terms.scenario.reserve_is_open(self, seat)

    def next_to(self, seat: Seat, start: int) -> int:
        """Return the cells adjacent to a place (MLB-122, MLB-123)."""
        return HOME_ROWS[seat] if start == RESERVE else NEIGHBOURS[start]

    # -- dice and special rules

    def dice_left(self) -> int:
        """Count the dice not yet activated."""
        dice = self.dice
        return dice[0] + dice[1] + dice[2] + dice[3] + dice[4] + dice[5]

    def stock(self, seat: Seat, resource: int) -> int:
        """Return how much of a resource the seat has."""
        return self.resources[2 * seat + resource]

    def sources(self, seat: Seat) -> list[int]:
        """List where the seat finds special rules not yet used this turn (MLB-160, MLB-161), ascending."""
        used = self.used[seat]
        found = CELLS_OF[self.domain(seat) & ~used & ALL_CELLS][:]
        if self.terms.powers and self.factions[seat] != NONE and used >> FACTION_SOURCE & 1 == 0:
            found.append(FACTION_SOURCE)
        if used >> POWER_SOURCE & 1 == 0:
            found.append(POWER_SOURCE)
        return found
