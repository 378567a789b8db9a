"""Whether a sentence can be said."""

from littlewars.kernel.words import Argument, Message
from littlewars.words import Catalogue


def sayable(spoken: Catalogue, message: Argument) -> bool:
    """Tell whether a message and the messages inside it have their sentences, and all the words these need."""
    if not isinstance(message, Message):
        return True
    whole = spoken.knows(message.key) and "{" not in spoken.say(message)
    return whole and all(sayable(spoken, inner) for inner in message.arguments.values())
