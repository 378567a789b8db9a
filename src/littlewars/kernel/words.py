"""Sentences before they have a language: a key of the catalogues, and arguments."""

from collections.abc import Callable
from typing import TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Message"]


class Message:
    """A sentence to be said in any language. An argument may be a message itself (a figure's name …)."""

    def __init__(self, _key: str, /, **arguments: Argument) -> None:
        self.key: str = _key  # not `key`: compiled, an argument of the sentence called so would clash with it
        self.arguments: dict[str, Argument] = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.arguments.items()))))

    def __reduce__(self) -> tuple[object, ...]:
        """Let it travel between processes, compiled too."""
        return (_message, (self.key, self.arguments))

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key}({inner})" if inner else self.key


def _message(key: str, arguments: dict[str, Argument]) -> Message:
    return Message(key, **arguments)


Say: TypeAlias = Callable[[Message], str]  # says a message in one language; `littlewars.words` makes them
