"""Small Wars: choices and positions as text."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.actions import ACTIVATE
from littlewars.games.small_wars.content import SHEETS
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.errors import IllegalChoice, NotationError
from littlewars.kernel.match import Match
from tests.games.small_wars.board import activate, lay_out, options, play, start, to_act

DUEL = "J1 jeep b2\nR1 jeep b2"
HUGE = "9" * 5000


@pytest.mark.parametrize(
    "text", ["end", "stop", "move b2", "draft rifleman a1", "activate J1", "attack R1", f"#{ACTIVATE + 2 * 99}"]
)
def test_a_choice_is_read_as_spelled_legal_or_not(text: str) -> None:
    war = lay_out(DUEL)
    assert GAME.spell(war, GAME.read(war, text)) == text


def test_spaces_do_not_matter() -> None:
    war = lay_out(DUEL)
    assert GAME.read(war, "  activate   J1 ") == GAME.read(war, "activate J1")


def test_the_verb_of_placing_is_drafting_or_deploying() -> None:
    armies = start(setup="armies")
    assert options(start(), "draft jeep ") == options(start(setup="armies", yellow_army="jeep"), "deploy jeep ")
    assert GAME.read(armies, "draft jeep a1") == GAME.read(armies, "deploy jeep a1")


@pytest.mark.parametrize(
    "text",
    ["", "pass", "move", "move d4", "move b2 b3", "draft jeep", "draft jeep z9", "#", "#x", "#" + HUGE, "hits 1"],
)
def test_what_names_no_choice_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(lay_out(DUEL), text)
    assert error.value.message.key == "notation-no-choice"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("activate J2", "notation-unknown-figure"),
        ("attack Q1", "notation-unknown-figure"),
        ("draft raft a1", "notation-unknown-sheet"),
    ],
)
def test_unknown_names_are_told(text: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(lay_out(DUEL), text)
    assert error.value.message.key == key


@pytest.mark.parametrize(("text", "hits"), [("hits 2", 2), ("dice 1 4 6", 2), ("6 6 6", 3), ("dice 1 2 3", 0)])
def test_sw_66_rolls_are_typed_as_hits_or_faces(text: str, hits: int) -> None:
    war = play(activate("J1", "J1 medium_tank b2\nR1 jeep b3"), "attack R1")
    assert GAME.read(war, text) == hits
    assert GAME.spell(war, hits) == f"hits {hits}"


@pytest.mark.parametrize("text", ["dice 1 2", "1 2 3 4", "dice 0 1 2", "dice 7 1 2", "dice 12 1 2", "3 x 3"])
def test_faces_are_as_many_as_the_dice_from_one_to_six(text: str) -> None:
    war = play(activate("J1", "J1 medium_tank b2\nR1 jeep b3"), "attack R1")
    with pytest.raises(NotationError) as error:
        GAME.read(war, text)
    assert error.value.message.key == "notation-dice"


@pytest.mark.parametrize("text", ["", "hits", "hits two", "hits " + HUGE, "move b2", "youngest red"])
def test_a_roll_is_nothing_else(text: str) -> None:
    war = play(activate("J1", DUEL), "attack R1")
    with pytest.raises(NotationError):
        GAME.read(war, text)


@pytest.mark.parametrize("text", ["", "youngest", "youngest blue", "oldest red", "hits 1", "1"])
def test_the_coin_says_who_is_youngest_and_nothing_else(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(start(youngest="random"), text)


@pytest.mark.parametrize("choice", [-1, 2, 10**30])
def test_a_coin_that_fell_elsewhere_is_refused_in_words(choice: int) -> None:
    match = Match(GAME, GAME.setup({"youngest": "random"}))
    with pytest.raises(IllegalChoice) as error:
        match.choose(NATURE, choice)
    assert error.value.message.arguments["choice"] == f"#{choice}"


@pytest.mark.parametrize("choice", [-(10**30), -1, 10**30])
def test_any_number_can_be_spelled(choice: int) -> None:
    assert GAME.spell(lay_out(DUEL), choice) == f"#{choice}"


def test_a_position_is_written_for_people() -> None:
    war = play(activate("J1", "turn 3\nstarter red\nvp 4-9\nJ1 jeep b2\nR1 jeep_mg b2 (1)*"), "attack R1", "hits 1")
    assert GAME.write(war).splitlines() == [
        "turn 3",
        "starter red",
        "vp 4-9",
        "hits 1-0",
        "J1 jeep b2*",
        "R1 jeep_mg b2 (1)*",
        "next Roll(figure=R1, side=retaliation); Damage(attacker=J1, target=R1); Act(bond=b2, figure=J1, left=1); "
        "NextActivation(seat=red)",
    ]


def test_a_finished_position_has_nothing_next() -> None:
    war = lay_out("turn 4\nJ1 jeep a1*")
    assert GAME.write(war).endswith("next -")
    assert to_act(lay_out(GAME.write(war))) == "nobody"


def test_the_set_up_is_written_with_its_purses() -> None:
    war = play(start(), "draft jeep a1")
    assert GAME.write(war).splitlines() == [
        "turn 0",
        "starter red",
        "vp 0-0",
        "purses 365-400",
        "J1 jeep a1",
        "next Draft(seat=red)",
    ]
    assert lay_out(GAME.write(war)).purses == [365, 400]


def test_hits_still_to_be_placed_are_read() -> None:
    assert lay_out("hits 1-2\nJ1 jeep a1, R1 jeep a3").hits == [1, 2]


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    war = lay_out("J1 jeep a1\n\nR1 jeep a3 (2)")
    assert (war.turn, war.starter, war.vp, to_act(war), war.life) == (1, 1, [0, 0], "yellow", [4, 2])
    assert (war.stock, war.purses) == ([], [0, 0])


def test_before_the_first_turn_somebody_picks() -> None:
    war = lay_out("turn 0\nJ1 jeep a1\nto act red")
    assert (to_act(war), war.agenda[-1].key()) == ("red", ("Draft", 1))
    assert sum(war.stock) == sum(sheet.copies for sheet in SHEETS) - 1


def test_figures_laid_out_leave_the_army() -> None:
    war = lay_out("turn 0\nJ1 jeep a1\nto act yellow", setup="armies", yellow_army="jeep, quad", red_army="jeep")
    assert options(war) == {"deploy quad a1", "deploy quad b1", "deploy quad c1"}


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("J1 jeep", "notation-line"),
        ("J1 jeep d1", "notation-line"),
        ("J1 jeep a1 (x)", "notation-line"),
        (f"J1 jeep a1 ({HUGE})", "notation-line"),
        ("J1 jeep a1 R1 jeep a3", "notation-line"),
        ("J1 jeep a1,", "notation-line"),
        ("turn five", "notation-line"),
        ("turn 5", "notation-line"),
        ("turn " + HUGE, "notation-line"),
        ("starter blue", "notation-line"),
        ("to act blue", "notation-line"),
        ("J1 raft a1", "notation-unknown-sheet"),
        ("J2 jeep a1", "notation-figure"),
        ("J1 jeep a1 (5)", "notation-figure"),
        ("vp 3", "notation-pair"),
        ("hits 1:2", "notation-pair"),
        (f"purses {HUGE}-1", "notation-pair"),
        ("next Sleep", "notation-unknown-step"),
        ("next Activate(seat=blue)", "notation-field-value"),
        ("next Activate", "notation-step-fields"),
        ("next Draft(seat=yellow)", "notation-line"),
        ("turn 0\nnext Activate(seat=yellow)", "notation-line"),
        ("J1 drone a1\nnext Roll(figure=J1, side=attack)", "notation-line"),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(position: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(position)
    assert error.value.message.key == key


def test_facts_of_an_activation() -> None:
    facts = GAME.facts(activate("J1", "vp 1-2\nJ1 jeep b2 (3)\nR1 jeep b2, R2 jeep b3"))
    assert facts == {
        "turn": 1,
        "vp.yellow": 1,
        "score.yellow": 1,
        "purse.yellow": 0,
        "vp.red": 2,
        "score.red": 2,
        "purse.red": 0,
        **{"J1.sheet": "jeep", "J1.cell": "b2", "J1.life": 3, "J1.spent": True},
        **{"R1.sheet": "jeep", "R1.cell": "b2", "R1.life": 4, "R1.spent": False},
        **{"R2.sheet": "jeep", "R2.cell": "b3", "R2.life": 4, "R2.spent": False},
        "active": "J1",
        "actions_left": 2,
        "moves": ["a1", "a2", "a3", "b1", "c1", "c2", "c3"],
        "targets": ["R1", "R2"],
    }


def test_facts_of_the_set_up() -> None:
    assert GAME.facts(start(budget=15))["on_offer"] == ["rifleman", "dispatch_bike", "drone"]
    assert GAME.facts(start(setup="armies", yellow_army="quad"))["on_offer"] == ["quad"]
    assert "on_offer" not in GAME.facts(lay_out("turn 4\nJ1 jeep a1*"))
