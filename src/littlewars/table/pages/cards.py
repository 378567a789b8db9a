"""Lists of games under way and over."""

from dataclasses import dataclass
from html import escape

from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.pages.icons import icon
from littlewars.table.reader import Reader


@dataclass(frozen=True)
class Card:
    """One match in a list."""

    address: str
    game: Game
    who: str  # "You and Greedy"
    turn: str  # whose turn it is, or how it ended, as a sentence
    your_turn: bool
    over: bool
    updated: float
    ago: Message


def cards(reader: Reader, found: list[Card], empty: Message) -> str:
    """List matches, the unfinished first, then the newest first; say why when there is none."""
    if not found:
        return f'<p class="empty">{escape(reader.words.say(empty))}</p>'
    ordered = sorted(found, key=lambda card: (card.over, -card.updated))
    return f'<ul class="cards">{"".join(_card(reader, card) for card in ordered)}</ul>'


def _card(reader: Reader, card: Card) -> str:
    say = reader.words.say
    game, flag, kind = escape(card.game.titles[reader.language]), "", ""
    if card.over:
        flag, kind = f'<span class="flag">{escape(say(Message("cards-over")))}</span>', " card-over"
    elif card.your_turn:
        flag = f'<span class="flag flag-lit">{icon("lamp")}{escape(say(Message("cards-your-turn")))}</span>'
        kind = " card-lit"
    return (
        f'<li><a class="card{kind}" href="{escape(card.address)}">'
        f'<span class="card-head"><span class="card-game">{game}</span>{flag}</span>'
        f'<span class="card-who">{escape(card.who)}</span><span class="card-turn">{escape(card.turn)}</span>'
        f'<span class="card-ago">{escape(say(card.ago))}</span></a></li>'
    )
