"""«Déroulement d'une manche»: its beginning and its end (PS-205, PS-802, PS-810, PS-811)."""

from littlewars.games.petits_soldats.events import OVER, ROUND
from littlewars.games.petits_soldats.judging import finish, reached
from littlewars.games.petits_soldats.lengths import NONE
from littlewars.games.petits_soldats.missions import after_round
from littlewars.games.petits_soldats.state import Battle, Closing
from littlewars.games.petits_soldats.steps.preparation import NextFigure, Recover
from littlewars.games.petits_soldats.steps.turn import Turn
from littlewars.kernel.agenda import Choice, Seat, Step


class StartRound(Step):
    """PS-205: preparation, turns, end."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.round += 1
        battle.swept = NONE
        battle.tell(ROUND, battle.round)
        battle.then(NextFigure(battle.first), Recover(), Turn(battle.first), EndRound())


class EndRound(Closing):
    """PS-802: on to the next round, or to the end of the game."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.active = NONE
        if reached(battle) == NONE:
            battle.tell(OVER, battle.round)
            battle.move_flag(after_round(battle))
        if reached(battle) != NONE or sum(battle.lid) == 0:
            finish(battle)
        else:
            battle.first = battle.star = next_first(battle)
            battle.then(StartRound())


def next_first(battle: Battle) -> Seat:
    """PS-810, PS-811: return who is first in the next round."""
    if battle.terms.alternate:
        return 1 - battle.first
    if battle.star != NONE:
        return battle.star
    return battle.swept if battle.terms.wiped_first and battle.swept != NONE else battle.first
