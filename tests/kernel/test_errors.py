"""Errors are sentences."""

import pickle

import pytest

from littlewars.kernel.errors import (
    ChoiceError,
    ContentError,
    GameOver,
    IllegalChoice,
    LittleWarsError,
    NotationError,
    NotYourTurn,
    RecordError,
    SetupError,
)
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


@pytest.mark.parametrize(
    "kind", [ChoiceError, GameOver, NotYourTurn, NotationError, SetupError, ContentError, RecordError]
)
def test_every_error_carries_its_message(kind: type[LittleWarsError]) -> None:
    error = kind(Message("choice-game-over", game="x"))
    assert isinstance(error, LittleWarsError)
    assert error.message == Message("choice-game-over", game="x")
    assert str(error) == "choice-game-over(game=x)"


def test_choices_go_wrong_in_three_ways() -> None:
    assert all(issubclass(kind, ChoiceError) for kind in (GameOver, NotYourTurn, IllegalChoice))


def test_an_illegal_choice_names_the_rule() -> None:
    refusal = Refusal("SW-46", Message("refused-far"))
    error = IllegalChoice(Message("choice-refused"), refusal)
    assert error.refusal is refusal
    assert repr(error.refusal) == "SW-46: refused-far"


def test_errors_travel_between_processes_with_all_they_say() -> None:
    message = Message("choice-refused", choice="move", key=Message("figure-jeep"))
    refusal = Refusal("SW-46", Message("refused-far", cells=2))
    for error in (SetupError(message), IllegalChoice(message, refusal)):
        found = pickle.loads(pickle.dumps(error))
        assert type(found) is type(error)
        assert found.message == message
        assert str(found) == str(error)
    assert (found.refusal.rule, found.refusal.reason) == (refusal.rule, refusal.reason)
