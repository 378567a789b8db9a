"""What a game's own catalogue calls its things."""

from littlewars.kernel.setup import Option, Value
from littlewars.kernel.words import Message
from littlewars.words import Catalogue


def option_name(words: Catalogue, option: Option) -> str:
    """Name an option."""
    return words.say(Message("option-" + option.key))


def value_name(words: Catalogue, option: Option, value: Value) -> str:
    """Name an option's value: as the game calls it, or as it is written."""
    key = f"{option.key}-{value}"
    return words.say(Message(key)) if words.knows(key) else str(value).replace("_", " ")


def seat_name(words: Catalogue, seat: str) -> str:
    """Name a seat, given as in notation."""
    return words.say(Message("seat-" + seat))


def told(words: Catalogue, key: str) -> str:
    """Say what the game says of itself under this key; nothing when it says nothing."""
    return words.say(Message(key)) if words.knows(key) else ""
