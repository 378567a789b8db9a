"""What may happen to a track or a unit, whatever caused it."""

from littlewars.games.my_little_battlefield.content import GOAL, LEVELS, TOP
from littlewars.games.my_little_battlefield.events import GAINED, MOVED, PAWN, RAISED, REINFORCED, RETREATED, SPENT
from littlewars.games.my_little_battlefield.faces import FACES
from littlewars.games.my_little_battlefield.ground import BOARD, CELLS, FOE_RESERVE, NO_PAWN, NONE, RESERVE
from littlewars.games.my_little_battlefield.state import UNITS, Battle
from littlewars.kernel.agenda import Seat


def clear_table(battle: Battle, seat: Seat) -> None:
    """Take the dice off the panel and forget what was used: a turn begins (MLB-161, MLB-191)."""
    battle.active = seat
    battle.dice = [0] * FACES
    battle.panel = []
    battle.discarded = 0
    battle.rerolled = False
    battle.converted = False
    battle.used = [0, 0]
    battle.follow_cost = 1
    battle.blocked = 0


def gain(battle: Battle, seat: Seat, resource: int, amount: int) -> None:
    """Add to a resource; what is beyond the last space is lost (MLB-152)."""
    track = 2 * seat + resource
    gained = min(amount, TOP - battle.resources[track])
    if gained > 0:
        battle.resources[track] += gained
        battle.tell(GAINED, seat, resource, gained, battle.resources[track])


def spend(battle: Battle, seat: Seat, resource: int, amount: int) -> int:
    """Take from a resource, as far as there is any (MLB-153); return how much it was."""
    track = 2 * seat + resource
    spent = min(amount, battle.resources[track])
    if spent > 0:
        battle.resources[track] -= spent
        battle.tell(SPENT, seat, resource, spent, battle.resources[track])
    return spent


def raise_power(battle: Battle, seat: Seat) -> None:
    """Advance one level; what it brings comes at once, but for the dice (MLB-173 to MLB-175)."""
    battle.power[seat] += 1
    level = battle.power[seat]
    battle.tell(RAISED, seat, level)
    kind = LEVELS[level - 1].brings
    if kind != NONE:
        unit = UNITS * seat + 1 + kind
        if battle.place[unit] == BOARD:
            battle.place[unit] = RESERVE
            battle.tell(REINFORCED, unit)
    note_points(battle)


def note_points(battle: Battle) -> None:
    """Remember who has touched 20 VP, if that counts (MLB-194, latched)."""
    if battle.terms.latched:
        for seat in (0, 1):
            if battle.vp(seat) >= GOAL:
                battle.reached[seat] = True


def move_unit(battle: Battle, unit: int, place: int) -> None:
    """Move a unit by a die or a special rule; entering the enemy Reserve ends the game (MLB-250)."""
    battle.tell(MOVED, unit, battle.place[unit], place)
    settle_in(battle, unit, place)
    if place == FOE_RESERVE:
        battle.terms.scenario.broken_through(battle, unit // UNITS)


def send_back(battle: Battle, unit: int, place: int) -> None:
    """Let a unit retreat (MLB-144)."""
    battle.tell(RETREATED, unit, battle.place[unit], place)
    settle_in(battle, unit, place)
    if place == RESERVE:
        battle.terms.scenario.routed(battle, 1 - unit // UNITS)


def settle_in(battle: Battle, unit: int, place: int) -> None:
    """Put a unit somewhere; in a neutral sector a pawn is put on 0 (MLB-128)."""
    battle.place[unit] = place
    if place < CELLS and battle.gauge[place] == NO_PAWN:
        battle.gauge[place] = 0
        battle.tell(PAWN, place, battle.tiles[place].number, NO_PAWN, 0)
