"""Whether the pending steps of a position that was read can be carried out there."""

from typing import Final

from littlewars.games.battalia.actions import BEYOND
from littlewars.games.battalia.cards import GREAT, KINDS, SCEPTRE
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.auction import Bid
from littlewars.games.battalia.steps.battle import LineUp
from littlewars.games.battalia.steps.deeds import HideUnit, PickCity, PickType
from littlewars.games.battalia.steps.payment import Pay
from littlewars.kernel.agenda import NOBODY, Step

MOST: Final = 1 << 40  # that a field of a step may be: sets of places in a hand are the largest


def is_sound(world: World) -> bool:
    """Tell whether all numbers are within reason, and the next step has something to ask."""
    if not all([_within_reason(world, step) for step in world.agenda]):
        return False
    if not world.agenda:
        return True
    step = world.agenda[-1]
    try:
        if not all([_fits(world, waiting, waiting is step) for waiting in world.agenda if isinstance(waiting, Pick)]):
            return False
        return step.actor(world) == NOBODY or len(step.legal(world)) > 0
    except (AssertionError, IndexError, ValueError):  # it belongs to cards or figures that are not there
        return False


def _within_reason(world: World, step: Step) -> bool:
    for field, value in step.fields().items():
        most = {"mask": MOST, "deed": BEYOND, "seat": world.terms.players}.get(field, KINDS)
        if not (0 if field == "seat" else NONE) <= value < most:
            return False
    return True


def _fits(world: World, step: Pick, next_: bool) -> bool:
    """Tell whether the cards of a decision are there; only bids and lines may have to wait for others."""
    if isinstance(step, LineUp):
        return step.ambush == NONE or (next_ and step.ambush < len(world.slots[step.seat]))
    if isinstance(step, Pay) and next_:
        return len(step.left(world)) > 0
    if isinstance(step, (HideUnit, PickType)) and next_:
        return step.card in world.hands[step.seat]
    if isinstance(step, PickCity) and next_:
        return GREAT + SCEPTRE in world.hands[step.seat]
    return next_ or isinstance(step, Bid)
