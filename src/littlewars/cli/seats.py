"""Who sits at a table in the terminal, and who deals."""

from random import Random

from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from littlewars.players.levels import PLAYERS, SERGEANT, hire
from littlewars.players.player import Player
from littlewars.table.computers import PATIENCE

HUMAN = "human"
SEATS = [HUMAN, *PLAYERS]
RULES = "rules"  # stands for a seat that the rules play themselves
DEALERS = ["seeded", HUMAN]


def default_seats(game: Game, setup: Setup) -> str:
    """Seat a person first, and the computer wherever the rules do not play themselves."""
    seats = [RULES if seat in game.ruled(setup) else SERGEANT for seat in range(len(game.seats(setup)))]
    seats[seats.index(SERGEANT)] = HUMAN
    return ",".join(seats)


def seat_players(match: Match, seats: list[str], seed: str | None) -> list[Player | None]:
    """Seat computer players. None is a person, or the rules, who are never asked.

    With a seed they take the time they need, so that they do the same on any machine.
    """
    names, ruled = match.game.seats(match.setup), match.game.ruled(match.setup)
    if len(seats) != len(names):
        raise SetupError(Message("play-wrong-seats", game=match.game.key, count=len(names), given=len(seats)))
    right = [RULES if number in ruled else seat for number, seat in enumerate(seats)]
    rng = Random(seed)
    players: list[Player | None] = []
    for number, seat in enumerate(seats):
        if seat != right[number]:
            raise SetupError(Message("play-seat-of-rules", seat=match.name(number), seats=",".join(right)))
        if seat not in SEATS and number not in ruled:
            raise SetupError(Message("play-unknown-seat", seat=seat, known=", ".join(SEATS)))
        own_seed, patience = rng.getrandbits(64), PATIENCE if seed is None else 0.0
        computer = None if seat in (HUMAN, RULES) else hire(seat, match.game, own_seed, seconds=patience)
        players.append(computer)
    return players
