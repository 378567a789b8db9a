"""Reading what is printed: TOML tables, checked key by key."""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from littlewars.kernel.errors import ContentError
from littlewars.kernel.words import Message

LANGUAGES = ("en", "fr")


def read_toml(path: Traversable, name: str = "") -> dict[str, Any]:
    """Read a TOML file; a broken one is a sentence that names it."""
    name = name or path.name
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(Message("content-unreadable", file=name, why=error.strerror or "")) from None
    except UnicodeDecodeError:
        raise ContentError(Message("content-not-utf8", file=name)) from None
    except (ValueError, RecursionError) as error:  # endless nesting and endless numbers too
        raise ContentError(Message("content-not-toml", file=name, why=str(error))) from None


def tables(path: Traversable) -> list["Table"]:
    """List the top-level tables of a TOML file."""
    return [Table(path.name, key, value) for key, value in read_toml(path).items()]


class Table:
    """A table of a TOML file, read key by key; `close` complains of missing and unknown keys at once."""

    def __init__(self, file: str, name: str, values: Any) -> None:
        self.file: str = file
        self.name: str = name
        if not isinstance(values, dict):
            raise self.wrong("", "table")
        self.values: dict[str, Any] = values
        self.asked: list[str] = []
        self.missing: list[str] = []

    def wrong(self, key: str, expected: str) -> ContentError:
        """Make the error of a value that is not what it should be."""
        return ContentError(Message("content-wrong-value", file=self.file, table=self.name, key=key, expected=expected))

    def has(self, key: str) -> bool:
        """Tell whether an optional key is there."""
        self.asked.append(key)
        return key in self.values

    def take(self, key: str) -> Any:
        """Return the value as it stands; None when it is missing."""
        if not self.has(key):
            self.missing.append(key)
        return self.values.get(key)

    def whole(self, key: str, least: int = 0) -> int:
        """Return a whole number."""
        value = self.take(key)
        if value is None:
            return least
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(key, f"whole number ≥ {least}")
        return value

    def text(self, key: str) -> str:
        """Return a text."""
        value = self.take(key)
        if value is None:
            return ""
        if not isinstance(value, str):
            raise self.wrong(key, "text")
        return value

    def texts(self, key: str) -> dict[str, str]:
        """Return a text in every language."""
        value = self.take(key)
        if value is None:
            return dict.fromkeys(LANGUAGES, "")
        inner = Table(self.file, f"{self.name}.{key}", value)
        spoken = {language: inner.text(language) for language in LANGUAGES}
        inner.close()
        return spoken

    def words(self, key: str) -> list[str]:
        """Return a list of texts."""
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.wrong(key, "list of texts")
        return value

    def flag(self, key: str) -> bool:
        """Return a yes or no; no when it is not given."""
        value = self.take(key) if self.has(key) else False
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def one_of(self, key: str, known: list[str]) -> int:
        """Return the place, in a list, of a text that must be in it."""
        word = self.text(key)
        if word not in known:
            raise self.wrong(key, ", ".join(known))
        return known.index(word)

    def some_of(self, key: str, known: list[str]) -> list[str]:
        """Return texts that must all be in a list."""
        words = self.words(key)
        if any([word not in known for word in words]):
            raise self.wrong(key, ", ".join(known))
        return words

    def inner(self, key: str) -> list["Table"]:
        """Return the tables of an optional list of tables."""
        if not self.has(key):
            return []
        value = self.values[key]
        if not isinstance(value, list):
            raise self.wrong(key, "list of tables")
        return [Table(self.file, f"{self.name}.{key}[{i}]".lstrip("."), row) for i, row in enumerate(value, 1)]

    def close(self) -> None:
        """Complain of the keys that were missing, and of those nobody asked for."""
        unknown = [key for key in self.values if key not in self.asked]
        if self.missing or unknown:
            raise ContentError(
                Message(
                    "content-keys",
                    file=self.file,
                    table=self.name,
                    missing=", ".join(self.missing) or "-",
                    unknown=", ".join(unknown) or "-",
                )
            )
