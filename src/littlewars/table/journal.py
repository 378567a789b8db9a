"""The server's log: one JSON object a line, to stderr. Tokens and addresses of invitations never stand in it."""

import json
import logging
import sys
import time
from typing import TextIO


class Journal:
    """Writes what happens."""

    def __init__(self, out: TextIO | None = None, quiet: bool = False) -> None:
        self.out: TextIO = out or sys.stderr
        self.quiet: bool = quiet

    def note(self, what: str, **facts: object) -> None:
        """Write one line."""
        if not self.quiet:
            moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime()) + "Z"
            self.out.write(json.dumps({"time": moment, "what": what, **facts}, default=str) + "\n")
            self.out.flush()


class Notes(logging.Handler):
    """Puts what libraries have to say into the journal."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self.journal: Journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        self.journal.note("library", name=record.name, level=record.levelname.lower(), text=self.format(record))
