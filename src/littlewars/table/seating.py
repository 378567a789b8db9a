"""Who sits where, in words."""

from littlewars.kernel.words import Message
from littlewars.table.store import SeatRow


def sitter(row: SeatRow, mine: bool) -> Message:
    """Name whoever holds a seat."""
    if mine:
        return Message("table-you")
    if row.kind == "computer":
        return Message("table-computer", player=row.name)
    if row.kind == "open":
        return Message("table-open-seat")
    return Message("plain", text=row.name) if row.name else Message("table-somebody")
