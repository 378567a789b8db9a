"""What the dice gave in a game of Battalia, beside what they give on average."""

from collections.abc import Sequence

from littlewars.games.battalia.events import DRAWS, PROWLS, ROLLED
from littlewars.games.battalia.judging import faction_key
from littlewars.games.battalia.names import side_name
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import Event
from littlewars.kernel.words import Message


def luck(world: World, events: Sequence[Event]) -> list[Message]:
    """Count each seat's dice, of amulets and for Buff, whose mean is 3.5, and the cards it drew."""
    players = world.terms.players
    rolls: list[list[int]] = [[] for _ in range(players)]
    drawn = [0] * players
    for event in events:
        if event[0] == ROLLED:
            rolls[event[1]].append(event[3])
        elif event[0] == PROWLS:
            rolls[event[1]].append(event[2])
        elif event[0] == DRAWS:
            drawn[event[1]] += event[2]
    told: list[Message] = []
    for seat in range(players):
        count = len(rolls[seat])
        tenths = (20 * sum(rolls[seat]) + count) // (2 * count) if count else 0
        name = side_name(seat, faction_key(world, seat))
        told.append(Message("luck", seat=name, rolls=count, whole=tenths // 10, tenth=tenths % 10, cards=drawn[seat]))
    return told
