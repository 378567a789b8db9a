"""How the program speaks: languages, and errors as one sentence."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from littlewars.games.library import all_games
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import LittleWarsError, SetupError
from littlewars.kernel.words import Message
from littlewars.words import DEFAULT_LANGUAGE, catalogue, likely_language

BAD_INPUT = 2  # exit code

Language = Annotated[str, typer.Option("--lang", help="en or fr; the language of your system by default.")]


@contextmanager
def speaking(language: str) -> Iterator[str]:
    """Settle the language; turn an error of the user's into one sentence and exit code 2."""
    spoken = language or likely_language()
    try:
        if spoken not in LANGUAGES:
            spoken = DEFAULT_LANGUAGE
            raise SetupError(Message("play-unknown-language", language=language, known=", ".join(LANGUAGES)))
        yield spoken
    except LittleWarsError as error:
        print(sentence(spoken, error.message), file=sys.stderr)
        raise typer.Exit(BAD_INPUT) from None


def sentence(language: str, message: Message) -> str:
    """Say a message that may come from any game: with the first catalogue that knows all of it."""
    shared = catalogue(language)
    needed = [key for key in keys(message) if not shared.knows(key)]
    for game in all_games() if needed else []:
        if all(catalogue(language, game).knows(key) for key in needed):
            return catalogue(language, game).say(message)
    return shared.say(message)


def keys(message: Message) -> list[str]:
    """List the keys of a message and of the messages within."""
    inner = [keys(value) for value in message.arguments.values() if isinstance(value, Message)]
    return [message.key, *[key for found in inner for key in found]]
