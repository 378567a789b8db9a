"""The page that replays a match, and the same player for the file that opens offline."""

from html import escape
from urllib.parse import quote

from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.pages.addresses import rules_data
from littlewars.table.pages.layout import page
from littlewars.table.reader import Reader
from littlewars.words import Catalogue

ICONS = {
    "first": "M6 5v14M18 5l-7 7 7 7",
    "previous": "M15 5l-7 7 7 7",
    "play": "M8 5l11 7-11 7z",
    "pause": "M8 5v14M16 5v14",
    "next": "M9 5l7 7-7 7",
    "last": "M18 5v14M6 5l7 7-7 7",
}  # in a square of 24
PACES = {"0.5": Message("replay-slow"), "1": Message("replay-normal"), "3": Message("replay-fast")}


def replay_page(reader: Reader, game: Game, match_id: str, views: list[tuple[str, str]], move: int, over: bool) -> str:
    """Return the page, opened at a move. `views`: the viewpoints allowed, as (key, name)."""
    words = reader.words_of(game)
    say = words.say
    title = say(Message("replay-title", game=game.titles[reader.language]))
    here = f"/match/{quote(match_id, safe='')}"
    data = {
        "frames": f"{here}/frames.json",
        "share": f"{here}/replay",
        **rules_data(game),
        "move": str(move),
    }
    first = quote(views[0][0]) if views else ""
    links = link(f"{here}/review", say(Message("review-open")), "review") if over else ""
    links += link(f"{here}/replay.html?view={first}", say(Message("replay-offline")), "offline", "download")
    if over or not game.has_secrets:
        links += link(f"{here}/record.json", say(Message("replay-record")), "record", "download")
    seen = viewpoints(words, views, Message("replay-seen-by"))
    more = f"{seen}\n{sharing(words, f'{here}/replay?move={move}', links)}"
    back = link(here, say(Message("replay-back")), "back")
    body = player(words, title, back, more, data)
    return page(reader, title, body, ("replay.css",), ("replay.js",), "replay-page", bare=True)


def sharing(words: Catalogue, address: str, links: str) -> str:
    """Return the link that is copied to be passed on, other links, and what is said of it."""
    say = words.say
    return f"""{link(address, say(Message("replay-share")), "share")}
{links}
<div class="replay-shared" role="status">
<p class="replay-copied" hidden>{escape(say(Message("replay-copied")))}</p>
<label class="replay-address" hidden>{escape(say(Message("replay-copy-this")))}<input type="text" readonly></label>
</div>"""


def offline_player(words: Catalogue, title: str, date: str, has_record: bool, record_name: str) -> str:
    """Return the player for a file that opens alone: its frames lie in the same file."""
    about = f"<p>{escape(words.say(Message('replay-played', date=date)))}</p>" if date else ""
    record = escape(words.say(Message("replay-record")))
    more = f'<button type="button" class="replay-save">{record}</button>' if has_record else ""
    return player(words, title, about, more, {"name": record_name})


def player(
    words: Catalogue, title: str, about: str, more: str, data: dict[str, str], chart: str = "", beside: str = ""
) -> str:
    """Return board, controls and list of moves, which a script fills; `chart` is over the slider, `beside` beside."""
    say = words.say
    attributes = "".join(f' data-{name}="{escape(value)}"' for name, value in data.items())
    return f"""<div class="replay"{attributes}>
<div class="replay-head"><h1>{escape(title)}</h1>{about}</div>
<noscript><p class="replay-note">{escape(say(Message("replay-needs-script")))}</p></noscript>
<p class="replay-note replay-failed" role="alert" hidden>{escape(say(Message("replay-failed")))}</p>
<div class="replay-board" role="group" aria-label="{escape(say(Message("replay-board")))}"></div>
<div class="replay-hand" role="group" aria-label="{escape(say(Message("replay-hand")))}" hidden></div>
{_controls(words, chart)}
<div class="replay-side">
<div class="replay-caption" aria-live="polite"></div>
{beside}<div class="replay-more">{more}</div>
<nav class="replay-moves" aria-labelledby="replay-moves">
<h2 id="replay-moves">{escape(say(Message("replay-moves")))}</h2>
<ol data-start="{escape(say(Message("replay-start")))}"></ol>
</nav>
</div>
</div>"""


def _controls(words: Catalogue, chart: str) -> str:
    say = words.say
    names = {
        "first": Message("replay-first"),
        "previous": Message("replay-previous"),
        "play": Message("replay-play"),
        "next": Message("replay-next"),
        "last": Message("replay-last"),
    }
    buttons = "".join(_button(action, say(name), say(Message("replay-pause"))) for action, name in names.items())
    options = "".join(
        f'<option value="{pace}"{" selected" if pace == "1" else ""}>{escape(say(name))}</option>'
        for pace, name in PACES.items()
    )
    return f"""<div class="replay-controls" role="group" aria-label="{escape(say(Message("replay-controls")))}">
{chart}<div class="replay-line"><input class="replay-slider" type="range" min="0" max="0" value="0" \
aria-label="{escape(say(Message("replay-slider")))}"><output class="replay-count"></output></div>
<div class="replay-buttons">{buttons}
<label class="replay-pace"><span>{escape(say(Message("replay-speed")))}</span> \
<select class="replay-speed">{options}</select></label></div>
<p class="replay-keys">{escape(say(Message("replay-keys")))}</p>
</div>"""


def _button(action: str, name: str, pause: str) -> str:
    """Return a button; the one that plays also knows how it is called while it does."""
    icons = _icon(action) + (_icon("pause") if action == "play" else "")
    both = f' data-play="{escape(name)}" data-pause="{escape(pause)}"' if action == "play" else ""
    return (
        f'<button type="button" data-action="{action}"{both} aria-label="{escape(name)}" title="{escape(name)}">'
        f"{icons}</button>"
    )


def _icon(name: str) -> str:
    return f'<svg class="replay-{name}" viewBox="0 0 24 24" aria-hidden="true"><path d="{ICONS[name]}"/></svg>'


def viewpoints(words: Catalogue, views: list[tuple[str, str]], name: Message) -> str:
    """Return the switch between viewpoints, under that name; with only one, it is there but not shown."""
    options = "".join(f'<option value="{escape(key)}">{escape(who)}</option>' for key, who in views)
    hidden = " hidden" if len(views) < 2 else ""
    label = escape(words.say(name))
    return f'<label class="replay-view"{hidden}>{label} <select>{options}</select></label>'


def link(address: str, name: str, kind: str, attribute: str = "") -> str:
    """Return a link of the page."""
    return f'<a class="replay-link replay-{kind}" href="{escape(address)}" {attribute}>{escape(name)}</a>'
