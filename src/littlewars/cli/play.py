"""`littlewars play GAME`: a game in the terminal."""

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
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.words import catalogue


def play(
    game: Annotated[str, typer.Argument(help="The key of a game; a wrong one lists them.")],
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
