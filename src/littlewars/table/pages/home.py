"""The first page: the boxes on the table, and one's own games."""

from html import escape

from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.rulebook.lessons import read_lesson
from littlewars.table.pages.cards import Card, cards
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import hidden, page
from littlewars.table.pages.names import told
from littlewars.table.pages.pictures import lid
from littlewars.table.reader import Reader
from littlewars.table.seating import most_others


def home_page(reader: Reader, games: list[Game], mine: list[Card]) -> str:
    """Return the first page: a box for each game, then the reader's own games."""
    say = reader.words.say
    waiting = sum(card.your_turn and not card.over for card in mine)
    call = Message("home-your-turn", count=waiting)
    notice = f'<p class="notice"><a href="#mine">{icon("lamp")}{escape(say(call))}</a></p>' if waiting else ""
    boxes = "".join(_box(reader, game) for game in games)
    body = f"""<div class="room">
<div class="intro"><h1>{escape(say(Message("home-title")))}</h1>
<p class="lead">{escape(say(Message("home-lead")))}</p>{notice}</div>
<div class="shelf">{boxes}</div>
<section class="mine" id="mine" aria-labelledby="mine-title">
<h2 id="mine-title">{escape(say(Message("home-mine")))}</h2>
{cards(reader, mine, Message("home-no-games"))}
</section>
</div>"""
    return page(reader, say(Message("site-name")), body, body_class="home")


def _box(reader: Reader, game: Game) -> str:
    words = reader.words_of(game)
    blurb, facts = (escape(told(words, key)) for key in ("blurb", "facts"))
    title, key = escape(game.titles[reader.language]), escape(game.key)
    return f"""<article class="box" aria-labelledby="box-{key}"><div class="box-inside">
<div class="lid" aria-hidden="true">{lid(game, reader.language)}</div>
<div class="box-side">
<h2 class="box-title" id="box-{key}">{title}</h2>
{f'<p class="facts">{facts}</p>' if facts else ""}
{f'<p class="blurb">{blurb}</p>' if blurb else ""}
{_doors(reader, game)}
</div>
</div></article>"""


def _doors(reader: Reader, game: Game) -> str:
    """List the ways into a game, the quickest first."""
    say, at = reader.words_of(game).say, f"/games/{escape(game.key)}"

    def door(where: str, picture: str, words: Message) -> str:
        return f'<li><a class="button" href="{at}/{where}">{icon(picture)}{escape(say(words))}</a></li>'

    lesson = ""
    if read_lesson(game) is not None:
        label = f"{icon('learn')}{escape(say(Message('home-learn')))}"
        lesson = f'<li><form method="post" action="{at}/learn"><button class="button">{label}</button></form></li>'
    workshop = game.workshop()
    built = door("workshop", "build", workshop.name) if workshop else ""
    play, how = escape(say(Message("home-play"))), escape(say(Message("home-play-how")))
    return f"""<form class="play-now" method="post" action="{at}/matches">{hidden("with", "computer")}\
<button class="button button-main button-large">{icon("play")}<span>{play} <small>{how}</small></span></button></form>
<ul class="doors">
{door("new?with=friend", "friend", Message("new-with-friend", count=most_others(game)))}
{door("new?with=hotseat", "hotseat", Message("new-with-hotseat"))}
{door("new?with=computer", "options", Message("home-options"))}
{lesson}{built}
{door("rules", "rules", Message("home-rules"))}
{door("watch", "watch", Message("home-watch"))}
</ul>"""
