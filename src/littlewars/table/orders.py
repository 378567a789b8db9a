"""From a form to a new match: its options, its terms, who sits where."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

import msgspec

from littlewars.kernel.agenda import Seat
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message
from littlewars.players.levels import PLAYERS, SERGEANT
from littlewars.rulebook.examples import Example, shipped_examples
from littlewars.rulebook.lessons import Lesson
from littlewars.table.live import LiveMatch
from littlewars.table.pages.fields import LONGEST_NAME, read_options
from littlewars.table.seating import RULES, asked_seats, free_seats, with_rules
from littlewars.table.store import MatchRow, SeatRow, Stored
from littlewars.table.terms import HUMAN_DEALER, Terms
from littlewars.table.visitors import hashed

WAYS = ("computer", "friend", "hotseat", "watch")
DAYS = (0, 1, 3, 7, 14)
ID_BYTES = 9


@dataclass(frozen=True)
class Order:
    """A match to be made."""

    game: Game
    setup: Setup
    terms: Terms
    seats: list[SeatRow]
    position: str = ""


def read_form(game: Game, form: Mapping[str, str], holder: bytes) -> Order:
    """Read the form of a new game; what is missing is as in a first game. Raise `SetupError`."""
    way = form.get("with", "computer")
    if way not in WAYS:
        raise SetupError(Message("table-no-such-way", way=way))
    options = read_options(game, form)
    if form.get("computer") == RULES and way in ("computer", "watch"):
        options |= game.rule_opponent()
    setup = game.setup(options)
    terms = Terms(
        way=way,
        takebacks=form.get("takebacks", "true") == "true",
        hints=form.get("hints", str(way != "friend").lower()) == "true",
        listed=form.get("listed", str(way == "watch").lower()) == "true",
        days=_days(form) if way == "friend" else 0,
        curtain=form.get("curtain", str(game.has_secrets).lower()) == "true" and way == "hotseat",
        dealer=HUMAN_DEALER if form.get("dealer") == HUMAN_DEALER and way == "hotseat" else "table",
    )
    return Order(game, setup, terms, _seats(game, setup, form, holder, way))


def _days(form: Mapping[str, str]) -> int:
    text = form.get("days", "0")
    if text not in [str(days) for days in DAYS]:
        raise SetupError(Message("table-no-such-days", days=text))
    return int(text)


def clean_name(name: str) -> str:
    """Make a name fit for the table: one line, printable, short."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST_NAME]


def _seats(game: Game, setup: Setup, form: Mapping[str, str], holder: bytes, way: str) -> list[SeatRow]:
    names = game.seats(setup)
    free = free_seats(game, setup)
    player = form.get("computer", SERGEANT)
    if player == RULES and game.rule_opponent():
        player = SERGEANT  # where the rules leave a seat to the computer
    if player not in PLAYERS:
        raise SetupError(Message("table-no-such-player", player=player))
    wanted = form.get("seat", free[0])
    if wanted == "random":
        wanted = secrets.choice(free)
    if wanted not in names:
        raise SetupError(Message("table-no-such-seat", seat=wanted, seats=", ".join(names)))
    if way == "friend" and len(free) == 1:
        raise SetupError(Message("table-no-seat-for-friend"))
    if wanted not in free:
        raise SetupError(Message("table-seat-of-rules"))
    computer = SeatRow(0, "computer", b"", player)
    mine = SeatRow(0, "person", holder, clean_name(form.get("name", "")))
    other = {"computer": computer, "friend": SeatRow(0, "open", b"", ""), "hotseat": mine, "watch": computer}[way]
    count = _computers(form, len(free)) if way in ("friend", "hotseat") else 0
    last = [name for name in free if name != wanted][len(free) - 1 - count :]
    seated = {name: computer if name in last else other for name in names}
    if way != "watch":
        seated[wanted] = mine
    return with_rules(game, setup, [replace(seated[name], seat=seat) for seat, name in enumerate(names)])


def _computers(form: Mapping[str, str], free: int) -> int:
    """Read how many computers join people who play together; two seats at least are for people."""
    text, most = form.get("computers", "0"), max(0, free - 2)
    if text not in [str(count) for count in range(most + 1)]:
        raise SetupError(Message("table-too-many-computers", seats=free, most=most))
    return int(text)


def lesson_order(lesson: Lesson, holder: bytes) -> Order:
    """Lay out a lesson."""
    game, setup = lesson.game, lesson.game.setup(lesson.setup)
    rows = [SeatRow(seat, "computer", b"", "lesson") for seat in range(len(game.seats(setup)))]
    rows[lesson.seat] = SeatRow(lesson.seat, "person", holder, "")
    seats = with_rules(game, setup, rows)
    return Order(game, setup, Terms(way="lesson", takebacks=False), seats, lesson.position)


def example_order(game: Game, example_id: str, case: str, holder: bytes) -> Order:
    """Lay out the position of an example, for one person who tries both sides."""
    example = _examples(game).get(example_id)
    if example is None or case not in map(str, range(len(example.cases))):
        raise SetupError(Message("table-no-such-example", example=example_id))
    found = example.cases[int(case)]
    setup = game.setup(found.setup)
    rows = [SeatRow(seat, "person", holder, "") for seat in range(len(game.seats(setup)))]
    return Order(game, setup, Terms(way="try"), with_rules(game, setup, rows), found.position)


@cache
def _examples(game: Game) -> dict[str, Example]:
    """Read a game's examples, once: everybody else would wait meanwhile."""
    return {example.id: example for example in shipped_examples(game)}


def rematch_order(live: LiveMatch) -> Order:
    """Lay the same game out again, everybody one seat further; the rules keep theirs."""
    moved, asked = live.seats[:], asked_seats(live.seats)
    for seat, after in zip(asked, asked[1:] + asked[:1], strict=True):
        moved[seat] = replace(live.seats[after], seat=seat)
    return Order(live.game, live.match.setup, live.terms, moved, live.match.position)


def new_id() -> str:
    """Make the id of a match; nobody finds one by guessing."""
    return secrets.token_urlsafe(ID_BYTES)


def next_id(match_id: str) -> str:
    """Return the id of a match's rematch."""
    return urlsafe_b64encode(hashed(f"rematch of {match_id}")[:ID_BYTES]).decode()


def new_match(order: Order, match_id: str, now: float) -> tuple[Stored, Seat]:
    """Return an order as the store keeps it, and who chooses first."""
    game = order.game
    row = MatchRow(
        id=match_id,
        game=game.key,
        rules_version=game.version,
        setup=msgspec.json.encode(order.setup.values).decode(),
        position=order.position,
        terms=msgspec.json.encode(order.terms).decode(),
        created=now,
    )
    first = Match(game, order.setup, order.position).state.actor
    return Stored(row, order.seats, []), first
