"""What a seat sees of a battle: everything, but the enemy's squad while it is chosen in secret (PS-117)."""

from dataclasses import dataclass

from littlewars.games.petits_soldats.content import CARDS, FACES, KIND_KEYS, ROUNDS, SCENES, SCOPE_FACES, VERBS
from littlewars.games.petits_soldats.layout import Table
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.names import ahead
from littlewars.games.petits_soldats.seeing import sight_lines
from littlewars.games.petits_soldats.spelling import squad_key
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import shown_hits
from littlewars.games.petits_soldats.steps.order import GiveOrder, order_of
from littlewars.games.petits_soldats.steps.preparation import Deploy
from littlewars.games.petits_soldats.steps.setup import ChooseSquad
from littlewars.games.petits_soldats.steps.throw import Aimed, Fire, Flick, Land, PlaceDie
from littlewars.kernel.agenda import Seat, Step
from littlewars.kernel.words import Message

# Lengths are in tenths of a millimetre; x runs to the right and y upwards from the bottom left corner of the table.


@dataclass(frozen=True)
class PieceSeen:
    """A piece of scenery."""

    number: int  # its element is piece-<number>
    key: str  # its picture and its name: "coffee_pot", "thing-coffee_pot"
    tall: bool
    round: bool  # a disc of diameter `width`; else a rectangle
    x: int
    y: int
    width: int
    height: int
    turn: int  # degrees, anticlockwise


@dataclass(frozen=True)
class TableSeen:
    """The table the battle is fought on."""

    key: str  # "breakfast" …; "custom" for one's own
    ground: str  # the look of its surface: "breakfast" …, "plain"
    width: int
    height: int
    walls: tuple[str, ...]  # sides along which books stand: "left", "right", "top", "bottom"; the others are open
    pieces: tuple[PieceSeen, ...]
    tokens: tuple[tuple[int, int], ...]  # the deployment tokens 1 to 4; element deploy-<number>


@dataclass(frozen=True)
class SoldierSeen:
    """A soldier, wherever it is."""

    number: int  # seat * squad + 0, 1 …; its figure is figure-<number>, its card card-<number>
    seat: int  # 0 green, 1 yellow
    kind: str  # "infantryman", "radioman", "sniper", "grenadier", "medic"; "" while it is secret or not chosen
    x: int  # its base's centre; -1 in the HQ
    y: int
    orders: int  # tokens beside it
    hearts: int
    shields: int
    defense: int  # what is left of it
    card_defense: int
    solidity: int
    bearer: bool  # carries its side's colours (PS-1102)
    biscuit: bool  # carries a biscuit (PS-1103)


@dataclass(frozen=True)
class SideSeen:
    """A general, his chest and his squad."""

    seat: int
    general: int  # order tokens
    lid: int
    bottom: int
    practice: bool  # the practice throw is still to be had (PS-740)
    soldiers: tuple[SoldierSeen, ...]


@dataclass(frozen=True)
class ShotSeen:
    """An attack being rolled."""

    shooter: int
    target: int
    dice: tuple[str, ...]  # "hit", "bolt", "blank", in this order
    scope: str  # the Sniper die: "double_hit", "hit", "bolt", "exposed", "backfire"; "" without it
    rerolls: int  # left
    hits: int


@dataclass(frozen=True)
class BattleView:
    """A position of Petits Soldats as a seat sees it."""

    viewer: int  # the seat that looks; -1 somebody who only watches
    mission: str  # "training", "hold_centre", "bearer", "biscuits", "breakthrough", "night"
    table: TableSeen
    round: int  # 0 before the first
    rounds: int
    first: int  # the first player of the round; -1 before the toss
    star: int  # who holds the first-player star; -1: it lies in the reserve
    active: int  # whose turn it is; -1 between turns
    actor: int  # the seat that chooses; -1 dice, cubes and throws; -2 the battle is over
    asks: str  # the step that asks the viewer: "ChooseSquad", "Deploy", "Move", "GiveOrder" …; "" when he is not asked
    winner: int  # seat, or -1: nobody
    flag: int  # -victory … victory, positive towards green's Victory space
    victory: int  # spaces from the centre to a Victory space
    sides: tuple[SideSeen, SideSeen]
    cubes: tuple[int, int, int, int]  # how many of each number are still in the stack
    cube: int  # the number drawn, while a figure is deployed; else 0
    shot: ShotSeen | None
    origin: tuple[int, int] | None  # from where a die is flicked or the spoon throws, while it is aimed
    weapon: str  # "grenade" or "mortar", while it is aimed or flies; else ""
    sights: tuple[tuple[int, int, bool], ...]  # soldier, enemy he sees, whether in red range
    biscuits: tuple[tuple[int, int], ...]  # the free biscuits (PS-1103)
    centre: bool  # the middle of the table counts (PS-1101)
    offers: tuple[str, ...]  # squads the viewer may choose, as keys joined by "+": element offer-<key>
    actions: tuple[tuple[int, str], ...]  # soldier and verb the viewer may order: element order-<soldier>-<verb>
    caption: Message


def see(battle: Battle, seat: Seat) -> BattleView:
    """List what a seat sees; what watchers see is what everybody knows."""
    outcome = battle.outcome()
    winner = outcome.winner() if outcome is not None else None
    step = battle.agenda[-1] if battle.agenda else None
    asked = battle.actor == seat and seat >= 0 and step is not None
    return BattleView(
        viewer=seat,
        mission=battle.terms.mission,
        table=table_seen(battle.field),
        round=battle.round,
        rounds=ROUNDS,
        first=battle.first,
        star=battle.star,
        active=battle.active,
        actor=battle.actor,
        asks=type(step).__name__ if asked else "",
        winner=NONE if winner is None else winner,
        flag=battle.flag,
        victory=battle.terms.victory,
        sides=(_side(battle, GREEN_SEAT, seat), _side(battle, YELLOW_SEAT, seat)),
        cubes=(battle.cubes[0], battle.cubes[1], battle.cubes[2], battle.cubes[3]),
        cube=step.token(battle) + 1 if isinstance(step, Deploy) else 0,
        shot=_shot(battle) if battle.shooter != NONE else None,
        origin=_origin(battle, step),
        weapon=_weapon(step),
        sights=tuple(sight_lines(battle, GREEN_SEAT) + sight_lines(battle, YELLOW_SEAT)),
        biscuits=tuple(
            [
                (battle.biscuits[2 * i], battle.biscuits[2 * i + 1])
                for i in range(len(battle.carried))
                if battle.carried[i] == NONE
            ]
        ),
        centre=battle.terms.holds_centre,
        offers=_offers(battle) if asked and isinstance(step, ChooseSquad) else (),
        actions=_actions(battle) if asked and isinstance(step, GiveOrder) else (),
        caption=Message("picture-title", round=battle.round, ahead=ahead(battle.flag), steps=abs(battle.flag)),
    )


def table_seen(table: Table) -> TableSeen:
    """Show a table."""
    pieces = [
        PieceSeen(number, thing.key, thing.tall, thing.round, thing.x, thing.y, thing.width, thing.height, thing.turn)
        for number, thing in enumerate(table.things)
    ]
    ground = table.key if table.key in SCENES and not SCENES[table.key].drill else "plain"
    return TableSeen(
        table.key, ground, table.width, table.height, tuple(table.walls), tuple(pieces), tuple(table.tokens)
    )


def _side(battle: Battle, seat: Seat, viewer: Seat) -> SideSeen:
    knows = battle.shown or viewer == seat or not battle.terms.secret
    return SideSeen(
        seat=seat,
        general=battle.general[seat],
        lid=battle.lid[seat],
        bottom=battle.bottom[seat],
        practice=battle.practised[seat] == 0,
        soldiers=tuple([_soldier(battle, soldier, knows) for soldier in battle.squad(seat)]),
    )


def _soldier(battle: Battle, soldier: int, knows: bool) -> SoldierSeen:
    kind = battle.kinds[soldier] if knows else NONE
    known = kind != NONE
    return SoldierSeen(
        number=soldier,
        seat=battle.seat_of(soldier),
        kind=KIND_KEYS[kind] if known else "",
        x=battle.x[soldier],
        y=battle.y[soldier],
        orders=battle.orders[soldier],
        hearts=battle.hearts[soldier],
        shields=battle.shields[soldier],
        defense=battle.defense(soldier) if known else 0,
        card_defense=CARDS[kind].defense if known else 0,
        solidity=battle.solidity(soldier) if known else 0,
        bearer=knows and soldier in battle.bearers,
        biscuit=soldier in battle.carried,
    )


def _shot(battle: Battle) -> ShotSeen:
    dice = [face for number, face in enumerate(FACES) for _ in range(battle.dice[number])]
    return ShotSeen(
        shooter=battle.shooter,
        target=battle.target,
        dice=tuple(dice),
        scope=SCOPE_FACES[battle.scope] if battle.scope != NONE else "",
        rerolls=battle.rerolls,
        hits=shown_hits(battle),
    )


def _origin(battle: Battle, step: Step | None) -> tuple[int, int] | None:
    """Return from where something is thrown, while it is aimed."""
    return step.origin(battle) if isinstance(step, (Flick, Fire)) else None


def _weapon(step: Step | None) -> str:
    if not isinstance(step, Aimed) or isinstance(step, PlaceDie):
        return ""
    return "mortar" if isinstance(step, (Fire, Land)) else "grenade"


def _offers(battle: Battle) -> tuple[str, ...]:
    return tuple([squad_key(battle, number) for number in range(len(battle.terms.squads))])


def _actions(battle: Battle) -> tuple[tuple[int, str], ...]:
    found: list[tuple[int, str]] = []
    for choice in battle.legal():
        verb, soldier, _, _ = order_of(choice)
        if (soldier, VERBS[verb]) not in found:
            found.append((soldier, VERBS[verb]))
    return tuple(found)
