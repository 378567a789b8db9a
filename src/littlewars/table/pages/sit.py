"""Invitations: taking a seat, and the link to pass on."""

from html import escape

from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.pages.fields import name_field
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import page
from littlewars.table.reader import Reader


def sit_page(reader: Reader, game: Game, seat: str, people: list[str], action: str) -> str:
    """Return the page of an invited reader; `seat` and `people`, who sit at the table, are names as shown."""
    say = reader.words.say
    title = say(Message("sit-title", game=game.titles[reader.language]))
    invited = Message("sit-invited", inviters=", ".join(people), count=len(people), seat=seat)
    lead = invited if people else Message("sit-invited-somebody", seat=seat)
    body = f"""<div class="room room-narrow">
<form class="sheet" method="post" action="{escape(action)}">
<h1>{escape(title)}</h1>
<p class="lead">{escape(say(lead))}</p>
<p>{escape(say(Message("sit-help")))}</p>
{name_field(reader, "")}
<p class="row"><button class="button button-main button-large">{escape(say(Message("sit-down")))}</button>
<a class="button" href="/games/{escape(game.key)}/rules">{icon("rules")}{escape(say(Message("sit-rules")))}</a></p>
</form>
</div>"""
    return page(reader, title, body, body_class="sit")


def link_page(reader: Reader, game: Game, seat: str, link: str, back: str) -> str:
    """Return the page with the link to pass on; `seat` is the seat's name as shown."""
    say = reader.words.say
    title = say(Message("link-title", game=game.titles[reader.language]))
    copied, not_copied = escape(say(Message("link-copied"))), escape(say(Message("link-not-copied")))
    body = f"""<div class="room room-narrow">
<div class="sheet">
<h1>{escape(title)}</h1>
<p class="lead">{escape(say(Message("link-lead", seat=seat)))}</p>
<p>{escape(say(Message("link-once")))}</p>
<p class="field"><label class="field-name" for="link">{escape(say(Message("link-label")))}</label>
<input class="text link" id="link" readonly value="{escape(link)}"></p>
<p class="row"><button type="button" class="button button-main" id="copy" \
data-copied="{copied}" data-not-copied="{not_copied}" hidden>\
{icon("copy")}{escape(say(Message("link-copy")))}</button>
<a class="button" href="{escape(back)}">{escape(say(Message("link-back")))}</a></p>
<p class="said" id="said" role="status"></p>
</div>
</div>"""
    return page(reader, title, body, scripts=("site.js",), body_class="link-page")
