"""«Tour de jeu», «Activer les dés», «Fin du tour» (MLB-30 to MLB-44, MLB-190 to MLB-196)."""

from typing import Final

from littlewars.games.my_little_battlefield.acting import acts, face_of, objection, perform, used_on
from littlewars.games.my_little_battlefield.actions import CONVERT, END, REROLL
from littlewars.games.my_little_battlefield.content import DICE, GOAL
from littlewars.games.my_little_battlefield.deeds import clear_table
from littlewars.games.my_little_battlefield.events import ACTIVATED, ENDED, TURN
from littlewars.games.my_little_battlefield.faces import FACE_KEYS, NO_FACE
from littlewars.games.my_little_battlefield.state import MORALE, Battle
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.games.my_little_battlefield.steps.ia import IaDice, IaMaximum
from littlewars.games.my_little_battlefield.steps.picks import PickDiscards, PickReroll, reroll
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

TO_CONVERT: Final = 3  # dice needed (MLB-180)


class StartTurn(Step):
    """MLB-31: the seat takes the dice its Power gives and rolls them all; the IA has a turn of its own (MLB-210)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        seat = self.seat
        clear_table(battle, seat)
        battle.turn += 1
        dice = DICE[battle.power[seat]]
        if battle.terms.ruled(seat):
            battle.tell(TURN, seat, battle.turn, dice)
            battle.then(IaDice(dice), IaMaximum(), EndTurn(seat))
            return
        if battle.jammed:
            battle.jammed = False
            dice -= 1
        battle.tell(TURN, seat, battle.turn, dice)
        battle.then(Roll(dice), Main(seat))


class Main(SeatStep):
    """MLB-32, MLB-33: activate a die, reroll, convert, or end the turn, until no die is left."""

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.dice_left() > 0 else NOBODY  # MLB-190

    def legal(self, battle: Battle) -> list[Choice]:
        found = [END]
        if self.may_reroll(battle):
            found.append(REROLL)
        if self.may_convert(battle):
            found.append(CONVERT)
        for face in ORDER:
            if battle.dice[face]:
                found += acts(battle, self.seat, face, 0, False)
        return found

    def may_reroll(self, battle: Battle) -> bool:
        """Tell whether the free reroll is left, or a Morale to pay with (MLB-51, MLB-52)."""
        return not battle.rerolled or battle.stock(self.seat, MORALE) > 0

    def may_convert(self, battle: Battle) -> bool:
        """Tell whether dice may still be converted this turn (MLB-180)."""
        return not battle.converted and battle.dice_left() >= TO_CONVERT

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            left = battle.dice_left()
            if left > 0:
                battle.tell(ENDED, self.seat, left)
            battle.then(EndTurn(self.seat))
            return
        battle.then(self)
        if choice == REROLL:
            if battle.terms.reroll_all:
                reroll(battle, self.seat, (1 << battle.dice_left()) - 1)
            else:
                battle.then(PickReroll(self.seat))
        elif choice == CONVERT:
            battle.converted = True
            battle.then(PickDiscards(self.seat))
        else:
            self.activate(battle, choice)

    def activate(self, battle: Battle, choice: Choice) -> None:
        """Put the die on the panel and carry out its action; the enemy may follow afterwards (MLB-40, MLB-60)."""
        face = face_of(choice)
        battle.dice[face] -= 1
        battle.panel.append(face)
        battle.blocked = used_on(battle, choice)
        battle.tell(ACTIVATED, self.seat, face, len(battle.panel))
        if not battle.terms.ruled(1 - self.seat):  # MLB-204
            battle.then(Follow(face, 1 - self.seat))
        perform(battle, self.seat, choice, False)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-main", dice=battle.dice_left()))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if choice == REROLL:
            return Refusal("MLB-52", Message("refused-reroll"))
        if choice == CONVERT:
            again = Message("refused-converted") if battle.converted else Message("refused-convert", needed=TO_CONVERT)
            return Refusal("MLB-180", again)
        face = face_of(choice)
        if face == NO_FACE:
            return Refusal("MLB-32", Message("refused-main"))
        if battle.dice[face] == 0:
            return Refusal("MLB-41", Message("refused-no-die", face=FACE_KEYS[face]))
        return objection(battle, self.seat, choice, 0, False)


ORDER: Final = (3, 4, 0, 1, 5, 2)  # the faces in the order of their choices


class EndTurn(Step):
    """MLB-190 to MLB-196: what a turn's end brings; then the other seat's turn, or the end of the game."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        scenario = battle.terms.scenario
        scenario.turn_over(battle, self.seat)
        if battle.victor < 0 and not self.goal_met(battle) and battle.turn < scenario.last_turn:
            battle.then(StartTurn(1 - self.seat))

    def goal_met(self, battle: Battle) -> bool:
        """Tell whether 20 VP end the game now (MLB-194)."""
        if not battle.terms.scenario.goal_counts:
            return False
        if battle.terms.latched:
            return battle.reached[self.seat]
        if battle.vp(self.seat) >= GOAL:
            return True
        return battle.terms.any_turn_end and battle.vp(1 - self.seat) >= GOAL
