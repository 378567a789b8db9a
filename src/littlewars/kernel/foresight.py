"""How far a game is played on by those who think ahead, and what foretells its result there."""

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.setup import Value

LOOKS: Final = 2  # own choices in a row that players look at, where a game says nothing else


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What General wants to know of a game beside `evaluate`. As it is here, it plays nothing on and searches.

    All that is tried out is judged at the same place: where a turn, a round or a day begins. There `traits` foretell
    the result better than `evaluate`, which has to weigh every moment of a turn. How much each trait counts stands in
    the game's `foretold.toml`, which `littlewars lab fit` writes.
    """

    def __init__(self, reach: int = 0, care: int = LOOKS, names: list[str] | None = None) -> None:
        self.reach: Final = reach  # so many turns, rounds or days are played on, the one under way too; 0: none
        self.care: Final = care  # so many own choices in a row those look at who play on: one, where two find no better
        self.names: Final = names or []  # of the traits

    def begun(self, state: Any) -> int:
        """Count the turns, rounds or days that have begun."""
        return 0

    def chapter(self, state: Any) -> str:
        """Name the part of the game a position belongs to: traits count differently in each."""
        return ""

    def traits(self, state: Any, seat: Seat) -> list[int]:
        """Count what a seat has where a turn, round or day begins, in the order of `names`."""
        return []

    def opening(self, state: Any, choice: Choice) -> list[str]:
        """Name what a choice brings before the fighting: an army, an order, a squad; nothing anywhere else.

        How much each is worth stands in the game's `openings.toml`, which `littlewars lab openings` writes. The first
        word of a name is its kind.
        """
        return []

    def practice(self, rng: Random) -> dict[str, Value]:
        """Draw the options of a game to learn from; the rest are the defaults."""
        return {}
