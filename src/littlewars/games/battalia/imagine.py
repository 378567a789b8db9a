"""Dealing again what a seat cannot know: hands, hidden units, sealed bids (ledger 5.4)."""

from random import Random

from littlewars.games.battalia.cards import is_unit
from littlewars.games.battalia.clash import SLOT_BASE
from littlewars.games.battalia.lines import printed
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.auction import Bid, Reveal
from littlewars.games.battalia.steps.battle import LineUp
from littlewars.kernel.agenda import Seat


def imagine(world: World, seat: Seat, rng: Random) -> World:
    """Return a position that looks the same to a seat, or to a watcher."""
    twin = world.clone()
    sealed = any([isinstance(step, Reveal) for step in world.agenda])
    for other in range(world.terms.players):
        if other != seat:
            _take_back(twin, other)
            _deal(twin, other, sealed, rng)
            while twin.actor == other and not twin.legal():  # he has something to attack with
                _deal(twin, other, sealed, rng)
    return twin


def _take_back(world: World, seat: Seat) -> None:
    """Forget the parts of a decision that a seat has not yet made known."""
    step = world.agenda[-1] if world.agenda else None
    if not isinstance(step, Pick) or step.seat != seat:
        return
    if isinstance(step, LineUp):
        world.agenda[-1] = LineUp(step.role, seat, step.inside)
    elif isinstance(step, Bid):
        world.agenda[-1] = Bid(0, seat)
    else:
        world.agenda.pop()


def _deal(world: World, seat: Seat, sealed: bool, rng: Random) -> None:
    """Deal the hidden cards of a seat again: hidden units first, then a sealed bid, the hand, the draw pile."""
    slots = world.slots[seat]
    bid = world.bids[seat] if sealed else []
    pool = world.hands[seat] + world.decks[seat] + [slot % SLOT_BASE for slot in slots] + bid
    pool.sort()  # what is dealt must not depend on where the cards are
    rng.shuffle(pool)
    units = [card for card in pool if is_unit(card)]
    hidden = units[: len(slots)]
    for card in hidden:
        pool.remove(card)
    ambushes = [SLOT_BASE * (slot // SLOT_BASE) + card for slot, card in zip(slots, hidden, strict=True)]
    world.slots[seat] = sorted(ambushes)
    size = len(world.hands[seat]) + len(bid)
    hand, world.decks[seat] = pool[:size], sorted(pool[size:])
    if sealed and _has_bid(world, seat):
        strong = [card for card in hand if printed(card) > 0]
        least = 0 if world.terms.zero_bids else min(1, len(strong))
        world.bids[seat] = sorted(strong[: rng.randint(least, len(strong))])
        for card in world.bids[seat]:
            hand.remove(card)
    world.hands[seat] = sorted(hand)


def _has_bid(world: World, seat: Seat) -> bool:
    """Tell whether a seat has sealed its bid."""
    return not any([isinstance(step, Bid) and step.seat == seat for step in world.agenda])
