"""From a form to a new match."""

import pytest

from littlewars.games.connect_four import GAME as FOUR
from littlewars.games.small_wars import GAME
from littlewars.kernel.errors import SetupError
from littlewars.rulebook.examples import shipped_examples
from littlewars.rulebook.lessons import read_lesson
from littlewars.table.live import LiveMatch
from littlewars.table.orders import (
    clean_name,
    example_order,
    lesson_order,
    new_id,
    new_match,
    next_id,
    read_form,
    rematch_order,
)
from littlewars.table.terms import Terms
from littlewars.words import catalogue
from tests.table.lives import RED, YELLOW, a_live

ME = b"\x09" * 32


def kinds(form: dict[str, str]) -> list[tuple[str, bytes]]:
    return [(row.kind, row.holder) for row in read_form(GAME, form, ME).seats]


def test_an_empty_form_is_a_first_game_against_the_computer() -> None:
    order = read_form(GAME, {}, ME)
    assert order.terms == Terms(way="computer")
    assert order.setup.values == GAME.setup(GAME.first_options()).values
    assert [(row.seat, row.kind, row.holder, row.name) for row in order.seats] == [
        (0, "person", ME, ""),
        (1, "computer", b"", "sergeant"),
    ]


def test_every_way_seats_its_people() -> None:
    assert kinds({"with": "computer", "seat": "red"}) == [("computer", b""), ("person", ME)]
    assert kinds({"with": "friend"}) == [("person", ME), ("open", b"")]
    assert kinds({"with": "hotseat"}) == [("person", ME), ("person", ME)]
    assert kinds({"with": "watch"}) == [("computer", b""), ("computer", b"")]


def test_a_random_seat_is_either() -> None:
    found = {tuple(kinds({"seat": "random"})) for _ in range(60)}
    assert len(found) == 2


def test_the_terms_of_a_table() -> None:
    assert read_form(GAME, {"with": "friend", "days": "3", "takebacks": "false"}, ME).terms == Terms(
        way="friend", takebacks=False, hints=False, days=3
    )
    assert read_form(GAME, {"with": "hotseat", "dealer": "human"}, ME).terms.dealer == "human"
    assert read_form(GAME, {"with": "hotseat", "curtain": "true"}, ME).terms.curtain
    assert read_form(GAME, {"with": "watch"}, ME).terms.listed
    assert read_form(GAME, {"with": "friend", "listed": "true"}, ME).terms.listed
    assert not read_form(GAME, {"with": "friend"}, ME).terms.listed


def test_terms_that_make_no_sense_there_are_left_out() -> None:
    """Days need a friend; a curtain and real dice need one screen."""
    terms = read_form(GAME, {"with": "computer", "days": "3", "dealer": "human", "curtain": "true"}, ME).terms
    assert terms == Terms(way="computer")


def test_options_are_read_and_checked() -> None:
    setup = read_form(GAME, {"option-scenario": "attrition", "option-must_act": "true"}, ME).setup
    assert (setup.text("scenario"), setup.flag("must_act")) == ("attrition", True)


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"with": "ghost"}, "ghost"),
        ({"with": ""}, ""),
        ({"with": "friend", "days": "2"}, "2"),
        ({"with": "friend", "days": "-1"}, "-1"),
        ({"with": "friend", "days": "9" * 5000}, "9999"),
        ({"with": "friend", "days": "١"}, "١"),
        ({"computer": "oracle"}, "oracle"),
        ({"seat": "blue"}, "blue"),
        ({"seat": ""}, "yellow"),
        ({"option-scenario": "<script>alert(1)</script>"}, "scenario"),
        ({"option-budget": "many"}, "budget"),
        ({"option-budget": "-5"}, "budget"),
        ({"option-budget": "9" * 5000}, "budget"),
        ({"option-must_act": "perhaps"}, "must_act"),
        ({"option-yellow_army": "unicorn"}, "unicorn"),
        ({"option-yellow_army": ""}, ""),
        ({"option-yellow_army": "", "own-yellow_army": ",,,"}, ""),
        ({"option-yellow_army": "jeep," * 4000}, ""),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_in_both_languages(form: dict[str, str], said: str) -> None:
    """B2, for forms: a `SetupError`, its sentence known in French and in English, naming what was wrong."""
    with pytest.raises(SetupError) as caught:
        read_form(GAME, form, ME)
    message = caught.value.message
    english, french = (catalogue(language, GAME).say(message) for language in ("en", "fr"))
    assert english != french
    assert message.key not in english  # a key without a sentence is shown as it is
    assert said[:4] in english
    assert said[:4] in french


def test_unknown_fields_do_nothing() -> None:
    odd = {"holder": "me", "option-nothing": "1", "position": "J1 jeep a1", "way": "watch", "option-": "", "": ""}
    assert read_form(GAME, odd, ME).terms == read_form(GAME, {}, ME).terms
    assert read_form(GAME, odd, ME).position == ""


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("a\nb\tc", "a b c"),
        ("x" * 500, "x" * 20),
        ("\u202eadA\u0000", "adA"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("\ud83d", ""),
        ("Zoë 🎲", "Zoë 🎲"),
        ("", ""),
    ],
)
def test_names_are_one_short_printable_line(given: str, kept: str) -> None:
    """B4: pages escape what is kept; here it only becomes one printable line."""
    assert clean_name(given) == kept


def test_a_new_match_has_an_id_nobody_can_guess() -> None:
    order = read_form(GAME, {}, ME)
    ids = {new_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(len(match_id) == 12 for match_id in ids)
    stored, first = new_match(order, "m", 5.0)
    assert (first, stored.match.created, stored.match.rules_version) == (0, 5.0, GAME.version)
    assert LiveMatch(stored, GAME).terms == order.terms


def test_a_match_has_one_rematch_whose_id_looks_like_any_other() -> None:
    first, again = next_id("abc"), next_id("abc")
    assert first == again != next_id("abd")
    assert len(first) == len(new_id())


def test_a_rematch_swaps_the_sides_and_keeps_the_rest() -> None:
    live = a_live(GAME, options={"scenario": "attrition"}, days=3)
    again = rematch_order(live)
    assert [(row.seat, row.holder, row.name) for row in again.seats] == [(0, RED, "Bo"), (1, YELLOW, "Ada")]
    assert (again.terms, again.setup.values) == (live.terms, live.match.setup.values)


def test_an_example_is_laid_out_for_one_person_with_both_sides() -> None:
    order = example_order(GAME, "SW-E20", "0", ME)
    assert [row.holder for row in order.seats] == [ME, ME]
    assert "R3 jeep b1" in order.position
    for wrong in (
        ("SW-E999", "0"),
        ("SW-E20", "99"),
        ("SW-E20", "-1"),
        ("SW-E20", "x"),
        ("SW-E20", "²"),
        ("SW-E20", "9" * 5000),
    ):
        with pytest.raises(SetupError):
            example_order(GAME, *wrong, ME)


def test_every_example_opens() -> None:
    for example in shipped_examples(GAME):
        for case in range(len(example.cases)):
            stored, _ = new_match(example_order(GAME, example.id, str(case), ME), "m", 0.0)
            LiveMatch(stored, GAME)


def test_a_lesson_seats_the_learner() -> None:
    lesson = read_lesson(GAME)
    assert lesson is not None
    order = lesson_order(lesson, ME)
    assert [(row.kind, row.holder) for row in order.seats] == [("person", ME), ("computer", b"")]
    assert (order.terms.way, order.terms.takebacks) == ("lesson", False)
    assert read_lesson(FOUR) is None
