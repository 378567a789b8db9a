"""Pending steps as text: `Act(figure=J1, left=2); NextActivation(seat=red)`, in playing order."""

import re

from littlewars.kernel.agenda import Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.words import Message

Names = dict[str, list[str]]  # for a step's field, what its values are called: {"seat": ["yellow", "red"]}

_STEP = re.compile(r"\s*(\w+)\s*(?:\(([^)]*)\))?\s*")
_WHOLE = re.compile(r"-?\d{1,18}")  # Python itself refuses to read numbers of thousands of digits


def write_agenda(agenda: list[Step], names: Names) -> str:
    """Write the steps still to run, the next one first."""
    return "; ".join(write_step(step, names) for step in reversed(agenda))


def write_step(step: Step, names: Names) -> str:
    """Write one step."""
    inner = ", ".join(
        f"{field}={names[field][value] if field in names else int(value)}" for field, value in step.fields().items()
    )
    return f"{type(step).__name__}({inner})" if inner else type(step).__name__


def read_agenda(text: str, steps: dict[str, type[Step]], names: Names) -> list[Step]:
    """Read steps as `write_agenda` writes them."""
    found = [read_step(part, steps, names) for part in text.split(";") if part.strip()]
    found.reverse()
    return found


def read_step(text: str, steps: dict[str, type[Step]], names: Names) -> Step:
    """Read one step."""
    match = _STEP.fullmatch(text)
    if match is None or match[1] not in steps:
        raise NotationError(Message("notation-unknown-step", text=text.strip(), steps=", ".join(steps)))
    values: dict[str, int] = {}
    for part in (match[2] or "").split(","):
        if part.strip():
            field, _, value = part.partition("=")
            values[field.strip()] = _value(field.strip(), value.strip(), names)
    try:
        return steps[match[1]](**values)
    except TypeError:
        raise NotationError(Message("notation-step-fields", text=text.strip())) from None


def _value(field: str, text: str, names: Names) -> int:
    if field in names:
        if text in names[field]:
            return names[field].index(text)
    elif _WHOLE.fullmatch(text):
        return int(text)
    expected = ", ".join(names[field]) if field in names else "0, 1, 2…"
    raise NotationError(Message("notation-field-value", field=field, text=text, expected=expected))
