"""One open page of the table: whose it is, and what it is sent."""

import asyncio

from littlewars.kernel.agenda import NOBODY, Seat
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.envelope import Viewer
from littlewars.words import catalogue

WAITING = 200  # messages a slow page may be behind; then it must connect again


class Page:
    """An open page. What it is sent waits in a queue, so that a slow page holds up nobody."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer: Viewer = viewer
        self.eye: Seat = NOBODY  # through whose eyes it last saw the table
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self.lost: bool = False  # too slow

    def send(self, message: str) -> None:
        """Queue a message."""
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    def say(self, game: Game, message: Message) -> str:
        """Say a message in the page's language."""
        return catalogue(self.viewer.language, game).say(message)
