"""`littlewars`, but dice and computers do the same in every run: what fails in the browser once, fails again.

The worker processes load this module, too.
"""

from random import Random

from littlewars.cli import main
from littlewars.games.library import find
from littlewars.kernel.agenda import Choice, Seat, State
from littlewars.kernel.dealer import Dealer
from littlewars.kernel.setup import Value
from littlewars.players.levels import hire
from littlewars.table import computers, live

THINK = computers.think


class SteadyDealer(Dealer):
    """Deals by how many choices were made before."""

    def deal(self, state: State, number: int) -> Choice:
        return state.agenda[-1].sample(state, Random(number))


def think(match: str, game: str, setup: dict[str, Value], position: str, seat: Seat, player: str) -> Choice:
    """Choose as always, but by a new player, whom the position seeds, and who takes the time it takes."""
    computers.hired[match, seat, player] = hire(player, find(game), position)
    return THINK(match, game, setup, position, seat, player)


live.system_dealer = SteadyDealer
computers.think = think

if __name__ == "__main__":
    main()
