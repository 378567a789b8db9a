"""What the dice gave in a game of Small Wars, beside what they give on average."""

from collections.abc import Sequence

from littlewars.games.small_wars.events import ROLLED
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.stock import SEATS
from littlewars.kernel.agenda import Event
from littlewars.kernel.words import Message


def luck(war: War, events: Sequence[Event]) -> list[Message]:
    """Count each seat's dice and hits; half of the dice hit on average (SW-66)."""
    dice, hits = [0, 0], [0, 0]
    for event in events:
        if event[0] == ROLLED:
            dice[war.owner[event[1]]] += event[2]
            hits[war.owner[event[1]]] += event[3]
    return [
        Message(
            "luck", seat=Message("seat-" + name), dice=dice[seat], hits=hits[seat], whole=dice[seat] // 2,
            half=dice[seat] % 2,
        )
        for seat, name in enumerate(SEATS)
    ]  # fmt: skip
