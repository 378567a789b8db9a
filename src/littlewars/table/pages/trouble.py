"""The page that says what went wrong."""

from html import escape

from littlewars.kernel.words import Message
from littlewars.table.pages.icons import icon, mark
from littlewars.table.pages.layout import page
from littlewars.table.reader import Reader


def trouble_page(reader: Reader, sentence: str) -> str:
    """Return a page with one sentence, and a way home."""
    say = reader.words.say
    title = say(Message("trouble-title"))
    body = f"""<div class="room room-narrow">
<div class="sheet trouble"><div class="toppled">{mark()}</div>
<h1>{escape(title)}</h1>
<p class="lead">{escape(sentence)}</p>
<p><a class="button button-main" href="/">{icon("back")}{escape(say(Message("trouble-home")))}</a></p></div>
</div>"""
    return page(reader, title, body, body_class="trouble-page")
