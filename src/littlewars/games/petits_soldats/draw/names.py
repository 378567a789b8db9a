"""What things in the picture are called, and which rules explain them."""

from typing import Final

from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.kernel.words import Message

VERB_RULES: Final = {
    "attack": "PS-601",
    "move": "PS-506",
    "recon": "PS-701",
    "risky_shot": "PS-710",
    "grenade": "PS-730",
    "mortar": "PS-720",
    "heal": "PS-1010",
}
MISSION_RULES: Final = {
    "training": "PS-101",
    "hold_centre": "PS-1101",
    "bearer": "PS-1102",
    "biscuits": "PS-1103",
    "breakthrough": "PS-1104",
    "night": "PS-1105",
}


def seat_name(seat: int) -> Message:
    """Name a seat."""
    return Message(f"seat-{SEATS[seat]}")


def soldier_name(kind: str) -> Message:
    """Name a kind of soldier; a soldier nobody has seen yet is just that."""
    return Message(f"soldier-{kind}") if kind else Message("picture-unknown")


def special_name(kind: str) -> Message:
    """Name a soldier's special action."""
    return Message(f"special-{kind}")


def special_text(kind: str) -> Message:
    """Say what a soldier's special action does."""
    return Message(f"special-{kind}-text")


def thing_name(key: str) -> Message:
    """Name a piece of scenery."""
    return Message(f"thing-{key}")


def table_name(key: str) -> Message:
    """Name a table."""
    return Message(f"table-{key}")


def mission_name(key: str) -> Message:
    """Name a mission."""
    return Message(f"mission-{key}")
