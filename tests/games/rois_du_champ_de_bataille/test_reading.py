"""Les Rois du Champ de Bataille: positions read back, and texts that say nothing or cannot be."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import NotationError
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, start
from tests.games.rois_du_champ_de_bataille.test_notation import HUGE, MIDDLE
from tests.games.strange import Edits, edited, edits, parsed


@pytest.mark.parametrize(
    "line",
    [
        "nonsense", "armies greece", "armies greece-sparta", "armies greece-rome-gauls", "scenery c3",
        "scenery f1 wood", "scenery c3 raft", "scenery c3 wall x", "scenery c3 wall ne", "red f1x1", "red c3",
        "red c3x0", "red c3[]", "red c3[11]", "red c3[0]", "red c3[x]", "red c3[5/3]", "red c3[5/99]", "red c3[5mh]",
        "red c3x1 c3x1", "green c3x1", "flayer c3[5]", "flayer c3x1", "flayer c3", "flayer f1[5]",
        "hives", "hives green c3", "hives red f1", "special red leader", "special red wizard c3",
        "special green leader c3",
        "special red leader f1", "hand red HX", "hand green H", "hand red", "hand red HHHHHHHHHH", "known red X",
        "discard X",
        "deck X",
        "order red spartan", "order red pilum active", "order red spartan up", "order green spartan active",
        "kept red pilum", "told red x", "removed red x", "lost red spartan", "defeat 10", "defeat x-y", "reserve -1-0",
        "ever 1", "omen 1:0", "turn five", "turn -1", "turn " + HUGE, "active green", "played x", "played " + HUGE,
        "attacks c2", "attacks c2-f1", "attacks x-c2", "duty f1", "deed 1 2 3", "deed 2 1 0 7 0 12 4 0 0 0 1 x",
        "deed 12 1 0 7 0 12 4 0 0 0 1 0", "deed 2 1 9 7 0 12 4 0 0 0 1 0", "deed 2 1 0 77 0 12 4 0 0 0 1 0",
        "flags tired", "phase lunch",
    ],
)  # fmt: skip
def test_a_line_that_says_nothing_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(line)
    assert error.value.message.key == "notation-line"
    assert line.strip() in str(error.value.message.arguments["text"])
    for language in ("en", "fr"):
        assert catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("red c3x1\nblack c3x1", "notation-line"),
        ("armies none-rome\nkept red spartan", "notation-line"),
        ("red c3x1\nflayer c3[5,6]", "notation-line"),
        ("hand red JJJ", "notation-cards"),
        ("hand red HHHHH\nhand black HHHHH\ndiscard HHHH", "notation-cards"),
        ("next Sleep", "notation-unknown-step"),
        ("next Act(seat=green)", "notation-field-value"),
        ("next Act", "notation-step-fields"),
        ("next Draw(count=1, seat=red, size=2)", "notation-step-fields"),
        ("next GoFrom(part=0, seat=red)", "notation-line"),
        ("next PickOrigin(part=0, seat=red, suit=hearts, verb=strike)", "notation-line"),
        ("next LayOrder(seat=red, suit=hearts)", "notation-line"),
        ("duty c2\nred c2x1", "notation-line"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(position: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(position)
    assert error.value.message.key == key
    for language in ("en", "fr"):
        assert catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize(
    "step",
    [
        "Split(given=0, index=0, left=1000000, seat=red)",
        "PickOrigin(part=0, seat=red, suit=joker, verb=strike)",
        "PickTarget(origin=a1, part=0, seat=red, special=-1, suit=joker, verb=strike)",
        "PickCards(aim=3, count=3, must=24, seat=red)",
        "Frenzy(seat=red)",
        "FeverCount(origin=c2, seat=red, target=c3)",
        "SplitIn(seat=red)",
        "Sacrifice(seat=red)",
    ],
)
def test_a_step_whose_numbers_or_order_do_not_fit_is_refused(step: str) -> None:
    with pytest.raises(NotationError):
        lay_out(f"red c2x2\nblack c3x2\nhand red HSC\nnext {step}; Act(seat=red)")


@pytest.mark.slow
@pytest.mark.parametrize(
    "given_options",
    [
        {"scenario": "ruche_9", "max_rounds": 5},
        {"scenario": "escarmouche", "red_army": "orcs", "black_army": "insectoids", "max_rounds": 6},
        {"scenario": "faille_temporelle", "max_rounds": 4, "activation_scope": "army"},
    ],
)
def test_positions_are_read_back_as_written_and_play_on_alike(given_options: dict[str, Value]) -> None:
    rng = Random(str(given_options))
    battle = start(**given_options)
    while battle.actor != NOBODY:
        again = lay_out(GAME.write(battle), **given_options)
        assert (again.key(), again.actor) == (battle.key(), battle.actor)
        choice = random_choice(battle, rng)
        assert again.allows(choice)
        battle.apply(choice)


# -- strange texts

RICH = GAME.write(
    lay_out(
        "armies insectoids-orcs\nscenery b3 wood, c2 wall e\nred c2[10,7m] a1[3/5,10h]\nblack c3[9,5/5] c5x4\n"
        "flayer c2[6]\nhives red d3\nspecial red leader c2\nhand red HHS\nhand black SCJ\nknown black J\n"
        "order red larva_hives active\norder black black_flayers down\nkept red emergence\nattacks c3-c2\nduty c2"
    )
)


def chosen(battle: Battle, text: str) -> int | None:
    """Read a choice; None when it is refused with a sentence."""
    try:
        return GAME.read(battle, text)
    except NotationError as error:
        return None if catalogue("en", GAME).knows(error.message.key) else GAME.read(battle, text)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(changes=edits(RICH))
def test_a_mutated_position_is_read_or_refused_never_worse(changes: Edits) -> None:
    battle = parsed(GAME, Battle, GAME.setup({}), edited(RICH, changes))
    if battle is not None:
        assert GAME.parse(GAME.write(battle), GAME.setup({})).key() == battle.key()


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    text=st.one_of(
        st.text(max_size=12),
        st.from_regex(
            r"(strike|cards|units|lay|keep|count|unit|order|scenery|#)[ -][a-zA-Z0-9 ²]{0,12}", fullmatch=True
        ),
    )
)
def test_a_strange_choice_is_read_or_refused_never_worse(text: str) -> None:
    battle = lay_out(MIDDLE)
    choice = chosen(battle, text)
    if choice is not None:
        assert GAME.read(battle, GAME.spell(battle, choice)) == choice


def test_the_word_of_another_question_declines_nothing() -> None:
    """RCB-932: `end` at the question of a replacement, or `keep` at that of a counter, names no choice there."""
    battle = lay_out("red c2x4\nblack c3x4\nhand red HH\nhand black SC")
    for text in ("strike hearts", "c2", "c3"):
        battle.apply(GAME.read(battle, text))
    for word in ("keep", "end", "decline"):
        with pytest.raises(NotationError):
            GAME.read(battle, word)
    assert GAME.read(battle, "pass") in battle.legal()
    for text in ("pay", "cards SC"):
        battle.apply(GAME.read(battle, text))
    for word in ("keep", "end", "pass"):
        with pytest.raises(NotationError):
            GAME.read(battle, word)
    assert GAME.read(battle, "decline") in battle.legal()
