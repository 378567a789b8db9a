"""The page of a game: a skeleton with every word in it, which the script fills and shows."""

from collections.abc import Callable
from html import escape
from typing import TypeAlias

from littlewars.kernel.agenda import Seat
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.pages.addresses import rules_address, rules_data
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import page
from littlewars.table.reader import Reader
from littlewars.table.room import PHRASES

Tell: TypeAlias = Callable[[Message], str]  # says a message, escaped

SHAPES = (
    '<circle cx="16" cy="16" r="13"/>',
    '<rect x="4" y="4" width="24" height="24" rx="2"/>'
    '<path class="shape-line" d="M4 14 14 4M4 24 24 4M8 28 28 8M18 28l10-10"/>',
    '<path d="M16 2 30 16 16 30 2 16z"/><circle class="shape-dot" cx="16" cy="16" r="4"/>',
    '<path d="M16 3 30 28H2z"/><path class="shape-line" d="M8 22h16M11 16h10"/>',
)  # of the seats: they differ in shape and pattern, not only in colour
ICONS = {
    "undo": '<path d="M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3"/>',
    "say": '<path d="M4 5h16v11h-9l-5 4v-4H4z"/>',
    "more": '<path d="M5 12h.01M12 12h.01M19 12h.01"/>',
    "skip": '<path d="M5 5v14l8-7zM14 5v14l6-7z"/>',
    "before": '<path d="m14 6-6 6 6 6"/>',
    "after": '<path d="m10 6 6 6-6 6"/>',
}


def board_page(
    reader: Reader, game: Game, match_id: str, invitations: list[tuple[Seat, str, str]], sounds: bool = False
) -> str:
    """Return the whole page; `invitations` are the free seats, with their names and links."""
    say = reader.words.say

    def tell(message: Message) -> str:
        return escape(say(message))

    match, rules = f"/match/{escape(match_id)}", rules_address(game)
    found = " ".join(f'data-{name}="{escape(value)}"' for name, value in rules_data(game).items())
    title = say(Message("board-title", game=game.titles[reader.language]))
    body = f"""<div id="the-game" class="game" data-socket="{match}/socket" {found} data-shows="play"\
{' data-sounds="on"' if sounds else ""}>
<h1 class="unseen">{escape(title)}</h1>
{_shapes()}
<ol id="the-seats" class="seats" aria-label="{tell(Message("board-seats"))}"></ol>
{_seat_template(tell)}
{_stage(tell, invitations)}
{_tools(tell)}
{_menus(tell, match, rules)}
<div id="the-sheet" class="tray-sheet">
<div id="hand-frame" class="hand-frame" role="group" tabindex="0" aria-label="{tell(Message("board-hand"))}" \
aria-describedby="board-how" hidden><div class="hand-inner"><div id="the-hand" class="hand"></div></div></div>
<div class="panel">
{_question(tell)}
{_explained_and_log(tell)}
</div>
</div>
<div id="the-news" class="unseen" aria-live="polite"></div>
<div id="cursor-news" class="unseen" aria-live="polite"></div>
<p id="the-why" class="note" role="status" hidden></p>
{_dialogs(tell, match, rules)}
</div>"""
    return page(reader, title, body, ("table.css",), ("main.js",), "board-page", bare=True)


def _icon(name: str) -> str:
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{ICONS[name]}</svg>'


def _shapes() -> str:
    """Define what several parts of the page show: the seats' shapes, and the hatching of threats."""
    symbols = "".join(
        f'<symbol id="shape-{number}" viewBox="0 0 32 32">{shape}</symbol>' for number, shape in enumerate(SHAPES)
    )
    return (
        '<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        '<pattern id="hatch-threat" width="24" height="24" patternUnits="userSpaceOnUse">'
        f'<path class="hatch-line" d="M0 24 24 0"/></pattern>{symbols}</defs></svg>'
    )


def _badge(element_id: str = "") -> str:
    named = f' id="{element_id}" class="result-badge"' if element_id else ""
    use = '<svg class="badge" aria-hidden="true" focusable="false"><use href="#shape-0"/></svg>'
    return f"<span{named}>{use}</span>" if named else use


def _seat_template(tell: Tell) -> str:
    return f"""<template id="seat-template"><li class="seat-card">{_badge()}
<span class="seat-names"><strong class="seat-name"></strong> <span class="seat-who"></span></span>
<span class="seat-here" hidden><span class="dot dot-here"></span>{tell(Message("board-here"))}</span>
<span class="seat-away" hidden><span class="dot"></span>{tell(Message("board-away"))}</span>
<span class="seat-clock" role="timer" hidden></span>
<span class="seat-turn" hidden><span class="lamp-light"></span>{tell(Message("board-turn"))}</span></li></template>"""


def _stage(tell: Tell, invitations: list[tuple[Seat, str, str]]) -> str:
    """Write the board, what may lie over it, and the line below that says what just happened."""
    return f"""<section class="stage" aria-label="{tell(Message("board-stage"))}">
<div class="table-top">
<div id="board-frame" class="board-frame" role="group" tabindex="0" aria-label="{tell(Message("board-name"))}" \
aria-describedby="board-how"><div id="the-board" class="board"></div></div>
<p id="board-how" class="unseen">{tell(Message("board-how"))}</p>
<div class="bars">
<p id="the-lost" class="bar bar-danger" role="status" hidden>{tell(Message("board-lost"))}</p>
<p id="the-gone" class="bar bar-danger" role="status" hidden>{tell(Message("board-gone"))}</p>
<div id="the-back" class="bar" role="status" hidden><span id="back-words"></span>
<button type="button" id="back-yes" class="button button-main">{tell(Message("board-back-yes"))}</button>
<button type="button" id="back-no" class="button">{tell(Message("board-back-no"))}</button></div>
<div id="the-rematch" class="bar" role="status" hidden><span id="rematch-words"></span>
<a id="rematch-link" class="button button-main" href="/">{tell(Message("board-rematch-go"))}</a></div>
</div>
<div id="the-bubbles" class="bubbles" aria-live="polite"></div>
{_invite(tell, invitations) if invitations else ""}</div>
<div class="caption-line"><p id="the-caption" class="caption"></p>
<div id="the-looking" class="looking-bar" hidden>
<button type="button" id="looking-before" class="button button-small" aria-label="{tell(Message("board-before"))}">\
{_icon("before")}</button>
<button type="button" id="looking-after" class="button button-small" aria-label="{tell(Message("board-after"))}">\
{_icon("after")}</button>
<p id="looking-words" class="caption" role="status"></p>
<button type="button" id="looking-back" class="button button-main">{tell(Message("board-now"))}</button></div>
<button type="button" id="skip-button" class="button button-small">{_icon("skip")}{tell(Message("board-skip"))}</button>
</div>
</section>"""


def _invite(tell: Tell, invitations: list[tuple[Seat, str, str]]) -> str:
    links = "".join(
        f'<p class="field" data-seat="{seat}"><label class="field-name" for="invite-{seat}">'
        f"{tell(Message('board-invite-seat', seat=name))}</label>"
        f'<span class="row"><input class="text link" id="invite-{seat}" readonly value="{escape(link)}">'
        f'<button type="button" class="button button-main" data-copy="invite-{seat}">'
        f"{tell(Message('board-copy'))}</button></span></p>"
        for seat, name, link in invitations
    )
    count = len(invitations)
    return f"""<div id="the-invite" class="invite" hidden>
<h2>{tell(Message("board-invite", count=count))}</h2>
<p>{tell(Message("board-invite-how", count=count))}</p>
{links}
<p id="invite-said" role="status" data-copied="{tell(Message("board-copied"))}" \
data-by-hand="{tell(Message("board-copy-by-hand"))}"></p>
</div>"""


def _tools(tell: Tell) -> str:
    """Write the toolbar; on small screens it has the tabs of the sheet below the board."""
    return f"""<div class="tools" role="toolbar" aria-label="{tell(Message("board-tools"))}">
<div class="sheet-tabs">
<button type="button" class="tool" data-tab="play" aria-pressed="true">{tell(Message("board-tab-play"))}</button>
<button type="button" class="tool" data-tab="explained" aria-pressed="false">{tell(Message("board-tab-explained"))}\
</button>
<button type="button" class="tool" data-tab="log" aria-pressed="false">{tell(Message("board-tab-log"))}</button>
</div>
<button type="button" id="undo-button" class="tool" aria-disabled="true">{_icon("undo")}\
<span class="tool-word">{tell(Message("board-undo"))}</span></button>
<button type="button" id="ask-back-button" class="tool" hidden>{_icon("undo")}\
<span class="tool-word">{tell(Message("board-ask-back"))}</span></button>
<button type="button" id="phrases-button" class="tool" popovertarget="the-phrases" hidden>{_icon("say")}\
<span class="tool-word">{tell(Message("board-say"))}</span></button>
<button type="button" id="menu-button" class="tool" popovertarget="the-menu">{_icon("more")}\
<span class="tool-word">{tell(Message("board-more"))}</span></button>
</div>"""


def _menus(tell: Tell, match: str, rules: str) -> str:
    phrases = "".join(
        f'<button type="button" class="menu-item">{tell(Message("table-phrase", number=number))}</button>'
        for number in range(PHRASES)
    )
    return f"""<div id="the-phrases" class="menu table-menu" popover>{phrases}</div>
<div id="the-menu" class="menu table-menu" popover>
<button type="button" id="sound-button" class="menu-item" aria-pressed="false">{tell(Message("board-sounds"))}</button>
<button type="button" id="help-button" class="menu-item">{tell(Message("board-help"))}</button>
<a class="menu-item" href="{rules}" target="_blank" rel="noopener">{tell(Message("board-rules"))}</a>
<a class="menu-item" href="{match}/replay">{tell(Message("board-replay"))}</a>
<a class="menu-item" href="{match}/record.json" download>{tell(Message("board-record"))}</a>
<form id="device-link" method="post" action="{match}/invite" hidden>\
<button class="menu-item">{tell(Message("board-device"))}</button></form>
<button type="button" id="claim-button" class="menu-item" hidden>{tell(Message("board-claim"))}</button>
<button type="button" id="resign-button" class="menu-item menu-danger" hidden>{tell(Message("board-resign"))}</button>
</div>"""


def _question(tell: Tell) -> str:
    """Write the prompt, and under it the ways to answer."""
    confirm, back = tell(Message("board-confirm")), tell(Message("board-back"))
    chosen = tell(Message("board-subset-between", count="%1", least="%2", most="%3"))
    exactly = tell(Message("board-subset-exact", count="%1", most="%3"))
    return f"""<section id="the-question" class="question" aria-labelledby="the-prompt">
<div id="the-lesson" class="lesson" hidden>
<p class="lesson-head">\
<span id="lesson-step" data-pattern="{tell(Message("board-lesson-step", step="%1", steps="%2"))}"></span>
<progress id="lesson-bar" max="1" value="0" aria-labelledby="lesson-step"></progress></p>
<p id="lesson-text" class="lesson-text"></p>
<p id="lesson-rules" class="lesson-rules"></p>
<button type="button" id="lesson-go" class="button button-main button-wide" hidden>{tell(Message("board-lesson-go"))}\
</button>
<p id="lesson-done" hidden>\
<a class="button button-main button-wide" href="/">{tell(Message("board-lesson-done"))}</a></p>
</div>
<div class="prompt-line">
<h2 id="the-prompt" class="prompt" tabindex="-1">{tell(Message("board-setting-up"))}</h2>
<button type="button" id="hint-button" class="button hint-button" aria-expanded="false" aria-controls="the-hint" \
hidden>{icon("lamp")}{tell(Message("board-hint"))}</button>
</div>
<button type="button" id="result-open" class="button button-main button-wide" hidden>{tell(Message("board-result"))}\
</button>
<div id="the-preview" class="answer" hidden><p id="preview-words" class="preview-words" role="status"></p>
<button type="button" id="preview-confirm" class="button button-main button-wide">{confirm}</button>
<button type="button" id="preview-back" class="button button-wide">{back}</button></div>
<div id="the-subset" class="answer" hidden><p id="subset-count" role="status" data-between="{chosen}" \
data-exact="{exactly}"></p>
<button type="button" id="subset-confirm" class="button button-main button-wide">{confirm}</button></div>
{_hint(tell)}
{_plane(tell)}
<button type="button" id="choice-back" class="button button-wide" hidden>{back}</button>
<ol id="the-choices" class="choices" aria-label="{tell(Message("board-choices"))}" hidden></ol>
<ol id="bare-choices" class="choices" aria-label="{tell(Message("board-other-choices"))}" hidden></ol>
<details id="the-fold" class="fold" hidden>\
<summary id="fold-words" data-suggestions="{tell(Message("board-suggestions", count="%1"))}"></summary>
<ol id="folded-choices" class="choices" aria-labelledby="fold-words"></ol></details>
</section>"""


def _hint(tell: Tell) -> str:
    """Write where a hint stands: its nudge, then the choices worth thinking about, then what may follow."""
    return f"""<section id="the-hint" class="hint" tabindex="-1" hidden \
aria-label="{tell(Message("board-hint-panel"))}">
<div id="hint-first" class="hint-part">
<p id="hint-words" class="hint-words" data-thinking="{tell(Message("board-hint-thinking"))}"></p>
<p id="hint-names" class="hint-names"></p></div>
<div id="hint-second" class="hint-part" hidden><p id="hint-choices-words"></p>
<ol id="hint-choices" class="choices" aria-label="{tell(Message("board-hint-choices"))}"></ol></div>
<div id="hint-third" class="hint-part" hidden><p id="hint-line-words"></p>
<ol id="hint-line" class="hint-line" aria-labelledby="hint-line-words"></ol></div>
<button type="button" id="hint-more" class="button button-wide" \
data-choices="{tell(Message("board-hint-show-choices"))}" data-line="{tell(Message("board-hint-show-line"))}" hidden>\
</button>
</section>"""


def _plane(tell: Tell) -> str:
    """Write how points and aims are answered; lengths are filled in in centimetres."""
    lace = {"used": "%1", "length": "%2"}
    return f"""<div id="the-point" class="answer" hidden><p>{tell(Message("board-point-how"))}</p>
<div id="point-held" class="answer" hidden>
<p id="point-words" class="measured" data-short="{tell(Message("board-lace-short", **lace))}" \
data-lace="{tell(Message("board-lace", **lace, left="%3"))}" data-out="{tell(Message("board-point-out"))}" \
data-spot="{tell(Message("board-point", x="%1", y="%2"))}"></p>
<ul id="point-told" class="told"></ul>
<button type="button" id="point-confirm" class="button button-main button-wide" \
data-move="{tell(Message("board-point-move"))}" data-place="{tell(Message("board-point-place"))}"></button>
<button type="button" id="point-drop" class="button button-wide">{tell(Message("board-point-drop"))}</button></div>
</div>
<div id="the-aim" class="answer" hidden><p>{tell(Message("board-aim-how"))}</p>
<p id="aim-words" class="measured" data-share="{tell(Message("board-aim", angle="%1", power="%2"))}" \
data-length="{tell(Message("board-aim-length", angle="%1", length="%2"))}" \
data-direction="{tell(Message("board-aim-angle", angle="%1"))}" \
data-short="{tell(Message("board-aim-short", length="%1"))}"></p>
<ul id="aim-told" class="told"></ul>
<button type="button" id="aim-confirm" class="button button-main button-wide" \
data-throw="{tell(Message("board-aim-throw"))}" data-turn="{tell(Message("board-aim-turn"))}"></button>
<label class="slider">{tell(Message("board-aim-direction"))}<input type="range" id="aim-direction" min="0" value="0">\
</label>
<label class="slider">{tell(Message("board-aim-power"))}<input type="range" id="aim-power" min="0" value="0"></label>
</div>"""


def _explained_and_log(tell: Tell) -> str:
    return f"""<section id="the-explained" class="explained" tabindex="0" aria-labelledby="explained-head">
<h2 id="explained-head" class="panel-head">{tell(Message("board-explained"))}</h2>
<p id="explained-does" class="explained-does"></p>
<p id="explained-words">{tell(Message("board-explained-idle"))}</p>
</section>
<section class="log" aria-labelledby="log-head">
<h2 id="log-head" class="panel-head">{tell(Message("board-log"))}</h2>
<div id="log-scroll" class="log-scroll"><ol id="the-log" class="log-lines"></ol></div>
</section>"""


def _dialogs(tell: Tell, match: str, rules: str) -> str:
    close = tell(Message("board-close"))
    return f"""<dialog id="the-result" class="sheet-dialog" aria-labelledby="result-verdict">
{_badge("result-badge")}
<h2 id="result-verdict"></h2>
<p id="result-reason" class="lead"></p>
<div id="result-places-part" hidden><h3>{tell(Message("board-places"))}</h3>
<ol id="result-places" class="places"></ol></div>
<div id="result-luck-part"><h3>{tell(Message("board-luck"))}</h3><ul id="result-luck"></ul></div>
<div class="row">
<button type="button" id="result-rematch" class="button button-main">{tell(Message("board-rematch"))}</button>
<a class="button" href="{match}/review">{tell(Message("review-open"))}</a>
<a class="button" href="{match}/replay">{tell(Message("board-replay"))}</a>
<button type="button" id="result-close" class="button">{tell(Message("board-result-close"))}</button>
<a class="button" href="/">{tell(Message("board-home"))}</a>
</div>
</dialog>
<dialog id="the-curtain" class="sheet-dialog curtain" aria-labelledby="curtain-words">
{_badge("curtain-badge")}
<h2 id="curtain-words"></h2>
<p>{tell(Message("board-curtain-how"))}</p>
<button type="button" id="curtain-button" class="button button-main button-large"></button>
</dialog>
<dialog id="the-resign" class="sheet-dialog" aria-labelledby="resign-head">
<h2 id="resign-head">{tell(Message("board-resign-sure"))}</h2>
<p id="resign-after"></p>
<div class="row">
<button type="button" class="button button-main" data-close>{tell(Message("board-resign-no"))}</button>
<button type="button" id="resign-yes" class="button button-danger">{tell(Message("board-resign-yes"))}</button>
</div>
</dialog>
<dialog id="the-help" class="sheet-dialog" aria-labelledby="help-head">
<h2 id="help-head">{tell(Message("board-help"))}</h2>
<p>{tell(Message("board-help-touch"))}</p>
{_keys(tell)}
<div class="row"><button type="button" class="button button-main" data-close>{close}</button>
<a class="button" href="{rules}" target="_blank" rel="noopener">{tell(Message("board-rules"))}</a></div>
</dialog>"""


def _keys(tell: Tell) -> str:
    """List the keyboard's shortcuts."""
    enter, escape_key, space = Message("board-enter"), Message("board-escape"), Message("board-space")
    listed = [
        ("Tab", Message("board-key-tab")),
        ("← ↑ ↓ →", Message("board-key-arrows")),
        (tell(enter), Message("board-key-enter")),
        ("1 – 9", Message("board-key-digits")),
        (tell(escape_key), Message("board-key-escape")),
        ("H", Message("board-key-hint")),
        ("U", Message("board-key-undo")),
        (tell(space), Message("board-key-space")),
        ("?", Message("board-key-help")),
    ]
    lines = "".join(f"<dt><kbd>{key}</kbd></dt><dd>{tell(words)}</dd>" for key, words in listed)
    return f'<dl class="keys">{lines}</dl>'
