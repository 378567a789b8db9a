"""Looking at a position with the eyes of a seat."""

from littlewars.games.battalia.actions import ACQUIRING, FACTION, LAYING, MOVE, PLAY, SQUARE, TURN, TYPE, UPGRADE, laid
from littlewars.games.battalia.cards import AMBUSH, BANNERLESS, BANNERS, RANKS, TYPE_KEYS, artefact, unit
from littlewars.games.battalia.clash import ATTACK, BUFF, CITY, DEFENCE, NO_CLASH, RUINS_TARGET, SLOT_BASE, Clash, Line
from littlewars.games.battalia.content import FACTION_KEYS, RUINS, SHAPES, TERRAIN_KEYS, TOP_LEVEL
from littlewars.games.battalia.ground import DIRECTIONS, NEXT, NONE, SQUARES, opposite
from littlewars.games.battalia.judging import faction_key, greats_owned
from littlewars.games.battalia.lines import PART_KEYS, is_horde, lift, parts, printed, raised
from littlewars.games.battalia.oracle import ALIGNED, LIT, arm_of
from littlewars.games.battalia.piles import (
    ARTEFACT_PILE,
    CITY_PILE,
    COSTS,
    MARKET,
    MERCENARIES,
    PILE_KEYS,
    ROAD_PILE,
    shape_of,
)
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.auction import Bid, DiscardBids, Reveal
from littlewars.games.battalia.steps.battle import LineUp
from littlewars.games.battalia.steps.deeds import PickSite, PickTurn
from littlewars.games.battalia.steps.payment import Pay
from littlewars.games.battalia.view import (
    UNKNOWN,
    BattleSeen,
    BidSeen,
    LineSeen,
    PartSeen,
    PileSeen,
    SideSeen,
    SlotSeen,
    SquareSeen,
    WorldView,
)
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.words import Message


def see(world: World, seat: Seat) -> WorldView:
    """List what a seat sees; what only watchers see is what everybody knows."""
    players = world.terms.players
    step = world.agenda[-1] if world.agenda else None
    asked = world.actor == seat and 0 <= seat < players
    legal = world.legal() if asked else []
    outcome = world.outcome()
    arm = arm_of(world.day) if world.day > 0 else NONE
    buff = world.places[BUFF]
    points = [world.points(side) for side in range(players)]
    pile, square, quarters = _under_way(step) if asked else (NONE, NONE, NONE)
    return WorldView(
        viewer=seat,
        mode="advanced" if world.terms.advanced else "basic",
        players=players,
        day=world.day,
        week=world.week(),
        weeks=world.terms.weeks,
        arm=arm,
        lit=TYPE_KEYS[LIT[arm]] if arm != NONE else "",
        aligned=TYPE_KEYS[ALIGNED[arm]] if arm != NONE else "",
        also_lit=tuple([key for type_, key in enumerate(TYPE_KEYS) if world.sun >> type_ & 1]),
        first=world.first,
        active=world.active,
        actor=world.actor,
        asks=type(step).__name__ if step is not None and asked else "",
        winners=tuple(outcome.ranking[0]) if outcome is not None else (),
        squares=tuple([_square(world, square) for square in range(SQUARES)]),
        sides=tuple([_side(world, side, seat) for side in range(players)]),
        piles=tuple([_pile(world, pile) for pile in MARKET]),
        mercenaries=tuple([unit(rank, BANNERLESS) if rank != NONE else NONE for rank in world.row]),
        mercenaries_left=sum(world.rest[BANNERS * MERCENARIES :]) + len(world.bottoms[RANKS]),
        provisions=world.provisions,
        great=tuple(world.greats),
        removed=FACTION_KEYS[world.banished] if world.banished != NONE else "",
        target=world.terms.target,
        buff="none" if not world.terms.buff else _buff_state(world),
        buff_square=buff,
        employer=world.employer,
        horde=world.horde(),
        roll=world.roll,
        played=tuple(world.played),
        aside=tuple(world.aside),
        picked=_picked(step) if asked else (),
        tents=world.tents,
        laid=world.laid,
        battle=_battle(world, step, seat),
        bids=_bids(world, step, seat),
        upgrades=tuple([choice - UPGRADE for choice in legal if UPGRADE <= choice < UPGRADE + SQUARES]),
        sites=tuple([choice - SQUARE for choice in legal if SQUARE <= choice < UPGRADE]),
        turns=tuple([choice - TURN for choice in legal if TURN <= choice < TURN + DIRECTIONS]),
        laying=PILE_KEYS[pile] if pile != NONE else "",
        laying_turn=quarters,
        about=square,
        offers=_offers(legal),
        caption=Message("picture-title", day=world.day, week=world.week(), points=max(points)),
    )


def _under_way(step: Step | None) -> tuple[int, int, int]:
    """Return what a decision is about so far: the pile of the card that is laid, the square, the quarter turns."""
    if isinstance(step, PickSite):
        return step.pile, NONE, NONE
    if isinstance(step, PickTurn):
        return step.pile, step.square, NONE
    if isinstance(step, Pay):
        if LAYING <= step.deed < ACQUIRING:
            return laid(step.deed)
        if MOVE <= step.deed < LAYING:
            return NONE, (step.deed - MOVE) % SQUARES, NONE
        if UPGRADE <= step.deed < PLAY:
            return NONE, (step.deed - UPGRADE) % SQUARES, NONE  # a city rises, or a hero is hired
    return NONE, NONE, NONE


def _offers(legal: list[Choice]) -> tuple[str, ...]:
    return tuple([FACTION_KEYS[choice - FACTION] for choice in legal if FACTION <= choice < TYPE])


def _buff_state(world: World) -> str:
    if world.places[BUFF] == NONE:
        return "absent"
    return "free" if world.employer == NONE else "employed"


def _picked(step: Step | None) -> tuple[int, ...]:
    """Return the places in the hand of the cards picked so far."""
    mask = step.fields().get("mask", 0) if step is not None else 0
    return tuple([place for place in range(mask.bit_length()) if mask >> place & 1])


def _square(world: World, square: int) -> SquareSeen:
    exits, level = world.exits[square], world.levels[square]
    ground = "ruins" if square == RUINS else "empty" if exits == 0 else "city" if level else "road"
    figures = world.heroes_on(square)
    if world.places[BUFF] == square:
        figures.append(BUFF)
    return SquareSeen(
        square=square,
        inside=world.terms.board.inside[square],
        ground=ground,
        terrain=TERRAIN_KEYS[world.terrain[square]] if ground in ("city", "road") else "",
        exits=exits,
        level=level,
        owner=world.owners[square],
        start=world.corners.index(square) if square in world.corners else NONE,
        strength=world.strength_of(square) if ground in ("city", "ruins") else 0,
        figures=tuple(figures),
        open=ground == "empty" and _is_open(world, square),
    )


def _is_open(world: World, square: int) -> bool:
    """Tell whether a road of a neighbour leads to an empty square of the area."""
    if not world.terms.board.inside[square]:
        return False
    for direction in range(DIRECTIONS):
        beyond = NEXT[square][direction]
        if beyond != NONE and world.exits[beyond] >> opposite(direction) & 1:
            return True
    return False


def _side(world: World, side: Seat, viewer: Seat) -> SideSeen:
    cities = world.cities(side)
    hand = tuple(world.hands[side])
    if side != viewer:
        hidden = len(world.bids[side]) if _sealed(world) else 0
        hand = (UNKNOWN,) * (len(hand) + hidden)
    return SideSeen(
        seat=side,
        faction=faction_key(world, side),
        vp=world.points(side),
        cities=len(cities),
        top_cities=len([square for square in cities if world.levels[square] == TOP_LEVEL]),
        hand=hand,
        deck=len(world.decks[side]),
        discard=tuple(world.discards[side]),
        reserve=len([figure for figure in (2 * side, 2 * side + 1) if world.places[figure] == NONE]),
        figures=len(world.figures(side)),
        slots=tuple([_slot(slot, side == viewer) for slot in world.slots[side]]),
        marker="none" if not world.expires[side] else "employment" if world.employer == side else "accord",
        arm=world.marker_arm(side),
        days=world.days_left(side),
        great=greats_owned(world, side) if world.day > 0 else 0,
    )


def _slot(slot: int, known: bool) -> SlotSeen:
    return SlotSeen(artefact(AMBUSH, slot // SLOT_BASE), slot % SLOT_BASE if known else UNKNOWN)


def _pile(world: World, pile: int) -> PileSeen:
    start = BANNERS * pile
    under = len(world.bottoms[pile]) if pile < RANKS else 0
    kind = (
        "unit" if pile < ARTEFACT_PILE else "artefact" if pile < CITY_PILE else "city" if pile < ROAD_PILE else "road"
    )
    today = arm_of(world.day) if world.day > 0 else NONE
    type_ = pile - ARTEFACT_PILE if kind == "artefact" else NONE
    return PileSeen(
        key=PILE_KEYS[pile],
        kind=kind,
        top=world.tops[pile],
        left=sum(world.rest[start : start + BANNERS]) + under + (1 if world.tops[pile] != NONE else 0),
        cost=COSTS[pile].text,
        exits=SHAPES[shape_of(pile)].exits if pile >= CITY_PILE else 0,
        lit=today != NONE and LIT[today] == type_,
        aligned=today != NONE and ALIGNED[today] == type_,
    )


# -- battles and bids


def _battle(world: World, step: Step | None, seat: Seat) -> BattleSeen | None:
    clash = world.clash
    if clash is NO_CLASH:
        return None
    composing = step if isinstance(step, LineUp) and step.seat == seat else None
    if composing is not None:
        clash = clash.lined(composing.role, composing.line(world))
    lines = []
    for role in (ATTACK, DEFENCE):
        line = clash.line(role)
        if line.seat != NONE:
            lines.append(_line(world, clash, role, composing is None or composing.role != role))
    neutral = clash.target == RUINS_TARGET or (clash.target == CITY and world.owners[clash.square] == NONE)
    strength = world.horde() if is_horde(world, clash) else world.strength_of(clash.square) if neutral else 0
    return BattleSeen(
        square=clash.square,
        attacker=clash.attacker,
        target=_target(clash, neutral),
        victim=clash.target if clash.target <= BUFF else NONE,
        strength=strength,
        lines=tuple(lines),
    )


def _target(clash: Clash, neutral: bool) -> str:
    if clash.target == RUINS_TARGET:
        return "ruins"
    if clash.target == CITY:
        return "neutral" if neutral else "city"
    return "buff" if clash.target == BUFF else "hero"


def _line(world: World, clash: Clash, role: int, committed: bool) -> LineSeen:
    line: Line = clash.line(role)
    values = parts(world, clash, role)
    return LineSeen(
        seat=line.seat,
        attacks=role == ATTACK,
        committed=committed,
        cards=tuple(line.cards),
        raised=tuple(raised(line.cards, lift(world, line.seat))),
        rolls=tuple(line.rolls),
        ambush=_slot(line.ambush, True) if line.ambush != NONE else None,
        buff_leads=line.leads,
        parts=tuple([PartSeen(PART_KEYS[i], value) for i, value in enumerate(values) if value]),
        total=sum(values),
    )


def _sealed(world: World) -> bool:
    """Tell whether bids are being made."""
    return any([isinstance(step, Reveal) for step in world.agenda])


def _bids(world: World, step: Step | None, seat: Seat) -> tuple[BidSeen, ...]:
    sealed = _sealed(world)
    if not sealed and not any([isinstance(waiting, DiscardBids) for waiting in world.agenda]) and not any(world.bids):
        return ()
    found = []
    for side in world.turn_order():
        cards = world.bids[side]
        if isinstance(step, Bid) and step.seat == side == seat:
            cards = step.cards(world)
        made = not any([isinstance(waiting, Bid) and waiting.seat == side for waiting in world.agenda])
        known = not sealed or side == seat
        total = sum([printed(card) for card in cards]) if known else 0
        found.append(BidSeen(side, sealed and made, tuple(cards) if known else (), total))
    return tuple(found)
