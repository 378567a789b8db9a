"""The page that reviews a finished match: a replay with winning chances, turning points, luck against skill."""

import json
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

from littlewars.kernel.agenda import NATURE, Seat
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.words import Message
from littlewars.table.pages.addresses import rules_data
from littlewars.table.pages.board import SHAPES
from littlewars.table.pages.layout import hidden, page
from littlewars.table.pages.replay import link, player, sharing, viewpoints
from littlewars.table.reader import Reader
from littlewars.table.reviewing import Account, Turn, tell_account, tell_swing
from littlewars.words import Catalogue


@dataclass(frozen=True)
class Side:
    """A seat whose chances can be shown."""

    seat: Seat
    key: str  # in addresses
    name: str
    colours: str  # the side it played at the end


def review_page(reader: Reader, game: Game, match_id: str, sides: list[Side], move: int) -> str:
    """Return the page, opened at a move. `sides`: whose chances can be shown, those of the reader first."""
    words = reader.words_of(game)
    say = words.say
    title = say(Message("review-title", game=game.titles[reader.language]))
    here = f"/match/{quote(match_id, safe='')}"
    data = {"frames": f"{here}/frames.json", "share": f"{here}/review", **rules_data(game), "move": str(move)}
    links = link(f"{here}/replay", say(Message("board-replay")), "replay")
    more = sharing(words, f"{here}/review?move={move}", links)
    about = viewpoints(words, [(side.key, side.name) for side in sides], Message("review-of"))
    about += link(here, say(Message("replay-back")), "back")
    body = player(words, title, about, more, data, _chart(words, here, sides), _beside(words))
    styles, scripts = ("replay.css", "review.css"), ("replay.js", "review.js")
    return page(reader, title, body, styles, scripts, "replay-page review-page", bare=True)


def _chart(words: Catalogue, here: str, sides: list[Side]) -> str:
    """Return the frame of the chart; a script draws it."""
    say = words.say
    known = {side.key: {"seat": side.seat, "name": side.name, "colours": side.colours} for side in sides}
    others = say(Message("review-others"))
    return f"""<div class="review-chart" data-address="{here}/review.json" data-sides="{escape(json.dumps(known))}" \
data-others="{escape(others)}" data-now="{escape(say(Message("review-now", seat="%1", chance="%2")))}">
{_badges()}
<div class="review-plot"><svg role="img" aria-label="{escape(say(Message("review-chart")))}"></svg>
<span class="review-side review-side-other"></span><span class="review-side review-side-own"></span></div>
<p class="review-now"><strong></strong> <span></span></p>
</div>
"""


def _badges() -> str:
    """Define the shapes of the seats."""
    symbols = "".join(
        f'<symbol id="shape-{number}" viewBox="0 0 32 32">{shape}</symbol>' for number, shape in enumerate(SHAPES)
    )
    return f'<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>{symbols}</defs></svg>'


def _beside(words: Catalogue) -> str:
    """Return where the findings will stand, and what is said until then."""
    say = words.say
    thinking = escape(say(Message("review-thinking", done="%1", count="%2")))
    return f"""<section class="review-found" aria-label="{escape(say(Message("review-found")))}">
<div class="review-wait"><p data-thinking="{thinking}">{escape(say(Message("review-begins")))}</p>
<progress max="1" value="0" aria-label="{escape(say(Message("review-progress")))}"></progress></div>
<p class="review-problem" role="alert" data-failed="{escape(say(Message("review-failed")))}" hidden></p>
<p class="unseen" role="status" data-ready="{escape(say(Message("review-ready")))}"></p>
<div class="review-told"></div>
</section>
"""


def told(
    words: Catalogue, match: Match, match_id: str, turns: list[Turn], accounts: list[Account], viewer: Seat
) -> str:
    """Return what a review found: luck and skill, then the turning points."""
    say = words.say
    here = f"/match/{quote(match_id, safe='')}"
    items = "".join(_turn(words, match, here, turn, mark, viewer) for mark, turn in enumerate(turns, 1))
    listed = f'<ol class="review-turns">{items}</ol>' if turns else f"<p>{escape(say(Message('review-no-turns')))}</p>"
    luck = "".join(_account(words, match, account) for account in accounts)
    return f"""<h2>{escape(say(Message("review-luck")))}</h2>
<ul class="review-accounts">{luck}</ul>
<h2>{escape(say(Message("review-turns")))}</h2>
{listed}
<p class="review-about">{escape(say(Message("review-about")))}</p>"""


def _turn(words: Catalogue, match: Match, here: str, turn: Turn, mark: int, viewer: Seat) -> str:
    say, number = words.say, turn.number + 1
    head = escape(say(Message("review-move", number=number, seat=turn.who)))
    swing = escape(say(tell_swing(turn, match.name(viewer))))
    kind = "luck" if turn.seat == NATURE else "mistake"
    lines, retry = f'<p class="review-made">{escape(turn.made)}</p>', ""
    if turn.seat != NATURE:
        named = {
            Message("review-asked"): turn.asked,
            Message("review-chosen"): turn.made,
            Message("review-better"): turn.better,
        }
        lines = "".join(f"<dt>{escape(say(name))}</dt><dd>{escape(text)}</dd>" for name, text in named.items())
        lines = f"<dl>{lines}</dl>"
        retry = (
            f'<form method="post" action="{here}/try">{hidden("number", str(turn.number))}'
            f"<button>{escape(say(Message('review-try')))}</button></form>"
        )
    return f"""<li class="review-turn review-{kind}">
<a href="{here}/review?move={number}" data-number="{number}">{mark_of(kind, mark)}<strong>{head}</strong> \
<span class="review-swing">{swing}</span></a>
{lines}{retry}</li>"""


def mark_of(kind: str, mark: int) -> str:
    """Draw the mark of a turning point: a diamond for a choice, a die for a roll."""
    shape = (
        '<rect x="4" y="4" width="24" height="24" rx="6"/>' if kind == "luck" else '<path d="M16 1 31 16 16 31 1 16z"/>'
    )
    return (
        f'<svg class="review-mark" viewBox="0 0 32 32" aria-hidden="true">{shape}'
        f'<text x="16" y="16">{mark}</text></svg>'
    )


def _account(words: Catalogue, match: Match, account: Account) -> str:
    luck, choices = [escape(words.say(message)) for message in tell_account(account, match)]
    side = match.game.side(match.state, match.setup, account.seat)
    badge = f'<svg class="badge" aria-hidden="true"><use href="#shape-{account.seat % len(SHAPES)}"/></svg>'
    return f'<li class="side-{escape(side)}">{badge}<p>{luck}</p><p class="review-choices">{choices}</p></li>'
