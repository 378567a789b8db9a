"""What a player is."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from littlewars.kernel.agenda import Choice
from littlewars.kernel.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Somebody who chooses for a seat."""

    @abstractmethod
    def choose(self, sight: Sight) -> Choice:
        """Return one of the legal choices."""
