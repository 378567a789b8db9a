"""«Relancer les dés», «Convertir des dés» (MLB-50 to MLB-53, MLB-180 to MLB-182)."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import DICE, TURN
from littlewars.games.my_little_battlefield.deeds import spend
from littlewars.games.my_little_battlefield.events import CONVERTED, REROLLS
from littlewars.games.my_little_battlefield.faces import FACE_KEYS, FACES, pack, spread
from littlewars.games.my_little_battlefield.handful import faces_in, subsets, take_out
from littlewars.games.my_little_battlefield.specials.dice import turn_die, turns
from littlewars.games.my_little_battlefield.state import MORALE, Battle
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

GIVEN_UP: Final = 2  # dice discarded to convert a third


def dice_prompt(battle: Battle, message: Message, least: int, most: int) -> SubsetPrompt:
    """Ask for some of the dice not yet activated."""
    faces = spread(battle.dice)
    items = [Message("die-face", face=FACE_KEYS[face]) for face in faces]
    return SubsetPrompt(message, items, least, most, DICE, faces)


def reroll(battle: Battle, seat: Seat, mask: int) -> None:
    """Reroll a set of dice: free the first time, then for 1 Morale (MLB-51, MLB-52)."""
    cost = 1 if battle.rerolled else 0
    dice = take_out(battle.dice, mask)
    battle.tell(REROLLS, seat, dice, cost)
    spend(battle, seat, MORALE, cost)
    battle.rerolled = True
    battle.then(Roll(dice))


class PickReroll(SeatStep):
    """MLB-50: any dice not yet activated may be rerolled; a single one without asking which."""

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.dice_left() > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [DICE + mask for mask in subsets(battle.dice)]

    def take(self, battle: Battle, choice: Choice) -> None:
        reroll(battle, self.seat, choice - DICE if choice > DICE else 1)

    def prompt(self, battle: Battle) -> Prompt:
        return dice_prompt(battle, Message("prompt-reroll"), 1, battle.dice_left())

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-50", Message("refused-pick-dice"))


class PickDiscards(SeatStep):
    """MLB-180: two dice not yet activated are given up."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [DICE + mask for mask in subsets(battle.dice) if mask.bit_count() == GIVEN_UP]

    def take(self, battle: Battle, choice: Choice) -> None:
        given = faces_in(battle.dice, choice - DICE)
        battle.discarded += take_out(battle.dice, choice - DICE)
        battle.then(Convert(pack(given), self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return dice_prompt(battle, Message("prompt-discard"), GIVEN_UP, GIVEN_UP)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-180", Message("refused-pick-two"))


class Convert(SeatStep):
    """MLB-180: a third die is turned to another face."""

    def __init__(self, given: int, seat: Seat) -> None:
        super().__init__(seat)
        self.given: Final = given  # the two dice, as a handful

    def legal(self, battle: Battle) -> list[Choice]:
        return turns(battle)

    def take(self, battle: Battle, choice: Choice) -> None:
        turn_die(battle, choice)
        battle.tell(CONVERTED, self.seat, self.given, (choice - TURN) // FACES, (choice - TURN) % FACES)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-convert"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if TURN <= choice < DICE and (choice - TURN) // FACES == (choice - TURN) % FACES:
            return Refusal("MLB-180", Message("refused-same-face"))
        return Refusal("MLB-180", Message("refused-turn-die"))
