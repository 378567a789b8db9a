"""«Le combat»: what an attack is worth (RCB-802 to RCB-810)."""

from littlewars.games.rois_du_champ_de_bataille.content import BARE, BODYGUARD, LEADER, MAGIC_WEAPON, SCENERY, STANDARD
from littlewars.games.rois_du_champ_de_bataille.deed import SHOT
from littlewars.games.rois_du_champ_de_bataille.ground import ADJACENT, BESIDE
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import Seat


def supporters(battle: Battle, seat: Seat, origin: int) -> int:
    """Count the zones of a side that support an attack from a zone (RCB-803, RCB-804)."""
    count = 0
    owner = battle.owner
    for zone in BESIDE[origin] if battle.terms.side_support else ADJACENT[origin]:
        if owner[zone] == seat and not battle.captured(zone):
            count += 2 if battle.special_at(seat, STANDARD, zone) else 1
    return count


def raw(battle: Battle, seat: Seat, origin: int, target: int, count: int, shot: bool, bare: bool) -> int:
    """Add up units, support and bonuses of an attack (RCB-810). Enemy troops that a seat makes strike get no bonus."""
    own = battle.owner[origin] == seat
    order = battle.orders[seat] if own else PLAIN
    worth = order.base(battle, seat, origin, count, shot)
    if not bare:
        worth += order.support(battle, seat, origin, target, supporters(battle, seat, origin))
    worth += order.bonus(battle, seat, origin, target, shot)
    if own and not shot and battle.special_at(seat, LEADER, origin):
        worth += 1
    return worth


def cover(battle: Battle, seat: Seat, origin: int, target: int, shot: bool) -> int:
    """Return the points that scenery, orders and specials take from an attack on a zone."""
    victim = battle.owner[target]
    kind = battle.terrain.kinds[target]
    points = 0
    if kind != BARE and not battle.orders[1 - victim].spoils_cover(battle, 1 - victim, target, seat):
        points = SCENERY[kind].protection
    points += battle.order_at(target).protection(battle, victim, target)
    if battle.special_at(victim, BODYGUARD, target):
        points += 1
    if not shot and points > 0 and battle.owner[origin] == seat and battle.special_at(seat, MAGIC_WEAPON, origin):
        points -= 1
    return points


def damage(battle: Battle, seat: Seat, origin: int, target: int, worth: int, shot: bool) -> int:
    """Return what an attack of this worth does to a zone (RCB-809, RCB-810)."""
    victim = battle.owner[target]
    if battle.order_at(target).spares(battle, victim, target, shot):
        return 0
    kind = battle.terrain.kinds[target]
    penalty = SCENERY[kind].penalty if kind != BARE else 0
    penalty += battle.orders[1 - victim].hardship(battle, 1 - victim, target)
    return max(1, worth + penalty - cover(battle, seat, origin, target, shot))


def deed_damage(battle: Battle, seat: Seat, target: int) -> int:
    """Return what the attack being carried out does to a zone."""
    deed = battle.deed
    shot = deed.verb == SHOT
    worth = raw(battle, seat, deed.origin, target, deed.count, shot, deed.bare == 1)
    return damage(battle, seat, deed.origin, target, worth * deed.boost, shot)
