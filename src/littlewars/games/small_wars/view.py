"""What a seat sees of a war: everything, for nothing is hidden (ledger 5.6)."""

from dataclasses import dataclass

from littlewars.games.small_wars.content import SHEETS, TURNS
from littlewars.games.small_wars.ground import CELLS, NOWHERE
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.activation import Act
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message


@dataclass(frozen=True)
class FigureSeen:
    """A figure on the battlefield, or its wreck."""

    number: int  # its place in the state's lists, and in element ids
    name: str  # "J1", "R3"
    seat: int  # 0 yellow, 1 red
    sheet: str  # "light_tank"
    family: str  # "infantry", "light", "truck", "armour", "artillery", "works", "air", "water"
    cell: int  # 0..8: a1 b1 c1 a2 b2 c2 a3 b3 c3
    life: int  # hit points left; 0 = a wreck
    full_life: int
    actions: int
    move: int  # -1 = ✗
    reach: int  # 0 = its own cell only, -1 = ✗
    dice: int  # combat dice, -1 = ✗
    points: int
    spent: bool  # activated this turn
    active: bool  # being activated now
    strikes: int  # how far it attacks under this game's options, -1 = never


@dataclass(frozen=True)
class WarView:
    """A position of Small Wars as everybody sees it."""

    scenario: str  # "conquest", "frontal_assault", "king_of_the_hill", "hot_spots", "breakthrough", "attrition"
    rule: str  # the rule that says who wins
    counted: str  # the rule that says what is counted
    counts: str  # "vp", "figures", "points"
    marks: str  # what is printed on the cells, a1 first: points, ^ and v where figures must arrive, or a dot
    hints: tuple[Message, ...]  # what each cell is worth, in words
    turn: int  # 0 during the set-up, then 1..turns
    turns: int
    scores: tuple[int, int]  # what the scenario counts, as it stands
    purses: tuple[int, int]  # points left to spend while drafting
    starter: int  # the seat that starts turn 1
    actor: int  # the seat that chooses; -1 nature rolls, -2 the game is over
    actions_left: int  # of the active figure; 0 when none is active
    bond: int  # the cell that binds the active figure (SW-46), else NOWHERE
    bound_each_action: bool  # SW-48
    bound_whole_action: bool  # SW-49
    figures: tuple[FigureSeen, ...]
    to_place: tuple[tuple[str, ...], tuple[str, ...]]  # sheets still beside the field, ready-made armies only
    winner: int  # seat, or -1: nobody (draw, or not over)
    on_offer: tuple[tuple[str, int], ...] = ()  # sheets the actor can take, and copies left (-1: no limit)


def see(war: War) -> WarView:
    """List what everybody sees."""
    acts = [step for step in war.agenda if isinstance(step, Act)]  # one at the most, under the rolls of its attack
    active = acts[0].figure if acts else -1
    outcome = war.outcome()
    winner = outcome.winner() if outcome is not None else None
    terms = war.terms
    scenario = terms.scenario
    return WarView(
        scenario=scenario.key,
        rule=scenario.rule,
        counted=scenario.counted,
        counts=scenario.reason(),
        marks="".join([scenario.mark(cell) for cell in range(CELLS)]),
        hints=tuple([scenario.hint(cell) for cell in range(CELLS)]),
        turn=war.turn,
        turns=TURNS,
        scores=(scenario.score(war, 0), scenario.score(war, 1)),
        purses=(war.purses[0], war.purses[1]),
        starter=war.starter,
        actor=war.actor,
        actions_left=acts[0].left if acts else 0,
        bond=acts[0].bond if acts else NOWHERE,
        bound_each_action=terms.bound_each_action,
        bound_whole_action=terms.bound_whole_action,
        figures=tuple(_figure(war, figure, figure == active) for figure in range(len(war.owner))),
        to_place=(_to_place(war, 0), _to_place(war, 1)),
        winner=-1 if winner is None else winner,
        on_offer=_on_offer(war),
    )


def _figure(war: War, figure: int, active: bool) -> FigureSeen:
    sheet = war.sheets[figure]
    return FigureSeen(
        number=figure,
        name=war.name(figure),
        seat=war.owner[figure],
        sheet=sheet.key,
        family=sheet.family,
        cell=war.cell[figure],
        life=war.life[figure],
        full_life=sheet.life,
        actions=sheet.actions,
        move=sheet.move,
        reach=sheet.reach,
        dice=sheet.dice,
        points=sheet.points,
        spent=war.spent[figure],
        active=active,
        strikes=war.reach(figure),
    )


def _to_place(war: War, seat: Seat) -> tuple[str, ...]:
    if war.turn > 0 or not war.terms.ready_made:
        return ()
    copies = war.stock[war.shelf(seat) :]
    return tuple([sheet.key for sheet, count in zip(SHEETS, copies, strict=False) for _ in range(count)])


def _on_offer(war: War) -> tuple[tuple[str, int], ...]:
    if war.turn > 0 or war.actor < 0:
        return ()
    shelf = war.shelf(war.actor)
    return tuple([(SHEETS[number].key, war.stock[shelf + number]) for number in war.on_offer(war.actor)])
