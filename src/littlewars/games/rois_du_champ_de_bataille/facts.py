"""What examples may expect of a position of Les Rois du Champ de Bataille."""

from littlewars.games.rois_du_champ_de_bataille.cards import size
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    KINDS_OF_SPECIAL,
    ORDERS,
    SPECIAL_KEYS,
)
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, SEATS, ZONE_NAMES, ZONES
from littlewars.games.rois_du_champ_de_bataille.notation import letters, unit_text
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import FACE_DOWN, SEALED, Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.acting import Act
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT
from littlewars.kernel.agenda import Seat
from littlewars.kernel.setup import Value

Facts = dict[str, Value | list[str]]


def facts(battle: Battle) -> Facts:
    """Tell what examples may expect of a position."""
    told: Facts = {
        "turn": battle.turn,
        "active": SEATS[battle.active],
        "asked": type(battle.agenda[-1]).__name__ if battle.agenda else "",
        "deck": size(battle.deck),
        "discard": letters(battle.discard),
        "discarded": size(battle.discard),
        "duty": ZONE_NAMES[battle.duty] if battle.duty != NONE else "nowhere",
    }
    for seat in range(len(SEATS)):
        told.update(_side(battle, seat))
    for zone in range(ZONES):
        told.update(_zone(battle, zone))
    if battle.agenda and isinstance(battle.agenda[-1], Act):
        told["actions"] = whole_actions(battle)
    return told


def _side(battle: Battle, seat: Seat) -> Facts:
    name = SEATS[seat]
    told: Facts = {
        f"units.{name}": battle.units(seat),
        f"life.{name}": battle.life(seat),
        f"lost.{name}": battle.lost(seat),
        f"reserve.{name}": battle.reserve[seat],
        f"defeat.{name}": battle.defeat[seat],
        f"hand.{name}": letters(battle.hands[seat]),
        f"cards.{name}": battle.cards(seat),
        f"known.{name}": letters(battle.known[seat]),
        f"night.{name}": battle.orders[seat].night(battle, seat),
        f"army.{name}": ARMIES[battle.armies[seat]].key if battle.armies[seat] != NONE else "none",
        f"order.{name}": "none",
        f"face.{name}": "none",
        f"secret.{name}": battle.hidden[seat] in (FACE_DOWN, SEALED),
    }
    if battle.armies[seat] != NONE:
        for word, mask in (("kept", battle.kept[seat]), ("removed", battle.removed[seat])):
            told[f"{word}.{name}"] = [_key(battle, seat, index) for index in range(ORDERS) if mask >> index & 1]
    if battle.slot[seat] != NONE:
        told[f"order.{name}"] = _key(battle, seat, battle.slot[seat])
        told[f"face.{name}"] = "active" if battle.face[seat] else "passive"
    for kind, key in enumerate(SPECIAL_KEYS):
        zone = battle.specials[KINDS_OF_SPECIAL * seat + kind]
        told[f"{key}.{name}"] = ZONE_NAMES[zone] if zone != NONE else "nowhere"
    return told


def _key(battle: Battle, seat: Seat, index: int) -> str:
    return ROSTER[battle.order_number(seat, index)].key


def _zone(battle: Battle, zone: int) -> Facts:
    name, owner = ZONE_NAMES[zone], battle.owner[zone]
    scenery = battle.terrain.scenery(zone)
    told: Facts = {
        f"owner.{name}": SEATS[owner] if owner != NONE else "nobody",
        f"troop.{name}": ",".join([unit_text(battle, owner, unit) for unit in battle.troops[zone]]),
        f"scenery.{name}": scenery.key if scenery is not None else "bare",
        f"captive.{name}": owner != NONE and battle.captured(zone),
        f"hive.{name}": (battle.hives[0] | battle.hives[1]) >> zone & 1 == 1,
    }
    if battle.flayers[zone] != NO_UNIT:
        told[f"flayer.{name}"] = unit_text(battle, 1 - owner, battle.flayers[zone])
    return told


def whole_actions(battle: Battle) -> int:
    """Count the actions that can be taken now, all their parts chosen (ledger 5.8)."""
    count = 0
    for choice in battle.legal():
        twin = battle.clone()
        twin.apply(choice)
        parts = twin.agenda[-1] if twin.agenda else None
        deeper = isinstance(parts, Pick) and parts is not battle.agenda[-1]
        count += whole_actions(twin) if deeper else 1
    return count
