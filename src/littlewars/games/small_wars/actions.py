"""Which number is which choice in Small Wars.

A figure's two verbs interleave, for armies have no largest size.
"""

from typing import Final

from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.ground import CELLS

END: Final = 0  # SW-33: finish the activation
STOP: Final = 1  # SW-16: stop drafting
MOVE: Final = 2  # + cell
PLACE: Final = MOVE + CELLS  # + 9 * sheet + cell: draft or deploy
ACTIVATE: Final = PLACE + CELLS * len(SHEETS)  # + 2 * figure
ATTACK: Final = ACTIVATE + 1  # + 2 * figure


def place(sheet: int, cell: int) -> int:
    """Return the choice that puts a figure with this sheet in a cell."""
    return PLACE + CELLS * sheet + cell
