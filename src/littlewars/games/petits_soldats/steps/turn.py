"""«Tour de jeu»: move, order, end of turn (PS-340, PS-341, PS-401, PS-801 to PS-804)."""

from littlewars.games.petits_soldats.events import TURN
from littlewars.games.petits_soldats.judging import finish, reached
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE
from littlewars.games.petits_soldats.missions import after_turn
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.order import AskOrder
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.kernel.agenda import Choice, Seat, Step


class Turn(Step):
    """PS-340, PS-341: a turn begins: move, order, end."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.active = self.seat
        battle.tell(TURN, self.seat)
        battle.then(Move(self.seat), AskOrder(self.seat), EndTurn(self.seat))


class Move(Stride):
    """PS-401: one soldier makes a yellow Move, orders or not."""


class EndTurn(Step):
    """PS-801 to PS-804: is the game over, is the round over, whose turn is it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        spaces = after_turn(battle, self.seat)
        battle.move_flag(spaces if self.seat == GREEN_SEAT else -spaces)
        if reached(battle) != NONE:
            finish(battle)
        elif sum(battle.general) and battle.in_play(self.seat):
            battle.then(Turn(1 - self.seat))
