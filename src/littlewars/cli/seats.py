"""Who sits at a table in the terminal, and who deals."""

from random import Random

from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer

HUMAN = "human"
SEATS = [HUMAN, "random", "greedy"]
DEALERS = ["seeded", HUMAN]


def default_seats(game: Game, setup: Setup) -> str:
    """Seat a person first, and the computer everywhere else."""
    return ",".join([HUMAN, *["greedy"] * (len(game.seats(setup)) - 1)])


def seat_players(match: Match, seats: list[str], seed: str | None) -> list[Player | None]:
    """Seat people (None) and computer players."""
    names = match.game.seats(match.setup)
    if len(seats) != len(names):
        raise SetupError(Message("play-wrong-seats", game=match.game.key, count=len(names), given=len(seats)))
    rng = Random(seed)
    players: list[Player | None] = []
    for seat in seats:
        if seat not in SEATS:
            raise SetupError(Message("play-unknown-seat", seat=seat, known=", ".join(SEATS)))
        own_seed = rng.getrandbits(64)
        computer = GreedyPlayer(own_seed) if seat == "greedy" else RandomPlayer(own_seed)
        players.append(None if seat == HUMAN else computer)
    return players
