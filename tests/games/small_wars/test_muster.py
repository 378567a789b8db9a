"""Small Wars, chapter «Préparation de la partie et mise en place»."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.actions import ACTIVATE
from littlewars.games.small_wars.content import ARMIES, CHEAPEST, SCENARIOS, SHEETS
from littlewars.kernel.errors import SetupError
from tests.games.small_wars.board import lay_out, options, play, refused, start, to_act, told

LEFT_15_35 = "turn 0\npurses 15-35\nJ1 jeep a1\nR1 light_tank b3\nto act yellow"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sw_10_the_set_up_is_the_same_in_all_scenarios(scenario: str) -> None:
    assert start(scenario=scenario).key() == start().key()


def test_sw_10_conquest_is_the_base_scenario() -> None:
    assert start().terms.scenario.key == "conquest"
    assert list(SCENARIOS) == [
        "conquest",
        "frontal_assault",
        "king_of_the_hill",
        "hot_spots",
        "breakthrough",
        "attrition",
    ]


def test_sw_11_both_get_the_same_budget_of_400_unless_agreed_otherwise() -> None:
    assert start().purses == [400, 400]
    assert start(budget=1_250).purses == [1_250, 1_250]


def test_sw_11_the_budget_buys_at_least_the_cheapest_figure() -> None:
    assert options(start(budget=CHEAPEST), "draft") != set()
    with pytest.raises(SetupError):
        start(budget=CHEAPEST - 1)


def test_sw_12_a_figure_taken_is_gone_from_the_pool() -> None:
    war = play(start(), "draft heavy_tank b1")
    assert refused(war, "draft heavy_tank b3") == "SW-12 not-in-pool"
    assert options(war, "draft heavy_tank") == set()
    assert options(war, "draft jeep ") == {"a3", "b3", "c3"}


def test_sw_12_both_may_take_copies_while_copies_remain() -> None:
    war = play(start(), "draft sniper a1", "draft sniper a3")
    assert refused(war, "draft sniper a1") == "SW-12 not-in-pool"


def test_sw_12_an_unlimited_pool_never_runs_out() -> None:
    war = start(pool="unlimited")
    play(war, *["draft heavy_tank b1", "draft heavy_tank b3"] * 2)
    assert refused(war, "draft heavy_tank b1") == "SW-14 over-budget"
    assert war.stock == [-1] * len(SHEETS)


@pytest.mark.parametrize(("budget", "sets"), [(15, 1), (1000, 1), (1001, 2), (2500, 3)])
def test_sw_12_one_set_of_figures_for_every_thousand_points(budget: int, sets: int) -> None:
    assert start(budget=budget).stock == [sheet.copies * sets for sheet in SHEETS]


def test_sw_12_the_players_may_agree_on_the_number_of_sets() -> None:
    assert start(pool_sets=3).stock == [sheet.copies * 3 for sheet in SHEETS]


def test_sw_13_the_youngest_picks_first_then_they_alternate() -> None:
    war = start()
    seats = []
    for cell in ("a1", "a3", "b1", "b3"):
        seats.append(to_act(war))
        play(war, f"draft jeep {cell}")
    assert seats == ["yellow", "red", "yellow", "red"]


@pytest.mark.parametrize("choice", ["end", "move b2", f"#{ACTIVATE}", "#99999"])
def test_sw_13_20_nothing_else_is_done_while_drafting_or_deploying(choice: str) -> None:
    assert refused(start(), choice) == "SW-13 still-drafting"
    assert refused(start(setup="armies"), choice) == "SW-20 still-deploying"


def test_sw_14_a_figure_must_be_paid_for() -> None:
    war = lay_out(LEFT_15_35)
    assert refused(war, "draft sniper a1") == "SW-14 over-budget"
    assert refused(war, "draft drone a1") == ""
    assert refused(war, "draft drone a3") == "SW-17 not-own-camp"  # the last point may be spent
    assert play(war, "draft drone a1").purses == [0, 35]


def test_sw_14_16_unspent_points_are_lost_when_drafting_stops() -> None:
    war = play(lay_out(LEFT_15_35), "stop")
    assert war.purses == [0, 35]
    assert told(war, "stopped") == [(0,)]


def test_sw_15_who_can_afford_nothing_is_out_and_the_other_goes_on() -> None:
    war = play(lay_out(LEFT_15_35), "draft drone a1", "draft drone c3")
    assert to_act(war) == "red"
    play(war, "draft ambulance c3")
    assert (war.turn, to_act(war)) == (1, "red")


def test_sw_15_an_empty_pool_ends_the_draft_too() -> None:
    drones = ", ".join(f"J{i} drone a1" for i in range(1, 4))
    cheap = "J4 rifleman a1, J5 rifleman a1, J6 rifleman a1, J7 rifleman a1"
    bikes = "R1 dispatch_bike a3, R2 dispatch_bike a3, R3 dispatch_bike a3"
    war = lay_out(f"turn 0\npurses 15-15\n{drones}, {cheap}, {bikes}\nto act yellow")
    assert war.turn == 1


def test_sw_16_who_stops_never_picks_again() -> None:
    war = play(start(), "draft jeep a1", "draft jeep a3", "stop", "draft jeep b3", "draft jeep c3")
    assert to_act(war) == "red"
    assert (play(war, "stop").turn, to_act(war)) == (1, "red")


def test_sw_17_a_picked_figure_is_placed_at_once_in_its_camp() -> None:
    war = play(start(), "draft jeep b1")
    assert GAME.facts(war)["J1.cell"] == "b1"
    for cell in ("a1", "b2", "c2"):
        assert refused(war, f"draft rifleman {cell}") == "SW-17 not-own-camp"
        refusal = war.refusal(GAME.read(war, f"draft jeep {cell}"))
        assert refusal is not None
        assert refusal.reason.arguments == {"cell": cell}


def test_sw_18_figures_share_a_square() -> None:
    war = play(start(), "draft jeep a1", "draft jeep a3", "draft jeep a1", "draft jeep a3")
    assert war.cell == [0, 6, 0, 6]


@pytest.mark.parametrize(("youngest", "drafts", "starts"), [("yellow", "yellow", "red"), ("red", "red", "yellow")])
def test_sw_19_the_youngest_drafts_first_and_the_oldest_plays_first(youngest: str, drafts: str, starts: str) -> None:
    war = start(youngest=youngest, budget=15)
    assert to_act(war) == drafts
    while war.turn == 0:
        play(war, f"draft drone {'a1' if war.actor == 0 else 'a3'}")
    assert to_act(war) == starts


@pytest.mark.parametrize(("youngest", "oldest"), [("yellow", 1), ("red", 0)])
def test_sw_19_a_coin_may_tell_the_youngest(youngest: str, oldest: int) -> None:
    war = start(youngest="random")
    assert (to_act(war), options(war), war.weights()) == ("nature", {"youngest yellow", "youngest red"}, [1, 1])
    assert war.prompt().message.key == "prompt-youngest"
    play(war, f"youngest {youngest}")
    assert (to_act(war), war.starter) == (youngest, oldest)


def test_sw_20_every_figure_of_a_ready_made_army_is_placed_in_turn() -> None:
    war = start(setup="armies", yellow_army="jeep, quad", red_army="drone, jeep, jeep, jeep", youngest="red")
    order = []
    while war.turn == 0:
        order.append(to_act(war))
        play(war, min(options(war)))
    assert order == ["red", "yellow", "red", "yellow", "red", "red"]
    assert sorted(war.name(f) + " " + war.sheets[f].key for f in range(6)) == [
        "J1 jeep",
        "J2 quad",
        "R1 drone",
        "R2 jeep",
        "R3 jeep",
        "R4 jeep",
    ]
    assert to_act(war) == "yellow"


def test_sw_20_what_a_player_may_not_place() -> None:
    war = start(setup="armies", yellow_army="jeep, quad", red_army="drone")
    assert refused(war, "deploy drone a1") == "SW-20 not-in-list"
    assert refused(war, "deploy rifleman a1") == "SW-20 not-in-list"
    assert refused(war, "deploy jeep a3") == "SW-17 not-own-camp"
    assert refused(war, "stop") == "SW-20 still-deploying"
    play(war, "deploy jeep a1", "deploy drone a3")
    assert refused(war, "deploy jeep a1") == "SW-20 not-in-list"


@pytest.mark.parametrize("army", ARMIES)
def test_sw_20_the_armies_of_the_book_can_all_be_placed(army: str) -> None:
    war = start(setup="armies", yellow_army=army, red_army=army)
    while war.turn == 0:
        play(war, min(options(war)))
    assert sorted(sheet.key for sheet in war.sheets) == sorted(2 * [sheet.key for sheet in ARMIES[army].sheets])


def test_sw_20_an_army_costs_no_more_than_the_budget() -> None:
    assert start(setup="armies", budget=220, yellow_army="patrol", red_army="landing").turn == 0
    with pytest.raises(SetupError) as error:
        start(setup="armies", budget=219, yellow_army="patrol", red_army="landing")
    assert error.value.message.key == "setup-army-too-dear"


@pytest.mark.parametrize("army", ["", "no_such_army", "jeep, no_such_sheet", "jeep,,jeep"])
def test_sw_04_20_an_army_is_a_list_of_known_sheets_and_never_empty(army: str) -> None:
    with pytest.raises(SetupError) as error:
        start(setup="armies", red_army=army)
    assert error.value.message.key == "setup-unknown-army"


def test_the_set_up_asks_in_words() -> None:
    assert start().prompt().message.key == "prompt-draft"
    assert start(setup="armies").prompt().message.key == "prompt-deploy"
