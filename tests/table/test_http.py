"""Addresses, headers, cookies and forms of the server."""

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest

from littlewars.games.library import all_games
from littlewars.table.app import make_app
from littlewars.table.http import HEADERS, local, wished_language
from littlewars.table.hub import Hub
from littlewars.table.journal import Journal
from littlewars.table.store import Store
from tests.table.conftest import Arrive
from tests.table.desk import Player, TableServer, friends, path_of_link
from tests.table.test_metrics import parsed

# -- without a network


@pytest.mark.parametrize("path", ["/", "/games/small-wars/new", "/match/abc?x=1#y", "/a//b"])
def test_a_path_of_ours_is_gone_back_to(path: str) -> None:
    assert local(path) == path


@pytest.mark.parametrize(
    "path", ["", "//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil", "x", "javascript:x"]
)
def test_back_never_leads_elsewhere(path: str) -> None:
    assert local(path) == "/"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CA,fr;q=0.9", "fr"),
        ("de, FR;q=0.5, en", "fr"),
        ("en-GB", "en"),
        ("de", "en"),
        ("", "en"),
        (",;=\x00", "en"),
    ],
)
def test_the_language_a_browser_wishes(header: str, language: str) -> None:
    assert wished_language(header) == language


def test_a_fault_of_ours_is_a_page_with_its_headers_and_a_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong inside, the answer is a page in the reader's language, guarded like any other."""
    notes = (tmp_path / "log").open("w+")
    store = Store(str(tmp_path / "db"))
    hub = Hub(store, all_games(), journal=Journal(notes))

    def broken() -> str:
        raise RuntimeError("planted")

    monkeypatch.setattr(hub, "measure", broken)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(hub), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get("/metrics", headers={"accept-language": "fr"})

    answer = asyncio.run(ask())
    store.close()
    notes.seek(0)
    noted = [json.loads(line) for line in notes]
    notes.close()
    assert answer.status_code == 500
    assert "mal passé" in answer.text
    assert "planted" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert any(note["what"] == "fault" and "planted" in note["why"] for note in noted)


# -- over a network

PAGES = [
    "/",
    "/games/small-wars/new",
    "/games/small-wars/new?with=friend",
    "/games/small-wars/watch",
    "/games/small-wars/rules",
    "/static/look.css",
    "/healthz",
    "/metrics",
]


@pytest.mark.processes
def test_every_kind_of_answer_carries_the_security_headers(server: TableServer, arrive: Arrive) -> None:
    ada = arrive()
    match = f"/match/{ada.create('small-wars')}"
    answers = [ada.http.get(page) for page in PAGES]
    assert all(answer.status_code == 200 for answer in answers), [answer.url for answer in answers if answer.is_error]
    own = [match, f"{match}/replay", f"{match}/frames.json", f"{match}/replay.html", f"{match}/record.json"]
    answers += [ada.http.get(page) for page in own]
    assert all(answer.status_code == 200 for answer in answers)
    wrong = [
        ada.http.get("/nothing"),
        ada.http.get("/match/nothing"),
        ada.http.get("/static/../app.py"),
        ada.http.get("/static/%2e%2e%2fapp.py"),
        ada.http.get("/games/chess/new"),
        ada.http.get(f"{match}/sit/wrong"),
        ada.http.post("/healthz"),
        ada.http.get("/settings"),
        ada.http.post("/games/small-wars/matches", data={"with": "ghost"}),
        ada.http.post("/settings", content=b"x" * 20_000),
        ada.http.post("/settings", content=b"\xff"),
        ada.http.post("/", headers={"sec-fetch-site": "cross-site"}),
        ada.http.get(f"{match}/socket"),
    ]
    assert [answer.status_code for answer in wrong] == [404, 404, 404, 404, 404, 400, 405, 405, 400, 413, 400, 403, 404]
    answers += [*wrong, ada.http.post("/settings", data={}), ada.http.head("/")]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (answer.url, answer.status_code, name)
        assert "server" not in answer.headers
    assert wrong[6].headers["allow"]


@pytest.mark.processes
def test_no_page_has_inline_script_or_style(arrive: Arrive) -> None:
    ada = arrive()
    match = f"/match/{ada.create('small-wars')}"
    for page in ["/", "/games/small-wars/new", "/games/small-wars/rules", "/nothing", match, f"{match}/replay"]:
        text = ada.http.get(page).text
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text), page


@pytest.mark.processes
def test_a_page_that_cannot_be_found_says_so_in_the_readers_language(arrive: Arrive) -> None:
    assert "Il n’y a rien à cette adresse." in arrive("fr").http.get("/nothing").text
    assert "There is nothing at this address." in arrive("en").http.get("/nothing").text


# -- cookies


@pytest.mark.processes
def test_nobody_gets_a_cookie_before_they_need_one(arrive: Arrive) -> None:
    ada = arrive()
    public = [*PAGES, "/nothing"]
    bo = arrive()
    bo.create("small-wars", **{"with": "friend"})
    for page in [*public, f"/match/{bo.match}", bo.link(), f"/match/{bo.match}/replay"]:
        assert "set-cookie" not in ada.http.get(page).headers, page
    assert "set-cookie" not in ada.http.post("/games/small-wars/matches", data={"with": "ghost"}).headers
    assert "set-cookie" not in ada.http.post(f"/match/{bo.match}/sit/wrong").headers


@pytest.mark.processes
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(arrive: Arrive) -> None:
    ada = arrive()
    answer = ada.http.post("/games/small-wars/matches")
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts  # http
    first = ada.token()
    assert len(first) >= 22
    ada.create("small-wars")
    assert ada.token() == first  # one browser, one token
    secure = arrive().http.post("/games/small-wars/matches", headers={"x-forwarded-proto": "https"})
    assert "secure" in secure.headers["set-cookie"].lower()


@pytest.mark.processes
def test_the_settings_are_remembered_and_lead_back(arrive: Arrive) -> None:
    ada = arrive("en")
    answer = ada.http.post("/settings", data={"language": "fr", "theme": "dark", "back": "/games/small-wars/new"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/games/small-wars/new")
    assert ada.http.get("/").text.count('lang="fr"')
    for back in ("//evil.example/", "https://evil.example", "/\\evil.example", "/\t/evil.example", "\r\nX: y"):
        answer = ada.http.post("/settings", data={"back": back})
        assert re.match(r"/([^/\\]|$)", answer.headers["location"]), back
        assert "x" not in answer.headers
    assert "set-cookie" not in ada.http.post("/settings", data={"language": "xx", "theme": "<b>"}).headers


# -- forms


@pytest.mark.processes
@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "null"},
        {"origin": "http://evil.example"},
        {"origin": "http://127.0.0.1:1"},
    ],
    ids=str,
)
def test_forms_of_other_sites_are_refused(arrive: Arrive, headers: dict[str, str]) -> None:
    ada, bo = arrive(), arrive()
    ada.create("small-wars", **{"with": "friend"})
    link = ada.link()
    for path in (
        "/games/small-wars/matches",
        "/games/small-wars/learn",
        "/settings",
        link,
        f"/match/{ada.match}/invite",
    ):
        answer = bo.http.post(path, headers=headers, data={"name": "x"})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
        assert "This form was sent from another site." in answer.text
    assert bo.http.get(link).status_code == 200  # not used up


@pytest.mark.processes
def test_forms_of_our_own_pages_are_read(server: TableServer, arrive: Arrive) -> None:
    for headers in (
        {"sec-fetch-site": "same-origin", "origin": "null"},
        {"origin": server.url},
        {"origin": "null"},
        {},
    ):
        assert arrive().http.post("/games/small-wars/matches", headers=headers).status_code == 303


@pytest.mark.processes
def test_a_form_too_large_is_answered_with_a_page(arrive: Arrive) -> None:
    ada = arrive()
    for content in (b"name=" + b"x" * 20_000, (b"x" for _ in range(3))):  # the second says no length
        answer = ada.http.post("/games/small-wars/matches", content=content)
        assert answer.status_code == 413
        assert "<html" in answer.text
    many = "&".join(f"f{number}=1" for number in range(500))
    assert ada.http.post("/games/small-wars/matches", content=many).status_code == 400


@pytest.mark.processes
def test_a_form_that_makes_no_game_is_shown_again_with_the_reason(arrive: Arrive) -> None:
    answer = arrive().http.post(
        "/games/small-wars/matches", data={"with": "friend", "name": "<i>&", "option-budget": "1"}
    )
    assert answer.status_code == 400
    assert "<form" in answer.text
    assert "&lt;i&gt;&amp;" in answer.text
    assert "<i>" not in answer.text


# -- what the server tells about itself


@pytest.mark.processes
def test_health_and_metrics(server: TableServer, arrive: Arrive) -> None:
    ada, bo = arrive(), arrive()
    assert (ada.http.get("/healthz").status_code, ada.http.get("/healthz").text) == (200, "ok\n")
    friends(ada, bo)
    answer = ada.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    before = parsed(answer.text)
    assert before["littlewars_pages"] >= 2
    ada.choose(ada.ids()[0])
    ada.ask("choose", choice=-5)
    after = parsed(ada.http.get("/metrics").text)
    assert after["littlewars_entries_total"] - before.get("littlewars_entries_total", 0) == 1
    assert after["littlewars_refused_total"] - before.get("littlewars_refused_total", 0) == 1
    assert after["littlewars_push_seconds_count"] - before["littlewars_push_seconds_count"] == 1
    assert after["littlewars_commits"] > before["littlewars_commits"]


@pytest.mark.processes
def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    """Tokens, invitations and cookies never stand in the log, not even of bad requests."""
    with TableServer(tmp_path) as noted, Player(noted.url) as ada, Player(noted.url) as bo:
        ada.create("small-wars", **{"with": "friend"})
        link = ada.link()
        bo.sit(link)
        bo.http.post(link)
        ada.open()
        moved = path_of_link(ada.http.post(f"/match/{ada.match}/invite").text)
        ada.http.get(moved + "?x=" + ada.token())
        for opened in (ada.connect(), ada.connect()):
            opened.send(json.dumps({"type": "hello", "token": bo.token()}))
            opened.send(b"\xff", text=True)
            opened.close()
        ada.http.get("/" + ada.token()[:10] + "/x")
        secrets = [ada.token(), bo.token(), link.rsplit("/", 1)[1], moved.rsplit("/", 1)[1]]
        noted.stop()
        lines = noted.log()
    assert {"start", "match", "http", "stop"} <= {json.loads(line)["what"] for line in lines}
    for secret in secrets:
        assert len(secret) > 20
        assert not any(secret in line for line in lines)
