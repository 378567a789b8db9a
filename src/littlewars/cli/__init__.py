"""The program: `littlewars play | rules | examples | bench`."""

import io
import sys

from littlewars.cli.app import app


def main() -> None:
    """Run the command line. A terminal that cannot spell a letter shows another in its place."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
