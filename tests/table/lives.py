"""Matches at a table without a server: made in memory, played by spelled choices."""

import json
from typing import Any, TypeVar

from littlewars.kernel.agenda import NATURE, NOBODY, Seat
from littlewars.kernel.dealer import Dealer, SeededDealer
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value
from littlewars.table.envelope import Pictures, Viewer, table
from littlewars.table.live import LiveMatch
from littlewars.table.store import Entry, MatchRow, SeatRow, Stored

G = TypeVar("G", bound=Game)
Said = dict[str, Any]

YELLOW, RED = b"\x01" * 32, b"\x02" * 32


def two_people() -> list[SeatRow]:
    return [SeatRow(0, "person", YELLOW, "Ada"), SeatRow(1, "person", RED, "Bo")]


def stored(
    game: Game,
    position: str = "",
    options: dict[str, Value] | None = None,
    seats: list[SeatRow] | None = None,
    **terms: str | bool | int,
) -> Stored:
    """Make a match as the store keeps it."""
    setup = json.dumps(game.setup(options or {}).values)
    row = MatchRow("m", game.key, game.version, setup, position, json.dumps({"way": "friend"} | terms), 1000.0)
    return Stored(row, seats or two_people(), [])


def a_live(
    game: Game,
    position: str = "",
    options: dict[str, Value] | None = None,
    seats: list[SeatRow] | None = None,
    dealer: Dealer | None = None,
    **terms: str | bool | int,
) -> LiveMatch:
    """Open such a match; its dice are seeded."""
    live = LiveMatch(stored(game, position, options, seats, **terms), game, dealer or SeededDealer(1))
    if live.acting() == NATURE:
        admit(live, live.chance(live.state.clone(), 1000.0))
    return live


def admit(live: LiveMatch, entries: list[Entry]) -> list[Entry]:
    for entry in entries:
        live.admit(entry)
    return entries


def play(live: LiveMatch, *choices: str, now: float = 1000.0) -> list[Entry]:
    """Play spelled choices for whoever must choose; return all entries they made."""
    made = []
    for text in choices:
        made += admit(live, live.choose(live.acting(), live.game.read(live.state, text), None, now))
    return made


def seen(live: LiveMatch, *seats: Seat, language: str = "en", since: int = 0, uncovered: Seat = NOBODY) -> Said:
    """Return the table as somebody with these seats is sent it."""
    viewer = Viewer(list(seats), language, uncovered)
    told = table(live, viewer, [True] * len(live.seats), Pictures(), since, 2000.0)
    sent: Said = json.loads(json.dumps(told))
    return sent


def worded(game: G) -> G:
    """Let a tiny game, which has no catalogue, borrow one; its own keys are shown as they are."""
    game.package = "littlewars.games.connect_four"
    return game
