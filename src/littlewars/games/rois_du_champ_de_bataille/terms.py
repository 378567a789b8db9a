"""What the players agreed on before the battle, ready for the rules to ask."""

from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    ARMY_KEYS,
    SCENARIOS,
    THEMES,
    Scenario,
)
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, NONE, RED, SEATS
from littlewars.games.rois_du_champ_de_bataille.names import army_name, scenario_name
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message

CHOOSE = "choose"


class Terms:
    """The set-up of a battle. Shared by all its positions."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.scenario: Scenario = SCENARIOS[setup.text("scenario")]
        self.initial: list[int] = [self.scenario.initial(RED), self.scenario.initial(BLACK)]
        self.life: list[int] = self.scenario.life
        self.specials: int = setup.whole("specials") or self.scenario.specials  # RCB-404
        self.hand: int = setup.whole("max_hand")  # RCB-212
        self.army_wide: bool = setup.text("activation_scope") == "army"  # RCB-208
        self.joker_misses: bool = setup.text("colour_test_joker") == "miss"  # RCB-214
        self.flip_cost: bool = setup.whole("flip_cost") == 1  # RCB-311
        self.every_unit: bool = setup.text("flat_scope") == "unit"  # RCB-318
        self.side_support: bool = setup.text("support_adjacency") == "four"  # RCB-803
        self.parts: bool = setup.flag("partial_attack")  # RCB-805
        self.point_blank: bool = setup.flag("point_blank_fire")  # RCB-905
        self.leftover_returns: bool = setup.text("combo_leftover") == "returned"  # RCB-934
        self.counters_countered: bool = setup.flag("counter_counter")  # RCB-937
        self.rapids_always: bool = setup.flag("rapids_every_turn")  # RCB-1011
        self.max_turns: int = 2 * setup.whole("max_rounds")  # RCB-1103, both players' turns
        self.quiet_turns: int = setup.whole("no_loss_limit")

    def asks(self, option: str, reading: str) -> bool:
        """Tell whether the players agreed on this reading of an order."""
        value = self.setup.values[option]
        return str(value).lower() == reading


def armies_of(setup: Setup) -> list[int]:
    """Return the armies agreed on; NONE for a seat that still has to choose."""
    scenario = SCENARIOS[setup.text("scenario")]
    found: list[int] = []
    for seat, name in enumerate(SEATS):
        key = setup.text(name + "_army")
        allowed = scenario.armies[seat]
        if key == CHOOSE:
            found.append(allowed[0] if len(allowed) == 1 else NONE)
            continue
        number = ARMY_KEYS.index(key)
        if number not in allowed:
            raise SetupError(Message("setup-army", scenario=scenario_name(scenario.key), army=army_name(key)))
        found.append(number)
    if scenario.different_themes and NONE not in found and ARMIES[found[0]].theme == ARMIES[found[1]].theme:
        raise SetupError(Message("setup-same-theme", scenario=scenario_name(scenario.key)))
    return found


def scenery_for(armies: list[int], seat: int) -> list[int]:
    """List the scenery a seat may choose from: that of its army's theme (RCB-507)."""
    return THEMES[ARMIES[armies[seat]].theme].scenery


def penalties_for(armies: list[int]) -> list[int]:
    """List the penalising scenery a joker may bring: of both themes (RCB-504, RCB-507)."""
    found: list[int] = []
    for army in armies:
        for kind in THEMES[ARMIES[army].theme].penalising:
            if kind not in found:
                found.append(kind)
    return sorted(found)
