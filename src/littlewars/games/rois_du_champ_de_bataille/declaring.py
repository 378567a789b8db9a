"""What a seat may declare with its cards: origins, targets, ways (ledger 5.3)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import ALSO, ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import WAYS
from littlewars.games.rois_du_champ_de_bataille.content import GUIDE, RANGE
from littlewars.games.rois_du_champ_de_bataille.deed import (
    CARDS,
    HEAL,
    LEAD,
    MOVE,
    NEST,
    PAIR,
    PUSH,
    SHOT,
    STAB,
    STRIKE,
)
from littlewars.games.rois_du_champ_de_bataille.ground import DIRECTIONS, NEXT, NONE, ZONES, distance
from littlewars.games.rois_du_champ_de_bataille.state import BAR_MOVES, BAR_RED, Battle
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, wounds
from littlewars.kernel.agenda import Choice, Seat

ALL_WAYS: Final = list(range(DIRECTIONS))


# -- whether such an action may be declared at all


def permitted(battle: Battle, seat: Seat, verb: int) -> bool:
    """Tell whether nothing bars actions of this kind for the moment."""
    order = battle.orders[seat]
    if order.forbids(battle, seat, verb):
        return False
    if verb in (MOVE, LEAD):
        return battle.barred & BAR_MOVES == 0 and not battle.frozen()
    if verb in (STRIKE, STAB):
        return battle.barred & BAR_RED == 0
    if verb == PUSH:
        return battle.barred & BAR_RED == 0 and not battle.frozen()
    if verb == SHOT:
        return battle.barred & BAR_RED == 0 and not foggy(battle)
    if verb == PAIR:
        return order.strikes_with_pairs
    if verb == NEST:
        return order.builds_nests
    return not (battle.frozen() and battle.terms.asks("nature_strict", "true"))  # healing, ruse


def foggy(battle: Battle) -> bool:
    """Tell whether an order forbids everybody to shoot."""
    return battle.orders[0].fog or battle.orders[1].fog


def price(battle: Battle, seat: Seat, verb: int) -> int:
    """Return how many cards an action costs."""
    return battle.orders[seat].shot_cards(battle, seat) if verb == SHOT else CARDS[verb]


# -- from where


def origins(battle: Battle, seat: Seat, verb: int, suit: int) -> list[int]:
    """List the zones from which the action can be declared, in reading order."""
    if battle.duty != NONE:
        return [battle.duty] if has_target(battle, seat, verb, suit, battle.duty) else []
    found = [zone for zone in candidates(battle, seat, verb) if has_target(battle, seat, verb, suit, zone)]
    return found


def candidates(battle: Battle, seat: Seat, verb: int) -> list[int]:
    """List the zones with somebody who could act so."""
    if verb == LEAD:
        first = len(battle.specials) // 2 * seat
        return sorted({zone for zone in battle.specials[first : first + len(battle.specials) // 2] if zone != NONE})
    found: list[int] = []
    owner = battle.owner
    for zone in range(ZONES):
        if (owner[zone] == seat and not battle.captured(zone)) or (verb == MOVE and flayer_of(battle, seat, zone)):
            found.append(zone)
    if verb == STRIKE:
        foreign = battle.orders[seat].foreign_origins(battle, seat)
        if foreign:
            found = sorted(found + foreign)
    return found


def flayer_of(battle: Battle, seat: Seat, zone: int) -> bool:
    """Tell whether a side has a unit among the enemy's troop of a zone."""
    return battle.flayers[zone] != NO_UNIT and battle.owner[zone] == 1 - seat


def has_target(battle: Battle, seat: Seat, verb: int, suit: int, origin: int) -> bool:
    """Tell whether the action can be declared from a zone."""
    if verb == HEAL:
        return wounds(battle.troops[origin][0]) > 0
    if verb == STAB:
        return battle.flayers[origin] != NO_UNIT
    if verb == SHOT:
        return len(shot_targets(battle, seat, suit, origin)) > 0
    return any([reaches(battle, seat, verb, origin, direction) for direction in ways(battle, seat, verb, suit, origin)])


def ways(battle: Battle, seat: Seat, verb: int, suit: int, origin: int) -> list[int]:
    """List the directions a card gives (RCB-203 to RCB-206); a guide knows all of them."""
    if verb == MOVE and battle.special_at(seat, GUIDE, origin):
        return ALL_WAYS
    return WAYS[suit]


# -- to where


def targets(battle: Battle, seat: Seat, verb: int, suit: int, origin: int) -> list[Choice]:
    """List the choices of a target, ascending: ZONE + zone, and ALSO + zone in the order's own way."""
    if verb == SHOT:
        return [ZONE + zone for zone in shot_targets(battle, seat, suit, origin)]
    found: list[Choice] = []
    for direction in ways(battle, seat, verb, suit, origin):
        if verb == MOVE:
            found += [ZONE + zone for zone in move_targets(battle, seat, origin, direction)]
        elif reaches(battle, seat, verb, origin, direction):
            target = target_of(battle, seat, verb, origin, direction)
            found.append(ZONE + target)
            if verb == PUSH and battle.orders[seat].push_advances(battle, seat, origin, direction, target):
                found.append(ALSO + target)
            own = STRIKE if battle.owner[origin] == seat else NONE
            if verb == own and battle.orders[seat].strikes_otherwise(battle, seat, origin, target):
                found.append(ALSO + target)
    found.sort()
    return found


def target_of(battle: Battle, seat: Seat, verb: int, origin: int, direction: int) -> int:
    """Return the zone an action in this direction is declared on."""
    if verb == STRIKE and battle.owner[origin] == seat:
        farther = battle.orders[seat].strike_target(battle, seat, origin, direction)
        if farther != NONE:
            return farther
    return NEXT[origin][direction]


def reaches(battle: Battle, seat: Seat, verb: int, origin: int, direction: int) -> bool:
    """Tell whether an action in this direction is possible."""
    if verb == MOVE:
        return len(move_targets(battle, seat, origin, direction)) > 0
    target = NEXT[origin][direction]
    far = STRIKE if battle.owner[origin] == seat else NONE
    if verb == far and battle.orders[seat].strike_target(battle, seat, origin, direction) != NONE:
        return True
    if target == NONE or battle.terrain.open[origin] >> direction & 1 == 0:
        return False
    if verb in (STRIKE, PAIR):
        return battle.owner[target] == 1 - seat
    if verb == PUSH:
        return battle.owner[target] == 1 - seat and can_push(battle, seat, target, direction)
    if verb == NEST:
        empty = battle.owner[target] == NONE and battle.terrain.solid >> target & 1 == 0
        return empty and (battle.hives[0] | battle.hives[1]) >> target & 1 == 0
    return battle.owner[target] == seat and battle.terrain.leads(origin, direction)  # a special goes alone (RCB-405)


def move_targets(battle: Battle, seat: Seat, origin: int, direction: int) -> list[int]:
    """List the zones a move in this direction may end in, for one unit at least (RCB-701 to RCB-705)."""
    if battle.owner[origin] == seat and battle.pinned(origin):
        return []
    found: list[int] = []
    terrain = battle.terrain
    zone = origin
    stride = 1 if flayer_of(battle, seat, origin) else battle.orders[seat].stride(battle, seat)
    for _ in range(stride):
        if terrain.open[zone] >> direction & 1 == 0 or not terrain.leads(zone, direction):
            break
        zone = NEXT[zone][direction]
        if battle.owner[zone] == 1 - seat or terrain.solid >> zone & 1:
            break
        if battle.room(seat, zone) > 0:
            found.append(zone)
    return found


def can_push(battle: Battle, seat: Seat, target: int, direction: int) -> bool:
    """Tell whether the troop of a zone can be pushed away (RCB-912 to RCB-914)."""
    foe = 1 - seat
    rear = NEXT[target][direction]
    if rear == NONE or battle.pinned(target) or not battle.terrain.leads(target, direction):
        return False
    moved = recoil(battle, target)
    return moved > 0 and battle.room(foe, rear) >= moved


def recoil(battle: Battle, target: int) -> int:
    """Return how many units of a pushed troop give way."""
    return battle.order_at(target).recoil(battle, battle.owner[target], target)


def shot_targets(battle: Battle, seat: Seat, suit: int, origin: int) -> list[int]:
    """List the enemy zones that can be shot at from a zone (RCB-901 to RCB-906), in reading order."""
    least = 1 if battle.terms.point_blank else 2
    if battle.orders[seat].aims_anywhere:
        foes = battle.zones(1 - seat)
        return [zone for zone in foes if distance(origin, zone) >= least]
    found: list[int] = []
    terrain = battle.terrain
    for direction in WAYS[suit]:
        zone, steps = origin, 0
        while steps < RANGE and terrain.clear[zone] >> direction & 1:
            zone = NEXT[zone][direction]
            steps += 1
            if battle.owner[zone] == 1 - seat and steps >= least:
                found.append(zone)
            if battle.owner[zone] != NONE or terrain.opaque >> zone & 1:
                break
    found.sort()
    return found


def playable(battle: Battle, seat: Seat, verb: int, suit: int) -> bool:
    """Tell whether an action with cards of this suit can be declared, the cards being at hand."""
    if not permitted(battle, seat, verb):
        return False
    if battle.duty != NONE and verb not in (STRIKE, PUSH):
        return False
    return len(origins(battle, seat, verb, suit)) > 0
