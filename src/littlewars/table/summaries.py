"""A match in a list: who plays, whose turn it is, how long ago."""

from collections import Counter

from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.table.pages.cards import Card
from littlewars.table.reader import Reader
from littlewars.table.seating import sitter
from littlewars.table.store import Summary
from littlewars.table.terms import DAY
from littlewars.table.visitors import Visitor

MINUTE, HOUR = 60, 3600  # seconds


def card(game: Game, summary: Summary, visitor: Visitor, reader: Reader, now: float) -> Card:
    """Tell about a match as the visitor sees it."""
    words = reader.words_of(game)
    mine = [row.seat for row in summary.seats if visitor.holds(row.holder)]
    you = words.say(Message("table-you"))
    people = Counter(words.say(sitter(row, row.seat in mine)) for row in summary.seats)
    over = summary.turn == NOBODY
    waits = any(row.kind == "open" for row in summary.seats)
    turn = Message("table-over") if over else Message("table-waits-friend") if waits else Message("table-goes-on")
    return Card(
        address=f"/match/{summary.match.id}",
        game=game,
        who=", ".join(who if count == 1 or who == you else f"{who} × {count}" for who, count in people.items()),
        turn=words.say(turn),
        your_turn=summary.turn in mine,
        over=over,
        updated=summary.updated,
        ago=ago(now - summary.updated),
    )


def ago(seconds: float) -> Message:
    """Say how long ago something was."""
    if seconds < MINUTE:
        return Message("table-just-now")
    if seconds < HOUR:
        return Message("table-minutes-ago", count=int(seconds // MINUTE))
    if seconds < DAY:
        return Message("table-hours-ago", count=int(seconds // HOUR))
    return Message("table-days-ago", count=int(seconds // DAY))
