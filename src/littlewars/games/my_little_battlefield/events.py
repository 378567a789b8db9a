"""What happens in My Little Battlefield. An event is (kind, fields…)."""

from typing import Final

from littlewars.kernel.events import COUNT, GLIDE, NOTE, PLACE, ROLL, EventKind

KINDS: Final = [
    EventKind("faction", ("seat", "faction")),
    EventKind("dealt", ("cell", "sector"), PLACE),
    EventKind("first", ("seat",)),
    EventKind("turn", ("seat", "turn", "dice"), COUNT),
    EventKind("rolled", ("seat", "dice"), ROLL),
    EventKind("rerolls", ("seat", "dice", "cost"), NOTE),
    EventKind("converted", ("seat", "dice", "face", "new")),
    EventKind("activated", ("seat", "face", "column"), NOTE),
    EventKind("followed", ("seat", "face", "cost"), NOTE),
    EventKind("special", ("seat", "source", "sector"), NOTE),
    EventKind("pawn", ("cell", "sector", "before", "after"), GLIDE),
    EventKind("controlled", ("seat", "cell", "sector"), NOTE),
    EventKind("lost", ("seat", "cell", "sector"), NOTE),
    EventKind("moved", ("unit", "start", "place"), GLIDE),
    EventKind("retreated", ("unit", "start", "place"), GLIDE),
    EventKind("gained", ("seat", "resource", "amount", "level"), COUNT),
    EventKind("spent", ("seat", "resource", "amount", "level"), COUNT),
    EventKind("raised", ("seat", "level"), COUNT),
    EventKind("reinforced", ("unit",), PLACE),
    EventKind("dear", ("seat", "cost")),
    EventKind("set", ("seat", "face", "new")),
    EventKind("jammed", ("seat",)),
    EventKind("ended", ("seat", "dice")),
    EventKind("die", ("seat", "face"), ROLL),
    EventKind("useless", ("face", "discarded")),
    EventKind("forced", ("seat", "face")),
    EventKind("extra", ("seat", "dice"), COUNT),
    EventKind("tallied", ("seat", "amount", "total"), COUNT),
]

FACTION: Final = 0
DEALT: Final = 1
FIRST: Final = 2
TURN: Final = 3
ROLLED: Final = 4
REROLLS: Final = 5
CONVERTED: Final = 6
ACTIVATED: Final = 7
FOLLOWED: Final = 8
SPECIAL: Final = 9
PAWN: Final = 10
CONTROLLED: Final = 11
LOST: Final = 12
MOVED: Final = 13
RETREATED: Final = 14
GAINED: Final = 15
SPENT: Final = 16
RAISED: Final = 17
REINFORCED: Final = 18
DEAR: Final = 19
SET: Final = 20
JAMMED: Final = 21
ENDED: Final = 22
DIE: Final = 23
USELESS: Final = 24
FORCED: Final = 25
EXTRA: Final = 26
TALLIED: Final = 27
