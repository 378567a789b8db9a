"""Why an action cannot be declared: the rule, and a sentence (ledger 5.3)."""

from littlewars.games.rois_du_champ_de_bataille.actions import (
    CALM,
    DISCARD,
    FLIP,
    FREELY,
    LAY,
    ORDER,
    PART,
    PAY,
    PLAY,
    SCENERY,
    START,
    SUIT,
    ZONE,
    suit_of,
    verb_of,
)
from littlewars.games.rois_du_champ_de_bataille.actions import JOKER as JOKER_PAID
from littlewars.games.rois_du_champ_de_bataille.cards import JOKER, REDS, SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.declaring import can_push, permitted, price, ways
from littlewars.games.rois_du_champ_de_bataille.deed import (
    ASSAULTS,
    ATTACKS,
    HEAL,
    LEAD,
    MOVE,
    NEST,
    PAIR,
    PUSH,
    RUSE,
    SHOT,
    STAB,
    STRIKE,
    VERB_KEYS,
)
from littlewars.games.rois_du_champ_de_bataille.ground import NEXT, NONE, ZONE_NAMES, ZONES, direction_to, distance
from littlewars.games.rois_du_champ_de_bataille.names import order_name, order_text, suited
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

RULES = {
    MOVE: "RCB-707", LEAD: "RCB-405", STRIKE: "RCB-801", PUSH: "RCB-911", SHOT: "RCB-901", PAIR: "RCB-801",
    STAB: "RCB-801", NEST: "RCB-707", HEAL: "RCB-961", RUSE: "RCB-921",
}  # fmt: skip


def by_order(battle: Battle, seat: Seat) -> Refusal:
    """Refuse what the order in force of a seat forbids, in its own words."""
    order = battle.orders[seat]
    return Refusal(
        order.rule,
        Message("refused-order", order=order_name(order.key), text=order_text(order.key)),
    )


def not_playable(battle: Battle, seat: Seat, choice: Choice) -> Refusal:
    """Say why something cannot be done between cards."""
    if battle.duty != NONE:
        return Refusal(battle.orders[seat].rule or "RCB-317", Message("refused-duty", zone=ZONE_NAMES[battle.duty]))
    if choice == CALM:
        return by_order(battle, freezing(battle)) if battle.frozen() else Refusal("RCB-936", Message("refused-calm"))
    if PLAY <= choice < ORDER:
        return _not_played(battle, seat, verb_of(choice), suit_of(choice))
    if ORDER <= choice < DISCARD:
        if battle.frozen() and battle.orders[seat].roams:
            return by_order(battle, freezing(battle))
        return by_order(battle, seat) if battle.orders[seat].rule else Refusal("RCB-304", Message("refused-no-order"))
    if choice in (PAY, JOKER_PAID, FREELY):
        return Refusal("RCB-937", Message("refused-counter-now"))
    if choice == FLIP or SUIT <= choice < SUIT + SUITS or LAY <= choice < SCENERY:
        return Refusal("RCB-305", Message("refused-order-now"))
    if DISCARD <= choice < START:
        return Refusal("RCB-210", Message("refused-no-card", suit=SUIT_NAMES[(choice - DISCARD) % SUITS]))
    return Refusal("", Message("refused-not-offered"))


def freezing(battle: Battle) -> Seat:
    """Return whose order forbids everybody to change zone."""
    return 0 if battle.orders[0].freezes else 1


def _not_played(battle: Battle, seat: Seat, verb: int, suit: int) -> Refusal:
    if suit == JOKER and verb != RUSE:
        return Refusal("RCB-941", Message("refused-joker"))
    if verb != RUSE and (suit in REDS) != (verb in ASSAULTS):
        return Refusal("RCB-202", Message("refused-colour", verb=VERB_KEYS[verb]))
    if battle.orders[1 - seat].jams and battle.plays == 0:
        return by_order(battle, 1 - seat)
    needed = price(battle, seat, verb)
    held = battle.cards(seat) if verb == RUSE else battle.hands[seat][suit]
    if verb == PAIR and battle.orders[seat].strikes_with_pairs and held < needed:
        return by_order(battle, seat)
    if held < needed:
        return Refusal(RULES[verb], Message("refused-too-few-cards", verb=VERB_KEYS[verb], cards=suited(suit, needed)))
    if not permitted(battle, seat, verb):
        return _forbidden(battle, seat, verb)
    return Refusal(RULES[verb], Message("refused-nowhere", verb=VERB_KEYS[verb], suit=SUIT_NAMES[suit]))


def _forbidden(battle: Battle, seat: Seat, verb: int) -> Refusal:
    """Say which order bars such actions."""
    for owner in (seat, 1 - seat):
        order = battle.orders[owner]
        if (order.freezes and verb not in ASSAULTS) or (order.freezes and verb == PUSH):
            return by_order(battle, owner)
        if order.fog and verb == SHOT:
            return by_order(battle, owner)
    if verb in (PAIR, NEST):
        return Refusal("RCB-304", Message("refused-no-order"))
    return by_order(battle, seat)


def no_origin(battle: Battle, seat: Seat, verb: int, suit: int, choice: Choice) -> Refusal:
    """Say why an action cannot start from a zone."""
    if choice == PART and verb in ATTACKS and not battle.terms.parts:
        return Refusal("RCB-805", Message("refused-whole-troop"))
    if not ZONE <= choice < ZONE + ZONES:
        return Refusal("RCB-208", Message("refused-origin-first"))
    zone = choice - ZONE
    name = ZONE_NAMES[zone]
    if battle.duty not in (NONE, zone):
        return Refusal(battle.orders[seat].rule, Message("refused-duty", zone=ZONE_NAMES[battle.duty]))
    if battle.owner[zone] != seat:
        return Refusal("RCB-208", Message("refused-not-yours", zone=name))
    if battle.captured(zone):
        return by_order(battle, 1 - seat)
    if battle.pinned(zone) and verb == MOVE:
        return by_order(battle, 1 - seat)
    if verb == HEAL:
        return Refusal("RCB-961", Message("refused-unwounded", zone=name))
    return Refusal(RULES[verb], Message("refused-no-aim", verb=VERB_KEYS[verb], suit=SUIT_NAMES[suit], zone=name))


def no_aim(battle: Battle, seat: Seat, verb: int, suit: int, origin: int, choice: Choice) -> Refusal:
    """Say why an action from a zone cannot go to another."""
    if not ZONE <= choice < ZONE + 2 * ZONES:
        return Refusal("RCB-207", Message("refused-target-first"))
    target = (choice - ZONE) % ZONES
    names = {"zone": ZONE_NAMES[origin], "target": ZONE_NAMES[target]}
    if choice >= ZONE + ZONES:
        return by_order(battle, seat) if battle.orders[seat].rule else Refusal("RCB-304", Message("refused-no-order"))
    if verb == SHOT:
        return _no_line(battle, seat, suit, origin, target)
    direction = direction_to(origin, target)
    if direction == NONE or direction not in ways(battle, seat, verb, suit, origin):
        return Refusal(
            "RCB-207", Message("refused-direction", suit=SUIT_NAMES[suit], zone=names["zone"], target=names["target"])
        )
    if verb == MOVE:
        return _no_move(battle, seat, origin, target, direction)
    if distance(origin, target) > 1:
        return Refusal("RCB-801", Message("refused-too-far", zone=names["zone"], target=names["target"]))
    if battle.terrain.open[origin] >> direction & 1 == 0:
        return Refusal("RCB-801", Message("refused-closed", zone=names["zone"], target=names["target"]))
    if verb in (STRIKE, PAIR, PUSH) and battle.owner[target] != 1 - seat:
        return Refusal("RCB-801", Message("refused-no-enemy", target=names["target"]))
    if verb == PUSH and not can_push(battle, seat, target, direction):
        return _no_push(battle, seat, target, direction)
    return Refusal(RULES[verb], Message("refused-there", verb=VERB_KEYS[verb], target=names["target"]))


def _no_line(battle: Battle, seat: Seat, suit: int, origin: int, target: int) -> Refusal:
    names = {"zone": ZONE_NAMES[origin], "target": ZONE_NAMES[target]}
    if battle.owner[target] != 1 - seat:
        return Refusal("RCB-801", Message("refused-no-enemy", target=names["target"]))
    if distance(origin, target) < 2 and not battle.terms.point_blank:
        return Refusal("RCB-905", Message("refused-point-blank", target=names["target"]))
    direction = direction_to(origin, target)
    if direction == NONE or direction not in ways(battle, seat, SHOT, suit, origin):
        return Refusal(
            "RCB-901", Message("refused-direction", suit=SUIT_NAMES[suit], zone=names["zone"], target=names["target"])
        )
    zone = origin
    while zone != target and battle.terrain.clear[zone] >> direction & 1:
        zone = NEXT[zone][direction]
        if zone != target and (battle.owner[zone] != NONE or battle.terrain.opaque >> zone & 1):
            return Refusal("RCB-903", Message("refused-blocked", between=ZONE_NAMES[zone], target=names["target"]))
    return Refusal("RCB-906", Message("refused-corner", zone=names["zone"], target=names["target"]))


def _no_move(battle: Battle, seat: Seat, origin: int, target: int, direction: int) -> Refusal:
    terrain = battle.terrain
    names = {"zone": ZONE_NAMES[origin], "target": ZONE_NAMES[target]}
    if 1 < distance(origin, target) <= battle.orders[seat].stride(battle, seat):
        between = NEXT[origin][direction]
        if battle.owner[between] == 1 - seat or terrain.solid >> between & 1 or not terrain.leads(origin, direction):
            target, names["target"] = between, ZONE_NAMES[between]
        else:
            origin, names["zone"] = between, ZONE_NAMES[between]
    if distance(origin, target) > battle.orders[seat].stride(battle, seat):
        return Refusal("RCB-701", Message("refused-too-far", zone=names["zone"], target=names["target"]))
    if terrain.open[origin] >> direction & 1 == 0:
        rule = "RCB-704" if direction >= 4 else "RCB-703"
        return Refusal(rule, Message("refused-closed", zone=names["zone"], target=names["target"]))
    if terrain.solid >> target & 1:
        return Refusal("RCB-1003", Message("refused-solid", target=names["target"]))
    if not terrain.leads(origin, direction):
        return Refusal("RCB-705", Message("refused-crossing", zone=names["zone"], target=names["target"]))
    if battle.owner[target] == 1 - seat:
        return Refusal("RCB-702", Message("refused-occupied", target=names["target"]))
    return Refusal("RCB-702", Message("refused-full", target=names["target"], room=battle.room(seat, target)))


def _no_push(battle: Battle, seat: Seat, target: int, direction: int) -> Refusal:
    rear = NEXT[target][direction]
    name = ZONE_NAMES[target]
    if rear == NONE:
        return Refusal("RCB-914", Message("refused-push-edge", target=name))
    if battle.pinned(target):
        return by_order(battle, seat)
    if battle.order_at(target).recoil(battle, 1 - seat, target) == 0:
        return by_order(battle, 1 - seat)
    return Refusal("RCB-913", Message("refused-push-room", target=name, rear=ZONE_NAMES[rear]))
