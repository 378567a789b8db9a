"""The program: `littlewars play | rules | examples | bench | lab`."""

import io
import sys

from littlewars.kernel.errors import LittleWarsError
from littlewars.words import catalogue, likely_language


def main() -> None:
    """Run the command line. A terminal that cannot spell a letter shows another in its place."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from littlewars.cli.app import app  # reads the content of every game, which somebody may be editing
    except LittleWarsError as error:
        print(catalogue(likely_language()).say(error.message), file=sys.stderr)
        sys.exit(2)
    app()
