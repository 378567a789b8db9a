"""What always holds of a game's positions, whatever is chosen: one function per game, told the position before."""

from collections import Counter
from collections.abc import Callable

from littlewars.games.connect_four.state import FULL, Grid
from littlewars.games.my_little_battlefield.content import TOP, TOP_POWER
from littlewars.games.my_little_battlefield.faces import MOST_DICE
from littlewars.games.my_little_battlefield.ground import BOARD, NO_PAWN
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.games.petits_soldats.content import ATTACK_DICE, ROUNDS
from littlewars.games.petits_soldats.marching import is_clear
from littlewars.games.petits_soldats.state import Battle as Skirmish
from littlewars.games.rois_du_champ_de_bataille.cards import PACK, SUITS
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, ZONES
from littlewars.games.rois_du_champ_de_bataille.state import Battle as Clash
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Kill
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, full, life
from littlewars.games.small_wars.content import SHEETS, TURNS
from littlewars.games.small_wars.ground import CELLS
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.stock import UNLIMITED, full_stock
from littlewars.kernel.agenda import State
from tests.contract.battalia import battalia

Invariant = Callable[[State, State], None]


def small_wars(before: State, after: State) -> None:
    """Units and cards are conserved, and tracks stay in their range."""
    assert isinstance(before, War)
    assert isinstance(after, War)
    _figures(before, after)
    _tracks(before, after)
    if after.turn == 0:
        _stock(after)
    else:
        assert (after.stock, after.purses) == ([], [0, 0])


def _figures(before: War, after: War) -> None:
    known = len(before.owner)
    grown = len(after.owner) - known
    assert grown == 0 or (grown == 1 and before.turn == 0)
    assert (after.owner[:known], after.sheets[:known]) == (before.owner, before.sheets)
    assert len(after.sheets) == len(after.cell) == len(after.life) == len(after.spent) == len(after.owner)
    moved = [figure for figure in range(known) if after.cell[figure] != before.cell[figure]]
    assert len(moved) <= 1
    assert all(before.life[figure] > 0 for figure in moved)
    for figure, sheet in enumerate(after.sheets):
        assert 0 <= after.cell[figure] < CELLS
        assert 0 <= after.life[figure] <= (before.life[figure] if figure < known else sheet.life)


def _tracks(before: War, after: War) -> None:
    assert before.turn <= after.turn <= min(before.turn + 1, TURNS)
    assert all(old <= new <= old + 14 for old, new in zip(before.vp, after.vp, strict=True))
    assert all(0 <= hits <= 6 for hits in after.hits)
    assert after.starter in (0, 1)
    assert min(after.purses) >= 0


def _stock(war: War) -> None:
    taken = Counter((war.shelf(seat), sheet.number) for seat, sheet in zip(war.owner, war.sheets, strict=True))
    for place, copies in enumerate(full_stock(war.terms.setup)):
        shelf = place // len(SHEETS) * len(SHEETS)
        assert copies == UNLIMITED or war.stock[place] + taken[(shelf, place - shelf)] == copies
    for seat in (0, 1):
        paid = sum(sheet.points for owner, sheet in zip(war.owner, war.sheets, strict=True) if owner == seat)
        budget = war.terms.setup.whole("budget")
        assert war.purses[seat] in (budget - paid, 0)


def my_little_battlefield(before: State, after: State) -> None:
    """Tracks stay in their range, zones hold what they may, pawns stay on their gauges and are never taken away."""
    assert isinstance(before, Battle)
    assert isinstance(after, Battle)
    assert all(0 <= level <= TOP for level in after.resources)
    assert all(1 <= level <= TOP_POWER for level in after.power)
    assert all(old <= new for old, new in zip(before.power, after.power, strict=True))
    assert after.dice_left() + len(after.panel) + after.discarded <= MOST_DICE
    assert min(after.dice) >= 0
    assert before.turn <= after.turn <= before.turn + 1
    assert after.tiles[: len(before.tiles)] == before.tiles
    for cell, tile in enumerate(after.tiles):
        pawn = after.gauge[cell]
        assert pawn == NO_PAWN or abs(pawn) <= tile.category
        assert pawn != NO_PAWN or before.gauge[cell] == NO_PAWN
        _zones(after, cell)
    for unit, place in enumerate(after.place):
        assert 0 <= place <= BOARD
        assert place != BOARD or before.place[unit] == BOARD


def _zones(battle: Battle, cell: int) -> None:
    for seat in (0, 1):
        kinds = sorted(unit % 4 for unit in battle.units_in(seat, cell))
        assert kinds in ([], [0], [1], [0, 1], [2], [3])
        assert not kinds or battle.gauge[cell] != NO_PAWN


def rois_du_champ_de_bataille(before: State, after: State) -> None:
    """The pack stays whole, zones hold what they may, units only come back from the dead, secrets are what they are."""
    assert isinstance(before, Clash)
    assert isinstance(after, Clash)
    assert before.turn <= after.turn <= before.turn + 1
    for suit in range(SUITS):
        piles = [after.deck, after.discard, *after.hands]
        assert min(pile[suit] for pile in piles) >= 0
        assert sum(pile[suit] for pile in piles) == PACK[suit]
    for seat in (0, 1):
        assert after.units(seat) + after.reserve[seat] <= after.terms.initial[seat]
        assert all(0 <= known <= held for known, held in zip(after.known[seat], after.hands[seat], strict=True))
        assert after.kept[seat] & after.removed[seat] == 0
        assert after.slot[seat] == NONE or after.kept[seat] >> after.slot[seat] & 1
        assert after.told[seat] & ~after.kept[seat] == 0
    for zone in range(ZONES):
        _troop(after, zone)


def _troop(clash: Clash, zone: int) -> None:
    troop, owner = clash.troops[zone], clash.owner[zone]
    assert bool(troop) == (owner != NONE)
    assert troop == sorted(troop, reverse=True)
    assert all(1 <= life(unit) <= full(unit) for unit in troop)
    if troop:
        assert not clash.terrain.solid >> zone & 1
        dying = any(isinstance(step, Kill) for step in clash.agenda)
        assert len(troop) <= clash.capacity(owner) or dying
        assert not (clash.hives[0] | clash.hives[1]) >> zone & 1
    else:
        assert clash.flayers[zone] == NO_UNIT


def petits_soldats(before: State, after: State) -> None:
    """Order tokens are conserved, whoever is in play stands where a base may stand, and whoever is not has nothing."""
    assert isinstance(before, Skirmish)
    assert isinstance(after, Skirmish)
    assert before.round <= after.round <= min(before.round + 1, ROUNDS)
    assert abs(after.flag) <= after.terms.victory
    assert all(0 <= count <= 2 for count in after.cubes)
    assert sum(after.dice) <= ATTACK_DICE
    for seat in (0, 1):
        spent = sum(after.orders[soldier] for soldier in after.squad(seat))
        assert after.general[seat] + after.lid[seat] + after.bottom[seat] + spent == after.terms.lid
    for soldier in after.everybody():
        tokens = after.orders[soldier], after.hearts[soldier], after.shields[soldier]
        if after.plays(soldier):
            assert after.field.ground.open(after.x[soldier], after.y[soldier])
            assert is_clear(after, soldier, after.x[soldier], after.y[soldier])
            assert min(tokens) >= 0
            assert after.hearts[soldier] < after.solidity(soldier)
        else:
            assert tokens == (0, 0, 0)
            assert soldier not in after.carried


def connect_four(before: State, after: State) -> None:
    """Each choice adds one disc, and discs never overlap."""
    assert isinstance(before, Grid)
    assert isinstance(after, Grid)
    first, second = after.discs
    assert first & second == 0
    assert after.filled() & ~FULL == 0
    assert first.bit_count() - second.bit_count() in (0, 1)
    assert before is after or after.filled().bit_count() == before.filled().bit_count() + 1
    assert after.filled() & before.filled() == before.filled()


INVARIANTS: dict[str, Invariant] = {
    "small-wars": small_wars,
    "my-little-battlefield": my_little_battlefield,
    "petits-soldats": petits_soldats,
    "rois-du-champ-de-bataille": rois_du_champ_de_bataille,
    "battalia": battalia,
    "connect-four": connect_four,
}
