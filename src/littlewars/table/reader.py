"""Who reads a page."""

from dataclasses import dataclass
from functools import cached_property

from littlewars.kernel.game import Game
from littlewars.words import Catalogue, catalogue

THEMES = ("", "light", "dark", "contrast")  # "": as the reader's system wishes


@dataclass(frozen=True)
class Reader:
    """The language and theme somebody reads in, and the page's address."""

    language: str = "en"
    theme: str = ""
    path: str = "/"

    @cached_property
    def words(self) -> Catalogue:
        """Return the sentences all pages share."""
        return catalogue(self.language)

    def words_of(self, game: Game) -> Catalogue:
        """Return the sentences of a game's pages."""
        return catalogue(self.language, game)
