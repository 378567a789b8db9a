"""What a game need not say: defaults."""

from random import Random

import pytest

from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import NotationError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Option, Setup
from littlewars.kernel.words import Message
from tests.kernel.tiny.follow import FollowGame
from tests.kernel.tiny.plane import PlaneGame

GAME: Game = FollowGame()
SETUP = GAME.setup({})


class Picky(FollowGame):
    """Will not be played short on a Sunday."""

    def options(self) -> list[Option]:
        return [Option("day", ["monday", "sunday"], "monday"), Option("short", [True, False], False)]

    def check(self, setup: Setup) -> None:
        if setup.text("day") == "sunday" and setup.flag("short"):
            raise SetupError(Message("setup-never-on-sunday"))


def test_a_game_without_options_takes_none() -> None:
    assert GAME.options() == []
    assert GAME.setup({}).values == {}
    with pytest.raises(SetupError):
        GAME.setup({"day": "monday"})


def test_a_game_needs_neither_presets_nor_a_workshop_nor_an_opponent_of_its_own() -> None:
    assert GAME.presets() == {}
    assert GAME.workshop() is None
    assert GAME.rule_opponent() == {}


def test_a_game_checks_options_together() -> None:
    game = Picky()
    assert game.setup({"day": "sunday"}).values == {"day": "sunday", "short": False}
    with pytest.raises(SetupError) as error:
        game.setup({"day": "sunday", "short": True})
    assert error.value.message.key == "setup-never-on-sunday"


def test_a_game_starts_where_somebody_chooses() -> None:
    assert GAME.begin(SETUP).actor == NOBODY
    assert GAME.start(SETUP).actor != NOBODY


def test_a_choice_is_read_as_it_is_spelled_whatever_the_spaces() -> None:
    state = GAME.start(SETUP)
    assert GAME.read(state, "  roll   2 ") == 2


def test_a_text_that_spells_no_choice_is_an_error() -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(GAME.start(SETUP), "roll 7")
    assert error.value.message == Message("notation-no-choice", text="roll 7")


def test_a_seat_wears_the_colours_of_its_name() -> None:
    assert [GAME.side(GAME.start(SETUP), SETUP, seat) for seat in (0, 1)] == GAME.seats(SETUP)


def test_without_secrets_imagining_is_copying() -> None:
    state = GAME.start(SETUP)
    twin = GAME.imagine(state, 0, Random(1))
    assert twin is not state
    assert twin.key() == state.key()


def test_a_game_may_say_nothing_more() -> None:
    game: Game = PlaneGame()
    state = game.start(game.setup({}))
    assert game.kinds() == []
    assert game.sentence(state, (0,), 0) is None
    assert game.lexicon("en") == {}
    assert game.first_options() == {}
    assert game.portrait("day", "sunday", repr) == ""
    assert game.evaluate(state, 0) == 0
    foresight = game.foresight()
    assert (foresight.reach, foresight.care, foresight.names) == (0, 2, [])
    assert (foresight.begun(state), foresight.chapter(state), foresight.traits(state, 0)) == (0, "", [])
    assert foresight.practice(Random(1)) == {}


def test_a_game_knows_where_its_files_lie() -> None:
    assert (GAME.key, GAME.version, GAME.package, GAME.on_shelf) == ("follow", 1, "tests.kernel.tiny", False)
    assert GAME.titles["en"] == "follow"


def test_a_game_is_for_two_and_says_only_if_it_likes_how_long_computers_think() -> None:
    assert GAME.players(GAME.start(SETUP)) == 2 == len(GAME.seats(SETUP))
    assert sorted(set(GAME.budgets())) == GAME.budgets()
    assert len(GAME.budgets()) == 4
