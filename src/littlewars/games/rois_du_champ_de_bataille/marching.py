"""Units change zone: by a card, by an order, by a push (RCB-405, RCB-701)."""

from littlewars.games.rois_du_champ_de_bataille.content import KINDS_OF_SPECIAL
from littlewars.games.rois_du_champ_de_bataille.events import MOVED, TRAMPLED
from littlewars.games.rois_du_champ_de_bataille.ground import NEXT, front_first
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, joined, less
from littlewars.kernel.agenda import Seat


def march(battle: Battle, seat: Seat, origin: int, zone: int, units: list[int], specials: int) -> None:
    """Take units, and some of the specials with them, from a zone to another."""
    battle.tell(MOVED, seat, origin, zone, len(units))
    staying = less(battle.troops[origin], units)
    for kind in range(KINDS_OF_SPECIAL):
        if battle.special_at(seat, kind, origin) and (not staying or specials >> kind & 1):
            battle.specials[KINDS_OF_SPECIAL * seat + kind] = zone
    battle.set_troop(seat, origin, staying)
    arrive(battle, seat, zone, units)


def arrive(battle: Battle, seat: Seat, zone: int, units: list[int]) -> None:
    """Put units into a zone; a hive there is trampled."""
    trample(battle, zone)
    there = battle.troops[zone] if battle.owner[zone] == seat else []
    battle.set_troop(seat, zone, joined(there, units))


def trample(battle: Battle, zone: int) -> None:
    """Destroy a hive that somebody walks over."""
    for side in (0, 1):
        if battle.hives[side] >> zone & 1:
            battle.hives[side] &= ~(1 << zone)
            battle.tell(TRAMPLED, zone)


def whole(battle: Battle, seat: Seat, origin: int, zone: int) -> None:
    """Take a whole troop to another zone, with its specials."""
    march(battle, seat, origin, zone, battle.troops[origin], 0)


def march_out(battle: Battle, seat: Seat, origin: int, zone: int) -> None:
    """Take a unit out from among the enemy's troop."""
    battle.tell(MOVED, seat, origin, zone, 1)
    unit = battle.flayers[origin]
    battle.flayers[origin] = NO_UNIT
    arrive(battle, seat, zone, [unit])


def advance(battle: Battle, seat: Seat, origins: int, direction: int) -> None:
    """Take whole troops one zone in the same direction, the front rank first (RCB-208)."""
    for zone in front_first(origins, direction):
        if battle.owner[zone] == seat:
            whole(battle, seat, zone, NEXT[zone][direction])


def fit_together(battle: Battle, seat: Seat, origins: int, direction: int) -> bool:
    """Tell whether these troops find room when all go one zone in the same direction."""
    crowds = [len(troop) for troop in battle.troops]
    for zone in front_first(origins, direction):
        target = NEXT[zone][direction]
        if not battle.terrain.leads(zone, direction) or battle.owner[target] == 1 - seat:
            return False
        if battle.terrain.solid >> target & 1 or crowds[target] + crowds[zone] > battle.capacity(seat):
            return False
        crowds[target] += crowds[zone]
        crowds[zone] = 0
    return True
