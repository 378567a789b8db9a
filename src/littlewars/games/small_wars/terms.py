"""What the players agreed on before the war, ready for the rules to ask."""

from typing import TYPE_CHECKING

from littlewars.kernel.setup import Setup

if TYPE_CHECKING:
    from littlewars.games.small_wars.scenarios import Scenario


class Terms:
    """The set-up of a war. Shared by all its positions."""

    def __init__(self, setup: Setup, scenario: "Scenario") -> None:
        self.setup: Setup = setup
        self.scenario: Scenario = scenario
        self.ready_made: bool = setup.text("setup") == "armies"  # SW-20
        self.starters_alternate: bool = setup.text("first_player") == "alternate"  # SW-26
        self.must_act: bool = setup.flag("must_act")  # SW-34
        self.bound_each_action: bool = setup.text("disengage") == "every_action"  # SW-48
        self.bound_whole_action: bool = setup.text("disengage_scope") == "whole_action"  # SW-49
        self.crossed_reach_is_own_cell: bool = setup.text("range_cross") == "own_square"  # SW-73
