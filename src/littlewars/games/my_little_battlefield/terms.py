"""What the players agreed on before the battle, ready for the rules to ask."""

from typing import TYPE_CHECKING, Final

from littlewars.games.my_little_battlefield.content import (
    BOARDS,
    CATEGORIES,
    COMPOSITIONS,
    FACTION,
    FIRST_CATEGORY,
    SECTOR,
    SECTORS,
    TOP_POWER,
    IaBoard,
    Sector,
)
from littlewars.games.my_little_battlefield.ground import NONE, RED, SEATS
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message

if TYPE_CHECKING:
    from littlewars.games.my_little_battlefield.scenarios import Scenario

REPEL_FACES: Final = {"defense": 0b10, "attack": 0b01, "either": 0b11}


class Terms:
    """The set-up of a battle. Shared by all its positions."""

    def __init__(self, setup: Setup, scenario: "Scenario") -> None:
        self.setup: Setup = setup
        self.scenario: Scenario = scenario
        self.solo: bool = setup.text("mode") == "solo"
        self.board: IaBoard = BOARDS[setup.text("ia_board")]
        self.deck: list[Sector] = deck_of(setup)
        self.powers: bool = not setup.flag("identical_boards")  # MLB-27
        self.repel_faces: int = REPEL_FACES[setup.text("repel_die")]  # MLB-104, bit by face
        self.reroll_all: bool = setup.text("reroll_mode") == "all"  # MLB-50
        self.origin_blocks: bool = setup.text("follow_move_blocks") == "both"  # MLB-62
        self.retreat_anywhere: bool = setup.text("retreat_fallback") == "adjacent_uncontrolled"  # MLB-141
        self.latched: bool = setup.text("victory_check") == "latched"  # MLB-194
        self.any_turn_end: bool = setup.text("victory_check") == "any_turn_end"
        self.forest_command: bool = setup.text("forest_resource") == "command"  # MLB-162
        self.power_vp: list[int] = [0, *power_vp_of(setup)]
        self.max_turns: int = setup.whole("max_turns")  # MLB-196
        self.home_row_ends: bool = setup.text("solo_reserve_reach") == "control_home_row"  # MLB-250
        self.solo_goal: bool = setup.flag("solo_vp20")  # MLB-253
        self.follow_extra_turn: bool = setup.flag("solo_follow_bonus")  # MLB-245
        self.extra_specials: bool = setup.flag("ia_bonus_special_dice")  # MLB-243
        self.reserve_if_ahead: bool = setup.flag("ia_reserve_only_if_ahead")  # MLB-237
        self.player_first: bool = setup.text("solo_first") == "player"  # MLB-203

    def ruled(self, seat: int) -> bool:
        """Tell whether the book plays this seat: the IA's (MLB-200)."""
        return self.solo and seat == RED


def deck_of(setup: Setup) -> list[Sector]:
    """Return the sectors that may lie on the field: all, or the nine that were listed (MLB-17)."""
    text = setup.text("deck_composition")
    if text == "random" or text in COMPOSITIONS:
        return SECTORS
    keys = [key.strip() for key in text.split(",")]
    for key in keys:
        if key not in SECTOR:
            raise SetupError(Message("setup-unknown-sector", text=text, part=key))
        if keys.count(key) > 1:
            raise SetupError(Message("setup-sector-twice", part=key))
    deck = [sector for sector in SECTORS if sector.key in keys]
    if category_counts(deck) not in COMPOSITIONS.values():
        counts = " ".join([str(count) for count in category_counts(deck)])
        raise SetupError(Message("setup-bad-deck", sectors=len(deck), counts=counts))
    return deck


def category_counts(sectors: list[Sector]) -> list[int]:
    """Count the sectors of each category, from 2 to 5."""
    categories = [sector.category for sector in sectors]
    return [categories.count(FIRST_CATEGORY + i) for i in range(CATEGORIES)]


def compositions_of(setup: Setup, centrepiece: bool) -> list[str]:
    """Name the compositions nature may choose from: with a category-5 sector where the scenario needs one (MLB-302)."""
    text = setup.text("deck_composition")
    if text == "random":
        return [name for name in COMPOSITIONS if COMPOSITIONS[name][-1] > 0 or not centrepiece]
    if text not in COMPOSITIONS:
        counts = category_counts(deck_of(setup))
        text = next(name for name in COMPOSITIONS if COMPOSITIONS[name] == counts)
    if centrepiece and COMPOSITIONS[text][-1] == 0:
        raise SetupError(Message("setup-needs-category-five"))
    return [text]


def power_vp_of(setup: Setup) -> list[int]:
    """Read the VP of the six Power levels."""
    words = setup.text("power_vp").replace(",", " ").split()
    if len(words) != TOP_POWER or not all([word.isdecimal() and len(word) <= 3 for word in words]):
        raise SetupError(Message("setup-bad-power-vp", text=setup.text("power_vp"), levels=TOP_POWER))
    return [int(word) for word in words]


def faction_of(setup: Setup, seat: int) -> int:
    """Return the faction agreed on for a seat; NONE while its player still has to choose (MLB-10)."""
    text = setup.text(SEATS[seat] + "_faction")
    return FACTION[text].number if text in FACTION else NONE
