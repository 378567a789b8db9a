"""The web application: which address leads where."""

import contextlib
import re
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from importlib.resources import files

from starlette import types
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from littlewars.kernel.errors import LittleWarsError
from littlewars.kernel.words import Message
from littlewars.look import CSS
from littlewars.table import sockets
from littlewars.table.benches import Benches
from littlewars.table.http import HEADERS, html, own_form, reader_of
from littlewars.table.hub import Hub
from littlewars.table.matches import Matches
from littlewars.table.pages.trouble import trouble_page
from littlewars.table.reviews import Reviews
from littlewars.table.shelf import Shelf
from littlewars.table.store import NotSaved

TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
STATIC_NAME = re.compile(r"[a-z][a-z-]*\.(js|css|svg)")

Answer = Callable[[Request], Awaitable[Response]]


class Guard:
    """Puts the security headers on every answer, refuses forms of other sites, and notes what was asked."""

    def __init__(self, app: types.ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: types.Scope, receive: types.Receive, send: types.Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        request = Request(scope)
        answered = False

        async def guarded(message: types.Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                names = {name.lower() for name, _ in message["headers"]}
                added = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] += [(name, value) for name, value in added if name not in names]
                self._note(request, message["status"], time.perf_counter() - began)
            await send(message)

        if request.method == "POST" and not own_form(request):
            await trouble(request, Message("table-foreign-form"), 403)(scope, receive, guarded)
            return
        try:
            await self.app(scope, receive, guarded)
        except Exception:  # a fault of ours: the answer has its headers, and everybody plays on
            self.hub.journal.note("fault", why=traceback.format_exc())
            if not answered:
                await trouble(request, Message("table-crashed"), 500)(scope, receive, guarded)

    def _note(self, request: Request, status: int, seconds: float) -> None:
        """Note the kind of address, never the address: it may hold a secret."""
        kind = "/".join(part for part in request.url.path.split("/")[:2]) or "/"
        self.hub.metrics.count("requests")
        self.hub.journal.note("http", method=request.method, kind=kind, status=status, ms=round(1000 * seconds, 1))


def trouble(request: Request, sentence: Message, status: int) -> Response:
    """Answer with a page that says what is wrong."""
    reader = reader_of(request)
    return html(trouble_page(reader, reader.words.say(sentence)), status)


async def not_found(request: Request, error: Exception) -> Response:
    """Answer an address that leads nowhere, or a form that cannot be read."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    answer = trouble(request, Message("table-not-found" if status == 404 else "table-bad-request"), status)
    answer.headers.update(error.headers or {})
    return answer


async def refused(request: Request, error: Exception) -> Response:
    """Answer what cannot be done with its sentence."""
    assert isinstance(error, LittleWarsError)
    return trouble(request, error.message, 400)


async def not_saved(request: Request, error: Exception) -> Response:
    """Answer when the disk refuses."""
    return trouble(request, Message("table-not-saved"), 503)


@cache
def static_text(name: str) -> str | None:
    """Read a file of the client; None when there is none."""
    if name == "look.css":
        return CSS
    path = files("littlewars.table") / "static" / name
    return path.read_text(encoding="utf-8") if STATIC_NAME.fullmatch(name) and path.is_file() else None


async def static(request: Request) -> Response:
    """Serve a file of the client."""
    name = request.path_params["name"]
    text = static_text(name)
    if text is None:
        raise HTTPException(404)
    kind = TYPES[name.rsplit(".", 1)[1]]
    return Response(text, media_type=kind, headers={"Cache-Control": "no-cache"})


def make_app(hub: Hub) -> Starlette:
    """Put the application together."""
    shelf, matches, benches = Shelf(hub), Matches(hub), Benches(hub)
    reviews = Reviews(hub, matches)

    async def healthz(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(hub.measure(), media_type="text/plain; version=0.0.4")

    async def socket(page: WebSocket) -> None:
        await sockets.serve(hub, page, page.path_params["match"], reader_of(page))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        reviews.close()
        hub.close()

    def route(path: str, answer: Answer, method: str = "GET") -> Route:
        return Route(path, answer, methods=[method])

    return Starlette(
        routes=[
            route("/", shelf.home),
            route("/settings", shelf.settings, "POST"),
            route("/games/{game}/new", shelf.new),
            route("/games/{game}/workshop", benches.workshop),
            route("/games/{game}/workshop/check", benches.check),
            route("/games/{game}/watch", shelf.watch),
            route("/games/{game}/rules", shelf.rules),
            route("/games/{game}/rules/{language}.json", shelf.rule_texts),
            route("/games/{game}/rules/{chapter}", shelf.rules),
            route("/games/{game}/matches", shelf.create, "POST"),
            route("/games/{game}/learn", shelf.learn, "POST"),
            route("/games/{game}/try", shelf.try_example, "POST"),
            route("/match/{match}", matches.table),
            route("/match/{match}/invite", matches.invite, "POST"),
            route("/match/{match}/sit/{secret}", matches.invited),
            route("/match/{match}/sit/{secret}", matches.sit, "POST"),
            route("/match/{match}/replay", matches.replay),
            route("/match/{match}/frames.json", matches.frames),
            route("/match/{match}/replay.html", matches.replay_file),
            route("/match/{match}/record.json", matches.record),
            route("/match/{match}/review", reviews.page),
            route("/match/{match}/review.json", reviews.progress),
            route("/match/{match}/try", reviews.attempt, "POST"),
            WebSocketRoute("/match/{match}/socket", socket),
            route("/static/{name}", static),
            route("/healthz", healthz),
            route("/metrics", metrics),
        ],
        middleware=[Middleware(Guard, hub=hub), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: not_found, LittleWarsError: refused, NotSaved: not_saved},
        lifespan=lifespan,
    )
