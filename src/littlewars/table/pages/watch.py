"""The page of games to watch."""

from html import escape

from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.pages.cards import Card, cards
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import hidden, page
from littlewars.table.reader import Reader


def watch_page(reader: Reader, game: Game, going: list[Card]) -> str:
    """Return the page that lists a game's matches under way, and offers a show of two computers."""
    say = reader.words.say
    title = say(Message("watch-title", game=game.titles[reader.language]))
    body = f"""<div class="room">
<div class="intro"><h1>{escape(title)}</h1><p class="lead">{escape(say(Message("watch-lead")))}</p></div>
{cards(reader, going, Message("watch-none"))}
<form class="after" method="post" action="/games/{escape(game.key)}/matches">{hidden("with", "watch")}
<button class="button button-main button-large">{icon("play")}{escape(say(Message("watch-show")))}</button></form>
</div>"""
    return page(reader, title, body, body_class="watch")
