"""A tiny game with secrets to lay on a table: the sealed auction, drawn so that a bid cannot be overlooked."""

from collections.abc import Sequence
from typing import Any

from littlewars.kernel.agenda import Event, Seat
from littlewars.kernel.words import Message, Say
from tests.kernel.tiny.auction import COMMITTED, NO_BID, AuctionGame
from tests.kernel.tiny.base import COLOURS

MARK = "sealed bid"  # then the number: wherever this is, a bid can be read


class SealedGame(AuctionGame):
    """The auction for two, with a picture and a log that show one's own bid."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "sealed"
        self.has_secrets = True

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        bid = f'<text id="own" y="20">{MARK} {view["bid"]}</text>' if view["bid"] != NO_BID else ""
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><title>{view["lot"]}</title>{bid}</svg>'

    def draw_hand(self, view: Any, say: Say) -> str:
        return self.draw(view, [], say)

    def sentence(self, state: Any, event: Event, seat: Seat) -> Message | None:
        if event[0] != COMMITTED:
            return None
        told = f"{MARK} {event[2]}" if event[2] != NO_BID and event[1] == seat else "sealed"
        return Message("plain", text=f"{COLOURS[event[1]]}: {told}")


GAME = SealedGame()
