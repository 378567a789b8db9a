"""What a seat sees of a battle: its own hand and orders, and of the enemy's only what was shown (ledger 5.7)."""

from dataclasses import dataclass

from littlewars.games.rois_du_champ_de_bataille.actions import (
    ALSO,
    ARMY,
    COUNT,
    LAY,
    PLAY,
    SPECIAL,
    SUIT,
    UNIT,
    UNITS,
    ZONE,
    suit_of,
    verb_of,
)
from littlewars.games.rois_du_champ_de_bataille.cards import SUITS, size, spread
from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, ORDERS, SPECIALS
from littlewars.games.rois_du_champ_de_bataille.deed import NO_DEED, VERB_KEYS
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, NONE, RED, ZONES
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN, ROSTER
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order as OrderCard
from littlewars.games.rois_du_champ_de_bataille.state import OPEN, PEEKED, SEALED, Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.scenery import PlaceScenery
from littlewars.games.rois_du_champ_de_bataille.steps.setup import ChooseArmy
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, full, is_hero, life
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.words import Message

UNKNOWN = -1  # a card or an order of the enemy's that was never shown


@dataclass(frozen=True)
class UnitSeen:
    """A unit."""

    life: int
    full: int  # its life at full strength
    hero: bool


@dataclass(frozen=True)
class ZoneSeen:
    """A zone of the battlefield."""

    zone: int  # 0..24: a1 b1 … e5; its element is zone-a1 …
    scenery: str  # "wood" …; "" for bare ground
    walls: int  # closed edges that stop sight too: a set of 1 << direction (0 n, 1 e, 2 s, 3 w)
    ravines: int  # closed edges that can be seen across
    owner: int  # of the troop: 0 red, 1 black, -1 nobody
    units: tuple[UnitSeen, ...]  # the most wounded first; element unit-<zone name>-<index>
    flayer: UnitSeen | None  # an enemy among the troop
    hive: int  # whose, or -1
    specials: tuple[str, ...]  # "leader" …, of the troop; element special-<seat>-<key>
    captive: bool


@dataclass(frozen=True)
class OrderSeen:
    """One of the six orders of an army."""

    number: int  # of the 66: ROSTER[number] has key, rule, names, texts
    key: str  # "bronze_wall"; its name is "order-<key>", its text "order-<key>-text"
    place: str  # "active", "passive" (face down in play), "kept", "out" (not kept), "removed", "unknown" (kept or not?)


@dataclass(frozen=True)
class SideSeen:
    """A side: army, cards, orders."""

    seat: int
    army: str  # "greece" …; "" while it is not chosen
    hand: tuple[int, ...]  # suits 0..4 (hearts diamonds spades clubs joker), UNKNOWN last; element card-<index>
    order: int  # the number of the order in play, UNKNOWN when it lies face down unseen
    lies: str  # "active", "passive", "sealed" (laid, not yet revealed), "none"
    copied: int  # the number of the order it works as, where it copies another's; else UNKNOWN
    locked: bool  # neither flipped nor changed now
    kept: int  # how many orders the side can still use, the one in play included
    orders: tuple[OrderSeen, ...]  # the six of the army; empty while it is not chosen
    units: int
    life: int
    lost: int
    reserve: int  # units that wait for room on the home row
    defeat: int  # below so many units the side is beaten
    night: bool  # scenery does not protect from its attacks


@dataclass(frozen=True)
class DeedSeen:
    """The action on the table, or the one the viewer is putting together."""

    seat: int
    verb: str  # "move", "strike" …: see deed.py
    suit: int  # NONE for a ruse
    cards: int
    origin: int  # a zone, or -1
    target: int  # a zone, or -1
    count: int
    declared: bool  # False: only the viewer knows of it
    aims: tuple[int, ...]  # zones the viewer may choose now
    also: tuple[int, ...]  # zones he may choose in the way his order offers


@dataclass(frozen=True)
class BattleView:
    """A position of Les Rois du Champ de Bataille as a seat sees it."""

    viewer: int  # the seat that looks; -1 somebody who only watches
    scenario: str
    theme: str  # of the ground: "ancient", "fantasy", "future"
    turn: int  # 0 during the set-up; both seats' turns are counted
    turns: int  # the battle is judged after so many
    active: int
    actor: int  # the seat that chooses; -1 a card is drawn, -2 the battle is over
    asks: str  # the step that asks the viewer: "Act", "PickOrigin" …; "" when he is not asked
    winner: int  # seat, or -1: nobody
    zones: tuple[ZoneSeen, ...]  # all 25
    sides: tuple[SideSeen, SideSeen]
    deck: int
    discard: tuple[int, ...]  # cards by suit
    deed: DeedSeen | None
    verbs: tuple[tuple[str, int], ...]  # what the viewer may do with which suit: element play-<verb>-<suit name>
    wanted: tuple[int, ...]  # suits the viewer may choose a card of: element card-<index>
    counts: tuple[int, ...]  # how many units or points the viewer may choose
    offers: tuple[str, ...]  # armies the viewer may choose: element offer-<key>
    grounds: tuple[str, ...]  # scenery the viewer may choose: element scenery-<key>
    building: int  # the zone that scenery is for, or -1
    picks_pieces: bool  # the viewer may choose units or specials on the field
    caption: Message


def see(battle: Battle, seat: Seat) -> BattleView:
    """List what a seat sees; what only watchers see is what everybody knows."""
    outcome = battle.outcome()
    winner = outcome.winner() if outcome is not None else None
    step = battle.agenda[-1] if battle.agenda else None
    asked = battle.actor == seat and seat in (RED, BLACK)
    legal = battle.legal() if asked else []
    red, black = _side(battle, RED, seat), _side(battle, BLACK, seat)
    armies = [army for army in battle.armies if army != NONE]
    return BattleView(
        viewer=seat,
        scenario=battle.terms.scenario.key,
        theme=["ancient", "fantasy", "future"][ARMIES[armies[0]].theme if armies else 0],
        turn=battle.turn,
        turns=battle.terms.max_turns,
        active=battle.active,
        actor=battle.actor,
        asks=type(step).__name__ if step is not None and asked else "",
        winner=NONE if winner is None else winner,
        zones=tuple([_zone(battle, zone) for zone in range(ZONES)]),
        sides=(red, black),
        deck=size(battle.deck),
        discard=tuple(battle.discard),
        deed=_deed(battle, seat, legal),
        verbs=tuple([(VERB_KEYS[verb_of(choice)], suit_of(choice)) for choice in legal if is_play(choice)]),
        wanted=tuple([choice - SUIT for choice in legal if SUIT <= choice < ZONE]),
        counts=tuple([choice - COUNT for choice in legal if COUNT <= choice < COUNT + 16]),
        offers=_offers(step, battle) if isinstance(step, ChooseArmy) and asked else (),
        grounds=tuple(step.keys(battle)) if isinstance(step, PlaceScenery) and asked else (),
        building=step.zone if isinstance(step, PlaceScenery) else NONE,
        picks_pieces=any([UNIT <= choice < LAY or SPECIAL <= choice < ARMY or choice >= UNITS for choice in legal]),
        caption=Message("picture-title", turn=battle.turn, red=red.units, black=black.units),
    )


def _offers(step: ChooseArmy, battle: Battle) -> tuple[str, ...]:
    return tuple([ARMIES[army].key for army in step.armies(battle)])


def is_play(choice: Choice) -> bool:
    """Tell whether a choice does something with cards of a suit."""
    return PLAY <= choice < PLAY + len(VERB_KEYS) * SUITS


def _zone(battle: Battle, zone: int) -> ZoneSeen:
    scenery = battle.terrain.scenery(zone)
    owner = battle.owner[zone]
    return ZoneSeen(
        zone=zone,
        scenery=scenery.key if scenery is not None else "",
        walls=battle.terrain.walls[zone],
        ravines=battle.terrain.ravines[zone],
        owner=owner,
        units=tuple([_unit(unit) for unit in battle.troops[zone]]),
        flayer=_unit(battle.flayers[zone]) if battle.flayers[zone] != NO_UNIT else None,
        hive=RED if battle.hives[RED] >> zone & 1 else BLACK if battle.hives[BLACK] >> zone & 1 else NONE,
        specials=tuple([SPECIALS[kind].key for kind in battle.specials_in(owner, zone)]) if owner != NONE else (),
        captive=owner != NONE and battle.captured(zone),
    )


def _unit(unit: int) -> UnitSeen:
    return UnitSeen(life=life(unit), full=full(unit), hero=is_hero(unit))


def _side(battle: Battle, side: Seat, viewer: Seat) -> SideSeen:
    army = battle.armies[side]
    order, lies = _in_play(battle, side, viewer)
    copied = battle.orders[side]
    card = battle.order_card(side)
    return SideSeen(
        seat=side,
        army=ARMIES[army].key if army != NONE else "",
        hand=_hand(battle, side, viewer),
        order=order,
        lies=lies,
        copied=copied.number if copied is not card and copied is not PLAIN else UNKNOWN,
        locked=card.locked(battle, side),
        kept=battle.kept[side].bit_count(),
        orders=tuple([_order(battle, side, viewer, index) for index in range(ORDERS)]) if army != NONE else (),
        units=battle.units(side),
        life=battle.life(side),
        lost=battle.lost(side),
        reserve=battle.reserve[side],
        defeat=battle.defeat[side],
        night=battle.orders[side].night(battle, side),
    )


def _hand(battle: Battle, side: Seat, viewer: Seat) -> tuple[int, ...]:
    if side == viewer:
        return tuple(spread(battle.hands[side]))
    seen = spread(battle.known[side]) if viewer == 1 - side else []
    return (*seen, *[UNKNOWN] * (battle.cards(side) - len(seen)))


def _in_play(battle: Battle, side: Seat, viewer: Seat) -> tuple[int, str]:
    """Return which order lies in play, and how, as the viewer knows it."""
    if battle.slot[side] == NONE:
        return UNKNOWN, "none"
    number = battle.order_number(side, battle.slot[side])
    if side == viewer:
        return number, "active" if battle.face[side] else "passive"
    if battle.hidden[side] == SEALED:
        return UNKNOWN, "sealed"
    told = battle.hidden[side] == OPEN or (battle.hidden[side] == PEEKED and viewer == 1 - side)
    return number if told else UNKNOWN, "active" if battle.face[side] else "passive"


def _order(battle: Battle, side: Seat, viewer: Seat, index: int) -> OrderSeen:
    card: OrderCard = ROSTER[battle.order_number(side, index)]
    return OrderSeen(card.number, card.key, _place(battle, side, viewer, index))


def _place(battle: Battle, side: Seat, viewer: Seat, index: int) -> str:
    if battle.removed[side] >> index & 1:
        return "removed"
    in_play, lies = _in_play(battle, side, viewer)
    if in_play == battle.order_number(side, index):
        return lies
    if side != viewer:
        return "kept" if viewer == 1 - side and battle.told[side] >> index & 1 else "unknown"
    return "kept" if battle.kept[side] >> index & 1 or battle.kept[side] == 0 else "out"


def _deed(battle: Battle, seat: Seat, legal: list[Choice]) -> DeedSeen | None:
    """Return the action on the table, or what the viewer has chosen of his so far."""
    step = battle.agenda[-1] if battle.agenda else None
    aims = tuple([choice - ZONE for choice in legal if ZONE <= choice < ALSO])
    also = tuple([choice - ALSO for choice in legal if ALSO <= choice < COUNT])
    if isinstance(step, Pick) and step.seat == seat:
        fields = step.fields()
        verb = fields.get("verb", NONE)
        return DeedSeen(
            seat, VERB_KEYS[verb] if verb != NONE else "", fields.get("suit", NONE), 1, fields.get("origin", NONE),
            fields.get("target", NONE), 0, False, aims, also,
        )  # fmt: skip
    deed = battle.deed
    if deed is NO_DEED:
        return DeedSeen(seat, "", NONE, 0, NONE, NONE, 0, False, aims, also) if aims or also else None
    return DeedSeen(
        battle.active,
        VERB_KEYS[deed.verb],
        deed.suit,
        deed.cards,
        deed.origin,
        deed.target,
        deed.count,
        True,
        aims,
        also,
    )
