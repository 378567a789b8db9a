"""`littlewars bench`: how fast the games are, beside the floor."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from littlewars.cli.speech import Language, speaking
from littlewars.games.library import all_games, find
from littlewars.lab import bench as lab

WIDE = 120  # columns, for other programs


def bench(
    game: Annotated[str, typer.Argument(help="The key of a game; all of them by default.")] = "",
    seconds: Annotated[float, typer.Option(min=0, help="How long each row is timed in each round.")] = 0.5,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    rows: Annotated[bool, typer.Option("--rows", help="Print JSON lines for peers.py --extra.")] = False,
    lang: Language = "",
) -> None:
    """Time random whole games, copies, lists of choices and iterations of the search, interpreted and compiled."""
    with speaking(lang):
        keys = [find(game).key] if game else [known.key for known in all_games()]
        measured = lab.bench(keys, seconds, rounds)
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in measured], indent=1))
    elif rows:
        for row in measured:
            if row.name != "floor":
                name = f"littlewars/{row.name} {row.mode}"
                typer.echo(json.dumps({"row": name, "playouts": row.games, "moves": row.rate}))
    else:
        show(measured)


def show(measured: list[lab.Row]) -> None:
    """Print the table."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in (
        "row",
        "mode",
        "games/s",
        "choices/s",
        "× floor",
        "gain",
    ):  # a copy, a list, an iteration counts as a choice
        table.add_column(
            column, justify="left" if column in ("row", "mode") else "right", no_wrap=column != "row", overflow="fold"
        )
    for row in measured:
        gain = f"{row.gain:.1f}" if row.gain and row.name != "floor" else ""
        games = f"{row.games:,.0f}" if row.games else ""
        table.add_row(row.name, row.mode, games, f"{row.rate:,.0f}", f"{row.times_floor:.4f}", gain)
    console = Console()
    if not console.is_terminal:
        console.width = WIDE
    console.print(table)
    if len(lab.modes()) == 1:
        typer.echo("compiled: not built here (make compile)")
