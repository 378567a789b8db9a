"""Taking a choice back after something happened: the others are asked."""

from littlewars.kernel.agenda import NOBODY, Seat
from littlewars.table.live import LiveMatch


class TakeBack:
    """A request to take back, until everybody has answered or somebody chooses."""

    def __init__(self) -> None:
        self.seat: Seat = NOBODY  # who asks
        self.agreed: set[Seat] = set()

    def ask(self, live: LiveMatch, seats: list[Seat]) -> bool:
        """Ask for a seat that chose last of these; tell whether there is anything to take back."""
        found = [(point, seat) for seat in seats if (point := live.takeback_point(seat)) is not None]
        if not found or not live.terms.takebacks or live.acting() == NOBODY:
            return False
        self.seat, self.agreed = max(found)[1], set()
        return True

    def others(self, live: LiveMatch) -> set[Seat]:
        """Return the seats of other people, who must agree."""
        rows = live.seats
        return {row.seat for row in rows if row.kind == "person" and row.holder != rows[self.seat].holder}

    def voters(self, live: LiveMatch, seats: list[Seat]) -> set[Seat]:
        """Return which of these seats are asked."""
        return self.others(live) & set(seats) if self.seat != NOBODY else set()

    def settled(self, live: LiveMatch) -> bool:
        """Tell whether everybody agreed."""
        return self.seat != NOBODY and self.agreed >= self.others(live)

    def forget(self) -> None:
        """Nobody asks any more."""
        self.seat, self.agreed = NOBODY, set()
