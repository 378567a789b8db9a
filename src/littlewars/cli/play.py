"""`littlewars play GAME`: a game in the terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from littlewars.cli.records import new_record, newest_record, read_record
from littlewars.cli.seats import DEALERS, SEATS, default_seats
from littlewars.cli.speech import Language, speaking
from littlewars.cli.terminal import Table
from littlewars.games.library import find
from littlewars.kernel.errors import RecordError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Option, Value
from littlewars.kernel.words import Message
from littlewars.words import Catalogue, catalogue

FIRST_GAME = "small-wars"


def play(
    game: Annotated[str, typer.Argument(help=f"The key of a game, such as {FIRST_GAME}.")],
    seats: Annotated[str, typer.Option(help=f"Who plays, seat by seat, of: {', '.join(SEATS)}.")] = "",
    dealer: Annotated[str, typer.Option(help=f"Who rolls the dice: {' or '.join(DEALERS)} (real dice).")] = "",
    option: Annotated[list[str] | None, typer.Option("--set", help="An option of the game, KEY=VALUE.")] = None,
    seed: Annotated[str, typer.Option(help="Makes dice and computer players repeatable.")] = "",
    record: Annotated[Path | None, typer.Option(help="The file that keeps the game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or with --record FILE.")] = False,
    lang: Language = "",
) -> None:
    """Play in the terminal, against the computer or each other."""
    with speaking(lang) as language:
        played = find(game)
        notes: dict[str, str] = {}
        if resume and option:
            raise SetupError(Message("play-resume-options"))
        if resume:
            record = record or newest_record(played)
            match, notes = read_record(record, played)
        else:
            match = Match(played, played.setup(read_options(played, option or [])))
            record = record or new_record(played)
            if record.exists():
                raise RecordError(Message("play-record-exists", file=str(record)))
        given = seats or notes.get("seats") or default_seats(played, match.setup)
        table = Table(
            match,
            seats=[seat.strip() for seat in given.split(",")],
            dealer=dealer or notes.get("dealer") or DEALERS[0],
            seed=seed or None,
            record=record,
            words=catalogue(language, match.game),
            console=Console(highlight=False),
        )
        table.run(resumed=resume)


def invite() -> None:
    """Start a first game: ask for the main options, then play against the computer."""
    with speaking("") as language:
        game = find(FIRST_GAME)
        try:
            chosen = first_options(game, language, ask=sys.stdin.isatty())
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
    play(FIRST_GAME, option=chosen, lang=language)


def first_options(game: Game, language: str, ask: bool) -> list[str]:
    """Settle the first two options, scenario and armies, as suits a first game; or ask."""
    words = catalogue(language, game)
    answers = []
    for option, suits in zip(game.options(), ("", "armies"), strict=False):
        default = suits or str(option.default)
        answers.append(f"{option.key}={ask_option(option, default, words) if ask else default}")
    return answers


def ask_option(option: Option, default: str, words: Catalogue) -> str:
    """Ask for a value, by number or by name; Enter takes the default."""
    console = Console(highlight=False)
    offered = [str(value) for value in option.offered]
    console.print(words.say(Message("play-which-option", option=Message("option-" + option.key), default=default)))
    for number, value in enumerate(offered, 1):
        name = Message(f"{option.key}-{value}")
        console.print(f"{number:3}  {value}" + (f"  {words.say(name)}" if words.knows(name.key) else ""), markup=False)
    while True:
        typed = console.input("> ").strip() or default
        if typed in offered:
            return typed
        if typed in [str(number) for number in range(1, len(offered) + 1)]:
            return offered[int(typed) - 1]
        console.print(words.say(Message("setup-bad-value", option=option.key, value=typed, expected=option.expects())))


def read_options(game: Game, texts: list[str]) -> dict[str, Value]:
    """Read KEY=VALUE texts as options of the game."""
    known = {option.key: option for option in game.options()}
    given: dict[str, Value] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(Message("play-option-form", text=text))
        given[key] = known[key].read(value) if key in known else value
    return given
