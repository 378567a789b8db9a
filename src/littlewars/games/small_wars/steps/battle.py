"""«Déroulement d'un tour de jeu», «Fin du tour et conditions de victoire» (SW-21 to SW-27, SW-91 to SW-101)."""

from typing import Final

from littlewars.games.small_wars.actions import ACTIVATE
from littlewars.games.small_wars.content import TURNS
from littlewars.games.small_wars.events import ACTIVATED, SCORED, TURN
from littlewars.games.small_wars.ground import NOWHERE
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.activation import Act
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class StartTurn(Step):
    """SW-21, SW-26: a turn begins; nobody is activated yet, and the oldest starts."""

    def take(self, war: War, choice: Choice) -> None:
        war.turn += 1
        war.spent = [False] * len(war.spent)
        war.tell(TURN, war.turn)
        alternate = war.terms.starters_alternate and war.turn % 2 == 0
        war.then(NextActivation(1 - war.starter if alternate else war.starter))


class NextActivation(Step):
    """SW-22, SW-23, SW-27: the seats alternate; one with nobody left to activate is skipped."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, war: War, choice: Choice) -> None:
        for seat in (self.seat, 1 - self.seat):
            if war.any_ready(seat):
                war.then(Activate(seat), NextActivation(1 - seat))
                return
        war.then(EndTurn())


class Activate(SeatStep):
    """SW-24, SW-31: the seat activates one of its living figures not yet activated this turn."""

    def legal(self, war: War) -> list[Choice]:
        return [ACTIVATE + 2 * figure for figure in war.ready(self.seat)]

    def take(self, war: War, choice: Choice) -> None:
        figure = (choice - ACTIVATE) // 2
        war.spent[figure] = True
        war.tell(ACTIVATED, figure)
        bond = war.cell[figure] if war.engaged(figure) else NOWHERE
        war.then(Act(figure, war.sheets[figure].actions, bond))

    def prompt(self, war: War) -> Prompt:
        return Prompt(Message("prompt-activate"))

    def objection(self, war: War, choice: Choice) -> Refusal:
        if choice < ACTIVATE or (choice - ACTIVATE) % 2:
            return Refusal("SW-24", Message("refused-must-activate"))
        figure = (choice - ACTIVATE) // 2
        if figure >= len(war.owner):
            return Refusal("SW-22", Message("refused-unknown-figure"))
        named = war.name(figure)
        if war.owner[figure] != self.seat:
            return Refusal("SW-22", Message("refused-not-yours", figure=named))
        if war.life[figure] <= 0:
            return Refusal("SW-25", Message("refused-destroyed", figure=named))
        return Refusal("SW-31", Message("refused-already-activated", figure=named))


class EndTurn(Step):
    """SW-91: everybody has been activated; score, then the next turn, or the end after the fourth."""

    def take(self, war: War, choice: Choice) -> None:
        scenario = war.terms.scenario
        if scenario.scored_each_turn:
            yellow = scenario.gain(war, 0)
            red = scenario.gain(war, 1)
            war.vp[0] += yellow
            war.vp[1] += red
            war.tell(SCORED, war.turn, yellow, red)
        if war.turn < TURNS:
            war.then(StartTurn())
