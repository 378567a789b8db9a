"""A match as a small JSON text: game, rules version, set-up, choices."""

import json
from collections.abc import Callable
from typing import Any

from littlewars.kernel.errors import LittleWarsError, RecordError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.words import Message

FORMAT = 1

_FIELDS: dict[str, type] = {
    "littlewars": int,
    "game": str,
    "version": int,
    "setup": dict,
    "position": str,
    "choices": list,
    "notes": dict,
}


def save(match: Match, notes: dict[str, str] | None = None) -> str:
    """Write a match. Notes are for whoever saved it (who plays which seat …)."""
    record = {
        "littlewars": FORMAT,
        "game": match.game.key,
        "version": match.game.version,
        "setup": match.setup.values,
        "position": match.position,
        "choices": match.choices,
        "notes": notes or {},
    }
    return json.dumps(record, ensure_ascii=False)


def load(text: str, find: Callable[[str], Game]) -> tuple[Match, dict[str, str]]:
    """Read a match and its notes, checking every choice again. `find` knows the games."""
    record = _decode(text)
    game = find(record["game"])
    if record["version"] != game.version:
        raise RecordError(
            Message("record-other-version", game=game.key, version=record["version"], current=game.version)
        )
    try:
        match = Match(game, game.setup(record["setup"]), record["position"])
    except LittleWarsError as error:
        raise RecordError(Message("record-no-start", why=error.message)) from None
    for number, choice in enumerate(record["choices"], 1):
        if type(choice) is not int:
            raise RecordError(Message("record-not-a-choice", number=number))
        try:
            match.choose(match.state.actor, choice)
        except LittleWarsError as error:
            raise RecordError(Message("record-refused-choice", number=number, why=error.message)) from None
    return match, {str(key): str(value) for key, value in record["notes"].items()}


def _decode(text: str) -> dict[str, Any]:
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(Message("record-not-json")) from None
    if not isinstance(record, dict) or record.get("littlewars") != FORMAT:
        raise RecordError(Message("record-not-ours", format=FORMAT))
    for field, kind in _FIELDS.items():
        if type(record.get(field)) is not kind:
            raise RecordError(Message("record-field", field=field))
    if not all(type(value) in (int, str, bool) for value in record["setup"].values()):
        raise RecordError(Message("record-field", field="setup"))
    return record
