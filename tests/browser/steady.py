"""`littlewars`, but dice and computers do the same in every run: what fails in the browser once, fails again.

The worker processes load this module, too.
"""

from functools import partial
from random import Random

from littlewars.cli import main
from littlewars.kernel.agenda import Choice, Seat, State
from littlewars.kernel.dealer import Dealer
from littlewars.kernel.setup import Value
from littlewars.table import computers, live

PLAYERS, THINK = computers.PLAYERS, computers.think


class SteadyDealer(Dealer):
    """Deals by how many choices were made before."""

    def deal(self, state: State, number: int) -> Choice:
        return state.agenda[-1].sample(state, Random(number))


def think(game: str, setup: dict[str, Value], position: str, seat: Seat, player: str) -> Choice:
    """Choose as always, with a generator that the position seeds."""
    computers.PLAYERS = {player: partial(PLAYERS[player], position)}
    return THINK(game, setup, position, seat, player)


live.system_dealer = SteadyDealer
computers.think = think

if __name__ == "__main__":
    main()
