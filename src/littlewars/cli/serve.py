"""`littlewars serve`: the web table."""

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from littlewars.cli.records import records_folder
from littlewars.cli.speech import Language, speaking
from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.table.limits import Limits
from littlewars.words import catalogue

PORT = 8008
SQLITE = "sqlite:"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; loopback unless told otherwise.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0: any free one.")] = PORT,
    db: Annotated[str, typer.Option(help="Where games are kept: sqlite:FILE.")] = "",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    log: Annotated[bool, typer.Option(help="Write a log to stderr, one JSON object a line.")] = True,
    sockets: Annotated[int, typer.Option(help="Pages one address may have open.")] = Limits.sockets,
    matches: Annotated[int, typer.Option(help="Games one address may make in an hour.")] = Limits.matches,
    lang: Language = "",
) -> None:
    """Serve the web table."""
    from littlewars.table.server import listening, run  # here: the other commands need not wait for the server's parts
    from littlewars.table.store import Store

    with speaking(lang) as language:
        path = store_path(db)

        def opened(address: str) -> None:
            print(catalogue(language).say(Message("serve-open", address=address)), flush=True)

        limits = Limits(sockets=sockets, matches=matches)
        with closing(listening(host, port)) as listener:
            run(Store(str(path)), listener, limits, not log, opened, browser and sys.stdout.isatty())


def store_path(db: str) -> Path:
    """Read where games are kept."""
    if not db:
        return records_folder() / "table.db"
    if not db.startswith(SQLITE) or db == SQLITE:
        raise SetupError(Message("serve-no-store", db=db))
    return Path(db.removeprefix(SQLITE))
