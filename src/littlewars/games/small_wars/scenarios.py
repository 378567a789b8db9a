"""What the six scenarios count (SW-91 to SW-113)."""

from abc import ABC, abstractmethod
from typing import Final

from littlewars.games.small_wars.content import SCENARIOS, ScenarioSheet
from littlewars.games.small_wars.ground import CAMPS, CELLS, CENTRE, camp_name
from littlewars.games.small_wars.state import War
from littlewars.kernel.agenda import Seat
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message


class Scenario(ABC):
    """A scenario: what it counts, when, and who wins."""

    scored_each_turn: bool = False
    ends_with_an_army: bool = False  # SW-101: an army destroyed settles the result

    def __init__(self, sheet: ScenarioSheet, setup: Setup) -> None:
        self.key: str = sheet.key
        self.rule: str = sheet.rule
        self.counts: str = sheet.counts
        self.counted: str = sheet.counted
        self.points_break_ties: bool = setup.text("tie_break") == "points"  # SW-95

    @abstractmethod
    def score(self, war: War, seat: Seat) -> int:
        """Return what the seat has, as the position stands."""

    @abstractmethod
    def reason(self) -> str:
        """Name what is counted, for the sentence that tells the result."""

    @abstractmethod
    def hint(self, cell: int) -> Message:
        """Say what a cell is worth."""

    def mark(self, cell: int) -> str:
        """Return what is printed on a cell: its points, ^ or v where figures must arrive, a dot for nothing."""
        return "."

    def gain(self, war: War, seat: Seat) -> int:
        """Return the victory points of a turn that ends now (SW-91)."""
        return 0

    def settled(self, war: War) -> bool:
        """Tell whether nothing can change the result any more (SW-101)."""
        yellow = war.held(0) != 0
        red = war.held(1) != 0
        return not (yellow and red) if self.ends_with_an_army else not (yellow or red)

    def outcome(self, war: War) -> Outcome:
        """Compare the scores (SW-94 to SW-97, SW-112, SW-113)."""
        return self._compare(self.score(war, 0), self.score(war, 1), war)

    def _compare(self, yellow: int, red: int, war: War) -> Outcome:
        if yellow != red:
            return Outcome(_best(yellow, red), Message("won-by-" + self.reason(), yellow=yellow, red=red), self.rule)
        yellow = living_points(war, 0)
        red = living_points(war, 1)
        if self.points_break_ties and yellow != red:
            return Outcome(_best(yellow, red), Message("won-by-tie-break", yellow=yellow, red=red), "SW-95")
        return Outcome([[0, 1]], Message("drawn"), "SW-95" if self.scored_each_turn else self.rule)


def _best(yellow: int, red: int) -> list[list[int]]:
    return [[0], [1]] if yellow > red else [[1], [0]]


def living_points(war: War, seat: Seat) -> int:
    """Return the printed points of the seat's living figures."""
    total = 0
    for figure in war.living(seat):
        total += war.sheets[figure].points
    return total


class CellScenario(Scenario):
    """A scenario that gives victory points for cells at the end of each turn."""

    scored_each_turn = True

    def __init__(self, sheet: ScenarioSheet, setup: Setup) -> None:
        super().__init__(sheet, setup)
        self.worth: list[list[int]] = [sheet.worth, sheet.worth[::-1]]  # red sees the field from the other side

    def score(self, war: War, seat: Seat) -> int:
        return war.vp[seat]

    def reason(self) -> str:
        return "vp"

    def mark(self, cell: int) -> str:
        points = max(self.worth[0][cell], self.worth[1][cell])
        return str(points) if points else "."


class HeldAlone(CellScenario):
    """SW-92, SW-93, SW-111: a cell counts for whoever stands there alone."""

    def gain(self, war: War, seat: Seat) -> int:
        worth = self.worth[seat]
        alone = war.held(seat) & ~war.held(1 - seat)
        return sum([worth[cell] for cell in range(CELLS) if alone >> cell & 1])

    def hint(self, cell: int) -> Message:
        yellow, red = self.worth[0][cell], self.worth[1][cell]
        if yellow == red:
            return Message("cell-held-alone", points=yellow)
        return Message("cell-held-alone-by-side", yellow=yellow, red=red)


class Majority(CellScenario):
    """SW-98: a central cell counts for whoever has more figures there."""

    def __init__(self, sheet: ScenarioSheet, setup: Setup) -> None:
        super().__init__(sheet, setup)
        if setup.text("hill") == "centre":  # SW-99
            only = [worth if cell == CENTRE else 0 for cell, worth in enumerate(sheet.worth)]
            self.worth = [only, only]

    def gain(self, war: War, seat: Seat) -> int:
        lead = [0] * CELLS
        for figure in war.living(seat):
            lead[war.cell[figure]] += 1
        for figure in war.living(1 - seat):
            lead[war.cell[figure]] -= 1
        return sum([worth for cell, worth in enumerate(self.worth[seat]) if lead[cell] > 0])

    def hint(self, cell: int) -> Message:
        return Message("cell-majority", points=self.worth[0][cell])


class Survivors(Scenario):
    """SW-96, SW-97: every living figure counts one, or its points."""

    ends_with_an_army = True

    def __init__(self, sheet: ScenarioSheet, setup: Setup) -> None:
        super().__init__(sheet, setup)
        self.in_points: bool = setup.text("front_count") == "points"

    def score(self, war: War, seat: Seat) -> int:
        return living_points(war, seat) if self.in_points else len(war.living(seat))

    def reason(self) -> str:
        return "points" if self.in_points else "figures"

    def hint(self, cell: int) -> Message:
        return Message("cell-survivors")


class Raiders(Scenario):
    """SW-112: the points of one's living figures in the enemy camp."""

    def score(self, war: War, seat: Seat) -> int:
        camp = CAMPS[1 - seat]
        return sum([war.sheets[figure].points for figure in war.living(seat) if war.cell[figure] in camp])

    def reason(self) -> str:
        return "points"

    def hint(self, cell: int) -> Message:
        return Message("cell-raiders", camp=camp_name(cell))

    def mark(self, cell: int) -> str:
        return {"yellow": "v", "red": "^"}.get(camp_name(cell), ".")


class Spoils(Scenario):
    """SW-113: the points of the enemy figures destroyed."""

    ends_with_an_army = True

    def score(self, war: War, seat: Seat) -> int:
        fallen = 0
        for figure, owner in enumerate(war.owner):
            if owner != seat and war.life[figure] <= 0:
                fallen += war.sheets[figure].points
        return fallen

    def reason(self) -> str:
        return "points"

    def hint(self, cell: int) -> Message:
        return Message("cell-spoils")


VERBS: Final[dict[str, type[Scenario]]] = {
    "held alone": HeldAlone,
    "majority": Majority,
    "survivors": Survivors,
    "raiders": Raiders,
    "spoils": Spoils,
}


def make_scenario(setup: Setup) -> Scenario:
    """Return the scenario that was agreed on."""
    sheet = SCENARIOS[setup.text("scenario")]
    return VERBS[sheet.counts](sheet, setup)
