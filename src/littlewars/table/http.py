"""Everything about a request that is not the page itself: who asks, in which language, from where."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from littlewars.kernel.content import LANGUAGES
from littlewars.table.reader import THEMES, Reader
from littlewars.table.visitors import COOKIE, Visitor, new_token
from littlewars.words import DEFAULT_LANGUAGE

YEAR = 365 * 86_400  # seconds
LARGEST_FORM = 16 * 1024  # bytes
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def reader_of(request: HTTPConnection) -> Reader:
    """Tell who reads: by cookie, else as the browser wishes."""
    language = request.cookies.get("language", "")
    if language not in LANGUAGES:
        language = wished_language(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme", "")
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Reader(language, theme if theme in THEMES else "", path)


def wished_language(header: str) -> str:
    """Return the first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return DEFAULT_LANGUAGE


def visitor_of(request: HTTPConnection) -> Visitor:
    """Tell whose browser asks; somebody without a cookie has no token."""
    return Visitor(request.cookies.get(COOKIE, ""))


def welcomed(request: Request) -> Visitor:
    """Return the visitor, with a new token if there was none."""
    visitor = visitor_of(request)
    return visitor if visitor.token else Visitor(new_token())


def remember(request: Request, response: Response, visitor: Visitor) -> Response:
    """Give the browser its token."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, visitor.token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def prefer(response: Response, name: str, value: str) -> None:
    """Remember a language or a theme."""
    response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True)


def own_form(request: Request) -> bool:
    """Tell whether a form was sent from a page of ours. Our referrer policy makes a form's own origin "null"."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin", "null")
    return origin == "null" or urlsplit(origin).netloc.lower() == request.headers.get("host", "").lower()


def local(path: str) -> str:
    """Return a path of this table to go back to; home when it leads elsewhere."""
    return path if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


def html(text: str, status: int = 200) -> Response:
    """Answer with a page nobody may keep."""
    return HTMLResponse(text, status, headers={"Cache-Control": "no-store"})


def go(path: str) -> Response:
    """Answer a form: the page is elsewhere."""
    return RedirectResponse(path, 303)
