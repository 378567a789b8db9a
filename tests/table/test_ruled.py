"""A seat that the rules play themselves: who sits where, what is shown, what is never asked."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.dealer import ScriptedDealer
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.players.levels import LEVELS
from littlewars.table.hub import Hub
from littlewars.table.live import RESIGN, LiveMatch
from littlewars.table.orders import Order, new_match, read_form, rematch_order
from littlewars.table.pages.new import new_page
from littlewars.table.reader import Reader
from littlewars.table.replay import frames
from littlewars.table.seating import RULES, with_rules
from littlewars.table.store import SeatRow, Store, Summary
from littlewars.table.summaries import card
from littlewars.table.takeback import TakeBack
from littlewars.table.terms import HUMAN_DEALER
from littlewars.table.visitors import Visitor
from littlewars.words import catalogue
from tests.kernel.tiny.auction import AuctionGame
from tests.kernel.tiny.solo import GAME
from tests.table.html_check import form_to
from tests.table.lives import RED, YELLOW, a_live, admit, play, seen, stored

ME = b"\x09" * 32
BOOK = {"option-opponent": "book"}
AT = "/games/solo/matches"
ALONE = [SeatRow(0, "person", YELLOW, "Ada"), SeatRow(1, "rules", b"", "")]


def seated(order: Order) -> list[tuple[int, str, bytes, str]]:
    return [(row.seat, row.kind, row.holder, row.name) for row in order.seats]


def against_the_book(*dice: int) -> LiveMatch:
    options = {"opponent": "book"}
    return a_live(GAME, options=dict(options), seats=ALONE, dealer=ScriptedDealer(list(dice)), way="computer")


# -- games


@pytest.mark.parametrize("game", [*GAMES, GAME], ids=lambda game: game.key)
def test_the_opponent_a_book_has_takes_a_seat_and_leaves_one(game: Game) -> None:
    if game.rule_opponent():
        setup = game.setup(game.first_options() | game.rule_opponent())
        assert 0 < len(game.ruled(setup)) < len(game.seats(setup))
        assert game.ruled(game.setup(game.first_options())) == []
    else:
        assert game.ruled(game.setup({})) == []


# -- from a form to a match


def test_the_book_can_be_chosen_as_opponent() -> None:
    order = read_form(GAME, {"with": "computer", "computer": "rules", "option-opponent": "person"}, ME)
    assert order.setup.text("opponent") == "book"
    assert seated(order) == [(0, "person", ME, ""), (1, "rules", b"", "")]


@pytest.mark.parametrize("player", ["recruit", "general", "greedy", "random", "rules"])
def test_an_option_that_lets_the_rules_play_does_so_whoever_was_to_be_the_opponent(player: str) -> None:
    order = read_form(GAME, {"with": "computer", "computer": player, "name": "Ada", **BOOK}, ME)
    assert seated(order) == [(0, "person", ME, "Ada"), (1, "rules", b"", "")]


def test_without_the_book_nothing_changes() -> None:
    order = read_form(GAME, {"with": "computer", "seat": "blue"}, ME)
    assert seated(order) == [(0, "computer", b"", "sergeant"), (1, "person", ME, "")]


@pytest.mark.parametrize(
    ("form", "kinds"),
    [
        ({"with": "hotseat"}, [("person", ""), ("rules", "")]),
        ({"with": "watch"}, [("computer", "sergeant"), ("rules", "")]),
        ({"with": "watch", "computer": "recruit"}, [("computer", "recruit"), ("rules", "")]),
        ({"with": "watch", "computer": "rules"}, [("computer", "sergeant"), ("rules", "")]),
    ],
)
def test_every_way_leaves_the_rules_their_seat(form: dict[str, str], kinds: list[tuple[str, str]]) -> None:
    assert [(kind, name) for _, kind, _, name in seated(read_form(GAME, form | BOOK, ME))] == kinds


def test_chance_never_gives_a_person_the_seat_of_the_rules() -> None:
    for _ in range(40):
        assert read_form(GAME, {"seat": "random", **BOOK}, ME).seats[0].holder == ME


@pytest.mark.parametrize(
    ("form", "english", "french"),
    [
        ({"with": "friend"}, "no seat is left for a friend", "aucune place pour un ami"),
        ({"with": "friend", "seat": "blue"}, "no seat is left for a friend", "aucune place pour un ami"),
        ({"seat": "blue"}, "The book’s AI plays that seat.", "L’IA du livret joue cette place."),
        ({"seat": "green"}, "There is no seat “green”.", "Il n’y a pas de place « green »."),
    ],
)
def test_what_leaves_nobody_a_seat_is_refused_kindly(form: dict[str, str], english: str, french: str) -> None:
    with pytest.raises(SetupError) as caught:
        read_form(GAME, form | BOOK, ME)
    for language, told in (("en", english), ("fr", french)):
        assert told in catalogue(language, GAME).say(caught.value.message).replace("\u00a0", " ")


def test_a_game_without_such_an_opponent_knows_none() -> None:
    with pytest.raises(SetupError):
        read_form(SMALL_WARS, {"computer": "rules"}, ME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_the_book_where_there_is_one(language: str) -> None:
    reader = Reader(language, "", "/")
    text = new_page(reader, GAME, "computer", {})
    assert form_to(text, AT).offered["computer"] == [*LEVELS, "rules"]
    assert form_to(text, AT).fields["computer"] == "sergeant"
    assert {"en": "As the book’s AI", "fr": "Comme l’IA du livret"}[language] in text
    other = new_page(reader, SMALL_WARS, "computer", {})
    assert form_to(other, "/games/small-wars/matches").offered["computer"] == LEVELS


def test_a_refused_form_keeps_everything() -> None:
    given = {"with": "computer", "computer": "rules", "seat": "blue", "name": "Ada", "takebacks": "false", **BOOK}
    fields = form_to(new_page(Reader(), GAME, "computer", given, "No."), AT).fields
    assert given.items() <= fields.items()


def test_a_form_sent_untouched_but_for_the_opponent_plays_the_book() -> None:
    fields = form_to(new_page(Reader(), GAME, "computer", {}), AT).fields
    order = read_form(GAME, fields | {"computer": "rules"}, ME)
    assert [row.kind for row in order.seats] == ["person", "rules"]


# -- at the table


def test_nobody_is_ever_asked_for_the_seat_of_the_rules() -> None:
    for seed in range(20):
        live, rng = a_live(GAME, options={"opponent": "book"}, seats=ALONE), Random(seed)
        while live.acting() != NOBODY:
            assert live.acting() == 0
            assert seen(live, 0)["choices"]
            admit(live, live.choose(0, rng.choice(live.state.legal()), None, 0.0))
        assert set(live.match.actors) == {0, NATURE}


def test_the_seat_plates_name_the_rules() -> None:
    live = against_the_book(1)
    rows = [(row["name"], row["who"], row["kind"], row["turn"], row["clock"]) for row in seen(live, 0)["seats"]]
    assert rows == [("Red", "You", "you", True, None), ("Blue", "The book’s AI", "rules", False, None)]
    assert [row["who"] for row in seen(live, language="fr")["seats"]] == ["Ada", "L’IA du livret"]


def test_there_is_nobody_to_talk_to_and_no_clock_for_the_rules() -> None:
    live = a_live(GAME, options={"opponent": "book"}, seats=ALONE, days=3)
    play(live, "take 1")
    assert not seen(live, 0)["can"]["phrases"]
    assert [row["clock"] is None for row in seen(live, 0)["seats"]] == [False, True]


def test_what_the_rules_do_in_consequence_is_not_the_viewers_own() -> None:
    """So that it is acted out and announced like anybody's move."""
    live = against_the_book(3, 1)
    play(live, "take 2")
    assert [(event["sentence"], event["own"]) for event in seen(live, 0)["events"]] == [("red +2", True)]
    play(live, "take 3")  # for the book
    told = [(event["sentence"], event["own"]) for event in seen(live, 0)["events"]]
    assert told == [("red +2", True), ("blue +3", False)]
    other = a_live(GAME, seats=[ALONE[0], SeatRow(1, "person", YELLOW, "")])
    play(other, "take 2", "take 3")
    assert [event["own"] for event in seen(other, 0, 1)["events"]] == [True, True]


def test_the_last_turn_is_since_the_last_choice_where_one_is_alone() -> None:
    live = against_the_book(1, 2, 3)
    play(live, "take 1", "take 3")
    assert seen(live, 0)["marked"] == ["points-red-3", "points-blue-2"]
    play(live, "take 2")
    assert seen(live, 0)["marked"] == ["points-red-2"]


def test_the_rules_agree_to_a_take_back_at_once() -> None:
    live, asked = against_the_book(2, 1), TakeBack()
    play(live, "take 3")
    assert seen(live, 0)["can"]["ask_back"]
    assert asked.ask(live, [0])
    assert (asked.others(live), asked.settled(live)) == (set(), True)
    assert live.takeback_point(0) == 0


def test_the_result_and_the_replay_name_the_rules_when_they_win() -> None:
    live = against_the_book(2, 2, 2)
    play(live, "take 1", "take 1", "take 1")
    outcome = seen(live, 0)["outcome"]
    assert (outcome["winner"], outcome["verdict"]) == (1, "Blue wins: a victory for the book’s AI!")
    shown = frames(live.match, NOBODY, "fr").ending
    assert shown is not None
    assert shown.verdict == "Bleu gagne\u00a0: une victoire de l’IA du livret\u00a0!"
    lost = against_the_book(1, 1, 1)
    play(lost, "take 3", "take 3", "take 3")
    assert seen(lost, 0)["outcome"]["verdict"] == "Red wins!"


def test_giving_up_leaves_the_game_to_the_rules() -> None:
    live = against_the_book(2)
    admit(live, [live.entry(0, RESIGN, 0, None, 0.0)])
    assert seen(live, 0)["outcome"]["winner"] == 1


def test_a_rematch_leaves_the_rules_in_their_seat() -> None:
    again = rematch_order(against_the_book(1))
    assert seated(again) == [(0, "person", YELLOW, "Ada"), (1, "rules", b"", "")]
    assert again.setup.text("opponent") == "book"


def test_a_rematch_of_many_goes_round_the_rules() -> None:
    people = [SeatRow(seat, "person", bytes([seat]), f"P{seat}") for seat in range(4)]
    people[1] = SeatRow(1, RULES, b"", "")
    live = a_live(AuctionGame(), options={"players": 4}, seats=people)
    assert [row[1:] for row in seated(rematch_order(live))] == [
        ("person", b"\x02", "P2"), ("rules", b"", ""), ("person", b"\x03", "P3"), ("person", b"\x00", "P0"),
    ]  # fmt: skip


def test_lists_of_games_name_the_rules_and_wait_for_no_friend() -> None:
    summary = Summary(stored(GAME, options={"opponent": "book"}).match, ALONE, 0, 0.0)
    told = card(GAME, summary, Visitor(""), Reader(), 10.0)
    assert (told.who, told.turn) == ("Ada, The book’s AI", "The game goes on.")


def test_one_person_with_real_dice_rolls_for_the_rules_and_needs_no_curtain() -> None:
    order = read_form(GAME, {"with": "hotseat", "dealer": HUMAN_DEALER, "curtain": "true", **BOOK}, ME)
    live = LiveMatch(new_match(order, "m", 0.0)[0], GAME)
    play(live, "take 1")
    shown = seen(live, 0)
    assert (shown["acting"], shown["curtain"]) == (NATURE, None)
    assert [choice["text"] for choice in shown["choices"]] == ["take 1", "take 2", "take 3"]


def test_examples_and_lessons_seat_the_rules_too() -> None:
    rows = [SeatRow(seat, "person", ME, "") for seat in (0, 1)]
    assert with_rules(GAME, GAME.setup(GAME.rule_opponent()), rows) == [rows[0], SeatRow(1, RULES, b"", "")]
    assert with_rules(GAME, GAME.setup({}), rows) == rows


# -- in the store


def test_a_seat_of_the_rules_is_kept_needs_no_worker_and_cannot_be_taken(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db"))
    hub = Hub(store, [GAME])

    async def meet() -> None:
        order = read_form(GAME, {"computer": "rules"}, ME)
        match = await hub.create(order)
        assert hub.computers.pool is None
        room = await hub.room(match)
        assert room is not None
        assert room.live.seats == order.seats
        assert room.here() == [False, True]
        await store.invite(match, 1, b"secret", ME, 0.0)
        await store.invite(match, 1, b"secret", b"", 0.0)
        assert await store.sit(match, b"secret", RED, "Eve") is None
        rematch = await hub.room((await room.play_again(room.live)).rsplit("/", 1)[1])
        assert rematch is not None
        assert rematch.live.seats == order.seats

    try:
        asyncio.run(meet())
    finally:
        hub.close()
