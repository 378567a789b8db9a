"""The games and set-ups that the contract is tried on."""

from dataclasses import dataclass

from littlewars.games import GAMES
from littlewars.games.battalia import GAME as BATTALIA
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS_DU_CHAMP_DE_BATAILLE
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

SHORT: dict[str, Value] = {"max_turns": 16}  # of random games that would last 70: their length is tried elsewhere
MY_LITTLE_BATTLEFIELD_SETUPS: list[dict[str, Value]] = [
    {},
    {**SHORT, "blue_faction": "elves", "red_faction": "swarm", "deck_composition": "C", "victory_check": "latched"},
    {
        **SHORT, "blue_faction": "legion", "red_faction": "star_empire", "reroll_mode": "all",
        "power_vp": "1, 2, 3, 5, 6, 8",
    },
    {
        **SHORT, "blue_faction": "orcs", "red_faction": "dwarves", "repel_die": "either",
        "retreat_fallback": "adjacent_uncontrolled",
    },
    {"blue_faction": "undead", "red_faction": "kingdom", "follow_move_blocks": "destination", "max_turns": 12},
    {
        **SHORT, "identical_boards": True, "forest_resource": "command", "victory_check": "any_turn_end",
        "deck_composition": "plain, bridge, market, trenches, observatory, ford, arsenal, harbour, citadel",
    },
    {
        **SHORT, "blue_faction": "swarm", "red_faction": "legion", "repel_die": "attack",
        "deck_composition": "hill, marsh, relay, farm, ruins, cemetery, forge, well, bunker",
    },
    {"scenario": "breakthrough", "blue_faction": "swarm", "red_faction": "elves"},
    {"scenario": "king_of_the_hill", "deck_composition": "B"},
    {"scenario": "front_line"},
    {"scenario": "siege", "blue_faction": "kingdom", "red_faction": "undead"},
    {"scenario": "relics"},
    {"scenario": "attrition"},
    {"scenario": "titans"},
    {"mode": "solo", "blue_faction": "kingdom"},
    {
        "mode": "solo", "blue_faction": "orcs", "ia_board": "cult", "solo_vp20": True,
        "solo_reserve_reach": "control_home_row",
    },
    {"mode": "solo", "ia_board": "necro", "solo_first": "player", "ia_start_power": 4, "scenario": "relics"},
    {"mode": "solo", "ia_board": "machine", "ia_bonus_special_dice": False, "solo_follow_bonus": False},
    {"mode": "solo", "ia_board": "tyrant", "ia_reserve_only_if_ahead": True, "scenario": "breakthrough"},
]  # fmt: skip

BRIEF: dict[str, Value] = {"max_rounds": 5}  # of random games that would last 45
ROIS_DU_CHAMP_DE_BATAILLE_SETUPS: list[dict[str, Value]] = [
    {"scenario": "escarmouche"},
    {
        "red_army": "carthage", "black_army": "undead", **BRIEF, "specials": 3, "max_hand": 8,
        "support_adjacency": "four",
    },
    {"scenario": "thermopyles_279", **BRIEF, "marathon": "share_wounds", "partial_attack": False},
    {"scenario": "trebie_218", **BRIEF, "alpes": "two_stacks", "mercenaire_fail": "attack_fails"},
    {"scenario": "alesia_52", **BRIEF, "flat_scope": "unit", "counter_counter": True},
    {"scenario": "lisiere", **BRIEF, "nature_strict": True, "soif_de_sang": "per_unit", "point_blank_fire": True},
    {"scenario": "porte_sous_la_montagne", **BRIEF, "bravoure": "max_two", "fievre_joker": "armies", "specials": 2},
    {
        "scenario": "marais_des_damnes", "black_army": "goblins", **BRIEF, "rapids_every_turn": True,
        "combo_leftover": "returned",
    },
    {"scenario": "ruche_9", "no_loss_limit": 4, "utopie": "end_draw", "colour_test_joker": "miss"},
    {"scenario": "faille_temporelle", **BRIEF, "activation_scope": "army", "flip_cost": 1},
]  # fmt: skip

PETITS_SOLDATS_SETUPS: list[dict[str, Value]] = [
    {},
    {"mission": "hold_centre", "table": "shelf", "star_rule": "alternate", "recon_up_to": True},
    {"mission": "bearer", "table": "desk", "squad_size": 3, "special_capacities": True, "medic": True},
    {"mission": "biscuits", "table": "counter", "sniper_penalties": "heart2_shield1", "low_cover": True},
    {"mission": "breakthrough", "table": "coffee_table", "squad_pick": "open", "star_if_unclaimed": "wiped"},
    {"mission": "night", "table": "box", "throw_bias": True, "throw_skill": "recruit", "mortar_tokens": "shield"},
    {"table": "bedroom", "squad_size": 5, "medic": True, "special_capacities": True, "figures_block_los": False},
    {"table": "birthday", "los_mode": "body_to_body", "figures_block_movement": True, "victory_distance": 3},
    {
        "table": "custom", "chest_bottom_recovery": "one", "tie_break_tokens": "shield",
        "grenade_offboard": "mishap_only", "layout": "80x54; walls left right; tokens 10,12 10,44 70,42 70,10; "
        "tall box_half rect 28,36 20x14 30; tall box_half rect 52,18 20x14 30; low cork disc 40,27 2",
    },
]  # fmt: skip

BATTALIA_SETUPS: list[dict[str, Value]] = [  # a random game goes on for all nine weeks
    {"max_weeks": 3},
    {"max_weeks": 3, "mode": "basic", "target_level4": 3},
    {"max_weeks": 2, "buff": False, "strict_edges": True, "random_setup": True},
    {"max_weeks": 3, "hard_neutrals": True, "entry_attack_before_refill": True, "auction_allow_zero": True},
    {"players": 3, "max_weeks": 2},
    {"players": 3, "max_weeks": 2, "capture_drops_level": True, "target_level4": 4, "city_shelters_hero": True},
    {"players": 3, "max_weeks": 3, "buff_passes_protected": True, "accord_binds_employed": True},
    {"players": 3, "max_weeks": 1, "mode": "basic", "random_setup": True, "strict_edges": True},
    {"players": 4, "max_weeks": 2},
    {"players": 4, "max_weeks": 2, "refill_after_reaction": False, "random_setup": True, "hard_neutrals": True},
]

TRIALS = [
    *[Trial(SMALL_WARS, given) for given in SMALL_WARS_SETUPS],
    *[Trial(MY_LITTLE_BATTLEFIELD, given) for given in MY_LITTLE_BATTLEFIELD_SETUPS],
    *[Trial(PETITS_SOLDATS, given) for given in PETITS_SOLDATS_SETUPS],
    *[Trial(ROIS_DU_CHAMP_DE_BATAILLE, given) for given in ROIS_DU_CHAMP_DE_BATAILLE_SETUPS],
    *[Trial(BATTALIA, given) for given in BATTALIA_SETUPS],
    Trial(CONNECT_FOUR, {}),
]
NAMES = [trial.name() for trial in TRIALS]


LISTING = {
    ("battalia", name) for name in ("bid", "rallied", "exchanged", "paid", "line", "discarded")
}  # events that list cards after their fields


def trials_of(game: Game) -> list[Trial]:
    return [trial for trial in TRIALS if trial.game is game]


def games_without_trial() -> list[str]:
    return [game.key for game in GAMES if not trials_of(game)]
