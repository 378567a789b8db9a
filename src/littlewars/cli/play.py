"""`littlewars play GAME`: a game in the terminal."""

import os
import shlex
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from littlewars.cli.speech import Language, speaking
from littlewars.cli.terminal import DEALERS, SEATS, Table
from littlewars.games.library import find
from littlewars.kernel.errors import RecordError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.record import load
from littlewars.kernel.setup import Setup, Value
from littlewars.kernel.words import Message
from littlewars.words import catalogue

FIRST_GAME = "small-wars"


def play(
    game: Annotated[str, typer.Argument(help="The key of a game, such as small-wars.")],
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
        if resume:
            record = record or newest_record(played)
            match, notes = read_record(record)
        else:
            match = Match(played, played.setup(read_options(played, option or [])))
            record = record or new_record(played)
        table = Table(
            match,
            seats=(seats or notes.get("seats") or default_seats(played, match.setup)).split(","),
            dealer=dealer or notes.get("dealer") or DEALERS[0],
            seed=seed or None,
            record=record,
            words=catalogue(language, match.game),
            console=Console(highlight=False),
        )
        command = ["littlewars", "play", match.game.key, "--resume", "--record", str(record), "--lang", language]
        table.run(shlex.join(command), resumed=resume)


def invite() -> None:
    """Start a first game: ask for the main options, then play against the computer."""
    with speaking("") as language:
        game = find(FIRST_GAME)
        chosen = ask_options(game, language) if sys.stdin.isatty() else []
    play(FIRST_GAME, option=chosen, lang=language)


def ask_options(game: Game, language: str) -> list[str]:
    """Ask for the first two options, scenario and armies; Enter takes what suits a first game."""
    words = catalogue(language, game)
    console = Console(highlight=False)
    answers = []
    for option, suits in zip(game.options(), ("", "armies"), strict=False):
        default = suits or str(option.default)
        names = ", ".join(str(value) for value in option.offered)
        name = Message("option-" + option.key)
        console.print(words.say(Message("play-which-option", option=name, default=default, values=names)))
        answers.append(f"{option.key}={console.input('> ').strip() or default}")
    return answers


def default_seats(game: Game, setup: Setup) -> str:
    """Seat a person first, and the computer everywhere else."""
    return ",".join(["human", *["greedy"] * (len(game.seats(setup)) - 1)])


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


def records_folder() -> Path:
    """Return where games are kept."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "littlewars"


def new_record(game: Game) -> Path:
    """Name a file for a new game."""
    return records_folder() / f"{game.key}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def newest_record(game: Game) -> Path:
    """Return the file of the last game played."""
    found = sorted(records_folder().glob(f"{game.key}-*.json"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else records_folder() / f"{game.key}-*.json"


def read_record(path: Path) -> tuple[Match, dict[str, str]]:
    """Read the record of a game."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(Message("play-nothing-to-resume", file=str(path))) from None
    except (OSError, UnicodeDecodeError):
        raise RecordError(Message("record-not-json")) from None
    return load(text, find)
