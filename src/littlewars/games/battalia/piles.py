"""The piles of the market: which lies where, and what is on top (BAT-105, BAT-106)."""

from typing import Final

from littlewars.games.battalia.cards import BANNERLESS, BANNERS, FACTIONS, RANK_KEYS, RANKS, TYPE_KEYS, TYPES
from littlewars.games.battalia.content import (
    ARTEFACT_COPIES,
    ARTEFACTS,
    CITY_COSTS,
    MERCENARY_COPIES,
    RANKS_OF_UNITS,
    ROAD_COST,
    SHAPE_KEYS,
    SHAPES,
    UNIT_COPIES,
    Cost,
)

ARTEFACT_PILE: Final = RANKS  # units come first, by rank
CITY_PILE: Final = ARTEFACT_PILE + TYPES
ROAD_PILE: Final = CITY_PILE + len(SHAPES)
PILES: Final = ROAD_PILE + len(SHAPES)
MERCENARIES: Final = PILES  # no pile of the market: its row lies open
PILE_KEYS: Final = [
    *RANK_KEYS,
    *TYPE_KEYS,
    *["city-" + key for key in SHAPE_KEYS],
    *["road-" + key for key in SHAPE_KEYS],
]
COSTS: Final[list[Cost]] = [
    *[rank.cost for rank in RANKS_OF_UNITS],
    *[artefact.cost for artefact in ARTEFACTS],
    *[CITY_COSTS[0] for _ in SHAPES],
    *[ROAD_COST for _ in SHAPES],
]
MARKET: Final = [pile for pile in range(PILES) if pile < ROAD_PILE or SHAPES[pile - ROAD_PILE].roads > 0]


def copies(pile: int) -> int:
    """Return how many cards of a pile each faction has at the beginning."""
    if pile < ARTEFACT_PILE:
        return UNIT_COPIES
    if pile < CITY_PILE:
        return ARTEFACT_COPIES
    return SHAPES[pile - CITY_PILE].cities if pile < ROAD_PILE else SHAPES[pile - ROAD_PILE].roads


def full_piles() -> list[int]:
    """Return all cards of all piles, BANNERS numbers for each; of the mercenaries, by rank."""
    cards: list[int] = []
    for pile in range(PILES):
        cards += [copies(pile)] * FACTIONS + [0]
    return cards + [MERCENARY_COPIES] * RANKS + [0] * (BANNERS - RANKS)


def shape_of(pile: int) -> int:
    """Return the road shape of a pile of cities or roads."""
    return pile - CITY_PILE if pile < ROAD_PILE else pile - ROAD_PILE


def is_city_pile(pile: int) -> bool:
    """Tell whether a pile is one of cities."""
    return CITY_PILE <= pile < ROAD_PILE


def home_pile(unit: int) -> int:
    """Return the pile a unit goes back to: its rank's, or the mercenaries'."""
    return MERCENARIES if unit % BANNERS == BANNERLESS else unit // BANNERS
