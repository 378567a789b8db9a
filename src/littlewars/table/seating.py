"""Who sits where: people, computers, the rules themselves, and seats that are free."""

from dataclasses import dataclass
from functools import cache

from littlewars.kernel.agenda import Seat
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from littlewars.table.store import SeatRow

RULES = "rules"  # a seat that the rules play themselves, and the opponent of that name in a form


def sitter(row: SeatRow, mine: bool) -> Message:
    """Name whoever holds a seat."""
    if mine:
        return Message("table-you")
    if row.kind == "computer":
        return Message("table-computer", player=row.name)
    if row.kind == RULES:
        return Message("table-rules")
    if row.kind == "open":
        return Message("table-open-seat")
    return Message("plain", text=row.name) if row.name else Message("table-somebody")


@dataclass(frozen=True)
class Round:
    """Who can sit round a game's table, by the option that changes it."""

    option: str  # its key; empty when no option does
    seats: dict[str, list[str]]  # by the option's value, as written

    def all(self) -> list[str]:
        """List every seat there can be."""
        return max(self.seats.values(), key=len)

    def values(self, count: int) -> list[str]:
        """List the option's values that seat so many at least."""
        return [value for value, seats in self.seats.items() if len(seats) >= count]


@cache
def seats_round(game: Game) -> Round:
    """Find out which seats a game may have, one option changed at a time."""
    first = game.first_options()
    usual = game.seats(game.setup(first))
    for option in game.options():
        found = {}
        for value in option.offered:
            try:
                found[str(value)] = game.seats(game.setup(first | {option.key: value}))
            except SetupError:
                continue
        if any(seats != usual for seats in found.values()):
            return Round(option.key, found)
    return Round("", {"": usual})


def most_others(game: Game) -> int:
    """Count whom one may play with at the most."""
    return len(seats_round(game).all()) - 1


def free_seats(game: Game, setup: Setup) -> list[str]:
    """Name the seats that somebody can take."""
    ruled = game.ruled(setup)
    return [name for seat, name in enumerate(game.seats(setup)) if seat not in ruled]


def with_rules(game: Game, setup: Setup, rows: list[SeatRow]) -> list[SeatRow]:
    """Put the rules where they play themselves, whoever was to sit there."""
    ruled = game.ruled(setup)
    return [SeatRow(row.seat, RULES, b"", "") if row.seat in ruled else row for row in rows]


def asked_seats(rows: list[SeatRow]) -> list[Seat]:
    """List the seats for which somebody is asked: all but those of the rules."""
    return [row.seat for row in rows if row.kind != RULES]
