"""What happens in Les Rois du Champ de Bataille, as numbers."""

from typing import Final

from littlewars.kernel.events import COUNT, FALL, FLIP, GLIDE, HIT, PLACE, EventKind

KINDS: Final = [
    EventKind("army", ("seat", "army"), reveals=True),
    EventKind("dealt", ("zone", "cards"), FLIP, reveals=True),
    EventKind("scenery", ("seat", "zone", "kind", "edge"), PLACE),
    EventKind("special", ("seat", "special", "zone"), PLACE),
    EventKind("ambush", ("seat", "zone"), PLACE),
    EventKind("kept", ("seat", "orders"), secret=("orders",)),
    EventKind("laid", ("seat", "order", "face"), FLIP, secret=("order", "face")),
    EventKind("placed", ("seat", "order"), FLIP, secret=("order",), reveals=True),
    EventKind("shown", ("seat", "order"), FLIP, reveals=True),
    EventKind("first", ("seat",), reveals=True),
    EventKind("turn", ("seat", "turn"), reveals=True),
    EventKind("flipped", ("seat", "order", "face"), FLIP, reveals=True),
    EventKind("changed", ("seat", "suit"), FLIP, reveals=True),
    EventKind("removed", ("seat", "order"), FALL, reveals=True),
    EventKind("drawn", ("seat", "suit"), PLACE, secret=("suit",), reveals=True),
    EventKind("reshuffled", ("count",), COUNT),
    EventKind("revealed", ("seat", "suit"), FLIP, reveals=True),
    EventKind("discarded", ("seat", "cards"), FALL, reveals=True),
    EventKind("declared", ("seat", "verb", "cards", "origin", "target", "count", "way"), reveals=True),
    EventKind("countered", ("seat", "cards"), FALL, reveals=True),
    EventKind("replaced", ("seat", "suit"), FALL, reveals=True),
    EventKind("cancelled", ("seat", "verb")),
    EventKind("moved", ("seat", "origin", "zone", "units"), GLIDE),
    EventKind("attacked", ("seat", "verb", "origin", "target", "damage")),
    EventKind("lost", ("seat", "zone", "points", "dead"), HIT),
    EventKind("healed", ("seat", "zone", "points"), COUNT),
    EventKind("disorganised", ("seat", "zones")),
    EventKind("order", ("seat", "order"), FLIP, reveals=True),
    EventKind("saw", ("seat", "cards"), FLIP, secret=("cards",), reveals=True),
    EventKind("spied", ("seat", "order"), FLIP, secret=("order",), reveals=True),
    EventKind("hero", ("seat", "zone"), PLACE),
    EventKind("night", ("seat", "night")),
    EventKind("nest", ("seat", "zone"), PLACE),
    EventKind("trampled", ("zone",), FALL),
    EventKind("slipped", ("seat", "zone"), GLIDE),
    EventKind("shifted", ("origin", "zone"), GLIDE),
    EventKind("returned", ("seat", "zone"), PLACE),
    EventKind("swapped", ("seat", "origin", "zone"), GLIDE),
    EventKind("split", ("seat", "zone"), PLACE),
    EventKind("guessed", ("seat", "colour"), reveals=True),
    EventKind("gained", ("seat", "order"), PLACE, secret=("order",), reveals=True),
    EventKind("frenzy", ("seat", "zone"), reveals=True),
    EventKind("numb", ("seat", "suit"), FALL, reveals=True),
    EventKind("lapsed", ("seat",)),
    EventKind("fled", ("seat", "special"), FALL),
]

ARMY: Final = 0
DEALT: Final = 1
SCENERY: Final = 2
SPECIAL: Final = 3
AMBUSH: Final = 4
KEPT: Final = 5
LAID: Final = 6
PLACED: Final = 7
SHOWN: Final = 8
FIRST: Final = 9
TURN: Final = 10
FLIPPED: Final = 11
CHANGED: Final = 12
REMOVED: Final = 13
DRAWN: Final = 14
RESHUFFLED: Final = 15
REVEALED: Final = 16
DISCARDED: Final = 17
DECLARED: Final = 18
COUNTERED: Final = 19
REPLACED: Final = 20
CANCELLED: Final = 21
MOVED: Final = 22
ATTACKED: Final = 23
LOST: Final = 24
HEALED: Final = 25
DISORGANISED: Final = 26
ORDER: Final = 27
SAW: Final = 28
SPIED: Final = 29
HERO: Final = 30
NIGHT: Final = 31
NEST: Final = 32
TRAMPLED: Final = 33
SLIPPED: Final = 34
SHIFTED: Final = 35
RETURNED: Final = 36
SWAPPED: Final = 37
SPLIT: Final = 38
GUESSED: Final = 39
GAINED: Final = 40
FRENZY: Final = 41
NUMB: Final = 42
LAPSED: Final = 43
FLED: Final = 44
