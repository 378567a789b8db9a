"""All a player may know of a position."""

from random import Random
from typing import Any

from littlewars.kernel.agenda import NOBODY, Choice, Seat, State
from littlewars.kernel.game import Game
from littlewars.kernel.prompt import Prompt


class Sight:
    """What one seat may know. Computer players and hints get this and nothing else."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game: Game = game
        self.seat: Seat = seat
        self._state: State = state

    def asked(self) -> bool:
        """Tell whether the seat must choose now. Nobody, who only watches, never must."""
        return self._state.actor == self.seat and self.seat != NOBODY

    def legal(self) -> list[Choice]:
        """List the seat's choices; none when it is not asked."""
        return self._state.legal() if self.asked() else []

    def prompt(self) -> Prompt | None:
        """Say how the seat is asked; None when it is not: another seat's question may show what is hidden."""
        return self._state.prompt() if self.asked() else None

    def view(self) -> Any:
        """Return what the seat sees."""
        return self.game.view(self._state, self.seat)

    def imagine(self, rng: Random) -> State:
        """Return a position that looks the same from here, its secrets dealt again."""
        return self.game.imagine(self._state, self.seat, rng)
