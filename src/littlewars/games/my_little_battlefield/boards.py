"""What the IA's Special dice do: deeds printed on its command board, level by level (MLB-246, ledger 4.7)."""

from abc import ABC, abstractmethod
from typing import Final

from littlewars.games.my_little_battlefield.actions import SECTOR
from littlewars.games.my_little_battlefield.content import BOARDS, IaBoard
from littlewars.games.my_little_battlefield.deeds import gain, spend
from littlewars.games.my_little_battlefield.events import JAMMED, LOST, PAWN
from littlewars.games.my_little_battlefield.ground import ALL_CELLS, BLUE, CELLS, CELLS_OF, NO_PAWN, RED
from littlewars.games.my_little_battlefield.specials.special import optional
from littlewars.games.my_little_battlefield.state import COMMAND, MORALE, Battle
from littlewars.games.my_little_battlefield.steps.control import advance
from littlewars.kernel.agenda import NOBODY, Choice, Seat, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Deed(ABC):
    """One thing a board does. Cells whose pawn it moves are blocked for a follower (MLB-62)."""

    def __init__(self, table: Table) -> None:
        self.key: str = table.text("verb")
        self.morale: int = optional(table, "morale")
        self.command: int = optional(table, "command")

    @abstractmethod
    def act(self, battle: Battle) -> None:
        """Do it, or put it on the agenda."""


class Lose(Deed):
    """The player loses resources, as far as there are any."""

    def act(self, battle: Battle) -> None:
        spend(battle, BLUE, MORALE, self.morale)
        spend(battle, BLUE, COMMAND, self.command)


class Steal(Deed):
    """The IA takes resources from the player."""

    def act(self, battle: Battle) -> None:
        gain(battle, RED, MORALE, spend(battle, BLUE, MORALE, self.morale))
        gain(battle, RED, COMMAND, spend(battle, BLUE, COMMAND, self.command))


class Prosper(Deed):
    """The IA gains resources."""

    def act(self, battle: Battle) -> None:
        gain(battle, RED, MORALE, self.morale)
        gain(battle, RED, COMMAND, self.command)


class Regress(Deed):
    """The player's most precious pawn goes back one space."""

    def act(self, battle: Battle) -> None:
        battle.then(IaRegress())


class RegressAll(Deed):
    """All pawns in the player's half go back one space."""

    def act(self, battle: Battle) -> None:
        for cell in range(CELLS):
            if 0 < battle.gauge[cell] < NO_PAWN:
                push_back(battle, cell)


class PushAll(Deed):
    """One step for the IA in every sector where it has a unit and which it does not control."""

    def act(self, battle: Battle) -> None:
        battle.then(*[IaPush(cell) for cell in CELLS_OF[ALL_CELLS]])


class Jam(Deed):
    """The player rolls one die fewer next turn."""

    def act(self, battle: Battle) -> None:
        battle.jammed = True
        battle.tell(JAMMED, BLUE)


class IaPush(Step):
    """A push in one cell: one step for the IA, if it has a unit there and does not control it."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.held(RED) >> self.cell & 1 and not battle.controls(RED, self.cell):
            battle.blocked |= 1 << self.cell
            advance(battle, RED, self.cell)


class IaRegress(Step):
    """Among pawns in the player's half the one worth most, then the highest, goes back; the player breaks ties."""

    def actor(self, battle: Battle) -> Seat:
        return BLUE if len(precious(battle)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [SECTOR + cell for cell in precious(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice >= SECTOR:
            push_back(battle, choice - SECTOR)
            return
        for cell in precious(battle):
            push_back(battle, cell)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-ia-regress"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-246", Message("refused-ia-regress"))


def precious(battle: Battle) -> list[int]:
    """List the cells whose pawn, in the player's half, is worth most."""
    best: list[int] = []
    rank = 0
    for cell in range(CELLS):
        pawn = battle.gauge[cell]
        if 0 < pawn < NO_PAWN:
            found = 10 * battle.tiles[cell].vp + pawn
            if found > rank:
                rank = found
                best = []
            if found == rank:
                best.append(cell)
    return best


def push_back(battle: Battle, cell: int) -> None:
    """Move a pawn of the player's half one space towards 0."""
    before = battle.gauge[cell]
    lost = battle.controls(BLUE, cell)
    battle.gauge[cell] = before - 1
    battle.blocked |= 1 << cell
    battle.tell(PAWN, cell, battle.tiles[cell].number, before, before - 1)
    if lost:
        battle.tell(LOST, BLUE, cell, battle.tiles[cell].number)


VERBS: Final[dict[str, type[Deed]]] = {
    "lose": Lose,
    "steal": Steal,
    "gain": Prosper,
    "regress": Regress,
    "regress all": RegressAll,
    "push": PushAll,
    "jam": Jam,
}


def _make_deed(table: Table) -> Deed:
    verb = table.text("verb")
    if verb not in VERBS:
        raise table.wrong("verb", ", ".join(VERBS))
    deed = VERBS[verb](table)
    table.close()
    return deed


DEEDS: Final = {key: [[_make_deed(deed) for deed in level] for level in board.levels] for key, board in BOARDS.items()}


def deeds_of(board: IaBoard, power: int) -> list[Deed]:
    """List what a Special die does at this Power (MLB-246)."""
    return DEEDS[board.key][power - 1]
