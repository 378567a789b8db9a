"""Choices and events of Les Rois du Champ de Bataille as sentences to be said."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille import events, units
from littlewars.games.rois_du_champ_de_bataille.actions import (
    ALSO,
    ARMY,
    CALM,
    CARDS,
    COUNT,
    DISCARD,
    END,
    FLIP,
    FREELY,
    GUESS_RED,
    JOKER,
    KEEP,
    LAY,
    NO_EDGE,
    ORDER,
    PART,
    PAY,
    PLAY,
    SCENERY,
    SPECIAL,
    START,
    SUIT,
    UNIT,
    UNITS,
    ZONE,
    suit_of,
    verb_of,
)
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES, chosen, unpack
from littlewars.games.rois_du_champ_de_bataille.combat import damage, raw
from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, ORDERS, SPECIAL_KEYS
from littlewars.games.rois_du_champ_de_bataille.content import SCENERY as SCENERIES
from littlewars.games.rois_du_champ_de_bataille.declaring import price
from littlewars.games.rois_du_champ_de_bataille.deed import PAIR, SHOT, STRIKE, VERB_KEYS
from littlewars.games.rois_du_champ_de_bataille.ground import DIRECTION_NAMES, NONE, SEATS, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.names import (
    army_name,
    listed,
    order_act,
    order_name,
    pile_name,
    scenery_name,
    seat_name,
    special_name,
    suited,
)
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.spelling import origin_of
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Chance
from littlewars.games.rois_du_champ_de_bataille.steps.parts import unit_name
from littlewars.games.rois_du_champ_de_bataille.steps.paying import Offer
from littlewars.games.rois_du_champ_de_bataille.steps.picks import PickTarget
from littlewars.kernel.agenda import NATURE, Choice, Event
from littlewars.kernel.events import HIDDEN
from littlewars.kernel.words import Argument, Message

NO_MORE: Final = {
    "Act": "choice-end",
    "Replace": "choice-decline",
    "Guess": "choice-stop",
    "Window": "choice-let",
    "Forced": "choice-lose-card",
    "PickCrowd": "choice-go",
}  # what END means to a step; else "choice-pass"
CARD_FOR: Final = {
    "OrderPhase": "change",
    "Replace": "replace",
    "PayFlip": "flip",
}  # what a card is chosen for; else "pay"


def describe(battle: Battle, choice: Choice) -> Message:
    """Say what a legal choice does."""
    step = battle.agenda[-1]
    if battle.actor == NATURE:
        assert isinstance(step, Chance)
        return step.told(battle, choice)
    if choice < PLAY:
        return _describe_single(battle, choice)
    if choice < ORDER:
        verb = verb_of(choice)
        cards = suited(suit_of(choice), price(battle, battle.actor, verb))
        return Message("choice-play", verb=VERB_KEYS[verb], cards=cards)
    if choice < DISCARD:
        return order_act(battle.orders[battle.actor].key, choice - ORDER)
    if choice < START:
        return Message("choice-discard", suit=SUIT_NAMES[choice - DISCARD])
    if choice < SUIT:
        return Message("choice-start", suit=SUIT_NAMES[choice - START])
    if choice < ZONE:
        aim = CARD_FOR.get(type(step).__name__, "pay")
        return Message("choice-card", suit=SUIT_NAMES[choice - SUIT], aim=aim)
    if choice < COUNT:
        return _describe_zone(battle, choice)
    return _describe_detail(battle, choice)


def _describe_single(battle: Battle, choice: Choice) -> Message:
    seat, step = battle.actor, battle.agenda[-1]
    name = type(step).__name__
    if choice == END and name == "OrderPhase":
        return Message("choice-keep" if battle.slot[seat] != NONE else "choice-leave")
    if choice == END:
        return Message(NO_MORE.get(name, "choice-pass"))
    if choice == PART:
        return Message("choice-part")
    if choice == FLIP:
        number = battle.order_number(seat, battle.slot[seat])
        return Message("choice-flip", order=order_name(ROSTER[number].key), face=int(not battle.face[seat]))
    if choice == CALM:
        return Message("choice-calm")
    if choice == PAY:
        return Message("choice-two-cards", cards=step.price(battle) if isinstance(step, Offer) else 0)
    if choice == JOKER:
        return Message("choice-joker")
    if choice == FREELY:
        return Message("choice-freely", order=order_name(battle.orders[seat].key))
    return Message("choice-guess", colour=SEATS[choice - GUESS_RED])


def _describe_zone(battle: Battle, choice: Choice) -> Message:
    step = battle.agenda[-1]
    zone = choice - ALSO if choice >= ALSO else choice - ZONE
    if isinstance(step, PickTarget) and step.verb in (STRIKE, PAIR, SHOT) and not step.part:
        slips = choice >= ALSO and battle.orders[step.seat].slips_in
        if not slips:
            points = foreseen(battle, step, zone)
            also = int(choice >= ALSO)
            name = order_name(battle.orders[step.seat].key) if also else Message("plain", text="")
            return Message("choice-attack", zone=ZONE_NAMES[zone], points=points, also=also, order=name)
    if choice >= ALSO:
        return Message("choice-also", zone=ZONE_NAMES[zone], order=order_name(battle.orders[battle.actor].key))
    return Message("choice-zone", zone=ZONE_NAMES[zone])


def foreseen(battle: Battle, step: PickTarget, target: int) -> int:
    """Return the damage that the attack of a whole troop would do to a zone."""
    shot = step.verb == SHOT
    worth = raw(battle, step.seat, step.origin, target, len(battle.troops[step.origin]), shot, False)
    boost = battle.orders[step.seat].boost() if battle.owner[step.origin] == step.seat else 1
    return damage(battle, step.seat, step.origin, target, worth * boost, shot)


def _describe_detail(battle: Battle, choice: Choice) -> Message:
    seat = battle.actor
    if choice < UNIT:
        return Message("choice-count", count=choice - COUNT)
    if choice < LAY:
        fields = battle.agenda[-1].fields()
        zone = fields["zone"] if "zone" in fields else fields["target"] if "place" in fields else fields["origin"]
        return Message("choice-unit", unit=unit_name(battle.troops[zone][choice - UNIT]), zone=ZONE_NAMES[zone])
    if choice < SCENERY:
        number = battle.order_number(seat, (choice - LAY) // 2)
        return Message("choice-lay", order=order_name(ROSTER[number].key), face=(choice - LAY) % 2)
    if choice < SPECIAL:
        kind, edge = (choice - SCENERY) // 5, (choice - SCENERY) % 5
        return Message("choice-scenery", scenery=scenery_name(SCENERIES[kind].key), edge=_edge_name(edge))
    if choice < ARMY:
        return Message("choice-special", special=special_name(SPECIAL_KEYS[choice - SPECIAL]))
    if choice < KEEP:
        return Message("choice-army", army=army_name(ARMIES[choice - ARMY].key))
    if choice < CARDS:
        kept = [order_name(ROSTER[battle.order_number(seat, i)].key) for i in range(ORDERS) if choice - KEEP >> i & 1]
        return Message("choice-keep-orders", orders=listed(kept, "cards-none"))
    if choice < UNITS:
        return Message("choice-cards", cards=pile_name(chosen(battle.hands[seat], choice - CARDS)))
    return Message("choice-units", units=_describe_units(battle, choice))


def _describe_units(battle: Battle, choice: Choice) -> Message:
    origin = origin_of(battle)
    troop = battle.troops[origin]
    named = [unit_name(unit) for unit in units.picked(troop, choice - UNITS)]
    kinds = battle.specials_in(battle.actor, origin)
    named += [
        special_name(SPECIAL_KEYS[kind]) for i, kind in enumerate(kinds) if choice - UNITS >> (len(troop) + i) & 1
    ]
    return listed(named, "units-none")


# -- what happened


def sentence(event: Event) -> Message:
    """Tell an event."""
    kind = events.KINDS[event[0]]
    arguments: dict[str, Argument] = {}
    for field, value in zip(kind.fields, event[1:], strict=True):
        if value == HIDDEN and field in kind.secret:
            arguments["known"] = 0
            arguments[field] = Message("hidden")
        else:
            arguments[field] = _named(field, value)
    if kind.secret and "known" not in arguments:
        arguments["known"] = 1
    if event[0] in (events.COUNTERED, events.DISCARDED):
        arguments["none"] = int(event[2] == 0)
    return Message("event-" + kind.name, **arguments)


def _named(field: str, value: int) -> Argument:
    """Name a number of an event by what it stands for."""
    if field == "seat":
        return seat_name(value) if value >= 0 else Message("seat-nobody")
    if field == "army":
        return army_name(ARMIES[value].key)
    if field == "order":
        return order_name(ROSTER[value].key)
    if field == "orders":
        return value.bit_count()
    if field in ("zone", "origin", "target"):
        return ZONE_NAMES[value] if value >= 0 else "-"
    if field == "kind":
        return scenery_name(SCENERIES[value].key)
    if field == "edge":
        return _edge_name(value)
    if field == "special":
        return special_name(SPECIAL_KEYS[value])
    if field == "suit":
        return suited(value, 1)
    if field == "cards":
        return pile_name(unpack(value))
    if field == "verb":
        return VERB_KEYS[value]
    return SEATS[value] if field == "colour" else value


def _edge_name(edge: int) -> str:
    return "none" if edge == NO_EDGE else DIRECTION_NAMES[edge]
