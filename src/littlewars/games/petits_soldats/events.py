"""What happens in Petits Soldats, as numbers."""

from typing import Final

from littlewars.kernel.events import COUNT, FALL, FLIP, GLIDE, HIT, PLACE, ROLL, EventKind

KINDS: Final = [
    EventKind("squad", ("seat", "squad"), FLIP, secret=("squad",)),
    EventKind("bearer", ("seat", "soldier"), secret=("soldier",)),
    EventKind("revealed", ("seat", "squad", "bearer"), FLIP, reveals=True),
    EventKind("toss", ("seat",), ROLL, reveals=True),
    EventKind("round", ("round",)),
    EventKind("cube", ("seat", "number"), FLIP, reveals=True),
    EventKind("deployed", ("soldier", "x", "y"), PLACE),
    EventKind("recovered", ("seat", "lid", "soldiers", "bottom", "general"), COUNT),
    EventKind("turn", ("seat",)),
    EventKind("moved", ("soldier", "used"), GLIDE),  # then the points of the way, x and y in turn
    EventKind("ordered", ("soldier", "verb"), COUNT),
    EventKind("star", ("seat",), GLIDE),
    EventKind("aimed", ("soldier", "target", "risky", "red")),
    EventKind("rolled", ("soldier", "hits", "bolts", "blanks", "scope"), ROLL, reveals=True),
    EventKind("rerolls", ("soldier", "dice")),
    EventKind("missed", ("soldier", "target", "hits", "defense")),
    EventKind("hurt", ("soldier", "hearts"), HIT),
    EventKind("exposed", ("soldier", "shields"), HIT),
    EventKind("broken", ("soldier", "orders"), FALL),
    EventKind("flag", ("steps", "flag"), GLIDE),
    EventKind("swept", ("seat",)),
    EventKind("practice", ("soldier",), reveals=True),
    EventKind("spoon", ("soldier", "x", "y"), PLACE),
    EventKind("flicked", ("soldier", "practice"), GLIDE, reveals=True),  # then the points of its way
    EventKind("rested", ("soldier", "practice", "x", "y", "off", "face"), ROLL, reveals=True),
    EventKind("landed", ("soldier", "practice", "x", "y", "off", "face"), ROLL, reveals=True),
    EventKind("healed", ("soldier", "target", "hearts"), COUNT),
    EventKind("capacity", ("soldier", "bolts")),
    EventKind("bandaged", ("soldier", "target"), COUNT),
    EventKind("held", ("seat",)),
    EventKind("took", ("soldier", "biscuit"), COUNT),
    EventKind("dropped", ("soldier", "biscuit"), COUNT),
    EventKind("scored", ("soldier", "biscuit"), COUNT),
    EventKind("escaped", ("soldier", "orders"), FALL),
    EventKind("over", ("round",)),
]

SQUAD: Final = 0
BEARER: Final = 1
REVEALED: Final = 2
TOSS: Final = 3
ROUND: Final = 4
CUBE: Final = 5
DEPLOYED: Final = 6
RECOVERED: Final = 7
TURN: Final = 8
MOVED: Final = 9
ORDERED: Final = 10
STAR: Final = 11
AIMED: Final = 12
ROLLED: Final = 13
REROLLS: Final = 14
MISSED: Final = 15
HURT: Final = 16
EXPOSED: Final = 17
BROKEN: Final = 18
FLAG: Final = 19
SWEPT: Final = 20
PRACTICE: Final = 21
SPOON: Final = 22
FLICKED: Final = 23
RESTED: Final = 24
LANDED: Final = 25
HEALED: Final = 26
CAPACITY: Final = 27
BANDAGED: Final = 28
HELD: Final = 29
TOOK: Final = 30
DROPPED: Final = 31
SCORED: Final = 32
ESCAPED: Final = 33
OVER: Final = 34
