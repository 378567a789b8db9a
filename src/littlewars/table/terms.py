"""What was agreed on about a table, beside the game's own options."""

from msgspec import Struct

HUMAN_DEALER = "human"
DAY = 86_400  # seconds


class Terms(Struct, frozen=True):
    """A table's options. Kept as JSON with the match."""

    way: str = "hotseat"  # "computer", "friend", "hotseat", "watch", "lesson", "try"
    takebacks: bool = True  # a take-back may be asked for
    hints: bool = True  # whoever must choose may ask the computer
    listed: bool = False  # others find it on the page of games to watch
    days: int = 0  # for a move; 0: no limit
    curtain: bool = False  # people at one screen hand it over
    dealer: str = "table"  # or HUMAN_DEALER: somebody types what the real dice show
