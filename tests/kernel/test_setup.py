"""Options, and the set-up they make."""

import pytest

from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import NumberOption, Option, Setup, TextOption, Value, make_setup
from littlewars.kernel.words import Message

SIZE = Option("size", [3, 5], 3, "SW-01")
HILL = Option("hill", [True, False], False)
CAMP = Option("camp", ["north", "south"], "north")
POINTS = NumberOption("points", [100, 200], 100, 10)
ARMY = TextOption("army", ["", "2 jeep"], "")
OPTIONS = [SIZE, HILL, CAMP, POINTS, ARMY]


def test_what_is_not_given_is_the_default() -> None:
    setup = make_setup(OPTIONS, {"hill": True})
    assert setup.values == {"size": 3, "hill": True, "camp": "north", "points": 100, "army": ""}
    assert (setup.whole("size"), setup.flag("hill"), setup.text("camp")) == (3, True, "north")


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (SIZE, 5, True), (SIZE, 4, False), (SIZE, "3", False), (SIZE, True, False),
        (HILL, True, True), (HILL, 1, False), (HILL, "yes", False),
        (CAMP, "south", True), (CAMP, "east", False), (CAMP, 0, False),
        (POINTS, 10, True), (POINTS, 987, True), (POINTS, 9, False), (POINTS, True, False), (POINTS, "100", False),
        (ARMY, "4 tank", True), (ARMY, 4, False),
    ],
)  # fmt: skip
def test_an_option_allows_what_it_offers(option: Option, value: Value, allowed: bool) -> None:
    assert option.allows(value) == allowed


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SIZE, "5", 5), (SIZE, "-5", -5), (SIZE, "five", "five"), (SIZE, "9" * 5000, "9" * 5000),
        (HILL, "yes", True), (HILL, "TRUE", True), (HILL, "no", False), (HILL, "false", False), (HILL, "1", "1"),
        (CAMP, "south", "south"),
        (POINTS, "150", 150), (ARMY, "2 jeep", "2 jeep"),
    ],
    ids=lambda value: str(value)[:9],
)  # fmt: skip
def test_typed_text_becomes_a_value_or_stays(option: Option, text: str, value: Value) -> None:
    read = option.read(text)
    assert (type(read), read) == (type(value), value)


def test_an_option_says_what_it_expects() -> None:
    assert SIZE.expects() == Message("setup-one-of", values="3, 5")
    assert HILL.expects() == Message("setup-one-of", values="true, false")
    assert POINTS.expects() == Message("setup-at-least", least=10)
    assert SIZE.rule == "SW-01"
    assert POINTS.offered == [100, 200]


def test_a_bad_value_is_named_with_what_is_expected() -> None:
    with pytest.raises(SetupError) as error:
        make_setup(OPTIONS, {"size": 4})
    assert error.value.message == Message("setup-bad-value", option="size", value="4", expected=SIZE.expects())


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as error:
        make_setup(OPTIONS, {"speed": 4})
    assert error.value.message == Message(
        "setup-unknown-option", option="speed", options="size, hill, camp, points, army"
    )


def test_asking_a_text_for_a_number_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError):
        Setup({"camp": "north"}).whole("camp")
