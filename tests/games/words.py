"""Whether sentences can be said."""

from functools import cache

from littlewars.kernel.game import Game
from littlewars.kernel.words import Argument, Message
from littlewars.words import Catalogue


def sayable(spoken: Catalogue, message: Argument) -> bool:
    """Tell whether a message and the messages inside it have their sentences, and all the words these need."""
    if not isinstance(message, Message):
        return True
    whole = spoken.knows(message.key) and "{" not in spoken.say(message)
    return whole and all(sayable(spoken, inner) for inner in message.arguments.values())


class StrictCatalogue(Catalogue):
    """A catalogue that fails rather than say a sentence that is missing, or that lacks a word."""

    def _format(self, message: Message) -> str:
        assert self.bundle.has_message(message.key), message
        said = super()._format(message)
        assert "{" not in said, said
        return said


@cache
def strict(language: str, game: Game) -> StrictCatalogue:
    """Return a game's strict catalogue, made once."""
    return StrictCatalogue(language, game)
