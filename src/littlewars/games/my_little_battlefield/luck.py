"""What the dice gave in a game of My Little Battlefield, beside what they give on average."""

from collections.abc import Sequence

from littlewars.games.my_little_battlefield.events import DIE, ROLLED
from littlewars.games.my_little_battlefield.faces import FACE_KEYS, FACES, unpack
from littlewars.games.my_little_battlefield.ground import SEATS
from littlewars.games.my_little_battlefield.names import seat_name
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.agenda import Event
from littlewars.kernel.words import Message


def luck(battle: Battle, events: Sequence[Event]) -> list[Message]:
    """Count what each seat rolled, rerolls included; every face comes once in six on average (MLB-31)."""
    rolled = [[0] * FACES, [0] * FACES]
    for event in events:
        if event[0] == ROLLED:
            counts = unpack(event[2])
            for face in range(FACES):
                rolled[event[1]][face] += counts[face]
        elif event[0] == DIE:
            rolled[event[1]][event[2]] += 1
    told = []
    for seat in range(len(SEATS)):
        tenths = (10 * sum(rolled[seat]) + FACES // 2) // FACES
        told.append(
            Message(
                "luck", seat=seat_name(seat), dice=sum(rolled[seat]), whole=tenths // 10, tenth=tenths % 10,
                **{FACE_KEYS[face]: rolled[seat][face] for face in range(FACES)},
            )
        )  # fmt: skip
    return told
