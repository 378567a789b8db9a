"""`littlewars examples [PATH…]`: run the worked examples."""

from pathlib import Path
from typing import Annotated

import typer

from littlewars.cli.speech import BAD_INPUT, Language, sentence, speaking
from littlewars.games.library import all_games
from littlewars.kernel.errors import LittleWarsError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.rulebook.examples import Example, example_files, read_example, run_case, shipped_examples
from littlewars.words import catalogue


def examples(
    paths: Annotated[list[Path] | None, typer.Argument(help="Files or folders; those of all games by default.")] = None,
    lang: Language = "",
) -> None:
    """Run worked examples, one line each; exit 1 when any fails, 2 when one cannot be read."""
    with speaking(lang) as language:
        found: list[Example | Message] = []
        games = all_games()
        for path in paths or []:
            for file in example_files(path):
                found.append(read_or_tell(file, games))
        if not paths:
            found = [example for game in games for example in shipped_examples(game)]
        passed = sum([show(example, language) for example in found])
        typer.echo(f"{passed} passed, {len(found) - passed} failed")
        if any(isinstance(example, Message) for example in found):
            raise typer.Exit(BAD_INPUT)
        if passed < len(found):
            raise typer.Exit(1)


def read_or_tell(file: Path, games: list[Game]) -> Example | Message:
    """Read an example, or tell why it cannot be read."""
    try:
        return read_example(file, str(file), games)
    except LittleWarsError as error:
        return error.message


def show(example: Example | Message, language: str) -> bool:
    """Run an example, print its line, and tell whether all of it holds."""
    failed = catalogue(language).say(Message("examples-failed"))
    if isinstance(example, Message):
        typer.echo(f"{failed}  {sentence(language, example)}")
        return False
    words = catalogue(language, example.game)
    failures = [message for case in example.cases for message in run_case(example.game, case).failures]
    mark = failed if failures else words.say(Message("examples-passed"))
    typer.echo(f"{mark}  {example.id:8} {example.cases[0].title[language]}")
    for message in failures:
        typer.echo(f"        {words.say(message)}")
    return not failures
