"""Payments: which cards of a hand pay a cost exactly (BAT-135, BAT-136), and which of them one would give first."""

from typing import Final

from littlewars.games.battalia.cards import (
    ARTEFACT,
    BANNERS,
    BOOTS,
    CITIZEN,
    FACTIONS,
    GREAT,
    HORN,
    HORSE,
    KINDS,
    PROVISION,
    RANK_LETTERS,
    RANKS,
    TITLE,
    TOOL,
    TROWEL,
    artefact,
    banner_of,
    rank_of,
    type_of,
)
from littlewars.games.battalia.content import ARTEFACTS, GREAT_ARTEFACTS, Cost
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import Seat

HORN_WORTH: Final = GREAT_ARTEFACTS[HORN].value
BOOTS_WORTH: Final = GREAT_ARTEFACTS[BOOTS].value
_KEEP_UNIT: Final = (12, 20, 30, 40)  # how much one would rather keep a card in hand
_KEEP_ARTEFACT: Final = (14, 22, 18, 26, 28, 28, 24)
_KEEP_PROVISION: Final = 10
_KEEP_GREAT: Final = 60


def keeping(card: int, own: int) -> int:
    """Tell how much the owner of a faction's banner would rather keep a card."""
    if card < ARTEFACT:
        return _KEEP_UNIT[rank_of(card)] + (1 if banner_of(card) == own else 0)
    if card < PROVISION:
        return _KEEP_ARTEFACT[type_of(card)] + (1 if banner_of(card) == own else 0)
    return _KEEP_PROVISION if card == PROVISION else _KEEP_GREAT


class Purse:
    """A hand, counted for paying."""

    def __init__(self, world: World, seat: Seat, cards: list[int]) -> None:
        ranks = [0] * RANKS
        tools = titles = trowels = horns = provisions = horses = boots = 0
        for card in cards:
            if card < ARTEFACT:
                ranks[card // BANNERS] += 1
            elif card == PROVISION:
                provisions += 1
            elif card < PROVISION:
                type_ = type_of(card)
                if type_ == TOOL:
                    tools += 1
                elif type_ == TITLE:
                    titles += 1
                elif type_ == HORSE:
                    horses += 1
            elif card == GREAT + TROWEL:
                trowels = 1
            elif card == GREAT + HORN:
                horns = 1
            elif card == GREAT + BOOTS:
                boots = 1
        self.ranks: Final = ranks
        self.tools: Final = tools
        self.titles: Final = titles
        self.trowels: Final = trowels
        self.provisions: Final = provisions
        self.worth: Final = provisions + HORN_WORTH * horns  # in provisions
        self.tool: Final = ARTEFACTS[TOOL].value * (2 if world.lit(seat, TOOL) else 1)
        self.lift: Final = ARTEFACTS[TITLE].value * (2 if world.lit(seat, TITLE) else 1)
        horse = ARTEFACTS[HORSE].value * (2 if world.lit(seat, HORSE) else 1)
        self.points: Final = self.worth + horse * horses + BOOTS_WORTH * boots  # of movement

    def affords(self, cost: Cost) -> bool:
        """Tell whether some cards pay a cost."""
        if self.worth < cost.provisions:
            return False
        short = False
        for rank in range(RANKS):
            if cost.units[rank] > self.ranks[rank]:
                short = True
        if not short:
            return True
        if self.titles == 0 and not (cost.builds and self.tools + self.trowels > 0):
            return False
        tools = self.tools if cost.builds else 0
        trowels = self.trowels if cost.builds else 0
        return self._covers(cost.units[:], self.ranks[:], self.titles, tools, trowels)

    def _covers(self, need: list[int], ranks: list[int], titles: int, tools: int, trowels: int) -> bool:
        """Tell whether the units needed can be found, the highest first; `need` and `ranks` are left as they were."""
        rank = RANKS - 1
        while rank >= 0 and need[rank] == 0:
            rank -= 1
        if rank < 0:
            return True
        need[rank] -= 1
        found = trowels > 0 and self._covers(need, ranks, titles, tools, 0)
        for lower in range(rank, max(-1, rank - self.lift - 1), -1):
            raised = 1 if lower < rank else 0
            if not found and ranks[lower] > 0 and titles >= raised:
                ranks[lower] -= 1
                found = self._covers(need, ranks, titles - raised, tools, trowels)
                ranks[lower] += 1
        need[rank] += 1
        if not found and rank == CITIZEN and tools > 0:
            left = need[CITIZEN]
            need[CITIZEN] = max(0, left - self.tool)
            found = self._covers(need, ranks, titles, tools - 1, trowels)
            need[CITIZEN] = left
        return found


def payments(world: World, seat: Seat, cost: Cost) -> list[list[int]]:
    """List the payments of a cost, each as sorted cards: nothing missing, nothing superfluous."""
    purse = Purse(world, seat, [])
    hand = counted(world.hands[seat])
    units: list[list[int]] = []
    _units(hand, cost.units[:], cost.builds, purse.lift, purse.tool, [], units)
    foods = _foods(hand, cost.provisions)
    found = unique([sorted(part + food) for part in units for food in foods])
    return [way for way in found if not any([other != way and contains(way, other) for other in found])]


def counted(cards: list[int]) -> list[int]:
    """Count cards by kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def unique(found: list[list[int]]) -> list[list[int]]:
    """Return the payments sorted, each once."""
    kept: list[list[int]] = []
    for payment in sorted(found):
        if not kept or kept[-1] != payment:
            kept.append(payment)
    return kept


def _foods(hand: list[int], provisions: int) -> list[list[int]]:
    """List how provisions are paid: as they are, or with the Horn of Plenty."""
    found: list[list[int]] = []
    if hand[PROVISION] >= provisions:
        found.append([PROVISION] * provisions)
    rest = max(0, provisions - HORN_WORTH)
    if provisions > 0 and hand[GREAT + HORN] > 0 and hand[PROVISION] >= rest:
        found.append([GREAT + HORN] + [PROVISION] * rest)
    return found


def _units(
    hand: list[int], need: list[int], builds: bool, lift: int, tool: int, so_far: list[int], found: list[list[int]]
) -> None:
    """Find the cards that stand for the units needed, the highest rank first; `hand`, `need` stay as they are."""
    rank = RANKS - 1
    while rank >= 0 and need[rank] == 0:
        rank -= 1
    if rank < 0:
        found.append(so_far[:])
        return
    need[rank] -= 1
    for card in range(BANNERS * rank, BANNERS * rank + BANNERS):
        _with(hand, need, builds, lift, tool, so_far, found, [card])
    for lower in range(max(0, rank - lift), rank):
        for card in range(BANNERS * lower, BANNERS * lower + BANNERS):
            if hand[card] > 0:
                for faction in range(FACTIONS):
                    _with(hand, need, builds, lift, tool, so_far, found, [card, artefact(TITLE, faction)])
    if builds:
        _with(hand, need, builds, lift, tool, so_far, found, [GREAT + TROWEL])
    need[rank] += 1
    if builds and rank == CITIZEN:
        left = need[CITIZEN]
        need[CITIZEN] = max(0, left - tool)
        for faction in range(FACTIONS):
            _with(hand, need, builds, lift, tool, so_far, found, [artefact(TOOL, faction)])
        need[CITIZEN] = left


def _with(
    hand: list[int],
    need: list[int],
    builds: bool,
    lift: int,
    tool: int,
    so_far: list[int],
    found: list[list[int]],
    cards: list[int],
) -> None:
    """Go on with these cards as well, if they are there."""
    for card in cards:
        if hand[card] == 0:
            return
    for card in cards:
        hand[card] -= 1
    _units(hand, need, builds, lift, tool, so_far + cards, found)
    for card in cards:
        hand[card] += 1


def fares(world: World, seat: Seat, cost: int) -> list[list[int]]:
    """List the payments of a move: provisions, horses, the Boots, the Horn; nothing superfluous (BAT-172, BAT-173)."""
    hand = counted(world.hands[seat])
    horse = ARTEFACTS[HORSE].value * (2 if world.lit(seat, HORSE) else 1)
    cards: list[int] = []
    for faction in range(FACTIONS):
        cards += [artefact(HORSE, faction)] * hand[artefact(HORSE, faction)]
    beasts = len(cards)
    cards += [GREAT + BOOTS] * hand[GREAT + BOOTS] + [GREAT + HORN] * hand[GREAT + HORN]
    found: list[list[int]] = []
    for mask in range(1 << len(cards)):
        chosen = [i for i in range(len(cards)) if mask >> i & 1]
        worths = [horse if i < beasts else BOOTS_WORTH if cards[i] == GREAT + BOOTS else HORN_WORTH for i in chosen]
        walked = max(0, cost - sum(worths))
        needless = walked == 0 and any([sum(worths) - worth >= cost for worth in worths])
        if walked <= hand[PROVISION] and not needless:
            found.append(sorted([cards[i] for i in chosen] + [PROVISION] * walked))
    return unique(found)


def owed(world: World, seat: Seat, cost: Cost, paid: list[int]) -> str:
    """Write what a part of a payment leaves to be paid, such as `1H+2s`; `T` is a title that must raise one of them."""
    purse = Purse(world, seat, paid)
    need = cost.units[:]
    raised = 0
    for rank in range(RANKS - 1, -1, -1):
        for _ in range(purse.ranks[rank]):
            stands_for = min([higher for higher in range(rank, RANKS) if need[higher] > 0])
            need[stands_for] -= 1
            raised += int(stands_for > rank)
    for _ in range(purse.trowels):
        need[max([0] + [rank for rank in range(RANKS) if need[rank] > 0])] -= 1
    need[CITIZEN] -= purse.tools * purse.tool
    left = [*need, cost.provisions - purse.worth, raised - purse.titles]
    letters = [*RANK_LETTERS, "s", "T"]
    return "+".join([f"{count}{letters[i]}" for i, count in enumerate(left) if count > 0])


def cheapest(payments_: list[list[int]], own: int) -> list[int]:
    """Return the payment one would give first."""
    best = payments_[0]
    least = NONE
    for payment in payments_:
        worth = 0
        for card in payment:
            worth += keeping(card, own)
        if least == NONE or worth < least:
            best, least = payment, worth
    return best


def contains(payment: list[int], picked: list[int]) -> bool:
    """Tell whether cards are all part of a payment."""
    return all([picked.count(card) <= payment.count(card) for card in picked])
