"""«Contrôle d'un secteur», «Battre en retraite» (MLB-80 to MLB-115, MLB-140 to MLB-144)."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import SECTOR
from littlewars.games.my_little_battlefield.content import ELITE, RENOWN
from littlewars.games.my_little_battlefield.deeds import note_points, send_back
from littlewars.games.my_little_battlefield.events import CONTROLLED, LOST, PAWN
from littlewars.games.my_little_battlefield.faces import ATTACK, DEFENSE
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS_OF, NEIGHBOURS, RESERVE, rows_home
from littlewars.games.my_little_battlefield.names import unit_name
from littlewars.games.my_little_battlefield.state import KIND_OF, UNITS, Battle
from littlewars.kernel.agenda import NOBODY, Choice, Seat, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

NOTHING: Final = 0  # what a combat result does
STEP: Final = 1
REPEL: Final = 2


def advance(battle: Battle, seat: Seat, cell: int) -> None:
    """Move a pawn one space in the seat's favour; on the top space the enemy's units retreat (MLB-102, MLB-163)."""
    lost = battle.controls(1 - seat, cell)
    before = battle.gauge[cell]
    after = before + (1 if seat == BLUE else -1)
    battle.gauge[cell] = after
    sector = battle.tiles[cell].number
    battle.tell(PAWN, cell, sector, before, after)
    if lost:
        battle.tell(LOST, 1 - seat, cell, sector)
    if battle.controls(seat, cell):
        battle.tell(CONTROLLED, seat, cell, sector)
        for unit in battle.units_in(1 - seat, cell):
            battle.then(Retreat(unit))
        note_points(battle)
        battle.terms.scenario.taken(battle, seat, cell)


class Advance(Step):
    """MLB-163: a step granted by a special rule, unless the pawn is already on the top space."""

    def __init__(self, seat: Seat, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def take(self, battle: Battle, choice: Choice) -> None:
        if not battle.controls(self.seat, self.cell):
            advance(battle, self.seat, self.cell)


def effect(battle: Battle, seat: Seat, face: int, cell: int) -> int:
    """Tell what one result of a combat die does in a cell where the seat has a unit (MLB-81 to MLB-84, MLB-104)."""
    foe = battle.held(1 - seat) >> cell & 1 == 1
    value = battle.value(seat, cell)
    if value == battle.tiles[cell].category:
        return REPEL if foe and battle.terms.repel_faces >> face & 1 else NOTHING
    if not foe or value == 0:
        return STEP
    return STEP if face == (ATTACK if value < 0 else DEFENSE) else NOTHING


def best_effect(battle: Battle, seat: Seat, face: int, cell: int) -> int:
    """Tell the same where a Renown may read the face as the other one (MLB-113)."""
    found = effect(battle, seat, face, cell)
    if found == NOTHING and battle.stands(seat, RENOWN, cell):
        return effect(battle, seat, DEFENSE if face == ATTACK else ATTACK, cell)
    return found


def fight(battle: Battle, seat: Seat, face: int, cell: int) -> None:
    """Use a combat die in a cell: two results with an Elite or a Renown there (MLB-112, MLB-113)."""
    battle.then(CombatResult(cell, face, seat))
    if battle.stands(seat, ELITE, cell) or battle.stands(seat, RENOWN, cell):
        battle.then(CombatResult(cell, face, seat))


class CombatResult(Step):
    """MLB-81 to MLB-84, MLB-104: one result moves the pawn a space, or repels an intruder, or is lost."""

    def __init__(self, cell: int, face: int, seat: Seat) -> None:
        self.cell: Final = cell
        self.face: Final = face
        self.seat: Final = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        found = best_effect(battle, self.seat, self.face, self.cell)
        if found == STEP:
            advance(battle, self.seat, self.cell)
        elif found == REPEL:
            battle.then(Retreat(battle.units_in(1 - self.seat, self.cell)[0]))


class Retreat(Step):
    """MLB-140 to MLB-143: a unit withdraws to the nearest controlled neighbour, or to the Reserve.

    Its owner breaks ties; in solo the player does so for the IA too.
    """

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def actor(self, battle: Battle) -> Seat:
        if len(self.refuges(battle)) < 2:
            return NOBODY
        seat = self.unit // UNITS
        return BLUE if battle.terms.ruled(seat) else seat

    def refuges(self, battle: Battle) -> list[int]:
        """List the neighbours nearest to the owner's home row that can take the unit in; none: the Reserve."""
        seat = self.unit // UNITS
        near = NEIGHBOURS[battle.place[self.unit]] & battle.room(seat, KIND_OF[self.unit])
        open_ = near & battle.domain(seat)
        if open_ == 0 and battle.terms.retreat_anywhere:  # MLB-141
            open_ = near & ~battle.domain(1 - seat)
        found: list[int] = []
        for cell in CELLS_OF[open_]:
            if not found or rows_home(seat, cell) < rows_home(seat, found[0]):
                found = [cell]
            elif rows_home(seat, cell) == rows_home(seat, found[0]):
                found.append(cell)
        return found

    def legal(self, battle: Battle) -> list[Choice]:
        return [SECTOR + cell for cell in self.refuges(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice >= SECTOR:
            send_back(battle, self.unit, choice - SECTOR)
            return
        refuges = self.refuges(battle)
        send_back(battle, self.unit, refuges[0] if refuges else RESERVE)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-retreat", unit=unit_name(battle, self.unit)))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-140", Message("refused-retreat"))
