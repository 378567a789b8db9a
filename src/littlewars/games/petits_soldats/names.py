"""Names of seats and soldiers, in sentences and in notation, and lengths in sentences."""

from littlewars.games.petits_soldats.content import KIND_KEYS
from littlewars.games.petits_soldats.lengths import CM, NONE, SEATS
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message


def seat_name(seat: Seat) -> Message:
    """Name a seat."""
    return Message("seat-" + SEATS[seat])


def figure(battle: Battle, soldier: int) -> int:
    """Return a soldier's place in its squad."""
    return soldier % battle.terms.squad


def namesake(battle: Battle, soldier: int) -> int:
    """Return 1 for the first of its kind in a squad, 2 for the second; 0 when there is no other."""
    squad = battle.squad(battle.seat_of(soldier))
    alike = [one for one in squad if battle.kinds[one] == battle.kinds[soldier]]
    return alike.index(soldier) + 1 if len(alike) > 1 else 0


def soldier_name(battle: Battle, soldier: int) -> Message:
    """Name a soldier, with its side."""
    kind = battle.kinds[soldier]
    return Message(
        "soldier",
        kind=KIND_KEYS[kind] if kind != NONE else "",
        seat=SEATS[battle.seat_of(soldier)],
        number=namesake(battle, soldier),
    )


def own_name(battle: Battle, soldier: int) -> Message:
    """Name a soldier of a side that is spoken of anyway."""
    return Message("soldier", kind=KIND_KEYS[battle.kinds[soldier]], seat="", number=namesake(battle, soldier))


def decimal(tenths: int) -> Message:
    """Write a number given in tenths, with the point or the comma of a language."""
    return Message("decimal", whole=tenths // 10, tenth=tenths % 10)


def centimetres(length: int) -> Message:
    """Write a length in centimetres, to the millimetre."""
    return decimal((length * 10 + CM // 2) // CM)


def ahead(flag: int) -> str:
    """Return the seat on whose side the Flag is, `none` when it is in the middle."""
    return SEATS[0 if flag > 0 else 1] if flag else "none"


def short_name(battle: Battle, soldier: int) -> str:
    """Return how notation names a soldier among its own: `sniper`, `infantryman2`."""
    kind = battle.kinds[soldier]
    if kind == NONE:
        return f"soldier{figure(battle, soldier) + 1}"
    number = namesake(battle, soldier)
    return KIND_KEYS[kind] + (str(number) if number > 1 else "")


def by_short_name(battle: Battle, seat: Seat, name: str) -> int:
    """Return the soldier of a seat that notation names so; NONE when there is none."""
    for soldier in battle.squad(seat):
        if short_name(battle, soldier) == name:
            return soldier
    return NONE
