"""How far Connect Four is played on by those who think ahead."""

from typing import Final

from littlewars.games.connect_four.state import Grid
from littlewars.kernel.foresight import Foresight


class GridForesight(Foresight):
    """Connect Four counts discs; its General searches."""

    def begun(self, grid: Grid) -> int:
        return grid.filled().bit_count()


FORESIGHT: Final = GridForesight()
