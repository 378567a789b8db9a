"""Which elements of the picture a person touches, and what that means."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille import events
from littlewars.games.rois_du_champ_de_bataille.actions import (
    ALSO,
    ARMY,
    CARDS,
    COUNT,
    DISCARD,
    END,
    FLIP,
    JOKER,
    KEEP,
    LAY,
    NO_EDGE,
    ORDER,
    PART,
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
from littlewars.games.rois_du_champ_de_bataille.cards import JOKER as JOKER_CARD
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES, SUITS, canonical, spread
from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, ORDERS, SPECIAL_KEYS
from littlewars.games.rois_du_champ_de_bataille.content import SCENERY as SCENERIES
from littlewars.games.rois_du_champ_de_bataille.deed import VERB_KEYS
from littlewars.games.rois_du_champ_de_bataille.ground import NEXT, NONE, SEATS, ZONE_NAMES, ZONES
from littlewars.games.rois_du_champ_de_bataille.spelling import origin_of
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import Choice, Event

ZONE_IDS: Final = ["zone-" + name for name in ZONE_NAMES]
KEPT_IDS: Final = [f"kept-{index + 1}" for index in range(ORDERS)]


# -- which elements make a choice


def marks(battle: Battle, choice: Choice) -> list[str]:
    """List what is touched to make a legal choice; nothing for ending, passing and the like."""
    seat = battle.actor
    if seat < 0 or choice in (END, PART):
        return []
    if choice == JOKER:
        return [_card(battle, JOKER_CARD)]
    if choice == FLIP or ORDER <= choice < DISCARD:
        return ["order-" + SEATS[seat]]
    if PLAY <= choice < ORDER:
        return [f"play-{VERB_KEYS[verb_of(choice)]}-{SUIT_NAMES[suit_of(choice)]}"]
    if DISCARD <= choice < START:
        return [_card(battle, choice - DISCARD), "discard"]
    if START <= choice < ZONE:
        return [_card(battle, (choice - START) % SUITS)]
    if ZONE <= choice < ALSO:
        return [ZONE_IDS[choice - ZONE]]
    if ALSO <= choice < COUNT:
        return [ZONE_IDS[choice - ALSO], "order-" + SEATS[seat]]
    return _detail_marks(battle, choice)


def _card(battle: Battle, suit: int) -> str:
    """Name the first card of a suit in the hand of whoever chooses."""
    return f"card-{spread(battle.hands[battle.actor]).index(suit)}"


def _detail_marks(battle: Battle, choice: Choice) -> list[str]:
    zone = _zone_of(battle)
    if UNIT <= choice < LAY and zone != NONE:
        return [f"unit-{ZONE_NAMES[zone]}-{choice - UNIT}"]
    if LAY <= choice < SCENERY:
        where = "order-" if (choice - LAY) % 2 else "side-"
        return [KEPT_IDS[(choice - LAY) // 2], where + SEATS[battle.actor]]
    if SCENERY <= choice < SPECIAL:
        return _scenery_marks(battle, choice)
    if SPECIAL <= choice < ARMY:
        name = f"special-{SEATS[battle.actor]}-{SPECIAL_KEYS[choice - SPECIAL]}"
        return [name] if _ground(battle, name) != NONE else []
    if ARMY <= choice < KEEP:
        return ["offer-" + ARMIES[choice - ARMY].key]
    if KEEP <= choice < CARDS:
        return [KEPT_IDS[index] for index in range(ORDERS) if choice - KEEP >> index & 1]
    if CARDS <= choice < UNITS:
        return [f"card-{card}" for card in range(battle.cards(battle.actor)) if choice - CARDS >> card & 1]
    if choice >= UNITS and zone != NONE:
        names = [f"unit-{ZONE_NAMES[zone]}-{i}" for i in range(len(battle.troops[zone]))]
        kinds = battle.specials_in(battle.actor, zone)
        names += [f"special-{SEATS[battle.actor]}-{SPECIAL_KEYS[kind]}" for kind in kinds]
        return [name for i, name in enumerate(names) if choice - UNITS >> i & 1]
    return []


def _scenery_marks(battle: Battle, choice: Choice) -> list[str]:
    """Touch the scenery, and the neighbour on the side it closes."""
    kind, edge = (choice - SCENERY) // 5, (choice - SCENERY) % 5
    zone = battle.agenda[-1].fields()["zone"]
    beyond = [ZONE_IDS[NEXT[zone][edge]]] if edge != NO_EDGE else []
    return ["scenery-" + SCENERIES[kind].key, *beyond]


def _zone_of(battle: Battle) -> int:
    """Return the zone whose units are in question; NONE where there is none."""
    fields = battle.agenda[-1].fields()
    if "place" in fields:  # of the unit already chosen: this one stands in the other zone
        return fields["target"]
    return fields["zone"] if "zone" in fields else origin_of(battle)


# -- what touching means


def meant(battle: Battle, touched: list[str]) -> list[Choice]:
    """List what touching these elements could mean now: what they can make, or what is refused."""
    if battle.actor < 0 or not touched:
        return []
    cards = [card for card in [_card_number(name) for name in touched] if card != NONE]
    legal = battle.legal()
    if legal and CARDS <= legal[-1] < UNITS:
        return _set_of_cards(battle, cards)
    known = {choice: set(marks(battle, choice)) for choice in legal}
    for names in (_first_cards(battle, touched), _grounds(battle, touched)):
        found = [choice for choice, needed in known.items() if needed.issuperset(names)]
        if found:
            return found
    return _refused(battle, touched)


def _card_number(name: str) -> int:
    """Return which card of the hand an element is; NONE where it is none."""
    return int(name[5:]) if name.startswith("card-") and name[5:].isdecimal() and len(name) < 8 else NONE


def _set_of_cards(battle: Battle, cards: list[int]) -> list[Choice]:
    """Return the choice of these cards, those of a suit interchangeable."""
    suits = spread(battle.hands[battle.actor])
    picked = [suits[card] for card in cards if card < len(suits)]
    mask = 0
    for card, suit in enumerate(suits):
        if suit in picked:
            picked.remove(suit)
            mask |= 1 << card
    return [CARDS + mask] if mask and canonical(suits, mask) else []


def _first_cards(battle: Battle, touched: list[str]) -> set[str]:
    """Return the elements touched, where any card of a suit counts as its first."""
    suits = spread(battle.hands[battle.actor])
    names: set[str] = set()
    for name in touched:
        if 0 <= _card_number(name) < len(suits):
            name = _card(battle, suits[_card_number(name)])
        names.add(name)
    return names


def _grounds(battle: Battle, touched: list[str]) -> set[str]:
    """Return the same where a unit or a special means the zone it stands in."""
    names: set[str] = set()
    for name in _first_cards(battle, touched):
        zone = _ground(battle, name)
        names.add(ZONE_IDS[zone] if zone != NONE else name)
    return names


def _ground(battle: Battle, name: str) -> int:
    """Return the zone an element lies in, or is; NONE where it lies outside the field."""
    words = [*name.split("-"), "", ""]
    if words[0] in ("unit", "zone") and words[1] in ZONE_NAMES:
        return ZONE_NAMES.index(words[1])
    if words[0] == "special" and words[1] in SEATS and words[2] in SPECIAL_KEYS:
        return battle.specials[len(SPECIAL_KEYS) * SEATS.index(words[1]) + SPECIAL_KEYS.index(words[2])]
    return NONE


def _refused(battle: Battle, touched: list[str]) -> list[Choice]:
    """Guess what was wanted, to say why it cannot be."""
    last = touched[-1]
    words = [*last.split("-"), "", ""]
    zone = _ground(battle, last)
    if zone != NONE:
        return [ZONE + zone]
    if words[0] == "play" and words[1] in VERB_KEYS and words[2] in SUIT_NAMES:
        return [PLAY + SUITS * VERB_KEYS.index(words[1]) + SUIT_NAMES.index(words[2])]
    if words[0] == "order" and words[1] == SEATS[battle.actor]:
        return [FLIP, ORDER]
    suits = spread(battle.hands[battle.actor])
    if 0 <= _card_number(last) < len(suits):
        return [SUIT + suits[_card_number(last)]]
    return []


# -- what an event shows


def shown(event: Event) -> list[str]:
    """List the elements an event is about."""
    kind = events.KINDS[event[0]]
    fields = dict(zip(kind.fields, event[1:], strict=True))
    for field in ("zone", "target", "origin"):
        if field in fields and 0 <= fields[field] < ZONES:
            return [ZONE_IDS[fields[field]]]
    seat = fields.get("seat", NONE)
    if seat not in (0, 1):
        return ["deck"] if event[0] in (events.REVEALED, events.RESHUFFLED) else []
    if "order" in fields:
        return ["order-" + SEATS[seat]]
    if "suit" in fields or "cards" in fields:
        return ["hand-" + SEATS[seat]]
    return ["side-" + SEATS[seat]]
