"""Options of a game, and the set-up they make."""

from typing import TypeAlias

from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message

Value: TypeAlias = int | str | bool

_FLAGS = {"true": True, "yes": True, "false": False, "no": False}


class Option:
    """A choice among listed values, made before the game. Forms show them all."""

    def __init__(self, key: str, offered: list[Value], default: Value, rule: str = "") -> None:
        self.key: str = key
        self.offered: list[Value] = offered
        self.default: Value = default
        self.rule: str = rule  # the rule that explains it

    def allows(self, value: Value) -> bool:
        """Tell whether the value may be given."""
        return type(value) is type(self.default) and value in self.offered

    def expects(self) -> Message:
        """Say what may be given."""
        return Message("setup-one-of", values=", ".join(str(value).lower() for value in self.offered))

    def read(self, text: str) -> Value:
        """Turn typed text into a value; what it cannot turn it gives back."""
        if isinstance(self.default, bool):
            return _FLAGS.get(text.lower(), text)
        if isinstance(self.default, int):
            try:
                return int(text)
            except ValueError:
                return text
        return text


class NumberOption(Option):
    """A whole number from `least` up; forms offer some."""

    def __init__(self, key: str, offered: list[Value], default: int, least: int, rule: str = "") -> None:
        super().__init__(key, offered, default, rule)
        self.least: int = least

    def allows(self, value: Value) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value >= self.least

    def expects(self) -> Message:
        return Message("setup-at-least", least=self.least)


class TextOption(Option):
    """A text the game itself checks; forms offer some."""

    def allows(self, value: Value) -> bool:
        return isinstance(value, str)


class Setup:
    """Every option of a game with its value. Made and checked by `Game.setup`."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values: dict[str, Value] = values

    def whole(self, key: str) -> int:
        """Return the value of a number option."""
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def text(self, key: str) -> str:
        """Return the value of a text option."""
        return str(self.values[key])

    def flag(self, key: str) -> bool:
        """Return the value of a yes-or-no option."""
        return bool(self.values[key])


def make_setup(options: list[Option], given: dict[str, Value]) -> Setup:
    """Fill in the defaults and check every value."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise SetupError(Message("setup-unknown-option", option=key, options=", ".join(known)))
    values: dict[str, Value] = {}
    for option in options:
        value = given.get(option.key, option.default)
        if not option.allows(value):
            raise SetupError(Message("setup-bad-value", option=option.key, value=str(value), expected=option.expects()))
        values[option.key] = value
    return Setup(values)
