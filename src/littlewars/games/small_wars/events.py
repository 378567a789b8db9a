"""What happens in Small Wars. An event is (kind, fields…)."""

from typing import Final

from littlewars.kernel.events import COUNT, FALL, GLIDE, HIT, NOTE, PLACE, ROLL, EventKind

KINDS: Final = [
    EventKind("placed", ("figure", "sheet", "cell"), PLACE),
    EventKind("stopped", ("seat",)),
    EventKind("turn", ("turn",), COUNT),
    EventKind("activated", ("figure",), NOTE),
    EventKind("moved", ("figure", "start", "cell"), GLIDE),
    EventKind("attacked", ("figure", "target"), NOTE),
    EventKind("rolled", ("figure", "dice", "hits", "side"), ROLL),
    EventKind("damaged", ("figure", "lost", "left"), HIT),
    EventKind("fell", ("figure",), FALL),
    EventKind("ended", ("figure", "left")),
    EventKind("scored", ("turn", "yellow", "red"), COUNT),
]

PLACED: Final = 0
STOPPED: Final = 1
TURN: Final = 2
ACTIVATED: Final = 3
MOVED: Final = 4
ATTACKED: Final = 5
ROLLED: Final = 6
DAMAGED: Final = 7
FELL: Final = 8
ENDED: Final = 9
SCORED: Final = 10
