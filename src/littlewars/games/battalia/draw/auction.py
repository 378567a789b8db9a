"""The auction for Buff's entry: each side's bid, face down until all are revealed."""

from typing import Final

from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.names import faction_of, seat_words
from littlewars.games.battalia.draw.places import Places, Spot
from littlewars.games.battalia.draw.sheets import back, row
from littlewars.games.battalia.view import BidSeen, WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, place, title
from littlewars.pieces.words import fitted

FIRST: Final = 2  # the panel lies over the rows in the middle: corners stay free for Buff
ROWS: Final = 3
HEAD: Final = 34
WHO: Final = 176
SUM: Final = 76
SCALE: Final = 760  # thousandths of a small card


def auction(view: WorldView, places: Places, say: Say) -> str:
    """Draw the bids while they are made, and when they are revealed."""
    if not view.bids:
        return ""
    x, y, width, high = places.rows(FIRST, ROWS)
    drawn = box(x + 3, y + 6, width, high, 14, "shadow") + box(x, y, width, high, 14, "bat-panel")
    drawn += fitted(
        x + width // 2, y + 26, 23, width - 40, say(Message("picture-auction", week=view.week)), "word-number"
    )
    step = (high - HEAD - 4) // len(view.bids)
    best = max([bid.total for bid in view.bids]) if revealed(view) else 0
    for i, bid in enumerate(view.bids):
        drawn += one(view, bid, best, (x + 6, y + HEAD + step * i, width - 12, step - 5), say)
    return group(drawn, "bat-auction")


def revealed(view: WorldView) -> bool:
    """Tell whether the bids lie open: none is sealed, and those seen are not just being made."""
    return not any([bid.sealed for bid in view.bids]) and view.asks != "Bid" and any([bid.cards for bid in view.bids])


def one(view: WorldView, bid: BidSeen, best: int, spot: Spot, say: Say) -> str:
    """Draw the bid of a side."""
    x, y, width, high = spot
    faction = faction_of(view, bid.seat)
    middle = y + high // 2
    state = "open" if revealed(view) else "sealed" if bid.sealed else "waits"
    words = Message("picture-bid", side=seat_words(view, bid.seat), state=state, total=bid.total)
    inner = title(say(words)) + box(
        x, y, width, high, 10, "bat-line-best" if best and bid.total == best else "bat-line"
    )
    inner += emblem(faction, x + 8, middle - 22, 44)
    inner += fitted(x + 56 + (WHO - 62) // 2, middle + 7, 20, WHO - 64, say(seat_words(view, bid.seat)), "word-number")
    left, room = x + WHO, width - WHO - SUM
    if bid.cards:
        inner += group(
            row(list(bid.cards), [], [], 0, 0, room * 1000 // SCALE - 12, say),
            "bat-bid-cards",
            transform=place(left, middle - 32, SCALE),
        )
    elif bid.sealed:
        for i in range(3):
            inner += back(left + 26 * i, middle - 28, 42, 56)
        inner += fitted(
            left + 110 + (room - 120) // 2,
            middle + 7,
            20,
            room - 130,
            say(Message("picture-bid-short", state=state)),
            "word",
        )
    else:
        inner += fitted(
            left + room // 2, middle + 7, 20, room - 16, say(Message("picture-bid-short", state=state)), "bat-small"
        )
    known = state == "open" or (bid.cards != () and bid.seat == view.viewer)
    inner += disc(x + width - SUM // 2, middle, min(30, high // 2 - 3), "bat-total" if known else "bat-total-none")
    told = str(bid.total) if known else "?"
    inner += fitted(x + width - SUM // 2, middle + 12, 34, 50, told, "bat-total-word" if known else "word")
    return group(
        inner, f"bat-bid side-{faction}", id=f"bid-{bid.seat}", data_rule="BAT-8" if state == "open" else "BAT-7"
    )
