"""How much one page or one address may ask for."""

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The server's limits. Loopback has the same ones."""

    seat_messages: int = 100  # in `window` seconds
    watcher_messages: int = 50
    window: float = 20.0
    hello: float = 5.0  # seconds until a page must have said hello
    sockets: int = 100  # open at once, by address
    matches: int = 60  # new ones in an hour, by address
    inspections: int = 60  # of what people build, in `window` seconds, by address
    reviews: int = 30  # of finished matches, begun in an hour, by address


class Rate:
    """Counts what happened in the last seconds."""

    def __init__(self, most: int, window: float) -> None:
        self.most: int = most
        self.window: float = window
        self.times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Count one more; tell whether it is still within the limit."""
        while self.times and self.times[0] <= now - self.window:
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now)
        return True


class Addresses:
    """Counts open sockets, new matches, inspections and reviews by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Limits = limits
        self.sockets: dict[str, int] = {}
        self.matches: dict[str, Rate] = {}
        self.inspections: dict[str, Rate] = {}
        self.reviews: dict[str, Rate] = {}

    def open(self, address: str) -> bool:
        """Count a socket; tell whether it may stay."""
        if self.sockets.get(address, 0) >= self.limits.sockets:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def close(self, address: str) -> None:
        """Forget a socket that was counted."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def create(self, address: str, now: float) -> bool:
        """Count a new match; tell whether it may be made."""
        return _counted(self.matches, address, Rate(self.limits.matches, 3600.0), now)

    def inspect(self, address: str, now: float) -> bool:
        """Count an inspection; tell whether it may be made."""
        return _counted(self.inspections, address, Rate(self.limits.inspections, self.limits.window), now)

    def review(self, address: str, now: float) -> bool:
        """Count a review; tell whether it may be made."""
        return _counted(self.reviews, address, Rate(self.limits.reviews, 3600.0), now)


def _counted(rates: dict[str, Rate], address: str, fresh: Rate, now: float) -> bool:
    """Count one more of an address, and forget addresses that have been quiet."""
    for other, rate in list(rates.items()):
        if not rate.times or rate.times[-1] < now - rate.window:
            del rates[other]
    return rates.setdefault(address, fresh).allows(now)
