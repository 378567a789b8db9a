"""Sentences in French and English, from Fluent catalogues."""

import locale
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Argument, Message

DEFAULT_LANGUAGE = "en"
REMEMBERED = 10_000  # sentences
LONGEST = 2000  # letters of an argument; of one with 2,500, Fluent says nothing


class Catalogue:
    """Says messages in one language: ours, those of a game, and the names printed on its content."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.names = game.lexicon(language) if game else {}
        self.said: dict[Message, str] = {}  # a picture says the same hundred things again and again
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in [files("littlewars.words"), *([files(game.package)] if game else [])]:
            self.bundle.add_resource(FluentResource(catalogue_text(folder, language)))

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence for this key."""
        return key in self.names or self.bundle.has_message(key)

    def say(self, message: Message) -> str:
        """Say the message. One without a sentence is shown as it is rather than lost."""
        if message.key in self.names:
            return self.names[message.key]
        if message not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[message] = self._format(message)
        return self.said[message]

    def _format(self, message: Message) -> str:
        pattern = self.bundle.get_message(message.key).value if self.bundle.has_message(message.key) else None
        if pattern is None:
            return repr(message)
        arguments = {name: self._argument(value) for name, value in message.arguments.items()}
        return str(self.bundle.format_pattern(pattern, arguments)[0])

    def _argument(self, value: Argument) -> int | str:
        said = self.say(value) if isinstance(value, Message) else value
        return f"{said[:LONGEST]}…" if isinstance(said, str) and len(said) > LONGEST else said


def catalogue_text(folder: Traversable, language: str) -> str:
    """Read the catalogue that lies in a package: one file, or a folder of them, one for each room."""
    whole = folder / "locales" / language
    try:
        if whole.is_dir():
            return "\n".join(path.read_text(encoding="utf-8") for path in sorted(whole.iterdir(), key=str))
        return (folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(Message("content-unreadable", file=f"{whole}.ftl", why=error.strerror or "")) from None


@cache
def catalogue(language: str, game: Game | None = None) -> Catalogue:
    """Return a catalogue, made once."""
    return Catalogue(language, game)


def likely_language() -> str:
    """Guess the reader's language from the environment."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    spoken = spoken or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if spoken.lower().startswith(language)), DEFAULT_LANGUAGE)
