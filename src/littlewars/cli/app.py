"""The commands, and what they share."""

from typing import Annotated

import typer

from littlewars import __version__
from littlewars.cli.bench import bench
from littlewars.cli.examples import examples
from littlewars.cli.lab import lab
from littlewars.cli.play import play
from littlewars.cli.replay import replay
from littlewars.cli.rules import rules
from littlewars.cli.serve import serve
from littlewars.lab.bench import compiled_now

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    help="Small battlefield games, each written once. Without a command: the web table.",
)
app.command()(serve)
app.command()(play)
app.command()(replay)
app.command()(rules)
app.command()(examples)
app.command()(bench)
app.add_typer(lab, name="lab")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Serve the web table when no command is given."""
    if version:
        typer.echo(f"littlewars {__version__} ({'compiled' if compiled_now() else 'interpreted'})")
    elif context.invoked_subcommand is None:
        serve()
