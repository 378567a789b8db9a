"""Workshops: the pages where people build something for a game by hand, and the judgement of what they built."""

import asyncio
from functools import lru_cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.kernel.workshop import Inspection, Workshop
from littlewars.table.http import html, reader_of
from littlewars.table.hub import Hub
from littlewars.table.pages.workshop import judgement, workshop_page
from littlewars.table.shelf import game_of

LONGEST = 6000  # letters of a plan
KEPT = 100  # inspections in memory
FRESH = {"Cache-Control": "no-store"}


class Busy(SetupError):
    """Somebody asks for more inspections than the table can make."""


class Benches:
    """Answers for workshops."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Hub = hub
        self.turn = asyncio.Semaphore(1)  # an inspection may take most of a second: one at a time

    async def workshop(self, request: Request) -> Response:
        """Show the workshop with the plan of the address; one that cannot be read is kept beside the first sample."""
        game, workshop = self._workshop(request)
        given = request.query_params.get(workshop.option, "")
        text, problem = given or workshop.samples[0].text, None
        try:
            found = await self._inspect(request, game, text)
        except SetupError as error:
            text, problem = workshop.samples[0].text, error.message
            found = await self._inspect(request, game, text)
        return html(workshop_page(reader_of(request), game, workshop, text, found, given if problem else "", problem))

    async def check(self, request: Request) -> Response:
        """Tell what is right and wrong with a plan."""
        game, workshop = self._workshop(request)
        words = reader_of(request).words_of(game)
        try:
            found = await self._inspect(request, game, request.query_params.get(workshop.option, ""))
        except SetupError as error:
            status = 429 if isinstance(error, Busy) else 200
            return JSONResponse({"problem": words.say(error.message)}, status, headers=FRESH)
        return JSONResponse(judgement(found, words), headers=FRESH)

    def _workshop(self, request: Request) -> tuple[Game, Workshop]:
        game = game_of(request, self.hub)
        workshop = game.workshop()
        if workshop is None:
            raise HTTPException(404)
        return game, workshop

    async def _inspect(self, request: Request, game: Game, text: str) -> Inspection:
        """Inspect a plan within the limits of the table."""
        if len(text) > LONGEST:
            raise SetupError(Message("workshop-too-long", most=LONGEST))
        if not self.hub.addresses.inspect(request.client.host if request.client else "", self.hub.clock()):
            raise Busy(Message("workshop-busy"))
        async with self.turn:
            return await asyncio.to_thread(inspected, game, text)


@lru_cache(KEPT)
def inspected(game: Game, text: str) -> Inspection:
    """Inspect a plan, or remember what was found."""
    workshop = game.workshop()
    assert workshop is not None
    return workshop.inspect(text)
