"""Where games are kept, and how they are written and read."""

import os
import time
from pathlib import Path

from littlewars.games.library import find
from littlewars.kernel.errors import LittleWarsError, RecordError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.record import load
from littlewars.kernel.words import Message


def records_folder() -> Path:
    """Return where games are kept."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "littlewars"


def new_record(game: Game) -> Path:
    """Name a file for a new game."""
    return records_folder() / f"{game.key}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def newest_record(game: Game) -> Path:
    """Return the file of the last game played."""
    found = sorted(records_folder().glob(f"{game.key}-*.json"), key=lambda path: path.stat().st_mtime_ns)
    if not found:
        raise RecordError(Message("play-nothing-to-resume", game=game.key, folder=str(records_folder())))
    return found[-1]


def read_record(path: Path, game: Game | None = None) -> tuple[Match, dict[str, str]]:
    """Read the record of a match (of this game) and its notes; whatever is wrong is a sentence that names the file."""
    try:
        match, notes = load(path.read_text(encoding="utf-8"), find)
    except FileNotFoundError:
        raise RecordError(Message("file-missing", file=str(path))) from None
    except OSError as error:
        raise RecordError(Message("content-unreadable", file=str(path), why=error.strerror or "")) from None
    except UnicodeDecodeError:
        raise RecordError(Message("content-not-utf8", file=str(path))) from None
    except LittleWarsError as error:
        raise RecordError(Message("play-bad-record", file=str(path), why=error.message)) from None
    if game and match.game is not game:
        raise RecordError(Message("play-other-game", file=str(path), found=match.game.key, game=game.key))
    return match, notes


def write_record(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise RecordError(Message("play-not-saved", file=str(path), why=error.strerror or "")) from None
    except ValueError as error:  # a name that is none
        raise RecordError(Message("play-not-saved", file=str(path), why=str(error))) from None
