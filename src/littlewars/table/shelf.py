"""The pages around the games: home, new games, games to watch, rules, lessons, settings."""

import asyncio
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.rulebook.lessons import read_lesson
from littlewars.rulebook.page import page_title
from littlewars.rulebook.rules import read_rules
from littlewars.table.http import LARGEST_FORM, go, html, local, prefer, reader_of, remember, visitor_of, welcomed
from littlewars.table.hub import Hub
from littlewars.table.orders import WAYS, Order, example_order, lesson_order, read_form
from littlewars.table.pages.fields import options_in
from littlewars.table.pages.home import home_page
from littlewars.table.pages.layout import page
from littlewars.table.pages.new import new_page
from littlewars.table.pages.rules import rules_body
from littlewars.table.pages.watch import watch_page
from littlewars.table.reader import THEMES
from littlewars.table.summaries import card
from littlewars.table.terms import DAY
from littlewars.table.visitors import Visitor

MOST_FIELDS = 200  # of a form
RECENT = 2 * DAY  # a game nobody touched for longer is not watched


class Shelf:
    """Answers for everything that is not one match."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Hub = hub

    def game(self, request: Request) -> Game:
        """Return the game an address names."""
        return game_of(request, self.hub)

    async def home(self, request: Request) -> Response:
        """Show the boxes, and the visitor's own games."""
        reader, visitor = reader_of(request), visitor_of(request)
        found = await self.hub.store.held_by(visitor.holder) if visitor.token else []
        known = [summary for summary in found if summary.match.game in self.hub.games]
        mine = [card(self.hub.games[one.match.game], one, visitor, reader, self.hub.clock()) for one in known]
        games = [game for game in self.hub.games.values() if game.on_shelf]
        return html(home_page(reader, games, mine))

    async def settings(self, request: Request) -> Response:
        """Remember a language or a theme, and go back."""
        form = await read_posted(request)
        answer = go(local(form.get("back", "/")))
        if form.get("language") in LANGUAGES:
            prefer(answer, "language", form["language"])
        if form.get("theme") in THEMES:
            prefer(answer, "theme", form["theme"])
        return answer

    async def new(self, request: Request) -> Response:
        """Ask how to play; an address may fill in options."""
        way, given = request.query_params.get("with", WAYS[0]), options_in(request.query_params)
        return html(new_page(reader_of(request), self.game(request), way if way in WAYS else WAYS[0], given))

    async def watch(self, request: Request) -> Response:
        """List the games that go on."""
        game, reader, now = self.game(request), reader_of(request), self.hub.clock()
        found = await self.hub.store.going_on(game.key, now - RECENT)
        cards = [card(game, summary, visitor_of(request), reader, now) for summary in found]
        return html(watch_page(reader, game, cards))

    async def rules(self, request: Request) -> Response:
        """Show the illustrated rulebook, or the page of a chapter apart."""
        game, reader, chapter = self.game(request), reader_of(request), request.path_params.get("chapter", "")
        if chapter and chapter not in read_rules(game).apart:
            raise HTTPException(404)
        title = page_title(game, chapter, reader.words)
        body = await asyncio.to_thread(rules_body, reader, game, chapter)  # the first time it draws every example
        return html(page(reader, title, body, ("rules.css",), ("rules.js",), "rules"))

    async def rule_texts(self, request: Request) -> Response:
        """Send what every rule says."""
        language, book = request.path_params["language"], read_rules(self.game(request))
        if language not in LANGUAGES:
            raise HTTPException(404)
        return JSONResponse({rule.id: rule.text[language] for rule in book.rules.values()})

    async def create(self, request: Request) -> Response:
        """Make a match from a form; a form that makes none is shown again with the reason."""
        game, visitor = self.game(request), welcomed(request)
        form = await read_posted(request)
        try:
            order = read_form(game, form, visitor.holder)
        except SetupError as error:
            reader = reader_of(request)
            way = form.get("with", WAYS[0])
            why = reader.words_of(game).say(error.message)
            return html(new_page(reader, game, way if way in WAYS else WAYS[0], form, why), 400)
        return await open_match(self.hub, request, order, visitor)

    async def learn(self, request: Request) -> Response:
        """Open the game's lesson."""
        lesson, visitor = read_lesson(self.game(request)), welcomed(request)
        if lesson is None:
            raise HTTPException(404)
        return await open_match(self.hub, request, lesson_order(lesson, visitor.holder), visitor)

    async def try_example(self, request: Request) -> Response:
        """Lay an example out on a table of one's own."""
        form, visitor = await read_posted(request), welcomed(request)
        order = example_order(self.game(request), form.get("example", ""), form.get("case", "0"), visitor.holder)
        return await open_match(self.hub, request, order, visitor)


async def open_match(hub: Hub, request: Request, order: Order, visitor: Visitor) -> Response:
    """Make a match, and go there."""
    address = request.client.host if request.client else ""
    if not hub.addresses.create(address, hub.clock()):
        raise SetupError(Message("table-too-many-matches"))
    match_id = await hub.create(order)
    return remember(request, go(f"/match/{match_id}"), visitor)


def game_of(request: Request, hub: Hub) -> Game:
    """Return the game an address names."""
    key = request.path_params["game"]
    if key not in hub.games:
        raise HTTPException(404)
    return hub.games[key]


async def read_posted(request: Request) -> dict[str, str]:
    """Read a form; of a field that stands twice, the last."""
    if int(request.headers.get("content-length") or LARGEST_FORM + 1) > LARGEST_FORM:
        raise HTTPException(413)
    try:
        body = (await request.body()).decode()
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise HTTPException(400) from None
