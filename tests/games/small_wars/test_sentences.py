"""Small Wars: choices, questions and events in words, in both languages."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.events import KINDS
from littlewars.games.small_wars.state import War
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.words import Argument, Message
from littlewars.words import Catalogue, catalogue
from tests.games.small_wars.board import activate, lay_out, play, start


def sayable(spoken: Catalogue, message: Argument) -> bool:
    """Tell whether a message and the messages inside it have their sentences."""
    if not isinstance(message, Message):
        return True
    return spoken.knows(message.key) and all(sayable(spoken, inner) for inner in message.arguments.values())


def described(war: War, text: str) -> str:
    return catalogue("en", GAME).say(GAME.describe(war, GAME.read(war, text)))


def heard(war: War) -> list[str]:
    """Return the events so far in English."""
    sentences = [GAME.sentence(war, event, 0) for event in war.log or []]
    return [catalogue("en", GAME).say(sentence) for sentence in sentences if sentence]


def test_choices_of_the_set_up_in_words() -> None:
    assert described(start(), "draft jeep a1") == "Draft: Jeep (35 points) in a1."
    assert described(start(setup="armies"), "deploy heavy_tank b1") == "Place: Heavy tank in b1."
    assert described(play(start(), "draft jeep a1", "draft jeep a3"), "stop") == "Stop drafting."
    assert described(start(youngest="random"), "youngest red") == "Red is the youngest."


def test_choices_of_the_battle_in_words() -> None:
    war = lay_out("J1 jeep b1\nR1 jeep b2 (1), R2 jeep a3")
    assert described(war, "activate J1") == "Activate J1 Jeep in b1."
    play(war, "activate J1")
    assert described(war, "move a1") == "Move to a1."
    assert described(war, "move b2") == "Move to b2, into contact."
    assert described(war, "attack R1") == "Attack R1 Jeep in b2 (one hit point) with one die."
    assert described(war, "end") == "End the activation."
    assert described(play(war, "attack R1"), "hits 0") == "No hit."


def test_a_whole_exchange_in_words() -> None:
    war = activate("J1", "J1 sapper b2\nR1 mg_team b2")
    play(war, "attack R1", "hits 3", "hits 1")
    assert heard(war)[:6] == [
        "J1 Sapper is activated.",
        "J1 Sapper attacks R1 Machine-gun team.",
        "J1 Sapper rolls 4 dice: 3 hits.",
        "R1 Machine-gun team strikes back with 3 dice: one hit.",
        "R1 Machine-gun team loses 3 hit points; 0 left.",
        "R1 Machine-gun team is destroyed.",
    ]


def test_the_set_up_in_words() -> None:
    war = play(start(), "draft jeep a1", "draft quad b3", "stop")
    assert heard(war) == [
        "J1 Jeep takes its place in a1.",
        "R1 Quad bike takes its place in b3.",
        "Yellow stops drafting.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [{}, {"setup": "armies"}, {"youngest": "random"}], ids=str)
def test_every_question_choice_and_event_has_its_sentence(language: str, given: dict[str, str]) -> None:
    spoken = catalogue(language, GAME)
    war = start(**given)
    kinds = set()
    for step in range(400):
        if war.actor == -2:
            break
        legal = war.legal()
        assert sayable(spoken, war.prompt().message)
        assert all(sayable(spoken, GAME.describe(war, choice)) for choice in legal)
        war.apply(legal[step * 7 % len(legal)])
    for event in war.log or []:
        kinds.add(KINDS[event[0]].name)
        assert sayable(spoken, GAME.sentence(war, event, 1) or Message(""))
    assert {"placed", "turn", "activated", "moved", "attacked", "rolled", "damaged", "scored"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence(language: str) -> None:
    spoken = catalogue(language, GAME)
    assert all(spoken.knows("event-" + kind.name) for kind in KINDS)
    assert spoken.knows("event-retaliated")


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_have_their_sentences(language: str) -> None:
    for scenario in ("conquest", "frontal_assault", "breakthrough"):
        for tie_break in ("draw", "points"):
            war = lay_out("turn 4\nJ1 jeep a1*\nR1 quad a3*", scenario=scenario, tie_break=tie_break)
            outcome = war.outcome()
            assert outcome is not None
            assert sayable(catalogue(language, GAME), outcome.reason)
