"""Which rule explains the things in the picture, and what scenery does."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, ORDERS, SCENERY, SCENERY_KEYS
from littlewars.kernel.words import Message

SUIT_RULES: Final = ("RCB-203", "RCB-204", "RCB-205", "RCB-206", "RCB-941")
VERB_RULES: Final = {
    "move": "RCB-701",
    "lead": "RCB-405",
    "strike": "RCB-801",
    "push": "RCB-911",
    "shot": "RCB-901",
    "pair": "RCB-ROM-3",
    "stab": "RCB-ORQ-6",
    "nest": "RCB-INS-5",
    "heal": "RCB-961",
    "ruse": "RCB-921",
}


def order_rule(number: int) -> str:
    """Name the rule of an order."""
    return f"RCB-{ARMIES[number // ORDERS].code}-{number % ORDERS + 1}"


def effect(key: str) -> Message:
    """Say in a short line what a scenery does."""
    kind = SCENERY[SCENERY_KEYS.index(key)]
    if kind.solid:
        return Message("picture-solid", sight="yes" if kind.sight else "no")
    if kind.edged:
        return Message("picture-edged", sight="yes" if kind.sight else "no")
    if kind.straight_only or kind.slanted_only:
        return Message("picture-narrow", way="straight" if kind.straight_only else "slanted")
    if kind.protection:
        return Message("picture-shelter", points=kind.protection)
    if kind.penalty:
        return Message("picture-exposed", points=kind.penalty)
    if kind.drains:
        return Message("picture-drains", points=kind.drains)
    return Message("picture-hidden")
