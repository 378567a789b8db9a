"""Small Wars: what everybody sees."""

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.view import FigureSeen, see
from tests.games.small_wars.board import activate, idle, lay_out, play, start

FIGHT = "vp 1-2\nJ1 jeep b2 (3), J2 drone a1 (0)\nR1 light_tank b2*"


def test_both_seats_and_watchers_see_everything() -> None:
    war = activate("J1", FIGHT)
    assert GAME.view(war, 0) == GAME.view(war, 1) == GAME.view(war, -2) == see(war)


def test_a_battle_is_seen_with_its_figures_and_wrecks() -> None:
    view = see(activate("J1", FIGHT))
    assert (view.scenario, view.turn, view.turns, view.scores) == ("conquest", 1, 4, (1, 2))
    assert (view.actor, view.starter, view.actions_left, view.winner) == (0, 1, 2, -1)
    assert view.figures[0] == FigureSeen(0, "J1", 0, "jeep", "light", 4, 3, 4, 2, 2, 1, 1, 35, True, True, 1)
    assert [(seen.name, seen.life, seen.spent, seen.active) for seen in view.figures[1:]] == [
        ("J2", 0, False, False),
        ("R1", 5, True, False),
    ]


def test_a_figure_stays_active_while_dice_roll() -> None:
    view = see(play(activate("J1", FIGHT), "attack R1"))
    assert (view.actor, view.actions_left, view.figures[0].active) == (-1, 1, True)


def test_nobody_is_active_between_activations() -> None:
    view = see(lay_out(FIGHT))
    assert (view.actions_left, [seen.active for seen in view.figures]) == (0, [False] * 3)


def test_the_pool_is_seen_while_drafting() -> None:
    view = see(start(budget=15))
    assert (view.turn, view.purses, view.to_place) == (0, (15, 15), ((), ()))
    assert view.on_offer == (("rifleman", 4), ("dispatch_bike", 3), ("drone", 3))
    assert len(see(start()).on_offer) == len(SHEETS)
    assert see(start(pool="unlimited")).on_offer[0] == ("rifleman", -1)


def test_nothing_is_on_offer_while_the_coin_flies() -> None:
    assert see(start(youngest="random")).on_offer == ()


def test_ready_made_armies_lie_beside_the_field() -> None:
    war = start(setup="armies", yellow_army="jeep, jeep, quad", red_army="drone")
    assert see(war).to_place == (("quad", "jeep", "jeep"), ("drone",))
    play(war, "deploy jeep a1")
    assert see(war).to_place == (("quad", "jeep"), ("drone",))
    assert see(war).on_offer == (("drone", 1),)
    play(war, "deploy drone a3", "deploy jeep a1", "deploy quad a1")
    assert (see(war).to_place, see(war).on_offer) == (((), ()), ())


def test_the_winner_is_seen_at_the_end() -> None:
    assert see(idle(lay_out("vp 0-9\nJ1 jeep a1"))).winner == 1
    assert see(idle(lay_out("J1 jeep a1\nR1 jeep a3"))).winner == -1
