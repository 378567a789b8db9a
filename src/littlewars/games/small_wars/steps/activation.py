"""«Activation d'une figurine», «Déplacement», «Combat», «Dégâts et destruction» (SW-31 to SW-84)."""

from typing import Final

from littlewars.games.small_wars.actions import ATTACK, END, MOVE, PLACE
from littlewars.games.small_wars.events import ATTACKED, DAMAGED, ENDED, FELL, MOVED, ROLLED
from littlewars.games.small_wars.ground import CELL_NAMES, CELLS_OF, DISTANCE, walk
from littlewars.games.small_wars.state import War
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.pieces.dice import coin_weights


class Act(Step):
    """SW-32 to SW-38: each action is a move or an attack, in any order; the rest may be given up.

    `bond` is the cell where the figure began its activation if an enemy was there (SW-46), else NOWHERE.
    """

    def __init__(self, figure: int, left: int, bond: int) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.bond: Final = bond

    def actor(self, war: War) -> Seat:
        over = self.left == 0 or war.life[self.figure] <= 0  # SW-37, SW-38
        return NOBODY if over else war.owner[self.figure]

    def legal(self, war: War) -> list[Choice]:
        figure = self.figure
        actions = [MOVE + cell for cell in CELLS_OF[war.destinations(figure, self.bond)]]
        actions += [ATTACK + 2 * target for target in war.targets(figure)]
        if war.terms.must_act and actions and self.left == war.sheets[figure].actions:  # SW-34
            return actions
        actions.insert(0, END)
        return actions

    def take(self, war: War, choice: Choice) -> None:
        figure = self.figure
        if choice == END:
            if self.left > 0 and war.life[figure] > 0:
                war.tell(ENDED, figure, self.left)
            return
        again = Act(figure, self.left - 1, self.bond)
        if choice >= ATTACK:
            target = (choice - ATTACK) // 2
            war.tell(ATTACKED, figure, target)
            war.then(Roll(figure, 0), Retaliate(figure, target), Damage(figure, target), again)
        else:
            war.tell(MOVED, figure, war.cell[figure], choice - MOVE)
            war.cell[figure] = choice - MOVE
            war.then(again)

    def prompt(self, war: War) -> Prompt:
        name = war.name(self.figure)
        return Prompt(
            Message("prompt-act", figure=name, sheet=Message("sheet-" + war.sheets[self.figure].key), left=self.left)
        )

    def objection(self, war: War, choice: Choice) -> Refusal:
        if choice == END:
            return Refusal("SW-34", Message("refused-must-act", figure=war.name(self.figure)))
        if MOVE <= choice < PLACE:
            return self._no_move(war, choice - MOVE)
        if choice >= ATTACK and (choice - ATTACK) % 2 == 0:
            return self._no_attack(war, (choice - ATTACK) // 2)
        return Refusal("SW-35", Message("refused-still-acting", figure=war.name(self.figure)))

    def _no_move(self, war: War, cell: int) -> Refusal:
        figure = self.figure
        here = war.cell[figure]
        length = war.sheets[figure].move
        named = war.name(figure)
        if length <= 0:
            return Refusal("SW-51", Message("refused-cannot-move", figure=named))
        if cell == here:
            return Refusal("SW-41", Message("refused-already-there", figure=named, cell=CELL_NAMES[cell]))
        enemies = war.held(1 - war.owner[figure])
        if walk(here, length, enemies, 0, 0) >> cell & 1:
            if DISTANCE[9 * here + cell] > 1:
                return Refusal("SW-49", Message("refused-bound", figure=named, cell=CELL_NAMES[cell]))
            rule = "SW-46" if here == self.bond else "SW-48"
            return Refusal(rule, Message("refused-bound", figure=named, cell=CELL_NAMES[cell]))
        if DISTANCE[9 * here + cell] <= length:
            return Refusal("SW-45", Message("refused-behind-enemy", figure=named, cell=CELL_NAMES[cell]))
        return Refusal("SW-41", Message("refused-too-far", figure=named, cell=CELL_NAMES[cell], move=length))

    def _no_attack(self, war: War, target: int) -> Refusal:
        sheet = war.sheets[self.figure]
        named = war.name(self.figure)
        if sheet.dice <= 0:
            return Refusal("SW-72", Message("refused-cannot-attack", figure=named))
        if war.reach(self.figure) < 0:
            return Refusal("SW-73", Message("refused-cannot-attack", figure=named))
        if target >= len(war.owner):
            return Refusal("SW-61", Message("refused-unknown-figure"))
        if war.owner[target] == war.owner[self.figure]:
            return Refusal("SW-65", Message("refused-not-enemy", figure=war.name(target)))
        if war.life[target] <= 0:
            return Refusal("SW-83", Message("refused-destroyed", figure=war.name(target)))
        if war.reach(self.figure) == 0:
            return Refusal("SW-63", Message("refused-own-cell-only", figure=named, target=war.name(target)))
        distance = DISTANCE[9 * war.cell[self.figure] + war.cell[target]]
        return Refusal(
            "SW-62",
            Message(
                "refused-out-of-range",
                figure=named, target=war.name(target), distance=distance, reach=war.reach(self.figure),
            ),
        )  # fmt: skip


class Roll(Step):
    """SW-66: the figure rolls its combat dice; each 4, 5 or 6 is a hit."""

    def __init__(self, figure: int, side: int) -> None:
        self.figure: Final = figure
        self.side: Final = side  # 0 attacks, 1 retaliates

    def actor(self, war: War) -> Seat:
        return NATURE

    def legal(self, war: War) -> list[Choice]:
        return list(range(war.sheets[self.figure].dice + 1))

    def weights(self, war: War) -> list[int]:
        return coin_weights(war.sheets[self.figure].dice)

    def take(self, war: War, choice: Choice) -> None:
        war.hits[self.side] = choice
        war.tell(ROLLED, self.figure, war.sheets[self.figure].dice, choice, self.side)

    def prompt(self, war: War) -> Prompt:
        return Prompt(Message("prompt-roll", figure=war.name(self.figure), dice=war.sheets[self.figure].dice))


class Retaliate(Step):
    """SW-68 to SW-73: a target in the attacker's own cell strikes back, unless its dice are crossed out."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target

    def take(self, war: War, choice: Choice) -> None:
        if war.cell[self.attacker] == war.cell[self.target] and war.sheets[self.target].dice > 0:
            war.then(Roll(self.target, 1))


class Damage(Step):
    """SW-67, SW-69, SW-83: both rolls are applied together; each hit takes a hit point, and none left is the end.

    SW-101: so may be the game's.
    """

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target

    def take(self, war: War, choice: Choice) -> None:
        fallen = wound(war, self.target, war.hits[0])
        fallen = wound(war, self.attacker, war.hits[1]) or fallen
        war.hits[0] = 0
        war.hits[1] = 0
        if fallen and war.terms.scenario.settled(war):
            war.agenda.clear()


def wound(war: War, figure: int, hits: int) -> bool:
    """Take hit points off a figure; tell whether it fell."""
    if hits == 0:
        return False
    lost = min(hits, war.life[figure])
    war.life[figure] -= lost
    war.tell(DAMAGED, figure, lost, war.life[figure])
    if war.life[figure] > 0:
        return False
    war.tell(FELL, figure)
    return True
