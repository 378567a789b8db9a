"""«Mode solo», «Actions de l'IA» (MLB-200 to MLB-248): the IA's turn, one die at a time."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import END, FORCE, SECTOR, move
from littlewars.games.my_little_battlefield.boards import deeds_of
from littlewars.games.my_little_battlefield.commander import destinations, movers, usable
from littlewars.games.my_little_battlefield.content import EXTRA_DICE, TOP, TOP_POWER
from littlewars.games.my_little_battlefield.deeds import clear_table, gain, move_unit, raise_power, spend
from littlewars.games.my_little_battlefield.events import ACTIVATED, DIE, EXTRA, FORCED, USELESS
from littlewars.games.my_little_battlefield.faces import ATTACK, DEFENSE, FACE_KEYS, FACES, MOVEMENT, SPECIAL
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS_OF, RED
from littlewars.games.my_little_battlefield.specials.moves import WALK
from littlewars.games.my_little_battlefield.state import COMMAND, MORALE, Battle
from littlewars.games.my_little_battlefield.steps.control import fight
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class IaDice(Step):
    """MLB-210: the dice are rolled one at a time, until all have been."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def take(self, battle: Battle, choice: Choice) -> None:
        if self.left > 0:
            battle.then(IaRoll(0), IaDice(self.left - 1))


class IaRoll(Step):
    """MLB-213: a die the IA cannot use is rerolled once, then discarded."""

    def __init__(self, again: int) -> None:
        self.again: Final = again  # 1: the automatic reroll is gone

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return list(range(FACES))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.tell(DIE, RED, choice)
        if usable(battle, choice):
            battle.then(IaWindow(self.again, choice))
            return
        battle.tell(USELESS, choice, self.again)
        if self.again:
            battle.discarded += 1
        else:
            battle.then(IaRoll(1))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-ia-roll"))


class IaWindow(Step):
    """MLB-211: the player may pay 1 Morale and 1 Command to have the die rolled again; then the IA acts."""

    def __init__(self, again: int, face: int) -> None:
        self.again: Final = again
        self.face: Final = face

    def actor(self, battle: Battle) -> Seat:
        return BLUE if battle.stock(BLUE, MORALE) > 0 and battle.stock(BLUE, COMMAND) > 0 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [END, FORCE]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == FORCE:
            battle.tell(FORCED, BLUE, self.face)
            spend(battle, BLUE, MORALE, 1)
            spend(battle, BLUE, COMMAND, 1)
            battle.then(IaRoll(self.again))
            return
        battle.panel.append(self.face)
        battle.blocked = 0
        battle.tell(ACTIVATED, RED, self.face, len(battle.panel))
        if not battle.extra_turn or battle.terms.follow_extra_turn:  # MLB-245
            battle.then(Follow(self.face, BLUE))
        act(battle, self.face)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-ia-window", face=FACE_KEYS[self.face]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-211", Message("refused-ia-window"))


def act(battle: Battle, face: int) -> None:
    """Let the IA use a die: in all its sectors, with a unit, on both tracks, or by its board (MLB-220 to MLB-246)."""
    if face in (ATTACK, DEFENSE):
        battle.blocked = battle.held(RED)  # MLB-221
        battle.then(*[IaFight(cell, face) for cell in CELLS_OF[battle.blocked]])
    elif face == MOVEMENT:
        battle.then(IaPickUnit())
    elif face == SPECIAL:
        deeds = deeds_of(battle.terms.board, battle.power[RED])
        battle.then(*[IaDeed(number) for number in range(len(deeds))])
    else:
        gain(battle, RED, MORALE, 1)  # MLB-240
        gain(battle, RED, COMMAND, 1)


class IaFight(Step):
    """MLB-220: a combat die is used in one of the IA's sectors."""

    def __init__(self, cell: int, face: int) -> None:
        self.cell: Final = cell
        self.face: Final = face

    def take(self, battle: Battle, choice: Choice) -> None:
        fight(battle, RED, self.face, self.cell)


class IaDeed(Step):
    """MLB-246: a Special die does what the board says at the IA's Power, one deed after the other."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def take(self, battle: Battle, choice: Choice) -> None:
        deeds_of(battle.terms.board, battle.power[RED])[self.number].act(battle)


class IaPickUnit(Step):
    """MLB-230, MLB-231: the unit that moves; the player chooses between equals."""

    def actor(self, battle: Battle) -> Seat:
        return BLUE if len(movers(battle)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [SECTOR + (start & 15) for start in movers(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        found = movers(battle)
        start = found[0]
        for other in found:
            if choice == SECTOR + (other & 15):
                start = other
        battle.then(IaPickPlace(start >> 4, start & 15))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-ia-unit"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-230", Message("refused-ia-unit"))


class IaPickPlace(Step):
    """MLB-232 to MLB-237: where it goes; the player chooses between equals."""

    def __init__(self, kind: int, start: int) -> None:
        self.kind: Final = kind
        self.start: Final = start

    def actor(self, battle: Battle) -> Seat:
        return BLUE if len(destinations(battle, self.kind, self.start)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [SECTOR + place for place in destinations(battle, self.kind, self.start)]

    def take(self, battle: Battle, choice: Choice) -> None:
        place = choice - SECTOR if choice >= SECTOR else destinations(battle, self.kind, self.start)[0]
        battle.blocked = WALK.names(battle, move(self.kind, self.start, place))
        move_unit(battle, battle.unit_at(RED, self.kind, self.start), place)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-ia-place"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-232", Message("refused-ia-place"))


class IaMaximum(Step):
    """MLB-241 to MLB-243: a full Morale track raises Power, a full Command track gives an extra turn of three dice."""

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.stock(RED, MORALE) == TOP:
            spend(battle, RED, MORALE, TOP)
            raise_power(battle, RED)
            if battle.power[RED] == TOP_POWER:
                battle.agenda.clear()  # MLB-251
                return
        if battle.stock(RED, COMMAND) == TOP:
            clear_table(battle, RED)
            battle.extra_turn = True
            battle.tell(EXTRA, RED, EXTRA_DICE)
            battle.then(IaDice(EXTRA_DICE), IaExtraOver())


class IaExtraOver(Step):
    """MLB-243, MLB-244: after the extra turn the Command track is emptied."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.extra_turn = False
        spend(battle, RED, COMMAND, TOP)
