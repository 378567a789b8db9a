"""All a player may know of a position."""

from random import Random
from typing import Any

from littlewars.kernel.agenda import Choice, Seat, State
from littlewars.kernel.game import Game
from littlewars.kernel.prompt import Prompt


class Sight:
    """What one seat may know. Computer players and hints get this and nothing else."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game: Game = game
        self.seat: Seat = seat
        self._state: State = state

    def legal(self) -> list[Choice]:
        """List the seat's choices; none when it is not asked."""
        return self._state.legal() if self._state.actor == self.seat else []

    def prompt(self) -> Prompt:
        """Say how the seat is asked."""
        return self._state.prompt()

    def view(self) -> Any:
        """Return what the seat sees."""
        return self.game.view(self._state, self.seat)

    def imagine(self, rng: Random) -> State:
        """Return a position that looks the same from here, its secrets dealt again."""
        return self.game.imagine(self._state, self.seat, rng)
