"""Matches as text, and texts that are no match."""

import json
from typing import Any

import pytest

from littlewars.kernel.errors import RecordError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.record import FORMAT, load, save
from littlewars.kernel.words import Message
from tests.kernel.tiny.auction import AuctionGame

GAME: Game = AuctionGame()
POSITION = "coins: 4 5\npoints: 1 0\nbids: -1 -1\nlot: 2\nnext: Bid(seat=red); Bid(seat=blue); Sale; Lot"


def find(key: str) -> Game:
    if key != GAME.key:
        raise SetupError(Message("library-unknown-game", game=key))
    return GAME


def match(position: str = "") -> Match:
    played = Match(GAME, GAME.setup({"players": 2}), position)
    for seat, bid in [(0, 3), (1, 2), (0, 1)]:
        played.choose(seat, bid)
    return played


def record(**changes: Any) -> str:
    """Save a match, then tamper with some fields; None takes one away."""
    whole = {**json.loads(save(match())), **changes}
    return json.dumps({field: value for field, value in whole.items() if value is not None})


@pytest.mark.parametrize("position", ["", POSITION], ids=["from the start", "from a position"])
def test_a_match_is_loaded_as_it_was_saved(position: str) -> None:
    played = match(position)
    again, notes = load(save(played, {"red": "Zoé"}), find)
    assert again.game is GAME
    assert (again.setup.values, again.position, again.choices) == (played.setup.values, position, played.choices)
    assert (again.state.key(), again.actors, again.events) == (played.state.key(), played.actors, played.events)
    assert notes == {"red": "Zoé"}
    assert save(again, notes) == save(played, notes)


def test_a_record_is_small_and_readable() -> None:
    assert json.loads(save(match())) == {
        "littlewars": FORMAT,
        "game": "auction",
        "version": 1,
        "setup": {"players": 2, "coins": 5},
        "position": "",
        "choices": [3, 2, 1],
        "notes": {},
    }


def refused(text: str) -> Message:
    with pytest.raises(RecordError) as error:
        load(text, find)
    return error.value.message


@pytest.mark.parametrize("length", [0, 1, 20, 60, -1])
def test_a_truncated_record_is_no_json(length: int) -> None:
    assert refused(save(match())[:length]) == Message("record-not-json")


@pytest.mark.parametrize("text", ["[" * 100_000, '{"choices": [' + "9" * 5000 + "]}", "\x00"])
def test_hostile_json_is_no_json(text: str) -> None:
    assert refused(text) == Message("record-not-json")


@pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"littlewars": 99}', record(littlewars=None)])
def test_other_json_is_not_ours(text: str) -> None:
    assert refused(text) == Message("record-not-ours", format=FORMAT)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("littlewars", True),
        ("game", 7),
        ("game", None),
        ("version", "1"),
        ("version", True),
        ("version", 1.0),
        ("setup", []),
        ("setup", None),
        ("setup", {"players": [2]}),
        ("setup", {"players": 2.0}),
        ("setup", {"coins": {}}),
        ("position", 3),
        ("choices", {"0": 3}),
        ("choices", None),
        ("notes", "none"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    assert refused(record(**{field: value})) == Message("record-field", field=field)


def test_an_unknown_game_is_left_to_whoever_knows_the_games() -> None:
    with pytest.raises(SetupError) as error:
        load(record(game="chess"), find)
    assert error.value.message.arguments == {"game": "chess"}


def test_another_version_of_the_rules_is_refused() -> None:
    assert refused(record(version=2)) == Message("record-other-version", game="auction", version=2, current=1)


@pytest.mark.parametrize("setup", [{"players": 7}, {"players": "2"}, {"speed": 3}, {"coins": True}])
def test_options_that_make_no_game_are_told(setup: dict[str, object]) -> None:
    message = refused(record(setup=setup))
    assert message.key == "record-no-start"
    assert isinstance(message.arguments["why"], Message)


@pytest.mark.parametrize("position", ["nonsense", POSITION + "; Dance", POSITION.replace("4 5", "4 5 6")])
def test_a_position_that_cannot_be_read_is_told(position: str) -> None:
    assert refused(record(position=position)).key == "record-no-start"


@pytest.mark.parametrize("choice", [None, "3", 3.0, True, [3]])
def test_what_is_no_number_is_no_choice(choice: object) -> None:
    assert refused(record(choices=[3, choice])) == Message("record-not-a-choice", number=2)


@pytest.mark.parametrize("choice", [6, -1, 10**30])
def test_an_illegal_choice_is_numbered_and_explained(choice: int) -> None:
    message = refused(record(choices=[3, choice]))
    assert (message.key, message.arguments["number"]) == ("record-refused-choice", 2)
    why = message.arguments["why"]
    assert isinstance(why, Message)
    assert why.key == "choice-refused"


def test_choices_after_the_end_are_refused() -> None:
    message = refused(record(choices=[0] * 7))
    assert message == Message("record-refused-choice", number=7, why=Message("choice-game-over"))


def test_notes_are_texts_whatever_they_were() -> None:
    _, notes = load(record(notes={"seed": 12}), find)
    assert notes == {"seed": "12"}
