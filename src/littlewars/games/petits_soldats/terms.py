"""What the players agreed on before the battle, ready for the rules to ask."""

from functools import lru_cache
from typing import Final

from littlewars.games.petits_soldats.content import (
    GRENADIER,
    INFANTRYMAN,
    MEDIC,
    RADIOMAN,
    SCENES,
    SKILLS,
    SNIPER,
    SQUAD_SIZES,
    TALL,
    Skill,
)
from littlewars.games.petits_soldats.layout import Table, read_table
from littlewars.kernel.setup import Setup

CUSTOM: Final = "custom"
KEPT: Final = 64  # tables of one's own that are remembered
HEART: Final = 0
SHIELD: Final = 1
PENALTIES: Final = ["shield2_heart1", "heart2_shield1", "shield2_shield1", "heart2_heart1"]  # PS-715
BOOK_SQUAD: Final = 2
MOST_INFANTRYMEN: Final = 2  # PS-1020


class Terms:
    """The set-up of a battle. Shared by all its positions."""

    def __init__(self, setup: Setup) -> None:
        self.mission: str = setup.text("mission")
        self.holds_centre: bool = self.mission == "hold_centre"
        self.bearers: bool = self.mission == "bearer"
        self.biscuits: bool = self.mission == "biscuits"
        self.breakthrough: bool = self.mission == "breakthrough"
        self.night: bool = self.mission == "night"
        self.home_sides: bool = self.biscuits or self.breakthrough  # PS-1100
        self.squad: int = setup.whole("squad_size")
        size = SQUAD_SIZES[self.squad]
        self.lid: int = size.lid
        self.taken: int = size.taken
        self.victory: int = setup.whole("victory_distance") if self.squad == BOOK_SQUAD else size.victory  # PS-112
        self.medic: bool = setup.flag("medic")
        self.squads: list[list[int]] = squads(self.squad, self.medic)
        self.capacities: bool = setup.flag("special_capacities")
        self.all_back: bool = setup.text("chest_bottom_recovery") == "all"  # PS-323
        self.secret: bool = setup.text("squad_pick") == "secret"  # PS-117
        self.mutual: bool = setup.text("los_mode") == "body_to_body"  # PS-608
        self.figures_hide: bool = setup.flag("figures_block_los")  # PS-606
        self.figures_block: bool = setup.flag("figures_block_movement")  # PS-409
        self.low_cover: bool = setup.flag("low_cover")  # PS-605
        self.recon_up_to: bool = setup.flag("recon_up_to")  # PS-701
        penalty = PENALTIES.index(setup.text("sniper_penalties"))
        self.exposed_token: int = [SHIELD, HEART, SHIELD, HEART][penalty]  # PS-714
        self.backfire_token: int = [HEART, SHIELD, SHIELD, HEART][penalty]  # PS-715
        self.mortar_token: int = [HEART, SHIELD][setup.text("mortar_tokens") == "shield"]  # PS-723
        self.mishap_off: bool = setup.text("grenade_offboard") == "mishap_only"  # PS-734
        self.wiped_first: bool = setup.text("star_if_unclaimed") == "wiped"  # PS-811
        self.alternate: bool = setup.text("star_rule") == "alternate"
        self.tie_token: int = [HEART, SHIELD][setup.text("tie_break_tokens") == "shield"]  # PS-823
        self.skill: Skill = SKILLS[setup.text("throw_skill")]  # PS-931
        self.bias: bool = setup.flag("throw_bias")


def table_of(setup: Setup) -> Table:
    """Return the table agreed on."""
    key = setup.text("table")
    return custom_table(setup.text("layout")) if key == CUSTOM else SCENES[key].table()


@lru_cache(KEPT)
def custom_table(text: str) -> Table:
    """Read a table of one's own; raise `SetupError`."""
    return read_table(text, TALL)


def squads(size: int, medic: bool) -> list[list[int]]:
    """List the squads of a size, as kinds of soldier (PS-117, PS-1020)."""
    others = [RADIOMAN, SNIPER, GRENADIER, MEDIC] if medic else [RADIOMAN, SNIPER, GRENADIER]
    found = []
    most = MOST_INFANTRYMEN if size > BOOK_SQUAD else 1
    for infantrymen in range(1, most + 1):
        for chosen in _some(others, size - infantrymen):
            found.append([INFANTRYMAN] * infantrymen + chosen)
    return found


def _some(kinds: list[int], count: int) -> list[list[int]]:
    if count == 0:
        return [[]]
    found = []
    for i in range(len(kinds)):
        for rest in _some(kinds[i + 1 :], count - 1):
            found.append([kinds[i], *rest])
    return found
