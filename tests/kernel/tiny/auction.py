"""A sealed auction for two to four seats, as in Battalia."""

from random import Random
from typing import Any

from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, State, Step
from littlewars.kernel.chance import below
from littlewars.kernel.events import FLIP, EventKind
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import NumberOption, Option, Setup
from littlewars.kernel.words import Message
from tests.kernel.tiny.base import COLOURS, TinyGame, TinyState, ranked

LOTS = 3  # worth 1, 2 and 3 points
NO_BID = -1
KINDS = [
    EventKind("committed", ("seat", "bid"), secret=("bid",)),
    EventKind("bid", ("seat", "bid"), FLIP, reveals=True),
    EventKind("sold", ("lot", "buyer")),
]
COMMITTED, BID, SOLD = range(3)


class House(TinyState):
    """What every seat owns, and has bid."""

    def __init__(
        self, agenda: list[Step], actor: Seat, coins: list[int], points: list[int], bids: list[int], lot: list[int]
    ) -> None:
        super().__init__(agenda, actor)
        self.coins, self.points, self.bids, self.lot = coins, points, bids, lot

    def rows(self) -> dict[str, list[int]]:
        return {"coins": self.coins, "points": self.points, "bids": self.bids, "lot": self.lot}

    def clone(self) -> "House":
        return House(self.agenda[:], self.actor, self.coins[:], self.points[:], self.bids[:], self.lot[:])

    def outcome(self) -> Outcome | None:
        """AU-04: most points win, then most coins; equals share their place."""
        if self.agenda:
            return None
        worth = list(zip(self.points, self.coins, strict=True))
        return Outcome(ranked(worth), Message("won-by-points"), "AU-04")


class Lot(Step):
    """AU-01: the lots are sold one after the other; everybody bids for each."""

    def take(self, house: House, choice: Choice) -> None:
        if house.lot[0] < LOTS:
            house.lot[0] += 1
            house.then(*[Bid(seat) for seat in range(len(house.coins))], Sale(), Lot())


class Bid(SeatStep):
    """AU-02: a bid is sealed, and no higher than the bidder's purse."""

    def legal(self, house: House) -> list[Choice]:
        return list(range(house.coins[self.seat] + 1))

    def objection(self, house: House, bid: Choice) -> Refusal:
        return Refusal("AU-02", Message("refused-purse", coins=house.coins[self.seat]))

    def take(self, house: House, bid: Choice) -> None:
        house.bids[self.seat] = bid
        house.tell(COMMITTED, self.seat, bid)


class Sale(Step):
    """AU-03: all bids are shown; equal bids strike each other out, the highest left buys the lot."""

    def take(self, house: House, choice: Choice) -> None:
        for seat, bid in enumerate(house.bids):
            house.tell(BID, seat, bid)
        single = [bid for bid in house.bids if house.bids.count(bid) == 1]
        if single:
            buyer = house.bids.index(max(single))
            house.coins[buyer] -= house.bids[buyer]
            house.points[buyer] += house.lot[0]
            house.tell(SOLD, house.lot[0], buyer)
        house.bids[:] = [NO_BID] * len(house.bids)


class AuctionGame(TinyGame):
    """The auction."""

    def __init__(self) -> None:
        super().__init__("auction", [Lot, Bid, Sale])

    def options(self) -> list[Option]:
        return [Option("players", [2, 3, 4], 3, "AU-01"), NumberOption("coins", [5, 10], 5, 1, "AU-02")]

    def seats(self, setup: Setup) -> list[str]:
        return COLOURS[: setup.whole("players")]

    def players(self, house: House) -> int:
        return len(house.coins)

    def begin(self, setup: Setup) -> House:
        count = setup.whole("players")
        return House([Lot()], NOBODY, [setup.whole("coins")] * count, [0] * count, [NO_BID] * count, [0])

    def spell(self, house: House, choice: Choice) -> str:
        return f"bid {choice}"

    def view(self, house: House, seat: Seat) -> dict[str, Any]:
        return {
            "lot": house.lot[0],
            "coins": house.coins[:],
            "points": house.points[:],
            "bid": house.bids[seat] if 0 <= seat < len(house.bids) else NO_BID,
            "committed": [bid != NO_BID for bid in house.bids],
            "actor": house.actor,
        }

    def imagine(self, house: House, seat: Seat, rng: Random) -> State:
        twin = house.clone()
        for other, bid in enumerate(house.bids):
            if other != seat and bid != NO_BID:
                twin.bids[other] = below(rng, house.coins[other] + 1)
        return twin

    def kinds(self) -> list[EventKind]:
        return KINDS
