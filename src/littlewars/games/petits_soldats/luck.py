"""What the dice gave in a battle, beside what they give on average."""

from collections.abc import Sequence

from littlewars.games.petits_soldats.content import FACE_SIDES
from littlewars.games.petits_soldats.events import AIMED, ROLLED
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.names import seat_name
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Event
from littlewars.kernel.words import Message


def luck(battle: Battle, events: Sequence[Event]) -> list[Message]:
    """Count the first rolls of each seat's attacks: on average half the dice are hits (PS-1202)."""
    rolls = [0, 0]
    hits = [0, 0]
    fresh = False
    for event in events:
        if event[0] == AIMED:
            fresh = True
        elif event[0] == ROLLED and fresh:
            seat = battle.seat_of(event[1])
            rolls[seat] += event[2] + event[3] + event[4]
            hits[seat] += event[2]
            fresh = False
    told: list[Message] = []
    for seat in range(len(SEATS)):
        tenths = 10 * rolls[seat] * FACE_SIDES[0] // sum(FACE_SIDES)
        told.append(
            Message(
                "luck", seat=seat_name(seat), dice=rolls[seat], hits=hits[seat], whole=tenths // 10, tenth=tenths % 10
            )
        )
    return told
