"""Small Wars: choices, questions and events in words, in both languages."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.events import KINDS
from littlewars.games.small_wars.state import War
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.words import Message
from littlewars.words import catalogue
from tests.games.small_wars.board import activate, lay_out, play, start
from tests.games.words import sayable


def described(war: War, text: str) -> str:
    """Return the message that says what a choice does: `choice-move(cell=b2)`."""
    return repr(GAME.describe(war, GAME.read(war, text)))


def heard(war: War) -> list[str]:
    """Return the messages of the events so far."""
    return [repr(GAME.sentence(war, event, 0)) for event in war.log or []]


def test_choices_of_the_set_up_in_words() -> None:
    assert described(start(), "draft jeep a1") == "choice-draft(sheet=sheet-jeep, points=35, cell=a1)"
    armies = start(setup="armies")
    assert described(armies, "deploy heavy_tank b1") == "choice-deploy(sheet=sheet-heavy_tank, points=140, cell=b1)"
    assert described(play(start(), "draft jeep a1", "draft jeep a3"), "stop") == "choice-stop"
    assert described(start(youngest="random"), "youngest red") == "choice-youngest(seat=seat-red)"


def test_choices_of_the_battle_in_words() -> None:
    war = lay_out("J1 jeep b1\nR1 jeep b2 (1), R2 jeep a3")
    assert described(war, "activate J1") == "choice-activate(figure=figure(name=J1, sheet=sheet-jeep), cell=b1)"
    play(war, "activate J1")
    assert described(war, "move a1") == "choice-move(cell=a1)"
    assert described(war, "move b2") == "choice-move-contact(cell=b2)"
    assert described(war, "attack R1") == (
        "choice-attack(figure=figure(name=R1, sheet=sheet-jeep), cell=b2, life=1, dice=1)"
    )
    assert described(war, "end") == "choice-end"
    assert described(play(war, "attack R1"), "hits 0") == "choice-hits(hits=0)"


def test_a_whole_exchange_in_words() -> None:
    war = activate("J1", "J1 sapper b2\nR1 mg_team b2")
    play(war, "attack R1", "hits 3", "hits 1")
    sapper, team = "figure(name=J1, sheet=sheet-sapper)", "figure(name=R1, sheet=sheet-mg_team)"
    assert heard(war)[:7] == [
        f"event-activated(figure={sapper})",
        f"event-attacked(figure={sapper}, target={team})",
        f"event-rolled(figure={sapper}, dice=4, hits=3)",
        f"event-retaliated(figure={team}, dice=3, hits=1)",
        f"event-damaged(figure={team}, lost=3, left=0)",
        f"event-fell(figure={team})",
        f"event-damaged(figure={sapper}, lost=1, left=1)",
    ]


def test_the_set_up_in_words() -> None:
    war = play(start(), "draft jeep a1", "draft quad b3", "stop")
    assert heard(war) == [
        "event-placed(figure=figure(name=J1, sheet=sheet-jeep), cell=a1)",
        "event-placed(figure=figure(name=R1, sheet=sheet-quad), cell=b3)",
        "event-stopped(seat=seat-yellow)",
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
