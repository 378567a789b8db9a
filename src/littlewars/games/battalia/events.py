"""What happens in Battalia, as numbers. Some events carry cards after their fields."""

from typing import Final

from littlewars.kernel.events import COUNT, FALL, FLIP, GLIDE, HIT, PLACE, ROLL, EventKind

KINDS: Final = [
    EventKind("banished", ("faction",), FALL, reveals=True),
    EventKind("turned", ("pile", "banner"), FLIP, reveals=True),
    EventKind("camped", ("slot", "card"), FLIP, reveals=True),
    EventKind("prize", ("card",), FLIP, reveals=True),
    EventKind("neutral", ("square", "faction"), PLACE, reveals=True),
    EventKind("first", ("seat",), reveals=True),
    EventKind("dealt", ("seat", "card"), PLACE),
    EventKind("faction", ("seat", "faction")),
    EventKind("corner", ("seat", "square"), PLACE),
    EventKind("dawn", ("day", "week", "lit", "aligned"), COUNT),
    EventKind("turn", ("seat", "day")),
    EventKind("unprotected", ("seat",)),
    EventKind("released", ("seat", "strength"), FLIP),
    EventKind("horde", ("strength",), COUNT),
    EventKind("auction", ("week",)),
    EventKind("sealed", ("seat",)),
    EventKind("bid", ("seat", "total"), FLIP, reveals=True),  # then the cards
    EventKind("highest", ("seat", "total", "how"), reveals=True),
    EventKind("entered", ("seat", "square", "strength"), PLACE),
    EventKind("draws", ("seat", "count"), COUNT),
    EventKind("drawn", ("seat", "card"), PLACE, secret=("card",), reveals=True),
    EventKind("reshuffled", ("seat", "count"), COUNT),
    EventKind("rallied", ("seat", "faction"), FLIP, reveals=True),  # then the cards
    EventKind("exchanged", ("seat",), FALL),  # then the cards
    EventKind("paid", ("seat",), FALL),  # then the cards
    EventKind("gained", ("seat", "card", "hand"), PLACE),
    EventKind("provisioned", ("seat", "count", "hand"), PLACE),
    EventKind("laid", ("seat", "square", "pile", "faction"), PLACE),
    EventKind("upgraded", ("seat", "square", "level"), COUNT),
    EventKind("hired", ("seat", "figure", "square"), PLACE),
    EventKind("moved", ("seat", "figure", "origin", "square"), GLIDE),
    EventKind("played", ("seat", "card"), FALL),
    EventKind("illuminated", ("seat", "type")),
    EventKind("hidden", ("seat", "card", "unit"), PLACE, secret=("unit",)),
    EventKind("attacked", ("seat", "figure", "square", "target")),
    EventKind("line", ("seat", "role"), PLACE, reveals=True),  # then the cards
    EventKind("sprung", ("seat", "card", "unit"), FLIP, reveals=True),
    EventKind("rolled", ("seat", "card", "roll", "bonus"), ROLL, reveals=True),
    EventKind("compared", ("attack", "defence"), COUNT),
    EventKind("lost", ("seat", "figure", "square"), FALL),
    EventKind("held", ("seat", "square"), HIT),
    EventKind("taken", ("seat", "square", "level", "former"), FLIP),
    EventKind("won", ("seat", "card"), PLACE),
    EventKind("buried", ("card",)),
    EventKind("met", ("seat", "figure", "square")),
    EventKind("bribed", ("seat", "day"), reveals=True),
    EventKind("employed", ("seat", "day"), PLACE, reveals=True),
    EventKind("declined", ("seat",)),
    EventKind("stands", ("seat", "strength")),
    EventKind("repelled", ("seat", "square"), FALL),
    EventKind("prowls", ("seat", "roll"), ROLL, reveals=True),
    EventKind("roamed", ("seat", "origin", "square"), GLIDE),
    EventKind("discarded", ("seat",), FALL),  # then the cards
    EventKind("over", ("ending",)),
]

BANISHED: Final = 0
TURNED: Final = 1
CAMPED: Final = 2
PRIZE: Final = 3
NEUTRAL: Final = 4
FIRST: Final = 5
DEALT: Final = 6
FACTION: Final = 7
CORNER: Final = 8
DAWN: Final = 9
TURN: Final = 10
UNPROTECTED: Final = 11
RELEASED: Final = 12
HORDE: Final = 13
AUCTION: Final = 14
SEALED: Final = 15
BID: Final = 16
HIGHEST: Final = 17
ENTERED: Final = 18
DRAWS: Final = 19
DRAWN: Final = 20
RESHUFFLED: Final = 21
RALLIED: Final = 22
EXCHANGED: Final = 23
PAID: Final = 24
GAINED: Final = 25
PROVISIONED: Final = 26
LAID: Final = 27
UPGRADED: Final = 28
HIRED: Final = 29
MOVED: Final = 30
PLAYED: Final = 31
ILLUMINATED: Final = 32
HIDDEN_UNIT: Final = 33
ATTACKED: Final = 34
LINE: Final = 35
SPRUNG: Final = 36
ROLLED: Final = 37
COMPARED: Final = 38
LOST: Final = 39
HELD: Final = 40
TAKEN: Final = 41
WON: Final = 42
BURIED: Final = 43
MET: Final = 44
BRIBED: Final = 45
EMPLOYED: Final = 46
DECLINED: Final = 47
STANDS: Final = 48
REPELLED: Final = 49
PROWLS: Final = 50
ROAMED: Final = 51
DISCARDED: Final = 52
OVER: Final = 53

OUTRIGHT: Final = 0  # how the highest bid was found
BY_POINTS: Final = 1
BY_CHANCE: Final = 2
