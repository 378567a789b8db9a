"""The games and set-ups that the contract is tried on."""

from dataclasses import dataclass

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Setup, Value


@dataclass(frozen=True)
class Trial:
    """A game under some options; those not given are as usual."""

    game: Game
    given: dict[str, Value]

    def setup(self) -> Setup:
        return self.game.setup(self.given)

    def name(self) -> str:
        return " ".join([self.game.key, *[f"{key}={value}" for key, value in self.given.items()]]).replace(", ", "+")


SMALL_WARS_SETUPS: list[dict[str, Value]] = [
    {},
    {"scenario": "frontal_assault", "budget": 200, "front_count": "points", "youngest": "red"},
    {"scenario": "king_of_the_hill", "budget": 150, "hill": "centre", "first_player": "alternate"},
    {"scenario": "hot_spots", "budget": 300, "youngest": "random", "tie_break": "points"},
    {"scenario": "breakthrough", "budget": 100, "disengage": "every_action", "disengage_scope": "whole_action"},
    {"scenario": "attrition", "budget": 250, "pool": "unlimited", "must_act": True},
    {"scenario": "conquest", "setup": "armies", "budget": 220, "yellow_army": "patrol", "red_army": "landing"},
    {"scenario": "frontal_assault", "setup": "armies"},
    {"scenario": "king_of_the_hill", "setup": "armies", "yellow_army": "air_cavalry", "red_army": "fire_line"},
    {"scenario": "hot_spots", "setup": "armies", "yellow_army": "troop_truck, quad", "range_cross": "own_square"},
    {"scenario": "breakthrough", "setup": "armies", "youngest": "random", "must_act": True},
    {"scenario": "attrition", "budget": 15, "pool_sets": 2},
]

TRIALS = [
    *[Trial(SMALL_WARS, given) for given in SMALL_WARS_SETUPS],
    Trial(CONNECT_FOUR, {}),
]
NAMES = [trial.name() for trial in TRIALS]


def trials_of(game: Game) -> list[Trial]:
    return [trial for trial in TRIALS if trial.game is game]


def games_without_trial() -> list[str]:
    return [game.key for game in GAMES if not trials_of(game)]
