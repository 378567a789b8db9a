"""Small Wars: touching the pictures, what a figure threatens, what an event shows."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.ground import CELL_NAMES, DISTANCE
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.activation import Act
from littlewars.games.small_wars.view import see
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.contract.contract import positions
from tests.games.small_wars.board import activate, idle, lay_out, number, play, start

FIGHT = "J1 jeep b2, J2 jeep a1*\nR1 light_tank b3, R2 drone c3 (0)"


def touched(war: War, *names: str) -> list[str]:
    """Spell what touching these elements could mean."""
    return [GAME.spell(war, choice) for choice in GAME.meant(war, list(names))]


def why_not(war: War, *names: str) -> str:
    """Return the rule and the sentence that answer a touch."""
    refusal = war.refusal(GAME.meant(war, list(names))[0])
    return "" if refusal is None else f"{refusal.rule} {catalogue('en', GAME).say(refusal.reason)}"


def marked(war: War, text: str) -> list[str]:
    return GAME.marks(war, GAME.read(war, text))


# -- the elements of a choice


def test_a_figure_on_offer_and_a_cell_are_touched_to_place_it() -> None:
    assert marked(start(), "draft jeep a1") == ["offer-jeep", "cell-a1"]
    assert marked(start(**GAME.first_options()), "deploy fighter c1") == ["offer-fighter", "cell-c1"]


def test_a_figure_is_touched_to_activate_or_attack_it_and_a_cell_to_go_there() -> None:
    assert marked(lay_out(FIGHT), "activate J1") == ["figure-0"]
    war = activate("J1", FIGHT)
    assert (marked(war, "attack R1"), marked(war, "move c2")) == (["figure-2"], ["cell-c2"])


def test_nothing_is_touched_to_end_to_stop_or_to_roll() -> None:
    assert marked(activate("J1", FIGHT), "end") == []
    assert marked(play(start(), "draft jeep a1", "draft jeep a3"), "stop") == []
    assert marked(play(activate("J1", FIGHT), "attack R1"), "hits 1") == []
    assert marked(start(youngest="random"), "youngest red") == []


# -- what a touch means


def test_before_an_activation_a_figure_means_activating_it() -> None:
    war = lay_out(FIGHT)
    assert touched(war, "figure-0") == touched(war, "figure-0", "cell-c2") == ["activate J1"]
    assert why_not(war, "figure-0") == ""
    assert why_not(war, "figure-1") == "SW-31 J2 has already been activated this turn"
    assert why_not(war, "figure-2") == "SW-22 R1 is not yours"
    assert why_not(war, "cell-c2") == "SW-24 a figure must be activated first"


def test_during_an_activation_a_cell_means_going_there() -> None:
    war = activate("J1", FIGHT)
    assert touched(war, "cell-c2") == touched(war, "figure-0", "cell-c2") == ["move c2"]
    assert why_not(war, "cell-b2") == "SW-41 J1 already stands in b2"


def test_during_an_activation_an_enemy_means_an_attack_or_going_to_it() -> None:
    war = activate("J1", FIGHT)
    assert touched(war, "figure-2") == touched(war, "cell-c2", "figure-2") == ["attack R1", "move b3"]
    assert why_not(war, "figure-3") == "SW-83 R2 is destroyed"


def test_during_an_activation_a_friend_must_wait() -> None:
    war = activate("J1", FIGHT)
    assert touched(war, "figure-1") == ["activate J2", "move a1"]
    assert why_not(war, "figure-1") == "SW-35 J1 must finish its activation first"


def test_an_offer_and_a_cell_or_whoever_stands_there_mean_placing_it() -> None:
    war = play(start(), "draft jeep a1", "draft jeep a3")
    assert touched(war, "offer-quad", "cell-b1") == touched(war, "cell-b1", "offer-quad") == ["draft quad b1"]
    assert touched(war, "offer-quad", "figure-0") == ["draft quad a1"]
    assert touched(war, "offer-quad", "offer-drone", "cell-b1", "cell-c1") == ["draft drone c1"]
    assert why_not(war, "offer-quad", "cell-b2") == "SW-17 b2 is not in your camp"
    assert why_not(war, "figure-0") == "SW-13 the armies are still being drafted"


def test_half_a_placing_means_all_that_would_complete_it() -> None:
    war = start(budget=20)
    assert touched(war, "offer-drone") == ["draft drone a1", "draft drone b1", "draft drone c1"]
    assert touched(war, "cell-b1")[:2] == ["draft rifleman b1", "draft sniper b1"]
    assert why_not(war, "cell-b3") == "SW-17 b3 is not in your camp"
    assert why_not(war, "offer-jeep") == "SW-14 Jeep costs 35 points, and only 20 are left"
    red = start(budget=20, youngest="red")
    assert touched(red, "offer-drone") == ["draft drone a3", "draft drone b3", "draft drone c3"]


def test_a_touch_means_nothing_while_dice_roll_or_when_all_is_over() -> None:
    assert GAME.meant(play(activate("J1", FIGHT), "attack R1"), ["figure-2"]) == []
    assert GAME.meant(idle(lay_out("J1 jeep a1\nR1 jeep a3")), ["figure-0"]) == []
    assert GAME.meant(start(youngest="random"), ["cell-a1"]) == []


@pytest.mark.parametrize("war", [start(), lay_out(FIGHT), activate("J1", FIGHT)], ids=["draft", "battle", "activation"])
@settings(max_examples=200, deadline=None, derandomize=True)
@given(names=st.lists(st.one_of(st.text(), st.from_regex(r"(figure|cell|offer)-\w*", fullmatch=True))))
def test_strange_touches_mean_nothing_or_something_that_can_be_answered(war: War, names: list[str]) -> None:
    for choice in GAME.meant(war, names):
        assert (war.refusal(choice) is None) == war.allows(choice)


@pytest.mark.parametrize(
    "name", ["", "figure-4", "figure-00", "figure--1", "cell-d1", "offer-", "offer-zebra", "banner"]
)
def test_unknown_elements_mean_nothing(name: str) -> None:
    assert [GAME.meant(war, [name]) for war in (start(), lay_out(FIGHT), activate("J1", FIGHT))] == [[], [], []]


# -- threats


def threatened(war: War, figure: str) -> set[str]:
    found = GAME.threats(see(war)).get(f"figure-{number(war, figure)}", [])
    return {name.removeprefix("cell-") for name in found}


def test_a_figure_threatens_what_it_can_reach_and_strike_in_one_activation() -> None:
    war = lay_out("J1 rifleman b2, J2 at_gun a1, J3 ambulance c1, J4 jeep b1 (0)\nR1 sapper c3")
    assert threatened(war, "J1") == {"b2", "a2", "c2", "b1", "b3"}  # one action, range 1
    assert threatened(war, "J2") == {"a1", "b1", "c1", "a2", "b2", "a3"}  # never moves, range 2
    assert threatened(war, "J3") == threatened(war, "J4") == set()  # no dice; a wreck
    assert threatened(war, "R1") == {"c3"}  # one action, its own square


def test_enemies_bar_the_way_and_bind() -> None:
    free = lay_out("J1 flame_tank a1\nR1 jeep c3")
    assert threatened(free, "J1") == {"a1", "b1", "a2"}  # a move of one, then its own square
    bound = lay_out("J1 flame_tank a1\nR1 jeep a1, R2 jeep b1")
    assert threatened(bound, "J1") == {"a1", "a2"}


def test_the_active_figure_threatens_with_the_actions_it_has_left() -> None:
    war = activate("J1", "J1 jeep a1\nR1 jeep c3")
    assert len(threatened(war, "J1")) == 9 - 1  # a move of two, then range 1: all but c3
    play(war, "move b1")
    assert threatened(war, "J1") == {"a1", "b1", "c1", "b2"}


def test_a_crossed_out_range_may_mean_the_own_square() -> None:
    key = next(sheet.key for sheet in SHEETS if sheet.reach < 0 < sheet.dice)
    position = f"J1 {key} b2\nR1 jeep c3"
    assert threatened(lay_out(position), "J1") == set()
    assert "b2" in threatened(lay_out(position, range_cross="own_square"), "J1")


def struck(war: War) -> set[str]:
    """Find by playing what the active figure could strike: wherever its moves lead with an action left."""
    step = war.agenda[-1]
    assert isinstance(step, Act)
    reach, row = war.reach(step.figure), 9 * war.cell[step.figure]
    cells = {name for cell, name in enumerate(CELL_NAMES) if DISTANCE[row + cell] <= reach}
    for choice in war.legal():
        if GAME.spell(war, choice).startswith("move"):
            twin = war.clone()
            twin.apply(choice)
            after = twin.agenda[-1]
            cells |= struck(twin) if isinstance(after, Act) and after.figure == step.figure else set()
    return cells


def activations(given: dict[str, Value]) -> Iterator[War]:
    for seed in range(3):
        for count, state in enumerate(positions(GAME, GAME.setup({"budget": 250, **given}), seed)):
            assert isinstance(state, War)
            if state.actor != NOBODY and state.agenda and isinstance(state.agenda[-1], Act) and count % 5 == 0:
                yield state


@pytest.mark.parametrize(
    "given",
    [{}, {"disengage": "every_action"}, {"disengage_scope": "whole_action", "range_cross": "own_square"}],
    ids=str,
)
def test_threats_are_what_playing_on_would_strike(given: dict[str, Value]) -> None:
    seen = 0
    for war in activations(given):
        step = war.agenda[-1]
        assert isinstance(step, Act)
        assert threatened(war, war.name(step.figure)) == struck(war), GAME.write(war)
        seen += 1
    assert seen > 30


# -- what an event shows


def shown(war: War) -> list[list[str]]:
    return [GAME.shown(event) for event in war.log or []]


def test_events_show_the_pieces_they_are_about() -> None:
    war = play(activate("J1", "J1 sapper b2\nR1 mg_team b2, R2 jeep c3"), "attack R1", "hits 3", "hits 1")
    assert shown(war)[:7] == [
        ["figure-0"],  # activated
        ["figure-0", "figure-1"],  # attacked
        ["die-attack-0", "die-attack-1", "die-attack-2", "die-attack-3", "figure-0"],
        ["die-reply-0", "die-reply-1", "die-reply-2", "figure-1"],
        ["figure-1"],  # damaged
        ["figure-1"],  # fell
        ["figure-0"],  # damaged
    ]


def test_events_of_seats_and_turns_show_their_boards() -> None:
    assert shown(play(start(), "draft jeep a1", "draft jeep a3", "stop"))[-1] == ["score-yellow"]
    war = play(lay_out("J1 jeep a1\nR1 jeep a3*"), "activate J1", "end")
    assert shown(war)[-2:] == [["score-yellow", "score-red"], ["turn-2"]]


# -- luck


def test_luck_counts_each_sides_dice_beside_their_average() -> None:
    war = play(activate("J1", "J1 sapper b2\nR1 mg_team b2, R2 jeep c3"), "attack R1", "hits 3", "hits 1")
    english, french = (
        [catalogue(language, GAME).say(line) for line in GAME.luck(war, war.log or [])] for language in ("en", "fr")
    )
    assert english == [
        "Yellow rolled 4 dice: 3 hits; the average is 2.",
        "Red rolled 3 dice: one hit; the average is 1.5.",
    ]
    assert french == [
        "Jaune a lancé 4 dés\u00a0: 3 touches, pour une moyenne de 2.",
        "Rouge a lancé 3 dés\u00a0: une touche, pour une moyenne de 1,5.",
    ]


def test_luck_of_few_dice() -> None:
    war = play(activate("J1", "J1 jeep b1\nR1 jeep b2"), "attack R1", "hits 0")
    assert [catalogue("en", GAME).say(line) for line in GAME.luck(war, war.log or [])] == [
        "Yellow rolled one die: no hit; the average is 0.5.",
        "Red rolled no dice.",
    ]


# -- a first game


def test_a_first_game_has_two_ready_made_armies_of_one_size() -> None:
    war = GAME.begin(GAME.setup(GAME.first_options()))
    points = [sum(sheet.points * war.stock[49 * seat + sheet.number] for sheet in SHEETS) for seat in (0, 1)]
    assert war.terms.ready_made
    assert war.terms.scenario.key == "conquest"
    assert points == [war.purses[0]] * 2
