"""A match as the log of its entries."""

from dataclasses import replace

import pytest

from littlewars.games.small_wars import GAME
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.dealer import ScriptedDealer
from littlewars.kernel.errors import GameOver, IllegalChoice, NotYourTurn
from littlewars.rulebook.lessons import GO_ON, read_lesson
from littlewars.table.live import CHOICE, READ, RESIGN, REWIND, TIME, LiveMatch, NotALessonStep, system_dealer
from littlewars.table.orders import lesson_order, new_match
from littlewars.table.store import Stored
from littlewars.table.terms import DAY
from tests.table.lives import YELLOW, a_live, admit, play, stored

DUEL = "J1 jeep_mg b2, J2 jeep a1\nR1 medium_tank b3\nto act yellow"


def test_a_choice_and_the_dice_it_calls_for_are_entries_of_their_own() -> None:
    live = a_live(GAME, DUEL, dealer=ScriptedDealer([1]))
    play(live, "activate J1")
    made = play(live, "attack R1")
    assert [(entry.version, entry.seat, entry.what, entry.value) for entry in made][1:] == [(3, NATURE, CHOICE, 1)]
    assert [entry.version for entry in made] == [2, 3]
    assert live.version == 3
    assert live.acting() == 0


def test_nothing_is_played_before_it_is_admitted() -> None:
    """The entries are written down first; the position waits."""
    live = a_live(GAME, DUEL)
    before = live.state.key()
    live.choose(0, live.game.read(live.state, "activate J1"), "m", 0.0)
    assert live.state.key() == before
    assert (live.version, live.moves) == (0, {})


def test_a_match_is_rebuilt_from_its_entries() -> None:
    begun = stored(GAME, DUEL)
    live = LiveMatch(begun, GAME)
    made = play(live, "activate J1", "attack R1", "end")
    made += admit(live, [live.entry(0, REWIND, 1, "back", 5.0)])
    made += play(live, "move b1")
    again = LiveMatch(replace(begun, entries=made), GAME)
    assert again.state.key() == live.state.key()
    assert (again.version, again.counts, again.moves) == (live.version, live.counts, {"back": live.moves["back"]})
    assert again.match.choices == live.match.choices


def test_b2_what_is_refused_makes_no_entry() -> None:
    live = a_live(GAME, DUEL)
    legal = live.game.read(live.state, "activate J1")
    with pytest.raises(NotYourTurn):
        live.choose(1, legal, None, 0.0)
    for choice in (-1, -(2**62), 2**62, legal + 1):
        with pytest.raises(IllegalChoice):
            live.choose(0, choice, None, 0.0)
    admit(live, [live.entry(1, RESIGN, 0, None, 0.0)])
    with pytest.raises(GameOver):
        live.choose(0, legal, None, 0.0)


def test_giving_up_ranks_the_others_first() -> None:
    live = a_live(GAME, DUEL)
    admit(live, [live.entry(0, RESIGN, 0, "m", 0.0)])
    outcome = live.outcome()
    assert outcome is not None
    assert (outcome.ranking, outcome.reason.key, live.acting()) == ([[1], [0]], "table-resigned", NOBODY)


def test_the_clock_counts_from_the_last_entry() -> None:
    live = a_live(GAME, DUEL, days=3)
    assert live.clock(1000.0) == 3 * DAY
    play(live, "activate J1", now=5000.0)
    assert live.clock(5000.0 + DAY) == 2 * DAY
    assert live.clock(5000.0 + 4 * DAY) == -DAY
    admit(live, [live.entry(0, TIME, 0, None, 5000.0 + 4 * DAY)])
    assert live.clock(9e9) is None
    outcome = live.outcome()
    assert outcome is not None
    assert outcome.winner() == 1


def test_without_days_there_is_no_clock() -> None:
    assert a_live(GAME, DUEL).clock(9e9) is None


def test_the_last_turn_is_what_happened_since_somebody_else_chose() -> None:
    live = a_live(GAME, DUEL + "\n", dealer=ScriptedDealer([0, 0]))
    play(live, "activate J1", "attack R1")
    own = live.last_turn()
    play(live, "end")
    assert live.last_turn()[: len(own)] == own
    play(live, "activate R1")
    kinds = [GAME.kinds()[event[0]].name for event in live.last_turn()]
    assert kinds == ["activated"]


def test_a_human_dealer_types_the_dice() -> None:
    typed = LiveMatch(stored(GAME, DUEL, dealer="human"), GAME, ScriptedDealer([]))
    play(typed, "activate J1", "attack R1")
    assert typed.acting() == NATURE
    admit(typed, typed.choose(NATURE, 2, None, 0.0))
    assert typed.acting() == 0


def test_dice_of_the_table_cannot_be_repeated() -> None:
    """K4: the system's randomness has no seed that anybody could guess."""
    live = a_live(GAME, DUEL)
    play(live, "activate J1")
    twin = live.state.clone()
    twin.apply(live.game.read(twin, "attack R1"))
    rolls = [[system_dealer().deal(twin, 0) for _ in range(40)] for _ in range(2)]
    assert rolls[0] != rolls[1]
    assert {hits for roll in rolls for hits in roll} == {0, 1, 2}


# -- lessons


def a_lesson() -> LiveMatch:
    lesson = read_lesson(GAME)
    assert lesson is not None
    match, _ = new_match(lesson_order(lesson, YELLOW), "m", 0.0)
    return LiveMatch(Stored(match.match, match.seats, []), GAME)


def test_a_lesson_is_gone_through_by_its_accepted_choices_to_its_last_page() -> None:
    live = a_lesson()
    assert live.lesson is not None
    for number, step in enumerate(live.lesson.steps):
        assert live.step() == number
        wanted = [choice for choice in live.state.legal() if live.teaches(choice)] if step.play else [GO_ON]
        assert wanted
        admit(live, live.choose(live.lesson.seat, wanted[0], None, 0.0))
    assert live.lesson_over()
    with pytest.raises(GameOver):
        live.choose(live.lesson.seat, GO_ON, None, 0.0)


def test_a_lesson_waits_for_what_it_teaches() -> None:
    live = a_lesson()
    assert live.lesson is not None
    admit(live, live.choose(0, GO_ON, None, 0.0))
    other = next(choice for choice in live.state.legal() if not live.teaches(choice))
    for choice in (other, GO_ON):
        with pytest.raises(NotALessonStep):
            live.choose(0, choice, None, 0.0)
    for language in ("en", "fr"):
        assert live.hint(language).arguments["hint"] == live.lesson.steps[1].hint[language] != ""
    with pytest.raises(IllegalChoice):
        live.choose(0, 2**40, None, 0.0)


def test_a_page_that_is_read_is_an_entry_and_no_choice() -> None:
    live = a_lesson()
    (entry,) = admit(live, live.choose(0, GO_ON, "m", 0.0))
    assert (entry.what, live.version, len(live.match.choices), live.counts) == (READ, 1, 0, [0, 0])
