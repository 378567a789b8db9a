"""The Solar Oracle: days, weeks, which artefacts are illuminated and aligned (BAT-120 to BAT-123, BAT-334)."""

from typing import Final

from littlewars.games.battalia.content import DAYS, HORDE, HORDE_WEEK, INNER, OUTER


def week_of(day: int) -> int:
    """Return the week of a day; both are counted from 1."""
    return (day + DAYS - 1) // DAYS


def arm_of(day: int) -> int:
    """Return the outer arm that is illuminated."""
    return (day - 1) % DAYS


def _aligned(arm: int) -> int:
    """Return the type whose arms meet: every day has exactly one, the arms are so arranged."""
    met = [INNER[inner] for inner in range(DAYS) if INNER[inner] == OUTER[(inner + arm) % DAYS]]
    return met[0]


LIT: Final = OUTER  # by arm: the type with double effect
ALIGNED: Final = [_aligned(arm) for arm in range(DAYS)]  # by arm: the type whose faction may be chosen


def horde_strength(week: int) -> int:
    """Return the strength of the horde in a week; none before it comes (BAT-73, BAT-78)."""
    if week < HORDE_WEEK:
        return 0
    return HORDE[min(week - HORDE_WEEK, len(HORDE) - 1)]
