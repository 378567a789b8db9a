"""Who wins: the pitched battle, solo, and the scenarios (MLB-192 to 196, MLB-250 to 253, MLB-301 to 307)."""

from typing import Final

from littlewars.games.my_little_battlefield.content import SCENARIOS, TOP_POWER, ScenarioSheet
from littlewars.games.my_little_battlefield.events import TALLIED
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS_OF, FOE_RESERVE, HOME_ROWS, NEIGHBOURS, NONE, RED
from littlewars.games.my_little_battlefield.names import scenario_name
from littlewars.games.my_little_battlefield.state import COMMAND, MORALE, Battle
from littlewars.kernel.agenda import Seat
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message


class Scenario:
    """A battle's goal. The pitched battle asks for 20 VP (MLB-03)."""

    def __init__(self, sheet: ScenarioSheet, setup: Setup) -> None:
        self.sheet: ScenarioSheet = sheet
        self.key: str = sheet.key
        self.solo: bool = setup.text("mode") == "solo"
        alone = self.solo and self.wants_points()
        self.rule: str = "MLB-252" if alone else sheet.rule
        self.goal: str = f"scenario-{sheet.key}-goal" if not alone else "solo-goal"
        self.goal_counts: bool = self.wants_points() and (not self.solo or setup.flag("solo_vp20"))  # MLB-253
        most = setup.whole("max_turns")
        self.last_turn: int = min(most, 2 * sheet.turns) if sheet.turns else most  # MLB-196

    def wants_points(self) -> bool:
        """Tell whether 20 VP end the game (MLB-02)."""
        return True

    def bonus(self, battle: Battle, seat: Seat) -> int:
        """Return victory points besides those of sectors and Power."""
        return 0

    def reserve_is_open(self, battle: Battle, seat: Seat) -> bool:
        """Tell whether units may walk into the enemy Reserve (MLB-129); the IA may wait until it is ahead (MLB-237)."""
        if not self.solo or battle.terms.home_row_ends:
            return False
        return self.ia_dares(battle, seat)

    def ia_dares(self, battle: Battle, seat: Seat) -> bool:
        """Tell whether the IA, if it is the seat, would end the game now (MLB-237)."""
        careful = battle.terms.reserve_if_ahead and battle.terms.ruled(seat)
        return not careful or battle.vp(seat) >= battle.vp(1 - seat)

    def broken_through(self, battle: Battle, seat: Seat) -> None:
        """End the game: a unit has entered the enemy Reserve (MLB-250)."""
        battle.agenda.clear()

    def taken(self, battle: Battle, seat: Seat, cell: int) -> None:
        """Look at a sector the seat has just taken: in solo it may end the game (MLB-250)."""
        if self.solo and battle.terms.home_row_ends and HOME_ROWS[1 - seat] >> cell & 1:
            battle.agenda.clear()

    def routed(self, battle: Battle, seat: Seat) -> None:
        """Note that the seat has sent an enemy unit back to its Reserve."""
        return

    def turn_over(self, battle: Battle, seat: Seat) -> None:
        """Note what the end of the seat's turn brings."""
        return

    def outcome(self, battle: Battle) -> Outcome:
        """Name the winner: by the goal, or by the chain of comparisons (MLB-195, MLB-252)."""
        if battle.victor != NONE:
            ranking = [[battle.victor], [1 - battle.victor]]
            return Outcome(ranking, Message("won-by-goal", scenario=scenario_name(self.key)), self.rule)
        return self.compare(battle)

    def compare(self, battle: Battle) -> Outcome:
        """Compare VP, then sectors, Power and resources (MLB-195)."""
        rule = "MLB-252" if self.solo else "MLB-195"
        pairs = [[battle.vp(seat) for seat in (BLUE, RED)]]
        pairs.append([battle.domain(seat).bit_count() for seat in (BLUE, RED)])
        pairs.append(battle.power)
        pairs.append([battle.stock(seat, MORALE) + battle.stock(seat, COMMAND) for seat in (BLUE, RED)])
        for reason, pair in zip(REASONS, pairs, strict=True):
            if pair[BLUE] != pair[RED]:
                return Outcome(best_first(pair), Message("won-by-" + reason, blue=pair[BLUE], red=pair[RED]), rule)
        return Outcome([[BLUE, RED]], Message("drawn"), "MLB-195")


REASONS: Final = ("vp", "sectors", "power", "resources")


def best_first(pair: list[int]) -> list[list[int]]:
    """Rank two seats by their numbers, which differ."""
    return [[BLUE], [RED]] if pair[BLUE] > pair[RED] else [[RED], [BLUE]]


def solo_end(battle: Battle) -> bool:
    """Tell whether somebody has reached the enemy Reserve, or the IA its maximum Power (MLB-250, MLB-251)."""
    if battle.power[RED] == TOP_POWER or FOE_RESERVE in battle.place:
        return True
    reached = [battle.domain(seat) & HOME_ROWS[1 - seat] for seat in (BLUE, RED)]
    return battle.terms.home_row_ends and reached != [0, 0]


class OwnGoal(Scenario):
    """A scenario in which 20 VP mean nothing."""

    def wants_points(self) -> bool:
        return False

    def time_is_up(self, battle: Battle) -> bool:
        """Tell whether the scenario ran its full time: neither the cap nor a solo end came first."""
        if battle.turn < 2 * self.sheet.turns:
            return False
        return not (self.solo and solo_end(battle))


class Breakthrough(OwnGoal):
    """MLB-301: whoever moves a unit into the enemy Reserve wins at once."""

    def reserve_is_open(self, battle: Battle, seat: Seat) -> bool:
        return self.ia_dares(battle, seat)

    def broken_through(self, battle: Battle, seat: Seat) -> None:
        battle.victor = seat
        battle.agenda.clear()


class Banners(OwnGoal):
    """MLB-302, MLB-305: at the end of your turn, one for each goal sector you control; enough of them win."""

    def turn_over(self, battle: Battle, seat: Seat) -> None:
        count = (battle.domain(seat) & self.sheet.cells).bit_count()
        if count > 0:
            battle.tally[seat] += count
            battle.tell(TALLIED, seat, count, battle.tally[seat])
            if battle.tally[seat] >= self.sheet.wins_at:
                battle.victor = seat

    def compare(self, battle: Battle) -> Outcome:
        tally = battle.tally
        if tally[BLUE] != tally[RED] and self.time_is_up(battle):
            reason = Message("won-by-tally", counts=self.sheet.counts, blue=tally[BLUE], red=tally[RED])
            return Outcome(best_first(tally), reason, self.rule)
        return super().compare(battle)


class Chain(OwnGoal):
    """MLB-303: at the end of your turn, a chain of controlled sectors from your home row to the enemy's wins."""

    def turn_over(self, battle: Battle, seat: Seat) -> None:
        domain = battle.domain(seat)
        reached = 0
        spread = domain & HOME_ROWS[seat]
        while spread != reached:
            reached = spread
            for cell in CELLS_OF[reached]:
                spread |= NEIGHBOURS[cell] & domain
        if reached & HOME_ROWS[1 - seat]:
            battle.victor = seat


class Siege(OwnGoal):
    """MLB-304: Blue wins by taking the fortress; when time is up, Red wins."""

    def taken(self, battle: Battle, seat: Seat, cell: int) -> None:
        if seat == BLUE and self.sheet.cells >> cell & 1:
            battle.victor = BLUE
            battle.agenda.clear()

    def compare(self, battle: Battle) -> Outcome:
        if self.time_is_up(battle):
            return Outcome([[RED], [BLUE]], Message("won-by-holding-out"), self.rule)
        return super().compare(battle)


class Trophies(OwnGoal):
    """MLB-306: each enemy unit sent back to its Reserve is worth a victory point."""

    def bonus(self, battle: Battle, seat: Seat) -> int:
        return battle.tally[seat]

    def routed(self, battle: Battle, seat: Seat) -> None:
        battle.tally[seat] += 1
        battle.tell(TALLIED, seat, 1, battle.tally[seat])


VICTORIES: Final[dict[str, type[Scenario]]] = {
    "points": Scenario,
    "breakthrough": Breakthrough,
    "banners": Banners,
    "chain": Chain,
    "siege": Siege,
    "trophies": Trophies,
}


def make_scenario(setup: Setup) -> Scenario:
    """Return the battle's goal, as it was agreed on."""
    sheet = SCENARIOS[setup.text("scenario")]
    return VICTORIES[sheet.victory](sheet, setup)
