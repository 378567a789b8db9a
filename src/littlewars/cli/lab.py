"""`littlewars lab`: how strong computer players are, what they leave to gain, and what General learns from games."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from errno import EACCES
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from littlewars.cli.play import read_options
from littlewars.cli.speech import Language, speaking
from littlewars.games.library import find
from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.lab import fit as learning
from littlewars.lab import headroom as room
from littlewars.lab import ladder as work
from littlewars.lab import openings as before
from littlewars.lab.workers import Progress as Told
from littlewars.players.levels import PLAYERS
from littlewars.players.openings import chance
from littlewars.words import Catalogue, catalogue

lab = typer.Typer(no_args_is_help=True, help="Measure the computer players.")


@lab.callback()
def measure() -> None:
    """Measure the computer players."""


@lab.command()
def ladder(
    game: Annotated[str, typer.Argument(help="The key of a game; a wrong one lists them.")],
    players: Annotated[
        str, typer.Option(help=f"Who meets whom; where a book has an AI of its own, “{work.BOOK}” is it.")
    ] = ",".join(PLAYERS),
    matches: Annotated[int, typer.Option(help="How many matches every pair plays.")] = 100,
    scale: Annotated[int, typer.Option(help="What the budgets are divided by; 1 is full strength.")] = 20,
    option: Annotated[list[str] | None, typer.Option("--set", help="An option of the game, KEY=VALUE.")] = None,
    seed: Annotated[str, typer.Option(help="Other dice, and other players' luck.")] = "",
    jobs: Annotated[int, typer.Option(help="How many matches at a time; 0: one on every core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Let computer players meet, every pair on the same dice from both sides, and rate them."""
    with speaking(lang) as language:
        played = find(game)
        names = [name.strip() for name in players.split(",")]
        given = read_options(played, option or [])
        with progress_bar() as told:
            found = work.ladder(played, names, matches, scale, given, seed, jobs, told)
        if as_json:
            typer.echo(json.dumps(as_object(found, seed), indent=1))
        else:
            words = catalogue(language, played)
            show(found, words, words.say(Message("ladder-title", game=played.titles[language], scale=scale)))


@lab.command()
def headroom(
    game: Annotated[str, typer.Argument(help="The key of a game; a wrong one lists them.")],
    matches: Annotated[int, typer.Option(help="How many matches of greedy players are looked at.")] = 40,
    games: Annotated[int, typer.Option(help="How often each choice is played on.")] = 60,
    option: Annotated[list[str] | None, typer.Option("--set", help="An option of the game, KEY=VALUE.")] = None,
    seed: Annotated[str, typer.Option(help="Other dice.")] = "",
    jobs: Annotated[int, typer.Option(help="How many matches at a time; 0: one on every core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
    lang: Language = "",
) -> None:
    """Tell where a better player has most to gain on the greedy one, by the kind of choice."""
    with speaking(lang) as language:
        looked_at = find(game)
        given = read_options(looked_at, option or [])
        with progress_bar() as told:
            found = room.headroom(looked_at, matches, games, given, seed, jobs, told)
        if as_json:
            typer.echo(json.dumps([asdict(kind) for kind in found], indent=1))
        else:
            show_room(found, catalogue(language, looked_at))


def show_room(found: list[room.Kind], words: Catalogue) -> None:
    """Print what every kind of choice leaves to gain."""
    table = empty_table(
        words,
        [Message("headroom-step")],
        [Message("headroom-looked-at"), Message("headroom-per-match"), Message("headroom-gain")],
    )
    for kind in found:
        often = decimal(words, f"{kind.per_match:.1f}")
        table.add_row(kind.step, f"{kind.looked_at}", often, give_or_take(words, kind.gain, kind.error))
    table.add_section()
    table.add_row(words.say(Message("headroom-in-all")), "", "", give_or_take(words, *room.in_all(found)))
    console().print(table)


@lab.command()
def fit(
    game: Annotated[str, typer.Argument(help="The key of a game; a wrong one lists them.")],
    games: Annotated[int, typer.Option(help="How many games are learned from.")] = 10_000,
    option: Annotated[list[str] | None, typer.Option("--set", help="An option of all the games, KEY=VALUE.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write what was learned: the game’s foretold.toml.")] = None,
    seed: Annotated[str, typer.Option(help="Other dice.")] = "",
    jobs: Annotated[int, typer.Option(help="How many batches at a time; 0: one on every core.")] = 0,
    lang: Language = "",
) -> None:
    """Learn from games of greedy players what foretells the result where a turn, a round or a day begins."""
    with speaking(lang) as language:
        played = find(game)
        given = read_options(played, option or [])
        check_writable(out)
        with progress_bar() as told:
            found = learning.fit(played, games, given, seed, jobs, told)
        show_chapters(found, catalogue(language, played))
        if out is not None:
            out.write_text(learning.as_toml(played, found), encoding="utf-8")


def check_writable(out: Path | None) -> None:
    """Refuse a file that cannot be written, before long games are played for it."""
    if out is not None and not os.access(out if out.exists() else out.parent, os.W_OK):
        raise SetupError(Message("file-unwritable", file=str(out), why=os.strerror(EACCES)))


def show_chapters(found: list[learning.Chapter], words: Catalogue) -> None:
    """Print how well every part of the game is foretold, beside the evaluation alone."""
    table = empty_table(
        words,
        [Message("fit-chapter")],
        [Message("fit-beginnings"), Message("fit-blind"), Message("fit-error")],
    )
    for chapter in found:
        missed = [decimal(words, f"{number:.4f}") for number in (chapter.blind, chapter.error)]
        table.add_row(chapter.name, f"{chapter.beginnings}", *missed)
    out = console()
    out.print(words.say(Message("fit-title")))
    out.print(table)


@lab.command()
def openings(
    game: Annotated[str, typer.Argument(help="The key of a game; a wrong one lists them.")],
    games: Annotated[int, typer.Option(help="How many games are learned from.")] = 4_000,
    option: Annotated[list[str] | None, typer.Option("--set", help="An option of all the games, KEY=VALUE.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write what was learned: the game’s openings.toml.")] = None,
    seed: Annotated[str, typer.Option(help="Other dice.")] = "",
    jobs: Annotated[int, typer.Option(help="How many batches at a time; 0: one on every core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
    lang: Language = "",
) -> None:
    """Learn from games of greedy players what an army, an order or a squad is worth before the fighting."""
    with speaking(lang) as language:
        played = find(game)
        given = read_options(played, option or [])
        check_writable(out)
        with progress_bar() as told:
            found = before.openings(played, games, given, seed, jobs, told)
        if as_json:
            typer.echo(json.dumps([asdict(opening) for opening in found], indent=1))
        else:
            show_openings(found, catalogue(language, played))
        if out is not None:
            out.write_text(before.as_toml(played, found), encoding="utf-8")


def show_openings(found: list[before.Opening], words: Catalogue) -> None:
    """Print what every opening wins against the average."""
    table = empty_table(words, [Message("openings-name")], [Message("openings-seen"), Message("openings-chance")])
    for opening in found:
        share = chance(opening.worth)
        error = chance(opening.worth + opening.error) - share
        table.add_row(opening.name, f"{opening.seen}", give_or_take(words, share, error))
    out = console()
    out.print(words.say(Message("openings-title")))
    out.print(table)


def give_or_take(words: Catalogue, share: float, error: float) -> str:
    """Write a share and its error."""
    return f"{percent(words, share).removesuffix(' %')} ± {percent(words, error)}"


def console() -> Console:
    """Return where tables go: whole lines for other programs."""
    found = Console(highlight=False)
    found.soft_wrap = not found.is_terminal
    return found


@contextmanager
def progress_bar() -> Iterator[Told]:
    """Show a bar on stderr, which is gone when all is done, and give what moves it; none where nobody looks."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=None)
        yield lambda done, of: progress.update(bar, completed=done, total=of)


def as_object(found: work.Ladder, seed: str) -> dict[str, object]:
    """Return all that was found, for other programs."""
    duels = [
        {
            "first": duel.first,
            "second": duel.second,
            "matches": len(duel.results),
            "won": duel.won,
            "lost": duel.lost,
            "drawn": duel.drawn,
            "counted": len(duel.counted),
            "share": duel.share,
            "interval": duel.interval,
            "results": duel.results,
        }
        for duel in found.duels
    ]
    return asdict(found) | {"seed": seed, "duels": duels}


def show(found: work.Ladder, words: Catalogue, title: str) -> None:
    """Print the ratings, then the duels."""
    out = console()
    out.print(title)
    ratings = empty_table(
        words,
        [Message("ladder-player")],
        [Message("ladder-budget"), Message("ladder-points"), Message("ladder-interval")],
    )
    for rating in found.ratings:
        budget = f"{rating.budget}" if rating.budget else ""
        ratings.add_row(rating.player, budget, f"{rating.points:.0f}", f"{rating.low:.0f} – {rating.high:.0f}")
    out.print(ratings)
    duels = empty_table(
        words,
        [Message("ladder-first"), Message("ladder-second")],
        [
            Message("ladder-share"),
            Message("ladder-interval"),
            Message("ladder-won"),
            Message("ladder-lost"),
            Message("ladder-drawn"),
        ],
    )
    for duel in found.duels:
        numbers = [str(number) for number in (duel.won, duel.lost, duel.drawn)]
        duels.add_row(duel.first, duel.second, percent(words, duel.share), percent(words, *duel.interval), *numbers)
    out.print(duels)
    if found.seats > 2:
        out.print(words.say(Message("ladder-seats", seats=found.seats)))
    if any(work.BOOK in (duel.first, duel.second) for duel in found.duels):
        out.print(words.say(Message("ladder-book", player=work.BOOK)))


def percent(words: Catalogue, *shares: float) -> str:
    """Write a share, or an interval of shares, with the decimal mark of the language."""
    return f"{decimal(words, ' – '.join(f'{100 * share:.1f}' for share in shares))} %"


def decimal(words: Catalogue, written: str) -> str:
    """Write numbers with the decimal mark of the language."""
    return written.replace(".", ",") if words.language == "fr" else written


def empty_table(words: Catalogue, names: list[Message], numbers: list[Message]) -> Table:
    """Return a table with columns for names, then for numbers."""
    table = Table(box=box.SIMPLE_HEAD)
    for name in names:
        table.add_column(words.say(name), no_wrap=True)
    for number in numbers:
        table.add_column(words.say(number), justify="right", no_wrap=True)
    return table
