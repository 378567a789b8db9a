"""What the players agreed on before the game, ready for the rules to ask."""

from littlewars.games.battalia.content import (
    BOARDS,
    EXTRA_GREATS,
    NEUTRAL_STRENGTH,
    PROVISIONS,
    PROVISIONS_REMOVED,
    RUINS_STRENGTH,
    Board,
)
from littlewars.kernel.setup import Setup

FEWEST = 2  # players


class Terms:
    """The set-up of a game. Shared by all its positions."""

    def __init__(self, setup: Setup) -> None:
        self.players: int = setup.whole("players")
        self.board: Board = BOARDS[self.players - FEWEST]
        self.greats: int = self.players + EXTRA_GREATS  # BAT-103
        self.provisions: int = PROVISIONS - (PROVISIONS_REMOVED if self.players == FEWEST else 0)  # BAT-101
        self.advanced: bool = setup.text("mode") == "advanced"  # BAT-230
        self.buff: bool = setup.flag("buff")  # BAT-231
        self.target: int = setup.whole("target_level4")  # BAT-220
        self.weeks: int = setup.whole("max_weeks")  # BAT-222
        hard = int(setup.flag("hard_neutrals"))  # BAT-104
        self.neutral_strength: int = NEUTRAL_STRENGTH[hard]
        self.ruins_strength: int = RUINS_STRENGTH[hard]
        self.strict_edges: bool = setup.flag("strict_edges")  # BAT-163
        self.drops_level: bool = setup.flag("capture_drops_level")  # BAT-189
        self.refills: bool = setup.flag("refill_after_reaction")  # BAT-141
        self.random_setup: bool = setup.flag("random_setup")  # BAT-108
        self.zero_bids: bool = setup.flag("auction_allow_zero")  # BAT-4
        self.early_attack: bool = setup.flag("entry_attack_before_refill")  # BAT-15
        self.passes_protected: bool = setup.flag("buff_passes_protected")  # BAT-31
        self.accord_binds: bool = setup.flag("accord_binds_employed")  # BAT-36
        self.shelter: bool = setup.flag("city_shelters_hero")  # BAT-25
