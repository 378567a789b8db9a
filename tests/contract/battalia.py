"""What always holds in Battalia, whatever is chosen."""

from collections import Counter

from littlewars.games.battalia.cards import (
    AMBUSH,
    BANNERLESS,
    BANNERS,
    FACTIONS,
    GREAT,
    GREATS,
    PROVISION,
    RANKS,
    TYPES,
    artefact,
    unit,
)
from littlewars.games.battalia.clash import BUFF, SLOT_BASE
from littlewars.games.battalia.content import DAYS, RUINS, SHAPES, SLOTS, TOP_LEVEL
from littlewars.games.battalia.ground import NONE, SQUARES, turned
from littlewars.games.battalia.piles import ARTEFACT_PILE, CITY_PILE, MERCENARIES, PILES, ROAD_PILE, copies
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import State


def battalia(before: State, after: State) -> None:
    """No card is ever lost, laid cards never move, figures stand on roads, and Buff is in exactly one state."""
    assert isinstance(before, World)
    assert isinstance(after, World)
    assert before.day <= after.day <= before.day + 1
    assert after.day <= DAYS * after.terms.weeks
    for group in (after.hands, after.decks, after.discards, after.slots, after.bids, [after.greats]):
        assert all(pile == sorted(pile) for pile in group)
    assert all(len(slots) <= SLOTS for slots in after.slots)
    assert all(card < PROVISION or card >= GREAT for bid in after.bids for card in bid)
    assert min(after.rest) >= 0
    assert after.provisions >= 0
    if after.first != NONE:
        _cards(after)
    _map(before, after)
    _figures_and_markers(after)


def _cards(world: World) -> None:
    """Count every card of the game, wherever it is."""
    found = Counter({PROVISION: world.provisions})
    for group in (world.hands, world.decks, world.discards, world.bids, [world.played, world.aside, world.greats]):
        for cards in group:
            found.update(cards)
    sprung = [world.clash.attack.ambush, world.clash.defence.ambush]
    for ambush in [*[slot for slots in world.slots for slot in slots], *[slot for slot in sprung if slot != NONE]]:
        found.update([artefact(AMBUSH, ambush // SLOT_BASE), ambush % SLOT_BASE])
    for rank in range(RANKS):
        found.update([unit(rank, banner) for banner in world.bottoms[rank]])
        found[unit(rank, BANNERLESS)] += world.rest[BANNERS * MERCENARIES + rank]
    found.update([unit(rank, BANNERLESS) for rank in [*world.bottoms[RANKS], *world.row] if rank != NONE])
    for pile in range(CITY_PILE):
        for banner in range(FACTIONS):
            card = unit(pile, banner) if pile < ARTEFACT_PILE else artefact(pile - ARTEFACT_PILE, banner)
            found[card] += world.rest[BANNERS * pile + banner] + (world.tops[pile] == banner)
            assert found[card] == (0 if banner == world.banished else copies(pile))
    assert [found[unit(rank, BANNERLESS)] for rank in range(RANKS)] == [2] * RANKS
    assert found[PROVISION] == world.terms.provisions
    greats = [found[GREAT + great] for great in range(GREATS)]
    assert (sum(greats), max(greats)) == (world.terms.greats, 1)
    assert sum(found.values()) == world.terms.greats + found[PROVISION] + 2 * RANKS + sum(
        copies(pile) for pile in range(RANKS + TYPES)
    ) * (FACTIONS - (world.banished != NONE))


def _map(before: World, after: World) -> None:
    """Laid cards come from their piles and stay; every city has a level, and at most one owner."""
    laid: Counter[tuple[int, int]] = Counter()
    for square in range(SQUARES):
        exits, level, owner = after.exits[square], after.levels[square], after.owners[square]
        assert exits == 0 or after.terms.board.inside[square]
        assert before.exits[square] in (0, exits)
        assert before.exits[square] == 0 or before.terrain[square] == after.terrain[square]
        assert 0 <= level <= (TOP_LEVEL if exits else 0)
        assert level >= before.levels[square] - int(after.terms.drops_level)
        assert NONE <= owner < after.terms.players
        assert level > 0 or owner == NONE
        assert before.owners[square] == NONE or owner != NONE
        if exits and square != RUINS:
            shape = [shape for shape, card in enumerate(SHAPES) if exits in [turned(card.exits, k) for k in range(4)]]
            laid[(CITY_PILE if level else ROAD_PILE) + shape[0], after.terrain[square]] += 1
    for pile in range(CITY_PILE, PILES):
        for faction in range(FACTIONS):
            left = after.rest[BANNERS * pile + faction] + (after.tops[pile] == faction)
            gone = after.banished == faction
            assert left + laid[pile, faction] == (0 if gone else copies(pile))


def _figures_and_markers(world: World) -> None:
    """Figures stand on laid cards; a marker counts seven days at most; Buff serves one seat, or none."""
    for figure, square in enumerate(world.places):
        assert square == NONE or world.exits[square] > 0
        assert square == NONE or figure == BUFF or figure < 2 * world.terms.players
    for expires in world.expires:
        assert expires == 0 or world.day < expires <= world.day + DAYS
    if world.employer != NONE:
        assert world.places[BUFF] != NONE
        assert world.expires[world.employer] > 0
    if not world.terms.buff or world.week() < 2:
        assert world.places[BUFF] == NONE
        assert not any(world.expires)
