"""What a seat sees of a battle: everything, for nothing is hidden (ledger 5.1)."""

from dataclasses import dataclass

from littlewars.games.my_little_battlefield.actions import FACTION_SOURCE, POWER_SOURCE
from littlewars.games.my_little_battlefield.content import FACTIONS, KINDS
from littlewars.games.my_little_battlefield.faces import NO_FACE, spread
from littlewars.games.my_little_battlefield.ground import BLUE, NONE, RED
from littlewars.games.my_little_battlefield.names import army_of, figure_key, sector_key
from littlewars.games.my_little_battlefield.state import COMMAND, KIND_OF, MORALE, UNITS, Battle
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.games.my_little_battlefield.steps.ia import IaWindow
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.games.my_little_battlefield.steps.setup import ChooseFaction
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message


@dataclass(frozen=True)
class UnitSeen:
    """A unit, wherever it is."""

    number: int  # 0..7: seat * 4 + 0, 1 Standards, 2 Elite, 3 Renown; its element is unit-<number>
    seat: int  # 0 blue, 1 red
    kind: str  # "standard", "elite", "renown"
    figure: str  # its silhouette and its name: "orcs-elite", "raiders-standard"
    place: int  # 0..8: a cell; RESERVE, BOARD (waits on the command board), FOE_RESERVE: see ground.py


@dataclass(frozen=True)
class SectorSeen:
    """A sector of the battlefield."""

    cell: int  # 0..8: a1 b1 c1 a2 b2 c2 a3 b3 c3
    key: str  # "forest"; its picture, and its rule's text "sector-forest-rule"
    name: str  # the key of its name: "sector-harbour", or "sector-harbour-sf" when both armies come from the future
    category: int  # 2..5: each half of the gauge has so many spaces
    vp: int
    pawn: int  # -category..category, positive in blue's half; NO_PAWN while neutral: see ground.py
    holder: int  # the seat that controls it, or -1
    used: tuple[bool, bool]  # its special rule was used this turn, by seat
    relic: bool  # a relic lies here (scenario "relics")
    goal: bool  # the scenario is about this sector


@dataclass(frozen=True)
class BoardSeen:
    """A command board."""

    seat: int
    board: str  # "orcs", "raiders" …; "" while the faction is not chosen yet
    world: str  # "fantasy" or "sf"
    ia: bool  # the board of the solo opponent
    powered: bool  # its faction power counts (MLB-27)
    morale: int  # 0..7
    command: int  # 0..7
    power: int  # 1..6
    vp: int  # in all
    sectors: int  # how many it controls
    tally: int  # banners, relic points or trophies, as the scenario counts them
    power_used: bool  # the faction power was used this turn
    raised: bool  # Power was raised this turn
    jammed: bool  # rolls one die fewer on the next turn


@dataclass(frozen=True)
class BattleView:
    """A position of My Little Battlefield as everybody sees it."""

    scenario: str  # "pitched_battle", "breakthrough" …
    goal: str  # the key of what must be done
    rule: str  # the rule that says who wins
    solo: bool
    turn: int  # 0 during the set-up; both seats' turns are counted
    turns: int  # the game ends after so many turns in all
    active: int  # the seat whose turn it is
    actor: int  # the seat that chooses; -1 nature rolls, -2 the game is over
    asks: str  # the step that asks: "Main", "Follow", "Retreat" …; "" when nobody is asked
    winner: int  # seat, or -1: nobody (draw, or not over)
    sectors: tuple[SectorSeen, ...]  # those dealt so far, in board order
    units: tuple[UnitSeen, ...]  # all eight
    boards: tuple[BoardSeen, BoardSeen]
    dice: tuple[int, ...]  # faces 0..5 of the dice not yet activated, ascending; element die-<index>
    panel: tuple[int, ...]  # faces of the activated dice, column by column; element column-<1..7>
    discarded: int  # dice given up this turn
    to_roll: int  # dice about to be rolled
    free_reroll: bool  # the free reroll of this turn is still there
    converted: bool
    follow_cost: int  # 1, or 2 after the Command post
    followed: int  # the face the actor may follow now, or -1
    ia_die: int  # the face of the solo opponent's die on the table, or -1
    bonus_turn: bool  # the solo opponent's extra turn
    power_vp: tuple[int, ...]  # VP of the six Power levels
    offers: tuple[str, ...]  # factions the actor can choose now; element offer-<key>
    caption: Message  # one sentence: turn, VP


def see(battle: Battle) -> BattleView:
    """List what everybody sees."""
    outcome = battle.outcome()
    winner = outcome.winner() if outcome is not None else None
    step = battle.agenda[-1] if battle.agenda else None
    scenario = battle.terms.scenario
    blue, red = _board(battle, BLUE), _board(battle, RED)
    return BattleView(
        scenario=scenario.key,
        goal=scenario.goal,
        rule=scenario.rule,
        solo=battle.terms.solo,
        turn=battle.turn,
        turns=scenario.last_turn,
        active=battle.active,
        actor=battle.actor,
        asks=type(step).__name__ if step is not None and battle.actor >= 0 else "",
        winner=NONE if winner is None else winner,
        sectors=tuple([_sector(battle, cell) for cell in range(len(battle.tiles))]),
        units=tuple([_unit(battle, unit) for unit in range(2 * UNITS)]),
        boards=(blue, red),
        dice=tuple(spread(battle.dice)),
        panel=tuple(battle.panel),
        discarded=battle.discarded,
        to_roll=step.dice if isinstance(step, Roll) else 0,
        free_reroll=not battle.rerolled,
        converted=battle.converted,
        follow_cost=battle.follow_cost,
        followed=step.face if isinstance(step, Follow) else NO_FACE,
        ia_die=step.face if isinstance(step, IaWindow) else NO_FACE,
        bonus_turn=battle.extra_turn,
        power_vp=tuple(battle.terms.power_vp[1:]),
        offers=tuple([faction.key for faction in FACTIONS]) if isinstance(step, ChooseFaction) else (),
        caption=Message("picture-title", turn=battle.turn, blue=blue.vp, red=red.vp),
    )


def _sector(battle: Battle, cell: int) -> SectorSeen:
    tile = battle.tiles[cell]
    holders = [seat for seat in (BLUE, RED) if battle.controls(seat, cell)]
    goal = battle.terms.scenario.sheet.cells >> cell & 1 == 1
    return SectorSeen(
        cell=cell,
        key=tile.key,
        name=sector_key(battle, tile.number),
        category=tile.category,
        vp=tile.vp,
        pawn=battle.gauge[cell],
        holder=holders[0] if holders else NONE,
        used=(battle.used[BLUE] >> cell & 1 == 1, battle.used[RED] >> cell & 1 == 1),
        relic=goal and battle.terms.scenario.sheet.counts == "relic",
        goal=goal,
    )


def _unit(battle: Battle, unit: int) -> UnitSeen:
    return UnitSeen(
        number=unit,
        seat=unit // UNITS,
        kind=KINDS[KIND_OF[unit]],
        figure=figure_key(battle, unit),
        place=battle.place[unit],
    )


def _board(battle: Battle, seat: Seat) -> BoardSeen:
    army = army_of(battle, seat)
    used = battle.used[seat]
    ruled = battle.terms.ruled(seat)
    return BoardSeen(
        seat=seat,
        board=army.key if army is not None else "",
        world=army.world if army is not None else "fantasy",
        ia=ruled,
        powered=battle.terms.powers and not ruled,
        morale=battle.stock(seat, MORALE),
        command=battle.stock(seat, COMMAND),
        power=battle.power[seat],
        vp=battle.vp(seat),
        sectors=battle.domain(seat).bit_count(),
        tally=battle.tally[seat],
        power_used=used >> FACTION_SOURCE & 1 == 1,
        raised=used >> POWER_SOURCE & 1 == 1,
        jammed=battle.jammed and seat == BLUE,
    )
