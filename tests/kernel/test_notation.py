"""Pending steps as text."""

import pytest

from littlewars.kernel.agenda import Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.notation import Names, read_agenda, read_step, write_agenda, write_step
from tests.kernel.tiny.counter import CarryOut, PlayCard, Reveal
from tests.kernel.tiny.plane import Land

STEPS: dict[str, type[Step]] = {"CarryOut": CarryOut, "PlayCard": PlayCard, "Reveal": Reveal, "Land": Land}
NAMES: Names = {"seat": ["red", "blue"]}


def test_the_next_step_is_written_first() -> None:
    agenda: list[Step] = [Reveal(), PlayCard(1), CarryOut(0, 2)]
    assert write_agenda(agenda, NAMES) == "CarryOut(card=2, seat=red); PlayCard(seat=blue); Reveal"
    assert write_agenda([], NAMES) == ""


@pytest.mark.parametrize("step", [Reveal(), PlayCard(0), CarryOut(1, 3), Land(1, -5, 1999)])
def test_a_step_is_read_as_it_is_written(step: Step) -> None:
    again = read_step(write_step(step, NAMES), STEPS, NAMES)
    assert type(again) is type(step)
    assert again.key() == step.key()


def test_an_agenda_is_read_whatever_the_spaces() -> None:
    agenda = read_agenda("  CarryOut ( seat = blue ,card= 2 );; PlayCard(seat=red) ; Reveal()", STEPS, NAMES)
    assert [step.key() for step in agenda] == [Reveal().key(), PlayCard(0).key(), CarryOut(1, 2).key()]
    assert read_agenda(" ", STEPS, NAMES) == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Dance(seat=red)", "notation-unknown-step"),
        ("PlayCard(seat=red", "notation-unknown-step"),
        ("PlayCard", "notation-step-fields"),
        ("PlayCard(seat=red, card=2)", "notation-step-fields"),
        ("PlayCard(seat=green)", "notation-field-value"),
        ("PlayCard(seat=0)", "notation-field-value"),
        ("PlayCard(seat)", "notation-field-value"),
        ("CarryOut(seat=red, card=two)", "notation-field-value"),
        ("CarryOut(seat=red, card=--2)", "notation-field-value"),
        ("CarryOut(seat=red, card=" + "9" * 5000 + ")", "notation-field-value"),
    ],
)
def test_a_step_that_cannot_be_read_is_named(text: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        read_agenda(f"Reveal; {text}", STEPS, NAMES)
    assert error.value.message.key == key


def test_a_wrong_value_says_what_is_expected() -> None:
    with pytest.raises(NotationError) as error:
        read_step("PlayCard(seat=green)", STEPS, NAMES)
    assert error.value.message.arguments == {"field": "seat", "text": "green", "expected": "red, blue"}


def test_an_unknown_step_says_which_are_known() -> None:
    with pytest.raises(NotationError) as error:
        read_step(" Dance ", STEPS, NAMES)
    assert error.value.message.arguments == {"text": "Dance", "steps": "CarryOut, PlayCard, Reveal, Land"}
