"""What the action on the table does unless it is countered, told from what everybody sees (RCB-931)."""

from littlewars.games.rois_du_champ_de_bataille.cards import unpack
from littlewars.games.rois_du_champ_de_bataille.combat import deed_damage, supporters
from littlewars.games.rois_du_champ_de_bataille.content import SHOVE, TRICKED
from littlewars.games.rois_du_champ_de_bataille.declaring import recoil
from littlewars.games.rois_du_champ_de_bataille.deed import ATTACKS, HEAL, PUSH, RUSE, SHOT, STAB, VERB_KEYS, Deed
from littlewars.games.rois_du_champ_de_bataille.ground import NEXT, NONE, ZONE_NAMES, zones_of
from littlewars.games.rois_du_champ_de_bataille.names import listed, order_name, pile_name, seat_name, suited
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.carry import slips
from littlewars.games.rois_du_champ_de_bataille.units import life, total, wounds
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message


def question(battle: Battle, seat: Seat) -> Message:
    """Ask whether the action of a seat is countered: who does what to whom, and what that costs as things stand."""
    deed, found = battle.deed, stakes(battle, seat)
    declared = Message(
        "event-declared",
        seat=seat_name(seat),
        verb=VERB_KEYS[deed.verb],
        cards=pile_name(unpack(deed.crowd)) if deed.verb == RUSE else suited(deed.suit, deed.cards),
        origin=ZONE_NAMES[deed.origin] if deed.origin != NONE else "-",
        target=ZONE_NAMES[deed.target] if deed.target != NONE else "-",
        count=deed.count,
        way=deed.way,
    )
    if not found:
        return Message("prompt-counter", deed=declared)
    return Message("prompt-counter-stakes", deed=declared, stakes=listed(found, ""))


def stakes(battle: Battle, seat: Seat) -> list[Message]:
    """List what the action of a seat does, as things stand; nothing where its declaration says it all."""
    deed = battle.deed
    if deed.verb == HEAL:
        points = len(battle.troops[deed.origin]) * battle.orders[seat].heal_factor(battle, seat, deed.origin)
        lacking = sum([wounds(unit) for unit in battle.troops[deed.origin]])
        return [Message("would-heal", zone=ZONE_NAMES[deed.origin], points=min(points, lacking))]
    if deed.verb == RUSE:
        cards = min(TRICKED, battle.cards(1 - seat))
        return [Message("would-discard", cards=cards)] if cards else []
    if deed.verb == STAB:
        points = len(battle.troops[deed.origin]) + supporters(battle, seat, deed.origin)
        return [Message("would-stab", points=points, dies=int(life(battle.flayers[deed.origin]) <= points))]
    if deed.verb == PUSH:
        return push_stakes(battle)
    if slips(battle):
        return [Message("would-slip", zone=ZONE_NAMES[deed.target])]
    if deed.verb not in ATTACKS:
        return []
    if not deed.crowd:
        return blow_stakes(battle, seat, deed.by(min(deed.count, len(battle.troops[deed.origin])), deed.units))
    found: list[Message] = []
    for origin in [zone for zone in zones_of(deed.crowd | 1 << deed.origin) if battle.owner[zone] == seat]:  # RCB-208
        target = NEXT[origin][deed.direction]
        found += blow_stakes(battle, seat, deed.alone(origin, target, len(battle.troops[origin])))
    return found


def blow_stakes(battle: Battle, seat: Seat, deed: Deed) -> list[Message]:
    """Tell what a strike or a shot does to everybody it hits (RCB-810); it is tried on a copy."""
    twin = battle.clone()
    twin.deed = deed
    twin.orders[seat].before_attack(twin, seat)
    target, victim = deed.target, twin.owner[deed.target]
    points = deed_damage(twin, seat, target)
    order = twin.orders[seat] if twin.owner[deed.origin] == seat and deed.verb != SHOT else PLAIN
    if len(twin.agenda) > len(battle.agenda):  # the order turns up cards first
        name = order_name(battle.orders[seat].key)
        return [loss(battle, target, points), Message("would-turn", order=name)]
    if order.shares(twin, seat, points):
        return [shared(order.key, target, points)]
    hits = order.hits(twin, seat, points)
    found: list[Message] = []
    defence = twin.order_at(target)
    if defence.bears(twin, victim, points):
        found.append(shared(defence.key, target, points))
        hits = hits[1:]
    return found + [loss(battle, hit // 256, hit % 256) for hit in hits]


def shared(order: str, zone: int, points: int) -> Message:
    """Tell damage that an order lets its owner share out."""
    return Message("would-share", order=order_name(order), zone=ZONE_NAMES[zone], points=points)


def push_stakes(battle: Battle) -> list[Message]:
    """Tell what a push costs both sides, and who gives way (RCB-912 to RCB-915)."""
    deed = battle.deed
    origin, target = deed.origin, deed.target
    crowd = len(battle.troops[target])
    moving = min(recoil(battle, target), crowd - deaths(battle, target, SHOVE))
    found = [loss(battle, target, SHOVE), loss(battle, origin, crowd)]
    if moving > 0:
        rear = ZONE_NAMES[NEXT[target][deed.direction]]
        found.append(Message("would-recoil", zone=ZONE_NAMES[target], units=moving, rear=rear))
    return found


def loss(battle: Battle, zone: int, points: int) -> Message:
    """Tell what so much damage does to the troop of a zone."""
    troop = battle.troops[zone]
    dead = deaths(battle, zone, points)
    fate = "spared" if points == 0 else "hurt" if dead == 0 else "some" if dead < len(troop) else "all"
    return Message("would-lose", zone=ZONE_NAMES[zone], fate=fate, points=min(points, total(troop)), dead=dead)


def deaths(battle: Battle, zone: int, points: int) -> int:
    """Count the units of a zone that so much damage kills: the most wounded suffers until it dies (RCB-807)."""
    dead = 0
    for unit in battle.troops[zone]:
        points -= life(unit)
        if points < 0:
            break
        dead += 1
    return dead
