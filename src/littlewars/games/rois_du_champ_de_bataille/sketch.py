"""A view of Les Rois du Champ de Bataille as text, for the terminal."""

from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, SIZE, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.names import (
    army_name,
    listed,
    order_name,
    order_text,
    pile_name,
    scenario_name,
    scenery_name,
    seat_name,
    special_name,
)
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.view import UNKNOWN, BattleView, OrderSeen, SideSeen, ZoneSeen
from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message


def sketch(view: BattleView) -> Sketch:
    """Show the turn and both sides, the field with Black's home row on top, and the viewer's orders."""
    rows = [[_box(view.zones[SIZE * row + column]) for column in range(SIZE)] for row in range(SIZE - 1, -1, -1)]
    return Sketch(_heading(view), rows, [_orders(side) for side in view.sides if side.orders])


def _heading(view: BattleView) -> list[Line]:
    scenario = scenario_name(view.scenario)
    lines = [Line(Message("heading", scenario=scenario, turn=view.turn, turns=view.turns), bright=True)]
    for side in view.sides:
        army = army_name(side.army) if side.army else Message("heading-no-army")
        words = Message(
            "heading-side", seat=seat_name(side.seat), army=army, units=side.units, defeat=side.defeat, life=side.life,
            cards=len(side.hand), order=_order(side),
        )  # fmt: skip
        lines.append(Line(words, side.seat, bright=view.active == side.seat))
        known = [side.hand.count(suit) for suit in range(SUITS)]
        if any(known):
            own = int(side.seat == view.viewer)
            lines.append(Line(Message("heading-hand", own=own, cards=pile_name(known)), side.seat))
    discard = pile_name(list(view.discard))
    lines.append(Line(Message("heading-deck", deck=view.deck, discard=discard), faded=True))
    return lines


def _order(side: SideSeen) -> Message:
    if side.lies == "none":
        return Message("heading-order-none")
    if side.order == UNKNOWN:
        return Message("heading-order-hidden")
    return Message("heading-order", order=order_name(ROSTER[side.order].key), face=side.lies)


def _box(zone: ZoneSeen) -> Box:
    lines: list[Line] = []
    if zone.scenery:
        lines.append(Line(Message("line-scenery", scenery=scenery_name(zone.scenery)), faded=True))
    if zone.units:
        lives = " ".join([f"{unit.life}{'*' if unit.hero else ''}" for unit in zone.units])
        words = Message("line-troop", seat=seat_name(zone.owner), lives=lives, captive=int(zone.captive))
        lines.append(Line(words, zone.owner, bright=True))
    if zone.specials:
        named = [special_name(key) for key in zone.specials]
        lines.append(Line(Message("line-specials", specials=listed(named, "cards-none")), zone.owner))
    if zone.flayer is not None:
        lines.append(Line(Message("line-flayer", life=zone.flayer.life), 1 - zone.owner))
    if zone.hive != NONE:
        lines.append(Line(Message("line-hive"), zone.hive))
    return Box(ZONE_NAMES[zone.zone], lines, zone.owner if zone.owner != NONE else None)


def _orders(side: SideSeen) -> Sheet:
    columns = [Message("column-order"), Message("column-place"), Message("column-text")]
    return Sheet(Message("orders-of", seat=seat_name(side.seat)), columns, [_order_row(order) for order in side.orders])


def _order_row(order: OrderSeen) -> list[Message]:
    text = order_text(order.key)
    return [order_name(order.key), Message("order-place", place=order.place), text]
